"""What cases say of eggs: those before a seat, what was paid for them, and which may be laid in a turn."""

from typing import Any

from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.situations import Situation
from fangcheng.conform.told_kongs import ToldKong, lay_kongs
from fangcheng.core.play.egg_tiles import pay_egg
from fangcheng.core.state.action_codes import EGG
from fangcheng.core.state.codes import BY_DRAW
from fangcheng.core.state.eggs import FAMILIES
from fangcheng.core.table.hand import allowed
from fangcheng.errors import NotationError
from fangcheng.tiles import parse

NAMES = ("wind", "dragon", "one", "nine")
KONGS = ("open", "added", "concealed")
LAID = {"egg": 3, "egg winds": 3, "egg winds4": 4, "egg dragons": 3, "egg_add": 1}  # tiles that were paid for


def lay_told(situation: Situation, group: Fields, seat: int, told: Any) -> None:
    """Lay the kongs of a seat named by class and tile, and note the eggs to be paid; the eggs themselves are its melds.

    Rules: JILIN-34, JILIN-35, CHANGCHUN-40, CHANGCHUN-41.
    """
    if not isinstance(told, list) or any(not isinstance(entry, str) for entry in told):
        raise group.wrong("kongs", f'{SEATS[seat]}: a list of kongs such as "open 5p" and of {", ".join(LAID)}')
    kongs = []
    for entry in told:
        if entry in LAID:
            situation.eggs.append((seat, LAID[entry], int(entry == "egg_add")))
        else:
            kongs.append(_kong(group, seat, entry))
    lay_kongs(situation, group, seat, kongs)


def _kong(group: Fields, seat: int, entry: str) -> ToldKong:
    """Read a kong by class and tile, `open 5p`. Raises BadCase."""
    kind, _, written = entry.partition(" ")
    try:
        tiles = parse(written)
    except NotationError:
        tiles = []
    if kind not in KONGS or len(tiles) != 1:
        raise group.wrong("kongs", f'{SEATS[seat]}: "{entry}"; kongs such as "open 5p", or {", ".join(LAID)}')
    return ToldKong(kind, tile=tiles[0])


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
