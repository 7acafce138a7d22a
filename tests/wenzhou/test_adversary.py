"""Wenzhou: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, MATCH_OVER, WON
from fangcheng.game import event_types as ev
from flow.table_of import only
from hangzhou.test_play import has_thrown, lay
from tabletop import payments_of
from wenzhou.test_play import FREE, HANDS, MIL, at_table
from wenzhou.test_rows import LAID, OPTION, SOFT, won

WHITE_KEPT = 31  # what 5m is kept as, since White plays it

SEVEN = "1133m4477p2266s11z"  # seven pairs; 5m is the caishen unless told
HOME = {"three_home": True}
LONE = {"single_self": True}
SELF = {"by": "self"}
DEALT = {"by": "self", "seat": "E", "context": ["first_turn"]}
FIRST = {"source": "E", "context": ["first_turn"]}

# What is told: concealed tiles, the winning one, what else is said, and the multiplier by the book.
CASES = {
    "eight pairs wait for any tile": (SEVEN + "33z", "9s", {}, 4),
    "beside eight pairs a caishen may be the single one": (SEVEN + "33z", "5m", {}, 4),
    "the caishen is the single tile, not half of a pair": (SEVEN + "3z5m", "3z", {}, 4),
    "the caishen has to be half of a pair": (SEVEN + "9s5m", "3z", {}, 1),
    "two caishen are a pair as printed": (SEVEN + "55m", "9s", {}, 4),
    "four alike are two pairs": ("1111m4477p2266s11z3z9s", "3z", {}, 4),
    "eight pairs with three caishen": (SEVEN + "55m", "5m", SELF, 4),
    "three caishen as a pair and a single tile": (SEVEN + "55m", "5m", {**SELF, "options": HOME}, 8),
    "the third of them from another": (SEVEN + "55m", "5m", {"options": HOME}, 8),
    "three caishen, one of them standing in": ("1133m4477p2266s98s55m", "5m", {**SELF, "options": HOME}, 4),
    "a pair of caishen, one of them from another, beside a single tile": (SEVEN + "9s5m", "5m", {}, 4),
    "the third caishen from another completes the hand": ("123m789s678p33s22z9m55m", "5m", {}, 4),
    "White in a flush of its suit": ("123p234p46p5z67p999p11p", "8p", {"jokers": "5p", "options": OPTION}, 4),
    "White as a wind beside one suit": ("123p234p456p67p999p55z", "8p", {"jokers": "1z", "options": OPTION}, 4),
    "White as a tile of another suit": ("123p234p456p67p999p55z", "8p", {"jokers": "5s", "options": OPTION}, 2),
    "pairs of one suit, the caishen in one": ("112233446677p589p1z", "8p", {"jokers": "1z", "options": OPTION}, 4),
    "the same without special hands": ("112233446677p589p1z", "8p", {"jokers": "1z"}, 1),
    "pungs, the caishen in the pair": (
        *("333m888s55p9m1s", "5p"),
        {"melds": ("pon 222z from E", "pon 777p from W"), "jokers": "1s", "options": OPTION},
        4,
    ),
    "heavenly with a caishen standing in": (SOFT, "8p", DEALT, 4),
    "earthly with a caishen standing in": (SOFT, "8p", FIRST, 4),
    "a soft win by robbing": (SOFT, "8p", {"by": "rob"}, 1),
    "a pung of Whites is one of 5m": ("456p789s67p99m111s", "8p", {"melds": ("pon 555z from E",)}, 2),
    "White is the caishen, as its pair": ("55z123m456p789s222z67p", "8p", {"jokers": "5z"}, 2),
    "White is the caishen, standing in": ("123m456p789s33s5z67p99m", "8p", {"jokers": "5z"}, 1),
    "two Whites and the caishen are a pung of Red": ("123m456p789s55z7z67p99m", "8p", {"jokers": "7z"}, 2),
    "of two caishen one stands in": ("46m5m456p789s33s5m67p99m", "8p", {}, 1),
    "a pair of caishen beside five melds": ("1s", "1s", {"melds": LAID, "jokers": "1s"}, 2),
    "the same as if drawn": ("1s", "1s", {"melds": LAID, "jokers": "1s", "options": LONE}, 2),
    "a tile alone waits for the caishen": ("9s", "1s", {"melds": LAID, "jokers": "1s", "options": OPTION}, 4),
    "trial rules: three caishen beside a complete hand": ("123m789s67p33s22z9m555m", "8p", MIL, 4),
    "trial rules: eight pairs of the dealer": (SEVEN + "3z9s", "3z", {**DEALT, **MIL, "context": []}, 4),
    "trial rules: soft on the dealer's discard": (SOFT, "8p", {**FIRST, **MIL, "context": []}, 1),
    "trial rules: eight pairs with a caishen standing in": (SEVEN + "9s5m", "3z", MIL, 1),
    "trial rules: eight pairs self-drawn with a caishen as printed": (SEVEN + "3z5m", "3z", {**SELF, **MIL}, 4),
}


@pytest.mark.rule(
    *("WENZHOU-11", "WENZHOU-12", "WENZHOU-13", "WENZHOU-15", "WENZHOU-24", "WENZHOU-27", "WENZHOU-33"),
    *("WENZHOU-F-eight_pairs", "WENZHOU-F-hard_eight_pairs", "WENZHOU-F-three_caishen_complete"),
    *("WENZHOU-F-three_caishen_home", "WENZHOU-F-full_flush", "WENZHOU-F-half_flush", "WENZHOU-P7", "WENZHOU-P8"),
)
@pytest.mark.parametrize("told", CASES)
def test_hands_are_worth_what_the_book_says(told):
    hand, tile, more, multiplier = CASES[told]
    answer = won(hand, tile, **more)
    assert (answer.wins, answer.total) == (True, multiplier)


@pytest.mark.rule("WENZHOU-29", "WENZHOU-30")
def test_a_dealer_with_three_repeats_is_paid_eight_times_by_all():
    assert payments_of(won(SOFT, seat="E", streak=3)) == {"E": 24, "S": -8, "W": -8, "N": -8}
    stakes = {"stakes": "2-4-8-16"}
    assert payments_of(won(SOFT, seat="E", streak=2, options=stakes)) == {"E": 24, "S": -8, "W": -8, "N": -8}


# --- three caishen

LUCKY = {
    "E": "1469m2579p34689s3366z",
    "S": "147m258p369s224z555m3s",  # dealt three caishen
    "W": "1477m1358p1257s1177z",
    "N": "2688m1369p14569s66z4z",
}


@pytest.mark.rule("WENZHOU-15", "WENZHOU-25", "WENZHOU-26")
def test_three_caishen_do_not_win_on_a_discard_nor_after_a_claim_but_at_any_draw():
    hands = {**LUCKY, "E": "1469m2579p34689s3362z"}
    table = at_table("1p", hands, options=FREE).play("E 2z")
    assert table.may("S", "pon 22z")
    assert not table.may("S", "win")
    claimed = table.play("S pon 22z")
    assert not claimed.may("S", "win")
    table = at_table("1p8s3p8s1p", hands, options=FREE).play("E 2z").wait()
    assert table.may("S", "win")  # on 1p, which fits nothing
    table.play("S 1p drawn", "W 8s drawn", "N 3p drawn", "E 8s drawn").wait()
    assert table.may("S", "win")
    # 2 from each, the dealer twice; three caishen at 1 from each
    assert table.play("S win").scores() == [-4 - 3, 8 + 9, -2 - 3, -2 - 3]


# --- the dealer's first turn

KONG = {**HANDS, "E": "123m456p789s67p99m222z2z", "S": "1469m2579p3468s1344z"}


@pytest.mark.rule("WENZHOU-F-heavenly_win", "WENZHOU-32", "COMMON-7")
def test_a_dealer_who_kongs_first_has_no_heavenly_win():
    table = at_table(hands=KONG, tail="8p", options=FREE).play("E kong 2222z", "E win")
    # the kong 2 from each, the hand 2 from each, both twice
    assert table.scores() == [24, -8, -8, -8]


@pytest.mark.rule("WENZHOU-F-earthly_win", "COMMON-7", "COMMON-8")
def test_after_a_kong_of_the_dealer_his_first_discard_gives_no_earthly_win():
    hands = {"E": "1469m2579p3468s3333z7z", "S": HANDS["S"], "W": HANDS["W"], "N": "2688m1369p14569s44z7z"}
    table = at_table(hands=hands, tail="8p", options=FREE).play("E kong 3333z", "E 8p drawn", "S win")
    # the kong 12, and hard 2, twice from the dealer
    assert table.scores() == [12 - 4, -4 + 8, -4 - 2, -4 - 2]


# --- honour discipline


@pytest.mark.rule("WENZHOU-19", "WENZHOU-20")
def test_a_last_tile_goes_before_a_follower_and_that_before_a_head_wind():
    hands = {
        "E": "1469m2579p34689s3347z",
        "S": "123m456p789s67p2m1237z",
        "W": "1477m1358p1257s1166z",
        "N": "2688m1369p14569s77z2z",
    }
    table = at_table("8s1m9m4p", hands)
    has_thrown(table, "W", "1z")
    table.play("E 7z", "N pon 77z")
    assert table.discards("N") == "2z"  # the order holds after a pung too
    table.play("N 2z", "E 4z").wait()
    assert table.discards("S") == "7z"  # three of it lie in the pung; 1z and 2z have come out once, 3z never
    table.play("S 7z", "W 9m drawn", "N 4p drawn", "E 6m").wait()
    assert table.discards("S") == "12z"


@pytest.mark.rule("WENZHOU-19", "WENZHOU-13")
def test_white_is_bound_as_the_honour_it_plays_and_as_no_suit_tile():
    hands = {**HANDS, "E": "1469m2579p3468s4467z5z", "W": "1477m1358p1257s1116z", "N": "2688m1369p14569s77z2z"}
    assert at_table(hands=hands).discards("E") == "67z"  # 5m is the caishen
    hands = {**hands, "E": "1469m2579p3468s447z35z"}
    table = at_table(hands=hands, joker="3z")
    assert table.discards("E") == "57z"  # the caishen 3z is free, White plays 3z


@pytest.mark.rule("WENZHOU-19")
def test_a_caishen_that_was_discarded_makes_a_follower_of_the_white_that_plays_it():
    hands = {**HANDS, "W": "1477m1358p125s1166z3z", "N": "2688m1369p14569s157z"}
    table = at_table("1m8s4p", hands, "3z").play("E 4m", "S 1m drawn", "W 3z").wait()
    assert table.discards("N") == "5z"
    assert at_table("1m8s4p", hands, "2m").play("E 4m", "S 1m drawn", "W 3z").wait().discards("N") == "17z"


# --- the end of the wall


@pytest.mark.rule("WENZHOU-10")
def test_after_a_claim_of_the_discard_before_them_the_last_four_begin_behind_the_claimer():
    hands = {**HANDS, "E": "1467m2579p34689s3344z", "S": "1469m2579p3468s2266z", "W": "1777m135p12578s1111z"}
    table = at_table(hands=hands, left=4).play("E 7m", "W pon 77m", "W 2s").wait()
    assert [table.letters([event.seat]) for event in only(table.events, ev.Drew)] == ["N", "E", "S", "W"]
    assert int(table.record.ending) == EXHAUSTED


@pytest.mark.rule("WENZHOU-10", "WENZHOU-25", "WENZHOU-31")
def test_the_third_caishen_among_the_last_four_wins():
    hands = {**LUCKY, "S": "147m258p369s2244z55m1s", "E": "1469m2579p34689s3366z"}
    table = at_table(hands=hands, left=4)
    table.record.wall[int(table.record.next_tile)] = WHITE_KEPT
    table.play("E 4m").wait()
    assert table.scores() == [-4 - 3, 8 + 9, -2 - 3, -2 - 3]


@pytest.mark.rule("WENZHOU-32", "WENZHOU-36", "WENZHOU-39")
def test_of_a_drawn_hand_the_kongs_stay_paid_and_caishen_are_not():
    hands = {**HANDS, "E": "1469m2579p34689s3347z", "W": "1477m135p125s1166z55m"}
    table = at_table(hands=hands, options=FREE, before_deal={"streak": 1}).play("E 7z", "N kong 777z")
    table.close(EXHAUSTED)
    assert table.scores() == [-4, -1, -1, 6]
    assert (int(table.record.coming.dealer), int(table.record.coming.streak)) == (0, 1)


# --- passed wins and several winners

# North waits for 5p and 8p, with 5m as printed between 4m and 6m: 2; with a White there the caishen stands in: 1.
BOTH = "465m123p789s222z67p99m"
LATER = {"honour_discipline": False, "heavenly_earthly": False}


@pytest.mark.rule("WENZHOU-22", "COMMON-3")
def test_only_a_dearer_win_may_follow_one_let_pass():
    hands = {**HANDS, "N": BOTH, "S": "1469m2579p3468s3344z", "E": "2688m1369p14569s77z15z"}
    table = at_table("8p", hands, options=LATER).play("E 5z")
    assert table.may("N", "win")
    assert table.play("N pass").play("S 8p drawn").may("N", "win")
    hands = {**hands, "E": "2688m1369p14569s77z1z8p"}
    table = at_table("5z", hands, options=LATER).play("E 8p")
    assert table.may("N", "win")
    assert not table.play("N pass").play("S 5z drawn").may("N", "win")


@pytest.mark.rule("WENZHOU-22", "WENZHOU-P11")
@pytest.mark.parametrize(("rules", "free"), [({"options": LATER}, False), (MIL, True)])
def test_a_pung_that_leaves_the_hand_unready_ends_the_bar_of_the_trial_rules_alone(rules, free):
    hands = {
        "E": "2688m1369p14569s77z1z8p",
        "S": "1469m2579p3468s3344z",
        "W": "1477m1358p1257s1166z",
        "N": "123m456p789s222z67p99m",
    }
    table = at_table("9m", hands, **rules).play("E 8p", "N pass", "S 9m drawn", "N pon 99m", "N 1m")
    assert int(table.record.missed_value[table.seat("N")]) == (-1 if free else 2)


@pytest.mark.rule("WENZHOU-23", "WENZHOU-P11", "COMMON-3")
@pytest.mark.parametrize(("rules", "winner"), [({"options": FREE}, "N"), (MIL, "W")])
def test_of_two_with_four_or_more_the_nearest_wins(rules, winner):
    hands = {
        "E": "6688m1199p4499s3344z7z",
        "S": "2468m1259p1357s3322z",
        "W": "123m456p789s666z67p11m",
        "N": "2244m3377p2266s88s8p5s",
    }
    table = at_table("8p", hands, joker="5m", **rules).play("E 7z").wait().play("S 8p drawn")
    asked = [letter for letter in "WNE" if table.may(letter, "win")]
    assert asked == (["W", "N", "E"] if winner == "N" else ["W", "N"])
    table.play(*(f"{letter} win" for letter in asked))
    assert int(table.record.won_order[0]) == table.seat(winner)


@pytest.mark.rule("WENZHOU-18", "WENZHOU-28", "WENZHOU-31", "COMMON-6")
def test_a_robbed_kong_is_not_paid_and_the_win_is_paid_by_all_three():
    hands = {**HANDS, "S": SOFT, "W": "1477m1888p1257s1166z"}
    table = lay(at_table("1m8p", hands, options=FREE), "W", "pon 888p from E").play(
        "E 4m", "S 1m drawn", "W kong 8888p"
    )
    # soft 1, the dealer twice; one caishen at 1 from each
    assert table.play("S win").scores() == [-2 - 1, 4 + 3, -1 - 1, -1 - 1]


@pytest.mark.rule("WENZHOU-13", "WENZHOU-14", "WENZHOU-18")
def test_a_kong_of_whites_is_robbed_by_who_waits_for_the_tile_they_play():
    hands = {
        "E": "1469m2579p3468s3344z5z",
        "S": "46m123p456p789s222z99m",
        "W": "1478m135p1257s1155z7z",
        "N": "2688m1369p1459s66z77z",
    }
    table = at_table("1m9p2s5z", hands, options=FREE).play("E 5z", "S pass", "W pon 55z", "W 7z").wait()
    table.play("N 1m drawn", "E 9p drawn", "S 2s drawn", "W kong 5555z", "S win")
    assert [(won.tile, won.by) for won in only(table.events, ev.Won)] == [("5z", "rob")]
    assert table.scores() == [-4, 8, -2, -2]  # hard, for White is 5m as printed


# --- bids, and who pays for all


@pytest.mark.rule("WENZHOU-34", "WENZHOU-32")
def test_a_bid_counts_though_the_dealer_did_not_and_for_kongs_too():
    hands = {**HANDS, "E": "1469m2579p34689s3347z"}
    stakes = ("E stake 0", "S stake 1", "W stake 0", "N stake 1")
    table = at_table("1m8p", hands, options={"stake_bids": True, **FREE}, opening=stakes)
    table.play("E 7z", "N kong 777z")
    # one from each, the dealer twice for dealing and twice for the bid of North
    assert table.scores() == [-4, -1, -1, 6]


@pytest.mark.rule("WENZHOU-34", "WENZHOU-35", "COMMON-14")
def test_who_pays_for_all_pays_each_share_as_it_was_bid():
    hands = {
        "E": "123m456p789s222z678p9m9m",
        "S": "1469m2579p3468s3344z",
        "W": HANDS["W"],
        "N": "8888m1369p14569s777z",
    }
    options = {"north_pays": True, "heavenly_earthly": False, "stake_bids": True}
    stakes = ("E stake 1", "S stake 1", "W stake 0", "N stake 0")
    table = lay(at_table(hands=hands, options=options, opening=stakes), "N", "pon 777z from E", "kong 8888m from S")
    # hard 2, twice with the dealer: 4, three times that for South who bid, twice for the two others
    assert table.play("E win").scores() == [28, 0, 0, -28]


@pytest.mark.rule("WENZHOU-35")
def test_what_west_fed_does_not_make_north_pay():
    hands = {
        "E": "123m456p789s222z678p9m9m",
        "S": "1469m2579p3468s3344z",
        "W": HANDS["W"],
        "N": "8888m1369p14569s777z",
    }
    options = {"north_pays": True, "heavenly_earthly": False}
    for melds in (("pon 777z from E", "kong 8888m from W"), ("kong 8888m from S",)):
        table = lay(at_table(hands=hands, options=options), "N", *melds)
        assert table.play("E win").scores() == [12, -4, -4, -4]


# --- the match


@pytest.mark.rule("WENZHOU-40", "WENZHOU-41")
def test_a_fourth_win_in_the_last_deal_ends_the_match():
    table = at_table(options={"rounds": 1})
    for _ in range(3):
        table.close(WON, "S", "W").next_hand()
    assert (table.record.phase != MATCH_OVER, int(table.record.deal_number)) == (True, 3)
    table.record.streak = 3
    table.close(WON, "E", "W")
    assert table.record.phase == MATCH_OVER
