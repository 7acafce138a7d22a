"""`strong`: what it answers hangs on what its seat sees, and its worlds are worlds of that view."""

import random

import numpy as np
import pytest

from fangcheng import FangchengError, Match, load_bot, play, strong
from fangcheng.bots.hidden_tiles import hidden_places
from fangcheng.bots.reposing import can_be_put_again, put_again
from fangcheng.bots.strong import keep_better_half
from fangcheng.bots.thought import MOST_ANSWERS, THOUGHT
from fangcheng.bots.worlds import deal_world
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.play.act import owing_seat
from fangcheng.core.state.codes import GONE, HAND_OVER
from fangcheng.core.table.hand import held
from fangcheng.game.engine import copy_of
from fangcheng.game.listed_games import games
from fangcheng.game.seen import seen_record
from fangcheng.game.views import View
from fangcheng.tiles import FACES, KINDS
from game.players import choose
from game.worlds import another_world

FEW = ("sichuan", "guangzhou")  # looked at in each run; playing worlds without a compiler takes half a minute a game
ALL = tuple(str(game.id) for game in games())
GAMES = [game if game in FEW else pytest.param(game, marks=pytest.mark.slow) for game in ALL]


def moments(variant, seed, often, most, options=None):
    """A match of the players of tests: yields it with a seat that owes a decision, now and then, so many times."""
    match, chance = Match(variant, seed, options, mode="interpreted"), random.Random(seed)
    seen = 0
    while seen < most:
        if match.over:
            return
        if match.hand_over:
            match.next_hand()
            continue
        seat = chance.choice(match.owed)
        if chance.random() < often:
            seen += 1
            yield match, seat
        match.act(seat, choose(match, seat, chance))


def view_in(match, table, seat):
    return View(match.engine, seen_record(match.engine, table, seat), seat)


@pytest.mark.parametrize("variant", GAMES)
def test_tables_that_differ_only_in_what_is_hidden_get_the_same_answer(variant):
    bot, other_bot = strong(worlds=2, seed=5), strong(worlds=2, seed=5)
    thought_of = 0
    for match, seat in moments(variant, 11, 0.03, 3):
        world = another_world(match, seat)
        world.random[:] = 7
        here, there = view_in(match, match.table, seat), view_in(match, world, seat)
        assert bot.act(here, here.actions) == other_bot.act(there, there.actions)
        assert bot.thought.tobytes() == other_bot.thought.tobytes()
        thought_of += int(bot.thought["worlds"])
    assert thought_of > 0


@pytest.mark.parametrize("variant", GAMES)
def test_a_world_holds_the_set_of_tiles_and_leaves_what_is_seen(variant):
    dealt = 0
    for match, seat in moments(variant, 23, 0.08, 8):
        seen = copy_of(seen_record(match.engine, match.table, seat))
        if not can_be_put_again(seen, match.engine.rules, seat):
            continue
        match.engine.furnish()
        world, thought = copy_of(seen), with_attributes(np.zeros(1, THOUGHT))[0]
        thought.random[:] = seed_words(f"{variant}:{dealt}")
        assert deal_world(world, match.engine.rules, match.engine.desk, thought, seat)
        put_again(world, match.engine.rules, match.engine.desk, seat)
        assert hidden_places(world) == 0
        assert owing_seat(world) >= 0
        assert world.owed >> seat & 1
        assert tiles_of(world) == tiles_of(match.table)
        assert view_in(match, world, seat).own == view_in(match, match.table, seat).own
        assert world.hand_size.tolist() == match.table.hand_size.tolist() or world.question >= 0  # an exchange
        dealt += 1
    assert dealt > 0


def tiles_of(table):
    """All tiles in hands and wall, those named for an exchange and those that lie face down among them."""
    counts = np.zeros(64, int)
    for seat in range(int(table.seats)):
        for kind in range(KINDS):
            counts[kind] += held(table, seat, kind) if kind < FACES else int(table.hand[seat, kind])
        for place in range(int(table.meld_count[seat])):
            np.add.at(counts, table.meld_tiles[seat, place].astype(int), 1)
        np.add.at(counts, table.river[seat, : int(table.river_count[seat])].astype(int), 1)
        np.add.at(counts, table.exchange.given[seat].astype(int), 1)
    size = int(table.wall_size)
    np.add.at(counts, table.wall[:size][table.place[:size] != GONE].astype(int), 1)
    return counts[:KINDS].tolist()


def test_the_same_view_seed_and_worlds_get_the_same_answer_after_anything_else():
    fresh, used = strong(worlds=2), strong(worlds=2)
    for match, seat in moments("sichuan", 4, 0.2, 3):
        view = match.view(seat)
        used.act(view, view.actions)  # thinks of something else first
        match_view = match.view(seat)
        assert used.act(match_view, match_view.actions) == fresh.act(view, view.actions)


def test_it_answers_what_is_open_in_a_whole_hand():
    match, bot = Match("guangdong", 3, mode="interpreted"), strong(worlds=1)
    for _ in range(12):
        seat = match.owed[0]
        view = match.view(seat)
        match.act(seat, bot.act(view, view.actions))
    assert match.table.phase < HAND_OVER


def test_half_of_the_answers_go_and_steadys_stays():
    thought = np.zeros(1, THOUGHT)[0]
    thought["count"] = 6
    thought["alive"][:6] = 1
    thought["sums"][:6] = [0, -5, 9, 3, -8, 1]
    keep_better_half(thought)
    assert thought["alive"][:6].tolist() == [1, 0, 1, 1, 0, 1]
    keep_better_half(thought)
    assert thought["alive"][:6].tolist() == [1, 0, 1, 1, 0, 0]
    assert len(thought["alive"]) == MOST_ANSWERS


def test_a_budget_without_a_compiler_thinks_of_nothing():
    match, bot = Match("sichuan", 4, mode="interpreted"), strong(budget=0.1)
    view = match.view(match.owed[0])
    assert bot.act(view, view.actions) in [action.number for action in view.actions]
    assert bot.thought["worlds"] == 0


@pytest.mark.parametrize("name", ["strong", "strong:worlds=200", "strong:worlds=8:budget=0.5:seed=3"])
def test_its_name_makes_it_again(name):
    assert load_bot(name).name == name


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("strong:worlds=0", "worlds=0"),
        ("strong:worlds=many", "'many' is no number"),
        ("strong:depth=3", "no setting"),
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
