"""The phases of a deal, one module each: the state, what may be done in it, and where that leads."""
