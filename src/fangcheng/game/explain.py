"""Explanations: every settlement as a tree of typed parts, from the tiles of a hand to what each seat pays.

The numbers are the engine's own: wins and results copied from the desk, payments from the table's rows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

from fangcheng.core.state.codes import (
    F_EIGHT_FLOWERS,
    F_HONOUR_RUN,
    F_SEVEN_ROB_ONE,
    NOBODY,
)
from fangcheng.game.engine import Engine, copy_of
from fangcheng.game.event_types import ABORTS, AT_MATCH_END, AnyEvent, Drawn, FlowerWon, Paid, Ruled, Won
from fangcheng.game.finished_hand import Group, groups_of
from fangcheng.game.pattern_lines import PatternLine, pattern_lines
from fangcheng.game.printed import winning_tile
from fangcheng.game.reckoning.causes import topic_of_payment
from fangcheng.game.reckoning.dues import Dues, dues_of
from fangcheng.game.reckoning.han_and_fu import LIMITS
from fangcheng.game.reckoning.methods import steps_of, unit_of
from fangcheng.game.reckoning.payments import payment_steps
from fangcheng.game.reckoning.step import Step
from fangcheng.game.told import line_of_explanation, text_of_explanation

Kind = Literal["win", "draw", "abort", "kong", "stick", "side", "match"]
FORMS = (  # in the order of their codes
    *("standard", "seven_pairs", "thirteen_orphans", "knitted", "loose", "eight_pairs", "orphans_and_set"),
    *("sixteen_unrelated", "misfits", "honours_alone", "joker_win", "all_258_alone", "sums", "eight_and_one"),
)

SETTLING = (Won, FlowerWon, Drawn, Paid)  # events that an explanation may be about; other steps settle nothing

# Where a payment row belongs by its cause.
OF_WINS = ("win", "counters", "sticks", "side_bet", "watch", "noted", "horses", "pot", "fly", "wake", "lost_stake")
OF_DRAWS = ("noten", "nagashi", "pig", "unready", "refund", "drawn_hand")
OF_KONGS = ("open_kong", "added_kong", "concealed_kong", "special_kong", "transfer", "refund")
RULED_ENDINGS = ("chombo", "voided", "redealt")  # the host ended the hand; all that is paid then belongs to it
EACH_ALONE = (
    "mixed_flowers",
    "flower_series",
    "note",
    "note_halved",
    "bought_horses",
)  # several in one step are about several seats


class Part(Struct, frozen=True, kw_only=True):
    """One payment row as one seat feels it."""

    cause: str
    amount: int
    about: int | None = None  # the seat the row is about
    other: int | None = None  # the other seat it names: who pays, or owes
    number: int = 0  # what the cause counts
    rule: str = ""  # the rule behind the cause; a win tells more in its steps


class SeatPayment(Struct, frozen=True, kw_only=True):
    """What a settlement changes for one seat."""

    seat: int
    person: int
    before: int
    change: int
    after: int
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class Explanation:
    """One settlement. The changes add up to zero, riichi sticks aside."""

    kind: Kind
    reason: str = ""  # cause of the payment, or how a hand without a win ended
    winner: int | None = None
    source: int | None = None  # who gave the winning tile
    tile: str | None = None
    by: Literal["self", "discard", "rob", "flowers"] | None = None
    wins: bool = True
    refusal: str = ""  # key of words.py: why a hand that was only asked about does not win
    refusal_rule: str = ""
    minimum: int = 0  # of a hand that is worth too little: what it had to be worth
    form: str = ""
    groups: tuple[Group, ...] = ()
    patterns: tuple[PatternLine, ...] = ()
    unit: str = "points"
    total: int = 0
    han: int = 0
    fu: int = 0
    limit: str = ""  # mangan ... yakuman
    base: int = 0  # what one unit of payment is worth
    steps: tuple[Step, ...] = ()
    payments: tuple[SeatPayment, ...] = ()

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """Tell it in words: who won with what, the patterns and their worth, who pays; or why the hand does not win.

        `language` is en, zh-Hans, zh-Hant or ja; `names` are those of the players by seat, East, South, West, North
        where none are given. Raises UnknownName for another language.
        """
        return text_of_explanation(self, language, names)

    def __str__(self) -> str:
        return line_of_explanation(self)

    def _repr_html_(self) -> str:
        from fangcheng.game.shown import html_of_explanation  # only a notebook asks

        return html_of_explanation(self)

    @property
    def changes(self) -> list[int]:
        """Return every seat's change of points, by seat."""
        return [payment.change for payment in self.payments]


