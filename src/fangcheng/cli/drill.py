"""`fangcheng drill`: ask a short question with one certain answer, then mark what is answered."""

import secrets
import sys
from collections.abc import Iterator
from contextlib import suppress

from fangcheng.books.translated import ENGLISH
from fangcheng.cli.options import FIRST, Switch, offered
from fangcheng.cli.output import print_json, print_table
from fangcheng.drills.item import Item, Marked
from fangcheng.drills.kinds import drill as make
from fangcheng.drills.kinds import kinds_in
from fangcheng.drills.rating import difficulty
from fangcheng.drills.told import choice_told, told, verdict
from fangcheng.game.told import known_language, sentence
from fangcheng.variants import load

SEEDS = 1_000_000  # seeds that are drawn where none is named


def drill(
    kind: str | None = None,
    game: str = FIRST,
    /,
    *,
    seed: str | None = None,
    answer: str | None = None,
    lang: str = ENGLISH,
    json: Switch = False,
) -> None:
    """Ask a short question that has one certain answer, and mark what is answered.

    e.g. fangcheng drill waits riichi --seed 7

    Parameters
    ----------
    kind
        waits, shanten, discard, wait, safe, worth, gate or dice. [default: a list of those in the game]
    game
        The kind of mahjong; `fangcheng variants` lists them.
    seed
        Ask this question again. [default: a new one]
    answer
        Mark this answer without asking: a choice, or several with commas: 2p,5p.
    lang
        In which language: en, zh-Hans, zh-Hant or ja.
    json
        As one JSON document.
    """
    ruleset = load(offered(game))
    known_language(lang)
    if kind is None:
        rows = [(one, sentence(lang, f"drill-about-{one}")) for one in kinds_in(ruleset)]
        print_json([one for one, _ in rows]) if json else print_table(rows)
        return
    item = make(kind, ruleset, str(secrets.randbelow(SEEDS)) if seed is None else seed)
    marked = None if answer is None else item.mark(split(answer))
    if json:
        print_json(plain(item, marked, lang))
        return
    print("\n".join(question(item, lang)))
    if marked is None and sys.stdin.isatty():
        with suppress(EOFError):  # who leaves without an answer hears none
            marked = item.mark(split(input("> ")))
    if marked is not None:
        print("\n".join(["", *verdict(marked, lang), *links(item)]))


def split(answer: str) -> list[str]:
    """Return the choices named in an answer."""
    return answer.replace(",", " ").split()


def question(item: Item, language: str) -> Iterator[str]:
    """Yield the lines of a question: what lies on the table, what is asked, the choices."""
    yield f"{item.game} {item.kind} --seed {item.seed}"
    yield from (told(line, language) for line in item.told)
    for row in item.rows:
        yield f"  {told(row.say, language)}: {' '.join(row.groups)}"
    yield told(item.asked, language)
    for choice in item.choices:
        text = told(choice.say, language)
        yield f"  {choice.id}" if text == choice.id else f"  {choice.id}  {text}"


def links(item: Item) -> list[str]:
    """Return what to read for more."""
    rule = [f"fangcheng rules {item.game} {item.rule}"] if item.rule else []
    return rule + ([f"fangcheng advice {item.advice}"] if item.advice else [])


def plain(item: Item, marked: Marked | None, language: str) -> dict[str, object]:
    """Return what JSON says: of an unmarked item not the answer."""
    found: dict[str, object] = {
        "kind": item.kind,
        "game": item.game,
        "seed": item.seed,
        "difficulty": difficulty(item),
        "told": [told(line, language) for line in item.told],
        "rows": [{"say": told(row.say, language), "groups": row.groups} for row in item.rows],
        "asked": told(item.asked, language),
        "several": item.several,
        "choices": {one.id: choice_told(item, one.id, language) for one in item.choices},
    }
    if marked is not None:
        found |= {"answer": marked.answer, "is_right": marked.is_right, "right": item.right}
        found |= {"reasons": [told(line, language) for line in item.reasons], "rule": item.rule, "advice": item.advice}
    return found
