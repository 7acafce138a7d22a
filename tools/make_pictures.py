"""Take the pictures of README from a server that runs: Home, a table after a few discards, a win.

python tools/make_pictures.py http://127.0.0.1:8000      needs playwright and a Chromium
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

DOCS = Path(__file__).resolve().parent.parent / "docs"
SIZE: ViewportSize = {"width": 1280, "height": 800}
TALL: ViewportSize = {"width": 1280, "height": 1440}
QUALITY = 82  # of JPEG
DISCARDS = 6
WON = 11  # the seed of a hand that the reader wins by the hint
LONGEST = 300_000  # ms until that is so
ADVISED = """setInterval(() => {
    document.querySelector(".hand .tile.live:has(.star), .calls button:has(.star)")?.click();
}, 200)"""
SEAT = """async (seed) => {
    const table = { variant: "riichi", options: {}, seed, preset: null, house: null, seconds: 0, bank: 0 };
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(table) })).json();
}"""


def home(page: Page, address: str) -> None:
    page.goto(address)
    page.set_viewport_size(TALL)
    page.wait_for_selector(".map button")
    page.locator(".map button", has_text="Stand-Four").click()
    page.screenshot(path=DOCS / "home.jpg", quality=QUALITY)


def table(page: Page, address: str) -> None:
    page.set_viewport_size(SIZE)
    ticket = page.evaluate(SEAT, 7)
    page.goto(f"{address}#/t/{ticket['id']}/{ticket['token']}/riichi")
    for _ in range(DISCARDS):
        page.wait_for_selector("[data-drawn]")
        page.wait_for_timeout(800)  # clicks just after a change are not taken
        page.locator("[data-drawn]").click()
    page.wait_for_selector("[data-drawn]")
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    page.screenshot(path=DOCS / "table.jpg", quality=QUALITY)


def win(page: Page, address: str) -> None:
    """Play a hand by the hint until it is won, and take the moment when all is told of it."""
    page.goto(address)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ hint: true, opening: false, speed: 0.5 }))")
    ticket = page.evaluate(SEAT, WON)
    page.goto(f"{address}#/t/{ticket['id']}/{ticket['token']}/riichi")
    page.reload()
    page.wait_for_selector(".hand .tile")
    page.evaluate(ADVISED)
    page.wait_for_selector(".scene .number.shown", timeout=LONGEST)
    page.wait_for_timeout(1800)
    page.screenshot(path=DOCS / "win.jpg", quality=QUALITY)


if __name__ == "__main__":
    address = sys.argv[1].rstrip("/") + "/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, locale="en-US", color_scheme="dark", reduced_motion="reduce")
        home(page, address)
        table(page, address)
        page.emulate_media(reduced_motion="no-preference")
        win(page, address)
        browser.close()
    print(f"wrote home.jpg, table.jpg and win.jpg in {DOCS}")
