"""The numbers a rule names, read from English, Chinese or Japanese: digits and number words.

A number is *certain*, or it *may* be meant: "twice" may be told as 两次, 三家 as "the others". Two texts agree when
each has all certain numbers of the other. An ordinal, and the 1 of a word, only may be meant.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
ROUND = "twenty thirty forty fifty sixty seventy eighty ninety"
TENS = {word: 10 * n for n, word in enumerate(ROUND.split(), start=2)}
ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth"
)
WORDS = {word: n for n, word in enumerate(SMALL.split())} | TENS
PLURALS = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6, "sevens": 7, "eights": 8, "nines": 9}
# What may be told with a number in another language.
CUES = {
    "0": "no none nothing never free off without not",
    "1": "a an one once single only each any another every per ones alone",
    "2": "twice double doubled doubles doubling both either pair pairs couple halves",
    "3": "triple tripled triplet triplets thrice pung pungs pong pongs dragon dragons",
    "4": "quad quads kong kongs wind winds seasons plants",
    "9": "terminal terminals orphans",
    "1000": "thousand thousands",
    "100": "hundred hundreds",
}
# Told as 三家, 四家 where English names no number of players.
PLAYERS = re.compile(r"\b(?:others|other|opponents?|losers|everybody|everyone|all|each|players?)\b")
MAY_MEAN: dict[str, set[int]] = {word: {n} for n, word in enumerate(ORDINALS.split(), start=1)}
RANKS = {word: n for n, word in enumerate(ORDINALS.split(), start=1) if n > 2}
for _number, _words in CUES.items():
    for _word in _words.split():
        MAY_MEAN[_word] = MAY_MEAN.get(_word, set()) | {int(_number)}

_WORD_OR_DIGITS = re.compile(r"[a-z]+(?:-[a-z]+)*|\d+")
_DIGITS = re.compile(r"\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?")
_ORDINAL_DIGITS = re.compile(r"\b(\d+)(?:st|nd|rd|th)\b")
_IN_CJK = re.compile(r"\d+(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])\d+")
_BELOW, _OF_TWO = re.compile(r"below (?:0|zero)\b"), re.compile(r"(?:either|each|both) of the two\b")
_SAID_AGAIN = re.compile(
    r"这([两三四])|(?<!最)[后前]([两三四])|(两)者|(?:この|その|あとの)([2-4])(?:つ|人|枚|種)|([三四])人麻[将雀]|1()(?:枚|人|つ|種|度|回|本|組|色|局|番)"
)
LINES = {"147", "258", "369"} | {f"{n}{n + 1}{n + 2}" for n in range(1, 8)}  # a row of tiles, told with or without 、

CJK_DIGITS = {c: n for n, c in enumerate("零一二三四五六七八九")} | {
    "〇": 0,
    **{c: n for n, c in enumerate("壹贰叁肆伍陆柒捌玖", start=1)},
    "两": 2,
    "兩": 2,
    "俩": 2,
    "壱": 1,
    "弐": 2,
}
CJK_UNITS = {"十": 10, "百": 100, "千": 1000}
_NUMERAL = re.compile(f"[{''.join(CJK_DIGITS)}{''.join(CJK_UNITS)}]+")
# Words with a numeral in them that is no number.
_NO_NUMBER = re.compile(
    "一下|一律|一起|一样|一樣|一般|一旦|一定|一切|一直|一致|统一|同一|唯一|之一|一面|一边|一并|一经|万一|一共|一同|一些|"
    "另一|进一步|第一|一来|一向|一时|一気|一緒|一番|一度|一部|単一|統一|唯一|任一|一手|一旦|百搭|出千|千王|百分|"
    "三元牌|三元|四季|四君子|四风牌|七零八落|数一数二|三倍满|三倍満|九宫|九宮|千万|四川|清零|再三|一方|一概|一经|不一"
)
_ORDINAL_CJK = re.compile(
    rf"第\s*(\d+|[{''.join(CJK_DIGITS)}十百]+)|(\d+|[二三四五六七八九十]+)(?:番目|つ目|枚目|人目|回目|度目|个目)"
)
# Words that may be told in English with a number.
CUES_CJK = {
    "双": 2,
    "雙": 2,
    "倍": 2,
    "翻": 2,
    "对": 2,
    "対": 2,
    "刻": 3,
    "单": 1,
    "単": 1,
    "幺": 1,
    "么": 1,
    "半": 2,
    "三元": 3,
    "四风": 4,
    "四風": 4,
    "四季": 4,
    "四君子": 4,
    "両": 2,
    "杠": 4,
    "槓": 4,
    "カン": 4,
}


class Numbers:
    """The numbers of a text: how often each is certain, and how often it may be meant as well."""

    def __init__(self) -> None:
        self.certain: Counter[str] = Counter()
        self.perhaps: Counter[str] = Counter()
        self.named: Counter[str] = Counter()  # of names that have a number in one language alone
        self.written: Counter[str] = Counter()  # of the certain ones, those in digits
        self.numerals: Counter[str] = Counter()  # in Chinese numerals, 一 as well; in English 14th, 8番
        self.ordinals: set[int] = set()  # third, 第三 and higher: the other has them too, or the number itself

    def lacks(self, other: "Numbers") -> list[str]:
        """Return the certain numbers of `other` that this text does not name as often."""
        lacking = other.certain - (self.certain + self._spare(other))
        lacking |= other.written - (self.written + self.numerals + self.named)  # a digit stays one, or is a numeral
        return sorted([*lacking.elements(), *self._ordinals_of(other)], key=float)

    def unknown(self, other: "Numbers") -> list[str]:
        """Return the certain numbers of `other` that this text does not name; two more of the same are no fault."""
        more = other.certain - (self.certain + self._spare(other))
        told = self.certain | self.perhaps
        found = {n for n, times in more.items() if times > 2 or n not in told} | self._only_hinted_at(other)
        return sorted([*found, *self._ordinals_of(other)], key=float)

    def _only_hinted_at(self, other: "Numbers") -> set[str]:
        """Return what stands there in digits, and here in no way but that a word may mean it: kong, 4."""
        ordinals = {str(number) for number in self.ordinals}
        told = {number for number in other.written if float(number) > 2}  # 1 and 2 are told by many words
        return told - (self.certain | self.named | self.numerals).keys() - ordinals

    def _spare(self, other: "Numbers") -> Counter[str]:
        """Return what may be meant here and is not told in the same way there: "doubled" answers 加倍, and no 2."""
        spare = self.perhaps - other.perhaps + self.named
        for number in ("0", "1"):
            spare[number] = self.perhaps[number]
        return spare

    def _ordinals_of(self, other: "Numbers") -> list[str]:
        named = {*self.certain, *self.perhaps}
        return [str(n) for n in other.ordinals if str(n) not in named]


def english_numbers(text: str) -> Numbers:
    """Return the numbers of an English text; CJK in it, 一炮多响 in brackets, may be said again."""
    found = Numbers()
    lower = _OF_TWO.sub("both", _BELOW.sub("nothing", text.lower()))
    for match in _ORDINAL_DIGITS.finditer(lower):
        found.perhaps[match[1]] += 1
        found.numerals[match[1]] += 1
    lower = _ORDINAL_DIGITS.sub(" ", lower)
    for match in _IN_CJK.finditer(lower):  # 12张落地
        found.perhaps[match[0]] += 1
        found.numerals[match[0]] += 1
    _digits(_IN_CJK.sub(" ", lower), found)
    before = ""
    for word in _WORD_OR_DIGITS.findall(lower):
        _english_word(word, before, found)
        before = word
    for value in _cjk_values(text):
        found.perhaps[str(value)] += 1
    if PLAYERS.search(lower):
        for number in {"3", "4"} - found.certain.keys():
            found.perhaps[number] += 9
    if re.search(r"\bhal(?:f|ve[sd]?)\b(?! flush| game| hand)", lower):
        found.perhaps["2"] += 1
    return found


def _english_word(word: str, before: str, found: Numbers) -> None:
    counted = WORDS.get(before, int(before) if before.isdigit() else -1)  # "four seasons" are 4, and no 4 besides
    parts = word.split("-")
    if len(parts) == 2 and parts[0] in TENS and WORDS.get(parts[1], 10) < 10:
        found.certain[str(TENS[parts[0]] + WORDS[parts[1]])] += 1
        return
    for part in parts:
        if part in RANKS:
            found.ordinals.add(RANKS[part])
        if part in MAY_MEAN:
            for number in MAY_MEAN[part] - {counted}:
                found.perhaps[str(number)] += 99 if number < 2 else 1
        if (number := WORDS.get(part, PLURALS.get(part, 1))) != 1:
            found.certain[str(number)] += 1


def cjk_numbers(text: str) -> Numbers:
    """Return the numbers of a Chinese or Japanese text."""
    found = Numbers()
    text = text.translate(str.maketrans("０１２３４５６７８９", "0123456789"))
    for match in _ORDINAL_CJK.finditer(text):
        for value in _numeral(match[1] or match[2]):
            found.perhaps[str(value)] += 1
            found.numerals[str(value)] += 1
            if value > 2:
                found.ordinals.add(value)
    for word, number in CUES_CJK.items():
        found.perhaps[str(number)] += len(re.findall(rf"(?<![\d二两三四五六七八九十]){word}", text))
    for match in _SAID_AGAIN.finditer(text):
        for value in _numeral("".join(part or "" for part in match.groups()) or "1"):
            found.perhaps[str(value)] += 1
    text = _SAID_AGAIN.sub("、", text)
    text = _NO_NUMBER.sub("、", _ORDINAL_CJK.sub("、", text))
    _digits(text, found)
    for value in _cjk_values(text):
        found.numerals[str(value)] += 1
        if value == 1:
            found.perhaps["1"] += 1
        else:
            found.certain[str(value)] += 1
    return found


def _digits(text: str, found: Numbers) -> None:
    """Add the numbers written in digits; a row of tiles, 258, counts as its tiles."""
    for digits in _DIGITS.findall(text):
        if digits in LINES:
            found.certain.update(digits)
            found.written.update(digits)
        elif digits.startswith("0") and len(digits) > 1 and "." not in digits:
            found.perhaps[str(int(digits))] += 1
        else:
            number = f"{float(digits.replace(',', '')):g}" if "." in digits else str(int(digits.replace(",", "")))
            found.certain[number] += 1
            found.written[number] += 1


def _cjk_values(text: str) -> Iterator[int]:
    for match in _NUMERAL.finditer(text):
        yield from _numeral(match[0])


def _numeral(written: str) -> Iterable[int]:
    """Return what a row of numerals says: 二十四 one number, 二五八 three."""
    if written.isdigit() and written.isascii():
        return [int(written)]
    if not any(c in CJK_UNITS for c in written):
        return [CJK_DIGITS[c] for c in written]
    total, digit = 0, None
    for c in written:
        if c in CJK_UNITS:
            total += (1 if digit is None else digit) * CJK_UNITS[c]
            digit = None
        else:
            digit = CJK_DIGITS[c] if digit is None else digit * 10 + CJK_DIGITS[c]
    return [total + (digit or 0)]
