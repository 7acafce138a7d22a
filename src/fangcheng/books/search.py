"""Search in the rulebooks: the rules that answer a question best, in one book or in all, in the reader's language.

A small index of its own: words in Latin letters, and in Chinese and Japanese single signs and pairs of neighbours,
weighed by how rare they are (BM25). What players say otherwise than the books stands in SAME.
"""

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from fangcheng.books.rulebooks import COMMON, variants_with_book
from fangcheng.books.translated import ENGLISH, book, rules_in
from fangcheng.rules.catalogue import NAMES
from fangcheng.rules.ruleset import Ruleset
from fangcheng.rules.shelf import numbered_rules
from fangcheng.variants import load_known

SATURATION, LENGTH = 1.2, 0.6  # of BM25: how soon a word said again counts no more, how far long rules count less
HEADING = 2  # words of the chapter's title, and of what a rule says it is about, count as if they were said so often
NUMBER = 3  # the number of a rule counts in its own text as if it were said so often
SHORTEST = 3  # letters of a word that is not written to its end yet
PRESET = 0.75  # rules of one competition stand behind those of the game
NAMED = 2  # rules of a game that the question names count so often, where all books are asked
FEW_BOOKS = 4  # a word that more of them say is no name of a game
FEW = 10
_WORD = re.compile(r"[a-z0-9]+(?:['_-][a-z0-9]+)*")
_HEAD = re.compile(r"([^:：。.;；]{1,40})[:：]")
_ID = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
_HYPHENS = re.compile("[\u2010-\u2013\u2212]")  # of NFKC, the plain one aside
_ACCENTS = re.compile("[\u0300-\u036f]")  # of Latin letters; those of kana are others
_SIGNS = re.compile(r"[ぁ-ゟァ-ヿ㐀-鿿]+")
_ASKED = re.compile(
    "可不可以|可以|能不能|能|吗|嗎|呢|怎么|怎麼|怎样|怎樣|什么时候|什麼時候|什么|什麼|多少|几个|幾個|如何|是不是|要不要|谁|誰|最多|至少|"
    "とき|どう|どれ|なる|いつ|いくら|とは|あり|ありますか|ますか|何|ですか|できる|か$|は|が|を|に|の|と|も"
)
_MAHJONG = re.compile("麻将|麻將|麻雀|mahjong")
_LITTLE = (
    "a an the is are be can may i do does of to in on at if what when how many much my and or it who we you i'm "
    "somebody someone there"
)
_STOP = frozenset(_LITTLE.split())
# What players say, and what the books may say.
SAME = (
    ("流局", "荒庄", "荒莊", "荒牌", "荒局", "黄庄", "臭庄", "和局", "平局", "drawn hand", "draw", "exhausted"),
    ("和", "胡", "糊", "食糊", "win"),
    ("起和", "起胡", "起糊", "番要满", "不满", "minimum", "must reach"),
    (
        "三家和",
        "三家同和",
        "トリプルロン",
        "3人がロン",
        "三响",
        "three players winning",
        "triple ron",
        "three players ron",
    ),
    ("二家和", "2人がロン", "两家", "兩家", "ダブロン", "two players winning", "double ron"),
    ("封顶", "封頂", "爆棚", "最多", "上限", "limit", "cap"),
    ("needed to win", "need to win", "to win", "何点から", "何番から", "minimum", "at least", "must reach"),
    ("坐庄", "坐莊", "做庄", "做莊", "起庄", "上庄", "起家", "first dealer", "deals", "dealer"),
    ("fifteen", "15"),
    ("多少钱", "几分", "每家", "each"),
    (
        *("点炮", "點炮", "放铳", "放銃", "放枪", "放槍", "出铳", "出銃", "放炮", "放冲"),
        *("discarder", "discards", "deal in"),
    ),
    ("杠", "槓", "カン", "kong", "kan"),
    ("碰", "ポン", "pung", "pong", "pon"),
    ("吃", "上牌", "チー", "chow", "chi"),
    ("混儿", "百搭", "财神", "財神", "鬼", "赖子", "癞子", "会", "宝牌", "joker", "wild"),
    ("听", "聽", "叫听", "聴牌", "テンパイ", "ready", "tenpai"),
    ("庄", "莊", "庄家", "親", "dealer"),
    ("振听", "振聽", "フリテン", "furiten"),
    ("食い替え", "食替", "喰い替え", "swap-calling", "kuikae"),
    ("包牌", "包赔", "責任払い", "包", "liability", "pao"),
    ("过水", "過水", "漏胡", "漏和", "过胡", "passed", "missed win"),
    ("多响", "双响", "三响", "一炮多响", "几家", "几家同胡", "几家同和", "ダブロン", "several"),
    ("two players win", "two winners", "two people win", "several winners", "only one winner"),
    ("没牌", "沒牌", "摸完", "没有牌可摸", "沒有牌可摸", "山が尽き", "no tile is left", "no tiles left"),
    ("报听", "報聽", "报了听", "報了聽", "不报", "リーチなし", "declared ready", "without declaring"),
    ("最后", "最後", "只剩", "剩下", "last", "are left"),
    ("ドラだけ", "ドラのみ", "役なし", "一翻縛り", "无役", "無役", "只有宝牌", "no yaku", "only dora"),
    ("空テン", "空聴", "純カラ", "空听", "空聽", "形式聴牌", "waiting tiles are gone"),
    ("抢杠", "搶槓", "槍槓", "robbing", "robbed", "rob"),
    ("四家", "四人", "4人", "四个人", "四個人", "four players"),
    ("リーチ棒", "供託", "立直棒", "点棒", "點棒", "stick", "deposit"),
    ("トビ", "飛び", "ハコ", "下回る", "击飞", "擊飛", "被飞", "低于", "低於", "bust", "below"),
    ("鸟", "扎鸟", "扎几个鸟", "birds", "bird"),
    (
        *("点炮胡", "点炮能胡", "点炮和", "点炮能和", "能点炮", "可以点炮", "能不能点炮", "食出銃"),
        *("只能自摸", "只有自摸", "只有自己摸的牌", "win on a discard", "win off a discard", "only by self-draw"),
    ),
    ("几张", "多少张", "共", "how many tiles"),
    ("テンパイ料", "ノーテン", "罰符", "聴牌料", "听牌费", "noten", "unready"),
    ("同一张", "同一張", "同样的牌", "同樣的牌", "那张", "那張", "刚吃", "剛吃", "现物", "same tile"),
    ("双响", "雙響", "攔胡", "截胡", "截和", "头跳", "頭ハネ", "只有一家", "只有一家胡", "head bump", "one winner"),
    ("two people ron", "two players ron", "double ron", "two players win"),
    ("flipped", "flip", "revealed", "turned", "めくる", "めくり", "翻开", "翻開"),
    ("missing suit", "lacking suit", "lacked suit", "缺门", "定缺", "打缺"),
    ("屁胡", "屁和", "鸡胡", "雞糊", "平胡", "小胡", "plain hand", "chicken hand"),
    ("north", "kita", "北", "北抜き", "抜きドラ", "4z"),
    ("马", "买马", "horses", "horse"),
    ("スタート", "持ち点", "从0分", "从 0 分", "起始", "start with", "starting points", "starting score"),
    ("杠了别人", "杠别人", "槓別人", "别人打的牌", "明杠", "明槓", "直杠", "大明槓", "open kong", "exposed kong"),
    ("立四", "立牌", "立着"),
)


