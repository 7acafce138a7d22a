"""What speaks for a better option is true of it, whichever option that is: sentences held against play."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from adviser.borne_out import check
from adviser.players import follow
from fangcheng.adviser.advise import advice_on
from fangcheng.adviser.answer import Reason
from fangcheng.game.hints import hint_of
from fangcheng.reviewer.reasons import COSTS, GUESSES, speaking_for
from fangcheng.sentences import is_key

MOVES, SHARE = 60, 0.6


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["riichi", "sichuan", "mcr", "taiwan", "changchun"])
def test_no_reason_for_another_option_is_false(variant):
    held, chance = Counter(), random.Random(3)

    def look(match, advice):
        others = [one for one in match.legal(advice.seat) if one.number != advice.action.number]
        if others and chance.random() < SHARE:
            view = match.view(advice.seat)
            other = advice_on(view, hint_of(view), chance.choice(others).number)
            held.update(check(match, replace(other, reasons=speaking_for(other.reasons))))

    follow(variant, 8, MOVES, look)
    assert sum(held.values()) > 10
    assert len(held) > 3


def test_guesses_are_left_out_and_costs_do_not_stand_alone():
    counted, guess, cost = (Reason(key=key) for key in ("advise-most", GUESSES[0], COSTS[0]))
    assert speaking_for([counted, guess]) == (counted,)
    assert speaking_for([counted, cost]) == (counted, cost)
    assert speaking_for([cost]) == speaking_for([guess]) == speaking_for([guess, cost]) == ()
    assert all(is_key(key) for key in (*GUESSES, *COSTS))
