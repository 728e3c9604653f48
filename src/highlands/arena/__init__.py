"""Bots among themselves: games in series, what came of them, and how fast they are played."""
