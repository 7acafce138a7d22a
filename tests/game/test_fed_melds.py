"""What `score` makes of who fed the melds; bot games ask it for every game besides (tests/proof/test_scorers.py)."""

from dataclasses import replace

import pytest

from fangcheng import HandError, score
from fangcheng.game.hands import meld_of

pytestmark = pytest.mark.by_day("riichi")

MODES = ("interpreted", "compiled")
DRAGONS = ("pon 555z from S", "pon 666z from S", "pon 777z from W")


def changes(win_by, source=None, melds=DRAGONS, mode="interpreted", **told):
    return score("riichi", "22m34p", "5p", by=win_by, source=source, melds=melds, mode=mode, **told).changes


@pytest.mark.rule("RIICHI-90", "RIICHI-91")
@pytest.mark.parametrize("mode", MODES)
def test_who_fed_the_third_dragon_pays_a_self_draw_alone_and_half_of_a_win_on_anothers_tile(mode):
    assert changes("self", mode=mode) == [48000, 0, -48000, 0]
    assert changes("discard", "S", mode=mode) == [48000, -24000, -24000, 0]
    assert changes("discard", "W", mode=mode) == [48000, 0, -48000, 0]
    assert changes("discard", "N", counters=1, mode=mode) == [48300, 0, -24300, -24000]


@pytest.mark.rule("RIICHI-90")
@pytest.mark.parametrize("mode", MODES)
def test_nobody_is_liable_where_it_is_not_told_who_fed_the_last_set_or_nobody_did(mode):
    untold = [*DRAGONS[:2], "pon 777z"]
    assert changes("self", melds=untold, mode=mode) == [48000, -16000, -16000, -16000]
    assert changes("self", melds=[*DRAGONS[:2], "concealed 7777z"], mode=mode) == [48000, -16000, -16000, -16000]


@pytest.mark.parametrize("mode", MODES)
def test_one_question_leaves_nothing_to_the_next(mode):
    assert changes("self", mode=mode) == [48000, 0, -48000, 0]
    plain = score("riichi", "234567m34p678s55p", "2p", context=["riichi"], mode=mode)
    assert plain.changes == score("riichi", "234567m34p678s55p", "2p", context=["riichi"], mode="interpreted").changes


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("melds", "words"),
    [
        (("pon 555z from E",), "meld 555z from E: that is the winner; another player fed it"),
        (("concealed 5555z from S",), "concealed kong 5555z from S: nobody feeds a concealed kong"),
        ((replace(meld_of("pon 555z"), giver=7),), "meld 555z from seat 7: seats are E S W N"),
        ((replace(meld_of("pon 555z"), giver="S"),), "meld 555z from seat 'S': seats are E S W N"),
    ],
)
def test_a_meld_that_nobody_can_have_fed_is_refused_with_a_line(melds, words, mode):
    with pytest.raises(HandError) as told:
        score("riichi", "2m345p666777z", "2m", melds=melds, mode=mode)
    assert str(told.value) == words


def test_with_three_players_there_is_no_north_who_could_feed_a_meld():
    with pytest.raises(HandError, match="meld 555z from seat 3: seats are E S W"):
        score("sanma", "2p345p666777s", "2p", melds=["pon 555z from N"])
