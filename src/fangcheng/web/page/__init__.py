"""What the page shows, made from what the game says: views, choices, results, log, cards, in words of the wire."""
