"""The front door keeps its promises: what README shows is what the library says."""

import doctest
import time
from pathlib import Path

import pytest

from bots.readme import readme_bot
from fangcheng import play

README = Path(__file__).parent.parent / "README.md"


def test_the_lines_of_the_readme_are_true():
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


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
        "docs/table.png",
        "docs/design.md",
        "docs/formats.md",
        "docs/bots.md",
        "docs/match.md",
        "docs/house-rules.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "rules",
    ):
        assert link in README.read_text(encoding="utf-8")
        assert (README.parent / link).exists(), link
