"""What waits follow: for a hand two tiles from a win, the waits that each helpful tile would leave it with."""

from fangcheng.bots.brain import live
from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.away import asks_more
from fangcheng.core.shapes.distance import spare, wanted
from fangcheng.core.shapes.holding import add_face, hold, remove_face
from fangcheng.core.shapes.ready import forms_open, sets_to_form
from fangcheng.core.state.rule_codes import HAN_AND_FU


@kernel
def looks_two_steps(rules):
    """Return True if every hand of a complete shape wins, so that waits are told by shape alone."""
    return rules.method != HAN_AND_FU and not asks_more(rules)


@stage("number", when=looks_two_steps)
def waits_to_come(table, rules, desk, brain, seat, helping):
    """Return the sum over unseen helpful tiles of the unseen tiles that the hand would wait for after the best discard.

    The seat holds 3n + 1 tiles and is two tiles from a win; `helping` is the mask of what brings it nearer.
    """
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    sets, forms = sets_to_form(table, rules, seat), forms_open(table, rules, seat)
    total = 0
    while helping != NONE:
        face = lowest(helping)
        helping &= helping - ONE
        if brain.unseen[face] > 0:
            drawn = add_face(holding, face)
            total += int(brain.unseen[face]) * most_waits(desk.shapes, brain, drawn, sets, forms)
    return total


@kernel
def most_waits(shapes, brain, holding, sets, forms):
    """Return the most unseen tiles that a hand of 3n + 2 tiles, one from a win, can wait for after a discard."""
    spares = spare(shapes, holding, sets, forms)
    most = 0
    while spares != NONE:
        face = lowest(spares)
        spares &= spares - ONE
        most = max(most, live(brain, wanted(shapes, remove_face(holding, face), sets, forms)))
    return most