class Hit(Struct, frozen=True):
    """A rule that answers a question."""

    variant: str
    rule: str
    text: str


class Index(Struct, frozen=True):
    """What of a book can be found."""

    rules: tuple[Hit, ...]
    counts: tuple[Counter[str], ...]
    sizes: tuple[int, ...]


def find(question: str, language: str, variant: str | None = None, most: int = FEW) -> list[Hit]:
    """Return the rules that answer a question best, of one book or of all. Raises UnknownName."""
    names = [variant] if variant is not None else [*variants_with_book(), COMMON]
    indexes = [_index(name, language) for name in names]
    named = _games_named(question, language, indexes) if variant is None else set()
    asked = _asked(question)
    rules = [(index, n) for index in indexes for n in range(len(index.rules))]
    if not rules or not asked:
        return []
    asked = _to_the_end(asked, [index.counts[n] for index, n in rules])
    average = sum(index.sizes[n] for index, n in rules) / len(rules)
    rarity = {term: _rarity(term, rules) for term in asked}
    weighed = []
    for place, (index, n) in enumerate(rules):
        score = sum(
            weight * rarity[term] * _told(index.counts[n][term], index.sizes[n] / average)
            for term, weight in asked.items()
        )
        if score > 0:
            score *= NAMED if index.rules[n].variant in named else 1
            weighed.append((-score * (PRESET if "-P" in index.rules[n].rule else 1), place))
    return [rules[place][0].rules[rules[place][1]] for _, place in sorted(weighed)[:most]]


def _games_named(question: str, language: str, indexes: list[Index]) -> set[str]:
    """Return the games that a question names: 清远, Hong Kong; no name is what many books say, 红中 or riichi."""
    lower = _plainly(question)
    asked = [(game, name) for game, name in _names(language) if _holds(lower, name)]
    return {game for game, name in asked if sum(_says(index, name) for index in indexes) <= FEW_BOOKS}


def _holds(text: str, name: str) -> bool:
    return bool(re.search(rf"\b{name}\b", text)) if name.isascii() else name in text


def _says(index: Index, name: str) -> bool:
    return any(_holds(hit.text.lower(), name) for hit in index.rules)


