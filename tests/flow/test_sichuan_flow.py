"""Sichuan: exchange, missing suit, kongs, wins let pass, the turn after wins, the last tiles, the next dealer."""

import pytest

from fangcheng.bots.answers import exchange_choice
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from fangcheng.tiles import parse
from flow.table_of import only, table_of

DULL = "147m25589p258899s"  # fourteen tiles, far from ready; lacking p, the dealer throws those
WAIT = "123456789m46p99p"  # lacks s, waits for 5p
SWAIT = "123456789s46p11p"  # lacks m, waits for 5p


# --- exchange and missing suit


@pytest.mark.rule("SICHUAN-12")
def test_a_die_sends_three_tiles_of_one_suit_to_the_next_the_opposite_or_the_previous_player():
    hands = {"E": "123m25889p25889s6m", "S": "123p14789m14789s", "W": "123s14789m1478p9p", "N": "456m3679p3679s66p"}
    given = {"E": "123m", "S": "123p", "W": "123s", "N": "456m"}
    seen = set()
    for seed in range(12):
        table = table_of("sichuan", hands, options={"exchange3": True}, before_deal={"random": seed_words(seed)})
        steps = [f"{letter} give {tile}{tiles[-1]}" for letter, tiles in given.items() for tile in tiles[:-1]]
        table.play(*steps[:-1])
        assert table.view("N").given == ("4m", "5m")
        assert table.view("E").given == ("1m", "2m", "3m")
        assert [seat.hand_count for seat in table.view("E").seats] == [11, 10, 10, 11]  # nobody has received any
        table.play(*steps[-1:])
        [thrown] = only(table.events, ev.Exchanged)
        step = {"next": 1, "across": 2, "previous": 3}[thrown.direction]
        assert step == (thrown.die + 1) // 2
        seen.add(step)
        took = {event.seat: (event.tiles, event.giver) for event in only(table.events, ev.Took)}
        assert took == {(seat + step) % 4: (tiles, seat) for seat, tiles in enumerate(given.values())}
        if seen == {1, 2, 3}:
            break
    assert seen == {1, 2, 3}


@pytest.mark.rule("SICHUAN-13")
def test_tiles_of_different_suits_are_refused():
    table = table_of("sichuan", {"E": "12m258899p258899s"}, options={"exchange3": True})
    assert table.refusal("E", "give 1m") == "SICHUAN-13"  # two characters only
    table.play("E give 2p")
    assert table.refusal("E", "give 2s") == "SICHUAN-13"
    assert table.may("E", "give 5p")


@pytest.mark.rule("SICHUAN-13")
def test_who_is_out_of_time_passes_the_three_lowest_of_his_thinnest_suit():
    table = table_of("sichuan", {"E": "12m25899p1458899s"}, options={"exchange3": True})
    for tile in ("2p", "5p", "8p"):
        assert exchange_choice(table.record, 0) == parse(tile)[0]
        table.play(f"E give {tile}")


@pytest.mark.rule("SICHUAN-10", "SICHUAN-P1")
def test_missing_suits_are_chosen_in_secret_shown_together_and_kept():
    hands = {"E": "123456789m12345p"}
    table = table_of("sichuan", hands)
    assert table.open_to("E") == ["lack m", "lack p", "lack s"]  # a suit he does not hold may be chosen
    table.play("E lack s", "S lack m", "W lack p")
    assert [seat.lack for seat in table.view("S").seats] == [None] * 4
    assert not table.open_to("E")
    table.play("N lack p")
    assert [seat.lack for seat in table.view("S").seats] == ["s", "m", "p", "p"]
    assert [event.suit for event in only(table.events, ev.LackShown)] == ["s", "m", "p", "p"]


@pytest.mark.rule("SICHUAN-17")
@pytest.mark.parametrize("tile", [f"{rank}s" for rank in range(1, 10)])
def test_of_the_missing_suit_every_tile_is_thrown_before_any_other(tile):
    table = table_of("sichuan", {"E": f"124578m2558899p{tile}"}, lack="sppp")
    assert table.open_to("E") == [f"{tile} drawn"]


# --- kongs


@pytest.mark.rule("SICHUAN-18")
def test_the_replacement_of_a_kong_comes_from_the_tail():
    table = table_of("sichuan", {"E": "1111m25889p25889s"}, tail="7p", lack="ssss")
    table.play("E kong 1111m").wait()
    assert table.drawn() == "7p"
    assert only(table.events, ev.Drew)[0].position == 106


