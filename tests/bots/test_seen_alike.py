"""The house's bot answers at the table itself as it does at what its seat sees of it: nothing hidden is looked at."""

import pytest

from bots.imagining import moments
from fangcheng.bots.rollouts import steady_brains
from fangcheng.bots.steady import steady_choice
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.game.engine import copy_of
from fangcheng.game.seen import seen_record
from fangcheng.variants import IDS

SEED = 41
FEW = ("sichuan", "mcr")  # looked at in each run
GAMES = [game if game in FEW else pytest.param(game, marks=pytest.mark.by_day) for game in IDS]


def answer(match, table, seat):
    """What `steady` does there, with the same dice each time."""
    brain = with_attributes(steady_brains(match.engine))[0]
    brain.random[:] = seed_words("alike")
    return int(steady_choice(copy_of(table), match.engine.rules, match.engine.desk, brain, seat))


@pytest.mark.parametrize("variant", GAMES)
def test_the_table_itself_tells_steady_no_more_than_its_seat_sees(variant):
    print(f"seed {SEED}")
    for match, seat in moments(variant, SEED, 0.2, 12):
        match.engine.furnish()
        assert answer(match, match.table, seat) == answer(match, seen_record(match.engine, match.table, seat), seat)