@lru_cache(maxsize=8)
def _names(language: str) -> tuple[tuple[str, str], ...]:
    """Return every game with its name, without the word mahjong, by which a question may mean it."""
    told = ((game, load_known(game).name) for game in variants_with_book())
    short = ((game, _MAHJONG.sub("", _plainly(name.get(language, name["en"]))).strip()) for game, name in told)
    return tuple((game, name) for game, name in short if len(name) > 1)


def _to_the_end(asked: dict[str, float], counts: list[Counter[str]]) -> dict[str, float]:
    """Return the words with those that no rule holds as the beginnings of words that some do: `furit`."""
    found: dict[str, float] = {}
    for term, weight in asked.items():
        cut = term.isascii() and len(term) >= SHORTEST and not any(term in count for count in counts)
        longer = {word for count in counts for word in count if word.startswith(term)} if cut else ()
        found |= dict.fromkeys(longer or (term,), weight)
    return found


def _rarity(term: str, rules: list[tuple[Index, int]]) -> float:
    holding = sum(term in index.counts[n] for index, n in rules)
    return math.log(1 + (len(rules) - holding + 0.5) / (holding + 0.5))


def _told(times: int, size: float) -> float:
    return times * (SATURATION + 1) / (times + SATURATION * (1 - LENGTH + LENGTH * size)) if times else 0.0


def _asked(question: str) -> dict[str, float]:
    """Return the words of a question with their weights: what it says, and less what books may say for it."""
    lower = _HYPHENS.sub("-", _plainly(question)).strip("? ")
    said = _MAHJONG.sub(" ", _ASKED.sub(" ", lower))
    asked = dict.fromkeys(_terms(said) or _terms(lower), 1.0)
    for word in [word for word in asked if "-" in word and word.replace("-", "").isalpha()]:  # seven-pairs, no RIICHI-5
        asked |= dict.fromkeys(_terms(word.replace("-", " ")), 0.5)
    for words in SAME:
        if any(re.search(rf"\b{word}\b" if word.isascii() else word, lower) for word in words):
            for word in words:
                for term in _terms(word):
                    asked.setdefault(term, 0.5)
    return asked


def _terms(text: str) -> list[str]:
    """Return what of a text is indexed."""
    lower = _plainly(text)
    found = [_stem(word) for word in _WORD.findall(lower) if word not in _STOP]
    for signs in _SIGNS.findall(lower):
        found += [signs] if len(signs) == 1 else [*(signs[i : i + 2] for i in range(len(signs) - 1)), *signs]
    return found


def _plainly(text: str) -> str:
    """Return a text in small letters without accents, in whatever width its signs are typed: ＫＯＮＧ, ｶﾝ, Kóng."""
    return unicodedata.normalize("NFKC", _ACCENTS.sub("", unicodedata.normalize("NFKD", text))).lower()


def _stem(word: str) -> str:
    for end in ("ing", "ies", "es", "ed", "er", "s"):
        if word.endswith(end) and len(word) > len(end) + 3:
            stem = word.removesuffix(end)
            return stem[:-1] if stem[-1] == stem[-2] and stem[-1] not in "aeiouls" else stem  # "winning": "win"
    return word


@lru_cache(maxsize=256)
def _index(name: str, language: str) -> Index:
    rules = rules_in(name, language)
    titles = dict(_titles(name, book(name, language).text))
    page = load_known(name).page if name != COMMON else None
    counts = tuple(
        Counter(
            _terms(f"{text} {_called(page, rule, text, language)}")
            + _terms(f"{titles.get(rule, '')} {_head(text)}") * HEADING
            + [rule.lower()] * NUMBER
        )
        for rule, text in rules.items()
    )
    return Index(
        rules=tuple(Hit(name, rule, text) for rule, text in rules.items()),
        counts=counts,
        sizes=tuple(count.total() for count in counts),
    )


def _called(page: Ruleset | None, rule: str, text: str, language: str) -> str:
    """Return what a reader calls the patterns and options whose ids a rule has, its own among them: double_riichi.

    A preset's rules only set options; what these are is said where the game has them.
    """
    if page is None or language == ENGLISH:
        return ""
    options = {} if "-P" in rule else {option.key: option.text.get(language, "") for option in page.options}
    written = sorted(set(_ID.findall(f"{rule} {text}")))
    return " ".join(options.get(id) or _pattern(page, id, language) for id in written)


def _pattern(page: Ruleset, id: str, language: str) -> str:
    known = id in page.local_patterns or id in NAMES
    return page.pattern_name(page.pattern_id(id), language) if known else ""


def _head(text: str) -> str:
    """Return what a rule says first that it is about, before a colon; nothing of one that begins otherwise."""
    found = _HEAD.match(text)
    return found[1] if found else ""


def _titles(name: str, text: str) -> Iterator[tuple[str, str]]:
    """Yield the rules of a book with the titles of their chapters."""
    for part in re.split(r"^#{2,3} ", text, flags=re.MULTILINE)[1:]:
        title, *lines = part.splitlines()
        for rule, _ in numbered_rules(name, lines):
            yield rule, title
