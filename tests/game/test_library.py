"""The library's questions in all their ways: interpreted, compiled, one by one, in batches, from several threads."""

import copy
import os
import pickle
import subprocess
import sys
import time

import msgspec
import numpy as np
import pytest
from mahjong.shanten import Shanten

import fangcheng
from fangcheng import (
    acceptance,
    acceptance_of,
    analyse,
    discards_of,
    score,
    score_many,
    shanten,
    shanten_of,
    waits,
    wins_of,
)
from fangcheng.core.dialect.registry import stages_below
from fangcheng.core.questions.asked_wins import SCORE, SCORERS
from fangcheng.core.state.win import WIN
from fangcheng.errors import BadOption, HandError, NotationError, UnknownName, UnknownVariant
from fangcheng.game import told_wins
from fangcheng.game.asking import asker_of
from fangcheng.game.explain import Explanation
from fangcheng.game.hands import Meld, WrittenWin
from fangcheng.game.refusal_words import REFUSALS
from fangcheng.tiles import FACES, name_of, parse, write
from game.hands_at_random import GAMES, counts, hand, seeded, win
from mcr.hands import facts_of, records_of
from riichi.oracle import ask_mahjong
from riichi.random_hands import random_hand

RIICHI = ("riichi", "234567m34p678s55p", "2p")
TOLD = {"by": "discard", "context": ["riichi"], "seat": "S", "source": "W"}


def conditions(chance, game):
    """Jokers and a missing suit where the game has them."""
    rules = asker_of(game).engine.rules
    jokers = write(chance.sample(range(27), 2)) if rules.joker_rule else ""
    return {"jokers": jokers, "lack": chance.choice("mps") if rules.lack_rule else None}


@pytest.mark.parametrize("game", GAMES)
def test_hands_are_as_far_from_winning_in_every_way_to_ask(game):
    chance = seeded()
    for _ in range(25):
        told = conditions(chance, game)
        tiles = hand(chance, game, chance.choice((1, 2)))
        row, text = counts([tiles]), write(tiles)
        expected = shanten(game, text, mode="interpreted", **told)
        assert shanten(game, text, mode="compiled", **told) == expected
        assert shanten(game, tiles, mode="compiled", **told) == expected
        assert shanten(game, row[0], mode="auto", **told) == expected
        for mode in ("interpreted", "compiled"):
            assert shanten_of(game, row, mode=mode, **told).tolist() == [expected]


@pytest.mark.parametrize("game", GAMES)
def test_tiles_that_help_are_the_same_in_every_way_to_ask(game):
    chance = seeded()
    for _ in range(3):
        told = conditions(chance, game)
        resting, drawn = hand(chance, game, 1), hand(chance, game, 2)
        for tiles in (resting, drawn):
            found = acceptance(game, write(tiles), mode="interpreted", **told)
            assert acceptance(game, write(tiles), mode="compiled", **told) == found
        expected = waits(game, write(resting), mode="interpreted", **told)
        assert waits(game, write(resting), mode="compiled", **told) == expected
        for mode in ("interpreted", "compiled"):
            assert_same_as_batch(game, resting, drawn, told, mode)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_hand_is_analysed_alike_in_every_way_to_ask(game):
    chance, full = seeded(), 3 * int(asker_of(game).engine.rules.sets) + 1
    for size in (full, full + 1) * 2:
        told = conditions(chance, game)
        tiles = hand(chance, game, size % 3)
        while len(tiles) != size:
            tiles = hand(chance, game, size % 3)
        for mode in ("interpreted", "compiled", "auto"):
            found = analyse(game, write(tiles), mode=mode, **told)
            assert found.shanten == shanten(game, tiles, **told)
            assert found.outlooks == acceptance(game, tiles, **told)


def assert_same_as_batch(game, resting, drawn, told, mode):
    """The arrays say what the single answers say."""
    (left,) = acceptance_of(game, counts([resting]), mode=mode, **told)
    (single,) = acceptance(game, write(resting), **told)
    assert {name_of(face): int(left[face]) for face in np.flatnonzero(left)} == positive(single.tiles)
    (after,), (accepted,) = discards_of(game, counts([drawn]), mode=mode, **told)
    by_discard = {one.discard: one for one in acceptance(game, write(drawn), **told)}
    assert {name_of(face) for face in range(FACES) if after[face] != 127} == set(by_discard)
    for face in np.flatnonzero(after != 127):
        one = by_discard[name_of(face)]
        assert int(after[face]) == one.shanten
        tiles = accepted[face]
        assert {name_of(other): int(tiles[other]) for other in np.flatnonzero(tiles)} == positive(one.tiles)


