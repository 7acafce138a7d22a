"""Where a condition of a trial is met and where it is not: positions written down, and what either side would play."""

from typing import Any

import numpy as np
import pytest

from fangcheng.bots.brain import new_brains
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.game.actions import action_of
from fangcheng.trials.conditions import finds_fork
from fangcheng.trials.fork import FORK
from fangcheng.trials.names import CONDITIONS
from flow.table_of import Table, table_of

DULL = "258m147p369s1234z"
LOOSE = "123456789m1p4s355z"  # three runs and a pair; 1p, 4s and the West are loose


def fork_at(table: Table, letter: str, condition: str) -> tuple[str, str, int] | None:
    """What the advice says and what is played against it, as labels, and the stratum; None where it says nothing."""
    brain: Any = with_attributes(new_brains(1))[0]
    brain.random[:] = seed_words("conditions")
    fork: Any = with_attributes(np.zeros(1, FORK))[0]
    seat, number = table.seat(letter), CONDITIONS.index(condition)
    before = table.record.tobytes()
    found = finds_fork(table.record, table.rules, table.engine.desk, brain, seat, fork, number)
    assert table.record.tobytes() == before, "a condition must leave the table as it was"
    if not found:
        return None
    advice, control = (action_of(table.record, table.rules, seat, int(action)).label for action in fork.actions)
    return advice.removesuffix(" drawn"), control.removesuffix(" drawn"), int(fork.stratum)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_every_condition_is_asked_by_its_own_name(condition, monkeypatch):
    for name in CONDITIONS:
        monkeypatch.setitem(finds_fork.__globals__, name, lambda *_, name=name: name)
    assert finds_fork(*[None] * 6, CONDITIONS.index(condition)) == condition


# --- the order of discards: East is on turn with fourteen tiles


@pytest.mark.parametrize(
    ("condition", "hand", "advice", "control", "stratum"),
    [
        ("honours_before_ends", LOOSE, ["3z"], ["1p"], 0),
        ("honours_before_inner", LOOSE, ["3z"], ["4s"], 0),
        ("ends_before_inner", LOOSE, ["1p"], ["4s"], 0),
        ("honours_before_ends", "123456789m1p4s357z", ["3z", "5z", "7z"], ["1p"], 2),
        ("honours_before_ends", "123456m159p147s25z", ["2z", "5z"], ["1p", "9p", "1s"], 1),
        ("ends_before_inner", "123456m159p147s25z", ["1p", "9p", "1s"], ["5p", "4s", "7s"], 2),
    ],
)
def test_loose_tiles_of_two_classes_go_one_way_or_the_other(condition, hand, advice, control, stratum):
    found = fork_at(table_of("riichi", {"E": hand}), "E", condition)
    assert found is not None
    assert (found[0] in advice, found[1] in control, found[2]) == (True, True, stratum)


@pytest.mark.parametrize(
    ("condition", "hand"),
    [
        ("honours_before_ends", "123456789m12p355z"),  # the 1p has a neighbour
        ("honours_before_ends", "123456789m13p355z"),  # and one two steps away
        ("honours_before_ends", "123456789m1p4s333z"),  # no loose honour
        ("honours_before_inner", "123456789m19p355z"),  # no loose 2 to 8
        ("ends_before_inner", "123456789m55p5s33z"),  # no loose end
        ("ends_before_inner", "123456789m1p44s55z"),  # ready: the 1p goes, and nothing else may
    ],
)
def test_who_has_no_two_such_tiles_to_spare_is_not_asked(condition, hand):
    assert fork_at(table_of("riichi", {"E": hand}), "E", condition) is None


def test_the_order_of_loose_tiles_is_a_matter_of_the_opening():
    table = table_of("riichi", {"E": LOOSE}, wall="9999p8888p7777p666p888s")
    for _ in range(4):
        assert fork_at(table, "E", "honours_before_ends") is not None
        table.throw_drawn(4)
    assert table.record.river_count[0] == 4
    assert fork_at(table, "E", "honours_before_ends") is not None
    table.throw_drawn(4)
    assert table.record.river_count[0] == 5
    assert fork_at(table, "E", "honours_before_ends") is None


