"""What the adviser answers: a move, one or two reasons in four languages, what every other choice leaves."""

from collections.abc import Sequence

from msgspec import Struct

from fangcheng.game.actions import Action
from fangcheng.game.hints import Danger, WaitHint
from fangcheng.game.own_hand import OutlookView
from fangcheng.game.told import SEAT_NAMES, known_language, name_of_tile, seat_names, sentence
from fangcheng.tiles import name_of, parse

Args = dict[str, int | str]
Words = tuple[str, Args]  # a key of texts/*.ftl, and what its sentence takes
BETWEEN = {"en": (", ", ": ", " "), "ja": ("、", "：", "")}  # tiles; a move and its reasons; sentences
CHINESE = ("、", "：", "")
KONGS = ("open_kong", "concealed_kong", "added_kong")
SIDES = "ESWN"


class Reason(Struct, frozen=True, kw_only=True):
    """One sentence that speaks for a move, or says what the move costs. It is true of the position."""

    key: str  # of texts/<language>/*.ftl
    args: Args = {}  # `tile...` is notation, `seat...` a seat number
    rule: str = ""  # id of the rule behind it
    item: str = ""  # id of the item of the book of advice that says the same
    winds: tuple[str, ...] = ()  # by seat, where the sentence names one: E, S, W or N in this hand

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """Return the sentence; `names` are those of the seats, else their winds in this hand.

        Raises UnknownName for the language.
        """
        called = seat_names(
            known_language(language), (_winds(self.winds, language) or None) if names is None else names
        )
        return sentence(
            language, self.key, **{name: _told(name, arg, language, called) for name, arg in self.args.items()}
        )


class Option(Struct, frozen=True, kw_only=True):
    """One choice, and what it leaves as far as the seat can see."""

    action: Action
    after: OutlookView | None = None  # None where a choice is no discard, claim, kong or missing suit
    waits: tuple[WaitHint, ...] = ()  # of a discard that leaves the hand ready in shape
    dangers: tuple[Danger, ...] = ()  # of a discard, by opponent


class Advice(Struct, frozen=True, kw_only=True):
    """One move for a seat, and why."""

    seat: int
    action: Action
    then: tuple[Action, ...] = ()  # what the move goes on with: a discard, the other tiles that are handed over
    same: tuple[Action, ...] = ()  # discards that are as good in everything that was looked at
    words: Words  # what the move is called (moves.py)
    called: dict[str, str] = {}  # by language, where the players of the game have their own words for it
    reasons: tuple[Reason, ...] = ()  # two at most, the weightier one first
    options: tuple[Option, ...] = ()  # every choice of the seat, in the order of its numbers

    def move(self, language: str = "en") -> str:
        """Return the move in words. Raises UnknownName for the language."""
        known_language(language)
        (head, args), tiles = self.words, self.action.tiles
        if self.action.kind in ("discard", "give"):
            given = (tiles[0], *(one.tiles[0] for one in self.then))
            either = (*given, *(one.tiles[0] for one in self.same))
            return sentence(language, head, tile=_tiles("".join(either), language, self.same != ()))
        told = {key: _argument(key, arg, language) for key, arg in args.items()}
        own = self.called.get(language)
        said = sentence(language, head, **told) if own is None else own.format(**told)
        if args or self.action.kind in ("choose", "lay_north"):
            return said
        used = dict.fromkeys(tiles)  # each kind once
        said = " ".join(filter(None, (said, _tiles("".join(used), language))))
        if not self.then:
            return said
        return sentence(language, "advise-and-discard", move=said, tile=_tiles(self.then[0].tiles[0], language))

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """Return the move and its reasons; `names` are those of the seats. Raises UnknownName for the language."""
        _, colon, space = BETWEEN.get(language, CHINESE)
        return self.move(language) + colon + space.join(reason.text(language, names) for reason in self.reasons)


def _winds(winds: Sequence[str], language: str) -> list[str]:
    """Return the names of winds, `E` for East."""
    return [sentence(language, SEAT_NAMES[SIDES.index(wind)]) for wind in winds]


def _argument(name: str, arg: int | str, language: str) -> int | str:
    """Return an argument of a move's words as a sentence takes it; `who` are sides by their winds."""
    if name == "who":
        return BETWEEN.get(language, CHINESE)[0].join(_winds(str(arg), language))
    return _told(name, arg, language, ())


def _told(name: str, arg: int | str, language: str, called: Sequence[str]) -> int | str:
    if name.startswith("tile"):
        return _tiles(str(arg), language)
    return called[int(arg)] if name.startswith("seat") else arg


def _tiles(notation: str, language: str, either: bool = False) -> str:
    """Return tiles in words, one after the other or with an `or` between them."""
    names = [name_of_tile(name_of(kind), language) for kind in parse(notation)] if notation else []
    return (sentence(language, "advise-or") if either else BETWEEN.get(language, CHINESE)[0]).join(names)