def positive(tiles):
    """Without those of which none is left."""
    return {name: count for name, count in tiles.items() if count}


@pytest.mark.by_day
@pytest.mark.parametrize("game", GAMES)
def test_wins_are_worth_the_same_in_every_way_to_ask(game):
    chance = seeded()
    told = [win(chance, game) for _ in range(6)]
    expected = [score(game, mode="interpreted", **one) for one in told]
    assert [score(game, mode="compiled", **one) for one in told] == expected
    for mode in ("interpreted", "compiled"):
        assert_told(score_many(game, wins_of(game, told, mode=mode), mode=mode), expected)


def assert_told(scores, explained):
    """The records say what the explanations say."""
    for row, one in zip(scores, explained):
        assert (bool(row["wins"]), REFUSALS[row["refusal"]]) == (one.wins, one.refusal)
        assert (row["total"], row["han"], row["fu"], row["base"]) == (one.total, one.han, one.fu, one.base)
        assert row["changes"].tolist()[: len(one.changes)] == one.changes
        assert sorted(row["counts"][row["counts"] > 0].tolist()) == sorted(line.count for line in one.patterns)


@pytest.mark.by_day
@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_wins_are_worth_the_same_one_by_one_and_together(game):
    chance = seeded()
    told = [win(chance, game, mode="compiled") for _ in range(1000)]
    singles = [score(game, mode="compiled", **one) for one in told]
    assert_told(score_many(game, wins_of(game, told, mode="compiled"), mode="compiled"), singles)
    assert sum(one.wins for one in singles) > 0


@pytest.mark.by_day
@pytest.mark.parametrize("game", GAMES)
def test_the_kernel_writes_a_win_down_as_python_does(game):
    chance = seeded()
    asker = asker_of(game)
    place = asker.take_workplace()
    for _ in range(15 if game in ("mcr", "taiwan") else 200):  # where waits are worked out Python takes a while
        told = {**fangcheng.game.batches.TOLD, **win(chance, game)}
        del told["turned"]  # a word of jokers, which a win tells by name
        told = WrittenWin(**{name: tuple(part) if isinstance(part, list) else part for name, part in told.items()})
        read = told_wins.write_at(place, asker, "compiled", told)
        quick = place.wins[0].copy()
        assert quick == np.array(told_wins._written_by_python(asker, told, read, ()), WIN)


@pytest.mark.rule("RIICHI-62", "RIICHI-63")
def test_thousands_of_hands_are_as_far_as_another_library_says():
    chance = seeded()
    hands = [hand(chance, "riichi", chance.choice((1, 2))) for _ in range(3000)]
    full = [one for one in hands if len(one) > 12]
    other = Shanten()
    expected = [other.calculate_shanten(np.bincount(one, minlength=FACES).tolist()) for one in full]
    assert shanten_of("riichi", counts(full), mode="compiled").tolist() == expected
    assert [shanten("riichi", write(one), mode="compiled") for one in full] == expected


@pytest.mark.rule("RIICHI-62", "RIICHI-63")
def test_accepted_tiles_are_those_that_bring_another_librarys_shanten_down():
    chance = seeded()
    other = Shanten()
    hands = [one for one in (hand(chance, "riichi", 1) for _ in range(80)) if len(one) == 13]
    for one, left in zip(hands, acceptance_of("riichi", counts(hands), mode="compiled")):
        row = np.bincount(one, minlength=FACES)
        before = other.calculate_shanten(row.tolist())
        nearer = [
            face
            for face in range(FACES)
            if row[face] < 4 and other.calculate_shanten((row + (np.arange(FACES) == face)).tolist()) < before
        ]
        assert np.flatnonzero(left).tolist() == nearer


@pytest.mark.rule("MCR-28", "MCR-40", "MCR-42", "MCR-43")
def test_chinese_official_hands_are_worth_what_another_library_says(shared_data):
    entries = [one for one in records_of(shared_data("cn/mcr_pymahjonggb.jsonl.gz"), every=20) if can_be(one)][:2000]
    told = []
    for entry in entries:
        facts = facts_of(entry)
        facts["source"] = None if entry["by"] == "self" else "N" if facts["seat"] == "W" else "W"
        told.append({"hand": entry["h"], "win": entry["w"], **facts})
    found = score_many("mcr", wins_of("mcr", told, mode="compiled"), mode="compiled")
    for row, entry in zip(found, entries):
        wins = entry["total"] - entry["f"] >= 8
        assert (bool(row["wins"]), int(row["total"])) == (wins, entry["total"] if wins else 0)
        assert int(row["changes"].max()) == (
            0 if not wins else 24 + entry["total"] * (3 if entry["by"] == "self" else 1)
        )