@pytest.mark.parametrize(
    ("letter", "hand", "fork"),
    [
        ("E", "123456m123p3s2347z", ("7z", ["2z", "3z", "4z"], 0)),
        ("E", "123456m123p33s137z", ("7z", ["3z"], 0)),  # East is the dealer's wind, and the round's
        ("E", "123456m123p33s117z", None),  # the only winds are a pair
        ("E", "123456m123p33s377z", None),  # Red is no loose tile
    ],
)
def test_red_or_a_guest_wind_goes_first(letter, hand, fork):
    found = fork_at(table_of("riichi", {letter: hand}), letter, "red_before_guest_winds")
    assert (found is None) == (fork is None)
    if found and fork:
        assert found[0] == fork[0]
        assert found[1] in fork[1]
        assert found[2] == fork[2]


def test_red_first_is_a_matter_of_the_first_discard():
    table = table_of("riichi", {"E": "123456m123p3s2347z", "S": "123456m456p3s347z"}, wall="9p")
    table.play("E 3s")
    assert fork_at(table, "S", "red_before_guest_winds") in [("7z", "3z", 1), ("7z", "4z", 1)]
    table.throw_drawn(4)
    assert fork_at(table, "S", "red_before_guest_winds") is None


@pytest.mark.parametrize(
    ("hand", "inner", "outer"),
    [
        ("123m45p23s567m1177z", "45p", "23s"),
        ("123m56p78s567m1177z", "56p", "78s"),
    ],
)
def test_of_two_lone_shapes_the_outer_one_is_kept_or_broken(hand, inner, outer):
    found = fork_at(table_of("riichi", {"E": hand}), "E", "outside_shape_kept")
    assert found is not None
    assert found[0] in [f"{rank}{inner[-1]}" for rank in inner[:-1]]
    assert found[1] in [f"{rank}{outer[-1]}" for rank in outer[:-1]]


@pytest.mark.parametrize(
    "hand",
    [
        "123m45p234s67m1177z",  # the 23 is part of a run
        "123m45p13s567m1177z",  # no two-sided outer shape
        "123m34p23s567m1177z",  # neither an inner nor an outer one
        "123m45p23s567m11z5p7z",  # a third tile beside the 45
        "123m458p23s5679m11z",  # the fourth set is begun by neither another shape nor a pair: both are needed
    ],
)
def test_shapes_that_are_not_alone_or_cannot_be_spared_are_no_case(hand):
    assert fork_at(table_of("riichi", {"E": hand}), "E", "outside_shape_kept") is None


@pytest.mark.parametrize(
    ("hand", "outer", "middle", "stratum"),
    [
        ("123m123p19s5s23467z", ["1s", "9s"], ["5s"], 1),  # two groups of five
        ("147m258p369s12345z", ["1m", "2p", "8p", "9s"], ["4m", "7m", "5p", "3s", "6s"], 2),
        ("12378m123p5s23467z", None, None, None),  # no loose outer tile
        ("12378m123p15s2346z", ["1s"], ["5s"], 0),  # three groups
        ("12378m12377p15s23z", None, None, None),  # four
    ],
)
def test_with_few_groups_outer_or_middle_tiles_go(hand, outer, middle, stratum):
    found = fork_at(table_of("riichi", {"E": hand}), "E", "few_groups_outer_loose")
    if outer is None:
        assert found is None
    else:
        assert found is not None
        assert (found[0] in outer, found[1] in middle, found[2]) == (True, True, stratum)


@pytest.mark.parametrize(
    ("hand", "met"),
    [
        ("12m567m56p1188s113z", True),  # 12 56 and three pairs beside a run: six groups
        ("12m56p345s1188s113z", True),
        ("12m567m56p1145s123z", False),  # four groups and a pair
        ("12m567p56s1188s113z", False),  # 56s8s is no shape by itself
        ("13m567m56p1188s113z", False),  # no edge shape
    ],
)
def test_with_many_groups_a_middle_shape_or_an_edge_is_broken(hand, met):
    found = fork_at(table_of("riichi", {"E": hand}), "E", "many_groups_middle_broken")
    assert (found is not None) == met
    if found:
        assert found[0] in ("5p", "6p")
        assert found[1] in ("1m", "2m")


