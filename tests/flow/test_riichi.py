"""Riichi and sanma: whose tile it is, kongs one need not make, wins taken and let pass, refused moves, ranking."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, FOUR_KONGS_DRAW, NINE_TERMINALS, TRIPLE_RON, WON
from fangcheng.game import event_types as ev
from fangcheng.tiles import parse
from flow.table_of import only, table_of

DULL = "159m159p159s1234z"  # far from ready
PINFU = "234567m34p67899s"  # waits for 2p and 5p


@pytest.mark.rule("RIICHI-9", "RIICHI-10", "RIICHI-37")
def test_the_right_neighbour_plays_next_and_only_he_may_chi():
    table = table_of("riichi", {"E": DULL + "5p", "S": "23m147p258s33445z", "N": "23m369p147s11667z"})
    table.play("E 1m")
    assert table.may("S", "chi 23m")
    assert table.refusal("N", "chi 23m") == "RIICHI-37"
    table.wait()
    assert int(table.record.turn) == table.seat("S") == 1


@pytest.mark.rule("RIICHI-42")
def test_a_kong_may_wait_for_a_later_turn():
    table = table_of("riichi", {"E": "1111m258p369s3467z"}, wall="5z5z5z9p")
    assert table.may("E", "kong 1111m")
    table.play("E 2p", "S drawn", "W drawn", "N drawn")
    assert table.may("E", "kong 1111m")


@pytest.mark.rule("RIICHI-42")
def test_who_holds_three_may_pon_and_add_the_fourth_later():
    table = table_of("riichi", {"E": DULL + "5z", "S": "147m258p36s55577z"}, wall="1z2z3z4z")
    table.play("E 5z", "S pon 55z", "S 1m", "W drawn", "N drawn", "E drawn").wait()
    assert table.may("S", "kong 5555z")


@pytest.mark.rule("RIICHI-42")
def test_four_equal_tiles_not_declared_are_a_triplet_and_one_tile():
    table = table_of("riichi", {"E": "259m159p159s12344z", "S": "111123m456p789s5z"}, wall="5z")
    table.play("E 1z").wait()
    assert table.may("S", "win")  # 111m 123m 456p 789s 55z


@pytest.mark.rule("RIICHI-43", "RIICHI-110")
def test_no_kong_straight_after_a_pon():
    table = table_of("riichi", {"E": "259m159p159s12347z", "S": "1111m258p36s4777z"})
    table.play("E 7z", "S pon 77z")
    assert table.refusal("S", "kong 1111m") == "RIICHI-43"


@pytest.mark.rule("RIICHI-46", "RIICHI-56", "RIICHI-F-last_tile_claim")
def test_of_two_tiles_due_to_the_dead_wall_the_only_live_one_joins_and_the_next_discard_is_the_last():
    """West's hand has no yaku but that of the last tile; North, with a pair of it, may no longer pon."""
    hands = {"E": DULL + "9s", "S": "2222m79p36s34677z", "W": "345678m57p789s99p", "N": "58m66p147s123456z"}
    table = table_of("riichi", hands, wall="2s", tail="6p", left=2, options={"replenish": 2})
    table.play("E 1m").wait().play("S kong 2222m", "S 6p drawn")
    assert table.may("W", "win")
    assert table.refusal("N", "pon 66p") == "RIICHI-56"
    assert table.play("W pass").over


@pytest.mark.rule("RIICHI-52")
def test_tiles_of_a_meld_are_neither_discarded_nor_used_again():
    table = table_of("riichi", {"E": DULL + "5p", "S": "23777m258p36s124z"}, wall="1z2z3z4z")
    table.play("E 1m", "S chi 23m")
    assert not set(parse("123m")) & set(parse(table.discards("S")))
    table.play("S 4z", "W drawn", "N drawn", "E drawn").wait()
    assert not set(parse("123m")) & set(parse(table.discards("S")))
    assert [meld.tiles for meld in table.view("S").seats[1].melds] == [("1m", "2m", "3m")]


@pytest.mark.rule("RIICHI-55")
def test_nobody_draws_while_somebody_could_claim_and_the_others_do_not_see_who():
    table = table_of("riichi", {"E": DULL + "5z", "W": "147m258p369s5577z"})
    before = int(table.record.drawable)
    table.play("E 5z")
    assert table.may("W", "pon 55z")
    assert table.view("W").seats[2].owes
    for letter in "ESN":
        assert not any(seat.owes for seat in table.view(letter).seats)
    assert int(table.record.drawable) == before
    table.play("W pass")
    assert int(table.record.drawable) == before - 1


