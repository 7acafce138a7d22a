"""Boards of a game to be solved at the table: what is to be done on each, and which answers the engine takes."""
