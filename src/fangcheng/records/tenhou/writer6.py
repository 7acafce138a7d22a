"""Writes a recorded riichi game as the JSON behind tenhou.net/6 links, which `tenhou6` reads."""

from collections.abc import Iterator, Sequence

import msgspec

from fangcheng.errors import RecordError
from fangcheng.records.model import GameRecord, HandRecord
from fangcheng.records.tenhou.bills import result_of, ura_of
from fangcheng.records.tenhou.lists import Lists, numbers_of
from fangcheng.records.tenhou.rules import FOR_FOUR, FOR_THREE

GAMES = (FOR_FOUR, FOR_THREE)
TOLD = ("preset", "red_fives", "kuitan", "length", "tenhou_type")  # options that the sign of a table tells
LEAVES_OUT = "walls, seeds, dice, shown hands, marks and which of several equal discards was called"
PLACES = 4  # a table of three leaves the last one empty


def tells_rules(game: GameRecord) -> bool:
    """Return True if Tenhou's format has words for the rules of a game: they are Tenhou's own."""
    options = game.options
    return (
        game.variant in GAMES
        and not game.house
        and options.get("preset") == "tenhou"
        and set(options) <= set(TOLD)
        and options.get("kuitan", True) is True
        and isinstance(options.get("red_fives", True), bool)
        and options.get("length", "half") in ("half", "east")
    )


def write_tenhou6(game: GameRecord) -> Iterator[str]:
    """Yield the one line of a game. Raises RecordError for what the format cannot tell.

    Seats are counted from the first dealer. Walls, seeds, dice, shown hands and lost connections are left out.
    """
    if not tells_rules(game):
        raise RecordError("tenhou6", f"variant {game.variant}", "the format tells games by Tenhou's rules only")
    shift = game.hands[0].dealer - game.hands[0].number if game.hands else 0
    logs = []
    for index, hand in enumerate(game.hands, start=1):
        try:
            logs.append(_hand(hand, shift))
        except ValueError as failure:
            raise RecordError("tenhou6", f"hand {index}", str(failure)) from None
    seats = 3 if game.variant == FOR_THREE else 4
    sheet = {
        "title": ["", ""],
        "name": [*_from(game.players, shift), *[""] * (PLACES - seats)],
        "rule": {"disp": _sign(game), "aka": int(game.options.get("red_fives", True))},
        "log": logs,
    }
    if game.id:
        sheet["ref"] = game.id
    if game.final is not None and game.final.points is not None:
        pairs = zip(_from(game.final.scores, shift), _from(game.final.points, shift), strict=True)
        sheet["sc"] = [number for pair in pairs for number in pair]
    yield msgspec.json.encode(sheet).decode()


def _sign(game: GameRecord) -> str:
    length = {"half": "南", "east": "東"}.get(str(game.options.get("length")), "")
    claimed = "喰" if game.options.get("kuitan") else ""
    return f"般{length}{claimed}{'赤' if game.options.get('red_fives', True) else ''}"


def _from(values: Sequence[object], shift: int) -> list[object]:
    """Return what belongs to the seats, from the first dealer on."""
    return [values[(seat + shift) % len(values)] for seat in range(len(values))]


def _hand(hand: HandRecord, shift: int) -> list[object]:
    seats = len(hand.dealt)
    if hand.start_scores is None:
        raise ValueError("the scores at the start are not told")
    if not hand.indicators:
        raise ValueError("the first indicator is not told")
    if (hand.dealer - shift) % seats != hand.number:
        raise ValueError("the dealer is not the one whose turn it is")
    lists = Lists(seats, shift)
    for event in hand.events:
        lists.take(event)
    told: list[object] = []
    for seat in range(PLACES):
        if seat < seats:
            told += [numbers_of(hand.dealt[(seat + shift) % seats]), lists.incoming[seat], lists.outgoing[seat]]
        else:
            told += [[], [], []]
    empty = [0] * (PLACES - seats)
    return [
        [4 * hand.round_wind + hand.number, hand.counters, hand.sticks],
        [*_from(hand.start_scores, shift), *empty],
        numbers_of((*hand.indicators, *lists.indicators)),
        numbers_of(ura_of(hand)),
        *told,
        result_of(hand, shift),
    ]