@pytest.mark.rule("RIICHI-66")
def test_a_self_draw_is_by_choice_and_its_tile_stays_apart():
    table = table_of("riichi", {"E": DULL + "5p", "S": PINFU}, wall="2p")
    table.play("E 1m").wait()
    assert table.may("S", "win")
    assert table.may("S", "2p drawn")
    seat = table.view("S").seats[1]
    assert seat.drawn == "2p"
    assert "2p" not in seat.hand
    table.play("S win")
    assert only(table.events, ev.Won)[0].by == "self"


@pytest.mark.rule("RIICHI-67")
def test_who_declines_a_self_draw_and_throws_the_tile_is_furiten():
    table = table_of("riichi", {"E": DULL + "5p", "S": PINFU, "W": "147m2p258s123467z"}, wall="2p3s")
    table.play("E 1m", "S 2p drawn", "W 2p").wait()
    assert table.view("S").furiten.own_river
    assert not table.over
    assert int(table.record.turn) == table.seat("N")


THREE_WAIT = {"E": DULL + "5p", "S": PINFU, "W": "11789m67p123456s", "N": "678m34p22345s678s"}


@pytest.mark.rule("RIICHI-72")
def test_three_winners_on_one_tile_draw_the_hand():
    table = table_of("riichi", THREE_WAIT)
    table.play("E 5p", "S win", "W win", "N win")
    assert int(table.record.ending) == TRIPLE_RON
    assert table.scores() == [25000] * 4
    assert int(table.record.coming.dealer) == 0


@pytest.mark.rule("RIICHI-72")
def test_by_option_all_three_win():
    table = table_of("riichi", THREE_WAIT, options={"multiple_ron": "all"})
    table.play("E 5p", "S win", "W win", "N win")
    # Pinfu 1000, pinfu 1000, pinfu and all simples 2000; no indicator is a dora of theirs.
    changes = [score - 25000 for score in table.scores()]
    assert changes[0] == -sum(changes[1:])
    assert all(change >= 1000 for change in changes[1:])
    assert int(table.record.won_count) == 3


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param({"options": {"multiple_ron": "head_bump"}}, marks=pytest.mark.rule("RIICHI-72")),
        pytest.param({"preset": "rcr_2024"}, marks=pytest.mark.rule("RIICHI-P8")),
    ],
)
def test_under_head_bump_only_the_nearest_to_the_discarder_wins(rules):
    for callers, winner in (("SWN", 1), ("WN", 2)):
        table = table_of("riichi", THREE_WAIT, **rules).play("E 5p")
        table.play(*(f"{letter} win" if letter in callers else f"{letter} pass" for letter in "SWN"))
        assert int(table.record.won_count) == 1
        assert int(table.record.won_order[0]) == winner


# --- passed tiles


@pytest.mark.rule("RIICHI-76")
def test_the_replacement_of_a_kong_of_a_discard_is_an_own_draw_that_ends_furiten():
    hands = {"E": "19m159p19s12346z25p", "N": "345m34p678s99s555z"}
    table = table_of("riichi", hands, wall="6z5z", tail="1z5p")
    table.play("E 2p", "N pass", "S drawn", "W 5z drawn", "N kong 555z", "N 1z drawn", "E 5p")
    assert table.may("N", "win")


@pytest.mark.rule("RIICHI-35", "RIICHI-76")
@pytest.mark.parametrize("kong", ["1111m", "7777z"])
@pytest.mark.parametrize(("release", "wins"), [("own_draw", False), ("own_draw_or_any_call", True)])
def test_by_option_a_kong_of_another_player_ends_furiten_by_a_passed_tile(release, wins, kong):
    """South has ponged 7z and draws the fourth; North lets 2p pass, South kongs and throws 5p from the tail."""
    hands = {"E": "59m1259p19s12334z7z", "S": "1111m258p36s4477z", "N": PINFU}
    table = table_of("riichi", hands, wall="6z6z6z7z", tail="5p", options={"furiten_temp_release": release})
    table.play("E 7z", "S pon 77z", "S 4z", "W drawn", "N drawn", "E 2p", "N pass")
    table.play(f"S kong {kong}").wait().play("S 5p drawn")
    assert table.may("N", "win") == wins


