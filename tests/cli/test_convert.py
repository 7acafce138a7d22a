"""`fangcheng convert`: what one format tells is read back from another, and what it cannot tell is refused."""

import pytest

from fangcheng.cli import main
from fangcheng.records import WRITERS, read, records_of
from fangcheng.records.model import Chow, Discard, Draw, OpenKong, Pung, Win
from fangcheng.records.verify import verify
from records.bots import bots_play
from records.corpora import sample_of
from records.samples import SAMPLES
from records.test_decisions import written

PLAY = (Draw, Discard, Chow, Pung, OpenKong)


def run(capsys, *arguments):
    code = main(["convert", *map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out, said.err


def story(game):
    """What was drawn, thrown and called, hand by hand, and the changes of every win; seats from the first dealer."""
    first = game.hands[0].dealer - game.hands[0].number
    seats = len(game.hands[0].dealt)

    def seat(number):
        return (number - first) % seats

    return [
        [(type(one).__name__, seat(one.seat), one.tile) for one in hand.events if isinstance(one, (*PLAY, Win))]
        for hand in game.hands
    ]


@pytest.mark.by_day
@pytest.mark.parametrize("to", WRITERS)
@pytest.mark.parametrize("begun", WRITERS)
@pytest.mark.parametrize("variant", ["riichi", "sanma"])
def test_a_game_is_the_same_in_any_format(variant, begun, to, tmp_path, capsys):
    [game] = records_of(bots_play(variant, 5, 10_000, {"length": "east"}, "tenhou"))
    path, out = written(tmp_path, game, begun), tmp_path / f"again.{to}"
    code, said, _ = run(capsys, path, "--to", to, "-o", out)
    assert (code, said) == (0, "")
    [again] = read(out)
    assert story(again) == story(game)
    assert not verify(again, mode="compiled").mismatches
    code, said, _ = run(capsys, path, "--to", to)
    assert (code, said) == (0, out.read_text(encoding="utf-8"))


@pytest.mark.parametrize("every", [pytest.param(12, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)])
@pytest.mark.parametrize("to", WRITERS)
def test_real_games_hold_by_the_rules_in_the_other_format(to, every, tmp_path, capsys):
    for path in sample_of(("riichi/mjx/mjlog_py/*.mjlog",), every):
        out = tmp_path / "again"
        assert run(capsys, path, "--to", to, "-o", out)[0] == 0
        for game, before in zip(read(out), read(path), strict=True):
            assert story(game) == story(before)
            assert not verify(game, mode="compiled").mismatches


def test_what_a_format_cannot_tell_is_refused_and_nothing_is_written(tmp_path, capsys):
    path = written(tmp_path, records_of(bots_play("sichuan", 5, 400))[0])
    out = tmp_path / "again"
    for to, words in (("mjai", "mjai knows riichi and sanma only"), ("tenhou6", "by Tenhou's rules only")):
        code, said, complaint = run(capsys, path, "--to", to, "-o", out)
        assert (code, said) == (2, "")
        assert words in complaint
        assert "game 1 cannot be told" in complaint
        assert not out.exists()


def test_with_skip_the_others_are_written(tmp_path, capsys):
    written(tmp_path, records_of(bots_play("sichuan", 5, 400))[0]).rename(tmp_path / "a.jsonl")
    [game] = records_of(bots_play("riichi", 5, 10_000, {"length": "east"}, "tenhou"))
    written(tmp_path, game).rename(tmp_path / "b.jsonl")
    code, said, complaint = run(capsys, tmp_path, "--to", "mjai", "--skip")
    assert code == 2
    assert "a.jsonl: game 1 cannot be told" in complaint
    assert said.startswith('{"type":"start_game"')


def test_what_a_run_has_written_is_not_read_by_the_next(tmp_path, capsys):
    (tmp_path / "a.mjlog").write_text(SAMPLES["mjlog"], encoding="utf-8")
    out = tmp_path / "all.jsonl"
    assert run(capsys, tmp_path, "--to", "native", "-o", out)[0] == 0
    first = out.read_bytes()
    assert run(capsys, tmp_path, "--to", "native", "-o", out)[0] == 0
    assert out.read_bytes() == first
    assert run(capsys, out, "--to", "native", "-o", out)[0] == 0  # by name it may be written over itself
    assert out.read_bytes() == first


def test_formats_and_losses_are_named(tmp_path, capsys):
    path = written(tmp_path, records_of(bots_play("riichi", 5, 10_000, {"length": "east"}, "tenhou"))[0])
    assert 'no format to write "mjia". Did you mean "mjai"?' in run(capsys, path, "--to", "mjia")[2]
    assert "mjai has no words for walls" in run(capsys, path, "--to", "mjai")[2]
    assert "no words" not in run(capsys, path, "--to", "native")[2]
    assert "no game to convert" in run(capsys, "--to", "native")[2]