@pytest.mark.rule("RIICHI-84", "RIICHI-85", "RIICHI-86")
def test_riichi_wins_are_worth_what_another_library_says():
    chance = seeded()
    hands = [random_hand(chance) for _ in range(700)]
    hands = [one for one in hands if one.by != "rob" or one.tiles().count(one.tile) == 1]  # a kong takes all four
    hands = [one for one in hands if not one.context >= {"double_riichi", "ippatsu", "last_tile"}]
    found = score_many("riichi", wins_of("riichi", [told_of(one) for one in hands]), mode="compiled")
    for row, one in zip(found, hands):
        other = ask_mahjong(one, double_yakuman=True)
        if other is None or other["yakuman"]:
            assert bool(row["wins"]) == (other is not None)
        else:
            assert (row["han"], row["fu"]) == (other["han"], other["fu"]), one


def can_be(entry):
    """Return True unless Last Tile is said of a tile whose copies nobody but the winner sees (MCR-28)."""
    return "last_of_kind" not in entry.get("fl", ()) or parse(entry["w"])[0] not in parse(entry["h"])


def told_of(one):
    """A hand of the reference generator as the arguments of `score`."""
    held = list(one.concealed)
    held.remove(one.tile)
    tiles = "".join(held)
    for suit in "mps"[: one.reds]:
        tiles = tiles.replace("5" + suit, "0" + suit, 1)
    one.reds = sum(tiles.count("0" + suit) for suit in "mps")
    seat = int(one.seat_wind[0]) - 1
    return {
        "hand": tiles,
        "win": one.tile,
        "by": one.by,
        "seat": "ESWN"[seat],
        "source": None if one.by == "self" else "ESWN"[(seat + 1) % 4],
        "round": "ESWN"[int(one.round_wind[0]) - 1],
        "melds": [f"{word} {''.join(meld)}" for word, meld in one.melds],
        "context": sorted(one.context),
        "dora": "".join(one.dora),
        "ura": "".join(one.ura),
    }


def test_an_explanation_is_the_same_whether_it_was_asked_for_late_or_at_once():
    late, early = score(*RIICHI, mode="compiled", **TOLD), score(*RIICHI, mode="interpreted", **TOLD)
    assert (late.wins, late.total, late.changes) == (True, 3, [0, 3900, -3900, 0])
    assert isinstance(late, Explanation)
    assert msgspec.json.encode(late) == msgspec.json.encode(early)
    assert late == early
    assert early == late
    fresh = score(*RIICHI, mode="compiled", **TOLD)
    assert repr(early)[len("Explanation") :] in repr(fresh)
    assert pickle.loads(pickle.dumps(fresh)) == copy.copy(fresh) == copy.deepcopy(fresh) == early
    assert msgspec.convert(msgspec.to_builtins(late), Explanation) == early
    assert late != score(*RIICHI, mode="compiled")
    with pytest.raises(AttributeError, match="wnis"):
        _ = late.wnis


@pytest.mark.parametrize(
    "scorer", sorted({*SCORERS.values()}, key=lambda one: one.__name__), ids=lambda one: one.__name__
)
def test_the_score_of_a_game_waits_for_no_other_games_stages(scorer):
    methods = {"value_hanfu", "value_mcr", "value_tai", "value_fan", "value_terms", "value_combined"}
    needed = {stage.__name__ for stage in stages_below(scorer)} & methods
    assert needed == {scorer.__name__.replace("score", "value")}


HOUSES = """
from fangcheng import score
from fangcheng.core.dialect.compiler import _landed
from fangcheng.core.scoring.trial import try_tiles_1
from fangcheng.variants import from_text

hand = "123m456p789s234m5p", "5p"
house = from_text("house.toml", 'base = "riichi"\\n[prices]\\nno_honors = 2\\n')  # a pattern of Chinese Official
print(score("riichi", *hand, mode="compiled").total, try_tiles_1 in _landed)
print(score(house, *hand, mode="compiled").total, try_tiles_1 in _landed)
"""


@pytest.mark.by_day
def test_house_rules_are_scored_by_stages_that_their_base_needs_not():
    said = subprocess.run([sys.executable, "-c", HOUSES], check=True, capture_output=True, text=True, timeout=300)
    assert said.stdout.split() == ["1", "False", "3", "True"]  # fully concealed, and two more


