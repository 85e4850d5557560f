"""The score sheet: entries, the systems that score them, standings, and how a sheet is written."""
