"""Two thousand damaged records of all formats: no traceback anywhere, and `verify` sees each thing that was changed."""

import hashlib
import json
import random
import re
from functools import cache

import pytest
from msgspec.structs import replace

from fangcheng.cli import main
from fangcheng.errors import RecordError
from fangcheng.records import READERS, format_of
from fangcheng.records.native import write_native
from fangcheng.records.of_match import record_of
from fangcheng.records.opening import Source, open_source
from fangcheng.records.verify import Report, Verifier, verify_or_skip
from records.bots import bots_play
from records.corpora import BOTZONE, IJCAI, MJAI, sample_of
from records.mutations import at_random, in_json_lines, tiles_that_leave

OF_MJLOG = ("riichi/mjx/mjlog_py/2*.mjlog",)
FORMATS = ("native", "mjai", "mjlog", "tenhou6", "botzone", "ijcai")
VARIANTS = ("riichi", "sichuan", "taiwan", "tianjin")


def verified(text):
    """The report of a text as `fangcheng verify` makes it, with what could not be read among the skipped."""
    report, verifier = Report(), Verifier(mode="compiled")
    source = Source("damaged", text)
    try:
        for game in READERS[format_of(source)](source):
            report.add(verify_or_skip(verifier, game))
    except RecordError as refusal:
        report.mismatches.append(refusal)
    return report


def is_noticed(report):
    return bool(report.mismatches or report.skipped)


@cache
def finished(variant):
    """A match of ours that was played to its end."""
    return record_of(bots_play(variant, 19, 9000, {"hands": 4} if variant == "sichuan" else None))


@cache
def original(name, number=0):
    """A short whole record of a format; skips without reference data."""
    if name == "native":
        return "\n".join(write_native(finished(VARIANTS[number % len(VARIANTS)])))
    patterns = {"mjai": MJAI, "mjlog": OF_MJLOG, "tenhou6": ("riichi/mjx/mjscore/2*.json",), "botzone": BOTZONE,
                "ijcai": IJCAI}[name]  # fmt: skip
    files = sample_of(patterns)
    text = open_source(files[number % len(files)]).text
    if name == "ijcai":
        return re.split("(?=Match )", text)[1 + number]
    return text.split("\n")[number] if name == "botzone" else text


@pytest.mark.parametrize("name", FORMATS)
def test_what_nobody_changed_is_no_difference(name):
    report = verified(original(name))
    assert report.hands
    assert [str(one) for one in (*report.mismatches, *report.skipped)] == []


# --- anything anywhere


