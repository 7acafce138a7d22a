"""What a written win is worth and who pays what: valued at once, explained when somebody asks."""

import struct
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, Literal

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.questions.written_wins import MELD, MOST_COUNTERS, MOST_STREAK, write_written_win
from fangcheng.core.state.codes import CHOW, MELDS, NOBODY, SEATS
from fangcheng.core.state.honour_runs import is_honour_run
from fangcheng.core.state.win import RESULT, WIN
from fangcheng.errors import HandError, UnknownName
from fangcheng.game.arguments import Words, listed, shown
from fangcheng.game.asking import (
    LACKS,
    NO_BETS,
    NO_RESULTS,
    Asker,
    Options,
    Workplace,
    asker_of,
    imagined_by,
    lack_of,
    way,
)
from fangcheng.game.engine import Mode, copy_of
from fangcheng.game.event_types import Paid
from fangcheng.game.events import read_events
from fangcheng.game.explain import Explanation, explanation_of_win, noted_in, payments_of
from fangcheng.game.given import Tiles, text_of, told_of_numbers
from fangcheng.game.hands import CONTEXT, SEAT_LETTERS, TOGETHER, WIN_WAYS, Meld, Melds, is_run, meld_of, win_of
from fangcheng.game.printed import kinds_of_win
from fangcheng.game.reasons import refusal_rule
from fangcheng.game.refusal_words import REFUSALS, least_worth
from fangcheng.rules.ruleset import Variant
from fangcheng.tiles import name_of, parse

By = Literal["self", "discard", "rob"]

MOST_BET = 100
SEAT_NUMBERS = {letter: number for number, letter in enumerate(SEAT_LETTERS)}
NO_MELDS = (0,) * MELDS
NO_CODE = -1  # of a meld that Python has to look at
PACK = struct.Struct(f"<{MELD + MELDS}i").pack  # the numbers of core.written


