"""Places in a review: where a match pays for them, in which hand they count, and how they turn a decision round."""

import random
from types import SimpleNamespace

import numpy as np
import pytest
from msgspec.structs import replace

from bots.imagining import view_in
from fangcheng import Match
from fangcheng.bots.rollouts import Worths, worths
from fangcheng.core.state.action_codes import WIN
from fangcheng.reviewer.judge import Judge, Plan
from fangcheng.reviewer.model import GRADES, Review, Revision
from fangcheng.reviewer.placed import (
    adds_to_points,
    is_last_hand,
    pays_for_places,
    placed_out,
    weighs_places,
    with_places,
)
from fangcheng.reviewer.told import places_told
from fangcheng.reviewer.walk import Decision
from fangcheng.web.page.reviewed import review_page
from game.players import choose
from reviewer.made_games import rolled

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
UNIT = 5000.0


def last_hand(variant="riichi", seed=3, **options):
    """A match in the last hand that is planned, everybody having his first points."""
    match = Match(variant, seed, mode="interpreted", **options)
    match.table.round_wind, match.table.deal_number = (
        int(match.engine.rules.rounds) - 1,
        int(match.engine.rules.seats) - 1,
    )
    return match


@pytest.mark.parametrize(
    ("variant", "more", "pays", "adds"),
    [
        ("riichi", {}, True, True),
        ("sanma", {}, True, True),
        ("riichi", {"options": {"uma": "none", "oka": False}}, False, False),
        ("riichi", {"options": {"uma": "none", "oka": True}}, True, True),
        ("mcr", {}, True, False),  # standard points, which are none of the game
        ("hongzhong", {}, True, False),  # table points
        ("sichuan", {"options": {"table_points": True}}, True, False),
        ("taiwan", {}, False, False),
    ],
)
def test_where_a_match_pays_for_places(variant, more, pays, adds):
    engine = Match(variant, 1, mode="interpreted", **more).engine
    assert (pays_for_places(engine), adds_to_points(engine)) == (pays, adds)


@pytest.mark.rule("RIICHI-104")
@pytest.mark.parametrize(
    ("round_wind", "deal_number", "last"), [(0, 3, False), (1, 2, False), (1, 3, True), (2, 0, False), (2, 3, True)]
)
def test_south_four_is_the_last_hand_of_riichi(round_wind, deal_number, last):
    match = Match("riichi", 3, mode="interpreted")
    match.table.round_wind, match.table.deal_number = round_wind, deal_number
    view = match.view(match.owed[0])
    assert is_last_hand(view) == weighs_places(view) == last


def test_the_hand_with_which_a_called_time_ends_is_the_last():
    match = Match("riichi", 3, mode="interpreted")
    match.table.time_called = 1
    assert weighs_places(match.view(match.owed[0]))
    match.table.time_called = 2
    assert not weighs_places(match.view(match.owed[0]))


@pytest.mark.rule("MCR-5")
def test_the_sixteenth_hand_of_mcr_is_the_last_and_its_places_add_nothing_to_points():
    match = Match("mcr", 3, mode="interpreted")
    for played, last in ((14, False), (15, True)):
        match.table.hands_played = played
        view = match.view(match.owed[0])
        assert (is_last_hand(view), weighs_places(view)) == (last, False)


@pytest.mark.rule("RIICHI-108")
def test_a_dearer_win_may_bring_less_than_a_cheaper_one_off_the_leader():
    """30,000 points are zero, places add 20, 10, -10, -20 and the first gets 20 more.

    Seat 3 has 28,000 beside 31,000 of seat 0. 3,900 from seat 1 make it 31,900, first; 2,000 from seat 1 leave it
    second with 30,000, behind; 2,000 from seat 0 make it 30,000 beside 29,000: first.
    """
    match = last_hand()
    match.table.scores[:4] = (31000, 21000, 20000, 28000)
    view = match.view(3)
    ends = [(31000, 17100, 20000, 31900), (31000, 19000, 20000, 30000), (29000, 21000, 20000, 30000)]
    found = Worths((0, 1, 2), np.zeros((3, 1)), np.array(ends)[:, None, :], np.ones((3, 1), bool))
    assert with_places(view, found)[:, 0].tolist() == [41900.0, 10000.0, 40000.0]


