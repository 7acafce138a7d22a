"""Records that are damaged or refused, in a browser: the sentence about them stands where the reader looks."""

import re

import pytest

from fangcheng.web.server import STATIC
from records import small_tenhou6
from web.served import served

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")

DAMAGED = small_tenhou6.text(small_tenhou6.double_riichi("満貫12000点"), [[0, 1, 0], [25000] * 4, [21]])
REFUSED = small_tenhou6.text(small_tenhou6.double_riichi("満貫12000点", "断幺九(3飜)", "裏ドラ(2飜)"))


@pytest.fixture(scope="module")
def address():
    with served() as server:
        yield f"http://127.0.0.1:{server.port}/"


def dropped(page, address, text):
    """Let go of a file at the top of Home."""
    page.goto(address)
    page.wait_for_selector(".records")
    held = page.evaluate_handle(
        "text => { const held = new DataTransfer(); held.items.add(new File([text], 'log.json')); return held; }", text
    )
    page.dispatch_event("h1", "drop", {"dataTransfer": held})


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)])
def test_what_a_file_has_lost_is_told_on_the_felt_until_it_is_closed(page, address, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    dropped(page, address, DAMAGED)
    note = page.locator(".notes")
    note.wait_for()
    assert re.search(r"Not all of this file can be read \(object, hand 2: 3 parts instead of 17", note.inner_text())
    box = note.bounding_box()
    assert box["y"] + box["height"] <= size[1]
    page.get_by_role("button", name="One step on").click()
    assert note.is_visible()
    note.get_by_role("button", name="Close").click()
    assert note.count() == 0


def test_why_a_file_is_refused_comes_into_view(page, address):
    page.set_viewport_size({"width": 390, "height": 844})
    dropped(page, address, REFUSED)
    problem = page.locator(".records .problem")
    problem.wait_for()
    assert page.evaluate("document.documentElement.scrollHeight > 844")  # it would lie below what is seen
    page.wait_for_function(
        """() => {
            const { top, bottom } = document.querySelector(".records .problem").getBoundingClientRect();
            return scrollY > 0 && top >= 0 && bottom <= 844;
        }"""
    )
