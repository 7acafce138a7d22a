"""The course of a hand and of a match."""
