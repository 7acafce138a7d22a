"""The page in a real browser: a scripted player clicks through hands of every variant; nothing may complain."""

import threading
import time
from itertools import pairwise

import pytest
import uvicorn

from fangcheng.variants import IDS, load
from fangcheng.web.server import STATIC, listen, make_app
from fangcheng.web.table.pace import Pace
from web.robot import play
from web.tables import FREE
from web.test_replay import lines_of, played

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")

OPTIONS = {"sichuan": {"exchange3": True}}
SHORT = {"riichi": {"length": "half"}, "sanma": {"length": "east"}, "mcr": {"hands": 4}, "tianjin": {"circles": 1}}
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
HAND = 180  # seconds one hand may take on a busy machine


@pytest.fixture(scope="module")
def address(request):
    """A server with quick bots; for whole matches it is worth compiling them."""
    listening = listen("127.0.0.1", 0)
    app = make_app(
        Pace(think=(0, 0), window=0, mode="auto" if request.config.getoption("--slow") else "interpreted"), bounds=FREE
    )
    server = uvicorn.Server(uvicorn.Config(app, ws="websockets-sansio", log_level="warning"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
    server.should_exit = True
    thread.join(10)
    listening.close()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "viewport": DESK, "reduced_motion": "reduce"}


@pytest.fixture
def quiet_page(page):
    """A page whose console must stay silent."""
    said = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    yield page
    assert said == []


def sit_down(page, address, variant, options, preset=None):
    page.goto(address)
    ticket = page.evaluate(
        """async (table) => {
            const headers = { "Content-Type": "application/json" };
            const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(table) });
            return answer.json();
        }""",
        {"variant": variant, "preset": preset, "options": options, "seed": 12},
    )
    page.goto(f"{address}#/t/{ticket['id']}/{ticket['token']}/{variant}")
    page.wait_for_selector(".centre")


def test_home_offers_all_variants_and_a_table_opens(quiet_page, address):
    page = quiet_page
    page.goto(address)
    page.wait_for_selector(".card")
    assert page.locator(".map button").count() == len(IDS)
    assert accessible(page) == []
    page.locator(".big").click()
    page.wait_for_selector(".centre")
    page.wait_for_selector(".hand .tile")
    assert accessible(page) == []
    page.reload()  # the seat is kept
    page.wait_for_selector(".hand .tile")


def test_tiles_stay_pictures_where_the_system_forces_its_colours(quiet_page, address):
    page = quiet_page
    page.emulate_media(forced_colors="active")
    sit_down(page, address, "riichi", {})
    page.wait_for_selector(".stand > .edge")
    painted = "element => getComputedStyle(element).backgroundImage"
    for part in (".stand > .edge", ".spot.wall .south", ".hand .tile .face"):
        assert page.locator(part).first.evaluate(painted).startswith("linear-gradient"), part
    assert accessible(page) == []


def accessible(page):
    """Violations that axe finds."""
    found = axe.Axe().run(page).response["violations"]
    return [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found]


# A hand of each would take a third of all tests; the others' whole matches are clicked in the slow run.
CLICKED = ("riichi", "mcr", "taiwan", "sichuan", "tianjin", "hainan", "taiyuan")


@pytest.mark.by_day
@pytest.mark.parametrize("variant", CLICKED)
def test_a_hand_is_clicked_to_its_end(quiet_page, address, variant):
    sit_down(quiet_page, address, variant, OPTIONS.get(variant, {}))
    hands = 2 if variant == "riichi" else 1
    counted = play(quiet_page, hands, HAND * hands)
    assert counted["hands"] == hands
    assert counted["clicks"] > 0
    assert quiet_page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page can be scrolled away"
    assert accessible(quiet_page) == []


SETTINGS = [
    pytest.param(variant, preset, id=f"{variant}-{preset}" if preset else variant)
    for variant in IDS
    for preset in (None, *load(variant).presets)
]


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("variant", "preset"), SETTINGS)
def test_a_match_is_clicked_to_its_end(quiet_page, address, variant, preset, size):
    quiet_page.set_viewport_size(size)
    options = {} if preset else OPTIONS.get(variant, {})
    sit_down(quiet_page, address, variant, {**options, **SHORT.get(variant, {})}, preset)
    counted = play(quiet_page, 0, 3600)
    assert counted["matchOver"]
    assert counted["hands"] >= 3
    assert accessible(quiet_page) == []


def test_a_second_window_takes_the_table_over(context, address):
    first, second = context.new_page(), context.new_page()
    sit_down(first, address, "sichuan", {})
    second.goto(first.url)
    second.wait_for_selector(".centre")
    first.wait_for_selector(".gone")
    first.locator(".gone button").click()
    second.wait_for_selector(".gone")
    first.wait_for_selector(".hand .tile")


def labels(page):
    """What the own tiles are called, from left to right."""
    return page.eval_on_selector_all(
        ".hand .tile", "found => found.map((one) => one.getAttribute('aria-label').split(', ')[0])"
    )


