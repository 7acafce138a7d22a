"""Guangdong folk: cases reckoned by hand where rules meet, and hands played to them, by who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of
from tabletop import a_win

CHICKEN = "123m55m678p999s12s"  # and 3s
BROTHER = ["pon 222m from E", "pon 555m from S", "pon 777m from N"]


def won(seat, hand, tile, by="self", payer=None, horses=(), **options):
    """A win in the words of a case; horses as owner and tile, options beside."""
    more = {key: options.pop(key) for key in ("melds", "flowers", "context") if key in options}
    if horses:
        options["horses"] = True
        more["horses"] = [{"owner": owner, "tile": told} for owner, told in horses]
    return a_win(seat, hand, tile, by, payer, options=options, **more)


# What is told, what the win costs E, S, W, N, and what the horses do.
CASES = {
    # 3 for the chicken and 8 flowers, three times from the maker
    "a robbed kong with all flowers": (
        won("S", CHICKEN, "3s", "rob", "N", flowers="12345678f"),
        (0, 33, 0, -33),
        None,
    ),
    # honours alone are no suit with honours: a chicken, or by option ten
    "honours alone": (won("E", "111222333z5566z", "6z"), (9, -3, -3, -3), None),
    "honours alone where pungs count": (won("E", "111222333z5566z", "6z", pungs=True), (90, -30, -30, -30), None),
    # five either way, and the same by its own draw
    "one suit, honours and pungs": (
        won("W", "333m77m99m", "9m", "discard", "S", melds=["pon 111z from E", "pon 555m from S"], pungs=True),
        (0, -15, 15, 0),
        None,
    ),
    "the same where pungs do not count is a mixed suit": (
        won("W", "333m77m99m", "9m", "discard", "S", melds=["pon 111z from E", "pon 555m from S"]),
        (0, -6, 6, 0),
        None,
    ),
    # ones and nines alone are such a hand too
    "ends in pungs": (
        won("N", "999m11p99s", "9s", melds=["pon 111m from E", "pon 111s from W"], pungs=True),
        (-15, -15, -15, 45),
        None,
    ),
    # ones, nines and honours in pungs: five, in two suits too
    "ends and honours in pungs": (
        won("N", "999m11p22z", "2z", melds=["pon 111m from E", "pon 555z from W"], pungs=True),
        (-15, -15, -15, 45),
        None,
    ),
    # big brother 24 and a flower: North fed the third pung and pays 3 x 25
    "nine down, self-drawn": (
        won("W", "33m99m", "9m", melds=BROTHER, flowers="1f", nine_down=True),
        (0, 0, 75, -75),
        None,
    ),
    # on a discard its feeder pays nothing
    "nine down, on a discard": (
        won("W", "33m99m", "9m", "discard", "E", melds=BROTHER, nine_down=True),
        (-24, 0, 24, 0),
        None,
    ),
    # who robs a kong has no copy of it, so that no big brother does: one suit 15, three times from the maker alone
    "nine down, a robbed kong": (
        won("W", "6678m", "9m", "rob", "S", melds=BROTHER, nine_down=True),
        (0, -45, 45, 0),
        None,
    ),
    # a concealed kong between is no exposed pung: North fed the third of those
    "nine down with a concealed kong before the third pung": (
        won(
            "W",
            "9m",
            "9m",
            melds=["pon 222m from E", "pon 555m from S", "concealed 3333m", "pon 777m from N"],
            nine_down=True,
        ),
        (0, 0, 72, -72),
        None,
    ),
    # two exposed pungs only: everybody pays
    "eight tiles are not nine": (
        won("W", "33777m99m", "9m", melds=["pon 222m from E", "pon 555m from S"], nine_down=True),
        (-24, -24, 72, -24),
        None,
    ),
    # stakes 10-20-30: 30 and two flowers
    "great stakes": (won("S", CHICKEN, "3s", "discard", "W", flowers="1f6f", stakes="10-20-30"), (0, 50, -50, 0), None),
    # stakes of their own, 4-0-7: 2 x 7 and a flower
    "stakes that the table names": (
        won(
            "S",
            "123p78p44p555z222z",
            "9p",
            "discard",
            "W",
            flowers="1f",
            stakes="free",
            flower_stake=4,
            kong_stake=0,
            chicken_stake=7,
        ),
        (0, 18, -18, 0),
        None,
    ),
    # no flowers for a chicken, but for a mixed suit
    "a chicken without its flowers": (
        won("S", CHICKEN, "3s", "discard", "W", flowers="1f6f", flowers_on_chicken=False),
        (0, 3, -3, 0),
        None,
    ),
    # the winner's own horse on himself: the discarder pays once more
    "a horse of the winner on himself": (
        won("S", CHICKEN, "3s", "discard", "W", [("S", "2p")]),
        (0, 3, -3, 0),
        (0, 3, -3, 0),
    ),
    # his horse on the discarder would have him pay himself
    "a horse of the winner on who pays": (
        won("S", CHICKEN, "3s", "discard", "W", [("S", "3p")]),
        (0, 3, -3, 0),
        (0, 0, 0, 0),
    ),
    # the discarder's horse on the winner collects from himself
    "a horse of the payer on the winner": (
        won("S", CHICKEN, "3s", "discard", "W", [("W", "2z")]),
        (0, 3, -3, 0),
        (0, 0, 0, 0),
    ),
    # all four on the self-drawing East: E from each of three; S from W and N, and so on
    "four horses on a self-draw": (
        won("E", CHICKEN, "3s", "self", None, [("E", "1m"), ("S", "9p"), ("W", "1z"), ("N", "5f")]),
        (9, -3, -3, -3),
        (9, -3, -3, -3),
    ),
    # North paid 3 x 24 for all: East, who bought North, pays as much again; South, who bought East, nothing
    "horses where one pays for all": (
        won("W", "33m99m", "9m", "self", None, [("E", "4p"), ("S", "5m")], melds=BROTHER, nine_down=True),
        (0, 0, 72, -72),
        (-72, 0, 72, 0),
    ),
}


@pytest.mark.rule(
    *(f"GUANGDONG_FOLK-{number}" for number in (3, 18, 24, 25, 26, 29, 30, 31, 34, 35, 36, 37, 38)),
    *(f"GUANGDONG_FOLK-F-{row}" for row in ("chicken_hand", "half_flush", "pure_all_pungs", "flower")),
)
@pytest.mark.parametrize("name", CASES)
def test_everybody_pays_what_the_book_makes_of_it(name):
    told, changes, horses = CASES[name]
    expect = {"win": True, "payments": dict(zip("ESWN", changes))}
    if horses is not None:
        expect["side"] = {"horses": dict(zip("ESWN", horses))}
    outcome = run_case(Case(Path("test.yaml"), 1, "guangdong_folk", name, {**told, "expect": expect}))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("GUANGDONG_FOLK-3", "GUANGDONG_FOLK-27", "GUANGDONG_FOLK-40", "GUANGDONG_FOLK-41")
def test_kongs_at_the_stakes_of_the_table_stay_paid_in_a_drawn_hand():
    hands = {"E": "1479m2358p1346s9s5z", "S": "555z147m258p369s1z", "W": "258m147s399p1224z"}
    free = {"stakes": "free", "kong_stake": 6}
    table = table_of("guangdong_folk", hands, tail="9p", left=12, options=free).play("E 5z", "S kong 555z")
    assert table.scores() == [-6, 18, -6, -6]
    table.throw_drawn(40)
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [-6, 18, -6, -6])
    assert int(table.record.coming.dealer) == table.seat("E")


@pytest.mark.rule("GUANGDONG_FOLK-16", "GUANGDONG_FOLK-42")
def test_a_mixed_suit_cuts_off_a_nearer_chicken_and_its_winner_deals():
    hands = {
        "E": "1479m2358p146s3s8s2z",
        "S": "123m55m678p999s12s",
        "W": "258m147s39p11346z",
        "N": "12s456s789s55z222z",
    }
    table = table_of("guangdong_folk", hands, wall="1p").play("E 3s", "S win", "N win")
    assert [won.seat for won in only(table.events, ev.Won)] == [table.seat("N")]
    assert table.scores() == [-6, 0, 0, 6]
    assert int(table.record.coming.dealer) == table.seat("N")
