"""Bonds by melds taken from one player, on made-up neighbours of Hebei: when they bind, whom, and what is paid."""

import pytest

from fangcheng.core.institutions.bonds import bind, bond_between, bound_first
from fangcheng.core.state.codes import NOBODY
from fangcheng.errors import HouseRuleError
from fangcheng.variants import from_text
from flow.table_of import LETTERS, table_of
from made_up import made_up

HANDS = {
    "E": "258m1m47p3p39s6s134z8s",
    "S": "11m33p45s78m22z567z",  # with 1m, 3p and 6s of East it waits for 6m and 9m
    "W": "369m258p147s134z9p",
    "N": "369m147p258s134z9p",
}
WALL = "1p5p9s1p5p9s"  # of West, North and East, who throw it again
TWO = ("E 1m", "S pon", "S 5z", "W 1p drawn", "N 5p drawn", "E 3p", "S pon", "S 6z", "W 1p drawn", "N 5p drawn")
THREE = (*TWO, "E 6s", "S chi 45s", "S 7z")


def at_table(monkeypatch, steps, hands=HANDS, wall=WALL, settings=None, **more):
    settings = {"bonds": "all_points", "bond_melds": 3, "discard_payers": "discarder", **(settings or {})}
    return table_of(made_up(monkeypatch, "hebei", settings), hands, wall=wall, **more).play(*steps)


def bound(table):
    """Pairs of letters that are bound to each other, and the letters asked the other way round."""
    seats = {letter: table.seat(letter) for letter in LETTERS}
    both = [(a, b) for a in LETTERS for b in LETTERS if a != b and bond_between(table.record, seats[a], seats[b])]
    assert {(b, a) for a, b in both} == {*both}
    return sorted(a + b for a, b in both if a < b)


def test_the_third_meld_of_one_player_binds_the_two_and_nobody_else(monkeypatch):
    table = at_table(monkeypatch, TWO)
    assert bound(table) == []
    assert bound(table.play(*THREE[len(TWO) : -1])) == ["ES"]


def test_an_open_kong_is_a_meld_too_and_binds_before_its_replacement(monkeypatch):
    hands = {**HANDS, "S": "11m33p666s78m22z56z"}
    table = at_table(monkeypatch, (*TWO, "E 6s", "S kong"), hands, tail="6m").play("S win")
    assert bound(table) == ["ES"]
    assert [score < 0 for score in table.scores()] == [True, False, False, False]


def test_an_added_kong_is_no_further_meld(monkeypatch):
    hands = {**HANDS, "W": "36m258p147s134z99p", "N": "3m9m147p258s134z9p2s"}
    table = at_table(monkeypatch, (*TWO, "E 2m", "S kong 1111m"), hands, wall=WALL + "1m", tail="4z")
    assert bound(table) == []


def test_the_next_hand_begins_without_bonds(monkeypatch):
    table = at_table(monkeypatch, THREE).play("W 9m", "S win")
    assert bound(table.next_hand()) == []


def test_who_is_bound_to_two_was_bound_to_one_of_them_first(monkeypatch):
    record = at_table(monkeypatch, ()).record
    assert bound_first(record, 1) == NOBODY
    bind(record, 1, 3)  # South took three melds of North
    bind(record, 2, 1)  # then West three of South
    assert [bound_first(record, seat) for seat in range(4)] == [NOBODY, 3, 1, 1]
    bind(record, 3, 1)  # the pair has been bound before
    assert bound_first(record, 1) == 3


def test_the_other_pays_what_the_discarder_would_have_paid(monkeypatch):
    assert at_table(monkeypatch, THREE).play("W 9m", "S win").scores() == [-2, 2, 0, 0]


def test_the_other_pays_all_three_shares_of_a_self_draw(monkeypatch):
    table = at_table(monkeypatch, (*THREE, "W 2z drawn", "N 8m drawn", "E 7m drawn"), wall=WALL + "2z8m7m9m")
    assert table.play("S win").scores() == [-(3 + 2 + 2), 7, 0, 0]


def with_bond(monkeypatch, hands, wall, settings):
    """A table at which South has taken three melds of the dealer."""
    table = at_table(monkeypatch, (), hands, wall=wall, settings=settings)
    bind(table.record, table.seat("S"), table.seat("E"))
    return table


@pytest.mark.rule("COMMON-14")
@pytest.mark.parametrize(("payers", "scores"), [("as_discard", [-8, 8, 0, 0]), ("maker_for_all", [-16, 16, 0, 0])])
def test_the_other_goes_before_the_maker_of_a_robbed_kong(monkeypatch, payers, scores):
    """A concealed hand that robs counts four times: as a discard twice for the maker; for all, twice for the dealer and
    once for each of the two others, as at a self-draw.
    """
    hands = {
        "E": "258m9m47p39s134z1s25p",
        "S": "123p456s789s78m22z",
        "W": "36m99m258p147s134z",
        "N": "36m147p258s1347z9p",
    }
    table = with_bond(monkeypatch, hands, "1p5p8p9m", {"rob_added": True, "robbed_payers": payers})
    table.play("E 9m", "W pon", "W 3m", "N 1p drawn", "E 5p drawn", "S 8p drawn", "W kong 9999m", "S win")
    assert table.scores() == scores


@pytest.mark.parametrize("pays", ["discarder", "all"])
@pytest.mark.parametrize(("winners", "scores"), [("ES", [2, -2, 0, 0]), ("ESW", [2, -2, 4, -4])])
def test_of_two_bound_winners_each_pays_the_other_what_the_discarder_would_pay(monkeypatch, pays, winners, scores):
    """North would have paid twice three to the dealer and twice two to South or West, whose hands are concealed."""
    hands = {
        "E": "123p456p78m55s789s1z",
        "S": "123p456p78m66s789s",
        "W": "123s456s78m88p789p",
        "N": "36m147p258s134z9p9m",
    }
    table = with_bond(monkeypatch, hands, "1z2z3z", {"winners": "all", "discard_payers": pays})
    table.play("E 1z", "S 1z drawn", "W 2z drawn", "N 9m", *(f"{letter} win" for letter in winners))
    assert table.wait().scores() == scores


def test_bonds_and_claims_that_are_taken_back_do_not_go_together():
    text = 'base = "hebei"\n[rules]\nbonds = "all_points"\nbond_melds = 3\nclaim_timing = "live"\n'
    with pytest.raises(HouseRuleError, match="bond"):
        from_text("bound.toml", text)
