"""What happened, as typed events: one class for each kind, and the words they use."""

from typing import Literal, get_args

from msgspec import Struct

SOURCES = ("nowhere", "deal", "wall", "kong", "flower", "north", "flower", "kong", "treasure")
WAYS: tuple[Literal["self", "discard", "rob"], ...] = ("self", "discard", "rob")
PURPOSES = ("seats", "dealer", "break", "joker", "exchange", "birds", "treasure", "kong")
ENDINGS = (
    *("playing", "won", "exhausted", "nine_terminals", "four_kongs", "four_winds", "four_riichi", "triple_ron"),
    *("nagashi", "west_round", "flower_last", "void", "faulty_set", "chombo", "broke", "voided"),
    "redealt",
)
ABORTS = frozenset(ENDINGS) - {"playing", "won", "exhausted", "nagashi", "flower_last"}  # endings that break a hand off
MeldKind = Literal["chi", "pon", "open_kong", "added_kong", "concealed_kong", "egg"]
MELD_KINDS: tuple[MeldKind, ...] = get_args(MeldKind)  # by the numbers of melds in the table record
READY_MANNERS = (
    *("plain", "open", "heavenly", "earthly"),
    *("face_up", "face_down", "face_up_racked", "face_down_racked"),  # with a tile that stands apart (TAIYUAN-26)
)
EGGS = ("winds", "dragons", "ones", "nines")
DIRECTIONS = ("", "next", "across", "previous")
CAUSES = (
    *("win", "counters", "sticks", "noten", "nagashi"),
    *("open_kong", "added_kong", "concealed_kong", "special_kong", "transfer", "refund"),
    *("pig", "unready", "follow", "watch", "side_bet", "left_sticks", "yakitori"),
    *("chips", "chombo", "mixed_flowers", "flower_series", "seven_flowers", "eight_flowers", "noted"),
    *("note_halved", "note", "horses", "four_winds", "four_alike", "burn", "fine"),
    *("pot", "fly", "shadow", "wake"),
    "drawn_hand",
    "opening",
    "bought_horses",
    "lost_stake",
    *("chickens", "charge", "duty", "jokers", "essences", "flip", "egg", "egg_add"),
    "ruling",
)
AT_MATCH_END = ("left_sticks", "yakitori", "chips")  # paid behind the last hand


class Event(Struct, frozen=True, kw_only=True, tag_field="event", tag=str.lower, omit_defaults=True, gc=False):
    """Base of all events. Tiles are notation; None where the reader may not know them."""

    seat: int | None = None
    person: int | None = None  # who sits there, by order of joining

    @property
    def event(self) -> str:
        """Return what happened as JSON names it: "drew", "discarded", "won" ..."""
        return type(self).__name__.lower()


class Seated(Event, frozen=True, kw_only=True):
    """The draw for seats: person at seat 0, 1, 2, 3."""

    persons: tuple[int, ...]


class Moved(Event, frozen=True, kw_only=True):
    """A change of places after a round."""

    persons: tuple[int, ...]


class SeatTaken(Event, frozen=True, kw_only=True):
    """A person who waited sits down at `seat`; who sat there goes to the end of the queue."""

    left: int  # the person who goes


class Followed(Event, frozen=True, kw_only=True):
    """Who waits for a seat names the player at `seat`, whose result he gets or pays again (CHENGDU-10)."""

    shadow: int  # the person who waits


class DiceThrown(Event, frozen=True, kw_only=True):
    """One to three dice; `purpose`: dealer, break, joker, exchange, birds, treasure, kong."""

    dice: tuple[int, ...]
    purpose: str


class HandBegan(Event, frozen=True, kw_only=True):
    """A new hand; `seat` deals."""

    round_wind: int  # 0 E .. 3 N
    deal_number: int
    counters: int
    streak: int


class WallOpened(Event, frozen=True, kw_only=True):
    """The wall of `seat` is opened behind `stacks` stacks from its right end."""

    stacks: int


