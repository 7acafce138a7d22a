"""Nanchang: what is paid beside wins, held against the scorer under every option, with hands played by chance."""

from random import Random

import pytest

from bridge import Scribe
from fangcheng.game.match import Match
from reference import nanchang

OPTIONS = ("opening_flip", "last_jing", "jing_liability", "count_discards", "same_song")


def played(options, seed, hands):
    """The sheet of each hand with what was paid beside wins; every other claim is made, and no win."""
    chance, match, carry = Random(seed), Match("nanchang", seed, options, mode="interpreted"), 0
    for _ in range(hands):
        scribe = Scribe(match, carry)
        while not match.hand_over:
            seat = match.owed[0]
            legal = [action for action in match.legal(seat) if action.kind != "win"]
            claims = [action for action in legal if action.kind not in ("discard", "pass")]
            scribe.read(match.act(seat, chance.choice(claims if claims and chance.random() < 0.5 else legal).number))
        sheet = scribe.sheet()
        yield sheet, scribe.side
        carry = nanchang.carried(sheet, carry)
        if match.over:
            return
        match.next_hand()


def told(side):
    """Payments that change something."""
    return {cause: tuple(changes) for cause, changes in side.items() if any(changes)}


@pytest.mark.by_day
@pytest.mark.rule("NANCHANG-6", "NANCHANG-26", "NANCHANG-29", "NANCHANG-32", "NANCHANG-33")
@pytest.mark.parametrize("seed", [0, 1, 2, 22])
def test_jing_of_this_hand_and_the_last_and_a_first_turned_tile_are_paid_as_the_scorer_reads_the_book(seed):
    chance = Random(seed)
    options = {name: seed == 0 or chance.random() < 0.6 for name in OPTIONS}
    for sheet, side in played(options, seed, 3):
        assert told(side) == told(nanchang.verdict(sheet).side_payments), f"{options}\n{sheet}"
