"""docs/new-variant.md is true: its pages, written into an empty folder, are read, scored and played as it says."""

import re
from pathlib import Path

import pytest

from fangcheng import play, variants
from fangcheng.cli import main
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