class Dealt(Event, frozen=True, kw_only=True):
    """All hands, before flowers are laid out; `seat` deals and `drawn` is his last tile, in his hand too.

    `drawn` is None for who may not see it, and where he draws his last tile after the deal (RIICHI-24).
    """

    hands: tuple[str | None, ...]
    drawn: str | None


class IndicatorTurned(Event, frozen=True, kw_only=True):
    """A tile of the wall turned over: dora indicator, or the tile that names the jokers."""

    tile: str
    position: int


class Drew(Event, frozen=True, kw_only=True):
    """A tile taken from the wall, or from its tail after a kong, a flower, a North laid aside."""

    tile: str | None
    source: str
    position: int  # in the wall
    shown: bool = False  # all see it (BEIJING-23)


class Discarded(Event, frozen=True, kw_only=True):
    """A tile laid into the river."""

    tile: str
    drawn: bool = False
    ready: bool = False  # lies sideways
    face_down: bool = False  # until the hand ends; who may not see it has `#` for its tile
    racked: bool = False  # laid on the wall, where nobody can claim it (TAIYUAN-27)


class Melded(Event, frozen=True, kw_only=True):
    """A chow, pung, kong or egg; `tiles` in the order they lie in, None for a concealed kong the reader may not see.

    An egg is told when it is laid, and each tile added to it later (`added_egg`) by itself.
    """

    kind: str
    tiles: str | None
    called: str | None = None  # the tile claimed, or for an added kong the tile added
    source: int | None = None  # seat that discarded it
    standing: int = 0  # own tiles of a pung that stood apart
    opened: bool = False  # a kong that turns tiles up at once (CHANGSHA-12)
    family: str | None = None  # of an egg: winds, dragons, ones, nines


class LaidAside(Event, frozen=True, kw_only=True):
    """A North laid aside."""

    tile: str


class FlowerLaid(Event, frozen=True, kw_only=True):
    """A flower laid out."""

    tile: str


class ReadyDeclared(Event, frozen=True, kw_only=True):
    """Ready declared; the discard follows, but for heavenly ready."""

    manner: str


class ReadyStood(Event, frozen=True, kw_only=True):
    """The discard of the declaration was not won on."""

    manner: str


class Won(Event, frozen=True, kw_only=True):
    """A win; `source` is who gave the tile, None for a self-draw."""

    tile: str
    by: Literal["self", "discard", "rob"]
    hand: str | None  # concealed tiles, without the winning one
    source: int | None = None
    heart: str | None = None  # the tile that the winner has imagined (JIANGNAN-29)


class FlowerWon(Event, frozen=True, kw_only=True):
    """A win by flowers alone; `source` laid out the eighth, None for eight of one's own."""

    source: int | None = None


class Drawn(Event, frozen=True, kw_only=True):
    """The hand ended without a win; `seat` is whose foul spoiled it, None for all other reasons."""

    reason: str


class BetShown(Event, frozen=True, kw_only=True):
    """A bet made before the deal."""

    number: int


class LackShown(Event, frozen=True, kw_only=True):
    """The missing suit."""

    suit: str


class StoodApart(Event, frozen=True, kw_only=True):
    """The dealt tiles that stand apart, known to their owner."""

    tiles: str | None


class HeartWritten(Event, frozen=True, kw_only=True):
    """The tile that a seat imagines, known to it alone."""

    tile: str | None


class Raised(Event, frozen=True, kw_only=True):
    """Whether a side has raised against the dealer."""

    raised: bool


class Returned(Event, frozen=True, kw_only=True):
    """Whether the dealer has answered the raise of `seat`."""

    returned: bool


class Gave(Event, frozen=True, kw_only=True):
    """Tiles handed over, known to giver and receiver."""

    tiles: str | None
    receiver: int


class Exchanged(Event, frozen=True, kw_only=True):
    """Where the tiles go."""

    direction: str
    die: int


class Took(Event, frozen=True, kw_only=True):
    """Tiles received, known to giver and receiver."""

    tiles: str | None
    giver: int


class LeftHand(Event, frozen=True, kw_only=True):
    """A winner lays the hand aside; the others play on."""


