"""Shanghai at the table: set-up, claims, flowers, passed wins, who pays, drawn hands, the deal and the match."""

from collections import Counter
from functools import partial
from itertools import chain

import numpy as np
import pytest

from fangcheng import Match
from fangcheng.bots.brain import new_brains
from fangcheng.bots.steady import steady_choice
from fangcheng.core.state.codes import EXHAUSTED, FLOWERS, MATCH_OVER, WON
from fangcheng.core.table.wall import stacks_of, tail_position
from fangcheng.game import event_types as ev
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from fangcheng.tiles import FLOWER, HEAD, NO_TILE, parse
from flow.table_of import only, table_of

DULL = "147m258p369s1234z"
HALF = "12345678p55p111z"  # closed, waits for 9p and others: units 3 + 1, fourfold, doubled: 32
OTHER = "78p234p666p22z333z"  # the same
dealt = partial(table_of, "shanghai")


def reason(table, letter, label):
    """Key of the refusal and the rule it cites."""
    seat = table.seat(letter)
    told = why_not(table.engine, table.record, seat, matching(table.record, table.rules, seat, label))
    return told.key, told.rule


# --- equipment and set-up


@pytest.mark.rule("SHANGHAI-1")
def test_the_set_has_suits_honours_and_eight_flowers_and_scores_start_at_nothing():
    table = dealt()
    wall = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert wall == {**dict.fromkeys(range(34), 4), **dict.fromkeys(range(FLOWER, HEAD), 1)}
    assert table.scores() == [0] * 4


def test_who_opens_the_table_names_the_base_for_all_its_hands_and_it_is_shown():
    match = Match("shanghai", 1, {"base": 1}, mode="interpreted")
    assert match.options["base"] == 1
    while not match.hand_over:
        match.act(match.owed[0], match.legal(match.owed[0])[-1])
    match.next_hand()
    assert (match.options["base"], int(match.engine.rules["base"])) == (1, 1)


