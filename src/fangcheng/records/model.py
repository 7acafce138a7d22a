"""A recorded game, whatever format it came from: game, hands, and what happened in each, in the source's order."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from fangcheng.game.ruled import LONGEST_NOTE, RulingKind
from fangcheng.game.sealed import Secret, opening_text

# Notation of fangcheng.tiles, "5m", "0p", "7z", "1f"; HIDDEN where the source does not tell.
Tile: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^(?:[0-9][mps]|[37][mps]r|[1-7]z|[1-8]f|[1-4]a|[1-7]j|\?)$")]
# A seat stays with a player for the whole game, but where they take turns at the seats.
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Tiles: TypeAlias = tuple[Tile, ...]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]  # of points; no game has more
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Numbers: TypeAlias = tuple[Amount, ...]  # one per seat
Wind: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]  # E, S, W, N, and again in a long extension

Die: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]

HIDDEN: Tile = "?"
EXHAUSTED = "exhausted"  # DrawnHand: the wall ran out
UNTOLD_UNIT = "untold"  # Pattern: words of a bill that were not understood, and so are held against nothing
ENDED_BY_HOST = ("chombo", "voided", "redealt")  # Abort: rulings of the host
NAGASHI_MANGAN = "nagashi_mangan"  # DrawnHand: somebody discarded terminals and honours only


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of the whole model: immutable, equal by content, strict when read from JSON."""


class Line(Record, frozen=True, tag_field="event", tag=str.lower):
    """Base of what stands on a line of its own in the native format; its name in lower case is the `event`.

    Chows, pungs and counters have the words there that files have had from the first: `chi`, `pon`, `honba`.
    """

    @property
    def word(self) -> str:
        """The `event` that stands in a file."""
        return str(self.__struct_config__.tag)


class Draw(Line, frozen=True):
    """A tile taken from the wall, or from its tail (`replacement`: after a kong, a North laid aside, a flower)."""

    seat: Seat
    tile: Tile
    replacement: bool = False


class Discard(Line, frozen=True):
    """A tile laid into the river; `drawn`: it is the one just drawn, None where the source cannot tell."""

    seat: Seat
    tile: Tile
    drawn: bool | None = None
    ready: bool = False  # the discard that a Ready just before it announced


class Claim(Line, frozen=True):
    """Base of the three calls: `own` tiles from the hand meet the `tile` that `from_seat` discarded."""

    seat: Seat
    own: Tiles
    tile: Tile
    from_seat: Seat


class Chow(Claim, frozen=True, tag="chi"):
    """A run with the left neighbour's discard."""


class Pung(Claim, frozen=True, tag="pon"):
    """A triplet with a discard."""

    standing: int = 0  # own tiles that stood apart (TAIYUAN-19)


class OpenKong(Claim, frozen=True):
    """Four of a kind with a discard."""

    opened: bool = False  # it turns tiles up at once (CHANGSHA-12)


class AddedKong(Line, frozen=True):
    """The fourth tile added to one's own open triplet `pung`, or a tile added to an egg."""

    seat: Seat
    tile: Tile
    pung: Tiles
    opened: bool = False  # it turns tiles up at once
    egg: str = ""  # winds, dragons, ones or nines: the family of the egg (JILIN-15)


class ConcealedKong(Line, frozen=True):
    """Four equal tiles of one's own hand, one perhaps the named tile of an own opened kong; or an egg."""

    seat: Seat
    tiles: Tiles
    opened: bool = False  # it turns tiles up at once
    egg: str = ""  # winds, dragons, ones or nines: the family of an egg (JILIN-12)


class LayAside(Line, frozen=True):
    """A North laid aside in three-player riichi."""

    seat: Seat
    tile: Tile


class Flower(Line, frozen=True):
    """A flower laid beside the hand."""

    seat: Seat
    tile: Tile


class Ready(Line, frozen=True):
    """Ready announced (riichi); the discard follows, but for the heavenly manner, before the first turn."""

    seat: Seat
    manner: str = "plain"  # "open": the hand is shown; "heavenly"; "face_up", "face_down", each "_racked" or not


class ReadyAccepted(Line, frozen=True):
    """The discard that declared ready was not won on; where there are sticks, one is down."""

    seat: Seat
    scores: Numbers | None = None  # points of every seat thereafter, where the source writes them


