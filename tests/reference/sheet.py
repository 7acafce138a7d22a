"""The score sheet: what a scorer at a table writes down of a hand, and the verdict he comes to.

Tiles are notation, as in the rulebooks: `123m406p1z`, `0p` a red five, `1f` .. `8f` flowers, `1a` .. `4a` the head
tiles of the oldest game. Seats are 0 .. 3 as the players sit. A sheet knows nothing of any game; a scorer reads off it
what his game asks for.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import NamedTuple

SUITS = "mpszfa"
RED = "0"
Seat = int
LITTLE = (
    "flowers",
    "aside",
    "declared",
    "lacked",
    "bets",
    "hearts",
    "raised",
)  # what lies before a seat beside hand, melds and river
BY_SEAT = (*LITTLE, "held", "hands", "melds", "rivers", "dealer", "order", "laid", "course", "taken")


@dataclass(frozen=True)
class Meld:
    """A set laid down: `chi`, `pon`, `kong` (of a discard), `added` or `concealed`; in some games `egg`."""

    kind: str
    tiles: str
    feeder: Seat | None = None  # who discarded its tile; None for a concealed kong
    stands_for: str = ""  # of an egg in which a tile stands for another: what it is taken for

    def __str__(self) -> str:
        return f"{self.kind} {self.tiles}" + ("" if self.feeder is None else f" from {self.feeder}")


@dataclass(frozen=True)
class Discard:
    """A tile in a river."""

    tile: str
    drawn: bool = False  # thrown as it was drawn
    ready: bool = False  # the discard of a declaration
    claimed: bool = False  # called away by another
    after_kong: bool = False  # thrown with a kong's replacement just drawn

    def __str__(self) -> str:
        return self.tile + "*" * self.drawn + "!" * self.ready + "^" * self.claimed + "+" * self.after_kong


class Held(NamedTuple):
    """What a player held when he discarded."""

    hand: str  # concealed tiles before he drew, or those after his claim
    drawn: str  # what he drew last in that turn, "" after a claim
    thrown: str
    closed: bool  # without any meld


@dataclass(frozen=True)
class Kong:
    """A kong that was made, as it was made."""

    seat: Seat
    kind: str  # kong, added, concealed
    face: int
    feeder: Seat | None
    still_in: tuple[Seat, ...]  # who was in the hand then, the maker too
    fresh: bool = True  # its last tile was drawn in that very turn, or dealt where no own discard came before


class Taken(NamedTuple):
    """A discard that was claimed, and what its taker then had."""

    seat: Seat
    feeder: Seat
    tile: str
    held: str  # concealed tiles and melds, the new one too
    thrown: str  # own discards that nobody has claimed


@dataclass(frozen=True)
class Win:
    """One win. `circumstances` are words of the rulebooks' case files: `last_tile`, `kong_replacement` ..."""

    seat: Seat
    tile: str  # "" where flowers alone win
    by: str  # self, discard, rob, flowers
    source: Seat | None = None
    circumstances: frozenset[str] = frozenset()
    beside: tuple[Seat, ...] = ()  # all who won on this tile, the winner too, nearest to the source first
    before: tuple[Seat, ...] = ()  # who had won before this tile and left the hand
    opened: str = ""  # the tiles an opened kong has turned up, where it is won on one or more of them
    kong: int | None = None  # number of the source's last kong, where the tile came straight after it