# --- bad input

BAD_HANDS = (None, 3.5, b"123m456p789s1155z", 7, object(), [0.5] * 13, ["1m"] * 13, [True] * 13, [99], {"hand": 1})


@pytest.mark.parametrize("bad", BAD_HANDS, ids=lambda bad: repr(bad).partition(" at 0x")[0])
@pytest.mark.parametrize("ask", [shanten, waits, acceptance, analyse, score])
def test_what_is_no_hand_is_refused_with_a_line(ask, bad):
    for mode in ("interpreted", "compiled"):
        with pytest.raises(HandError) as refused:
            ask("riichi", bad, mode=mode)
        assert "\n" not in str(refused.value)


HAND = "123m456p789s1155z"
CALLS = {
    "shanten": lambda **told: shanten(**{"variant": "riichi", "hand": HAND, **told}),
    "waits": lambda **told: waits(**{"variant": "riichi", "hand": HAND, **told}),
    "acceptance": lambda **told: acceptance(**{"variant": "riichi", "hand": HAND, **told}),
    "analyse": lambda **told: analyse(**{"variant": "riichi", "hand": HAND, **told}),
    "score": lambda **told: score(**{"variant": "riichi", "hand": HAND, "win": "5z", **told}),
    "shanten_of": lambda **told: shanten_of(**{"variant": "riichi", "hands": counts([parse(HAND)]), **told}),
    "acceptance_of": lambda **told: acceptance_of(**{"variant": "riichi", "hands": counts([parse(HAND)]), **told}),
    "discards_of": lambda **told: discards_of(**{"variant": "riichi", "hands": counts([parse(HAND + "1m")]), **told}),
    "wins_of": lambda **told: wins_of(**{"variant": "riichi", "hands": [HAND + "5z"], **told}),
    "score_many": lambda **told: score_many(**{"variant": "riichi", "wins": np.zeros(0, WIN), **told}),
}
BAD = {
    "mode": ("fast", UnknownName, 'no mode "fast"'),
    "no mode": (None, UnknownName, 'no mode "None"'),
    "variant": ("richi", UnknownVariant, "riichi"),
    "no variant": (None, UnknownVariant, "None"),
    "list variant": (["riichi"], UnknownVariant, "riichi"),
    "options": ({"length": "long"}, BadOption, "length"),
    "no options": (3.5, HandError, "options"),
    "float options": ({"red_fives": 1.5}, HandError, "red_fives"),
    "strange digit options": ({"red_fives": "\u00b2"}, BadOption, "red_fives"),
    "endless digits options": ({"red_fives": "9" * 5000}, BadOption, "red_fives"),
    "preset": ("tenho", UnknownName, "tenhou"),
    "number preset": (3, UnknownName, "preset"),
}


@pytest.mark.parametrize("what", BAD)
@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_setting_is_refused_with_a_line(name, what):
    value, error, words = BAD[what]
    with pytest.raises(error, match=words) as refused:
        CALLS[name](**{what.split()[-1]: value})
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("jokers", "lack"), [(None, None), ("1f", None), (b"1m", None), ("", "z"), ("", 1.5)])
@pytest.mark.parametrize(
    "name", ["shanten", "waits", "acceptance", "analyse", "shanten_of", "acceptance_of", "discards_of"]
)
def test_what_is_no_joker_and_no_suit_is_refused(name, jokers, lack):
    with pytest.raises((HandError, UnknownName, NotationError)):
        CALLS[name](jokers=jokers, lack=lack)


@pytest.mark.parametrize(
    "told",
    [
        {"by": None},
        {"by": "draw"},
        {"by": []},
        {"seat": "X"},
        {"seat": 1},
        {"seat": None},
        {"dealer": None},
        {"source": "E"},
        {"source": "Q", "by": "discard"},
        {"round": "Z"},
        {"round": None},
        {"melds": "pon 888m"},
        {"melds": 3},
        {"melds": [3]},
        {"melds": [["pon 888m"]]},
        {"context": "riichi"},
        {"context": 5},
        {"context": [None]},
        {"dora": None},
        {"dora": 3},
        {"dora": "1f"},
        {"ura": b"1m"},
        {"flowers": "1m"},
        {"flowers": "1f1f"},
        {"jokers": 1.5},
        {"aside": 5},
        {"aside": 1.5},
        {"streak": -1},
        {"streak": 40_000},
        {"streak": "2"},
        {"counters": None},
        {"lack": "z"},
        {"lack": 0},
        {"bets": {"X": 1}},
        {"bets": {"E": 1.5}},
        {"bets": {"E": 1_000}},
        {"bets": [1, 2]},
        {"win": ""},
        {"win": "1m2m"},
        {"win": 3.5},
        {"win": b"5z"},
        {"hand": "123m456p789s1155z;"},
        {"win": "5z;5z"},
    ],
    ids=repr,
)
@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
def test_a_wrong_circumstance_of_a_win_is_refused_with_a_line(mode, told):
    with pytest.raises((HandError, UnknownName, NotationError)) as refused:
        CALLS["score"](mode=mode, **told)
    assert "\n" not in str(refused.value)


