"""`fangcheng advice`: read the book of advice, by item or chapter or game."""

from collections.abc import Iterator
from typing import Any

import msgspec

from fangcheng.books.translated import ENGLISH
from fangcheng.cli.options import MaybeWhole, Switch, offered
from fangcheng.cli.output import print_json, print_table
from fangcheng.coach import book
from fangcheng.coach.boards import Board
from fangcheng.coach.book import LAST, Item
from fangcheng.coach.named import with_titles
from fangcheng.coach.scope import holds
from fangcheng.coach.told import Told, all_sayings, answer_of, saying_in, source_in
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.sentences import say
from fangcheng.trials.results import played_about
from fangcheng.trials.together import verdict_of
from fangcheng.trials.told import told
from fangcheng.variants import ids, load, load_known


def advice(
    item: str | None = None,
    /,
    *,
    chapter: MaybeWhole = None,
    game: str | None = None,
    lang: str = ENGLISH,
    json: Switch = False,
) -> None:
    """Read what old books advise on playing well.

    e.g. fangcheng advice 50

    Parameters
    ----------
    item
        A number or an id: 50 or COACH-50. [default: a list of all]
    chapter
        All of this chapter, 1 to 15.
    game
        Only what can hold in this game by its rules.
    lang
        In which language: en, zh-Hans, zh-Hant or ja.
    json
        As one JSON document.
    """
    if item is not None:
        if chapter is not None:
            raise FangchengError(f"--chapter {chapter} goes without an item: it lists all of that chapter")
        items = [book.advice(item, lang)]
    else:
        numbers = book.chapters_in(lang) if chapter is None else [chapter]
        if not numbers:
            raise UnknownName("book of advice in", lang, ())
        items = [one for number in numbers for one in book.chapter(number, lang).items]
    if game is not None:
        ruleset = load_known(offered(game))
        all_of_it, items = items, [one for one in items if holds(one.entry.scope, ruleset)]
        if all_of_it and not items:
            what = all_of_it[0].id if item is not None else f"chapter {chapter}"
            raise FangchengError(f"{what}: nothing of it can hold in {ruleset.id}, by the rules of that game")
    sayings = [*all_sayings(lang)] if chapter == LAST else []
    if json:
        print_json([*map(as_data, items), *map(msgspec.to_builtins, sayings)])
    elif item is None and chapter is None:
        print_table([(one.id, one.title) for one in items])
    else:
        if chapter is not None:
            found = book.chapter(chapter, lang)
            print(f"{found.title}\n\n{found.question}\n")
        print("\n\n".join("\n".join(part) for part in [*map(lines, items), *(saying_lines(one) for one in sayings)]))


def as_data(item: Item) -> dict[str, Any]:
    """Return an item as JSON has it, with the games in which it can hold and what its trials say."""
    trials = {
        trial.id: msgspec.to_builtins(verdict_of(trial, result, trial.items[item.id]))
        for trial, result in played_about(item.id)
    }
    return {**msgspec.to_builtins(item), "games": list(item.games), "trials": trials}


def lines(item: Item) -> Iterator[str]:
    """Yield the lines of an item, in the order of its page."""
    entry = item.entry
    yield f"{item.id}  {item.title}"
    for key in entry.sayings:
        yield from saying_lines(saying_in(key, item.language))
    for part in ("when", "do", "why"):
        yield _labelled(item, f"advice-{part}", getattr(item, part))
    yield _labelled(item, "advice-where", where(item))
    if item.but:
        yield _labelled(item, "advice-but", item.but)
    if item.board:
        yield from board_lines(item.board, item.language)
    yield from trial_lines(item)
    yield _labelled(item, "advice-from", ", ".join(source_in(key, item.language) for key in entry.sources))


def trial_lines(item: Item) -> Iterator[str]:
    """Yield what trials have said of an item, or that there was none."""
    found = played_about(item.id)
    for trial, result in found:
        said = told(trial, result, trial.items[item.id], item.language)
        yield f"  {say(item.language, 'trial-on')} {trial.id}: {trial.question[item.language]} {said}"
    if not found:
        yield str(say(item.language, "advice-screen" if item.entry.screen else "advice-untried"))


def where(item: Item) -> str:
    """Return the games in which an item can hold, or that it can in all."""
    games = item.games

    def named(game: str) -> str:
        names = load(game).name
        return names.get(item.language) or names["en"]

    everywhere = len(games) == len(ids())
    told = str(say(item.language, "advice-everywhere")) if everywhere else ", ".join(map(named, games))
    return f"{told} ({say(item.language, 'advice-real-table')})" if item.entry.at else told


def _labelled(item: Item, key: str, text: str) -> str:
    return f"  {say(item.language, key)}: {with_titles(text, item.language)}"


def board_lines(board: Board, language: str) -> Iterator[str]:
    """Yield a board in notation."""
    yield f"  {board.game}: {' '.join((board.hand, *(f'[{meld}]' for meld in board.melds)))}"
    if board.draw:
        yield f"    {say(language, 'advice-draw')}: {board.draw}"
    else:
        yield f"    {say(language, f'advice-offered-{board.source}')}: {board.offered}"
    for seat, tiles in board.rivers.items():
        yield f"    {say(language, f'advice-river-{seat}')}: {tiles}"
    for seat, melds in board.melds_of.items():
        yield f"    {say(language, f'advice-melds-{seat}')}: {' '.join(melds)}"
    why = with_titles(board.say, language)
    told = say(language, "advice-answered", answer=answer_of(board.answer, language), why=why)
    yield f"    {say(language, 'advice-answer')}: {told}"


def saying_lines(saying: Told) -> Iterator[str]:
    """Yield the lines of an old saying."""
    yield f"  {saying.key}  {saying.text}  {saying.pinyin}"
    yield from (f"      {text}" for text in (saying.means, saying.table) if text)
