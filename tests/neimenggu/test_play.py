"""Inner Mongolia at the table: set-up, claims, the three demands as the interface names them, dealer and match."""

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

DULL = "147m258p369s1234z"
# Waits for 6s with 789m claimed from East's 8m: a triplet of 2m, a terminal, and 88m as the pair.
OPENER = "22288m79m456p78s1z"
dealt = partial(table_of, "neimenggu")


def opened(wall, **more):
    """South has claimed 789m and waits for 6s and 9s; East has made no claim, nobody else either."""
    hands = {"E": DULL + "8m", "S": OPENER, **more.pop("hands", {})}
    return dealt(hands, wall, **more).play("E 8m", "S chi 79m", "S 1z")


def reason(table, letter, label):
    """Key of the refusal and the rule it cites."""
    seat = table.seat(letter)
    told = why_not(table.engine, table.record, seat, matching(table.record, table.rules, seat, label))
    return told.key, told.rule


# --- equipment and set-up


@pytest.mark.rule("NEIMENGGU-1")
def test_the_set_has_four_of_each_suit_tile_and_honour():
    record = dealt().record
    assert Counter(int(kind) for kind in record.wall[: int(record.wall_size)]) == dict.fromkeys(range(34), 4)


@pytest.mark.rule("NEIMENGGU-2")
def test_four_players_build_walls_of_seventeen_stacks():
    table = dealt()
    assert [int(stacks_of(table.record, table.rules, side)) for side in range(4)] == [17] * 4
    assert len(table.view().seats) == 4


@pytest.mark.rule("NEIMENGGU-3")
def test_scores_start_at_nothing_and_may_go_below():
    table = opened("6s")
    assert table.scores() == [0] * 4
    assert table.play("W 6s", "S win").scores()[2] < 0


