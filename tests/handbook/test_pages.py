"""The pages of the handbook as they are written: links, contents, reference; without the generator."""

import re

import pytest
import yaml

import fangcheng
from fangcheng.handbook import reference, sources
from fangcheng.handbook.chapters import CHAPTERS, FRONT, contents
from fangcheng.handbook.links import anchor_of, links, mended
from fangcheng.handbook.mentioned import PUBLIC, Home, Told
from fangcheng.handbook.mentioned import reference as told_names
from fangcheng.handbook.modules import home_of, module
from fangcheng.variants import IDS

ROOT = sources.tree()


@pytest.fixture(scope="module")
def told() -> dict[Home, Told]:
    return told_names()


def anchors(text):
    """The names of the headings of a page, as GitHub gives them."""
    outside = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ +(.*?)\s*$", outside, re.MULTILINE)
    return {anchor_of(heading) for heading in headings}


def test_every_link_of_a_page_leads_to_a_file_and_a_heading_of_it():
    texts = {page: sources.place_of(page).read_text(encoding="utf-8") for page in sources.pages()}
    lost = []
    for page, text in texts.items():
        for link in links(text, page):
            there = link.path or page
            is_there = (ROOT / there).exists() or sources.place_of(there).exists()
            if not is_there or (link.anchor and there in texts and link.anchor not in anchors(texts[there])):
                lost.append(f"{page}: {link.path}#{link.anchor}")
    assert len(texts) > 60
    assert lost == []


@pytest.mark.parametrize(
    ("written", "on_the_site"),
    [
        ("[a](match.md#why)", "[a](match.md#why)"),
        ("[`sources`](../README.md)", "[`sources`](../index.md)"),
        ("the books in [rules/](../rules)", "the books in [rules/](../rules/index.md)"),
        ("[match.md](match.md#why) [docs/bots.md](bots.md)", "[Why](match.md#why) [Bots](bots.md)"),
        ("[reference](../src/fangcheng)", "[reference](../reference/index.md)"),
        ("[kept](../no/such/file.py)", "kept"),
        ("[here](#why) [far](https://example.org/a)", "[here](#why) [far](https://example.org/a)"),
        ("`[code](../README.md)`", "`[code](../README.md)`"),
        ("```\n[code](../README.md)\n```", "```\n[code](../README.md)\n```"),
        ("```python\n>>> 1\n1\n\n```", "```python\n>>> 1\n1\n```"),
    ],
)
def test_links_are_turned_to_where_the_site_has_their_pages(written, on_the_site):
    assert mended(written, "docs/bots.md") == on_the_site


def test_every_page_of_a_chapter_is_there_and_no_page_is_left_out():
    there = {page.removesuffix(".md") for page in sources.pages()} | {"reference/index", "rules/index"}
    named = [page for chapter in CHAPTERS for page in chapter.pages]
    assert len(set(named) - there) <= 2  # pages that are named ahead
    assert len(named) == len(set(named))
    top = {page for page in there if not page.startswith("rules/") or page == "rules/index"} - {FRONT}
    assert {page for chapter in contents(top) for page in chapter.pages} == top


def test_a_page_that_nobody_has_put_into_a_chapter_stands_under_the_last_heading():
    assert contents(["docs/match", "docs/brand-new"])[-1] == ("More", ("docs/brand-new",))


@pytest.mark.parametrize("place", PUBLIC)
def test_every_public_name_is_told_with_words(told, place):
    names = module(place).public
    assert names
    for name in names:
        entry = told[Home(*home_of(name, place))].entry
        assert entry.words, f"{place}.{name} has no docstring"
        unsaid = [part.name for part in entry.parts if part.role in ("method", "property") and not part.words]
        assert unsaid == [], f"{place}.{name}"


def test_the_reference_knows_the_names_that_the_package_has():
    assert set(module("fangcheng").public) == set(fangcheng.__all__)


def test_parts_of_a_class_come_with_those_of_its_bases(told):
    [tables] = [one.entry for one in told.values() if (one.module, one.entry.name) == ("fangcheng", "Tables")]
    names = {part.name for part in tables.parts}
    assert {"policy_actions", "play_out", "step", "legal", "observe"} <= names
    assert names == {name for name in dir(fangcheng.Tables) if not name.startswith("_")} & names


def test_an_entry_shows_what_a_name_takes_and_gives_its_words_and_its_source():
    page = reference.pages()["reference/hands.md"]
    assert "{py:function} shanten(variant: fangcheng.rules.ruleset.Variant, hand: " in page
    block = page.partition("{py:function} shanten(")[2].partition("\n:::::\n")[0]
    assert ":module: fangcheng\n" in block
    assert "0 ready, -1 complete" in block
    assert "Raises " in block
    assert "<details><summary>Source: fangcheng.game.questions, line " in block
    assert "\n    return " in block


def test_errors_and_pages_that_a_docstring_names_are_links():
    page = reference.pages()["reference/hands.md"]
    raised = page.partition("Raises {py:exc}`~fangcheng.NotationError`, {py:exc}`~fangcheng.HandError`")
    assert raised[0].endswith("\n\n")
    assert "[Questions about hands](../docs/library.md) lists all by game." in page


def test_a_default_that_has_a_name_is_told_as_its_value():
    assert "max_hands: int=256)" in reference.pages()["reference/matches.md"]


def test_no_name_has_lost_its_page(told):
    assert {page.page for page in (reference.topic_of(home.module) for home in told)} <= {
        topic.page for topic in reference.TOPICS
    } - {reference.OTHERS}


def test_every_game_has_a_rulebook_among_the_pages():
    assert {f"rules/{game}.md" for game in IDS} <= set(sources.pages())


def test_the_citation_names_this_version_and_its_day():
    said = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    [(version, day)] = re.findall(r"^## (\S+) \((\S+)\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)[:1]
    assert (said["version"], str(said["date-released"])) == (version, day)
    assert said["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= said.keys()
    assert said["license"] == "MIT"


def test_the_promise_names_what_carries_a_number():
    text = (ROOT / "docs" / "stability.md").read_text(encoding="utf-8")
    assert "`observe_spec(game).version` and `.digest`" in text
    spec = fangcheng.observe_spec("tuidaohu")
    assert spec.version == 1
    assert len(spec.digest) > 8
    assert all(game.revision >= 1 for game in fangcheng.games())
