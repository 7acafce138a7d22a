"""Our own lines: whatever a record holds comes back equal, and every kind of event has its line."""

import json
from typing import get_args

import pytest

from fangcheng.errors import RecordError
from fangcheng.records import READERS, model, read
from fangcheng.records.native import line_of, read_native, write_native
from fangcheng.records.opening import Source
from records.corpora import BOTZONE, IJCAI, MJAI, MJLOG, TENHOU6, sample_of
from records.samples import SAMPLES


def again(games):
    lines = [line for game in games for line in write_native(game)]
    return list(read_native(Source("again", "\n".join(lines))))


@pytest.mark.parametrize("name", list(SAMPLES))
def test_samples_of_every_format_come_back_equal(name):
    games = list(READERS[name](Source(name, SAMPLES[name])))
    assert again(games) == games


@pytest.mark.parametrize("every", [pytest.param(60, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)])
def test_real_games_come_back_equal(every):
    for path in sample_of((*MJLOG, *MJAI, *TENHOU6, *BOTZONE, *IJCAI), every):
        games = list(read(path))
        assert again(games) == games


def test_every_event_has_a_line_of_its_own():
    words = [kind.__struct_config__.tag for kind in get_args(model.Event)]
    assert len(words) == len(set(words)) == 33
    assert not {"hand", "final"} & set(words)


def test_lines_read_like_sentences():
    assert json.loads(line_of(model.Draw(2, "5m"))) == {"event": "draw", "seat": 2, "tile": "5m"}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('{"event":"draw","seat":4,"tile":"5m"}', "seat"),
        ('{"event":"draw","seat":0,"tile":"8z"}', "tile"),
        ('{"event":"draw","seat":0,"tile":"5m","colour":1}', "colour"),
        ('{"event":"jump"}', "event"),
        ('{"event":"draw","seat":0,"ti', "truncated"),
    ],
)
def test_a_line_that_cannot_be_is_refused(line, reason):
    text = "\n".join([*SAMPLES["native"].splitlines()[:2], line])
    with pytest.raises(RecordError, match=rf"line 3: .*{reason}"):
        list(read_native(Source("text", text)))


def test_nothing_follows_the_final_standing():
    with pytest.raises(RecordError, match="line 13: play goes on after the final standing"):
        list(read_native(Source("text", SAMPLES["native"] + '\n{"event":"draw","seat":0,"tile":"5m"}')))
