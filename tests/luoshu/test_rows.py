"""The sets of Luoshu, what a stake brings, and the distance to its sets; expectations by hand and by brute force."""

import random
from itertools import combinations_with_replacement

import numpy as np
import pytest

from fangcheng import acceptance, analyse, score, shanten, waits
from fangcheng.core.shapes.distance import missing, wanted
from fangcheng.core.shapes.holding import NO_LACK, hold
from fangcheng.core.state.fields.forms import ANY_HEADS, NO_HEAD_SET, ONE_HEAD_SET, SUM_SETS
from fangcheng.game.asking import asker_of
from fangcheng.game.batches import acceptance_of, shanten_of
from fangcheng.tiles import NAMES, write

HEADS = (27, 28, 29, 30, 33, 45, 46, 47, 48)
KINDS = (*range(27), *HEADS)
NUMBERS = [numbers for numbers in combinations_with_replacement(range(1, 10), 3) if sum(numbers) == 15]
SUMS = [tuple(9 * suit + number - 1 for number in numbers) for suit in range(3) for numbers in NUMBERS]


def won(hand, tile, by="self", source=None, seat="S", bets=None, context=("ready_declared",), **more):
    bets = {seat: 1} if bets is None else bets
    return score("luoshu", hand, tile, by=by, source=source, seat=seat, bets=bets, context=list(context), **more)


def rows(answer):
    return {line.id: line.count for line in answer.patterns if line.id != "stake"}


# --- sets


@pytest.mark.rule("LUOSHU-27", "LUOSHU-31", *(f"LUOSHU-F-sum_{a}{b}{c}" for a, b, c in NUMBERS))
@pytest.mark.parametrize("numbers", NUMBERS)
def test_every_three_numbers_that_add_up_to_fifteen_are_a_set_of_their_name(numbers):
    low, middle, high = numbers
    answer = won(f"{low}{middle}m258p348s222z11a", f"{high}m")
    assert rows(answer) == {f"sum_{low}{middle}{high}": 1, "sum_258": 1, "sum_348": 1, "head_triplet": 1} or (
        f"sum_{low}{middle}{high}" in ("sum_258", "sum_348") and rows(answer)[f"sum_{low}{middle}{high}"] == 2
    )


@pytest.mark.rule("LUOSHU-27", "LUOSHU-28", "LUOSHU-14")
@pytest.mark.parametrize(
    "hand", ["123m258p348s222z11a", "777m258p348s222z11a", "159m258p348s222z55p", "159m258p348s555p11a"]
)
def test_runs_other_triplets_and_pairs_of_numbers_make_no_hand(hand):
    assert won(hand[1:], hand[0] + hand[hand.index("m")]).wins == (hand == "159m258p348s555p11a")


@pytest.mark.rule("LUOSHU-F-head_triplet", "LUOSHU-F-head_kong", "LUOSHU-29", "LUOSHU-28")
def test_three_equal_heads_are_a_set_and_by_option_any_three():
    kong = {"melds": ["concealed 2222a"]}
    assert rows(won("159m258p34s11a", "8s", **kong)) == {"sum_159": 1, "sum_258": 1, "sum_348": 1, "head_kong": 1}
    assert not won("159m258p34s12z3a11a", "8s").wins
    mixed = won("159m258p34s12z3a11a", "8s", options={"head_set": "mixed"})
    assert rows(mixed) == {"sum_159": 1, "sum_258": 1, "sum_348": 1, "head_triplet": 1}
    assert not won("159m258p34s12z34a7z", "8s", options={"head_set": "mixed"}).wins  # the head is two equal ones
    assert won("159m258p34s11a", "8s", melds=["kong 12z3a7z from E"], options={"head_set": "mixed"}).wins
    two = ("159m34s222z333a11a", "8s")
    assert (won(*two).wins, won(*two, options={"heads_only_once": True}).wins) == (True, False)


@pytest.mark.rule("LUOSHU-1")
def test_without_the_winds_they_are_no_tiles_of_the_game():
    with pytest.raises(Exception, match="no tile of this game"):
        won("159m258p34s222z11a", "8s", options={"winds_as_heads": False})


@pytest.mark.rule("LUOSHU-26")
def test_the_finished_hand_is_told_in_its_sets():
    answer = won("267m28p77z", "5p", melds=["sum 177s from E", "head 444a from E"])
    assert [group.tiles for group in answer.groups] == ["177s", "444a", "267m", "258p", "77z"]
    assert [group.win for group in answer.groups] == [None, None, None, 1, None]


# --- stakes


@pytest.mark.rule("LUOSHU-F-stake", "LUOSHU-32", "LUOSHU-33", "LUOSHU-34")
@pytest.mark.parametrize(
    ("by", "source", "bets", "changes"),
    [
        ("discard", "W", {"S": 7}, [0, 7, -7, 0]),
        ("discard", "W", {"S": 7, "W": 2}, [0, 9, -9, 0]),
        ("discard", "W", {"S": 7, "N": 3}, [0, 10, -7, -3]),
        ("self", None, {"S": 7}, [-7, 21, -7, -7]),
        ("self", None, {"S": 7, "E": 1, "W": 4}, [-8, 26, -11, -7]),
    ],
)
def test_the_winner_gets_his_stake_and_those_of_all_others_who_have_called(by, source, bets, changes):
    answer = won(READY, "2s", by, source, bets=bets)
    assert (answer.total, answer.changes) == (7, changes)


