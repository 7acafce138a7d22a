"""The pattern catalogue: one predicate for every pattern; `name(win, rules, reading)` returns how often it holds.

Patterns are filed by what they speak of (chows, pungs, suits, kongs, waits ...), never by region. The name of a
predicate is the id of the pattern (`core.state.pattern_ids`); other ids that mean the same follow in `pattern`. Each
has the widest meaning: four kongs are three kongs too, and price lists exclude. Where rulebooks define a pattern
differently, a setting of `core.state.fields.scoring_options` says which definition counts. `listed` keeps the list that
the trial of all priced patterns (`core.scoring.trial`) is made of.
"""
