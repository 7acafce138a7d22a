"""Jinan at the table: set-up, flowers, claims, the kept tiles, dealer and match."""

from collections import Counter
from functools import partial
from itertools import chain

import pytest

from fangcheng import Match
from fangcheng.core.state.codes import EXHAUSTED, FLOWER_LAST, WON
from fangcheng.core.table.wall import stacks_of
from fangcheng.game import event_types as ev
from fangcheng.game.engine import Engine
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from fangcheng.tiles import FLOWER
from flow.table_of import only, table_of

DULL = "147m258p369s1234z"
READY = "123m456p78s88p666z"  # waits for 6s and 9s, the pair is 88p
dealt = partial(table_of, "jinan")


def reason(table, letter, label):
    """Key of the refusal and the rule it cites."""
    seat = table.seat(letter)
    told = why_not(table.engine, table.record, seat, matching(table.record, table.rules, seat, label))
    return told.key, told.rule


# --- equipment and set-up


@pytest.mark.rule("JINAN-1")
def test_the_set_has_four_of_each_suit_tile_and_honour_and_eight_flowers():
    record = dealt().record
    found = Counter(int(kind) for kind in record.wall[: int(record.wall_size)])
    assert found == {**dict.fromkeys(range(34), 4), **dict.fromkeys(range(FLOWER, FLOWER + 8), 1)}


@pytest.mark.rule("JINAN-1", "JINAN-2", "COMMON-27")
@pytest.mark.parametrize(
    ("flowers", "honours", "stacks"),
    [(8, True, [18] * 4), (False, True, [17] * 4), (8, False, [15, 14, 15, 14]), (False, False, [14, 13, 14, 13])],
)
def test_without_flowers_or_honours_the_walls_are_shorter(flowers, honours, stacks):
    table = dealt(options={"flowers": flowers, "honours": honours})
    record = table.record
    assert [int(stacks_of(record, table.rules, side)) for side in range(4)] == stacks
    kinds = {int(kind) for kind in record.wall[: int(record.wall_size)]}
    assert any(kind >= FLOWER for kind in kinds) == bool(flowers)
    assert any(27 <= kind < 34 for kind in kinds) == honours


@pytest.mark.rule("JINAN-2")
def test_four_players_and_two_dice():
    table = dealt()
    assert len(table.view().seats) == 4
    assert sum(1 for die in Match("jinan", 3, mode="interpreted").view(0).dice if die) == 2


@pytest.mark.rule("JINAN-3")
def test_scores_start_at_nothing_and_go_below():
    table = dealt({"E": DULL + "7z", "S": READY}, "9s")
    assert table.scores() == [0] * 4
    table.play("E 7z", "S win")
    assert table.scores() == [-2, 6, -2, -2]


