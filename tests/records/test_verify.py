"""Recorded games played again by our rules: every action legal, every draw, dora, payment and standing the same."""

import random
from functools import cache

import msgspec
import pytest

from fangcheng.cli import main
from fangcheng.records import read
from fangcheng.records.model import AddedKong, Discard, Draw, GameRecord, HandRecord, Win
from fangcheng.records.verify import Report, verify
from fangcheng.records.wall_file import walls_of, with_walls
from records.corpora import BOTZONE, IJCAI, sample_of

PHOENIX = ("riichi/tenhou-phoenix-mjai/*.gz",)
WALLS = "riichi/tenhou-phoenix-walls.jsonl.gz"

# What mjai records of real games hold against the flow of play, payments and the way from hand to hand.
FLOW = (
    "RIICHI-23", "RIICHI-26", "RIICHI-27", "RIICHI-28", "RIICHI-33", "RIICHI-35", "RIICHI-44", "RIICHI-45",
    "RIICHI-46", "RIICHI-47", "RIICHI-54", "RIICHI-57", "RIICHI-58", "RIICHI-61", "RIICHI-69", "RIICHI-71", "RIICHI-73",
    "RIICHI-92", "RIICHI-93", "RIICHI-102", "RIICHI-103",
)  # fmt: skip
SANMA_FLOW = (
    "SANMA-12", "SANMA-13", "SANMA-15", "SANMA-16", "SANMA-20", "SANMA-22", "SANMA-27", "SANMA-28", "SANMA-38",
    "SANMA-41", "SANMA-42",
)  # fmt: skip
MATCH = ("RIICHI-16", "RIICHI-102", "RIICHI-103", "RIICHI-104", "RIICHI-105", "RIICHI-106", "SANMA-41", "SANMA-43")
MCR_FLOW = (
    "MCR-12", "MCR-15", "MCR-16", "MCR-17", "MCR-18", "MCR-22", "MCR-24", "MCR-28", "MCR-30", "MCR-42",
    "MCR-43", "MCR-45",
)  # fmt: skip


@cache
def walls(path):
    return walls_of(path)


def replayed(patterns, every=1, walls_file=None, **how):
    """The reports of all sampled files in one."""
    report = Report()
    for path in sample_of(patterns, every):
        for game in read(path):
            if walls_file is not None:
                game = with_walls(game, path.name, walls(walls_file))
            named = msgspec.structs.replace(game, id=game.id or path.name.partition(".")[0])
            report.add(verify(named, mode="compiled", **how))
    return report


EVERY = [pytest.param(150, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)]


@pytest.mark.by_day
@pytest.mark.rule(*FLOW, *SANMA_FLOW)
@pytest.mark.parametrize("every", EVERY)
def test_tenhou_games_come_out_as_recorded(every):
    report = replayed(PHOENIX, every)
    assert report.mismatches == []
    assert report.skipped == []
    if every == 1:
        assert (report.games, report.hands, report.wins) == (1482, 14218, 11971)


@pytest.mark.by_day
@pytest.mark.rule(*MATCH)
@pytest.mark.parametrize("every", EVERY)
def test_wall_and_choices_alone_give_the_whole_game(shared_data, every):
    report = replayed(PHOENIX, every, shared_data(WALLS), forward=True)
    assert report.mismatches == []
    assert report.skipped == []
    if every == 1:
        assert (report.games, report.hands, report.wins) == (1482, 14218, 11971)


@pytest.mark.rule(*MCR_FLOW)
@pytest.mark.parametrize("every", [pytest.param(10, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)])
def test_chinese_official_games_come_out_as_judged(every):
    report = Report()
    games = [game for path in sample_of((*BOTZONE, *IJCAI)) for game in read(path)]
    for game in games[::every]:
        report.add(verify(game, mode="compiled"))
    assert report.mismatches == []
    assert report.skipped == []


def a_game(shared_data):
    (game,) = read(shared_data("riichi/tenhou-phoenix-mjai/2022010102gm-00b9-0000-814b0f6a.jsonl.gz"))
    return msgspec.structs.replace(game, hands=game.hands[:1], ended=None)


def altered(game, change, kind):
    """The game with the last event of a kind changed."""
    (hand,) = game.hands
    events = list(hand.events)
    place = max(number for number, event in enumerate(events) if isinstance(event, kind))
    events[place] = msgspec.structs.replace(events[place], **change)
    return msgspec.structs.replace(game, hands=(msgspec.structs.replace(hand, events=tuple(events)),)), place


