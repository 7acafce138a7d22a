"""Luoshu: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from hangzhou.test_play import lay
from luoshu.test_play import at_table, called
from tabletop import a_win

LINES = "159m168p34579s33a"  # and 2s


def won(seat, hand, tile, by="self", payer=None, stakes=None, context=(), **more):
    """A win in the words of a case."""
    return a_win(seat, hand, tile, by, payer, context=context, stakes=stakes or {}, **more)


# What is told, and what E, S, W, N get; None where it is no win.
CASES = {
    # from each his 3, from East 2 and from North 5 more
    "drawn, two others had called": (won("S", LINES, "2s", stakes={"S": 3, "E": 2, "N": 5}), (-5, 16, -3, -8)),
    # West gives the tile: 4; East, who had called, his own 6
    "a bystander had called": (won("S", LINES, "2s", "discard", "W", {"S": 4, "E": 6}), (-6, 10, -4, 0)),
    # West pays the winner's 4 and loses his own 2
    "the discarder had called": (won("S", LINES, "2s", "discard", "W", {"S": 4, "W": 2}), (0, 6, -6, 0)),
    "all four had called": (won("W", LINES, "2s", stakes={"E": 1, "S": 2, "W": 10, "N": 3}), (-11, -12, 36, -13)),
    "339 and 366": (won("S", "333669m159p267s4a", "4a", "discard", "E", {"S": 2}), (-2, 2, 0, 0)),
    # 3, 3, 6, 6, 6, 9: 366 leaves 3, 6, 9, which are 18
    "369 is no sum": (won("S", "336669m159p267s4a", "4a", "discard", "E", {"S": 2}), None),
    # 555 and 456 out of five tiles and one drawn
    "fives in both ways": (won("S", "555546m159p26s44a", "7s", stakes={"S": 1}), (-1, 3, -1, -1)),
    "three sevens are no set": (won("S", "777m159p267s168s3z", "3z", stakes={"S": 1}), None),
    # 111z and 1z: nothing for the head; four equal ones count as a set only when they are laid
    "four winds in the hand": (won("S", "159m258p456s1111z", "1a", stakes={"S": 4}), None),
    "a triplet and a head of heads": (won("S", "159m258p456s111z7z", "7z", stakes={"S": 4}), (-4, 12, -4, -4)),
    "unlike heads": (won("S", "159m258p456s123z4a", "4a", stakes={"S": 4}), None),
    "unlike heads, mixed": (
        won("S", "159m258p456s123z4a", "4a", stakes={"S": 4}, options={"head_set": "mixed"}),
        (-4, 12, -4, -4),
    ),
    "the head stays two equal ones, mixed": (
        won("S", "159m258p456s123z4a", "3a", stakes={"S": 4}, options={"head_set": "mixed"}),
        None,
    ),
    "two head sets": (won("N", "159m258p111z777z2a", "2a", "discard", "E", {"N": 9}), (-9, 0, 0, 9)),
    "two head sets where one is allowed": (
        won("N", "159m258p111z777z2a", "2a", "discard", "E", {"N": 9}, options={"heads_only_once": True}),
        None,
    ),
    # who has not called gets 1 from the discarder, and East loses his 5 to him
    "uncalled, on a discard": (
        won("S", LINES, "2s", "discard", "W", {"E": 5}, ["not_called"], options={"must_ready": False}),
        (-5, 6, -1, 0),
    ),
    "uncalled, drawn": (
        won("S", LINES, "2s", "self", None, {"E": 5}, ["not_called"], options={"must_ready": False}),
        (-6, 8, -1, -1),
    ),
    # the maker of the kong pays as a discarder, and loses his own stake
    "a robbed kong": (
        won("S", "159m168p267s357s4a", "4a", "rob", "N", {"S": 7, "N": 2}, options={"head_set": "mixed"}),
        (0, 9, 0, -9),
    ),
    "a passed win and an own draw": (won("S", LINES, "2s", "self", None, {"S": 7}, ["passed_win"]), (-7, 21, -7, -7)),
    "a nearer winner": (won("S", LINES, "2s", "discard", "W", {"S": 7}, ["earlier_winner"]), None),
}


@pytest.mark.rule("LUOSHU-26", "LUOSHU-27", "LUOSHU-28", "LUOSHU-29", "LUOSHU-32", "LUOSHU-33")
@pytest.mark.parametrize("told", CASES)
def test_the_chips_are_those_of_the_book(told):
    fields, paid = CASES[told]
    expect = {"win": False} if paid is None else {"win": True, "payments": dict(zip("ESWN", paid, strict=True))}
    result = run_case(Case(Path("adversary.yaml"), 1, "luoshu", told, {**fields, "expect": expect}))
    assert result.status == "passed", result.trouble


@pytest.mark.rule("LUOSHU-21", "LUOSHU-38")
@pytest.mark.parametrize(("chips", "most"), [(100, 10), (4, 4), (0, 1), (-7, 1)])
def test_nobody_stakes_more_than_he_owns_but_always_one(chips, most):
    table = at_table("9p", before_deal={"scores": [100, chips, 100, 100]}).play("E 1a", "S ready")
    stakes = [label for label in table.open_to("S") if label.startswith("stake")]
    assert stakes == [f"stake {number}" for number in range(1, most + 1)]


@pytest.mark.rule("LUOSHU-24", "LUOSHU-25", "LUOSHU-30", "LUOSHU-32", "LUOSHU-36")
def test_a_hand_in_which_a_win_is_let_pass_and_made_after_the_next_draw():
    table = called(6, "9p2s2s4z1p2s")
    table.play("W 2s drawn")
    assert table.may("S", "win")
    table.play("S pass").wait().play("N 2s drawn")
    assert not table.may("S", "win")  # barred until its own draw
    table.wait().play("E 4z drawn").wait()
    assert (table.drawn(), table.open_to("S")) == ("1p", ["1p drawn"])
    table.play("S 1p drawn").wait().play("W 2s drawn", "S win")
    assert table.scores() == [100, 106, 94, 100]
    assert int(table.record.coming.dealer) == (int(table.record.dealer) + 1) % 4


@pytest.mark.rule("LUOSHU-35")
def test_a_hand_that_nobody_wins_gives_all_stakes_back():
    table = called(9, "9p", left=6)
    table.throw_drawn(40)
    assert (table.over, table.scores()) == (True, [100] * 4)
    assert int(table.record.coming.dealer) == int(table.record.dealer)


@pytest.mark.rule("LUOSHU-15", "LUOSHU-17", "LUOSHU-25", "LUOSHU-29")
def test_of_two_sets_that_grew_by_equal_heads_the_one_just_robbed_is_smaller_again():
    hands = {"E": "2366m2367p1166s9s1a", "S": "159m168p249357s3a", "N": "778m557p123z124a3a"}
    table = at_table("9p2m3a9p9p2m3a", {"head_set": "mixed", "must_ready": False}, hands, tail="9m")
    lay(table, "N", "head 123z from W", "head 124a from S").play("E 1a").throw_drawn(2)
    table.play("N kong 123z3a", "S pass").wait().throw_drawn(4)
    assert [meld.kind for meld in table.view().seats[table.seat("N")].melds] == ["added_kong", "pon"]
    table.play("N kong 1243a", "S win")
    assert [(meld.kind, "".join(meld.tiles)) for meld in table.view().seats[table.seat("N")].melds] == [
        ("added_kong", "1z2z3z3a"),
        ("pon", "1a2a4a"),
    ]
    assert table.scores() == [100, 101, 100, 99]  # who has not called gets 1
