"""The third way to run: step and scoring compile to a GPU's code, and that code does what Python does.

No GPU need be there: the PTX runs on a machine of the tests (ptx/machine.py), thread by thread. Six games at a time are
compiled without being run, in one pair of kernels that serves all six, for most of them is the same code: each time
that a kernel or a package has changed, and on one day of a week.
"""

import random
from collections.abc import Iterator
from datetime import date

import numpy as np
import pytest

from fangcheng.core.dialect.compiler import linked
from fangcheng.core.play.act import act
from fangcheng.core.scoring.value import value_win
from fangcheng.core.state.desk import DESK
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.table import TABLE
from fangcheng.core.state.win import RESULT, WIN
from fangcheng.game.engine import Engine
from fangcheng.game.match import Match
from fangcheng.variants import IDS
from plugins.games_of_the_day import TURNS
from ptx.machine import Machine
from riichi.engine import rules_of, wins_of
from riichi.random_hands import random_hand

# Numba brings an old numba.cuda of its own, which numba-cuda replaces; that one does not know the dialect.
pytest.importorskip("numba_cuda", reason="numba-cuda is not installed; .ci/run and test.py --all install it")
cuda = pytest.importorskip("numba.cuda")

from ptx.compiled import pretend, ptx_of  # noqa: E402 (it needs numba-cuda)

HANDS = 8  # played of each variant
SIX = 6  # games at a time


@pytest.fixture(autouse=True)
def pretended_gpu(monkeypatch):
    pretend(monkeypatch)


def scoring(*games):
    """A kernel that values wins of these games, one a thread, with the types of its arguments."""
    from numba import from_dtype

    value = linked(value_win, *map(rules_of, games))

    def score(wins, rules, desks, results):
        number = cuda.grid(1)
        if number < wins.shape[0]:
            value(wins[number], rules[0], desks[0], results[number])

    return score, tuple(from_dtype(dtype)[::1] for dtype in (WIN, RULES, DESK, RESULT))


def playing(*games):
    """A kernel that plays a step of these games at each table, with the types of its arguments."""
    from numba import from_dtype, int64

    step = linked(act, *map(rules_of, games))

    def play(tables, rules, desks, seats, actions):
        number = cuda.grid(1)
        if number < tables.shape[0]:
            step(tables[number], rules[0], desks[number], seats[number], actions[number])

    return play, (*(from_dtype(dtype)[::1] for dtype in (TABLE, RULES, DESK)), int64[::1], int64[::1])


def differences(one, other, path="") -> Iterator[str]:
    """Fields that differ between two records; what lies between the fields does not count."""
    for name in one.dtype.names:
        if one[name].dtype.names:
            yield from differences(one[name], other[name], f"{path}{name}.")
        elif not np.array_equal(one[name], other[name]):
            yield path + name


@pytest.mark.by_day
def test_hands_are_valued_by_the_code_of_a_gpu_as_by_python():
    machine = Machine(ptx_of(scoring("riichi")))
    chance = random.Random(22)
    hands = [random_hand(chance) for _ in range(300)]
    wins = np.asarray(wins_of(rules_of("riichi"), hands))
    rules, desk = Engine("riichi").arrays()
    results = np.zeros(len(wins), RESULT)
    arrays = [(machine.place(array), array) for array in (wins, rules, desk, results)]
    machine.launch(arrays, len(wins))
    valued = machine.fetch(*arrays[-1])
    records = [array.view(np.recarray) for array in (wins, rules, desk, results)]
    for number in range(len(wins)):
        value_win(records[0][number], records[1][0], records[2][0], records[3][number])
        assert list(differences(results[number], valued[number])) == [], hands[number]
    assert 0 < results["wins"].sum() < len(wins)


def compile_all(games):
    """Types, lowers and compiles step and scoring of these games, every kernel of them once."""
    text = ptx_of(playing(*games), scoring(*games), optimised=False)
    assert text.count(".entry") == 2
    assert text.count(".func") > 1000


def test_what_has_no_type_is_refused():
    from numba import from_dtype
    from numba.core.errors import TypingError

    def wrong(tables):
        tables[0].turn = tables[0] + 1

    with pytest.raises(TypingError, match="No implementation of function"):
        ptx_of((wrong, (from_dtype(TABLE)[::1],)), optimised=False)


@pytest.mark.by_day
def test_six_games_in_turn_compile_for_a_gpu(request):
    day = request.config.option.day
    first = SIX * ((date.today().toordinal() if day < 0 else day) // TURNS)  # by the week: on its day come the next six
    compile_all([IDS[(first + place) % len(IDS)] for place in range(SIX)])


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(IDS), SIX))
def test_all_games_compile_for_a_gpu(first):
    compile_all(IDS[first : first + SIX])


@pytest.mark.slow
@pytest.mark.parametrize("variant", IDS)
def test_hands_are_played_by_the_code_of_a_gpu_as_by_python(variant):
    """Some steps of a match, by players who answer at random; whole tables are compared."""
    match = Match(variant, 22, mode="interpreted")
    play_beside(Machine(ptx_of(playing(variant))), match, random.Random(variant))


def play_beside(machine, match, chance):
    """Play the beginning of a match twice, interpreted and by the machine."""
    table, (rules, desk) = np.asarray(match.table).reshape(1), match.engine.arrays()
    answer = np.zeros((2, 1), np.int64)
    tables, *others = [(machine.place(array), array) for array in (table, rules, desk, *answer)]
    while len(match.actions) <= HANDS and not match.over:
        if match.hand_over:
            match.next_hand()
            machine.put(tables[0], np.asarray(match.table))
            continue
        seat = chance.choice(match.owed)
        action = chance.choice(match.legal(seat)).number
        for (start, _), number in zip(others[2:], (seat, action)):
            machine.put(start, np.array([number]))
        machine.launch([tables, *others], 1)
        match.act(seat, action)
        there = machine.fetch(*tables)[0]
        assert list(differences(np.asarray(match.table)[()], there)) == [], (match.variant, seat, action)
