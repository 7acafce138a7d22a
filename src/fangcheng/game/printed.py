"""Tiles where a dragon stands for the joker's face: what is printed on them, what they count as.

There the record keeps the two kinds in each other's place (core/table/stand_in.py). Tiles are told to people, and taken
from them, through the permutations of this file; both directions are the same one, and in every other hand it is PLAIN.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from fangcheng.core.state import event_rows as row
from fangcheng.core.state.codes import CHOW, PUNG, STANDS_IN, WILD
from fangcheng.core.state.codes import PLAIN as PLAIN_ROLE
from fangcheng.core.table.stand_in import dragon_for
from fangcheng.game.engine import copy_of
from fangcheng.tiles import FACES, NO_TILE, name_of

Kinds = tuple[int, ...]  # by kind, NO_TILE too: the kind in its place

PLAIN: Kinds = tuple(range(NO_TILE + 1))

OF_KINDS = ("wall", "meld_tiles", "river", "drawn", "offered", "first_discards")  # fields that hold kinds and are shown
TOLD = {  # events by the places of their rows that hold kinds
    **dict.fromkeys((row.E_DEALT, row.E_INDICATOR, row.E_DRAW, row.E_DISCARD, row.E_LAY, row.E_FLOWER), (2,)),
    **dict.fromkeys((row.E_ROBBED, row.E_HORSE), (2,)),
    **dict.fromkeys((row.E_GIVEN, row.E_TOOK, row.E_TAKEN_BACK), (2, 3, 4)),
    row.E_WIN: (3,),
}


@lru_cache(maxsize=4 * FACES)
def exchanged(one: int, other: int) -> Kinds:
    """Return the permutation in which two kinds change places."""
    return tuple(other if kind == one else one if kind == other else kind for kind in PLAIN)


def kinds_at(table: Any) -> Kinds:
    """Return what is printed on each kind of the record of a table, and under which kind it keeps what is printed."""
    wild = int(table["wild_mask"])
    if wild == 0:
        return PLAIN
    face = table["role"].tobytes().find(STANDS_IN)
    return PLAIN if face < 0 else exchanged(face, wild.bit_length() - 1)


def kinds_of_win(win: Any) -> Kinds:
    """Return what is printed on each kind of the record of a win, jokers that stand for another tile apart."""
    if not win["stood_for"]:
        return PLAIN
    return exchanged(int(win["stood_for"]) - 1, int(win["wild_mask"]).bit_length() - 1)


def winning_tile(win: Any) -> str:
    """Return the notation of the tile of a win."""
    return name_of(kinds_of_win(win)[int(win.tile)]) if win.tile >= 0 else "?"


def printed_faces(win: Any, faces: Sequence[int]) -> list[int]:
    """Return what is printed on tiles of a win that count as these faces: its dragons first, jokers in their own place.

    Of a joker that stands for another tile this is that tile.
    """
    kinds = kinds_of_win(win)
    if kinds is PLAIN:
        return [*faces]
    face = int(win["stood_for"]) - 1
    dragons, printed = _tiles_of_face(win, face), []
    for each in faces:
        if each == face and dragons == 0:
            printed.append(face)
        else:
            dragons -= int(each == face)
            printed.append(kinds[each])
    return printed


def _tiles_of_face(win: Any, face: int) -> int:
    """Count the tiles of a win that count as a face, in hand and melds, jokers apart."""
    count = int(win["hand"][face])
    for place in range(int(win["meld_count"])):
        low, kind = int(win["meld_face"][place]), int(win["meld_kind"][place])
        if kind == CHOW:
            count += int(low <= face <= low + 2)
        elif low == face:
            count += 3 if kind == PUNG else 4
    return count


def kinds_with(rules: Any, jokers: Iterable[int]) -> Kinds:
    """Return what tiles count as in a written hand with these jokers."""
    named = {*jokers}
    if rules.stand_in == 0 or len(named) != 1:
        return PLAIN
    dragon = int(dragon_for(rules, min(named)))
    return PLAIN if dragon == NO_TILE else exchanged(min(named), dragon)


def as_printed(table: Any) -> Any:
    """Return a table by what is printed on its tiles, for showing alone; itself where all count as printed."""
    kinds = kinds_at(table)
    if kinds is PLAIN:
        return table
    shown, change = copy_of(table), np.array(kinds, np.int8)
    for name in OF_KINDS:
        shown[name] = change[shown[name]]
    shown["exchange"]["given"] = change[shown["exchange"]["given"]]
    shown["hand"] = shown["hand"][:, change[: shown["hand"].shape[1]]]
    for number in range(int(shown["event_count"])):
        for place in TOLD.get(int(shown["events"][number, 0]), ()):
            shown["events"][number, place] = kinds[int(shown["events"][number, place])]
    _name_joker(shown, kinds)
    return shown


def _name_joker(shown: Any, kinds: Kinds) -> None:
    dragon = int(shown["wild_mask"]).bit_length() - 1
    shown["wild_mask"] = np.uint64(1 << kinds[dragon])
    shown["role"][kinds[dragon]], shown["role"][dragon] = WILD, PLAIN_ROLE
