"""The course of a hand and of a match: who decides next, and what each decision does to the table."""