class Watch(Line, frozen=True):
    """A ready player looks at all hands from now on (TAIWAN-53)."""

    seat: Seat


class TakenIn(Line, frozen=True):
    """In live timing the player on turn takes the drawn tile into his hand: no pung takes it back (TAIWAN-40)."""

    seat: Seat


class TakenBack(Line, frozen=True):
    """In live timing a better claim, which follows, undoes the draw or claim of `seat`: the discard lies there again.

    Flowers laid out in that draw go back to the wall with it.
    """

    seat: Seat
    tile: Tile | None = None  # goes back on the wall; None where there was no draw
    own: Tiles = ()  # return from a meld to the hand


class Indicator(Line, frozen=True):
    """A further indicator turned over."""

    tile: Tile


class Dice(Line, frozen=True):
    """A throw that decides something within the hand; the throw that opens the wall stands in HandRecord."""

    purpose: str  # "exchange": where tiles go; "joker": which one names them; "birds": dealt tiles; "treasure"; "kong"
    dice: tuple[Die, ...]
    seat: Seat | None = None  # who threw


class Bet(Line, frozen=True):
    """A choice that raises payments: before the deal, where all choose in secret, or with the call of ready."""

    seat: Seat
    # "sit" or "pull" (TIANJIN-6, TIANJIN-7), "stake" (TAIWAN-73, LUOSHU-21), "raise" or "return" (TAIYUAN-44)
    what: str
    number: Annotated[int, msgspec.Meta(ge=0, le=100)]  # pulls, bases, chips ...; 0 none


class Stood(Line, frozen=True):
    """The dealt tiles that stand apart (TAIYUAN-8)."""

    seat: Seat
    tiles: Tiles


class Heart(Line, frozen=True):
    """The tile that a seat imagines, written down in secret (JIANGNAN-10)."""

    seat: Seat
    tile: Tile


class Exchange(Line, frozen=True):
    """Tiles handed to `to_seat` before the first discard (Sichuan's exchange of three), in the order of naming."""

    seat: Seat
    tiles: Tiles
    to_seat: Seat


class MissingSuit(Line, frozen=True):
    """The suit a seat gives up."""

    seat: Seat
    suit: Literal["m", "p", "s"]


class Reveal(Line, frozen=True):
    """Tiles turned up by an institution (horses; "joker": it names them), a "treasure" aside or "treasure_back"."""

    what: str
    tiles: Tiles


class Payment(Line, frozen=True):
    """Chips that change hands beside the wins, which carry their own deltas: kongs, stakes, checks of an empty wall."""

    what: str  # docs/formats.md has our words; or the source's own
    deltas: Numbers
    seat: Seat | None = None  # whom it is about: who made the kong, won the stake, is the pig, was followed


class Noted(Line, frozen=True):
    """A win is not paid but noted (TAIWAN-P19): `amount` is what `from_seat` now owes the winner `seat` in all."""

    seat: Seat
    from_seat: Seat
    amount: Amount


class TimeCalled(Line, frozen=True):
    """The host calls time: the match ends as its rules say."""


class Ruled(Line, frozen=True):
    """The host ruled; what that moved and ended is told behind it. It cites a rule, or gives its reason."""

    number: Count  # among the rulings of the match, from 0
    ruling: RulingKind
    seat: Seat | None = None  # whom it is about
    points: Amount = 0  # of a fine
    to: Seat | Literal["nobody", "each", "pot"] = "nobody"  # who got them
    rule: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""
    note: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""
    by: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""

    @property
    def is_told_by_play(self) -> bool:
        """Return True where the play without this line is the same: it moves nothing, or an Abort tells all of it."""
        return self.ruling in ("chombo", "warn", "note")


class RulingBack(Line, frozen=True):
    """The host took a ruling back: what it had ended goes on, what it had moved comes back behind this."""

    number: Count


class Followed(Line, frozen=True):
    """Who waits for a seat follows the player at `seat`: his result is paid again (CHENGDU-10)."""

    seat: Seat
    person: int  # his place among `players`


class Left(Line, frozen=True):
    """The player lost the connection; the seat plays on by itself."""

    seat: Seat


class Returned(Line, frozen=True):
    """The player is back."""

    seat: Seat


class Pattern(Record, frozen=True):
    """One line of a win's bill as the source writes it: its id or name, and its worth."""

    id: Amount | str
    value: Amount  # of all `count` together; a yakuman counts 1; 0 where the source writes only the name
    unit: str  # "han", "yakuman", "fan", "tai", "points"; "times" where it multiplies; UNTOLD_UNIT
    count: Count = 1


