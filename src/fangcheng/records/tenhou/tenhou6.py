"""Reads the JSON behind tenhou.net/6 links: one object a file or line, with every seat's tiles in two lists."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from fangcheng.errors import RecordError
from fangcheng.records.model import (
    EXHAUSTED,
    NAGASHI_MANGAN,
    Abort,
    Amount,
    Count,
    DrawnHand,
    Event,
    Final,
    GameRecord,
    HandRecord,
    Indicator,
    Numbers,
    Pattern,
    Result,
    Tiles,
    Win,
)
from fangcheng.records.opening import Source
from fangcheng.records.tenhou import rules as tenhou_rules
from fangcheng.records.tenhou.order import Seat6, in_order, tile_of, win_tile

WON = "和了"
DRAWN = {"流局": EXHAUSTED, "全員聴牌": EXHAUSTED, "全員不聴": EXHAUSTED, "流し満貫": NAGASHI_MANGAN}
ABORTS = {
    "九種九牌": "nine_terminals",
    "四風連打": "four_winds",
    "四家立直": "four_riichi",
    "四槓散了": "four_kongs",
    "三家和了": "triple_ron",
}
PARTS_OF_FOUR, PARTS_OF_THREE = 17, 14  # of one hand: four before the seats' three lists each, the result after them
MOST_HAND = 31  # eight rounds of four
MOST = 1_000_000_000  # points
LIMITS = {"満貫": 1, "跳満": 2, "倍満": 3, "三倍満": 4, "役満": 5, "数え役満": 5, "切り上げ満貫": 1}


class Sheet(msgspec.Struct, frozen=True):
    """The outer object; what a program leaves out has a default."""

    log: list[list[Any]]
    name: list[str] = []
    rule: dict[str, Any] = {}
    ref: str = ""
    sc: list[float] = []


def read_tenhou6(source: Source) -> Iterator[GameRecord]:
    """Read every object of the file; a long game may be spread over lines with one hand each."""
    game: GameRecord | None = None
    try:
        for where, document in _documents(source):
            part = _game(source, where, source.decode(where, document, Sheet))
            if game is not None and _goes_on(game, part):
                game = msgspec.structs.replace(part, hands=game.hands + part.hands)
                continue
            if game is not None:
                yield game
            game = part
    except RecordError:
        if game is not None:
            yield game
        raise
    if game is not None:
        yield game


def _goes_on(game: GameRecord, part: GameRecord) -> bool:
    """Return True if an object holds later hands of the same game."""
    if not game.hands or not part.hands or game.final is not None:
        return False
    told = [(one.players, one.variant, one.options, one.id) for one in (game, part)]
    return told[0] == told[1] and _place(part.hands[0]) > _place(game.hands[-1])


def _place(hand: HandRecord) -> tuple[int, int, int]:
    return hand.round_wind, hand.number, hand.honba


def _documents(source: Source) -> Iterator[tuple[str, str]]:
    """Yield one object a line where the first line is one and others follow, else the whole text."""
    lines = source.lines()
    _, first = next(lines, ("", ""))
    if first.endswith("}") and next(lines, None) is not None:
        yield from source.lines()
    else:
        yield "object", source.document()


def _game(source: Source, where: str, sheet: Sheet) -> GameRecord:
    sign = str(sheet.rule.get("disp", ""))
    three = any(len(hand) == PARTS_OF_THREE or (len(hand) == PARTS_OF_FOUR and hand[13] == []) for hand in sheet.log)
    seats = 3 if three else 4
    hands = tuple(
        _hand(source, f"{where}, hand {number}", hand, seats) for number, hand in enumerate(sheet.log, start=1)
    )
    red_fives = any(sheet.rule.get(key) for key in ("aka", "aka51", "aka52", "aka53"))
    return GameRecord(
        variant=tenhou_rules.variant_of(three),
        options=tenhou_rules.options_of_sign(sign, red_fives),
        source_format="tenhou6",
        players=tuple(sheet.name[:seats]),
        hands=hands,
        final=_final(sheet.sc, seats),
        id=sheet.ref,
    )


def _final(sc: list[float], seats: int) -> Final | None:
    if len(sc) < 2 * seats:
        return None
    return Final(tuple(round(score) for score in sc[: 2 * seats : 2]), tuple(sc[1 : 2 * seats : 2]))


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
    if len(scores) < seats or not indicators:
        raise ValueError("scores or indicators missing")
    if counters[0] > MOST_HAND:
        raise ValueError(f"no hand number {counters[0]}")
    dealer = counters[0] % 4
    if dealer >= seats:
        raise ValueError(f"no dealer {dealer} at a table of {seats}")
    queues = [Seat6(tuple(lists[3 * seat + 1]), tuple(lists[3 * seat + 2])) for seat in range(seats)]
    dealt = tuple(_tiles(lists[3 * seat]) for seat in range(seats))
    shown = tuple(tile_of(tile) for tile in indicators)
    word = str(result[0]) if result else ""
    events = in_order(queues, dealer, shown[1:], won=word == WON)
    if 1 + sum(isinstance(event, Indicator) for event in events) < len(shown):
        raise ValueError(f"{len(shown)} indicators, more than the kongs turn up")
    results = _results(result, events, seats, shown, tuple(tile_of(tile) for tile in ura))
    return HandRecord(
        round_wind=counters[0] // 4,
        dealer=dealer,
        number=counters[0] % 4,
        honba=counters[1],
        sticks=counters[2],
        start_scores=tuple(scores[:seats]),
        dealt=dealt,
        events=(*events, *results),
        indicators=shown[:1],
    )


def _tiles(numbers: list[int | str]) -> Tiles:
    return tuple(tile_of(number) for number in numbers)


def _results(result: list[Any], events: list[Event], seats: int, indicators: Tiles, ura: Tiles) -> Iterator[Result]:
    word = str(result[0]) if result else ""
    if word == WON:
        if len(result) % 2 == 0:
            raise ValueError("every win needs score changes and a bill")
        for deltas, bill in zip(result[1::2], result[2::2], strict=True):
            yield _win(_changes(deltas, seats), bill, events, seats, indicators, ura)
    elif word:
        deltas = _changes(result[1], seats) if len(result) > 1 else (0,) * seats  # left out where nobody pays
        if word in DRAWN:
            yield DrawnHand(DRAWN[word], deltas)
        else:
            yield Abort(ABORTS.get(word, word), deltas)


def _changes(deltas: object, seats: int) -> Numbers:
    if not isinstance(deltas, list) or len(deltas) < seats or not all(_is_amount(delta) for delta in deltas):
        raise ValueError("a result needs one score change a seat")
    return tuple(deltas[:seats])


def _is_amount(delta: object) -> bool:
    return type(delta) is int and abs(delta) < MOST


def _win(deltas: Numbers, bill: object, events: list[Event], seats: int, indicators: Tiles, ura: Tiles) -> Win:
    if not isinstance(bill, list) or len(bill) < 3:
        raise ValueError("a win needs winner, giver and liable seat")
    winner, giver, liable = bill[:3]
    if not all(type(seat) is int and 0 <= seat < seats for seat in (winner, giver, liable)):
        raise ValueError(f"no such seats: {bill[:3]}")
    patterns = tuple(_pattern(str(line)) for line in bill[4:])
    told, fu, points, limit = _total(str(bill[3]), seats) if len(bill) > 3 else (None, None, None, None)
    counted = bool(patterns) and all(pattern.unit == "han" for pattern in patterns)
    han = sum(pattern.value for pattern in patterns) if counted else None
    if counted and told is not None and told != han:
        raise ValueError(f"{told} han in all, but {han} together")
    in_riichi = any(pattern.id in ("立直", "両立直") for pattern in patterns)
    return Win(
        seat=winner,
        from_seat=giver,
        tile=win_tile(events),
        deltas=deltas,
        points=points,
        han=han,
        fu=fu,
        limit=limit,
        patterns=patterns,
        indicators=indicators,
        ura=ura if in_riichi else (),
        liable=None if liable == winner else liable,
    )


def _pattern(line: str) -> Pattern:
    match = re.fullmatch(r"(.+)\((?:(\d{1,3})飜|役満)\)", line)
    if match is None:
        raise ValueError(f'"{line[:40]}" is no yaku with its han')
    if match[2] is None:
        return Pattern(match[1], 1, "yakuman")
    return Pattern(match[1], int(match[2]), "han")


def _total(text: str, seats: int) -> tuple[int | None, int | None, int, int]:
    """Return han and fu (not written with a limit), points without counters and sticks, and the limit."""
    match = re.fullmatch(r"(?:(\d{1,3})符(\d{1,3})飜|(\D*?))(\d{1,7})(?:-(\d{1,7}))?点(∀?)", text)
    if match is None:
        raise ValueError(f'"{text[:40]}" is no sum like 30符4飜7700点')
    fu, han, word, first, second, from_all = match.groups()
    if word and word not in LIMITS:
        raise ValueError(f'"{word[:20]}" is no limit')
    points = int(first)
    if from_all:
        points *= seats - 1
    elif second is not None:
        points = points * (seats - 2) + int(second)
    return (int(han) if han else None), (int(fu) if fu else None), points, LIMITS.get(word or "", 0)
