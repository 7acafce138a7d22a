"""What is damaged in one place: the rest of it is still given, with one sentence on the place that cannot be read."""

import gzip
import io
import json
import random
import re
import zipfile
from collections.abc import Callable
from urllib.parse import quote

import pytest

from fangcheng.errors import FangchengError, RecordError
from fangcheng.game.engine import Mode
from fangcheng.game.match import Match
from fangcheng.records import read_source, write_mjai, write_native, write_tenhou6
from fangcheng.records.figures import figures_of
from fangcheng.records.of_match import records_of
from fangcheng.records.opening import Source, text_of, unpacked
from fangcheng.records.replay.film import Film
from fangcheng.records.verify import Report, Verifier, verify_or_skip
from fangcheng.web.replay.shelf import Shelf
from records.mutations import at_random, in_structure
from records.samples import SAMPLES
from records.small_tenhou6 import double_riichi, text

SEED = 29  # of all that is changed at random; a failing test names the number of its change
FEW, MANY = 50, 2000  # changes of each format


def given(document):
    """The games that a text gives, and the sentence at the end of it, if there is one."""
    games, failure = [], None
    try:
        for game in read_source(Source("damaged", document)):
            games.append(game)
    except RecordError as error:
        failure = error
    return games, failure


def refusal(work: Callable[[], object]) -> str:
    """The sentence in which something is refused, empty where it is not; any other error fails."""
    try:
        work()
    except FangchengError as error:
        return str(error)
    return ""


def played(preset: str = "tenhou", hands: int = 3) -> Match:
    """Some hands by the rules of others, in which chance decides and wins are taken."""
    match, chance = Match("riichi", 3, None, preset, mode="interpreted"), random.Random(3)
    while len(match.actions) < hands or match.owed:
        while match.owed:
            seat = match.owed[0]
            legal = match.legal(seat)
            match.act(seat, next((one for one in legal if one.kind == "win"), None) or chance.choice(legal))
        if match.over or len(match.actions) == hands:
            break
        match.next_hand()
    return match


@pytest.fixture(scope="module")
def hands_of_a_match():
    [game] = records_of(played())
    return game


@pytest.fixture(scope="module")
def documents(hands_of_a_match):
    """A game of several hands in each format that we write, and the samples of the others."""
    written = {"native": write_native, "mjai": write_mjai, "tenhou6": write_tenhou6}
    ours = {form: "\n".join(write(hands_of_a_match)) for form, write in written.items()}
    return {**SAMPLES, **ours}


def hands_in(games):
    return [hand for game in games for hand in game.hands]


@pytest.mark.by_day
def test_an_mjai_line_that_cannot_be_read_costs_its_hand_alone(documents):
    lines = documents["mjai"].split("\n")
    whole, _ = given(documents["mjai"])
    deals = [place for place, line in enumerate(lines) if "start_kyoku" in line]
    broken = [*lines[: deals[1] + 5], '{"type":"dahai","actor":9}', *lines[deals[1] + 5 :]]
    games, failure = given("\n".join(broken))
    assert failure.where == f"line {deals[1] + 6}"
    assert [len(game.hands) for game in games] == [2, 1]  # the second breaks off at the line
    assert (games[0].hands[0], games[1].hands[0]) == (whole[0].hands[0], whole[0].hands[2])
    report = Report()
    for game in games:
        report.add(verify_or_skip(Verifier(preset="tenhou", mode="interpreted"), game))
    assert (report.mismatches, report.skipped) == ([], [])


def test_an_error_that_a_server_tells_ends_its_hand_and_is_told(documents):
    lines = documents["mjai"].split("\n")
    end = next(place for place, line in enumerate(lines) if "end_kyoku" in line)
    games, failure = given("\n".join([*lines[: end + 5], '{"type":"error","message":"time out"}']))
    assert [len(game.hands) for game in games] == [2]
    assert "the server broke the game off: time out" in str(failure)


@pytest.mark.parametrize("batch", [1, 3, 10_000])
def test_mjai_may_come_in_lists_of_messages(documents, batch):
    messages = [json.loads(line) for line in documents["mjai"].split("\n")]
    lists = [messages[place : place + batch] for place in range(0, len(messages), batch)]
    assert given("\n".join(map(json.dumps, lists))) == given(documents["mjai"])
    assert given(json.dumps(messages, indent=1)) == given(documents["mjai"])


