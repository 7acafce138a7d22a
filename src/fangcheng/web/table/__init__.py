"""A table of the server: the room with its match, bots, clock and lines to the players."""
