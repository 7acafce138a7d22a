"""Hainan at the table: set-up, flowers, claims, who may win, drawn hands, dealer and match."""

from collections import Counter
from functools import partial
from itertools import chain

import pytest

from fangcheng import Match
from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.core.table.wall import stacks_of
from fangcheng.game import event_types as ev
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from flow.table_of import only, table_of

DULL = "4689m1359p135s44z"  # thirteen tiles far from ready
DULL_NORTH = "4689m1359p135s66z"
TWO_6S = "469m135p1366s133z"  # West may pung 6s
TWO_9S = "4689m135p1399s66z"  # North may pung 9s
READY = "123555m678p22s78s"  # concealed, waits for 6s and 9s, with a pair of twos
CLAIMS = "23m555m678p33s78s1z"  # with a chow of 1m it waits for the same and has no fan
dealt = partial(table_of, "hainan")


def ready(wall, hands=None, **more):
    """East has thrown 7z, and South holds READY; it draws first."""
    return dealt({"E": DULL + "7z", "S": READY, **(hands or {})}, wall, **more).play("E 7z")


def opened(wall, hands=None, **more):
    """South has made a chow of East's 1m and waits without a fan; West draws next."""
    table = dealt({"E": DULL + "1m", "S": CLAIMS, **(hands or {})}, wall, **more)
    return table.play("E 1m", "S chi 23m", "S 1z")


def reason(table, letter, label):
    """Key of the refusal and the rule it cites."""
    seat = table.seat(letter)
    told = why_not(table.engine, table.record, seat, matching(table.record, table.rules, seat, label))
    return told.key, told.rule


# --- equipment and set-up


@pytest.mark.rule("HAINAN-1", "HAINAN-2", "HAINAN-5")
def test_the_set_has_four_of_each_tile_and_eight_flowers_in_walls_of_eighteen_stacks():
    table = dealt()
    record = table.record
    kinds = Counter(int(kind) for kind in record.wall[: int(record.wall_size)])
    assert sorted(kinds.values()) == [1] * 8 + [4] * 34
    assert [int(stacks_of(record, table.rules, side)) for side in range(4)] == [18] * 4
    assert len(table.view().seats) == 4


@pytest.mark.rule("HAINAN-3")
def test_scores_start_at_nothing_and_may_go_below():
    table = ready("4z9s")
    assert table.scores() == [0] * 4
    assert table.play("S 4z drawn", "W 9s", "S win").scores() == [-2, 5, -2, -1]


