"""One word for one thing in code: chow, pung and kong, counters, Norths aside, honours, and one spelling of a meld.

What players write and read, and other programs' formats, are data: strings, and names that files on disk hold.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import fangcheng
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.game.event_types import MELD_KINDS
from fangcheng.records import model
from fangcheng.records.native import line_of
from fangcheng.records.replay.comparison import difference
from fangcheng.records.wording import said

SOURCE = Path(fangcheng.__file__).parent

OURS = {
    **dict.fromkeys(("chi", "chii"), "chow"),
    "pon": "pung",
    **dict.fromkeys(("kan", "ankan", "kakan", "daiminkan", "minkan"), "kong"),
    "kita": "aside",
    "honba": "counters",
    **dict.fromkeys(("honor", "honors"), "honours"),
}
# Pages, house files and saved matches write these names of settings.
SETTINGS = {"claim_chi", "claim_pon", "last_discard_pon", "kan_dora", "kita_bloom"}
MJAI = {"Chi", "Pon", "Kakan", "Ankan", "Daiminkan", "honba"}
OTHER_MELDS = re.compile(
    r"[\"'](?:kong_(?:open|added|concealed)|(?:open|added|concealed)_?[kK]ong_meld|(?i:openkong|addedkong|concealedkong))[\"']"
)
MAY_NAME = {  # what other programs call it, by the file that reads or writes it
    "records/mjai/messages.py": MJAI,
    "records/mjai/reader.py": MJAI - {"honba", "Daiminkan"},
    "records/mjai/writer.py": MJAI,
    "records/mjai/deal.py": {"honba"},
    "records/chinese/botzone.py": {"tileCHI"},
    "cli/bench.py": {"honba"},
}
PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
QUOTED = re.compile(r'`[^`]*`|"[^"]*"|[A-Z0-9]+-F-\w+')  # words of players, and rules by their ids
SAID = re.compile(rf"\b(?:{'|'.join(OURS)})\b", re.IGNORECASE)
MAY_SAY = re.compile(rf"(?i:{'|'.join(OURS)})(?![a-z])")  # looked for first, for trees of all files take their time


def identifiers(tree: ast.AST) -> Iterator[str]:
    """Every name in code: of variables, attributes, functions, classes, parameters and modules."""
    for node in ast.walk(tree):
        for field in ("id", "attr", "arg", "name", "asname", "rest"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                yield from name.split(".")
        for name in (*getattr(node, "kwd_attrs", ()), *getattr(node, "names", ())):
            if isinstance(name, str):
                yield name


def other_words(source: str) -> set[str]:
    """Names of code that call a thing by another word than ours; patterns and settings have the names of their ids."""
    names = {*identifiers(ast.parse(source))}
    other = {name for name in names if not OURS.keys().isdisjoint(map(str.lower, PARTS.findall(name)))}
    return {name for name in other if name.lower() not in {*SETTINGS, *PATTERN_IDS}}


MAY_REMARK = re.compile(rf"#.*{SAID.pattern}", re.IGNORECASE)  # tokens of all files take their time, too


def remarks(source: str) -> Iterator[str]:
    """Docstrings and comments, comments only where one may have another word."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
    if not MAY_REMARK.search(source):
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def other_words_said(source: str) -> list[str]:
    """Other words in remarks; in quotes stands what somebody writes, and a message of the command line."""
    return [word for remark in remarks(source) for word in SAID.findall(QUOTED.sub("", remark))]


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    texts = {str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}
    assert len(texts) > 600
    return {path: text for path, text in texts.items() if MAY_SAY.search(text) or OTHER_MELDS.search(text)}


def test_code_has_one_word_for_one_thing(files):
    found = {path: names for path, source in files.items() if (names := other_words(source))}
    assert found == MAY_NAME


def test_docstrings_and_comments_have_it_too(files):
    found = {path: other_words_said(source) for path, source in files.items()}
    assert {path: words for path, words in found.items() if words} == {}


def test_settings_that_keep_their_names_are_settings_still():
    from fangcheng.rules.words import settings

    assert {name for one in settings() for name in one.split(".")} >= SETTINGS


def test_a_meld_is_spelt_in_one_way(files):
    """`open_kong` is the word of events, views and the page; records have it as the name of a class."""
    assert [kind for kind in MELD_KINDS if "_" in kind] == ["open_kong", "added_kong", "concealed_kong"]
    assert {model.OpenKong, model.AddedKong, model.ConcealedKong} < {*get_args(model.Meld)}
    assert {path: other for path, text in files.items() if (other := {*OTHER_MELDS.findall(text)})} == {}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("is_chi = number < PON", {"is_chi", "PON"}),
        ("match event:\n    case Win(honba=counters):\n        pass", {"honba"}),
        ("class OpenKan(Kan): pass", {"OpenKan", "Kan"}),
        ("def count(self, all_honor_pungs): self.allHonors", {"all_honor_pungs", "allHonors"}),
        ("from records import Chi as Chow", {"Chi"}),
        ("riichi = machi = upon = CHICKENS", set()),
        ('f(claim_chi="pon", counters="honba")', set()),
        ("from core.state.pattern_ids import ALL_HONORS, KITA", set()),
    ],
)
def test_another_word_would_be_found(code, found):
    assert other_words(code) == found


def test_another_word_in_a_remark_would_be_found():
    code = '"""A Pon, or `pon` as players say (SANMA-F-kita)."""\nfull = 1  # honors and "honba"\n'
    assert other_words_said(code) == ["Pon", "honors"]


def test_records_write_the_words_they_have_always_written():
    chow, pung = model.Chow(1, ("2m", "3m"), "1m", 0), model.Pung(2, ("5z", "5z"), "5z", 1)
    assert line_of(chow) == '{"event":"chi","seat":1,"own":["2m","3m"],"tile":"1m","from_seat":0}'
    assert line_of(pung) == '{"event":"pon","seat":2,"own":["5z","5z"],"tile":"5z","from_seat":1}'
    hand = model.HandRecord(round_wind=0, dealer=1, number=0, counters=2, sticks=0, start_scores=None, dealt=())
    assert '"honba":2,' in line_of(hand)
    assert '"honba":2' in line_of(model.DrawnHand(model.EXHAUSTED, counters=2))
    assert said(chow) == "1 chi 1m with 2m 3m from 0"


def test_a_difference_names_what_stands_in_the_record():
    wins = [model.Win(1, 0, "1m", counters=counters) for counters in (1, 2)]
    assert difference(*wins, ours=True) == ("win honba", 1, 2)
    pungs = [model.Pung(seat, ("5z", "5z"), "5z", 1) for seat in (2, 3)]
    assert difference(*pungs) == ("pon seat", 2, 3)
