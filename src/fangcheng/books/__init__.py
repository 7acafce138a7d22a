"""The books of the games: their rules, and how to play them. Whoever reads them needs no engine."""
