"""How a hand or a match ended: what was won, why it is worth so much, who pays."""

from typing import Literal

from msgspec import Struct

from fangcheng.web.wire.table import Indicator
from fangcheng.web.wire.words import Names, Spot, Text, Tile


class HandGroup(Struct, gc=False):
    """One part of the finished hand: a run, a triplet, the pair, flowers."""

    tiles: list[Spot]
    open: bool = False
    win: int | None = None  # position in `tiles` of the winning tile
    label: Text | None = None


class PatternLine(Struct, gc=False):
    """One pattern that counted."""

    id: str
    name: Names
    plain: str  # the name in plain English, for who would rather not read foreign words
    original: Names  # what the game's own players write, for who reads another language; empty: much the same
    script: str  # the language it is written in: "ja", "zh-Hans"
    value: int
    unit: Text | None = None  # "han", "fan", "tai", "points"; its sentence gets the value as `n`
    tiles: list[Tile] = []
    rule: str | None = None
    times: bool = False  # multiplies instead of adding


class Step(Struct, gc=False):
    """One line of the reckoning; `value` is the running result or the part it adds."""

    text: Text
    value: int | None = None
    depth: int = 0  # 1 below the line it explains, and so on
    tiles: list[Tile] = []
    rule: str | None = None


class Part(Struct, gc=False):
    """One reason within a payment: hand, repeats, sticks, kongs, bets."""

    text: Text
    amount: int  # 0: no points move, and the text says what is owed


class Payment(Struct, gc=False):
    """One seat's change; the changes of a settlement add up to zero, sticks on the table aside."""

    seat: int
    before: int
    after: int
    change: int
    parts: list[Part] = []


class Transfer(Struct, gc=False):
    """Who pays whom."""

    payer: int
    receiver: int
    amount: int


class Readiness(Struct, gc=False):
    """How a seat stood when a hand ended without a win; its hand, where it lies open, is `shown` of the seat."""

    seat: int
    ready: bool | None = None  # None: unknown to the reader, or without meaning
    state: Text | None = None  # the same in words; None where nothing is known
    waits: list[Tile] = []  # of a ready hand that the reader may see


class Beside(Struct, gc=False):
    """One payment beside the wins: a kong, a bonus, a fine."""

    seat: int | None = None  # the seat it is about
    text: Text | None = None  # what for
    tiles: list[Spot] = []  # of a kong
    transfers: list[Transfer] = []  # who pays whom; empty where the changes alone cannot tell it
    changes: list[int] = []  # of every seat


class Settlement(Struct, gc=False):
    """One result screen: a win (one for each winner), a draw, a payment during play, or the end of the match."""

    kind: Literal["win", "draw", "abort", "kong", "special", "match"]
    title: Text
    subtitle: Text | None = None
    winner: int | None = None
    source: int | None = None
    total: int | None = None
    unit: Text | None = None
    groups: list[HandGroup] = []
    indicators: list[Indicator] = []
    patterns: list[PatternLine] = []
    pattern_total: Text | None = None
    counts_title: Text | None = None  # head of the second column: fu, units, kongs
    counts: list[Step] = []
    steps: list[Step] = []  # the formula line by line, down to what each seat pays
    payments: list[Payment] = []
    transfers: list[Transfer] = []
    readiness: list[Readiness] = []  # of a draw: every seat in order, or empty where nothing is known
    beside: list[Beside] = []  # of kongs and other payments: each by itself, in order of play
    ranking: list[int] = []  # seats from first to last, -1 for who has none now; end of the match only
