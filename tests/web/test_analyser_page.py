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
