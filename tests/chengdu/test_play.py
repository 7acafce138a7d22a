"""Chengdu at the table: the set, two to four players, claims, compulsory wins, the course of a hand and of a match."""

from collections import Counter
from functools import partial

import pytest

from fangcheng import IncompatibleCircumstance, Match, score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.core.table.wall import stacks_of
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of
from hangzhou.test_play import lay

DULL = "147m25589p258899s"  # fourteen tiles, far from ready
LOOSE = "147m25789p258899s"  # likewise, with one 5p
WAIT = "123456789m46p99p"  # waits for 5p
SWAIT = "123456789s46p11p"  # so does this
PONGER = "258m55p228p13366s"
PWAIT = "123p456p789p46s11s"  # waits for 5s, in a set without characters too
at_table = partial(table_of, "chengdu")


def case(**fields):
    """Whether a situation comes out as it should."""
    outcome = run_case(Case("", 1, "chengdu", "", fields))
    assert outcome.status == "passed", str(outcome)
    return True


# --- equipment, players, set-up


@pytest.mark.rule("CHENGDU-1", "CHENGDU-2", "CHENGDU-4", "CHENGDU-5", "CHENGDU-6")
@pytest.mark.parametrize(("players", "kinds"), [(4, range(27)), (3, range(9, 27)), (2, range(9, 27))])
def test_the_set_of_three_suits_and_that_of_two_for_two_or_three_players(players, kinds):
    record = at_table(options={"players": players}).record
    assert Counter(int(kind) for kind in record.wall[: int(record.wall_size)]) == dict.fromkeys(kinds, 4)


@pytest.mark.rule("CHENGDU-2", "CHENGDU-12", "CHENGDU-53")
@pytest.mark.parametrize(("players", "stacks"), [(4, [14, 13, 14, 13]), (3, [12] * 3), (2, [18] * 2)])
def test_each_seat_builds_a_wall_and_turns_go_round_the_seats_there_are(players, stacks):
    table = at_table(options={"players": players})
    assert [int(stacks_of(table.record, table.rules, side)) for side in range(players)] == stacks
    assert len(table.view().seats) == players
    turns = []
    for _ in range(players + 1):
        turns.append(int(table.record.turn))
        table.throw_drawn(1)
    assert turns == [*range(players), 0]


