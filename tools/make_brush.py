"""Make the brush face of the page: the signs that calls, seals and the logo are written with, `web/src/brush.css`.

The outlines are those of Yuji Boku, and of LXGW WenKai TC for simplified signs that a Japanese brush has none of.

    python tools/make_brush.py --check         only say whether every sign that the page writes so is there
    python tools/make_brush.py --fonts DIR     make it anew from the fonts under DIR, after
        npm install --prefix DIR @fontsource/yuji-boku@5.3.0 @fontsource/lxgw-wenkai-tc@5
        (needs fonttools and brotli; two minutes)
"""

import re
import sys
from pathlib import Path
from typing import Any

from fangcheng.rules.catalogue import NAMES
from fangcheng.sentences import source
from fangcheng.variants import IDS, load

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "web/src/assets"
STYLE = ROOT / "web/src/brush.css"
LANGUAGES = ("zh-Hans", "zh-Hant", "ja")
SIGN = re.compile(r"[\u3040-\u30ff\u3400-\u9fff々〇]")
ON_A_SEAL = 4  # signs, as in web/src/lib/seals.ts
LOGO = "方城"
UNKNOWN = set("呖铳")  # to both fonts: such a sign stands there in the serif of its surroundings
EM, ASCENT = 400, 352  # units of the face: a sign is at most sixty pixels high
NAME = "Fangcheng Brush"  # the names of the fonts are reserved to their makers
LICENCE = """\
/* Written by tools/make_brush.py. The signs are outlines of Yuji Boku (Copyright 2020 The Yuji Project Authors) and of
   LXGW WenKai TC (Copyright 2022 LXGW), both under the SIL Open Font License 1.1, and stay under it. */
"""


def called() -> set[str]:
    """Return the signs of the logo and of all that is called aloud."""
    words = (line for language in LANGUAGES for line in source(language).splitlines() if line.startswith("word-"))
    return {*LOGO, *SIGN.findall("".join(words))}


def sealed() -> set[str]:
    """Return the signs that stand on seals of patterns."""
    pages = [load(variant) for variant in IDS]
    names = [name for row in NAMES.values() for name in row]
    for page in pages:
        names += [name for called in page.pattern_names.values() for name in called.values()]
        names += [name for own in page.local_patterns.values() for name in own.names.values()]
    return {sign for name in names for sign in SIGN.findall(name)[:ON_A_SEAL]}


def parts() -> dict[str, set[str]]:
    """Return the signs of each file: what Home and the table need at once, and what only a win needs."""
    head = called()
    return {"brush-calls": head, "brush-seals": sealed() - head}


def missing() -> set[str]:
    """Return the signs that no file has."""
    there = {chr(int(code, 16)) for code in re.findall(r"U\+([0-9a-f]+)", STYLE.read_text(encoding="utf-8"))}
    return set().union(*parts().values()) - there - UNKNOWN


def make(folder: Path) -> None:
    """Write the files and the style that names them."""
    rules = []
    for name, signs in parts().items():
        found = write(folder, ASSETS / f"{name}.woff2", signs)
        codes = ", ".join(f"U+{ord(sign):x}" for sign in sorted(found))
        rules.append(
            f'@font-face {{\n  font-family: "{NAME}";\n  src: url("./assets/{name}.woff2") format("woff2");\n'
            f"  font-display: swap;\n  unicode-range: {codes};\n}}\n"
        )
        print(f"wrote {name}.woff2: {len(found)} signs, {(ASSETS / f'{name}.woff2').stat().st_size / 1024:.1f} KiB")
    STYLE.write_text(LICENCE + "".join(rules), encoding="utf-8")


def write(folder: Path, path: Path, signs: set[str]) -> set[str]:
    """Write one file of these signs and return those that the fonts have."""
    from fontTools.fontBuilder import FontBuilder

    drawn = taken(folder, signs)
    glyphs = {".notdef": _nothing()} | {f"u{ord(sign):04x}": glyph for sign, glyph in drawn.items()}
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({ord(sign): f"u{ord(sign):04x}" for sign in drawn})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (EM, getattr(glyph, "xMin", 0)) for name, glyph in glyphs.items()})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=ASCENT - EM)
    builder.setupNameTable({"familyName": NAME, "styleName": "Regular", "licenseDescription": "SIL OFL 1.1"})
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=ASCENT - EM, usWinAscent=ASCENT, usWinDescent=EM - ASCENT)
    builder.setupPost(keepGlyphNames=False)
    builder.font.flavor = "woff2"
    builder.save(path)
    return set(drawn)


def _nothing() -> Any:
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    return TTGlyphPen(None).glyph()


def taken(folder: Path, signs: set[str]) -> dict[str, Any]:
    """Return the outline of each sign from the first font that has it."""
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import TTFont

    packages = folder / "node_modules/@fontsource"
    files = sorted(packages.glob("yuji-boku/files/*-400-normal.woff2"))
    files += sorted(packages.glob("lxgw-wenkai-tc/files/*-700-normal.woff2"))
    found: dict[str, Any] = {}
    for file in files:
        if not signs - {*found}:
            break
        font = TTFont(file)
        known, outlines, scale = font.getBestCmap(), font.getGlyphSet(), EM / font["head"].unitsPerEm
        for sign in sorted(signs - {*found}):
            if ord(sign) in known:
                lines, pen = DecomposingRecordingPen(outlines), TTGlyphPen(None)
                outlines[known[ord(sign)]].draw(lines)
                lines.replay(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
                found[sign] = pen.glyph()
    return found


def main() -> int:
    arguments = sys.argv[1:]
    if "--fonts" in arguments:
        make(Path(arguments[arguments.index("--fonts") + 1]))
    lost = missing()
    if lost:
        print(f"the brush lacks {''.join(sorted(lost))}: run python tools/make_brush.py --fonts DIR", file=sys.stderr)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
