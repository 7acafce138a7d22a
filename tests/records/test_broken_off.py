"""Files that break off in the middle: every game that stands whole before that is read, and what is lost is told."""

import gzip
import json

import pytest

from fangcheng.errors import RecordError
from fangcheng.records import read, read_source
from fangcheng.records.opening import Source
from fangcheng.web.replay.shelf import Shelved
from records.samples import SAMPLES


def games_before(reading):
    """What is given before the RecordError, and that."""
    games = []
    try:
        for game in reading:
            games.append(game)
    except RecordError as failure:
        return games, str(failure)
    raise AssertionError("nothing is said of what is lost")


MAJIANG = json.loads(SAMPLES["majiang"])
MESSAGES = [json.loads(line) for line in SAMPLES["mjai"].splitlines()]


@pytest.mark.parametrize("cut", [1, 2, 40, 300])
def test_games_of_a_list_that_breaks_off_are_read(cut):
    text = json.dumps([MAJIANG] * 3)
    [whole, _, _] = read_source(Source("whole", text))
    games, told = games_before(read_source(Source("cut", text[:-cut])))
    assert games[:2] == [whole, whole]
    assert len(games) == (3 if cut == 1 else 2)
    assert ("game 4" if cut == 1 else "game 3") in told
    assert "no readable JSON" in told


@pytest.mark.parametrize("indent", [None, 1], ids=["one line", "several lines"])
def test_hands_of_a_list_of_messages_that_breaks_off_are_read(indent):
    text = json.dumps([*MESSAGES, *MESSAGES], indent=indent)
    [whole, _] = read_source(Source("whole", text))
    games, told = games_before(read_source(Source("cut", text[:-40])))
    assert games[0] == whole
    assert len(games[1].hands) <= len(whole.hands)
    assert "no readable JSON" in told


def test_a_list_that_goes_wrong_in_the_middle_gives_what_stands_before_that():
    one = json.dumps(MAJIANG)
    games, told = games_before(read_source(Source("wrong", f"[{one}, nonsense, {one}]")))
    assert len(games) == 1
    assert "game 2: no readable JSON" in told


def packed(text):
    """A gzip of a text, in two parts as programs append them, large enough to be cut inside a game."""
    return gzip.compress(text.encode(), compresslevel=0)


@pytest.mark.parametrize("name", ["native", "mjai", "tenhou6"])
def test_games_of_a_gzip_that_breaks_off_are_read(name, tmp_path):
    text = "\n".join(SAMPLES[name].strip() for _ in range(3)) + "\n"
    (tmp_path / "whole.gz").write_bytes(packed(text))
    (tmp_path / "cut.gz").write_bytes(packed(text)[:-60])
    whole = list(read(tmp_path / "whole.gz"))
    games, told = games_before(read(tmp_path / "cut.gz"))
    assert games[: len(whole) - 1] == whole[:-1]
    assert told.startswith(f"{tmp_path / 'cut.gz'}: gzip: breaks off")


def test_the_second_part_of_a_gzip_may_break_off_too(tmp_path):
    text = SAMPLES["native"].strip() + "\n"
    (tmp_path / "cut.gz").write_bytes(gzip.compress(text.encode()) + packed(text)[:-30])
    games, told = games_before(read(tmp_path / "cut.gz"))
    assert games[0] == next(read_source(Source("whole", text)))
    assert "gzip: breaks off" in told


def test_a_sign_cut_in_two_does_not_hide_the_games_before_it(tmp_path):
    text = SAMPLES["native"].strip() + "\n" + '{"format":"fangcheng","players":["麻"'
    (tmp_path / "cut.gz").write_bytes(packed(text)[: -(8 + 3)])  # the trailer, the quote and two bytes of the sign
    games, told = games_before(read(tmp_path / "cut.gz"))
    assert games[0] == next(read_source(Source("whole", SAMPLES["native"])))
    assert "gzip: breaks off" in told


def test_the_page_shows_what_is_left_and_says_what_is_lost():
    text = SAMPLES["native"].strip() + "\n"
    shelved = Shelved("cut.gz", packed(text + text)[:-60])
    assert shelved.games
    assert "breaks off" in shelved.fault


def test_a_gzip_of_which_nothing_is_left_is_refused(tmp_path):
    (tmp_path / "cut.gz").write_bytes(gzip.compress(b"x" * 1000)[:8])
    with pytest.raises(RecordError, match="gzip: cannot be unpacked"):
        list(read(tmp_path / "cut.gz"))
