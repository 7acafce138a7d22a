"""Errors that Fangcheng raises: one line says what, where, why and what now; the parts stay readable by programs."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any


def printable(text: str) -> str:
    """Return the text with a sign for whatever cannot be printed: a file may hold words that steer a terminal."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def one_line(text: str) -> str:
    """Return the text, made printable, on one line."""
    return printable(" ".join(text.split()))


class FangchengError(Exception):
    """Base of all errors meant for the person or program that gave the input."""

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
    """A name that is not in a list; `close` holds the nearest names."""

    def __init__(self, what: str, name: object, known: Iterable[str], hint: str = "") -> None:
        name = self.name = _text_of(name)
        self.close = tuple(get_close_matches(name, list(known), n=3, cutoff=0.5))
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


class UncountedPrice(FangchengError):
    """A price for a pattern that the variant's scoring does not count; `counted` lists what it does."""

    def __init__(self, variant: str, pattern: str, price: int, counted: Iterable[str], column: str = "") -> None:
        self.variant, self.pattern, self.price, self.counted = variant, pattern, price, tuple(sorted(counted))
        close = get_close_matches(pattern, [name for name in self.counted if name != pattern], n=1, cutoff=0.5)
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
