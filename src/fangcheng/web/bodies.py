"""What travels over HTTP around a table: variants as cards, house rules, new tables, refusals."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from fangcheng.web.wire import AdviceReason, Counter, Event, HintLine, Names, SeatView, Settlement, Spot, Text, Tile
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


class NewTable(Struct):
    """Body of `POST /api/tables`; options left out keep the values of the preset, or their defaults.

    `POST /api/house/text` takes the same and answers with a `House` that says what is chosen.
    """

    variant: str
    options: dict[str, bool | int | str] = {}
    seed: int | None = None
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0  # for every decision; 0: what the variant's options say
    preset: str | None = None  # a named set of options
    bots: Literal["random", "beginner", "casual", "steady", "strong"] = "steady"  # how well they play
    temperament: Literal["", "fast", "wall", "big", "gambler"] = ""  # in which manner; none of `random` and `strong`
    house: House | None = None  # the rules themselves, where they are no variant of the server
    bank: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds in reserve for each hand, beside those for a decision


class TableTicket(Struct):
    """Its answer: the socket is `/ws/<id>`, with the subprotocols `fangcheng` and `seat.<token>`."""

    id: str
    token: str


class RoomTerms(Struct):
    """What the owner of a room has chosen; everybody who sits there agrees to it."""

    table: NewTable  # without a seed: nobody may know the wall
    cover_after: Annotated[int, Meta(ge=0, le=3600)] | None = 60  # seconds after which a bot plays for a lost line
    hints: bool = False  # everybody may look at hints
    listed: bool = False  # stands in the lobby: anybody may sit down
    talk: Literal["off", "phrases", "text"] = "phrases"  # sixteen phrases and tiles, or free text too
    talk_between: bool = False  # nothing is said while a hand is played
    watch: Literal["off", "closed", "after"] = "off"  # nobody looks on, or at no hand, or at all hands a hand late


class NewPerson(Struct):
    """Body of `POST /api/me` and `PUT /api/me`: how somebody wants to be called."""

    name: str


class Person(Struct):
    """Answer to both: who somebody is, and the key that shows it, which is told once."""

    id: str
    name: str
    key: str = ""


class Door(Struct):
    """Body of `POST /api/rooms/enter`: a link's room and invitation, or a code of six letters."""

    room: str = ""
    invite: str = ""
    code: str = ""


class RoomTicket(Struct):
    """The room that a door leads to; its socket is `/ws/room/<room>`, with the subprotocol `seat.<key>`."""

    room: str
    invite: str = ""  # of a new link, told once
    code: str = ""
    watch: str = ""  # of a new link for onlookers, or of the one that somebody has come by


class InForce(Struct):
    """One thing a host may settle, as it holds at a table."""

    label: Names
    value: Names
    rule: str | None
    changed: bool  # other than in the book
    book: Names | None = None  # of what is changed: what the book has there, where it says something


class TileGroup(Struct):
    """Tiles that lie together in an example."""

    tiles: list[Spot]
    turned: int | None = None  # position in `tiles` that lies sideways, for it was claimed
    won: bool = False  # the winning tile, by itself


class Row(Struct):
    """A line of an example: tiles, and what they show, in Markdown."""

    groups: list[TileGroup]
    say: str


class Piece(Struct):
    """A piece of a section: a text in Markdown, else an example."""

    text: str = ""
    rows: list[Row] = []


class Section(Struct):
    """A section of a page on how to play; the page heads it `learn-<id>`."""

    id: str
    parts: list[Piece]


class Lesson(Struct):
    """How to play a variant: `GET /api/learn/<variant>/<language>`."""

    name: Names
    about: Names
    sections: list[Section]


class Rulebook(Struct):
    """A rulebook in a language: `GET /api/rules/<variant>/in/<language>`."""

    language: str  # "en" where there is none in the language asked for
    text: str  # Markdown
    english: list[str]  # ids of rules that stand there in English, because it has changed since they were told
    called: dict[str, str]  # what ids of options, values and patterns in the text are called


class AdviceLink(Struct):
    """An item of the book of advice by its name."""

    id: str  # COACH-50
    title: str


class AdviceChapter(Struct):
    """A chapter of the book: `GET /api/advice/<language>` lists them all; `?game=` leaves what can hold there."""

    number: int
    title: str
    question: str  # in Markdown
    items: list[AdviceLink]


class AdviceSaying(Struct):
    """An old saying."""

    key: str
    text: str  # Chinese
    pinyin: str
    means: str  # word by word; empty for readers of Chinese
    table: str  # what it asks of a player
    printed: str  # as an old book misprints it; empty where it does not
    items: list[AdviceLink]  # those that are written in the reader's language


class AdviceBoard(Struct):
    """A position of an item."""

    game: Names
    rows: list[Row]  # what lies on the table and in the hand
    answer: Row  # by this advice


class TrialCell(Struct):
    """A game of a trial, or a kind of position in one, with the gain of who follows the advice."""

    name: str
    part: bool  # a kind of position in the game above it
    cases: int
    per_100_hands: float
    gain: float | None  # of a case, in hundredths of the trial's unit; None where there was none
    low: float | None  # 99 % interval; None where there were few
    high: float | None


