"""Cases of a move that is allowed or refused."""

from typing import Any

from fangcheng.conform.circumstances import set_circumstances
from fangcheng.conform.fields import BadCase, Fields
from fangcheng.conform.reasons import why_not
from fangcheng.conform.setting import set_others, set_table
from fangcheng.conform.situations import Situation
from fangcheng.core import actions as code
from fangcheng.core.hand import allowed
from fangcheng.core.legal import offer_claim, offer_turn
from fangcheng.core.record import CLAIM, FROM_WALL, TURN
from fangcheng.tiles import face_of

CLAIMS = ("pass", "win", "chi", "pon", "kong")
TURNS = ("win", "discard", "concealed_kong", "added_kong", "ready", "riichi", "kita", "abort")


def run_check(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Set the table, ask the rules what is open, and look whether the move is."""
    situation = Situation(variant, fields)
    set_table(situation, fields)
    seat = fields.seat("seat")
    if seat is None:
        raise fields.wrong("seat", "missing")
    check = fields.group("check")
    source = check.seat("from")
    move = check.choice("action", CLAIMS if source is not None else TURNS)
    if move is None:
        raise check.wrong("action", "missing")
    kind = check.tile("tile") if "tile" in check else None
    words = fields.words("context")
    situation.lay_norths(seat, fields.number("kita", high=4))
    situation.take_hand(seat, fields.tiles("hand"), fields.melds())
    situation.throw(seat, fields.tiles("discards"))
    set_circumstances(situation, seat, words, source is None)
    set_others(situation, fields)
    if source is not None:
        _offer(situation, seat, source, kind)
    else:
        _turn(situation, seat, check.tile("drawn") if "drawn" in check else kind)
    check.close()
    fields.close()
    situation.count_tiles()
    return expected, _verdict(situation, seat, move, kind)


def _offer(situation: Situation, seat: int, source: int, kind: int | None) -> None:
    """Another seat has discarded the tile."""
    table = situation.table
    if kind is None or source == seat:
        raise BadCase("check: the tile another seat has discarded")
    situation.throw(source, [kind])
    table.offered, table.offered_by, table.offered_meld = kind, source, -1
    table.phase, table.turn = CLAIM, source
    offer_claim(table, situation.rules, situation.desk, seat)


def _turn(situation: Situation, seat: int, drawn: int | None) -> None:
    """The seat has drawn."""
    table = situation.table
    if drawn is None:
        raise BadCase("check: the tile drawn")
    situation.hold(seat, drawn)
    table.drawn, table.turn, table.phase = drawn, seat, TURN
    if not table.drawn_from:
        table.drawn_from = FROM_WALL
    offer_turn(table, situation.rules, situation.desk, seat)


def _verdict(situation: Situation, seat: int, move: str, kind: int | None) -> dict[str, Any]:
    table = situation.table
    numbers = codes_of(move, kind, int(table.drawn))
    offered = any(allowed(table, seat, number) for number in range(code.ACTIONS))
    if any(allowed(table, seat, number) for number in numbers) or (move == "pass" and not offered):
        return {"allowed": True, "why": "it is allowed"}
    return {"allowed": False, "why": why_not(situation, seat, numbers[0])}


def codes_of(move: str, kind: int | None, drawn: int) -> list[int]:
    """Numbers of the action space a word may stand for."""
    face = 0 if kind is None else face_of(kind)
    return {
        "pass": [code.PASS],
        "win": [code.WIN],
        "chi": list(range(code.CHI, code.PON)),
        "pon": list(range(code.PON, code.OPEN_KONG)),
        "kong": [code.OPEN_KONG],
        "discard": [code.TILE + (kind or 0)] + ([code.DISCARD_DRAWN] if kind == drawn else []),
        "concealed_kong": [code.CONCEALED_KONG + face],
        "added_kong": [code.ADDED_KONG + face],
        "ready": [code.READY, code.READY + 1],
        "riichi": [code.READY],
        "kita": [code.LAY_NORTH],
        "abort": [code.ABORT],
    }[move]
