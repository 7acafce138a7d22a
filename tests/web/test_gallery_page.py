"""The gallery in a real browser: found by search and filters, starred, laid beside a known game, by keyboard too."""

import pytest

from fangcheng.variants import IDS
from fangcheng.web.server import STATIC
from web.served import served
from web.test_browser import DESK, PHONE

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")


@pytest.fixture(scope="module")
def address():
    with served() as there:
        yield f"http://127.0.0.1:{there.port}/"


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def home(page, address, request):
    """The home page, its filters laid open."""
    page.set_viewport_size(request.param)
    page.goto(address)
    page.wait_for_selector(".card")
    if page.locator(".more").is_visible():
        page.locator(".more").click()
    return page


def violations(page):
    return [(one["id"], one["nodes"][0]["html"][:120]) for one in axe.Axe().run(page).response["violations"]]


def filtered(page, label, value):
    page.get_by_role("combobox", name=label, exact=True).select_option(value)


def test_a_game_is_found_by_its_name_in_another_language_and_by_what_one_knows(home):
    home.get_by_role("searchbox").fill("深圳")
    assert home.locator("h3").all_inner_texts() == ["Shenzhen"]
    home.get_by_role("searchbox").fill("")
    filtered(home, "Region", "Guangdong")
    filtered(home, "Chow", "without")
    found = home.locator("h3").all_inner_texts()
    assert "Shenzhen" in found
    assert "Guangzhou" not in found  # there one chows
    assert home.get_by_role("status").inner_text() == f"{len(found)} of {len(IDS)} games"
    filtered(home, "Jokers", "with")
    home.get_by_text("Nothing found.").wait_for()
    home.get_by_role("button", name="Clear", exact=True).click()
    assert home.locator(".card").count() == len(IDS)


def test_stars_outlive_the_page_and_are_shown_alone(home):
    star = home.get_by_role("button", name="Favourite: Shenzhen", exact=True)
    star.focus()
    home.keyboard.press("Space")
    home.reload()
    home.wait_for_selector(".card")
    assert home.get_by_role("button", name="Favourite: Shenzhen").get_attribute("aria-pressed") == "true"
    if home.locator(".more").is_visible():
        home.locator(".more").click()
    home.get_by_role("button", name="Favourites", exact=True).click()
    assert home.locator("h3").all_inner_texts() == ["Shenzhen"]


def test_all_games_stand_by_nearness_to_one_and_say_what_is_otherwise(home):
    riichi = home.locator(".card", has=home.get_by_role("heading", name="Riichi", exact=True))
    riichi.locator("summary").click()
    assert "Unlike Sanma: 4 players" in riichi.inner_text().replace("\xa0", " ")
    assert violations(home) == []
    riichi.get_by_role("button", name="All by nearness").click()
    home.get_by_text("The one you know").wait_for()
    assert home.locator("h3").all_inner_texts()[:2] == ["Riichi", "Sanma"]
    assert "Unlike Riichi: 3 players" in home.locator(".card").nth(1).inner_text().replace("\xa0", " ")
    assert home.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(home) == []


def test_a_page_on_how_to_play_names_its_neighbours(page, address):
    page.goto(f"{address}#/learn/sanma")
    page.get_by_role("heading", name="If you know another game").wait_for()
    assert "Unlike Riichi: 3 players" in page.locator(".beside").inner_text().replace("\xa0", " ")
    assert violations(page) == []
