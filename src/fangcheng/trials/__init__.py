"""Old advice on trial: what a saying asks is played both ways, or counted, on many hands of equal tiles."""
