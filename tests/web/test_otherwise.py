"""What is different at a table: every change of the rules is told, and what is told changes the rules."""

import random
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import fangcheng
from fangcheng.core.state.fields.chapters import SETTINGS
from fangcheng.errors import FangchengError
from fangcheng.variants import from_text, load
from fangcheng.web.page.in_force import in_force
from fangcheng.web.page.likeness import likeness_at
from fangcheng.web.page.setting_words import setting_name, setting_value
from fangcheng.web.page.settled import changes_of
from fangcheng.web.server import make_app
from web.tables import FREE, QUICK

GAMES = ("riichi", "sichuan", "taiwan", "guangdong", "jiangnan", "hefei")
DRAWS = 40
HOUSE = """
base = "riichi"
[options]
length = "east"
red_fives = 0
[prices]
dragon_pung = 2
pinfu = 1
seven_pairs = 0
half_flush = { closed = 4, open = 1 }
big_four_winds = { yakuman = 2 }
[rules]
swap_ban = "none"
claim_chi = "next"
"""


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(QUICK, bounds=FREE), base_url="http://127.0.0.1") as client:
        yield client


def told(ruleset, chosen):
    """The changed options by their labels, each with what it is and what the book has."""
    changed = [one for one in in_force(ruleset, chosen) if one.changed]
    return {one.label.en: (one.value.en, one.book.en if one.book else None) for one in changed}


def drawn(game, by_lot):
    """Option values, about half of them others than the book's."""
    values = {option.key: list(option.choices) or [option.low, option.high] for option in game.options}
    return {key: by_lot.choice(choices) for key, choices in values.items() if by_lot.random() < 0.5}


@pytest.mark.parametrize("variant", GAMES)
def test_what_is_told_of_options_drawn_by_lot_is_what_alters_the_rules(variant):
    game, seed = load(variant), random.randrange(1 << 32)
    print("seed", seed)
    by_lot, book, played = random.Random(seed), game.record().tobytes(), 0
    while played < DRAWS:
        chosen = drawn(game, by_lot)
        try:
            rules = game.record(chosen).tobytes()
        except FangchengError:
            continue  # these values cannot be played together
        played += 1
        changed = told(game, game.choose(chosen))
        keys = {option.key for option in game.options if option.text["en"] in changed}
        assert game.record({key: value for key, value in chosen.items() if key in keys}).tobytes() == rules
        assert bool(changed) == (rules != book)
        for key in keys:
            assert effect(game, {one: chosen[one] for one in keys if one != key}) != rules, key


def effect(game, chosen):
    try:
        return game.record(chosen).tobytes()
    except FangchengError:
        return None


@pytest.mark.rule("SICHUAN-P18")
def test_an_option_that_another_overrules_is_not_told():
    sichuan = load("sichuan")
    pairs = sichuan.choose({"teams": "pairs"})
    assert "Missing suit" not in [one.label.en for one in in_force(sichuan, pairs)]  # free for teams
    assert told(sichuan, pairs | {"lack": "free"}).keys() == {"Teams"}
    assert told(sichuan, sichuan.choose({"lack": "free"})) == {"Missing suit": ("free", "declared")}


def test_what_switches_others_off_is_told_alone():
    riichi = load("riichi")
    parts = [option.key for option in riichi.options if option.where == {"abortive_draws": True}]
    assert len(parts) == 4
    chosen = riichi.choose({"abortive_draws": False} | dict.fromkeys(parts, False))
    assert told(riichi, chosen) == {"Abortive draws": ("off", "on")}


def test_house_rules_are_told_in_words_beside_those_of_the_book():
    house = from_text("friday.toml", HOUSE)
    assert told(house, house.choose()) == {
        "Yakuhai (Dragons)": ("2", "1"),
        "Chiitoitsu": ("none", "2"),
        "Honitsu": ("closed 4, open 1", "closed 3, open 2"),
        "Daisuushii": ("2 yakuman", "1 yakuman"),
        "Swap-calling": ("allowed", "forbidden"),
        "Red fives of each suit": ("off", "on"),
        "Length of the match": ("East only", "East and South"),
    }  # neither pinfu nor claim_chi: the book has them so
    [swap] = [change for change in changes_of(house) if change.label.en == "Swap-calling"]
    assert (swap.value.zh_hans, swap.value.zh_hant, swap.value.ja) == ("允许", "允許", "可")


def test_off_written_as_a_number_is_offered_as_off():
    house = from_text("friday.toml", HOUSE)
    assert house.option("red_fives").default is False
    assert load("riichi").choose({"red_fives": "0"})["red_fives"] is False
    assert load("riichi").choose({"red_fives": 2})["red_fives"] == 2