def score(
    variant: Variant,
    hand: Tiles,
    win: str | None = None,
    *,
    by: By = "self",
    source: str | None = None,
    melds: Melds = (),
    seat: str = "E",
    dealer: str = "E",
    round: str = "E",
    context: Words = (),
    jokers: str = "",
    dora: str = "",
    ura: str = "",
    aside: int = 0,
    flowers: str = "",
    streak: int = 0,
    counters: int = 0,
    lack: str | None = None,
    heart: str | None = None,
    bets: Mapping[str, int] | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> Explanation:
    """Tell what a win is worth and who pays what, with every reason.

    `hand` holds the concealed tiles and `win` the winning one; without `win` the last tile written is it.
    Seats are E S W N; `source` gave the tile (by default the seat after the winner). Melds may say who fed them, like
    `pon 777z from W`, in the order they were claimed: who is liable or bound by that pays as at a table.
    `context` names circumstances: riichi, last_tile, kong_replacement, treasure ...; docs/library.md lists all by game.
    `dora` and `ura` are indicators; `heart` is the tile that the winner imagines, where games have that.
    A hand that does not win comes back with `wins` false and the reason in `refusal`.
    Value and payments are there at once; groups, patterns and steps are worked out when they are first read.
    `mode` "auto" answers interpreted until what this game's scoring needs has been compiled.
    Raises NotationError, HandError, UnknownVariant, UnknownName, BadOption.

    >>> score("riichi", "234567m34p678s55p", "2p", by="discard", context=["riichi"]).total
    3
    """
    asker = asker_of(variant, options, preset)
    sets = melds if type(melds) is tuple else listed(melds, "melds")
    words = context if type(context) is tuple else listed(context, "context")
    is_untold = isinstance(jokers, str) and not jokers  # type: ignore[redundant-expr]  # who knows
    wild = asker.fixed_joker if is_untold else jokers
    told = hand, win, by, source, sets, seat, dealer, round, words, wild, dora, ura, aside, flowers, streak, counters
    place = asker.take_workplace()
    try:
        write_at(place, asker, mode, (*told, lack, heart))
        return _scored(asker, place, mode, NO_BETS if not bets else bets_of(asker, bets))
    finally:
        asker.give_workplace(place)


# --- writing the win down


Told = tuple[Any, ...]  # the arguments of `score` in their order up to `heart`, lists as tuples


def write_at(place: Workplace, asker: Asker, mode: Mode, told: Told) -> None:
    """Write a win at a workplace; a kernel does it, and Python where that cannot."""
    question = _in_bytes(asker, told)
    call = way(write_written_win, mode)
    if question is None or not call(question, place.records if call is write_written_win else place.plain):
        try:
            place.wins[0] = _written_by_python(asker, told, place.records[0].desk)
        except HandError as error:
            raise told_of_numbers(told[0], error) from None


def _in_bytes(asker: Asker, told: Told) -> np.ndarray | None:
    """Return the question as the kernel reads it, None where something is not as it should be."""
    hand, win, by, source, melds, seat, dealer, round, context, jokers, dora, ura, aside, flowers, streak, *rest = told
    counters, lack, heart = rest
    flags = together = 0
    try:
        if heart is not None:
            return None
        for word in context:
            flags |= CONTEXT[word]
            together = max(together, TOGETHER.get(word, 0))
        winner = SEAT_NUMBERS[seat]
        giver = NOBODY if source is None else SEAT_NUMBERS[source]
        if source is None and by != "self":
            giver = (winner + 1) % asker.seats
        numbers = PACK(
            WIN_WAYS[by],
            winner,
            SEAT_NUMBERS[dealer],
            giver,
            SEAT_NUMBERS[round],
            flags,
            together,
            aside,
            streak,
            counters,
            LACKS[lack],
            len(melds),
            *_meld_codes(asker, melds, jokers),
            *NO_MELDS[len(melds) :],
        )
        text = ";".join((hand, "" if win is None else win or "?", jokers, dora, ura, flowers))
    except (KeyError, TypeError, ValueError, struct.error):
        return None
    return np.frombuffer(numbers + text.encode(errors="replace"), np.uint8)


@lru_cache(maxsize=4096)
def meld_code(meld: str | Meld) -> int:
    """Return a meld as one number. Raises HandError, NotationError, UnknownName."""
    return numbered(meld_of(meld))


def numbered(meld: Meld) -> int:
    """Return a meld as one number, NO_CODE where that does not say of which tiles it is: a sum, unlike heads."""
    plain = is_run(meld.faces) or is_honour_run(meld.faces) if meld.kind == CHOW else len({*meld.faces}) == 1
    return meld.code if plain else NO_CODE


def _meld_codes(asker: Asker, melds: Iterable[str | Meld], jokers: str) -> list[int]:
    """Return melds as numbers, by what their tiles count as beside these jokers."""
    if not asker.stands_in:
        return [meld_code(meld) for meld in melds]
    return [numbered(meld_of(meld, asker.kinds(jokers))) for meld in melds]


def _written_by_python(asker: Asker, told: Told, desk: Any = None) -> Any:
    """Return the WIN record as Python writes it, which says what is wrong with the question."""
    hand, win, by, source, melds, seat, dealer, round, context, jokers, dora, ura, aside, flowers, streak, *rest = told
    counters, lack, heart = rest
    for what, text in {"jokers": jokers, "dora": dora, "ura": ura, "flowers": flowers}.items():
        if not isinstance(text, str):
            raise HandError(f"{what} = {shown(text)}: write tiles, like 3m5z")
    for what, number, most in (
        ("aside", aside, 4),
        ("streak", streak, MOST_STREAK),
        ("counters", counters, MOST_COUNTERS),
    ):
        check_whole(what, number, most)
    if not isinstance(by, str) or by not in WIN_WAYS:
        raise UnknownName("way of winning", by, WIN_WAYS)
    lack_of(lack)
    _check_seats(asker, seat, dealer, source)
    if source is None and by != "self":
        source = SEAT_LETTERS[(SEAT_LETTERS.index(seat) + 1) % asker.seats]
    concealed, tile = _split(text_of(hand), win)
    return win_of(
        asker.engine.rules,
        concealed,
        tile,
        melds=[meld_of(meld, asker.kinds(jokers)) for meld in melds],
        by=by,
        source=source,
        seat=seat,
        dealer=dealer,
        round=round,
        context=context,
        jokers=jokers,
        dora=dora,
        ura=ura,
        aside=aside,
        flowers=flowers,
        streak=streak,
        counters=counters,
        lack=lack,
        heart=imagined_by(asker, heart),
        desk=desk,
    )


def check_whole(what: str, number: object, most: int) -> None:
    """Raise HandError unless `number` is a whole one from 0 to `most`."""
    if not isinstance(number, (int, np.integer)) or not 0 <= number <= most:
        raise HandError(f"{what} = {shown(number)}: a whole number from 0 to {most} is needed")


def _split(hand: str, win: str | None) -> tuple[list[int], int]:
    tiles = parse(hand)
    if win is not None:
        winning = parse(text_of(win, "winning tile"))
        if len(winning) != 1:
            raise HandError(f'winning tile "{win}": one tile is needed')
        return tiles, winning[0]
    if not tiles:
        raise HandError("no tiles: write the hand, then the winning tile")
    return tiles[:-1], tiles[-1]


def _check_seats(asker: Asker, *seats: str | None) -> None:
    open_seats = SEAT_LETTERS[: asker.seats]
    for place, letter in enumerate(seats):
        nobody = letter is None and place == len(seats) - 1 > 0
        if not nobody and (not isinstance(letter, str) or len(letter) != 1 or letter not in open_seats):
            told = letter if isinstance(letter, str) and len(letter) == 1 else shown(letter)
            raise HandError(f'no seat "{told}" in {asker.engine.ruleset.id}; seats are {" ".join(open_seats)}')
    if len(seats) == 3 and seats[2] == seats[0]:
        raise HandError(f"{seats[0]} cannot win on a tile of {seats[2]}: source is another seat")


def bets_of(asker: Asker, bets: Mapping[str, int]) -> np.ndarray:
    """Return stakes by seat letter as an array of one row. Raises HandError."""
    if not isinstance(bets, Mapping):
        raise HandError(f"bets = {shown(bets)}: write a dictionary by seat, like {{'E': 1}}")
    row = np.zeros((1, SEATS), np.int16)
    for letter, bet in bets.items():
        _check_seats(asker, letter)
        check_whole(f"bets: {letter}", bet, MOST_BET)
        row[0, SEAT_NUMBERS[letter]] = bet
    return row


# --- valuing it


class Score(Explanation):
    """An explanation that is worked out when it is read: what it is worth is known, why only when somebody asks."""

    __slots__ = ("_case",)

    _case: "_Case"

    @property
    def changes(self) -> list[int]:
        """Return every seat's change of points, by seat."""
        asker, _, _, numbers = self._case
        return numbers[8 : 8 + asker.seats] if numbers[0] else []

    def __getattr__(self, name: str) -> Any:
        """Work out a part that is not there yet; Python asks only then."""
        if name not in FIELDS:
            raise AttributeError(f"an explanation has no {name}")
        asker, win, bets, numbers = self._case
        if name == "wins":
            return numbers[0] == 1
        if name == "total":
            return numbers[2]
        told = _explained(asker, win, bets)
        for field in FIELDS:
            object.__setattr__(self, field, getattr(told, field))
        return getattr(told, name)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Explanation):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in FIELDS)

    __hash__ = Explanation.__hash__

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle it as the explanation it is."""
        return _explanation, ({field: getattr(self, field) for field in FIELDS},)


_Case = tuple[Asker, bytes, np.ndarray, list[int]]  # who was asked; the win, its stakes, its numbers
FIELDS = tuple(field.name for field in fields(Explanation))


def _explanation(values: dict[str, Any]) -> Explanation:
    return Explanation(**values)


def _scored(asker: Asker, place: Workplace, mode: Mode, bets: np.ndarray) -> Explanation:
    """Score the win at a workplace: explained at once if that is slow anyway, else only when it is asked for."""
    call = asker.scorer(mode)
    if call is asker.score_kernel:
        return _settled(asker, place, call, bets)
    call(place.wins, place.plain, bets, NO_RESULTS, place.scores)
    found = object.__new__(Score)
    _set_case(found, (asker, place.wins.tobytes(), bets, place.numbers.tolist()))
    return found


_set_case = vars(Score)["_case"].__set__


def _explained(asker: Asker, win: bytes, bets: np.ndarray) -> Explanation:
    """Explain a win that has been valued before."""
    place = asker.take_workplace()
    try:
        place.wins[:] = np.frombuffer(win, WIN)
        return _settled(asker, place, asker.scorer("compiled"), bets)
    finally:
        asker.give_workplace(place)


def _settled(asker: Asker, place: Workplace, call: Callable[..., Any], bets: np.ndarray) -> Explanation:
    """Value and pay the win at a workplace, and explain it whole."""
    results = np.zeros(1, RESULT)
    if call is asker.score_kernel:
        records = [with_attributes(array) for array in (place.wins, place.plain, bets, results, place.scores)]
        call(*records)
    else:
        call(place.wins, place.plain, bets, results, place.scores)
    valued = place.records[0].desk.work.wins[int(place.records[0].win.seat)]  # as the best reading takes it
    return _told(asker, place.table, copy_of(valued), with_attributes(results)[0])


def _told(asker: Asker, table: Any, win: Any, result: Any) -> Explanation:
    engine, seat = asker.engine, int(win.seat)
    if result.wins == 0:
        refusal = int(result.refusal)
        return Explanation(
            kind="win",
            winner=seat,
            tile=name_of(kinds_of_win(win)[int(win.tile)]) if win.tile >= 0 else None,
            wins=False,
            refusal=REFUSALS[refusal],
            refusal_rule=refusal_rule(engine, refusal),
            minimum=least_worth(engine.rules) if REFUSALS[refusal] == "below-minimum" else 0,
        )
    before = [int(engine.rules.start_score)] * SEATS
    rows = [event for event in read_events(table) if isinstance(event, Paid)]
    payments = payments_of(table, rows, before, [int(points) for points in table.scores])
    own = next((row.changes for row in rows if row.cause == "win"), ())
    return explanation_of_win(engine, table, win, copy_of(result), own, payments, noted_in(rows))