def test_a_hand_of_a_tenhou6_log_that_cannot_be_read_costs_that_hand_alone(documents):
    sheet = json.loads(documents["tenhou6"])
    whole, _ = given(documents["tenhou6"])
    sheet["log"][1][1] = [25000]
    games, failure = given(json.dumps(sheet))
    assert failure.where == "object, hand 2"
    assert [game.hands for game in games] == [whole[0].hands[:1], whole[0].hands[2:]]


def test_an_mjlog_element_that_cannot_be_read_costs_its_hand_alone():
    whole, _ = given(SAMPLES["mjlog"])
    for harm in ("<T100/>", "<T999/>"), ('<N who="1" m="45578"/>', '<N who="7" m="45578"/>'):
        games, failure = given(SAMPLES["mjlog"].replace(*harm))
        assert "element" in failure.where
        assert [len(game.hands) for game in games] == [1 + (game is not games[-1]) * 0 for game in games]
        assert hands_in(games)[-1] == whole[0].hands[1]
    games, failure = given(SAMPLES["mjlog"][: SAMPLES["mjlog"].index("<RYUUKYOKU")])
    assert hands_in(games)[0] == whole[0].hands[0]
    assert failure is not None


@pytest.mark.parametrize("form", ["native", "ijcai", "botzone", "mjai", "tenhou6"])
def test_a_game_that_cannot_be_read_costs_none_of_the_others(documents, form):
    one = documents[form] if form != "ijcai" else documents[form].split("\n\n")[0]
    lines = one.split("\n")
    marks = {
        "native": '"event":"hand"',
        "ijcai": "Deal",
        "botzone": '"steps"',
        "mjai": "start_kyoku",
        "tenhou6": '"log"',
    }
    place = next(number for number, line in enumerate(lines) if marks[form] in line)
    broken = [*lines[:place], lines[place][: 8 if form == "ijcai" else 40], *lines[place + 1 :]]
    several = "\n".join([*lines, *broken, *lines])
    games, failure = given(several)
    whole, _ = given(one)
    assert failure.where == f"line {len(lines) + place + 1}"
    assert (games[0], games[-1]) == (whole[0], whole[0])


def test_lists_of_the_wrong_length_are_refused_at_their_line(documents):
    native = documents["native"].split("\n")
    for word, field in (("hand", "start_scores"), ("win", "deltas"), ("drawnhand", "deltas"), ("drawnhand", "ready")):
        place = next((n for n, line in enumerate(native) if f'"event":"{word}"' in line and f'"{field}"' in line), None)
        if place is None:
            continue
        fields = json.loads(native[place])
        for told in ([*fields[field], fields[field][0]], fields[field][:-1]):
            changed = [*native[:place], json.dumps(fields | {field: told}, separators=(",", ":")), *native[place + 1 :]]
            _, failure = given("\n".join(changed))
            assert (
                str(failure)
                == f"damaged: line {place + 1}: {field}: {len(told)} entries instead of one for each of 4 seats"
            )
    mjai = documents["mjai"].split("\n")
    for word, field in (("start_kyoku", "scores"), ("hora", "deltas"), ("ryukyoku", "deltas"), ("ryukyoku", "tenpais")):
        place = next((n for n, line in enumerate(mjai) if f'"{word}"' in line and f'"{field}"' in line), None)
        if place is not None:
            fields = json.loads(mjai[place])
            _, failure = given(
                "\n".join([*mjai[:place], json.dumps(fields | {field: fields[field][:3]}), *mjai[place + 1 :]])
            )
            assert str(failure) == f"damaged: line {place + 1}: {field}: 3 entries instead of one for each of 4 seats"
    for change in ('"defen": [25000, ', '"fenpei": [0, '):
        told = given(SAMPLES["majiang"].replace(change, change.rpartition("[")[0] + "["))[1]
        assert re.search("defen: a list of 4 expected|3 numbers instead of one", str(told))
    for change in ({1: [25000] * 3}, {1: [25000] * 5}):
        hand = double_riichi("満貫12000点")
        for part, told in change.items():
            hand[part] = told
        assert f"{len(hand[1])} scores instead of one for each of 4" in str(given(text(hand))[1])
    assert "sc: 5 numbers instead of two for each of 4" in str(
        given(text(double_riichi("満貫12000点"), sc=[1, 2, 3, 4, 5]))[1]
    )
    for harm in (('ten="250,250,250,240"', 'ten="250,250,250"'), ('ten="250,250,250,240"', 'ten="250,250,250,240,1"')):
        assert "numbers for 4 seats" in str(given(SAMPLES["mjlog"].replace(*harm))[1])