READY = "159m168p34579s33a"


@pytest.mark.rule("LUOSHU-22", "LUOSHU-32")
def test_who_has_not_called_wins_one_chip_where_that_is_allowed():
    free = {"options": {"must_ready": False}, "context": (), "bets": {"N": 3}}
    assert won(READY, "2s", "discard", "W", **free).changes == [0, 4, -1, -3]
    assert won(READY, "2s", "discard", "W", context=(), bets={}).refusal_rule == "LUOSHU-22"
    dealt = won(READY, "2s", seat="E", context=("heavenly",), bets={})
    assert dealt.changes == [3, -1, -1, -1]


@pytest.mark.rule("LUOSHU-34")
def test_no_set_is_worth_more_than_another():
    for hand, tile in ((READY, "2s"), ("55m447p366s222z11a", "5m"), ("222z333a777z444a1a", "1a")):
        assert won(hand, tile).changes == [-1, 3, -1, -1], hand


# --- distances, against a search through all that could be laid


def lacking(counts, sets, mixed, most):
    """Fewest tiles that any hand of so many sets and two equal heads has beyond these."""
    triplets = [*combinations_with_replacement(HEADS, 3)] if mixed else [(head,) * 3 for head in HEADS]
    groups = [*SUMS, *triplets]
    best = 99

    def lay(first, left, need, heads, lack):
        nonlocal best
        if lack >= best:
            return
        if left == 0:
            best = lack
            return
        for place in range(first, len(groups)):
            if groups[place][0] >= 27 and heads == most:
                break
            more, fits = dict(need), True
            for kind in groups[place]:
                more[kind] = more.get(kind, 0) + 1
                fits = fits and more[kind] <= 4
            if fits:
                short = sum(max(0, count - counts[kind]) for kind, count in more.items())
                lay(place, left - 1, more, heads + int(groups[place][0] >= 27), short)

    for head in HEADS:
        lay(0, sets, {head: 2}, 0, max(0, 2 - int(counts[head])))
    return best


def check(seed, hands, most_sets):
    asker = asker_of("luoshu")
    shapes, chance = asker.engine.desk.shapes, random.Random(seed)
    for _ in range(hands):
        sets = chance.randint(1, most_sets)
        kinds = KINDS if chance.random() < 0.4 else (*range(9), *HEADS[chance.randrange(6) :])
        tiles = chance.sample([kind for kind in kinds for _ in range(4)], 3 * sets + chance.randint(1, 2))
        counts = np.bincount(tiles, minlength=56).astype(np.int8)
        for forms, mixed, most in (
            (0, False, 9),
            (ANY_HEADS, True, 9),
            (ONE_HEAD_SET, False, 1),
            (NO_HEAD_SET, True, 0),
        ):
            told = forms | SUM_SETS | (ANY_HEADS if mixed else 0)
            holding = hold(shapes, counts, np.uint64(0), NO_LACK)
            due = lacking(counts, sets, mixed, most)
            assert missing(shapes, holding, sets, told) == due, (write(sorted(tiles)), forms)
            if len(tiles) % 3 == 1:
                helps = sum(
                    1 << kind
                    for kind in KINDS
                    if counts[kind] < 4 and lacking(counts + (np.arange(56) == kind), sets, mixed, most) < due
                )
                assert int(wanted(shapes, holding, sets, told)) == helps, (write(sorted(tiles)), forms)


@pytest.mark.by_day
@pytest.mark.rule("LUOSHU-26", "LUOSHU-27", "LUOSHU-28", "LUOSHU-29", "LUOSHU-31")
def test_distance_and_acceptance_are_those_of_a_search_through_all_hands():
    check(1, 25, 1)


@pytest.mark.slow
@pytest.mark.rule("LUOSHU-26", "LUOSHU-27", "LUOSHU-28", "LUOSHU-29", "LUOSHU-31")
def test_so_they_are_for_hands_of_more_sets():
    check(2, 150, 2)


@pytest.mark.rule("LUOSHU-26", "COMMON-11")
def test_programs_ask_about_hands_with_heads():
    assert waits("luoshu", READY) == ["2s"]
    assert waits("luoshu", "159m168p249s22z11a") == ["2z", "1a"]
    assert (shanten("luoshu", READY), shanten("luoshu", READY + "2s")) == (0, -1)
    [best, *_] = acceptance("luoshu", READY + "7z")
    assert (best.discard, best.tiles) == ("7z", {"2s": 4})
    analysis = analyse("luoshu", "28p77z", melds=["sum 177s from E", "head 444a from E", "sum 159m from E"])
    assert analysis.outlooks[0].tiles == {"5p": 4}
    row = np.zeros((1, 49), np.int8)
    for kind in range(49):
        row[0, kind] = [NAMES.index(name) for name in told(READY)].count(kind)
    assert shanten_of("luoshu", row).tolist() == [0]
    assert acceptance_of("luoshu", row)[0, NAMES.index("2s")] == 4


def told(hand):
    """The names of the tiles of a hand."""
    names, digits = [], ""
    for letter in hand:
        if letter.isdigit():
            digits += letter
        else:
            names += [digit + letter for digit in digits]
            digits = ""
    return names
