"""Leagues of many bots, those of other programs too, that play the same walls and are rated by it."""
