"""A recorded game played again by our rules, to see what differs."""
