"""People: who they are, the rooms where they meet, the tables where several of them play."""