@pytest.mark.rule("SHANGHAI-5", "SHANGHAI-6", "SHANGHAI-53")
def test_chance_names_the_dealer_whose_two_dice_name_wall_and_stack():
    dealers = set()
    for seed in range(30):
        match = Match("shanghai", seed, mode="interpreted")
        dealer = int(match.table.dealer)
        dealers.add(dealer)
        [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        [wall] = only(match.events, ev.WallOpened)
        assert len(throw.dice) == 2
        assert throw.seat == dealer
        assert (wall.seat, wall.stacks) == ((dealer + sum(throw.dice) - 1) % 4, sum(throw.dice))
        if len(dealers) == 4:
            break
    assert dealers == {0, 1, 2, 3}


@pytest.mark.rule("SHANGHAI-7", "SHANGHAI-53")
def test_eighteen_stacks_each_and_four_tiles_three_times_then_single_ones():
    table = dealt(before_deal={"dealer": 1})
    record = table.record
    assert [int(stacks_of(record, table.rules, side)) for side in range(4)] == [18] * 4
    wall = [int(kind) for kind in record.wall[:53]]
    packets = [wall[start : start + 4] for start in range(0, 48, 4)]
    hands = [[*chain(*packets[step::4]), wall[48 + step]] for step in range(4)]
    hands[0].append(wall[52])
    for step, hand in enumerate(hands):
        seat = (1 + step) % 4
        assert Counter(hand) == {kind: int(record.hand[seat, kind]) for kind in range(34) if record.hand[seat, kind]}


@pytest.mark.rule("SHANGHAI-8")
def test_dealt_flowers_are_replaced_dealer_first_and_round_by_round():
    table = dealt({"E": "147m258p369s123z1f4z", "S": "147m258p369s123z3f"}, tail="2f7z6z")
    # East takes 2f, South 7z; then East lays 2f and takes 6z.
    assert "6z" in table.hand("E").replace("67z", "6z7z")
    assert table.hand("S").endswith("7z")
    assert [int(table.record.flowers[seat]) for seat in range(2)] == [0b11, 0b100]


@pytest.mark.rule("SHANGHAI-9")
def test_replacements_are_the_upper_and_then_the_lower_tile_of_the_last_stack():
    table = dealt({"E": "1111m2222m58p36s12z"}, tail="6z7z")
    size = int(table.record.wall_size)
    assert [int(tail_position(table.record, number)) for number in range(3)] == [size - 2, size - 1, size - 4]
    assert table.play("E kong 1111m").drawn() == "6z"
    assert table.play("E kong 2222m").drawn() == "7z"


@pytest.mark.rule("SHANGHAI-10")
def test_every_tile_of_the_wall_can_be_drawn():
    assert int(dealt().record.drawable) == 144 - 53


# --- play


@pytest.mark.rule("SHANGHAI-11", "SHANGHAI-50")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = dealt({"E": DULL + "7z"})
    turns = [int(table.record.turn)]
    table.play("E 7z").wait()
    for _ in range(4):
        turns.append(int(table.record.turn))
        table.throw_drawn(1)
    assert turns == [0, 1, 2, 3, 0]


@pytest.mark.rule("SHANGHAI-12")
def test_only_the_next_player_chows_and_anybody_pungs_or_kongs():
    hands = {"E": DULL + "8m", "S": "79m258p147s12345z", "W": "79m147p258s23456z"}
    table = dealt(hands).play("E 8m")
    assert table.may("S", "chi 79m")
    assert table.refusal("W", "chi 79m") == "SHANGHAI-12"
    for letter in "SWN":
        table = dealt({"E": DULL + "7z", letter: "147m258p36s12777z"}, tail="6z").play("E 7z")
        assert table.may(letter, "pon 77z")
        assert table.play(f"{letter} kong 777z").drawn() == "6z"


@pytest.mark.rule("SHANGHAI-12")
def test_a_pung_goes_before_a_chow():
    hands = {"E": DULL + "8m", "S": "79m258p147s12345z", "N": "88m147p258s12345z"}
    table = dealt(hands).play("E 8m", "S chi 79m")
    assert not only(table.events, ev.Melded)
    table.play("N pon 88m")
    assert [event.kind for event in only(table.events, ev.Melded)] == ["pon"]


@pytest.mark.rule("SHANGHAI-13")
def test_claimed_melds_lie_open_and_a_concealed_kong_is_not_shown():
    hands = {"E": "1111m258p369s1237z", "S": "77z47m147p36s1245z"}
    table = dealt(hands, tail="6z").play("E kong 1111m")
    own, others = (table.view(letter).seats[0].melds[0].tiles for letter in "ES")
    assert (own, others) == (("1m",) * 4, others)
    assert "1m" not in others
    table.play("E 7z", "S pon 77z")
    assert table.view("W").seats[1].melds[0].tiles == ("7z",) * 3


@pytest.mark.rule("SHANGHAI-14", "SHANGHAI-33")
def test_several_win_on_one_discard_and_the_discarder_pays_each():
    table = dealt({"E": DULL + "9p", "S": HALF, "N": OTHER}).play("E 9p", "S win", "N win")
    assert [event.seat for event in only(table.events, ev.Won)] == [1, 3]
    # Each has units 3 + 1, fourfold, doubled as concealed.
    assert table.scores() == [-64, 32, 0, 32]


@pytest.mark.rule("SHANGHAI-16", "SHANGHAI-17", "SHANGHAI-47")
def test_a_kind_let_pass_may_not_be_won_from_another_player_but_other_waits_may():
    hands = {"E": "147m258p369s123z99p", "S": HALF, "W": "99p147m258s23456z"}
    table = dealt(hands, wall="5s6p").play("E 9p", "S pass", "W pon 99p", "W 1m", "N 5s drawn")
    other = dealt(hands, wall="5s6p").play("E 9p", "S pass", "W pon 99p", "W 1m", "N 5s drawn", "E 6p drawn")
    assert other.may("S", "win")
    assert table.play("E 9p").refusal("S", "win") == "SHANGHAI-16"


@pytest.mark.rule("SHANGHAI-16")
def test_an_own_draw_lifts_the_bar_and_is_never_barred():
    table = dealt({"E": DULL + "9p", "S": HALF}, wall="7m9p").play("E 9p", "S pass", "S 7m", "W 9p")
    assert table.may("S", "win")
    assert dealt({"E": DULL + "9p", "S": HALF}, wall="9p").play("E 9p", "S pass").may("S", "win")


@pytest.mark.rule("SHANGHAI-16", "COMMON-3")
def test_an_own_claim_lifts_the_bar_even_that_of_the_tile_let_pass():
    # South makes a run of the 9p that wins, throws 9p, and waits for it again.
    table = dealt({"E": DULL + "9p", "S": "77788899p55p111z"}, wall="9p").play("E 9p")
    assert table.may("S", "win")
    table.play("S chi 78p", "S 9p", "W 9p")
    assert table.may("S", "win")


@pytest.mark.rule("SHANGHAI-16")
@pytest.mark.parametrize(
    ("fed", "claim", "wins"), [("3p", "pon 33p", True), ("4p", "kong 444p", True), ("4p", "pass", False)]
)
def test_a_pong_or_a_kong_of_another_tile_lifts_the_bar_too(fed, claim, wins):
    hands = {"E": "147m25p369s1234z99p", "S": "33344478p55p111z", "W": "99p147m2s34p23456z"}
    table = dealt(hands, wall="5s6s7z", tail="3z").play("E 9p", "S pass", "W pon 99p", f"W {fed}", f"S {claim}")
    if claim == "pon 33p":
        table.play("S 3p")
    elif claim == "kong 444p":
        table.play("S 3z drawn")
    if wins:
        table.play("W drawn")
    table.play("N drawn", "E 9p")
    assert table.may("S", "win") == wins


@pytest.mark.rule("SHANGHAI-50")
def test_after_a_claim_one_discards_without_drawing_and_any_tile():
    table = dealt({"E": DULL + "8m", "S": "678m25p147s12345z"}).play("E 8m", "S chi 67m")
    assert int(table.record.drawn) == NO_TILE
    assert table.discards("S") == "8m25p147s12345z"


@pytest.mark.rule("SHANGHAI-51", "SHANGHAI-F-kong_bloom")
def test_a_flower_drawn_is_laid_open_and_replaced_and_its_replacement_blooms():
    table = dealt({"E": DULL + "7z", "S": HALF}, wall="3f", tail="9p").play("E 7z")
    assert table.drawn() == "9p"
    table.play("S win")
    # Units 3 + 1 + 1, fourfold 20, lifted to 40, doubled as concealed.
    assert table.scores() == [-80, 240, -80, -80]


@pytest.mark.rule("SHANGHAI-52")
def test_the_discard_after_the_last_tile_may_only_be_won_on_and_nobody_declares():
    hands = {"E": DULL + "9p"}
    table = dealt({**hands, "S": "99p147m258s12345z"}, left=0).play("E 9p")
    assert table.over
    table = dealt({**hands, "S": HALF}, left=0).play("E 9p")
    assert table.may("S", "win")
    assert dealt({"E": "123456789m123p57z"}).refusal("E", "ready") == "SHANGHAI-52"


@pytest.mark.rule("SHANGHAI-54")
@pytest.mark.parametrize(("left", "may"), [(2, True), (1, False)])
def test_a_kong_needs_a_tile_left(left, may):
    table = dealt({"E": DULL + "7z", "S": "1111p258m36s1234z"}, wall="6z", left=left).play("E 7z")
    assert table.may("S", "kong 1111p") == may
    assert may or table.refusal("S", "kong 1111p") == "SHANGHAI-54"


@pytest.mark.rule("SHANGHAI-54", "SHANGHAI-43")
def test_a_flower_as_the_last_tile_ends_the_hand_without_payment():
    table = dealt({"E": DULL + "7z"}, wall="3f", left=1).play("E 7z").wait()
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    assert int(table.record.flowers[1]) == 0b100
    assert table.scores() == [0] * 4


# --- eight flowers


EIGHT = {"E": "147m258p1f2f3f4f5f6f7f8f"}


@pytest.mark.rule("SHANGHAI-19")
def test_eight_dealt_flowers_ask_and_win_two_lezi_from_each():
    table = dealt(EIGHT, tail="1z2z3z4z5z6z7z1s")
    assert int(table.record.question) == FLOWERS
    assert table.open_to("E") == ["pass", "win"]
    table.play("E win")
    assert table.scores() == [240, -80, -80, -80]
    assert int(table.record.coming.dealer) == 0


@pytest.mark.rule("SHANGHAI-19")
def test_who_plays_on_with_eight_flowers_is_asked_once():
    table = dealt(EIGHT, tail="1z2z3z4z5z6z7z1s").play("E pass")
    assert not table.over
    assert table.scores() == [0] * 4
    table.throw_drawn(5)
    assert not table.over


@pytest.mark.rule("SHANGHAI-19", "SHANGHAI-54")
@pytest.mark.parametrize("answer", ["win", "pass"])
def test_the_eighth_flower_as_the_last_tile_still_wins(answer):
    hands = {"E": DULL + "7z", "S": "147m258p1z1f2f3f4f5f6f"}
    table = dealt(hands, wall="7f8f", tail="2z3z4z5z6z7z", left=2).play("E 7z")
    assert int(table.record.drawable) == 0
    table.play(f"S {answer}")
    assert table.over
    assert table.scores() == ([-80, 240, -80, -80] if answer == "win" else [0] * 4)
    assert answer == "win" or int(table.record.ending) == EXHAUSTED


@pytest.mark.rule("SHANGHAI-19")
def test_seven_flowers_never_win_with_the_eighth_of_another():
    hands = {"E": DULL + "8f", "S": "147m258p1f2f3f4f5f6f7f"}
    table = dealt(hands, tail="1z2z3z4z5z6z7z1s")
    assert int(table.record.question) != FLOWERS


# --- payments


@pytest.mark.rule("SHANGHAI-33")
def test_a_self_draw_is_paid_by_each_of_the_others():
    table = dealt({"E": DULL + "7z", "S": HALF}, wall="9p").play("E 7z", "S win")
    assert table.scores() == [-32, 96, -32, -32]


@pytest.mark.rule("SHANGHAI-15", "SHANGHAI-34", "COMMON-6")
def test_the_maker_of_a_robbed_kong_pays_three_shares_and_no_concealed_kong_is_robbed():
    hands = {"E": DULL + "9p", "S": HALF, "W": "99p147m258s23456z"}
    table = dealt(hands, wall="1s1s6s9p").play("E 9p", "S pass", "W pon 99p", "W 1m").wait().throw_drawn(3)
    assert table.drawn() == "9p"
    table.play("W kong 9999p", "S win")
    assert table.scores() == [0, 96, -96, 0]
    assert [meld.kind for meld in table.view().seats[2].melds] == ["pon"]
    table = dealt({"E": "147m2p369s234z9999p", "S": HALF}, tail="7z").play("E kong 9999p")
    assert table.drawn() == "7z"


@pytest.mark.rule("SHANGHAI-33", "COMMON-22")
@pytest.mark.parametrize(("turned", "more"), [("5m", 5), ("9s", 9), ("3z", 10), ("7z", 10), ("4f", 4)])
def test_the_fly_adds_the_number_of_the_next_tile_to_every_share(turned, more):
    hands = {"E": DULL + "9p", "S": HALF}
    table = dealt(hands, wall=turned, options={"fly": True}).play("E 9p", "S win")
    assert table.scores() == [-32 - more, 32 + more, 0, 0]
    table = dealt({"E": DULL + "7z", "S": HALF}, wall="9p" + turned, options={"fly": True}).play("E 7z", "S win")
    assert table.scores() == [-32 - more, 3 * (32 + more), -32 - more, -32 - more]


@pytest.mark.rule("SHANGHAI-33")
def test_no_fly_where_no_tile_is_left_or_the_option_is_off():
    hands = {"E": DULL + "9p", "S": HALF}
    assert dealt(hands, left=0, options={"fly": True}).play("E 9p", "S win").scores() == [-32, 32, 0, 0]
    assert dealt(hands, wall="5m").play("E 9p", "S win").scores() == [-32, 32, 0, 0]


@pytest.mark.rule("COMMON-22", "SHANGHAI-34")
def test_who_pays_three_shares_pays_the_fly_of_each():
    hands = {"E": DULL + "9p", "S": HALF, "W": "99p147m258s23456z"}
    table = dealt(hands, wall="1s1s6s9p4m", options={"fly": True}).play("E 9p", "S pass", "W pon 99p", "W 1m").wait()
    table.throw_drawn(3).play("W kong 9999p", "S win")
    assert table.scores() == [0, 3 * 36, -3 * 36, 0]


# --- dice and wash-outs


@pytest.mark.rule("SHANGHAI-29", "SHANGHAI-28")
@pytest.mark.parametrize(
    ("first", "second", "times"), [(3, 3, 2), (6, 6, 2), (1, 4, 2), (4, 1, 2), (1, 3, 1), (2, 4, 1), (2, 2, 2)]
)
def test_equal_dice_or_one_and_four_double_a_win(first, second, times):
    table = dealt({"E": DULL + "9p", "S": HALF})
    table.record.dice[3], table.record.dice[4] = first, second
    assert table.play("E 9p", "S win").scores() == [-32 * times, 32 * times, 0, 0]


@pytest.mark.rule("SHANGHAI-30")
def test_drawn_hands_are_counted_and_each_doubles_one_won_hand():
    table = dealt({"E": DULL + "7z"}, left=2).play("E 7z").throw_drawn(2)
    assert int(table.record.wash_out.count) == 1
    hands = {"E": DULL + "9p", "S": HALF, "N": OTHER}
    table = dealt(hands, before_deal={"wash_out.count": 2}).play("E 9p", "S win", "N win")
    assert table.scores() == [-128, 64, 0, 64]
    assert int(table.record.wash_out.count) == 1  # one a hand, not one a winner
    assert dealt(hands).play("E 9p", "S win", "N win").record.wash_out.count == 0


def played_out(match):
    while not match.hand_over:
        match.act(match.owed[0], match.legal(match.owed[0])[-1])
    return match


@pytest.mark.rule("SHANGHAI-31")
def test_another_person_at_the_table_voids_the_counter_and_the_match_goes_on():
    match = played_out(Match("shanghai", 3, mode="interpreted"))
    assert int(match.table.wash_out.count) == 1
    scores, dealer = [*match.scores], int(match.table.coming.dealer)
    match.next_match(leaving=True)
    assert int(match.table.wash_out.count) == 0
    assert (int(match.table.hands_played), int(match.table.dealer), [*match.scores]) == (1, dealer, scores)
    kept = played_out(Match("shanghai", 3, mode="interpreted"))
    kept.next_hand()
    assert int(kept.table.wash_out.count) == 1


# --- dealer and match


@pytest.mark.rule("SHANGHAI-44")
def test_the_winner_deals_next_and_after_a_drawn_hand_the_same_dealer():
    table = dealt({"E": DULL + "9p", "S": HALF}).play("E 9p", "S win")
    assert int(table.record.coming.dealer) == 1
    assert int(dealt().close(EXHAUSTED).record.coming.dealer) == 0
    assert int(dealt().close(WON, "E").record.coming.dealer) == 0


@pytest.mark.rule("SHANGHAI-45")
@pytest.mark.parametrize(("option", "dealer"), [("nearest winner", 1), ("next_of_nearest", 2)])
def test_of_several_winners_the_nearest_deals_or_the_one_after_him(option, dealer):
    hands = {"E": DULL + "9p", "S": HALF, "N": OTHER}
    options = {"multi_dealer": option}
    table = dealt(hands, options=options).play("E 9p", "S win", "N win")
    assert int(table.record.coming.dealer) == dealer
    three = dealt({**hands, "W": "222m444m666s88s99p"}, options=options).play("E 9p", "S win", "W win", "N win")
    assert (len(only(three.events, ev.Won)), int(three.record.coming.dealer)) == (3, dealer)
    single = dealt(hands, options=options).play("E 9p", "S pass", "N win")
    assert int(single.record.coming.dealer) == 3


@pytest.mark.rule("SHANGHAI-46")
@pytest.mark.parametrize("hands", [8, 16, 32])
def test_a_match_has_sixteen_hands_and_is_ranked_by_chips(hands):
    table = dealt(options={"hands": hands})
    for _ in range(hands - 1):
        table.close(EXHAUSTED)
        assert int(table.record.phase) != MATCH_OVER
        table.next_hand()
    table.record.scores[:] = [5, 20, -30, 5]
    table.close(EXHAUSTED)
    assert int(table.record.phase) == MATCH_OVER
    assert [standing.seat for standing in table.ranking()][::3] == [1, 2]


@pytest.mark.rule("SHANGHAI-46")
def test_the_dealer_wins_and_pays_no_more_than_others():
    hands = {"E": HALF + "7z", "S": DULL}
    table = dealt(hands, wall="2z3z5z9p").play("E 7z").throw_drawn(3)
    assert table.drawn() == "9p"
    assert table.play("E win").scores() == [96, -32, -32, -32]


@pytest.mark.rule("SHANGHAI-18", "SHANGHAI-47")
def test_a_small_hand_is_refused_at_the_table_and_wins_in_fan():
    hands = {"E": DULL + "9p", "S": "123m456m78p55p111z"}
    table = dealt(hands).play("E 9p")
    assert reason(table, "S", "win") == ("no-winning-kind", "SHANGHAI-18")
    table = dealt(hands, options={"count": "fan"}).play("E 9p", "S win")
    assert table.scores() == [-8, 8, 0, 0]  # units 4, doubled as concealed


# --- advice


def steady(table, letter):
    brain = new_brains(1).view(np.recarray)[0]
    number = steady_choice(table.record, table.rules, table.engine.desk, brain, table.seat(letter))
    return next(label for label in table.open_to(letter) if matching_number(table, letter, label) == number)


def matching_number(table, letter, label):
    return matching(table.record, table.rules, table.seat(letter), label)


@pytest.mark.rule("SHANGHAI-48")
def test_with_many_pairs_steady_pungs_and_does_not_chow():
    hands = {"E": "147m258p36s12347z3p", "S": "1122m33445p55s66s"}
    table = dealt(hands).play("E 3p")
    assert steady(table, "S").startswith("pon")


@pytest.mark.rule("SHANGHAI-49")
def test_with_mixed_suits_steady_keeps_the_suit_that_holds_most_pairs():
    table = dealt({"E": "1133557p258m147s1z"})
    said = steady(table, "E")
    assert parse(said.split()[0])[0] // 9 != 1
