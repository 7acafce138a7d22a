"""Conditions that keep to what a saying means: met in some strata of a wider one, counted from there."""

import pytest

from fangcheng.core.dialect.bits import bit
from fangcheng.tiles import parse
from flow.table_of import table_of
from trials.test_conditions import DULL, fork_at
from trials.test_habits import FAR, late
from trials.test_more_conditions import thrown_honours


@pytest.mark.parametrize(
    ("condition", "game", "hand", "stratum"),
    [
        ("eight_of_a_suit_collected", "guangdong", "1133557m24s789p12z", None),
        ("eight_of_a_suit_collected", "guangdong", "11335577m24s78p12z", 0),
        ("eight_of_a_suit_collected", "guangdong", "11335577999m123z", 2),
        ("four_pairs_collected", "classic", "1122m33p4s56s789m12z", None),
        ("four_pairs_collected", "classic", "1122m3344p56s7m124z", 0),
        ("four_pairs_collected", "classic", "1122m3344p55s7m124z", 1),
    ],
)
def test_few_tiles_or_pairs_are_not_meant(condition, game, hand, stratum):
    found = fork_at(table_of(game, {"E": hand}), "E", condition)
    assert (None if found is None else found[2]) == stratum


@pytest.mark.parametrize(
    ("hand", "stratum"),
    [(FAR, 1), ("123m258m258p2s3456z", 1), ("123m456m23p56s1234z", None), ("123m789m78m19m2p124s", None)],
)
def test_only_bad_hands_are_told_to_fold(hand, stratum):
    found = fork_at(late(hand, threat=False), "E", "bad_hand_folded")
    assert (None if found is None else found[2]) == stratum


@pytest.mark.parametrize(("waiting", "stratum"), [(True, 2), (False, None)])
def test_only_before_a_ready_player_the_pung_is_let_go(waiting, stratum):
    table = table_of("riichi", {"E": DULL + "5p", "S": "55p123m789s1122z9m"}).play("E 5p")
    table.record.river_count[1] = 7
    table.record.waits[2] = bit(8) if waiting else bit(0) ^ bit(0)
    found = fork_at(table, "S", "late_pung_before_a_ready_player")
    assert (None if found is None else found[2]) == stratum


@pytest.mark.parametrize(("thrown", "met"), [(7, True), (6, False)])
def test_only_late_wins_are_meant(thrown, met):
    table = table_of("riichi", {"E": DULL + "5p", "S": "55p123m789s55577z"}).play("E 5p")
    table.record.river_count[1] = thrown
    assert (fork_at(table, "S", "late_win_offered") == ("win", "pass", 0)) == met


def test_only_good_hands_throw_live_tiles_first():
    """Two runs and less: as the hand lacks fewer tiles than it has sets, it is good."""
    wide = fork_at(thrown_honours(2, 2), "E", "live_before_dead")
    narrow = fork_at(thrown_honours(2, 2), "E", "live_first_in_a_good_hand")
    assert wide is not None
    assert (narrow is not None) == (wide[2] == 0)


@pytest.mark.parametrize(
    ("hand", "river", "stratum"),
    [
        ("123m456s78m99m5p123s", "9m", 0),  # the 5p is thrown: a number of which the threat has shown nothing
        ("123m456s78m99m5p123s", "9m2p8p", None),  # 2p and 8p lie there: half as dangerous
        ("123m456s78m99m5z123s", "9m", None),  # an honour
        ("123m456s678p123p12z", "9m", None),  # three winning tiles: a narrow wait
    ],
)
def test_only_a_wide_wait_that_costs_a_dangerous_tile_is_left(hand, river, stratum):
    table = late(hand)
    for one in parse(river):
        table.record.own_river_mask[1] |= bit(one)
    found = fork_at(table, "E", "wide_ready_hand_left")
    assert (None if found is None else found[2]) == stratum


@pytest.mark.parametrize(("streak", "fork"), [(1, ("4z", "1z", 0)), (0, None)])
def test_only_a_dealer_who_deals_again_is_meant(streak, fork):
    table = table_of("classic", {"S": "123m456m78m3s99s14z"}, wall="9s9p8p").throw_drawn(1)
    table.record.streak = streak
    assert fork_at(table, "S", "east_held_back_on_a_streak") == fork
