"""The coach: old advice on how to play, told as a book and held against the rules of each game."""