def damage(count, tmp_path, capsys):
    """So many damaged records through both commands; nothing but lines may come of it."""
    path = tmp_path / "damaged"
    for number in range(count):
        name = FORMATS[number % len(FORMATS)]
        chance = random.Random(f"damaged record {number}")
        text = original(name, number // len(FORMATS) % 4)
        for _ in range(chance.randrange(1, 4)):
            text = at_random(text, chance)
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        try:
            codes = [main([command, str(path)]) for command in ("verify", "replay")]
        except BaseException as failure:
            raise AssertionError(f"damaged record {number} ({name})") from failure
        said = capsys.readouterr()
        assert set(codes) <= {0, 1, 2}, f"damaged record {number}"
        assert "Traceback" not in said.out + said.err
        assert len(said.err.splitlines()) == sum(code == 2 for code in codes), f"damaged record {number}: {said.err}"
    print(f"seeds: 'damaged record 0' to 'damaged record {count - 1}'")


@pytest.mark.by_day
def test_damaged_records_give_lines_and_no_traceback(tmp_path, capsys):
    damage(36, tmp_path, capsys)


@pytest.mark.slow
def test_two_thousand_damaged_records_give_lines_and_no_traceback(tmp_path, capsys):
    damage(2000, tmp_path, capsys)


# --- one named thing


def number_in(pattern, which=-1):
    """Change the last digit of the n-th thing that matches; the digit is the first group."""

    def change(text):
        found = list(re.finditer(pattern, text))[which]
        return text[: found.start(1)] + str((int(found[1]) + 1) % 10) + text[found.end(1) :]

    return change


def without(pattern, which=-1):
    def change(text):
        found = list(re.finditer(pattern, text))[which]
        return text[: found.start()] + text[found.end() :]

    return change


def instead(old, new, which=-1):
    def change(text):
        found = list(re.finditer(old, text))[which]
        return text[: found.start()] + found.expand(new) + text[found.end() :]

    return change


HAND = r'\{"event":"hand"(?:.|\n)*?(?=\{"event":"(?:hand|final)")'
KYOKU = r'\{"type":"start_kyoku"(?:.|\n)*?"end_kyoku"\}\n'
INIT = r"<INIT(?:(?!<INIT).)*?(?=<INIT)"
CHANGES = {
    ("native", "seed"): number_in(r'"seed":"(\d)'),
    ("native", "no seed's digit"): instead(r'"seed":"19"', '"seed":"190"'),
    ("native", "commitment"): instead(r'"commitment":"..', '"commitment":"zz'),
    ("native", "no commitment"): without(r',"commitment":"[^"]*"'),
    ("native", "revision"): number_in(r'"revision":(\d)'),
    ("native", "no revision"): without(r',?"revision":\d+'),
    ("native", "score"): number_in(r'"start_scores":\[[^\]]*?(\d)\]'),
    ("native", "no score"): without(r'"start_scores":\[[^\]]*\],'),
    ("native", "final score"): number_in(r'"event":"final","scores":\[[^\]]*?(\d)\]'),
    ("native", "payment"): number_in(r'"event":"win".*?"deltas":\[[^\]]*?(\d)\]'),
    ("native", "last tile of the wall"): instead(r'("wall":\[.*?)"(..)","(..)"', r'\1"\3","\2"'),
    ("native", "first hand"): without(HAND, 0),
    ("native", "last hand"): without(HAND),
    ("native", "end"): without(r'\n\{"event":"final".*'),
    ("native", "end of the last hand"): without(r'\n\{"event":"(?:win|drawnhand|abort).*'),
    ("mjai", "score"): number_in(r'"scores":\[[^\]]*?(\d)00\]'),
    ("mjai", "first scores"): number_in(r'"scores":\[[^\]]*?(\d)00\]', 0),
    ("mjai", "payment"): number_in(r'"deltas":\[[^\]]*?(\d)00'),
    ("mjai", "value"): number_in(r'"points":\d*?(\d)00,'),
    ("mjai", "fu"): number_in(r'"fu":(\d)0,"points":\d+,"limit":0'),
    ("mjai", "first hand"): without(KYOKU, 0),
    ("mjai", "last hand"): without(KYOKU),
    ("mjai", "end"): without(r'\{"type":"end_game"\}'),
    ("mjai", "result"): without(r'\n\{"type":"(?:hora|ryukyoku)".*'),
    ("mjlog", "seed"): instead(r"(n288-base64,)...", r"\1AAA"),
    ("mjlog", "dice"): number_in(r'<INIT seed="\d+,\d+,\d+,(\d)'),
    ("mjlog", "score"): number_in(r'ten="\d+,\d+,\d+,\d*?(\d)" oya'),
    ("mjlog", "score before a result"): number_in(r'sc="\d*?(\d),'),
    ("mjlog", "score after a stick"): number_in(r'<REACH who="." ten="\d*?(\d),'),
    ("mjlog", "payment"): number_in(r'sc="\d+,-?\d*?(\d),'),
    ("mjlog", "final score"): number_in(r'owari="-?\d*?(\d),'),
    ("mjlog", "final points"): number_in(r'owari="-?\d+,-?\d*?(\d)\.'),
    ("mjlog", "standing"): without(r' owari="[^"]*"'),
    ("mjlog", "counters of a win"): number_in(r'<AGARI ba="(\d)'),
    ("mjlog", "sticks of a win"): number_in(r'<AGARI ba="\d,(\d)'),
    ("mjlog", "points of a drawn hand"): instead(r'(<RYUUKYOKU[^>]*) sc="[^"]*"', r"\1", 0),
    ("mjlog", "counters of a drawn hand"): number_in(r'<RYUUKYOKU ba="(\d)'),
    ("mjlog", "sticks of a drawn hand"): number_in(r'<RYUUKYOKU ba="\d,(\d)'),
    ("mjlog", "indicator shown"): instead(r'doraHai="\d+', 'doraHai="135', -1),
    ("mjlog", "tile shown"): instead(r'(<AGARI[^>]* hai=")\d+', r"\g<1>135"),
    ("mjlog", "first hand"): without(INIT, 0),
    ("mjlog", "last hand"): instead(INIT, ""),
    ("tenhou6", "score"): number_in(r'\],\[\d+,\d+,\d+,\d*?(\d)00\],\['),
    ("tenhou6", "first scores"): number_in(r'\],\[\d+,\d+,\d+,\d*?(\d)00\],\[', 0),
    ("tenhou6", "payment"): number_in(r'"和了",\[-?\d*?(\d)00'),
    ("tenhou6", "han in all"): number_in(r'符(\d)飜'),
    ("tenhou6", "han"): number_in(r'\((\d)飜\)'),
    ("tenhou6", "no such tile"): instead(r",\[1[1-9],", ",[10,"),
    ("tenhou6", "middle hand"): without(r'\{"title".*\n', 2),
    ("botzone", "payment"): number_in(r'"score":\[-?\d*?(\d),'),
    ("botzone", "told payment"): number_in(r'"req":\{"0":-?\d*?(\d),'),
    ("botzone", "value"): number_in(r'"fanCnt":\d*?(\d)'),
    ("botzone", "pattern"): instead(r'("fan":\[\{"cnt":1,"name":")[^"]+', r"\1十三幺"),
    ("botzone", "unknown pattern"): instead(r'("fan":\[\{"cnt":1,"name":")[^"]+', r"\1?"),
    ("botzone", "tile told to one seat"): instead(r'("0":"3 . PLAY )W.', r"\1J1"),
    ("botzone", "tile of the wall"): instead(r'"walltiles":"..', '"walltiles":"J1'),
    ("botzone", "tile shown"): instead(r'("action":"PLAY",[^}]*"tile":")W.', r"\1J1"),
    ("botzone", "answer"): instead(r'"PLAY W.', r'"PLAY J1'),
    ("botzone", "answers"): without(r'\{"res":\["PLAY[^\]]*\]\},'),
    ("botzone", "answer of who is not asked"): instead(r'("res":\["PLAY[^\]]*)"PASS"\]', r'\1"PLAY W1"]'),
    ("botzone", "word of an answer"): instead(r'("res":\["PLAY[^\]]*)"PASS"\]', r'\1"PAS"]'),
    ("botzone", "three answers"): instead(r'("res":\["PLAY[^\]]*),"PASS"\]', r'\1]'),
    ("botzone", "five answers"): instead(r'("res":\["PLAY[^\]]*)\]', r'\1,"PASS"]'),
    ("botzone", "request to one seat"): without(r'"0":"3 . PLAY ..",'),
    ("botzone", "word of a request"): instead(r'"0":"3 (. PLAY)', r'"0":"4 \1'),
    ("botzone", "action shown"): instead(r'"action":"PLAY"', '"action":"PLAYED"'),
    ("botzone", "wind"): number_in(r'"initdata":\{"quan":(\d)'),
    ("botzone", "win"): instead('"action":"HU"', '"action":"HUANG"'),
    ("botzone", "last request but one"): without(r'\{"req":\{"0":"[^}]*\}[^}]*\},"cmd":"request"\},'),
    ("ijcai", "payment"): number_in(r"Score -?\d*?(\d) "),
    ("ijcai", "value"): number_in(r"Fan \d*?(\d) "),
    ("ijcai", "tile of the win"): instead(r"(Hu) \w\d", r"\1 F4"),
    ("ijcai", "claimed tile"): instead(r"(Peng) \w\d", r"\1 F4"),
    ("ijcai", "end"): without(r"Score.*"),
    ("ijcai", "bill"): without(r"Fan.*\n"),
    ("ijcai", "wind"): without(r"Wind.*\n"),
    ("ijcai", "win"): without(r"Player . Hu.*\n"),
}  # fmt: skip
OURS = [(variant, what) for variant in range(len(VARIANTS)) for name, what in CHANGES if name == "native"]


@pytest.mark.by_day
@pytest.mark.parametrize(("name", "what"), [key for key in CHANGES if key[0] != "native"])
def test_a_change_is_noticed(name, what):
    text = original(name)
    changed = CHANGES[name, what](text)
    assert changed != text
    report = verified(changed)
    # A game without its last hand, whose format has no word for the end, is no lie: it is told.
    assert is_noticed(report) or (what == "last hand" and name == "mjlog" and report.open_ends)


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "what"), OURS)
def test_a_change_in_a_record_of_ours_is_noticed(variant, what):
    text = original("native", variant)
    changed = CHANGES["native", what](text)
    assert changed != text
    assert verified(changed).mismatches


