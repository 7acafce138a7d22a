"""The price list of Harbin, its demands, payers and options; expectations are reckoned by hand."""

import pytest

from fangcheng import score
from fangcheng.core.state.codes import EXHAUSTED
from flow.table_of import table_of
from hangzhou.test_play import lay

OPEN = ["pon 222s from W"]
CLOSED_WAIT = "123m46p678s88p"  # waits for 5p
SIDED = "123m45p678s88p"  # waits for 3p and 6p


def won(hand=CLOSED_WAIT, tile="5p", by="self", source=None, seat="S", context=("ready_declared",), melds=OPEN, **more):
    return score("harbin", hand, tile, by=by, source=source, seat=seat, context=list(context), melds=melds, **more)


def rows(answer):
    return {line.rule.partition("-F-")[2]: line.value for line in answer.patterns}


# --- demands


@pytest.mark.rule("HARBIN-23")
@pytest.mark.parametrize("hand", ["1133m5577p2288s7z", "1m223344p556677s"])
def test_only_sets_and_a_pair_win(hand):
    assert not won(hand, "7z" if hand.endswith("z") else "1m", melds=[]).wins


@pytest.mark.rule("HARBIN-24", "HARBIN-25", "HARBIN-26", "HARBIN-27", "HARBIN-28", "HARBIN-29")
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "why"),
    [
        ("123m46p678s88p222s", "5p", [], "HARBIN-24"),
        ("234m46p678s88p", "5p", OPEN, "HARBIN-25"),
        ("123m46p678s88p", "5p", ["chi 345s from E"], "HARBIN-26"),
        ("111m444p8p", "8p", [*OPEN, "pon 666s from N"], "HARBIN-27"),
        ("123s46s678s77z", "5s", OPEN, "HARBIN-28"),
        ("123m46p678s77z", "5p", ["chi 345s from E"], ""),  # the pair of dragons stands for the triplet
        ("234m46p678s77z", "5p", OPEN, ""),  # and for the terminal
    ],
)
def test_each_demand_is_named_where_it_is_not_met(hand, tile, melds, why):
    answer = won(hand, tile, melds=melds)
    assert (answer.wins, answer.refusal_rule) == (not why, why)


@pytest.mark.rule("HARBIN-25", "HARBIN-26")
def test_dragons_win_as_a_triplet_and_never_alone():
    assert won("234m46p678s88p", "5p", melds=["pon 777z from W"]).wins
    assert won("234m456p678s7z", "7z").wins


# --- rows


@pytest.mark.rule("HARBIN-F-plain_hand")
def test_a_plain_hand_is_no_fan():
    assert rows(won(SIDED, "6p", "discard", "W")) == {"plain_hand": 0}


@pytest.mark.rule("HARBIN-F-closed_wait", "HARBIN-F-single_wait", "HARBIN-F-self_draw")
@pytest.mark.parametrize(
    ("hand", "tile", "row"),
    [
        (CLOSED_WAIT, "5p", "closed_wait"),
        ("123m456p678s8p", "8p", "single_wait"),
        ("1234m456p678s", "4m", "single_wait"),  # it waits for 1m too
        ("1333m456p678s", "2m", "closed_wait"),  # it waits for 1m, the pair, too
        ("123m12p678s88p", "3p", None),  # an edge
    ],
)
def test_a_wait_counts_by_one_reading_whatever_else_it_waits_for(hand, tile, row):
    found = rows(won(hand, tile))
    assert found == {"self_draw": 1, **({row: 1} if row else {})}


@pytest.mark.rule("HARBIN-F-closed_wait", "HARBIN-F-treasure_in_treasure")
def test_by_option_the_edge_is_a_closed_wait_too():
    edge, options = "123m12p678s88p", {"three_seven": True}
    assert rows(won(edge, "3p", options=options)) == {"closed_wait": 1, "self_draw": 1}
    treasure = {"context": ("ready_declared", "treasure"), "options": options}
    assert rows(won(edge, "3p", **treasure)) == {"treasure_in_treasure": 4}
    assert rows(won(edge, "3p", context=("ready_declared", "treasure"))) == {"treasure_side": 3}


@pytest.mark.rule("HARBIN-F-robbing_kong", "HARBIN-13")
def test_robbing_a_kong_is_a_fan():
    assert rows(won(SIDED, "6p", "rob", "E")) == {"robbing_kong": 1}


@pytest.mark.rule("HARBIN-F-kong_bloom", "HARBIN-21")
def test_a_wait_drawn_for_a_kong_is_kong_bloom_and_the_treasure_drawn_so_is_not():
    options, kong = {"kongs_after_ready": True}, ["concealed 9999m", *OPEN]
    bloom = {"melds": kong, "options": options}
    hand = "46p678s88p"
    assert rows(won(hand, "5p", context=("ready_declared", "kong_replacement"), **bloom)) == {
        "closed_wait": 1,
        "kong_bloom": 1,
    }
    drawn = won(hand, "1p", context=("ready_declared", "kong_replacement", "treasure"), **bloom)
    assert rows(drawn) == {"closed_wait": 1, "treasure_draw": 2}


