# /// script
# dependencies = ["pillow", "playwright"]
# ///
"""Film a hand of riichi for README from a server that runs: the reader follows the hint until somebody wins.

python tools/make_film.py http://127.0.0.1:8000      needs pillow, playwright and a Chromium
"""

import base64
import io
import shutil
import sys
import time
from itertools import pairwise
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

FILM = Path(__file__).resolve().parent.parent / "docs" / "hand.webp"
SIZE: ViewportSize = {"width": 1280, "height": 800}
FILMED = (720, 450)
SEED = 11
STEP = 0.2  # seconds between two pictures
LAST = 4.0  # seconds that the ledger stays
QUALITY = 45
LONGEST = 300  # seconds until the hand must be over
SEAT = """async (seed) => {
    const table = { variant: "riichi", options: {}, seed, preset: null, house: null, seconds: 0, bank: 0 };
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(table) })).json();
}"""
ADVISED = ".hand .tile.live:has(.star), .calls button:has(.star)"

Shot = tuple[float, bytes]  # when, and the JPEG


def film(page: Page, address: str) -> list[Shot]:
    """Return what is seen of a hand from the deal to the ledger."""
    page.goto(address)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ hint: true, opening: false, speed: 1.5 }))")
    ticket = page.evaluate(SEAT, SEED)
    shots: list[Shot] = []
    camera = page.context.new_cdp_session(page)

    def keep(shot: dict[str, object]) -> None:
        shots.append((time.monotonic(), base64.b64decode(str(shot["data"]))))
        camera.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

    page.goto(f"{address}#/t/{ticket['id']}/{ticket['token']}/riichi")
    page.reload()
    page.wait_for_selector(".hand .tile")
    camera.on("Page.screencastFrame", keep)
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 90, "everyNthFrame": 6})
    end = time.monotonic() + LONGEST
    while not page.locator(".result").count():
        if time.monotonic() > end:
            raise SystemExit(f"no end of the hand after {LONGEST} s; try another SEED")
        if page.locator(ADVISED).count():
            page.wait_for_timeout(350)  # clicks just after a change are not taken
            page.evaluate("advised => document.querySelector(advised)?.click()", ADVISED)
        page.wait_for_timeout(150)
    page.wait_for_timeout(1500)
    camera.send("Page.stopScreencast")
    return shots


def write(shots: list[Shot]) -> None:
    """Write the shots as one moving picture; where nothing moved one picture stays."""
    kept: list[Shot] = []
    for when, shot in shots:
        if not kept or when - kept[-1][0] >= STEP:
            kept.append((when, shot))
    pictures = [
        Image.open(io.BytesIO(shot)).convert("RGB").resize(FILMED, Image.Resampling.LANCZOS) for _, shot in kept
    ]
    times = [after[0] - before[0] for before, after in pairwise(kept)] + [LAST]
    pictures[0].save(
        FILM,
        save_all=True,
        append_images=pictures[1:],
        duration=[round(1000 * min(seconds, LAST)) for seconds in times],
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,
    )
    print(f"wrote {FILM}: {len(kept)} pictures, {sum(times):.0f} s, {FILM.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, locale="en-US", color_scheme="dark")
        write(film(page, sys.argv[1].rstrip("/") + "/"))
        browser.close()
