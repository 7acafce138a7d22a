"""What the rows of Inner Mongolia are worth, each as its line in the book says, and what a payer owes."""

import pytest

from fangcheng import score

OPEN = {"melds": ["chi 789m"]}


def rows(hand, tile, **more):
    """The rows that count with their fan, of a hand that must win."""
    told = score("neimenggu", hand, tile, mode="interpreted", seat=more.pop("seat", "S"), **more)
    assert told.wins
    assert told.total == sum(line.value for line in told.patterns)
    return {line.rule.removeprefix("NEIMENGGU-F-"): line.value for line in told.patterns}


def on_a_discard(hand, tile, **more):
    return rows(hand, tile, by="discard", **{**OPEN, **more})


@pytest.mark.rule("NEIMENGGU-F-plain_hand")
def test_a_hand_without_any_row_is_a_plain_hand_worth_nothing():
    assert on_a_discard("22288m456p78s", "6s") == {"plain_hand": 0}


@pytest.mark.rule("NEIMENGGU-F-self_draw")
def test_a_self_draw_is_one_fan_and_no_plain_hand():
    assert rows("22288m456p78s", "6s", **OPEN) == {"self_draw": 1}


@pytest.mark.rule("NEIMENGGU-F-narrow_wait")
@pytest.mark.parametrize(
    ("hand", "tile", "narrow"),
    [
        ("22288m456p12s", "3s", True),  # edge
        ("22288m456p89s", "7s", True),
        ("22288m456p68s", "7s", True),  # the middle of a run
        ("222m456p678s5p", "5p", True),  # half of the pair
        ("22288m456p78s", "9s", False),
    ],
)
def test_edge_middle_and_pair_are_a_narrow_wait(hand, tile, narrow):
    assert on_a_discard(hand, tile) == ({"narrow_wait": 1} if narrow else {"plain_hand": 0})


@pytest.mark.rule("NEIMENGGU-F-narrow_wait", "NEIMENGGU-27")
def test_other_waits_do_not_matter_and_the_best_reading_counts():
    # 4445s waits for 3s, 5s and 6s; the 5s makes the pair.
    # In 12334s the 2s is the middle of a run, or the end of another.
    assert on_a_discard("222m456p4445s", "5s") == {"narrow_wait": 1}
    assert on_a_discard("222m11p12334s", "2s") == {"narrow_wait": 1}


@pytest.mark.rule("NEIMENGGU-F-dragon_triplet")
def test_each_dragon_triplet_or_kong_is_one_fan():
    assert on_a_discard("555z22m78s", "6s", melds=["pon 666z", "chi 456p"]) == {"dragon_triplet": 2}
    got = on_a_discard("22m45678s", "9s", melds=["concealed 7777z", "chi 456p"])
    assert got == {"dragon_triplet": 1, "concealed_kong": 2}


@pytest.mark.rule("NEIMENGGU-F-open_kong", "NEIMENGGU-F-concealed_kong")
def test_open_and_added_kongs_are_one_fan_each_and_concealed_ones_two():
    melds = ["kong 1111m", "added 3333p", "concealed 9999s"]
    assert on_a_discard("22m78s", "6s", melds=melds) == {"open_kong": 2, "concealed_kong": 2}


@pytest.mark.rule("NEIMENGGU-F-all_pungs", "NEIMENGGU-F-narrow_wait")
def test_all_pungs_are_three_fan_and_take_in_the_narrow_wait():
    melds = ["pon 111m", "pon 444p"]
    assert on_a_discard("22288m66s", "6s", melds=melds) == {"all_pungs": 3}
    assert on_a_discard("222666s8m", "8m", melds=melds) == {"all_pungs": 3}


@pytest.mark.rule("NEIMENGGU-F-melded_hand")
def test_a_pair_completed_beside_four_open_pungs_is_one_fan_more_drawn_or_not():
    melds = ["pon 111m", "pon 444p", "added 6666s", "pon 888s"]
    assert on_a_discard("5p", "5p", melds=melds) == {"all_pungs": 3, "melded_hand": 1, "open_kong": 1}
    assert rows("5p", "5p", melds=melds[:2] + melds[3:] + ["pon 222z"]) == {
        "all_pungs": 3,
        "melded_hand": 1,
        "self_draw": 1,
    }


