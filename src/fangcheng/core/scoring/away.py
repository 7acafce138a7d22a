"""How far a hand is from a win that is allowed: not from its shape alone, but from one that shows what is demanded.

*Away* counts the tiles still to draw or claim, as `distance` does, and is never less than it. The sets and the pair
that the concealed tiles still owe are divided among characters, dots, bamboo and honours (away_in_sets.py), and for
each division it is asked which demands the melds and the number of suits leave unmet. Where few kinds of
hands win, the nearest of these is meant (away_in_kinds.py). Left out is what hangs on no tile of the hand: a minimum of
points, luck, who has declared, and that a set must be claimed, which lacks no tile.
"""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.away_in_kinds import few_kinds_win, missing_to_kind, wanted_to_kind
from fangcheng.core.scoring.away_in_pairs import FOUR_SETS, OF_PAIRS, fewest_in_pairs, others_allowed, wanted_in_pairs
from fangcheng.core.scoring.away_in_sets import fewest_in_sets, wanted_in_sets
from fangcheng.core.scoring.demands import demands_anything
from fangcheng.core.scoring.owed import owed_by
from fangcheng.core.shapes.distance import missing_plainly, wanted_plainly
from fangcheng.core.shapes.holding import faces_held, hold
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.ready import forms_open
from fangcheng.core.state.fields.forms import STANDARD
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import LACK_FREE


@kernel
def asks_more(rules: Rules):
    """Return True if not every hand of a complete shape wins, whatever its worth."""
    return few_kinds_win(rules) or divides(rules)


@kernel
def divides(rules: Rules):
    """Return True if a hand must show more than a shape, so that its divisions are walked through."""
    return (demands_anything(rules) or rules.lack_rule == LACK_FREE) and not few_kinds_win(rules)


@stage("number", when=asks_more)
def away(table: Table, rules: Rules, desk: Desk, seat):
    """Count the tiles that the seat lacks to a win that is allowed; OUT_OF_REACH where its melds bar every one.

    Rules: JILIN-25, JILIN-26, JILIN-27, CHANGCHUN-31, CHANGCHUN-32, CHANGCHUN-33, HARBIN-25, HARBIN-26,
    HARBIN-27, HARBIN-28, NEIMENGGU-19, NEIMENGGU-21, YINGKOU-19, YINGKOU-20, YINGKOU-21, YINGKOU-22, JINAN-25,
    HEFEI-11, ANQING-18, CHENGDU-15, SHANGHAI-18.
    """
    if few_kinds_win(rules):
        return missing_to_kind(table, rules, desk, seat)
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    owed, forms = owed_by(table, rules, desk, seat), forms_open(table, rules, seat)
    found = fewest_in_sets(desk, holding, owed) if forms & STANDARD else OUT_OF_REACH
    if found > missing_plainly(desk.shapes, holding, owed.sets, forms):
        found = fewest_otherwise(rules, desk, holding, owed, forms, found)
    return max(0, found - holding.jokers) if found < OUT_OF_REACH else found


@stage("mask", when=asks_more)
def wanted_away(table: Table, rules: Rules, desk: Desk, seat, missing):
    """Return the faces that bring a hand of 3n + 1 tiles, which is `missing` tiles away, nearer; jokers too."""
    if missing == 0:
        return NONE
    if few_kinds_win(rules):
        return wanted_to_kind(table, rules, desk, seat, missing)
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    if missing >= OUT_OF_REACH:
        return holding.wild
    owed, forms, before = owed_by(table, rules, desk, seat), forms_open(table, rules, seat), missing + holding.jokers
    found = wanted_in_sets(desk, holding, owed, before) if forms & STANDARD else NONE
    return with_others(rules, desk, holding, owed.sets, forms, before, found)


@kernel
def with_others(rules: Rules, desk: Desk, holding, sets, forms, before, found):
    """Return the faces `found` with those that help other forms which lack just `before` tiles, and with the jokers."""
    open_faces = holding.usable & ~holding.wild & ~faces_held(desk.shapes, holding, 4)
    if sets == FOUR_SETS and forms & OF_PAIRS:
        found |= wanted_in_pairs(rules, desk.shapes, holding, forms, before, open_faces & ~found)
    others = others_of(rules, forms)
    if others != 0:
        found |= wanted_plainly(desk.shapes, holding, sets, others, before)
    return found & open_faces | holding.wild


@kernel
def fewest_otherwise(rules: Rules, desk: Desk, holding, owed, forms, limit):
    """Count the tiles lacking to an allowed win of no sets before jokers are used; `limit` where none is below it."""
    best = limit
    if owed.sets == FOUR_SETS and forms & OF_PAIRS:
        best = fewest_in_pairs(rules, desk.shapes, holding, forms, best)
    others = others_of(rules, forms)
    if others != 0:
        best = min(best, missing_plainly(desk.shapes, holding, owed.sets, others))
    return best


@kernel
def others_of(rules: Rules, forms):
    """Return the open forms of neither sets nor pairs, none where they do not show what is demanded."""
    others = forms & ~(STANDARD | OF_PAIRS)
    return others if others != 0 and others_allowed(rules) else 0
