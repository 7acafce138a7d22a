"""`fangcheng variants`: the kinds of mahjong there are, and the options of one."""

import os
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from fangcheng.cli import BAD_INPUT
from fangcheng.cli.app import complain
from fangcheng.cli.glossary import ENGLISH, list_words
from fangcheng.cli.options import FIRST, Switch
from fangcheng.cli.output import print_json, print_table
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.house_text import commented, text_of
from fangcheng.rules.option import Option
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants import TOML, faults, load, readable

EXAMPLE = f"fangcheng variants new {FIRST} -o friday-table.toml"


def variants(
    variant: str | None = None,
    base: str | None = None,
    /,
    *,
    out: Annotated[Path | None, Parameter(alias="-o")] = None,
    preset: str | None = None,
    settings: Switch = False,
    patterns: Switch = False,
    parts: Switch = False,
    lang: str = ENGLISH,
    json: Switch = False,
) -> int | None:
    """List the kinds of mahjong, or the options and presets of one; `new` begins house rules.

    e.g. fangcheng variants riichi
    e.g. fangcheng variants new sichuan -o friday-table.toml
    e.g. fangcheng variants --settings joker
    e.g. fangcheng variants --patterns 清一色

    Parameters
    ----------
    variant
        Show what a host may change in this one; with --settings, --patterns or --parts, a word to look for.
        [default: list all]
    base
        After `new`: the kind of mahjong that house rules change.
    out
        After `new`: the file to write. [default: to the terminal]
    preset
        After `new`: a named set of rules to begin with.
    settings
        List what a page or house rules may set, or what has a word to do with, and which games set it.
    patterns
        List the patterns of hands in the same way: their names, when they hold, and which games price them.
    parts
        List the parts that a row of a price list may have in a result.
    lang
        In which language --settings tells what they mean: en, zh-Hans, zh-Hant or ja.
    json
        One JSON document instead of a table.
    """
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES, f"There are {', '.join(LANGUAGES)}.")
    if lang != ENGLISH and not settings:
        raise FangchengError("--lang goes with --settings")
    for kind, wanted in (("settings", settings), ("patterns", patterns), ("parts", parts)):
        if wanted:
            if base is not None or out is not None or preset is not None or settings + patterns + parts > 1:
                raise FangchengError(f"--{kind} goes with one word to look for, and nothing else but --lang and --json")
            list_words(kind, variant, json, lang)
            return 0
    if variant == "new":
        begin_house(base, out, preset)
        return None
    if base is not None or out is not None or preset is not None:
        raise FangchengError(f"BASE, --out and --preset go with new: {EXAMPLE}")
    if variant is not None:
        show_options(load(variant), json)
        return None
    rulesets = readable()
    if json:
        print_json([card(ruleset) for ruleset in rulesets])
    else:
        print_table([(one.id, in_two_languages(one), players(one), one.about.get("en", "")) for one in rulesets])
    wrong = faults()
    for fault in wrong:
        complain(fault)
    return BAD_INPUT if wrong else None


def begin_house(base: str | None, out: Path | None, preset: str | None) -> None:
    """Write house rules that change nothing yet. Raises FangchengError where the file is there already."""
    if base is None:
        raise FangchengError(f"new: of which variant? {EXAMPLE}")
    ruleset = load(base)
    if out is None:
        print(commented(ruleset, preset, base=base), end="")
        return
    if out.suffix != TOML:
        raise FangchengError(f"{out}: house rules end in {TOML}")
    below = os.path.relpath(base, out.parent).replace(os.sep, "/") if ruleset.house else base
    text = commented(ruleset, preset, str(out), below)
    try:
        with out.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise FangchengError(f"{out}: there is such a file already; nothing was written") from None
    print(f"{out} written: take the # away from what your table plays otherwise, then fangcheng play {out}")


def show_options(ruleset: Ruleset, json: bool) -> None:
    """Print what a host may change."""
    if json:
        print_json({**card(ruleset), "options": [option_data(option) for option in ruleset.options]})
        return
    print(f"{ruleset.id}: {in_two_languages(ruleset)}, revision {ruleset.revision}")
    if ruleset.presets:
        print(f"presets: {', '.join(ruleset.presets)}")
    rows = [(one.key, shown(one.default), one.allowed(), one.rule, one.text.get("en", "")) for one in ruleset.options]
    print_table(rows, head=("option", "default", "values", "rule", ""))
    if ruleset.house:
        print(f"\nwhat it changes of {ruleset.page.id}:\n\n{text_of(ruleset)}", end="")


def card(ruleset: Ruleset) -> dict[str, Any]:
    """Return a variant for a program."""
    return {
        "id": ruleset.id,
        "revision": ruleset.revision,
        "name": {language: ruleset.name.get(language, "") for language in LANGUAGES},
        "about": dict(ruleset.about),
        "players": int(ruleset.record()["seats"][0]),
        "unit": ruleset.unit,
        "presets": list(ruleset.presets),
    }


def option_data(option: Option) -> dict[str, Any]:
    """Return an option for a program."""
    values = list(option.choices) if option.choices else {"low": option.low, "high": option.high}
    text = dict(option.text)
    return {"key": option.key, "default": option.default, "values": values, "rule": option.rule, "text": text}


def in_two_languages(ruleset: Ruleset) -> str:
    """Write a name in two languages: `Riichi 立直麻将`."""
    return " ".join(dict.fromkeys([ruleset.name.get("en", ruleset.id), ruleset.name.get("zh-Hans", "")])).strip()


def players(ruleset: Ruleset) -> str:
    """Write the number of players: `4 players`."""
    return f"{int(ruleset.record()['seats'][0])} players"


def shown(value: object) -> str:
    """Return a value as one types it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