@pytest.mark.rule("NEIMENGGU-2", "NEIMENGGU-4", "NEIMENGGU-5")
def test_chance_names_the_dealer_whose_two_dice_name_wall_and_stack():
    dealers = set()
    for seed in range(40):
        match = Match("neimenggu", seed, mode="interpreted")
        dealer = int(match.table.dealer)
        dealers.add(dealer)
        [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        [wall] = only(match.events, ev.WallOpened)
        assert len(throw.dice) == 2
        assert throw.seat == dealer
        # Counted counter-clockwise, the thrower being one.
        assert (wall.seat, wall.stacks) == ((dealer + sum(throw.dice) - 1) % 4, sum(throw.dice))
    assert dealers == {0, 1, 2, 3}


@pytest.mark.rule("NEIMENGGU-6")
def test_four_tiles_three_times_then_single_ones_and_the_dealer_has_fourteen():
    record = dealt(before_deal={"dealer": 1}).record
    wall = [int(kind) for kind in record.wall[:53]]
    packets = [wall[start : start + 4] for start in range(0, 48, 4)]
    hands = [[*chain(*packets[step::4]), wall[48 + step]] for step in range(4)]
    hands[0].append(wall[52])
    for step, hand in enumerate(hands):
        seat = (1 + step) % 4
        assert Counter(hand) == {kind: int(record.hand[seat, kind]) for kind in range(34) if record.hand[seat, kind]}


@pytest.mark.rule("NEIMENGGU-7", "NEIMENGGU-30")
def test_fourteen_tiles_are_never_drawn_after_kongs_too_and_nothing_is_paid_for_a_drawn_hand():
    assert int(dealt().record.drawable) == 136 - 53 - 14
    table = dealt({"E": "1111m258p369s1234z"}, tail="6z", left=5).play("E kong 1111m")
    assert table.drawn() == "6z"
    assert int(table.record.drawable) == 4
    table.throw_drawn(5)
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    assert table.scores() == [0] * 4
    # The tail has given one tile, so one of the fourteen that were behind at first has been drawn from the front.
    assert int(table.record.next_tile) == 136 - 1 - 14


# --- play


@pytest.mark.rule("NEIMENGGU-8")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = dealt({"E": DULL + "7z"})
    assert int(table.record.turn) == 0
    turns = []
    table.play("E 7z").wait()
    for _ in range(4):
        turns.append(int(table.record.turn))
        table.throw_drawn(1)
    assert turns == [1, 2, 3, 0]


@pytest.mark.rule("NEIMENGGU-9")
def test_a_run_takes_the_discard_of_the_player_before_only():
    table = dealt({"E": DULL + "8m", "S": OPENER, "W": "79m1234567z1469p"}).play("E 8m")
    assert table.may("S", "chi 79m")
    assert table.refusal("W", "chi 79m") == "NEIMENGGU-9"


@pytest.mark.rule("NEIMENGGU-10", "NEIMENGGU-11")
@pytest.mark.parametrize("letter", ["S", "W", "N"])
def test_anybody_may_pung_or_kong_a_discard(letter):
    table = dealt({"E": DULL + "7z", letter: "147m258p36s12777z"}, tail="6z").play("E 7z")
    assert table.may(letter, "pon 77z")
    table.play(f"{letter} kong 777z")
    assert table.drawn() == "6z"


@pytest.mark.rule("NEIMENGGU-10")
def test_a_pung_needs_a_pair():
    table = dealt({"E": DULL + "8m", "S": "147m258p36s79m124z"}).play("E 8m")
    assert table.may("S", "chi 79m")
    assert table.refusal("S", "pon 88m") == "NEIMENGGU-10"


@pytest.mark.rule("NEIMENGGU-11")
def test_concealed_and_added_kongs_are_made_after_a_draw_not_after_a_claim():
    hands = {"E": DULL + "7z", "S": "1111p258m36s1277z"}
    table = dealt(hands, wall="5z5z5z7z", tail="6z4z").play("E 7z", "S pon 77z")
    assert reason(table, "S", "kong 1111p") == ("kong-fresh", "NEIMENGGU-11")
    table.play("S 1z").throw_drawn(3)
    assert table.drawn() == "7z"
    assert table.play("S kong 7777z").drawn() == "6z"
    assert table.play("S kong 1111p").drawn() == "4z"


@pytest.mark.rule("NEIMENGGU-12")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_run():
    table = opened("5z6s", hands={"W": "147m258p66s12345z"}).throw_drawn(1)  # West throws 5z; North draws 6s
    table.play("N 6s", "W pon 66s", "S win")
    assert table.over
    assert [event.seat for event in only(table.events, ev.Won)] == [1]
    hands = {"E": DULL + "8m", "S": OPENER.replace("88m", "33m"), "N": "88m147p258s12345z"}
    table = dealt(hands).play("E 8m", "S chi 79m")
    assert not only(table.events, ev.Melded)  # North has been asked and not answered yet
    table.play("N pon 88m")
    assert [event.kind for event in only(table.events, ev.Melded)] == ["pon"]


@pytest.mark.rule("NEIMENGGU-15")
def test_nobody_declares_ready():
    table = dealt({"E": "123456789m123p57z"})
    assert table.refusal("E", "ready") == "NEIMENGGU-15"
    assert table.view("E").jokers == ()


@pytest.mark.rule("NEIMENGGU-16")
def test_after_a_claim_the_claimed_kind_may_be_discarded_too():
    table = dealt({"E": DULL + "8m", "S": "22288m67m456p78s1z"}).play("E 8m", "S chi 67m")
    assert table.may("S", "8m")
    table = dealt({"E": DULL + "5m", "S": "22288m67m456p78s1z"}).play("E 5m", "S chi 67m")
    assert table.may("S", "8m")  # the other end of the run
    table = dealt({"E": DULL + "7z", "S": "147m258p36s12777z"}).play("E 7z", "S pon 77z")
    assert table.may("S", "7z")


@pytest.mark.rule("NEIMENGGU-17", "NEIMENGGU-26")
def test_a_robbed_kong_is_not_made_and_its_maker_pays_alone():
    hands = {"E": "147m258p39s12345z8m", "W": "66s147m258p12345z"}
    table = opened("5z6s1z2z3z6s", hands=hands).throw_drawn(1)  # West throws 5z; North draws 6s
    table.play("N 6s", "S pass", "W pon 66s", "W 1z").throw_drawn(3)
    assert table.drawn() == "6s"
    table.play("W kong 6666s", "S win")
    # Robbing 1, West gave the tile 1; he has opened.
    assert table.scores() == [0, 4, -4, 0]
    assert [meld.kind for meld in table.view().seats[2].melds] == ["pon"]


@pytest.mark.rule("NEIMENGGU-34")
def test_a_win_let_pass_bars_discards_until_the_own_next_draw_and_never_a_self_draw():
    table = opened("6s9s2z").play("W 6s", "S pass", "N 9s")
    assert not table.may("S", "win")
    table = opened("6s2z3z5z6s").play("W 6s", "S pass").throw_drawn(2)
    table.play("S 5z", "W 6s")
    assert table.may("S", "win")
    table = opened("6s2z3z6s").play("W 6s", "S pass").throw_drawn(2)
    assert table.drawn() == "6s"
    assert table.may("S", "win")


@pytest.mark.rule("NEIMENGGU-35")
def test_the_discard_after_the_last_tile_can_only_be_won_on():
    hands = {"E": DULL + "7z", "S": "22288m79m456p78s1z", "W": "147m258p36s1277z4z"}
    table = dealt(hands, left=0).play("E 7z")
    assert table.over
    table = dealt({**hands, "E": DULL + "8m"}, left=0).play("E 8m")
    assert table.over
    table = opened("6s", left=1).play("W 6s")
    assert table.may("S", "win")


@pytest.mark.rule("NEIMENGGU-36")
@pytest.mark.parametrize(("left", "may"), [(2, True), (1, False)])
def test_no_kong_when_no_replacement_can_be_drawn(left, may):
    table = dealt({"E": DULL + "7z", "S": "1111p258m36s1234z"}, wall="6z", left=left).play("E 7z")
    assert table.may("S", "kong 1111p") == may
    assert may or table.refusal("S", "kong 1111p") == "NEIMENGGU-36"


# --- winning


@pytest.mark.rule("NEIMENGGU-20", "NEIMENGGU-33")
def test_an_unopened_hand_may_not_win_not_even_by_its_own_draw_and_is_told_so():
    hands = {"E": DULL + "7z", "S": "22288m789m456p78s"}
    table = dealt(hands, wall="6s").play("E 7z")
    assert reason(table, "S", "win") == ("lacks-opened", "NEIMENGGU-20")
    assert not dealt({"E": DULL + "9s", "S": "22288m789m456p78s"}).play("E 9s").may("S", "win")


@pytest.mark.rule("NEIMENGGU-14", "NEIMENGGU-20", "NEIMENGGU-33")
def test_a_concealed_kong_does_not_open():
    hands = {"E": "147m258p369s23457z", "S": "1111z88m78m456p78s"}
    table = dealt(hands, wall="9m", tail="6s").play("E 7z", "S kong 1111z")
    assert table.drawn() == "6s"
    assert reason(table, "S", "win") == ("lacks-opened", "NEIMENGGU-20")


@pytest.mark.rule("NEIMENGGU-33")
def test_a_ready_hand_shows_beside_each_wait_what_it_lacks():
    view = dealt({"E": DULL + "7z", "S": "22288m789m456p78s"}).view("S")
    assert {(wait.tile, wait.reason, wait.rule) for wait in view.waits} == {
        ("6s", "lacks-opened", "NEIMENGGU-20"),
        ("9s", "lacks-opened", "NEIMENGGU-20"),
    }


@pytest.mark.rule("NEIMENGGU-13", "NEIMENGGU-14")
@pytest.mark.parametrize(
    ("claim", "hand"),
    [("chi 79m", OPENER), ("pon 88m", "8822999m456p78s1z"), ("kong 888m", "88822999m456p78s")],
)
def test_a_run_a_pung_and_a_kong_of_a_discard_open_the_hand(claim, hand):
    table = dealt({"E": DULL + "8m", "S": hand}, wall="6s", tail="1z").play("E 8m", f"S {claim}", "S 1z", "W 6s")
    assert table.may("S", "win")


@pytest.mark.rule("NEIMENGGU-19", "NEIMENGGU-33")
def test_a_hand_of_runs_is_told_that_it_lacks_a_triplet():
    table = opened("2z3z4z6s", hands={"S": "23488m79m456p78s1z"}).throw_drawn(3)
    assert table.drawn() == "6s"
    assert reason(table, "S", "win") == ("lacks-triplet", "NEIMENGGU-19")


@pytest.mark.rule("NEIMENGGU-19")
def test_a_triplet_completed_by_a_discard_will_do():
    table = opened("2m", hands={"S": "2288m79m456p678s1z"}).play("W 2m")
    assert table.may("S", "win")


@pytest.mark.rule("NEIMENGGU-21", "NEIMENGGU-33")
@pytest.mark.parametrize("hand", ["22288m68m456p78s1z", "222m55z68m456p78s1z", "222m44z68m456p78s1z"])
def test_a_hand_without_terminal_or_dragon_triplet_is_told_so(hand):
    hands = {"E": "147m258p369s1236z7m", "S": hand}
    table = dealt(hands, wall="2z3z6z6s").play("E 7m", "S chi 68m", "S 1z").throw_drawn(3)
    assert table.drawn() == "6s"
    assert reason(table, "S", "win") == ("lacks-terminal", "NEIMENGGU-21")


@pytest.mark.rule("NEIMENGGU-19", "NEIMENGGU-21")
@pytest.mark.parametrize(
    ("hand", "option"),
    [
        ("555z22m68m456p78s1z", None),  # a dragon triplet stands in for the terminal
        ("222m44z68m456p78s1z", "winds_count"),
        ("23455z68m456p78s1z".replace("23455z", "234m55z"), "dragon_pair"),  # for the triplet as well
    ],
)
def test_what_stands_in_for_a_terminal(hand, option):
    hands = {"E": "147m258p369s1236z7m", "S": hand}
    options = {option: True} if option else {}
    table = dealt(hands, wall="6s", options=options).play("E 7m", "S chi 68m", "S 1z", "W 6s")
    assert table.may("S", "win")


@pytest.mark.rule("NEIMENGGU-18")
@pytest.mark.parametrize(
    ("hand", "tile", "told"),
    [("1133m5577p22s667z", "7z", "no-seven-pairs"), ("19m19p19s1234567z", "9m", "no-shape")],
)
def test_seven_pairs_and_thirteen_orphans_are_no_shapes_here(hand, tile, told):
    table = dealt({"E": "147m258p369s12348m"[:-2] + "4z", "S": hand}, wall=tile).play("E 4m")
    assert table.drawn() == tile
    assert reason(table, "S", "win") == (told, "NEIMENGGU-18")


@pytest.mark.rule("NEIMENGGU-22", "NEIMENGGU-29")
@pytest.mark.parametrize(("three_suits", "wins"), [(False, True), (True, False)])
def test_one_suit_may_win_and_scores_nothing_unless_the_option_asks_for_three(three_suits, wins):
    hands = {"S": "22255m79m345m67m1z"}
    table = opened("2z3z4z8m", hands=hands, options={"three_suits": three_suits}).throw_drawn(3)
    assert table.drawn() == "8m"
    if wins:
        # Self-draw 1, closed 1 each, East deals.
        assert table.play("S win").scores() == [-8, 16, -4, -4]
    else:
        assert reason(table, "S", "win") == ("lacks-suits", "NEIMENGGU-22")


@pytest.mark.rule("NEIMENGGU-22")
def test_with_the_option_a_hand_of_three_suits_wins():
    table = opened("6s", options={"three_suits": True}).play("W 6s")
    assert table.may("S", "win")


@pytest.mark.rule("NEIMENGGU-23")
def test_the_first_winner_after_the_discarder_wins_alone():
    hands = {"E": "147m258p369s123z3p8m", "S": OPENER, "N": "33p99p789p123m45s1z"}
    table = dealt(hands, wall="5z6s").play("E 3p", "N pon 33p", "N 1z", "E 8m", "S chi 79m", "S 1z", "W 6s")
    assert table.may("S", "win")
    assert table.may("N", "win")
    table.play("N win", "S win")
    assert [event.seat for event in only(table.events, ev.Won)] == [3]  # counted from West, North comes first
    assert table.over


@pytest.mark.rule("NEIMENGGU-23", "NEIMENGGU-26")
def test_a_self_draw_is_paid_by_all_three():
    table = opened("1z2z3z6s").throw_drawn(3).play("S win")
    # Self-draw 1; nobody else is open: 1 more; East deals: 1 more.
    assert table.scores() == [-8, 16, -4, -4]


# --- payment


@pytest.mark.rule("NEIMENGGU-25", "NEIMENGGU-26")
def test_who_has_opened_pays_half_of_what_he_pays_closed():
    assert opened("6s").play("W 6s", "S win").scores() == [0, 4, -4, 0]
    hands = {"E": DULL + "7z", "S": OPENER, "W": "147m258p366s127z7z"}
    table = dealt(hands, wall="2z8m5z").play("E 7z", "W pon 77z", "W 1z", "N 2z", "E 8m", "S chi 79m", "S 1z", "W 6s")
    assert table.play("S win").wait().scores() == [0, 2, -2, 0]


@pytest.mark.rule("NEIMENGGU-25", "NEIMENGGU-26")
def test_by_option_all_three_pay_a_discard_and_the_discarder_one_fan_more():
    table = opened("6s", options={"discard_pays": "all three pay"}).play("W 6s", "S win")
    # Closed 1 each; West discarded 1; East deals 1.
    assert table.scores() == [-4, 10, -4, -2]


@pytest.mark.rule("NEIMENGGU-25")
def test_by_option_nobody_pays_for_being_closed():
    assert opened("6s", options={"closed_double": False}).play("W 6s", "S win").scores() == [0, 2, -2, 0]


@pytest.mark.rule("NEIMENGGU-28")
def test_kongs_are_not_paid_by_themselves():
    table = dealt({"E": "1111m258p369s1234z"}, tail="6z").play("E kong 1111m")
    table.throw_drawn(100)
    assert table.over
    assert table.scores() == [0] * 4


# --- dealer and match


@pytest.mark.rule("NEIMENGGU-31", "NEIMENGGU-32")
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_the_dealer_stays_on_his_win_and_a_drawn_hand_and_a_match_is_so_many_circles(circles):
    table = dealt(options={"circles": circles})
    dealers = []
    for winners in ("E", "", *"SWN" * (4 * circles))[: 2 + 4 * circles]:
        dealers.append(int(table.record.dealer))
        assert not only(table.events, ev.MatchEnded)
        table.close(WON if winners else EXHAUSTED, winners)
        if not only(table.events, ev.MatchEnded):
            table.next_hand()
    assert dealers == [0, 0, *[0, 1, 2, 3] * circles]
    assert only(table.events, ev.MatchEnded)


@pytest.mark.rule("NEIMENGGU-32")
def test_the_last_dealer_plays_on_as_long_as_he_stays_and_scores_rank():
    table = dealt(before_deal={"dealer": 3, "first_dealer": 0, "deal_number": 3})
    table.close(WON, "E")
    assert not only(table.events, ev.MatchEnded)
    table.next_hand()
    table.record.scores[:] = [7, -9, 3, -1]
    table.close(WON, "S")
    assert only(table.events, ev.MatchEnded)
    assert [(one.seat, one.place) for one in table.ranking()] == [(0, 1), (2, 2), (3, 3), (1, 4)]
