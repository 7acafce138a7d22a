"""Draw the tile set: `web/src/assets/tiles.svg`, one symbol per kind in the notation of `fangcheng.tiles`.

Dots, bamboos and flowers are geometry below; characters are outlines kept in `tools/tile_outlines.json`.

    python tools/make_tiles.py                 draw the sprite
    python tools/make_tiles.py --check         only say whether the sprite is what this file draws
    python tools/make_tiles.py --fonts DIR     first take the outlines anew from the fonts under DIR, after
        npm install --prefix DIR @fontsource/yuji-boku@5.3.0 @fontsource/lxgw-wenkai-tc@5 (needs fonttools and brotli)
"""

import json
import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPRITE = ROOT / "web/src/assets/tiles.svg"
LIBRARY = ROOT / "src/fangcheng/game/tiles.svg"  # the same, for notebooks
OUTLINES = ROOT / "tools/tile_outlines.json"

RED, GREEN, BLUE, BLACK, GOLD = "#c0272d", "#17703a", "#1f3f94", "#1b1b1f", "#c8922a"
PINK, ORANGE, VIOLET, AMBER = "#d4517f", "#c2611a", "#76399a", "#e5a03a"
RED_INK = {BLACK: RED, BLUE: RED, GREEN: RED}

BRUSH = "一二三四伍六七八九萬東南西北發中春夏秋冬梅蘭菊竹百搭財神飛總花聽用喜聚寶盆貓鼠"
DIGITS = "1234"
CHARACTER_NUMBERS = "一二三四伍六七八九"
LICENCE = """\
The Fangcheng tile set, drawn by tools/make_tiles.py. Licence: that of Fangcheng.
Outlines of Chinese characters come from Yuji Boku (Copyright 2020 The Yuji Project Authors) and digits from
LXGW WenKai TC (Copyright 2022 LXGW), both under the SIL Open Font License 1.1, which allows outlines in artwork."""

# Centres of the dots, then radius, then ink of each dot.
B, G, R = BLUE, GREEN, RED
DOTS = {
    2: ([(150, 104), (150, 296)], 74, [G, B]),
    3: ([(76, 82), (150, 200), (224, 318)], 60, [B, R, G]),
    4: ([(84, 98), (216, 98), (84, 302), (216, 302)], 61, [B, G, G, B]),
    5: ([(76, 84), (224, 84), (150, 200), (76, 316), (224, 316)], 54, [B, G, R, G, B]),
    6: ([(90, 76), (210, 76), (90, 214), (210, 214), (90, 326), (210, 326)], 53, [G, G, R, R, R, R]),
    7: ([(62, 54), (150, 92), (238, 130), (90, 234), (210, 234), (90, 336), (210, 336)], 46, [G, G, G, R, R, R, R]),
    8: ([(x, y) for y in (58, 153, 247, 342) for x in (94, 206)], 46, [B] * 8),
    9: ([(x, y) for y in (74, 200, 326) for x in (54, 150, 246)], 46, [G] * 3 + [R] * 3 + [B] * 3),
}
# Bamboos: centre, then height, ink of each stick.
STICKS = {
    2: ([(150, 104), (150, 296)], 178, [G, B]),
    3: ([(150, 104), (84, 296), (216, 296)], 178, [G, G, G]),
    4: ([(84, 104), (216, 104), (84, 296), (216, 296)], 178, [G, B, B, G]),
    5: ([(70, 104), (230, 104), (150, 200), (70, 296), (230, 296)], 178, [G, G, R, G, G]),
    6: ([(x, y) for y in (104, 296) for x in (64, 150, 236)], 178, [G] * 6),
    7: ([(150, 66)] + [(x, y) for y in (203, 332) for x in (64, 150, 236)], 122, [R] + [G] * 6),
    9: ([(x, y) for y in (68, 200, 332) for x in (64, 150, 236)], 122, [G, R, G] * 3),
}
FLOWERS = [
    ("春", "spring", RED), ("夏", "summer", RED), ("秋", "autumn", RED), ("冬", "winter", RED),
    ("梅", "plum", BLUE), ("蘭", "orchid", BLUE), ("菊", "chrysanthemum", BLUE), ("竹", "bamboo", BLUE),
]  # fmt: skip
HEADS = {"1a": ("財神", GOLD), "2a": ("聚寶盆", RED), "3a": ("貓", BLACK), "4a": ("鼠", BLUE)}
CARDS = {
    "1j": ("百搭", RED), "2j": ("飛", RED), "3j": ("總", BLUE), "4j": ("花", PINK), "5j": ("財神", GOLD),
    "6j": ("聽用", GREEN), "7j": ("喜", RED),
}  # fmt: skip