@pytest.mark.parametrize(
    ("what", "cut"),
    [("indicators", r',"indicators":\["..?"\]'), ("final points", r',"points":\[[^\]]*\](?=\}\s*$)')],
)
def test_what_a_record_of_riichi_of_ours_leaves_out_is_noticed(what, cut):
    text, found = re.subn(cut, "", original("native"), count=1)
    assert found
    assert what in [one.what for one in verified(text).mismatches]


def test_a_seed_is_noticed_although_its_commitment_was_changed_with_it():
    game = finished("riichi")
    forged = replace(game, seed="20", commitment=hashlib.sha256(b"20").hexdigest())
    first = verified("\n".join(write_native(forged))).mismatches[0].what
    assert first in ("wall of the hand", "dealer of the hand", "dice of the hand")


@pytest.mark.by_day
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_changed_field_of_each_event_of_ours_is_noticed(variant):
    text = original("native", VARIANTS.index(variant))
    words = sorted(set(re.findall(r'^\{"event":"(\w+)"', text, re.MULTILINE)) - {"hand", "final"})
    for word in words:
        fields = json.loads(next(line for line in text.split("\n") if line.startswith('{"event":"' + word + '"')))
        for field in fields.keys() - {"event"}:
            changed = in_json_lines(text, word, lambda line, field=field: line.pop(field), which=0)
            assert is_noticed(verified(changed)), (word, field)


@pytest.mark.parametrize("name", ["mjai", "ijcai"])
def test_a_changed_draw_is_noticed_where_its_owner_later_plays_the_tile(name):
    """Without a wall a tile that its owner keeps to the end, unseen, may be another; every other one may not."""
    chance = random.Random("a changed draw")
    [game] = READERS[name](Source("text", original(name)))
    for hand in game.hands[:3]:
        for place in chance.sample(tiles_that_leave(hand), 3):
            events = list(hand.events)
            tile = events[place].tile
            events[place] = replace(events[place], tile="1z" if tile != "1z" else "2z")
            wrong = replace(game, hands=(replace(hand, events=tuple(events)),), final=None, ended=None)
            assert is_noticed(verify_or_skip(Verifier(mode="compiled"), wrong)), (hand.number, place)
