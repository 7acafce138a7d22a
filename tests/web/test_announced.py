"""A hand is played by what a screen reader announces and by keys alone: nothing here looks at the table."""

import time

import pytest

from fangcheng.web.server import STATIC
from web.test_browser import HAND, address, sit_down

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
__all__ = ["address"]
LEAST = 4  # own discards that make it a hand

# Live regions say what they say when they change; `due` is the question that waits for an answer.
LISTEN = """() => {
    window.said = [];
    for (const region of document.querySelectorAll("[aria-live]")) {
        const told = () => region.textContent.trim() && said.push(region.textContent.trim());
        new MutationObserver(told).observe(region, { childList: true, characterData: true, subtree: true });
    }
}"""
DUE = "() => document.querySelector('[aria-live=assertive]').textContent.trim()"
FOCUSED = """() => {
    const one = document.activeElement;
    const around = one.closest("[role=toolbar], [role=dialog]");
    const title = around && document.getElementById(around.getAttribute("aria-labelledby"));
    return {
        role: around?.getAttribute("role") ?? "",
        name: one.getAttribute("aria-label") ?? one.textContent.trim(),
        title: title?.textContent.trim() ?? "",
    };
}"""


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "reduced_motion": "reduce"}


def focus_hand(page):
    """Go on by Tab until a tile of the hand has the focus, and return what it is called."""
    for _ in range(60):
        found = page.evaluate(FOCUSED)
        if found["role"] == "toolbar":
            return found["name"].split(", ")[0]
        page.keyboard.press("Tab")
    raise AssertionError("no tile of the hand is reached by Tab")


def until_told(page, what, already):
    """Wait until something with these words is announced after the first `already` sentences."""
    end = time.monotonic() + HAND
    while not any(what in one for one in page.evaluate("said")[already:]):
        assert time.monotonic() < end, f"never announced: {what}"
        page.wait_for_timeout(100)


@pytest.mark.by_day
def test_a_hand_is_played_by_what_is_announced_alone(page, address):
    sit_down(page, address, "riichi", {})
    page.evaluate(LISTEN)
    thrown, end = 0, time.monotonic() + 2 * HAND
    while page.evaluate(FOCUSED)["role"] != "dialog":
        assert time.monotonic() < end, f"no end after {2 * HAND} s; {thrown} tiles thrown"
        due, already = page.evaluate(DUE), len(page.evaluate("said"))
        page.wait_for_timeout(200)  # keys just after a change are not taken
        if "Pass" in due:
            page.keyboard.press("0")
        elif due:
            tile = focus_hand(page)
            page.keyboard.press("Enter")
            until_told(page, f"You: discard {tile}", already)
            thrown += 1
    assert thrown >= LEAST
    assert page.evaluate(FOCUSED)["title"]
    assert page.evaluate("said")
