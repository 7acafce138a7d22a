"""Items in the language of a reader: questions, choices, reasons."""

from fangcheng.drills.item import Item, Line, Marked
from fangcheng.game.told import known_language, sentence

BETWEEN = {"en": " · "}


def told(line: Line, language: str) -> str:
    """Return a sentence in a language; tiles stay in notation. Raises UnknownName for another language."""
    known_language(language)
    args = {
        name: (value.get(language) or value["en"]) if isinstance(value, dict) else value
        for name, value in line.args.items()
    }
    return sentence(language, line.key, **args)


def choice_told(item: Item, choice: str, language: str) -> str:
    """Return one choice in words."""
    return next(told(one.say, language) for one in item.choices if one.id == choice)


def verdict(marked: Marked, language: str) -> list[str]:
    """Return whether an answer was right, what is right where it is not all of that, and why."""
    item = marked.item
    lines = [sentence(language, "drill-right" if marked.is_right else "drill-wrong")]
    if not marked.is_right or len(item.right) > 1:
        lines.append(answer_told(item, language))
    return [*lines, *(told(reason, language) for reason in item.reasons)]


def answer_told(item: Item, language: str) -> str:
    """Return what is right."""
    key = "drill-it-is" if item.several or len(item.right) == 1 else "drill-any-of"
    answer = BETWEEN.get(language, "、").join(choice_told(item, one, language) for one in item.right)
    return sentence(language, key, answer=answer)
