"""The options that hold at a table, each beside the rule of the book that it settles."""

from collections.abc import Mapping
from functools import lru_cache

from fangcheng.errors import FangchengError
from fangcheng.rules.option import Value
from fangcheng.rules.overruling import is_overruled
from fangcheng.rules.ruleset import Ruleset
from fangcheng.web import bodies
from fangcheng.web.page.option_words import value_name
from fangcheng.web.page.settled import changes_of
from fangcheng.web.page.texts import names

Chosen = Mapping[str, Value]


def in_force(ruleset: Ruleset, chosen: Chosen) -> list[bodies.InForce]:
    """Return every option that counts with its value, and before them what house rules settle for good.

    Changed is what makes another game than the book's value would; a value that another option overrules is left out.
    """
    return list(_in_force(ruleset, tuple(chosen.items())))


@lru_cache(maxsize=64)
def _in_force(ruleset: Ruleset, items: tuple[tuple[str, Value], ...]) -> tuple[bodies.InForce, ...]:
    chosen = dict(items)
    book = {option.key: option.default for option in ruleset.page.options}
    changed = _changed(ruleset, chosen, book)
    settled = [
        bodies.InForce(label=change.label, value=change.value, rule=change.rule, changed=True, book=change.book)
        for change in changes_of(ruleset)
    ]
    return (
        *settled,
        *(
            bodies.InForce(
                label=names(option.text),
                value=value_name(option, chosen[option.key]),
                rule=option.rule_of(chosen[option.key]) or option.rule or None,
                changed=option.key in changed,
                book=value_name(option, book[option.key]) if option.key in changed else None,
            )
            for option in ruleset.options
            if option.counts(chosen) and not is_overruled(ruleset, option, chosen)
        ),
    )


def _changed(ruleset: Ruleset, chosen: Chosen, book: Chosen) -> frozenset[str]:
    """Return the options whose values make another game than the book's values would.

    Those that count only beside values of others come first: what switches them all off tells it alone.
    """
    held = dict(chosen)
    for option in sorted(ruleset.options, key=lambda option: not option.where):
        key = option.key
        if held[key] != book.get(key, held[key]):
            without = {**held, key: book[key]}
            if not _tells_apart(ruleset, held, without):
                held = without
    return frozenset(key for key, value in held.items() if value != book.get(key, value))


def _tells_apart(ruleset: Ruleset, chosen: Chosen, other: Chosen) -> bool:
    """Return True if these option values do not make the same game; what cannot be played is another one."""
    try:
        return ruleset.record(chosen).tobytes() != ruleset.record(other).tobytes()
    except FangchengError:
        return True