@pytest.mark.rule("RIICHI-76")
@pytest.mark.parametrize(("release", "wins"), [("own_draw", False), ("own_draw_or_any_call", True)])
def test_by_option_a_north_laid_aside_by_another_ends_furiten_by_a_passed_tile(release, wins):
    hands = {"E": "19m159p159s12346z2p", "W": "123456s34p67899s"}
    table = table_of("sanma", hands, wall="4z", tail="5p", options={"furiten_temp_release": release})
    table.play("E 2p", "W pass", "S north").wait().play("S 5p drawn")
    assert table.may("W", "win") == wins


@pytest.mark.rule("RIICHI-94")
def test_all_ready_hands_are_shown_at_a_drawn_hand_and_the_others_stay_hidden():
    table = table_of("riichi", {"E": DULL + "5p", "S": PINFU}, wall="6s", left=1)
    table.play("E 5m").throw_drawn(1)
    assert table.record.ending == EXHAUSTED
    showed = {event.seat: event.ready for event in only(table.events, ev.Showed)}
    assert showed == {0: False, 1: True, 2: False, 3: False}
    hands = [seat.hand for seat in table.view(None).seats]
    assert hands[1] is not None
    assert hands[0] is hands[2] is hands[3] is None


# --- names of hands, dealer, ranking


@pytest.mark.rule("RIICHI-15", "RIICHI-17")
def test_the_number_changes_with_the_dealer_and_the_round_when_the_deal_is_back_at_the_first_one():
    table = table_of("riichi", before_deal={"dealer": 2, "first_dealer": 2})
    named = []
    # East wins twice (two counters), then four wins of others bring the deal round.
    for winners in ("E", "E", "S", "S", "S", "S"):
        view = table.view("E")
        named.append(f"{view.round_wind}{view.deal_number + 1}+{view.counters}")
        assert [seat.wind for seat in view.seats] == ["ESWN"[(seat - view.dealer) % 4] for seat in range(4)]
        assert int(table.record.first_dealer) == 2
        table.close(WON, winners).next_hand()
    view = table.view("E")
    assert named == ["E1+0", "E1+1", "E1+2", "E2+0", "E3+0", "E4+0"]
    assert (view.round_wind, view.deal_number, view.dealer) == ("S", 0, 2)


@pytest.mark.rule("RIICHI-15")
def test_a_repeated_hand_keeps_its_name_and_adds_a_counter():
    table = table_of("riichi", before_deal={"deal_number": 2})
    table.record.declared.shown[table.seat("E")] = 1
    table.close(EXHAUSTED).next_hand()
    assert (int(table.record.deal_number), int(table.record.counters)) == (2, 1)


@pytest.mark.rule("RIICHI-109")
@pytest.mark.parametrize(
    ("scores", "round_wind"), [([31000, 20000, 24500, 24500], 1), ([26000, 39500, 35000, -500], 0)]
)
def test_whoever_has_most_points_when_the_match_ends_wins_it(scores, round_wind):
    table = table_of("riichi", before_deal={"round_wind": round_wind, "deal_number": 3, "dealer": 3})
    table.record.scores[:] = scores
    table.close(WON, "S")
    [ended] = only(table.events, ev.MatchEnded)
    assert ended.seat == scores.index(max(scores)) == table.ranking()[0].seat


# --- refused moves


@pytest.mark.rule("RIICHI-110")
def test_a_refused_move_changes_nothing_and_names_its_rule():
    table = table_of("riichi", {"E": DULL + "5p", "S": "123m456p789s4467z"}, wall="1z")
    table.play("E 9m").wait()
    before = table.record.tobytes()
    assert table.refusal("S", "win") == "RIICHI-62"
    assert table.refusal("S", "kong 1111p") == "RIICHI-41"
    assert table.refusal("E", "1m") == "RIICHI-33"
    for number in (58, 72, 140, 169, 191):
        assert not table.engine.act(table.record, 1, number)
    assert table.record.tobytes() == before


@pytest.mark.rule("RIICHI-57", "RIICHI-63", "RIICHI-P6")
@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("344556p8p2222789s", "8p"),  # the fourth 2s waits for a fifth as its pair
        ("1z2222z123456m789p", "1z"),  # the fourth South as well
    ],
)
@pytest.mark.parametrize(("own_four", "declared"), [(False, True), (True, False), ("concealed", False)])
def test_a_wait_on_ones_own_four_tiles_alone_is_ready_but_by_option(hand, thrown, own_four, declared):
    """RIICHI-63: ready even if all waiting tiles are gone; with `own_four` not if the player holds all four himself."""
    table = table_of("riichi", {"E": hand}, options={"own_four": own_four})
    if table.may("E", "ready"):
        table.play("E ready")
        assert table.may("E", thrown) == declared
    else:
        assert not declared


