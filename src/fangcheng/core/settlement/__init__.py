"""Who pays whom for a win."""
