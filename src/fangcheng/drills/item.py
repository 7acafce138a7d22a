"""One item of a drill: what lies on the table, what is asked, the choices, what is right, the reasons."""

from collections.abc import Iterable

from msgspec import Struct

from fangcheng.errors import FangchengError, printable

Argument = int | str | dict[str, str]  # a dictionary is a name by language
LONGEST = 40  # letters of a wrong choice that is told back


class Line(Struct, frozen=True):
    """A sentence of texts/<language>/*.ftl; tiles among its arguments are in notation."""

    key: str
    args: dict[str, Argument] = {}


class Row(Struct, frozen=True):
    """Tiles that lie together, and what they are."""

    say: Line
    groups: tuple[str, ...]  # in notation
    won: bool = False  # the last group is the winning tile


class Choice(Struct, frozen=True):
    """One thing that may be answered."""

    id: str  # what an answer names: a tile, a number, a seat
    say: Line
    tile: str = ""  # drawn in place of the words


class Item(Struct, frozen=True, kw_only=True):
    """A question with its answer. The same kind, game and seed make the same item."""

    kind: str
    game: str  # id of a variant
    seed: str
    asked: Line
    told: tuple[Line, ...] = ()  # what is known besides the tiles
    rows: tuple[Row, ...] = ()
    choices: tuple[Choice, ...]
    right: tuple[str, ...]  # ids of choices: any of them is right, or with `several` all of them together
    several: bool = False
    reasons: tuple[Line, ...]
    level: int  # how many things have to be weighed: choices that are not plainly wrong
    rule: str = ""  # id of a rule that tells more
    advice: str = ""  # id of an item of advice that tells more

    def mark(self, answer: str | Iterable[str]) -> "Marked":
        """Say whether an answer is right: one id of a choice, or several. Raises FangchengError for what is none."""
        given = self._read(answer)
        is_right = set(given) == set(self.right) if self.several else given[0] in self.right
        return Marked(item=self, answer=given, is_right=is_right)

    def _read(self, answer: str | Iterable[str]) -> tuple[str, ...]:
        known = [choice.id for choice in self.choices]
        given = [answer] if isinstance(answer, str) else list(answer)
        for one in given:
            if one not in known:
                raise FangchengError(f"answer {_shown(one)}: no choice here; choices are {' '.join(known)}")
        if not given:
            raise FangchengError(f"no answer; name {'one or more' if self.several else 'one'} of {' '.join(known)}")
        if not self.several and len(given) > 1:
            raise FangchengError(f"{len(given)} answers; name one of {' '.join(known)}")
        if len(set(given)) < len(given):
            raise FangchengError("an answer that is there twice; name every choice once")
        return tuple(sorted(given, key=known.index))


class Marked(Struct, frozen=True, kw_only=True):
    """An answer that has been looked at."""

    item: Item
    answer: tuple[str, ...]
    is_right: bool


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return f'"{printable(text[:LONGEST])}{"..." if len(text) > LONGEST else ""}"'
