"""The book of advice: its items, sayings, and the trials that were played of them."""

from msgspec import Struct

from fangcheng.web.bodies.lessons import Row
from fangcheng.web.wire import Names


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
