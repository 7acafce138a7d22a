"""The front door keeps its promises: what README shows is what the library says."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_lines_of_the_readme_are_true():
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_what_the_readme_links_to_is_there():
    for link in ("docs/table.png", "docs/design.md", "docs/formats.md", "CONTRIBUTING.md", "CHANGELOG.md", "rules"):
        assert link in README.read_text(encoding="utf-8")
        assert (README.parent / link).exists(), link
