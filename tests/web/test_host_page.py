"""The host's tab in real browsers: a fine seen before it is made, asked, done, told and taken back, by keyboard too."""

from web.test_browser import address
from web.test_people_page import accessible, begin, friends, pytestmark

__all__ = ["address", "friends", "pytestmark"]


def test_a_host_who_plays_fines_and_takes_it_back(friends):
    one, other = friends
    begin(one, other)
    for page in friends:
        page.wait_for_selector(".hand .tile")
    one.keyboard.press("Shift+R")
    form = one.locator(".host form")
    form.locator("select").first.select_option("fine")
    form.locator("select").nth(1).select_option(label="ゆき")
    one.get_by_role("button", name="10", exact=True).click()
    one.get_by_label("Reason or note").fill("<b>late</b>")
    one.locator(".host .foreseen li", has_text="−10").wait_for()
    assert accessible(one) == []
    form.locator(".gold").click()
    other.locator(".asked").wait_for()
    assert "<b>late</b>" in other.locator(".asked").inner_text()
    assert "−10" in other.locator(".asked").inner_text()
    assert accessible(other) == []
    other.locator(".asked .gold").click()
    take_back = one.get_by_role("button", name="Take back")
    take_back.click()
    one.locator(".host .foreseen li", has_text="+10").wait_for()
    take_back.click()
    other.locator(".asked .gold").click()
    one.locator(".host .struck").wait_for()
    assert take_back.count() == 0
    other.locator("button.corner.right").click()
    other.locator("#tab-host").click()
    other.locator(".host .struck").wait_for()
    assert other.locator(".host form").count() == 0
    assert accessible(other) == []
