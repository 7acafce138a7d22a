"""Beijing: the set, the deal, the kept tail, claims and kongs, the duty to follow, the end of a hand and of a match."""

from collections import Counter
from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED, HAND_OVER, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.game.seen_events import Hiding, seen_by
from fangcheng.tiles import parse
from flow.table_of import only, tables_of

DULL = {"E": "147m258p369s12345z", "W": "258m369p147s1234z", "N": "369m147p258s1234z"}
SOUTH = "123m456p78s222s55z"  # waits for 6s and 9s
HANDS = {**DULL, "S": SOUTH}
EVERY = parse("123456789m123456789p123456789s1234567z")
ROUND = "1m1p2p3p"  # thrown again by South, West, North and East
THROWN = ("S 1m drawn", "W 1p drawn", "N 2p drawn")
at_table = tables_of("beijing", HANDS)


# --- equipment and set-up


@pytest.mark.rule("BEIJING-1")
def test_136_tiles_four_of_each_without_flowers_or_jokers():
    table = at_table(hands={})
    assert Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)]) == dict.fromkeys(EVERY, 4)
    assert table.view().jokers == ()


@pytest.mark.rule("BEIJING-1", "BEIJING-3", "BEIJING-4")
def test_two_dice_25000_points_each_and_anybody_may_deal_first():
    matches = [Match("beijing", seed=seed, mode="interpreted") for seed in range(16)]
    assert {match.view().dealer for match in matches} == {0, 1, 2, 3}
    for match in matches:
        assert match.scores == [25_000] * 4
        assert [len(event.dice) for event in only(match.events, ev.DiceThrown) if event.purpose == "break"] == [2]


@pytest.mark.rule("BEIJING-2")
def test_seventeen_stacks_before_each_player():
    assert [len(side.stacks) for side in at_table(hands={}).view().wall.sides] == [17] * 4


@pytest.mark.rule("BEIJING-5")
@pytest.mark.parametrize(("dice", "wall", "first_stack"), [([3, 4], "W", 8), ([1, 1], "S", 3), ([6, 6], "N", 13)])
def test_the_sum_names_the_wall_counted_from_the_dealer_and_the_stacks_from_its_right_end(dice, wall, first_stack):
    told = {"setup": {"dice": dice}, "expect": {"wall": wall, "first_stack": first_stack}}
    outcome = run_case(Case(str(Path("test.yaml")), 1, "beijing", "break", told))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("BEIJING-6")
def test_three_times_two_stacks_then_single_tiles_fourteen_for_the_dealer():
    table = at_table(hands={})
    wall = [int(kind) for kind in table.record.wall]
    dealt = [
        [wall[16 * turn + 4 * seat + tile] for turn in range(3) for tile in range(4)] + [wall[48 + seat]]
        for seat in range(4)
    ]
    dealt[0].append(wall[52])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]


FOUR_KONGS = {**DULL, "S": "1111m2222p3333s6z"}


@pytest.mark.rule("BEIJING-7", "BEIJING-8", "BEIJING-45")
@pytest.mark.parametrize(("kongs", "kept"), [(0, 14), (1, 15), (2, 16), (3, 19)])
def test_so_many_tiles_are_never_drawn_after_so_many_kongs(kongs, kept):
    hands = {
        "E": "47m58p69s1234455z7s",
        "S": FOUR_KONGS["S"],
        "W": "58m69p47s1234z567m"[:18],
        "N": "69m47p58s1234z789p",
    }
    table = at_table("7z", hands, tail="6z7z7z").play("E 5z")
    for kong in ("1111m", "2222p", "3333s")[:kongs]:
        table.play(f"S kong {kong}")
    table.throw_drawn(136)
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    assert sum(int(place) == 0 for place in table.record.place[:136]) == kept
    assert table.scores() == [25_000] * 4


# --- claims and kongs


@pytest.mark.rule("BEIJING-9")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = at_table(ROUND).play("E 7m", *THROWN)
    assert int(table.record.turn) == table.seat("E")
    assert at_table(ROUND).refusal("W", "2m") == "BEIJING-9"


