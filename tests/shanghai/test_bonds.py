"""Liability of Shanghai: three melds bind two players, and who pays how many shares of a win then."""

import pytest

from fangcheng.core.institutions.bonds import bind
from fangcheng.game.explain import explanations_of
from flow.table_of import table_of

DULL = "147m258p369s1234z"
HALF = "12345678p55p111z"  # closed, waits for 3p, 6p and 9p: 32 chips a share
OTHER = "78p234p666p22z333z"  # waits for 9p: 32 chips too
READY = "222m444m666m888m1s"  # all pungs but one tile, ready for 1s
SHARE = 32


def at_table(*bonds, hands=None, wall="", **more):
    """East deals and holds 9p; players are bound as named: "SE" South by three melds taken from East."""
    table = table_of("shanghai", {"E": DULL + "9p", "S": HALF, **(hands or {})}, wall, **more)
    for taker, feeder in bonds:
        bind(table.record, table.seat(taker), table.seat(feeder))
    return table


def shares(table):
    scores = table.scores()
    assert all(score % SHARE == 0 for score in scores)
    return [score // SHARE for score in scores]


@pytest.mark.rule("SHANGHAI-35", "SHANGHAI-36")
@pytest.mark.parametrize(("bonds", "paid"), [(["SE"], 2), (["ES"], 2), (["SE", "ES"], 4), ([], 1)])
def test_a_bound_discarder_pays_two_shares_whoever_took_the_melds_and_four_if_both_did(bonds, paid):
    assert shares(at_table(*bonds).play("E 9p", "S win")) == [-paid, paid, 0, 0]


@pytest.mark.rule("SHANGHAI-35")
def test_two_melds_bind_nobody_and_the_third_does():
    hands = {"E": "258m1m47p3p39s6s134z8s", "S": "11m33p45s78m22z567z", "W": "369m258p147s134z9p"}
    hands["N"] = "369m147p258s134z9p"
    steps = ("E 1m", "S pon", "S 5z", "W 1p drawn", "N 5p drawn", "E 3p", "S pon", "S 6z", "W 1p drawn", "N 5p drawn")
    table = table_of("shanghai", hands, "1p5p9s1p5p9s").play(*steps)
    assert not table.record.bonds.order.any()
    table.play("E 6s", "S chi 45s")
    assert int(table.record.bonds.order[1, 0]) == 1
    assert table.record.bonds.order.sum() == 1


@pytest.mark.rule("SHANGHAI-37", "SHANGHAI-41", "SHANGHAI-42")
@pytest.mark.parametrize(
    ("bonds", "option", "paid"),
    [
        (["SW"], "alone", [0, 5, -5, 0]),
        (["WS"], "alone", [0, 5, -5, 0]),
        (["SW", "WS"], "alone", [0, 10, -10, 0]),
        (["SW"], "with_others", [-1, 7, -5, -1]),
        (["SW", "NS"], "alone", [0, 10, -5, -5]),
        (["SW", "NS"], "with_others", [-1, 11, -5, -5]),
        (["EW"], "alone", [-1, 3, -1, -1]),  # bonds of others change nothing
    ],
)
def test_the_bound_player_pays_five_shares_of_a_self_draw(bonds, option, paid):
    hands = {"E": DULL + "7z"}
    table = at_table(*bonds, hands=hands, wall="9p", options={"bound_self_draw": option})
    assert shares(table.play("E 7z", "S win")) == paid


@pytest.mark.rule("SHANGHAI-38", "SHANGHAI-41", "SHANGHAI-42", "SHANGHAI-34")
@pytest.mark.parametrize(
    ("bonds", "paid"),
    [
        ([], [0, 3, -3, 0]),
        (["SN"], [0, 6, -3, -3]),
        (["SN", "NS"], [0, 9, -3, -6]),
        (["SW"], [0, 6, -6, 0]),  # the maker himself
        (["SW", "WS"], [0, 12, -12, 0]),
        (["SN", "ES"], [-3, 12, -6, -3]),  # the maker pays in each relation
    ],
)
def test_a_robbed_kong_costs_its_maker_and_the_bound_player_three_shares_each(bonds, paid):
    hands = {"W": "99p147m258s23456z"}
    table = at_table(*bonds, hands=hands, wall="1s1s6s9p").play("E 9p", "S pass", "W pon 99p", "W 1m").wait()
    assert shares(table.throw_drawn(3).play("W kong 9999p", "S win")) == paid


@pytest.mark.rule("SHANGHAI-39", "SHANGHAI-41", "SHANGHAI-42", "COMMON-11")
@pytest.mark.parametrize(
    ("bonds", "ready", "paid"),
    [
        (["SW"], False, [-2, 2, 0, 0]),
        (["SW"], True, [-1, 2, -1, 0]),
        (["SW", "WS"], True, [-1, 3, -2, 0]),
        (["SW", "WS"], False, [-2, 2, 0, 0]),
        (["SW", "NS"], False, [-4, 4, 0, 0]),
        (["SW", "NS"], True, [-2, 4, -1, -1]),
        (["SE", "SW"], True, [-2, 2, 0, 0]),  # a bound discarder pays alone
        (["SE", "SW"], False, [-2, 2, 0, 0]),
    ],
)
def test_an_outsider_who_discards_pays_two_shares_or_if_ready_one_and_the_bound_player_one(bonds, ready, paid):
    hands = {"E": READY + "9p" if ready else DULL + "9p"}
    assert shares(at_table(*bonds, hands=hands).play("E 9p", "S win")) == paid


@pytest.mark.rule("SHANGHAI-39", "COMMON-11")
def test_a_hand_that_waits_for_no_kind_that_wins_is_not_ready_and_in_fan_it_is():
    hands = {"E": "123m456m789m23s44z9p"}
    assert shares(at_table("SW", hands=hands).play("E 9p", "S win")) == [-2, 2, 0, 0]
    table = at_table("SW", hands=hands, options={"count": "fan"}).play("E 9p", "S win")
    assert shares(table) == [-1, 2, -1, 0]


@pytest.mark.rule("SHANGHAI-39")
def test_a_passed_win_does_not_make_the_discarder_unready():
    table = at_table("SW", hands={"E": READY + "9p"}, wall="")
    table.record.missed_mask[0] = 1 << 18
    assert shares(table.play("E 9p", "S win")) == [-1, 2, -1, 0]


@pytest.mark.rule("SHANGHAI-40")
@pytest.mark.parametrize(("ready", "paid"), [(True, [-2, 1, 0, 1]), (False, [-4, 2, 0, 2])])
def test_an_outsider_who_feeds_both_pays_each_and_the_two_do_not_pay_each_other(ready, paid):
    hands = {"E": READY + "9p" if ready else DULL + "9p", "N": OTHER}
    assert shares(at_table("SN", hands=hands).play("E 9p", "S win", "N win")) == paid


@pytest.mark.rule("SHANGHAI-19", "SHANGHAI-37")
def test_eight_flowers_of_a_bound_player_are_paid_as_a_self_draw():
    hands = {"E": DULL + "7z", "S": "147m258p1f2f3f4f5f6f7f"}
    table = table_of("shanghai", hands, "8f", tail="1z2z3z4z5z6z7z")
    bind(table.record, 1, 3)
    assert table.play("E 7z", "S win").scores() == [0, 400, 0, -400]


@pytest.mark.rule("SHANGHAI-33", "COMMON-22")
def test_the_fly_joins_every_share_that_is_paid():
    table = at_table("SE", wall="4m", options={"fly": True}).play("E 9p", "S win")
    assert table.scores() == [-72, 72, 0, 0]


@pytest.mark.rule("SHANGHAI-35")
def test_the_explanation_tells_how_many_shares_a_bond_costs():
    table = at_table("SE").play("E 9p", "S win")
    [told] = explanations_of(table.engine, table.record, table.events, [0] * 4)
    assert [(step.args["effect"], step.rule) for step in told.steps if step.key == "share-bound"] == [
        ("×2", "SHANGHAI-35")
    ]
