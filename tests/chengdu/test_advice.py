"""Chengdu's advice, as the computer player follows it."""

from typing import Any

import numpy as np
import pytest

from chengdu.test_play import at_table
from fangcheng.bots.brain import new_brains
from fangcheng.bots.steady import steady_choice
from fangcheng.core.dialect.bits import bit
from fangcheng.core.state.action_codes import DISCARD_DRAWN
from fangcheng.core.state.codes import PUNG
from fangcheng.core.table.hand import meld_tile, new_meld
from fangcheng.game.actions import action_of
from fangcheng.tiles import name_of, parse


def answer(table, letter):
    """What steady would do at this seat: a claim by its label, a discard by its tile."""
    brain: Any = new_brains(1).view(np.recarray)[0]
    seat = table.seat(letter)
    number = int(steady_choice(table.record, table.rules, table.engine.desk, brain, seat))
    if number == DISCARD_DRAWN:
        return name_of(int(table.record.drawn))
    return action_of(table.record, table.rules, seat, number).label


@pytest.mark.rule("CHENGDU-47")
def test_who_is_far_from_ready_throws_what_cannot_be_won_on_once_somebody_is_to_be_feared():
    """West has three pungs and has thrown an 8p; East has three suits, and lacks more than four tiles."""
    table = at_table({"E": "147m2588p147s2589s"})
    record, west = table.record, table.seat("W")
    for name in ("3m", "6m", "3p"):
        [face] = parse(name)
        index = new_meld(record, west, PUNG, face, 0)
        for place in range(3):
            meld_tile(record, west, index, face, place == 0)
    record.own_river_mask[west] |= bit(parse("8p")[0])
    assert answer(table, "E") == "8p"


@pytest.mark.rule("CHENGDU-48", "CHENGDU-49")
@pytest.mark.parametrize(
    ("hand", "suit"),
    [("147m25589p258899s", "m"), ("123456m258p14799s", "p"), ("13579m22446688p9s", "s")],
)
def test_the_first_discards_are_of_the_suit_one_does_without_and_never_of_one_that_is_needed(hand, suit):
    table = at_table({"E": hand})
    thrown = answer(table, "E")
    assert thrown[1] == suit


@pytest.mark.rule("CHENGDU-48", "CHENGDU-15")
def test_who_draws_many_tiles_of_the_suit_he_threw_switches():
    """Three characters were least; with five more drawn the dots are."""
    first = at_table({"E": "147m2559p1258899s"})
    assert answer(first, "E")[1] == "m"
    later = at_table({"E": "1234567m29p58899s"})
    assert answer(later, "E")[1] == "p"


@pytest.mark.rule("CHENGDU-48")
def test_a_pung_of_the_suit_to_be_thrown_is_not_claimed():
    table = at_table({"E": "5m1479m258p258899s", "S": "55m12345p123467s"}).play("E 5m")
    assert answer(table, "S") == "pass"
