"""Load tests: a server in a process of its own, players at real sockets, and what they measure."""
