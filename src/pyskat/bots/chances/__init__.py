"""The chance to win a game with the cards one has, from games that were played: a table of fitted numbers."""
