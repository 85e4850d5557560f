"""``python -m pyskat.jsonio`` prints the JSON Schema of all documents."""

import json

from pyskat.jsonio import schema

print(json.dumps(schema(), ensure_ascii=False, indent=2))  # noqa: T201 - what it is for
