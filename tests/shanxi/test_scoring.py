"""What a win of Shanxi is worth: its bonus and the number on its tile, and each loser's share of it."""

import pytest

from fangcheng import score

READY = "234m567m333s56p22z"  # waits for 4p and 7p


def told(hand, tile, **more):
    """The value of a declared hand, of South unless a seat is named."""
    context = ["ready_declared", *more.pop("context", ())]
    return score("shanxi", hand, tile, mode="interpreted", seat=more.pop("seat", "S"), context=context, **more)


def rows(hand, tile, **more):
    found = told(hand, tile, **more)
    assert found.wins
    return {line.id: line.value for line in found.patterns}


def paid(hand, tile, **more):
    """What the others pay, by seat from East on."""
    found = told(hand, tile, **more)
    assert found.wins
    return {one.seat: -one.change for one in found.payments if one.change < 0}


@pytest.mark.rule("SHANXI-F-plain", "SHANXI-3")
@pytest.mark.parametrize(
    ("hand", "tile", "number"),
    [
        ("234m567m333s56p22z", "7p", 7),
        ("234m567m333s78p22z", "9p", 9),
        ("234m567m333s78p22z", "6p", 6),
        ("234m567m345s22p22z", "2z", 10),
        ("234m567m345s22p77z", "7z", 10),
    ],
)
def test_a_basic_win_is_worth_the_number_on_its_tile_honours_ten(hand, tile, number):
    assert rows(hand, tile) == {}
    assert told(hand, tile).total == number


@pytest.mark.rule("SHANXI-F-pure_straight", "SHANXI-F-full_flush", "SHANXI-24")
@pytest.mark.parametrize(
    ("hand", "tile", "expected"),
    [
        ("12345678m55p234s", "9m", {"pure_straight": 20}),
        ("12345678m55m234m", "9m", {"pure_straight": 20, "full_flush": 20}),
        ("222m456m456m55m78m", "9m", {"full_flush": 20}),
        ("1112223334447z", "7z", {}),  # all honours is no full flush
    ],
)
def test_straight_and_flush_are_twenty_each_and_added(hand, tile, expected):
    hand = hand.replace("1112223334447z", "111222333444z7z")
    assert rows(hand, tile) == expected
    assert told(hand, tile).total == sum(expected.values()) + (10 if "z" in tile else int(tile[0]))


@pytest.mark.rule("SHANXI-F-seven_pairs", "SHANXI-F-luxury_seven_pairs", "SHANXI-20", "SHANXI-24")
@pytest.mark.parametrize(
    ("hand", "tile", "expected"),
    [
        ("1133p5577s11z66m8m", "8m", {"seven_pairs": 20}),
        ("1133p5577s11z888m", "8m", {"luxury_seven_pairs": 40}),
        ("8888m1133p5577s1z", "1z", {"seven_pairs": 20}),  # four alike, and another tile won
        ("8888m333p5577s11z", "3p", {"luxury_seven_pairs": 40}),
        ("1133557799p888p", "8p", {"luxury_seven_pairs": 40, "full_flush": 20}),
        ("1122337788p99p4p", "4p", {"seven_pairs": 20, "full_flush": 20}),
    ],
)
def test_seven_pairs_are_twenty_and_forty_if_the_tile_is_the_fourth(hand, tile, expected):
    assert rows(hand, tile) == expected


@pytest.mark.rule("SHANXI-F-thirteen_orphans", "SHANXI-20")
def test_thirteen_orphans_are_sixty():
    assert rows("19m19p19s1234567z", "9m") == {"thirteen_orphans": 60}
    assert told("19m19p19s1234567z", "9m").total == 69


@pytest.mark.rule("SHANXI-24")
def test_of_bonuses_that_exclude_each_other_the_dearest_counts():
    # Seven pairs with a straight's tiles are read as seven pairs or as sets: 112233 445566 77 ...
    assert rows("1122334455667p", "7p") == {"seven_pairs": 20, "full_flush": 20}


@pytest.mark.rule("SHANXI-27", "SHANXI-25")
def test_a_self_draw_costs_twice_the_share_of_each():
    assert paid(READY, "7p") == {0: 24, 2: 14, 3: 14}
    assert paid(READY, "7p", seat="E") == {1: 24, 2: 24, 3: 24}


@pytest.mark.rule("SHANXI-25")
@pytest.mark.parametrize(
    ("points", "others"), [(5, {0: 24, 2: 14, 3: 14}), (0, {0: 14, 2: 14, 3: 14}), (10, {0: 34, 2: 14, 3: 14})]
)
def test_the_part_of_the_dealer_may_be_another(points, others):
    assert paid(READY, "7p", options={"dealer_points": points}) == others


@pytest.mark.rule("SHANXI-26")
def test_an_undeclared_discarder_pays_all_three_shares():
    assert paid(READY, "7p", by="discard", source="W") == {2: 7 + 7 + 12}
    assert paid(READY, "7p", by="discard", source="E") == {0: 26}
    assert paid(READY, "7p", by="discard", source="W", options={"cover_all": "never"}) == {0: 12, 2: 7, 3: 7}


@pytest.mark.rule("SHANXI-21")
@pytest.mark.parametrize(("least", "wins"), [(6, False), (3, True), (1, True)])
def test_a_discard_wins_only_with_six_or_more(least, wins):
    found = told(READY, "4p", by="discard", source="W", options={"discard_min": least})
    assert found.wins is wins
    assert wins or found.refusal_rule == "SHANXI-21"
    assert told("234m567m333s78p22z", "6p", by="discard", source="W").wins


@pytest.mark.rule("SHANXI-22")
@pytest.mark.parametrize(("least", "wins"), [(3, False), (1, True)])
def test_a_self_draw_wins_only_with_three_or_more(least, wins):
    found = told("456m567m333s13p22z", "2p", options={"self_draw_min": least})
    assert found.wins is wins
    assert wins or found.refusal_rule == "SHANXI-22"
    assert told("456m567m333s12p22z", "3p").wins
    replaced = told("456m567m13p22z", "2p", melds=["concealed 3333s"], context=["kong_replacement"])
    assert replaced.refusal_rule == "SHANXI-22"


@pytest.mark.rule("SHANXI-14")
def test_an_undeclared_hand_does_not_win():
    assert score("shanxi", READY, "7p", mode="interpreted").refusal_rule == "SHANXI-14"


@pytest.mark.rule("SHANXI-20")
def test_no_other_shape_wins():
    assert told("147m258p369s1234z", "5z").refusal_rule == "SHANXI-20"
