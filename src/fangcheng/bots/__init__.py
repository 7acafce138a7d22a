"""Players made of kernels: they see what their seat sees and answer through the same legal actions as anybody."""

NAMES = ("random", "steady")
