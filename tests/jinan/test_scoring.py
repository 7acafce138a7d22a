"""What the rows of Jinan are worth, each as its line in the book says, and what each payer owes."""

import pytest

from fangcheng import HandError, score

READY = "123m456p78s22288p"  # waits for 6s and 9s, the pair is 88p


def told(hand, tile, **more):
    """The value of a hand that must win, of South unless a seat is named."""
    found = score("jinan", hand, tile, mode="interpreted", seat=more.pop("seat", "S"), **more)
    assert found.wins
    return found


def rows(hand, tile, **more):
    found = told(hand, tile, **more)
    return {line.id: line.value for line in found.patterns}


def paid(hand, tile, **more):
    """What the three others pay."""
    return sorted(-one.change for one in told(hand, tile, **more).payments if one.change < 0)


def refused(hand, tile, **more):
    return score("jinan", hand, tile, mode="interpreted", seat="S", **more).refusal_rule


@pytest.mark.rule("JINAN-F-discard_win", "JINAN-28", "JINAN-30")
def test_a_discard_costs_everybody_one_fan_the_dealer_too():
    assert rows(READY, "9s", by="discard") == {"discard_win": 1}
    assert paid(READY, "9s", by="discard") == [1, 1, 1]
    assert paid(READY, "9s", by="discard", seat="E") == [1, 1, 1]


@pytest.mark.rule("JINAN-F-self_draw", "JINAN-30")
def test_a_plain_self_draw_costs_everybody_two_fan():
    assert rows(READY, "9s") == {"self_draw": 2}
    assert paid(READY, "9s") == paid(READY, "9s", seat="E") == [2, 2, 2]


@pytest.mark.rule("JINAN-F-open_draw", "JINAN-F-open_hand", "JINAN-30")
@pytest.mark.parametrize(("word", "row", "fan"), [("ready_declared", "open_draw", 4), ("open_hand", "open_hand", 8)])
def test_an_announced_hand_is_worth_four_or_eight_and_twice_that_with_the_dealer(word, row, fan):
    assert rows(READY, "9s", context=[word]) == {row: fan}
    assert paid(READY, "9s", context=[word]) == [fan, fan, 2 * fan]
    assert paid(READY, "9s", context=[word], seat="E") == [2 * fan] * 3


@pytest.mark.rule("JINAN-F-kong", "JINAN-F-flower", "JINAN-30")
def test_each_kong_of_whatever_kind_and_each_flower_is_one_fan_and_never_doubled():
    melds = ["kong 2222p", "concealed 9999m", "added 7777z"]
    more = {"melds": melds, "flowers": "158f"}
    assert rows("78s88p", "9s", **more) == {"self_draw": 2, "kong": 3, "flower": 3}
    assert paid("78s88p", "9s", context=["open_hand"], **more) == [14, 14, 22]


@pytest.mark.rule("JINAN-F-flower_smash")
def test_the_replacement_of_a_flower_is_named_and_worth_nothing():
    got = rows(READY, "9s", flowers="3f", context=["flower_replacement"])
    assert got == {"self_draw": 2, "flower": 1, "flower_smash": 0}
    assert paid(READY, "9s", flowers="3f", context=["flower_replacement"]) == [3, 3, 3]


@pytest.mark.rule("JINAN-F-kong_bloom")
def test_the_replacement_of_a_kong_is_one_fan():
    more = {"melds": ["concealed 2222p"], "context": ["kong_replacement"]}
    assert rows("123m789m78s88p", "9s", **more) == {"self_draw": 2, "kong": 1, "kong_bloom": 1}


@pytest.mark.rule("JINAN-14", "JINAN-31")
def test_the_maker_of_a_robbed_kong_pays_for_all_three():
    found = told(READY, "9s", by="rob", source="W", flowers="2f")
    assert {one.seat: one.change for one in found.payments if one.change} == {1: 6, 2: -6}


# --- winning


@pytest.mark.rule("JINAN-25")
@pytest.mark.parametrize("pair", ["22m", "55m", "88m", "22p", "55p", "88p", "22s", "55s", "88s"])
def test_a_pair_of_twos_fives_or_eights_wins(pair):
    assert told("123m456p789s78p" + pair, "9p", by="discard").wins


@pytest.mark.rule("JINAN-25")
@pytest.mark.parametrize("pair", ["11m", "33p", "44s", "66m", "77p", "99s", "11z", "55z", "22z"])
def test_any_other_pair_is_refused(pair):
    assert refused("123m456p456s78p" + pair, "9p", by="discard") == "JINAN-25"


@pytest.mark.rule("JINAN-11")
def test_a_flower_never_stands_for_another_tile():
    with pytest.raises(HandError, match="1f"):
        score("jinan", "123m456p7s22288p1f", "9s", mode="interpreted")
    assert not score("jinan", "123m456p7s22288p1z", "9s", flowers="1f", mode="interpreted").wins


@pytest.mark.rule("JINAN-24", "JINAN-26")
@pytest.mark.parametrize(
    ("hand", "tile"),
    [("2255m2255p2255s8m", "8m"), ("19m19p19s1234567z", "1m"), ("123m456p789s22z57m", "8m")],
)
def test_nothing_wins_but_four_sets_and_a_pair(hand, tile):
    assert refused(hand, tile) == "JINAN-24"