CLAIMS = {
    "E": "147m258p369s12345z",
    "S": "258m46p147s12346z",
    "W": "369m55p258s12346z",
    "N": "123m46p789s111s99p",
}


@pytest.mark.rule("BEIJING-10")
def test_chow_from_the_player_before_pung_from_anyone_kinds_discarded_before_too():
    table = at_table(hands=CLAIMS).play("E 5p")
    assert "chi 46p" in table.open_to("S")
    assert table.open_to("W") == ["pass", "pon 55p"]
    assert table.refusal("N", "chi 46p") == "BEIJING-10"
    again = {**CLAIMS, "W": "369m555p258s1236z"}
    assert {"pon 55p", "kong 555p"} <= set(at_table(hands=again).play("E 5p").open_to("W"))
    table = at_table("8s8p5z2p8m", again).play("E 7m", "S 8s drawn", "W 5p", "N 5z drawn", "E 5p")
    assert table.may("W", "pon 55p")  # a kind it has discarded itself


@pytest.mark.rule("BEIJING-10")
def test_four_calls_are_not_too_many():
    hands = {**DULL, "E": "1m3p5s7s47m258p369s12z", "S": "11m33p55s77s99m456z"}
    hands["W"], hands["N"] = "258m369p14s1234z8m", "369m147p28s1234z6p"
    steps, junk = ["E 1m", "S pon", "S 4z"], ["5z", "6z"]
    table = at_table("8p9p2s8p9p2s8p9p2s", hands).play(*steps)
    for tile, thrown in zip(("3p", "5s", "7s"), (*junk, "9m")):
        table.throw_drawn(2).play(f"E {tile}", "S pon", f"S {thrown}")
    assert len(table.view().seats[table.seat("S")].melds) == 4


@pytest.mark.rule("BEIJING-12")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_chow():
    table = at_table(hands=CLAIMS).play("E 5p", "S chi 46p", "W pon", "N pass")
    assert int(table.record.turn) == table.seat("W")
    table = at_table(hands=CLAIMS).play("E 5p", "S chi 46p", "W pon", "N win")
    assert int(table.record.won_order[0]) == table.seat("N")


@pytest.mark.rule("BEIJING-13", "BEIJING-49")
def test_once_a_chow_lies_there_nobody_can_pung_its_tile():
    table = at_table(hands=CLAIMS).play("E 5p", "S chi 46p")
    assert table.may("W", "pon 55p")  # all are asked in one window
    table.wait()
    assert int(table.record.turn) == table.seat("S")
    assert table.refusal("W", "pon 55p") == "BEIJING-9"


@pytest.mark.rule("BEIJING-15")
def test_everybody_sees_from_whom_a_meld_came():
    table = at_table(hands=CLAIMS).play("E 5p", "W pon").wait()
    [meld] = table.view("N").seats[table.seat("W")].melds
    assert (meld.source, meld.tiles[meld.called]) == (table.seat("E"), "5p")


@pytest.mark.rule("BEIJING-16")
def test_a_discard_cannot_be_taken_back():
    table = at_table(ROUND).play("E 5z").wait()
    assert table.refusal("E", "1z") == "BEIJING-9"
    assert table.view().seats[table.seat("E")].river[0].tile == "5z"


@pytest.mark.rule("BEIJING-18")
def test_after_a_claim_any_tile_may_be_discarded():
    table = at_table(hands={**CLAIMS, "S": "258m4567p47s1234z"}).play("E 5p", "S chi 46p").wait()
    assert set(parse(table.discards("S"))) == set(parse("258m57p47s1234z"))  # the kind that was eaten, too
    table = at_table(hands={**CLAIMS, "W": "369m555p258s1236z"}).play("E 5p", "W pon").wait()
    assert table.may("W", "5p")


PUNG = {**DULL, "S": "123m456p78s33s55z6z"}
ADDED = ("E 3s", "S pon", "S 6z", "W 1m drawn", "N 1p drawn", "E 2p drawn", "S kong 3333s")
KONG = {**DULL, "S": "123m456p78s6666z5z"}


