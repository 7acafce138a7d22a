"""The adviser: one move for a seat, with the counts that speak for it."""
