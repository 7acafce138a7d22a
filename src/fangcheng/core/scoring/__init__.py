"""What a win is worth: its facts, the patterns that hold, and the methods that add them up."""