@pytest.mark.rule("BEIJING-11")
def test_kongs_come_after_a_draw_and_their_replacement_from_the_tail():
    table = at_table("1m1p2p3s", PUNG, tail="7z").play(*ADDED)
    assert table.drawn() == "7z"
    table = at_table("1m", KONG, tail="7z").play("E 1z", "S kong 6666z")
    assert table.drawn() == "7z"
    claimed = {**KONG, "S": "23m456p78s6666z5z5s"}
    table = at_table(hands=claimed).play("E 1m", "S chi 23m")
    assert table.refusal("S", "kong 6666z") == "BEIJING-11"


@pytest.mark.rule("BEIJING-19", "COMMON-3")
def test_a_passed_win_bars_discards_until_the_own_draw_or_call():
    hands = {**HANDS, "W": "258m369p14s1234z6s", "N": "369m147p25s1234z9s"}
    table = at_table(ROUND, hands).play("E 7m", "S 1m drawn", "W 6s", "S pass", "N 9s")
    assert not table.may("S", "win")
    again = ("E 7m", "S 1m drawn", "W 6s", "S pass", "N 2p drawn", "E 3p drawn", "S 5m drawn", "W 6s")
    assert at_table("1m1p2p3p5m6s", hands).play(*again).may("S", "win")  # after its own draw


@pytest.mark.rule("BEIJING-19", "COMMON-3")
def test_a_call_lifts_the_bar_too():
    hands = {**DULL, "S": "345m456p78s55z666z", "W": "258m369p14s1342z6s", "N": "369m147p25s134z6z9s"}
    table = at_table("1m1p2p6s", hands).play("E 7m", "S 1m drawn", "W 6s", "S pass", "N 6z", "S pon 66z", "S 6z")
    assert table.play("W 6s drawn").may("S", "win")


@pytest.mark.rule("BEIJING-20")
def test_nobody_declares_ready():
    assert at_table(hands={"E": "123456789m123p57z"}).refusal("E", "ready") == "BEIJING-20"


@pytest.mark.rule("BEIJING-51", "COMMON-4")
def test_the_discard_after_the_last_drawable_tile_can_only_be_won_on():
    hands = {**CLAIMS, "E": "147m28p369s12345z9m"}
    table = at_table("5p", {**hands, "S": "258m46p147s12346z"}, left=1).play("E 5z", "S 5p drawn")
    assert table.may("N", "win")
    assert not table.may("W", "pon 55p")
    assert table.play("N pass").over


@pytest.mark.rule("BEIJING-52", "BEIJING-8", "COMMON-5")
def test_no_kong_without_a_replacement_that_leaves_the_tail_of_one_kong_more():
    assert at_table("1m", KONG, left=3).play("E 5z").may("S", "kong 6666z")
    table = at_table("1m", KONG, left=2).play("E 5z")  # one tile left, and one more stays back with the kong
    assert table.refusal("S", "kong 6666z") == "BEIJING-52"


# --- the duty to follow

HONOURS = {
    "E": "147m258p369s12345z",
    "S": "258m369p147s1256z",
    "W": "369m147p258s1256z",
    "N": "14m258p369s1256z9p",
}


@pytest.mark.rule("BEIJING-21", "BEIJING-22", "BEIJING-49")
def test_who_holds_the_dealers_honour_must_follow_as_long_as_all_before_did():
    table = at_table("9m9m9m", HONOURS).play("E 1z")
    assert table.discards("S") == "1z"
    assert table.refusal("S", "2m") == "BEIJING-21"
    table.play("S 1z")
    assert table.discards("W") == "1z"
    table.play("W 1z")
    assert table.discards("N") == "1z"
    assert len(parse(table.play("N 1z").discards("E"))) > 1


@pytest.mark.rule("BEIJING-22")
def test_one_who_has_none_frees_all_after_him():
    hands = {**HONOURS, "S": "258m369p1478s256z"}
    table = at_table("9m9m9m", hands).play("E 1z", "S 9m drawn")
    assert len(parse(table.discards("W"))) > 1


