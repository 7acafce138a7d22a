"""Taiyuan: cases reckoned by hand where rules meet, and hands played to them, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED, GONE, MATCH_OVER
from tabletop import a_win
from taiyuan.test_play import dealt, declared, reason

PLAIN = "123m45p789s22255z"  # waits for 3p and 6p, three suits: nothing but the basic point
READY = {"context": ["ready"]}


def won(seat, hand, tile, by="self", payer=None, **more):
    """A win in the words of a case; the winner has declared."""
    return a_win(seat, hand, tile, by, payer, **{**READY, **more})


# What is told, and what E, S, W, N get. The arithmetic stands above each.
CASES = {
    # 1 each; North robbed, undeclared: 1 more; the dealer 1 more
    "who is robbed has not declared either": (won("S", PLAIN, "6p", "rob", "N"), (-2, 5, -1, -2)),
    # 4 5 5 6 and 5: whichever way it is read one wait counts; no bamboo: 1 + 1 + 1, the dealer 4, West undeclared 4
    "of a wait that is single and closed one point": (
        won("S", "123m789m4556p222z", "5p", "discard", "W"),
        (-4, 11, -4, -3),
    ),
    # 123 on an edge and a straight: 1 + 20 + 1 + 1 (no bamboo) = 23; E 24; W undeclared 24
    "an edge wait inside a pure straight": (
        won("S", "12456789p66m222z", "3p", "discard", "W"),
        (-24, 71, -24, -23),
    ),
    # one suit alone is no missing suit: the straight 20, the pair's tile 1, base 1: 22; E 23, W undeclared 23
    "a full flush misses no suit": (
        won("S", "123456p789p3p", "3p", "discard", "W", melds=["pon 111p from N"]),
        (-23, 68, -23, -22),
    ),
    # three kongs 1 + 1 + 2, undoubled by a discard as ever: 1 + 4, E 6, W 6
    "open, added and concealed kong together": (
        won(
            "S",
            "45p55z",
            "6p",
            "discard",
            "W",
            melds=["kong 1111m from E", "added 9999m from N", "concealed 7777s"],
        ),
        (-6, 17, -6, -5),
    ),
    # flat 5: 2 x 5, a concealed kong 2: 12 from each, the dealer no more
    "flat five self-drawn with a concealed kong": (
        won("E", "123m45p789s55z", "6p", melds=["concealed 2222z"], options={"stake": "flat5"}),
        (36, -12, -12, -12),
    ),
    # dealer 5, sides 3, a closed wait 1, self-drawn, an open kong 1: 2 x 4 + 1 and 2 x 6 + 1
    "dealer five, sides three, self-drawn with an open kong": (
        won("W", "123m46p789s55z", "5p", melds=["kong 2222z from E"], options={"stake": "dealer5_side3"}),
        (-13, -9, 31, -9),
    ),
    # base and dealer point 2, self-drawn 4; kong 2. S raised and is answered: 16 + 2 + bets 4; N raised: 8 + 2 + 1
    "raise, return, bets and a kong in one self-draw": (
        won(
            "E",
            "123m45p789s55z",
            "6p",
            melds=["concealed 2222z"],
            options={"raise_return": True, "bets": True},
            state={"raise": {"S": "return", "N": "raise"}, "bets": {"E": 1, "S": 3}},
        ),
        (40, -22, -7, -11),
    ),
    # the undeclared dealer discards to a raiser: (1 + 1 + 1) x 2
    "a raise doubles the unready discard of the dealer": (
        won("S", PLAIN, "6p", "discard", "E", options={"raise_return": True}, state={"raise": {"S": "raise"}}),
        (-6, 8, -1, -1),
    ),
    # two sides have raised: between themselves nothing is doubled
    "raises count between a side and the dealer alone": (
        won(
            "S",
            PLAIN,
            "6p",
            "discard",
            "N",
            options={"raise_return": True},
            state={"raise": {"S": "raise", "N": "raise", "W": "return"}},
        ),
        (-4, 7, -1, -2),
    ),
    # a straight of 5 by option, self-drawn: 2 x (1 + 5 + 1); the dealer 2 more
    "the cheap pure straight": (
        won("W", "12345678p66m333z", "9p", options={"pure_straight": 5}),
        (-16, -14, 44, -14),
    ),
    # 3456p waits for two pairs: no wait point by option, else one
    "two waits for the pair": (won("S", "123m789s3456p222z", "3p", "discard", "W"), (-3, 8, -3, -2)),
    "two waits for the pair, and a wait must be the only one": (
        won("S", "123m789s3456p222z", "3p", "discard", "W", options={"wait_must_be_only": True}),
        (-2, 5, -2, -1),
    ),
    # by option a single wait is worth nothing
    "no point for a single wait": (
        won("S", "123m789s345p222z7z", "7z", "discard", "W", options={"single_wait": False}),
        (-2, 5, -2, -1),
    ),
    # a table of three: 2 x (1 + 1) from the dealer, 2 x 1 from the other; two suits, no point for the third
    "three players, two suits, self-drawn": (
        won("S", "123m345m777m33p56p", "7p", options={"players_tiles": 3}),
        (-4, 6, -2),
    ),
    # the 3 completes 12 though another run has one as well: 1 + 1 + 1 (no characters), E 4, N undeclared 4
    "an edge wait beside a run that holds the same tile": (
        won("S", "12345p789s555z66z", "3p", "discard", "N"),
        (-4, 11, -3, -4),
    ),
}


@pytest.mark.rule(
    *("TAIYUAN-34", "TAIYUAN-36", "TAIYUAN-38", "TAIYUAN-39", "TAIYUAN-40", "TAIYUAN-41", "TAIYUAN-42", "TAIYUAN-43"),
    *("TAIYUAN-44", "TAIYUAN-45"),
)
@pytest.mark.parametrize("name", CASES)
def test_everybody_pays_what_the_book_makes_of_it(name):
    told, changes = CASES[name]
    payments = dict(zip("ESWN", changes))
    outcome = run_case(
        Case(Path("test.yaml"), 1, "taiyuan", name, {**told, "expect": {"win": True, "payments": payments}})
    )
    assert outcome.status == "passed", str(outcome)


REFUSED = {
    # a hand of three suits, or of one, wins nothing at a table of three
    "three suits at a table of three": (
        won("S", "123m345m78s33p567p", "9s", options={"players_tiles": 3}),
        "TAIYUAN-2",
    ),
    "a hand that has not declared wins by no robbed kong": (
        {"seat": "S", "hand": PLAIN, "win": {"tile": "6p", "by": "rob", "from": "N"}},
        "TAIYUAN-22",
    ),
    "a passed win bars the next discard too": (
        {**won("S", PLAIN, "3p", "discard", "N"), "context": ["ready", "passed_win"]},
        "TAIYUAN-31",
    ),
}


@pytest.mark.rule("TAIYUAN-22", "TAIYUAN-31", "TAIYUAN-2")
@pytest.mark.parametrize("name", REFUSED)
def test_what_does_not_win(name):
    told, why = REFUSED[name]
    outcome = run_case(Case(Path("test.yaml"), 1, "taiyuan", name, {**told, "expect": {"win": False, "why": why}}))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("TAIYUAN-28", "TAIYUAN-29", "TAIYUAN-39")
def test_who_loses_his_open_ready_tile_to_a_pung_is_ready_all_the_same():
    """North pungs South's 9m and throws his 6p, undeclared: East 2, North 2, West 1."""
    table = declared("", {"N": "99m25p18p369s377z6p"}, manner="open")
    table.play("N pon 99m")
    label = next(one for one in table.open_to("N") if one.startswith("6p"))
    table.play(f"N {label}", "S win")
    assert table.scores() == [-2, 5, -1, -2]


