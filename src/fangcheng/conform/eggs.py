"""What cases say of eggs: those before a seat, what was paid for them, and which may be laid in a turn."""

from typing import Any

from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.play.egg_tiles import pay_egg
from fangcheng.core.state.action_codes import EGG
from fangcheng.core.state.codes import ADDED_KONG_MELD, BY_DRAW, CONCEALED_KONG_MELD, NOBODY, OPEN_KONG_MELD
from fangcheng.core.state.eggs import FAMILIES
from fangcheng.core.table.hand import allowed
from fangcheng.errors import NotationError
from fangcheng.game.hands import Meld
from fangcheng.tiles import parse

NAMES = ("wind", "dragon", "one", "nine")
KONGS = {"open": OPEN_KONG_MELD, "added": ADDED_KONG_MELD, "concealed": CONCEALED_KONG_MELD}
LAID = {"egg": 3, "egg winds": 3, "egg winds4": 4, "egg dragons": 3, "egg_add": 1}  # tiles that were paid for


def lay_told(situation: Situation, group: Fields, seat: int, told: Any) -> None:
    """Lay the kongs of a seat named by class and tile, and note the eggs to be paid; the eggs themselves are its melds.

    Rules: JILIN-34, JILIN-35, CHANGCHUN-40, CHANGCHUN-41.
    """
    if not isinstance(told, list) or any(not isinstance(entry, str) for entry in told):
        raise group.wrong("kongs", f'{SEATS[seat]}: a list of kongs such as "open 5p" and of {", ".join(LAID)}')
    table = situation.table
    for entry in told:
        if entry in LAID:
            situation.eggs.append((seat, LAID[entry], int(entry == "egg_add")))
            continue
        kind, _, written = entry.partition(" ")
        try:
            tiles = parse(written)
        except NotationError:
            tiles = []
        if kind not in KONGS or len(tiles) != 1:
            raise group.wrong("kongs", f'{SEATS[seat]}: "{entry}"; kongs such as "open 5p", or {", ".join(LAID)}')
        shown = [int(face) for face in table.meld_face[seat, : int(table.meld_count[seat])]]
        if tiles[0] not in shown:
            giver = seat if KONGS[kind] == CONCEALED_KONG_MELD else NOBODY
            situation.lay_meld(seat, Meld(KONGS[kind], (tiles[0],) * 4, giver))


def pay_eggs_told(situation: Situation) -> None:
    """Pay for the eggs that a case names."""
    for seat, laid, added in situation.eggs:
        pay_egg(situation.table, situation.rules, seat, laid, added)


def begin_first_turn(situation: Situation, turn: Fields, seat: int) -> None:
    """Let this be the first turn of the seat, where the case says so."""
    if turn.flag("first"):
        situation.table.draws[seat] = 1
        situation.table.claimed_turn = BY_DRAW


def eggs_open(situation: Situation, seat: int) -> list[str]:
    """Return the families of which the seat may lay an egg."""
    return [NAMES[family] for family in range(FAMILIES) if allowed(situation.table, seat, EGG + family)]
