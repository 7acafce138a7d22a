"""What people type for a circumstance or a way of winning: other words of English, Japanese, Chinese and old files."""

from typing import Literal, NamedTuple, get_args

from fangcheng.game.circumstances import needs
from fangcheng.game.circumstances.entry import DRAWN_OR_DISCARDED, WAYS, Need
from fangcheng.game.circumstances.words import WORDS


class Alias(NamedTuple):
    """The words that another one stands for, and the ways of winning that it speaks of."""

    words: tuple[str, ...]
    ways: tuple[str, ...] = WAYS
    needs: tuple[Need, ...] = ()  # what it asks beside what its words ask


# How people say that a win is drawn, given or robbed; what the library calls it comes first.
Drawn = Literal["self", "tsumo", "self_draw", "self_drawn", "drawn", "zimo", "ツモ", "自摸"]
# fmt: off
Given = Literal[
    "discard", "ron", "discarded", "dianpao", "ロン", "栄和", "榮和", "荣和", "点炮", "點炮", "放銃", "放铳",
    "放炮", "放槍", "放枪",
]
OfAKong = Literal[
    "rob", "chankan", "robbed", "robbed_kong", "robbing_kong", "robbing_the_kong", "robbing_a_kong", "robbing_a_kan",
    "qianggang", "搶槓", "槍槓", "抢杠", "搶杠", "搶槓胡", "抢杠胡", "搶槓和", "抢杠和", "チャンカン",
]
# fmt: on
By = Drawn | Given | OfAKong
OF_WAYS: list[tuple[str, ...]] = [get_args(words) for words in (Drawn, Given, OfAKong)]
OTHER_WAYS = {words[0]: words[1:] for words in OF_WAYS}
WAY_WORDS = {word: words[0] for words in OF_WAYS for word in words}

OTHER_WORDS = {
    "riichi": ("richi", "reach", "リーチ", "立直"),
    "double_riichi": (
        *("daburu_riichi", "daburi", "daburii", "double_reach", "w_riichi", "wriichi"),
        *("ダブリー", "ダブルリーチ", "ダブル立直", "両立直", "兩立直", "两立直", "雙立直", "双立直", "w立直"),
    ),
    "ippatsu": ("iipatsu", "ipatsu", "one_shot", "一発", "一發", "一发", "イッパツ"),
    "ready_declared": ("ready", "報聽", "报听"),
    "heavenly_ready": ("天聽", "天听"),
    "earthly_ready": ("地聽", "地听"),
    "first_turn": ("first_round_no_calls",),
    "heavenly": (
        "dealt_hand",
        "heavenly_win",
        "heavenly_hand",
        "tenhou",
        "tenho",
        "天和",
        "天胡",
        "天糊",
        "blessing_of_heaven",
    ),
    "before_first_draw": ("renhou", "renho", "human_hand", "blessing_of_man", "人和", "人胡", "人糊"),
    "kong_replacement": (
        *("kong_bloom", "supplement", "rinshan", "rinshan_kaihou", "rinshankaihou"),
        *("after_a_kan", "dead_wall_draw", "リンシャン", "嶺上", "嶺上開花", "岭上开花"),
        *("槓上開花", "杠上开花", "槓上花", "杠上花", "槓上自摸", "杠上自摸", "槓開", "杠开"),
    ),
    "flower_replacement": ("花上開花", "花上开花", "花上自摸", "花開", "花开"),
    "after_kong_discard": ("after_kong", "杠上炮", "槓上炮"),
    "fourth_tile": ("絕張", "绝张", "和絕張", "和绝张"),
    "payer_melded": ("discarder_melded",),
    "concealed_kong_robbed": ("robbed_kong_concealed",),
    "eight_flowers": ("eight",),
    "treasure_draw": ("treasure",),
    "self_drawn": OTHER_WAYS["self"],
    "discarded": OTHER_WAYS["discard"],
    "robbed_kong": OTHER_WAYS["rob"],
}
LAST_DRAW = (
    *("haitei", "haitei_raoyue", "haiteiraoyue", "under_the_sea", "last_tile_draw", "last_draw", "ハイテイ"),
    *("海底", "海底撈月", "海底捞月", "海底摸月", "海底撈", "海底捞"),
)
LAST_DISCARD = (
    *("houtei", "hotei", "houtei_raoyui", "houteiraoyui", "under_the_river", "last_tile_claim", "last_discard"),
    *("ホウテイ", "河底", "河底撈魚", "河底捞鱼", "海底撈魚", "海底捞鱼", "海底炮"),
)
EARTHLY = ("chihou", "chiihou", "chiho", "earthly_hand", "earthly_win", "blessing_of_earth")
EARTHLY_IN_CHINESE = ("地和", "地胡", "地糊")
ALIASES = {alias: Alias((word,)) for word, others in OTHER_WORDS.items() for alias in others if alias not in WORDS} | {
    **dict.fromkeys(EARTHLY, Alias(("first_turn",), ("self",), (needs.of_no_dealer,))),
    **dict.fromkeys(EARTHLY_IN_CHINESE, Alias(("first_turn",), DRAWN_OR_DISCARDED, (needs.of_no_dealer,))),
    **dict.fromkeys(LAST_DRAW, Alias(("last_tile",), ("self",))),
    **dict.fromkeys(LAST_DISCARD, Alias(("last_tile",), ("discard",))),
    "discard_kong_flower_replacement": Alias(("discard_kong_replacement", "flower_replacement")),
    **dict.fromkeys(("passed", "passed_same_tile"), Alias(("passed_win",), ("discard", "rob"))),
}


def as_typed(word: str) -> str:
    """Return a word as the tables have it: small letters, one underscore for a blank or a hyphen."""
    return "_".join(word.lower().replace("-", " ").replace("_", " ").split())


def alias_of(word: str) -> Alias | None:
    """Return what a word stands for, None for a word that nobody knows."""
    for spelled in (word, as_typed(word)):
        if spelled in WORDS:
            return Alias((spelled,))
        if spelled in ALIASES:
            return ALIASES[spelled]
    return None


def way_of(word: str) -> str | None:
    """Return self, discard or rob for a word that means it, None for any other."""
    return WAY_WORDS.get(word) or WAY_WORDS.get(as_typed(word))
