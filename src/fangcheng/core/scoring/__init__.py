"""What a win is worth: its facts, the patterns that hold for it, and the methods that add them up."""
