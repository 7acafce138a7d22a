"""Names of players and tiles laid aside can be read, whoever they belong to."""

import json
from itertools import pairwise

import pytest

from web.test_browser import DESK, PHONE, STATIC, accessible, address, sit_down, until_own_turn
from web.test_replay import lines_of, played

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
__all__ = ["address"]
SOFT = "\u00ad"  # a hyphen that shows where a line breaks at it
LYING, BIG = {"width": 844, "height": 390}, {"width": 1920, "height": 1080}
NAMES = ["けんたろう親方様", "Wilhelmina Featherstonehaugh-Smythe 3rd", "欧阳娜娜的小猫咪", "Konstantinos Bo"]


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    lines = lines_of(played("riichi", hands=1))
    head = json.loads(lines[0])
    head["players"] = NAMES
    file = tmp_path_factory.mktemp("names") / "names.jsonl"
    file.write_text("\n".join([json.dumps(head), *lines[1:]]), encoding="utf-8")
    return file


def watch(page, address, record):
    page.goto(address)
    page.wait_for_selector(".card")
    page.locator(".records input").set_input_files(record)
    page.wait_for_selector(".plate")


@pytest.mark.parametrize("size", [DESK, BIG, PHONE, LYING], ids=["desk", "big", "phone", "lying"])
def test_names_in_a_record_are_not_cut(page, address, record, size):
    page.set_viewport_size(size)
    watch(page, address, record)
    names = page.locator(".plate .name").all()
    told = [name.evaluate("node => node.firstChild.data").replace(SOFT, "") for name in names]
    assert sorted(told) == sorted(NAMES)
    for name in names:
        # every letter stands inside its plate and on the screen
        assert name.evaluate(
            """node => {
                const range = document.createRange();
                range.selectNodeContents(node);
                const plate = node.closest(".box").getBoundingClientRect();
                return [...range.getClientRects()].every((box) =>
                    box.left >= plate.left - 1 && box.right <= plate.right + 1 && box.top >= plate.top - 1 &&
                    box.bottom <= plate.bottom + 1 && plate.left >= 0 && plate.right <= innerWidth);
            }"""
        )
        assert name.evaluate("node => getComputedStyle(node).textOverflow") != "ellipsis"
    assert accessible(page) == []


@pytest.mark.parametrize("size", [DESK, BIG, PHONE, LYING], ids=["desk", "big", "phone", "lying"])
def test_words_of_a_name_stay_whole(page, address, record, size):
    page.set_viewport_size(size)
    watch(page, address, record)
    for word in ["Wilhelmina", "Smythe", "3rd", "Konstantinos", "Bo"]:
        lines = page.evaluate(
            """word => {
                const names = [...document.querySelectorAll(".plate .name")].map((node) => node.firstChild);
                const text = names.find((node) => node.data.includes(word));
                const range = document.createRange();
                range.setStart(text, text.data.indexOf(word));
                range.setEnd(text, text.data.indexOf(word) + word.length);
                return new Set([...range.getClientRects()].map((box) => box.top)).size;
            }""",
            word,
        )
        assert lines == 1, word


BROKEN = """() => [...document.querySelectorAll(".plate .name")].map((node) => {
    const text = node.firstChild, lines = [];
    let top = null;
    for (let at = 0; at < text.length; at++) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = [...range.getClientRects()].at(-1) ?? { height: 0 }; // the first may be the hyphen before it
        if (text.data[at] !== "\u00ad" && box.height > 0) {
            if (top === null || box.top > top + 3) lines.push("");
            top = box.top;
        }
        if (lines.length) lines[lines.length - 1] += text.data[at];
    }
    return lines.map((line) => line.trim());
})"""


