"""Changsha: the set, the deal, claims, both ways of making a kong, the last tile, the end of hand and match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from fangcheng.game.events import read_events
from fangcheng.game.match import Match
from flow.table_of import only, table_of
from hangzhou.test_play import lay

KONG = "555s234p789m22s67p"  # waits for 5p and 8p, also beside four 5s
HANDS = {
    "E": "1479m2358p1346s29s",
    "S": KONG,
    "W": "258m147p147s369s9p",
    "N": "369m258p468s147p3m",
}


def at_table(wall="", hands=HANDS, options=None, **more):
    """A table of Changsha, past the first go-round and without pay for dealt tiles where that is not asked for."""
    table = table_of("changsha", hands, wall=wall, options={"opening_wins": False, **(options or {})}, **more)
    table.record.any_claim = 1
    return table


def opened(tail, wall="5s1m1m", hands=HANDS, **more):
    """A table at which South has opened a kong of four 5s, which has turned up these tiles."""
    return at_table(wall, hands, tail=tail, **more).play("E 9s", "S opening", "S kong 5555s")


# --- the set and the deal


@pytest.mark.rule("CHANGSHA-1", "CHANGSHA-2", "CHANGSHA-3", "COMMON-27")
def test_four_of_each_suit_tile_in_walls_of_fourteen_and_thirteen_stacks():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(27), 4)
    sides = [len(side.stacks) for side in table.view().wall.sides]
    assert [sides[table.seat(letter)] for letter in "ESWN"] == [14, 13, 14, 13]
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("CHANGSHA-2", "CHANGSHA-3")
def test_the_first_dealer_is_found_by_chance_and_the_sum_of_two_dice_breaks_the_wall():
    matches = [Match("changsha", seed=seed, mode="interpreted") for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    for match in matches:
        thrown = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        wall = only(match.events, ev.WallOpened)[0]
        assert wall.seat == (match.view().dealer + sum(thrown[-1].dice) - 1) % 4
        assert wall.stacks == sum(thrown[-1].dice)


@pytest.mark.rule("CHANGSHA-4", "CHANGSHA-6")
def test_only_the_dealer_has_fourteen_tiles_and_discards_first():
    table = at_table("1p")
    assert [int(table.record.hand_size[table.seat(letter)]) for letter in "ESWN"] == [14, 13, 13, 13]
    table.play("E 9s")
    assert (int(table.record.turn), table.drawn()) == (table.seat("S"), "1p")


# --- what dealt tiles are paid

DEALT = [  # the row, the tiles of a seat, those that prove it
    ("four_joys", "6666p346m23679s1p", "6666p"),
    ("no_258", "1346m13479p1467s", ""),
    ("missing_suit", "12345m11234578p", ""),
    ("two_triplets", "111m235p777s2368s", "111m777s"),
    ("three_alike", "112m112345p1169s", "11m11p11s"),
    ("three_alike", "111m112345p1169s", "11m11p11s"),  # three are at least two
]


@pytest.mark.rule("CHANGSHA-5", "CHANGSHA-34", "CHANGSHA-35", "CHANGSHA-37", *(f"CHANGSHA-F-{row[0]}" for row in DEALT))
@pytest.mark.parametrize(("row", "hand", "proof"), DEALT, ids=[f"{row}-{hand}" for row, hand, _ in DEALT])
def test_each_row_of_the_dealt_tiles_is_shown_and_paid_by_all_before_the_first_discard(row, hand, proof):
    table = at_table(hands={**HANDS, "S": hand}, options={"opening_wins": True, "birds": 0})
    shown = only(read_events(table.record), ev.OpeningShown)
    assert [(one.seat, one.pattern, one.tiles) for one in shown] == [(table.seat("S"), row, proof)]
    assert table.scores() == [-2, 4, -1, -1]
    assert table.view("E").seats[table.seat("S")].hand is None
    assert "9s drawn" in table.open_to("E")


@pytest.mark.rule("CHANGSHA-34", "CHANGSHA-35", "CHANGSHA-38")
def test_rows_of_one_player_add_up_and_fourteen_tiles_of_the_dealer_count():
    hands = {"E": "222m555m134p688p9p2p", "S": KONG, "W": HANDS["W"], "N": HANDS["N"]}
    table = at_table(hands=hands, options={"opening_wins": True, "birds": 0})
    assert [one.pattern for one in only(read_events(table.record), ev.OpeningShown)] == ["missing_suit", "two_triplets"]
    assert table.scores() == [12, -4, -4, -4]
    again = at_table(hands=hands, options={"opening_wins": True, "birds": 0, "scoring": "flat"})
    assert again.scores() == [12, -4, -4, -4]
    south = {**HANDS, "S": DEALT[0][1]}
    other = at_table(hands=south, options={"opening_wins": True, "birds": 0, "scoring": "flat"})
    assert other.scores() == [-2, 6, -2, -2]  # two from each, the dealer like the others
    assert int(table.record.owed) == 1 << table.seat("E")
    assert int(table.record.phase) == int(at_table().record.phase)


@pytest.mark.rule("CHANGSHA-34", "CHANGSHA-35", "CHANGSHA-F-four_joys", "CHANGSHA-F-two_triplets")
def test_a_row_is_paid_once_to_a_player_and_several_players_are_paid():
    """South holds two fours, which are no triplets; West three triplets and no 2, 5, 8."""
    hands = {"E": "2589m2258p2588s55m", "S": "6666p3333m259s47s", "W": "111m777s444p99p39s", "N": "258m2589p145s368s"}
    table = at_table(hands=hands, options={"opening_wins": True, "birds": 0})
    shown = [(one.seat, one.pattern) for one in only(read_events(table.record), ev.OpeningShown)]
    south, west = table.seat("S"), table.seat("W")
    assert shown == [(south, "four_joys"), (west, "no_258"), (west, "two_triplets")]
    # one row to South: 2 from the dealer, 1 from each other; two to West
    assert table.scores() == [-2 - 4, 4 - 2, 8 - 1, -1 - 2]


@pytest.mark.rule("CHANGSHA-43")
def test_in_a_drawn_hand_what_was_paid_for_dealt_tiles_stays_paid():
    hands = {**HANDS, "S": DEALT[0][1]}
    table = at_table(hands=hands, options={"opening_wins": True, "birds": 0}).close(EXHAUSTED)
    assert table.scores() == [-2, 4, -1, -1]


@pytest.mark.rule("CHANGSHA-36")
def test_two_dice_of_the_owner_are_birds_for_his_rows():
    hands = {**HANDS, "S": DEALT[0][1]}
    for start in ("dealer", "winner"):
        table = at_table(hands=hands, options={"opening_wins": True, "bird_start": start})
        thrown = next(event for event in only(read_events(table.record), ev.DiceThrown) if event.purpose == "birds")
        assert thrown.seat == table.seat("S")
        hit = Counter((die - 1 + (start == "winner")) % 4 for die in thrown.dice)  # by place from the dealer
        paid = [(2 if place == 0 else 1) * 2 ** (hit[1] + hit[place]) for place in (0, 2, 3)]
        assert table.scores() == [-paid[0], sum(paid), -paid[1], -paid[2]]


# --- claims


@pytest.mark.rule("CHANGSHA-7", "CHANGSHA-8")
def test_chow_by_the_next_player_pung_by_all_and_pung_goes_first():
    hands = {**HANDS, "E": "1479m2358p1346s5m9s", "S": "46m123p789s11667p", "W": "55m147s399p12467s"}
    hands["N"] = "46m123456789p88s"  # waits for 5m
    table = at_table("", hands).play("E 5m")
    assert (table.may("S", "chi 46m"), table.may("W", "pon 55m"), table.may("N", "win")) == (True, True, True)
    assert not table.may("N", "chi 46m")
    table.play("S chi 46m", "W pon 55m", "N pass")
    assert int(table.record.turn) == table.seat("W")
    won = at_table("", hands).play("E 5m", "S chi 46m", "W pon 55m", "N win")
    assert (won.over, [int(seat) for seat in won.record.won_order[:1]]) == (True, [won.seat("N")])
    bare = at_table("", hands, options={"chow": False}).play("E 5m")
    assert bare.refusal("S", "chi 46m") == "CHANGSHA-7"


@pytest.mark.rule("CHANGSHA-21")
def test_a_claimed_kind_or_the_other_end_of_a_chow_may_be_discarded_at_once():
    hands = {**HANDS, "E": "1479m2358p1346s5m9s", "S": "4567m123p789s116p", "W": "147s39p12467s258m"}
    assert at_table("", hands).play("E 5m", "S chi 46m").wait().may("S", "5m")
    assert at_table("", hands).play("E 5m", "S chi 67m").wait().may("S", "4m")
    hands |= {"S": "467m1239p789s116p", "W": "555m147s39p12467s"}
    assert at_table("", hands).play("E 5m", "W pon 55m").wait().may("W", "5m")


@pytest.mark.rule("CHANGSHA-21")
def test_nobody_declares_ready_though_he_waits():
    assert at_table("1m").play("E 9s").refusal("S", "ready") == "CHANGSHA-21"


@pytest.mark.rule("CHANGSHA-29", "CHANGSHA-44", "CHANGSHA-42")
def test_several_win_on_one_discard_with_the_same_birds_and_the_discarder_deals():
    hands = {"E": "1479m2358p1346s5p9s", "S": KONG, "W": "123m678m46p345s88s"}
    table = at_table("2m6m", hands).play("E 5p", "S win", "W win")
    assert (table.over, int(table.record.ending)) == (True, WON)
    assert len(only(table.events, ev.HorseTurned)) == 2
    assert table.scores() == [-10, 8, 2, 0]  # both birds on South
    assert int(table.record.coming.dealer) == table.seat("E")
    rotated = {**HANDS, "S": "1479m2358p1346s5p", "W": KONG, "N": hands["W"]}  # he need not have dealt before
    other = at_table("9s2m6m", rotated).play("E 9s", "S 5p", "W win", "N win")
    assert int(other.record.coming.dealer) == other.seat("S")
    alone = at_table("2m6m", hands).play("E 5p", "S win", "W pass")
    assert int(alone.record.coming.dealer) == alone.seat("S")


@pytest.mark.rule("CHANGSHA-20", "COMMON-3")
def test_who_passes_a_win_takes_only_a_dearer_one_until_he_has_discarded():
    hands = {"E": "1479m2358p1346s5p9s", "S": KONG, "W": "558p147m147s3699s", "N": "369m28p468s147p36m"}
    table = at_table("1m", hands).play("E 5p", "W pon 55p", "W 8p")
    assert not table.may("S", "win")
    fresh = at_table("1m3m", hands).play("E 5p", "S pass", "S 1m drawn", "W 8p")
    assert fresh.may("S", "win")  # a discard of his own lies between
    drawn = at_table("8p", hands).play("E 5p", "S pass").wait()
    assert drawn.drawn() == "8p"
    assert drawn.may("S", "win")  # a self-draw is never barred
    dearer = {"E": HANDS["E"], "S": "2223444m666s888s", "W": "113m147p147s3599s", "N": "369m258p147p3m249s"}
    small_first = at_table("", dearer).play("E 1m", "W pon 11m", "W 3m")
    assert small_first.may("S", "win")  # all pungs with 3m, a small win with 1m
    big_first = at_table("", {**dearer, "E": "3479m2358p1346s29s", "W": "133m147p147s3599s", "N": "69m258p147p7m2249s"})
    assert big_first.play("E 3m").may("S", "win")
    assert not big_first.play("W pon 33m", "W 1m").may("S", "win")


@pytest.mark.rule("CHANGSHA-20", "COMMON-3")
@pytest.mark.parametrize(("says", "may"), [([], False), (["S opening"], True)])
def test_a_passed_small_win_bars_a_robbed_supplement_and_no_robbed_opened_kong(says, may):
    """North lets 5s go; South pungs it, and draws the fourth before North has moved."""
    hands = {
        "E": "11m479m2358p346s59s",
        "S": "1m55s234p789m22s67p",
        "W": "258m147p147s3699s",
        "N": "123m456m789p46s22p",
    }
    table = at_table("5s", hands, tail="6m3m").play("E 5s", "N pass", "S pon 55s", "S 1m", "E pon 11m", "E 4m")
    assert table.play(*says, "S kong 5555s").may("N", "win") == may


@pytest.mark.rule("CHANGSHA-20", "COMMON-3")
@pytest.mark.parametrize(("thrown", "may"), [("3m", False), ("9s", True)])
def test_a_passed_win_bars_another_s_last_tile_of_the_same_value(thrown, may):
    """South lets all pungs go with East's 3m; the last tile, West's 1m, would make one big win too."""
    hands = {
        "E": "3479m2358p1346s29s",
        "S": "2223444m666s888s",
        "W": "123789m345s11p67p",
        "N": "69m258p147p7m2249s",
    }
    table = at_table("1m", hands, left=1).play(f"E {thrown}", *["S pass"] * (not may), "S leave", "W take")
    assert (table.may("S", "win"), table.over) == (may, not may)


# --- kongs


@pytest.mark.rule("CHANGSHA-9", "CHANGSHA-10", "CHANGSHA-33")  # --- kongs
@pytest.mark.rule("CHANGSHA-9", "CHANGSHA-10", "CHANGSHA-33")
def test_a_supplement_is_free_draws_one_tile_and_leaves_the_hand_as_it_likes():
    table = at_table("5s", tail="1m").play("E 9s", "S kong 5555s")
    assert (table.drawn(), table.scores()) == ("1m", [0, 0, 0, 0])
    assert {"2p", "1m drawn"} <= set(table.open_to("S"))
    won = at_table("5s3m7m", tail="5p").play("E 9s", "S kong 5555s", "S win")
    assert won.scores() == [-2, 7, -4, -1]  # a small win: no row for the kong; both birds on West


@pytest.mark.rule("CHANGSHA-12", "CHANGSHA-13", "CHANGSHA-F-kong_bloom", "CHANGSHA-32")
def test_every_turned_tile_that_fits_is_a_row_and_the_opener_wins_without_being_asked():
    table = opened("5p8p", "5s3m7m")
    assert [one.tile for one in only(table.events, ev.KongTileTurned)] == ["5p", "8p"]
    assert (table.over, table.scores()) == (True, [-14, 74, -48, -12])  # two rows; two birds on West
    one = opened("5p1m", "5s1m1m")
    assert one.scores() == [-28, 40, -6, -6]  # one row; two birds on the dealer


@pytest.mark.rule("CHANGSHA-12")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_tiles_are_turned_or_three_or_four(count):
    table = opened("1m9m1p9p", options={"kong_tiles": count})
    assert len(only(table.events, ev.KongTileTurned)) == count


WAITS = {**HANDS, "N": "123m456m789s11s78p", "W": "258m147p147s369s3p"}  # North waits for 6p and 9p with a pair of ones


@pytest.mark.rule("CHANGSHA-14", "CHANGSHA-F-kong_shot", "CHANGSHA-44")
def test_the_others_may_win_on_a_turned_tile_with_any_pair_and_the_opener_pays():
    table = opened("9p6p", "5s3m7m", WAITS)
    assert table.open_to("N") == ["pass", "win"]
    table.play("N win")
    assert (table.over, table.scores()) == (True, [0, -12, 0, 12])  # two tiles fit
    assert int(table.record.coming.dealer) == table.seat("N")


@pytest.mark.rule("CHANGSHA-14", "CHANGSHA-44")
def test_several_win_on_a_turned_tile_and_the_opener_deals_next():
    hands = {**WAITS, "W": "234567m678s11p78p"}  # like North for 6p and 9p
    table = opened("9p1m", "5s3m7m", hands, options={"birds": 0}).play("W win", "N win")
    assert (table.over, table.scores()) == (True, [0, -12, 6, 6])
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("CHANGSHA-14")
def test_the_rows_of_a_hand_are_counted_once_with_the_turned_tile_that_brings_most():
    hands = {**HANDS, "N": "111333666m8889p"}  # all pungs with 9p, nothing with 7p
    for turned in ("7p9p", "9p7p"):
        table = opened(turned, "5s3m7m", hands, options={"birds": 0}).play("N win")
        assert table.scores() == [0, -18, 0, 18]  # all pungs once, and a row for each tile


@pytest.mark.rule("CHANGSHA-15")
def test_if_nobody_wins_the_opener_names_a_tile_that_is_melded_but_not_won_on():
    table = opened("9p3s", hands=WAITS).play("N pass")
    assert table.open_to("S") == ["name 9p", "name 3s"]
    table.play("S name 9p")
    assert not table.may("N", "win")
    river = [one.tile for one in table.view().seats[table.seat("S")].river]
    assert river == ["3s", "9p"]
    assert int(table.record.turn) == table.seat("W")


@pytest.mark.rule("CHANGSHA-15")
def test_two_equal_tiles_leave_nothing_to_name():
    table = opened("1s1s")
    assert [one.tile for one in table.view().seats[table.seat("S")].river] == ["1s", "1s"]
    assert int(table.record.turn) == table.seat("W")


@pytest.mark.rule("CHANGSHA-16")
def test_the_opener_goes_first_with_a_further_kong_then_pung_then_chow():
    hands = {"S": "555s111p789m22s67p", "E": "1479m2358p1346s29s", "W": "23p147m147s36999s", "N": "369m258p268s479p3m"}
    table = opened("1p9m3m3s", hands=hands).play("S name 1p")
    assert "open kong 111p" in table.open_to("S")
    assert "kong 111p" not in table.open_to("S")  # an own further kong is no supplement
    assert "chi 23p" in table.open_to("W")
    table.play("S open kong 111p", "W chi 23p")
    melds = table.view().seats[table.seat("S")].melds
    assert [meld.kind for meld in melds] == ["concealed_kong", "concealed_kong"]
    assert len(only(table.events, ev.KongTileTurned)) == 2
    taken = opened("1p9m3m3s", hands=hands).play("S name 1p", "S pass", "W chi 23p")
    assert int(taken.record.turn) == taken.seat("W")
    pung = {**hands, "S": "555s234p789m22s67p", "E": "1479m358p1346s29s1p", "N": "11p69m258p268s479p"}
    first = opened("1p9m3m3s", hands=pung).play("S name 1p", "W chi 23p", "N pon 11p")
    assert int(first.record.turn) == first.seat("N")


@pytest.mark.rule("CHANGSHA-16", "CHANGSHA-9", "CHANGSHA-11")
def test_another_may_supplement_or_open_a_kong_of_the_named_tile_if_he_is_ready():
    hands = {**HANDS, "W": "258m147p147s369s3p", "N": "999p123m456m88s23s"}
    table = opened("9p1m3m3s", "5s", hands).play("S name 9p")
    assert {"kong 999p", "open kong 999p", "pon 99p"} <= set(table.open_to("N"))
    table.play("N open kong 999p")
    assert len(only(table.events, ev.KongTileTurned)) == 2
    unready = opened("9p1m", "5s", {**hands, "N": "999p123m469m478s1p"}).play("S name 9p")
    assert "kong 999p" in unready.open_to("N")
    assert unready.refusal("N", "open kong 999p") == "CHANGSHA-11"


@pytest.mark.rule("CHANGSHA-11", "CHANGSHA-47", "COMMON-11")
def test_who_would_not_wait_with_a_pair_of_2_5_8_may_not_open():
    for pair, may in (("22s", True), ("33s", False)):
        table = at_table("5s", {**HANDS, "S": f"555s234p789m{pair}67p"}).play("E 9s")
        assert table.may("S", "opening") == may
    assert table.refusal("S", "opening") == "CHANGSHA-11"


@pytest.mark.rule("CHANGSHA-11", "COMMON-11")
@pytest.mark.parametrize(("rest", "may"), [("35p", False), ("67p", True)])
def test_a_wait_for_the_very_tile_that_is_added_leaves_nobody_ready_to_open(rest, may):
    hands = {
        "S": f"444p234m777m{rest}22s",
        "E": "1479m2358p1346s99s",
        "W": "258m168p147s3699s",
        "N": "369m258p168s179p3m",
    }
    table = lay(at_table("4p", hands), "S", "pon 444p from W").play("E 9s").wait()
    assert (table.may("S", "opening"), table.may("S", "kong 4444p")) == (may, True)


@pytest.mark.rule("CHANGSHA-17")
def test_after_opening_drawn_tiles_are_discarded_and_only_a_fresh_four_is_opened():
    hands = {**HANDS, "E": "1479m3358p1346s29s", "S": "555s222p789m22s67p", "N": "369m58p468s1479p3m"}
    table = opened("1m9m3m3s", "5s3s4s6s2p", hands).play("S name 9m", "W 3s drawn", "N 4s drawn", "E 6s drawn")
    assert table.drawn() == "2p"
    assert set(table.open_to("S")) == {"2p drawn", "opening"}
    assert table.refusal("S", "7p") == "CHANGSHA-17"
    assert table.refusal("S", "kong 2222p") == "CHANGSHA-17"
    table.play("S opening", "S kong 2222p")
    assert len(only(table.events, ev.KongTileTurned)) == 2
    four = {**hands, "S": "555s222234p78m22s"}
    held = opened("1m3m", "5s9p4s6s3s", four).play("S name 1m", "W 9p drawn", "N 4s drawn", "E 6s drawn")
    assert held.open_to("S") == ["3s drawn"]  # the four 2p were together before
    moved = {
        **hands,
        "E": "1479m3358p1346s29s",
        "S": "555s5556m789m123p",
        "W": "28m147p147s3699s8p",
        "N": "369m58p468s1479p3m",
    }
    other = opened("1m2s", "5s9p4s6s5m", moved).play("S name 1m", "W 9p drawn", "N 4s drawn", "E 6s drawn")
    assert other.open_to("S") == ["5m drawn"]  # 6m alone would wait for less than 5556m


@pytest.mark.rule("CHANGSHA-18", "CHANGSHA-F-robbing_kong", "COMMON-6")
def test_an_added_kong_is_robbed_small_as_a_supplement_and_big_if_it_is_opened():
    hands = {**HANDS, "N": "123m456m789p46s22p"}
    for says, points in ([], 1), (["S opening"], 6):
        table = lay(at_table("5s1m1m", hands), "S", "pon 555s from W").play("E 9s", *says, "S kong 5555s")
        assert table.may("N", "win")
        table.play("N win")
        assert table.scores() == [0, -points, 0, points]
        assert [meld.kind for meld in table.view().seats[table.seat("S")].melds] == ["pon"]
    concealed = at_table("5s", hands, tail="1m").play("E 9s", "S kong 5555s")
    assert not concealed.may("N", "win")


@pytest.mark.rule("CHANGSHA-19")
def test_the_last_tile_stays_behind_whatever_kong_is_made():
    for left, kong, opening in (4, True, True), (3, True, False), (2, False, False):
        table = at_table("5s", left=left).play("E 9s")
        assert (table.may("S", "kong 5555s"), table.may("S", "opening")) == (kong, opening)
    assert table.refusal("S", "kong 5555s") == "CHANGSHA-19"


# --- the last tile

LAST = {
    "E": "1479m2588p1346s29s",
    "S": HANDS["S"],
    "W": HANDS["W"],
    "N": "123m234m345p79s33p",
}  # North waits for 8s, no small win


@pytest.mark.rule("CHANGSHA-22", "CHANGSHA-25", "CHANGSHA-43", "CHANGSHA-45", "CHANGSHA-47", "COMMON-11")
def test_the_last_tile_is_offered_round_to_the_ready_and_left_it_ends_the_hand():
    table = at_table("1m", LAST, left=2).play("E 9s", "S 1m drawn")
    assert table.open_to("W") == ["leave"]
    assert table.refusal("W", "take") == "CHANGSHA-22"
    table.play("W leave")
    assert table.open_to("N") == ["take", "leave"]
    table.play("N leave", "E leave")
    assert "take" in table.open_to("S")
    table.play("S leave")
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0, 0, 0, 0])
    assert int(table.record.coming.dealer) == table.seat("W")


@pytest.mark.rule("CHANGSHA-23", "CHANGSHA-41", "CHANGSHA-F-last_tile")
def test_who_takes_the_last_tile_may_win_with_it_and_it_is_all_birds():
    table = at_table("1m8s", LAST, left=2).play("E 9s", "S 1m drawn", "W leave", "N take")
    assert table.open_to("N") == ["8s drawn", "win"]
    table.play("N win")
    assert table.scores() == [-28, -24, -24, 76]


@pytest.mark.rule("CHANGSHA-24", "CHANGSHA-45")
def test_else_it_is_his_discard_and_can_only_be_won_on():
    hands = {**LAST, "W": "58p147m147s36669s"}
    table = at_table("1m5p", hands, left=2).play("E 9s", "S 1m drawn", "W leave", "N take")
    assert table.open_to("S") == ["pass", "win"]
    assert table.open_to("W") == []
    assert table.play("S win").scores() == [0, 6, 0, -6]  # it is both birds, on East
    drawn = at_table("1m9m", hands, left=2).play("E 9s", "S 1m drawn", "W leave", "N take")
    assert (drawn.over, int(drawn.record.coming.dealer)) == (True, drawn.seat("N"))
    two = {**LAST, "S": "555s234p789m22s67p", "W": "123789m345s11p67p"}
    both = at_table("1m5p", two, left=2).play("E 9s", "S 1m drawn", "W leave", "N take", "S win", "W win")
    assert both.scores() == [0, 6, 6, -12]  # several at once; the birds are on nobody of them


@pytest.mark.rule("CHANGSHA-22")
def test_after_a_claim_the_player_behind_the_claimer_is_asked_first():
    hands = {**LAST, "E": "1479m2588p1346s22s", "W": "28m147p147s3699s1p"}
    table = at_table("9s", hands, left=2).play("E 1m", "S 9s drawn", "W pon 99s", "W 1p")
    assert int(table.record.owed) == 1 << table.seat("N")
    assert table.open_to("N") == ["take", "leave"]


@pytest.mark.rule("CHANGSHA-41")
def test_the_last_bird_that_is_turned_stands_for_those_that_are_missing():
    table = at_table("5p3m", left=2, options={"birds": 4}).play("E 9s", "S win")
    assert [one.tile for one in only(table.events, ev.HorseTurned)] == ["3m"] * 4
    assert table.scores() == [-2, 19, -16, -1]


# --- birds, the match


@pytest.mark.rule("CHANGSHA-39", "CHANGSHA-40")
@pytest.mark.parametrize(("start", "paid"), [("dealer", (-2, -16, -1)), ("winner", (-2, -1, -16))])
def test_birds_are_counted_from_the_dealer_or_from_the_winner(start, paid):
    table = at_table("5p3m7m3s7s", options={"birds": 4, "bird_start": start}).play("E 9s", "S win")
    assert table.scores() == [paid[0], -sum(paid), paid[1], paid[2]]


@pytest.mark.rule("CHANGSHA-39")
@pytest.mark.parametrize("birds", [0, 1, 2, 4, 6])
def test_none_to_six_birds_are_turned(birds):
    table = at_table("5p3m7m3s7s3p7p", options={"birds": birds}).play("E 9s", "S win")
    assert len(only(table.events, ev.HorseTurned)) == birds
    assert table.scores()[2] == -(2**birds)


@pytest.mark.rule("CHANGSHA-46")
@pytest.mark.parametrize(("hands", "played", "over"), [(8, 7, True), (8, 6, False), (4, 3, True), (16, 15, True)])
def test_a_match_is_eight_hands_or_four_or_sixteen_and_points_rank(hands, played, over):
    late = {"hands_played": played, "scores": [4, -2, 8, -10]}
    table = at_table(hands={}, options={"hands": hands}, before_deal=late).close(EXHAUSTED)
    assert bool(only(table.events, ev.MatchEnded)) == over
    assert [one.person for one in table.ranking()] == [2, 0, 1, 3]
