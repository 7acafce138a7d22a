"""What a seat may know of its table, told as a record of its own, as 64-bit words, as numbers."""
