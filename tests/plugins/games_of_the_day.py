"""`@pytest.mark.by_day`: a run takes a seventh of what is dear, so that all comes within a week.

What every game does alike is tested by day with one game in seven: walks, matches and batches of all games ask the same
things of the same kernels, and compile them for each game. So are other tests that take long, a seventh of them a day;
all that look at a page in a browser are among them. What has changed of late (see `changes`) is tested every day:
games with all their tests, and rooms of the program with all theirs.

Tests that share something dear come on one day: `pytestmark = pytest.mark.by_day("simulate")`, by the word. A word that
is a game stands for its day: `by_day("sichuan")` for what compiles that game and is about a room, or about none.

The rest waits for its day, for `--slow` or for `--variant`. Two runs of one day take the same tests; a run of chosen
ones, by path or `-k`, takes all that were chosen.
"""

from datetime import date
from zlib import crc32

import pytest

from fangcheng.variants import IDS
from plugins.changes import changed_games, changed_rooms, is_about
from plugins.one_variant import variants_of
from plugins.whole import is_whole_suite

TURNS = 7  # days until all have come
EVERY_DAY = -1


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--day", type=int, help="number of the day whose tests are run; -1: all [default: today's]")
    parser.addoption("--changed-games", help="games that are tested besides, with commas [default: as git tells]")
    parser.addoption("--changed-rooms", help="folders that are tested besides, with commas [default: as git tells]")


def pytest_configure(config: pytest.Config) -> None:
    """Choose once, at home: workers are told, and all collect the same tests whatever the clock does."""
    if config.option.day is None:
        config.option.day = date.today().toordinal() if is_whole_suite(config) else EVERY_DAY
    if config.option.changed_games is None:
        config.option.changed_games = ",".join(changed_games())
    if config.option.changed_rooms is None:
        config.option.changed_rooms = ",".join(changed_rooms())


def pytest_report_header(config: pytest.Config) -> list[str]:
    if takes_all(config):
        return ["tests of every day"]
    rooms = config.option.changed_rooms.replace(",", ", ")
    return [f"games of day {config.option.day}: {', '.join(sorted(chosen(config)))}", f"changed rooms: {rooms}"]


def takes_all(config: pytest.Config) -> bool:
    """Whether no test waits for its day."""
    return bool(config.getoption("--slow") or config.getoption("variant")) or config.option.day == EVERY_DAY


def chosen(config: pytest.Config) -> set[str]:
    """The games that tests marked `by_day` run with."""
    if takes_all(config):
        return set(IDS)
    of_day = {game for number, game in enumerate(IDS) if (number + config.option.day) % TURNS == 0}
    return of_day | {*config.option.changed_games.split(",")} - {""}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what waits for another day."""
    if takes_all(config):
        return
    games, rooms = chosen(config), {*config.option.changed_rooms.split(",")} - {""}
    waiting = [item for item in items if is_by_day(item) and not has_its_day(item, config.option.day, games, rooms)]
    if waiting:
        config.hook.pytest_deselected(items=waiting)
        left = {*waiting}
        items[:] = [item for item in items if item not in left]


def is_by_day(item: pytest.Item) -> bool:
    """Whether a test takes turns: it is marked so, or looks at a page in a browser."""
    return item.get_closest_marker("by_day") is not None or "page" in getattr(item, "fixturenames", ())


def has_its_day(item: pytest.Item, day: int, games: set[str], rooms: set[str]) -> bool:
    """Whether a test runs today: with a game of the day, in its turn if it is about none, and with what has changed."""
    file, _, name = item.nodeid.partition("::")
    if file in rooms:
        return True
    word = next((mark.args[0] for mark in item.iter_markers("by_day") if mark.args), None)
    if word in IDS:
        return word in games or is_about(file, rooms)
    if concerned := variants_of(item):
        return bool(concerned & games)
    return is_about(file, rooms) or is_its_turn(word or f"{file}::{name.partition('[')[0]}", day)


def is_its_turn(name: str, day: int) -> bool:
    """Whether this is the day of a test that is about no game: any parameters of it have the same."""
    return (crc32(name.encode()) + day) % TURNS == 0
