"""Kept tables of a version whose record was laid out otherwise: their checks say nothing, their actions do."""

from random import Random

import pytest
from msgspec.structs import replace

from fangcheng import Match
from fangcheng.web.table.journal import LAYOUT, Before, CannotGoOn, play_again

SEED = 11


def begun():
    return Match("hongkong", seed=SEED, mode="interpreted")


def kept_changes(match, number):
    """So many changes as the server keeps them, by a player who takes what comes."""
    chance, changes = Random(SEED), []
    for _ in range(number):
        before = Before.of(match, [])
        seat = match.owed[0]
        match.act(seat, chance.choice(match.legal(seat)))
        changes.append(before.change_to(match, [], []))
    return changes


def test_a_table_that_was_laid_out_otherwise_goes_on():
    match = begun()
    changes = [replace(one, layout=0, state=1) for one in kept_changes(match, 20)]
    again = begun()
    play_again(again, changes)
    assert again.check == match.check


def test_a_table_of_this_layout_that_comes_out_otherwise_is_refused():
    changes = kept_changes(begun(), 20)
    assert all(one.layout == LAYOUT for one in changes)
    play_again(begun(), changes)
    changes[7] = replace(changes[7], state=changes[7].state ^ 1)
    with pytest.raises(CannotGoOn, match="change 8 cannot be made again: the table comes out otherwise"):
        play_again(begun(), changes)
