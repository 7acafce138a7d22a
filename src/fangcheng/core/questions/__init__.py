"""Hands and wins that are only asked about, away from any table."""
