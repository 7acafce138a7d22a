"""Tiles as people write them elsewhere: letters and red fives of mjai, Chinese characters, tiles of Unicode.

`tiles.parse` reads all of them beside its own notation, in one text if need be: no sign means two things. A small
letter is a suit, a capital one an honour, so that `s` is bamboo and `S` is South.
"""

from collections.abc import Iterator

from fangcheng.errors import NotationError

# Signs that are a digit or a suit letter of the notation: 一万, 二筒, 三条, 4索.
_SAME = str.maketrans(
    "一二三四五六七八九伍０１２３４５６７８９万萬筒饼餅索条條",
    "1234567895" + "0123456789" + "mmpppsss",
)
# Signs that are a tile each, by its name in the notation.
_WINDS_AND_DRAGONS = {"东": "1z", "東": "1z", "南": "2z", "西": "3z", "北": "4z", "白": "5z"}
_WINDS_AND_DRAGONS |= {"发": "6z", "發": "6z", "発": "6z", "中": "7z"}
_FLOWERS = {"春": "1f", "夏": "2f", "秋": "3f", "冬": "4f", "梅": "5f", "兰": "6f", "蘭": "6f", "菊": "7f", "竹": "8f"}
_MJAI = dict(zip("ESWNPFC", ("1z", "2z", "3z", "4z", "5z", "6z", "7z")))
# U+1F000 to U+1F02A: winds, dragons red, green, white, characters, bamboos, dots, flowers (8f before 7f), the joker.
_UNICODE_ORDER = [f"{number}z" for number in (1, 2, 3, 4, 7, 6, 5)]
_UNICODE_ORDER += [f"{number}{suit}" for suit in "msp" for number in range(1, 10)]
_UNICODE_ORDER += [f"{number}f" for number in (5, 6, 8, 7, 1, 2, 3, 4)] + ["1j"]
_UNICODE = {chr(0x1F000 + place): name for place, name in enumerate(_UNICODE_ORDER)}
BACK = "\U0001f02b"
NAME_OF = _WINDS_AND_DRAGONS | _FLOWERS | _MJAI | _UNICODE

_REDS = "赤红紅"  # before a five, three or seven
_NO_RED = "a red mark stands before a five, three or seven: 赤5m"
_NO_SUIT = "behind a red three or seven stands its suit: 赤3m"
_DRAWN_AS = "\ufe0e\ufe0f"  # behind a tile of Unicode: how it is to be drawn


def signs(text: str) -> Iterator[tuple[int, str]]:
    """Yield the digits and letters that `text` stands for, and whole tiles like `1z`, with their positions from 1.

    Unknown signs come as they are.

    A red five is a 0, behind a red three or seven and its suit comes an r.

    Raises NotationError for a tile that lies face down and for a red mark that no tile may have.
    """
    if text.isascii() and text.islower():  # the notation itself, most of the time
        yield from enumerate(text, start=1)
        return
    red_at, red_digit = 0, ""
    for position, sign in enumerate(text.translate(_SAME), start=1):
        if sign in _DRAWN_AS:
            continue
        if sign == BACK:
            raise NotationError(text, position, "this tile lies face down")
        if red_at and sign not in ("mps" if red_digit else "357"):
            raise NotationError(text, red_at, _NO_SUIT if red_digit else _NO_RED)
        if sign in _REDS:
            red_at = position
        elif red_digit:
            yield position, sign
            yield position, "r"
            red_at, red_digit = 0, ""
        elif red_at and sign != "5":
            red_digit = sign
            yield position, sign
        elif red_at:
            red_at = 0
            yield position, "0"
        elif sign in NAME_OF:
            yield position, NAME_OF[sign]
        else:
            yield position, sign
    if red_at:
        raise NotationError(text, red_at, _NO_SUIT if red_digit else _NO_RED)