@pytest.mark.rule("BEIJING-21")
def test_the_tile_just_drawn_counts_and_a_concealed_kong_changes_nothing():
    hands = {**HONOURS, "S": "258m36p8888s256z7s", "W": "369m147p25s1256z1s"}
    assert at_table("1z", hands).play("E 1z").discards("S") == "1z"
    table = at_table("1z9m", hands, tail="7z").play("E 1z", "S kong 8888s")
    assert table.discards("S") == "1z"
    assert table.play("S 1z").discards("W") == "1z"


@pytest.mark.rule("BEIJING-24")
def test_a_first_discard_that_is_no_honour_binds_nobody():
    hands = {**HONOURS, "S": "125m369p147s1256z"}
    assert len(parse(at_table("9m", hands).play("E 1m").discards("S"))) > 1


@pytest.mark.rule("BEIJING-21")
@pytest.mark.parametrize(
    ("duty", "wind", "dragon"),
    [("winds and dragons", True, True), ("winds only", True, False), (False, False, False)],
)
def test_by_option_dragons_bind_nobody_or_nothing_does(duty, wind, dragon):
    for tile, bound in (("1z", wind), ("5z", dragon)):
        table = at_table("9m", HONOURS, options={"follow_duty": duty}).play(f"E {tile}")
        assert (table.discards("S") == tile) == bound


@pytest.mark.rule("BEIJING-53", "BEIJING-21")
def test_who_wins_or_pungs_need_not_follow_and_a_call_ends_the_duty():
    called = at_table(
        "9p", {**HONOURS, "W": "369m147p258s1556z", "S": "258m369p1478s126z", "N": "14m258p369s126z99p"}
    ).play("E 5z", "W pon 55z")
    assert len(parse(called.discards("W"))) > 1
    assert len(parse(called.play("W 1z").discards("N"))) > 1
    winner = {**HONOURS, "S": "123m456p789s22s1z5z"}
    assert (
        at_table("7z", {**winner, "S": "123m456p789s22s55z", "N": "14m258p369s126z99p"})
        .play("E 5z", "S pass")
        .discards("S")
        == "5z"
    )
    table = at_table("1z", {**winner, "S": "123m456p789s222s1z", "N": "14m258p369s256z99p"}).play("E 1z", "S pass")
    assert table.discards("S") == "1z"
    assert table.may("S", "win")


@pytest.mark.rule("BEIJING-53")
def test_the_duty_is_over_after_the_first_turn():
    hands = {**HONOURS, "S": "258m369p1478s256z", "W": "369m147p2588s256z", "N": "14m258p3699s256z9p"}
    table = at_table("7z7z7z7z1z", hands).play("E 1z", "S 7z drawn", "W 7z drawn", "N 7z drawn", "E 7z drawn")
    assert len(parse(table.discards("S"))) > 1


@pytest.mark.rule("BEIJING-23")
def test_north_shows_the_fourth_tile_when_he_draws_it_later():
    hands = {**HONOURS, "N": "14m258p3699s256z9p"}
    steps = ("E 1z", "S 1z", "W 1z", "N 9m drawn", "E 9m drawn", "S 9m drawn", "W 7z drawn")
    table = at_table("8m8m9m9m9m7z1z", hands).play(*steps)
    [drew] = only(seen_by(table.events, table.seat("S"), Hiding()), ev.Drew)
    assert (drew.seat, drew.tile, drew.shown) == (table.seat("N"), "1z", True)


@pytest.mark.rule("BEIJING-23")
def test_a_fourth_tile_is_not_shown_by_anybody_else_or_where_one_did_not_follow():
    hands = {**HONOURS, "W": "369m147p2588s256z", "N": "14m258p3699s256z9p"}
    steps = ("E 1z", "S 1z", "W 7z drawn", "N 7z drawn", "E 7z drawn", "S 7z drawn", "W 9p drawn")
    table = at_table("8m7z7z7z7z9p1z", hands).play(*steps)
    assert [drew.tile for drew in only(seen_by(table.events, table.seat("S"), Hiding()), ev.Drew)] == [None]


# --- winning and the end of a hand


@pytest.mark.rule("BEIJING-34")
def test_by_discard_by_self_draw_and_by_robbing_a_plain_hand_will_do():
    assert at_table(ROUND).play("E 9s").may("S", "win")
    assert at_table("9s").play("E 7m").may("S", "win")
    robbed = {**PUNG, "N": "123p456m789s12s99m"}
    assert at_table("1m1p2p3s", robbed).play(*ADDED).may("N", "win")