@pytest.mark.rule("RIICHI-110")
def test_riichi_with_an_unready_or_open_hand_is_refused():
    table = table_of("riichi", {"E": DULL + "5p", "S": "23m456789p11s447z"}, wall="6z6z6z6z")
    assert table.refusal("E", "ready") == "RIICHI-57"
    table.play("E 1m", "S chi 23m", "S 7z", "W drawn", "N drawn", "E 9m")
    table.wait()
    assert table.refusal("S", "ready") == "RIICHI-57"


# --- the preset rcr_2024


@pytest.mark.rule("RIICHI-P1")
def test_rcr_has_no_red_fives_and_turns_every_kan_dora_at_once():
    table = table_of("riichi", {"E": DULL + "5z", "S": "147m258p36s55577z"}, indicators="6z7z", preset="rcr_2024")
    assert not any(34 <= int(kind) <= 36 for kind in table.record.wall[:136])
    table.play("E 5z", "S kong 555z")
    assert table.indicators() == "67z"  # before the discard
    assert [int(table.rules[name]) for name in ("ura", "one_shot")] == [1, 1]


@pytest.mark.rule("RIICHI-P3")
def test_rcr_starts_with_30000_and_equal_points_share_the_uma_of_their_places():
    table = table_of("riichi", preset="rcr_2024")
    assert table.scores() == [30000] * 4
    table.record.scores[:] = [40000, 28000, 28000, 24000]
    # 10 + 15; -2 + (5 - 5)/2 twice; -6 - 15: no oka.
    assert [one.points for one in table.ranking()] == [25.0, -2.0, -2.0, -21.0]


@pytest.mark.rule("RIICHI-P3")
def test_rcr_shares_the_sticks_left_among_those_who_are_first():
    last = {"round_wind": 1, "deal_number": 3, "dealer": 3, "sticks": 1}
    table = table_of("riichi", preset="rcr_2024", before_deal=last)
    table.record.scores[:] = [35000, 35000, 29000, 20000]
    table.close(EXHAUSTED)
    assert only(table.events, ev.MatchEnded)
    assert [int(score) for score in table.record.scores] == [35500, 35500, 29000, 20000]
    assert int(table.record.sticks) == 0


@pytest.mark.rule("RIICHI-P5")
def test_rcr_plays_on_below_nothing():
    table = table_of("riichi", preset="rcr_2024", before_deal={"scores": [-2000, 60000, 32000, 30000]})
    assert not only(table.close(WON, "S").events, ev.MatchEnded)


@pytest.mark.rule("RIICHI-P5")
@pytest.mark.parametrize(("left", "allowed"), [(4, True), (3, False)])
def test_rcr_riichi_needs_four_live_tiles_but_no_points(left, allowed):
    hands = {"E": DULL + "5p", "S": PINFU}
    table = table_of(
        "riichi",
        hands,
        wall="1z",
        left=left + 1,
        preset="rcr_2024",
        before_deal={"scores": [40000, -2000, 41000, 41000]},
    )
    table.play("E 9m").wait()
    assert table.may("S", "ready") == allowed


@pytest.mark.rule("RIICHI-P5")
def test_rcr_has_no_extension():
    table = table_of("riichi", preset="rcr_2024", before_deal={"round_wind": 1, "deal_number": 3, "dealer": 3})
    table.record.scores[:] = [29000, 29000, 29000, 29000]
    assert only(table.close(WON, "S").events, ev.MatchEnded)


@pytest.mark.rule("RIICHI-P11")
def test_rcr_forbids_swap_calling_and_allows_riichi_in_furiten():
    hands = {"E": DULL + "5p", "S": "23456m147p25s447z"}
    table = table_of("riichi", hands, preset="rcr_2024")
    table.play("E 1m", "S chi 23m")
    assert table.refusal("S", "4m") == "RIICHI-49"
    table = table_of("riichi", {"E": DULL + "5p", "S": PINFU}, wall="2p6z6z6z7z", preset="rcr_2024")
    table.play("E 1m", "S 2p drawn", "W drawn", "N drawn", "E drawn").wait()
    assert table.may("S", "ready")  # his own 2p lies in his river