@pytest.mark.rule("HARBIN-F-treasure_draw", "HARBIN-F-single_wait", "HARBIN-36")
def test_the_treasure_takes_the_best_wait_of_the_hand():
    # 1234m waits for its 1m and 4m as a pair, 45p88p for 3p and 6p: the hand below waits for 1m and 4m alone
    assert rows(won("1234m456p678s", "9p", context=("ready_declared", "treasure"))) == {
        "single_wait": 1,
        "treasure_draw": 2,
    }
    assert rows(won(SIDED, "9p", context=("ready_declared", "treasure"))) == {"treasure_draw": 2}


@pytest.mark.rule("HARBIN-F-red_flies", "HARBIN-36")
def test_by_option_a_red_dragon_flies_and_the_treasure_among_them_counts_once():
    options = {"red_flies": True}
    assert rows(won(tile="7z", options=options)) == {"closed_wait": 1, "red_flies": 2}
    both = won(tile="7z", options=options, context=("ready_declared", "treasure"))
    assert sum(rows(both).values()) == 3
    assert not won(tile="7z").wins
    assert rows(won("123m456p678s7z", "7z", options=options)) == {"self_draw": 1, "single_wait": 1}


@pytest.mark.rule("HARBIN-F-strong_wind", "HARBIN-36")
@pytest.mark.parametrize("triplet", ["meld", "hand"])
def test_by_option_the_fourth_tile_of_an_own_triplet_wins(triplet):
    options = {"strong_wind": True}
    hand = CLOSED_WAIT if triplet == "meld" else "46p678s88p222s"
    melds = OPEN if triplet == "meld" else ["chi 123m from E"]
    more = {"melds": melds, "options": options}
    assert rows(won(hand, "2s", **more)) == {"closed_wait": 1, "strong_wind": 2}
    assert rows(won(hand, "2s", context=("ready_declared", "treasure"), **more)) == {"treasure_in_treasure": 4}
    assert not won(hand, "2s", melds=melds).wins


@pytest.mark.rule("HARBIN-16")
def test_by_option_only_closed_and_single_waits_win():
    options = {"only_closed": True}
    assert won(options=options).wins
    assert won("123m456p678s8p", "8p", options=options).wins
    refused = won(SIDED, "6p", options=options)
    assert (refused.wins, refused.refusal_rule) == (False, "HARBIN-16")
    # no wait of the hand may win, so the treasure cannot either
    assert not won(SIDED, "9p", options=options, context=("ready_declared", "treasure")).wins


# --- payers


@pytest.mark.rule("HARBIN-31", "HARBIN-33", "HARBIN-34")
def test_who_discards_unready_pays_for_all_and_a_fan_more_himself():
    # all are closed; North 2^1, East 2^2 as the dealer, West 2^2 as he was not ready, and all from him
    assert won(SIDED, "6p", "discard", "W").changes == [0, 10, -10, 0]
    ready = won(SIDED, "6p", "discard", "W", context=("ready_declared", "payer_ready"))
    assert ready.changes == [-4, 8, -2, -2]


@pytest.mark.rule("HARBIN-30")
@pytest.mark.parametrize(("cap", "most"), [("none", 64), (16, 16), (32, 32), (64, 64)])
def test_the_cap_limits_what_each_payer_pays(cap, most):
    # 4 for the treasure; the winner deals and all are closed: 2^6 from each
    answer = won(context=("ready_declared", "treasure"), seat="E", options={"cap": cap})
    assert answer.changes == [3 * most, -most, -most, -most]


@pytest.mark.rule("HARBIN-10", "HARBIN-35", "HARBIN-37")
@pytest.mark.parametrize("paid", [False, True])
def test_kongs_are_paid_by_option_and_stand(paid):
    hands = {"S": "777m147p159s4799p", "E": "1469m257p3468s77z4m"}
    table = table_of("harbin", hands, wall="7m", left=6, options={"kong_points": paid}).play("E 9m").wait()
    table.play("S kong 7777m")
    assert table.scores() == ([-2, 6, -2, -2] if paid else [0] * 4)
    table.throw_drawn(20)
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [-2, 6, -2, -2] if paid else [0] * 4)


@pytest.mark.rule("HARBIN-35")
@pytest.mark.parametrize("paid", [False, True])
def test_an_open_or_an_added_kong_brings_by_option_one_from_each(paid):
    hands = {"S": "777m147p159s4799p", "E": "1469m257p3468s77z7m"}
    one = [-1, 3, -1, -1] if paid else [0] * 4
    taken = table_of("harbin", hands, options={"kong_points": paid}).play("E 7m", "S kong 777m")
    assert taken.scores() == one
    hands["E"] = "1469m257p3468s77z4m"
    table = lay(table_of("harbin", hands, wall="7m", options={"kong_points": paid}), "S", "pon 777m from W")
    assert table.play("E 9m", "S kong 7777m").wait().scores() == one
