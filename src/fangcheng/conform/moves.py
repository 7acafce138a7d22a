"""Cases of a move that is allowed or refused."""

from typing import Any

from fangcheng.conform.circumstances import set_circumstances
from fangcheng.conform.context_words import Moment
from fangcheng.conform.discarded_jokers import open_circle
from fangcheng.conform.fields import Fields
from fangcheng.conform.move_codes import CLAIMS, DECLARE, TURNS, WITH_TILES, codes_of
from fangcheng.conform.reasons import why_not
from fangcheng.conform.setting import set_others, set_table
from fangcheng.conform.situations import Situation
from fangcheng.core.dialect.bits import bit
from fangcheng.core.play.legal_claim import offer_claim, offer_robbery
from fangcheng.core.play.legal_turn import offer_turn
from fangcheng.core.state import action_codes as code
from fangcheng.core.state.codes import ADDED_KONG_MELD, CLAIM, FROM_WALL, NOBODY, ROB, TURN
from fangcheng.core.table.hand import allowed
from fangcheng.tiles import face_of, parse

WITHOUT_TILE = ("win", "ready", "riichi", "kita", "abort")  # of a turn: what is drawn says all
BESIDE_A_SINGLE = parse("112233m445566m779m")  # a hand of sixteen tiles with one that is told (WENZHOU-19)


def run_check(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Set the table, ask the rules what is open, and look whether the move is."""
    situation = Situation(variant, fields)
    set_table(situation, fields)
    check = fields.group("check")
    single = check.tile("holding_single") if "holding_single" in check else None
    seat = fields.seat("seat") if single is None else int(situation.table.dealer)
    if seat is None:
        raise fields.wrong("seat", "missing; E, S, W or N")
    robbed = check.seat("rob_from")
    source = check.seat("from") if robbed is None else robbed
    if source == seat:
        raise check.wrong("from", "the discard of another seat; leave it out for the seat's own turn")
    move = check.choice("action", CLAIMS if source is not None else TURNS)
    if move is None:
        raise check.wrong("action", f"missing; it is {', '.join(CLAIMS if source is not None else TURNS)}")
    if move in WITHOUT_TILE and "tile" in check and "drawn" in check:
        raise check.wrong("tile", "no tile is asked about; say `drawn` alone")
    key = "discard" if move == DECLARE else "tile"
    kind = check.tile(key) if key in check or move == DECLARE else None
    own = check.tiles("with") if move in WITH_TILES else []
    drawn = kind if source is not None or single is not None or "drawn" not in check else check.tile("drawn")
    if drawn is None:
        raise check.wrong("tile", "the tile another seat has discarded, or drawn: the tile the seat has drawn")
    open_circle(situation, check)
    for passed in check.tiles("passed_pon"):
        situation.table.passed_pung_mask[seat] |= bit(face_of(passed))
    check.close()
    held = fields.tiles("hand") if single is None else [single, *BESIDE_A_SINGLE]
    if move == DECLARE and drawn in held:
        held.remove(drawn)  # told with the hand
    _seat_player(situation, seat, fields, held, Moment(seat, drawn, NOBODY if source is None else source))
    set_others(situation, fields, asked=[seat])
    if robbed is not None:
        _offer_kong(situation, seat, robbed, drawn)
    elif source is not None:
        _offer(situation, seat, source, drawn)
    else:
        _turn(situation, seat, drawn)
    fields.close()
    situation.count_tiles()
    if move == DECLARE:
        situation.table.declared.pending = 1
        offer_turn(situation.table, situation.rules, situation.desk, seat)
    return expected, _verdict(situation, seat, move, codes_of(move, kind, drawn, own))


def _seat_player(situation: Situation, seat: int, fields: Fields, held: list[int], moment: Moment) -> None:
    situation.lay_norths(seat, fields.number("kita", high=4))
    situation.imagine(seat, fields)
    situation.take_hand(seat, held, fields.melds())
    situation.throw(seat, fields.tiles("discards"))
    set_circumstances(situation, fields.words("context"), moment)


def _offer(situation: Situation, seat: int, source: int, kind: int) -> None:
    """Let another seat have discarded the tile."""
    table = situation.table
    situation.throw(source, [kind])
    table.offered, table.offered_by, table.offered_meld = kind, source, -1
    table.phase, table.turn = CLAIM, source
    offer_claim(table, situation.rules, situation.desk, seat)


def _offer_kong(situation: Situation, seat: int, source: int, kind: int) -> None:
    """Let another seat add the tile to a pung, which need not be written."""
    table = situation.table
    table.offered, table.offered_by, table.offered_meld = kind, source, ADDED_KONG_MELD
    table.phase, table.turn = ROB, source
    situation.shown.append(kind)
    offer_robbery(table, situation.rules, situation.desk, seat)


def _turn(situation: Situation, seat: int, drawn: int) -> None:
    """Let the seat have drawn."""
    table = situation.table
    situation.hold(seat, drawn)
    table.drawn, table.turn, table.phase = drawn, seat, TURN
    if not table.drawn_from:
        table.drawn_from = FROM_WALL
    offer_turn(table, situation.rules, situation.desk, seat)


def _verdict(situation: Situation, seat: int, move: str, numbers: list[int]) -> dict[str, Any]:
    table = situation.table
    offered = any(allowed(table, seat, number) for number in range(code.ACTIONS))
    if any(allowed(table, seat, number) for number in numbers) or (move == "pass" and not offered):
        return {"allowed": True, "why": "it is allowed"}
    return {"allowed": False, "why": why_not(situation, seat, numbers[0])}
