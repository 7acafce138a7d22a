"""Records that are watched: kept by the server, played again, shown step by step, and played on."""
