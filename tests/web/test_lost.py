"""Addresses under which nothing lies: the page says so in the reader's language and leads home."""

import http.client
from urllib.parse import urlsplit

import pytest

from web.test_browser import STATIC, accessible, address

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
__all__ = ["address"]
NO_PAGE = {"en": "There is no such page", "zh-Hans": "没有这一页", "zh-Hant": "沒有這一頁", "ja": "ページがありません"}
NO_GAME = {"en": "no game", "zh-Hans": "这里没有", "zh-Hant": "這裡沒有", "ja": "ゲームはありません"}
HOME = {"en": "Home", "zh-Hans": "首页", "zh-Hant": "首頁", "ja": "ホーム"}


def opened(page, address, language, path):
    page.goto(address)
    page.evaluate("language => localStorage.setItem('language', language)", language)
    page.goto("about:blank")
    page.goto(address + path)


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("nonsense", "ja"),
        ("deep/nonsense", "zh-Hant"),
        ("#/nonsense", "zh-Hans"),
        ("#/learn", "en"),
        ("#/rules/", "ja"),
    ],
)
def test_an_unknown_address_says_so_and_leads_home(page, address, path, language):
    opened(page, address, language, path)
    page.get_by_role("heading", name=NO_PAGE[language]).wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    assert accessible(page) == []
    page.locator("main a").click()
    page.wait_for_selector(".card")


@pytest.mark.parametrize(
    ("place", "language"), [("learn", "ja"), ("rules", "zh-Hans"), ("analyse", "zh-Hant"), ("analyse", "en")]
)
def test_an_unknown_game_says_so_and_leads_home(page, address, place, language):
    opened(page, address, language, f"#/{place}/nonsense")
    told = page.get_by_role("alert")
    told.wait_for()
    assert NO_GAME[language] in told.inner_text()
    assert "shenzhen" not in page.locator("main").inner_text()  # no far-fetched guess
    assert accessible(page) == []
    page.locator("a[href='#/']").last.click()
    page.wait_for_selector(".card")


NO_PRESET = {
    "en": "no preset “a”",
    "zh-Hans": "没有名为“a”的规则版本",
    "zh-Hant": "沒有名為「a」",
    "ja": "「a」という版",
}


@pytest.mark.parametrize("language", NO_PRESET)
def test_an_unknown_preset_is_told_in_the_language_of_the_reader(page, address, language):
    opened(page, address, language, "#/analyse/riichi?preset=a")
    told = page.locator("[role=alert]")
    told.wait_for()
    assert NO_PRESET[language] in told.inner_text()
    assert "fangcheng variants" not in told.inner_text()
    assert accessible(page) == []
    page.locator("select").nth(2).select_option("")  # after the language and the game
    told.wait_for(state="detached")
    page.wait_for_selector(".keys button")


NO_SEAT = {"en": "Nobody plays", "zh-Hans": "没有座位", "zh-Hant": "沒有座位", "ja": "席がありません"}
NO_TABLE = {"en": "any more", "zh-Hans": "已经没有", "zh-Hant": "已經沒有", "ja": "もうこのサーバー"}


@pytest.mark.parametrize("language", NO_SEAT)
def test_a_table_without_a_seat_and_one_that_is_gone_are_told_apart(page, address, language):
    opened(page, address, language, "#/t/nonsense")
    told = page.get_by_role("alertdialog")
    told.wait_for()
    assert NO_SEAT[language] in told.inner_text()
    page.goto("about:blank")
    page.goto(f"{address}#/t/nonsense/token/riichi")  # as if a seat had been held there
    told.wait_for()
    assert NO_TABLE[language] in told.inner_text()
    assert accessible(page) == []


@pytest.mark.parametrize("path", ["#/r/nonsense", "#/t/nonsense"])
def test_a_record_or_table_that_is_not_there_leads_home(page, address, path):
    opened(page, address, "ja", path)
    page.get_by_role("alertdialog").or_(page.get_by_role("alert")).first.wait_for()
    page.get_by_text(HOME["ja"], exact=False).last.click()
    page.wait_for_selector(".card")


def test_an_address_that_is_one_of_the_page_is_opened_without_its_sign(page, address):
    page.goto(f"{address}rules/riichi")
    page.wait_for_selector("#RIICHI-1")


def asked(address, path, accept):
    """Return the status and the place that an answer leads to; the path goes out as it is."""
    line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=20)
    line.request("GET", path, headers={"accept": accept})
    answer = line.getresponse()
    line.close()
    return answer.status, answer.getheader("location")


def test_programs_are_told_that_there_is_nothing(address):
    for path, accept in [("/nonsense", "*/*"), ("/nonsense", "application/json"), ("/api/nonsense", "text/html")]:
        assert asked(address, path, accept) == (404, None)


@pytest.mark.parametrize(
    "path", ["//elsewhere.example/", "/nonsense/../..//elsewhere.example", "/%0d%0aset-cookie:a=b"]
)
def test_no_address_leads_elsewhere(address, path):
    status, place = asked(address, path, "text/html")
    assert status == 404 or place.startswith("/#/")
    assert "\n" not in (place or "")
