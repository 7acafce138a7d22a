"""Chinese Official: `steady` plays along routes to eight points. The routes below are plain to any player."""

from typing import Any

import numpy as np
import pytest

from fangcheng.bots.brain import new_brains
from fangcheng.bots.steady import steady_choice
from fangcheng.core.state.action_codes import ADDED_KONG, CONCEALED_KONG, DISCARD_DRAWN, TILE
from fangcheng.core.state.codes import PUNG
from fangcheng.core.table.hand import add_tile, allow, forbid_all, meld_tile, new_meld, remove_tile
from fangcheng.game.actions import action_of
from fangcheng.tiles import name_of, parse
from flow.table_of import Table, table_of

EAST = 0  # the dealer's seat
DULL = "147m258p369s1234z"


def answer(table: Table, letter: str) -> str:
    """What steady would do at this seat: a claim by its label, a discard by its tile."""
    brain: Any = new_brains(1).view(np.recarray)[0]
    seat = table.seat(letter)
    number = int(steady_choice(table.record, table.rules, table.engine.desk, brain, seat))
    if number == DISCARD_DRAWN:
        return name_of(int(table.record.drawn))
    return action_of(table.record, table.rules, seat, number).label


# What South is dealt, what East throws, and what South does with it.
OPENS = {
    "mixed straight: its third chow": ("12355m45688p79s3z", "8s", "chi"),
    "mixed triple chow: its third chow": ("23466m23489p24s1z", "3s", "chi"),
    "pure straight: its third chow": ("12345679m22p56s1z", "8m", "chi"),
    "pure shifted chows: its third chow": ("99m123234p35p56s1z", "4p", "chi"),
    "full flush": ("9p3m1133457889s2z", "6s", "chi"),
    "all pungs": ("555m88p222s555z9m1s", "8p", "pon"),
    "all types: the pung of dragons": ("123m789p45s1155z9m", "5z", "pon"),
}
KEEPS = {
    "seven pairs, ready": ("1133557799m22p5s", "2m"),
    "pure straight, ready": ("123456789m45p77s", "6m"),
    "no route: singles of everything": ("136m147s58p12567z", "2m"),
    "no route: pungs of small worth beside unlike chows": ("11m34p789s222s45s9p", "3s"),
}


@pytest.mark.parametrize(("hand", "thrown", "claim"), OPENS.values(), ids=OPENS.keys())
def test_a_claim_that_brings_a_route_nearer_is_taken(hand, thrown, claim):
    table = table_of("mcr", {"E": DULL + thrown, "S": hand}).play(f"E {thrown}")
    assert answer(table, "S").split()[0] == claim


@pytest.mark.parametrize(("hand", "thrown"), KEEPS.values(), ids=KEEPS.keys())
def test_a_claim_that_costs_the_eight_points_is_let_pass(hand, thrown):
    table = table_of("mcr", {"E": DULL + thrown, "S": hand}).play(f"E {thrown}")
    assert answer(table, "S") == "pass"


def test_a_narrow_wait_that_wins_goes_before_a_wide_one_that_does_not():
    """With 79s the hand waits for the mixed straight on 8s; with 67s for 5s and 8s, and four points."""
    table = table_of("mcr", {"E": "123234m45655p679s"})
    assert answer(table, "E") == "6s"


def test_the_tiles_of_the_route_are_kept():
    """Two tiles short of the mixed straight 123m 456p 789s: what belongs to no part of it goes first."""
    table = table_of("mcr", {"E": "12355m456p78s1p2s3z4z"})
    assert answer(table, "E") in ("1p", "2s", "3z", "4z")


# A pung with its fourth tile in the hand, beside four alike: hand, face of the pung, face held four times.
TWO_KONGS = [
    ("135569m5555s7z", "7z", "5s"),
    ("36777788m78p4z", "4z", "7m"),
    ("2345567777m4s", "4s", "7m"),
    ("11118m345679p", "8m", "1m"),
]


def on_turn_with_pung(hand: str, pung: str) -> Table:
    """A table at which East, on turn, holds these eleven tiles beside a pung, and may throw any of them."""
    table = table_of("mcr", {"E": DULL + "5z"})
    record, face = table.record, parse(pung)[0]
    for kind in parse(DULL + "5z"):
        remove_tile(record, EAST, kind)
    forbid_all(record, EAST)
    for kind in parse(hand):
        add_tile(record, EAST, kind)
        allow(record, EAST, TILE + kind)
    meld = new_meld(record, EAST, PUNG, face, 1)
    for _ in range(3):
        meld_tile(record, EAST, meld, face, False)
    record.drawn = parse(hand)[-1]
    return table


@pytest.mark.parametrize(("hand", "pung", "four"), TWO_KONGS)
def test_a_concealed_kong_that_is_not_made_does_not_sway_the_added_one(hand, pung, four):
    table = on_turn_with_pung(hand, pung)
    allow(table.record, EAST, ADDED_KONG + parse(pung)[0])
    alone = answer(table, "E")
    allow(table.record, EAST, CONCEALED_KONG + parse(four)[0])
    assert answer(table, "E") == alone


@pytest.mark.rule("MCR-60")
def test_a_flower_that_stays_in_the_hand_is_thrown():
    """With `last_tile_flower: discard` the last tile of the wall is a flower: nothing else may be thrown."""
    table = table_of("mcr", {"E": DULL + "6z"}, wall="1f", left=1, options={"last_tile_flower": "discard"})
    table.play("E 6z").wait()
    assert answer(table, "S") == "1f"