# --- outlines ------------------------------------------------------------------------------------------------------


def take_outlines(folder: Path) -> dict[str, list]:
    """Take outline and bounds of every character used, from the brush font where it has it."""
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.ttLib import TTFont

    packages = folder / "node_modules/@fontsource"
    brush = sorted(packages.glob("yuji-boku/files/*-400-normal.woff2"))
    plain = sorted(packages.glob("lxgw-wenkai-tc/files/*-700-normal.woff2"))
    wanted = {**dict.fromkeys(BRUSH, brush + plain), **dict.fromkeys(DIGITS, plain)}
    opened = {path: TTFont(path) for path in dict.fromkeys(brush + plain)}
    outlines = {}
    for character, paths in wanted.items():
        font = next(opened[path] for path in paths if ord(character) in opened[path].getBestCmap())
        glyphs = font.getGlyphSet()
        glyph = glyphs[font.getBestCmap()[ord(character)]]
        bounds, pen = BoundsPen(glyphs), SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
        glyph.draw(bounds)
        glyph.draw(pen)
        outlines[character] = [pen.getCommands(), [round(edge) for edge in bounds.bounds]]
    return outlines


def character(outlines: dict, sign: str, box: tuple[int, int, int, int], ink: str) -> str:
    """Draw one character fitted into `box` (left, top, width, height), not stretched."""
    path, (x0, y0, x1, y1) = outlines[sign]
    left, top, width, height = box
    scale = min(width / (x1 - x0), height / (y1 - y0))
    x = left + width / 2 - scale * (x0 + x1) / 2
    y = top + height / 2 + scale * (y0 + y1) / 2
    return f'<path fill="{ink}" transform="matrix({scale:.4f} 0 0 {-scale:.4f} {x:.1f} {y:.1f})" d="{path}"/>'


# --- suits ---------------------------------------------------------------------------------------------------------


def ring(count: int, radius: float, size: float, ink: str) -> str:
    """Draw small discs on a circle around the origin."""
    points = [
        (radius * math.cos(2 * math.pi * i / count), radius * math.sin(2 * math.pi * i / count)) for i in range(count)
    ]
    return "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="{ink}"/>' for x, y in points)


def dot_symbol() -> str:
    """Draw a dot of radius 50 around the origin in the current colour."""
    return (
        '<g id="t-dot"><circle r="50" fill="currentColor"/><circle r="41.5" fill="#fff"/>'
        f'<circle r="35" fill="currentColor"/>{ring(8, 22, 6.6, "#fff")}<circle r="9.5" fill="#fff"/></g>'
    )


def stick_symbol() -> str:
    """Draw a bamboo of 40 by 180 around the origin in the current colour: two joints, three knots, a light edge."""
    joint = "M-15 {a} Q-9 {b} -9 {c} Q-9 {d} -15 {e} L15 {e} Q9 {d} 9 {c} Q9 {b} 15 {a} Z"
    upper = joint.format(a=-80, b=-64, c=-44, d=-24, e=-8)
    lower = joint.format(a=8, b=24, c=44, d=64, e=80)
    knots = "".join(f'<rect x="-19" y="{y}" width="38" height="17" rx="8.5"/>' for y in (-90, -8.5, 73))
    light = "".join(f'<rect x="-3" y="{y}" width="6" height="44" rx="3" fill="#fff" opacity=".9"/>' for y in (-66, 22))
    return f'<g id="t-stick" fill="currentColor"><path d="{upper}{lower}"/>{knots}{light}</g>'


def ten_thousand_symbol(outlines: dict) -> str:
    """Draw the lower character of all nine characters tiles, and of the red ones."""
    return f'<g id="t-ten-thousand">{character(outlines, "萬", (58, 166, 184, 214), RED)}</g>'


def dot(x: float, y: float, radius: float, ink: str) -> str:
    return f'<use href="#t-dot" color="{ink}" transform="translate({x} {y}) scale({radius / 50:.3g})"/>'


def stick(x: float, y: float, height: float, ink: str, turn: int = 0, width: float = 1.15) -> str:
    turned = f" rotate({turn})" if turn else ""
    return (
        f'<use href="#t-stick" color="{ink}" '
        f'transform="translate({x} {y}){turned} scale({width:.3g} {height / 180:.3g})"/>'
    )


