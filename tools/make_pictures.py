"""Take the pictures of README from a server that runs: Home with its map, and a table after a few discards.

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
SEAT = """async () => {
    const table = { variant: "riichi", options: {}, seed: 7, preset: null, house: null, seconds: 0, bank: 0 };
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
    ticket = page.evaluate(SEAT)
    page.goto(f"{address}#/t/{ticket['id']}/{ticket['token']}/riichi")
    for _ in range(DISCARDS):
        page.wait_for_selector("[data-drawn]")
        page.wait_for_timeout(800)  # clicks just after a change are not taken
        page.locator("[data-drawn]").click()
    page.wait_for_selector("[data-drawn]")
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    page.screenshot(path=DOCS / "table.jpg", quality=QUALITY)


if __name__ == "__main__":
    address = sys.argv[1].rstrip("/") + "/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, locale="en-US", color_scheme="dark", reduced_motion="reduce")
        home(page, address)
        table(page, address)
        browser.close()
    print(f"wrote {DOCS / 'home.jpg'} and {DOCS / 'table.jpg'}")