class AdviceTrial(Struct):
    """What came of a trial of an advice."""

    id: str
    question: str
    word: str  # holds, sometimes, fails, open
    told: str  # the verdict in a few sentences
    unit: str  # u: mean wins; chance: hands; ratio: the natural logarithm of a ratio
    smallest: float  # gain that matters, in hundredths
    cells: list[TrialCell]
    command: str  # plays it again
    show: str  # writes one hand both ways; empty where nothing is played both ways


class TriedAdvice(Struct):
    """A trial that has been played: `GET /api/advice/<language>/trials` lists them all."""

    item: AdviceLink  # whose verdict is told
    contrary: list[AdviceLink]  # items that say the contrary, and so have the contrary verdict
    trial: AdviceTrial


class AdviceItem(Struct):
    """A piece of advice: `GET /api/advice/<language>/<item>`. Texts are in Markdown, other items links in them."""

    id: str
    chapter: int
    chapter_title: str
    title: str
    when: str
    do: str
    why: str
    but: str  # it names the items that say the contrary
    board: AdviceBoard | None
    everywhere: bool  # it can hold in every game
    games: list[Names]  # else in these
    real_table: bool  # it is about a real table
    screen: bool  # no simulation can try it
    sayings: list[AdviceSaying]
    sources: list[str]
    trials: list[AdviceTrial]  # those that have been played
    before: AdviceLink | None  # in reading order
    after: AdviceLink | None


class Found(Struct):
    """A rule that answers a search: `GET /api/search/<language>?q=<question>`, the best first."""

    variant: str  # whose book it stands in, or "common"
    rule: str
    book: str  # what the reader calls that book
    title: str  # what the reader calls the rule: "§15", or the name of a pattern
    text: str  # as a player reads it, without marks of Markdown


class Tickets(Struct):
    """Body of `POST /api/matches`: the tables whose seats the page holds."""

    tables: Annotated[list[TableTicket], Meta(max_length=500)]


class KeptMatch(Struct):
    """A match that is over; lists are by person, the reader first."""

    number: int  # of the matches of its table, from 1
    ended: float  # seconds since 1970
    players: list[str]  # names; empty for the reader
    scores: list[int]
    places: list[int]  # from 1; shared where ties share
    points: list[float] = []  # final scores, in games that have such
    marks: list[str] = []  # "undo": a decision was taken back, as all agreed


class KeptTable(Struct):
    """One table of the answer, the one used last first."""

    id: str
    variant: str
    name: Names
    used: float  # seconds since 1970
    over: bool  # its last match is over, and no other has begun
    trouble: str  # why it cannot go on, empty if it can
    matches: list[KeptMatch]


class FigureLine(Struct):
    """A rate, which has a `count`, or a mean, with its 95 % interval; None where there are too few for one."""

    key: str  # the page calls it `figure-<key>`
    value: float
    low: float | None
    high: float | None
    of: int  # hands, wins or matches it was made of
    count: int | None = None


class GameFigures(Struct):
    """What the reader did in one game: `POST /api/figures` takes `Tickets` and answers with all games."""

    variant: str
    name: Names
    hands: int
    places: list[int]  # how often first, second ...; their sum are the matches
    uncounted: int  # matches of which the hands could not be counted
    marked: int  # matches that count for nothing: a decision was taken back in them, as all agreed
    lines: list[FigureLine]


class Refusal(Struct):
    """Body of every HTTP error."""

    reason: Text


# --- the analyser


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


# --- records that are watched


class ReplayGame(Struct):
    """One game of a record, as a list shows it."""

    name: Names
    players: list[str]
    hands: int


class ReplayFile(Struct):
    """A record that the server keeps: answer of `POST /api/replays`, which takes the file as it is."""

    id: str
    name: str  # of the file
    games: list[ReplayGame]
    notes: list[Text]  # what of the file could not be read
    kept: bool  # outlives this server; if not, its link works as long as the server runs


class ReplayMark(Struct):
    """A step of a hand that the scrubber marks."""

    step: int
    kind: Literal["call", "ready", "win", "draw"]


class ReplayHand(Struct):
    """One hand: its steps run from 0, the deal, to `steps` - 1, the result."""

    round: Text
    counters: list[Counter]
    steps: int
    marks: list[ReplayMark]
    scores: list[int]  # by seat, when it begins


class Replay(Struct):
    """One game of a record, ready to be watched: `GET /api/replays/<id>/<game>`."""

    name: Names
    book: str  # as in SeatView
    players: list[str]  # by seat, when it begins
    seat: int  # of whoever is watched first
    hands: list[ReplayHand]
    exports: list[str]  # formats in which it can be had
    notes: list[Text]  # what of it could not be read, or was not understood and so is held against nothing


class ReplayFrame(Struct):
    """The table at one step: `GET /api/replays/<id>/<game>/<hand>/<step>?seat=<seat>&open=1`."""

    view: SeatView
    log: list[Event]  # of this hand so far
    fresh: int  # so many of its last lines this step brought
    may_play: bool  # the game can be played on from here


