"""What docs/bots.md shows is what happens."""

import re
from pathlib import Path

import numpy as np
import pytest

from fangcheng import play
from fangcheng.bots.weights import GENERAL, HOUSE
from fangcheng.game.views import PARTS

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.by_day
def test_the_examples_of_the_page_run(capsys):
    names = {}
    for block in PAGE.read_text(encoding="utf-8").split("```python\n")[1:]:
        exec(block.split("```")[0], names)
    told = capsys.readouterr().out.splitlines()
    assert told[0] == 'sichuan, 20 matches, seed "1"'
    assert [line.split()[0] for line in told[2:]] == ["First", "random", "steady", "steady"]
    assert play("riichi", [names["Careless"]()]).matches[0].finished


def test_every_weight_stands_there_with_what_it_is_in_any_game():
    rows = (
        PAGE.read_text(encoding="utf-8")
        .split("### Weights")[1]
        .split("| weight |")[1]
        .split("\n\n")[0]
        .splitlines()[2:]
    )
    told = {}
    for row in rows:
        names, values = row.split("|")[1:3]
        numbers = [part.replace(",", "") for part in re.findall(r"\(.*?\)|-?[0-9][0-9,]*[0-9]|-?[0-9]", values)]
        told |= dict(zip(names.split("`")[1::2], numbers, strict=False))
    assert list(told) == list(HOUSE)
    for name, value in HOUSE.items():
        shape = np.shape(value)
        assert told[name] == (str(shape).replace(",", "") if shape else str(GENERAL.get(name, value))), name


def test_every_part_that_the_page_names_is_part_of_a_view():
    table = PAGE.read_text(encoding="utf-8").split("### What it sees")[1].split("###")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in row.split("`")[1::2]}
    assert named <= set(PARTS)
