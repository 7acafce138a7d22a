"""The things on the table: wall, hands and melds, dora, and who is still in the hand."""
