"""Hands and wins that programs ask about, away from any table."""
