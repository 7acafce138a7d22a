"""The price list of Wenzhou, stakes and who pays; expectations are reckoned by hand."""

import pytest

from fangcheng import HandError, IncompatibleCircumstance, score
from tabletop import payments_of

SOFT = "123m456p789s33s5m67p99m"  # waits for 5p and 8p with a caishen in a triplet of 3s
HARD = "123m456p789s222z67p99m"
PAIRS = "1133m4477p2266s11z3z9s"  # with another 3z, or 9s
OPTION = {"special_doubles": True}
LAID = ("chi 123p from E", "pon 777p from W", "pon 444s from N", "chi 567m from E", "pon 222z from E")


def won(hand=HARD, tile="8p", by="discard", source="W", seat="S", jokers="5m", **more):
    given = None if by == "self" else source
    return score("wenzhou", hand, tile, by=by, source=given, seat=seat, jokers=jokers, **more)


def rows(answer):
    return {line.rule.partition("-F-")[2]: line.value for line in answer.patterns}


@pytest.mark.rule(
    *("WENZHOU-11", "WENZHOU-12", "WENZHOU-13", "WENZHOU-15", "WENZHOU-24", "WENZHOU-25", "WENZHOU-27"),
    *(f"WENZHOU-F-{row}" for row in ("soft_win", "hard_win", "eight_pairs", "hard_eight_pairs")),
    *(f"WENZHOU-F-{row}" for row in ("three_caishen", "three_caishen_complete", "heavenly_win", "earthly_win")),
)
@pytest.mark.parametrize(
    ("told", "hand", "tile", "more"),
    [
        ({"soft_win": 1}, SOFT, "8p", {}),
        ({"hard_win": 2}, SOFT, "8p", {"by": "self"}),
        ({"hard_win": 2}, HARD, "8p", {}),
        ({"hard_win": 2}, HARD, "8p", {"by": "rob"}),
        ({"hard_win": 2}, "456m456p789s222z67p99m", "8p", {}),  # the caishen as the tile printed on it
        ({"hard_win": 2}, "46m5z456p789s222z67p99m", "8p", {}),  # White plays it
        ({"hard_win": 2}, HARD, "8p", {"jokers": "8p"}),  # a caishen given by another, in its place
        ({"eight_pairs": 1}, "1133m4477p2266s1z3z9s5m", "3z", {}),
        ({"hard_eight_pairs": 4}, "1133m4477p2266s1z3z9s5m", "3z", {"by": "self"}),
        ({"hard_eight_pairs": 4}, PAIRS, "3z", {}),
        ({"hard_eight_pairs": 4}, "1133m4477p2266s11z5z9s", "5m", {}),  # White and the caishen are a pair
        ({"three_caishen": 2}, "147m258p369s12345z55m", "5m", {"by": "self"}),
        ({"three_caishen_complete": 4}, "123m789s67p33s22z9m555m", "8p", {}),
        ({"heavenly_win": 4}, HARD, "8p", {"by": "self", "seat": "E", "context": ["first_turn"]}),
        ({"three_caishen": 2}, "147m258p369s12345z55m", "5m", {"by": "self", "seat": "E", "context": ["first_turn"]}),
        ({"earthly_win": 4}, HARD, "8p", {"source": "E", "context": ["first_turn"]}),
    ],
)
def test_the_dearest_row_of_the_list_counts(told, hand, tile, more):
    answer = won(hand, tile, **more)
    assert rows(answer) == told
    assert answer.total == sum(told.values())


@pytest.mark.rule("WENZHOU-15", "WENZHOU-11")
def test_a_caishen_that_another_gives_may_stand_for_any_tile():
    answer = won(HARD, "1z", jokers="1z")
    assert rows(answer) == {"soft_win": 1}


@pytest.mark.rule("WENZHOU-15", "WENZHOU-25")
def test_the_third_caishen_from_another_wins_no_incomplete_hand():
    assert not won("147m258p369s12345z55m", "5m").wins


@pytest.mark.rule(
    *(f"WENZHOU-F-{row}" for row in ("single_wait", "all_pungs", "full_flush", "half_flush", "kong_bloom")),
    "WENZHOU-F-two_caishen_home",
)
@pytest.mark.parametrize(
    ("row", "hand", "tile", "more"),
    [
        ("single_wait", "3m", "3m", {"melds": LAID, "jokers": "1s"}),
        ("all_pungs", "333m888s55p99m", "9m", {"melds": ("pon 222z from E", "pon 777p from W"), "jokers": "1s"}),
        ("full_flush", "123p345p678p999p56p11p", "7p", {}),
        ("half_flush", "123p345p678p999p56p11z", "7p", {}),
        (
            "kong_bloom",
            "123m456p789s67p99m",
            "8p",
            {"by": "self", "melds": ("kong 2222z from E",), "context": ["kong_replacement"]},
        ),
        ("two_caishen_home", "455667m789s222z678p9p", "9p", {}),
    ],
)
def test_special_hands_count_double_where_they_are_played(row, hand, tile, more):
    assert rows(won(hand, tile, options=OPTION, **more)) == {row: 4}
    assert row not in rows(won(hand, tile, **more))


