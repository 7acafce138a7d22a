"""A review in a real browser: ordered, read and walked through by keys alone, in every language, on a phone too."""

from contextlib import closing

import msgspec
import pytest

from fangcheng.reviewer.run import Reviewing
from fangcheng.sentences import say
from fangcheng.web.replay.reviews import Reviews
from fangcheng.web.server import STATIC
from reviewer.made_games import by_number, record_of_hands
from web.served import served
from web.test_advice_page import LOCALES, complaints
from web.test_browser import DESK, PHONE
from web.test_replay import lines_of
from web.test_reviews import Helper

pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")


@pytest.fixture(scope="module")
def address():
    """A record on a server whose reviews are there at once."""
    match, games = record_of_hands("sichuan", hands=2)
    with closing(Reviewing(games, by_number, mode="interpreted", unit=5.0)) as run:
        run.go_on()
        made = msgspec.json.encode(run.review())
    defaults = Reviews.__init__.__defaults__
    Reviews.__init__.__defaults__ = (None, lambda code, *told, answers: Helper([made]))
    try:
        with served() as there:
            shelf = f"http://127.0.0.1:{there.port}/"
            yield shelf, kept(there, "\n".join(lines_of(match)))
    finally:
        Reviews.__init__.__defaults__ = defaults


def kept(there, content):
    """The id of a record that the server keeps."""
    body = content.encode()
    head = f"POST /api/replays?name=mine.jsonl HTTP/1.1\r\nHost: 127.0.0.1:{there.port}\r\nConnection: close\r\n"
    answer = there.answer(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body, timeout=60)
    return msgspec.json.decode(answer[answer.index(b"\r\n\r\n{") + 4 :])["id"]


@pytest.mark.parametrize(
    ("language", "scheme", "size"),
    [("en", "light", PHONE), ("zh-Hans", "dark", PHONE), ("zh-Hant", "light", DESK), ("ja", "dark", DESK)],
    ids=LOCALES,
)
def test_a_review_is_read_in_every_language(browser, address, language, scheme, size):
    home, record = address
    context = browser.new_context(locale=LOCALES[language], color_scheme=scheme, viewport=size)
    page = context.new_page()
    page.goto(f"{home}#/r/{record}/1/1.1/0/review")
    panel = page.locator("#side-review")
    panel.locator("figure").wait_for()
    page.keyboard.press("n")
    panel.locator("section").wait_for()
    told = panel.inner_text()
    assert say(language, "review-dearest") in told
    assert "review-" not in told
    assert complaints(page) == ([], 0)
    context.close()


def test_mistakes_are_walked_through_by_keys_and_tried(page, address):
    home, record = address
    page.goto(f"{home}#/r/{record}/1/1.1/0")
    page.get_by_role("tab", name="Review").focus()
    page.keyboard.press("Enter")
    panel = page.locator("#side-review")
    panel.locator("figure, .button.gold").first.wait_for()
    if panel.get_by_role("button", name="Review this game").count():
        panel.get_by_role("button", name="Review this game").focus()
        page.keyboard.press("Enter")
    panel.locator("figure").wait_for()
    places = []
    for key in ("n", "n", "b"):
        page.keyboard.press(key)
        page.wait_for_timeout(300)
        places.append(page.evaluate("location.hash"))
        assert panel.locator("section").inner_text().startswith(("Slip", "Mistake", "Blunder"))
    assert places[0] == places[2] != places[1]
    attempt = panel.get_by_role("button", name="Try it here")
    attempt.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/t/*")
    page.locator(".hand").first.wait_for()
