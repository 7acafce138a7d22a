"""docs/new-variant.md is true: its pages, written into an empty folder, are read, scored and played as it says."""

import random
import re
from pathlib import Path

import pytest

from fangcheng import Match, play, variants
from fangcheng.cli import main
from fangcheng.core.state.rules import RULES
from fangcheng.rules.declared import ENUMERATIONS
from rules.planted import folder_of

TEXT = (Path(__file__).parents[2] / "docs" / "new-variant.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
FERRY, UPSTREAM = (text for kind, text in BLOCKS if kind == "python")
[BOOK] = (text for kind, text in BLOCKS if kind == "markdown")
EMPTY, FULL = (text for kind, text in BLOCKS if kind == "console")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "games").mkdir()
    monkeypatch.chdir(tmp_path)
    with folder_of(monkeypatch, Path("games")) as there:
        yield there


def plain(text):
    """Words alone, however wide the columns are."""
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def check_console(block, capsys):
    """Each command prints the lines below it, in this order."""
    for command, *told in (part.splitlines() for part in block.split("$ fangcheng ")[1:]):
        main(command.split())
        printed = capsys.readouterr()
        lines = plain(printed.out + printed.err)
        assert [line for line in lines if line in plain("\n".join(told))] == plain("\n".join(told)), command


def test_an_empty_file_is_told_what_it_lacks(folder, capsys):
    (folder / "ferry.py").write_text("")
    check_console(EMPTY, capsys)


def test_the_page_prints_what_is_said_of_it(folder, capsys):
    (folder / "ferry.py").write_text(FERRY, encoding="utf-8")
    check_console(FULL, capsys)


def test_what_a_page_does_not_say_is_the_first_word_of_its_setting(folder):
    (folder / "ferry.py").write_text(FERRY, encoding="utf-8")
    page = variants.load("ferry")
    said = {key.partition(".")[0] for key in page.settings} | {"method"}  # by `combine`
    unsaid = {name: words for name, words in ENUMERATIONS.items() if name in RULES.names and name not in said}
    record = page.record()[0]
    assert "play_on" in unsaid  # of which zero is the last word: a hand would go on until the wall is empty
    assert {name: int(record[name]) for name in unsaid} == {
        name: next(iter(words.values())) for name, words in unsaid.items()
    }


def test_the_first_win_ends_the_hand_of_a_page_that_says_nothing_of_it(folder):
    (folder / "ferry.py").write_text(FERRY, encoding="utf-8")
    match = Match("ferry", 3, mode="interpreted")
    chance = random.Random(3)
    while not any(event.event == "won" for event in match.events) and not match.over:
        if match.hand_over:
            match.next_hand()
            continue
        seat = match.owed[0]
        wins = [one for one in match.legal(seat) if one.kind == "win"]
        match.act(seat, wins[0] if wins else chance.choice(match.legal(seat)))
    assert match.hand_over


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "preset", "tiles"), [("ferry", "dry", 108), ("ferry_upstream", None, 136)])
def test_page_book_and_neighbour_are_played_to_the_end(folder, variant, preset, tiles):
    for name, text in (("ferry.py", FERRY), ("ferry.md", BOOK), ("ferry_upstream.py", UPSTREAM)):
        (folder / name).write_text(text, encoding="utf-8")
    assert variants.load(variant).record(preset=preset)[0]["copies"].sum() == tiles
    result = play(variant, ["steady", "random"], matches=1, seed=3, preset=preset, mode="interpreted")
    [match] = result.matches
    assert match.finished
    assert sum(match.scores) == 400


def test_the_neighbour_may_not_keep_the_option_that_would_overrule_it(folder):
    (folder / "ferry.py").write_text(FERRY, encoding="utf-8")
    kept = UPSTREAM.replace('    without=("chow",),  # options it does not keep\n', "")
    (folder / "ferry_upstream.py").write_text(kept, encoding="utf-8")
    with pytest.raises(Exception, match="the option chow of ferry chooses nothing here"):
        variants.load("ferry_upstream")
