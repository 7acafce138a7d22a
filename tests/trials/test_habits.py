"""Plans for a whole hand: where they are asked for, and what a seat does that follows one."""

from typing import Any

import numpy as np
import pytest

from fangcheng.bots.brain import new_brains
from fangcheng.bots.matches import Setting
from fangcheng.bots.tally import TALLY
from fangcheng.core.dialect.bits import bit
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import CUT_DRAWN
from fangcheng.game.actions import action_of
from fangcheng.tiles import parse
from fangcheng.trials.fork import AS_EVER, FORK
from fangcheng.trials.habits import (
    CALLS_OF_A_BEGINNER,
    COLLECTS_PUNGS,
    COLLECTS_SUIT,
    FOLDS,
    PUSHES,
    SITS_STILL,
    TURNS_OF_A_BEGINNER,
    choice_by_habit,
)
from fangcheng.trials.rows import players_ahead
from fangcheng.trials.work import Fork
from flow.table_of import Table, table_of
from trials.test_conditions import DULL, fork_at

FAR = "258m258p258s1234z5z"


def by_habit(table: Table, letter: str, habit: int, suit: int = 0, until: int = 0) -> str:
    """What a seat of this habit does, as a label."""
    brain: Any = with_attributes(new_brains(1))[0]
    brain.random[:] = seed_words("habits")
    fork: Any = with_attributes(np.zeros(1, FORK))[0]
    fork.habits[0], fork.suits[0], fork.until = habit, suit, until
    seat, before = table.seat(letter), table.record.tobytes()
    weights = brain.weights.tobytes()
    action = choice_by_habit(table.record, table.rules, table.engine.desk, brain, seat, fork, 0)
    assert table.record.tobytes() == before, "a choice must leave the table as it was"
    assert brain.weights.tobytes() == weights, "a habit must leave the weights as they were"
    return str(action_of(table.record, table.rules, seat, int(action)).label).removesuffix(" drawn")


def test_who_folds_throws_what_the_others_have_thrown_and_claims_nothing():
    table = table_of("classic", {"E": FAR})
    for seat in (1, 2, 3):
        table.record.own_river_mask[seat] = bit(parse("5p")[0])
    assert by_habit(table, "E", FOLDS) == "5p"
    table = table_of("classic", {"E": DULL + "5p", "S": "55p123m789s1122z9m"}).play("E 5p")
    assert by_habit(table, "S", FOLDS) == "pass"


@pytest.mark.parametrize("habit", [FOLDS, SITS_STILL, COLLECTS_SUIT, COLLECTS_PUNGS, PUSHES])
def test_every_habit_takes_a_win(habit):
    table = table_of("riichi", {"E": DULL + "5p", "S": "55p123m789s55577z"}).play("E 5p")
    assert by_habit(table, "S", habit) == "win"
    table = small_win_in_sichuan()
    assert by_habit(table, "S", habit) == "win"


def small_win_in_sichuan() -> Table:
    """South may win on the 5p of East, early in a hand that goes on after a win; `steady` would rather draw it."""
    hands = {"E": "147m25589p258899s", "S": "123456789m46p99p"}
    table = table_of("sichuan", hands, wall="7s1s1s5p", lack="psss")
    table.play("E 2p", "S drawn", "W drawn", "N drawn", "E 5p")
    table.record.drawable = 50
    return table


def test_who_calls_as_a_beginner_takes_a_win_that_others_let_pass():
    table = small_win_in_sichuan()
    assert by_habit(table, "S", CALLS_OF_A_BEGINNER) == "win"
    assert by_habit(table, "S", TURNS_OF_A_BEGINNER) == by_habit(table, "S", AS_EVER) == "pass"


def test_who_sits_still_throws_what_he_draws_until_so_many_tiles_are_left():
    table = table_of("classic", {"E": FAR}, wall="7z6z9m9s1m").throw_drawn(4)
    left = int(table.record.drawable)
    assert by_habit(table, "E", SITS_STILL, until=left - 1) == "9s"
    assert by_habit(table, "E", SITS_STILL, until=left) == by_habit(table, "E", 0)


def test_who_collects_a_suit_throws_the_others_and_claims_none_of_them():
    table = table_of("guangdong", {"E": "1133557m24s789p12z"})
    assert by_habit(table, "E", COLLECTS_SUIT, suit=0) in ("2s", "4s", "7p", "8p", "9p")
    assert by_habit(table, "E", COLLECTS_SUIT, suit=1) not in ("7p", "8p", "9p", "1z", "2z")
    all_kept = table_of("guangdong", {"E": "1133557m123789m1z"})
    assert by_habit(all_kept, "E", COLLECTS_SUIT, suit=0) == by_habit(all_kept, "E", 0)
    claim = table_of("guangdong", {"E": DULL + "5p", "S": "55p123m789s1122z9m"}).play("E 5p")
    assert by_habit(claim, "S", COLLECTS_SUIT, suit=0) == "pass"


def test_who_collects_pungs_throws_singles_and_pungs_every_pair():
    table = table_of("classic", {"E": "112233m5577p4s11z6s"})
    assert by_habit(table, "E", COLLECTS_PUNGS) in ("4s", "6s")
    claim = table_of("classic", {"E": DULL + "5p", "S": "55p134m789s1122z9m"})
    assert by_habit(claim.play("E 5p"), "S", COLLECTS_PUNGS) == "pon 55p"
    chow = table_of("classic", {"E": DULL + "5p", "S": "46p123m789s1122z9m"}).play("E 5p")
    assert by_habit(chow, "S", COLLECTS_PUNGS) == "pass"


