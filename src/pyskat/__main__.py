"""``python -m pyskat``."""

import sys

from pyskat.cli import main

if __name__ == "__main__":
    sys.exit(main())
