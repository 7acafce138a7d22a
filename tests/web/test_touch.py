"""The table under a finger: the first tap lays a tile open to a look, the second plays it."""

import pytest

from web.test_browser import PHONE, STATIC, address, labels, sit_down, until_own_turn
from web.test_screens import LYING, overlap

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
__all__ = ["address"]


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "viewport": PHONE, "reduced_motion": "reduce", "has_touch": True}


def tap(page, spot):
    """Tap, as a finger does: `locator.hover` would show what a finger cannot."""
    box = spot.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def give_up_the_first_suit(page):
    """Give up a suit that is in the hand, so that the other tiles are greyed."""
    suits = ("characters", "dots", "bamboo")
    first = page.locator(".hand .tile").first.get_attribute("aria-label")
    word = next(word for word in suits if word in first)
    page.wait_for_timeout(400)  # taps just after a change are not taken
    tap(page, page.locator(".calls button", has_text=word).first)


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_the_first_tap_on_a_greyed_tile_says_why_and_it_stays(page, address, size):
    page.set_viewport_size(size)
    sit_down(page, address, "sichuan", {})
    page.wait_for_selector(".calls button")
    give_up_the_first_suit(page)
    until_own_turn(page)
    greyed = page.locator(".hand .tile.dimmed").last
    tap(page, greyed)
    page.wait_for_timeout(300)
    assert "go first" in page.locator(".reason").inner_text()
    page.wait_for_timeout(700)
    assert page.locator(".reason").count() == 1
    told = page.locator(".reason").bounding_box()
    others = page.locator(".hand .tile, .calls button, .felt .spot, .plate, .thumb").all()
    assert not [one for one in others if overlap(told, one.bounding_box())]


def test_the_first_tap_on_a_tile_raises_it_and_the_second_plays_it(page, address):
    sit_down(page, address, "riichi", {})
    until_own_turn(page)
    before = page.locator(".hand .tile").count()
    tile = page.locator(".hand .tile").first
    tap(page, tile)
    page.wait_for_timeout(300)
    assert page.locator(".hand .tile.raised").count() == 1
    tap(page, page.locator(".hand .tile").nth(1))  # another: the look goes there
    page.wait_for_timeout(300)
    assert page.locator(".hand .tile.raised").count() == 1
    assert page.locator(".hand .tile").count() == before
    tap(page, page.locator(".hand .tile").nth(1))
    page.wait_for_timeout(500)
    assert page.locator(".hand .tile.raised").count() == 0


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_hint_and_undo_lie_under_the_thumbs_and_cover_nothing(page, address, size):
    page.set_viewport_size(size)
    sit_down(page, address, "riichi", {})
    until_own_turn(page)
    thumbs = [page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Hint")]
    others = page.locator(".hand .tile, .calls button, .felt .spot, .plate").all()
    for thumb in thumbs:
        box = thumb.bounding_box()
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] + box["height"] / 2 > size["height"] / 2  # where a thumb reaches
        assert not [one for one in others if overlap(box, one.bounding_box())]
    undo, hint = thumbs
    assert undo.is_disabled()  # nothing was done yet
    tap(page, hint)
    page.wait_for_selector(".drawer .why")
    assert hint.get_attribute("aria-pressed") == "true"
    before = sorted(labels(page))
    page.wait_for_timeout(400)  # taps just after a change are not taken
    tile = page.locator(".hand .tile").first
    tap(page, tile)
    page.wait_for_timeout(300)
    tap(page, tile)
    page.wait_for_selector("[data-key^='r']")
    until_own_turn(page)
    tap(page, undo)
    page.wait_for_timeout(600)
    assert sorted(labels(page)) == before