ROW = counts([parse(HAND)])


@pytest.mark.parametrize(
    ("hands", "words"),
    [
        (None, "None"),
        ("123m456p789s1155z", "whole numbers"),
        (3.5, "float64"),
        (ROW.astype(float), "float64"),
        (ROW > 0, "bool"),
        (ROW.astype(object), "object"),
        (ROW[0], r"shape \(34,\)"),
        (ROW[:, :33], r"\(1, 33\)"),
        (ROW[None], r"\(1, 1, 34\)"),
        ([[1, 2], [3]], "different lengths"),
        (ROW.astype(np.int64) + 300, "do not fit int8"),
        (np.where(ROW == 2, 5, ROW), r"hands\[0\]: 5 copies of 1z"),
        (ROW - 1, r"hands\[0\]: counts by face"),
        (np.zeros((2, 34), np.int8), r"hands\[0\] has 0 tiles"),
        (ROW * 2, "tiles"),
    ],
    ids=lambda value: str(value)[:20],
)
@pytest.mark.parametrize("ask", [shanten_of, acceptance_of, discards_of])
def test_a_wrong_array_gets_one_clear_line(ask, hands, words):
    for mode in ("interpreted", "compiled"):
        with pytest.raises(HandError, match=words) as refused:
            ask("riichi", hands, mode=mode)
        assert "\n" not in str(refused.value)


def test_arrays_of_another_width_or_order_are_converted():
    chance = seeded()
    plain = counts([one for one in (hand(chance, "riichi", 1) for _ in range(60)) if len(one) == 13])
    expected = shanten_of("riichi", plain, mode="compiled")
    readonly = plain.copy()
    readonly.flags.writeable = False
    for same in (plain.astype(np.int64), np.asfortranarray(plain), plain.tolist(), readonly, plain.astype(np.uint16)):
        assert shanten_of("riichi", same, mode="compiled").tolist() == expected.tolist()
    assert shanten_of("riichi", np.repeat(plain, 2, axis=0)[::2], mode="compiled").tolist() == expected.tolist()
    wins = wins_of("riichi", [{"hand": RIICHI[1], "win": "2p", **TOLD}] * 4)
    total = score_many("riichi", wins)["total"].tolist()
    assert total == [3] * 4
    for same in (wins[::-1], wins.view(np.recarray), np.frombuffer(wins.tobytes(), WIN)):
        assert score_many("riichi", same)["total"].tolist() == total


def test_jokers_and_missing_suits_may_differ_from_row_to_row():
    chance = seeded()
    hands = [hand(chance, "tianjin", 2) for _ in range(40)]
    jokers = [write(chance.sample(range(34), 2)) for _ in hands]
    masks = np.array([sum(1 << face for face in parse(text)) for text in jokers], np.uint64)
    expected = [shanten("tianjin", write(one), jokers=text) for one, text in zip(hands, jokers)]
    assert shanten_of("tianjin", counts(hands), jokers=masks).tolist() == expected
    hands = [hand(chance, "sichuan", 1) for _ in range(40)]
    lacks = [chance.randrange(3) for _ in hands]
    expected = [shanten("sichuan", write(one), lack="mps"[lack]) for one, lack in zip(hands, lacks)]
    assert shanten_of("sichuan", counts(hands), lack=np.array(lacks)).tolist() == expected


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seat": 9}, "seat = 9"),
        ({"seats": 3}, "seats = 3"),
        ({"tile": 99}, "tile = 99"),
        ({"by": 7}, "by = 7"),
        ({"payer": -1}, "payer"),
        ({"sets": 5}, "sets = 5"),
        ({"meld_count": 9}, "meld_count"),
        ({"jokers": 3}, "17 tiles"),
        ({"tile": 0}, "winning tile"),
        ({"dora": 1}, "indicated"),
    ],
    ids=str,
)
def test_a_record_that_no_table_could_have_is_refused(change, words):
    wins = wins_of("riichi", [{"hand": RIICHI[1], "win": "2p", **TOLD}] * 3)
    for field, value in change.items():
        wins[field][2] = value
    for mode in ("interpreted", "compiled"):
        with pytest.raises(HandError, match=rf"wins\[2\].*{words}"):
            score_many("riichi", wins, mode=mode)