@pytest.mark.rule("JINAN-26", "JINAN-33")
@pytest.mark.parametrize(
    ("hand", "tile"),
    [("222555888m222p8s", "8s"), ("12345678m22255m", "9m"), ("123m789m456m22m55z", "5z")],  # the last a half flush
)
def test_triplets_flushes_and_straights_ask_nothing_and_count_nothing(hand, tile):
    assert rows(hand, tile) == {"self_draw": 2}


# --- options


@pytest.mark.rule("JINAN-25")
def test_the_option_lets_any_pair_win():
    assert rows("123m456p456s78p33m", "9p", options={"pair_258": False}) == {"self_draw": 2}
    assert rows("123m456p456s78p11z", "9p", options={"pair_258": False}) == {"self_draw": 2}


@pytest.mark.rule("JINAN-F-self_draw")
def test_a_self_draw_may_be_worth_one():
    assert rows(READY, "9s", options={"self_draw": 1}) == {"self_draw": 1}


@pytest.mark.rule("JINAN-30")
@pytest.mark.parametrize(
    ("own_draw", "by", "context", "others"),
    [
        (2, "self", [], [2, 2, 4]),
        (1, "self", [], [1, 1, 2]),
        (2, "discard", [], [1, 1, 2]),
        (2, "self", ["open_hand"], [8, 8, 16]),
    ],
)
def test_the_dealer_may_double_every_base_and_never_flowers(own_draw, by, context, others):
    options = {"dealer_doubles": "every base", "self_draw": own_draw}
    assert paid(READY, "9s", by=by, context=context, options=options) == others
    with_flower = paid(READY, "9s", by=by, context=context, options=options, flowers="4f")
    assert with_flower == [amount + 1 for amount in others]


def test_wind_and_dragon_triplets_may_count_one_and_kongs_of_them_three():
    options = {"wind_triplets": True}
    assert rows("222z78s88p123m", "9s", melds=["pon 666z"], options=options) == {"self_draw": 2, "wind_triplets": 2}
    # A kong of dragons: one as a kong, one as a triplet, one more.
    got = rows("222z78s88p123m", "9s", melds=["concealed 6666z"], options=options)
    assert got == {"self_draw": 2, "kong": 1, "wind_triplets": 3}


BIG = {"big_patterns": True}


@pytest.mark.parametrize(
    ("hand", "melds", "tile", "factors"),
    [
        ("8p", ["pon 333m", "pon 111z", "chi 456s", "chi 789p"], "8p", {"melded_hand": 2}),
        ("111m333p444s66p88s", [], "6p", {"all_pungs": 2}),
        ("123m789m222m55m11z", [], "1z", {"half_flush": 4}),
        ("123m789m222m55m34m", [], "5m", {"full_flush": 4}),
        ("1122m3355p66s7799m", [], "", {"seven_pairs": 2}),
        ("2222m3355p66s779m", [], "9m", {"luxury_seven_pairs": 4}),
        ("2222m5555p66s779m", [], "9m", {"luxury_seven_pairs": 4}),
        ("222555m222p55588s", [], "", {"all_pungs": 2, "all_258": 2}),
        (
            "8p",
            ["pon 222m", "pon 555p", "pon 222s", "kong 8888s"],
            "8p",
            {"melded_hand": 2, "all_pungs": 2, "all_258": 2},
        ),
        ("2255m5588p22558s", [], "8s", {"seven_pairs": 2}),  # all 2, 5, 8 needs the ordinary shape
    ],
)
def test_large_hands_multiply_the_sum(hand, melds, tile, factors):
    if not tile:  # the last one of the hand wins
        number, suit = hand[-2:]
        hand, tile = hand[:-2] + suit, number + suit
    kongs = sum(meld.startswith("kong") for meld in melds)
    got = rows(hand, tile, melds=melds, flowers="17f", options=BIG)
    assert got == {"self_draw": 2, "flower": 2, **factors, **({"kong": kongs} if kongs else {})}
    product = 1
    for factor in factors.values():
        product *= factor
    assert paid(hand, tile, melds=melds, flowers="17f", options=BIG) == [(4 + kongs) * product] * 3


@pytest.mark.rule("JINAN-30")
def test_the_sum_of_a_payer_is_multiplied_with_what_the_dealer_adds():
    # South's open hand is worth 8, or 16 from the dealer; a flower; the full flush multiplies by four.
    more = {"context": ["open_hand"], "flowers": "1f", "options": BIG}
    assert paid("123m789m222m55m34m", "5m", **more) == [36, 36, 68]


def test_the_last_tile_of_the_wall_drawn_multiplies_too():
    assert paid(READY, "9s", context=["last_tile"], options=BIG) == [4, 4, 4]
    assert paid(READY, "9s", by="discard", context=["last_tile"], options=BIG) == [1, 1, 1]


@pytest.mark.rule("JINAN-25")
def test_seven_pairs_need_a_two_five_or_eight_among_them():
    assert refused("1133m4466p77s99m1z", "1z", options=BIG) == "JINAN-25"
    assert refused("1133m4466p77s99m1z", "1z", options={**BIG, "pair_258": False}) == "JINAN-25"
