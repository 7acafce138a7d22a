"""Worlds by thousands: each looks to the seat as the true table does, and hidden tiles are as likely as unseen ones."""

from math import sqrt

import numpy as np
import pytest

from bots.imagining import moments, tiles_of
from fangcheng import FangchengError, Match, Tables, worlds
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import READY_OPEN
from fangcheng.core.state.table import STATE
from fangcheng.core.table.standing import plays
from fangcheng.game.seen import seen_record
from fangcheng.tiles import FACES

pytestmark = pytest.mark.by_day("tuidaohu")  # what is compiled without a word of its own

FEW = [pytest.param("tuidaohu"), pytest.param("riichi", marks=pytest.mark.by_day("riichi"))]


@pytest.mark.parametrize("variant", FEW)
def test_every_world_looks_to_the_seat_as_the_true_table_does(variant):
    looked = 0
    for match, seat in moments(variant, 31, 0.2, 12):
        view = match.view(seat)
        try:
            dealt = worlds(view, 20, seed=looked)
        except FangchengError:
            continue
        for number in range(len(dealt)):
            record = with_attributes(dealt.records)[number]
            assert tiles_of(record) == tiles_of(match.table)
            seen = seen_record(dealt.engine, record, seat)
            for name in STATE.names:
                assert np.array_equal(seen[name], view._table[name]), (name, match.seed, number)
            assert dealt.view(number, seat).plain() == {**view.plain(), "results": ()}
        looked += 1
    assert looked > 3


def test_hidden_tiles_come_as_often_as_they_are_unseen():
    match = Match("tuidaohu", 5, mode="interpreted")
    while match.view().phase != "turn":  # stakes first
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    seat, n = match.owed[0], 4000
    view = match.view(seat)
    unseen = np.array([4] * 27) - np.bincount(hand_of(match, seat), minlength=27)
    dealt = worlds(view, n, seed=1).records
    other = (seat + 1) % 4
    for counts, size in ((dealt["hand"][:, other, :27], 13), (wall_tiles(dealt), 1)):
        expected = size * unseen / unseen.sum()
        # Hypergeometric: its variance is below that of independent draws, so the sum is below a chi-squared one.
        found = ((counts.mean(axis=0) - expected) ** 2 / (expected / n))[expected > 0].sum()
        freedom = (expected > 0).sum() - 1
        assert found < freedom + 4 * sqrt(2 * freedom)


def wall_tiles(records):
    """The next tile of each wall, as counts."""
    tiles = records["wall"][np.arange(len(records)), records["next_tile"]]
    return tiles[:, None] == np.arange(27)


def hand_of(match, seat):
    """The tiles of a hand by kind."""
    return [kind for kind in range(FACES) for _ in range(int(match.table.hand[seat, kind]))]


def test_the_same_view_and_seed_give_the_same_worlds_whatever_is_hidden():
    match, other = (Match("tuidaohu", 5, mode="interpreted") for _ in range(2))
    while match.view().phase != "turn":
        for one in (match, other):
            one.act(one.owed[0], one.legal(one.owed[0])[0])
    seat = match.owed[0]
    hidden = [place for place in range(4) if place != seat][:2]
    other.table.hand[hidden] = other.table.hand[hidden[::-1]]  # two hidden hands change places
    here, there = (worlds(one.view(seat), 5, seed=3).records.tobytes() for one in (match, other))
    assert here == there
    assert worlds(match.view(seat), 5, seed=4).records.tobytes() != here


def test_worlds_are_played_on_like_other_tables():
    match = Match("tuidaohu", 9, mode="interpreted")
    while match.view().phase != "turn":
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    dealt = worlds(match.view(match.owed[0]), 30)
    before = dealt.scores
    result = dealt.play_out("beginner")
    assert (result.scores - before == result.hand_changes).all()
    assert len({tuple(row) for row in result.hand_changes.tolist()}) > 1


def test_without_a_decision_there_are_no_worlds():
    match = Match("tuidaohu", 9, mode="interpreted")
    with pytest.raises(FangchengError, match="owes a decision"):
        worlds(match.view(None), 3)
    with pytest.raises(FangchengError, match="bets"):
        worlds(match.view(match.owed[0]), 3)


def test_tables_stand_as_a_match_stands():
    match = Match("tuidaohu", 9, mode="interpreted")
    for _ in range(25):
        match.act(match.owed[0], match.legal(match.owed[0])[-1])
    tables = Tables.of_match(match, 3, mode="interpreted")
    size = STATE.itemsize
    assert {record.tobytes()[:size] for record in tables.records} == {match.table.tobytes()[:size]}
    assert tables.acting[0] == match.owed[0]
    assert np.flatnonzero(tables.legal[0]).tolist() == [one.number for one in match.legal(match.owed[0])]
    with pytest.raises(FangchengError, match="keep_actions"):
        tables.match(0)


@pytest.mark.by_day("sichuan")
@pytest.mark.rule("SICHUAN-17")
def test_who_threw_another_suit_last_holds_none_of_his_missing_suit_in_any_world():
    """As long as a hand holds a tile of its missing suit nothing else may be thrown, so none is left in it."""
    looked = 0
    for match, seat in moments("sichuan", 3, 0.2, 12, late=30):
        view = match.view(seat)
        try:
            dealt = worlds(view, 20, seed=looked)
        except FangchengError:
            continue
        for other in {*range(4)} - {seat}:
            suit, thrown = int(match.table.lack.suit[other]), int(match.table.river_count[other])
            if not thrown:
                continue
            if int(match.table.river[other, thrown - 1]) // 9 != suit:
                assert not dealt.records["hand"][:, other, 9 * suit : 9 * suit + 9].any(), (match.seed, seat, other)
                looked += 1
    assert looked > 10


@pytest.mark.by_day("sichuan")
def test_a_hand_that_has_won_holds_what_those_who_still_play_cannot():
    """Near the end of the wall few places are left for a suit that two are rid of. Dealt seat by seat, one hand in five
    held some of it; now it is one in forty, where hardly anything else is unseen.
    """
    hands = wrong = 0
    for match, seat in moments("sichuan", 5, 0.5, 25, late=8):
        if all(plays(match.table, one) for one in range(4)):
            continue
        dealt = worlds(match.view(seat), 20, seed=hands).records
        for other in {*range(4)} - {seat}:
            suit, thrown = int(match.table.lack.suit[other]), int(match.table.river_count[other])
            last = int(match.table.river[other, thrown - 1])
            if thrown and plays(match.table, other) and last // 9 != suit:
                hands += len(dealt)
                wrong += int(dealt["hand"][:, other, 9 * suit : 9 * suit + 9].any(axis=1).sum())
    assert hands > 300
    assert wrong < hands / 12


@pytest.mark.by_day("sichuan")
def test_who_has_shown_his_hand_waits_in_every_world_for_what_he_waits_for():
    looked = 0
    for match, seat in moments("sichuan", 3, 0.3, 30, late=40):
        ready = [
            other for other in range(4) if other != seat and match.table.waits[other] and plays(match.table, other)
        ]
        for other in ready[:1]:
            before = int(match.table.ready[other])
            match.table.ready[other] = READY_OPEN
            view = match.view(seat)
            assert view.seats[other].hand is not None
            dealt = worlds(view, 3, seed=looked)
            match.table.ready[other] = before
            assert {*dealt.records["waits"][:, other].tolist()} == {int(match.table.waits[other])}
            looked += 1
    assert looked > 2
