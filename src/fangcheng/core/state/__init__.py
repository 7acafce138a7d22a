"""The records a game runs on, with the numbers that stand in them.

All records are NumPy structured dtypes, aligned so that a GPU can read them. A copy of the table record is a
snapshot. A *face* is 0-33, a *kind* any tile code of `fangcheng.tiles`; masks of faces are 34 bits wide.
"""
