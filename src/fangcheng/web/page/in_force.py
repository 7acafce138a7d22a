"""The options that hold at a table, each beside the rule of the book that it settles."""

from collections.abc import Mapping

from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Ruleset
from fangcheng.web import bodies
from fangcheng.web.page.cards import changes_of, value_name
from fangcheng.web.page.texts import names


def in_force(ruleset: Ruleset, chosen: Mapping[str, Value]) -> list[bodies.InForce]:
    """Return every option with its value, and before them what house rules settle for good."""
    book = {option.key: option.default for option in ruleset.page.options}
    settled = [
        bodies.InForce(label=change.label, value=names({"en": change.value}), rule=change.rule, changed=True)
        for change in changes_of(ruleset)
    ]
    return settled + [
        bodies.InForce(
            label=names(option.text),
            value=value_name(option, chosen[option.key]),
            rule=option.rule_of(chosen[option.key]) or option.rule or None,
            changed=chosen[option.key] != book.get(option.key),
        )
        for option in ruleset.options
        if option.counts(chosen)
    ]