# --- the settlements of one step


def explanations_of(engine: Engine, table: Any, events: Sequence[AnyEvent], scores: Sequence[int]) -> list[Explanation]:
    """Explain what was settled in the step that left `events`; `scores` are those before it."""
    found: list[Explanation] = []
    running = list(scores)
    with_drawn = any(isinstance(event, Drawn) for event in events)
    ruled = next((event.rule for event in events if isinstance(event, Ruled)), "")
    for kind, key, rows in _sorted_rows(events):
        after = [score + sum(row.changes[seat] for row in rows) for seat, score in enumerate(running)]
        payments = payments_of(engine, table, rows, running, after, with_drawn, ruled)
        running = after
        if isinstance(key, (Won, FlowerWon)):
            found.append(_of_win(engine, table, key, rows, payments))
        else:
            found.append(Explanation(kind=kind, reason=key, winner=_about(kind, rows), payments=payments))
    return found


def _sorted_rows(events: Sequence[AnyEvent]) -> list[tuple[Kind, Won | FlowerWon | str, list[Paid]]]:
    """Sort the payment rows by what they belong to, in the order of play."""
    bundles: list[tuple[Kind, Won | FlowerWon | str, list[Paid]]] = []
    wins = [event for event in events if isinstance(event, (Won, FlowerWon))]
    ending = next((event.reason for event in events if isinstance(event, Drawn)), None)
    rows = [event for event in events if isinstance(event, Paid)]
    used: set[int] = set()
    for win in wins:
        mine: list[Paid] = []
        for index, paid in enumerate(rows):
            another = paid.cause == "win" and any(one.cause == "win" for one in mine)
            if index not in used and paid.seat == win.seat and paid.cause in OF_WINS and not another:
                if paid.cause == "sticks" and max(paid.changes) <= 0:
                    continue  # his own stick, put down before
                mine.append(paid)
                used.add(index)
        bundles.append(("win", win, mine))
    for index, paid in enumerate(rows):
        if index in used:
            continue
        kind, reason = _class_of(paid, ending)
        alone = kind == "kong" or paid.cause in EACH_ALONE
        if bundles and bundles[-1][:2] == (kind, reason) and not alone:
            bundles[-1][2].append(paid)
        else:
            bundles.append((kind, reason, [paid]))
    if ending is not None and not any(kind in ("draw", "abort") for kind, _, _ in bundles):
        bundles.append(("abort" if ending in ABORTS else "draw", ending, []))
    return _in_order(bundles, wins)


def _class_of(paid: Paid, ending: str | None) -> tuple[Kind, str]:
    if paid.cause in AT_MATCH_END:
        return "match", paid.cause
    if ending in RULED_ENDINGS:
        return "abort", ending
    if ending is not None and paid.cause in OF_DRAWS:
        return "draw", ending
    if ending == "nagashi" and paid.cause in ("counters", "sticks"):
        return "draw", ending
    if paid.cause == "sticks":
        return "stick", paid.cause
    return ("kong" if paid.cause in OF_KONGS else "side"), paid.cause


def _in_order(bundles: list[Any], wins: Sequence[Any]) -> list[Any]:
    """Put sticks paid in a step without a win first, all else behind."""
    early = [bundle for bundle in bundles if bundle[0] == "stick" and not wins]
    return early + [bundle for bundle in bundles if bundle not in early]


def _about(kind: Kind, rows: Sequence[Paid]) -> int | None:
    return rows[0].seat if kind in ("kong", "stick", "side") and rows else None


