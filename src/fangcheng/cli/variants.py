"""`fangcheng variants`: the kinds of mahjong there are, and the options of one."""

from typing import Any

from fangcheng.cli.options import Switch
from fangcheng.cli.output import print_json, print_table
from fangcheng.rules.ruleset import Option, Ruleset
from fangcheng.variants import ids, load

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")


def variants(
    variant: str | None = None,
    /,
    *,
    json: Switch = False,
) -> None:
    """List the kinds of mahjong, or the options and presets of one.

    e.g. fangcheng variants riichi

    Parameters
    ----------
    variant
        Show what a host may change in this one. [default: list all]
    json
        One JSON document instead of a table.
    """
    if variant is not None:
        show_options(load(variant), json)
        return
    rulesets = [load(name) for name in ids()]
    if json:
        print_json([card(ruleset) for ruleset in rulesets])
        return
    print_table([(one.id, in_two_languages(one), players(one), one.about.get("en", "")) for one in rulesets])


def show_options(ruleset: Ruleset, json: bool) -> None:
    """What a host may change."""
    if json:
        print_json({**card(ruleset), "options": [option_data(option) for option in ruleset.options]})
        return
    print(f"{ruleset.id}: {in_two_languages(ruleset)}, revision {ruleset.revision}")
    if ruleset.presets:
        print(f"presets: {', '.join(ruleset.presets)}")
    rows = [(one.key, shown(one.default), one.allowed(), one.rule, one.text.get("en", "")) for one in ruleset.options]
    print_table(rows, head=("option", "default", "values", "rule", ""))


def card(ruleset: Ruleset) -> dict[str, Any]:
    """A variant for a program."""
    return {
        "id": ruleset.id,
        "revision": ruleset.revision,
        "name": {language: ruleset.name.get(language, "") for language in LANGUAGES},
        "about": dict(ruleset.about),
        "players": int(ruleset.settings["seats"]),
        "unit": ruleset.unit,
        "presets": list(ruleset.presets),
    }


def option_data(option: Option) -> dict[str, Any]:
    """An option for a program."""
    values = list(option.choices) if option.choices else {"low": option.low, "high": option.high}
    text = dict(option.text)
    return {"key": option.key, "default": option.default, "values": values, "rule": option.rule, "text": text}


def in_two_languages(ruleset: Ruleset) -> str:
    """`Riichi 立直麻将`."""
    return f"{ruleset.name.get('en', ruleset.id)} {ruleset.name.get('zh-Hans', '')}".strip()


def players(ruleset: Ruleset) -> str:
    """`4 players`."""
    return f"{ruleset.settings['seats']} players"


def shown(value: object) -> str:
    """A value as one types it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