class Win(Line, frozen=True):
    """A win. Several on one tile stand in the source's order; self-drawn when `from_seat` is `seat`.

    None or an empty tuple means that the source does not tell.
    """

    seat: Seat
    from_seat: Seat
    tile: Tile
    deltas: Numbers | None = None  # change of every seat's points, counters and sticks included
    points: Amount | None = None  # worth of the hand without counters and sticks
    han: Count | None = None
    fu: Count | None = None
    limit: Count | None = None  # riichi: 0 none, 1 mangan, 2 haneman, 3 baiman, 4 sanbaiman, 5 yakuman
    patterns: tuple[Pattern, ...] = ()
    hand: Tiles = ()  # concealed tiles with the winning one
    indicators: Tiles = ()
    ura: Tiles = ()
    liable: Seat | None = None  # who pays for a yakuman he fed (pao)
    counters: Count | None = msgspec.field(default=None, name="honba")  # paid with this win
    sticks: Count | None = None  # riichi sticks taken with this win
    chips: Numbers | None = None  # change of every seat's chips, where chips are played
    scores: Numbers | None = None  # points of every seat thereafter, where the source writes them


class DrawnHand(Line, frozen=True):
    """A hand played to its end, EXHAUSTED or NAGASHI_MANGAN; where play goes on after wins, some may have won."""

    reason: str
    deltas: Numbers | None = None
    ready: tuple[bool, ...] | None = None  # who showed a ready hand
    shown: tuple[Tiles, ...] = ()  # the hands shown, () for a seat that showed none
    scores: Numbers | None = None  # points of every seat thereafter, where the source writes them
    counters: Count | None = msgspec.field(default=None, name="honba")  # on the table, where the source writes them
    sticks: Count | None = None  # riichi sticks on the table, likewise


class Abort(Line, frozen=True):
    """A hand broken off; `reason` is a word of docs/formats.md, or the source's own."""

    reason: str
    deltas: Numbers | None = None
    ready: tuple[bool, ...] | None = None
    shown: tuple[Tiles, ...] = ()
    seat: Seat | None = None  # who called for it, or whose foul it was
    scores: Numbers | None = None  # points of every seat thereafter, where the source writes them
    counters: Count | None = msgspec.field(default=None, name="honba")  # on the table, where the source writes them
    sticks: Count | None = None  # riichi sticks on the table, likewise


Result: TypeAlias = Win | DrawnHand | Abort
Meld: TypeAlias = Chow | Pung | OpenKong | AddedKong | ConcealedKong | LayAside | Flower
BeforePlay: TypeAlias = Dice | Bet | Stood | Heart | Exchange | MissingSuit
Event: TypeAlias = (
    Draw
    | Discard
    | Meld
    | Ready
    | ReadyAccepted
    | Watch
    | TakenIn
    | TakenBack
    | Indicator
    | BeforePlay
    | Reveal
    | Payment
    | Noted
    | TimeCalled
    | Ruled
    | RulingBack
    | Followed
    | Left
    | Returned
    | Result
)


def _without(results: list[Result], ruled: int) -> list[Result]:
    """Return the results but the one with which a ruling had ended the hand, if it had."""
    ended = results[ruled : ruled + 1]
    by_host = bool(ended) and isinstance(ended[0], Abort) and ended[0].reason in ENDED_BY_HOST
    return results[:ruled] + results[ruled + 1 :] if by_host else results


