"""The arithmetic of a win, step by step, each with the rule it follows: a file for each method of scoring."""
