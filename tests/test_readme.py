"""The front door keeps its promises: what README shows is what the library says."""

import doctest
import re
import time
import tomllib
from datetime import date
from pathlib import Path

import pytest

import fangcheng
from bots.readme import readme_bot
from fangcheng import play

README = Path(__file__).parent.parent / "README.md"


def test_the_lines_of_the_readme_are_true():
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.by_day
def test_the_bot_of_the_readme_plays_whole_matches_in_every_variant_with_its_faces():
    for variant in ("riichi", "sanma", "mcr"):
        result = play(variant, [readme_bot()], matches=1)
        assert result.bots[0] == "Cautious"
        assert result.matches[0].finished


@pytest.mark.slow
def test_the_bot_of_the_readme_plays_100_matches_in_half_a_minute_of_one_core():
    play("riichi", [readme_bot()])  # compiled or read from the cache by now
    begin = time.process_time()
    result = play("riichi", [readme_bot()], matches=100)
    assert time.process_time() - begin < 30
    place = result.totals[0].place
    assert place.value - place.margin < 3  # it stands its ground against three of the house, as far as chance lets tell


def test_what_the_readme_links_to_is_there():
    for link in (
        "docs/table.jpg",
        "docs/home.jpg",
        "docs/design.md",
        "docs/formats.md",
        "docs/bots.md",
        "docs/match.md",
        "docs/house-rules.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "rules",
        "advice",
    ):
        assert link in README.read_text(encoding="utf-8")
        assert (README.parent / link).exists(), link


def test_the_changelog_has_dated_versions_the_newest_first_and_that_is_what_the_library_calls_itself():
    text = (README.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    told = [re.fullmatch(r"(\d+)\.(\d+)\.(\d+) \((\d{4}-\d{2}-\d{2})\)", one) for one in headings]
    assert len(told) >= 4
    assert all(told), headings
    versions = [(*(int(one[part]) for part in (1, 2, 3)), date.fromisoformat(one[4])) for one in told if one]
    assert versions == sorted(versions, reverse=True)
    assert ".".join(map(str, versions[0][:3])) == fangcheng.__version__
    pyproject = tomllib.loads((README.parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert pyproject["project"]["version"] == fangcheng.__version__
