"""A settlement in words: who won with what, why, and who pays; or why a hand does not win. In four languages.

`one` is an Explanation; the sentences are those of texts/<language>/*.ftl, as the page has them.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from fangcheng.errors import FangchengError, UnknownName
from fangcheng.game.arguments import shown
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import is_key, say
from fangcheng.tiles import name_of, parse, plain

NUMERALS = "〇一二三四五六七八九"
SEAT_NAMES = ("tile-1z", "tile-2z", "tile-3z", "tile-4z")
JAPANESE_UNITS = ("han", "yakuman")


def known_language(language: object) -> str:
    """Return the language, if it is one. Raises UnknownName."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES, f"There are {', '.join(LANGUAGES)}.")
    return language


def sentence(language: str, key: str, **args: int | str) -> str:
    """Return the sentence of a key; a key that no file knows comes as it is."""
    return say(language, key, **args) or say("en", key, **args) or key


def name_of_tile(tile: str, language: str) -> str:
    """Return one tile in words: `red 5 of dots`, `赤五筒`."""
    shown = plain(tile)
    face, suit = shown[0], shown[1:]
    if suit not in ("m", "p", "s"):
        return sentence(language, f"tile-{tile}")
    name = sentence(language, f"tile-{suit}", n=face, numeral=NUMERALS[int(face)])
    return sentence(language, "tile-red", name=name) if shown != tile else name


def seat_names(language: str, names: Sequence[str] | None) -> list[str]:
    """Return what seats are called: as told, else East, South, West, North in their order."""
    if names is None:
        return [sentence(language, key) for key in SEAT_NAMES]
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise FangchengError(f"names={shown(names)}: a list of names by seat")
    return [*names, *(sentence(language, key) for key in SEAT_NAMES[len(names) :])]


def text_of_explanation(one: Any, language: str, names: Sequence[str] | None) -> str:
    """Tell a settlement in a few lines. Raises UnknownName for the language."""
    called = seat_names(known_language(language), names)
    if not one.wins:
        return refusal_text(one, language)
    lines = [_title(one, language, called), *_patterns(one, language)]
    changes = [
        f"{called[payment.seat]} {payment.change:+,}".replace("-", "\N{MINUS SIGN}")
        for payment in one.payments
        if payment.change
    ]
    return "\n".join(filter(None, [*lines, "  ".join(changes)]))


def refusal_text(win_or_key: Any, language: str = "en", **args: int | str) -> str:
    """Say why a hand does not win, with the rule behind it: of a win that `score` refused, or of the key of a refusal.

    `language` is en, zh-Hans, zh-Hant or ja. Of a key the arguments of its sentence are told too, like `tile="3m"`,
    `minimum=8`; of a win that wins there is nothing to say, and the text is empty.
    Raises UnknownName for a key or a language that is not there.
    """
    known_language(language)
    key, rule = win_or_key, ""
    if not isinstance(win_or_key, str):
        key, rule = win_or_key.refusal, win_or_key.refusal_rule
        args = {"tile": win_or_key.tile or "", "minimum": win_or_key.minimum}
        if not key:
            return ""
    from fangcheng.game.words import TEXTS  # the keys that explanations and reasons have

    if key not in TEXTS or not is_key(key):
        raise UnknownName("refusal", key, TEXTS)
    written = {name: _spelt(name, value, language) for name, value in args.items()}
    told = sentence(language, key, **written)
    return f"{told} ({rule})" if rule else told


def _spelt(name: str, value: int | str, language: str) -> int | str:
    if not name.startswith("tile") or not isinstance(value, str):
        return value
    between = ", " if language == "en" else "、"
    return between.join(name_of_tile(name_of(kind), language) for kind in parse(value))


def _title(one: Any, language: str, called: Sequence[str]) -> str:
    if one.kind != "win":
        found = next((key for key in (f"end-{one.reason}", f"part-{one.reason}") if is_key(key)), one.reason)
        rules = dict.fromkeys(part.rule for payment in one.payments for part in payment.parts if part.rule)
        said = sentence(language, found)
        return f"{said} ({', '.join(rules)})" if rules else said
    way = {"discard": "discard", "rob": "kong", "flowers": "flowers"}.get(one.by or "", "self")
    if one.source is not None and way in ("self", "flowers"):
        way = "flowers-from" if way == "flowers" else "discard"
    giver = {} if one.source is None else {"seat_from": called[one.source]}
    terms = "japanese" if one.unit in JAPANESE_UNITS or one.fu else "chinese"
    title = sentence(language, f"result-win-{way}", seat=called[one.winner or 0], terms=terms, **giver)
    tile = sentence(language, "result-tile", tile=name_of_tile(one.tile, language)) if one.tile else ""
    return f"{title} {tile}".strip()


def _patterns(one: Any, language: str) -> Iterator[str]:
    """Yield a line for each pattern, and what they are worth together."""
    for line in one.patterns:
        name = line.names.get(language) or line.names["en"]
        times = f" ×{line.count}" if line.count > 1 and line.value != line.count else ""
        yield f"{name}{times}  {_worth(line, language)}"
    if one.kind == "win":
        yield f"{sentence(language, 'total')}  {_total(one, language)}"


def _worth(line: Any, language: str) -> str:
    if line.opens and line.value == 0:
        return sentence(language, "unit-opens")
    return f"×{line.value}" if line.times else _counted(line.value, line.unit, language)


def _counted(value: int, unit: str, language: str) -> str:
    key = "unit-n-points" if unit == "points" else f"unit-{unit}"
    return sentence(language, key, n=value)


def _total(one: Any, language: str) -> str:
    if one.fu and one.unit == "han":
        return sentence(language, "total-han-fu", han=one.han, fu=one.fu, limit=one.limit or "none")
    return _counted(one.total, one.unit, language)


def line_of_explanation(one: Any) -> str:
    """Write an explanation in one short line: `<win: seat 0, 2p by discard, 3 han, +3900>`."""
    if not one.wins:
        return f"<no win: {one.refusal}{' ' + one.refusal_rule if one.refusal_rule else ''}>"
    if one.kind != "win":
        return f"<{one.kind}: {one.reason}, changes {' '.join(f'{change:+d}' for change in one.changes)}>"
    tile = f", {one.tile} by {one.by}" if one.tile else ""
    changes = " ".join(f"{change:+d}" for change in one.changes)
    return f"<win: seat {one.winner}{tile}, {_short_total(one)}, changes {changes}>"


def _short_total(one: Any) -> str:
    """Return the worth of a win without the sentences of texts/, which not everybody has what it takes to read."""
    if one.fu and one.unit == "han":
        return f"{one.han} han {one.fu} fu{f', {one.limit}' if one.limit else ''}"
    return f"{one.total} {one.unit.removesuffix('s') if one.total == 1 else one.unit}"
