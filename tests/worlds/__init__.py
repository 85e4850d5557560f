"""Worlds: the states that a seat cannot tell apart."""
