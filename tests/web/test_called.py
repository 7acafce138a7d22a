"""A call is written beside the plate of who calls and lies over no river: hands full of calls are stepped through."""

import pytest

from fangcheng.web.server import STATIC
from web.test_browser import address
from web.test_nothing_hidden import late, watch_late
from web.test_replay import lines_of

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
__all__ = ["address"]
STEPS = 160  # at most, back from the end of the hand
LEAST = 4  # calls that must have been seen

# Whose call is shown, and the river tiles that it lies over.
COVERED = """() => [...document.querySelectorAll(".banner")].map((banner) => {
    const box = banner.getBoundingClientRect();
    const over = [...document.querySelectorAll(".felt .spot[data-key^='r']:not(.called) .face")].filter((face) => {
        const tile = face.getBoundingClientRect();
        return Math.min(box.right, tile.right) - Math.max(box.left, tile.left) > 1
            && Math.min(box.bottom, tile.bottom) - Math.max(box.top, tile.top) > 1;
    });
    const keys = over.map((face) => face.closest(".spot").dataset.key);
    return { word: banner.textContent.trim(), wide: box.width, over: keys };
})"""


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.mark.by_day
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)], ids=["desk", "upright", "lying"])
@pytest.mark.parametrize("variant", ["riichi", "taiwan"])
def test_a_call_lies_over_no_river(page, address, tmp_path, variant, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    watch_late(page, address, lines_of(late(variant)), tmp_path)
    page.keyboard.press("ArrowUp")  # the first step of the hand
    words, covered = set(), []
    for step in range(STEPS):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
        if page.locator(".result").count():
            break
        for one in page.evaluate(COVERED):
            words.add((one["word"], step // 8))
            assert one["wide"] > 20
            if one["over"]:
                covered.append((step, one["word"], one["over"]))
    assert len(words) >= LEAST
    assert not covered
