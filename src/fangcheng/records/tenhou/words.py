"""Words of tenhou.net/6 logs for endings and limits: Tenhou's own, and those under which programs write other games.

Each is told in Japanese, Chinese, English or romaji; `plain` takes away what programs write differently.
"""

import unicodedata

from fangcheng.records.model import EXHAUSTED, NAGASHI_MANGAN

WON = "和了"
DRAWN = {"流局": EXHAUSTED, "全員聴牌": EXHAUSTED, "全員不聴": EXHAUSTED, "流し満貫": NAGASHI_MANGAN}  # as Tenhou says
ABORTS = {
    "九種九牌": "nine_terminals",
    "四風連打": "four_winds",
    "四家立直": "four_riichi",
    "四槓散了": "four_kongs",
    "三家和了": "triple_ron",
}


def plain(word: str) -> str:
    """Return a word without case, blanks, marks and wide forms: "Ura Dora " and "uradora" are the same."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", word).casefold() if letter.isalnum())


WINS = frozenset(map(plain, (WON, "Agari", "和牌", "胡牌", "栄和", "荣和", "自摸")))
DRAWS = {plain(word): reason for word, reason in DRAWN.items()} | dict.fromkeys(
    map(plain, ("Ryuukyoku", "Exhaustive Draw", "荒牌流局", "荒牌平局")), EXHAUSTED
)
DRAWS |= dict.fromkeys(map(plain, ("Nagashi Mangan", "Mangan at Draw", "流局満貫", "流局满贯")), NAGASHI_MANGAN)
BREAKS = {plain(word): reason for word, reason in ABORTS.items()}
for _reason, _words in {
    "nine_terminals": ("Kyuushu Kyuuhai", "Nine Terminal Abortion", "九种九牌"),
    "four_winds": ("Suufon Renda", "Four Wind Abortion", "四风连打"),
    "four_riichi": ("suuchariichi", "fourriichiabortion"),
    "four_kongs": ("四開槓", "Suukaikan", "Four Kan Abortion", "四杠散了", "四开杠"),
    "triple_ron": ("三家和", "Sanchahou", "Three Ron Abortion"),
}.items():
    BREAKS |= dict.fromkeys(map(plain, _words), _reason)

YAKUMAN_WORDS = ("役満", "役满", "役滿", "yakuman")
_LIMITS = {
    1: ("満貫", "满贯", "滿貫", "Mangan", "切り上げ満貫", "Kiriage Mangan", "Rounded Mangan"),
    2: ("跳満", "跳满", "跳滿", "Haneman"),
    3: ("倍満", "倍满", "倍滿", "Baiman"),
    4: ("三倍満", "三倍满", "三倍滿", "Sanbaiman"),
}
LIMITS = {plain(word): number for number, words in _LIMITS.items() for word in words}


def limit_of(word: str) -> int | None:
    """Return the limit that a word names, 5 for every kind of yakuman; None for a word that is none."""
    found = LIMITS.get(plain(word))
    return 5 if found is None and plain(word).endswith(YAKUMAN_WORDS) else found