class HandRecord(Line, frozen=True, tag="hand"):
    """One deal. The `events` hold everything in the source's order, wins and draws included."""

    round_wind: Wind  # 0 E, 1 S, 2 W, 3 N
    dealer: Seat
    number: Count  # of the hand within its round, from 0
    counters: Count = msgspec.field(name="honba")  # on the table
    sticks: Count  # riichi sticks left over from earlier hands
    start_scores: Numbers | None
    dealt: tuple[Tiles, ...]  # per seat, before the dealer's first draw; () while bets are being made
    events: tuple[Event, ...] = ()
    indicators: Tiles = ()  # open from the start
    dice: tuple[Die, ...] | None = None  # the throw that opened the wall, or both
    wall: Tiles | None = None  # every tile in drawing order from the break, dead wall last (RIICHI-22, RIICHI-26)
    own_walls: tuple[Tiles, ...] | None = None  # duplicate play: each seat's wall in drawing order, dealt tiles first
    start_chips: Numbers | None = None
    streak: Count | None = None  # repeats of the dealer; None where the source does not tell
    stakes: Numbers | None = None  # bases each seat has staked before it is asked (TAIWAN-74); None without stakes
    notes: tuple[Numbers, ...] | None = None  # [winner][debtor] of wins noted before (TAIWAN-P19); None where none are
    persons: tuple[Annotated[int, msgspec.Meta(ge=0, le=6)], ...] | None = None  # where some wait for a seat: numbers
    # in `players` of who sits at each seat, then of those who wait, from the head of the queue on (CHENGDU-8)
    waiting_scores: Numbers | None = None  # points of those who wait
    named: tuple[int | None, ...] | None = None  # in that order, whom each has followed so far (CHENGDU-10)
    outside: Numbers | None = None  # points of who buys horses beside the table (TUIDAOHU-10); None where nobody does
    fined: Amount = 0  # points that rulings of earlier hands have given to nobody (MCR-P18)
    lost: tuple[Seat, ...] = ()  # who paid a win in the hand before, and so may change his stake (TAIWAN-77)

    @property
    def results(self) -> tuple[Result, ...]:
        """Return the wins, or the draw, that this hand came to; empty when the record breaks off.

        What a ruling had ended that was taken back is no result.
        """
        found: list[Result] = []
        before: dict[int, int] = {}  # results before each ruling
        for event in self.events:
            if isinstance(event, Result):
                found.append(event)
            elif isinstance(event, Ruled):
                before[event.number] = len(found)
            elif isinstance(event, RulingBack):
                found = _without(found, before.get(event.number, len(found)))
        return tuple(found)

    @property
    def to_nobody(self) -> int:
        """Return the points that rulings of this hand have given to nobody, less what was taken back."""
        given: dict[int, int] = {}  # by number of the ruling
        asked: int | None = None  # the fine to nobody whose payment comes next
        for event in self.events:
            if isinstance(event, Payment) and event.what == "ruling" and asked is not None:
                given[asked] = -sum(event.deltas)
            asked = None
            if isinstance(event, Ruled) and event.ruling == "fine" and event.to == "nobody":
                asked = event.number
            elif isinstance(event, RulingBack):
                given.pop(event.number, None)
        return sum(given.values())


class Final(Line, frozen=True):
    """The standing after the last hand."""

    scores: Numbers
    points: tuple[float, ...] | None = None  # after uma, oka and the like
    chips: Numbers | None = None


class GameRecord(Record, frozen=True):
    """One game from one source."""

    variant: str
    options: dict[str, Any]
    source_format: str
    players: tuple[str, ...]
    hands: tuple[HandRecord, ...]
    final: Final | None = None
    id: str = ""  # the source's own name for the game
    revision: int = 0  # of the variant's rules; 0 where the source is not ours
    seed: str = ""  # of the whole game; empty while it must stay secret
    salt: str = ""  # that went with the seed into the commitment, told with it
    commitment: str = ""  # published before play: SHA-256 in hex, of the seed, or with a salt of `opening`
    match: Count = 1  # number of this match among those of one company
    left: bool = False  # somebody left for good behind the last hand, so another match began: there is no standing
    ended: bool | None = None  # whether the source says that the game ended; None where it has no word for it
    house: str = ""  # the text of house rules, so that the game can be played again anywhere
    digest: str = ""  # of the rules with these options, where no page of ours says them all
    bots: tuple[str, ...] = ()  # beside `players`: the bot that played, "casual:wall", "" for a person; () untold
    marks: tuple[str, ...] = ()  # "undo": a decision was taken back by consent, what is told came after it

    @property
    def went_back(self) -> bool:
        """Return True if a decision was taken back: who took it again had seen more than his seat shows."""
        return "undo" in self.marks

    @property
    def opening(self) -> str:
        """Return the text of which `commitment` is the SHA-256, where seed and salt are told."""
        secret = Secret(self.seed, self.salt)
        return opening_text(self.variant, self.revision, self.options, self.house, secret) if self.salt else self.seed

    @property
    def is_ours(self) -> bool:
        """Return True if this program played the game, so that nothing in the record may differ."""
        return self.source_format == "native" or bool(self.revision or self.commitment)
