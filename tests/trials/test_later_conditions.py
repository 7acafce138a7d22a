"""Conditions on a suit that may be missing, on who leads the match, and on playing as a beginner; a sorted hand."""

import numpy as np
import pytest

from fangcheng.bots.brain import new_brains
from fangcheng.bots.characters import LEVELS, character
from fangcheng.bots.fits import fitted
from fangcheng.bots.weights import weights_of
from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import CHOW
from fangcheng.tiles import parse
from fangcheng.trials import habits
from fangcheng.trials.fork import FORK
from fangcheng.trials.habits import CALLS_OF_A_BEGINNER, TURNS_OF_A_BEGINNER, choice_by_habit
from flow.table_of import Table, table_of
from trials.test_conditions import DULL, fork_at
from trials.test_cues import cases, seated
from trials.test_habits import late

# --- a suit that may be missing


@pytest.mark.parametrize(
    ("game", "hand", "fork"),
    [
        ("chengdu", "123456m1123589p4s", ("4s", "5p", 0)),  # one bamboo; the 5p is loose, too
        ("classic", "123456m1123589p4s", None),  # no suit has to be missing
        ("chengdu", "123456m1122p1144s", None),  # four dots and four bamboos: none is the least
        ("chengdu", "123456m11235899p", None),  # a suit is missing already
    ],
)
def test_the_suit_of_which_fewest_are_held_goes_or_another_tile(game, hand, fork):
    assert fork_at(table_of(game, {"E": hand}), "E", "suit_to_lack_first") == fork


def test_the_suit_to_be_missing_is_a_matter_of_the_opening():
    table = table_of("chengdu", {"E": "123456m1123589p4s"})
    table.record.river_count[0] = 5
    assert fork_at(table, "E", "suit_to_lack_first") is None


def test_a_suit_that_lies_in_a_meld_is_not_to_be_missing():
    table = table_of("chengdu", {"E": "123456m112358p49s"})
    assert fork_at(table, "E", "suit_to_lack_first") is not None
    record = table.record
    record.meld_count[0], record.meld_kind[0, 0], record.meld_face[0, 0] = 1, CHOW, parse("7s")[0]
    assert fork_at(table, "E", "suit_to_lack_first") is None


@pytest.mark.parametrize(
    ("hand", "river", "fork"),
    [
        ("123456m78955s158p", "1s2s", ("1p", "5s", 0)),  # without dots a set is missing, without bamboos far more
        ("123456m78955s158p", "1s2p", None),  # two suits have been thrown
        ("123456m78955s158p", "1s1z", None),  # one number alone
        ("123456m1589p4567s", "1s2s", None),  # a bamboo goes at no loss
        ("123456m12345678p", "1s2s", None),  # no bamboo is left
    ],
)
def test_the_missing_suit_is_changed_where_another_is_nearer(hand, river, fork):
    table = table_of("chengdu", {"E": hand})
    tiles = parse(river)
    table.record.river[0, : len(tiles)], table.record.river_count[0] = tiles, len(tiles)
    assert fork_at(table, "E", "suits_switched") == fork


# --- who leads the match

LOOSE = "123m456m7m99s1p5p6s7z2z"


@pytest.mark.parametrize(
    ("scores", "safe", "fork"),
    [
        ((10, 30, -50, 10), ("1p", "6s"), ("1p", "6s", 0)),
        ((10, 30, -50, 20), ("1p", "6s"), ("1p", "6s", 1)),
        ((40, 30, -50, 20), ("1p", "6s"), None),  # East leads
        ((-60, 30, -50, 20), ("1p", "6s"), None),  # and is last
        ((10, 30, -50, 30), ("1p", "6s"), None),  # two lead
        ((10, 30, 5, 5), ("1p", "6s"), None),  # two are last
        ((10, 30, -50, 10), ("1p", "1p"), None),  # both have thrown it
        ((10, 30, -50, 10), ("1p", "2m"), None),  # it breaks a run
    ],
)
def test_the_leader_is_refused_or_the_last(scores, safe, fork):
    table = late(LOOSE, threat=False)
    record = table.record
    record.scores[:4] = scores
    for seat, one in zip((1, 2), safe):
        record.own_river_mask[seat] = bit(parse(one)[0])
    assert fork_at(table, "E", "leader_refused") == fork
    record.river_count[0] = 4
    assert fork_at(table, "E", "leader_refused") is None  # the fifth turn


# --- who plays on as a beginner


