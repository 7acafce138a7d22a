"""Draw the icons of the installed page: `web/public/`, a tile of the sprite upon felt.

python tools/make_icons.py            draw them; the pictures need playwright and a Chromium
python tools/make_icons.py --check    only say whether the drawing is what this file draws
"""

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPRITE = ROOT / "web/src/assets/tiles.svg"
FOLDER = ROOT / "web/public"
TILE = "7z"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-180.png": 180}  # the last for who asks for no manifest


def symbol(tile: str) -> str:
    """Return what the sprite draws of a tile, on a ground of 300 by 400."""
    found = re.search(rf'<symbol id="t-{tile}"[^>]*>(.*?)</symbol>', SPRITE.read_text(encoding="utf-8"), re.DOTALL)
    assert found, f"no {tile} in {SPRITE}"
    return found[1]


def drawing() -> str:
    """Return the icon: all that matters lies within the middle 80 %, for systems that cut circles."""
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<!-- Drawn by tools/make_icons.py. The character is an outline of Yuji Boku, as in src/assets/tiles.svg. -->
<path fill="#27634f" d="M0 0h512v512H0z"/>
<path fill="#0006" d="M162 134h214a26 26 0 0 1 26 26v250a26 26 0 0 1-26 26H162z"/>
<rect x="137" y="96" width="238" height="330" rx="26" fill="#8a5a24"/>
<rect x="137" y="96" width="238" height="318" rx="26" fill="#d6a359"/>
<rect x="137" y="96" width="238" height="303" rx="26" fill="#d8caa4"/>
<rect x="137" y="80" width="238" height="311" rx="26" fill="#fffaf0"/>
<g transform="translate(154 106) scale(.68 .65)">{symbol(TILE)}</g>
</svg>
"""


def render(svg: str) -> None:
    """Leave a picture of each size beside the drawing."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            page.screenshot(path=FOLDER / name)
        browser.close()


if __name__ == "__main__":
    icon = FOLDER / "icon.svg"
    if "--check" in sys.argv:
        sys.exit(0 if icon.read_text(encoding="utf-8") == drawing() else f"{icon} is not what this file draws")
    icon.write_text(drawing(), encoding="utf-8")
    render(drawing())
    print(f"wrote {icon} and {len(SIZES)} pictures")