def test_three_at_four_chairs_are_told_by_the_empty_one():
    start = {"type": "start_kyoku", "bakaze": "E", "dora_marker": "1m", "kyoku": 1, "honba": 0, "kyotaku": 0, "oya": 0}
    dealt = [["1p"] * 13, ["N"] * 13, ["9s"] * 13]
    end = {"type": "ryukyoku", "reason": "fanpai", "deltas": [0, 0, 0, 0], "tenpais": [False] * 4}
    for names, fourth in ((["a", "b", "c", ""], ["?"] * 13), (["a", "b", "c"], []), ([], ["?"] * 13)):
        deal = start | {"tehais": [*dealt, fourth], "scores": [35000, 35000, 35000, 0]}
        [game], failure = given("\n".join(map(json.dumps, [{"type": "start_game", "names": names}, deal, end])))
        assert (failure, game.variant, len(game.hands[0].dealt), len(game.players)) == (
            None,
            "sanma",
            3,
            min(3, len(names)),
        )
        assert game.hands[0].start_scores == (35000,) * 3
        assert figures_of(game)[0].hands == 1
    hidden = start | {"tehais": [["1p"] * 13, *[["?"] * 13] * 3], "scores": [25000] * 4}
    [game], _ = given("\n".join(map(json.dumps, [{"type": "start_game", "names": ["a", "b", "c", "d"]}, hidden, end])))
    assert game.variant == "riichi"  # one player's own view of a game for four


@pytest.mark.parametrize("field", ["ura_markers", "uradora_markers", "uradora_marker", None])
def test_ura_are_read_by_every_name_and_untold_ones_never_change_the_told_value(field):
    """The win of `double_riichi` in mjai: 5z under the indicator would be worth two han more."""
    [game], _ = given(text(double_riichi("満貫12000点"), rule={"disp": "般東喰赤", "aka": 1}))
    lines = [json.loads(line) for line in write_mjai(game)]
    for line in lines:
        line.pop("x_tenhou", None)
        told = line.pop("ura_markers", None)
        if told and field:
            line[field] = told[0] if field == "uradora_marker" else told
    [again], _ = given("\n".join(map(json.dumps, lines)))
    report = verify_or_skip(Verifier(preset="tenhou", mode="interpreted"), again)
    assert not [one for one in report.mismatches if one.what.startswith("win")]
    worth_less = "\n".join(map(json.dumps, lines)).replace("[13000, -12000, 0, 0]", "[7800, -6800, 0, 0]")
    if "7800" in worth_less:  # no tiles under the indicator make that
        [wrong], _ = given(worth_less)
        assert verify_or_skip(Verifier(preset="tenhou", mode="interpreted"), wrong).mismatches


def packed(files: dict[str, bytes]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as target:
        for name, data in files.items():
            target.writestr(name, data)
    return content.getvalue()


def test_a_zip_of_one_file_is_unpacked_and_one_of_several_is_named():
    data = text(double_riichi("満貫12000点")).encode()
    for inner in (data, gzip.compress(data)):
        assert text_of("a", unpacked("a", packed({"game.json": inner, "__MACOSX/._game.json": b"x"}))) == data.decode()
    with pytest.raises(RecordError, match=r"a zip of 2 files\. Unpack it and name the folder"):
        unpacked("a", packed({"one": data, "two": data}))
    with pytest.raises(RecordError, match="a zip of 0 files"):
        unpacked("a", packed({"folder/": b""}))
    chance = random.Random(SEED)
    whole = packed({"game.json": data})
    for _ in range(500):
        place = chance.randrange(4, len(whole))
        harmed = whole[:place] + bytes([chance.randrange(256)]) + whole[place + 1 :]
        told = refusal(lambda harmed=harmed: unpacked("a", harmed))
        assert re.search("^$|cannot be unpacked|a zip of|holds more than", told), told


@pytest.mark.parametrize(
    "address", ["https://tenhou.net/6/#json=", "http://tenhou.net/5/#json=", "https://example.org/v#json="]
)
def test_a_link_gives_the_record_in_its_address(address):
    log = text(double_riichi("満貫12000点"), name=["50%", "A B", "東", "#"])
    whole = given(log)
    assert given(address + log) == whole
    assert given(address + quote(log)) == whole
    assert len(given("\n".join([address + quote(log)] * 2))[0]) == 2
    assert given(address + json.dumps(json.loads(log), indent=1)) == whole


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ("https://tenhou.net/0/?log=2019112210gm-0029-0000-12345678&tw=1", "a link to a log at Tenhou, not a record"),
        ("https://mahjongsoul.game.yo-star.com/?paipu=200101-x", "a link to a game of Mahjong Soul, not a record"),
        ("https://example.org/game", "a link, not a record"),
    ],
)
def test_what_is_no_record_is_named_with_what_to_do(document, words):
    _, failure = given(document)
    assert words in str(failure)
    assert re.search(r"(Save|Fetch) it|Save what", str(failure))


