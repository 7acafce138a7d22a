"""The book of advice in a real browser: read by keys alone, in every language, on a phone too."""

import pytest

from fangcheng.coach.book import advice
from fangcheng.web.server import STATIC
from web.served import served
from web.test_browser import DESK, PHONE

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
LOCALES = {"en": "en-US", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", "ja": "ja-JP"}
LONGEST = 82  # a board of the sixteen-tile game


@pytest.fixture(scope="module")
def address():
    with served() as there:
        yield f"http://127.0.0.1:{there.port}/#/advice"


def complaints(page):
    """What axe finds, and how far the page can be pushed aside."""
    found = [one["id"] for one in axe.Axe().run(page).response["violations"]]
    return found, page.evaluate("document.documentElement.scrollWidth - innerWidth")


@pytest.mark.parametrize(
    ("language", "scheme", "size"),
    [
        ("en", "light", PHONE),
        ("zh-Hans", "dark", PHONE),
        ("zh-Hant", "light", DESK),
        ("ja", "dark", DESK),
    ],
    ids=LOCALES,
)
def test_the_book_is_read_in_every_language(browser, address, language, scheme, size):
    context = browser.new_context(locale=LOCALES[language], color_scheme=scheme, viewport=size)
    page = context.new_page()
    for place, awaited in (("", "ol a"), ("/sayings", "blockquote"), (f"/{LONGEST}", "summary"), ("/2", "summary")):
        page.goto(address + place)
        page.locator(awaited).first.wait_for()
        page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
        assert complaints(page) == ([], 0), place
    page.get_by_role("link", name=advice(101, language).title).click()  # named by its title in item 2
    page.get_by_role("heading", level=1, name=advice(101, language).title).wait_for()
    context.close()


def test_the_book_is_read_by_keys_alone(page, address):
    page.goto(address)
    page.locator("ol a").first.wait_for()
    box = page.get_by_role("main").get_by_role("combobox")
    box.focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_url("**game=riichi")
    page.keyboard.press("ArrowDown")
    page.wait_for_url("**game=sanma")
    assert page.evaluate("document.activeElement.value") == "sanma"  # the box is still there
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("heading", level=1, name=advice(146).title).wait_for()
    page.goto(f"{address}/2")
    page.locator("summary").first.wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.tagName") == "SUMMARY":
            break
    page.keyboard.press("Enter")
    page.get_by_text("the safer tile").wait_for()
