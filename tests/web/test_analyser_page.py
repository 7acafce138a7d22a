"""The analyser in a real browser: options of a game are chosen as at a table, and stand in the link."""

import re

import pytest

from fangcheng.web.server import STATIC
from web.test_browser import PHONE, accessible, address, quiet_page

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
__all__ = ["address", "quiet_page"]  # fixtures


def test_an_option_that_is_changed_stands_in_the_link(quiet_page, address):
    page = quiet_page
    page.goto(f"{address}#/analyse/riichi?hand=123m456p789s1155z")
    page.get_by_text("Options", exact=True).click()
    option = page.locator("label", has_text="All simples in an open hand").locator("select")
    assert option.evaluate("select => select.selectedOptions[0].text") == "on"
    assert accessible(page) == []
    option.select_option(label="off")
    page.wait_for_url(re.compile("rule=kuitan%3Dfalse"))
    option.select_option(label="on")
    page.wait_for_url(re.compile(r"^((?!rule=).)*$"))


def test_a_click_that_may_mean_several_melds_asks_which(quiet_page, address):
    page = quiet_page
    page.goto(f"{address}#/analyse/luoshu")
    page.get_by_role("radio", name="Sum of 15").click()
    keys = page.get_by_role("group", name="Tiles")
    assert keys.get_by_role("button", name="god of wealth").is_disabled()
    keys.get_by_role("button", name="1 of dots", exact=True).click()
    which = page.get_by_role("group", name="Which of them lies open?")
    assert which.get_by_role("button").count() == 3  # 159, 168, 177
    assert accessible(page) == []
    which.get_by_role("button").nth(1).click()
    page.wait_for_url(re.compile(r"meld=sum\+168p"))
    assert which.count() == 0
    page.get_by_role("radio", name="Hand").click()
    keys.get_by_role("button", name="god of wealth").click()
    page.wait_for_url(re.compile("hand=1a"))


def test_the_imagined_tile_is_chosen_before_anything_is_said(quiet_page, address):
    page = quiet_page
    page.goto(f"{address}#/analyse/jiangnan?hand=55888p22s33z&meld=pon+444m&rule=heart%3Dtrue&rule=joker%3Dnone")
    page.get_by_text("Choose the tile that the hand imagines.").wait_for()
    page.get_by_role("radio", name="Imagined tile").click()
    page.get_by_role("group", name="Tiles").get_by_role("button", name="West", exact=True).click()
    page.wait_for_url(re.compile("heart=3z"))
    page.get_by_role("heading", name="ready").wait_for()
    assert accessible(page) == []


@pytest.mark.parametrize("game", ["riichi", "mcr", "luoshu"])
def test_on_a_phone_each_suit_stands_on_one_row_of_keys(quiet_page, address, game):
    page = quiet_page
    page.set_viewport_size(PHONE)
    page.goto(f"{address}#/analyse/{game}")
    page.locator(".keys button").first.wait_for()
    suits = page.locator(".keys > div").all()
    assert len(suits) >= 4
    for suit in suits:
        boxes = [button.bounding_box() for button in suit.get_by_role("button").all()]
        assert len({box["y"] for box in boxes}) == 1
        assert max(box["x"] + box["width"] for box in boxes) <= PHONE["width"]
        assert min(min(box["width"], box["height"]) for box in boxes) >= 24  # what a finger hits
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert accessible(page) == []


def test_melds_are_called_as_at_the_table(quiet_page, address):
    page = quiet_page
    for game, words in {"riichi": "Chi Pon Kan", "mcr": "Chow Pung Kong"}.items():
        page.goto(f"{address}#/analyse/{game}")
        page.get_by_role("radio", name=words.split()[1], exact=True).wait_for()
        names = page.get_by_role("radio").all_inner_texts()
        assert [name for name in names if name in words.split()] == words.split()


@pytest.mark.parametrize("pasted", ["1m2m3m4p5pr6p7s8s9sEEPP", "一二三万4赤56筒七八九条東東白白", "🀇🀈🀉4p0p6p🀖🀗🀘🀀🀀🀆🀆"])
def test_a_pasted_hand_is_drawn_whoever_wrote_it(quiet_page, address, pasted):
    page = quiet_page
    page.goto(f"{address}#/analyse/riichi")
    page.get_by_role("textbox", name="Hand").fill(pasted)
    page.get_by_role("heading", name="ready").wait_for()
    drawn = [button.get_attribute("aria-label") for button in page.locator(".ask .hand button").all()]
    assert drawn[4] == "take red 5 of dots away"
    assert [label.split()[1] for label in drawn[9:]] == ["East", "East", "White", "White"]
    page.locator(".ask .hand button").first.click()
    page.wait_for_url(re.compile("hand=23m406p789s1155z"))


def test_a_robbed_kong_and_sticks_are_asked_for(quiet_page, address):
    page = quiet_page
    page.goto(f"{address}#/analyse/riichi?hand=123456m789p45s99p")
    page.get_by_text("Circumstances", exact=True).click()
    page.get_by_label("Sticks on the table").fill("2")
    page.wait_for_url(re.compile("deposits=2"))
    page.get_by_role("button", name="why").last.click()
    page.get_by_label("Won by").select_option(label="robbed from E")
    worth = page.locator(".worth")
    worth.get_by_text("Chankan").wait_for()
    assert accessible(page) == []
    paid = worth.locator(".payments span").all_inner_texts()
    assert paid == ["E −2\u202f000", "S +4\u202f000", "W 0", "N 0"]