@pytest.mark.parametrize(("letter", "river", "stratum"), [("E", 0, 0), ("E", 1, None), ("S", 0, 1)])
def test_a_beginner_is_played_from_the_first_turn(letter, river, stratum):
    hand = "123m456m7m3s99s1p567z"
    table = (
        table_of("classic", {"E": hand}) if letter == "E" else table_of("classic", {"S": hand[:-2] + "z"}, wall="7z")
    )
    if letter == "S":
        table.throw_drawn(1)
    table.record.river_count[table.seat(letter)] = river
    found = fork_at(table, letter, "calls_of_a_beginner")
    assert (None if found is None else found[2]) == stratum


def of_habit(table: Table, letter: str, habit: int, seed: int) -> int:
    """What a seat of this habit does, with dice of this seed."""
    return _choice(table, letter, habit, seed, weights_of({}))


def of_beginner(table: Table, letter: str, seed: int) -> int:
    """What the bot `beginner` does there."""
    return _choice(table, letter, 0, seed, weights_of(character("beginner")))


def _choice(table, letter, habit, seed, weights):
    brains = new_brains(1)
    brains["weights"] = fitted(weights, table.engine.ruleset)
    brain = with_attributes(brains)[0]
    brain.random[:] = seed_words(f"beginner:{seed}")
    fork = with_attributes(np.zeros(1, FORK))[0]
    fork.habits[0] = habit
    before = brain.weights.tobytes()
    action = choice_by_habit(table.record, table.rules, table.engine.desk, brain, table.seat(letter), fork, 0)
    assert brain.weights.tobytes() == before, "a habit must leave the weights as they were"
    return int(action)


def test_who_plays_turns_as_a_beginner_throws_as_he_does_and_calls_as_ever():
    turn = table_of("classic", {"E": "123m456m7m3s99s1p567z"})
    claim = table_of("classic", {"E": DULL + "5p", "S": "55p123m789s1122z9m"}).play("E 5p")
    beginner = [of_beginner(turn, "E", seed) for seed in range(30)]
    assert len({*beginner}) > 1, "a beginner slips now and then"
    assert [of_habit(turn, "E", TURNS_OF_A_BEGINNER, seed) for seed in range(30)] == beginner
    assert [of_habit(turn, "E", CALLS_OF_A_BEGINNER, seed) for seed in range(30)] == [of_habit(turn, "E", 0, 0)] * 30
    assert of_habit(claim, "S", CALLS_OF_A_BEGINNER, 1) == of_beginner(claim, "S", 1)
    assert of_habit(claim, "S", TURNS_OF_A_BEGINNER, 1) == of_habit(claim, "S", 0, 1)


def test_nothing_but_what_is_known_of_a_beginner_is_left_out():
    """Riichi has weights of its own, and routes are planned; in other games these nine are all."""
    told = {"looks", "slips", "aim", "deep", "fear_declared", "fear_open", "risk", "point", "passes"}
    others = {name for name in LEVELS["beginner"] if name not in told and not name.startswith("discards.")}
    assert others == {"plans", "feared_from"}
    assert all(getattr(habits, name.upper()) == LEVELS["beginner"][name] for name in told)


# --- where a tile stood in a sorted hand


@pytest.mark.parametrize(
    ("river", "hand", "found"),
    [
        ("4p", "123456789m1p12s11z", [(1, 1, 1)]),  # ten tiles stood left of it, four right of it; nine m, two s
        ("4p", "12m56p456789s1122z", [(1, 0, 0)]),  # two stood left of it
        ("9p", "12m345678p456s112z", [(2, 1, 0)]),  # eight left of it, fewer m than s
        ("2p", "123m5678p12s11223z", [(0, 0, 1)]),
        ("2p", "123m5678p123s1122z", [(0, 0, 0)]),  # as many
        ("4s", "12m56p456789s1122z", []),  # no dot
        ("5z", "12m56p456789s1122z", []),
    ],
)
def test_a_dot_from_the_right_half(river, hand, found):
    assert cases(seated(river, hand, game="classic"), "dot_from_the_right_half") == found


def test_a_tile_thrown_as_it_was_drawn_stood_nowhere():
    assert cases(seated("4p", "123456789m1p12s11z", drawn="0", game="classic"), "dot_from_the_right_half") == []


def test_a_hand_with_melds_is_not_read():
    table = seated("4p", "123456789m1p12s11z", game="classic")
    table.record.meld_count[0] = 1
    assert table.record.waits[0] == NONE
    assert cases(table, "dot_from_the_right_half") == []
