"""A page is the rulebook in short: every setting stands under the number of a rule, and the book has that rule."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import fangcheng
from fangcheng.core.state.due_reasons import DUE_REASONS
from fangcheng.errors import UnknownName
from fangcheng.game.event_types import CAUSES, Paid
from fangcheng.game.reckoning.causes import topic_of_payment
from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset
from fangcheng.rules.topics import TOPICS, WIDER
from fangcheng.rules.words import settings
from fangcheng.variants import IDS, load

SOURCE = Path(fangcheng.__file__).parent
BOOKS = Path(__file__).parents[2] / "rules"


@cache
def rules_of_the_books() -> frozenset[str]:
    """The ids of all numbered rules, and of the patterns in the tables."""
    found: set[str] = set()
    for book in BOOKS.glob("*.md"):
        text, prefix = book.read_text(), book.stem.upper()
        found.update(re.findall(r"^- \**([A-Z_]+-[A-Z]?\d+)\b", text, re.MULTILINE))
        found.update(
            f"{prefix}-F-{name}" for name in re.findall(r"^\| (?:[A-Z_]+-F-)?([a-z][a-z0-9_]+) \|", text, re.M)
        )
    return frozenset(found)


def cited(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """What a page cites, and where."""
    for key, rule in ruleset.cited.items():
        yield rule, key
    for option in ruleset.options:
        yield option.rule, option.key
        for value, rule in option.value_rules.items():
            yield rule, f"{option.key} = {value}"
        for value, topics in option.value_topics.items():
            yield from ((rule, f"{option.key} = {value}") for rule in topics)
        for key, rule in option.cites.items():
            yield rule, key
    for topic, rule in ruleset.rules_by_topic.items():
        yield rule, topic
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
        assert taiwan.rule_of_setting("pass_bars", taiwan.choose({"passed_win": value})) == rule
    tianjin = load("tianjin")
    assert tianjin.rule_of_setting("follow", tianjin.choose()) == "TIANJIN-46"


@pytest.mark.parametrize(
    ("variant", "topic", "rule"),
    [
        ("riichi", "no-yaku", "RIICHI-64"),  # "A win needs at least one han from yaku"
        ("riichi", "below-minimum", "RIICHI-65"),  # "a win needs two han of yaku"
        ("riichi", "fu-pair", "RIICHI-83"),  # "Pair of dragons, seat wind or round wind +2"
        ("sanma", "no-yaku", "SANMA-29"),  # "Shapes, one-yaku rule, furiten as in riichi."
        ("sanma", "fu-pair", "RIICHI-83"),  # SANMA-1
        ("mcr", "not-your-turn", "MCR-12"),  # "Counter-clockwise; draw one, discard one."
        ("tianjin", "joker-claim", "TIANJIN-20"),  # "A discarded joker cannot be ponged"
        ("tianjin", "holds-lack", ""),  # no suit is declared there
    ],
)
def test_the_page_knows_the_rule_behind_a_refusal_or_a_step(variant, topic, rule):
    ruleset = load(variant)
    assert ruleset.rule_of_topic(topic, ruleset.choose()) == rule


@pytest.mark.parametrize(
    ("topic", "announced", "ding"),
    [("ready-lock", "TAIWAN-49", "TAIWAN-P16"), ("kong-ready", "TAIWAN-49", "TAIWAN-P16")],
)
def test_an_option_puts_another_rule_behind_a_refusal(topic, announced, ding):
    taiwan = load("taiwan")
    assert taiwan.rule_of_topic(topic, taiwan.choose({"ready": "announced"})) == announced
    assert taiwan.rule_of_topic(topic, taiwan.choose({"ready": "ding"})) == ding


def test_every_topic_falls_back_on_settings_that_there_are():
    known = set(settings())
    keys = {key for keys in TOPICS.values() for key in keys}
    assert {key for key in keys if key not in known and key.partition(".")[0] != "forms"} == set()


def test_a_narrower_topic_cites_a_sentence_of_its_own_or_that_of_the_wider():
    jinan, folk, tianjin = load("jinan"), load("guangdong_folk"), load("tianjin")
    assert jinan.rule_of_topic("open-hand-draws-only", jinan.choose()) == "JINAN-21"
    assert folk.rule_of_topic("no-seven-pairs", folk.choose()) == "GUANGDONG_FOLK-22"
    assert tianjin.rule_of_topic("no-seven-pairs", tianjin.choose()) == "TIANJIN-33"
    assert [topic for topic, wider in WIDER.items() if topic not in TOPICS or wider not in TOPICS] == []


def test_every_topic_is_asked_for_somewhere():
    files = [path for floor in ("game", "web") for path in (SOURCE / floor).rglob("*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    owed = {reason.topic for reason in DUE_REASONS.values()}
    paid = [Paid(cause=cause, changes=(0,) * 4) for cause in CAUSES]
    owed |= {topic_of_payment(row, with_drawn) for row in paid for with_drawn in (False, True)}
    assert [topic for topic in TOPICS if f'"{topic}"' not in code and topic not in owed] == []


def test_a_topic_nobody_knows_is_refused_at_import():
    with pytest.raises(UnknownName, match='Did you mean "not-your-turn"'):
        load("sichuan").vary("house", topics={14: ("not-your-tur",)})


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