@pytest.mark.rule("SICHUAN-P4")
def test_mil_takes_the_replacement_from_the_head():
    table = table_of("sichuan", {"E": "1111m25889p25889s"}, wall="6p", lack="ssss", preset="mil_2025")
    table.play("E kong 1111m").wait()
    assert table.drawn() == "6p"
    assert only(table.events, ev.Drew)[0].position == 53


@pytest.mark.rule("SICHUAN-19")
def test_a_kong_needs_a_tile_in_the_wall():
    hands = {"E": "47m255789p258899s", "S": "1111m2588p25889s"}
    for left in (2, 1):
        table = table_of("sichuan", hands, wall="9p", left=left, lack="psss").play("E 2p").wait()
        assert table.may("S", "kong 1111m") == (left == 2)
    assert table.refusal("S", "kong 1111m") == "SICHUAN-19"


@pytest.mark.rule("SICHUAN-16")
def test_a_pong_of_any_other_players_discard_and_other_kongs_after_a_draw_only():
    hands = {"E": "147m25889p258899s", "W": "3333m2588m23559p"}
    table = table_of("sichuan", hands, wall="6m7m1m5p", tail="9m", lack="psss").play("E 5p", "W pon 55p")
    assert table.refusal("W", "kong 3333m") == "SICHUAN-16"
    table.play("W 2m").throw_drawn(3).wait()
    assert table.drawn() == "5p"
    assert (table.may("W", "kong 3333m"), table.may("W", "kong 5555p")) == (True, True)
    table.play("W kong 5555p")
    assert [meld.kind for meld in table.view("E").seats[2].melds] == ["added_kong"]
    assert table.drawn() == "9m"
    assert table.may("W", "kong 3333m")  # after a replacement too


@pytest.mark.rule("SICHUAN-22")
def test_a_concealed_kong_is_not_robbed():
    hands = {"E": "147m2889p3258899s", "S": "114477m5555p238m", "N": WAIT}
    table = table_of("sichuan", hands, wall="6m", tail="8m", lack="psss").play("E 2p").wait()
    table.play("S kong 5555p")
    assert (table.may("N", "win"), table.drawn()) == (False, "8m")


@pytest.mark.rule("SICHUAN-56")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_nobody_declares_ready(preset):
    table = table_of("sichuan", {"E": WAIT + "1p"}, lack="ssss", preset=preset)
    assert not [label for label in table.open_to("E") if "ready" in label]
    assert table.refusal("E", "ready") == "SICHUAN-56"


@pytest.mark.rule("SICHUAN-26")
def test_after_a_pong_there_is_no_self_draw_win():
    """With the pair of 5p ponged the hand would be complete."""
    table = table_of("sichuan", {"E": DULL, "S": "123456789m5577p"}, lack="psss").play("E 5p")
    assert table.may("S", "pon 55p")
    assert table.may("S", "win")
    table.play("S pon 55p")
    assert table.refusal("S", "win") == "SICHUAN-26"
    assert all(action.endswith(("m", "p")) for action in table.open_to("S"))


# --- wins let pass


@pytest.mark.rule("SICHUAN-25")
def test_a_win_let_pass_bars_others_discards_until_the_next_draw():
    table = table_of("sichuan", {"E": DULL, "W": WAIT}, wall="5p6s", lack="ppsp")
    table.play("E 5p", "W pass", "S 5p drawn")
    assert not table.may("W", "win")
    assert table.drawn() == "6s"
    table = table_of("sichuan", {"E": DULL, "S": WAIT}, wall="9s5p", lack="pspp")
    table.play("E 5p", "S pass", "S 9s drawn", "W 5p drawn")
    assert table.may("S", "win")  # he has drawn since


@pytest.mark.rule("SICHUAN-25")
def test_a_self_drawn_win_let_pass_bars_nothing():
    table = table_of("sichuan", {"E": DULL, "S": WAIT}, wall="5p5p", lack="pspp")
    table.play("E 2p").wait().play("S 5p drawn", "W 5p drawn")
    assert table.may("S", "win")


@pytest.mark.rule("SICHUAN-P11")
def test_mil_counts_the_own_discard_of_a_winning_tile_as_let_pass():
    table = table_of("sichuan", {"E": DULL, "S": WAIT}, wall="5p5p", preset="mil_2025", lack="pspp")
    table.play("E 2p").wait().play("S 5p drawn", "W 5p drawn")
    assert not table.may("S", "win")


