"""Players made of kernels: they see what their seat sees and choose among the same legal actions as anybody."""

NAMES = ("random", "steady")
STRONG = "strong"  # thinks in worlds of its own, and is asked by its view like any bot from outside
