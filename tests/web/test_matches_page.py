"""Your matches and figures in a real browser: a finished match is watched with one click, its link opened elsewhere."""

import pytest

from fangcheng.game.event_types import Won
from fangcheng.web.server import STATIC
from fangcheng.web.store.store import Store
from web.served import served
from web.test_browser import DESK, PHONE
from web.test_figures import played_in

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")

HOLD = "([id, token]) => localStorage.setItem(`seat ${id}`, token)"


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    where = tmp_path_factory.mktemp("store")
    [(ticket, room)] = played_in(where)
    return where, ticket, room


@pytest.fixture
def address(played):
    where, *_ = played
    with served(store=Store.in_folder(where)) as there:
        yield f"http://127.0.0.1:{there.port}/"


def at_home(page, address, ticket):
    page.goto(address)
    page.evaluate(HOLD, [ticket.id, ticket.token])
    page.reload()


def violations(page):
    return [one["id"] for one in axe.Axe().run(page).response["violations"]]


def test_a_finished_match_is_watched_at_once_and_its_link_opens_elsewhere(page, browser, address, played):
    _, ticket, _ = played
    at_home(page, address, ticket)
    page.get_by_role("button", name="Watch", exact=True).click()
    page.wait_for_url("**/#/r/**")
    page.get_by_text("player", exact=True).first.wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_url("**/1.4/**")
    with browser.new_context(viewport=DESK) as other:
        elsewhere = other.new_page()
        elsewhere.goto(page.url)
        elsewhere.get_by_text("player", exact=True).first.wait_for()
        assert elsewhere.locator(".rail, .plate").first.is_visible()
        assert elsewhere.url == page.url
        assert elsewhere.locator("p", has_text="works while this server runs").count() == 0


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_figures_are_a_click_from_home_and_say_what_the_server_counted(page, address, played, size):
    _, ticket, room = played
    won = any(isinstance(event, Won) for event in room.match.events)
    page.set_viewport_size(size)
    at_home(page, address, ticket)
    page.get_by_role("link", name="Your figures").click()
    page.get_by_role("heading", name="Chinese Official").wait_for()
    line = page.locator("dl > div", has_text="Hands nobody won")
    assert line.locator(".of").inner_text() == f"{int(not won)} of 1"
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_has_played_nothing_is_told_so(page, address):
    page.goto(f"{address}#/figures")
    page.get_by_text("None of your matches is over yet").wait_for()