@pytest.mark.rule("CHENGDU-3", "CHENGDU-12", "CHENGDU-13")
@pytest.mark.parametrize("players", [4, 3, 2])
def test_chance_names_the_dealer_two_dice_the_wall_and_the_smaller_the_stack(players):
    dealers = set()
    for seed in range(24):
        match = Match("chengdu", seed, {"players": players}, mode="interpreted")
        dealer = int(match.table.dealer)
        dealers.add(dealer)
        assert match.scores == [0] * players
        [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        [wall] = only(match.events, ev.WallOpened)
        assert len(throw.dice) == 2
        assert (wall.seat, wall.stacks) == ((dealer + sum(throw.dice) - 1) % players, min(throw.dice))
    assert dealers == {*range(players)}


@pytest.mark.rule("CHENGDU-13", "CHENGDU-7", "COMMON-24")
@pytest.mark.parametrize(
    ("players", "size", "packets"),
    [(4, 13, [4, 4, 4, 1]), (3, 13, [4, 4, 4, 1]), (2, 13, [4, 4, 4, 1]), (3, 10, [4, 4, 2]), (2, 7, [4, 2, 1])],
)
def test_stacks_by_two_then_what_is_missing_and_the_dealer_one_more(players, size, packets):
    record = at_table(options={"players": players, "hand_size": size}).record
    wall = [int(kind) for kind in record.wall[: players * size + 1]]
    hands = [[] for _ in range(players)]
    for packet in packets:
        for hand in hands:
            hand += wall[:packet]
            del wall[:packet]
    hands[0] += wall
    assert [len(hand) for hand in hands] == [size + 1, *[size] * (players - 1)]
    for seat, hand in enumerate(hands):
        assert Counter(hand) == {kind: int(record.hand[seat, kind]) for kind in range(34) if record.hand[seat, kind]}


@pytest.mark.rule("CHENGDU-7")
@pytest.mark.parametrize(
    ("size", "hand", "waits"),
    [(7, "123p456p9p", True), (7, "1133557p", False), (10, "123p456p789s1s", True), (10, "1133557799p", False)],
)
def test_a_short_hand_wins_with_two_or_three_sets_and_a_pair_and_never_with_pairs(size, hand, waits):
    table = at_table({"S": hand}, options={"players": 2, "hand_size": size})
    assert bool(int(table.record.waits[1])) == waits


@pytest.mark.rule("CHENGDU-7")
def test_four_players_have_thirteen_tiles_whatever_the_size_of_fewer():
    assert at_table(options={"hand_size": 7}).view("E").seats[1].hand_count == 13


@pytest.mark.rule("CHENGDU-14")
def test_every_tile_of_the_wall_may_be_drawn():
    table = at_table()
    assert int(table.record.drawable) == 108 - 53
    table.throw_drawn(120)
    assert int(table.record.drawable) == 0


@pytest.mark.rule("CHENGDU-14", "CHENGDU-6", "CHENGDU-5")
@pytest.mark.parametrize(("players", "asks"), [(4, True), (3, False), (2, False)])
def test_three_tiles_are_exchanged_by_option_and_with_four_players_only(players, asks):
    table = at_table(options={"players": players, "exchange3": True, "lack": "declared"})
    assert any(label.startswith("give") for label in table.open_to("E")) == asks


@pytest.mark.rule("CHENGDU-15", "CHENGDU-18")
def test_no_suit_is_asked_for_and_any_tile_may_go_in_any_order():
    table = at_table({"E": DULL})
    assert table.discards("E") == "147m2589p2589s"
    table = at_table({"E": DULL}, "2m", options={"lack": "free"}).play("E 1m").wait()
    assert table.discards("S")


@pytest.mark.rule("CHENGDU-15")
@pytest.mark.parametrize("rules", [{"options": {"lack": "declared"}}, {"preset": "declared"}], ids=["option", "preset"])
def test_by_option_and_preset_the_suit_is_declared_its_tiles_go_first(rules):
    table = at_table({"E": DULL}, **rules)
    assert table.open_to("E") == ["lack m", "lack p", "lack s"]
    table.play("E lack m", "S lack m", "W lack s", "N lack s")
    assert table.discards("E") == "147m"
    assert table.refusal("E", "2p") == "CHENGDU-15"


# --- play


@pytest.mark.rule("CHENGDU-16", "CHENGDU-50")
def test_there_is_no_chow():
    chi = {"action": "chi", "tile": "5p", "from": "E"}
    assert case(seat="S", hand="46p123m789m55699s", check=chi, expect={"allowed": False, "why": "CHENGDU-16"})


@pytest.mark.rule("CHENGDU-16")
def test_replacements_come_from_the_tail_and_a_kong_needs_one():
    table = at_table({"E": "1111m25889p25889s"}, tail="7p").play("E kong 1111m").wait()
    assert table.drawn() == "7p"
    hands = {"E": "47m255789p258899s", "S": "1111m2588p25889s"}
    for left in (2, 1):
        table = at_table(hands, wall="9p", left=left).play("E 2p").wait()
        assert table.may("S", "kong 1111m") == (left == 2)
    assert table.refusal("S", "kong 1111m") == "CHENGDU-16"


MELDS = ["pon 222m from E", "pon 777p from N"]


@pytest.mark.rule("CHENGDU-17", "CHENGDU-50")
@pytest.mark.parametrize("action", ["pon", "kong"])
def test_a_claim_for_melds_of_a_third_suit_is_refused(action):
    third = {"action": action, "tile": "3s", "from": "E"}
    refused = {"allowed": False, "why": "CHENGDU-17"}
    assert case(seat="S", hand="5m333s899p", melds=MELDS, check=third, expect=refused)
    assert case(seat="S", hand="5m333p899p", melds=MELDS, check={**third, "tile": "3p"}, expect={"allowed": True})


@pytest.mark.rule("CHENGDU-17")
def test_a_concealed_kong_of_a_third_suit_is_not_refused():
    kong = {"action": "concealed_kong", "tile": "3s"}
    assert case(seat="S", hand="5m333s899p", melds=MELDS, check=kong, expect={"allowed": True})


@pytest.mark.rule("CHENGDU-17")
def test_where_suits_are_declared_the_claim_is_refused_because_of_the_declared_suit():
    pon = {"action": "pon", "tile": "3s", "from": "E"}
    fields = {"seat": "S", "hand": "5m33s8899p", "melds": MELDS, "check": pon, "options": {"lack": "declared"}}
    assert case(**fields, table={"lack": {"S": "s"}}, expect={"allowed": False, "why": "CHENGDU-15"})


@pytest.mark.rule("CHENGDU-19")
def test_all_win_on_one_discard_before_it_is_claimed_for_a_meld():
    hands = {"E": LOOSE, "S": "1479m12255p3368s", "W": WAIT, "N": SWAIT}
    table = at_table(hands).play("E 5p", "S pon 55p", "W win", "N win")
    assert table.view().seats[1].melds == ()
    assert [table.view().seats[seat].won for seat in range(4)] == [None, None, 1, 2]


@pytest.mark.rule("CHENGDU-19", "CHENGDU-20", "CHENGDU-51", "CHENGDU-32")
def test_an_added_kong_is_robbed_by_all_who_wait_for_it_and_not_made():
    """South has ponged 5p and adds the fourth; West and North win, one fan for the robbery and one for closed hands."""
    hands = {"E": LOOSE, "S": PONGER, "W": WAIT, "N": SWAIT}
    table = at_table(hands, wall="9s3m3m5p")
    table.play("E 5p", "W pass", "N pass", "S pon 55p", "S 2m", "W drawn", "N drawn", "E 2p").wait()
    table.play("S kong 5555p", "W win", "N win")
    assert table.scores() == [0, -8, 4, 4]  # nothing for the kong
    assert [meld.kind for meld in table.view().seats[1].melds] == ["pon"]
    assert table.hand("S").count("5") == 1  # the 5m it was dealt: the tile is lost
    assert int(table.record.turn) == table.seat("E")  # and the turn goes on behind North


@pytest.mark.rule("CHENGDU-20")
def test_a_concealed_kong_is_not_robbed():
    hands = {"E": "5555p47m289p28899s", "W": WAIT}
    table = at_table(hands, tail="1m").play("E kong 5555p")
    assert int(table.record.turn) == 0
    assert table.drawn() == "1m"


TWO_VALUES = "23456m34567888p"  # closed: 1m is worth one fan; with 4m and 7m, all simples, two


@pytest.mark.rule("CHENGDU-21")
def test_after_a_win_let_pass_only_one_with_more_fan_is_open_before_the_next_draw():
    for tile, wins in (("1m", False), ("4m", True)):
        table = at_table({"E": DULL, "N": TWO_VALUES}, wall=f"1m{tile}").play("E 9s").wait()
        table.play("S 1m drawn", "N pass", f"W {tile} drawn")
        assert table.may("N", "win") == wins
    table = at_table({"E": DULL, "W": TWO_VALUES}, wall="1m9s1m").play("E 9s").wait()
    table.play("S 1m drawn", "W pass", "W 9s drawn", "N 1m drawn")
    assert table.may("W", "win")  # he has drawn since


@pytest.mark.rule("CHENGDU-21", "COMMON-3")
@pytest.mark.parametrize(("thrown", "robs"), [("4m", False), ("9s", True)])
def test_who_lets_two_fan_pass_robs_no_kong_for_two(thrown, robs):
    """West's 4m is worth a closed hand and all simples, the 1m that South adds a closed hand and the robbery."""
    hands = {"E": "47m255789p258899s", "S": "111m1227p1366s99p", "W": TWO_VALUES}
    table = lay(at_table(hands, wall="1m"), "S", "pon 111m from N").play(f"E {thrown}")
    assert table.may("W", "win") != robs
    table.play(*["W pass"] * (not robs), "S kong 1111m")
    assert table.may("W", "win") == robs


@pytest.mark.rule("CHENGDU-21")
def test_a_win_let_pass_never_bars_a_self_draw():
    table = at_table({"E": DULL, "S": WAIT}, wall="5p").play("E 5p", "S pass")
    assert table.may("S", "win")


@pytest.mark.rule("CHENGDU-22", "CHENGDU-21", "CHENGDU-50")
@pytest.mark.parametrize(("left", "wins"), [(9, False), (5, False), (4, True)])
def test_from_the_draw_of_the_fourth_last_tile_on_a_win_is_executed_even_one_that_was_barred(left, wins):
    """West has let the same 5p pass in this go-around."""
    table = at_table({"E": DULL, "W": WAIT}, wall="5p", left=left).play("E 5p", "W pass", "S 5p drawn")
    assert int(table.record.won_count) == int(wins)


@pytest.mark.rule("CHENGDU-22")
@pytest.mark.parametrize(("left", "wins"), [(5, False), (4, True)])
def test_a_self_draw_and_a_robbery_are_compulsory_too(left, wins):
    table = at_table({"E": DULL, "S": WAIT}, wall="5p", left=left).play("E 2p").wait()
    assert (table.open_to("S") == ["win"] or int(table.record.won_count) == 1) == wins
    hands = {"E": LOOSE, "S": PONGER, "W": WAIT}
    table = at_table(hands, wall="9s3m3m5p", left=left + 3)
    table.play("E 5p", "W pass", "S pon 55p", "S 2m", "W drawn", "N drawn", "E 2p").wait()
    table.play("S kong 5555p")
    assert (int(table.record.won_count) == 1) == wins


@pytest.mark.rule("CHENGDU-23", "CHENGDU-51", "CHENGDU-54")
def test_winners_leave_and_the_turn_goes_to_the_next_behind_the_last_of_them():
    table = at_table({"E": DULL, "S": WAIT, "W": SWAIT}).play("E 5p", "S win", "W win")
    turns = []
    for _ in range(4):
        turns.append(int(table.record.turn))
        table.throw_drawn(1)
    assert turns == [3, 0, 3, 0]


@pytest.mark.rule("CHENGDU-54")
def test_the_dealer_opens_and_after_a_pong_one_discards_without_a_draw():
    table = at_table({"E": LOOSE, "W": "147m55p228p13669s"})
    assert int(table.record.turn) == 0
    table.play("E 5p", "W pon 55p")
    assert table.refusal("W", "win") == "CHENGDU-54"
    assert len(table.hand("W").translate({ord(letter): None for letter in "mps"})) == 11
    assert int(table.play("W 1m").wait().record.turn) == 3


@pytest.mark.rule("CHENGDU-52")
def test_the_last_discard_may_only_be_won_on_and_nobody_declares_ready():
    hands = {"E": "147m26789p258899s", "W": "1144778m238p55p9p", "N": WAIT}
    table = at_table(hands, wall="5p", left=1).play("E 2p").wait()
    assert table.refusal("S", "ready") == "CHENGDU-52"
    table.play("S 5p drawn")
    assert table.over  # North had to win, West was not asked
    assert [table.view().seats[seat].won for seat in range(4)] == [None, None, None, 1]
    table = at_table({**hands, "N": "147m24678p13369s"}, wall="5p", left=1).play("E 2p").wait().play("S 5p drawn")
    assert table.over


# --- two and three players


@pytest.mark.rule("CHENGDU-5", "CHENGDU-53", "CHENGDU-26")
def test_three_players_play_on_until_two_have_won():
    hands = {"E": "15999p12p2289s55s6s", "S": PWAIT, "W": "123p456p777s46s99s"}
    table = at_table(hands, wall="1s1s", options={"players": 3}).play("E 5s", "S win", "W pass")
    assert not table.over
    table.play("W 1s drawn", "E 5s", "W win")
    assert table.over
    assert int(table.record.ending) == WON


@pytest.mark.rule("CHENGDU-6", "CHENGDU-26")
def test_two_players_end_the_hand_with_the_first_win():
    hands = {"E": "1479p2589p147s356s", "S": PWAIT}
    table = at_table(hands, wall="9s9s", options={"players": 2}).play("E 9p", "S 9s drawn", "E 5s", "S win")
    assert table.over
    assert table.scores() == [-2, 2]


@pytest.mark.rule("CHENGDU-53")
@pytest.mark.parametrize(("players", "scores"), [(3, [4, -2, -2]), (2, [2, -2])])
def test_kongs_are_paid_by_the_players_there_are(players, scores):
    table = at_table({"E": "1111p2589p147s369s"}, tail="7p", options={"players": players})
    assert table.play("E kong 1111p").scores() == scores


@pytest.mark.rule("CHENGDU-6", "CHENGDU-53", "CHENGDU-40")
@pytest.mark.parametrize(
    ("players", "payments"), [(2, {"E": -2, "S": 2}), (3, {"E": -2, "S": 4, "W": -2})], ids=["two", "three"]
)
def test_the_ready_check_exists_with_two_and_three_players(players, payments):
    hands = {"E": "1479p258p147s369s", "S": PWAIT, "W": "147p369p258s1479s"}
    shown = {letter: hands[letter] for letter in payments}
    assert case(players=players, draw=shown, expect={"payments": payments})


# --- winning


@pytest.mark.rule("CHENGDU-24", "CHENGDU-50")
def test_a_hand_of_three_suits_does_not_win_melds_included():
    refused = {"win": False, "why": "CHENGDU-24"}
    win = {"tile": "5p", "by": "self"}
    assert case(seat="S", hand="123456m234s46p99p", win=win, expect=refused)
    assert case(seat="S", hand="123456m46p99p", melds=["pon 333s from E"], win=win, expect=refused)


@pytest.mark.rule("CHENGDU-25")
@pytest.mark.parametrize(
    ("hand", "melds", "tile", "wins"),
    [
        ("123456789m46p99p", [], "5p", True),
        ("46p99p", ["pon 111m from W", "pon 333m from W", "concealed 8888m"], "5p", True),
        ("1133557799m22p3p", [], "3p", True),
        ("1111557799m22p3p", [], "3p", True),
        ("1133m22p3p", ["pon 777m from W", "pon 999m from W"], "3p", False),
        ("123456789m46p99p", [], "6p", False),
    ],
)
def test_four_sets_and_a_pair_or_seven_concealed_pairs_win_whatever_they_are_worth(hand, melds, tile, wins):
    win = {"tile": tile, "by": "discard", "from": "E"}
    assert case(seat="S", hand=hand, melds=melds, win=win, expect={"win": wins})


@pytest.mark.rule("CHENGDU-26")
def test_four_players_end_with_the_third_win_or_the_empty_wall():
    hands = {"E": DULL, "S": WAIT, "W": SWAIT, "N": "123456s46p789s22p"}
    table = at_table(hands).play("E 5p", "S win", "W win")
    assert not table.over
    table = at_table(hands).play("E 5p", "S win", "W win", "N win")
    assert table.over
    assert int(table.record.ending) == WON
    table = at_table({"E": DULL}).throw_drawn(80)
    assert table.over
    assert int(table.record.ending) == EXHAUSTED


RIVER = {"blood_river": True}


@pytest.mark.rule("CHENGDU-26")
def test_in_a_blood_river_winners_play_on_with_a_frozen_hand_and_pay():
    hands = {"E": DULL, "S": WAIT, "W": SWAIT}
    table = at_table(hands, wall="9s5p", options=RIVER).play("E 5p", "S win", "W pass")
    assert table.drawn() == "9s"
    assert table.scores() == [-2, 2, 0, 0]
    table.play("W 9s drawn", "N 5p drawn", "S win", "W win")
    assert not table.over
    assert table.scores() == [-2, 4, 2, -4]
    table.throw_drawn(80)
    assert table.over
    assert int(table.record.drawable) == 0


@pytest.mark.rule("CHENGDU-26")
def test_there_is_no_heavenly_or_earthly_win_in_a_blood_river():
    hand, win = "123567m1114567p", {"tile": "4p", "by": "self"}
    rows = {"plain": 0, "self_draw": 1, "concealed_hand": 1}
    assert case(seat="E", hand=hand, win=win, options=RIVER, expect={"win": True, "patterns": rows})
    with pytest.raises(IncompatibleCircumstance, match="means nothing in chengdu under these options"):
        score("chengdu", hand, "4p", context=["first_turn"], options=RIVER)
    in_river, usual = (at_table({"E": f"{hand}4p"}, options=options).play("E win") for options in (RIVER, {}))
    assert in_river.scores()[0] == 3 * 2**2 < usual.scores()[0]  # each pays 1 point, doubled for two fan


# --- dealer and match


@pytest.mark.rule("CHENGDU-43")
@pytest.mark.parametrize(("winners", "dealer"), [("", 0), ("S", 1), ("W", 2), ("SW", 0)])
def test_the_first_winner_deals_next_of_several_their_discarder_without_any_the_same(winners, dealer):
    table = at_table({"E": DULL, "S": WAIT, "W": SWAIT})
    table.play("E 5p", *(f"{letter} {'win' if letter in winners else 'pass'}" for letter in "SW"))
    table.close(WON, winners, "E") if winners else table.close(EXHAUSTED)
    assert int(table.record.coming.dealer) == dealer


@pytest.mark.rule("CHENGDU-43")
def test_the_first_in_time_deals_whoever_wins_after_him():
    hands = {"E": "147m2559p1258899s", "S": "123456789m13p99p", "W": SWAIT}
    table = at_table(hands, wall="9s").play("E 5p", "W win", "N 9s drawn", "E 2p", "S win")
    table.throw_drawn(80)
    assert int(table.record.coming.dealer) == table.seat("W")


@pytest.mark.rule("CHENGDU-44", "CHENGDU-45")
@pytest.mark.parametrize("hands", [8, 4, 12, 16])
def test_a_match_of_so_many_hands_is_ranked_by_points(hands):
    table = at_table(options={} if hands == 8 else {"hands": hands})
    for number in range(hands):
        assert not only(table.events, ev.MatchEnded)
        table.close(EXHAUSTED)
        if number < hands - 1:
            table.next_hand()
    assert only(table.events, ev.MatchEnded)
    table.record.scores[:] = [5, 5, -20, 10]
    assert [(one.seat, one.place) for one in table.ranking()] == [(3, 1), (0, 2), (1, 2), (2, 4)]