@pytest.mark.rule("RIICHI-P9")
@pytest.mark.parametrize(("preset", "liable"), [("rcr_2024", -1), ("m_league", 0)])
def test_rcr_knows_no_liability_for_the_fourth_kong(preset, liable):
    """South has three concealed kongs when East's 9m makes the fourth."""
    hands = {"E": "59m159p159s123462z", "S": "1111222233339m"}
    table = table_of("riichi", hands, wall="9m6z6z6z", tail="9m5z7z", preset=preset)
    table.play("E 1z", "S kong 1111m", "S kong 2222m", "S kong 3333m", "S 7z drawn", "W drawn", "N drawn", "E 9m")
    table.play("S kong 999m")
    assert [int(seat) for seat in table.record.liable[1, :3]] == [-1, -1, liable]


@pytest.mark.rule("RIICHI-P12")
@pytest.mark.parametrize(("preset", "won"), [("rcr_2024", 2100), ("m_league", 1500)])
def test_rcr_gives_a_pair_of_double_wind_four_fu(preset, won):
    """20 + 2 self-draw + 4 triplet + 2 closed wait + 4 (or 2) pair: 32 is 40 fu, 30 is 30; one han."""
    hands = {"E": "222m46p345678s11z5p"}
    table = table_of("riichi", hands, indicators="6z", preset=preset)
    table.record.any_claim = 1  # no heavenly hand
    table.play("E win")
    assert table.scores()[0] - int(table.rules.start_score) == won


@pytest.mark.rule("RIICHI-P12")
def test_rcr_does_not_join_kong_bloom_and_last_tile_draw():
    """Kong bloom and self-draw, 20 + 2 + 32 concealed kong of ones + 2 closed wait = 60 fu: 2000 from each."""
    table = table_of("riichi", {"E": "1111m22p46p345678s"}, left=1, tail="5p", indicators="6z5z", preset="rcr_2024")
    table.play("E kong 1111m", "E win")
    assert int(table.record.drawable) == 0
    assert table.scores() == [36000, 28000, 28000, 28000]


# --- sanma


@pytest.mark.rule("SANMA-1")
def test_what_sanma_does_not_replace_is_as_in_riichi():
    """Furiten by one's own river, the riichi bet and its stick, the fixed hand after it."""
    hands = {"E": "19m159p159s123456z", "S": "111m34p678p67899s"}
    table = table_of("sanma", hands, wall="2p6z6z6z")
    table.play("E 1z").wait()
    assert table.may("S", "win")
    table.play("S ready", "S 2p drawn", "W drawn", "E drawn").wait()
    assert table.scores() == [35000, 34000, 35000]
    assert int(table.record.sticks) == 1
    assert table.open_to("S") == ["6z drawn"]
    assert table.view("S").furiten.own_river


@pytest.mark.rule("SANMA-16", "SANMA-26")
def test_norths_laid_aside_are_no_kongs_and_a_fifth_kong_is_refused():
    table = table_of("sanma", {"E": "1111p258p36s12344z"}, tail="4z4z7z6z")
    table.play("E north", "E north", "E north", "E north").wait()
    assert int(table.record.kongs_made) == 0
    assert int(table.record.aside.count[0]) == 4
    assert table.drawn() == "6z"  # one replacement for each
    assert table.may("E", "kong 1111p")
    table.record.kongs_made = 4
    table.play("E 6z drawn").throw_drawn(2)
    assert table.refusal("E", "kong 1111p") == "SANMA-26"


@pytest.mark.rule("SANMA-13", "SANMA-25")
def test_no_north_is_laid_once_the_last_live_tile_has_joined_the_dead_wall():
    table = table_of("sanma", {"S": "19m258p369s12356z"}, wall="4z", tail="4z", left=2, options={"replenish": 2})
    table.throw_drawn(1).play("S north").wait()
    assert table.drawn() == "4z"
    assert not table.may("S", "north")
    assert table.throw_drawn(1).over


@pytest.mark.rule("SANMA-13")
@pytest.mark.parametrize(
    ("options", "turned"),
    [
        pytest.param({"replenish": 1}, [98, 96, 94, 92], id="92 joins the dead wall in time"),
        pytest.param({"replenish": 0}, [98, 96, 94], id="92 stays live"),
        pytest.param({"initial_indicators": 2}, [98, 96, 94, 92], id="91 joins the dead wall, 90 stays live"),
    ],
)
def test_an_indicator_is_turned_only_in_the_dead_wall(options, turned):
    table = table_of("sanma", {"E": "1111p2222p3333p19m"}, tail="5z6z7z", options=options)
    table.play("E kong 1111p", "E kong 2222p", "E kong 3333p", "E 1m").wait()
    assert [int(place) for place in table.record.indicators.positions[: int(table.record.indicators.count)]] == turned


