"""How deals and games are written: the game server's records, and a game in words."""