@pytest.mark.rule("BEIJING-36", "BEIJING-38", "BEIJING-42", "COMMON-6")
def test_a_robbed_kong_is_not_made_and_its_maker_pays_what_all_three_would():
    robbed = {**PUNG, "N": "123p456m789s12s99m"}
    table = at_table("1m1p2p3s", robbed).play(*ADDED, "N win")
    # base, self-draw, concealed: 4,000 from each, 8,000 from the dealer
    assert table.scores() == [25_000, 25_000 - 16_000, 25_000, 25_000 + 16_000]
    assert [meld.kind for meld in table.view().seats[table.seat("S")].melds] == ["pon"]


STRAIGHT = {**DULL, "S": "9999m456p78s55z6z", "W": "12345678m222p44s"}


@pytest.mark.rule("BEIJING-37", "BEIJING-38")
@pytest.mark.parametrize("robs", [True, False])
def test_a_straight_robs_a_concealed_kong_by_the_option(robs):
    hands = {**STRAIGHT, "E": "147m58p369s12345z7p", "S": "9999m456p78s5567z", "N": "36m147p258s12347z"}
    table = at_table("1p", hands, tail="7z", options={"rob_concealed_by_straight": robs})
    table.play("E 5z", "S kong 9999m")
    assert table.may("W", "win") == robs
    if robs:
        assert not table.may("N", "win")
        assert [meld.tiles for meld in table.view("N").seats[table.seat("S")].melds] == [("9m",) * 4]  # shown
        # base, self-draw, concealed, straight: 8,000 from each, 16,000 from the dealer
        assert table.play("W win").scores() == [25_000, 25_000 - 32_000, 25_000 + 32_000, 25_000]


@pytest.mark.rule("BEIJING-35", "BEIJING-39", "BEIJING-31")
@pytest.mark.parametrize("winners", ["all", "nearest only"])
def test_several_may_win_on_one_discard_or_only_the_nearest(winners):
    hands = {**HANDS, "N": "123p456m78s66677z"}
    table = at_table(ROUND, hands, options={"multiple_winners": winners}).play("E 9s", "S win", "N win")
    assert [event.seat for event in only(table.events, ev.Won)] == ([1, 3] if winners == "all" else [1])
    assert table.over


@pytest.mark.rule("BEIJING-49", "BEIJING-33")
def test_a_false_win_is_refused():
    assert at_table("1m").play("E 5z").refusal("S", "win") == "BEIJING-33"


@pytest.mark.rule("BEIJING-44")
def test_kongs_as_such_are_not_paid():
    table = at_table("1m1p2p3s", PUNG, tail="7z").play(*ADDED)
    assert table.throw_drawn(100).scores() == [25_000] * 4


# --- dealer and match


@pytest.mark.rule("BEIJING-46", "BEIJING-47")
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_the_dealer_stays_on_his_win_and_a_drawn_hand_and_a_match_is_so_many_circles(circles):
    table = at_table(hands={}, options={"circles": circles})
    dealers = []
    for winners in ("E", "", "WE", *"SWN" * (4 * circles))[: 3 + 4 * circles]:
        dealers.append(int(table.record.dealer))
        assert not only(table.events, ev.MatchEnded)
        table.close(WON if winners else EXHAUSTED, winners)
        if not only(table.events, ev.MatchEnded):
            table.next_hand()
    assert dealers == [0, 0, 0, *[0, 1, 2, 3] * circles]
    assert only(table.events, ev.MatchEnded)


@pytest.mark.rule("BEIJING-48")
def test_who_is_below_nothing_plays_on_and_points_rank():
    table = at_table(hands={}, before_deal={"dealer": 3, "deal_number": 3})
    table.record.scores[:] = [-5000, 40_000, 35_000, 30_000]
    table.close(WON, "E")
    assert int(table.record.phase) == HAND_OVER
    table.next_hand().close(WON, "S")
    assert only(table.events, ev.MatchEnded)
    assert [one.seat for one in table.ranking()] == [1, 2, 3, 0]
