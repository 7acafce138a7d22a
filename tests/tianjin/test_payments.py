"""Tianjin's payments and options, one rule at a time."""

import pytest

from fangcheng.core.institutions.follow import pay_follow
from fangcheng.core.institutions.kong_income import pay_hand_end_kongs, pay_kong
from fangcheng.core.institutions.sit_pull import pair_multiplier
from fangcheng.core.settlement.settle_terms import pay_terms_win
from fangcheng.core.state import refusals
from tabletop import SEATS, add_meld, patterns, quick_win, rules_of, scores, settle, table, value

NO_JOKER = {"hand": "123456789p234s5z", "tile": "5z", "jokers": "9m1m"}  # straight without a joker: 8
PLAIN = {"hand": "123456m68p222s99s", "tile": "9p", "jokers": "6p7p"}
WAIT = {"hand": "123456m789p111s3p", "tile": "9s", "jokers": "3p4p"}


def sitting(dealer="E", sits=True, **pulls):
    there = table(dealer)
    there.bets.placed[SEATS.index(dealer)] = sits
    for seat, number in pulls.items():
        there.bets.placed[SEATS.index(seat)] = number
    return there


@pytest.mark.rule("TIANJIN-42")
@pytest.mark.parametrize("sits", [False, True])
def test_the_multiplier_belongs_to_the_pair_and_only_to_pairs_with_the_dealer(sits):
    rules, there = rules_of("tianjin"), sitting("S", sits, W=1, N=2)
    factor = 2 if sits else 1
    for one, other, multiplier in (("S", "E", 1), ("S", "W", 2), ("S", "N", 4)):
        pair = SEATS.index(one), SEATS.index(other)
        assert pair_multiplier(there, rules, *pair) == pair_multiplier(there, rules, *pair[::-1]) == factor * multiplier
    for one, other in (("E", "W"), ("W", "N"), ("N", "E")):
        assert pair_multiplier(there, rules, SEATS.index(one), SEATS.index(other)) == 1


@pytest.mark.rule("TIANJIN-42", "TIANJIN-43")
def test_without_bets_all_pay_the_same():
    rules, there = rules_of("tianjin", sit_pull=False), sitting(W=1, N=2)
    win = quick_win(rules, **NO_JOKER, seat="S")
    settle(pay_terms_win, there, rules, win, value(win, rules))
    assert scores(there) == {"E": -8, "S": 24, "W": -8, "N": -8}


@pytest.mark.rule("TIANJIN-44")
@pytest.mark.parametrize(("option", "gold"), [(8, 8), (4, 4), ("off", 0)])
def test_kong_points(option, gold):
    rules = rules_of("tianjin", gold_kong=option)
    for kong, points in (("kong 1111p from W", 1), ("added 1111p from N", 1), ("concealed 1111p", 2)):
        there = sitting(sits=False)
        add_meld(there, "S", kong)
        pay_hand_end_kongs(there, rules)
        assert scores(there) == {"E": -points, "S": 3 * points, "W": -points, "N": -points}
    there = sitting(sits=False)
    there.wild_mask |= type(there.wild_mask)(1 << 9)
    add_meld(there, "S", "concealed 1111p")
    pay_hand_end_kongs(there, rules)
    assert scores(there) == {"E": -gold, "S": 3 * gold, "W": -gold, "N": -gold}


@pytest.mark.rule("TIANJIN-45")
def test_kongs_are_paid_at_the_end_of_the_hand_only():
    rules, there = rules_of("tianjin"), sitting(W=1)
    pay_kong(there, rules, 2, add_meld(there, "W", "concealed 1111p"))
    add_meld(there, "W", "kong 2222p from E")
    assert scores(there) == dict.fromkeys(SEATS, 0)
    pay_hand_end_kongs(there, rules)
    assert scores(there) == {"E": -12, "S": -3, "W": 18, "N": -3}


@pytest.mark.rule("TIANJIN-46", "TIANJIN-47")
@pytest.mark.parametrize(
    ("kinds", "option", "paid"),
    [
        ((5, 5, 5, 5), 1, 3),
        ((5, 5, 5, 5), 2, 6),
        ((5, 5, 5, 5), "off", 0),
        ((5, 5, 5, 6), 1, 0),
        ((6, 5, 5, 5), 1, 0),
    ],
)
def test_a_followed_dealer_pays_each_once(kinds, option, paid):
    rules, there = rules_of("tianjin", follow=option), sitting("N", sits=False)
    for seat, kind in enumerate(kinds):
        there.river[seat, 0], there.river[seat, 1], there.river_count[seat] = kind, 9, 2
    pay_follow(there, rules)
    assert scores(there)["N"] == -paid


@pytest.mark.rule("TIANJIN-46")
def test_no_follow_while_somebody_has_not_discarded():
    rules, there = rules_of("tianjin"), sitting()
    for seat in range(3):
        there.river[seat, 0], there.river_count[seat] = 5, 1
    there.river[3, 0] = 5
    pay_follow(there, rules)
    assert scores(there) == dict.fromkeys(SEATS, 0)


