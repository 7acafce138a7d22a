"""An East game that nobody calls one is told by where it ends; what may have been either is called neither."""

from collections import Counter

import pytest

from fangcheng.records import read, read_source
from fangcheng.records.opening import Source
from fangcheng.records.tenhou.rules import with_what_was_played
from records.corpora import MJAI, MJLOG, sample_of
from records.small_tenhou6 import text, three_wins

EVEN = [25000] * 4
LED = [35000, 25000, 22000, 18000]
BEHIND = [29900, 29900, 29900, 10300]
BROKE = [-1000, 45000, 30000, 26000]


def hand(place, scores):
    """A hand that three wins broke off, `place` hands from East 1, dealt by whose turn it is."""
    one = three_wins("三家和了")
    lists, number = one[4:16], place % 4
    lists = [*lists[12 - 3 * number :], *lists[: 12 - 3 * number]]
    return [[place, *one[0][1:]], scores, *one[2:4], *lists, one[16]]


def length_of(*starts, end, sc=True):
    """What a log says whose hands begin with these points, the last with `end` too, and which may have a standing."""
    hands = [hand(place, scores) for place, scores in enumerate(starts)]
    standing = [number for score in end for number in (score, 0.0)]
    [game] = read_source(Source("small", text(*hands, disp="", sc=standing if sc else None)))
    return game.options.get("length")


def test_a_game_that_ends_with_east_has_a_leader_and_a_standing():
    assert length_of(EVEN, EVEN, EVEN, LED, end=LED) == "east"
    assert length_of(EVEN, EVEN, EVEN, LED, end=LED, sc=False) is None  # perhaps it goes on
    assert length_of(EVEN, EVEN, LED, end=LED) is None  # neither is over
    assert length_of(EVEN, EVEN, EVEN, EVEN, end=EVEN) is None  # an East game would go on


@pytest.mark.rule("RIICHI-104")
def test_points_below_0_end_either_game():
    assert length_of(EVEN, EVEN, EVEN, LED, end=BROKE) is None
    assert length_of(*[EVEN] * 4, BEHIND, end=BROKE) is None


@pytest.mark.rule("RIICHI-106")
def test_an_east_game_may_go_on_into_south_until_somebody_has_the_target():
    assert length_of(*[EVEN] * 4, BEHIND, BEHIND, end=LED) == "east"
    assert length_of(*[EVEN] * 4, *[BEHIND] * 4, end=BEHIND) == "east"  # South 4 is its last hand whatever the points
    assert length_of(*[EVEN] * 3, LED, LED, end=LED) is None  # an East game was over after East 4
    assert length_of(*[EVEN] * 4, *[BEHIND] * 3, LED, end=LED) is None  # a game of two rounds ends there too


@pytest.mark.by_day
def test_games_of_tenhou_whose_length_is_told_are_never_taken_for_the_other():
    """With their words put aside, no half game is East, and all East games but those that broke are."""
    found = Counter()
    for game in (game for path in sample_of((*MJLOG, *MJAI), every=9) for game in whole_games(path)):
        options = {key: value for key, value in game.options.items() if key != "length"}
        got = with_what_was_played(options, game.hands, True, game.final).get("length")
        found[game.options["length"], got] += 1
    assert found["half", "east"] == 0
    assert found["half", None] > 100
    assert found["east", "east"] > 5 * found["east", None] > 0


def whole_games(path):
    for game in read(path):
        if "length" in game.options and game.hands and (game.final is not None or game.ended):
            yield game
