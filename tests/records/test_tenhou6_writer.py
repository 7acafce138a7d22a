"""Games written as Tenhou's JSON are read again as they were; other rules are refused."""

import pytest

from fangcheng.cli.replay import replay
from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.records import read, read_source, writable, write_native, write_tenhou6
from fangcheng.records.model import Left, Returned
from fangcheng.records.of_match import records_of
from fangcheng.records.opening import Source
from fangcheng.records.verify import verify
from records.bots import bots_play
from records.consistency import check_chain, check_sums, check_tiles
from records.corpora import sample_of
from records.test_tenhou6 import common

EVERY = [pytest.param(6, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)]
UNWRITTEN = (Left, Returned)


def written(game):
    """The game as it is read after it was written."""
    [line] = write_tenhou6(game)
    [again] = read_source(Source("written", f"{line}\n"))
    return again


@pytest.mark.parametrize("every", EVERY)
def test_what_tenhou_wrote_comes_back_equal(every):
    for path in sample_of(("riichi/mjx/mjscore/2*.json",), every):
        for game in read(path):
            assert written(game) == game


@pytest.mark.parametrize("every", EVERY)
def test_a_log_of_tenhou_says_the_same_in_its_other_format(every):
    for path in sample_of(("riichi/mjx/mjlog_py/*.mjlog",), every):
        for game in read(path):
            again = written(game)
            assert again.final == game.final
            for hand, other in zip(again.hands, game.hands, strict=True):
                told = [event for event in other.events if not isinstance(event, UNWRITTEN)]
                assert list(map(common, hand.events)) == list(map(common, told))


@pytest.mark.parametrize("variant", ["riichi", "sanma"])
def test_a_match_of_ours_is_read_and_played_again_to_the_same_scores(variant):
    [game] = records_of(bots_play(variant, 5, 10_000, {"length": "east"}, "tenhou"))
    again = written(game)
    check_chain(again)
    first = game.hands[0].dealer
    for hand, other in zip(again.hands, game.hands, strict=True):
        check_tiles(hand)
        check_sums(hand)
        seats = [(seat + first) % len(other.dealt) for seat in range(len(other.dealt))]
        assert hand.start_scores == tuple(other.start_scores[seat] for seat in seats)
        for result, one in zip(hand.results, other.results, strict=True):
            assert result.deltas == tuple(one.deltas[seat] for seat in seats)
    report = verify(again)
    assert report.wins > 2
    assert report.mismatches == []
    assert report.skipped == []


@pytest.mark.parametrize(
    ("variant", "options", "preset"),
    [("riichi", {}, "mahjong_soul"), ("riichi", {}, None), ("riichi", {"kuitan": False}, "tenhou"), ("mcr", {}, None)],
)
def test_other_rules_are_refused_in_a_sentence(variant, options, preset):
    [game] = records_of(Match(variant, 1, options, preset, mode="interpreted"))
    assert "tenhou6" not in writable(game)
    with pytest.raises(FangchengError, match="tells games by Tenhou's rules only"):
        list(write_tenhou6(game))


def test_the_command_writes_the_format_that_the_name_ends_in(tmp_path):
    [game] = records_of(Match("riichi", 1, {}, "tenhou", mode="interpreted"))
    ours = tmp_path / "game.jsonl"
    ours.write_text("".join(f"{line}\n" for line in write_native(game)), encoding="utf-8")
    for name, source in (("a.json", "tenhou6"), ("b.mjai.jsonl", "mjai"), ("c.jsonl", "native")):
        replay(ours, save=tmp_path / name)
        [again] = read(tmp_path / name)
        assert again.source_format == source
        assert len(again.hands) == 1
    with pytest.raises(FangchengError, match=r"--save .*no format"):
        replay(ours, save=tmp_path / "game.txt")