@pytest.mark.rule("TIANJIN-36", "TIANJIN-F-plain_hand", "TIANJIN-F-joker_wait")
def test_a_joker_wait_alone_is_enough_unless_the_table_says_no():
    for option, wins in ((True, True), (False, False)):
        rules = rules_of("tianjin", joker_wait_wins=option)
        result = value(quick_win(rules, **WAIT), rules)
        assert bool(result.wins) == wins
        assert result.refusal == (0 if wins else refusals.PLAIN_HAND)


@pytest.mark.rule("TIANJIN-36")
def test_where_a_joker_wait_is_not_enough_a_bloom_or_a_straight_beside_it_is():
    rules = rules_of("tianjin", joker_wait_wins=False)
    bloom = value(quick_win(rules, **WAIT, context=["kong_replacement"]), rules)
    straight = value(quick_win(rules, "777m1234567893s", "6z", jokers="2s3s"), rules)
    assert (bloom.wins, bloom.total) == (1, 4)
    assert (straight.wins, straight.total) == (1, 16)


@pytest.mark.rule("TIANJIN-F-heavenly_hand", "TIANJIN-36")
@pytest.mark.parametrize(("option", "plain", "straight"), [("x4", 4, 32), ("flat 28", 28, 28), ("off", None, 8)])
def test_the_heavenly_hand_is_an_option(option, plain, straight):
    rules = rules_of("tianjin", heavenly_hand=option)
    poor = value(quick_win(rules, **PLAIN, context=["heavenly"]), rules)
    rich = value(quick_win(rules, **NO_JOKER, context=["heavenly"]), rules)
    assert (int(poor.total) if poor.wins else None) == plain
    assert rich.total == straight


@pytest.mark.rule("TIANJIN-33")
@pytest.mark.parametrize("hand", ["19m19p19s1234567z", "1133m5577p2288s6z", "147m258p369s1234z"])
def test_neither_orphans_nor_pairs_nor_unrelated_tiles_are_a_shape(hand):
    rules = rules_of("tianjin")
    tile = "1m" if hand.startswith("19m") else "6z"
    assert not value(quick_win(rules, hand, tile, jokers="3s4s"), rules).wins


@pytest.mark.rule("TIANJIN-F-heavenly_hand")
def test_only_the_dealer_has_a_heavenly_hand():
    rules = rules_of("tianjin")
    assert "heavenly_hand" not in patterns(value(quick_win(rules, **NO_JOKER, seat="S", context=["heavenly"]), rules))


@pytest.mark.rule("TIANJIN-F-no_joker")
def test_a_gold_kong_breaks_no_joker():
    rules = rules_of("tianjin")
    win = quick_win(rules, "123456789p5z", "5z", melds=["concealed 2222s"], jokers="2s3s")
    assert patterns(value(win, rules)) == {"pure_straight": 4}
    win = quick_win(rules, "123456789p5z", "5z", melds=["concealed 2222s"], jokers="3s4s")
    assert patterns(value(win, rules)) == {"pure_straight": 4, "no_joker": 2}


@pytest.mark.rule("TIANJIN-41", "TIANJIN-39")
def test_no_total_is_cut():
    """Straight 4, in the suit of the jokers x2, joker wait x2, kong bloom x2."""
    rules = rules_of("tianjin")
    hand = {"hand": "1234567893s", "tile": "6z", "melds": ["concealed 7777m"], "jokers": "2s3s"}
    assert value(quick_win(rules, **hand, context=["kong_replacement"]), rules).total == 32


@pytest.mark.rule("TIANJIN-40")
@pytest.mark.parametrize(
    ("hand", "tile", "jokers", "total"),
    [
        ("123456m789p111s3p", "9s", "3p4p", 2),  # joker wait
        ("123456p222z6s123m", "6s", "8s9s", 2),  # no joker
        ("46m123456p222z6z8s", "5m", "8s9s", 3),  # catch five, a joker in the pair
        ("123456789p22z6m8s", "6m", "8s9s", 4),  # straight, a joker in the triplet
        ("123456p222z66s89s", "5m", "8s9s", 6),  # double-joker five
        ("46m123456p222z66s", "5m", "8s9s", 6),  # five without a joker
        ("123456789p46m6z8s", "5m", "8s9s", 7),  # five and straight, a joker in the pair
        ("123456789p222z8s", "6m", "8s9s", 8),  # joker-wait straight
        ("123456789p222z6m", "6m", "8s9s", 8),  # straight without a joker
        ("777m1234567896s", "6s", "2s3s", 8),  # joker-suit straight
        ("46m123456789p66z", "5m", "8s9s", 14),  # five and straight without a joker
        ("123456789s66z89p", "5m", "8p9p", 14),  # double-joker five and straight
        ("46m123456789s66z", "5m", "2s3s", 14),  # five and joker-suit straight
        ("777m1234567893s", "6z", "2s3s", 16),  # joker-wait joker-suit straight
        ("123456789s66z12s", "5m", "1s2s", 28),  # double-joker five and joker-suit straight
    ],
)
def test_totals_of_the_list(hand, tile, jokers, total):
    rules = rules_of("tianjin")
    assert value(quick_win(rules, hand, tile, jokers=jokers), rules).total == total
