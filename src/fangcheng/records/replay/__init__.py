"""A recorded game played again by our rules, and what differs."""
