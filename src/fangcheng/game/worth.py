"""What a written win is worth and who pays what: valued at once, explained when somebody asks."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import F_ROB_LAY, SEATS
from fangcheng.core.state.rule_codes import INNER_STAKES, SIT_AND_PULL
from fangcheng.core.state.rule_codes import NO_BETS as NO_STAKES
from fangcheng.core.state.win import RESULT, WIN
from fangcheng.errors import HandError
from fangcheng.game.arguments import Words, listed, shown
from fangcheng.game.asking import (
    NO_BETS,
    NO_RESULTS,
    Asker,
    Options,
    asker_of,
)
from fangcheng.game.circumstances.aliases import By
from fangcheng.game.circumstances.gone_by import refusal_before
from fangcheng.game.engine import Mode, copy_of
from fangcheng.game.event_types import Paid
from fangcheng.game.events import read_events
from fangcheng.game.explain import Explanation, explanation_of_win, noted_in, payments_of
from fangcheng.game.hand_input import Tiles
from fangcheng.game.hands import Melds, WrittenWin
from fangcheng.game.printed import kinds_of_win
from fangcheng.game.reasons import rule_behind
from fangcheng.game.reckoning.dues import Dues, dues_of
from fangcheng.game.refusal_words import REFUSALS, least_worth, topic_of_refusal
from fangcheng.game.told_wins import SEAT_NUMBERS, check_lying, check_seats, check_whole, jokers_of, write_at
from fangcheng.game.workplaces import Workplace
from fangcheng.rules.ruleset import Variant
from fangcheng.tiles import name_of, parse

MOST_BET = 100


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
    turned: str = "",
    dora: str = "",
    ura: str = "",
    aside: int = 0,
    flowers: str = "",
    discards: str = "",
    streak: int = 0,
    counters: int = 0,
    deposits: int = 0,
    lack: str | None = None,
    heart: str | None = None,
    bets: Mapping[str, int] | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> Explanation:
    """Tell what a win is worth and who pays what, with every reason.

    `hand` holds the concealed tiles and `win` the winning one; without `win` the last tile written is it.
    `by` is self, discard or rob, or tsumo, ron, chankan and what else people call them; a type checker knows each word.
    Seats are E S W N; `source` gave the tile (by default the seat after the winner). Melds may say who fed them, like
    `pon 777z from W`, in the order they were claimed: who is liable or bound by that pays as at a table.
    `context` names circumstances: riichi, last_tile, kong_replacement, treasure ...; docs/library.md lists all by game.
    One that cannot be true of such a win is refused with the reason, and so is what the game has not.
    `jokers` are the kinds that are wild, or `turned` is the tile that names them; `discards` are the winner's own,
    which bar wins in some games. `dora` and `ura` are indicators; `heart` is the tile that the winner imagines, where
    games have that. `counters` and `deposits` are the counters and riichi sticks on the table, the winner's own stick
    among them, which he takes with the win (cause "sticks" in `payments`).
    A hand that does not win comes back with `wins` false and the reason in `refusal`.
    Value and payments are there at once; groups, patterns and steps are worked out when they are first read.
    `mode` "auto" answers interpreted until what this game's scoring needs has been compiled.
    Raises NotationError, HandError, UnknownVariant, UnknownName, BadOption, IncompatibleCircumstance.

    >>> score("riichi", "234567m34p678s55p", "2p", by="discard", context=["riichi"]).total
    3
    """
    asker = asker_of(variant, options, preset)
    sets = melds if type(melds) is tuple else listed(melds, "melds")
    words = context if type(context) is tuple else listed(context, "context")
    is_untold = isinstance(jokers, str) and not jokers  # type: ignore[redundant-expr]  # who knows
    wild = asker.fixed_joker if is_untold else jokers
    if turned:
        wild = jokers_of(asker, jokers, turned)
    facts = (hand, win, by, source, sets, seat, dealer, round, words, wild, dora, ura, aside, flowers,
        streak, counters, deposits, lack, heart)  # fmt: skip
    told = tuple.__new__(WrittenWin, facts)  # to call the class takes half a microsecond more, of six
    if not isinstance(discards, str):
        raise HandError(f"discards = {shown(discards)}: write tiles, like 3m5z")
    thrown = parse(discards) if discards else ()
    if discards:
        asker.check_told({"discards": discards})
    place = asker.take_workplace()
    try:
        read = write_at(place, asker, mode, told, thrown)
        if turned or discards:
            check_lying(asker, told, turned, thrown)
        refusal, topic = 0, ""
        if read.goes_by or discards:
            record: Any = place.records[0]
            rules = asker.engine.rules
            refusal, topic = refusal_before(rules, record.desk, record.bare, record.win, thrown, read.goes_by)
        staked = NO_BETS if not bets else bets_of(asker, bets, dealer)
        found = _scored(asker, place, mode, staked) if not read.winners else _beside_others(asker, place, mode, staked)
        return (
            found if not refusal or not found.wins else _refused(asker, found.winner or 0, found.tile, refusal, topic)
        )
    finally:
        asker.give_workplace(place)


# --- valuing it


def bets_of(asker: Asker, bets: Mapping[str, int], dealer: str = "E") -> np.ndarray:
    """Return stakes by seat letter as an array of one row. Raises HandError and IncompatibleCircumstance."""
    if not isinstance(bets, Mapping):
        raise HandError(f"bets = {shown(bets)}: write a dictionary by seat, like {{'E': 1}}")
    row = np.zeros((1, SEATS), np.int16)
    for letter, bet in bets.items():
        check_seats(asker, letter)
        check_whole(f"bets: {letter}", bet, MOST_BET)
        check_staked(asker, f"bets: {letter} stakes {bet}", int(bet), letter == dealer)
        row[0, SEAT_NUMBERS[letter]] = bet
    return row


def check_staked(asker: Asker, what: str, stake: int, is_dealer: bool) -> None:
    """Check that a seat may stake so much in this game. Raises HandError and IncompatibleCircumstance.

    Rules: TIANJIN-6, TIANJIN-7, TAIWAN-73, LUOSHU-21, HEFEI-34.
    """
    asker.check_told({"bets": stake})
    most = most_staked(asker.engine.rules, is_dealer)
    if stake > most:
        raise HandError(f"{what}; {most} can be staked there under these options")


def most_staked(rules: Any, is_dealer: bool) -> int:
    """Return the most that a seat stakes, with a call or before the deal: who sits says so once, by one."""
    if rules.ready_stake:
        return int(rules.ready_stake)
    if rules.bet_kind == SIT_AND_PULL:
        return 1 if is_dealer else int(rules.bet_max)
    if rules.bet_kind == INNER_STAKES:
        return MOST_BET
    return int(rules.bet_max) if rules.bet_kind != NO_STAKES else 0


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


def _beside_others(asker: Asker, place: Workplace, mode: Mode, bets: np.ndarray) -> Explanation:
    """Score a win on a tile that others win on too: who declares cannot know that, so that it has to stand alone.

    Rules: GUANGDONG-30.
    """
    together = int(place.wins[0]["together"])
    place.wins["together"] = 0
    alone = _scored(asker, place, mode, bets)
    if not alone.wins:
        return alone
    place.wins["together"] = together
    return _scored(asker, place, mode, bets)


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
    work, seat = place.records[0].desk.work, int(place.records[0].win.seat)
    valued = work.wins[seat]  # as the best reading takes it
    return _told(asker, place.table, copy_of(valued), with_attributes(results)[0], dues_of(work, seat))


def _refused(asker: Asker, winner: int, tile: str | None, refusal: int, topic: str = "") -> Explanation:
    """Tell a refusal; `topic` is a narrower one than that of its number."""
    return Explanation(
        kind="win",
        winner=winner,
        tile=tile,
        wins=False,
        refusal=REFUSALS[refusal],
        refusal_rule=rule_behind(asker.engine, topic or REFUSALS[refusal]),
        minimum=least_worth(asker.engine.rules) if REFUSALS[refusal] == "below-minimum" else 0,
    )


def _told(asker: Asker, table: Any, win: Any, result: Any, dues: Dues) -> Explanation:
    engine, seat = asker.engine, int(win.seat)
    if result.wins == 0:
        tile = name_of(kinds_of_win(win)[int(win.tile)]) if win.tile >= 0 else None
        robs_north = bool(int(win["flags"]) & F_ROB_LAY)
        topic = topic_of_refusal(REFUSALS[int(result.refusal)], robs_north)
        return _refused(asker, seat, tile, int(result.refusal), topic)
    before = [int(engine.rules.start_score)] * SEATS
    rows = [event for event in read_events(table) if isinstance(event, Paid)]
    payments = payments_of(engine, table, rows, before, [int(points) for points in table.scores])
    own = next((row.changes for row in rows if row.cause == "win"), ())
    return explanation_of_win(engine, table, win, copy_of(result), dues, own, payments, noted_in(rows))
