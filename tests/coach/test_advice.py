"""The book of advice: all items in their order, the same in each language, with positions that can come up."""

from collections import Counter
from itertools import chain
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from fangcheng.coach import book
from fangcheng.coach.boards import board_of, check
from fangcheng.coach.book import LAST, chapter, chapters_in, read_chapter
from fangcheng.coach.items import entries, entry_of, lists, sayings
from fangcheng.coach.scope import games_of, holds
from fangcheng.coach.told import saying_in
from fangcheng.errors import FangchengError, RecordError, UnknownName
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import say
from fangcheng.variants import IDS, load
from fangcheng.web.server import make_app

# One line for each chapter: the numbers of its items in reading order, written down apart from the book.
ORDER = [
    [f"COACH-{n}" for n in line.split()]
    for line in Path(__file__).with_name("reading_order.txt").read_text(encoding="utf-8").splitlines()
]
WRITTEN = [(number, language) for language in LANGUAGES for number in chapters_in(language)]
PAGES = [pytest.param(*one, id=f"{one[1]}-{one[0]}") for one in WRITTEN]
LAST_SAYING = {"T": 12, "Y": 5, "N": 5, "Q": 18, "Z": 18}


def test_the_list_has_all_items_in_reading_order():
    assert [list(items) for items in lists().chapters.values()] == [*ORDER, []]
    assert sorted(chain(*ORDER), key=lambda one: int(one[6:])) == [f"COACH-{n}" for n in range(1, 171)]


def test_all_fifteen_chapters_are_written_in_every_language():
    missing = {language: sorted({*range(1, LAST + 1)} - {*chapters_in(language)}) for language in LANGUAGES}
    assert not any(missing.values()), missing


@pytest.mark.parametrize(("number", "language"), PAGES)
def test_a_chapter_has_its_items_and_boards_that_can_come_up(number, language):
    found = chapter(number, language)
    assert [item.id for item in found.items] == (ORDER[number - 1] if number < LAST else [])
    for item in found.items:
        if item.board:
            check(f"{language}/{number:02}.md", item.board)
            assert holds(item.entry.scope, load(item.board.game)), (item.id, item.board.game)
        for other in item.entry.against:
            assert other in item.but, f"{item.id} does not name {other}, which says the contrary"


@pytest.mark.parametrize(("number", "language"), PAGES)
def test_boards_are_the_same_in_all_languages(number, language):
    if number not in chapters_in("en"):
        pytest.fail(f"chapter {number} is written in {language} and not in English")

    def bare(item):
        board = item.board
        return board and (board.game, board.hand, board.melds, board.draw, board.offered, board.source, board.rivers,
                          board.melds_of, board.answer)  # fmt: skip

    assert [*map(bare, chapter(number, language).items)] == [*map(bare, chapter(number, "en").items)]


def test_opposing_items_name_each_other():
    for _, item, entry in entries():
        for other in entry.against:
            assert item in entry_of(other).against, (item, other)


def test_every_saying_and_source_that_an_item_names_is_there():
    assert Counter(key[0] for key in sayings()) == LAST_SAYING
    for _, item, entry in entries():
        assert {*entry.sayings} <= {*sayings()}, item
        assert {*entry.sources} <= {*lists().sources}, item
        assert bool(entry.trials) or entry.screen, item


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_saying_is_told_in_every_language(language):
    for key in sayings():
        told = saying_in(key, language)
        assert all((told.text, told.pinyin, told.table))
        assert bool(told.means) == (language in ("en", "ja"))


# What the rules of these games say, from their books.
HOLDING = [
    ("chow", "taiwan", True),
    ("chow", "sichuan", False),
    ("chow", "sanma", False),
    ("discard", "hangzhou", False),
    ("discard", "riichi", True),
    ("honours", "sichuan", False),
    ("honours", "mcr", True),
    ("joker", "wuhan", True),
    ("joker", "riichi", False),
    ("sixteen_tiles", "taiwan", True),
    ("sixteen_tiles", "wenzhou", True),
    ("sixteen_tiles", "mcr", False),
    ("declared", "harbin", True),
    ("opened", "wuhan", True),
    ("missing_suit", "chengdu", True),
    ("own_discards", "riichi", True),
    ("own_discards", "mcr", False),
    ("barred", "classic", False),
    ("barred", "taiwan", True),
    ("thrower_pays_more", "mcr", True),
    ("thrower_pays", "jinan", False),
    ("thrower_pays", "riichi", True),
    ("keyed", "hainan", True),
    ("gate", "tuidaohu", False),
    ("gate", "changchun", True),
]


@pytest.mark.parametrize(("condition", "game", "met"), HOLDING)
def test_a_condition_is_read_from_the_rules(condition, game, met):
    assert holds([condition], load(game)) is met
    assert holds([f"not {condition}"], load(game)) is not met


def test_a_condition_follows_the_rules_and_not_the_name():
    without = load("taiwan").vary("quiet", rules={15: {"claim_chi": "nobody"}})
    assert holds(["chow"], load("taiwan"))
    assert not holds(["chow"], without)


def test_every_item_holds_somewhere():
    assert [item for _, item, entry in entries() if not games_of(tuple(entry.scope))] == []
    assert games_of(()) == tuple(IDS)


def test_an_unknown_condition_is_refused():
    with pytest.raises(UnknownName, match="chwo"):
        holds(["chwo"], load("riichi"))


