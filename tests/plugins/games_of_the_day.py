"""`@pytest.mark.by_day`: what every game does alike is tested by day with one game in three, so that all come in turn.

Walks, matches and batches of all games ask the same things of the same kernels, and compile them for each game. A run
takes the games of its day, and always those whose page the last commits have changed; the rest
waits for its day, for `--slow` or for `--variant`. Two runs of one day take the same games.
"""

import subprocess
from datetime import date
from pathlib import Path

import pytest

from fangcheng.variants import IDS
from plugins.one_variant import variants_of

TURNS = 3  # days until all games have come
RECENT = "HEAD~10"
HOME = Path(__file__).parents[2]
PAGES = "src/fangcheng/variants/"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--day", type=int, help="number of the day whose games are tested [default: today's]")
    parser.addoption("--changed-games", help="games that are tested besides, with commas [default: as git tells]")


def pytest_configure(config: pytest.Config) -> None:
    """Choose once, at home: workers are told, and all collect the same tests whatever the clock does."""
    if config.option.day is None:
        config.option.day = date.today().toordinal()
    if config.option.changed_games is None:
        config.option.changed_games = ",".join(recently_changed())


def recently_changed() -> list[str]:
    """The games of whose page a file differs from what it was ten commits ago; none where git cannot tell."""
    asked = ("git", "diff", RECENT, "--name-only", "--", PAGES)
    try:
        told = subprocess.run(asked, cwd=HOME, capture_output=True, text=True)
    except OSError:
        return []
    names = {Path(line).stem for line in told.stdout.splitlines()}
    return sorted({game for name in names if (game := game_of(name)) is not None})


def game_of(name: str) -> str | None:
    """The game of whose page this file is a part: `taiwan_options` of taiwan."""
    return max((game for game in IDS if name == game or name.startswith(f"{game}_")), key=len, default=None)


def pytest_report_header(config: pytest.Config) -> str:
    return f"games of day {config.option.day}: {', '.join(sorted(chosen(config)))}"


def chosen(config: pytest.Config) -> set[str]:
    """The games that tests marked `by_day` run with."""
    if config.getoption("--slow") or config.getoption("variant"):
        return set(IDS)
    of_day = {game for number, game in enumerate(IDS) if (number + config.option.day) % TURNS == 0}
    return of_day | {*config.option.changed_games.split(",")} - {""}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the games of other days out."""
    games = chosen(config)
    waiting = [item for item in items if item.get_closest_marker("by_day") and not variants_of(item) & games]
    if waiting:
        config.hook.pytest_deselected(items=waiting)
        left = {*waiting}
        items[:] = [item for item in items if item not in left]
