"""Outlook on allowed wins: how far a hand is as it lies and after each of its discards, and what it then wants."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.away import away, divides, wanted_away
from fangcheng.core.scoring.away_discards import look_at_discards, wanted_after
from fangcheng.core.shapes.holding import FACES
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.ready import has_tile_to_spare
from fangcheng.core.state.record_types import Desk, Rules, Table


@kernel
def allowed_outlook(tables, number, rules, desks, seat, discards, distances, masks):
    """Fill two rows as `outlook` does (core/shapes/outlook.py), but count to wins that are allowed.

    The rows come as `outlook` has filled them: a face of which it says -1 stays so. OUT_OF_REACH tells that no win is
    left for the melds of the seat. For games that ask more than a shape (`asks_more`), with their tables on the desk.
    """
    table, desk = tables[number], desks[0]
    last = distances.shape[0] - 1
    missing = away(table, rules[0], desk, seat)
    distances[last], masks[last] = missing, NONE
    if discards == 0:
        return
    if has_tile_to_spare(table, rules[0], seat):
        look_at_each(table, rules[0], desk, seat, distances, masks)
    elif missing < OUT_OF_REACH:
        masks[last] = wanted_away(table, rules[0], desk, seat, missing)


@kernel
def look_at_each(table: Table, rules: Rules, desk: Desk, seat, distances, masks):
    """Fill the places of the faces that may be discarded."""
    if divides(rules):
        look_at_discards(table, rules, desk, seat)
    for some_face in range(FACES):
        if distances[some_face] >= 0:
            table.hand[seat, some_face] -= 1
            look_without(table, rules, desk, seat, some_face, distances, masks)
            table.hand[seat, some_face] += 1


@kernel
def look_without(table: Table, rules: Rules, desk: Desk, seat, some_face, distances, masks):
    """Fill the place of a face that has just left the hand."""
    masks[some_face] = NONE
    if divides(rules):
        distances[some_face] = int(desk.work.after.lacking[some_face])
        if distances[some_face] < OUT_OF_REACH:
            masks[some_face] = wanted_after(table, rules, desk, seat, some_face)
        return
    distances[some_face] = away(table, rules, desk, seat)
    if distances[some_face] < OUT_OF_REACH:
        masks[some_face] = wanted_away(table, rules, desk, seat, distances[some_face])