CHAPTER = """# Fifteen

A question?

## COACH-146 A name

when: Now.
do: This.
why: So.
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("# Fifteen", "Fifteen", "line 1", "begins with"),
        ("do: This.\n", "", "line 5", "without do"),
        ("why: So.", "why: So.\nwhy: Again.", "line 10", "second time"),
        ("why: So.", "because: So.", "line 9", "no part"),
        ("COACH-146", "COACH-171", "line 5", "171"),
        ("why: So.\n", "why: So.\n```board\ngame: riichi\n", "line 10", "does not end"),
        ("why: So.\n", "why: So.\n```board\ngame: riichi\n```\n", "line 11", "without hand, answer, say"),
        ("why: So.\n", "why: So.\n", "item 2", "due is COACH-144"),
    ],
)
def test_a_slip_in_a_chapter_is_told_with_its_line(tmp_path, old, new, line, what):
    file = tmp_path / "01.md"
    file.write_text(CHAPTER.replace(old, new), encoding="utf-8")
    with pytest.raises(RecordError) as told:
        read_chapter(file, "en")
    assert line in str(told.value)
    assert what in str(told.value)


BOARD = "game: {game}\nhand: {hand}\n{more}\nanswer: {answer}\nsay: So."


@pytest.mark.parametrize(
    ("game", "hand", "more", "answer", "wrong"),
    [
        ("riichi", "12459m1477p259s3z", "draw: 6p", "3z", ""),
        ("riichi", "12459m1477p259s", "draw: 6p", "9m", "12 concealed tiles, 13 are wanted"),
        ("taiwan", "12459m1477p259s3z", "draw: 6p", "3z", "16 are wanted"),
        ("riichi", "55559m1477p259s3z", "draw: 5m", "3z", "5 tiles 5m"),
        ("sichuan", "12459m1477p259s3z", "draw: 6p", "3z", "3z, sichuan has 0"),
        ("riichi", "12459m1477p259s3z", "draw: 6p", "4z", "4z is not in the hand"),
        ("riichi", "12459m1477p259s3z", "", "3z", "drawn or one is offered"),
        ("riichi", "12459m1477p259s3z", "offered: 3m from previous", "chow 24m", ""),
        ("riichi", "12459m1477p259s3z", "offered: 3m from across", "chow 24m", "not possible"),
        ("riichi", "12459m1477p259s3z", "offered: 7p from across", "pung", ""),
        ("riichi", "12459m1477p259s3z", "offered: 5z from across", "pass", "not possible"),
        ("riichi", "123456m123p4499s", "offered: 9s from next", "win", ""),
        ("riichi", "123456m123p4499s", "offered: 8s from next", "win", "not possible"),
        ("riichi", "12459m1477p2s\nmelds: [345p]", "draw: 6p", "2s", ""),
        ("riichi", "12459m1477p2s\nmelds: [346p]", "draw: 6p", "2s", "no set"),
    ],
)
def test_a_board_is_looked_over_by_the_rules_of_its_game(game, hand, more, answer, wrong):
    board = board_of("01.md", 1, BOARD.format(game=game, hand=hand, more=more, answer=answer))
    if not wrong:
        check("01.md", board)
        return
    with pytest.raises(FangchengError) as told:
        check("01.md", board)
    assert wrong in str(told.value)


def sample(tmp_path, monkeypatch):
    """A book of one chapter in English, the rest of the list as it is."""
    names = ORDER[8]
    parts = [f"## {name} Name of {name}\n\nwhen: Now.\ndo: Keep `5m`.\nwhy: So.\nbut: No.\n" for name in names]
    parts[0] += (
        "\n```board\ngame: taiwan\nhand: 123456m123p44995s12z\ndraw: 3z\nanswer: 3z 2z\nsay: It is loose.\n```\n"
    )
    (tmp_path / "en").mkdir()
    (tmp_path / "en/09.md").write_text("# Win now\n\nWhen?\n\n" + "\n".join(parts), encoding="utf-8")
    monkeypatch.setattr(book, "advice_folder", lambda: tmp_path)
    return names


def test_the_page_lists_chapters_and_tells_items(tmp_path, monkeypatch):
    names = sample(tmp_path, monkeypatch)
    with TestClient(make_app()) as client:
        listed = client.get("/api/advice/en").json()
        assert [(one["number"], one["title"], [link["id"] for link in one["items"]]) for one in listed] == [
            (9, "Win now", names)
        ]
        item = client.get("/api/advice/en/123").json()
        assert (item["id"], item["title"], item["everywhere"]) == ("COACH-123", "Name of COACH-123", True)
        assert [saying["key"] for saying in item["sayings"]] == ["T12"]
        assert item["board"]["rows"][-1] == {
            "groups": [{"tiles": ["3z"], "turned": None, "won": False}],
            "say": say("en", "advice-draw"),
        }
        assert item["board"]["answer"]["groups"][0]["tiles"] == ["3z", "2z"]
        fits = client.get("/api/advice/en?game=mcr").json()
        assert "COACH-125" not in [link["id"] for link in fits[0]["items"]]  # no furiten there
        assert client.get("/api/advice/en/999").status_code == 404
        assert client.get("/api/advice/en?game=nowhere").status_code == 404
        assert len(client.get("/api/advice/ja/sayings").json()) == sum(LAST_SAYING.values())
