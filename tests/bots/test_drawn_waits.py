"""Tianjin: what is told of a ready hand's wins without reading them agrees with what the readings say."""

import numpy as np
import pytest

from fangcheng.bots.brain import look_round, new_brains
from fangcheng.bots.drawn_waits import forget_read_wins, worth_of_drawn_waits
from fangcheng.bots.weights import GENERAL, HOUSE
from fangcheng.core.dialect.bits import has
from fangcheng.core.play.winning import value_for
from fangcheng.core.shapes.ready import find_waits
from fangcheng.core.state.codes import BY_SELF, FROM_WALL, NOBODY
from fangcheng.core.table.hand import add_tile, remove_tile
from fangcheng.tiles import FACES, face_of, parse
from flow.table_of import table_of

# Jokers are the turned 1z (East) and 2z: three of the first, four of the second are in play.
HANDS = {
    "four sets and a joker: any tile makes the pair": "123m456m789p222s1z",
    "three sets, a pair and two jokers: any tile makes a set": "123m456m789p55s12z",
    "no joker at all": "123m456m789p22s67s",
    "a joker short of the straight": "12345678m1z22s77p",
    "four and six of characters": "46m123p456p789s2s1z",
    "a plain hand with a joker": "123m456m78p22s33s2z",
    "three jokers": "123m456m78p2s3s112z",
}
SLOW = ("three sets, a pair and two jokers: any tile makes a set", "three jokers")


def by_reading(table, seat, brain):
    """The worth of the waits with every win read in full."""
    record, rules, desk = table.record, table.rules, table.engine.desk
    record.waits[seat] = find_waits(record, rules, desk, seat)
    record.drawn_from = FROM_WALL
    record.draws[seat] = 9
    worth = 0
    for some_face in range(FACES):
        if has(record.waits[seat], some_face) and brain.unseen[some_face] > 0:
            add_tile(record, seat, some_face)
            if value_for(record, rules, desk, seat, some_face, BY_SELF, NOBODY):
                worth += int(brain.unseen[some_face]) * (
                    HOUSE["win"] + GENERAL["point"] * int(desk.work.results[seat].total)
                )
            remove_tile(record, seat, some_face)
    return worth


@pytest.mark.parametrize(
    "hand",
    [pytest.param(hand, id=name, marks=[pytest.mark.slow] * (name in SLOW)) for name, hand in HANDS.items()],
)
def test_a_ready_hand_is_worth_what_its_readings_say(hand):
    assert sum(map(len, [parse(hand)])) == 13
    table = table_of("tianjin", {"S": hand}, joker="1z", options={"sit_pull": False})
    assert [face_of(kind) for kind in range(FACES) if has(table.record.wild_mask, kind)] == parse("1z2z")
    brain = new_brains(1).view(np.recarray)[0]
    seat = table.seat("S")
    look_round(table.record, table.rules, brain, seat)
    expected = by_reading(table, seat, brain)
    forget_read_wins(brain)
    assert worth_of_drawn_waits(table.record, table.rules, table.engine.desk, brain, seat) == expected
