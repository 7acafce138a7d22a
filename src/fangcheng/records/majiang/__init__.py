"""Majiang's paipu, the records of kobalab's program and its library."""