class ReviewPoint(Struct):
    """A point of a player's curves: points expected at a decision, or reached at the end of a hand (step -1)."""

    hand: int
    step: int
    points: float
    decisions: float  # what own decisions have cost so far, 0 or below; what remains are the tiles'


class ReviewDecision(Struct):
    """A decision with a mark."""

    hand: int
    step: int  # the table before it
    player: int  # in the order of `players`
    verdict: Literal["slip", "mistake", "blunder", "find"]
    text: Text
    reasons: list[AdviceReason]
    cost: float  # points


class ReviewPlayer(Struct):
    """What the decisions of one player come to."""

    name: str
    real: int  # decisions that count
    right: int  # of these without a mark
    sums: Text
    counts: Text
    graph: Text  # the curves in words
    theme: str  # the dearest; a key behind `review-theme-`, empty without one
    drill: str  # kind of drill that is about it, empty without one
    dearest: list[int]  # places in the list of decisions
    curve: list[ReviewPoint]


class Review(Struct):
    """A game reviewed, as far as it is: `GET` and, to order it, `POST /api/replays/<id>/<game>/review`."""

    state: Literal["none", "waiting", "running", "stopped", "failed", "done"]
    game: str = ""  # id of the kind of mahjong
    done: int = 0  # decisions that have been looked at
    of: int = 0
    unit: str = ""  # points that a win brings on average
    seated: list[list[int]] = []  # for each hand the player at every seat
    decisions: list[ReviewDecision] = []  # in the order of the game
    players: list[ReviewPlayer] = []


class PlayOn(Struct):
    """Body of `POST /api/replays/<id>/<game>/<hand>/<step>/play`: where the reader sits down."""

    seat: Annotated[int, Meta(ge=0, le=3)]


# --- drills


class DrillGame(Struct):
    """A game and the kinds of drills that it has: `GET /api/drills` lists all."""

    variant: str
    name: Names
    kinds: list[str]  # the page calls one `drill-kind-<kind>`


class DrillChoice(Struct):
    """One thing that may be answered."""

    id: str
    say: str
    tile: Tile = ""  # drawn in place of the words


class Drill(Struct):
    """A question: `GET /api/drills/<language>/<game>/<kind>/<seed>`. Its texts are in that language."""

    kind: str
    game: str
    name: Names  # of the game
    calls: Literal["chinese", "japanese"]  # as in SeatView
    seed: str
    told: list[str]  # what is known besides the tiles
    rows: list[Row]
    asked: str
    several: bool  # all that is right is to be named, else one thing
    choices: list[DrillChoice]
    difficulty: float  # on the scale of ratings


class DrillRating(Struct):
    """How strong a solver is at a kind of drill, and by how much that may be wrong."""

    mean: float
    spread: float


class DrillAnswer(Struct):
    """What somebody answers: body of `POST` to the address of the question."""

    answer: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=64)]
    rating: DrillRating | None = None  # of the solver before; the server keeps none


class DrillMarked(Struct):
    """Whether an answer was right, and why."""

    is_right: bool
    right: list[str]  # ids of choices
    answer: str  # what is right, in words
    reasons: list[str]
    rule: str  # id; empty for none
    advice: AdviceLink | None
    rating: DrillRating  # of the solver now


class Exercises(Struct):
    """The boards of a lesson: `GET /api/exercises/<game>`, of the first hand `GET /api/exercises/first-game`."""

    lesson: str  # as it stands in addresses: the game, or "first-game"
    variant: str
    name: Names
    kinds: list[str]  # of each board; the page calls one `lesson-<kind>`


class ExerciseChoice(Struct):
    """One answer in a word, where no move is asked for."""

    word: str
    label: Text


class ExerciseStep(Struct):
    """What somebody else does, and the table after it."""

    view: SeatView
    events: list[Event]


class Exercise(Struct):
    """A board: `GET /api/exercises/<game>/<number>`, from 1."""

    kind: str
    number: int
    of: int
    given: Text | None  # where the last tile comes from, where no log tells it
    besides: list[Text]  # what went before and lies nowhere on the table
    task: Text
    answers: list[ExerciseChoice]  # none: the answer is a choice of the view
    view: SeatView
    log: list[Event]  # of the hand so far
    before: list[ExerciseStep]  # what others do after the board before, where this one goes on with its hand


class ExerciseAnswer(Struct):
    """Body of `POST /api/exercises/<game>/<number>/in/<language>`: a choice of the view, or a word of `answers`."""

    choice: Annotated[int, Meta(ge=0, le=999)] | None = None
    word: Annotated[str, Meta(max_length=20)] = ""


class ExerciseMarked(Struct):
    """What an answer comes to. Only a right one is played."""

    is_right: bool
    told: Text
    reason: Text | None  # why the hand does not win
    said: str  # what How to play says of the hand or of such moves, in Markdown; empty for none
    view: SeatView | None  # after a right answer
    events: list[Event]  # that it brought
