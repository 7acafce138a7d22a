"""What cases say of chickens: hands of others, the tile turned after the win, the first 1s and 8p discarded."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.scoring.readiness import counts_as_ready
from fangcheng.core.state.codes import BLACK_BONE, BY_SELF, HERO
from fangcheng.core.state.rule_codes import CHICKEN_AFTER_DRAW
from fangcheng.tiles import face_of, name_of

if TYPE_CHECKING:
    from fangcheng.conform.offers import WinningTile

FIRST = (HERO, BLACK_BONE)


def seat_other(situation: Situation, seat: int, other: Fields) -> None:
    """Give another seat its hand and melds, where the case has them, and check whether it is ready as told."""
    if "hand" not in other:
        return
    situation.take_hand(seat, other.tiles("hand"), other.melds())
    ready = bool(counts_as_ready(situation.table, situation.rules, situation.desk, seat))
    if other.flag("ready") != ready:
        raise other.wrong("ready", f"the hand of {SEATS[seat]} is {'' if ready else 'not '}ready")


def set_chickens(situation: Situation, fields: Fields, tile: "WinningTile", side: object) -> None:
    """Lay the tile that the win will turn up at the front of the wall, and let first chickens have been discarded.

    Raises BadCase for a tile where none is turned, and for none where what the case expects aside hangs on it.
    """
    if not situation.rules.chickens:
        return
    _lay_turned(situation, fields, tile.by, side)
    seen: set[int] = set()
    for charge in fields.groups("charge"):
        seen.add(_discard_first(situation, charge, tile, seen))


def _lay_turned(situation: Situation, fields: Fields, by: int, side: object) -> None:
    """Lay the tile `flip` where it will be turned; null leaves no tile.

    Rules: GUIZHOU-31, GUIZHOU-33.
    """
    table, told = situation.table, "flip" in fields
    if told and fields.values["flip"] is None:
        fields.take("flip")
        situation.leave_tiles(0)
    elif told and not _turns_a_tile(situation, by):
        raise fields.wrong(
            "flip", "no tile is turned after this win: none is left, or the rules turn none; leave it out"
        )
    elif told:
        kind = fields.tile("flip")
        table.wall[int(table.next_tile)] = kind
        situation.shown.append(kind)
    elif side and _turns_a_tile(situation, by):
        raise fields.wrong(
            "flip", "missing: what is paid aside hangs on the tile turned after the win; null: none is left"
        )


def _turns_a_tile(situation: Situation, by: int) -> bool:
    rules = situation.rules
    after = rules.chicken_turn != CHICKEN_AFTER_DRAW or by == BY_SELF
    return bool(rules.chicken_open == 0 and situation.table.drawable > 0 and after)


def _discard_first(situation: Situation, charge: Fields, tile: "WinningTile", seen: Collection[int]) -> int:
    """Let a seat have discarded the first 1s or 8p of the hand: it lies there, or another has claimed it; return which.

    Raises BadCase where it is told twice, or as two things at once.
    """
    table, kind, seat = situation.table, charge.tile("tile"), charge.seat("by")
    if seat is None or face_of(kind) not in FIRST:
        raise charge.wrong("tile", f"{name_of(kind)}: 1s or 8p, with the seat that discarded it")
    if face_of(kind) in seen:
        raise charge.wrong("tile", f"the first {name_of(kind)} is told already; there is one")
    claimer, won = charge.seat("claimed_by"), charge.flag("won")
    charge.close()
    if claimer == seat:
        raise charge.wrong("claimed_by", f"{SEATS[seat]} has discarded it; name who claimed it")
    if claimer is not None and won:
        raise charge.wrong("claimed_by", "it is the winning tile, which nobody else has claimed; say one of the two")
    if claimer is not None and not _holds_meld_from(table, claimer, face_of(kind), seat):
        raise charge.wrong("claimed_by", f"no meld of {name_of(kind)} from {SEATS[seat]} lies before {SEATS[claimer]}")
    if won and (tile.payer, face_of(tile.kind)) != (seat, face_of(kind)):
        raise charge.wrong("won", f"{name_of(kind)} of {SEATS[seat]} is not the winning tile")
    table.chickens.first[FIRST.index(face_of(kind))] = seat
    if kind not in table.river[seat, : int(table.river_count[seat])] and not won:
        situation.throw(seat, [kind], claimer is not None)
    return int(face_of(kind))


def _holds_meld_from(table: Any, seat: int, some_face: int, giver: int) -> bool:
    """Return True if a meld of the face that the giver fed lies before the seat."""
    return any(
        int(table.meld_face[seat, index]) == some_face and int(table.meld_from[seat, index]) == giver
        for index in range(int(table.meld_count[seat]))
    )
