"""mjai lines: read, written back to the same lines, and the same as what the XML log of a game tells."""

import json

import pytest

from fangcheng.errors import RecordError
from fangcheng.records import read
from fangcheng.records.mjai.reader import read_mjai
from fangcheng.records.mjai.writer import write_mjai
from fangcheng.records.model import GameRecord, HandRecord, Left
from fangcheng.records.opening import Source, open_source
from records.consistency import check_chain, check_sums, check_tiles
from records.corpora import MJAI, sample_of

EVERY = [pytest.param(40, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)]
PHOENIX = ("riichi/tenhou-phoenix-mjai/*.gz",)


@pytest.mark.parametrize("every", EVERY)
def test_a_game_written_and_read_again_is_equal(every):
    for path in sample_of(MJAI, every):
        for game in read(path):
            assert list(read_mjai(Source("again", "\n".join(write_mjai(game))))) == [game]


@pytest.mark.by_day
@pytest.mark.parametrize("every", EVERY)
def test_phoenix_lines_come_back_as_they_were(every):
    for path in sample_of(PHOENIX, every):
        source = open_source(path)
        (game,) = read_mjai(source)
        assert [json.loads(line) for line in write_mjai(game)] == [json.loads(line) for _, line in source.lines()]


@pytest.mark.parametrize("every", EVERY)
def test_phoenix_games_hold_together(every):
    for path in sample_of(PHOENIX, every):
        (game,) = read(path)
        check_chain(game)
        for hand in game.hands:
            assert hand.results
            check_tiles(hand)
            check_sums(hand)


@pytest.mark.slow
def test_no_phoenix_hand_is_missed():
    games = [game for path in sample_of(PHOENIX) for game in read(path)]
    assert (len(games), sum(len(game.hands) for game in games)) == (1482, 14218)
    assert sum(len(hand.results) for game in games for hand in game.hands if hand.results[0].deltas) == 14279


def test_an_xml_log_tells_the_same_as_another_program_made_of_it(shared_data):
    (game,) = read(shared_data("riichi/gimite-mjai/test.mjlog"))
    golden = shared_data("riichi/gimite-mjai/test.mjlog.golden.log").read_text()
    told = [json.loads(line) for line in golden.splitlines() if line.startswith("{")]
    kinds = ("tsumo", "dahai", "chi", "pon", "daiminkan", "kakan", "ankan", "reach", "hora", "dora")
    theirs = [essence(line) for line in told if line["type"] in kinds]
    ours = [essence(line) for line in map(json.loads, write_mjai(game)) if line["type"] in kinds]
    assert sorted(map(str, ours)) == sorted(map(str, theirs))


def essence(line: dict) -> tuple:
    """The fields both programs write."""
    consumed = tuple(sorted(line.get("consumed", ())))
    return line["type"], line.get("actor"), line.get("target"), line.get("pai"), consumed


def test_lost_connections_are_left_out():
    lines = list(write_mjai(game_of(Left(1))))
    assert [json.loads(line)["type"] for line in lines] == ["start_game", "start_kyoku", "end_kyoku", "end_game"]


def test_other_variants_are_refused():
    with pytest.raises(RecordError, match="riichi and sanma only"):
        list(write_mjai(game_of(variant="mcr")))


def test_tiles_mjai_does_not_know_are_refused():
    with pytest.raises(RecordError, match='mjai cannot write "1f"'):
        list(write_mjai(game_of(indicator="1f")))


def test_a_win_without_a_tile_is_on_the_last_discard():
    text = "\n".join(
        [
            '{"type":"start_game","names":["a","b","c","d"]}',
            '{"type":"start_kyoku","oya":0,"dora_marker":"E","tehais":[["?"],["?"],["?"],["?"]]}',
            '{"type":"tsumo","actor":0,"pai":"P"}',
            '{"type":"dahai","actor":0,"pai":"C"}',
            '{"type":"hora","actor":1,"target":0}',
        ]
    )
    (game,) = read_mjai(Source("text", text))
    assert game.hands[0].results[0].tile == "7z"


def game_of(*events, variant="riichi", indicator="1z") -> GameRecord:
    hand = HandRecord(0, 0, 0, 0, 0, (25000,) * 4, (("1m",),) * 4, events, indicators=(indicator,))
    return GameRecord(variant, {}, "native", ("a", "b", "c", "d"), (hand,))
