"""A page is the rulebook in short: every setting stands under the number of a rule, and the book has that rule."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fangcheng.rules.ruleset import Option, Ruleset, words
from fangcheng.variants import IDS, load

BOOKS = Path(__file__).parents[2] / "rules"


@cache
def rules_of_the_books() -> frozenset[str]:
    """The ids of all numbered rules, and of the patterns in the tables."""
    found: set[str] = set()
    for book in BOOKS.glob("*.md"):
        text, prefix = book.read_text(), book.stem.upper()
        found.update(re.findall(r"^- \**([A-Z_]+-[A-Z]?\d+)\b", text, re.MULTILINE))
        found.update(f"{prefix}-F-{name}" for name in re.findall(r"^\| (?:[A-Z]+-F-)?([a-z][a-z0-9_]+) \|", text, re.M))
    return frozenset(found)


def cited(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """What a page cites, and where."""
    for key, rule in ruleset.cited.items():
        yield rule, key
    for option in ruleset.options:
        yield option.rule, option.key
        for value, rule in option.value_rules.items():
            yield rule, f"{option.key} = {value}"
    for pattern in (*ruleset.prices, *ruleset.yakuman):
        yield ruleset.rule_of(pattern), pattern


@pytest.mark.parametrize("variant", IDS)
def test_every_rule_that_a_page_cites_stands_in_a_book(variant):
    assert [one for one in cited(load(variant)) if one[0] not in rules_of_the_books()] == []


@pytest.mark.parametrize("variant", IDS)
def test_every_setting_of_a_page_has_its_rule(variant):
    ruleset = load(variant)
    assert all(ruleset.rule_of_setting(key) for key in ruleset.settings)


@pytest.mark.parametrize("variant", IDS)
def test_a_page_says_everything_about_its_game_in_four_languages(variant):
    ruleset = load(variant)
    for texts in (ruleset.name, ruleset.about, ruleset.region, *map(ruleset.preset_names.get, ruleset.presets)):
        assert set(texts) == {"en", "zh-Hans", "zh-Hant", "ja"}


@pytest.mark.parametrize(
    ("variant", "key", "rule"),
    [
        ("sichuan", "claim_chi", "SICHUAN-15"),  # "No chow."
        ("sichuan", "kong_pay.concealed", "SICHUAN-39"),  # "Concealed kong: each unfinished opponent pays 2 base."
        ("mcr", "minimum", "MCR-28"),  # "The fans without flowers must reach 8"
        ("sanma", "claim_chi", "SANMA-14"),  # "Chi is not allowed."
        ("sanma", "ready_cost", "RIICHI-58"),  # SANMA-1: every rule of riichi holds unless a rule here replaces it
        ("tianjin", "follow", ""),  # an option alone sets it
    ],
)
def test_the_page_knows_the_rule_of_a_setting(variant, key, rule):
    assert load(variant).rule_of_setting(key) == rule


def test_a_setting_that_an_option_made_has_the_rule_of_the_option():
    taiwan = load("taiwan")
    for value, rule in (("safe_discard", "TAIWAN-44"), ("go_round", "TAIWAN-P15")):
        assert taiwan.rule_of_setting("pass_rule", taiwan.choose({"passed_win": value})) == rule
    tianjin = load("tianjin")
    assert tianjin.rule_of_setting("follow", tianjin.choose()) == "TIANJIN-46"


def test_a_neighbour_cites_the_other_book_for_what_it_keeps():
    house = load("sichuan").vary(
        "house",
        prefix="HOUSE",
        rules={3: {"claim_chi": "next"}, "P1": {"kong_pay.open": 3}},
        prices={"root": 2},
        pattern_names={"root": words("Four Alike", "四张", "四張", "四枚")},
        options=(Option("birds", 2, {2: {}}, rule="HOUSE-9"),),
    )
    assert house.settings == {**load("sichuan").settings, "claim_chi": "next", "kong_pay.open": 3}
    assert house.rule_of_setting("claim_chi") == "HOUSE-3"
    assert house.rule_of_setting("kong_pay.open") == "HOUSE-P1"
    assert house.rule_of_setting("kong_pay.added") == "SICHUAN-38"
    assert (house.rule_of("root"), house.rule_of("kong")) == ("HOUSE-F-root", "SICHUAN-F-kong")
    assert house.pattern_name("root") == "Four Alike"
    assert house.pattern_name("all_pungs", "zh-Hans") == "对对胡"
    assert house.presets == load("sichuan").presets
    assert [option.key for option in house.options][-1] == "birds"
    assert house.record() is not None
