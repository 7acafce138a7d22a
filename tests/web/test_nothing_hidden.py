"""Late in a hand nothing lies over what one must see, at any size, in any game: points of every tile are probed.

Each hand runs to the end of its wall, with every claim that chance takes and no win, so that rivers and melds are as
full as they get. A point belongs to a tile when the tile is the first thing found there; so perspective counts as the
browser draws it.
"""

import random

import pytest

from fangcheng.game.match import Match
from fangcheng.variants import IDS
from fangcheng.web.server import STATIC
from web.test_browser import address
from web.test_replay import lines_of

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
__all__ = ["address"]

DESK, PHONES = [(1280, 800)], [(390, 844), (844, 390)]
SIZES = [*DESK, (1920, 1080), (1024, 768), (768, 1024), *PHONES]
SEED = 7
PATIENCE = 24  # readings, a quarter of a second apart, before what is hidden counts: a busy machine lays out late
CALLS = {"chi", "pon", "kong", "open_kong", "concealed_kong", "added_kong"}

# What must be seen, each with how many of its nine points: where a third row is pressed together tiles show more than
# half, and the tile upon which the fourth of a kong lies need not be seen at all.
HIDDEN = """() => {
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = ".felt * { pointer-events: auto !important; }";
    const found = [];
    const NINE = [0.3, 0.5, 0.7].flatMap((x) => [0.3, 0.5, 0.7].map((y) => [x, y]));
    const told = (hit) => {
        const thing = hit.closest("[data-key], .tile, .plate, .score, .pill, .calls, .corner, footer, main");
        return thing?.dataset.key ?? thing?.className ?? hit.tagName;
    };
    const probe = (one, owner, least) => {
        const box = one.getBoundingClientRect();
        if (!box.width) return;
        let shown = 0, over = "";
        for (const [x, y] of NINE) {
            const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
            if (owner.contains(hit)) shown += 1;
            else over = hit ? told(hit) : "nothing, outside";
            if (shown >= least) return; // to find what lies at a point of a tilted table takes a millisecond
        }
        found.push(`${owner.dataset.key ?? owner.className}: ${shown} of 9, under ${over}`);
    };
    for (const spot of document.querySelectorAll(".felt .spot")) {
        const [key, look] = [spot.dataset.key, spot.className];
        const face = spot.querySelector(".face");
        if (key.startsWith("r") && !look.includes("called")) probe(face, spot, 5);
        else if (key.startsWith("m")) probe(face, spot, look.includes("under") ? 0 : 5);
        else if (look.includes("shown")) probe(face, spot, 5);
    }
    for (const box of document.querySelectorAll(".plate .box, .plate .aside .face, .own .tile"))
        probe(box, box, 9);
    for (const one of document.querySelectorAll(".centre .score")) probe(one, one, 8);
    style.remove();
    return found;
}"""


def late(variant):
    """A match of one hand that ran to the end of its wall."""
    print(f"seed {SEED}")
    match, chance = Match(variant, SEED, {}, mode="interpreted"), random.Random(SEED)
    while match.owed:
        legal = match.legal(match.owed[0])
        others = [one for one in legal if one.kind != "win"] or legal
        calls = [one for one in others if one.kind in CALLS]
        match.act(match.owed[0], chance.choice(calls if calls and chance.random() < 0.4 else others))
    return match


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "reduced_motion": "reduce"}


def watch_late(page, address, lines, folder):
    """Open a record at the last step before its hand is reckoned."""
    file = folder / "late.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    page.goto(address)
    page.wait_for_selector(".card")
    page.locator(".records input").set_input_files(file)
    page.wait_for_selector(".plate")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".result")
    while page.locator(".result").count():
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(150)


def steady(page):
    """What is hidden once the page has settled in its new size; what is hidden for a moment only does not count."""
    last, found = None, page.evaluate(HIDDEN)
    for _ in range(PATIENCE):
        if found == last and not found:
            break
        page.wait_for_timeout(250)
        last, found = found, page.evaluate(HIDDEN)
    return found


@pytest.mark.parametrize(
    ("tilted", "flat"),
    [
        pytest.param(DESK, PHONES, marks=pytest.mark.by_day, id="three"),
        pytest.param(SIZES, SIZES, marks=pytest.mark.slow, id="all"),  # half a minute a game
    ],
)
@pytest.mark.parametrize("variant", IDS)
def test_late_in_a_hand_every_tile_and_plate_is_seen(page, address, tmp_path, variant, tilted, flat):
    watch_late(page, address, lines_of(late(variant)), tmp_path)
    assert page.locator(".felt .spot").count() > 60
    hidden = {}
    for sizes, from_the_chair in ((tilted, True), (flat, False)):
        page.evaluate("on => localStorage.setItem('settings', JSON.stringify({ tilted: on }))", from_the_chair)
        page.reload()
        page.wait_for_selector(".plate")
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            found = steady(page)
            if found:
                hidden[f"{width}x{height}{' tilted' if from_the_chair else ''}"] = found
    assert not hidden, "\n".join(f"{at}: {keys}" for at, keys in hidden.items())


@pytest.mark.by_day
@pytest.mark.parametrize("size", [(390, 1000), (360, 900), (500, 1180)], ids=["phone", "small", "large"])
@pytest.mark.parametrize("variant", ["riichi", "changchun"])
def test_on_a_narrow_table_with_full_rivers_every_tile_and_plate_is_seen(page, address, tmp_path, variant, size):
    """Below a record stand its buttons, so that the table of a phone is as high as here by itself."""
    watch_late(page, address, lines_of(late(variant)), tmp_path)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for _ in range(40):  # back to the last step at which the neighbours sit near
        if page.locator(".plate.below").count():
            break
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(150)
    assert page.locator(".plate.below").count() == 4
    assert page.locator("[data-key^='r']").count() > 40
    assert not steady(page)
