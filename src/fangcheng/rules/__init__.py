"""Rulesets: what a variant declares, and how that becomes the record of numbers the kernels read."""
