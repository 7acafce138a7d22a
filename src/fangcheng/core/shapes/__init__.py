"""The shapes of a hand: how far it is from each, and every way to read a complete one."""
