"""Reads Majiang's paipu: one object a game, or a list of them; seats are the players in the order of their names."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from fangcheng.errors import RecordError
from fangcheng.records.majiang.hand import CHAIRS, hand_of
from fangcheng.records.majiang.messages import MOST_MOVES, Move, Sheet
from fangcheng.records.model import Amount, Final, GameRecord, HandRecord
from fangcheng.records.opening import Source
from fangcheng.records.parts import FirstFailure, Parts
from fangcheng.records.tenhou import rules as tenhou_rules

# The rules that Majiang deals by unless told otherwise, which no paipu says: double yakuman, indicators of open kongs
# after the discard, three winners are a draw, placement points 20/10 over 30000.
OPTIONS = {"preset": "mahjong_soul", "multiple_ron": "two", "uma": "20/10", "return_points": 30000}


def read_majiang(source: Source) -> Iterator[GameRecord]:
    """Read every game of a file.

    What cannot be read is left out, and its error raised when the rest has been given.
    """
    failure = FirstFailure()
    for where, text in _documents(source):
        try:
            yield from _games(source, where, source.decode(where, text, Sheet), failure)
        except RecordError as error:
            failure.note(error)
    failure.raise_it()


def _documents(source: Source) -> Iterator[tuple[str, str]]:
    """Yield each game: of a list, of lines with one object each, or the whole text."""
    whole = source.document()
    if not whole.startswith("["):
        yield from source.objects()
        return
    yield from source.items(whole, "game")


def _games(source: Source, where: str, sheet: Sheet, failure: FirstFailure) -> Iterator[GameRecord]:
    """Yield the game of an object, in parts where a hand of it cannot be read."""
    first_dealer = sheet.qijia if isinstance(sheet.qijia, int) and 0 <= sheet.qijia < CHAIRS else 0
    parts = Parts()
    for number, log in enumerate(sheet.log, start=1):
        parts.read(partial(_hand, source, f"{where}, hand {number}", log, first_dealer), failure)
    final = None
    try:
        final = _final(source, where, sheet)
    except RecordError as error:
        failure.note(error)
    options = {**OPTIONS, "red_fives": _has_red_fives(parts.hands)}
    names = sheet.player if isinstance(sheet.player, list) else []
    game = GameRecord(
        variant=tenhou_rules.FOR_FOUR,
        options=tenhou_rules.with_what_was_played(options, parts.hands, final is not None, final),
        source_format="majiang",
        players=tuple(name if isinstance(name, str) else "" for name in names[:CHAIRS]),
        hands=(),
        final=final,
    )
    yield from parts.games(game)


def _hand(source: Source, where: str, log: list[Any], first_dealer: int) -> HandRecord:
    if len(log) > MOST_MOVES:
        raise source.error(where, f"{len(log)} moves; no hand has so many")
    moves: list[Move] = [source.convert(f"{where}, move {n}", one, Move) for n, one in enumerate(log, start=1)]
    try:
        return hand_of(moves, first_dealer)
    except ValueError as failure:
        raise source.error(where, str(failure)) from None


def _final(source: Source, where: str, sheet: Sheet) -> Final | None:
    """Read the standing; a game that broke off has places of nobody."""
    if not sheet.rank:
        return None
    scores: list[int] = source.convert(f"{where}, defen", sheet.defen, list[Amount])
    points: list[Any] = source.convert(f"{where}, point", sheet.point, list[str | float])
    if len(scores) != CHAIRS or len(points) != CHAIRS:
        raise source.error(where, f"{len(scores)} points and {len(points)} placement points for {CHAIRS} seats")
    try:
        numbers = tuple(float(point) for point in points)
    except ValueError:
        raise source.error(f"{where}, point", "no numbers") from None
    return Final(tuple(scores), numbers if all(map(_is_sane, numbers)) else None)


def _is_sane(number: float) -> bool:
    return abs(number) < 1_000_000


def _has_red_fives(hands: Sequence[HandRecord]) -> bool:
    """Return True if a red five is to be seen; no paipu says whether there are any."""
    text = msgspec.json.encode(hands).decode()
    return any(f'"{red}"' in text for red in ("0m", "0p", "0s"))