# --- the third follower: West and then North throw one tile, East may follow


def following(across: str, before: str, turns: int = 5) -> Table:
    """East after so many turns of his own, West having thrown one tile and North another."""
    wall = "8p9p6p7p" * (turns - 1) + "8s" + across + before + "6s"
    table = table_of("taiwan", {"E": LOOSE + "123p"}, wall=wall).throw_drawn(4 * turns)
    assert table.record.turn == 0
    assert table.record.river_count[0] == turns
    return table


def test_a_tile_that_two_have_thrown_is_kept_or_thrown_as_the_third():
    found = fork_at(following("3z", "3z"), "E", "no_third_follower")
    assert found is not None
    assert found[0] != "3z"
    assert found[1:] == ("3z", 0)


def test_the_third_follower_is_the_third_and_of_the_same_tile():
    assert fork_at(following("3z", "2z"), "E", "no_third_follower") is None
    assert fork_at(following("2z", "2z"), "E", "no_third_follower") is None  # East holds none
    assert fork_at(following("3z", "3z", turns=4), "E", "no_third_follower") is None  # his fifth turn comes


# --- calls


@pytest.mark.parametrize(
    ("thrown", "hand", "fork"),
    [
        ("5p", "55p123m789s1122z9m", ("pon 55p", "pass", 0)),
        ("3p", "33p123m789s1122z9m", ("pon 33p", "pass", 0)),
        ("2p", "22p123m789s1122z9m", None),  # a 3 to 7 is asked for
        ("5p", "5p123m789s1122z79m", None),  # no pair
        ("5p", "55p123m789s11122z", None),  # it would win
    ],
)
def test_a_middle_tile_is_ponned_or_let_go(thrown, hand, fork):
    table = table_of("riichi", {"E": DULL + thrown, "S": hand}).play(f"E {thrown}")
    assert fork_at(table, "S", "middle_pung") == fork
    assert fork_at(table, "W", "middle_pung") is None


@pytest.mark.parametrize(
    ("left", "hand", "fork"),
    [
        (16, "46p123m789s11z235s", ("chi 46p", "pass", 0)),
        (8, "46p123m789s11z235s", ("chi 46p", "pass", 2)),
        (20, "46p123m789s11z235s", None),  # not yet the tail
        (16, "67p123m789s11z235s", None),  # a two-sided shape
        (16, "46p123m789s1z258s9p", None),  # it does not make ready
        (16, "46p123m789s11z555s", None),  # the hand is ready, though it may not win on the 5p
    ],
)
def test_a_closed_shape_is_filled_at_the_tail_or_not(left, hand, fork):
    table = table_of("riichi", {"E": DULL + "5p", "S": hand}, left=left)
    while table.record.turn != 0:
        table.throw_drawn(1)
    table.play("E 5p")
    assert fork_at(table, "S", "closed_chow_at_the_tail") == fork


@pytest.mark.parametrize(
    ("hand", "fork"),
    [
        ("46p123m789s1z258s9p369m", ("pass", "chi 46p", 0)),
        ("55p123m789s11z258s369m", ("pass", "pon 55p", 0)),
        ("456p123m789s11z25s369m", None),  # the call brings nothing nearer
        ("46p123m789s11z234567s", None),  # it would win
    ],
)
def test_a_first_call_that_the_player_would_make_is_made_or_not(hand, fork):
    table = table_of("taiwan", {"E": DULL + "145m5p", "S": hand}).play("E 5p")
    assert fork_at(table, "S", "opening_call") == fork


# --- the gauge


def test_a_ready_hand_is_kept_or_broken():
    assert fork_at(table_of("riichi", {"E": "123m45p23s567m789s1z"}), "E", "ready_kept") is None
    found = fork_at(table_of("riichi", {"E": "123m456p22s567m78s1z"}), "E", "ready_kept")
    assert found is not None
    assert found[0] == "1z"
    assert found[1] != "1z"