@pytest.mark.rule("HAINAN-2", "HAINAN-4", "HAINAN-6", "HAINAN-7")
@pytest.mark.parametrize(("count_from", "one"), [("dealer", 0), ("left", -1)])
def test_chance_names_the_dealer_and_the_sum_of_his_two_dice_is_counted_from_him_or_his_left(count_from, one):
    dealers = set()
    for seed in range(40):
        match = Match("hainan", seed, options={"count_from": count_from}, mode="interpreted")
        dealer = int(match.table.dealer)
        dealers.add(dealer)
        [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        [wall] = only(match.events, ev.WallOpened)
        assert (throw.seat, len(throw.dice)) == (dealer, 2)
        # Counter-clockwise from the seat that is one; as many stacks as the sum stay standing at its right end.
        assert (wall.seat, wall.stacks) == ((dealer + one + sum(throw.dice) - 1) % 4, sum(throw.dice))
    assert dealers == {0, 1, 2, 3}


@pytest.mark.rule("HAINAN-8", "HAINAN-9")
def test_four_tiles_three_times_then_single_ones_and_the_dealer_jumps_a_stack_for_his_fourteenth():
    record = dealt(before_deal={"dealer": 1}).record
    wall = [int(kind) for kind in record.wall[:53]]
    packets = [wall[start : start + 4] for start in range(0, 48, 4)]
    hands = [[*chain(*packets[step::4]), wall[48 + step]] for step in range(4)]
    hands[0].append(wall[52])
    for step, hand in enumerate(hands):
        seat = (1 + step) % 4
        assert Counter(hand) == {kind: int(record.hand[seat, kind]) for kind in range(34) if record.hand[seat, kind]}


@pytest.mark.rule("HAINAN-11")
def test_dealt_flowers_are_replaced_when_all_have_their_tiles_the_dealer_first_and_replacements_at_once():
    table = dealt({"E": "12f4689m1359p135s4z", "S": "4f4689m1359p135s3z"}, tail="3f7m2m7p")
    # East draws 3f and 7m for his two and 2m for 3f before South draws 7p.
    assert table.hand("E") == "246789m1359p135s4z"
    assert table.hand("S") == "4689m13579p135s3z"
    assert [seat.flowers for seat in table.view("E").seats[:2]] == [("1f", "2f", "3f"), ("4f",)]


@pytest.mark.rule("HAINAN-10")
def test_a_drawn_flower_is_laid_out_and_replaced_from_the_very_end():
    table = ready("1f", tail="4z")
    [flower, tile] = only(table.events, ev.Drew)
    assert (flower.tile, flower.source, tile.source, tile.position) == ("1f", "wall", "flower", 142)
    assert table.drawn() == "4z"
    assert table.view().seats[1].flowers == ("1f",)


@pytest.mark.rule("HAINAN-12", "HAINAN-48", "HAINAN-49")
def test_fifteen_tiles_are_never_drawn_and_replacements_move_them_forward():
    assert int(dealt().record.drawable) == 144 - 53 - 15
    table = dealt({"E": "5555m1359p135s123z"}, tail="7z", left=5).play("E kong 5555m")
    assert table.drawn() == "7z"
    assert int(table.record.drawable) == 4
    table.throw_drawn(5)
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert table.scores() == [0] * 4
    assert int(table.record.next_tile) == 144 - 1 - 15  # one tile has come from behind, one more from before


@pytest.mark.rule("HAINAN-54")
def test_a_flower_drawn_as_the_last_tile_is_laid_out_and_the_hand_is_drawn():
    table = dealt({"E": DULL + "7z"}, wall="1f", left=1).play("E 7z").wait()
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert table.view("S").seats[1].flowers == ("1f",)


# --- play


@pytest.mark.rule("HAINAN-13")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = dealt({"E": DULL + "7z"})
    turns = [int(table.record.turn)]
    table.play("E 7z").wait()
    for _ in range(4):
        turns.append(int(table.record.turn))
        table.throw_drawn(1)
    assert turns == [0, 1, 2, 3, 0]


@pytest.mark.rule("HAINAN-14", "HAINAN-53")
def test_a_chow_takes_the_discard_of_the_upper_seat_only():
    table = dealt({"E": DULL + "1m", "S": CLAIMS, "W": "2346m135p13s3377z"}).play("E 1m")
    assert table.may("S", "chi 23m")
    assert table.refusal("W", "chi 23m") == "HAINAN-14"


@pytest.mark.rule("HAINAN-14")
def test_a_pung_needs_a_pair_and_a_kong_three():
    table = dealt({"E": DULL + "1m", "S": CLAIMS}).play("E 1m")
    assert table.refusal("S", "pon 11m") == "HAINAN-14"
    assert table.refusal("S", "kong 111m") == "HAINAN-16"


@pytest.mark.rule("HAINAN-14")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_chow():
    table = ready("4z9s", {"N": TWO_9S}).play("S 4z drawn", "W 9s", "N pon 99s", "S win")
    assert [event.seat for event in only(table.events, ev.Won)] == [1]
    hands = {"E": DULL + "1m", "S": CLAIMS, "N": "1146m135p1399s66z"}
    table = dealt(hands).play("E 1m", "S chi 23m")
    assert not only(table.events, ev.Melded)  # North has been asked and not answered yet
    table.play("N pon 11m")
    assert [event.kind for event in only(table.events, ev.Melded)] == ["pon"]


@pytest.mark.rule("HAINAN-15")
def test_chows_pungs_and_open_kongs_lie_open_and_the_tiles_of_a_concealed_kong_need_not():
    table = dealt({"E": DULL + "1m", "S": "1115555m246p79s1z"}, tail="4z")
    table.play("E 1m", "S kong 111m", "S kong 5555m")
    own, other = (table.view(letter).seats[1].melds for letter in "SW")
    assert [meld.tiles for meld in own] == [("1m",) * 4, ("5m",) * 4]
    assert other[0].tiles == ("1m",) * 4
    assert "5m" not in other[1].tiles


@pytest.mark.rule("HAINAN-16")
def test_kongs_of_three_kinds_are_replaced_from_the_end():
    hands = {"E": DULL + "7z", "S": "2222p468m79s1777z"}
    table = dealt(hands, tail="4z3z").play("E 7z", "S kong 777z")
    assert table.drawn() == "4z"
    assert table.play("S kong 2222p").drawn() == "3z"
    hands["S"] = "468m135p79s12277z"
    table = dealt(hands, wall="5z5z5z7z", tail="6z").play("E 7z", "S pon 77z", "S 1z").throw_drawn(3)
    assert table.play("S kong 7777z").drawn() == "6z"


@pytest.mark.rule("HAINAN-16", "COMMON-5")
@pytest.mark.parametrize(("left", "may"), [(2, True), (1, False)])
def test_no_kong_when_only_the_reserve_is_left(left, may):
    table = dealt({"E": DULL + "7z", "S": "2222p468m79s1234z"}, wall="6z", left=left).play("E 7z")
    assert table.may("S", "kong 2222p") == may
    assert may or table.refusal("S", "kong 2222p") == "HAINAN-16"


@pytest.mark.rule("HAINAN-17")
def test_the_tile_just_taken_by_a_chow_may_not_be_discarded_and_after_a_pung_it_may():
    hands = {"E": DULL + "1m", "S": "1234m135p79s1223z"}
    table = dealt(hands).play("E 1m", "S chi 23m")
    assert table.refusal("S", "1m") == "HAINAN-17"
    assert table.may("S", "4m")  # the other end of the run
    table = dealt({"E": DULL + "7z", "S": "468m135p79s12777z"}).play("E 7z", "S pon 77z")
    assert table.may("S", "7z")


@pytest.mark.rule("HAINAN-18")
def test_a_concealed_kong_is_not_robbed():
    table = ready("4z1z", {"W": "4689m135p6666s33z"}, tail="3z").play("S 4z drawn", "W kong 6666s")
    assert not table.may("S", "win")
    assert table.drawn() == "3z"


@pytest.mark.rule("HAINAN-18", "HAINAN-34", "HAINAN-36", "COMMON-6")
def test_a_robbed_kong_with_another_fan_is_paid_like_a_discard():
    hands = {"E": DULL + "6s", "S": READY, "W": TWO_6S}
    table = dealt(hands, wall="2z5z2z6s").play("E 6s", "S pass", "W pon 66s", "W 1z").throw_drawn(3)
    table.play("W kong 6666s", "S win")
    # One hand: the dealer pays two units, West one and one point more. The kong is neither made nor paid.
    assert table.scores() == [-2, 5, -2, -1]
    assert [meld.kind for meld in table.view().seats[2].melds] == ["pon"]
    assert {event.cause for event in only(table.events, ev.Paid)} == {"win"}


@pytest.mark.rule("HAINAN-35", "HAINAN-40")
@pytest.mark.parametrize("fan_needed", [True, False])
def test_who_is_robbed_by_a_hand_without_another_fan_pays_for_all(fan_needed):
    table = opened("5z6s2z5z2z6s", {"W": TWO_6S}, options={"fan_needed": fan_needed}).throw_drawn(1)
    table.play("N 6s")
    if not fan_needed:
        table.play("S pass")
    table.play("W pon 66s", "W 1z").throw_drawn(3)
    table.play("W kong 6666s", "S win")
    assert table.scores() == [0, 2 + 1 + 1 + 1, -5, 0]


@pytest.mark.rule("HAINAN-19", "HAINAN-53")
def test_of_two_who_call_the_first_after_the_discarder_wins_alone():
    table = ready("4z9s", {"N": "123456m22789p78s"}).play("S 4z drawn", "W 9s")
    assert table.may("S", "win")
    table.play("S win", "N win")
    assert [event.seat for event in only(table.events, ev.Won)] == [3]  # counted from West, North comes first
    assert table.scores()[1] < 0


@pytest.mark.rule("HAINAN-20")
def test_a_self_draw_may_be_let_be_and_bars_nothing():
    assert ready("9s6s").play("S 9s drawn", "W 6s").may("S", "win")


@pytest.mark.rule("HAINAN-20", "COMMON-3")
def test_a_discard_let_pass_bars_discards_until_the_own_next_draw():
    table = ready("4z9s6s", {"N": DULL_NORTH}).play("S 4z drawn", "W 9s", "S pass", "N 6s")
    assert not table.may("S", "win")
    table = ready("4z9s4z5z3z6s").play("S 4z drawn", "W 9s", "S pass").throw_drawn(2)
    assert table.play("S 3z drawn", "W 6s").may("S", "win")
    table = ready("4z9s4z5z6s").play("S 4z drawn", "W 9s", "S pass").throw_drawn(2)
    assert table.drawn() == "6s"
    assert table.may("S", "win")  # a self-draw is never barred


@pytest.mark.rule("HAINAN-20", "COMMON-3")
@pytest.mark.parametrize("claims", [True, False])
def test_an_own_claim_lifts_the_bar_too(claims):
    """South lets 9s go; with North's 2s it makes a pung, or leaves it. The next to discard throws 6s."""
    table = ready("4z9s2s6s", {"N": DULL_NORTH}).play("S 4z drawn", "W 9s", "S pass", "N 2s")
    if claims:
        table.play("S pon 22s", "S 5m", "W 6s")
    else:
        table.play("E 6s")
    assert table.may("S", "win") == claims


@pytest.mark.rule("HAINAN-21")
def test_the_discard_after_the_last_tile_can_only_be_won_on():
    hands = {"E": DULL + "7z", "S": CLAIMS, "W": "4689m135p13s3377z"}
    assert dealt(hands, left=0).play("E 7z").over
    assert dealt({**hands, "E": DULL + "1m"}, left=0).play("E 1m").over
    assert ready("4z9s", left=2).play("S 4z drawn", "W 9s").may("S", "win")


# --- winning


@pytest.mark.rule("HAINAN-22", "HAINAN-53")
def test_a_hand_without_fan_is_told_that_it_may_not_win_on_a_discard():
    table = opened("9s", {"N": TWO_9S}).play("W 9s")
    assert table.may("N", "pon 99s")
    assert reason(table, "S", "win") == ("lacks-key", "HAINAN-22")
    waits = {(wait.tile, wait.reason, wait.rule) for wait in table.view("S").waits}
    assert waits == {("6s", "lacks-key", "HAINAN-22"), ("9s", "lacks-key", "HAINAN-22")}


@pytest.mark.rule("HAINAN-23", "HAINAN-32")
def test_the_same_hand_wins_by_its_own_draw_and_all_three_pay():
    table = opened("5z4z5z9s").throw_drawn(3)
    assert table.play("S win").scores() == [-4, 8, -2, -2]


@pytest.mark.rule("HAINAN-46")
def test_by_option_it_wins_on_a_discard_too():
    assert opened("9s", options={"fan_needed": False}).play("W 9s", "S win").scores() == [-2, 5, -2, -1]


@pytest.mark.rule("HAINAN-25")
def test_one_winner_ends_the_hand():
    table = ready("4z9s").play("S 4z drawn", "W 9s", "S win")
    assert (table.over, int(table.record.ending), int(table.record.won_count)) == (True, WON, 1)


@pytest.mark.rule("HAINAN-F-heavenly_win", "COMMON-7")
def test_flowers_leave_the_heavenly_win_and_a_kong_spoils_it():
    """Basic win, self-draw and heavenly win are four hands, eight points each; a kong bloom three, and two a kong."""
    table = dealt({"E": "1f23555m678p22789s"}, tail="1m").play("E win")
    assert table.scores() == [24, -8, -8, -8]
    table = dealt({"E": "5555m12367p22789s"}, tail="8p").play("E kong 5555m", "E win")
    assert table.scores() == [30, -10, -10, -10]


@pytest.mark.rule("HAINAN-F-earthly_win", "COMMON-8", "COMMON-7")
def test_the_dealer_s_first_discard_is_an_earthly_win_before_anybody_has_drawn_or_claimed():
    """Three hands instead of one; the dealer discards and pays two units and a point more."""
    assert dealt({"E": DULL + "9s", "S": READY}).play("E 9s", "S win").scores() == [-7, 13, -3, -3]
    hands = {"E": DULL + "7z", "S": READY, "N": "4689m135p13s6677z"}
    table = dealt(hands, wall="9s").play("E 7z", "N pon 77z", "N 6z", "E 9s drawn", "S win")
    assert table.scores() == [-3, 5, -1, -1]


@pytest.mark.rule("HAINAN-28")
def test_in_each_round_its_wind_is_a_fan():
    for round_wind, may in ((0, False), (2, True)):
        hands = {"E": DULL + "1m", "S": "2333m678p78s1333z"}
        table = dealt(hands, wall="9s", before_deal={"round_wind": round_wind})
        table.play("E 1m", "S chi 23m", "S 1z", "W 9s")
        assert table.may("S", "win") == may


# --- drawn hands, dealer and match


@pytest.mark.rule("HAINAN-41", "HAINAN-49")
@pytest.mark.parametrize(("draw_counts", "scores"), [(False, [0] * 4), (True, [12, -4, -4, -4])])
def test_kongs_are_paid_in_a_drawn_hand_by_option_only(draw_counts, scores):
    table = dealt({"E": "5555m1359p135s123z"}, tail="7z", left=3, options={"draw_counts": draw_counts})
    table.play("E kong 5555m").throw_drawn(5)
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, scores)


