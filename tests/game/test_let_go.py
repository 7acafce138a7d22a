"""A match that nobody holds any more is let go of, with all that `undo` kept of it."""

import gc
import random
import weakref

import pytest

from fangcheng.game.match import Match

FEW, MANY = 3, 40  # actions: `undo` keeps the latest 16 in another form than those before


def play(match, actions):
    chance = random.Random(2)
    for _ in range(actions):
        seat = match.owed[0]
        match.act(seat, chance.choice(match.legal(seat)))
        if match.hand_over:
            match.next_hand()


@pytest.mark.parametrize("actions", [FEW, MANY])
@pytest.mark.parametrize("options", [{}, {"outer_bet": True}], ids=["as it is", "with outer stakes"])
def test_a_match_that_nobody_holds_is_let_go_of(options, actions):
    match = Match("taiwan", 3, options, mode="interpreted")
    play(match, actions)
    parts = [weakref.ref(part) for part in (match, match.engine, match.outer)]
    del match
    gc.collect()
    assert [part() for part in parts] == [None, None, None]


def test_a_ledger_in_hand_goes_back_with_its_match():
    match = Match("taiwan", 0, {"outer_bet": True}, mode="interpreted")
    ledger = match.outer
    ledger.start("Hua", 1, 2, "tai")
    play(match, FEW)
    ledger.accounts["Hua"] += 5
    match.undo(FEW)
    assert match.outer is ledger
    assert ledger.accounts == {"Hua": 0}
