"""The seal of the wall on the page: shown before and while a match is played, checked in the browser after it."""

import asyncio
import threading

import pytest
import uvicorn

from fangcheng.web import bodies
from fangcheng.web.server import STATIC, listen, make_app
from web.tables import FREE, QUICK
from web.test_store import look, short_match

pytest.importorskip("pytest_playwright", reason="pytest-playwright is not installed")
pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")


class Host:
    """A server in a thread, whose rooms can be played at from here."""

    def __init__(self):
        self.app = make_app(QUICK, bounds=FREE)
        self.listening = listen("127.0.0.1", 0)
        self.server = uvicorn.Server(uvicorn.Config(self.app, ws="websockets-sansio", log_level="warning"))
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self.thread.start()
        self.ready.wait(20)
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}/"

    async def _serve(self):
        self.loop = asyncio.get_running_loop()
        self.ready.set()
        await self.server.serve([self.listening])

    def run(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def close(self):
        self.server.should_exit = True
        self.thread.join(10)
        self.listening.close()


@pytest.fixture(scope="module")
def host():
    host = Host()
    yield host
    host.close()


def sit_down(page, host, seed=None):
    new = bodies.NewTable("mcr", {"hands": "time"}, seed)
    ticket = host.run(host.app.state.rooms.open(new))
    page.goto(f"{host.address}#/t/{ticket.id}/{ticket.token}/mcr")
    page.wait_for_selector(".hand .tile")
    return host.app.state.rooms.find(ticket.id, ticket.token), page.url


def play_to_the_end(page, host, room, url):
    """Play the match at another line while the page is elsewhere, and come back to its result."""

    async def play():
        await short_match(room, await look(room))

    page.goto("about:blank")
    host.run(play())
    page.goto(url)
    page.wait_for_selector(".result")
    if page.locator(".result .pages").count():  # of two: the hand, then the match
        page.locator(".result footer .gold:enabled").click()


def scores(page):
    page.locator("#tab-score").click()
    return page.locator("section.walls")


def test_the_seal_is_shown_before_and_the_browser_checks_it_after_the_match(page, host):
    page.set_viewport_size({"width": 1280, "height": 800})
    room, url = sit_down(page, host)
    seal = room.walls.commitment
    assert seal in scores(page).inner_text()
    assert room.match.seed not in page.content()
    play_to_the_end(page, host, room, url)
    summary = page.locator(".result .walls > summary")
    summary.wait_for()
    assert summary.get_attribute("class").split()[0] == "kept"
    summary.press("Enter")  # a key that elsewhere leaves the result
    told = page.locator(".result .walls").inner_text()
    assert all(part in told for part in (seal, room.walls.opening, room.walls.next))


def test_a_server_that_shows_another_seal_afterwards_is_found_out(page, host):
    room, url = sit_down(page, host)
    play_to_the_end(page, host, room, url)
    page.locator(".result .walls > summary.kept").wait_for()
    page.evaluate("""() => {
        const notes = JSON.parse(localStorage.getItem("walls"));
        for (const key in notes) notes[key] = notes[key].replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
        localStorage.setItem("walls", JSON.stringify(notes));
    }""")
    page.reload()
    page.locator(".result footer .gold:enabled").click()
    page.locator(".result .walls > summary.broken").wait_for()


def test_of_a_chosen_wall_the_page_says_that_nobody_promised_it(page, host):
    sit_down(page, host, seed=3)
    scores(page).locator("p.chosen").wait_for()
