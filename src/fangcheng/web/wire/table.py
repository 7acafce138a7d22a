"""What everybody at a table sees of it: melds, rivers, walls, indicators."""

from typing import Literal

from msgspec import Struct

from fangcheng.game.event_types import MeldKind
from fangcheng.web.wire.words import Names, Spot, Text, Tile


class Meld(Struct, gc=False):
    """Tiles laid open (or a concealed kong), from the owner's left to right."""

    kind: MeldKind
    tiles: list[Spot]
    source: int | None = None  # seat it was claimed from; None when nobody
    turned: int | None = None  # position in `tiles` that lies sideways
    added: int | None = None  # position in `tiles` of the fourth tile, laid sideways on top of the turned one


class RiverTile(Struct, gc=False):
    """One discard; a called tile stays in the list and is drawn faintly."""

    tile: Spot
    drawn: bool = False  # discarded just as it was drawn
    ready: bool = False  # laid sideways: declared ready with it
    called: bool = False  # taken into somebody's meld
    last: bool = False  # the newest discard of the table
    won: bool = False  # somebody won on it
    dark: bool = False  # drawn darkened: a discarded joker
    racked: bool = False  # laid on the wall to declare ready


class Flag(Struct, gc=False):
    """Something true of a seat that all at the table (or only its owner) may see."""

    kind: Literal["ready", "furiten", "won", "missing", "joker", "bet", "automatic", "away", "note"]
    text: Text
    tile: Tile | None = None  # drawn small beside the text: missing suit, joker laid aside


class SeatState(Struct, gc=False):
    """One player as seen from the reader's chair."""

    seat: int
    place: int
    name: Names | None  # None for the reader
    wind: Literal["E", "S", "W", "N"] | None
    score: int
    hand_count: int  # concealed tiles, the drawn one included
    bot: bool = False
    drawn: bool = False  # the last of them is a freshly drawn tile, shown apart
    shown: list[Tile] | None = None  # the hand when it lies open, sorted; else None
    melds: list[Meld] = []
    river: list[RiverTile] = []
    aside: list[Tile] = []  # flowers, norths, laid-off tiles, in order
    standing: list[Spot] = []  # another's tiles that stand apart
    flags: list[Flag] = []
    stick: bool = False  # a ready stick lies in front of the seat
    thinking: bool = False  # owes a decision now


class WallSide(Struct, gc=False):
    """The wall in front of one place. Stack 0 is the right end as its owner sees it; drawing goes up the list."""

    place: int
    stacks: list[tuple[Spot, Spot]]  # (upper, lower); FACE_DOWN, GONE or a tile turned face up
    gaps: list[int] = []  # stacks before which a small gap is left (the break, the dead wall)
    reserved: list[int] = []  # stacks of the dead wall or reserved tail


class Break(Struct, gc=False):
    """Where the wall was opened: the draw began with stack `stack` of the side at `place`."""

    place: int
    stack: int


class Wall(Struct, gc=False):
    """All sides, empty where the reader has chosen or the variant has no wall to show."""

    sides: list[WallSide] = []
    dice: list[int] = []
    opened: Break | None = None


class Indicator(Struct, gc=False):
    """A tile turned up that says something about others: dora indicator, joker indicator, horse."""

    tile: Spot
    label: Text
    means: list[Tile] = []  # the kinds it points at


class Counter(Struct, gc=False):
    """A small number in the centre panel: repeats, sticks, dealer streak, pot."""

    label: Text
    value: int