@pytest.mark.rule("NEIMENGGU-F-melded_hand", "COMMON-12")
def test_a_run_or_a_concealed_kong_makes_it_no_melded_hand():
    melds = ["pon 111m", "pon 444p", "pon 666s"]
    assert on_a_discard("5p", "5p", melds=[*melds, "chi 789p"]) == {"narrow_wait": 1}
    got = on_a_discard("5p", "5p", melds=[*melds, "concealed 8888s"])
    assert got == {"all_pungs": 3, "concealed_kong": 2}


@pytest.mark.rule("NEIMENGGU-F-four_in_one")
def test_four_equal_tiles_as_triplet_and_in_a_run_are_one_fan_for_each_kind():
    # 1m: claimed as a triplet, the fourth in a run; 6s: both in the hand, the fourth was the winning tile.
    got = on_a_discard("44p66678s", "6s", melds=["pon 111m", "chi 123m"])
    assert got == {"four_in_one": 2}


@pytest.mark.rule("NEIMENGGU-F-four_in_one")
def test_a_kong_is_no_four_in_one_nor_are_four_tiles_in_runs():
    assert on_a_discard("4478s", "6s", melds=["kong 1111m", "chi 234m", "chi 789p"]) == {"open_kong": 1}
    # 345p 345p 456p: all 4p and 5p stand in runs.
    assert on_a_discard("334455p46p22s", "5p", melds=["pon 999s"]) == {"narrow_wait": 1}


@pytest.mark.rule("NEIMENGGU-F-kong_bloom", "NEIMENGGU-F-last_tile_draw", "COMMON-17")
def test_a_bloom_is_one_fan_beside_the_self_draw_and_takes_in_the_last_tile():
    hand = {"melds": ["chi 789m", "concealed 1111z"], "context": ["kong_replacement"]}
    won = {"self_draw": 1, "kong_bloom": 1, "concealed_kong": 2}
    assert rows("88m456p78s", "6s", **hand) == won
    assert rows("88m456p78s", "6s", melds=hand["melds"], context=["kong_replacement", "last_tile"]) == won
    assert rows("22288m456p78s", "6s", **OPEN, context=["last_tile"]) == {"self_draw": 1, "last_tile_draw": 1}
    assert on_a_discard("22288m456p78s", "6s", context=["last_tile"]) == {"plain_hand": 0}


@pytest.mark.rule("NEIMENGGU-F-robbing_kong")
def test_a_robbed_kong_is_one_fan():
    assert rows("22288m456p78s", "6s", **OPEN, by="rob") == {"robbing_kong": 1}


@pytest.mark.rule("NEIMENGGU-29")
@pytest.mark.parametrize(
    ("hand", "tile"),
    [
        ("22255m345m67m", "8m"),  # a full flush
        ("22m555z345m67m", "8m"),  # a half flush, and a dragon triplet
        ("222p55p123m45m", "6m"),  # a pure straight
    ],
)
def test_flushes_and_straights_score_nothing(hand, tile):
    expected = {"dragon_triplet": 1} if "z" in hand else {"plain_hand": 0}
    assert on_a_discard(hand, tile) == expected


@pytest.mark.rule("NEIMENGGU-24", "NEIMENGGU-25")
@pytest.mark.parametrize(("cap", "paid"), [(6, 64), (5, 32), ("none", 1 << 9)])
def test_the_cap_bounds_the_fan_of_hand_and_payer_together(cap, paid):
    """All pungs 3, a concealed kong 2, self-draw 1, a dragon triplet 1; East deals 1, and all are closed 1: 9."""
    melds = ["concealed 9999m", "pon 777z"]
    told = score("neimenggu", "55588s33p", "8s", melds=melds, seat="E", options={"cap_fan": cap}, mode="interpreted")
    assert told.total == 7
    assert [-one.change for one in told.payments if one.seat != 0] == [paid] * 3