@pytest.mark.rule("SICHUAN-25", "SICHUAN-P11")
@pytest.mark.parametrize(
    ("preset", "wall", "tail"), [(None, "7s9p", "8s8m"), ("mil_2025", "8s7s9p8m", "")], ids=["default", "mil_2025"]
)
def test_the_replacement_of_a_kong_of_a_discard_is_an_own_draw_that_frees_the_hand_again(preset, wall, tail):
    """North lets the 5p after East's kong pass, one fan, and kongs 9p: that is one fan again, no more."""
    hands = {"E": "1111m25588p25899s", "N": "234567m46p22999p"}
    table = table_of("sichuan", hands, wall=wall, tail=tail, preset=preset, lack="psps")
    table.play("E kong 1111m", "E 5p", "N pass", "S 7s drawn", "W 9p drawn", "N kong 999p", "N 8m drawn", "E 5p")
    assert table.may("N", "win")


@pytest.mark.rule("SICHUAN-P11")
@pytest.mark.parametrize(
    ("steps", "free"),
    [
        pytest.param(["N 7p", "E 3m", "N pon 33m", "N 6p", "E 7p"], True, id="waits for nothing, then for 7p"),
        pytest.param(["N 9p", "E 3m"], False, id="waits for 3m and 4m"),
    ],
)
def test_mil_lifts_the_ban_with_a_pon_only_if_the_hand_then_waits_for_nothing(steps, free):
    """North lets seven pairs pass, two fan, and pons 2m; no win after that is worth more."""
    hands = {"E": "1113579m1225579p", "N": "223344m6677889p"}
    table = table_of("sichuan", hands, wall="2m9m9m", preset="mil_2025", lack="smps")
    table.play("E 9p", "N pass", "S 2m drawn", "N pon 22m", *steps)
    assert table.may("N", "win") == free


# --- after a kong


@pytest.mark.rule("SICHUAN-23", "SICHUAN-36", "SICHUAN-40", "SICHUAN-54", "SICHUAN-P6")
@pytest.mark.parametrize(
    ("preset", "tail", "scores"),
    [
        pytest.param(None, "9p", [-2, 6 - 2, -2 + 2, -2], id="the rain stays"),
        pytest.param("mil_2025", "", [0, -4, 4, 0], id="the rain goes back"),
    ],
)
def test_the_income_of_a_kong_is_not_moved_by_a_robbed_further_kong_but_in_competition(preset, tail, scores):
    """Rain is 2 from each; robbing the kong is one fan, in competition two with the tile after a kong."""
    hands = {"E": "147m25789p258899s", "S": "258m558p1111369s", "W": WAIT}
    wall = "9s3m3m5p" if tail else "9s3m3m5p9p"
    table = table_of("sichuan", hands, wall=wall, tail=tail, preset=preset, lack="pmsm")
    table.play("E 5p", "S pon 55p", "S 2m", "W drawn", "N drawn", "E 2p").wait()
    table.play("S kong 1111s").wait().play("S kong 5555p", "W win")
    assert table.scores() == scores
    assert [meld.kind for meld in table.view("S").seats[1].melds] == ["pon", "concealed_kong"]
    assert int(table.record.turn) == table.seat("N")  # the maker loses the rest of his turn


# --- after a win


@pytest.mark.rule("SICHUAN-27", "SICHUAN-30", "SICHUAN-54")
def test_after_a_self_draw_the_turn_goes_to_the_next_who_has_not_won():
    table = table_of("sichuan", {"E": DULL, "S": WAIT}, wall="5p", lack="psss").play("E 2p").wait()
    table.play("S win")
    assert not table.over
    assert int(table.record.turn) == table.seat("W")
    table.throw_drawn(3)
    assert int(table.record.turn) == table.seat("W")  # North, East, then West again: South is left out


@pytest.mark.rule("SICHUAN-27", "SICHUAN-P14")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_who_has_won_lays_his_hand_face_down_and_claims_nothing(preset):
    hands = {"E": DULL, "S": WAIT, "N": "123456s789s46p11p"}
    table = table_of("sichuan", hands, wall="5p9p5p", left=9, lack="pspm", preset=preset).play("E 2p").wait()
    table.play("S win")
    assert [table.view(reader).seats[1].hand for reader in ("E", "W", "N", None)] == [None] * 4
    table.play("W 9p")  # South has a pair of it
    assert int(table.record.turn) == table.seat("N")
    table.throw_drawn(60)
    assert table.over
    assert table.view("E").seats[1].hand is not None


