"""Small made-up tenhou.net/6 hands that play out by the rules, to be told in the words of several programs."""

import json
from typing import Any

TENHOU, MAHJONG_SOUL, ENGLISH = "般南喰赤", "玉の間南喰赤", "Jade Room South"
NONE: list[int] = []


def sheet(*hands: list[Any], disp: str = TENHOU, **fields: Any) -> dict[str, Any]:
    """A log of some hands; a field that is given goes before what stands here."""
    return {"title": ["", ""], "name": ["A", "B", "C", "D"], "rule": {"disp": disp, "aka": 1}, "log": [*hands]} | fields


def text(*hands: list[Any], disp: str = TENHOU, **fields: Any) -> str:
    """The same as one line of JSON."""
    return json.dumps(sheet(*hands, disp=disp, **fields), ensure_ascii=False)


def double_riichi(total: str, *lines: str, word: str = "和了", ura: list[int] | None = None) -> list[Any]:
    """East calls riichi at once and South throws his pair's tile: double riichi, ippatsu and two ura, 12000."""
    lines = lines or ("両立直(2飜)", "一発(1飜)", "裏ドラ(2飜)")
    return [
        [0, 0, 0], [25000] * 4, [21], [47] if ura is None else ura,
        [11, 12, 13, 14, 15, 16, 27, 28, 29, 32, 33, 45, 45], [41], ["r60"],
        [11, 14, 17, 21, 24, 26, 31, 34, 38, 41, 42, 43, 46], [47], [31],
        [12, 15, 18, 22, 25, 27, 35, 36, 39, 41, 42, 44, 44], NONE, NONE,
        [13, 16, 19, 22, 25, 29, 37, 38, 39, 43, 44, 46, 47], NONE, NONE,
        [word, [13000, -12000, 0, 0], [0, 1, 0, total, *lines]],
    ]  # fmt: skip


def three_wins(*result: Any, riichi: bool = False, counters: int = 0) -> list[Any]:
    """East throws 5p, on which all three others wait with all simples."""
    dealt, drawn, thrown = [11, 19, 21, 29, 31, 39, 41, 42, 43, 44, 45, 25, 11], 46, 25
    if riichi:
        dealt, drawn, thrown = [11, 12, 13, 14, 15, 16, 27, 28, 29, 45, 45, 25, 31], 31, "r25"
    return [
        [0, counters, 0], [25000] * 4, [46], NONE, dealt, [drawn], [thrown],
        [12, 13, 14, 15, 16, 17, 32, 33, 34, 24, 26, 38, 38], NONE, NONE,
        [13, 14, 15, 16, 17, 18, 33, 34, 35, 24, 26, 37, 37], NONE, NONE,
        [12, 13, 14, 36, 37, 38, 32, 33, 34, 24, 26, 22, 22], NONE, NONE,
        [*result],
    ]  # fmt: skip


def four_pungs(points: int, line: str = "四暗刻単騎(役満)") -> list[Any]:
    """East throws 5z, on which South completes four concealed pungs with a wait on the pair."""
    return [
        [0, 0, 0], [25000] * 4, [21], NONE, [11, 12, 13, 14, 15, 16, 27, 28, 29, 32, 33, 44, 45], [41], [45],
        [12, 12, 12, 24, 24, 24, 36, 36, 36, 38, 38, 38, 45], NONE, NONE,
        [11, 14, 17, 21, 23, 25, 31, 34, 41, 42, 43, 46, 47], NONE, NONE,
        [13, 16, 19, 22, 26, 29, 33, 35, 39, 42, 43, 46, 47], NONE, NONE,
        ["和了", [-points, points, 0, 0], [1, 0, 1, f"役満{points}点", line]],
    ]  # fmt: skip
