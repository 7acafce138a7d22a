"""Names of players and tiles laid aside can be read, whoever they belong to."""

import json

import pytest

from web.test_browser import DESK, PHONE, STATIC, accessible, address, sit_down, until_own_turn
from web.test_replay import lines_of, played

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
__all__ = ["address"]
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
    assert sorted(name.evaluate("node => node.firstChild.data") for name in names) == sorted(NAMES)
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


def test_the_hints_of_a_record_are_not_waited_for(page, address, record):
    watch(page, address, record)
    page.get_by_role("tab", name="Hint").click()
    told = page.get_by_role("tabpanel").inner_text()
    assert "Play on from here" in told
    assert "next decision" not in told
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
