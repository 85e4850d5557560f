"""The built documentation in a real browser."""
