"""``python -m pyskat.jsonio`` prints the JSON Schema of all documents, each kind on a line."""

import json
from typing import Any

from pyskat.jsonio import schema

head: dict[str, Any] = schema()
kinds = [f"{json.dumps(kind)}: {json.dumps(part, ensure_ascii=False)}" for kind, part in head.pop("$defs").items()]
print(json.dumps(head)[:-1] + ', "$defs": {\n' + ",\n".join(kinds) + "\n}}")  # noqa: T201 - what it is for