def one_dot() -> str:
    """Draw the great wheel of the 1p."""
    petals = "".join(f'<ellipse cy="-36" rx="14" ry="30" fill="{RED}" transform="rotate({i * 45})"/>' for i in range(8))
    return (
        f'<g transform="translate(150 200)"><circle r="136" fill="{BLUE}"/><circle r="123" fill="#fff"/>'
        f'<circle r="112" fill="{GREEN}"/>{ring(20, 92, 10, "#fff")}<circle r="72" fill="#fff"/>'
        f'{petals}<circle r="15" fill="{GOLD}"/></g>'
    )


def one_bamboo() -> str:
    """Draw the bird of the 1s, a peacock on two legs."""
    feathers = "".join(
        f'<g transform="rotate({turn} 160 250)"><path d="M160 250C128 168 136 92 160 38C184 92 192 168 160 250Z"'
        f' fill="{GREEN}"/><path d="M160 240V120" stroke="#fff" stroke-width="3" opacity=".7"/>'
        f'<circle cx="160" cy="86" r="15" fill="#fff"/><circle cx="160" cy="86" r="8.5" fill="{RED}"/></g>'
        for turn in (-62, -41, -20, 1)
    )
    legs = "M146 300l-10 56m0 0l-26 8m26-8l18 12M186 296l6 58m0 0l-24 10m24-10l22 8"
    return (
        f'{feathers}<path d="{legs}" stroke="{RED}" stroke-width="9" fill="none" stroke-linecap="round"/>'
        f'<path d="M214 178C250 182 256 236 226 272C198 306 124 312 86 272C122 268 130 238 160 216C182 202 196 198 '
        f'214 178Z" fill="{BLUE}"/><path d="M120 276q48 18 86-22M138 256q34 12 62-18" stroke="#fff" stroke-width="4" '
        f'fill="none" opacity=".75"/><circle cx="224" cy="172" r="32" fill="{GREEN}"/>'
        f'<circle cx="234" cy="166" r="8" fill="#fff"/><circle cx="235" cy="166" r="4" fill="{BLACK}"/>'
        f'<path d="M252 160l34 13-34 12Z" fill="{RED}"/><path d="M206 146q2-28 24-26q-6 10 2 22Z" fill="{RED}"/>'
    )


def eight_bamboos() -> str:
    """Draw two gates: sticks leaning like an M above and a W below."""
    posts = "".join(stick(x, y, 168, GREEN) for x in (48, 252) for y in (106, 294))
    lean = ((114, 100, -38), (186, 100, 38), (114, 300, 38), (186, 300, -38))
    return posts + "".join(stick(x, y, 138, GREEN, turn, 1.05) for x, y, turn in lean)


def red_tile(art: str) -> str:
    """Draw the same tile in red, with a gold dot so that colour is not the only mark."""
    for ink, red in RED_INK.items():
        art = art.replace(ink, red)
    return art + f'<circle cx="28" cy="28" r="24" fill="{GOLD}"/><circle cx="28" cy="28" r="10" fill="#fff6d8"/>'


def suits(outlines: dict) -> dict[str, str]:
    tiles = {}
    for n, sign in enumerate(CHARACTER_NUMBERS, start=1):
        box = (62, 62, 176, 46) if n == 1 else (78, 16, 144, 130)
        tiles[f"{n}m"] = character(outlines, sign, box, BLACK) + '<use href="#t-ten-thousand"/>'
    tiles["1p"], tiles["1s"], tiles["8s"] = one_dot(), one_bamboo(), eight_bamboos()
    for n, (places, radius, inks) in DOTS.items():
        tiles[f"{n}p"] = "".join(dot(x, y, radius, ink) for (x, y), ink in zip(places, inks, strict=True))
    for n, (places, height, inks) in STICKS.items():
        tiles[f"{n}s"] = "".join(stick(x, y, height, ink) for (x, y), ink in zip(places, inks, strict=True))
    for suit in "mps":
        tiles[f"0{suit}"] = red_tile(tiles[f"5{suit}"])
        for n in (3, 7):  # few houses play with these
            tiles[f"{n}{suit}r"] = red_tile(tiles[f"{n}{suit}"])
    return tiles


