"""Guizhou, its preset mil_2023: cases and hands reckoned from the book, by somebody who built none of it."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED
from flow.table_of import table_of
from guizhou.test_adversary import DRAWN, HELD_8P, PLAIN, drawn, seated, thrown
from hangzhou.test_play import lay
from tabletop import pass_case

MIL = {"preset": "mil_2023"}
EAST_1S = "234999m23477p13s"  # ready, with a 1s
SHORT = "456m2234p567s"  # South's plain hand beside a meld
FED_1S = [{"tile": "1s", "by": "W", "claimed_by": "S"}]
HELD_1S = {"melds": ["pon 111s from W"], "charge": FED_1S}
ROBBED = {"tile": "5p", "by": "rob", "from": "W"}
LATE = {"melds": ["concealed 1111s (hanbao)"]}
FED_BY_NORTH = {"tile": "5p", "by": "discard", "from": "N"}


def alone(hand, melds, **more):
    """South wins with 8m that West throws; of the others nothing is told."""
    win = {"tile": "8m", "by": "discard", "from": "W"}
    return {"seat": "S", "hand": hand, "melds": melds, "win": win, "context": [], "options": MIL, **more}


# What is told, what E S W N get for the win, and what for chickens and kongs; or the rule that refuses.
CASES = {
    # 3 from each and 2 more from who threw the first
    "a duty chicken": (drawn(hand=SHORT, **HELD_1S), DRAWN, (-3, 11, -5, -3)),
    "a golden duty chicken": (drawn("9s", SHORT, **HELD_1S), DRAWN, (-6, 22, -10, -6)),
    "a golden 8p": (drawn("7p", HELD_8P), DRAWN, (-2, 6, -2, -2)),
    # East is ready with a 1s; the maker is ready with one and collects nothing for it
    "a robbed maker is burnt": (
        drawn(
            E=seated(EAST_1S, True),
            W=seated("44m123678p13s", True, "pon 555p from N"),
        )
        | {"win": ROBBED},
        (0, 9, -9, 0),
        (3, -1, -1, -1),
    ),
    # the unready maker owes each of the three his charging chicken
    "a robbed maker who is not ready pays his own chickens": (
        drawn(
            E=seated("234999m23477p23s", True),
            W=seated("2479m1279p45s", False, "pon 555p from N", discards="8p"),
            charge=[{"tile": "8p", "by": "W"}],
        )
        | {"win": ROBBED},
        (0, 9, -9, 0),
        (3, 3, -9, 3),
    ),
    "a hot discard is no pass for a plain hand": (
        thrown("5p", context=["after_kong_discard"]) | {"hand": PLAIN, "melds": []},
        "GUIZHOU-22",
        None,
    ),
    # the kong is a pass and worth nothing, its four chickens are worth 4 from each
    "a late concealed kong of 1s": (
        drawn(hand=SHORT, **LATE) | {"win": FED_BY_NORTH},
        (0, 3, 0, -3),
        (-4, 12, -4, -4),
    ),
    "a declared hand that let a win pass wins its own draw": (
        drawn(context=["soft_ready", "passed_win"]),
        (-13, 39, -13, -13),
        (0, 0, 0, 0),
    ),
    "and no discard": (
        thrown("5p", context=["soft_ready", "passed_win"]) | {"hand": PLAIN, "melds": []},
        "GUIZHOU-P8",
        None,
    ),
    # 26 + 13 + 13
    "a quad, a flush and a declaration are capped": (
        alone("1133557777998m", [], context=["soft_ready"]),
        (0, 39, -39, 0),
        None,
    ),
    "four melds and a flush": (
        alone("8m", ["pon 222m from E", "pon 333m from N", "pon 111m from N", "pon 666m from E"]),
        (0, 26, -26, 0),
        None,
    ),
    "the first 1s won on is worth 1 and no more": (
        thrown(charge=[{"tile": "1s", "by": "W", "won": True}]),
        (0, 8, -8, 0),
        (-3, 9, -3, -3),
    ),
}


def judged(told, fields, expect):
    pass_case("guizhou", {**fields, "options": MIL}, expect, told)


@pytest.mark.rule(*(f"GUIZHOU-P{number}" for number in (2, 8, 10, 11, 12)), "GUIZHOU-22", "GUIZHOU-43")
@pytest.mark.parametrize("told", CASES)
def test_wins_chickens_and_kongs_are_those_of_the_preset(told):
    fields, paid, aside = CASES[told]
    fields = {key: value for key, value in fields.items() if value is not None}
    if isinstance(paid, str):
        judged(told, fields, {"win": False, "why": paid})
        return
    side = {} if aside is None else {"side": dict(zip("ESWN", aside))}
    judged(told, fields, {"win": True, "payments": dict(zip("ESWN", paid)), **side})


@pytest.mark.rule("GUIZHOU-P14", "GUIZHOU-45", "GUIZHOU-47")
def test_at_the_empty_wall_kongs_and_chickens_are_void():
    pungs = ["pon 333m from N", "pon 999s from N", "concealed 1111s", "kong 3333s from E"]
    hands = {"E": PLAIN, "S": {"hand": "9m", "melds": pungs}, "W": "2479m1279p45688s", "N": "1589m1579p24688s"}
    judged("four melds, and a plain hand", {"draw": hands}, {"payments": {"E": 6, "S": 26, "W": -16, "N": -16}})


@pytest.mark.rule("GUIZHOU-P7", "GUIZHOU-P11", "GUIZHOU-P15", "GUIZHOU-14", "GUIZHOU-27", "GUIZHOU-31")
def test_two_must_rob_the_same_kong_and_its_maker_pays_three_shares_to_each_and_deals():
    hands = {"E": "1469m279p346899s5m", "S": PLAIN, "W": "555p1379m1469p25s", "N": "22m46p123456s789m"}
    table = lay(table_of("guizhou", hands, wall="9s5p6s", **MIL), "W", "pon 555p from E")
    table.play("E 1m", "S 9s drawn", "W kong 5555p")
    assert table.over
    # 9 each from the maker; 7s is a chicken, South has one, North a 1s: 1 from each of the others
    assert table.scores() == [-2, 11, -20, 11]
    assert int(table.record.coming.dealer) == table.seat("W")


@pytest.mark.rule("GUIZHOU-P4")
@pytest.mark.parametrize("pongs", [True, False])
def test_a_pung_of_another_kind_lifts_the_bar_of_a_pung_let_pass(pongs):
    hands = {"E": "169m2579p34688s2m1s", "S": "44m99p1257p13679s", "W": "4m1379m1468p2589s", "N": "258m1368p1479s8m7s"}
    table = table_of("guizhou", hands, wall="5s6s9p4m", **MIL)
    table.play("E 2m", "S 5s drawn", "W 4m", "S pass", "N 9p drawn")
    if pongs:
        table.play("S pon 99p", "S 1p", "W 4m drawn")
        assert table.may("S", "pon 44m")
    else:
        table.play("S pass", "E 4m drawn")
        assert (table.drawn() != "4m", int(table.record.turn)) == (True, table.seat("S"))  # he was not asked


@pytest.mark.rule("GUIZHOU-P5", "GUIZHOU-P14")
def test_behind_the_pung_of_the_last_discard_the_hand_is_drawn_and_the_ponger_may_be_ready():
    hands = {"E": "1469m257p34689s2m9p", "S": "456m22p99p567s678m", "W": "2479m1278p45689s", "N": "1368m1369p147s88s"}
    table = table_of("guizhou", hands, left=0, **MIL)
    table.play("E 9p", "S pon 99p", "S 8m")
    table.wait()
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    # South waits for nothing but to fill 2p with 67m: ready, a plain hand is 3 from each unready
    assert table.scores() == [-3, 9, -3, -3]
