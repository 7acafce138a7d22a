"""mjai as its many programs write it: null for what they do not tell, the server's own words for endings, lengths."""

import json

import pytest

from fangcheng.errors import RecordError
from fangcheng.records import read_source, write_mjai
from fangcheng.records.opening import Source
from fangcheng.records.verify import verify
from records.small_tenhou6 import double_riichi, text

OPTIONAL = {
    "start_game": ("names", "aka_flag", "kyoku_first", "tenhou_type", "uri"),
    "start_kyoku": ("bakaze", "kyoku", "honba", "kyotaku", "scores"),
    "dahai": ("tsumogiri",),
    "hora": ("pai", "deltas", "ura_markers", "uradora_markers", "uradora_marker", "x_tenhou"),
    "ryukyoku": ("reason", "deltas", "tenpais"),
}
SERVER = {  # the words of mjai's own server and Tenhou's types, as programs write either
    "nine_terminals": ("kyushukyuhai", "yao9"),
    "four_winds": ("sufonrenta", "kaze4"),
    "four_riichi": ("suchareach", "reach4"),
    "four_kongs": ("sukaikan", "kan4"),
    "triple_ron": ("sanchaho", "ron3"),
    "nagashi_mangan": ("nagashimangan", "nm"),
    "exhausted": ("fanpai",),
}


@pytest.fixture
def lines():
    """A hand with a win, and one that nobody wins, each line an object."""
    [game] = read_source(Source("small", text(double_riichi("満貫12000点"), rule={"disp": "般東喰赤", "aka": 1})))
    [start, deal, *play, hora, end, last] = map(json.loads, write_mjai(game))
    drawn = {"type": "ryukyoku", "reason": "fanpai", "deltas": [0, 0, 0, 0], "tenpais": [False] * 4}
    return [start, deal, *play, hora, end, {**deal, "honba": 1}, *play[:1], drawn, end, last]


def read(lines):
    [game] = read_source(Source("small", "\n".join(map(json.dumps, lines))))
    return game


@pytest.mark.parametrize(("kind", "field"), [(kind, field) for kind, fields in OPTIONAL.items() for field in fields])
def test_null_says_no_more_than_a_field_that_is_left_out(lines, kind, field):
    told = [line | ({field: None} if line["type"] == kind else {}) for line in lines]
    silent = [{key: value for key, value in line.items() if line["type"] != kind or key != field} for line in lines]
    assert told != silent
    assert read(told) == read(silent)


def test_hidden_ura_are_untold_ones(lines):
    for line in lines:
        line.pop("x_tenhou", None)
    hidden = [line | ({"ura_markers": ["?"]} if line["type"] == "hora" else {}) for line in lines]
    report = verify(read(hidden), preset="tenhou", mode="interpreted")
    assert not report.skipped  # the hand is played
    assert not [one for one in report.mismatches if one.what.startswith("win")]


@pytest.mark.parametrize(("ending", "word"), [(ending, word) for ending, words in SERVER.items() for word in words])
def test_endings_are_read_in_the_words_of_the_server_and_of_tenhou(lines, ending, word):
    told = [line | ({"reason": word} if line["type"] == "ryukyoku" else {}) for line in lines]
    assert read(told).hands[1].results[0].reason == ending


def test_an_east_game_is_told_by_the_number_of_the_round_it_begins_with(lines):
    first, rest = lines[0] | {"tenhou_type": None}, lines[1:]
    assert "length" not in read([first | {"kyoku_first": 0}, *rest]).options  # many programs always write it
    assert read([first | {"kyoku_first": 4}, *rest]).options["length"] == "east"
    assert read([first | {"kyoku_first": 4, "tenhou_type": 9}, *rest]).options["length"] == "half"


def test_a_list_that_breaks_off_says_so(lines):
    cut = json.dumps(lines)[:-40]
    with pytest.raises(RecordError, match=r"line 1: no readable JSON: .*truncated"):
        list(read_source(Source("small", cut)))
