"""`fangcheng variants --settings`: what a page or house rules may set, what it means, and which games set it."""

from collections.abc import Iterator

from fangcheng.cli.output import print_json, print_table
from fangcheng.errors import UnknownName
from fangcheng.rules.ruleset import Ruleset
from fangcheng.rules.setting_text import Told, settings
from fangcheng.variants import ids, load

FEW = 8  # games that are named one by one


def list_settings(word: str | None, json: bool) -> None:
    """Print all settings, or those that `word` is part of with all that is to be said of them.

    It is looked for in names, meanings, words and the games that set them. Raises UnknownName where it is nowhere.
    """
    games = games_by_setting()
    found = [one for one in settings() if word is None or has(one, games.get(one.name, []), word.casefold())]
    if not found:
        raise UnknownName(
            "setting", str(word), [one.name for one in settings()], "`fangcheng variants --settings` lists all."
        )
    if json:
        print_json([{**one._asdict(), "games": games.get(one.name, [])} for one in found])
    elif word is None:
        print_table([(one.name, one.may_be, one.meaning) for one in found])
    else:
        print("\n\n".join("\n".join(lines(one, games.get(one.name, []))) for one in found))


def has(one: Told, games: list[str], word: str) -> bool:
    """Return True if the word stands somewhere in what is told of a setting."""
    texts = [one.name, one.meaning, *one.words, *one.words.values()]
    return word in games or any(word in text.casefold() for text in texts)


def lines(one: Told, games: list[str]) -> Iterator[str]:
    """Yield the lines that tell one setting."""
    yield f"{one.name}: {one.may_be}"
    yield f"    {one.meaning}"
    width = max(map(len, one.words), default=0)
    yield from (f"    {word:<{width}}  {meaning}" for word, meaning in one.words.items())
    yield f"    set by {', '.join(games) if games and len(games) <= FEW else f'{len(games)} games'}"


def games_by_setting() -> dict[str, list[str]]:
    """Return which games set each setting, on their page or by an option."""
    found: dict[str, list[str]] = {}
    for name in ids():
        for key in sorted({key if key.startswith("option.") else key.partition(".")[0] for key in set_by(load(name))}):
            found.setdefault(key, []).append(name)
    return found


def set_by(ruleset: Ruleset) -> Iterator[str]:
    """Yield all that a page and its options set."""
    yield from ruleset.settings
    for option in ruleset.options:
        yield from option.sets()
