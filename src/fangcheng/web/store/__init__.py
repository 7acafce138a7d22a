"""Tables on disk: what is kept of each, the file it lies in, and the thread that writes it."""
