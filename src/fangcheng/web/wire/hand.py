"""The own hand of a view: its tiles, what may be chosen, the clock, hints."""

from typing import Literal

from msgspec import Struct

from fangcheng.web.wire.words import Names, Text, Tile


class Wait(Struct, gc=False):
    """A tile that would complete the hand."""

    tile: Tile
    left: int | None = None  # copies the reader cannot see
    value: Text | None = None  # what winning on it would bring
    reason: Text | None = None  # why it would not be a win (no pattern, furiten, below the minimum)


class HandTile(Struct, gc=False):
    """One own concealed tile."""

    tile: Tile
    drawn: bool = False
    standing: bool = False  # it stands apart from the others
    choice: int | None = None  # index of the choice made by clicking this tile
    forbidden: Text | None = None  # why it may not be clicked although other tiles may
    waits: list[Wait] = []  # what the hand would wait for after this discard
    unseen: int | None = None  # copies of it that the reader cannot see, None where that is not known
    picked: int = 0  # order number while several tiles are being chosen, else 0


class Choice(Struct, gc=False):
    """One thing the seat may do now."""

    index: int
    kind: Literal[
        "discard", "ready", "chi", "pon", "kong", "win", "draw", "flower", "pass", "give", "option", "special"
    ]
    label: Text
    tiles: list[Tile] = []  # the tiles it uses, drawn on the button
    hand: int | None = None  # position in `hand` that is clicked for it; where that tile's own `choice` is another
    # one, the page shows one button for all choices with this label and then lets the tile be clicked
    note: Text | None = None  # one more line: what it would bring, the rule behind it
    confirm: Text | None = None  # what it would give up: the page asks before it sends the choice
    default: bool = False  # taken by the space bar


class Notice(Struct, gc=False):
    """A pill in the status strip: furiten, no pattern, below the minimum, last tile."""

    tone: Literal["info", "good", "warn"]
    text: Text
    tiles: list[Tile] = []


class Clock(Struct, gc=False):
    """Time left for the decision when the message was sent; then the server answers for the seat."""

    left_ms: int
    full_ms: int
    bank_ms: int = 0  # in reserve, once `left_ms` are over


class Accepted(Struct):
    """A tile that brings a hand nearer, and the copies of it that the reader cannot see."""

    tile: Tile
    left: int


class HintWait(Struct):
    """A tile that would complete the hand, and what it would bring."""

    tile: Tile
    left: int
    value: Text | None = None  # in the variant's unit
    brings: Text | None = None  # points, on a discard and by self-draw
    declared: Text | None = None  # the same once ready is declared, where that is open
    reason: Text | None = None  # why it would be no win on a discard (where that never wins, by self-draw)


class HintDanger(Struct):
    """One opponent and one discard."""

    seat: int
    safe: bool  # a rule keeps it from winning on the tile
    ways: int  # in which unseen tiles can wait for it, 0 where safe
    reasons: list[Text]


class HintLine(Struct):
    """What one discard, claim or answer leaves."""

    tile: Tile | None  # discarded, a red five as a five; after a claim the one that leaves most
    choice: int | None  # where it is no discard of the hand as it is
    away: Text
    steps: int  # tiles to go until ready, for the length of bars: 0 ready, -1 complete
    accepts: list[Accepted]  # `count` is their sum
    count: int
    waits: list[HintWait] = []  # where it leaves the hand ready
    dangers: list[HintDanger] = []  # none where nobody wins on discards


class AdviceReason(Struct):
    """One sentence for the advised move, and the item of the book of advice that says the same."""

    text: Text
    item: str | None = None  # its id
    title: Names | None = None


class AdvisedMove(Struct):
    """The move of the strongest bot, from what the seat sees, and why."""

    label: Text
    tiles: list[Tile]  # drawn behind the label
    choice: int | None  # what is pressed for it
    marks: list[int]  # positions in the hand: the tiles it discards or gives, and those that would be the same
    reasons: list[AdviceReason]
    same: bool = False  # several tiles are marked, and by all that is counted it is the same which of them goes


class Hint(Struct):
    """What the choices of a seat leave, would bring and risk, of what it can see; nearest and widest first."""

    away: Text | None = None  # None while there is no hand
    now: HintLine | None = None  # with nothing to discard
    lines: list[HintLine] = []
    advice: AdvisedMove | None = None
    notes: list[Text] = []  # what the numbers leave out
    pending: bool = False  # some worth is not worked out yet: ask again
