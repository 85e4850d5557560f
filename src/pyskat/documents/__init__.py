"""How the values of this package are written down for JSON, part by part; :mod:`pyskat.jsonio` is the way in."""

try:
    import cattrs as _  # noqa: F401 - the modules of this package need it
except ModuleNotFoundError as _error:
    raise ImportError("pyskat.jsonio needs cattrs: pip install 'pyskat-rules[json]'", name="cattrs") from _error