@pytest.mark.rule("SICHUAN-21", "SICHUAN-54")
def test_after_two_wins_on_one_tile_the_turn_goes_on_behind_the_last_winner():
    table = table_of("sichuan", {"E": DULL, "S": WAIT, "W": SWAIT}, lack="psmp").play("E 5p", "S win", "W win")
    assert not table.over
    assert int(table.record.turn) == table.seat("N")
    assert int(table.record.won_count) == 2


@pytest.mark.rule("SICHUAN-30")
def test_the_third_win_ends_the_hand():
    hands = {"E": DULL, "S": WAIT, "W": SWAIT, "N": "123456s46p789s22p"}
    table = table_of("sichuan", hands, lack="psmm").play("E 5p", "S win", "W win", "N win")
    assert table.over
    assert int(table.record.ending) == WON
    assert int(table.record.won_count) == 3


@pytest.mark.parametrize(
    "preset",
    [
        pytest.param(None, marks=pytest.mark.rule("SICHUAN-20")),
        pytest.param("mil_2025", marks=pytest.mark.rule("SICHUAN-P10")),
    ],
)
def test_if_anybody_wins_on_a_tile_nobody_can_pong_it(preset):
    hands = {"E": DULL, "S": "1144778m238p55p9p", "W": SWAIT}
    table = table_of("sichuan", hands, lack="psmp", preset=preset)
    table.play("E 5p", "S pon 55p", "W win")
    assert table.view("E").seats[1].melds == ()
    assert table.view("E").seats[2].won == 1


@pytest.mark.rule("SICHUAN-24")
@pytest.mark.parametrize(("left", "won"), [(5, 0), (4, 1)])
def test_from_the_draw_of_the_fourth_last_tile_on_a_win_is_executed(left, won):
    table = table_of("sichuan", {"E": DULL, "W": WAIT}, wall="5p", left=left, lack="ppsp").play("E 2p").wait()
    assert int(table.play("S 5p drawn").record.won_count) == won


@pytest.mark.rule("SICHUAN-P8")
@pytest.mark.parametrize(("preset", "choices"), [(None, 0), ("mil_2025", 2)])
def test_mil_does_not_force_wins_in_the_last_four_tiles(preset, choices):
    table = table_of("sichuan", {"E": DULL, "S": WAIT}, left=3, lack="psss", preset=preset).play("E 5p")
    assert len(table.open_to("S")) == choices
    assert int(table.record.won_count) == (0 if choices else 1)


RIVER = {"blood_river": True}


@pytest.mark.rule("SICHUAN-52")
def test_a_blood_river_ends_with_the_wall_alone():
    hands = {"E": DULL, "S": WAIT, "W": SWAIT, "N": "123456s46p789s22p"}
    table = table_of("sichuan", hands, left=9, lack="psmm", options=RIVER)
    table.play("E 5p", "S win", "W win", "N win")
    assert (int(table.record.won_count), table.over) == (3, False)
    assert int(table.throw_drawn(60).record.drawable) == 0
    assert table.over


@pytest.mark.rule("SICHUAN-F-earthly_win")
@pytest.mark.parametrize(
    ("wall", "steps", "each"),
    [("1p3p5p", ("S 1p drawn", "W 3p drawn"), 33), ("5p", ("W pon 22p", "W 9m"), 2)],
)
def test_after_a_pong_a_first_draw_is_no_earthly_win(wall, steps, each):
    """Earthly win is five fan, 32 and one more from each; a plain hand 1 and one more."""
    hands = {"E": DULL, "S": "1133446677s247m", "W": "2233558866m9m22p", "N": WAIT}
    table = table_of("sichuan", hands, wall=wall, lack="ppss").play("E 2p", *steps)
    assert table.play("N win").scores() == [-each, -each, -each, 3 * each]


@pytest.mark.rule("SICHUAN-52")
@pytest.mark.parametrize(
    ("hand", "wait", "tile", "kong"),
    [("111456789m46p99p", "5p", "1m", True), ("3335678m123999p", "4m", "3m", False)],
    ids=["waits stay", "waits change"],
)
def test_a_winner_of_a_blood_river_kongs_where_his_waits_stay_the_same(hand, wait, tile, kong):
    """South has won; West throws him the fourth tile, or he draws it himself."""
    hands = {"E": "2247m2455667888p", "S": hand}
    table = table_of("sichuan", hands, wall=tile, tail="9s", lack="ssms", options=RIVER)
    table.play(f"E {wait}", "S win", f"W {tile} drawn")
    assert table.may("S", f"kong {3 * tile[0]}m") == kong
    if kong:
        assert table.play(f"S kong {3 * tile[0]}m").open_to("S") == ["9s drawn"]
    table = table_of("sichuan", hands, wall=f"8s8s8s{tile}", tail="9s", lack="ssms", options=RIVER)
    table.play(f"E {wait}", "S win").throw_drawn(3)
    assert table.drawn() == tile
    assert table.may("S", f"kong {4 * tile[0]}m") == kong