def payments_of(
    engine: Engine,
    table: Any,
    rows: Sequence[Paid],
    before: Sequence[int],
    after: Sequence[int],
    with_drawn: bool = False,
    ruled: str = "",
) -> tuple[SeatPayment, ...]:
    """Tell what the rows change for every seat, and by which rule.

    `with_drawn`: a hand without a win ended so; `ruled`: the rule that the host has cited.
    """
    rules = [ruled if row.cause == "ruling" else engine.rule_of(topic_of_payment(row, with_drawn)) for row in rows]
    return tuple(
        SeatPayment(
            seat=seat,
            person=int(table.person[seat]),
            before=before[seat],
            change=after[seat] - before[seat],
            after=after[seat],
            parts=tuple(
                Part(
                    cause=row.cause,
                    amount=row.changes[seat],
                    about=row.seat,
                    other=row.other,
                    number=row.number,
                    rule=rule,
                )
                for row, rule in zip(rows, rules, strict=True)
                if row.changes[seat] or (row.cause == "noted" and seat in (row.seat, row.other))
            ),
        )
        for seat in range(int(table.seats))
    )


def _of_win(
    engine: Engine, table: Any, event: Won | FlowerWon, rows: Sequence[Paid], payments: tuple[SeatPayment, ...]
) -> Explanation:
    seat = event.seat if event.seat is not None else 0
    win, result = copy_of(engine.desk.work.wins[seat]), copy_of(engine.desk.work.results[seat])
    own = next((row for row in rows if row.cause == "win"), None)
    if own is not None and own.number != int(result.total):
        # Another win of the same seat in this very step has taken its place on the desk (blood river).
        return Explanation(
            kind="win",
            winner=seat,
            source=event.source,
            total=own.number,
            unit=unit_of(engine.rules),
            payments=payments,
        )
    dues = dues_of(engine.desk.work, seat)
    return explanation_of_win(engine, table, win, result, dues, own.changes if own else (), payments, noted_in(rows))


def noted_in(rows: Sequence[Paid]) -> dict[int, int]:
    """Return what each debtor owes with a win that is noted.

    Rules: TAIWAN-P19.
    """
    return {row.other: row.number for row in rows if row.cause == "noted" and row.other is not None}


# --- one win


def explanation_of_win(
    engine: Engine,
    table: Any,
    win: Any,
    result: Any,
    dues: Dues,
    changes: Sequence[int] = (),
    payments: tuple[SeatPayment, ...] = (),
    notes: Mapping[int, int] | None = None,
) -> Explanation:
    """Explain one valued win as a tree: `dues` as settlement wrote them, `changes` of the win's own payment row.

    `notes` are what debtors owe now.
    """
    rules = engine.rules
    by_flowers = bool(int(win["flags"]) & (F_EIGHT_FLOWERS | F_SEVEN_ROB_ONE))
    by_honours = bool(int(win["flags"]) & F_HONOUR_RUN)
    without_tile, reading = by_flowers or by_honours, result.reading
    steps = steps_of(rules, result, engine.rule_of)
    if changes:
        steps += payment_steps(rules, table, win, result, changes, dues, notes or {}, engine.rule_of)
    return Explanation(
        kind="win",
        winner=int(win.seat),
        source=None if win.payer == NOBODY else int(win.payer),
        tile=None if without_tile else winning_tile(win),
        by="flowers" if by_flowers else ("self", "discard", "rob")[int(win.by)],
        form="flowers" if by_flowers else "honours" if by_honours else FORMS[int(reading.form)],
        groups=() if without_tile else groups_of(win, reading),
        patterns=pattern_lines(engine, win, result),
        unit="yakuman" if result.yakuman > 0 else unit_of(rules),
        total=int(result.total),
        han=int(result.han),
        fu=int(result.fu),
        limit=LIMITS[int(result.limit)],
        base=int(result["base"]),
        steps=tuple(steps),
        payments=payments,
    )
