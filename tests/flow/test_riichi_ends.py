"""Riichi: who pays whom at a drawn hand, which place equal points have, how long a last dealer of rcr plays on."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of
from tabletop import pass_case

SEATS = "ESWN"


@pytest.mark.rule("RIICHI-93", "RIICHI-102", "RIICHI-103")
@pytest.mark.parametrize(
    ("ready", "changes", "dealer"),
    [
        ("", (0, 0, 0, 0), "S"),
        ("W", (-1000, -1000, 3000, -1000), "S"),
        ("EN", (1500, -1500, -1500, 1500), "E"),
        ("ESW", (1000, 1000, 1000, -3000), "E"),
        ("SWN", (-3000, 1000, 1000, 1000), "S"),
        ("ESWN", (0, 0, 0, 0), "E"),
    ],
)
def test_who_is_not_ready_pays_3000_together_to_who_is(ready, changes, dealer):
    drawn = {"kind": "exhaustive", "ready": {seat: seat in ready for seat in SEATS}}
    expect = {"payments": dict(zip(SEATS, changes, strict=True)), "next": {"dealer": dealer, "honba": 1}}
    pass_case("riichi", {"round": "E", "honba": 0, "draw": drawn}, expect)


@pytest.mark.rule("SANMA-38", "SANMA-42")
@pytest.mark.parametrize(
    ("ready", "changes", "dealer"),
    [
        ("", (0, 0, 0), "S"),
        ("E", (2000, -1000, -1000), "E"),
        ("SW", (-2000, 1000, 1000), "S"),
        ("ESW", (0, 0, 0), "E"),
    ],
)
def test_of_three_players_one_or_two_pay_2000_together(ready, changes, dealer):
    drawn = {"kind": "exhaustive", "ready": {seat: seat in ready for seat in "ESW"}}
    expect = {"payments": dict(zip("ESW", changes, strict=True)), "next": {"dealer": dealer, "honba": 1}}
    pass_case("sanma", {"round": "E", "honba": 0, "draw": drawn}, expect)


@pytest.mark.rule("RIICHI-95")
def test_a_plain_mangan_at_draw_pays_no_counters_and_leaves_the_hand_drawn():
    drawn = {"kind": "exhaustive", "ready": {"E": True, "W": True}, "nagashi": ["N"]}
    told = {"round": "S", "honba": 1, "options": {"nagashi_mangan": "plain"}, "draw": drawn}
    payments = {"E": -4000, "S": -2000, "W": -2000, "N": 8000}
    pass_case("riichi", told, {"payments": payments, "next": {"dealer": "E", "honba": 2}})


@pytest.mark.rule("RIICHI-107")
def test_equal_points_go_by_the_order_from_the_first_dealer():
    table = table_of("riichi", before_deal={"first_dealer": 2, "dealer": 2})
    table.record.scores[:] = [25000, 30000, 20000, 25000]
    # Seat 3 comes before seat 0 when one counts from seat 2.
    assert [one.seat for one in table.ranking()] == [1, 3, 0, 2]


@pytest.mark.rule("RIICHI-61")
@pytest.mark.parametrize(("deal_number", "over"), [(3, True), (2, False)])
def test_sticks_stay_at_a_draw_and_at_the_end_of_the_match_go_to_the_first(deal_number, over):
    told = {"round_wind": 1, "deal_number": deal_number, "dealer": deal_number, "first_dealer": 0, "sticks": 2}
    table = table_of("riichi", before_deal={**told, "scores": [36000, 24000, 19000, 19000]}).close(EXHAUSTED)
    assert bool(only(table.events, ev.MatchEnded)) == over
    assert [int(score) for score in table.record.scores] == [36000 + 2000 * over, 24000, 19000, 19000]
    assert int(table.record.sticks) == (0 if over else 2)


@pytest.mark.rule("RIICHI-P4")
@pytest.mark.parametrize("how", ["win", "ready"])
def test_rcr_lets_a_dealer_who_leads_play_on_in_the_last_hand(how):
    last = {"round_wind": 1, "deal_number": 3, "dealer": 3, "first_dealer": 0, "scores": [25000, 27000, 28000, 40000]}
    table = table_of("riichi", preset="rcr_2024", before_deal=last)
    if how == "win":
        table.close(WON, "E", "S")
    else:
        table.record.declared.shown[table.seat("E")] = 1
        table.close(EXHAUSTED)
    assert not only(table.events, ev.MatchEnded)
    assert (int(table.record.coming.dealer), int(table.record.coming.counters)) == (3, 1)
    table = table_of("riichi", preset="rcr_2024", before_deal=last).close(WON, "S", "E")
    assert only(table.events, ev.MatchEnded)