@pytest.mark.rule("JINAN-4", "JINAN-5")
def test_chance_names_the_dealer_whose_two_dice_name_wall_and_stack():
    dealers = set()
    for seed in range(40):
        match = Match("jinan", seed, mode="interpreted")
        dealer = int(match.table.dealer)
        dealers.add(dealer)
        [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        [wall] = only(match.events, ev.WallOpened)
        assert (throw.seat, len(throw.dice)) == (dealer, 2)
        assert (wall.seat, wall.stacks) == ((dealer + sum(throw.dice) - 1) % 4, sum(throw.dice))
    assert dealers == {0, 1, 2, 3}


@pytest.mark.rule("JINAN-5")
def test_four_tiles_three_times_then_single_ones_and_the_dealer_has_fourteen():
    record = dealt(before_deal={"dealer": 1}, options={"flowers": False}).record
    wall = [int(kind) for kind in record.wall[:53]]
    packets = [wall[start : start + 4] for start in range(0, 48, 4)]
    hands = [[*chain(*packets[step::4]), wall[48 + step]] for step in range(4)]
    hands[0].append(wall[52])
    for step, hand in enumerate(hands):
        seat = (1 + step) % 4
        assert Counter(hand) == {kind: int(record.hand[seat, kind]) for kind in range(34) if record.hand[seat, kind]}


@pytest.mark.rule("JINAN-6")
def test_flowers_are_shown_and_replaced_round_by_round_from_the_tail():
    table = dealt({"E": "147m258p369s123z1f2f", "N": "147m258p369s123z3f"}, tail="4f7z6z5z5z")
    # East shows two and draws 4f and 7z; North shows one and draws 6z; then East replaces 4f by 5z.
    assert [seat.flowers for seat in table.view().seats] == [("1f", "2f", "4f"), (), (), ("3f",)]
    assert table.hand("E") == "147m258p369s12357z"
    assert table.hand("N") == "147m258p369s1236z"


@pytest.mark.rule("JINAN-7")
@pytest.mark.parametrize("kept", [12, 14, 0])
def test_the_last_tiles_are_never_drawn(kept):
    table = dealt(options={"reserve": kept, "flowers": False})
    assert int(table.record.drawable) == 136 - 53 - kept


@pytest.mark.rule("JINAN-7", "JINAN-34", "JINAN-42")
def test_replacements_come_out_of_the_tail_and_twelve_tiles_stay_undrawn():
    table = dealt({"E": "1111m258p369s1234z"}, tail="6z", left=5, wall="5z5z5z5z").play("E kong 1111m")
    assert table.drawn() == "6z"
    assert int(table.record.drawable) == 4
    table.throw_drawn(5)
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    assert table.scores() == [0] * 4
    assert int(table.record.next_tile) == 144 - 1 - 12


# --- play


@pytest.mark.rule("JINAN-8")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = dealt({"E": DULL + "7z"})
    turns = [int(table.record.turn)]
    table.play("E 7z").wait()
    for _ in range(4):
        turns.append(int(table.record.turn))
        table.throw_drawn(1)
    assert turns == [0, 1, 2, 3, 0]
    assert reason(table, "W", "1z")[1] == "JINAN-8"


@pytest.mark.rule("JINAN-9")
def test_a_run_takes_the_discard_of_the_player_before_only_and_triplets_that_of_anyone():
    hands = {"E": DULL + "8m", "S": "79m1258p369s1234z", "W": "79m1234567z1469p", "N": "888m147p258s1235z"}
    table = dealt({**hands, "S": "79m1258p369s1234z", "W": "79m1234567z1469p"}, tail="7z").play("E 8m")
    assert table.may("S", "chi 79m")
    assert table.refusal("W", "chi 79m") == "JINAN-9"
    assert table.may("N", "pon 88m")
    assert table.play("N kong 888m").wait().drawn() == "7z"


@pytest.mark.rule("JINAN-9")
def test_concealed_and_added_kongs_are_made_after_a_draw():
    hands = {"E": DULL + "7z", "S": "1111p258m36s1277z"}
    table = dealt(hands, wall="5z5z5z7z", tail="6z4z").play("E 7z", "S pon 77z")
    assert reason(table, "S", "kong 1111p") == ("kong-fresh", "JINAN-9")
    table.play("S 1z").throw_drawn(3)
    assert table.play("S kong 7777z").drawn() == "6z"
    assert table.play("S kong 1111p").drawn() == "4z"


@pytest.mark.rule("JINAN-10", "JINAN-F-flower_smash")
def test_a_flower_drawn_is_shown_at_once_and_its_replacement_may_win():
    table = dealt({"E": DULL + "7z", "S": READY}, wall="4f", tail="9s").play("E 7z")
    assert table.view().seats[1].flowers == ("4f",)
    assert table.drawn() == "9s"
    # Self-draw two, the flower one, the replacement nothing.
    assert table.play("S win").scores() == [-3, 9, -3, -3]


@pytest.mark.rule("JINAN-12")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_run():
    hands = {"E": "147m25p36s12347z79s", "S": "78s125p369m1234z7p", "W": "99s147m258p12345z", "N": READY}
    table = dealt(hands).play("E 9s", "S chi 78s", "W pon 99s", "N win")
    assert [event.seat for event in only(table.events, ev.Won)] == [3]
    table = dealt({**hands, "N": DULL}).play("E 9s", "S chi 78s", "W pon 99s")
    assert [event.kind for event in only(table.events, ev.Melded)] == ["pon"]


@pytest.mark.rule("JINAN-13")
def test_after_a_call_the_claimed_kind_may_be_discarded():
    table = dealt({"E": DULL + "8m", "S": "67m58m1258p3s1234z"}).play("E 8m", "S chi 67m")
    assert table.may("S", "8m")
    assert table.may("S", "5m")


@pytest.mark.rule("JINAN-14", "JINAN-31")
def test_an_added_kong_may_be_robbed_and_its_maker_pays_for_all_three():
    hands = {"E": "147m258p36s12345z9s", "S": "99s147m258p12345z", "N": READY}
    table = dealt(hands, wall="5z5z7z9s").play("E 9s", "N pass", "S pon 99s", "S 1z").throw_drawn(3)
    assert table.drawn() == "9s"
    table.play("S kong 9999s", "N win")
    assert table.scores() == [0, -3, 0, 3]


@pytest.mark.rule("JINAN-39")
def test_a_win_let_pass_bars_discards_until_the_next_own_draw():
    hands = {"E": DULL + "9s", "N": READY}
    table = dealt(hands, wall="6s").play("E 9s", "N pass", "S 6s")
    assert not table.may("N", "win")
    table = dealt(hands, wall="5z5z5z6s").play("E 9s", "N pass").throw_drawn(3)
    table.play("E 6s")
    assert table.may("N", "win")


@pytest.mark.rule("JINAN-39")
def test_a_self_draw_is_never_barred():
    table = dealt({"E": DULL + "9s", "N": READY}, wall="5z5z6s").play("E 9s", "N pass").throw_drawn(2)
    assert table.drawn() == "6s"
    assert table.may("N", "win")


@pytest.mark.rule("JINAN-40")
def test_the_discard_after_the_last_tile_can_only_be_won_on():
    hands = {"E": DULL + "9s", "W": "99s147m258p12345z"}
    assert dealt(hands, left=0).play("E 9s").over
    table = dealt({**hands, "N": READY}, left=0).play("E 9s")
    assert table.may("N", "win")


@pytest.mark.rule("JINAN-41")
@pytest.mark.parametrize(("left", "may"), [(2, True), (1, False)])
def test_no_kong_when_no_replacement_can_be_drawn(left, may):
    table = dealt({"E": DULL + "7z", "S": "1111p258m36s1234z"}, wall="6z", left=left).play("E 7z")
    assert table.may("S", "kong 1111p") is may


@pytest.mark.rule("JINAN-42")
def test_a_flower_drawn_as_the_last_tile_is_laid_out_and_ends_the_hand():
    table = dealt({"E": DULL + "7z"}, wall="4f", left=1).play("E 7z").wait()
    assert table.over
    assert int(table.record.ending) in (FLOWER_LAST, EXHAUSTED)
    assert table.view().seats[1].flowers == ("4f",)
    assert table.scores() == [0] * 4


# --- winning and payment


@pytest.mark.rule("JINAN-22", "JINAN-27")
def test_an_unannounced_hand_wins_and_only_the_first_after_the_discarder():
    hands = {"E": DULL + "9s", "S": READY, "N": "789m123p78s55s555z"}
    table = dealt(hands).play("E 9s", "S win", "N win")
    assert [event.seat for event in only(table.events, ev.Won)] == [1]
    assert table.scores() == [-1, 3, -1, -1]


@pytest.mark.rule("JINAN-25", "JINAN-37")
def test_another_pair_is_refused_at_the_table():
    hands = {"E": DULL + "9s", "S": "123m456p78s77p666z", "W": "99s147m258p12345z"}
    table = dealt(hands).play("E 9s")
    assert reason(table, "S", "win") == ("lacks-pair", "JINAN-25")


@pytest.mark.rule("JINAN-29", "JINAN-32")
def test_kongs_and_flowers_of_the_losers_are_worth_nothing():
    hands = {"E": "9999m258p369s123z5f", "N": READY}
    table = dealt(hands, tail="4z7z", wall="9s").play("E kong 9999m", "E 7z", "S 9s", "N win")
    assert table.scores() == [-1, -1, -1, 3]


# --- dealer and match


@pytest.mark.rule("JINAN-35")
@pytest.mark.parametrize(("winners", "stays"), [("E", True), ("S", False), ("N", False), ("", True)])
def test_the_dealer_stays_if_he_wins_or_nobody_does(winners, stays):
    table = dealt({"E": DULL + "7z"}, left=1)
    if winners:
        table.close(WON, winners)
    else:
        table.play("E 7z").throw_drawn(1)
    assert int(table.record.coming.dealer) == (0 if stays else 1)


@pytest.mark.rule("JINAN-36")
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_a_match_is_so_many_circles_and_scores_rank_it(circles):
    table = dealt(options={"circles": circles})
    hands = 0
    while int(table.record.phase) != 5:
        winner = "S" if hands != 2 else "E"
        table.close(WON, winner, "W")
        hands += 1
        if int(table.record.phase) != 5:
            table.next_hand()
    assert hands == 4 * circles + 1  # the dealer of the third hand stays once
    table.record.scores[:4] = [3, 9, -2, -10]
    assert [one.score for one in sorted(table.ranking(), key=lambda one: one.place)] == [9, 3, -2, -10]


def test_every_option_of_the_book_is_there():
    assert set(Engine("jinan", mode="interpreted").chosen) == {
        *("pair_258", "flowers", "honours", "big_patterns", "wind_triplets", "dealer_doubles"),
        *("self_draw", "reserve", "circles"),
    }
