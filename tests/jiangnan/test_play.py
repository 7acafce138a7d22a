"""Jiangnan: the set, the turned tile, rivers that bar, claims, kongs, how melds lie, the end of hand and match."""

from collections import Counter

import pytest

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import EXHAUSTED
from fangcheng.game import event_types as ev
from fangcheng.game.laid_melds import lie
from fangcheng.game.match import Match
from fangcheng.game.seat_views import MeldView
from fangcheng.tiles import parse
from fangcheng.variants import load
from fangcheng.web.page.translate import meld as drawn_meld
from flow.table_of import only, table_of, tables_of

HANDS = {
    "E": "1479m2358p1346s29s",
    "S": "234567m23455p78s",  # waits for 6s and 9s
    "W": "258m147s369p1234z",
    "N": "369m258s147p1234z",
}


def rules_of(**options):
    """The rules record of a table with these options."""
    return with_attributes(load("jiangnan").record(options))[0]


RULES = rules_of()
at_table = tables_of("jiangnan", HANDS, joker="7z")  # Red is turned up


def with_options(**options):
    return {"options": options}


# --- equipment and set-up


@pytest.mark.rule("JIANGNAN-1", "JIANGNAN-2")
def test_four_of_each_suit_tile_and_honour_in_four_walls_of_seventeen_stacks():
    table = table_of("jiangnan")
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("JIANGNAN-2")
def test_the_first_dealer_is_found_by_chance_and_two_dice_break_the_wall():
    matches = [Match("jiangnan", seed=seed, mode="interpreted") for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    for match in matches:
        broken = only(match.events, ev.DiceThrown)[-1]
        wall = only(match.events, ev.WallOpened)[0]
        assert len(broken.dice) == 2
        assert (wall.seat, wall.stacks) == ((match.view().dealer + sum(broken.dice) - 1) % 4, sum(broken.dice))


@pytest.mark.rule("JIANGNAN-3", "JIANGNAN-35")
def test_only_the_dealer_has_fourteen_tiles_and_discards_first():
    table = at_table("9p")
    assert [int(table.record.hand_size[table.seat(letter)]) for letter in "ESWN"] == [14, 13, 13, 13]
    table.play("E 1s")
    assert (table.drawn(), int(table.record.turn)) == ("9p", table.seat("S"))


@pytest.mark.rule("JIANGNAN-4", "JIANGNAN-5", "JIANGNAN-30")
@pytest.mark.parametrize("joker", ["active", "next", "none"])
def test_fourteen_tiles_at_the_tail_stay_behind_the_turned_one_among_them(joker):
    table = table_of("jiangnan", options={"joker": joker}, left=8)
    assert int(table.record.wall_size) - int(table.record.next_tile) - int(table.record.drawable) == 14
    turned = [int(position) for position in table.record.indicators.positions[: int(table.record.indicators.count)]]
    assert turned == ([] if joker == "none" else [136 - 2])
    table.throw_drawn(30)
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0, 0, 0, 0])


@pytest.mark.rule("JIANGNAN-5", "JIANGNAN-22", "JIANGNAN-4", "JIANGNAN-28")
def test_replacements_pass_over_the_turned_tile_and_move_the_limit_by_one():
    hands = {**HANDS, "S": "555m2345p789s122z", "W": "268m147s369p1234z"}
    table = at_table("5m6z", hands, tail="8m9m", left=20).play("E 1s", "S kong 5555m")
    assert (table.drawn(), int(table.record.drawable), table.scores()) == ("8m", 18, [0, 0, 0, 0])
    positions = (int(table.record.indicators.positions[0]), int(table.record.wall[134]))
    assert positions == (134, parse("7z")[0])


@pytest.mark.rule("JIANGNAN-6", "JIANGNAN-8")
@pytest.mark.parametrize(
    ("joker", "turned", "wild"),
    [("active", "3m", "3m"), ("next", "3m", "4m"), ("next", "9m", "1m"), ("next", "4z", "7z"), ("next", "5z", "1z")],
)
def test_the_kind_turned_up_is_wild_or_the_one_after_it(joker, turned, wild):
    table = table_of("jiangnan", joker=turned, options={"joker": joker})
    view = table.view("E")
    assert (view.indicators, view.jokers) == ((turned,), (wild,))


# --- rivers


def after_a_round(thrown, last, **more):
    """South, who waits for 6s and 9s, has discarded `thrown`; then East discards `last`, of which West holds two."""
    hands = {**HANDS, "E": f"1479m2358p1346s9p{last}", "W": f"258m147s{last}{last}36p123z"}
    return at_table(f"{thrown}1m2m3z", hands, **more).play("E 1s", f"S {thrown} drawn", "W 1m", "N 2m", f"E {last}")


