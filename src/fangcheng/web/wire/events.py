"""What happened at a table, line by line."""

from typing import Literal

from msgspec import Struct

from fangcheng.web.wire.words import Spot, Text


class Event(Struct, gc=False):
    """What happened: a line of the log and a cue for motion and sound; the view alone decides what is drawn."""

    kind: Literal[
        "deal", "dice", "draw", "discard", "chi", "pon", "kong", "ready", "flower", "flip", "win", "draw_game",
        "exchange", "missing", "bet", "payment", "note",
    ]  # fmt: skip
    text: Text
    seat: int | None = None
    tiles: list[Spot] = []
    cut: bool = False  # of a discard: just as it was drawn
    word: Text | None = None  # called aloud, shown as a banner at the seat