@pytest.mark.rule("SANMA-23")
def test_a_north_laid_aside_is_no_discard_but_letting_one_pass_is_a_passed_tile():
    hands = {"E": "19m159p159s123456z", "S": "99m999p11p99s4z1s1s4z"}
    hands["S"] = "999m999p11s999s44z"
    table = table_of("sanma", hands, wall="6z", tail="7z")
    table.play("E north")
    assert table.may("S", "win")  # 444z and 11s
    table.play("S pass").wait()
    assert [int(mask) >> 30 & 1 for mask in table.record.missed_mask[:2]] == [0, 1]
    assert table.view("S").furiten.passed
    assert int(table.record.own_river_mask[0]) == 0  # nothing in East's river


@pytest.mark.rule("SANMA-39")
def test_sanma_is_drawn_by_nine_terminals_and_by_four_kongs_of_two_players():
    table = table_of("sanma", {"E": "19m19p19s1234567z5p"})
    table.play("E abort")
    assert int(table.record.ending) == NINE_TERMINALS
    hands = {"E": "111122223333p67z", "S": "44445p5m".replace("5p5m", "p") + "258s12345z9m"}
    hands["S"] = "4444p258s123459m".replace("123459m", "12345z9m")
    table = table_of("sanma", hands, wall="6z", tail="7z7z5z5z")
    table.play("E kong 1111p", "E kong 2222p", "E kong 3333p", "E 5z drawn").wait()
    table.play("S kong 4444p")
    table.play(f"S {table.drawn()} drawn").wait()
    assert int(table.record.ending) == FOUR_KONGS_DRAW
    assert [int(flag) for flag in table.rules.abortive[2:5]] == [0, 0, 0]  # no winds, no riichi, no west round


@pytest.mark.rule("SANMA-44", "SANMA-45")
def test_sanma_points_are_over_40000_with_uma_20_0_minus_20_and_an_oka_of_15():
    table = table_of("sanma", before_deal={"first_dealer": 1, "dealer": 1})
    table.record.scores[:3] = [30000, 45000, 30000]
    # (45-40)+20+15, then two equal ones: West follows the first dealer South, so he is second.
    assert [(one.seat, one.points) for one in table.ranking()] == [(1, 40.0), (2, -10.0), (0, -30.0)]


NINE = {"E": "19m19p19s1234567z5p"}


@pytest.mark.rule("RIICHI-96", "RIICHI-97", "SANMA-39")
@pytest.mark.parametrize("variant", ["riichi", "sanma"])
def test_nine_terminals_alone_may_be_off(variant):
    assert table_of(variant, NINE).may("E", "abort")
    assert not table_of(variant, NINE, options={"abort_nine_terminals": False}).may("E", "abort")
    assert not table_of(variant, NINE, options={"abortive_draws": False}).may("E", "abort")


@pytest.mark.rule("RIICHI-96")
@pytest.mark.parametrize("number", range(4))
def test_each_abortive_draw_alone_may_be_off(number):
    key = ("nine_terminals", "four_kongs", "four_winds", "four_riichi")[number]
    table = table_of("riichi", options={f"abort_{key}": False})
    assert [int(flag) for flag in table.rules.abortive[:4]] == [int(place != number) for place in range(4)]
    none = table_of("riichi", options={"abortive_draws": False, f"abort_{key}": True})
    assert not none.rules.abortive.any()


@pytest.mark.rule("RIICHI-99")
@pytest.mark.parametrize(("options", "drawn"), [({}, True), ({"abort_four_winds": False}, False)])
def test_four_winds_in_the_first_go_round_end_the_hand_unless_that_is_off(options, drawn):
    hands = {"E": "159m159p159s1236z4z", "S": "148m259p159s125z4z"}
    hands |= {"W": "147m258p369s136z4z", "N": "258m369p147s235z4z"}
    table = table_of("riichi", hands, options=options)
    table.play("E 4z", "S 4z", "W 4z", "N 4z").wait()
    assert table.over == drawn


@pytest.mark.rule("SANMA-39")
def test_sanma_offers_no_switch_for_draws_it_does_not_have():
    keys = {option.key for option in table_of("sanma").engine.ruleset.options}
    assert {"abort_nine_terminals", "abort_four_kongs"} <= keys
    assert not {"abort_four_winds", "abort_four_riichi"} & keys