WAITS = {"S": "45p1z9m123m222789s", "W": "45p6z8m777m555789s"}  # each draws another of its honour


@pytest.mark.rule("TAIYUAN-35", "TAIYUAN-39")
@pytest.mark.parametrize(
    ("options", "scores"),
    [
        # South is the first after East; East, undeclared dealer, 3; West has declared, 1; North 1
        ({}, [-3, 5, -1, -1]),
        # both win: East 3 to each, North 1 to each, the winners nothing to each other
        ({"several_winners": True}, [-6, 4, 4, -2]),
    ],
)
def test_two_who_wait_for_the_dealers_tile(options, scores):
    hands = {"E": "147m2p58p36p6s3457z2z", "N": "369m147p258s1234z", **WAITS}
    table = dealt(hands, "1z6z9p4z", options=options)
    table.play("E 2z", "S closed ready", "S 9m", "W closed ready", "W 8m", "N 9p drawn")
    table.play("E 6p", "S win", *(["W win"] if options else [])).wait()
    assert table.scores() == scores


@pytest.mark.rule("TAIYUAN-49", "TAIYUAN-46")
def test_a_concealed_kong_moves_the_deal_after_a_drawn_hand():
    for kong, dealer in ((False, "E"), (True, "S")):
        table = dealt({"E": "1111p47m58p369s345z"}, tail="7z", left=8)
        if kong:
            table.play("E kong 1111p")
        table.throw_drawn(20)
        assert (int(table.record.ending), int(table.record.coming.dealer)) == (EXHAUSTED, table.seat(dealer))
        assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("TAIYUAN-50", "TAIYUAN-47", "TAIYUAN-49")
