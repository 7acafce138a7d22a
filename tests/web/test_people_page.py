"""Friends at one table in real browsers: one at a desk, one with a phone, in four languages, looked over by axe."""

import re
import time

import pytest

from fangcheng.web.server import STATIC
from web.test_browser import accessible, address

pytestmark = [
    pytest.mark.by_day,
    pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built"),
]
__all__ = ["address"]  # a fixture

DESK = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US", "reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "ja-JP", "has_touch": True, "reduced_motion": "reduce"}
SLOW = 60_000  # ms


@pytest.fixture
def friends(browser, address):
    """Two pages in browsers of their own: at the first a table has been made, and the second has its link."""
    contexts = [browser.new_context(**which) for which in (DESK, PHONE)]
    one, other = (context.new_page() for context in contexts)
    problems = []
    for page in (one, other):
        page.set_default_timeout(SLOW)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    one.goto(address)
    one.get_by_role("link", name="Play with friends").click()
    one.get_by_label("Your name").fill("Anna")
    one.get_by_label("Game").select_option("sichuan")
    one.get_by_role("button", name="Make a table").click()
    other.goto(one.locator(".invite input").first.input_value())
    other.locator("form input").fill("ゆき")
    other.locator("form button").click()
    other.locator("li.free button").first.click()
    yield one, other
    for context in contexts:
        context.close()
    assert problems == []


def begin(one, other):
    """Fill the free places with bots, and let both agree."""
    one.get_by_role("button", name="Bots for all free places").click()
    one.locator("li.bot").nth(1).wait_for()
    other.locator(".row .gold").click()
    one.locator(".ready").first.wait_for()
    one.locator(".row .gold").click()
    for page in (one, other):
        page.wait_for_selector(".centre")


def test_two_friends_meet_by_a_link_agree_and_play_each_with_a_hand_of_his_own(friends):
    one, other = friends
    assert other.url.endswith(one.url.rpartition("/")[2])  # the invitation has left the address
    assert one.locator("li b").all_text_contents() == ["Anna", "ゆき"]
    assert accessible(one) == []
    assert accessible(other) == []
    begin(one, other)
    for page, name in ((one, "ゆき"), (other, "Anna")):
        page.wait_for_selector(".hand .tile")
        assert page.locator(".plate", has_text=name).count() == 1
        assert accessible(page) == []
    hands = [
        sorted(page.locator(".hand .tile").evaluate_all("all => all.map(one => one.ariaLabel)")) for page in friends
    ]
    assert hands[0] != hands[1]


def test_who_closes_his_browser_is_told_as_away_and_finds_his_place_again(friends, address):
    one, other = friends
    begin(one, other)
    other.wait_for_selector(".hand .tile")
    room = other.url
    other.goto("about:blank")
    one.locator(".plate .absent", has_text="line lost").wait_for()
    other.goto(room)
    other.wait_for_selector(".hand .tile")
    one.locator(".plate .absent").wait_for(state="detached")
    table = one.evaluate("Object.keys(localStorage).find((key) => key.startsWith('room of ')).slice(8)")
    other.goto(f"{address}#/t/{table}")  # as lists of matches lead there
    other.wait_for_selector(".hand .tile")
    assert other.url == room


def test_a_change_is_told_in_plain_words_and_has_to_be_agreed_to_again(friends):
    one, other = friends
    other.locator(".row .gold").click()
    one.locator(".ready").first.wait_for()
    one.get_by_role("button", name="Play something else").click()
    one.get_by_label("Game").select_option("riichi")
    one.get_by_label("Hints for everybody").check()
    assert accessible(one) == []
    one.get_by_role("button", name="Play this").click()
    other.locator(".game", has_text="リーチ").wait_for()
    assert one.locator(".ready").count() == 0
    assert other.locator("section", has_text="全員がヒントを見られます").count() == 1