@pytest.mark.parametrize("size", [LYING, {"width": 740, "height": 360}, {"width": 667, "height": 375}])
def test_a_word_too_long_for_a_lying_phone_is_broken_by_a_hyphen(page, address, tmp_path, size):
    """A soft one before the break, which the browser shows; twelve letters stay whole on all but the smallest."""
    lines = lines_of(played("riichi", hands=1))
    head = json.loads(lines[0])
    head["players"] = ["Featherstonehaugh", "Konstantinos", "Papadopoulosantonia", "Anna Donaudampfschiff"]
    file = tmp_path / "long.jsonl"
    file.write_text("\n".join([json.dumps(head), *lines[1:]]), encoding="utf-8")
    page.set_viewport_size(size)
    watch(page, address, file)
    told = page.evaluate(BROKEN)
    assert len(told) == 4
    assert ["Konstantinos"] in told or size["width"] < 700
    for rows in told:
        for row, following in pairwise(rows):
            assert row.endswith(SOFT) or " " in row or row == "Anna", (row, following)
    boxes, faces = (page.evaluate(BOXES, selector) for selector in (".plate .box", ".felt .face"))
    assert not [(box, face) for box in boxes for face in faces if overlap(box, face)]


BOXES = """selector => [...document.querySelectorAll(selector)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
})"""


def overlap(one, other):
    """Whether two boxes share more than a pixel."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def test_a_record_has_a_review_in_the_place_of_hints(page, address, record):
    watch(page, address, record)
    assert page.get_by_role("tab", name="Hint").count() == 0
    page.get_by_role("tab", name="Review").click()
    told = page.get_by_role("tabpanel")
    told.get_by_role("button", name="Review this game").wait_for()
    assert "next decision" not in told.inner_text()
    assert page.get_by_role("button", name="Show hints").count() == 0


@pytest.mark.parametrize("size", [BIG, DESK], ids=["big", "desk"])
def test_flowers_beside_a_plate_tell_their_number(page, address, size):
    page.set_viewport_size(size)
    sit_down(page, address, "taiwan", {})
    until_own_turn(page)
    flowers = page.locator(".plate .aside .face")
    assert flowers.count() > 0
    for flower in flowers.all():
        index = flower.locator("i")
        assert index.inner_text() in "1234"
        assert index.evaluate("node => parseFloat(getComputedStyle(node).fontSize)") >= 8
    widths = [flower.bounding_box()["width"] for flower in flowers.all()]
    assert min(widths) >= (30 if size == BIG else 20)


LINES = """selector => [...document.querySelectorAll(selector)].flatMap((block) => {
    const text = block.firstChild, lines = [];
    let top = null;
    for (let at = 0; at < text.length; at++) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        if (top === null || box.top > top + 5) lines.push("");
        top = box.top;
        lines[lines.length - 1] += text.data[at];
    }
    return lines;
})"""


def broken(page, selector, words):
    """Those of the words, some of which must be there, that a line breaks within."""
    told = "|".join(line.strip() for line in page.evaluate(LINES, selector))
    joined = told.replace("|", "")
    assert any(word in joined for word in words)
    return [word for word in words if joined.count(word) != told.count(word)]


@pytest.mark.parametrize("width", [320, 390, 768, 1000, 1280, 1920])
def test_japanese_breaks_between_words(page, address, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(address)
    page.evaluate("localStorage.setItem('language', 'ja')")
    page.reload()
    page.wait_for_selector(".hero p")
    lead = ["学べます", "遊べ", "ルール", "麻雀", "ブラウザ", "対局", "牌譜"]
    assert broken(page, ".hero h1, .hero p", lead) == []
    page.goto(f"{address}#/t/nonsense")
    page.wait_for_selector("#gone-reason")
    assert broken(page, "#gone-reason", ["ブラウザ", "ありません", "始めた", "新しい", "ください"]) == []


def test_every_player_has_a_face_of_their_own_on_the_plate_and_in_the_results(page, address, record):
    page.set_viewport_size(DESK)
    watch(page, address, record)
    faces = page.locator(".plate .portrait").evaluate_all("all => all.map((one) => one.innerHTML)")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".result .payments")
    again = page.locator(".payments svg.portrait").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len({*faces}) == 4
    assert {*again} == {*faces}