@dataclass(frozen=True)
class Sheet:
    """A hand up to a win, or up to its end where there is no win to judge."""

    seats: int
    dealer: Seat
    hands: tuple[str, ...]  # concealed tiles by seat, without the winning tile
    round_wind: int = 0  # 0 E .. 3 N
    streak: int = 0  # repeats of the dealer
    counters: int = 0
    sticks: int = 0  # on the table when the hand began
    melds: tuple[tuple[Meld, ...], ...] = ((), (), (), ())  # by seat, in the order they were laid
    flowers: tuple[str, ...] = ("", "", "", "")  # by seat, in the order they were laid
    laid: tuple[tuple[Seat, str], ...] = ()  # flowers in the order they were laid: whose, which
    aside: tuple[int, ...] = (0, 0, 0, 0)  # North tiles laid aside
    rivers: tuple[tuple[Discard, ...], ...] = ((), (), (), ())
    order: tuple[tuple[Seat, str], ...] = ()  # all discards in their order: whose, which
    declared: tuple[str, ...] = ("", "", "", "")  # how each seat declared ready, "" not at all
    stood: tuple[Seat, ...] = ()  # whose declaration was not won on; in riichi each has laid a stick
    watching: tuple[Seat, ...] = ()
    seen: tuple[Seat, ...] = ()  # who has looked at a tile put aside for the ready
    kongs: tuple[Kong, ...] = ()
    turned: str = ""  # indicators, or the tile that names the jokers
    under: str = ""  # the tiles under the indicators, once they may be read
    wild: str = ""  # the jokers of this hand
    lacked: tuple[str, ...] = ("", "", "", "")  # missing suits
    bets: tuple[int, ...] = (0, 0, 0, 0)
    held: tuple[tuple[Held, ...], ...] = ((), (), (), ())  # by seat, of each own discard
    hearts: tuple[str, ...] = ("", "", "", "")  # the tile that a seat has imagined and written down
    raised: tuple[str, ...] = ("", "", "", "")  # of a side against the dealer: raise, or return if he answered it
    shown: tuple[tuple[Seat, str, tuple[int, ...]], ...] = ()  # dealt hands shown for pay: whose, the tiles, his dice
    win: Win | None = None  # the win to judge
    wins: tuple[Win, ...] = ()  # all wins of the hand so far
    ended: str = ""  # how the hand ended, "" while it goes on
    left: int | None = None  # tiles that can still be drawn
    calls: tuple[tuple[Seat, Seat], ...] = ()  # claims in their order: who, from whom
    course: tuple[
        tuple[str, Seat, str], ...
    ] = ()  # discards, claims, kongs and flowers in their order: what, whose, which
    purse: tuple[int, ...] = ()  # points by seat when the hand began, () where nobody has told
    dice: tuple[int, ...] = ()  # of the opening
    doubled: bool = False  # what came before this hand doubles it
    dealt: tuple[str, ...] = ()  # what each was dealt, the dealer's last tile too
    taken: tuple[Taken, ...] = ()  # discards claimed, in their order
    carried: int = 0  # what the scorer has carried from the hand before
    options: Mapping[str, object] = field(default_factory=dict)  # by their public names, `preset` among them

    def option(self, name: str, default: object = None) -> object:
        """What was agreed on; `default` where nothing was said."""
        return self.options.get(name, default)

    def __str__(self) -> str:
        """One line for the table, one for each seat, one for each win."""
        plain = Sheet(self.seats, self.dealer, ())
        seen = {part.name: getattr(self, part.name) for part in fields(self) if part.name not in BY_SEAT}
        told = [f"{part} {value!r}" for part, value in seen.items() if value != getattr(plain, part, None)]
        return "\n    ".join([f"dealer {self.dealer}, {', '.join(told)}", *map(self._line, range(self.seats))])

    def _line(self, seat: Seat) -> str:
        """What lies before a seat."""
        melds = ", ".join(map(str, self.melds[seat]))
        river = " ".join(map(str, self.rivers[seat]))
        more = [f"{part} {getattr(self, part)[seat]}" for part in LITTLE if getattr(self, part)[seat]]
        return f"seat {seat}: {self.hands[seat]} | {melds} | {river} | {', '.join(more)}"

    def winds(self) -> tuple[int, ...]:
        """The seat wind of each seat: 0 E .. 3 N, the dealer being E."""
        return tuple((seat - self.dealer) % self.seats for seat in range(self.seats))

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats, in turn order."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]


@dataclass(frozen=True)
class Verdict:
    """What a scorer says: whether the hand wins, what counts with its value, the total, and who pays what.

    `payments` are those of the win judged, by seat. `side_payments` are all the others of the hand up to the sheet, by
    their cause. `alike`: other rows that are as right, where a book leaves the choice.
    """

    wins: bool
    rows: Mapping[str, int] = field(default_factory=dict)
    total: int = 0
    payments: tuple[int, ...] = ()
    side_payments: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    alike: tuple[Mapping[str, int], ...] = ()


# --- notation


def tiles(text: str) -> list[str]:
    """The tiles of a notation one by one: `12m5z` is 1m, 2m, 5z."""
    found: list[str] = []
    digits = ""
    for sign in text:
        if sign.isdigit():
            digits += sign
        else:
            found += [digit + sign for digit in digits]
            digits = ""
    return found


def face(tile: str) -> int:
    """0-8 m, 9-17 p, 18-26 s, 27-33 honours, 36-43 flowers, 45-48 head tiles; a red five is a five."""
    number = 5 if tile[0] == RED else int(tile[0])
    return 9 * SUITS.index(tile[1]) + number - 1


def faces(text: str) -> list[int]:
    """The faces of a notation."""
    return [face(tile) for tile in tiles(text)]


def name(kind: int) -> str:
    """A face in notation."""
    return f"{kind % 9 + 1}{SUITS[kind // 9]}"


def written(kinds: Iterable[int]) -> str:
    """Faces in notation, sorted."""
    return "".join(name(kind) for kind in sorted(kinds))


def reds(text: str) -> int:
    """How many red fives there are."""
    return sum(tile[0] == RED for tile in tiles(text))


def spoken(value: object) -> str:
    """The value of an option as the rulebooks print it: `on`, `off`, `all three`, `14`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).replace("_", " ")


# --- payments, by seat


def transfer(seats: int, payer: Seat, receiver: Seat, amount: int) -> tuple[int, ...]:
    """One seat pays another."""
    return total_of(seats, {payer: -amount, receiver: amount})


def total_of(seats: int, changes: Mapping[Seat, int]) -> tuple[int, ...]:
    """Changes by seat, every seat named."""
    return tuple(changes.get(seat, 0) for seat in range(seats))


def added(*payments: Iterable[int]) -> tuple[int, ...]:
    """Payments put together."""
    return tuple(sum(changes) for changes in zip(*payments, strict=True))


def from_each(seats: int, receiver: Seat, amounts: Mapping[Seat, int]) -> tuple[int, ...]:
    """Each seat named pays its amount to one."""
    return total_of(seats, {receiver: sum(amounts.values())} | {seat: -amount for seat, amount in amounts.items()})


def winners(sheet: Sheet) -> Iterator[Seat]:
    """Seats that have won, in the order of their first wins."""
    yield from dict.fromkeys(win.seat for win in sheet.wins)