def test_the_last_dealer_goes_on_while_he_keeps_the_deal():
    last = {"dealer": 3, "first_dealer": 0, "deal_number": 3, "coming.dealer": 3, "coming.deal_number": 3}
    stays = dealt(before_deal=last).close(EXHAUSTED)
    assert int(stays.record.phase) != MATCH_OVER
    moved = dealt(before_deal=last)
    moved.record.kongs_made = 1
    assert int(moved.close(EXHAUSTED).record.phase) == MATCH_OVER


@pytest.mark.rule("TAIYUAN-24", "TAIYUAN-23", "TAIYUAN-51")
def test_who_has_melded_all_four_cannot_declare_though_his_hand_waits():
    """East pungs 5z and 6z, each with two standing tiles; 46p would wait for 5p, but nothing stands any more."""
    hands = {"E": "5566z123m789s46p4z3z", "S": "147m2p58p36s1237z5z", "W": "258m1p47p369s127z6z"}
    table = dealt(hands, "1z1z")
    table.play("E 4z", "S 5z", "E pon 55z", "E 3z", "S 1z drawn", "W 6z")
    table.play("E pon 66z")
    assert reason(table, "E", "closed ready")[0] == "standing-gone"


@pytest.mark.rule("TAIYUAN-55", "TAIYUAN-10", "TAIYUAN-11", "COMMON-5")
@pytest.mark.parametrize(("made", "needed"), [(0, 2), (1, 2), (2, 4)])
def test_a_kong_needs_a_replacement_in_front_of_the_tiles_that_will_be_kept_after_it(made, needed):
    """A first kong keeps one tile more, a second one too, a third three: 15, 16, 19; each takes one besides."""
    kongs = ["kong 1111m", "kong 2222p", "kong 3333s"]
    for left in (needed - 1, needed):
        table = dealt({"E": "1111m2222p3333s47z"}, tail="6z7z5z2z", left=20)
        table.play(*(f"E {kong}" for kong in kongs[:made]))
        skip_to(table, left + 4)
        table.throw_drawn(4)
        assert table.may("E", kongs[made]) == (left == needed)


def skip_to(table, left):
    """Take tiles out of the wall unseen until so many can be drawn."""
    while table.record.drawable > left:
        table.record.place[int(table.record.next_tile)] = GONE
        table.record.next_tile += 1
        table.record.drawable -= 1


@pytest.mark.rule("TAIYUAN-34", "TAIYUAN-35", "COMMON-2", "COMMON-6", "COMMON-16")
def test_by_option_two_rob_the_same_kong_and_a_dealer_among_them_stays():
    """West, undeclared, gives the dealer 1 + 1 + 1 and South 1 + 1; North gives 1 + 1 and 1."""
    hands = {
        "E": "45p1z9m123m222789s6p",
        "S": "45p7z8m345m555z789s",
        "W": "66p25m18p369s3627z",
        "N": "1478m2p58p36s346z1s",
    }
    table = dealt(hands, "4z1z7z6p", tail="7z", options={"several_winners": True})
    table.play("E 6p", "W pon 66p", "W 1p", "N 4z drawn", "E closed ready", "E 9m", "S closed ready", "S 8m")
    table.play("W kong 6666p", "E win", "S win")
    assert table.scores() == [5, 3, -5, -3]
    assert int(table.record.coming.dealer) == table.seat("E")