@pytest.mark.rule("JIANGNAN-11", "JIANGNAN-33")
def test_turns_go_counter_clockwise_and_discards_lie_in_their_order():
    table = at_table("9p8m5s1z6m2z3z4z").play("E 1s", "S 9p drawn", "W 8m drawn", "N 5s drawn", "E 1z drawn")
    table.play("S 6m drawn", "W 2z drawn", "N 3z drawn").wait()
    rivers = [[one.tile for one in table.view().seats[table.seat(letter)].river] for letter in "ESWN"]
    assert rivers == [["1s", "1z"], ["9p", "6m"], ["8m", "2z"], ["5s", "3z"]]


@pytest.mark.rule("JIANGNAN-12", "JIANGNAN-32")
def test_nobody_chows_a_kind_that_he_has_thrown_himself():
    table = after_a_round("9s", "9s")
    scores = table.scores()
    assert (table.may("S", "chi 78s"), table.refusal("S", "chi 78s")) == (False, "JIANGNAN-12")
    assert (table.scores(), table.over) == (scores, False)
    assert [one.tile for one in table.view().seats[table.seat("S")].river] == ["9s"]
    assert after_a_round("2z", "9s").may("S", "chi 78s")


@pytest.mark.rule("JIANGNAN-13", "JIANGNAN-14", "JIANGNAN-32")
def test_nobody_wins_on_a_kind_that_he_has_thrown_and_his_other_waits_are_free():
    thrown = after_a_round("9s", "9s")
    assert (thrown.may("S", "win"), thrown.refusal("S", "win")) == (False, "JIANGNAN-13")
    assert after_a_round("9s", "6s").play("S win").wait().over


@pytest.mark.rule("JIANGNAN-13")
def test_a_claimed_discard_counts_as_thrown_and_a_win_let_pass_bars_nothing():
    hands = {**HANDS, "W": "258m147s99s36p123z", "E": "1479m2358p1346s69s"}
    claimed = at_table("9s", hands).play("E 1s", "S 9s drawn", "W pon 99s", "W 2m", "N 3m", "E 9s")
    assert not claimed.may("S", "win")
    passed = at_table("1m2m3m", hands).play("E 9s", "S pass", "W pass", "S 1m drawn", "W 2m", "N 3m", "E 6s")
    assert passed.may("S", "win")


ROBBED = {**HANDS, "E": "1479m2358p134s269s", "W": "66s258m147s36p123z"}


@pytest.mark.rule("JIANGNAN-22", "JIANGNAN-27")
def test_an_added_kong_is_robbed_and_its_maker_pays_as_a_discarder():
    table = at_table("3z1z4z6s", ROBBED).play("E 6s", "S pass", "W pon 66s", "W 2m", "N 3m", "E 3s", "S 4z drawn")
    assert table.play("W kong 6666s", "S win").scores() == [-16, 64, -32, -16]  # four fan


@pytest.mark.rule("JIANGNAN-13")
def test_nobody_robs_a_kind_that_he_has_thrown_though_it_was_claimed():
    hands = {**ROBBED, "E": "1479m2358p1346s29p"}
    table = at_table("6s3z4z1z6s", {**hands, "E": "1479m2358p134s229p"}).play("E 1s", "S 6s drawn", "W pon 66s", "W 2m")
    table.play("N 3m", "E 3s", "S 1z drawn")
    assert "kong 6666s" in table.open_to("W")
    assert table.play("W kong 6666s").open_to("S") == []


@pytest.mark.rule("JIANGNAN-13")
@pytest.mark.parametrize(("option", "may"), [("allowed", True), ("refused", False)])
def test_one_draws_it_freely_unless_that_is_refused(option, may):
    table = at_table("9s1m2m3z9s", HANDS, **with_options(own_river_self_draw=option))
    table.play("E 1s", "S 9s drawn", "W 1m drawn", "N 2m drawn", "E 3z drawn")
    assert (table.drawn(), table.may("S", "win")) == ("9s", may)
    if not may:
        assert table.refusal("S", "win") == "JIANGNAN-13"


