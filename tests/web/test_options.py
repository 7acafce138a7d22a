"""The options form: by the chapters of the rulebook, in words, with the strength of the bots."""

import re
from typing import get_args

import pytest
from msgspec import structs

from fangcheng.bots.batch import RANDOM, STEADY
from fangcheng.bots.characters import TEMPERAMENTS
from fangcheng.bots.fits import fitted
from fangcheng.bots.protocol import BOT_NAMES, of_level
from fangcheng.sentences import bundle
from fangcheng.variants import IDS, from_text, load
from fangcheng.web import bodies, wire
from fangcheng.web.page.cards import GROUPS, card, group_of
from fangcheng.web.table.pace import Pace
from fangcheng.web.table.room import Room
from web.tables import decide, prefer, run_apart, table

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


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
@pytest.mark.parametrize("level", BOT_NAMES)
def test_bots_play_as_the_host_has_chosen_and_the_page_is_told(level, temperament):
    async def opened():
        new = bodies.NewTable("sichuan", bots=level, temperament=temperament)
        room = await Room.open(new, Pace(mode="interpreted"))
        room.close(wire.Text("end"))
        return room.game._bots, room._view

    bots, view = run_apart(opened())
    if level == "random":
        assert bots.bot == RANDOM
        assert (view.level, view.temperament) == ("random", "")
        return
    assert bots.bot == STEADY
    if level == "strong":
        level, temperament = "steady", ""  # before the game is compiled it cannot think, and the page says so
    chosen = fitted(of_level(level, temperament).weights, load("sichuan"))
    assert bots.brain["weights"][0].tobytes() == chosen.tobytes()
    assert (view.level, view.temperament) == (level, temperament)


def test_the_table_offers_every_level_and_temperament_in_words():
    fields = {one.name: set(get_args(one.type)) for one in structs.fields(bodies.NewTable)}
    assert fields["bots"] == set(BOT_NAMES)
    assert fields["temperament"] == set(TEMPERAMENTS)
    keys = [f"bots-{name}" for name in BOT_NAMES]
    keys += [f"temperament-{name or 'none'}" for name in TEMPERAMENTS]
    keys += [f"plate-{name}" for name in (*BOT_NAMES, *filter(None, TEMPERAMENTS))]
    for language in LANGUAGES:
        assert [key for key in keys if not bundle(language).has_message(key)] == []


@pytest.mark.parametrize("level", ["beginner", "steady"])
def test_how_long_a_bot_waits_is_drawn_without_a_look_at_its_hand(level, monkeypatch):
    drawn, slept = [], []

    def uniform(first, last):
        drawn.append((first, last))
        return 0.001 * len(drawn)

    async def sleep(seconds):
        if seconds:  # 0 is the window's, which is open for no time here
            slept.append(seconds)

    monkeypatch.setattr("fangcheng.web.table.room.random.uniform", uniform)

    async def play():
        pace = Pace(mode="interpreted", window=0, sleep=sleep, level=level)
        async with table("hangzhou", seed=3, pace=pace) as (room, page):
            for _ in range(4):
                await decide(room, page, prefer("discard", "pass"))

    run_apart(play())
    assert len(slept) >= 6
    assert slept == [0.001 * (number + 1) for number in range(len(slept))]  # the draw, and nothing is added to it
    assert set(drawn) == {(0.35, 0.9)}
