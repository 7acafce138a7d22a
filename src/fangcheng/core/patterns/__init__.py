"""The pattern catalogue: one predicate for every pattern, `name(win, reading)` -> how often it holds.

The name of a predicate is the id of the pattern (`core.pattern_ids`). The modules of this folder hold what
several rulebooks share, with the widest meaning: four kongs are three kongs too, and price lists exclude.
`riichi`, `taiwan`, `sichuan` and `tianjin` hold what one family alone knows or understands differently.
"""