@pytest.mark.parametrize(
    "wins",
    [None, 3.5, [1, 2], np.zeros(3), np.zeros((2, 2), WIN), np.zeros(2, SCORE), "234567m34p678s55p2p"],
    ids=lambda wins: str(wins)[:20],
)
def test_what_is_no_array_of_wins_is_refused_with_a_line(wins):
    with pytest.raises(HandError, match="WIN") as refused:
        score_many("riichi", wins)
    assert "\n" not in str(refused.value)


def test_the_number_of_a_wrong_win_is_told():
    with pytest.raises(HandError, match=r"hands\[1\]: .*12 tiles"):
        wins_of("riichi", [HAND + "5z", HAND])
    with pytest.raises(UnknownName, match=r'hands\[0\]: no part of a win "melts"'):
        wins_of("riichi", [{"hand": HAND + "5z", "melts": []}])
    assert wins_of("riichi", []).shape == (0,)
    assert score_many("riichi", wins_of("riichi", [])).dtype == SCORE


@pytest.mark.rule("TIANJIN-42", "TIANJIN-43")
def test_stakes_of_a_batch_are_paid():
    wins = wins_of("tianjin", [{"hand": "123456789m11p55p", "win": "1p", "jokers": "2p3p"}] * 2)
    found = score_many("tianjin", wins, bets=np.array([[1, 2, 0, 0], [0, 0, 0, 0]]))
    assert found["changes"].tolist()[0] == [96, -64, -16, -16]
    with pytest.raises(HandError, match=r"\(2, 4\) is needed"):
        score_many("tianjin", wins, bets=np.array([1, 2]))


# --- changing over

CHANGE_OVER = """
import sys, time
from fangcheng import analyse, shanten
from fangcheng.core.questions.asked_hands import ask_distance
from fangcheng.game.warming import READY, order
from fangcheng.game.asking import EXAMPLES

assert shanten("riichi", "123m456p789s1155z", mode="interpreted") == 0
assert analyse("riichi", "123m456p789s1155z", mode="interpreted").shanten == 0
assert "numba" not in sys.modules
assert shanten("riichi", "123m456p789s1155z") == 0
assert ask_distance not in READY
assert order(ask_distance, EXAMPLES[ask_distance]).wait(300)
assert ask_distance in READY
assert shanten("riichi", "123m456p789s1155z") == 0
"""


@pytest.mark.by_day
def test_the_first_answer_comes_interpreted_and_later_ones_compiled():
    subprocess.run([sys.executable, "-c", CHANGE_OVER], check=True)


@pytest.mark.by_day
@pytest.mark.parametrize(
    "ask",
    [
        "Tables('riichi', 2)",
        "shanten('riichi', '123m456p789s1155z', mode='compiled')",
        "score_many('riichi', wins_of('riichi', []), mode='compiled')",
        "Match('riichi', 1, mode='compiled').legal(0)",
    ],
)
def test_what_is_wanted_compiled_while_another_thread_imports_the_compiler_waits_for_it(ask):
    code = "from fangcheng import Match, Tables, score_many, shanten, wins_of\n"
    code += "shanten('riichi', '123m456p789s1155z')  # orders its kernel, so that a thread imports the compiler\n"
    subprocess.run([sys.executable, "-c", code + ask], check=True)


THREADS = """
import threading
from fangcheng import acceptance, score, shanten, shanten_of
import numpy as np

start, wrong = threading.Barrier(8), []

def ask(number):
    mode = ("auto", "compiled")[number % 2]
    start.wait()
    for _ in range(50):
        if shanten("riichi", "123m456p789s1155z", mode=mode) != 0:
            wrong.append("shanten")
        if shanten_of("riichi", np.eye(34, dtype=np.int8), mode=mode).tolist() != [0] * 34:
            wrong.append("shanten_of")
        han = 1 + number % 4
        told = {"by": "discard", "context": ["riichi"], "dora": "1m" * (han - 1), "mode": mode}
        found = score("riichi", "234567m34p678s55p", "2p", **told)
        if (found.total, found.han) != (2 + han, 2 + han) or found.patterns == ():
            wrong.append("score")

threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert wrong == [], wrong
"""