@pytest.mark.rule("HAINAN-48", "HAINAN-50", "HAINAN-51")
def test_the_dealer_stays_on_his_win_and_a_drawn_hand_and_his_kept_deals_are_counted():
    table = dealt()
    seen = []
    for winner in ("E", "", "S", "", "E", "N"):
        seen.append((int(table.record.dealer), int(table.record.streak)))
        table.close(WON if winner else EXHAUSTED, winner)
        table.next_hand()
    assert seen == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert (int(table.record.dealer), int(table.record.streak)) == (2, 0)


@pytest.mark.rule("HAINAN-28", "HAINAN-52")
@pytest.mark.parametrize(("match", "winds"), [("four rounds", [0, 1, 2, 3]), ("east", [0])])
def test_a_match_is_four_rounds_or_one_in_which_each_player_deals_once(match, winds):
    table = dealt(options={"match": match})
    deals = []
    for winners in ("E", "", *"SWN" * 8):
        deals.append((int(table.record.round_wind), int(table.record.dealer)))
        table.close(WON if winners else EXHAUSTED, winners)
        if only(table.events, ev.MatchEnded):
            break
        table.next_hand()
    assert deals == [(0, 0), (0, 0), *((wind, dealer) for wind in winds for dealer in range(4))]


@pytest.mark.rule("HAINAN-52", "COMMON-20")
@pytest.mark.parametrize(("match", "hands"), [("8 hands", 8), ("16 hands", 16)])
def test_a_match_may_be_so_many_hands_drawn_ones_too(match, hands):
    table = dealt(options={"match": match})
    for number in range(hands):
        assert not only(table.events, ev.MatchEnded)
        table.close(EXHAUSTED if number % 2 else WON, "" if number % 2 else "S")
        if number + 1 < hands:
            table.next_hand()
    assert only(table.events, ev.MatchEnded)


@pytest.mark.rule("HAINAN-52")
def test_the_last_dealer_plays_on_as_long_as_he_stays_and_points_rank():
    table = dealt(before_deal={"dealer": 3, "first_dealer": 0, "deal_number": 3, "round_wind": 3})
    table.close(WON, "E")
    assert not only(table.events, ev.MatchEnded)
    table.next_hand()
    table.record.scores[:] = [7, -9, 3, -1]
    table.close(WON, "S")
    assert only(table.events, ev.MatchEnded)
    assert [(one.seat, one.place) for one in table.ranking()] == [(0, 1), (2, 2), (3, 3), (1, 4)]