def until_own_turn(page, before=()):
    """Pass every claim until own tiles may be thrown and the hand is no longer this one."""
    end = time.monotonic() + HAND
    while labels(page) == before or not page.locator(".hand .tile.live").count():
        assert time.monotonic() < end, f"no turn after {HAND} s"
        if page.locator(".calls button", has_text="Pass").count():
            page.keyboard.press("0")
        page.wait_for_timeout(50)
    page.wait_for_timeout(400)  # keys just after a change are not taken


def test_with_sorting_off_keys_throw_the_tiles_they_stand_under(quiet_page, address):
    page = quiet_page
    sit_down(page, address, "riichi", {})
    until_own_turn(page)
    page.keyboard.press("Shift+S")
    for _ in range(4):  # drawn tiles stay at the right end, so the order is no longer the server's
        before = labels(page)
        page.keyboard.press("q")
        until_own_turn(page, before)
        assert labels(page)[:-1] == before[1:]


def test_the_player_arranges_the_hand_by_dragging_and_by_keys(quiet_page, address):
    page = quiet_page
    sit_down(page, address, "mcr", {})
    until_own_turn(page)
    before = labels(page)
    first, fourth = (page.locator(".hand .tile").nth(place).bounding_box() for place in (0, 3))
    page.mouse.move(first["x"] + 10, first["y"] + 20)
    page.mouse.down()
    page.mouse.move(fourth["x"] + 25, fourth["y"] + 20, steps=4)
    page.mouse.up()
    page.wait_for_function(
        "label => document.querySelectorAll('.hand .tile')[3].ariaLabel.startsWith(label)", arg=before[0]
    )
    assert labels(page) == [*before[1:4], before[0], *before[4:]]  # thrown is nothing
    page.locator(".hand .tile").nth(3).focus()
    page.keyboard.press("Shift+ArrowRight")
    assert labels(page) == [*before[1:5], before[0], *before[5:]]
    assert page.evaluate("[...document.querySelectorAll('.hand .tile')].indexOf(document.activeElement)") == 4
    page.keyboard.press("Shift+S")  # sorted again
    assert labels(page) == before


def test_space_throws_the_drawn_tile_also_after_a_click_on_another(quiet_page, address):
    page = quiet_page
    sit_down(page, address, "riichi", {})
    until_own_turn(page)
    before = labels(page)
    page.locator(".hand .tile").nth(2).click()
    until_own_turn(page, before)
    held = labels(page)
    page.keyboard.press("Space")
    until_own_turn(page, held)
    assert labels(page)[:-1] == held[:-1]


def test_what_was_undone_is_redone_by_key_also_after_a_reload(quiet_page, address):
    page = quiet_page
    sit_down(page, address, "riichi", {})
    until_own_turn(page)
    before = labels(page)
    page.keyboard.press("q")
    until_own_turn(page, before)
    after = labels(page)
    page.keyboard.press("Control+z")
    page.locator(".toggle:enabled", has_text="Redo").wait_for()
    assert labels(page) == before
    page.reload()
    page.locator(".toggle:enabled", has_text="Redo").wait_for()
    page.keyboard.press("Control+y")
    page.locator(".toggle:disabled", has_text="Redo").wait_for()
    until_own_turn(page, before)
    assert labels(page) == after


def test_a_table_that_is_gone_says_why_and_offers_ways_on(quiet_page, address):
    page = quiet_page
    page.goto(f"{address}#/t/not-here")
    page.wait_for_selector(".gone")
    assert accessible(page) == []
    assert page.locator("[role=alert], .wait").count() == 0
    page.locator(".gone button").click()
    page.wait_for_selector(".hand .tile")


UNTIL = """
(found) => {
  const until = (window.until = { found: false });
  const timer = setInterval(() => {
    if (document.querySelector(found)) {
      until.found = true;
      return clearInterval(timer);
    }
    const next = document.querySelector(".result footer .gold:enabled");
    const calls = document.querySelectorAll(".calls button:enabled");
    const tiles = document.querySelectorAll(".hand .tile.live:not(:has(.bright))");
    if (next) next.click();
    else if (tiles.length) tiles[tiles.length - 1].click();
    else if (calls.length) calls[0].click();
  }, 60);
}
"""


def play_until(page, found):
    """Claim whatever is offered and discard plain tiles until there is something on the page."""
    page.evaluate(UNTIL, found)
    end = time.monotonic() + HAND
    while not page.evaluate("() => until.found"):
        assert time.monotonic() < end, f"no {found} after {HAND} s"
        page.wait_for_timeout(50)


def centre(page, selector):
    """The middle of the first such element, in px."""
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def left_edges(page, selector):
    """Where each of the elements begins, in px from the left."""
    return page.eval_on_selector_all(selector, "found => found.map((one) => one.getBoundingClientRect().left)")


