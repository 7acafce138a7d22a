"""Light and dark: the page follows the system until the reader chooses, and is readable either way."""

import pytest

from fangcheng.web.server import STATIC
from web.test_browser import accessible, address, quiet_page, sit_down

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
__all__ = ["address", "quiet_page"]  # fixtures

BRIGHTNESS = """(selector) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  canvas.fillStyle = getComputedStyle(document.querySelector(selector)).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}"""


def is_light(page, selector="body"):
    """Whether what stands there is bright; between the two lies nothing that either scheme uses."""
    found = page.evaluate(BRIGHTNESS, selector)
    assert not 60 < found < 200, found
    return found >= 200


def choose(page, scheme):
    page.locator("header .icon").last.click()
    page.locator(".settings select").first.select_option(scheme)


def test_the_page_follows_the_system_until_the_reader_chooses(quiet_page, address):
    page = quiet_page
    for system in ("dark", "light"):
        page.emulate_media(color_scheme=system)
        page.goto(address)
        page.wait_for_selector(".card")
        assert is_light(page) == (system == "light")
    choose(page, "dark")
    assert not is_light(page)
    page.reload()
    page.wait_for_selector(".card")
    assert not is_light(page)
    assert not is_light(page, ".card")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_is_readable_in_both_schemes(quiet_page, address, scheme):
    page = quiet_page
    page.emulate_media(color_scheme="dark" if scheme == "light" else "light", reduced_motion="reduce")
    page.goto(address)
    page.wait_for_selector(".card")
    choose(page, scheme)
    assert accessible(page) == []
    for where, shown in (("learn/sichuan", "figure"), ("analyse/riichi?hand=123m456p789s1155z", "main")):
        page.goto(f"{address}#/{where}")
        page.wait_for_selector(shown)
        assert accessible(page) == []
    sit_down(page, address, "sichuan", {})
    page.wait_for_selector(".hand .tile")
    assert is_light(page, ".side") == (scheme == "light")
    assert accessible(page) == []
