"""The analyser: what can be asked of a hand in a game, the question, the answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fangcheng.web.bodies.games import House
from fangcheng.web.wire import HintLine, Settlement, Text, Tile


class Game(Struct):
    """A game somebody asks about: as in `NewTable`. `POST /api/analyse/form` answers with its `AnalyserForm`."""

    variant: str
    options: dict[str, bool | int | str] = {}
    preset: str | None = None
    house: House | None = None


class MeldForm(Struct):
    """One way of laying tiles open: the word of its notation, and what a click on a tile may lay open."""

    word: str
    label: Text
    tiles: dict[Tile, list[str]]  # by the tile clicked: "1m" gives ["123m"], where there are several one is chosen


class AnalyserForm(Struct):
    """What can be asked of a hand in one game; what the game does not know is missing."""

    tiles: dict[Tile, int]  # every kind that a hand may hold, and its copies
    hand_size: int  # with the tile to be discarded
    melds: list[MeldForm]
    seats: list[str]  # letters, East first
    rounds: list[str]  # letters of the round winds, empty where they mean nothing
    flowers: list[Tile]
    circumstances: dict[str, Text]  # words of `Question.context`
    calls: Literal["chinese", "japanese"]  # whose words its players use, as in SeatView
    turned: bool = False  # a tile is turned that names the jokers
    heart: bool = False  # a tile is imagined beside those in hand
    lack: bool = False  # a suit may be named that the hand does without
    dora: bool = False
    ura: bool = False
    aside: int = 0  # Norths that may be laid aside
    counters: bool = False
    deposits: bool = False  # riichi sticks may lie on the table
    streak: bool = False
    robs: bool = False  # a tile may be won out of another's kong
    stake: int = 0  # chips that a winner may have staked at most


class Question(Struct):
    """Body of `POST /api/analyse`, answered by `Analysed`; with `win` of `POST /api/score`, answered by `Scored`.

    Its words are those of the library's `score`; `turned`, `stake` and `robbed` are what the form asks instead.
    """

    game: Game
    hand: Annotated[str, Meta(max_length=200)]
    melds: Annotated[list[str], Meta(max_length=8)] = []
    turned: Annotated[str, Meta(max_length=8)] = ""
    jokers: Annotated[str, Meta(max_length=40)] = ""  # the kinds that are wild, where no tile is turned
    heart: Annotated[str, Meta(max_length=8)] = ""  # the tile imagined
    lack: str | None = None
    visible: Annotated[str, Meta(max_length=400)] = ""
    dora: Annotated[str, Meta(max_length=40)] = ""
    ura: Annotated[str, Meta(max_length=40)] = ""
    flowers: Annotated[str, Meta(max_length=60)] = ""
    seat: str = "S"
    dealer: str = "E"
    round: str = "E"
    context: Annotated[list[str], Meta(max_length=40)] = []
    discards: Annotated[str, Meta(max_length=80)] = ""  # the winner's own
    aside: Annotated[int, Meta(ge=0, le=4)] = 0
    counters: Annotated[int, Meta(ge=0, le=99)] = 0
    deposits: Annotated[int, Meta(ge=0, le=99)] = 0  # riichi sticks on the table, the winner's own among them
    streak: Annotated[int, Meta(ge=0, le=99)] = 0
    stake: Annotated[int, Meta(ge=0, le=100)] = 0  # of the winner
    bets: Annotated[dict[str, int], Meta(max_length=4)] = {}  # stakes by seat letter
    win: Annotated[str, Meta(max_length=8)] = ""  # the winning tile, to be added to the hand
    by: str = ""  # self, discard, rob, or tsumo, ron, chankan; empty: as `source` and `robbed` say
    source: str | None = None  # letter of who discards it; None: a self-draw, or by whom `by` means
    robbed: bool = False  # the source makes a kong of it, or lays it aside, instead


class Analysed(Struct):
    """What there is to say of a hand: as it is, and after every discard, nearest and widest first."""

    away: Text
    steps: int  # 0 ready, -1 complete
    lines: list[HintLine]
    pending: bool = False  # what wins bring is still being worked out: ask again


class Scored(Struct):
    """What a win is worth, or why it is none."""

    result: Settlement | None = None
    reason: Text | None = None