def test_a_table_tells_its_house_rules_and_what_they_make_of_the_game_for_who_knows_another(client):
    house = {"name": "friday.toml", "text": HOUSE}
    ticket = client.post("/api/tables", json={"variant": "friday.toml", "house": house, "seed": 1}).json()
    headers = {"Authorization": f"Bearer {ticket['token']}"}
    options = client.get(f"/api/tables/{ticket['id']}/options", headers=headers).json()
    changed = {one["label"]["ja"]: (one["value"]["ja"], one["book"]["ja"]) for one in options if one["changed"]}
    assert changed["七対子"] == ("なし", "2")
    assert changed["対局の長さ"] == ("東風戦", "半荘戦")
    assert all(one["book"] is None for one in options if not one["changed"])
    unlike = client.get(f"/api/tables/{ticket['id']}/unlike/riichi", headers=headers).json()
    assert {one["key"] for one in unlike["differs"]} == {"trait-red-fives", "trait-length"}


def test_what_is_otherwise_for_who_knows_the_game_is_nothing_by_its_book():
    for variant in GAMES:
        game = load(variant)
        assert likeness_at(game, game.choose(), game).differs == []
        assert told(game, game.choose()) == {}


def test_a_setting_without_an_option_in_its_game_is_called_as_the_other_games_call_it():
    house = from_text("friday.toml", 'base = "sichuan"\n[rules]\nstart_score = 500\ntarget = 900\n')
    named = {change.label.en: change for change in changes_of(house)}
    assert {"Points at the start", "Points needed to win (0 none)"} <= named.keys()
    start = named["Points at the start"]
    assert (start.label.zh_hans, start.label.zh_hant, start.label.ja) == ("起始点数", "起始點數", "配給原点")
    assert start.value.ja == "500"


def test_what_games_call_differently_is_called_as_it_is_declared():
    """Some games have a limit in fan and some in chips."""
    house = from_text("friday.toml", 'base = "riichi"\n[rules]\nclaim_timing = "live"\ncap = 20\n')
    named = {change.label.en: change for change in changes_of(house)}
    assert named.keys() <= {"How long a discard may be claimed", "The most that a hand is worth"}
    for change in named.values():
        assert len({change.label.en, change.label.zh_hans, change.label.ja}) == 3


def test_a_setting_of_the_house_is_told_in_the_readers_language():
    house = from_text("friday.toml", 'base = "sichuan"\n[rules]\npass_bars = "nothing"\nchow_limit = 2\n')
    [bars] = [change for change in changes_of(house) if change.label.en == "What a win that one has let pass bars"]
    assert (bars.label.zh_hans, bars.label.zh_hant) == ("过和以后不能和什么", "過和以後不能和什麼")
    assert (bars.label.ja, bars.value.en) == ("見逃した後に和了できないもの", "nothing")
    assert (bars.value.zh_hans, bars.value.ja) == ("没有限制", "なし")
    assert bars.book is not None
    assert bars.book.zh_hans == "别人的牌里不比它贵的和"


def test_every_setting_and_each_of_its_words_is_called_something_in_every_language():
    for key, field in SETTINGS.items():
        words = [one.word for one in (*field.words, *getattr(field, "places", ())) if not one.word[0].isdigit()]
        zero = ["0"] if getattr(field, "zero", "") not in ("", "1") else []
        for name in (setting_name(key), *(setting_value(key, word) for word in (*words, *zero))):
            told = (name.en, name.zh_hans, name.zh_hant, name.ja)
            assert all(told)
            assert name.ja != name.en, key
            assert name.zh_hans != name.en, key
            # nobody at a table knows what joker_tile is
            assert not any(re.search(r"[a-z]_[a-z]", text) for text in told), told


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "ja"])
def test_no_name_of_a_setting_is_left_of_one_that_is_gone(language):
    text = Path(fangcheng.__file__).parent / "texts" / "settings" / f"{language}.ftl"
    named: dict[str, set[str]] = {}
    for line in text.read_text(encoding="utf-8").splitlines():
        if found := re.match(r"    \.([\w-]+) = \S", line):
            named[next(reversed(named))].add(found[1])
        elif found := re.match(r"([\w-]+) = \S", line):
            named[found[1]] = set()
        else:
            assert not line or line.startswith("#"), line
    assert named.keys() == {key.replace(".", "-") for key in SETTINGS}
    for key, field in SETTINGS.items():
        words = {one.word for one in (*field.words, *getattr(field, "places", ()))}
        assert named[key.replace(".", "-")] <= words | ({"zero"} if getattr(field, "zero", "") else set()), key


def test_lists_of_a_house_are_told_part_by_part():
    assert setting_value("demand_run", ["run", "two_suits"]).zh_hans == "有顺子；正好两门"
    assert setting_value("egg_pay", [0, 2, 1]).ja == "四枚の卵 2、足した牌 1"
    assert setting_value("chow_limit", 0).zh_hans == "不限"
    assert setting_value("kong_max", 4).en == "4"
