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
    """The home page with the games in a list, its filters laid open."""
    page.set_viewport_size(request.param)
    page.goto(address)
    page.wait_for_selector(".card")
    if page.locator(".more").is_visible():
        page.locator(".more").click()
    else:
        page.get_by_role("button", name="List", exact=True).click()
    return page


def opened(page, name):
    """The card of a game, whole: on a phone it is a row until it is asked."""
    card = page.locator(".card", has=page.get_by_role("heading", name=name, exact=True))
    if card.locator(".opens").count():
        card.locator(".opens").click()
    return card


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
    opened(home, "Shenzhen")
    star = home.get_by_role("button", name="Favourite: Shenzhen", exact=True)
    star.focus()
    home.keyboard.press("Space")
    home.reload()
    home.wait_for_selector(".card")
    opened(home, "Shenzhen")
    assert home.get_by_role("button", name="Favourite: Shenzhen").get_attribute("aria-pressed") == "true"
    if home.locator(".more").is_visible():
        home.locator(".more").click()
    home.get_by_role("button", name="Favourites", exact=True).click()
    assert home.locator("h3").all_inner_texts() == ["Shenzhen"]


def test_all_games_stand_by_nearness_to_one_and_say_what_is_otherwise(home):
    riichi = opened(home, "Riichi")
    riichi.locator("summary").click()
    assert "Unlike Sanma: 4 players" in riichi.inner_text().replace("\xa0", " ")
    assert violations(home) == []
    riichi.get_by_role("button", name="All by nearness").click()
    home.get_by_text("The one you know").wait_for()
    assert home.locator("h3").all_inner_texts()[:2] == ["Riichi", "Sanma"]
    assert "Unlike Riichi: 3 players" in opened(home, "Sanma").inner_text().replace("\xa0", " ")
    assert home.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(home) == []


def test_a_page_on_how_to_play_names_its_neighbours(page, address):
    page.goto(f"{address}#/learn/sanma")
    page.get_by_role("heading", name="If you know another game").wait_for()
    assert "Unlike Riichi: 3 players" in page.locator(".beside").inner_text().replace("\xa0", " ")
    assert violations(page) == []


def test_on_a_map_every_game_lies_where_it_is_played_and_the_chosen_one_is_told_of(page, address):
    page.set_viewport_size(DESK)
    page.goto(address)
    page.wait_for_selector(".map button")
    games = page.locator(".map button")
    assert games.count() == len(IDS)
    boxes = {game.get_attribute("aria-label").split(",")[0]: game.bounding_box() for game in games.all()}
    assert boxes["Harbin"]["y"] < boxes["Beijing"]["y"] < boxes["Shanghai"]["y"] < boxes["Hong Kong"]["y"]
    assert boxes["Chengdu"]["x"] < boxes["Wuhan"]["x"] < boxes["Taiwanese"]["x"] < boxes["Riichi"]["x"]
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes.values())
    taiyuan = page.get_by_role("button", name="Taiyuan Stand-Four, Shanxi, demanding")
    taiyuan.focus()
    page.keyboard.press("Enter")
    assert taiyuan.get_attribute("aria-pressed") == "true"
    told = page.locator(".peek .card")
    assert told.get_by_role("heading").inner_text() == "Taiyuan Stand-Four"
    assert "first tiles stand apart" in told.get_by_role("img").get_attribute("aria-label")
    assert violations(page) == []
    page.get_by_role("searchbox").fill("深圳")  # what is found stands in a list
    assert page.locator("h3").all_inner_texts() == ["Shenzhen"]
    assert page.locator(".map").count() == 0


@pytest.mark.parametrize("width", [1000, 1280, 1920])
def test_what_is_told_of_a_game_covers_no_other_on_the_map(page, address, width):
    page.set_viewport_size({"width": width, "height": 1000})
    page.goto(address)
    page.wait_for_selector(".map button")
    for name in ("Riichi", "Chinese Official", "Taiyuan Stand-Four"):
        page.locator(".map button", has_text=name).click()
        page.locator(".peek h3", has_text=name).wait_for()
        page.locator(".peek summary").click()  # its neighbours are told of, too
        card = page.locator(".peek").bounding_box()
        for game in page.locator(".map button").all():
            box = game.bounding_box()
            beside = box["x"] + box["width"] <= card["x"] + 1 or box["y"] + box["height"] <= card["y"] + 1
            assert beside, f"{name} covers {game.get_attribute('aria-label')}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}], ids=["upright", "lying"])
def test_on_a_phone_all_games_are_five_screens_of_rows_that_open(page, address, size):
    page.set_viewport_size(size)
    page.goto(address)
    page.wait_for_selector(".card")
    assert page.locator(".card").count() == len(IDS)
    assert page.evaluate("document.querySelector('.home').scrollHeight") <= 5 * size["height"]
    play = page.get_by_role("button", name="Play: Hefei")
    assert min(play.bounding_box()["width"], play.bounding_box()["height"]) >= 44
    row = opened(page, "Hefei")
    assert row.get_by_role("link", name="How to play: Hefei").is_visible()
    assert violations(page) == []


def test_at_the_width_of_a_large_screen_five_cards_stand_in_a_row(page, address):
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(address)
    page.get_by_role("button", name="List", exact=True).click()
    first = page.locator(".card").first.bounding_box()["y"]
    assert sum(card.bounding_box()["y"] == first for card in page.locator(".card").all()) == 5


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant", "ja"])
def test_headlines_have_the_letters_of_names_in_every_language(page, address, language):
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    page.set_viewport_size(DESK)
    page.goto(address)
    page.wait_for_selector(".map button")
    assert page.evaluate("document.documentElement.lang") == language
    face = "(selector) => getComputedStyle(document.querySelector(selector)).fontFamily"
    title, head, name, words = (page.evaluate(face, each) for each in ("h1", "#gallery-head", ".peek h3", "body"))
    assert title == head == name != words
