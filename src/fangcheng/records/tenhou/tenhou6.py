"""Reads the JSON behind tenhou.net/6 links: one object a file or line, with every seat's tiles in two lists."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from fangcheng.errors import RecordError
from fangcheng.records.model import Amount, Count, Final, GameRecord, HandRecord, Indicator, Tiles
from fangcheng.records.opening import Source
from fangcheng.records.parts import FirstFailure, Parts
from fangcheng.records.tenhou import rules as tenhou_rules
from fangcheng.records.tenhou.order import Seat6, in_order, tile_of
from fangcheng.records.tenhou.wins6 import is_taken_by_three, is_win, per_seat, results_of
from fangcheng.rules.option import Value

PARTS_OF_FOUR, PARTS_OF_THREE = 17, 14  # of one hand: four before the seats' three lists each, the result after them
RED_FIVES = ("51", "52", "53")
MOST_HAND = 31  # eight rounds of four
MOST = 1_000_000_000  # points of a standing


class Sheet(msgspec.Struct, frozen=True):
    """The outer object. What stands beside the hands programs write in many ways, and none of it hides them."""

    log: list[list[Any]]
    name: Any = None
    rule: Any = None
    title: Any = None
    ref: Any = None
    sc: Any = None


def read_tenhou6(source: Source) -> Iterator[GameRecord]:
    """Read every object of the file; a long game may be spread over lines with one hand each.

    What cannot be read is left out, and its error raised when the rest has been given.
    """
    game: GameRecord | None = None
    failure = FirstFailure()
    for where, document in source.objects():
        try:
            found = _games(source, where, source.decode(where, document, Sheet), failure)
        except RecordError as error:
            failure.note(error)
            found = []
        for number, part in enumerate(found):
            if number == 0 and game is not None and _goes_on(game, part):
                game = msgspec.structs.replace(part, hands=game.hands + part.hands)
                continue
            if game is not None:
                yield game
            game = part
        if not found and game is not None:  # nothing goes on behind a line that cannot be read
            yield game
            game = None
    if game is not None:
        yield game
    failure.raise_it()


def _goes_on(game: GameRecord, part: GameRecord) -> bool:
    """Return True if an object holds later hands of the same game."""
    if not game.hands or not part.hands or game.final is not None:
        return False
    told = [(one.players, one.variant, one.options.get("preset"), one.id) for one in (game, part)]
    return told[0] == told[1] and _place(part.hands[0]) > _place(game.hands[-1])


def _place(hand: HandRecord) -> tuple[int, int, int]:
    return hand.round_wind, hand.number, hand.counters


def _games(source: Source, where: str, sheet: Sheet, failure: FirstFailure) -> list[GameRecord]:
    """Return the game of an object; in parts where a hand of it cannot be read."""
    three = any(len(hand) == PARTS_OF_THREE or (len(hand) == PARTS_OF_FOUR and hand[13] == []) for hand in sheet.log)
    seats = 3 if three else 4
    parts, final = Parts(), None
    for number, hand in enumerate(sheet.log, start=1):
        parts.read(partial(_hand, source, f"{where}, hand {number}", hand, seats), failure)
    try:
        final = _final(source, f"{where}, sc", sheet.sc, seats)
    except RecordError as error:
        failure.note(error)
    ref = sheet.ref if isinstance(sheet.ref, str) else ""
    options = tenhou_rules.options_of_sign(_sign(sheet), _red_fives(sheet, three), ref)
    game = GameRecord(
        variant=tenhou_rules.variant_of(three),
        options=tenhou_rules.with_what_was_played(options, parts.hands, final is not None, final),
        source_format="tenhou6",
        players=_names(sheet.name, seats),
        hands=(),
        final=final,
        id=ref,
    )
    return list(parts.games(game))


def _sign(sheet: Sheet) -> str:
    """Return what the sign of the table says, or else the title."""
    disp = sheet.rule.get("disp") if isinstance(sheet.rule, dict) else None
    title = sheet.title[0] if isinstance(sheet.title, list) and sheet.title else sheet.title
    return next((told for told in (disp, title) if isinstance(told, str) and told), "")


def _names(told: Any, seats: int) -> tuple[str, ...]:
    """Return the names of the players; empty where somebody has none."""
    names = told if isinstance(told, list) else []
    return tuple(name if isinstance(name, str) else "" for name in names[:seats])


def _red_fives(sheet: Sheet, three: bool) -> Value | None:
    """Return which red fives are played with; where the rules say nothing, what the tiles show, else None."""
    told = tenhou_rules.red_fives_of(sheet.rule, three) if isinstance(sheet.rule, dict) else None
    return True if told is None and any(map(_shows_red_five, sheet.log)) else told


def _shows_red_five(hand: list[Any]) -> bool:
    """Return True if a red five is among the indicators and the lists of the seats."""
    entries = [str(entry) for part in hand[2:-1] if isinstance(part, list) for entry in part]
    return any(number in RED_FIVES for entry in entries for number in re.findall("..", re.sub("[^0-9]", "", entry)))


def _final(source: Source, where: str, sc: Any, seats: int) -> Final | None:
    """Read the standing: points and placement points of each seat in turn."""
    if sc in (None, []):
        return None
    numbers: list[float] = source.convert(where, sc, list[float])
    scores, points = per_seat(numbers[::2], seats), per_seat(numbers[1::2], seats)
    if scores is None or points is None:
        raise source.error(where, f"{len(numbers)} numbers instead of two for each of {seats} seats")
    if not all(abs(number) < MOST for number in numbers):
        raise source.error(where, "no points of a game")
    return Final(tuple(round(score) for score in scores), tuple(points))


def _hand(source: Source, where: str, hand: list[Any], seats: int) -> HandRecord:
    if len(hand) not in (PARTS_OF_THREE, PARTS_OF_FOUR):
        raise source.error(where, f"{len(hand)} parts instead of {PARTS_OF_FOUR}", "Copy the whole link")
    counters = source.convert(f"{where}, counters", hand[0], tuple[Count, Count, Count])
    scores = source.convert(f"{where}, scores", hand[1], list[Amount])
    indicators, ura = (source.convert(f"{where}, indicators", part, list[int]) for part in hand[2:4])
    lists = [source.convert(f"{where}, list {i + 1}", hand[4 + i], list[int | str]) for i in range(3 * seats)]
    result = source.convert(f"{where}, result", hand[-1], list[Any])
    try:
        return _assembled(counters, scores, indicators, ura, lists, result, seats)
    except ValueError as failure:
        raise source.error(where, str(failure)) from None


def _assembled(
    counters: tuple[int, int, int],
    scores: list[int],
    indicators: list[int],
    ura: list[int],
    lists: list[list[int | str]],
    result: list[Any],
    seats: int,
) -> HandRecord:
    points = per_seat(scores, seats)
    if points is None:
        raise ValueError(f"{len(scores)} scores instead of one for each of {seats} seats")
    if counters[0] > MOST_HAND:
        raise ValueError(f"no hand number {counters[0]}")
    dealer = counters[0] % 4
    if dealer >= seats:
        raise ValueError(f"no dealer {dealer} at a table of {seats}")
    queues = [Seat6(tuple(lists[3 * seat + 1]), tuple(lists[3 * seat + 2])) for seat in range(seats)]
    dealt = tuple(_tiles(lists[3 * seat]) for seat in range(seats))
    shown = tuple(tile_of(tile) for tile in indicators)
    events = in_order(queues, dealer, shown[1:], taken=is_win(result) or is_taken_by_three(result))
    if 1 + sum(isinstance(event, Indicator) for event in events) < len(shown):
        raise ValueError(f"{len(shown)} indicators, more than the kongs turn up")
    results = results_of(result, events, seats, shown, tuple(tile_of(tile) for tile in ura))
    return HandRecord(
        round_wind=counters[0] // 4,
        dealer=dealer,
        number=counters[0] % 4,
        counters=counters[1],
        sticks=counters[2],
        start_scores=tuple(points),
        dealt=dealt,
        events=(*events, *results),
        indicators=shown[:1],
    )


def _tiles(numbers: list[int | str]) -> Tiles:
    return tuple(tile_of(number) for number in numbers)
