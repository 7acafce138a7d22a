"""`strong`: what it answers hangs on what its seat sees, a number of worlds and a seed."""

import numpy as np
import pytest
from msgspec.structs import replace

from bots.imagining import moments, view_in
from fangcheng import FangchengError, Match, load_bot, play, strong
from fangcheng.bots.rollouts import Trial
from fangcheng.bots.strong import Weighed, answers_worth_trying
from fangcheng.core.state.action_codes import PASS, WIN
from fangcheng.core.state.codes import HAND_OVER, TURN
from game.worlds import another_world

LATE = 6  # tiles that can still be drawn: playing worlds to the end takes seconds without a compiler


@pytest.mark.by_day
def test_tables_that_differ_only_in_what_is_hidden_get_the_same_answer():
    thought_of = 0
    for match, seat in moments("sichuan", 11, 0.5, 3, LATE):
        bot, other_bot = strong(2, seed=5, discards=True), strong(2, seed=5, discards=True)
        here, there = view_in(match, match.table, seat), view_in(match, another_world(match, seat), seat)
        assert bot.act(here, here.actions) == other_bot.act(there, there.actions)
        if bot.weighed is not None:
            assert bot.weighed.sums.tolist() == other_bot.weighed.sums.tolist()
            thought_of += bot.weighed.worlds
    assert thought_of > 0


@pytest.mark.by_day
def test_the_same_view_seed_and_worlds_get_the_same_answer_after_anything_else():
    fresh, used = strong(2, discards=True), strong(2, discards=True)
    for match, seat in moments("sichuan", 4, 0.5, 2, LATE):
        view = match.view(seat)
        used.act(view, view.actions)  # thinks of something else first
        again = match.view(seat)
        assert used.act(again, again.actions) == fresh.act(view, view.actions)


@pytest.mark.by_day
def test_it_answers_what_is_open_to_the_end_of_a_hand():
    match, _ = next(iter(moments("guangdong", 3, 1.0, 1, LATE)))
    bot = strong(1, discards=True)
    while not match.hand_over:
        seat = match.owed[0]
        view = match.view(seat)
        match.act(seat, bot.act(view, view.actions))
    assert match.table.phase >= HAND_OVER


def test_other_discards_are_tried_only_where_they_are_wanted():
    match = Match("sichuan", 4, mode="interpreted")
    while match.table.phase != TURN:
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    view = match.view(match.owed[0])
    throws, kong = [number for number in range(57) if any(one.number == number for one in view.actions)], 72
    legal = [*view.actions, replace(view.actions[0], number=kong, kind="concealed_kong")]
    assert answers_worth_trying(view, throws[0], legal, discards=False) == [throws[0], kong]
    assert answers_worth_trying(view, kong, legal, discards=False) == [kong, *throws]
    assert set(answers_worth_trying(view, throws[0], legal, discards=True)) == {*throws, kong}


def test_a_win_is_compared_with_letting_it_pass_and_never_with_discards():
    match = Match("sichuan", 4, mode="interpreted")
    while match.table.phase != TURN:
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    view, kong = match.view(match.owed[0]), 72
    legal = [replace(view.actions[0], number=number, kind=kind) for number, kind in ((WIN, "win"), (PASS, "pass"))]
    legal += [*view.actions, replace(view.actions[0], number=kong, kind="concealed_kong")]
    for discards in (False, True):
        assert answers_worth_trying(view, WIN, legal, discards) == [WIN, PASS, kong]
    assert answers_worth_trying(view, WIN, legal[:1], discards=True) == [WIN]


def weighed(gains):
    """Return five answers that brought so many points each, steady's none, in some worlds (worlds, answers)."""
    match = Match("sichuan", 4, mode="interpreted")
    made = Weighed(Trial(match.view(match.owed[0]), range(len(gains[0]))), range(len(gains[0])))
    made.take(np.array(gains))
    return made


def test_half_of_the_answers_go_and_steadys_stays():
    found = weighed([[0, -5, 9, 3, -8, 1]])
    found.keep_better_half()
    assert found.alive.tolist() == [True, False, True, True, False, True]
    found.keep_better_half()
    assert found.alive.tolist() == [True, False, True, True, False, False]


def test_another_answer_must_gain_more_than_chance_may():
    doubtful = [[0, 9], [0, -8], [0, 4], [0, -3]]  # 0.5 ± 3.4
    assert weighed(doubtful).best() == 0
    certain = [[0, 9], [0, 8], [0, 10], [0, 9]]  # 9 ± 0.4
    assert weighed(certain).best() == 1
    worse = [[0, -9], [0, -8], [0, -10], [0, -9]]
    assert weighed(worse).best() == 0


def test_what_would_need_much_luck_is_dropped_and_what_leads_is_not():
    few = weighed([[0, -9, 9, 5], [0, -8, 8, -3], [0, -10, 9, 4], [0, -9, 10, -3]])
    few.keep_hopeful(share=0.25)
    assert few.alive.tolist() == [True, False, True, True]
    few.keep_hopeful(share=1)
    assert few.alive.tolist() == [True, False, True, False]


def test_what_is_dropped_counts_no_more():
    found = weighed([[0, 4, 2], [0, 6, 2]])
    found.alive[1] = False
    found.take(np.array([[1, 100, 4]]))
    assert found.played.tolist() == [3, 2, 3]
    assert found.sums.tolist() == [0, 10, 7]
    assert found.squares.tolist() == [0, 52, 17]


def test_a_budget_without_a_compiler_thinks_of_nothing():
    match, bot = Match("sichuan", 4, mode="interpreted"), strong(budget=0.1)
    view = match.view(match.owed[0])
    assert bot.act(view, view.actions) in [action.number for action in view.actions]
    assert bot.weighed is None


@pytest.mark.parametrize("name", ["strong", "strong:worlds=200", "strong:worlds=8:budget=0.5:seed=3:discards=1"])
def test_its_name_makes_it_again(name):
    assert load_bot(name).name == name


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("strong:worlds=0", "worlds=0"),
        ("strong:worlds=many", "'many' is no number"),
        ("strong:depth=3", "no setting"),
        ("strong:discards=all", "'all' is no number"),
        ("strong:wall", "no setting"),
        ("strong:budget=-1", "budget=-1"),
        ("strong:budget=nan", "budget=nan"),
    ],
)
def test_settings_that_it_has_not_are_refused_by_name(name, what):
    with pytest.raises(FangchengError, match=what) as refused:
        load_bot(name)
    assert name in str(refused.value)


@pytest.mark.by_day("sichuan")
def test_it_sits_at_tables_of_play_by_its_name():
    result = play("sichuan", ["strong:worlds=4"], matches=1, seed=2)
    assert result.bots == ("strong:worlds=4", "steady", "steady", "steady")
    assert play("sichuan", ["strong:worlds=4"], matches=1, seed=2).matches == result.matches