@pytest.mark.by_day
@pytest.mark.parametrize(
    "variant",
    [
        pytest.param("riichi", marks=pytest.mark.rule("RIICHI-34")),
        pytest.param("mcr", marks=pytest.mark.rule("MCR-13")),
    ],
)
def test_discards_lie_in_rows_of_six(quiet_page, address, variant):
    page = quiet_page
    sit_down(page, address, variant, {})
    play_until(page, '[data-key^="r"][data-key$="-6"]')
    key = page.locator('[data-key^="r"][data-key$="-6"]').first.get_attribute("data-key")
    tiles = [centre(page, f'[data-key="{key[:-1]}{number}"]') for number in range(7)]
    first, second, last = tiles[0], tiles[1], tiles[6]
    along = (second[0] - first[0], second[1] - first[1])
    length = along[0] ** 2 + along[1] ** 2
    for before, after in pairwise(tiles[:6]):  # one behind the other, in one line
        step = (after[0] - before[0], after[1] - before[1])
        assert step[0] * along[0] + step[1] * along[1] > length / 2
        assert abs(step[0] * along[1] - step[1] * along[0]) < length / 4
    down = (last[0] - first[0], last[1] - first[1])  # the seventh lies beside the first
    assert abs(down[0] * along[0] + down[1] * along[1]) < length / 2
    assert abs(down[0] * along[1] - down[1] * along[0]) > length / 2


@pytest.mark.by_day
@pytest.mark.rule("RIICHI-53")
def test_own_melds_lie_along_the_right_edge_the_newest_further_left(quiet_page, address):
    page = quiet_page
    sit_down(page, address, "riichi", {})
    play_until(page, '.melds [data-key$="-1-0"]')
    first, second = (left_edges(page, f'.melds [data-key*="-{number}-"]') for number in (0, 1))
    assert max(second) < min(first)
    assert max(left_edges(page, ".hand .tile")) < min(second)


@pytest.mark.rule("TIANJIN-53", "TIANJIN-30")
def test_a_joker_is_discarded_only_after_a_warning_and_lies_darkened(quiet_page, address):
    page = quiet_page
    sit_down(page, address, "tianjin", {"sit_pull": False})
    play_until(page, ".hand .tile.live:has(.bright)")
    page.wait_for_timeout(400)  # clicks just after a change are not taken
    held = page.locator(".hand .tile").count()
    joker = page.locator(".hand .tile.live:has(.bright)").first
    joker.click()
    page.wait_for_selector(".calls .warn")
    assert accessible(page) == []
    page.locator(".calls button").first.click()
    page.wait_for_selector(".calls .warn", state="detached")
    assert page.locator(".hand .tile").count() == held
    joker.click()
    page.locator(".calls button.red").click()
    page.wait_for_selector(".spot.dark")


RECORDS = {"riichi": ("riichi", "mjai-reviewer/ranked_game.json"), "mcr": ("cn", "ijcai_official_sample/sample.txt")}


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["riichi", "mcr", "sichuan"])
def test_a_record_is_clicked_through_to_its_end_and_its_link_reopened(
    quiet_page, browser, address, shared_data, tmp_path, variant
):
    page = quiet_page
    page.goto(address)
    page.wait_for_selector(".card")
    if variant == "sichuan":
        file = tmp_path / "sichuan.jsonl"
        file.write_text("\n".join(lines_of(played("sichuan", hands=1))), encoding="utf-8")
    else:
        folder, path = RECORDS[variant]
        file = shared_data(folder) / path
    page.locator(".records input").set_input_files(file)
    if variant == "mcr":
        page.locator("ol a").first.click()
    page.wait_for_selector(".hand .tile", timeout=120_000)
    assert accessible(page) == []
    for _ in range(6):
        page.get_by_role("button", name="One step on").click()
    where = page.url
    assert where.endswith("/1/1.7/0")
    with browser.new_context(viewport=DESK, reduced_motion="reduce") as other:
        again = other.new_page()
        again.goto(where)
        again.wait_for_selector(".hand .tile")
        end = time.monotonic() + 10  # both may still be on their way to the step
        while again.locator(".felt").inner_text() != page.locator(".felt").inner_text():
            assert time.monotonic() < end, "the link shows another step"
            page.wait_for_timeout(100)
        again.get_by_role("button", name="Play on from here").click()
        again.wait_for_url("**/#/t/**")
        assert play(again, 1, timeout=HAND)["hands"] == 1  # the same hand, from this step to its end
    hands = page.locator(".bar .hand").count()
    for hand in range(hands):
        page.keyboard.press("ArrowDown")
        page.locator(".result .gold:enabled").wait_for()
        assert f"/1/{hand + 1}." in page.url
        if hand < hands - 1:
            page.locator(".result .gold:enabled").click()
            page.wait_for_selector(".result", state="detached")
            assert page.url.endswith(f"/1/{hand + 2}.1/0")