@pytest.mark.rule("JIANGNAN-14")
@pytest.mark.parametrize(("option", "may"), [("allowed", True), ("refused", False)])
def test_one_pungs_and_kongs_a_kind_one_has_thrown_unless_that_is_refused(option, may):
    hands = {**HANDS, "S": "66s34567m234555p", "E": "1479m2358p134s269s"}
    table = at_table("6s1m2m3z", hands, **with_options(own_river_pong=option))
    table.play("E 1s", "S 6s drawn", "W 1m drawn", "N 2m drawn", "E 6s")
    assert table.may("S", "pon 66s") == may
    four = {**HANDS, "S": "666s34567m23455p", "E": "1479m2358p134s269s"}
    table = at_table("1z1m2m3z", four, **with_options(own_river_pong=option))
    table.play("E 1s", "S 6s", "W 1m drawn", "N 2m drawn", "E 6s")
    assert table.may("S", "pon 66s") == may


# --- claims and kongs


@pytest.mark.rule("JIANGNAN-18", "JIANGNAN-33")
def test_chow_by_the_next_player_pung_by_all_a_win_before_both_and_any_discard_after_it():
    hands = {**HANDS, "E": "1479m2358p1346s26s", "W": "66s258m147s36p123z", "N": HANDS["S"], "S": "78s369m258s147p12z"}
    table = at_table("1p", hands).play("E 6s")
    assert (table.may("S", "chi 78s"), table.may("W", "pon 66s"), table.may("W", "chi 78s")) == (True, True, False)
    assert table.play("S chi 78s", "W pon 66s", "N win").over
    table = at_table("1p", hands).play("E 6s", "S chi 78s", "W pon 66s", "N pass")
    assert int(table.record.turn) == table.seat("W")
    swap = {**hands, "S": "78s369m258s147p19s"}
    table = at_table("1p", swap).play("E 6s", "S chi 78s", "W pass", "N pass")
    assert "9s" in table.discards("S")  # swap-calling is allowed


@pytest.mark.rule("JIANGNAN-33", "COMMON-5")
def test_after_a_claim_one_discards_without_a_draw_the_claimed_kind_too_and_makes_no_kong():
    hands = {**HANDS, "E": "1479m2358p134s2s69s", "S": "678s369m25m5555z1p"}
    chow = at_table("1p", hands).play("E 6s", "S chi 78s").wait()
    assert (chow.may("S", "6s"), chow.may("S", "kong 5555z")) == (True, False)
    assert int(chow.record.hand_size[chow.seat("S")]) == 11
    assert (
        at_table("1p", {**hands, "S": "369m258p47s11234z", "W": "666s28m147s3p1234z"})
        .play("E 6s", "W pon 66s")
        .may("W", "6s")
    )


@pytest.mark.rule("JIANGNAN-19")
def test_a_discarded_wild_tile_is_konged_as_what_is_printed_on_it():
    hands = {**HANDS, "E": "1479m2358p1346s26z", "W": "258m147s369p1666z", "S": "234567m23455p78s"}
    table = at_table("1p", hands, **with_options(joker="next")).play("E 6z")
    assert table.view().jokers == ("6z",)
    assert table.may("W", "kong 666z")


@pytest.mark.rule("JIANGNAN-18", "COMMON-2")
@pytest.mark.parametrize(("option", "scores"), [(False, [-8, -8, -16, 32]), (True, [-16, 24, -32, 24])])
def test_the_first_in_turn_order_wins_or_by_option_all(option, scores):
    """South and North wait for the 9s of West, three fan each; who wins with it does not pay the other."""
    hands = {**HANDS, "W": "258m147s369p123z9s", "N": "345678m67899p78s"}
    table = at_table("1z2z", hands, **with_options(multi_win=option)).play("E 1s", "S 1z drawn", "W 9s")
    assert table.play("S win", "N win").scores() == scores


@pytest.mark.rule("JIANGNAN-19")
def test_wild_tiles_are_claimed_and_laid_as_what_is_printed_on_them():
    hands = {**HANDS, "E": "1479m2358p1346s27z", "W": "258m147s369p12z77z"}
    assert at_table("1p", hands).play("E 7z").may("W", "pon 77z")
    chow = {**HANDS, "S": "234567m23455p7s7z", "W": "258m147s36p123z99s"}
    table = at_table("1p", chow).play("E 9s")
    assert not table.may("S", "chi 78s")  # a wild tile is no 8s in a claim


