"""The version of the package, read by the build without importing the rest."""

__version__ = "0.1.0"
"""The version of pyskat, such as ``0.1.0``; the page Stability says what a change of it means."""
