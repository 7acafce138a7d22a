"""Shenzhen: cases reckoned by hand where rules meet, and hands played to them."""

import pytest

from fangcheng import score
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of
from shenzhen.test_shenzhen import ROBBED, ROBBERS

RED, GIVEN = {"joker": "red"}, {"win_on_discard": True}
CASES = [  # the name, the hand, the winning tile, what else is told, the row, what each seat gets
    ("honours in pungs of dragons", "111555666777z2z", "2z", {}, "all_honors", [54, -18, -18, -18]),
    ("honours in four winds", "111222333z44z55z", "4z", {}, "big_four_winds", [96, -32, -32, -32]),
    ("honours in pairs", "1122334455667z", "7z", {}, "all_honors", [54, -18, -18, -18]),
    ("honours in pairs with a quad", "1111223344556z", "6z", {}, "all_honors", [54, -18, -18, -18]),
    ("one suit and honours in pairs, a quad", "1111223m5566z77z", "3m", {}, "mixed_dragon_seven_pairs",
     [60, -20, -20, -20]),
    ("pairs that are runs too, no seven pairs agreed", "1122334455667m", "7m", {"options": {"seven_pairs": False}},
     "full_flush", [30, -10, -10, -10]),
    ("the same with seven pairs", "1122334455667m", "7m", {}, "pure_seven_pairs", [54, -18, -18, -18]),
    ("three winds, the fourth a pair, one suit", "111222333z44z56m", "7m", {}, "little_four_winds",
     [48, -16, -16, -16]),
    ("a robbed kong", "123m678p555s23s99p", "4s", {"by": "rob", "source": "W"}, "basic_win", [6, 0, -6, 0]),
    ("a fed bloom, its feeder liable", "123p456s77s99p", "7s",
     {"melds": ["kong 4444m from W"], "context": ["kong_replacement", "discard_kong_replacement"],
      "options": {"bloom_liability": True}}, "basic_win", [6, 0, -6, 0]),
    ("a discard, half of thirteen orphans", "19m19p19s1234567z", "9s", {"by": "discard", "options": GIVEN},
     "thirteen_orphans", [13, -13, 0, 0]),
    ("orphans with a Red Dragon as itself and one as 1m", "9m19p19s1234567z7z", "5z", {"options": RED},
     "thirteen_orphans", [78, -26, -26, -26]),
    ("Red Dragons make the quad", "1133557788m77z2m", "2m", {"options": RED}, "pure_dragon_seven_pairs",
     [78, -26, -26, -26]),
    ("Red Dragons as a pung of dragons", "67p777z88s555z666z", "8p", {"options": RED}, "big_three_dragons",
     [48, -16, -16, -16]),
    ("four Red Dragons and nothing else", "147m258p1469s777z", "7z", {"options": RED}, "basic_win", [6, -2, -2, -2]),
]  # fmt: skip


@pytest.mark.rule("SHENZHEN-13", "SHENZHEN-17", "SHENZHEN-18", "SHENZHEN-20", "SHENZHEN-22", "SHENZHEN-23", "COMMON-19")
@pytest.mark.parametrize(("hand", "tile", "more", "row", "changes"), [case[1:] for case in CASES],
                         ids=[case[0] for case in CASES])  # fmt: skip
def test_a_hand_is_worth_what_the_book_makes_of_it(hand, tile, more, row, changes):
    found = score("shenzhen", hand, tile, mode="interpreted", **more)
    assert found.wins
    assert [line.id for line in found.patterns if line.value] == [row]
    assert found.changes == changes


@pytest.mark.rule("SHENZHEN-13", "COMMON-18", "COMMON-19")
@pytest.mark.parametrize(("hand", "tile"), [("147m258p169s7777z", "3z"), ("123456m789p99s12s", "7z")])
def test_four_red_dragons_do_not_win_on_a_discard_and_nobody_on_a_red_dragon(hand, tile):
    told = {"by": "discard", "options": {**RED, **GIVEN}, "mode": "interpreted"}
    refused = score("shenzhen", hand, tile, **told)
    assert not refused.wins
    assert tile == "3z" or refused.refusal_rule == "SHENZHEN-13"


@pytest.mark.rule("SHENZHEN-13", "SHENZHEN-20", "COMMON-18", "COMMON-22")
def test_of_two_robbers_who_used_no_wild_tile_counts_two_horses_more():
    """West has the fifth horse, 3m; North, who uses a Red Dragon, does not count the sixth, his 4m."""
    hands = {**ROBBERS, "N": "234888p234s6s7z11p"}
    table = table_of("shenzhen", hands, "3z4z5z5s", tail="9s", reserve="2z9m9m1z3m4m", options=RED)
    table.play(*ROBBED, "W win", "N win")
    assert [event.tile for event in only(table.events, ev.HorseTurned)] == ["2z", "9m", "9m", "1z", "3m", "4m"]
    assert table.scores() == [0, -3 * (2 + 2) - 3 * 2, 3 * (2 + 2), 3 * 2]


@pytest.mark.rule("SHENZHEN-13", "SHENZHEN-19", "COMMON-19")
def test_a_dealer_who_is_dealt_four_red_dragons_wins_at_once_with_four_horses():
    hands = {"E": "147m258p1469s7777z", "S": "258p147s1234566z", "W": "369p369s1234566z", "N": "369m258s1234z147p"}
    table = table_of("shenzhen", hands, reserve="2m1m4m2z5p5s", options=RED).play("E win")
    assert len(only(table.events, ev.HorseTurned)) == 4
    assert table.scores() == [3 * (2 + 2), -4, -4, -4]