def honours(outlines: dict) -> dict[str, str]:
    signs = {"1z": ("東", BLUE), "2z": ("南", BLUE), "3z": ("西", BLUE), "4z": ("北", BLUE), "6z": ("發", GREEN)}
    tiles = {kind: character(outlines, sign, (36, 62, 228, 276), ink) for kind, (sign, ink) in signs.items()}
    tiles["7z"] = character(outlines, "中", (52, 48, 196, 304), RED)
    tiles["5z"] = (
        f'<g fill="none" stroke="{BLUE}"><rect x="46" y="46" width="208" height="308" rx="16" stroke-width="15"/>'
        '<rect x="76" y="76" width="148" height="248" rx="8" stroke-width="6"/></g>'
    )
    return tiles


# --- flowers and cards ----------------------------------------------------------------------------------------------


def petals(count: int, x: int, y: int, size: tuple[float, float], off: float, ink: str, core: str) -> str:
    rx, ry = size
    leaves = "".join(
        f'<ellipse cx="{x}" cy="{y - off:g}" rx="{rx}" ry="{ry}" transform="rotate({i * 360 / count:g} {x} {y})"/>'
        for i in range(count)
    )
    return f'<g fill="{ink}">{leaves}</g><circle cx="{x}" cy="{y}" r="{rx * 0.72:.1f}" fill="{core}"/>'


def leaf(x: int, y: int, turn: int, ink: str = GREEN) -> str:
    return f'<path d="M0 0Q34-30 78-8Q42 26 0 0Z" fill="{ink}" transform="translate({x} {y}) rotate({turn})"/>'


def spring() -> str:
    return (
        f'<path d="M150 384V262" stroke="{GREEN}" stroke-width="12"/>{leaf(150, 366, -28)}{leaf(150, 372, 208)}'
        f'<path fill="{PINK}" '
        'd="M150 292C76 282 84 196 104 166L134 202L150 156L166 202L196 166C216 196 224 282 150 292Z"/>'
        '<path d="M150 280C126 256 130 216 150 190C170 216 174 256 150 280Z" fill="#fff" opacity=".28"/>'
    )


def summer() -> str:
    rays = "".join(
        f'<rect x="143" y="148" width="14" height="36" rx="7" transform="rotate({i * 30} 150 266)"/>' for i in range(12)
    )
    return (
        f'<g fill="{RED}">{rays}<circle cx="150" cy="266" r="66"/></g><circle cx="150" cy="266" r="51" fill="{AMBER}"/>'
    )


def autumn() -> str:
    lobes = (
        "M150 326C120 336 66 330 54 306C78 302 84 292 78 276C58 272 46 250 48 232C76 240 92 236 98 222"
        "C92 204 98 178 116 168C128 182 140 184 150 160C160 184 172 182 184 168C202 178 208 204 202 222"
        "C208 236 224 240 252 232C254 250 242 272 222 276C216 292 222 302 246 306"
        "C234 330 180 336 150 326Z"
    )
    veins = "M150 388V214M150 300L96 268M150 300L204 268M150 262L122 226M150 262L178 226"
    return (
        f'<path d="{lobes}" fill="{ORANGE}"/>'
        f'<path d="{veins}" stroke="{RED}" stroke-width="7" stroke-linecap="round" fill="none"/>'
    )


def winter() -> str:
    arms = "".join(
        f'<path d="M150 266V160M150 196l-24-20M150 196l24-20" transform="rotate({i * 60} 150 266)"/>' for i in range(6)
    )
    return f'<g stroke="{BLUE}" stroke-width="12" stroke-linecap="round" fill="none">{arms}</g>'


def plum() -> str:
    branch = "M40 378C110 352 120 270 208 190M112 330C140 330 168 344 190 372"
    return (
        f'<path d="{branch}" stroke="{BLACK}" stroke-width="13" fill="none" stroke-linecap="round"/>'
        + petals(5, 196, 216, (26, 29), 36, RED, AMBER)
        + petals(5, 92, 286, (18, 20), 25, RED, AMBER)
        + f'<circle cx="204" cy="346" r="16" fill="{RED}"/>'
    )


def orchid() -> str:
    blades = ((96, 300, 62, 240, 30, 222), (128, 280, 112, 216, 84, 172), (190, 300, 240, 268, 276, 276))
    leaves = "".join(
        f'<path d="M140 384C{a} {b} {c} {d} {e} {f}C{c + 18} {d + 26} {a + 22} {b + 18} 158 384Z"/>'
        for a, b, c, d, e, f in blades
    )
    stem = f'<path d="M150 384C156 320 166 280 190 226" stroke="{GREEN}" stroke-width="7" fill="none"/>'
    return f'<g fill="{GREEN}">{leaves}</g>{stem}{petals(5, 194, 216, (16, 34), 38, VIOLET, AMBER)}'


