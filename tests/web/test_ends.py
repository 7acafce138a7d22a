"""The last pages of a hand: who was ready for what, and each kong with its payers."""

import random

import pytest

from fangcheng import waits
from fangcheng.game.event_types import Melded, Showed
from fangcheng.game.match import Match
from fangcheng.web.page.results import settlements
from game import players


def played(variant, seed):
    """A hand that somebody with no plan has played to its end."""
    match, chance = Match(variant, seed, mode="interpreted"), random.Random(seed)
    while not match.hand_over:
        seat = chance.choice(match.owed)
        match.act(seat, players.choose(match, seat, chance))
    return match


def page(match, reader, kind):
    return next(one for one in settlements(match, match.view(reader)) if one.kind == kind)


@pytest.mark.rule("RIICHI-93")
@pytest.mark.parametrize("reader", [0, 2])
def test_a_drawn_hand_tells_who_is_ready_for_what_and_hides_the_unready(reader):
    match = played("riichi", 5)
    showed = {event.seat: event.ready for event in match.hand_events if isinstance(event, Showed)}
    rows = page(match, reader, "draw").readiness
    assert {row.seat: row.ready for row in rows} == showed == {0: True, 1: False, 2: False, 3: True}
    assert {row.seat: row.waits for row in rows} == {0: ["6m"], 1: [], 2: [], 3: ["5m", "8m"]}
    seen = match.view(reader).seats
    for row in rows:
        if row.ready:
            assert row.waits == waits("riichi", "".join(seen[row.seat].hand), mode="interpreted")


@pytest.mark.rule("SICHUAN-45")
def test_where_all_hands_are_checked_everybody_is_told_and_a_winner_is_named_so():
    match = played("sichuan", 2)
    rows = page(match, 3, "draw").readiness
    assert [row.state.key for row in rows] == ["state-won", "state-ready", "state-ready", "state-not-ready"]
    assert [row.waits for row in rows] == [[], ["2m", "5m"], ["3p"], []]


@pytest.mark.rule("SICHUAN-38")
def test_each_kong_names_its_tiles_and_its_payers():
    match = played("sichuan", 1)
    made = [event for event in match.hand_events if isinstance(event, Melded) and event.kind == "added_kong"]
    shown = page(match, 0, "kong")
    (line,) = shown.beside
    assert (line.seat, line.text.key, line.tiles) == (made[0].seat, "part-added_kong", ["8p"] * 4)
    assert [(one.payer, one.receiver, one.amount) for one in line.transfers] == [(0, 1, 1), (2, 1, 1), (3, 1, 1)]
    assert line.changes == [payment.change for payment in shown.payments]