@pytest.mark.parametrize(
    ("kind", "change", "what"),
    [
        (Win, {"deltas": (12000, -6000, -6000)}, "win deltas"),
        (Win, {"points": 8000}, "win points"),
        (Win, {"patterns": ()}, None),
        (Discard, {"tile": "7z"}, "discard tile"),
        (Discard, {"tile": "7z", "drawn": False}, "action of seat"),
        (Draw, {"seat": 2}, "draw seat"),
    ],
)
def test_a_changed_record_is_found_out_at_the_change(shared_data, kind, change, what):
    game, place = altered(a_game(shared_data), change, kind)
    report = verify(game, mode="interpreted")
    if what is None:
        assert report.mismatches == []
    else:
        (mismatch,) = report.mismatches
        assert mismatch.what.startswith(what)
        assert mismatch.event in (place, place + 1)


def test_nonsense_is_told_and_never_breaks_off(shared_data):
    game = a_game(shared_data)
    chance = random.Random(5)
    found = 0
    for _ in range(150):
        events = list(game.hands[0].events)
        first, second = (chance.randrange(len(events)) for _ in range(2))
        match chance.randrange(4):
            case 0:
                events[first], events[second] = events[second], events[first]
            case 1:
                del events[first]
            case 2:
                events.insert(first, events[second])
            case 3:
                events[first] = AddedKong(3, "8f", ())
        hand = msgspec.structs.replace(game.hands[0], events=tuple(events))
        report = verify(msgspec.structs.replace(game, hands=(hand,)), mode="compiled")
        found += bool(report.mismatches or report.skipped)
    assert found > 130  # the rest changes nothing: equal events swapped, the end cut off


def test_a_record_that_hides_tiles_is_told_apart(shared_data):
    game = a_game(shared_data)
    hidden = msgspec.structs.replace(game.hands[0], dealt=(("?",) * 13,) * 3)
    report = verify(msgspec.structs.replace(game, hands=(hidden,)), mode="interpreted")
    assert [skipped.reason for skipped in report.skipped] == ["the record hides tiles"]


def test_an_empty_hand_is_no_error():
    hand = HandRecord(0, 0, 0, 0, 0, None, (("1m",) * 13,) * 4)
    report = verify(GameRecord("riichi", {}, "native", (), (hand,)), mode="interpreted")
    assert [skipped.reason for skipped in report.skipped] == ["the record has other tiles than the game"]


def test_the_command_tells_what_it_did(shared_data, capsys):
    path = shared_data("cn/ijcai_official_sample/sample.txt")
    assert main(["verify", str(path), "--limit", "1"]) == 0
    assert "1 games, 1 hands" in capsys.readouterr().out


def test_the_command_goes_on_after_a_file_it_cannot_read(tmp_path, capsys):
    (tmp_path / "no.txt").write_text("no record")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "folder").mkdir()
    names = ["no.txt", "absent", "binary", "folder"]
    assert main(["verify", *(str(tmp_path / name) for name in names), "--json"]) == 2
    told = capsys.readouterr()
    assert '"games": 0' in told.out
    reasons = ["no known record format", "no such file", "no UTF-8 text", "a folder without records"]
    lines = told.err.splitlines()
    assert len(lines) == len(names)
    assert all(name in line and reason in line for name, reason, line in zip(names, reasons, lines))


def test_the_command_takes_a_folder_and_tells_what_breaks_off(tmp_path, capsys):
    (tmp_path / "cut.jsonl").write_text('{"type":"start_game","names":["a","b","c","d"]}\n')
    assert main(["verify", str(tmp_path)]) == 1
    assert "end of the game: expected told, got nothing: the record breaks off" in capsys.readouterr().out


def test_a_riichi_bill_is_read_in_english_and_one_of_unknown_words_is_held_to_its_han_alone(shared_data, tmp_path):
    text = (shared_data("riichi/mjai-reviewer") / "confusing_nakis_7.json").read_text()
    assert "Riichi(1飜)" in text
    path = tmp_path / "english.json"
    path.write_text(text)
    assert not verify(next(read(path)), mode="compiled").mismatches
    changed = text.replace("40符2飜", "40符3飜")
    for name, what in {"Riichi": "win patterns", "Ready bet": "win han"}.items():
        path.write_text(changed.replace("Riichi(1飜)", f"{name}(2飜)"))
        assert verify(next(read(path)), mode="compiled").mismatches[0].what == what
