"""What all tests share: `--slow`, hypothesis profiles, reference data, a browser, the report on rules."""

import gc
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from plugins.shared_data import shared_data as locate
from plugins.whole import is_whole_suite

pytest_plugins = ("plugins.one_variant", "plugins.rule_report", "plugins.games_of_the_day", "plugins.dear")

PROFILE = "ci" if "CI" in os.environ else "here"
hypothesis.settings.register_profile("here", deadline=None, print_blob=True)
hypothesis.settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True, database=None)
hypothesis.settings.register_profile("slow", deadline=None, print_blob=True, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the slow tests too")


def pytest_configure(config: pytest.Config) -> None:
    kept = tempfile.TemporaryDirectory(prefix="fangcheng-")  # no test keeps tables where the user's lie
    config.add_cleanup(kept.cleanup)
    os.environ["FANGCHENG_STORE"] = kept.name
    hypothesis.settings.load_profile("slow" if config.getoption("--slow") else PROFILE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the slow ones out; each says so only where tests were chosen, as thousands of skips take their time."""
    if config.getoption("--slow"):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if is_whole_suite(config):
        left = {*slow}
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in left]
    for item in slow:
        item.add_marker(pytest.mark.skip(reason="slow: run with --slow"))


def pytest_collection_finish() -> None:
    """Let the garbage collector leave alone what was collected, and look seldom: the compiler makes much that stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def _nothing_is_ordered() -> None:
    """Let tables and questions of mode "auto" stay interpreted: tests replace kernels, and one process meets all games.

    What is compiled already is used. How they change over is tested in processes of their own
    (game/test_changing_over.py); here the helpers would compile 41 games beside the tests, for nobody.
    """
    from fangcheng.game import warming
    from fangcheng.game.engine import Engine

    Engine.orders_itself = False
    warming._begin = lambda kernel, example, needed, made: warming._end(made)


@pytest.fixture(scope="session")
def shared_data() -> Callable[[str], Path]:
    """`shared_data("name")`: a path in the reference data; skips the test where it is absent."""
    return locate


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Use the system's Chromium; tests that want a page skip where there is none."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        pytest.skip("no chromium: apt-get install chromium fonts-noto-cjk")
    sandbox = [] if os.name == "nt" or os.geteuid() else ["--no-sandbox"]  # root has none
    return {**browser_type_launch_args, "executable_path": chromium, "args": [*sandbox, "--disable-gpu"]}
