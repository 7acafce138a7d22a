"""docs/cookbook.md and docs/coming-from.md are true: each section runs by itself, and shows what it answers."""

import pytest

from handbook.sections import failures, sections

PAGES = ("cookbook.md", "coming-from.md")


@pytest.mark.by_day
@pytest.mark.parametrize(("page", "title"), [(page, title) for page in PAGES for title in sections(page)])
def test_a_section_of_examples_runs_by_itself(page, title):
    number, said = failures(page, title)
    assert number > 1
    assert said == ""


def test_no_example_stands_outside_of_a_section():
    found = {page: sum(part.count(">>> ") for part in sections(page).values()) for page in PAGES}
    assert found["cookbook.md"] > 50
    assert found["coming-from.md"] > 25