def test_a_win_brings_what_the_ranking_says_of_it_once_the_match_is_over():
    match, seat = won_in_the_last_hand()
    match.table.scores[:4] = (25000, 24800, 25400, 24800)
    view = match.view(seat)
    brought = placed_out(view, [WIN], 2, 5)
    over = worths(view, [WIN], 2, 5).over
    match.act(seat, WIN)
    assert over.tolist() == [[match.over] * 2]
    told = next(one.points for one in match.ranking() if one.seat == seat)
    assert brought.tolist() == [[1000 * told] * 2]


def won_in_the_last_hand():
    """A match in its last hand in which one seat alone owes an answer and may win, and that seat."""
    for seed in range(200):
        match, chance = last_hand(seed=seed), random.Random(seed)
        while not match.hand_over:
            seat = match.owed[0]
            if len(match.owed) == 1 and any(action.number == WIN for action in match.legal(seat)):
                return match, seat
            match.act(seat, choose(match, seat, chance))
    raise AssertionError("nobody could win in 200 hands")


def judged_at(match, points, places):
    """The first decision of a match judged with made-up rollouts, of the hand and with places."""
    seat = match.owed[0]
    view = view_in(match, match.table, seat)
    chosen = view.actions[0].number
    decision = Decision(0, 0, 0, seat, 0, chosen, b"", True)

    def better(gain):
        return rolled(lambda number: 0.0 if number == chosen else gain, 1.0)

    plan = Plan(better(points), better(places), UNIT, 64, 1024)
    return Judge(SimpleNamespace(view=lambda one: view), plan).judge(decision)


def test_in_the_last_hand_the_place_decides_and_elsewhere_the_points():
    """By points all other discards are 600 worse, with places 2,400 better."""
    last = judged_at(last_hand(), -600.0, 2400.0)
    assert (last.verdict, last.places) == ("blunder", "counted")
    assert abs(last.cost - 2400) < 1
    assert abs(last.place_cost - 3000) < 2
    assert last.cost_at_table == 0
    assert last.expected == pytest.approx(25000, abs=1)  # of the hand
    earlier = judged_at(Match("riichi", 3, mode="interpreted"), -600.0, 2400.0)
    assert (earlier.verdict in ("right", "find"), earlier.places, earlier.cost) == (True, "left-out", 0)


def test_what_is_dear_in_points_and_cheap_in_places_is_no_mistake():
    last = judged_at(last_hand(), 2400.0, -600.0)
    assert last.verdict in ("right", "find")
    assert judged_at(Match("riichi", 3, mode="interpreted"), 2400.0, -600.0).verdict == "blunder"


def test_only_the_points_of_a_cost_stand_in_the_curves():
    last = judged_at(last_hand(), 500.0, 2400.0)
    assert abs(last.cost_at_table - 500) < 2
    assert abs(last.cost_at_table + last.place_cost - last.cost) < 0.02


def test_a_game_that_pays_for_points_alone_says_nothing_of_places():
    assert judged_at(Match("taiwan", 3, mode="interpreted"), 2400.0, 0.0).places == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_four_languages_whether_places_count(language):
    made, one = SimpleNamespace(unit=UNIT), judged_at(last_hand(), 500.0, 2400.0)
    said = places_told(one, made, language)
    assert "1,900" in said
    assert "500" in said
    assert "1,900" not in places_told(replace(one, places="left-out"), made, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_that_costs_more_than_the_whole_is_told_beside_what_the_hand_gains(language):
    one = replace(judged_at(last_hand(), -600.0, 2400.0), cost=2400.0, place_cost=3000.0)
    said = places_told(one, SimpleNamespace(unit=UNIT), language)
    assert "3,000" in said
    assert "\N{MINUS SIGN}600" in said


@pytest.mark.parametrize(
    ("match", "key"),
    [
        (last_hand, "review-places-counted"),
        (lambda: Match("riichi", 3, mode="interpreted"), "review-places-left-out"),
        (lambda: Match("taiwan", 3, mode="interpreted"), None),
    ],
)
def test_the_page_says_of_a_mark_whether_places_count(match, key):
    one = judged_at(match(), 2400.0, 2400.0)
    assert one.verdict in GRADES
    [told] = review_page(review_of(one), "done").decisions
    said = [reason.text.key for reason in told.reasons if reason.text.key.startswith("review-places")]
    assert said == ([key] if key else [])


def review_of(one):
    """A review of one decision."""
    return Review(
        variant="riichi",
        players=("", "", "", ""),
        seated=((0, 1, 2, 3),),
        hands=1,
        unit=UNIT,
        worlds=64,
        revision=Revision(version="", code="", rules=""),
        decisions=1,
        done=1,
        judged=(one,),
        people=(),
    )