def test_who_pushes_does_not_fold():
    table = table_of("classic", {"E": "123m456m7m3s99s1p567z"})
    record = table.record
    record.meld_count[1], record.meld_from[1, :4] = 4, 2
    record.own_river_mask[1] = bit(parse("2m")[0])
    calm = table_of("classic", {"E": "123m456m7m3s99s1p567z"})
    assert by_habit(table, "E", PUSHES) == by_habit(calm, "E", PUSHES)
    assert by_habit(table, "E", FOLDS) == "2m"


# --- where the plans are asked for


@pytest.mark.parametrize(
    ("condition", "game", "hand", "stratum"),
    [
        ("suit_collected", "guangdong", "1133557m24s789p12z", 1),
        ("suit_collected", "guangdong", "113355m24s789p123z", 0),
        ("suit_collected", "guangdong", "11335577999m123z", 4),
        ("suit_collected", "guangdong", "11335m24s789p1234z", None),
        ("pungs_collected", "classic", "1122m33p4s56s789m12z", 0),
        ("pungs_collected", "classic", "1122m3344p56s7m124z", 1),
        ("pungs_collected", "classic", "1122m3344p55s7m124z", 2),
        ("pungs_collected", "classic", "1122m345p56s789m12z", None),
    ],
)
def test_a_suit_or_pungs_are_collected_from_the_first_turns(condition, game, hand, stratum):
    table = table_of(game, {"E": hand})
    found = fork_at(table, "E", condition)
    assert (None if found is None else found[2]) == stratum
    table.record.river_count[0] = 2
    assert fork_at(table, "E", condition) is None


def test_three_stacks_pass_after_two_useless_draws():
    table = table_of("classic", {"E": FAR}, wall="7z6z9m9s1m")
    record = table.throw_drawn(4).record
    record.river_count[0] = 2
    record.river_flags[0, :2] = CUT_DRAWN
    found = fork_at(table, "E", "three_stacks_let_pass")
    assert found is not None
    assert found[0] == "9s"
    record.river_flags[0, 0] = 0
    assert fork_at(table, "E", "three_stacks_let_pass") is None  # the first was no draw


def late(hand: str, river: int = 5, threat: bool = True, game: str = "classic") -> Table:
    """East after so many discards; South has three open melds or none."""
    table = table_of(game, {"E": hand})
    record = table.record
    record.river_count[0] = river
    if threat:
        record.meld_count[1], record.meld_from[1, :3] = 3, 2
    return table


@pytest.mark.parametrize(
    ("condition", "hand", "options", "stratum"),
    [
        ("far_hand_folded", FAR, {"threat": False}, 2),
        ("far_hand_folded", FAR, {"river": 4}, None),  # the fifth turn
        ("far_hand_folded", "123m789m78m99m2p123s", {}, None),  # ready
        ("threatened_hand_folded", FAR, {}, 2),
        ("threatened_hand_folded", "123m789m78m19m2p124s", {}, 0),
        ("threatened_hand_folded", FAR, {"threat": False}, None),
        ("threatened_hand_folded", "123m789m78m99m2p123s", {}, None),  # ready
        ("ready_hand_folded", "123m789m78m99m2p123s", {}, 2),  # 6m 7m 8m 9m: nine unseen
        ("ready_hand_folded", "123m456s78m99m2p123s", {}, 1),  # 6m 9m: six
        ("ready_hand_folded", "123m456s678p123p12z", {}, 0),  # one honour: three
        ("ready_hand_folded", "123m789m78m99m2p123s", {"threat": False}, None),
        ("ready_hand_folded", FAR, {}, None),
    ],
)
def test_a_hand_is_folded_or_not(condition, hand, options, stratum):
    found = fork_at(late(hand, **options), "E", condition)
    assert (None if found is None else found[2]) == stratum


@pytest.mark.by_day("sichuan")
def test_both_sides_of_a_plan_begin_alike_and_only_one_keeps_it():
    """A plan against itself is worth nothing; its two sides swapped are worth the contrary."""
    walls = 60
    plain = Fork("sichuan", "far_hand_folded", "plans").worker().play(0, walls).walls
    same = Fork("sichuan", "far_hand_folded", "plans", sides=(0, 0)).worker().play(0, walls).walls
    swapped = Fork("sichuan", "far_hand_folded", "plans", sides=(1, 0)).worker().play(0, walls).walls
    assert plain["gain"].any()
    assert not same["gain"].any()
    assert (plain["gain"] == -swapped["gain"]).all()


@pytest.mark.by_day("sichuan")
def test_in_the_last_hand_places_count():
    """The fourth hand of a match: three are played before, and the gain of a fork is a number of places."""
    rows = Fork("sichuan", "last_hand_pushed", "places").worker().play(0, 80).walls
    assert rows["count"].any()
    assert (abs(rows["gain"]) <= 3 * rows["count"]).all()
    hands = Setting("sichuan", (), None, ("steady",) * 4, "places", keep_hands=True).worker().play(0, 80, 4).hands
    fourth = hands[hands["hand"] == 3]
    assert rows["won_points"].tolist() == fourth["win_points"].sum(axis=1).tolist()


@pytest.mark.parametrize(
    ("scores", "points", "ahead"),
    [
        ((0, 0, 0, 0), (1, 2, 3, 4), 3),
        ((9, 0, 0, 0), (1, 2, 3, 4), 0),
        ((0, 0, 0, 0), (2, 2, 3, 0), 1),
        ((0, 0, 0, 0), (-9, -1, 5, 5), 3),
    ],
)
def test_places_are_counted_by_who_is_ahead(scores, points, ahead):
    tally: Any = with_attributes(np.zeros(1, TALLY))[0]
    tally.scores[:4], tally.now.points[:4] = scores, points
    assert players_ahead(tally, 0, 4) == ahead