@pytest.mark.parametrize("locale", ["zh-CN", "zh-TW"])
def test_the_pages_of_friends_are_read_in_chinese_too(browser, address, locale):
    context = browser.new_context(**{**PHONE, "locale": locale})
    page = context.new_page()
    page.set_default_timeout(SLOW)
    page.goto(f"{address}#/friends")
    page.locator("form input").first.fill("小美")
    page.locator("form .gold").click()
    page.locator("li.free").first.wait_for()
    said = page.locator("main").inner_text()
    assert "people-" not in said
    assert "房主" in said
    assert not any(word in said for word in ("owner", "Invite", "Free"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert accessible(page) == []
    context.close()


def test_who_must_go_is_asked_once_and_a_bot_plays_on(friends):
    one, other = friends
    begin(one, other)
    one.get_by_role("button", name="I must go").click()
    one.get_by_role("button", name="I must go").click()
    one.get_by_text("A match is being played").wait_for()
    other.locator(".plate .absent", has_text="退席").wait_for()


def test_who_comes_by_the_link_for_onlookers_sees_the_table_and_no_hand(friends, browser):
    one, other = friends
    context = browser.new_context(**DESK)
    third = context.new_page()
    third.set_default_timeout(SLOW)
    link = one.get_by_label("Link for onlookers").input_value()
    third.goto(link)
    third.get_by_label("Your name").fill("Yan")
    third.get_by_role("button", name="Go in").click()
    one.get_by_text("Looking on: Yan").wait_for()
    assert third.get_by_role("button", name="Take this place").count() == 0
    begin(one, other)
    third.wait_for_selector(".hand .tile")
    tiles = third.locator(".hand .tile").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert tiles
    assert all(tile.startswith("unknown tile") for tile in tiles)
    before = third.locator(".plate .name").first.inner_text()  # what else is told may change with the turn
    nearest = third.locator(".plate.p0 .name")
    told = nearest.inner_text()
    third.get_by_role("button", name="Behind the next player").click()
    for _ in range(50):  # the page's policy lets nothing wait by a script
        if nearest.inner_text() != told:
            break
        third.wait_for_timeout(100)
    assert nearest.inner_text() != told
    assert third.locator(".plate .name").first.inner_text() == before
    assert accessible(third) == []
    third.get_by_role("button", name="To the room").click()
    third.get_by_text("A match is being played").wait_for()
    assert third.get_by_label("Link for onlookers").input_value() == link
    assert third.locator(".invite input").count() == 1  # what he hands on leads to no place
    third.reload()
    third.get_by_role("button", name="Behind the next player").wait_for()
    context.close()


def test_who_loads_the_page_again_keeps_his_place_though_the_owner_has_made_a_new_link(browser, address):
    one, other = (browser.new_context(**DESK).new_page() for _ in range(2))
    for page in (one, other):
        page.set_default_timeout(SLOW)
    one.goto(f"{address}#/friends")
    one.get_by_label("Your name").fill("Anna")
    one.get_by_role("button", name="Make a table").click()
    old = one.locator(".invite input").first.input_value()
    other.goto(old)
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Go in").click()
    other.get_by_role("button", name="Take this place").first.click()
    other.locator("li.own").wait_for()
    with one.expect_response("**/api/rooms/link"):
        one.get_by_role("button", name="New link").click()
    other.reload()
    other.locator("li.own", has_text="Ben").wait_for()
    for page in (one, other):
        page.context.close()


def test_what_is_said_is_read_in_the_readers_language_beside_the_plate_and_muted_by_whom_he_likes(friends):
    one, other = friends
    one.get_by_role("button", name="Play something else").click()
    one.get_by_role("combobox", name="Talk").select_option("text")
    one.get_by_role("button", name="Play this").click()
    one.get_by_role("button", name="Well played").click()
    other.locator(".said", has_text="お見事です").wait_for()
    one.get_by_label("Say something").fill("<img src=x onerror=alert(1)>")
    one.get_by_role("button", name="Say it").click()
    other.locator(".said", has_text="<img src=x onerror=alert(1)>").wait_for()
    assert other.locator(".said img").count() == 0
    assert accessible(one) == []
    assert accessible(other) == []
    begin(one, other)
    one.wait_for_selector(".hand .tile")
    other.wait_for_selector(".hand .tile")
    one.get_by_role("tab", name="Talk").click()
    assert one.get_by_role("button", name="Well played").is_disabled()
    assert accessible(one) == []
    one.get_by_role("button", name="Take your time").click()
    other.locator(".plate .saying", has_text="ごゆっくりどうぞ").wait_for()
    other.get_by_role("button", name="記録").click()
    other.get_by_role("tab", name="会話").click()
    other.get_by_text("発言した人").click()
    other.get_by_role("button", name="非表示").click()
    other.locator(".said", has_text="まだ発言はありません").wait_for()
    time.sleep(4.5)  # who speaks a lot has to wait
    one.get_by_role("button", name="One moment, please").click()
    one.locator(".said", has_text="One moment").wait_for()
    assert other.locator(".saying").count() == 0


def test_a_seat_moves_to_another_device_and_the_old_page_says_so(friends, browser, address):
    one, _ = friends
    one.get_by_role("button", name="Play on another device").click()
    one.locator("div.code svg").wait_for()
    assert accessible(one) == []
    code = one.locator("div.code > b").inner_text()
    context = browser.new_context(**PHONE)
    third = context.new_page()
    third.set_default_timeout(SLOW)
    third.goto(f"{address}#/device/{code.replace(' ', '')}/{one.url.rpartition('/')[2]}")
    third.locator("form button").wait_for()
    assert accessible(third) == []
    third.locator("form button").click()
    third.locator("li.own b", has_text="Anna").wait_for()
    one.get_by_text("on another device").wait_for()
    one.get_by_role("button", name="Take it back").click()
    one.locator("li.own b", has_text="Anna").wait_for()
    context.close()


def test_a_pause_is_asked_of_the_others_and_covers_the_table_until_it_goes_on(friends):
    one, other = friends
    begin(one, other)
    for page in friends:
        page.wait_for_selector(".hand .tile")
    one.get_by_role("button", name="Ask for a pause").click()
    other.get_by_role("alert").get_by_text("Anna").wait_for()
    assert accessible(other) == []
    other.get_by_role("button", name="はい", exact=True).click()
    one.get_by_text("The match stands still.").wait_for()
    other.get_by_text("休憩中です").wait_for()
    assert accessible(one) == []
    one.get_by_role("button", name="Go on").click()
    one.get_by_text("The match stands still.").wait_for(state="detached")
    other.get_by_text("休憩中です").wait_for(state="detached")


def test_two_who_want_the_same_quick_match_find_each_other_in_the_lobby(browser, address):
    contexts = [browser.new_context(**which) for which in (DESK, PHONE)]
    one, other = (context.new_page() for context in contexts)
    for page, name in ((one, "Anna"), (other, "ゆき")):
        page.set_default_timeout(SLOW)
        page.goto(f"{address}#/lobby")
        page.locator("form input").fill(name)
        page.locator("form select").select_option("sanma")
    one.get_by_role("button", name="Play with whoever wants to").click()
    one.locator("li.own").wait_for()
    other.locator("main li", has_text="Anna").wait_for()
    assert accessible(other) == []
    assert other.evaluate("document.documentElement.scrollWidth") <= 390
    other.locator("form .gold").click()
    other.locator("li.own").wait_for()
    assert other.url.rpartition("/")[2] == one.url.rpartition("/")[2]
    one.locator("li b", has_text="ゆき").wait_for()
    for context in contexts:
        context.close()


def test_a_friend_says_that_he_is_there_and_agrees_to_go_back(friends):
    one, other = friends
    one.get_by_role("button", name="Is everybody there?").click()
    assert accessible(other) == []
    other.get_by_role("button", name="います", exact=True).click()
    one.get_by_text("Everybody is there.").wait_for()
    begin(one, other)
    for page in (one, other):
        page.wait_for_selector(".hand .tile")
    one.get_by_role("button", name=re.compile("^Characters")).click()
    one.get_by_role("button", name=re.compile("^Characters")).wait_for(state="detached")
    one.get_by_role("button", name="Ask to take my last decision back").click()
    other.get_by_role("button", name="はい", exact=True).wait_for()
    assert accessible(other) == []
    assert accessible(one) == []
    other.get_by_role("button", name="はい", exact=True).click()
    one.get_by_text("All agree: the match has gone back").wait_for()
    one.get_by_role("button", name=re.compile("^Characters")).wait_for()  # the suit to give up is asked again
