"""Quantities of a position, worked out from a view alone: what a coach names and a bot weighs."""
