"""Errors that Fangcheng raises: one line says what, where, why and what now; the parts stay readable by programs."""

from collections.abc import Iterable, Sequence
from typing import Any

LONGEST_NAME = 80  # of a name that may be a slip of the pen


def nearest(name: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """Return the known names that `name` may be a slip of the pen of, nearest first; mostly none.

    A slip is a letter too many, too few, wrong or changed for its neighbour: one in a word of up to six letters, two
    from seven, three from twelve. Of three letters the first and last are right. Or the name breaks off: its first
    word is right, or four letters are. What is further off is another word, and a guess would lead astray.
    """
    if not 2 <= len(name) <= LONGEST_NAME:
        return ()
    plain, found = _plain(name), []
    for place, one in enumerate(known):
        away = _slips(plain, _plain(one))
        if away is not None:
            found.append((away, place, one))
    return tuple(one for _, _, one in sorted(found)[:most])


def _plain(name: str) -> str:
    return name.casefold().replace("-", "_").replace(" ", "_")


def _slips(name: str, known: str) -> int | None:
    """Return by how many slips of the pen a name is another one, None if that is too far off."""
    size = min(len(name), len(known))
    begins = known.startswith(name) and (size >= 4 or known[size : size + 1] == "_")
    allowed = 1 if size < 7 else 2 if size < 12 else 3
    is_near = abs(len(name) - len(known)) <= allowed
    if is_near and (size > 3 or (name[0], name[-1]) == (known[:1], known[-1:]) or _has_slipped_end(name, known)):
        away = _distance(name, known)
        if away <= allowed:
            return away
    return len(known) if begins else None


def _has_slipped_end(name: str, known: str) -> bool:
    """Return True if one letter at an end is missing or too many, or two neighbours have changed places."""
    if len(name) == len(known):
        return sorted(name) == sorted(known)
    longer, shorter = sorted((name, known), key=len, reverse=True)
    return len(shorter) > 2 and shorter in (longer[1:], longer[:-1])


def _distance(one: str, other: str) -> int:
    """Return how many letters are to be put in, taken out, changed, or changed for their neighbour."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, meant in enumerate(other, 1):
            steps = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != meant))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == meant:
                steps = min(steps, last[j - 2] + 1)
            row.append(steps)
    return row[-1]


def printable(text: str) -> str:
    """Return the text with a sign for whatever cannot be printed: a file may hold words that steer a terminal."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def one_line(text: str) -> str:
    """Return the text, made printable, on one line."""
    return printable(" ".join(text.split()))


class FangchengError(Exception):
    """Base of all errors meant for the person or program that gave the input."""

    place: tuple[object, ...] = ()  # in a page: the names that lead to the mistake, `rules`, 15, `claim_chi`

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the error whole, whatever its parts, so that it can leave a worker process."""
        return _restored, (type(self), self.args, vars(self))


class NotationError(FangchengError):
    """Tiles that cannot be read. `position` counts from 1."""

    def __init__(self, text: str, position: int, reason: str) -> None:
        self.text, self.position, self.reason = text, position, reason
        super().__init__(f"{_quoted(text)}: {_printable(reason)} (position {position})")


class HandError(FangchengError):
    """Tiles that can be read but make no hand of this game (wrong count, a fifth copy, a foreign tile)."""


class IncompatibleCircumstance(FangchengError):
    """A circumstance that cannot be true of such a win: `word` says which, `why` the reason, `instead` what now."""

    def __init__(self, word: str, why: str, instead: str = "") -> None:
        self.word, self.why, self.instead = _short(word), why, instead
        super().__init__(f"{self.word} {why}.{' ' + instead if instead else ''}")


class UnknownName(FangchengError):
    """A name that is not in a list: `what` says of what kind, `close` holds the nearest names."""

    def __init__(self, what: str, name: object, known: Iterable[str], hint: str = "") -> None:
        name = self.name = _text_of(name)
        self.what = what
        self.close = nearest(name, known)
        guess = f' Did you mean "{self.close[0]}"?' if self.close else ""
        super().__init__(f"no {what} {_quoted(name)}.{guess}{' ' + hint if hint else ''}")


class UnknownVariant(UnknownName):
    """A variant id nobody declares."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        super().__init__("variant", name, known, "`fangcheng variants` lists all.")


class BadOption(FangchengError):
    """An option value outside what the variant allows."""

    def __init__(self, variant: str, option: str, value: object, allowed: str, rule: str = "") -> None:
        self.variant, self.option, self.value, self.allowed, self.rule = variant, option, value, allowed, rule
        cited = f" ({rule})" if rule else ""
        super().__init__(f"{option} = {_short(value)}: {variant} allows {allowed}{cited}")


class BadSetting(FangchengError):
    """A setting of a variant page or house rule that is none of its words; `nearest` is the one that was meant."""

    def __init__(self, setting: str, value: object, allowed: str, nearest: str = "", where: str = "") -> None:
        self.setting, self.value, self.allowed, self.nearest, self.where = setting, value, allowed, nearest, where
        guess = f" Did you mean {nearest}?" if nearest else ""
        at = f"{where}: " if where else ""
        super().__init__(f"{at}{setting} = {_text_of(value)}: it takes {allowed}.{guess}")

    def at(self, where: str) -> "BadSetting":
        """Return the same error with the place where the setting stands."""
        return BadSetting(self.setting, self.value, self.allowed, self.nearest, where)


class HouseRuleError(FangchengError):
    """House rules that cannot be read or followed; `file` and `line` say where, 0 for the file as a whole."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file, self.line, self.reason = file, line, reason
        where = f"{file}, line {line}" if line else file
        super().__init__(one_line(f"{where}: {reason}"))


class PageError(FangchengError):
    """A page of a variant that cannot be played as it is; `file` and `line` say where, 0 for the file as a whole."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file, self.line, self.reason = file, line, reason
        where = f"{file}, line {line}" if line else file
        super().__init__(one_line(f"{where}: {reason}"))


class UncountedPrice(FangchengError):
    """A price for a pattern that the variant's scoring does not count; `counted` lists what it does."""

    def __init__(self, variant: str, pattern: str, price: int, counted: Iterable[str], column: str = "") -> None:
        self.variant, self.pattern, self.price, self.counted = variant, pattern, price, tuple(sorted(counted))
        close = nearest(pattern, (name for name in self.counted if name != pattern), 1)
        guess = f' Did you mean "{close[0]}"?' if close and not column else ""
        what = f"as {column} " if column == "yakuman" else f"for {column} " if column else ""
        super().__init__(f"{pattern} = {price}: the scoring of {variant} does not count it {what}at all.{guess}")


class IllegalAction(FangchengError):
    """An action that is not open to a seat; nothing has changed. `legal`: what is; `where`: which of many tables."""

    def __init__(self, seat: str, action: str, reason: str, rule: str, legal: Sequence[str], where: str = "") -> None:
        self.where = where
        self.seat, self.action, self.reason, self.rule, self.legal = seat, action, reason, rule, tuple(legal)
        cited = f" ({rule})" if rule else ""
        listed = ", ".join(legal) if legal else "nothing"
        at = f"{where}: " if where else ""
        super().__init__(f"{at}{seat} may not {action}: {reason}{cited}. Open to {seat} now: {listed}.")


class StakeRefused(FangchengError):
    """A side stake that is not allowed now; nothing has changed."""

    def __init__(self, reason: str, rule: str) -> None:
        self.reason, self.rule = reason, rule
        super().__init__(f"{reason} ({rule})" if rule else reason)


class BotError(FangchengError):
    """A bot that raised or answered something that is not open to its seat; `legal` lists what was."""

    def __init__(self, bot: str, seat: int, wind: str, seed: str, hand: int, what: str, legal: Sequence[str]) -> None:
        self.bot, self.seat, self.wind, self.seed, self.hand, self.legal = bot, seat, wind, seed, hand, tuple(legal)
        where = f'seat {seat} ({wind}) in hand {hand} of the match with seed "{seed}"'
        super().__init__(f"bot {bot}, {where}: {what}. Open were: {', '.join(legal)}")


class RecordError(FangchengError):
    """A game record or case file that cannot be read; `where` names the line or element."""

    def __init__(self, path: str, where: str, reason: str, hint: str = "") -> None:
        self.path, self.where, self.reason = path, where, reason
        super().__init__(one_line(f"{path}: {where}: {reason}{'. ' + hint if hint else ''}"))


def _restored(kind: type[FangchengError], args: tuple[Any, ...], parts: dict[str, Any]) -> FangchengError:
    error = kind.__new__(kind, *args)
    vars(error).update(parts)
    return error


def _text_of(name: object) -> str:
    try:
        return str(name)
    except Exception:  # its own __str__ fails, or a number has more digits than Python writes
        return type(name).__name__


def _printable(text: str) -> str:
    """Return the text with a blank for whatever cannot be printed."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def _quoted(text: str) -> str:
    return f'"{_short(text)}"'


def _short(value: object) -> str:
    text = _text_of(value)
    return _printable(text if len(text) <= 60 else text[:57] + "...")
