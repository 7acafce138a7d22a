"""`fangcheng replay`: any record in words, one hand of it, and what is said of a file that is none."""

import pytest

from fangcheng.cli import main
from fangcheng.records.model import Bet, Dice, Exchange, MissingSuit, Pattern, Payment, Ready, Reveal, TakenBack, Win
from fangcheng.records.wording import words
from records.samples import SAMPLES


@pytest.fixture
def run(capsys):
    """Run a command line; exit code, stdout, stderr."""

    def call(*arguments):
        code = main(["replay", *map(str, arguments)])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


@pytest.mark.parametrize("name", SAMPLES)
def test_a_record_of_every_format_is_told(run, tmp_path, name):
    path = tmp_path / name
    sample = SAMPLES[name]
    path.write_bytes(sample if isinstance(sample, bytes) else sample.encode())
    code, out, err = run(path)
    assert (code, err) == (0, "")
    assert " hands, " in out
    assert "deals" in out


def test_a_pattern_that_counts_twice_is_told_with_what_both_are_worth():
    win = Win(1, 0, "5m", patterns=(Pattern("dragon_pung", 2, "han", count=2),))
    assert words(win).endswith(": dragon_pung 2 han")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Bet(1, "pull", 2), "1 pull 2"),
        (Dice("exchange", (3,)), "dice for the exchange: 3"),
        (Exchange(0, ("1m", "1m", "2m"), 2), "0 hands 1m 1m 2m to 2"),
        (MissingSuit(3, "p"), "3 lacks p"),
        (Reveal("joker", ("9m",)), "joker: 9m turned up"),
        (Ready(1), "1 ready"),
        (Ready(1, "heavenly"), "1 ready, heavenly"),
        (TakenBack(2, "4p"), "2 puts 4p back on the wall"),
        (TakenBack(2, None, ("4p", "5p")), "2 takes 4p 5p back into the hand"),
        (Payment("added_kong", (3, -1, -1, -1), 0), "added_kong of 0; +3 -1 -1 -1"),
        (Win(1, 1, "2z", patterns=(Pattern("joker_wait", 2, "times"),)), "1 WINS on 2z, self-draw: joker_wait times 2"),
    ],
)
def test_what_only_some_regions_know_is_told(event, told):
    assert words(event) == told


def test_a_hand_that_is_not_there_is_named(run, tmp_path):
    path = tmp_path / "game.xml"
    path.write_text(SAMPLES["mjlog"], encoding="utf-8")
    code, _, err = run(path, "--hand", 99)
    assert code == 2
    assert "--hand 99: this game has hands 1 to" in err


def test_a_missing_file_is_one_line(run, tmp_path):
    code, out, err = run(tmp_path / "nowhere.json")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "no such file" in err