@pytest.mark.by_day
def test_first_questions_may_come_from_several_threads_at_once():
    subprocess.run([sys.executable, "-c", THREADS], check=True)


ORPHAN = """
import os, signal, subprocess, time
from fangcheng.core.dialect import helper

class Told(subprocess.Popen):
    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        print(self.pid, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

helper.subprocess.Popen = Told
from fangcheng import shanten
shanten("riichi", "123m456p789s1155z")
time.sleep(60)
"""


@pytest.mark.by_day
@pytest.mark.skipif(not os.path.isdir("/proc"), reason="needs /proc")
def test_a_compiling_helper_ends_with_its_parent(tmp_path):
    ran = subprocess.run(
        [sys.executable, "-c", ORPHAN],
        env={**os.environ, "FANGCHENG_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    helper = f"/proc/{int(ran.stdout)}"
    deadline = time.monotonic() + 30
    while os.path.isdir(helper) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not os.path.isdir(helper)


FORKS = """
import multiprocessing, sys, threading, time
from fangcheng import shanten

{before}

def child():
    assert shanten("riichi", "123m456p789s1155z", mode="compiled") == 0

shanten("riichi", "123m456p789s1155z")  # begins to load the compiler behind the program's back
{pause}
process = multiprocessing.get_context("fork").Process(target=child)
process.start()
process.join(60)
process.kill()
assert process.exitcode == 0, process.exitcode
"""

SLOW_IMPORT = """
begun = threading.Event()

class Slow:
    def find_spec(self, name, path=None, target=None):
        if threading.current_thread().name == "fangcheng-warm-up" and not begun.is_set():
            begun.set()
            time.sleep(0.5)

sys.meta_path.insert(0, Slow())
"""


def fork(before, pause):
    """Run a program that forks a child while its other thread gets the compiler ready."""
    shanten("riichi", "123m456p789s1155z", mode="compiled")  # kept on disk from now on: the child need not compile
    subprocess.run([sys.executable, "-c", FORKS.format(before=before, pause=pause)], check=True, timeout=120)


@pytest.mark.by_day
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.parametrize("pause", [0, 0.3, 0.8])
def test_a_forked_child_answers_compiled_while_its_parent_was_loading_the_compiler(pause):
    fork("", f"time.sleep({pause})")


@pytest.mark.by_day
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_child_forked_at_the_first_import_of_warming_is_not_kept_waiting_by_it():
    """The child has no thread that would ever end the import: it would wait for the module for ever."""
    fork(SLOW_IMPORT, "assert begun.wait(30)")


class Unwritable:
    def __repr__(self):
        raise RuntimeError("no text of this")


ODD = [
    np.zeros(34),
    np.zeros((2, 34), int),
    np.array("x"),
    np.zeros(0),
    10**5000,
    float("nan"),
    Unwritable(),
    "\ud800\n",
]


@pytest.mark.parametrize("name", ["variant", "jokers", "lack", "options", "preset", "mode"])
@pytest.mark.parametrize("ask", [shanten, waits, acceptance, analyse, shanten_of, acceptance_of])
def test_an_odd_object_for_any_word_gets_one_short_line(ask, name):
    hand = counts([parse("123m456p789s1155z")]) if ask in (shanten_of, acceptance_of) else "123m456p789s1155z"
    for odd in ODD:
        if name == "jokers" and hasattr(odd, "dtype") and ask in (shanten_of, acceptance_of):
            continue  # masks; tested above
        told = {"variant": "tianjin", "mode": "interpreted", name: odd}
        with pytest.raises(fangcheng.FangchengError) as failure:
            ask(told.pop("variant"), hand, **told)
        assert_short_line(failure.value)


@pytest.mark.parametrize(
    "name", ["win", "by", "source", "melds", "seat", "dealer", "round", "context", "jokers", "dora", "aside", "lack"]
)
def test_an_odd_object_for_any_part_of_a_win_gets_one_short_line(name):
    for odd in ODD:
        if name in ("melds", "context") and np.shape(odd) == (0,):
            continue  # nothing in it
        with pytest.raises(fangcheng.FangchengError) as failure:
            score("riichi", **{"hand": RIICHI[1], "win": RIICHI[2], "mode": "interpreted", name: odd})
        assert_short_line(failure.value)


def assert_short_line(error):
    text = str(error)
    assert "\n" not in text
    assert len(text) < 300
    text.encode()


@pytest.mark.parametrize(("game", "told"), [("sichuan", {"lack": "m"}), ("tianjin", {"jokers": "1m5p"})])
@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
def test_tiles_of_the_missing_suit_and_jokers_can_be_discarded_like_any_other(game, told, mode):
    chance = seeded()
    for tiles in ([*parse("1123456m123p4556s")], *(hand(chance, game, 2) for _ in range(5))):
        found = {one.discard: one for one in acceptance(game, write(tiles), mode=mode, **told)}
        assert found.keys() == {name_of(face) for face in tiles}
        shanten_after, left = discards_of(game, counts([tiles]), mode=mode, **told)
        for face in range(FACES):
            if face not in tiles:
                assert shanten_after[0, face] == 127
                continue
            rest = list(tiles)
            rest.remove(face)
            assert (
                found[name_of(face)].shanten == shanten_after[0, face] == shanten(game, write(rest), mode=mode, **told)
            )
            [after] = acceptance(game, write(rest), mode=mode, **told)
            assert found[name_of(face)].tiles.keys() == after.tiles.keys()
            assert set(np.flatnonzero(left[0, face])) <= {parse(tile)[0] for tile in after.tiles}


@pytest.mark.rule("TAIWAN-F-dealer_streak")
def test_a_streak_longer_than_can_be_counted_is_refused_and_the_longest_is_counted():
    told = {"hand": "123456m123p123s55z12p", "win": "3p", "mode": "interpreted"}
    with pytest.raises(HandError, match=r"^streak = 128: a whole number from 0 to 127 is needed$"):
        score("taiwan", streak=128, **told)
    without, longest = score("taiwan", **told), score("taiwan", streak=127, **told)
    assert longest.total - without.total == 2 * 127  # two tai for each repeat
    wins = wins_of("taiwan", [{"hand": told["hand"], "win": "3p"}], mode="interpreted")
    wins["streak"] = 128
    with pytest.raises(HandError, match="streak = 128; 0 to 127"):
        score_many("taiwan", wins, mode="interpreted")


@pytest.mark.parametrize(
    "meld",
    [Meld(7, (1, 1, 1)), Meld(1, ()), Meld(1, (33, 34, 35)), Meld(2, (99, 99, 99)), Meld(1, (8, 9, 10)), Meld("x", ())],
    ids=list(map(str, range(6))),
)
def test_a_meld_that_is_none_is_refused(meld):
    with pytest.raises(HandError):
        score("riichi", "567m34p678s55p", "2p", melds=[meld], mode="interpreted")


@pytest.mark.parametrize("action", ["9" * 5000, "\u00b2", "", 10**5000], ids=["digits", "raised", "nothing", "number"])
def test_an_action_that_nobody_can_name_is_refused_with_a_line(action):
    match = fangcheng.Match("sichuan", seed=1, mode="interpreted")
    before = match.check
    with pytest.raises(fangcheng.FangchengError) as refused:
        match.act(0, action)
    assert "\n" not in str(refused.value)
    assert match.check == before


@pytest.mark.parametrize(
    "ask",
    [
        lambda: fangcheng.Match("sichuan", seed=10**5000),
        lambda: fangcheng.Match("sichuan", seed=1, mode="interpreted").view(10**5000),
        lambda: fangcheng.Match("sichuan", seed=1, mode="interpreted").undo(10**5000),
        lambda: fangcheng.Match("sichuan", seed=1, options={"cap": 10**5000}),
        lambda: fangcheng.Tables("sichuan", 2, seed=10**5000),
        lambda: fangcheng.Tables("sichuan", 2, seed=[1]),
        lambda: fangcheng.Tables("sichuan", 2, options=[1]),
    ],
    ids=["seed", "seat", "steps", "option", "seed of tables", "list of seeds", "list of options"],
)
def test_what_is_no_number_or_too_long_to_be_written_to_be_written_is_refused_with_a_line(ask):
    with pytest.raises(fangcheng.FangchengError) as refused:
        ask()
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: shanten("richi", "1m"),
        lambda: shanten("riichi", "1"),
        lambda: shanten("riichi", "11111m"),
        lambda: fangcheng.Match("riichi", options={"red_fives": 9}),
        lambda: fangcheng.Match("riichi", seed=1).act(3, "win"),
    ],
    ids=["variant", "notation", "hand", "option", "action"],
)
def test_an_error_leaves_a_worker_process_whole(ask):
    with pytest.raises(fangcheng.FangchengError) as failure:
        ask()
    error = failure.value
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)
