"""The wire: the one view a seat has of its table, and what happened there; the parts that messages are made of.

The page knows no mahjong. Where tiles lie, what may be clicked and why something may not, the server says here;
messages.py puts it into messages, bodies.py holds what pages around the table ask over HTTP, and
`tools/make_protocol.py` turns the three files into `web/src/protocol.ts`.

Conventions, valid everywhere in them:
- A *seat* is 0, 1, 2, 3 in order of play and never changes; a *place* is where it is drawn for the reader:
  0 below (oneself), 1 right, 2 across, 3 left.
- A tile is its notation: "5m", "0p" (red five), "1z", "3f", "2a", and the names of jokers in `web/src/assets`.
  Where a tile may also lie face down or be missing, the type is `Spot`.
- A choice is an index into the list the server sent, so an illegal move cannot be expressed.
"""

from typing import Literal

from msgspec import Struct, field

# gc=False: none of these can hold itself, and the collector need not look at the thousands that a table sends.
Tile = str
Spot = str  # a tile lying face up, or one of the two below
FACE_DOWN = "#"
GONE = "."


class Names(Struct, gc=False):
    """One name in the four languages of the product."""

    en: str
    zh_hans: str
    zh_hant: str
    ja: str


class Text(Struct, gc=False):
    """A sentence by its key in `fangcheng/texts/*.ftl`.

    Arguments whose name begins with `tile` are notation ("8p", "258m") and are spelled out in the reader's language;
    those whose name begins with `seat` are seat numbers and become players' names; `Names` are taken in the reader's
    language; numbers are grouped. A key that no file knows is shown as it is.
    """

    key: str
    args: dict[str, int | str | Names] = {}
    rule: str | None = None  # rule id such as "RIICHI-41"; the page links it to the rulebook


# --- the table ----------------------------------------------------------------------------------------------------


class Meld(Struct, gc=False):
    """Tiles laid open (or a concealed kong), from the owner's left to right."""

    kind: Literal["chi", "pon", "kong_open", "kong_added", "kong_concealed", "special"]
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


# --- own hand and decisions ----------------------------------------------------------------------------------------


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


class Hint(Struct):
    """What the choices of a seat leave, would bring and risk, of what it can see; nearest and widest first."""

    away: Text | None = None  # None while there is no hand
    now: HintLine | None = None  # with nothing to discard
    lines: list[HintLine] = []
    notes: list[Text] = []  # what the numbers leave out
    pending: bool = False  # some worth is not worked out yet: ask again


# --- results -------------------------------------------------------------------------------------------------------


class HandGroup(Struct, gc=False):
    """One part of the finished hand: a run, a triplet, the pair, flowers."""

    tiles: list[Spot]
    open: bool = False
    win: int | None = None  # position in `tiles` of the winning tile
    label: Text | None = None


class PatternLine(Struct, gc=False):
    """One pattern that counted."""

    id: str
    name: Names
    plain: str  # the name in plain English, for who would rather not read foreign words
    original: Names  # what the game's own players write, for who reads another language; empty: much the same
    script: str  # the language it is written in: "ja", "zh-Hans"
    value: int
    unit: Text | None = None  # "han", "fan", "tai", "points"; its sentence gets the value as `n`
    tiles: list[Tile] = []
    rule: str | None = None
    times: bool = False  # multiplies instead of adding


class Step(Struct, gc=False):
    """One line of the reckoning; `value` is the running result or the part it adds."""

    text: Text
    value: int | None = None
    depth: int = 0  # 1 below the line it explains, and so on
    tiles: list[Tile] = []
    rule: str | None = None


class Part(Struct, gc=False):
    """One reason within a payment: hand, repeats, sticks, kongs, bets."""

    text: Text
    amount: int  # 0: no points move, and the text says what is owed


class Payment(Struct, gc=False):
    """One seat's change; the changes of a settlement add up to zero, sticks on the table aside."""

    seat: int
    before: int
    after: int
    change: int
    parts: list[Part] = []


class Transfer(Struct, gc=False):
    """Who pays whom."""

    payer: int
    receiver: int
    amount: int


class Readiness(Struct, gc=False):
    """How a seat stood when a hand ended without a win; its hand, where it lies open, is `shown` of the seat."""

    seat: int
    ready: bool | None = None  # None: unknown to the reader, or without meaning
    state: Text | None = None  # the same in words; None where nothing is known
    waits: list[Tile] = []  # of a ready hand that the reader may see


class Beside(Struct, gc=False):
    """One payment beside the wins: a kong, a bonus, a fine."""

    seat: int | None = None  # the seat it is about
    text: Text | None = None  # what for
    tiles: list[Spot] = []  # of a kong
    transfers: list[Transfer] = []  # who pays whom; empty where the changes alone cannot tell it
    changes: list[int] = []  # of every seat


class Settlement(Struct, gc=False):
    """One result screen: a win (one for each winner), a draw, a payment during play, or the end of the match."""

    kind: Literal["win", "draw", "abort", "kong", "special", "match"]
    title: Text
    subtitle: Text | None = None
    winner: int | None = None
    source: int | None = None
    total: int | None = None
    unit: Text | None = None
    groups: list[HandGroup] = []
    indicators: list[Indicator] = []
    patterns: list[PatternLine] = []
    pattern_total: Text | None = None
    counts_title: Text | None = None  # head of the second column: fu, units, kongs
    counts: list[Step] = []
    steps: list[Step] = []  # the formula line by line, down to what each seat pays
    payments: list[Payment] = []
    transfers: list[Transfer] = []
    readiness: list[Readiness] = []  # of a draw: every seat in order, or empty where nothing is known
    beside: list[Beside] = []  # of kongs and other payments: each by itself, in order of play
    ranking: list[int] = []  # seats from first to last, -1 for who has none now; end of the match only


class SeatView(Struct, gc=False):
    """Everything one reader may know, enough to draw the page from nothing."""

    variant: str
    book: str  # whose rulebook this server has for it: of house rules that were sent, that of the game they change
    name: Names
    calls: Literal["chinese", "japanese"]  # whose words its players use: pung and kong, or pon and kan
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
    can_undo: bool = False
    can_redo: bool = False
    automatic: bool = False  # after time-outs in a row the seat plays by itself; the message "here" takes it back
    results: list[Settlement] = []


# --- events --------------------------------------------------------------------------------------------------------


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
