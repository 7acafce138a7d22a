"""Drills: short questions with one certain answer, which the engine knows and the reader is to find."""
