"""Write the Chinese books in traditional script, rules and advice, and the names of settings, from simplified script.

    python tools/make_traditional.py             write them
    python tools/make_traditional.py --check     only say whether they are up to date

OpenCC turns each character by the words around it; what a mahjong player writes otherwise stands in TERMS. The books
are committed, so that nobody who plays needs OpenCC.
"""

import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIMPLIFIED, TRADITIONAL = ROOT / "rules/zh-Hans", ROOT / "rules/zh-Hant"
ADVICE = ROOT / "advice"
SAYINGS = ADVICE / "sayings.yaml"
SETTINGS = ROOT / "src/fangcheng/texts/settings"
CONFIG = "s2tw"
TERMS = {  # after OpenCC: the words of the texts and names of this house
    "臺": "台",
    "幺": "么",
    "著": "着",
    "喫": "吃",
    "裏": "裡",
    "里": "裡",  # no rule speaks of miles
    "杠": "槓",
    "十三麼": "十三么",
    "麼九": "么九",
    "斷麼": "斷么",
    "放衝": "放沖",
    "軟件": "軟體",
    "網絡": "網路",
    "默認": "預設",
    "程序": "程式",
    "寫明瞭": "寫明了",
    "不準": "不准",
    "花麼": "花么",
    "清麼": "清么",
    "后": "後",  # no rule speaks of queens
    "隻有": "只有",
    "“": "「",
    "”": "」",
    "屏幕": "螢幕",
    "服務器": "伺服器",
    "賬": "帳",
    "喂": "餵",  # nobody calls out in a book
    "占": "佔",
    "舍牌": "捨牌",
    "每人碼": "每人砌",
    "門前碼": "門前砌",
    "牌碼成": "牌砌成",
    "碼牌": "砌牌",
    "線下": "實體",
    "顯示錶": "顯示表",
    "最多隻": "最多只",
    "有隻摸": "有只摸",
    "三鬥": "三斗",  # three measures: 斗, not to fight
    "和麵前": "和面前",
    "杯口": "盃口",
}
_CODE = re.compile(r"(`[^`]*`)")
_FENCE = re.compile(r"(^```.*$)", re.MULTILINE)


def traditional(text: str) -> str:
    """Return a text in traditional script; what stands in backticks stays."""
    convert = converter()
    parts = _CODE.split(text)
    return "".join(part if _CODE.fullmatch(part) else termed(convert(part)) for part in parts)


@cache
def converter() -> Callable[[str], str]:
    """Return what turns the characters; it reads its dictionaries once, a tenth of a second."""
    from opencc import OpenCC

    convert: Callable[[str], str] = OpenCC(CONFIG).convert
    return convert


def traditional_page(text: str) -> str:
    """Return a page in traditional script; what stands between fences, a board with its words, is turned too."""
    return "".join(part if _FENCE.fullmatch(part) else traditional(part) for part in _FENCE.split(text))


def termed(text: str) -> str:
    """Return a text with the words of mahjong players in it."""
    for written, meant in TERMS.items():
        text = text.replace(written, meant)
    return text


def made() -> dict[Path, str]:
    """Return the text of every file in traditional script: books, chapters of advice, sayings, names of settings."""
    files = {TRADITIONAL / source.name: source for source in sorted(SIMPLIFIED.glob("*.md"))}
    files |= {ADVICE / "zh-Hant" / source.name: source for source in sorted((ADVICE / "zh-Hans").glob("*.md"))}
    texts = {file: traditional_page(source.read_text(encoding="utf-8")) for file, source in files.items()}
    settings = (
        (SETTINGS / "zh-Hans.ftl").read_text(encoding="utf-8").replace("simplified script", "traditional script", 1)
    )
    texts[SETTINGS / "zh-Hant.ftl"] = traditional(settings)
    return texts | {ADVICE / "zh-Hant" / SAYINGS.name: traditional_sayings()}


def traditional_sayings() -> str:
    """Return the Chinese texts of all sayings in traditional script: text, printed and table by key, as YAML."""
    import yaml

    lines = []
    for key, saying in yaml.safe_load(SAYINGS.read_text(encoding="utf-8")).items():
        told = {"text": saying["text"], "printed": saying.get("printed", ""), "table": saying["table"]["zh-Hans"]}
        lines += [f"{key}:", *(f'  {word}: "{traditional(text)}"' for word, text in told.items() if text)]
    return "\n".join(lines) + "\n"


def main(check: bool) -> int:
    """Write all books, or tell which are out of date."""
    late = []
    for file, text in made().items():
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            late.append(str(file.relative_to(ROOT)))
            if not check:
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, encoding="utf-8")
    if check and late:
        print(f"out of date, run {Path(__file__).name}: {', '.join(late)}", file=sys.stderr)
    return int(check and bool(late))


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
