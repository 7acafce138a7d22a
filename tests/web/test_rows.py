"""The rows of a result: the names players use, in the order in which they tell them."""

import pytest

from fangcheng import score
from fangcheng.game.explain import explanations_of
from fangcheng.game.pattern_lines import PatternLine
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import say
from fangcheng.variants import load
from fangcheng.web.page.rows import rows_of
from flow.table_of import table_of

HANDS = {"E": "258m258p368s12345z", "S": "123m456p34567s99s"}  # South waits for 2, 5 and 8 of bamboo


def line(variant, pattern, **more):
    """A row of the pattern as an explanation has it."""
    ruleset = load(variant)
    names = {language: ruleset.pattern_name(pattern, language) for language in LANGUAGES}
    given = {"value": 1, "count": 1, "unit": "han"} | more
    return PatternLine(id=ruleset.own_name(pattern), names=names, **given)


def told(variant, pattern, **more):
    """The rows of that row as the page has them."""
    return list(rows_of(load(variant), line(variant, pattern, **more)))


def test_a_riichi_row_is_called_as_its_players_call_it_with_the_japanese_beside():
    [row] = told("riichi", "fully_concealed")
    assert (row.name.en, row.plain, row.original.en) == ("Menzen Tsumo", "Fully Concealed Hand", "門前清自摸和")
    assert (row.name.ja, row.original.ja, row.script) == ("門前清自摸和", "", "ja")


def test_each_value_tile_has_a_row_of_its_own():
    rows = told("riichi", "dragon_pung", value=2, count=2, tiles="555777z")
    assert [(row.name.en, row.name.ja, row.value, row.tiles) for row in rows] == [
        ("Yakuhai: Haku", "役牌 白", 1, ["5z"] * 3),
        ("Yakuhai: Chun", "役牌 中", 1, ["7z"] * 3),
    ]
    [wind] = told("sanma", "seat_wind", tiles="4444z")
    assert (wind.name.en, wind.name.zh_hans) == ("Yakuhai: Pei (seat)", "役牌：自风北")


def test_a_row_that_its_page_does_not_name_by_tiles_stays_one():
    [row] = told("mcr", "dragon_pung", value=4, count=2, tiles="555777z")
    assert (row.name.en, row.original.en, row.plain) == ("Dragon Pung ×2", "箭刻", "Dragon Pung ×2")


@pytest.mark.parametrize(
    ("variant", "pattern", "english", "japanese"),
    [
        ("taiwan", "dealer", "莊家", ""),
        ("sichuan", "full_flush", "清一色", ""),
        ("sichuan", "all_pungs", "对对胡", "对对胡"),
        ("nanjing", "golden_hook", "全球独钓", "全球独钓"),  # 裸単騎 has no character of it
    ],
)
def test_the_original_stands_beside_where_the_reader_would_not_know_it(variant, pattern, english, japanese):
    [row] = told(variant, pattern)
    assert (row.original.en, row.original.ja) == (english, japanese)
    assert (row.original.zh_hans, row.original.zh_hant) == ("", "")


def test_riichi_is_told_first_and_dora_last():
    places = load("riichi").places
    first = ["riichi", "double_riichi", "ippatsu", "fully_concealed"]
    assert [*places][:4] == first
    assert all(places[row] > places["full_flush"] for row in ("dora", "ura_dora", "red_dora"))
    assert load("sanma").places["kita"] > places["red_dora"]


@pytest.fixture(scope="module")
def win():
    """South wins on a discard of the dealer with pinfu and two dora, and is asked to tell it."""
    table = table_of("riichi", HANDS, indicators="8s").play("E 8s", "S win")
    [told] = explanations_of(table.engine, table.record, table.events, [25000] * 4)
    return told


def test_rows_are_told_in_the_order_of_the_page_not_dearest_first(win):
    assert [(line.id, line.value) for line in win.patterns] == [("pinfu", 1), ("dora", 2)]


@pytest.mark.rule("RIICHI-87")
def test_a_rounded_payment_tells_what_was_rounded():
    table = table_of("riichi", HANDS, indicators="1z").play("E 8s", "S win")
    [told] = explanations_of(table.engine, table.record, table.events, [25000] * 4)
    paid = next(step for step in told.steps if step.key.startswith("pays"))
    assert (paid.key, paid.value) == ("pays-rounded", 1000)
    assert (paid.args["base"], paid.args["times"], paid.args["product"]) == (240, 4, 960)
    assert say("en", paid.key, **{**paid.args, "seat": "Mei"}) == "Mei: 240 × 4 = 960, rounded up"


@pytest.mark.parametrize(
    ("pattern", "times", "unit"), [("half_flush", True, None), ("full_flush", False, "unit-limits")]
)
def test_a_row_that_multiplies_is_told_as_a_factor_and_a_limit_in_limits(pattern, times, unit):
    """Half a flush is four times the units, a whole one a limit hand."""
    hand = {"half_flush": "111345789m77722z", "full_flush": "11134578955577m"}[pattern]
    won = score("shanghai", hand, mode="interpreted")
    rows = [row for one in won.patterns for row in rows_of(load("shanghai"), one) if row.id == pattern]
    assert [(row.times, row.unit and row.unit.key) for row in rows] == [(times, unit)]
