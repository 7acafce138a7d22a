"""Cases of a turn: which tiles may be discarded now, or announced with."""

from typing import Any

from fangcheng.conform.circumstances import set_circumstances
from fangcheng.conform.context_words import Moment
from fangcheng.conform.eggs import begin_first_turn, eggs_open
from fangcheng.conform.fields import SEATS, BadCase, Fields
from fangcheng.conform.setting import set_others, set_table
from fangcheng.conform.situations import Situation
from fangcheng.core.play.legal_turn import offer_turn
from fangcheng.core.scoring.readiness import discards_to_declare
from fangcheng.core.state.action_codes import DISCARD_DRAWN, READY
from fangcheng.core.state.codes import FROM_WALL, TURN
from fangcheng.core.state.rule_codes import READY_SHOWN
from fangcheng.core.table.hand import allowed
from fangcheng.core.table.tile_actions import action_on
from fangcheng.errors import NotationError
from fangcheng.tiles import FACES, KINDS, parse, write

LISTED = ("discards", "ready_with")  # expected tiles, written in any order


def run_turn(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give the seat a hand in its turn, the last tile of it drawn, and tell what it may discard and announce with."""
    situation = Situation(variant, fields)
    set_table(situation, fields)
    turn, own = fields.group("turn"), fields.seat("seat")
    seat = turn.seat("seat") if "seat" in turn else own
    if seat is None:
        raise fields.wrong("seat", "missing; E, S, W or N")
    held = turn.tiles("hand")
    if not held:
        raise turn.wrong("hand", "missing: all tiles held, the drawn one last")
    _throw_in_order(situation, turn)
    standing = turn.tiles("standing")
    situation.take_hand(seat, [*standing, *held[:-1]], turn.melds())
    if situation.rules.standing:
        situation.table.standing_four.faces[seat, : len(standing)] = standing
    begin_first_turn(situation, turn, seat)
    turn.close()
    set_circumstances(situation, fields.words("context"), Moment(seat, held[-1]))
    set_others(situation, fields, asked=[seat])
    _draw(situation, seat, held[-1])
    fields.close()
    situation.count_tiles()
    return _each_once(expected), {
        "discards": write(sorted(situation.kinds[kind] for kind in _open_discards(situation, seat))),
        ("announce_with" if situation.rules.ready_rule == READY_SHOWN else "ready_with"): _announced_with(
            situation, seat
        ),
        "eggs": sorted(eggs_open(situation, seat)),
    }


def _throw_in_order(situation: Situation, turn: Fields) -> None:
    """Lay the discards of the hand so far, such as `E 3z`."""
    before = ""
    for text in turn.words("discards"):
        letter, _, tile = text.partition(" ")
        if letter == before:
            raise turn.wrong(
                "discards", f'"{text}": {letter} does not discard twice running; another takes a turn first'
            )
        before = letter
        if letter not in situation.letters or len(letter) != 1:
            raise turn.wrong("discards", f'"{text}": a seat and a tile, such as "E 3z"')
        try:
            situation.throw(SEATS.index(letter), [situation.kinds[kind] for kind in parse(tile)])
        except NotationError as error:
            raise turn.wrong("discards", str(error)) from None


def _draw(situation: Situation, seat: int, drawn: int) -> None:
    """Let the seat have drawn the tile, and ask what is open."""
    table = situation.table
    situation.hold(seat, drawn)
    table.drawn, table.turn, table.phase = drawn, seat, TURN
    if not table.drawn_from:
        table.drawn_from = FROM_WALL
    offer_turn(table, situation.rules, situation.desk, seat)


def _open_discards(situation: Situation, seat: int) -> set[int]:
    """Return the kinds that the seat may discard."""
    kinds = {kind for kind in range(KINDS) if allowed(situation.table, seat, action_on(kind))}
    return kinds | ({int(situation.table.drawn)} if allowed(situation.table, seat, DISCARD_DRAWN) else set())


def _announced_with(situation: Situation, seat: int) -> str:
    """Return the tiles with whose discard the seat may announce, in their order."""
    table, keep = situation.table, 0
    if allowed(table, seat, READY):
        keep = int(situation.engine.run(discards_to_declare, table, situation.rules, situation.desk, seat))
    return write(sorted(situation.kinds[face] for face in range(FACES) if keep >> face & 1))


def _each_once(expected: dict[str, Any]) -> dict[str, Any]:
    """Return the expectation with each kind of discard once, in order, whatever way it was written."""
    if isinstance(expected.get("eggs"), list):
        expected = {**expected, "eggs": sorted(map(str, expected["eggs"]))}
    written = {key: value for key, value in expected.items() if key in LISTED and isinstance(value, str)}
    try:
        return {**expected, **{key: write(sorted({*parse(value)})) for key, value in written.items()}}
    except NotationError as error:
        raise BadCase(f"expect: {error}") from None
