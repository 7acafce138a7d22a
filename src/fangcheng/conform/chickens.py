"""What cases say of chickens: hands of others, the tile turned after the win, the first 1s and 8p discarded."""

from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.scoring.readiness import counts_as_ready
from fangcheng.core.state.codes import BLACK_BONE, HERO
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


def set_chickens(situation: Situation, fields: Fields) -> None:
    """Lay the tile that the win will turn up at the front of the wall, and let first chickens have been discarded."""
    table = situation.table
    if not situation.rules.chickens:
        return
    turned = fields.take("flip")
    if turned is not None:
        kind = Fields({"flip": turned}, "", situation.seats, situation.kinds).tile("flip")
        table.wall[int(table.next_tile)] = kind
        situation.shown.append(kind)
    for charge in fields.groups("charge"):
        _discard_first(situation, charge)


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
