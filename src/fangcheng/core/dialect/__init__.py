"""The kernel dialect: how a plain function becomes a rule that runs interpreted, compiled and on a GPU."""
