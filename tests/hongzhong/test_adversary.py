"""Red Dragon: cases reckoned by hand where rules meet, and hands played to them."""

import pytest

from fangcheng import score
from flow.table_of import paid_for
from hongzhong.test_payments import ADDING, DULL
from hongzhong.test_play import ADDED, at_table

ADDED_5M, CONCEALED_1S = "added 9999s from S", "concealed 1111s"
CASES = [  # the name, the hand, the winning tile, melds, what else is told, the rows, the fan that count
    ("runs beside four of a kind", "111123m456p99s88p", "7z", [], {}, {}, 0),
    ("a straight of three Red Dragons", "1245m78m55p678s77z", "7z", [], {}, {"pure_straight": 1}, 1),
    ("its middle run all Red Dragons", "123789s22m345p77z", "7z", [], {}, {"pure_straight": 1}, 1),
    ("a pair of Red Dragons", "111m333p555s777s7z", "7z", [], {}, {"all_pungs": 1}, 1),
    ("one suit, a run in it", "233445m999m1m", "7z", ["pon 222m from S"], {}, {"full_flush": 2}, 2),
    ("a pung of another suit", "233445m999m1m", "7z", ["pon 222p from S"], {}, {}, 0),
    ("the drawn tile makes the four", "1112222m3344p55s", "1m", [], {}, {"no_joker": 1, "dragon_seven_pairs": 3}, 4),
    ("the fours were there before", "11112222m3344p5s", "5s", [], {}, {"no_joker": 1, "seven_pairs": 2}, 3),
    ("a drawn Red Dragon among the four", "11m22334455p66s7z", "7z", [], {}, {"dragon_seven_pairs": 3}, 3),
    ("a held Red Dragon makes the four", "111m2233p4455s6s7z", "6s", [], {}, {"seven_pairs": 2}, 2),
    (
        "a bloom of five fan", "333s555s7s", "7s", [CONCEALED_1S, ADDED_5M], {"context": ["kong_replacement"]},
        {"full_flush": 2, "all_pungs": 1, "no_joker": 1, "kong_bloom": 1}, 4,
    ),
    (
        "the same without a cap", "333s555s7s", "7s", [CONCEALED_1S, ADDED_5M],
        {"context": ["kong_replacement"], "options": {"cap": "none"}},
        {"full_flush": 2, "all_pungs": 1, "no_joker": 1, "kong_bloom": 1}, 5,
    ),
    (
        "four Red Dragons bloom under a cap", "1147m258p777z", "7z", ["concealed 3333s"],
        {"context": ["kong_replacement"], "options": {"four_jokers": True, "cap": 3}},
        {"four_jokers": 2, "kong_bloom": 1}, 3,
    ),
    ("a discard, by option", "123456m789p22m45s", "6s", [], {"by": "discard", "options": {"discard_win": True}},
     {"no_joker": 1}, 1),
]  # fmt: skip


@pytest.mark.rule(
    *("HONGZHONG-14", "HONGZHONG-18", "HONGZHONG-21", "HONGZHONG-22", "HONGZHONG-23", "HONGZHONG-24", "HONGZHONG-25")
)
@pytest.mark.parametrize(("hand", "tile", "melds", "more", "rows", "fan"), [case[1:] for case in CASES],
                         ids=[case[0] for case in CASES])  # fmt: skip
def test_a_hand_is_worth_what_the_book_makes_of_it(hand, tile, melds, more, rows, fan):
    found = score("hongzhong", hand, tile, melds=melds, mode="interpreted", **more)
    assert found.wins
    assert ({line.id: line.value for line in found.patterns if line.value}, found.total) == (rows, fan)
    assert found.changes[0] == 2**fan * (1 if more.get("by") == "discard" else 3)


@pytest.mark.rule("HONGZHONG-19", "HONGZHONG-15", "COMMON-19")
@pytest.mark.parametrize(
    ("hand", "tile", "more"),
    [
        ("1111m234p567p999s", "7z", {}),  # the pair would be a fifth 1m
        ("7777z1247m258p36s", "9s", {}),  # four Red Dragons, without the option
        ("7777z1247m258p36s", "9s", {"by": "discard", "options": {"four_jokers": True, "discard_win": True}}),
        ("123456m789p22m45s", "6s", {"by": "discard"}),
    ],
)
def test_a_hand_that_the_book_lets_not_win_does_not(hand, tile, more):
    assert not score("hongzhong", hand, tile, mode="interpreted", **more).wins


@pytest.mark.rule("HONGZHONG-27", "HONGZHONG-28", "HONGZHONG-29", "HONGZHONG-31")
def test_the_kong_of_one_the_win_of_another_and_two_birds_stand_side_by_side():
    hands = {**DULL, "S": "3333m789p112278s", "W": "456789m789p5578s", "N": "77m369p1245678s7p"}
    table = at_table("4p6s1m9p", hands, tail="8m").play("E 9m", "S kong 3333m", "S 8m drawn", "W win")
    assert paid_for(table, "concealed_kong") == [-2, 6, -2, -2]
    assert table.scores() == [-2 - 2 - 2, -2 + 6 - 2, 6 - 2 + 6, -2 - 2 - 2]


@pytest.mark.rule("HONGZHONG-15", "COMMON-3")
def test_by_option_a_robbery_let_pass_bars_the_discard_behind_it():
    """West waits for 5m and 8m, and has not drawn between the added 5m and the 8m."""
    hands = {**ADDING, "W": "67m234p567p55s999s"}
    table = at_table("1p1p4p5m", hands, tail="8m", options={"discard_win": True})
    table.play("E 5m", "W pass", *ADDED[1:], "W pass", "S 8m drawn")
    assert "win" not in table.open_to("W")


@pytest.mark.rule("HONGZHONG-30", "HONGZHONG-32")
def test_a_win_with_the_very_last_tile_turns_no_bird():
    table = at_table("9s", left=1).play("E 9m", "S win")
    assert (paid_for(table, "horses"), table.scores()) == ([0, 0, 0, 0], [-2, 6, -2, -2])