def chrysanthemum() -> str:
    stem = f'<path d="M150 388V260" stroke="{GREEN}" stroke-width="13"/>{leaf(152, 366, -24)}{leaf(148, 352, 206)}'
    return stem + petals(16, 150, 234, (12.5, 42), 56, GOLD, RED) + petals(10, 150, 234, (8, 20), 24, AMBER, RED)


def bamboo() -> str:
    leaves = leaf(196, 214, -40) + leaf(204, 226, 10) + leaf(92, 232, 200) + leaf(96, 220, 236)
    return stick(110, 282, 204, GREEN, 4, 1.05) + stick(186, 292, 184, GREEN, -5, 0.95) + leaves


def flowers(outlines: dict) -> dict[str, str]:
    tiles = {}
    for n, (sign, art, ink) in enumerate(FLOWERS):
        index = character(outlines, str(n % 4 + 1), (26, 24, 50, 76), ink)
        tiles[f"{n + 1}f"] = globals()[art]() + character(outlines, sign, (180, 16, 100, 104), ink) + index
    return tiles


def framed(outlines: dict, signs: str, ink: str) -> str:
    """Draw a card: one, two or three characters in a double frame."""
    boxes = {
        1: [(64, 88, 172, 224)],
        2: [(86, 56, 128, 136), (86, 208, 128, 136)],
        3: [(98, 44, 104, 98), (98, 151, 104, 98), (98, 258, 104, 98)],
    }[len(signs)]
    frame = (
        f'<g fill="none" stroke="{GREEN if ink != GREEN else RED}">'
        '<rect x="24" y="16" width="252" height="368" rx="30" stroke-width="10"/>'
        '<rect x="42" y="34" width="216" height="332" rx="18" stroke-width="4"/></g>'
    )
    return frame + "".join(character(outlines, sign, box, ink) for sign, box in zip(signs, boxes, strict=True))


def cards(outlines: dict) -> dict[str, str]:
    return {kind: framed(outlines, signs, ink) for kind, (signs, ink) in (HEADS | CARDS).items()}


def back() -> str:
    """Draw the back, a lattice over whatever colour the back has."""
    diamonds = "".join(f"M{x} {y}l25 25-25 25-25-25z" for x in range(25, 300, 50) for y in range(0, 400, 50))
    return f'<path d="{diamonds}" fill="none" stroke="#fff" stroke-width="5" opacity=".16"/>'


# --- the sprite ----------------------------------------------------------------------------------------------------


def sprite(outlines: dict) -> str:
    tiles = suits(outlines) | honours(outlines) | flowers(outlines) | cards(outlines) | {"back": back()}
    symbols = [f'<symbol id="t-{kind}" viewBox="0 0 300 400">{art}</symbol>' for kind, art in sorted(tiles.items())]
    lines = ['<svg xmlns="http://www.w3.org/2000/svg">', f"<!--\n{LICENCE}\n-->", "<defs>"]
    shared = [dot_symbol(), stick_symbol(), ten_thousand_symbol(outlines), "</defs>"]
    return "\n".join([*lines, *shared, *symbols, "</svg>"]) + "\n"


def main() -> int:
    arguments = sys.argv[1:]
    if "--fonts" in arguments:
        found = take_outlines(Path(arguments[arguments.index("--fonts") + 1]))
        lines = ",\n".join(
            f"{json.dumps(sign, ensure_ascii=False)}: {json.dumps(shape)}" for sign, shape in found.items()
        )
        OUTLINES.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    text = sprite(json.loads(OUTLINES.read_text(encoding="utf-8")))
    if "--check" in arguments:
        if SPRITE.exists() and SPRITE.read_text(encoding="utf-8") == text:
            return 0
        print(f"{SPRITE.relative_to(ROOT)} is out of date: run python tools/make_tiles.py", file=sys.stderr)
        return 1
    SPRITE.parent.mkdir(parents=True, exist_ok=True)
    SPRITE.write_text(text, encoding="utf-8")
    LIBRARY.write_text(text, encoding="utf-8")
    print(f"wrote {SPRITE.relative_to(ROOT)}, {len(text) // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
