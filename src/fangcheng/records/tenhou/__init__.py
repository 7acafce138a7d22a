"""Tenhou's own formats: its XML logs, the JSON of its viewer, its walls and names."""
