"""What travels over HTTP around a table: variants as cards, house rules, new tables, refusals."""

from typing import Annotated

from msgspec import Meta, Struct

from fangcheng.web.wire import Names, Text


class OptionField(Struct):
    """One option of a variant; `values` are all it can be, the default among them."""

    key: str
    label: Names
    default: bool | int | str
    values: list[bool | int | str]
    value_labels: list[Names] = []  # one for each value, or none when the values speak for themselves
    rule: str | None = None


class Preset(Struct):
    """A set of option values that is played somewhere; options it does not name keep their defaults."""

    id: str
    label: Names
    values: dict[str, bool | int | str]


class House(Struct):
    """House rules: the name of their file and its text. `POST /api/house` answers with their card, or what is wrong."""

    name: str
    text: str


class HouseChange(Struct):
    """What house rules change for good: a price or a setting in the words of the file."""

    label: Names
    value: str
    rule: str | None = None


class VariantCard(Struct):
    """One variant as `GET /api/variants` lists it; of house rules the options begin with what they say."""

    id: str
    book: str  # as in SeatView
    name: Names
    summary: Names
    region: Names
    players: int
    tiles: int
    hand_size: int
    jokers: bool
    flowers: bool
    difficulty: int  # 1 easy to 5 hard
    options: list[OptionField] = []
    presets: list[Preset] = []
    house: House | None = None  # for house rules: goes back to the server with a new table
    base: Names | None = None  # the game they change
    changes: list[HouseChange] = []


class NewTable(Struct):
    """Body of `POST /api/tables`; options left out keep the values of the preset, or their defaults.

    `POST /api/house/text` takes the same and answers with a `House` that says what is chosen.
    """

    variant: str
    options: dict[str, bool | int | str] = {}
    seed: int | None = None
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0  # for every decision; 0: what the variant's options say
    preset: str | None = None  # a named set of options
    house: House | None = None  # the rules themselves, where they are no variant of the server


class TableTicket(Struct):
    """Its answer: the socket is `/ws/<id>?token=<token>`."""

    id: str
    token: str


class Refusal(Struct):
    """Body of every HTTP error."""

    reason: Text
