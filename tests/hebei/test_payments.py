"""Hebei: base points of each payer, who pays, kongs. Amounts of E S W N from the book; East deals."""

import pytest

from hebei.test_play import ADDED, DULL, HANDS, KONG, PUNG, TWO, at_table

SOUTH = HANDS["S"]
BY_WEST = ("E 1z", "S 1m drawn", "W 9s drawn", "S win")  # a concealed hand, x2
BY_EAST = ("E 9s", "S win")
OWN = ("E 1z", "S 1m drawn", "W 1p drawn", "N 2p drawn", "E 3p drawn", "S win")


def paid(steps, wall="1m9s", **options):
    return at_table(wall, options=options).play(*steps).wait().scores()


@pytest.mark.rule("HEBEI-23", "HEBEI-24", "HEBEI-4")
def test_a_payer_owes_1_and_1_more_with_the_dealer_and_1_more_for_discard_or_self_draw():
    assert paid(BY_WEST) == [-2 * 2, 2 * 5, -2 * 2, -2 * 1]
    assert paid(BY_EAST) == [-2 * 3, 2 * 5, -2 * 1, -2 * 1]
    assert paid(OWN, "1m1p2p3p9s") == [-2 * 3, 2 * 7, -2 * 2, -2 * 2]


@pytest.mark.rule("HEBEI-23")
def test_with_the_dealer_as_winner_everybody_pays_his_part():
    hands = {"E": "123m456p78s222s55z1z", "S": "258m369p147s1234z", "W": "369m147p258s1234z"}
    table = at_table("1m9s", hands).play("E 1z", "S 1m drawn", "W 9s drawn", "E win")
    assert table.scores() == [2 * (2 + 3 + 2), -2 * 2, -2 * 3, -2 * 2]


@pytest.mark.rule("HEBEI-23")
@pytest.mark.parametrize("base", [1, 2, 3])
def test_flat_doubles_for_the_dealer_and_again_for_discard_or_self_draw(base):
    option = {"base_points": f"flat {base}"}
    assert paid(BY_WEST, **option) == [base * 2 * n for n in (-2, 5, -2, -1)]
    assert paid(BY_EAST, **option) == [base * 2 * n for n in (-4, 6, -1, -1)]
    assert paid(OWN, "1m1p2p3p9s", **option) == [base * 2 * n for n in (-4, 8, -2, -2)]


@pytest.mark.rule("HEBEI-24")
@pytest.mark.parametrize(
    ("pays", "by_west", "by_east"),
    [
        ("discarder alone", [0, 4, -4, 0], [-6, 6, 0, 0]),
        ("discarder pays threefold", [0, 12, -12, 0], [-18, 18, 0, 0]),
    ],
)
def test_by_option_the_discarder_pays_his_own_amount_alone_or_three_times(pays, by_west, by_east):
    assert paid(BY_WEST, discard_pays=pays) == by_west
    assert paid(BY_EAST, discard_pays=pays) == by_east
    assert paid(OWN, "1m1p2p3p9s", discard_pays=pays) == [-6, 14, -4, -4]


@pytest.mark.rule("HEBEI-24", "HEBEI-23")
def test_three_times_the_doubled_amount_where_base_points_are_flat():
    options = {"discard_pays": "discarder pays threefold", "base_points": "flat 2"}
    assert paid(BY_EAST, **options) == [-2 * 2 * 4 * 3, 48, 0, 0]


@pytest.mark.rule("HEBEI-15", "HEBEI-20")
def test_a_robbed_kong_is_the_discard_of_its_maker():
    hands = {**PUNG, "N": "123p456m789s12s99m"}  # waits for 3s
    table = at_table("1m1p2p3s", hands).play(*ADDED, "N win")
    share = 2 * 2 * 2  # concealed, an edge, robbing
    assert table.scores() == [-2 * share, -2 * share, -1 * share, 5 * share]


@pytest.mark.rule("HEBEI-21", "COMMON-2", "COMMON-16")
def test_by_option_all_who_claim_the_tile_win_and_do_not_pay_each_other():
    hands, options = {**TWO, "S": SOUTH}, {"multiple_winners": True}
    table = at_table(hands=hands, options=options).play("E 9s", "S win", "N win")
    assert table.scores() == [-12, 6 + 2, -4, 6 + 2]
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("HEBEI-21", "HEBEI-29", "COMMON-16")
def test_a_dealer_who_is_one_of_several_winners_stays():
    hands = {"E": "123m456p78s222s55z1z", "N": TWO["N"], "W": "258m369p147s1234z", "S": "369m147p258s1234z"}
    table = at_table("1m9s", hands, options={"multiple_winners": True})
    table.play("E 1z", "S 1m drawn", "W 9s drawn", "N win", "E win")
    assert int(table.record.won_count) == 2
    assert int(table.record.coming.dealer) == table.seat("E")


# --- kongs


@pytest.mark.rule("HEBEI-26")
@pytest.mark.parametrize(
    ("hands", "wall", "steps", "amounts"),
    [
        # kong_bloom x2 on an open hand; 3 from the discarder
        pytest.param(
            {**DULL, "S": "123m456p78s333s55z"},
            "",
            ("E 3s", "S kong 333s"),
            [-2 * 3 - 3, 2 * 7 + 3, -2 * 2, -2 * 2],
            id="open",
        ),
        pytest.param(PUNG, "1m1p2p3s", ADDED, [-2 * 3 - 1, 2 * 7 + 3, -2 * 2 - 1, -2 * 2 - 1], id="added"),
        # concealed_hand x2
        pytest.param(
            KONG, "5z", ("E 1z", "S kong 6666z"), [-4 * 3 - 2, 4 * 7 + 6, -4 * 2 - 2, -4 * 2 - 2], id="concealed"
        ),
    ],
)
def test_a_kong_costs_its_feeder_3_or_each_1_or_2_never_multiplied_and_without_the_dealer(hands, wall, steps, amounts):
    assert at_table(wall, hands, tail="9s").play(*steps, "S win").scores() == amounts


@pytest.mark.rule("HEBEI-26", "HEBEI-27")
def test_kongs_of_all_players_are_settled_once_also_with_several_winners():
    hands = {**TWO, "S": SOUTH, "W": "258m369p14s66612z"}
    table = at_table("1m6z", hands, tail="9s", options={"multiple_winners": True})
    table.play("E 1z", "S 1m drawn", "W kong 6666z", "W 9s drawn", "S win", "N win")
    assert table.scores() == [-4 - 4 - 2, 8 - 2, -4 - 4 + 6, 8 - 2]


@pytest.mark.rule("HEBEI-26", "HEBEI-27", "HEBEI-28")
def test_in_a_drawn_hand_kongs_lapse_unless_the_option_keeps_them():
    def drawn(**options):
        table = at_table("1m1p", KONG, tail="2p", left=3, options=options)
        table.play("E 1z", "S kong 6666z").throw_drawn(4)
        assert table.over
        return table.scores()

    assert drawn() == [0, 0, 0, 0]
    assert drawn(kongs_lapse_on_draw=False) == [-2, 6, -2, -2]
