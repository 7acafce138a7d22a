"""Players made of kernels: they see what their seat sees and choose among the same legal actions as anybody."""

NAMES = ("random", "steady")