# --- the last discard


LAST = {"E": "147m26789p258899s", "W": "1144778m238p55p9p", "N": WAIT}


@pytest.mark.rule("SICHUAN-55")
def test_the_discard_after_the_last_tile_may_be_won_on_but_not_ponged():
    table = table_of("sichuan", LAST, wall="5p", left=1, lack="ppss", options={"last_four": "free"})
    table.play("E 2p").wait()
    table.play("S 5p drawn")
    assert table.refusal("W", "pon 55p") == "SICHUAN-55"
    assert table.may("N", "win")


@pytest.mark.rule("SICHUAN-P9")
def test_mil_lets_the_last_discard_be_ponged_but_not_konged():
    hands = {**LAST, "W": "1144778m28p555p9p"}
    table = table_of("sichuan", hands, wall="5p", left=1, lack="ppss", preset="mil_2025")
    table.play("E 2p").wait()
    assert not [label for label in table.open_to("S") if label.startswith("kong")]
    table.play("S 5p drawn")
    assert table.may("W", "pon 55p")
    assert not table.may("W", "kong 555p")
    table.play("N pass", "W pon 55p")
    assert table.open_to("W")
    assert not [label for label in table.open_to("W") if label.startswith("kong")]
    table.play(f"W {table.open_to('W')[0]}").wait()
    assert table.over


# --- dealer, match


@pytest.mark.parametrize(
    "preset",
    [
        pytest.param(None, marks=pytest.mark.rule("SICHUAN-48", "SICHUAN-49")),
        pytest.param("mil_2025", marks=pytest.mark.rule("SICHUAN-P15")),
    ],
)
@pytest.mark.parametrize(("winners", "dealer"), [("", 0), ("S", 1), ("W", 2), ("SW", 0)])
def test_the_first_winner_deals_next_of_several_their_discarder_without_any_the_same(preset, winners, dealer):
    hands = {"E": DULL, "S": WAIT, "W": SWAIT}
    table = table_of("sichuan", hands, left=12, lack="psmp", preset=preset)
    table.play("E 5p", *(f"{letter} {'win' if letter in winners else 'pass'}" for letter in "SW"))
    table.throw_drawn(80)
    assert table.over
    assert int(table.record.coming.dealer) == dealer


@pytest.mark.parametrize(
    "preset",
    [
        pytest.param(None, marks=pytest.mark.rule("SICHUAN-50")),
        pytest.param("mil_2025", marks=pytest.mark.rule("SICHUAN-P16")),
    ],
)
def test_a_match_is_eight_hands(preset):
    table = table_of("sichuan", lack="mmmm", preset=preset)
    for number in range(8):
        assert not only(table.events, ev.MatchEnded)
        table.close(EXHAUSTED)
        if number < 7:
            table.next_hand()
    assert only(table.events, ev.MatchEnded)


@pytest.mark.rule("SICHUAN-P16")
@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ([7, -3, 12, -16], [3, 2, 4, 1]),
        ([5, 5, -20, 10], [2.5, 2.5, 1, 4]),  # the second and the third place share five
        ([0, 0, 0, 0], [2.5] * 4),
    ],
)
def test_the_places_of_the_competition_bring_four_to_one_and_ties_share(scores, points):
    table = table_of("sichuan", preset="mil_2025")
    table.record.scores[:] = scores
    brought = {one.seat: one.points for one in table.ranking()}
    assert [brought[seat] for seat in range(4)] == points
    plain = table_of("sichuan")
    plain.record.scores[:] = scores
    assert {one.points for one in plain.ranking()} == {None}


@pytest.mark.rule("SICHUAN-50")
def test_equal_points_share_the_place():
    table = table_of("sichuan")
    table.record.scores[:] = [5, 5, -20, 10]
    assert [(one.seat, one.place) for one in table.ranking()] == [(3, 1), (0, 2), (1, 2), (2, 4)]
