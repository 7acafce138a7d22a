"""Desks: all tables of a thread work at one, for its look-up tables are 10 MB; bots with eyes of their own do not."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from fangcheng.bots.driver import Driver
from fangcheng.game.desks import MOST_DESKS, desk_for, desk_here, shapes_of
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


@pytest.mark.by_day
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


SHAPES = ("riichi", "sanma", "tianjin", "sichuan", "hongzhong", "qingyuan")  # look-up tables of six kinds


def own_megabytes():
    """Memory that belongs to this process alone and lies in no file."""
    rollup = Path("/proc/self/smaps_rollup")
    if not rollup.exists():
        pytest.skip("only Linux tells what memory is shared")
    return next(int(line.split()[1]) for line in rollup.read_text().splitlines() if line.startswith("Anonymous")) / 1024


def test_many_threads_share_the_look_up_tables_of_many_games():
    engines = [Engine(variant, mode="interpreted") for variant in SHAPES]
    assert len({shapes_of(engine.rules) for engine in engines}) == len(engines)
    sums = [int(engine.desk["shapes"]["joined"].sum()) for engine in engines]
    before, together = own_megabytes(), threading.Barrier(16, timeout=30)

    def look():
        found = []
        for engine in engines:
            engine.desk["work"]["won"] = 1
            found.append(int(engine.desk["shapes"]["joined"].sum()))
        together.wait()
        return found, own_megabytes()

    with ThreadPoolExecutor(16) as threads:
        told = [thread.result() for thread in [threads.submit(look) for _ in range(16)]]
    assert [found for found, _ in told] == [sums] * 16
    assert max(most for _, most in told) - before < 30  # 16 threads with 6 copies of 6 MB each had 580


def test_what_one_desk_is_written_on_no_other_shows():
    shapes = shapes_of(Engine("riichi", mode="interpreted").rules)
    one, other = desk_for(shapes), desk_for(shapes)
    one.record.work.won = 3
    one.array["shapes"]["joined"] = 7
    assert int(other.record.work.won) == 0
    assert int(other.array["shapes"]["joined"].max()) != 7


def test_a_thread_keeps_a_few_desks_those_used_last():
    def used():
        engines = [Engine(variant, mode="interpreted") for variant in SHAPES]
        first = [place(engine) for engine in engines]
        return first, [place(engine) for engine in engines[-MOST_DESKS:]]

    with ThreadPoolExecutor(1) as thread:
        first, again = thread.submit(used).result()
    assert again == first[-MOST_DESKS:]


@pytest.mark.by_day
def test_where_no_file_can_be_made_every_desk_has_its_own_tables(monkeypatch):
    def fail(*_):
        raise OSError("no more files")

    monkeypatch.setattr("fangcheng.game.desks._lay_out", fail)
    monkeypatch.setattr("fangcheng.game.desks._laid_out", {})
    shapes = shapes_of(Engine("riichi", mode="interpreted").rules)
    one, other = desk_for(shapes), desk_for(shapes)
    assert one.array.tobytes() == other.array.tobytes()
    assert not np.shares_memory(one.array, other.array)
