"""What docs/house-rules.md shows is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from fangcheng.cli import main
from fangcheng.variants import from_text, load

PAGE = Path(__file__).parents[2] / "docs" / "house-rules.md"
TEXT = PAGE.read_text(encoding="utf-8")


def blocks(kind):
    return re.findall(rf"```{kind}\n(.*?)```", TEXT, flags=re.DOTALL)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder to stand in, with the table of the page and one that is wrong."""
    monkeypatch.chdir(tmp_path)
    Path("friday-table.toml").write_text(blocks("toml")[0], encoding="utf-8")
    Path("wrong.toml").write_text('base = "sichuan"\n\n[options]\nexchange = true\n', encoding="utf-8")


@pytest.mark.parametrize("text", blocks("toml"))
def test_the_files_of_the_page_can_be_played_by(text):
    from_text("page.toml", text).record()


def test_the_lines_of_the_page_are_true(folder):
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert (found.attempted, found.failed) == (5, 0)


@pytest.mark.parametrize("block", blocks("console"))
def test_the_commands_of_the_page_say_what_it_shows(block, folder, capsys):
    command, told = block.split("\n", 1)
    words = shlex.split(command.removeprefix("$ fangcheng "))
    if "-o" in words:
        Path("friday-table.toml").unlink()
    main(words)
    said = capsys.readouterr()
    assert said.out + said.err == told


def test_what_the_page_says_of_prices_holds(folder):
    text = next(text for text in blocks("toml") if "pinfu" in text)
    house, page = from_text("r.toml", text), load("riichi")
    assert (house.settled["price.pinfu"], house.settled["open.pinfu"]) == (2, page.open_prices["pinfu"])
