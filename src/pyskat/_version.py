"""The version of the package, read by the build without importing the rest."""

__version__ = "0.1.0"
