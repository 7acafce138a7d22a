"""What cases say of chickens: hands of others, the tile turned after the win, the first 1s and 8p discarded."""

from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.scoring.readiness import counts_as_ready
from fangcheng.core.state.codes import BLACK_BONE, BY_SELF, HERO
from fangcheng.core.state.rule_codes import CHICKEN_AFTER_DRAW
from fangcheng.tiles import face_of, name_of

FIRST = (HERO, BLACK_BONE)


def seat_other(situation: Situation, seat: int, other: Fields) -> None:
    """Give another seat its hand and melds, where the case has them, and check whether it is ready as told."""
    if "hand" not in other:
        return
    situation.take_hand(seat, other.tiles("hand"), other.melds())
    ready = bool(counts_as_ready(situation.table, situation.rules, situation.desk, seat))
    if other.flag("ready") != ready:
        raise other.wrong("ready", f"the hand of {SEATS[seat]} is {'' if ready else 'not '}ready")


def set_chickens(situation: Situation, fields: Fields, by: int, side: object) -> None:
    """Lay the tile that the win will turn up at the front of the wall, and let first chickens have been discarded.

    Raises BadCase for a tile where none is turned, and for none where what the case expects aside hangs on it.
    """
    if not situation.rules.chickens:
        return
    _lay_turned(situation, fields, by, side)
    for charge in fields.groups("charge"):
        _discard_first(situation, charge)


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


def _discard_first(situation: Situation, charge: Fields) -> None:
    """Let a seat have discarded the first 1s or 8p of the hand: it lies there, or another has claimed it."""
    table, kind, seat = situation.table, charge.tile("tile"), charge.seat("by")
    if seat is None or face_of(kind) not in FIRST:
        raise charge.wrong("tile", f"{name_of(kind)}: 1s or 8p, with the seat that discarded it")
    claimed, won = charge.seat("claimed_by") is not None, charge.flag("won")
    charge.close()
    table.chickens.first[FIRST.index(face_of(kind))] = seat
    if kind not in table.river[seat, : int(table.river_count[seat])] and not won:
        situation.throw(seat, [kind], claimed)
