"""The options form: by the chapters of the rulebook, in words, with the strength of the bots."""

import re

import pytest

from fangcheng.bots.batch import RANDOM, STEADY
from fangcheng.sentences import bundle
from fangcheng.variants import IDS, from_text, load
from fangcheng.web import bodies, wire
from fangcheng.web.page.cards import GROUPS, card, group_of
from fangcheng.web.table.pace import Pace
from fangcheng.web.table.room import Room
from web.tables import run_apart

LANGUAGES = {"en": "en", "zh-Hans": "zh_hans", "zh-Hant": "zh_hant", "ja": "ja"}


@pytest.fixture(scope="module", params=IDS)
def shown(request):
    """The card of a variant."""
    return card(load(request.param))


def test_every_option_stands_in_a_chapter_of_the_book_in_its_order(shown):
    chapters = [group_of(field) for field in shown.options]
    assert "other" not in chapters
    assert chapters == sorted(chapters, key=GROUPS.index)


def test_every_value_of_an_option_is_a_word_or_a_number(shown):
    for field in shown.options:
        names = [field.label, *field.value_labels]
        assert len(names) == 1 + len(field.values) or not any(isinstance(value, str) for value in field.values)
        for name in names:
            assert [one for one in (name.en, name.zh_hans, name.zh_hant, name.ja) if not one or "_" in one] == []
            if re.search("[a-z]{4}", name.en):
                assert name.en not in (name.zh_hans, name.zh_hant, name.ja), f"{field.key}: {name.en} is not translated"


def test_the_chapter_is_that_in_which_the_rule_stands():
    chapters = {field.key: group_of(field) for field in card(load("sanma")).options}
    assert chapters["kuikae"] == "play"  # a rule of the other book
    assert chapters["tsumo_pay"] == "scoring"
    assert chapters["ippatsu"] == "scoring"  # the price of a pattern
    assert chapters["match_minutes"] == "dealer-and-match"  # told in the chapter of a preset


def test_every_chapter_has_a_name():
    for language in LANGUAGES:
        assert [one for one in GROUPS if not bundle(language).has_message(f"chapter-{one}")] == []


def test_what_house_rules_settle_is_told_in_the_words_of_the_option_that_sets_it():
    house = from_text("friday.toml", 'base = "riichi"\n[rules]\nswap_ban = "none"\n')
    [change] = card(house).changes
    assert (change.label.en, change.label.ja, change.rule) == ("Swap-calling", "喰い替え", "RIICHI-49")


@pytest.mark.parametrize(("strength", "bot"), [("steady", STEADY), ("random", RANDOM)])
def test_bots_are_as_strong_as_the_host_has_chosen(strength, bot):
    async def opened():
        room = await Room.open(bodies.NewTable("sichuan", bots=strength), Pace(mode="interpreted"))
        room.close(wire.Text("end"))
        return room.pace.bot

    assert run_apart(opened()) == bot
