"""What lies over the table gives way: strips beside it, menus that close, choices on one row, safe areas."""

import pytest

from web.test_browser import PHONE, STATIC, address, play_until, sit_down, until_own_turn
from web.test_lost import opened

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
__all__ = ["address"]
LYING = {"width": 844, "height": 390}
STANDING = ".felt .spot, .felt .face, .felt .flank, .hand .tile, .plate .box"  # tiles with the height that they have


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}


def overlap(one, other):
    """Whether two boxes share a point."""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def boxes(page, selector):
    """Where all of them stand, asked in one call: a call for each tile is half a second on a busy machine."""
    return page.eval_on_selector_all(
        selector,
        """found => found.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return { x, y, width, height };
        })""",
    )


@pytest.fixture
def hinted(page, address):
    """A table of riichi on a phone that lies, with the hint."""
    page.set_viewport_size(LYING)
    page.goto(address)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ hint: true }))")
    sit_down(page, address, "riichi", {})
    page.reload()
    until_own_turn(page)
    page.wait_for_selector(".drawer .why")
    return page


def test_on_a_phone_that_lies_the_hint_covers_no_tile(hinted):
    page = hinted
    strip = page.locator(".drawer").bounding_box()
    assert page.locator(".felt .spot").count() > 30
    assert not [tile for tile in boxes(page, ".felt .spot, .hand .tile") if overlap(strip, tile)]


def test_bars_of_the_hint_end_below_the_melds_at_the_left(hinted):
    unit = hinted.locator("main.table").evaluate("node => parseFloat(getComputedStyle(node).getPropertyValue('--u'))")
    melds_end = hinted.locator(".felt").bounding_box()["y"] + 7.6 * unit  # `right` of the plan
    bars = [bar for bar in boxes(hinted, ".hand .tile .left") if bar["height"]]
    assert max(bar["height"] for bar in bars) > 5
    assert min(bar["y"] for bar in bars) >= melds_end


def test_the_hint_shows_the_advised_move_and_whole_lines_of_why(hinted):
    strip, head, why = (hinted.locator(f".drawer .{name}").bounding_box() for name in ("strip", "head", "why"))
    assert head["y"] >= strip["y"]
    assert why["y"] >= head["y"] + head["height"]
    assert why["y"] + why["height"] <= strip["y"] + strip["height"]
    assert why["height"] % 16 == 0  # of lines of 16 px none is cut
    assert hinted.locator(".hand .tile .star, .calls .star").count() > 0


def test_what_every_choice_leaves_is_opened_on_demand(hinted):
    hinted.locator(".drawer .strip").click()
    assert hinted.locator(".drawer .advice").count() == 1
    assert not hinted.locator(".drawer details.all .head").is_visible()
    hinted.locator(".drawer details.all > summary").click()
    assert hinted.locator(".drawer details.all .head").is_visible()
    hinted.reload()
    hinted.wait_for_selector(".drawer .why")
    hinted.locator(".drawer .strip").click()
    assert hinted.locator(".drawer details.all .head").is_visible()  # as it was left


@pytest.mark.parametrize(("size", "language"), [(PHONE, "en"), (PHONE, "ja"), (LYING, "zh-Hans")])
def test_how_many_are_left_of_a_tile_is_told_beside_the_own_hand(page, address, size, language):
    page.set_viewport_size(size)
    opened(page, address, language, "")
    sit_down(page, address, "riichi", {})
    until_own_turn(page)
    for number in (0, 6, 7, page.locator(".hand .tile").count() - 1):  # the ends of both rows
        page.locator(".hand .tile").nth(number).hover()
        told = page.locator(".unseen-left").bounding_box()
        assert not [tile for tile in boxes(page, ".hand .tile, .felt .spot") if overlap(told, tile)]
        assert told["x"] >= 0
        assert told["x"] + told["width"] <= size["width"]


@pytest.mark.parametrize("variant", ["riichi", "jilin"])
def test_what_may_be_claimed_covers_no_hand_or_meld_of_others(page, address, variant):
    sit_down(page, address, variant, {})
    play_until(page, ".calls .button")
    buttons, tiles = boxes(page, ".calls .button"), boxes(page, ".felt .spot.stand, .felt .spot.meld")
    assert len(tiles) >= 30
    assert not [tile for tile in tiles for button in buttons if overlap(button, tile)]


def test_the_table_keeps_clear_of_notch_and_home_bar(page, address):
    page.set_viewport_size(LYING)
    insets = {"top": 0, "left": 47, "bottom": 21, "right": 47}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    sit_down(page, address, "riichi", {})
    until_own_turn(page)
    assert max(box["y"] + box["height"] for box in boxes(page, ".hand .tile")) <= LYING["height"] - insets["bottom"] - 9
    assert page.locator(".corner.left").bounding_box()["x"] >= insets["left"]


@pytest.mark.parametrize("way", ["Escape", "outside"])
def test_the_settings_close_by_escape_from_their_fields_and_by_a_click_beside(page, address, way):
    sit_down(page, address, "riichi", {})
    page.locator("header .icon").last.click()
    page.locator(".popup input[type=checkbox]").first.focus()
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(400, 120)
    assert page.locator(".popup").count() == 0


def test_the_choice_of_a_suit_to_give_up_stands_on_one_row(page, address):
    sit_down(page, address, "sichuan", {})
    page.wait_for_selector(".calls button")
    tops = {round(button["y"]) for button in boxes(page, ".calls button")}
    assert len(tops) == 1


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 740}], ids=["phone", "small"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_on_an_upright_phone_a_choice_of_three_takes_one_row(page, address, language, size):
    page.set_viewport_size(size)
    opened(page, address, language, "")
    sit_down(page, address, "sichuan", {})
    page.wait_for_selector(".calls button")
    assert len({round(button["y"]) for button in boxes(page, ".calls button")}) == 1
    assert page.locator(".calls button").evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")
    if size == PHONE:  # a smaller one has no room for all
        plates, thumbs = boxes(page, ".felt .plate"), boxes(page, ".thumb")
        assert (len(plates), len(thumbs)) == (4, 2)
        assert not [plate for plate in plates for thumb in thumbs if overlap(plate, thumb)]


@pytest.mark.parametrize("language", ["en", "zh-Hans", "ja"])
def test_the_choice_of_a_suit_covers_no_tile(page, address, language):
    opened(page, address, language, "")
    sit_down(page, address, "sichuan", {})
    for width, height in ((1280, 800), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        page.wait_for_selector(".calls button")
        buttons, tiles = boxes(page, ".calls > *"), boxes(page, STANDING)
        assert len(tiles) > 60
        assert not [tile for tile in tiles for button in buttons if overlap(button, tile)], width


@pytest.mark.parametrize("language", ["en", "zh-Hant", "ja"])
def test_the_buttons_of_a_result_stand_on_one_row(page, address, language):
    page.set_viewport_size(PHONE)
    opened(page, address, language, "")
    sit_down(page, address, "riichi", {})
    play_until(page, ".result footer .button:nth-of-type(3)")
    assert len({round(button["y"]) for button in boxes(page, ".result footer .button")}) == 1