class Showed(Event, frozen=True, kw_only=True):
    """At a drawn hand: ready, and the hand laid open; or not."""

    ready: bool
    hand: str | None = None


class Watched(Event, frozen=True, kw_only=True):
    """The seat looks at all hands from now on."""


class KongRobbed(Event, frozen=True, kw_only=True):
    """The kong of `seat` is not made, or the tile he has added to an egg does not stay there: another takes it."""

    tile: str
    egg: bool = False


class ChipsTaken(Event, frozen=True, kw_only=True):
    """A winner takes chips: `number` from `source`, or from each of the others."""

    number: int
    source: int | None = None


class TakenBack(Event, frozen=True, kw_only=True):
    """In live timing a better claim undoes the draw or claim of `seat`, and the discard lies in the river again.

    Flowers laid out in that draw go back to the wall with it.
    """

    drawn: str | None  # the tile that goes back on the wall, None where there was no draw or the reader may not know
    tiles: str = ""  # own tiles that return from a meld to the hand


class HorseTurned(Event, frozen=True, kw_only=True):
    """A tile turned up after a win; `seat` is the one it points at, None if none, `owner` who bought it."""

    tile: str
    position: int
    owner: int | None = None


class KongTileTurned(Event, frozen=True, kw_only=True):
    """A tile turned up by the kong that `seat` has opened."""

    tile: str
    position: int


class OpeningShown(Event, frozen=True, kw_only=True):
    """The seat shows what its dealt tiles are paid for, with those that prove it (CHANGSHA-37)."""

    pattern: str
    tiles: str = ""
    suit: str = ""  # the one that is missing


class LastTileAnswered(Event, frozen=True, kw_only=True):
    """The seat takes the last tile of the wall, or leaves it."""

    taken: bool


class TreasureAside(Event, frozen=True, kw_only=True):
    """A tile of the wall is put aside face down, for which `seat` has thrown (HARBIN-18)."""

    position: int


class TreasurePutBack(Event, frozen=True, kw_only=True):
    """The seat puts the treasure back into the wall, to throw for another one (CHANGCHUN-P9)."""

    position: int


class TreasureSeen(Event, frozen=True, kw_only=True):
    """The seat looks at the treasure, which only it sees (HARBIN-19)."""

    tile: str | None


class Paid(Event, frozen=True, kw_only=True):
    """A payment row: its cause, the seat it is about, what it counts, and the change of every seat's score."""

    cause: str
    changes: tuple[int, ...]
    other: int | None = None
    number: int = 0


class Ruled(Event, frozen=True, kw_only=True):
    """The host has ruled about `seat`, or about the whole table: one of `RulingKind`, with its rule or reason."""

    number: int  # among the rulings of the match, from 0
    ruling: str
    points: int = 0
    to: int | str = "nobody"  # who gets them: a seat, "nobody", "each" or "pot"
    rule: str = ""
    note: str = ""
    by: str = ""


class RulingBack(Event, frozen=True, kw_only=True):
    """The host has taken a ruling back."""

    number: int


class HandClosed(Event, frozen=True, kw_only=True):
    """The hand is over; `seat` deals the next one, if there is one."""

    counters: int
    round_wind: int
    streak: int
    scores: tuple[int, ...]


class MatchEnded(Event, frozen=True, kw_only=True):
    """The match is over; `seat` has most points."""

    scores: tuple[int, ...]


AnyEvent = (
    Seated | Moved | SeatTaken | Followed | DiceThrown | HandBegan | WallOpened | Dealt | IndicatorTurned
    | Drew | Discarded | Melded | LaidAside | FlowerLaid | ReadyDeclared | ReadyStood | Won | FlowerWon | Drawn
    | BetShown | LackShown | StoodApart | HeartWritten | Raised | Returned | Gave | Exchanged | Took | LeftHand
    | Showed | Watched | KongRobbed | ChipsTaken | TakenBack | HorseTurned | KongTileTurned | OpeningShown
    | LastTileAnswered | TreasureAside | TreasurePutBack | TreasureSeen | Paid | Ruled | RulingBack
    | HandClosed | MatchEnded
)  # fmt: skip
