"""Opened kongs (开杠): who is ready may let a kong turn up tiles, which win for him or for the others.

He says so before he lays it. What follows once it stands is in core/play/turned_tiles.py and named_tile.py.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.readiness import ready_beside_added, ready_beside_kong
from fangcheng.core.shapes.ready import kong_keeps_waits
from fangcheng.core.state.action_codes import CLAIM_OPENED, OPENING
from fangcheng.core.state.codes import CONCEALED_KONG_MELD, OPEN_KONG_MELD, READY_OPENED
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allow, face, find_pung
from fangcheng.tiles import FACES, NO_TILE


@kernel
def offer_opening(table: Table, rules: Rules, desk: Desk, seat):
    """Allow the player on turn to say that he opens the next kong, if there is one that he may open.

    Rules: CHANGSHA-9, CHANGSHA-11, CHANGSHA-17.
    """
    for some_face in range(FACES):
        four = table.hand[seat, some_face] == 4 and may_open_four(table, rules, desk, seat, some_face)
        if four or may_open_added(table, rules, desk, seat, some_face):
            allow(table, seat, OPENING)
            return


@kernel
def tiles_to_open(table: Table, rules: Rules):
    """Return True if the wall has the tiles that an opened kong turns up, and the last one besides.

    More than two tiles have a full stack among them.
    Rules: CHANGSHA-19, HEFEI-16.
    """
    return int(table.drawable) > int(rules.kong_opens)


@stage("truth", when=on("kong_opens"))
def may_open_four(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if the seat may open four tiles of its hand; after an earlier one if the waits stay as they are.

    Who has laid one with dice lays no other.
    Rules: CHANGSHA-11, CHANGSHA-17, HEFEI-16.
    """
    if not tiles_to_open(table, rules):
        return False
    if table.ready[seat] == READY_OPENED:
        if rules.kong_dice != 0:
            return False
        drawn = table.drawn != NO_TILE and face(int(table.drawn)) == some_face
        return drawn and kong_keeps_waits(table, rules, desk, seat, some_face, 4)
    return ready_beside_kong(table, rules, desk, seat, some_face, 4, CONCEALED_KONG_MELD)


@kernel
def may_open_added(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if the seat may open a kong by adding a tile of this face to its pung: not after an earlier one.

    Rules: CHANGSHA-11, CHANGSHA-17.
    """
    if table.hand[seat, some_face] == 0 or find_pung(table, seat, some_face) < 0 or not tiles_to_open(table, rules):
        return False
    return table.ready[seat] != READY_OPENED and ready_beside_added(table, rules, desk, seat, some_face)


@stage("truth", when=on("kong_opens"))
def offer_open_claim(table: Table, rules: Rules, desk: Desk, seat, kind):
    """Allow the seat to open a kong of the offered tile and three of its hand; return True if it may.

    The owner of an opened kong may open another one with the tile he has named, if his waits stay as they are.
    Rules: CHANGSHA-9, CHANGSHA-11, CHANGSHA-16, CHANGSHA-17.
    """
    some_face = face(kind)
    if table.hand[seat, some_face] < 3 or not tiles_to_open(table, rules):
        return False
    if table.ready[seat] == READY_OPENED:
        if seat != table.offered_by or not kong_keeps_waits(table, rules, desk, seat, some_face, 3):
            return False
    elif not ready_beside_kong(table, rules, desk, seat, some_face, 3, OPEN_KONG_MELD):
        return False
    allow(table, seat, CLAIM_OPENED)
    return True