# --- anything at all


def judged(document: str, mode: Mode) -> None:
    """Read, count, verify and show; every refusal must be one sentence with its place."""
    games, failure = given(document)
    for game in games:
        figures_of(game)
        verify_or_skip(Verifier(mode=mode), game)
        refusal(lambda game=game: Film([game], mode))
    if failure is not None:
        assert re.fullmatch(r"damaged: [^:]+: .+", str(failure)), str(failure)
    told = refusal(lambda: Shelf(mode).put("damaged", document.encode("utf-8", "replace")))
    assert bool(told) == (not any(game.hands for game in games) and failure is not None), told


def changed(form: str, document: str, number: int) -> str:
    chance = random.Random(f"{SEED} {form} {number}")
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        document = chance.choice((at_random, in_structure))(document, chance)
    return document


@pytest.mark.by_day
@pytest.mark.parametrize("form", list(SAMPLES))
def test_whatever_is_changed_nothing_fails_but_in_a_sentence(documents, form, request):
    for number in range(MANY if request.config.getoption("--slow") else FEW):
        document = changed(form, documents[form], number)
        try:
            judged(document, "compiled")
        except Exception as error:
            error.add_note(f"seed {SEED}, {form}, change {number}")
            raise


# Values beside the hands, by the text they stand in; the group is what is written anew.
BESIDE = {
    "tenhou6": (r'"title":\["([^"]*)"', r'"name":\["([^"]*)"', r'"disp":"([^"]*)"', r'"aka":(\d)'),
    "mjai": (r'"names":\["([^"]*)"', r'"aka_flag":(true|false)'),
    "native": (r'"players":\["([^"]*)"', r'"id":"([^"]*)"', r'"commitment":"([^"]*)"'),
    "mjlog": (
        r'<UN n0="([^"]*)"',
        r'lobby="([^"]*)"',
        r'<BYE who="([^"]*)"',
        r'<TAIKYOKU oya="([^"]*)"',
        r'dan="([^"]*)"',
    ),
    "botzone": (r'"match": ?"([^"]*)"', r'"players": ?\["([^"]*)"'),
    "ijcai": (r"Match (.*)",),
    "majiang": (r'"title": ?"([^"]*)"', r'"player": ?\["([^"]*)"'),
}
WRITTEN = ("", "7", "x", "東", "南喰赤", "Jade Room", "-1", "%41", "\u3000", "9" * 50, "?", "null")


@pytest.mark.by_day
@pytest.mark.parametrize("form", list(SAMPLES))
def test_what_is_changed_beside_the_hands_hides_none_of_them(documents, form, request):
    document = documents[form]
    whole = [hand.dealt for hand in hands_in(given(document)[0])]
    for number in range(MANY if request.config.getoption("--slow") else FEW):
        chance = random.Random(f"{SEED} beside {form} {number}")
        found = chance.choice([match for pattern in BESIDE[form] for match in re.finditer(pattern, document)])
        old = found[1]
        new = chance.choice("012") if old.isdecimal() and len(old) == 1 else chance.choice(WRITTEN)
        new = chance.choice(("true", "false")) if old in ("true", "false") else new
        harmed = document[: found.start(1)] + new + document[found.end(1) :]
        games, failure = given(harmed)
        assert [hand.dealt for hand in hands_in(games)] == whole, f"change {number}: {old} to {new}: {failure}"