@pytest.mark.rule("WENZHOU-F-caishen_pair", "WENZHOU-F-three_dragons")
@pytest.mark.parametrize(
    ("row", "hand", "tile", "jokers"),
    [
        ("caishen_pair", "55m123m456p789s222z67p", "8p", "5m"),
        ("three_dragons", "666z777z11s123m456p78p", "9p", "1s"),  # the pair stands for 5z, or for itself
    ],
)
def test_a_pair_of_caishen_counts_double_for_more_than_one_reason(tmp_path, row, hand, tile, jokers):
    answer = won(hand, tile, jokers=jokers, options=OPTION)
    assert answer.total == 4
    assert {*rows(answer)} <= {row, "two_caishen_home"}
    others = {"two_caishen_home", "caishen_pair", "three_dragons"} - {row}  # no rows in a house of its own
    house = tmp_path / "house.toml"
    prices = "".join(f"{other} = 0\n" for other in sorted(others))
    house.write_text(f'base = "wenzhou"\n[options]\nspecial_doubles = true\n[prices]\n{prices}', "utf-8")
    told = score(str(house), hand, tile, by="discard", source="W", seat="S", jokers=jokers, mode="interpreted")
    assert {line.id: line.value for line in told.patterns} == {row: 4}


@pytest.mark.rule("WENZHOU-F-three_caishen_home")
def test_three_caishen_in_their_place_count_eight_where_they_are_played():
    hand = "555m123m456p789s67p99s"
    assert rows(won(hand, options={"three_home": True})) == {"three_caishen_home": 8}
    assert rows(won(hand)) == {"three_caishen_complete": 4}


@pytest.mark.rule("WENZHOU-13", "WENZHOU-14")
def test_white_is_nothing_but_the_tile_of_the_caishen_and_no_caishen_is_laid():
    assert not won("12m5z456p789s333s67p99m", by="self").wins
    with pytest.raises(HandError, match="5m is wild in this hand"):
        won("456p789s67p99m111s", melds=("pon 555m from E",))


@pytest.mark.rule("WENZHOU-13", "WENZHOU-14")
@pytest.mark.parametrize(
    ("hand", "melds", "caishen", "wins"),
    [
        ("456p789s222z67p99m", ("chi 46m5z from E",), "5m", True),
        ("456p789s222z67p99m", ("chi 46m5z from E",), "4p", None),  # White plays 4p, and 4m 6m lack their middle
        ("46m5z456p789s222z67p99m", (), "5z", True),  # White is the caishen itself, and any tile
        ("12m5z456p789s222z67p99m", (), "5z", True),
        ("12m5z456p789s222z67p99m", (), "3m", True),
    ],
)
def test_white_lies_in_a_chow_as_the_tile_it_plays_and_is_wild_where_it_is_the_caishen(hand, melds, caishen, wins):
    if wins is None:
        with pytest.raises(HandError):
            won(hand, melds=melds, jokers=caishen)
    else:
        assert won(hand, melds=melds, jokers=caishen).wins == wins


@pytest.mark.rule("WENZHOU-28", "WENZHOU-29", "WENZHOU-30")
@pytest.mark.parametrize(
    ("streak", "options", "dealer"),
    [
        (0, {}, 2),
        (2, {}, 6),
        (3, {}, 8),
        (4, {"redraw_after": "4 kept deals"}, 10),
        (0, {"stakes": "1-2-3-4"}, 1),
        (2, {"stakes": "1-2-3-4"}, 3),
        (0, {"stakes": "2-4-8-16"}, 2),
        (3, {"stakes": "2-4-8-16"}, 16),
        (4, {"stakes": "2-4-8-16", "redraw_after": "4 kept deals"}, 32),
    ],
)
def test_all_three_pay_and_the_dealer_by_his_repeats(streak, options, dealer):
    answer = won(streak=streak, options=options)  # hard, on a discard of W
    assert payments_of(answer) == {"E": -2 * dealer, "S": 2 * dealer + 4, "W": -2, "N": -2}


@pytest.mark.rule("WENZHOU-33")
def test_a_caishen_alone_beside_five_melds_wins_as_drawn_by_option():
    assert rows(won("1s", "9s", melds=LAID, jokers="1s")) == {"soft_win": 1}
    assert rows(won("1s", "9s", melds=LAID, jokers="1s", options={"single_self": True})) == {"hard_win": 2}
    assert rows(won("9s", "1s", melds=LAID, jokers="1s", options={"single_self": True})) == {"soft_win": 1}


@pytest.mark.rule("WENZHOU-P6", "WENZHOU-P7", "WENZHOU-P8", "WENZHOU-P9")
def test_the_trial_rules_know_six_rows():
    with pytest.raises(IncompatibleCircumstance, match="first_turn means nothing in wenzhou under these options"):
        won(by="self", seat="E", context=["first_turn"], preset="mil_2024")  # no heavenly win, no earthly win
    assert rows(won(by="self", seat="E", preset="mil_2024")) == {"hard_win": 2}
    assert rows(won(source="E", preset="mil_2024")) == {"hard_win": 2}
    assert rows(won(PAIRS, "3z", preset="mil_2024")) == {"hard_eight_pairs": 4}
    assert rows(won(SOFT, preset="mil_2024")) == {"soft_win": 1}
    drawn = {"by": "self", "preset": "mil_2024"}
    assert rows(won(SOFT, **drawn)) == {"hard_win": 2}  # every self-draw of five sets
    in_place = "456m456p789s222z67p99m"
    assert rows(won(in_place, preset="mil_2024")) == {"hard_win": 2}
    with_caishen = "1133m4477p2266s1z3z9s5m"
    assert rows(won(with_caishen, "3z", preset="mil_2024")) == {"eight_pairs": 1}
    assert rows(won(with_caishen, "3z", **drawn)) == {"hard_eight_pairs": 4}
    assert rows(won("147m258p369s12345z55m", "5m", **drawn)) == {"three_caishen": 2}
    assert rows(won("123m789s67p33s22z9m555m", preset="mil_2024")) == {"three_caishen_complete": 4}
    for streak, times in enumerate((2, 4, 6, 8)):
        told = payments_of(won(streak=streak, preset="mil_2024"))
        assert told == {"E": -2 * times, "S": 2 * times + 4, "W": -2, "N": -2}
