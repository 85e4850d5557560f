"""Simulations, and archives that are replayed."""
