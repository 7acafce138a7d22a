"""Reads the results of a tenhou.net/6 hand: who won, for how much and by which yaku, or how else it ended."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from fangcheng.records.model import UNTOLD_UNIT, Abort, DrawnHand, Event, Numbers, Pattern, Ready, Result, Tiles, Win
from fangcheng.records.tenhou.order import win_tile
from fangcheng.records.tenhou.words import BREAKS, DRAWS, WINS, YAKUMAN_WORDS, limit_of, plain

MOST = 1_000_000_000  # points
MANGAN_BASE = 2000  # fu doubled by han: from here on a hand is limited, so that a bill without the word leaves it open
ROUNDED_BASE = 1920  # 30 fu 4 han, 60 fu 3 han: a mangan where it is rounded up
CHIPS = r"\d{1,3}[枚]"
TOTAL = re.compile(
    rf"(?:(\d{{1,3}})\s*(?:符|fu)\s*(\d{{1,3}})\s*(?:飜|翻|番|han))?(.*?)(?<![.\d])(\d{{1,7}})(?:-(\d{{1,7}}))?\s*"
    rf"(?:点|點|points?)\s*(∀?)\s*(?:{CHIPS})?",
    re.IGNORECASE,
)
YAKU = re.compile(r"(.+?)\s*\(([^()]*)\)")
HAN = re.compile(rf"(\d{{1,3}})\s*(?:飜|翻|番|han)\s*(?:{CHIPS})?", re.IGNORECASE)


class Total(NamedTuple):
    """The sum of a bill; None for what it does not tell."""

    han: int | None = None
    fu: int | None = None
    points: int | None = None  # without counters and sticks
    limit: int | None = None
    unread: str = ""  # a word that is no limit we know


def is_win(result: Sequence[Any]) -> bool:
    """Return True if a hand ended with wins: by its word, or by a bill where the word is a strange one."""
    word = plain(_word(result))
    if word in DRAWS or word in BREAKS:
        return False
    return word in WINS or (len(result) > 2 and isinstance(result[2], list) and len(result[2]) > 3)


def is_taken_by_three(result: Sequence[Any]) -> bool:
    """Return True if the hand was broken off because three would have won on the last tile."""
    return BREAKS.get(plain(_word(result))) == "triple_ron"


def results_of(result: list[Any], events: list[Event], seats: int, indicators: Tiles, ura: Tiles) -> Iterator[Result]:
    """Yield what a hand came to; nothing where the record breaks off. Raises ValueError."""
    word = _word(result)
    if is_win(result):
        if len(result) % 2 == 0:
            raise ValueError("every win needs score changes and a bill")
        for deltas, bill in zip(result[1::2], result[2::2], strict=True):
            yield _win(_changes(deltas, seats), bill, events, seats, indicators, ura)
    elif word:
        deltas = _changes(result[1], seats) if len(result) > 1 else (0,) * seats  # left out where nobody pays
        if plain(word) in DRAWS:
            yield DrawnHand(DRAWS[plain(word)], deltas)
        else:
            yield Abort(BREAKS.get(plain(word), word), deltas)


def _word(result: Sequence[Any]) -> str:
    return str(result[0]) if result else ""


def per_seat(numbers: Sequence[Any], seats: int) -> Sequence[Any] | None:
    """Return one number a seat; None for more or fewer. At a table of three a fourth place may hold 0."""
    if len(numbers) == seats or (len(numbers) == seats + 1 == 4 and numbers[seats] == 0):
        return numbers[:seats]
    return None


def _changes(deltas: object, seats: int) -> Numbers:
    told = per_seat(deltas, seats) if isinstance(deltas, list) else None
    if told is None or not all(type(delta) is int and abs(delta) < MOST for delta in told):
        raise ValueError(f"a result needs one score change for each of {seats} seats")
    return tuple(told)


def _win(deltas: Numbers, bill: object, events: list[Event], seats: int, indicators: Tiles, ura: Tiles) -> Win:
    if not isinstance(bill, list) or len(bill) < 3:
        raise ValueError("a win needs winner, giver and liable seat")
    winner, giver, liable = bill[:3]
    if not all(type(seat) is int and 0 <= seat < seats for seat in (winner, giver, liable)):
        raise ValueError(f"no such seats: {bill[:3]}")
    patterns = tuple(_pattern(str(line)) for line in bill[4:])
    total = _total(str(bill[3]), seats) if len(bill) > 3 else Total()
    counted = bool(patterns) and all(pattern.unit == "han" for pattern in patterns)
    han = sum(pattern.value for pattern in patterns) if counted else None
    if counted and total.han is not None and total.han != han:
        raise ValueError(f"{total.han} han in all, but {han} together")
    in_riichi = any(isinstance(event, Ready) and event.seat == winner for event in events)
    return Win(
        seat=winner,
        from_seat=giver,
        tile=win_tile(events),
        deltas=deltas,
        points=total.points,
        han=han,
        fu=total.fu,
        limit=total.limit,
        patterns=(*patterns, *([Pattern(total.unread, 0, UNTOLD_UNIT)] if total.unread else ())),
        indicators=indicators,
        ura=ura if in_riichi else (),
        liable=None if liable == winner else liable,
    )


def _pattern(line: str) -> Pattern:
    """Read a line of a bill like 立直(1飜); one that has no worth we can read keeps its words and counts nothing."""
    match = YAKU.fullmatch(line.replace("（", "(").replace("）", ")"))
    if match is None:
        return Pattern(line[:80], 0, UNTOLD_UNIT)
    name, worth = match[1], match[2]
    if han := HAN.fullmatch(worth.strip()):
        return Pattern(name, int(han[1]), "han")
    if plain(worth).endswith(YAKUMAN_WORDS):
        return Pattern(name, 1, "yakuman")
    return Pattern(line[:80], 0, UNTOLD_UNIT)


def _total(text: str, seats: int) -> Total:
    """Read the sum: han and fu are not always written with a limit, nor the limit with han and fu."""
    match = TOTAL.fullmatch(text.strip())
    if match is None:
        return Total(unread=text.strip()[:40] or "a sum of nothing")
    fu, han, word, first, second, from_all = match.groups()
    points = int(first)
    if from_all:
        points *= seats - 1
    elif second is not None:
        points = points * (seats - 2) + int(second)
    limit = limit_of(word) if word.strip() else None
    if not word.strip() and fu and int(han) < 5 and _is_below_limits(int(fu), int(han), points):
        limit = 0
    unread = "" if limit is not None or not word.strip() else word.strip()[:40]
    return Total(int(han) if han else None, int(fu) if fu else None, points, limit, unread)


def _is_below_limits(fu: int, han: int, points: int) -> bool:
    base = fu << (2 + han)
    return base < MANGAN_BASE and not (base == ROUNDED_BASE and points in (8000, 12000))
