"""Desks: all tables of a thread work at one, for its look-up tables are 10 MB; bots with eyes of their own do not."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from fangcheng.bots.driver import Driver
from fangcheng.game.desks import desk_here, shapes_of
from fangcheng.game.engine import Engine
from fangcheng.game.match import Match


def place(engine):
    """Where in memory the engine's desk of this thread lies."""
    return engine.desk["work"].__array_interface__["data"][0]


def test_tables_of_one_thread_share_a_desk_and_its_look_up_tables():
    matches = [Match(variant, seed, mode="interpreted") for variant, seed in (("mcr", 1), ("mcr", 2), ("taiwan", 3))]
    assert len({place(match.engine) for match in matches}) == 1


@pytest.mark.parametrize(("one", "other"), [("riichi", "sanma"), ("riichi", "tianjin"), ("riichi", "sichuan")])
def test_games_of_other_tiles_or_with_jokers_have_other_look_up_tables(one, other):
    first, second = Engine(one, mode="interpreted"), Engine(other, mode="interpreted")
    assert place(first) != place(second)
    assert int(first.desk.shapes.faces) != int(second.desk.shapes.faces) or first.desk.shapes.fifth == 0
    assert bool(second.desk.shapes.fifth) == (other == "tianjin")


def test_another_thread_works_at_another_desk_that_goes_with_it():
    engine = Engine("riichi", mode="interpreted")
    with ThreadPoolExecutor(1) as thread:
        there = thread.submit(place, engine).result()
    assert there != place(engine)
    assert desk_here(shapes_of(engine.rules)).record is engine.desk


def test_what_a_table_settles_is_its_own_though_others_play_at_the_same_desk():
    def told(seeds):
        matches = [Match("sichuan", seed, mode="interpreted") for seed in seeds]
        while owing := [match for match in matches if not match.hand_over]:
            for match in owing:
                seat = match.owed[0]
                actions = match.legal(seat)
                win = next((action for action in actions if action.kind == "win"), actions[-1])
                match.act(seat, win)
        return [match.explain() for match in matches]

    assert told(range(6)) == [told([seed])[0] for seed in range(6)]


def test_bots_with_views_look_at_a_desk_at_which_nobody_plays():
    engines = Engine("riichi", mode="interpreted"), Engine("riichi", mode="interpreted")
    driver = Driver(*engines)
    assert place(driver.eyes) != place(driver.engine)
    assert not np.frombuffer(driver.eyes.desk["work"].tobytes(), np.uint8).any()