@pytest.mark.rule("JIANGNAN-34", "JIANGNAN-35")
def test_after_the_last_drawable_tile_there_is_no_kong_and_its_discard_is_only_won_on():
    hands = {**HANDS, "W": "55m28m147s699p123z"}
    assert at_table("5m", hands, left=2).play("E 9s", "S 5m drawn").may("W", "pon 55m")
    table = at_table("5m", hands, left=1).play("E 9s", "S 5m drawn")
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    wins = {**HANDS, "W": HANDS["S"], "S": HANDS["W"]}
    assert at_table("9s", wins, left=1).play("E 1s", "S 9s drawn").may("W", "win")
    kongs = {**HANDS, "S": "555m234p789s1227z", "W": "268m147s369p1234z"}
    assert at_table("5m", kongs, left=1).play("E 1s").refusal("S", "kong 5555m") == "JIANGNAN-35"
    assert at_table("5m", kongs, left=2).play("E 1s").may("S", "kong 5555m")


@pytest.mark.rule("JIANGNAN-34")
def test_nobody_declares_ready():
    assert not any("ready" in action for action in at_table("9s").play("E 1s").open_to("S"))


# --- how melds lie


@pytest.mark.rule("JIANGNAN-15", "JIANGNAN-16", "JIANGNAN-17")
def test_a_claimed_tile_lies_towards_who_gave_it():
    pung = {"kind": "pon", "tiles": ("5m", "5m", "5m"), "called": 0}
    assert [lie(MeldView(source=giver, **pung), 0, 4, RULES).turned for giver in (1, 2, 3)] == [2, 1, 0]
    kong = MeldView(kind="open_kong", tiles=("5m",) * 4, called=0, source=2)
    assert lie(kong, 0, 4, RULES).turned == 1  # the second tile
    added = MeldView(kind="added_kong", tiles=("5m",) * 4, called=0, added=3, source=3)
    assert lie(added, 0, 4, RULES)[1:] == (0, 3)
    hidden = drawn_meld(MeldView(kind="concealed_kong", tiles=("5m",) * 4), 0, 4, RULES)
    assert hidden.tiles == ["#", "5m", "5m", "#"]


@pytest.mark.rule("JIANGNAN-17")
def test_everybody_sees_which_kind_a_concealed_kong_is_of():
    hands = {**HANDS, "S": "555m2345p789s122z", "W": "268m147s369p1234z"}
    table = at_table("5m6z", hands, tail="8m9m").play("E 1s", "S kong 5555m")
    for letter in "ESWN":
        (kong,) = table.view(letter).seats[table.seat("S")].melds
        drawn = drawn_meld(kong, table.seat("S"), 4, RULES)
        assert drawn.tiles == ["#", "5m", "5m", "#"]  # two tiles lie face down, two face up


@pytest.mark.rule("JIANGNAN-15")
@pytest.mark.parametrize(("layout", "tiles", "turned"), [("side", "534", 0), ("between", "354", None)])
def test_the_claimed_tile_of_a_chow_lies_sideways_or_between_the_others(layout, tiles, turned):
    rules = rules_of(chow_layout=layout)
    seen = MeldView(kind="chi", tiles=("5m", "3m", "4m"), called=0, source=3)
    laid = drawn_meld(seen, 0, 4, rules)
    assert ("".join(tile[0] for tile in laid.tiles), laid.turned) == (tiles, turned)


# --- dealer and match


@pytest.mark.rule("JIANGNAN-31")
def test_a_dealer_who_wins_and_a_drawn_hand_keep_the_deal_else_it_passes_on():
    wins = {**HANDS, "E": HANDS["S"] + "9s", "S": "1479m2358p1346s2s"}
    table = at_table(hands=wins).play("E win")
    dealer = int(table.record.dealer)
    assert int(table.next_hand().record.dealer) == dealer
    drawn = at_table(left=4)
    dealer = int(drawn.record.dealer)
    assert int(drawn.throw_drawn(30).next_hand().record.dealer) == dealer
    lost = at_table("9s").play("E 1s", "S win")
    dealer = int(lost.record.dealer)
    assert int(lost.next_hand().record.dealer) == (dealer + 1) % 4


@pytest.mark.rule("JIANGNAN-31")
@pytest.mark.parametrize(
    ("rounds", "wind", "deal", "over"),
    [(4, 3, 3, True), (4, 3, 2, False), (4, 2, 3, False), (1, 0, 3, True), (2, 1, 3, True), (2, 0, 3, False)],
)
def test_a_match_is_of_so_many_rounds(rounds, wind, deal, over):
    begun = {"round_wind": wind, "deal_number": deal, "dealer": deal, "first_dealer": 0}
    table = at_table("9s", options={"rounds": rounds}, before_deal=begun).play("E 1s", "S win")
    assert bool(only(table.events, ev.MatchEnded)) == over
    table.record.scores[:] = (3, -1, 5, -7)
    assert [one.seat for one in table.ranking()] == [2, 0, 1, 3]
