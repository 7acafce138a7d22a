"""Plans for tiles that stand apart: all but one of them must find their place in the hand that wins."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.distance import distance
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.ready import forms_open, sets_to_form
from fangcheng.core.state.action_codes import CLAIM_PUNG, NO_ACTION
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allowed
from fangcheng.core.table.standing_four import PLACES, count_standing, tiles_standing
from fangcheng.tiles import NO_TILE


@stage("number", when=on("standing"))
def tiles_stuck(table: Table, rules: Rules, desk: Desk, seat):
    """Return how many standing tiles beyond the one that declares the hand has no use for yet.

    A tile is of no use if the hand is as near to a win without it.
    Rules: TAIYUAN-16, TAIYUAN-18.
    """
    if table.ready[seat] != 0 or count_standing(table, seat) == 0:
        return 0
    before = distance_with_standing(table, rules, desk, seat)
    idle = 0
    for place in range(PLACES):
        some_face = int(table.standing_four.faces[seat, place])
        if some_face != NO_TILE and table.hand[seat, some_face] > 0:
            table.hand[seat, some_face] -= 1
            idle += int(distance_with_standing(table, rules, desk, seat) <= before)
            table.hand[seat, some_face] += 1
    return max(0, idle - 1)


@kernel
def distance_with_standing(table: Table, rules: Rules, desk: Desk, seat):
    """Return how many tiles the concealed hand lacks to a win, wherever its tiles stand."""
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    return distance(desk.shapes, holding, sets_to_form(table, rules, seat), forms_open(table, rules, seat))


@kernel
def pung_that_keeps_one(table: Table, seat):
    """Return the pung that takes most standing tiles and leaves one to declare with, NO_ACTION for none.

    Rules: TAIYUAN-24.
    """
    found = NO_ACTION
    for given in range(3):
        if allowed(table, seat, CLAIM_PUNG + given) and count_standing(table, seat) > given:
            found = CLAIM_PUNG + given
    return found


@kernel
def kong_keeps_one(table: Table, rules: Rules, seat, some_face):
    """Return True if a kong of the face leaves a tile standing, or none stand apart in this game.

    Rules: TAIYUAN-19, TAIYUAN-24.
    """
    return rules.standing == 0 or count_standing(table, seat) > tiles_standing(table, seat, some_face)
