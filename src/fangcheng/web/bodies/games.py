"""Games as cards: their options and presets, house rules, what is otherwise beside a game that is known."""

from typing import Literal

from msgspec import Struct, field

from fangcheng.web.wire import Names, Text
from fangcheng.web.wire.still import StillLife


class OptionField(Struct):
    """One option of a variant; `values` are all it can be, the default among them."""

    key: str
    label: Names
    default: bool | int | str
    values: list[bool | int | str]
    value_labels: list[Names] = []  # one for each value, or none when the values speak for themselves
    rule: str | None = None
    where: dict[str, bool | int | str] = {}  # it counts only beside these values of other options
    overruled_by: dict[str, list[bool | int | str]] = {}  # and not beside these: they make all that it makes
    group: Text = field(default_factory=lambda: Text("chapter-other"))  # chapter of the book; equal ones are together


class Preset(Struct):
    """A set of option values that is played somewhere; options it does not name keep their defaults."""

    id: str
    label: Names
    values: dict[str, bool | int | str]
    first: bool = False  # offered before the game's own rules


class House(Struct):
    """House rules: the name of their file and its text. `POST /api/house` answers with their card, or what is wrong."""

    name: str
    text: str


class HouseChange(Struct):
    """What house rules change for good: a price or a setting."""

    label: Names
    value: Names
    book: Names | None = None  # what the book has there, where it says something
    rule: str | None = None


class Likeness(Struct):
    """One game beside another: what is otherwise in it for somebody who knows the other."""

    game: str
    known: str
    name: Names  # of the known one
    differs: list[Text]  # as it is in the game, what matters most first
    patterns: int  # that the game has
    shared: int  # of them those that the known one has too


class VariantCard(Struct):
    """One variant as `GET /api/variants` lists it, whole in `GET /api/variants/<id>`.

    Options, presets and changes stand in the whole card; of house rules the options begin with what they say.
    """

    id: str
    book: str  # as in SeatView
    name: Names
    local: str  # its name as its own players write it
    summary: Names
    region: Names
    players: int
    tiles: int
    hand_size: int
    jokers: bool
    flowers: bool
    chow: bool  # runs may be claimed
    length: Literal["short", "middle", "long"]  # of a match
    length_told: Text
    difficulty: int  # 1 easy to 5 hard
    still: StillLife
    also_players: list[int] = []  # other numbers of them that an option allows
    spot: tuple[int, int] | None = None  # column and row on the map of games, from the north-west; None: nowhere
    taught: bool = False  # there is a page on how to play it
    like: list[Likeness] = []  # the games that lie nearest, nearest first
    options: list[OptionField] = []
    presets: list[Preset] = []
    house: House | None = None  # for house rules: goes back to the server with a new table
    base: Names | None = None  # the game they change
    changes: list[HouseChange] = []
