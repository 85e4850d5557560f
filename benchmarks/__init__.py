"""How fast is it, next to OpenSpiel? ``python -m benchmarks`` says."""
