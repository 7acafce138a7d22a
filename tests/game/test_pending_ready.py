"""Between the call of ready and its discard the waits are valued as those of the declared hand."""

import random

import pytest

from fangcheng import Match, advise
from fangcheng.game.hints import hint_of

SEEDS = 60


def declarations(variant, count=2):
    """Yield matches in which a seat has just called ready and not discarded yet, with its hint before that."""
    for number in range(SEEDS):
        match, chance = Match(variant, number, mode="interpreted"), random.Random(number)
        print(f"{variant}, seed {number}")
        for _ in range(160):
            if not match.owed:
                break
            seat = match.owed[0]
            ready = next((one for one in match.legal(seat) if one.label == "ready"), None)
            if ready is None:
                match.act(
                    seat, advise(match, seat).action if chance.random() < 0.9 else chance.choice(match.legal(seat))
                )
                continue
            before = hint_of(match.view(seat))
            match.act(seat, ready)
            while any(one.kind == "choose" for one in match.legal(seat)):
                match.act(seat, match.legal(seat)[0])
            yield match, seat, before
            count -= 1
            break
        if count == 0:
            return
    pytest.fail(f"{variant}: nobody was ready")


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param("luoshu", marks=pytest.mark.rule("LUOSHU-21")),
        pytest.param("jilin", marks=pytest.mark.rule("JILIN-18")),
        "riichi",
        "taiwan",
    ],
)
def test_waits_are_worth_what_declaring_promised(variant):
    held = 0
    for match, seat, before in declarations(variant):
        promised = {one.after.discard: {wait.tile: wait.declared for wait in one.waits} for one in before.discards}
        for one in hint_of(match.view(seat)).discards:
            for wait in one.waits:
                if wait.worked_out and promised[one.after.discard].get(wait.tile) is not None:
                    assert wait.brings == promised[one.after.discard][wait.tile]
                    held += 1
        told = {one.tile: one.waits for one in match.view(seat).discards}
        assert not any(wait.reason == "not-declared" for waits in told.values() for wait in waits)
    assert held


def test_nothing_is_left_of_the_asking():
    [(match, seat, _)] = declarations("luoshu", 1)
    check = match.check
    hint_of(match.view(seat))
    assert match.check == check
    assert match.view(seat).own.ready == ""
