"""Wuhan: the set, the wild tile, claims, kongs of one tile, the sea bed, drawn hands, dealer and match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, MATCH_OVER, WON
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.game import event_types as ev
from fangcheng.game.engine import Engine
from fangcheng.game.hints import hint_of
from fangcheng.game.match import Match
from fangcheng.tiles import RED, parse
from flow.table_of import only, table_of, tables_of
from hangzhou.test_play import lay

FIVE = 4  # 5m
HANDS = {
    "E": "1469m257p3468s112z",
    "S": "23455m78p99s333s7z",
    "W": "147m147p159s44z67z",
    "N": "258m1369p4579s17z",
}
at_table = tables_of("wuhan", HANDS, "1z")  # the first tile of the wall is turned up


@pytest.mark.rule("WUHAN-1", "WUHAN-2")
def test_suits_and_honours_in_four_walls_of_seventeen_stacks():
    table = at_table()
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4
    assert [int(table.record.hand_size[table.seat(letter)]) for letter in "ESWN"] == [14, 13, 13, 13]
    assert table.scores() == [0] * 4


@pytest.mark.rule("WUHAN-2", "WUHAN-46")
def test_the_first_dealer_is_found_by_chance_and_two_dice_break_the_wall():
    matches = [Match("wuhan", seed=seed, mode="interpreted") for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    for match in matches:
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        dealer = match.view().dealer
        assert (broken.purpose, len(broken.dice)) == ("break", 2)
        assert (wall.seat, wall.stacks) == ((dealer + sum(broken.dice) - 1) % 4, sum(broken.dice))
        assert match.view().turn == dealer


@pytest.mark.rule("WUHAN-2")
def test_the_deal_goes_by_fours_and_then_by_single_tiles():
    table = at_table(hands={})
    wall = [int(kind) for kind in table.record.wall[:53]]
    dealt = [
        [wall[16 * turn + 4 * seat + tile] for turn in range(3) for tile in range(4)] + [wall[48 + seat]]
        for seat in range(4)
    ]
    dealt[0].append(wall[52])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]


@pytest.mark.rule("WUHAN-38")
def test_turns_go_counter_clockwise_and_the_claimed_kind_or_the_other_end_of_its_run_may_be_discarded():
    table = at_table("1z3z3z6z").play("E 1m").wait()
    turns = [int(table.record.turn)]
    for _ in range(3):
        turns.append(int(table.throw_drawn(1).record.turn))
    assert turns == [1, 2, 3, 0]
    hands = {**HANDS, "E": "1469m257p3468s12z5m", "S": "67m58m13p789s2267p"}
    table = at_table(hands=hands).play("E 5m", "S chi 67m")
    assert {"5m", "8m"} <= set(table.open_to("S"))
    assert "drawn" not in " ".join(table.open_to("S"))


@pytest.mark.rule("WUHAN-3", "WUHAN-4")
@pytest.mark.parametrize(
    ("turned", "wild"),
    [("1m", "2m"), ("9s", "1s"), ("1z", "2z"), ("4z", "6z"), ("6z", "5z"), ("5z", "1z"), ("7z", "6z")],
)
def test_the_next_tile_of_the_wall_is_turned_and_its_successor_is_wild_but_never_red(turned, wild):
    table = at_table(turned, {})
    left = int((table.record.place == IN_WALL).sum())
    assert (table.view().jokers, table.indicators()) == ((wild,), turned)
    assert left == 136 - 53 - 1  # it stays out of play


@pytest.mark.rule("WUHAN-6", "WUHAN-10", "WUHAN-38", "WUHAN-42")
def test_chow_by_the_next_player_pung_by_all_the_pung_first():
    hands = {"E": "1469m257p3468s12z5m", "S": "46m123p789s2267p5s", "W": "55m147p159s47p99m1s"}
    hands["N"] = "468m1369p4579s17z"  # North has 4m and 6m too, but does not come after East
    table = at_table(hands=hands).play("E 5m")
    assert (table.may("S", "chi 46m"), table.may("W", "pon 55m"), table.may("N", "chi 46m")) == (True, True, False)
    table.play("S chi 46m", "W pon 55m")
    assert int(table.record.turn) == table.seat("W")
    assert "1p" in table.open_to("W")
    assert table.refusal("W", "ready") == "WUHAN-42"


@pytest.mark.rule("WUHAN-10")
def test_a_win_goes_before_a_pung():
    hands = {**HANDS, "E": "1469m25p3468s112z9p", "S": "23455m5678p333s7p", "W": "147m14799p159s44z"}
    table = lay(at_table(hands=hands), "S", "pon 333s from W").play("E 9p", "W pon 99p", "S win")
    assert [won.seat for won in only(table.events, ev.Won)] == [table.seat("S")]


@pytest.mark.rule("WUHAN-8")
@pytest.mark.parametrize(
    ("thrown", "label", "may"),
    [("5m", "chi 67m", True), ("5m", "chi 46m", False), ("8p", "pon 88p", True), ("9s", "pon 99s", False)],
)
def test_a_wild_tile_is_laid_in_no_claim_neither_for_another_nor_as_what_is_printed_on_it(thrown, label, may):
    """4m is wild; South has two 8p, and one 9s beside two wild tiles."""
    hands = {"E": f"1169m25p3468s12z1p{thrown}", "S": "4467m13p88p125s9s6z"}
    table = table_of("wuhan", hands, "3m").play(f"E {thrown}")
    assert table.view().jokers == ("4m",)
    assert table.may("S", label) == may


@pytest.mark.rule("WUHAN-8")
def test_kongs_of_a_discard_and_added_ones_are_replaced_from_the_tail():
    hands = {**HANDS, "S": "123m555m78p99s33s7z", "E": "1469m257p3468s12z5m", "N": "278m1369p4579s17z"}
    assert at_table(hands=hands, tail="8s").play("E 5m", "S kong 555m").drawn() == "8s"
    table = lay(at_table("1z5m", hands={**hands, "E": "1469m257p3468s112z"}, tail="8s"), "S", "pon 555m from W")
    assert table.play("E 1z").wait().play("S kong 5555m").drawn() == "8s"


@pytest.mark.rule("WUHAN-41", "WUHAN-45")
def test_the_last_discard_before_the_sea_bed_is_chowed_ponged_or_won_on_and_not_konged():
    hands = {"E": "1469m25p3468s112z6p", "S": "13m57p1124599s13z"}
    kong = at_table(hands={**hands, "W": "147m666p159s4466z"}, left=4).play("E 6p")
    assert (kong.may("S", "chi 57p"), kong.may("W", "pon 66p")) == (True, True)
    assert kong.refusal("W", "kong 666p") == "WUHAN-45"
    win = lay(at_table(hands={**hands, "W": "23455m78p678s333s"}, left=4), "W", "pon 333s from N").play("E 6p")
    assert win.may("W", "win")


# --- kongs of one tile


@pytest.mark.rule("WUHAN-7", "WUHAN-39", "WUHAN-40")
def test_reds_and_wild_tiles_are_laid_aside_one_by_one_and_replaced_from_the_tail_never_discarded():
    table = at_table(
        hands={**HANDS, "E": "1469m257p3468s27z7z", "N": "258m1369p4579s11z", "W": "147m147p159s4466z"}, tail="7z3m"
    )
    assert {"kong 2z", "kong 7z"} <= set(table.open_to("E"))
    assert not {"2z", "7z", "7z drawn"} & set(table.open_to("E"))
    assert table.refusal("E", "7z") == "WUHAN-7"
    table.play("E kong 7z")
    assert (table.drawn(), table.scores()) == ("7z", [0] * 4)
    assert only(table.events, ev.FlowerLaid)[0].tile == "7z"
    table.play("E kong 7z", "E kong 2z")
    assert sorted(table.view().seats[table.seat("E")].flowers) == ["2z", "7z", "7z"]


@pytest.mark.rule("WUHAN-40", "WUHAN-5")
@pytest.mark.parametrize(("kongs", "drawn"), [(0, 1), (1, 4)])
def test_a_replacement_shortens_the_wall_and_the_sea_bed_is_the_four_tiles_that_are_left(kongs, drawn):
    hands = {**HANDS, "E": "1469m257p3468s17z3z"}
    table = at_table(hands=hands, left=5, tail="3m").play(*["E kong 7z"] * kongs, "E 1m").wait()
    assert len(only(table.events, ev.Drew)) == drawn  # with five left South draws and discards as ever


@pytest.mark.rule("WUHAN-7", "WUHAN-39")
def test_after_a_claim_they_may_be_laid_too():
    hands = {**HANDS, "S": "46m123p789s2267p7z", "E": "1469m257p3468s12z5m"}
    table = at_table(hands=hands).play("E 5m", "S chi 46m")
    assert "kong 7z" in table.open_to("S")


@pytest.mark.rule("WUHAN-7", "WUHAN-F-kong_bloom", "WUHAN-14")
def test_the_replacement_of_such_a_kong_may_win_and_red_in_hand_does_not():
    hands = {**HANDS, "S": "23455m5678p333s7z"}
    table = lay(at_table("1z7p", hands, tail="9p"), "S", "pon 333s from W").play("E 1m").wait()
    assert (table.drawn(), table.may("S", "win")) == ("7p", False)
    table.play("S kong 7z")
    assert table.may("S", "win")
    # kong bloom 10, hard 2, opened 2, Red 2, by own draw half as much again
    assert table.play("S win").scores() == [-120, 360, -120, -120]


@pytest.mark.rule("WUHAN-7")
@pytest.mark.parametrize(("option", "tile"), [("green_kong", "6z"), ("pizi_kong", "1z")])
def test_by_option_green_and_tiles_like_the_turned_one_are_laid_too(option, tile):
    hands = {**HANDS, "E": f"1469m257p3468s2z{tile}3m"}
    assert f"kong {tile}" not in at_table(hands=hands).open_to("E")
    table = at_table(hands=hands, options={option: True})
    assert f"kong {tile}" in table.open_to("E")
    assert (tile in table.open_to("E")) == (option == "pizi_kong")


@pytest.mark.rule("WUHAN-8", "WUHAN-45")
def test_ordinary_kongs_draw_from_the_tail_and_with_four_tiles_left_none_of_any_kind_is_made():
    hands = {**HANDS, "S": "555m78p99s3334s7z2m", "N": "28m11369p4579s17z"}
    for left, may in ((6, True), (5, False)):  # South draws one of them
        table = at_table("1z", hands, left=left)
        table.record.wall[int(table.record.next_tile)] = FIVE
        table.play("E 1m").wait()
        assert (table.may("S", "kong 5555m"), table.may("S", "kong 7z")) == (may, may)
    assert table.refusal("S", "kong 5555m") == "WUHAN-45"
    table = at_table("1z5m", hands, tail="8s").play("E 1m").wait().play("S kong 5555m")
    assert table.drawn() == "8s"


@pytest.mark.rule("WUHAN-45")
def test_who_holds_nothing_else_when_none_can_be_laid_discards_one_that_nobody_claims():
    hands = {**HANDS, "S": "123p777p888s567m7z", "N": "258m1369p4579s77z", "E": "1469m25p3468s1122z"}
    table = at_table("1z", hands, left=5)
    for meld in ("chi 123p from E", "pon 777p from W", "pon 888s from N", "chi 567m from E"):
        lay(table, "S", meld)
    table.record.wall[int(table.record.next_tile)] = RED
    table.play("E 1m").wait()
    assert set(table.open_to("S")) == {"7z", "7z drawn"}
    table.play("S 7z drawn")
    assert table.over  # nobody was asked about it; the sea bed followed


@pytest.mark.rule("WUHAN-12")
def test_a_win_let_pass_bars_discards_until_the_next_draw():
    hands = {**HANDS, "S": "234m55m78p678s333s", "N": "258m136p4579s177z"}
    table = lay(at_table("1z9m6p3z6p4m9p", hands), "S", "pon 333s from W")
    table.play("E 1m", "S 9m drawn", "W 6p drawn").play("S pass").wait()
    table.play("N 3z drawn").wait()
    table.play("E 6p drawn")
    assert not table.may("S", "win")
    table.wait().play("S 4m drawn").wait().play("W 9p drawn")
    assert table.may("S", "win")  # his own draw lies between


# --- the sea bed and drawn hands


@pytest.mark.rule("WUHAN-5", "WUHAN-20", "WUHAN-32", "WUHAN-41", "WUHAN-F-last_tiles")
def test_the_last_four_tiles_are_drawn_in_turn_and_who_completes_his_hand_wins():
    hands = {**HANDS, "S": "234m55m78p678s333s"}
    table = lay(at_table("1z", hands, left=4), "S", "pon 333s from W")
    table.record.wall[int(table.record.next_tile)] = 14  # 6p
    table.play("E 1m").wait()
    assert (table.over, int(table.record.ending)) == (True, WON)
    # last tiles 10, hard 2, opened 2, by own draw half as much again
    assert table.scores() == [-60, 180, -60, -60]


@pytest.mark.rule("WUHAN-28")
@pytest.mark.parametrize(
    ("least", "low", "high", "drawn", "rule"),
    [(0, 20, 24, 32, ""), (16, 24, 24, 32, ""), (64, None, None, None, "WUHAN-28")],
)
def test_a_hint_knows_from_whom_a_win_costs_enough(monkeypatch, least, low, high, drawn, rule):
    """South has opened and waits for 6p and 9p: 4 each, the giver twice, the dealer twice."""
    table = lay(
        at_table("1z9s", {**HANDS, "S": "23455m78p678s333s"}, options={"min_win": least}), "S", "pon 333s from E"
    )
    monkeypatch.setattr(Engine, "values_quickly", True)  # interpreted it takes a second
    discards = hint_of(table.play("E 9m").view("S")).discards
    waits = {wait.tile: wait for one in discards if one.after.discard == "9s" for wait in one.waits}
    assert set(waits) == {"6p", "9p", "2z"}  # any wild tile, too
    brings = waits["9p"].brings
    assert waits["9p"].rule == rule
    assert (brings and (brings.low, brings.high, brings.drawn)) == ((low, high, drawn) if drawn else None)


@pytest.mark.rule("WUHAN-20", "WUHAN-33", "WUHAN-34", "WUHAN-35", "WUHAN-22")
def test_without_a_winner_the_unready_pay_the_ready_by_what_both_have_laid():
    hands = {**HANDS, "S": "234m55m78p678s333s", "W": "147m147p159s44z6z6z", "N": "258m1369p4579s17z"}
    table = lay(at_table("1z", hands, left=4), "S", "pon 333s from W").play("E 1m").wait()
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert len(only(table.events, ev.Drew)) == 4
    assert len(only(table.events, ev.Discarded)) == 1
    # South opened: 2; each of the others has laid nothing and not opened: 2 x 1 x 2
    assert table.scores() == [-4, 12, -4, -4]
    assert int(table.record.coming.dealer) == table.seat("E")


@pytest.mark.rule("WUHAN-20")
@pytest.mark.parametrize("left", [6, 4])
def test_a_red_dragon_of_the_sea_bed_is_not_laid_aside_for_the_tile_that_would_win(left):
    """Behind it lies the 6p that South waits for; earlier he may lay the Red aside and draw it."""
    hands = {**HANDS, "S": "234m55m78p678s333s"}
    table = lay(at_table("1z", hands, left=left, tail="6p"), "S", "pon 333s from W")
    table.record.wall[int(table.record.next_tile)] = RED
    table.play("E 1m").wait()
    if left == 6:
        assert table.may("S", "kong 7z")
        table.play("S kong 7z")
        assert (table.drawn(), table.may("S", "win")) == ("6p", True)
    else:
        assert int(table.record.ending) == EXHAUSTED
        assert len(only(table.events, ev.Drew)) == 4  # nothing more from the tail


@pytest.mark.rule("WUHAN-33", "WUHAN-34")
@pytest.mark.parametrize(
    ("west", "scores"), [("123456m2278p79s3z", [-4, 12, -4, -4]), ("123456m2278p789s", [-6, 8, 4, -6])]
)
def test_a_tile_of_the_sea_bed_makes_nobody_ready(west, scores):
    """West draws the 8s that would leave him waiting for 6p and 9p, and pays South; with it before, he is paid too."""
    hands = {**HANDS, "S": "234m55m78p678s333s", "W": west}
    table = lay(at_table("1z", hands, left=4), "S", "pon 333s from W")
    first = int(table.record.next_tile)
    table.record.wall[first], table.record.wall[first + 1] = parse("4z8s")
    table.play("E 1m").wait()
    assert [event.tile for event in only(table.events, ev.Drew)][:2] == ["4z", "8s"]
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, scores)


@pytest.mark.rule("WUHAN-33")
def test_with_nobody_ready_nothing_is_paid():
    table = at_table(left=4).play("E 1m").wait()
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [0] * 4)


# --- dealer and match


@pytest.mark.rule("WUHAN-35", "WUHAN-36")
@pytest.mark.parametrize("hands", [4, 8, 16])
def test_the_winner_deals_next_and_a_match_is_so_many_hands(hands):
    table = table_of("wuhan", options={"hands": hands})
    assert int(table.close(WON, "W", "S").record.coming.dealer) == 2
    for _ in range(hands - 1):
        assert int(table.record.phase) != MATCH_OVER
        table.next_hand().close(EXHAUSTED)
    assert int(table.record.phase) == MATCH_OVER
    table.record.scores[:4] = [-5, 9, -12, 8]
    assert [one.seat for one in table.ranking()] == [1, 3, 0, 2]


@pytest.mark.rule("WUHAN-F-hard_win", "WUHAN-F-all_258")
@pytest.mark.parametrize("left", [0, 2])
def test_wild_tiles_of_an_earlier_hand_spoil_no_hard_win(left):
    """South's 8s are wild and themselves; where it won before, 2m were wild."""
    hands = {"E": "14689m257p346s112z", "S": "2588m2558p2588s3z"}
    table = at_table("7s1z1z2p", hands)
    south = table.seat("S")
    table.engine.desk.work.wins[south].joker_kinds[1] = left
    table.play("E 8m", "S pon 88m", "S 3z", "W 1z drawn", "N 1z drawn", "E 2p", "S win").wait()
    assert table.over
    rows = table.engine.desk.work.results[south].counts
    assert (int(rows[PATTERN_IDS["all_258"]]), int(rows[PATTERN_IDS["hard_win"]])) == (1, 1)
