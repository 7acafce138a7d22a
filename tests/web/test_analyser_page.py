"""The analyser in a real browser: options of a game are chosen as at a table, and stand in the link."""

import re

import pytest

from fangcheng.web.server import STATIC
from web.test_browser import accessible, address, quiet_page

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
