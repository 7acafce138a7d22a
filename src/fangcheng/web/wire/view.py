"""The view that one seat has of its table, made of all the rest."""

from typing import Literal

from msgspec import Struct, field

from fangcheng.web.wire.hand import Choice, Clock, HandTile, Notice, Wait
from fangcheng.web.wire.results import Settlement
from fangcheng.web.wire.table import Counter, Indicator, SeatState, Wall
from fangcheng.web.wire.words import Names, Text, Tile


class SeatView(Struct, gc=False):
    """Everything one reader may know, enough to draw the page from nothing."""

    variant: str
    book: str  # whose rulebook this server has for it: of house rules that were sent, that of the game they change
    name: Names
    calls: Literal["chinese", "japanese"]  # whose words its players use: "pung" and "kong", or "pon" and "kan"
    phase: Literal["setup", "play", "result", "over"]
    seat: int | None  # own seat; None for a spectator, who sits at place 0 of `seats`
    hand_size: int  # tiles of a full hand with the drawn one: 14, 17, 11
    round: Text
    dealer: int | None
    turn: int | None
    seats: list[SeatState]
    counters: list[Counter] = []
    tiles_left: int = 0
    wall: Wall = field(default_factory=Wall)
    indicators: list[Indicator] = []
    bright: list[Tile] = []  # kinds that shine: dora, jokers
    hand: list[HandTile] = []
    prompt: Text | None = None  # what is being asked, where the choices do not say it themselves
    choices: list[Choice] = []
    waits: list[Wait] = []  # of the hand as it stands, the drawn tile aside
    notices: list[Notice] = []
    clock: Clock | None = None
    level: str = ""  # of the bots: "beginner", "casual", "steady", "strong", "random"; empty: untold, or not all alike
    temperament: str = ""  # their manner: "fast", "wall", "big", "gambler"; empty for none
    can_undo: bool = False
    can_redo: bool = False
    automatic: bool = False  # after time-outs in a row the seat plays by itself; the message "here" takes it back
    results: list[Settlement] = []
