"""A page is checked whole when it is read: whatever is wrong is told with file, line and what to do, before a match.

The page is tests/rules/lanting.py with its book beside it; each test plants one mistake in it.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator

import pytest

from fangcheng import variants
from fangcheng.cli import main
from fangcheng.errors import PageError
from fangcheng.game.match import Match
from fangcheng.rules.page import reading
from fangcheng.rules.page.whole import check_page
from fangcheng.rules.shelf import Shelf
from fangcheng.variants import IDS, load
from rules.planted import HERE, Mistake, check_refused, folder_of, m, read

DEAL = '"suits + honours", "seats": 4, "stacks": [17, 17, 17, 17]'
NAME = 'words("Lanting", "兰亭麻将", "蘭亭麻將", "蘭亭麻雀")'
SEVEN = '"seven": {"forms.seven_pairs": True}'
LIMIT = '{20: {"cap": 20}, 40: {"cap": 40}}'
ROUNDS = "low=1, high=4"

# Fourteen mistakes that were once planted to see what happens: four were refused at once, six when a match began.
FIRST = [
    m("a price as text", '"all_pungs": 6', '"all_pungs": "6"', "all_pungs = '6': it takes a number. Did you mean 6?"),
    m("seven sets", '"sets": 4', '"sets": 7', "sets = 7: it takes 2 to 5"),
    m("walls of too many stacks", "[17, 17, 17, 17]", "[18, 18, 18, 18]", "136 tiles stand in 68 stacks, not 72"),
    m("a word for how hard", "difficulty=2", 'difficulty="easy"', "difficulty = 'easy': it takes a number, 1 to 5"),
    m("a rule that the book lacks", '"LANTING-7"', '"LANTING-99"', 'no rule "LANTING-99"', '"LANTING-99"'),
    m("a way of combining", 'combine="sum"', 'combine="summ"', 'combining "summ". Did you mean "sum"?'),
    m("a part", '"chicken_hand": "alone"', '"chicken_hand": "alon"', 'no part "alon". Did you mean "alone"?'),
    m("a pattern excluded", '("half_flush",)', '("half_flsh",)', 'no pattern "half_flsh". Did you mean "half_flush"?'),
    m(
        "a pattern that plays a part",
        '"thirteen_orphans": "limit"',
        '"thirten_orphans": "limit"',
        'no pattern "thirten_orphans". Did you mean "thirteen_orphans"?',
    ),
    m("a default that is no choice", '"limit", 40, {', '"limit", 30, {', "limit = 30: lanting allows 20, 40"),
    m("a keyword", "combine=", "combin=", 'no part of a page "combin". Did you mean "combine"?'),
    m("no Python", "place=46,", "place=46 47,", "this is no Python: invalid syntax"),
    m(
        "a setting",
        '{"claim_chi": "next", "recall',
        '{"claim_chow": "next", "recall',
        'Did you mean "claim_chi"?',
        "3: {",
    ),
    m("a pattern priced", '"all_pungs": 6', '"al_pungs": 6', 'no pattern "al_pungs". Did you mean "all_pungs"?'),
]

STRUCTURE = [
    m("no RULESET", "RULESET =", "RULES =", "the page declares no RULESET; call RULES so"),
    m(
        "RULESET is something else",
        "RULESET = Ruleset(",
        "RULESET = dict(",
        "RULESET is no Ruleset; write RULESET = Rul",
    ),
    m("another id", 'id="lanting"', 'id="lantin"', "its page calls itself lantin; name the file lantin.py"),
    m("a part left out", "    revision=1,\n", "", "Ruleset(...) lacks revision", "RULESET ="),
    m("a keyword of an option", ROUNDS, "low=1, hihg=4", 'no part of Option(...) "hihg". Did you mean "high"?'),
    m("a name that nobody gave", "parts={", "parts=part | {", "name 'part' is not defined"),
    m(
        "a page that there is not",
        "from fangcheng.rules.option",
        "from fangcheng.variants.sichaun import RULESET as SICHUAN\nfrom fangcheng.rules.option",
        'no page "sichaun". Did you mean "sichuan"?',
    ),
    m(
        "a list for a mapping",
        '8: {"dealer_rule"',
        '8: ["draw_rule"], 10: {"dealer_rule"',
        "it takes settings, as in {",
    ),
    m(
        "a pattern that stands twice",
        '"half_flush": 8',
        '"half_flush": 8, "all_pungs": 6',
        "all_pungs stands twice, first",
    ),
    m("a rule that stands twice", '6: {"play_on"', '4: {"play_on"', "4 stands twice, first on line 22; take one out"),
    m(
        "a setting under two rules",
        '6: {"play_on"',
        '6: {"winners": "all", "play_on"',
        "lanting, LANTING-6: LANTING-4 sets winners already",
    ),
    m("a revision as text", "revision=1", 'revision="1"', "revision = '1': it takes a number"),
    m("a script", "difficulty=2", 'script="zh-Hand"', "Did you mean zh-Hans?"),
    m(
        "words of calls",
        "difficulty=2",
        'calls="japan"',
        "calls = 'japan': it takes chinese, japanese. Did you mean jap",
    ),
    m("a prefix", 'prefix="LANTING"', 'prefix="LANTIN"', "its book is lanting.md. Did you mean LANTING?"),
]

LISTS = [
    m("True as a price", '"all_pungs": 6', '"all_pungs": True', "all_pungs = True: it takes a number"),
    m("a price beyond all", '"thirteen_orphans": 40', '"thirteen_orphans": 4000', "it takes -1000 to 1000"),
    m("no predicate", '"dragon_pung": 2', '"dragon_pung": 2, "three_alike": 2', "lanting does not count it at all"),
    m(
        "a price that no win can have",
        '"suits + honours", "seats": 4, "stacks": [17, 17, 17, 17]',
        '"suits + winds", "seats": 4, "stacks": [16, 15, 16, 15]',
        "dragon_pung = 2, but no win can have it: there are no dragons among the tiles",
        '"dragon_pung": 2',
    ),
    m("a form nobody wins by", SEVEN, '"seven": {}', "cup_pairs = 5, but no win can have it: forms", '"cup_pairs": 5'),
    m("a pattern without a row", '"dragon_pung": 2', '"dragon_pung": 2, "seat_wind": 2', 'the row "| seat_wind | NAME'),
    m(
        "an exclude of itself",
        '("half_flush",)',
        '("full_flush",)',
        "full_flush excludes itself, and would never count",
    ),
    m("an exclude without a comma", '("half_flush",)', '("half_flush")', 'Did you mean ("half_flush",)?'),
    m("an exclude twice", '("half_flush",)', '("half_flush", "half_flush")', "excludes half_flush twice"),
    m("an exclude without a price", '("half_flush",)', '("all_honors",)', "all_honors has no price"),
    m("parts of nothing", 'combine="sum",', 'combine="",', 'parts counts only beside combine = "sum"', "parts="),
    m("two ways of combining", '"base": 1', '"method": "fan", "base": 1', "so does the setting method", "combine="),
    m("a curve", 'combine="sum",', 'combine="sum", curve="doublin",', 'Did you mean "doubling"?'),
    m("a local pattern", 'LocalPattern("seven_pairs"', 'LocalPattern("seven_pair"', 'Did you mean "seven_pairs"?'),
    m("a name of no pattern", '"all_pungs": words', '"al_pungs": words', 'Did you mean "all_pungs"?'),
    m("a language left out", NAME, '{"en": "L", "zh-Hans": "兰", "ja": "蘭"}', "name has no name in zh-Hant"),
    m(
        "a language",
        NAME,
        '{"en": "L", "zh-Hans": "兰", "zh-Hand": "蘭", "ja": "蘭"}',
        'no language "zh-Hand". Did you',
    ),
    m("three words of four", '"Chow", "吃牌", "吃牌", "チー"', '"Chow", "吃牌", "チー"', "words(...) lacks ja"),
    m("a topic", '("not-your-turn",)', '("not-your-trun",)', 'Did you mean "not-your-turn"?'),
    m("a topic without a comma", '("not-your-turn",)', '("not-your-turn")', 'Did you mean ("not-your-turn",)?'),
    m("a topic of no rule", '9: ("not', '19: ("not', 'no rule "LANTING-19"'),
    m("a rule of another book", '"LANTING-3"', '"SICHUAN-999"', "sichuan.md has none"),
    m("a rule of no book", '"LANTING-3"', '"LANTNG-3"', 'Did you mean "LANTING-3"?'),
    m(
        "a sentence that nobody says",
        "    options=(",
        '    texts={"prompt-missng": words("a", "b", "c", "d")},\n    options=(',
        'no sentence "prompt-missng". Did you mean "prompt-missing"?',
    ),
]

PLAY = [
    m("five players", '"seats": 4', '"seats": 5', "seats = 5: it takes 2 to 4"),
    m("three players before four walls", '"seats": 4', '"seats": 3', "a wall before each of the 3 seats", '"stacks"'),
    m("no wall for one", "[17, 17, 17, 17]", "[17, 17, 17]", "stacks = [17, 17, 17]: it takes 4 numbers"),
    m("a negative stack", "[17, 17, 17, 17]", "[17, 17, -17, 17]", "stacks = -17: it takes 0 to 40"),
    m("a negative base", '"base": 1', '"base": -1', "base = -1: it takes 1 to 10000"),
    m(
        "a limit below what a win needs",
        '"cap": 40,',
        '"cap": 40, "minimum": 50,',
        "a win needs 50, and counts 40 at most",
    ),
    m(
        "no sets",
        '5: {"sets": 4, "forms"',
        '5: {"forms"',
        'no rule sets it, and no game can do without it; write it under rules, "sets": 4',
        '1: {"tiles"',
    ),
    m("no form to win by", '["standard", "thirteen_orphans"]', "[]", "forms: no rule sets it"),
    m(
        "no sets to win by",
        '["standard", "thirteen_orphans"]',
        '["thirteen_orphans"]',
        'has no "standard"',
        '"all_pungs": 6',
    ),
    m("a list for a number", '"sets": 4', '"sets": [4]', "sets = [4]: it takes a number. Did you mean 4?"),
    m("a negative rule", "9: (", "-9: (", 'no rule "LANTING--9"'),
    m("a number for a word", '"deal_rule": "jump"', '"deal_rule": 1', "Did you mean draw?"),
    m("doubled too often", 'combine="sum",', 'combine="sum", curve="doubling",', "cap it lower", '"cap": 40'),
    m(
        "flowers that nobody lays out",
        DEAL,
        '"suits + honours + flowers", "stacks": [18, 18, 18, 18], "seats": 4',
        "flower_",
    ),
    m("more red fives than fives", '"base": 1', '"red": [5, 0, 0], "base": 1', "red = 5: it takes 0 to 4"),
    m("more kept than there is", '"reserve": 0', '"reserve": 90', "reserve = 90: it takes 0 to 60"),
    m(
        "dearer kongs of no tile",
        DEAL,
        '"suits + winds", "seats": 4, "stacks": [16, 15, 16, 15], "kong_factor.7z": 2',
        "kong_factor.7z: 7z is not among the tiles",
    ),
]

OPTIONS = [
    m("two options of one key", '"pairs",', '"chow",', "2 options are called chow", '"chow",'),
    m("a preset of no option", '{"rounds": 1,', '{"round": 1,', 'no option of lanting "round". Did you mean "rounds"?'),
    m("a preset of no value", '"limit": 20}}', '"limit": 30}}', "limit = 30: lanting allows 20, 40"),
    m(
        "a preset without a name",
        'preset_names={"quick"',
        'preset_names={"quik"',
        "preset quick has no name",
        "presets={",
    ),
    m(
        "a preset called default",
        '{"quick": {"rounds',
        '{"default": {}, "quick": {"rounds',
        "give the preset another name",
    ),
    m(
        "a value against the deal",
        SEVEN,
        '"seven": {"forms.seven_pairs": True, "tiles": "suits"}',
        "with pairs = 'seven': stacks: 108 tiles stand in 54 stacks, not 68",
    ),
    m(
        "a joker that is not among the tiles",
        SEVEN,
        '"seven": {"joker_rule": "fixed", "joker_tile": "7z", "tiles.dragons": False, "forms.seven_pairs": True}',
        "with pairs = 'seven': joker_tile: 7z is the joker, and not among the tiles",
    ),
    m(
        "two values against the deal",
        LIMIT,
        '{20: {"tiles": "suits", "stacks": [14, 13, 14, 13]}, 40: {}}, words("Low", "低", "低", "低")),\n'
        '        Option("low", 0, {0: {}, 1: {"tiles": "suits + honours"}}',
        "with limit = 20, low = 1: stacks: 136 tiles stand in 68 stacks, not 54",
        '{20: {"tiles"',
    ),
    m("a label of no value", '"seven": words(', '"sevn": words(', "pairs = 'sevn': lanting allows 'none', 'seven'"),
    m("a label without a language", 'words("no", "无", "無", "なし")', '{"en": "no"}', "has no name in zh-Hans"),
    m(
        "a default that is none of a switch's",
        '            True,\n            {True: {"claim_chi"',
        '            "maybe",\n            {True: {"claim_chi"',
        "chow = 'maybe': lanting allows True, False",
    ),
    m("a preset of no switch", '"limit": 20}}', '"chow": "maybe"}}', "chow = 'maybe': lanting allows True, False"),
    m("beside no switch", '"LANTING-7"),', '"LANTING-7", where={"chow": "some"}),', "lanting allows True, False"),
    m("a value nobody can choose", "{20: {", '{"20": {', "write 20 without quotes"),
    m("beside no option", '"LANTING-7"),', '"LANTING-7", where={"pair": "seven"}),', 'Did you mean "pairs"?'),
    m(
        "beside no value",
        '"LANTING-7"),',
        '"LANTING-7", where={"pairs": "eight"}),',
        "pairs = 'eight': lanting allows 'none', 'seven'",
    ),
    m("beside itself", '"LANTING-7"),', '"LANTING-7", where={"limit": 20}),', "not beside itself"),
    m("low above high", ROUNDS, "low=4, high=1", "low is 4 and high 1; low is less"),
    m("a row into no setting", '"rounds", 4, text', '"round", 4, text', 'Did you mean "rounds"?'),
    m("a row beyond its setting", ROUNDS, "low=1, high=40", "rounds = 40: it takes 0 to 8"),
    m("a default as text", '"limit", 40, {', '"limit", "40", {', "write 40 without quotes"),
    m("a preset as text", '"limit": 20}}', '"limit": "20"}}', "write 20 without quotes"),
    m(
        "a word without a name",
        SEVEN,
        SEVEN + ', "eight": {"forms.seven_pairs_alike": True}',
        "pairs = 'eight': it has no",
    ),
    m("no values at all", LIMIT, "{}", "it has no values; give it choices", '"limit", 40'),
    m("a setting of a value", SEVEN, '"seven": {"forms.seven_pair": True}', "seven_pairs"),
    m("a rule of a value", '"LANTING-7"),', '"LANTING-7", value_rules={30: "LANTING-7"}),', "lanting allows 20, 40"),
]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    with folder_of(monkeypatch, tmp_path) as there:
        yield there


def test_the_page_without_a_mistake_is_read_and_played(folder):
    read(folder, "lanting")
    match = Match("lanting", seed=1, mode="interpreted")
    while not match.hand_over:
        match.act(match.owed[0], match.legal(match.owed[0])[-1])
    assert sum(match.scores) == 4 * 500


@pytest.mark.by_day
@pytest.mark.parametrize("mistake", [*FIRST, *STRUCTURE, *LISTS, *PLAY, *OPTIONS])
def test_a_mistake_in_a_page_is_refused_when_it_is_read(folder, mistake: Mistake):
    check_refused(folder, "lanting", mistake)


def words_of(text: str) -> Iterator[ast.Constant]:
    """Every text that the page hands on, but for names in languages, its unit, and keys of options of its own."""
    tree = ast.parse(text)
    names = {id(one) for call in ast.walk(tree) if getattr(call, "func", None) for one in ast.walk(call)}
    named = [call for call in ast.walk(tree) if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "words"]
    free = {id(one) for call in named for one in ast.walk(call)}
    texts = (one for one in ast.walk(tree) if isinstance(one, ast.Constant) and isinstance(one.value, str))
    return (one for one in texts if id(one) in names - free and one.value not in ("cups", "chow", "pairs"))


@pytest.mark.by_day
def test_every_word_with_a_slip_is_refused_on_a_line_where_it_stands(folder):
    """The name of a preset may be told where the preset stands: two places no longer agree, and either may be meant."""
    text = (HERE / "lanting.py").read_text(encoding="utf-8")
    lines, told = text.splitlines(), []
    for word in words_of(text):
        half = len(word.value) // 2
        slip = f'"{word.value[:half]}q{word.value[half:]}"'
        row = lines[word.lineno - 1].encode()
        row = row[: word.col_offset] + slip.encode() + row[word.end_col_offset :]
        with pytest.raises(PageError) as caught:
            read(folder, "lanting", "\n".join([*lines[: word.lineno - 1], row.decode(), *lines[word.lineno :]]))
        assert f'"{word.value}"' in lines[caught.value.line - 1], (word.value, caught.value)
        told.append(word.value)
    assert len(told) > 70


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_every_page_of_the_house_is_sound(variant):
    check_page(load(variant), Shelf())


def test_a_mistake_in_a_list_beside_the_page_is_told_with_the_file_of_the_list(folder):
    page = (HERE / "lanting.py").read_text(encoding="utf-8")
    start, end = page.index("    options=("), page.index("    presets=")
    listed = page[start:end].strip().removeprefix("options=").rstrip(",")
    imported = "from fangcheng.variants.lanting_options import OPTIONS\n"
    text = (page[:start] + "    options=OPTIONS,\n" + page[end:]).replace("\nRULESET", f"{imported}\nRULESET")
    for old, new, told, line in (
        ("LANTING-7", "LANTING-77", 'no rule "LANTING-77"', 19),
        ("40: {", "20: {", "20 stands twice", 19),
        ("low=1", "low=5", "low is 5 and high 4", 20),
    ):
        written = f"from fangcheng.rules.option import Option, words\n\nOPTIONS = {listed.replace(old, new)}\n"
        (folder / "lanting_options.py").write_text(written)
        with pytest.raises(PageError, match=told) as caught:
            read(folder, "lanting", text)
        assert (caught.value.file, caught.value.line) == (str(folder / "lanting_options.py"), line)
    (folder / "lanting_options.py").write_text(written.replace("low=5", "low=1"))
    assert len(read(folder, "lanting", text).options) == 4


def test_a_page_without_a_book_is_held_to_the_other_books(folder):
    """Nobody has to write the book first; whatever lies there must have the rules that are cited."""
    text = (HERE / "lanting.py").read_text(encoding="utf-8").replace("LANTING-3", "LANTING-333")
    (folder / "ting.py").write_text(text.replace("lanting", "ting"), encoding="utf-8")
    assert variants.load("ting").prefix == "LANTING"


def test_what_was_refused_is_read_again_when_something_in_its_folder_has_changed(folder, monkeypatch):
    read_page, times = reading.read_page, []
    monkeypatch.setattr(reading, "read_page", lambda *told: times.append(1) or read_page(*told))
    text = (HERE / "lanting.py").read_text(encoding="utf-8")
    for _ in range(3):
        with pytest.raises(PageError, match="difficulty"):
            read(folder, "lanting", text.replace("difficulty=2", "difficulty=9")) if not times else load("lanting")
    assert len(times) == 1
    assert read(folder, "lanting").id == "lanting"
    assert len(times) == 2


def test_a_page_that_is_refused_hides_no_other_in_the_list(folder, capsys):
    (folder / "lanting.py").write_text("RULESET = 1 / 0\n")
    assert main(["variants"]) == 2
    told = capsys.readouterr()
    assert "riichi" in told.out
    assert f"{folder / 'lanting.py'}, line 1: ZeroDivisionError" in told.err


def test_who_asks_for_a_page_of_the_house_does_not_wait_for_the_check():
    code = (
        "import sys; from fangcheng import variants; variants.load('sichuan');"
        "print({'fangcheng.rules.page.whole', 'ast', 'numba'} & {*sys.modules} - {*before})"
    )
    before = "import fangcheng.rules.ruleset, sys; before = set(sys.modules);"
    ran = subprocess.run([sys.executable, "-c", before + code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "set()"
