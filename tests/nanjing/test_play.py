"""Nanjing at the table: twenty flowers, claims, kongs, the garden, double hands, side payments, dealer and match."""

from collections import Counter
from functools import partial
from itertools import chain
from types import SimpleNamespace

import pytest

from fangcheng import Match
from fangcheng.core.play.legal_turn import offer_turn
from fangcheng.core.state.codes import BROKE, EXHAUSTED, WON
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.table.wall import stacks_of
from fangcheng.game import event_types as ev
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from fangcheng.tiles import FLOWER, WHITE
from fangcheng.web.page.translate import counters
from flow.table_of import only, table_of

DULL = "147m258p369s1234z"
PLAIN = "23456m123p789s44z"  # waits for 1m, 4m and 7m
OTHER = "23m456789p123s22z"  # waits for 1m and 4m
dealt = partial(table_of, "nanjing")


def reason(table, letter, label):
    """Key of the refusal and the rule it cites."""
    seat = table.seat(letter)
    told = why_not(table.engine, table.record, seat, matching(table.record, table.rules, seat, label))
    return told.key, told.rule


def paid(table):
    """The payments of the last step: cause, and the change of every seat from the dealer."""
    rows = only(table.events, ev.Paid)
    return [(row.cause, [row.changes[table.seat(letter)] for letter in "ESWN"]) for row in rows]


def laid(table, letter):
    """What the seat has laid out."""
    return table.view().seats[table.seat(letter)].flowers


# --- equipment and set-up


@pytest.mark.rule("NANJING-1")
def test_the_set_has_all_tiles_and_eight_flowers():
    record = dealt().record
    tiles = Counter(int(kind) for kind in record.wall[: int(record.wall_size)])
    assert tiles == {**dict.fromkeys(range(34), 4), **dict.fromkeys(range(FLOWER, FLOWER + 8), 1)}
    assert sum(tiles.values()) == 144


@pytest.mark.rule("NANJING-2", "NANJING-8")
def test_dragons_and_flowers_are_laid_out_and_replaced_as_they_come():
    table = dealt({"E": DULL + "1m", "S": "5z5z6z7z1f8f258m258p1z"}, wall="7z", tail="369s1234z9s")
    assert laid(table, "S") == ("1f", "8f", "5z", "5z", "6z", "7z")
    assert table.hand("S") == "258m258p369s1123z"
    table.play("E 1m").wait()
    assert laid(table, "S")[-2:] == ("7z", "7z")
    assert table.drawn() == "4z"
    record = table.record
    assert not any(int(record.hand[seat, kind]) for seat in range(4) for kind in range(WHITE, WHITE + 3))


@pytest.mark.rule("NANJING-3")
@pytest.mark.parametrize(("session", "points"), [("garden 100", 100), ("garden 200", 200), ("garden 300", 300)])
def test_everybody_brings_a_hundred_or_more_by_option(session, points):
    assert dealt(options={"session": session}).scores() == [points] * 4


@pytest.mark.rule("NANJING-3", "NANJING-21", "NANJING-31")
def test_an_open_session_starts_at_nothing_and_knows_no_limit():
    table = dealt({"E": DULL + "1m", "S": PLAIN}, options={"session": "open"})
    # Win 20, closed 20, no flower 40, earthly 60.
    assert table.play("E 1m", "S win").wait().scores() == [-140, 140, 0, 0]
    assert not only(table.events, ev.MatchEnded)


@pytest.mark.rule("NANJING-4", "NANJING-38")
def test_chance_names_the_dealer_whose_two_dice_name_wall_and_stack():
    dealers = set()
    for seed in range(40):
        match = Match("nanjing", seed, mode="interpreted")
        dealer = int(match.table.dealer)
        dealers.add(dealer)
        [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        [wall] = only(match.events, ev.WallOpened)
        assert len(throw.dice) == 2
        assert (wall.seat, wall.stacks) == ((dealer + sum(throw.dice) - 1) % 4, sum(throw.dice))
        assert int(match.table.turn) == dealer
    assert dealers == {0, 1, 2, 3}
    table = dealt()
    assert [int(stacks_of(table.record, table.rules, side)) for side in range(4)] == [18] * 4
    assert [int(table.record.hand_size[table.seat(letter)]) for letter in "ESWN"] == [14, 13, 13, 13]


@pytest.mark.rule("NANJING-4")
def test_four_tiles_three_times_then_single_ones_and_the_dealer_has_fourteen():
    table = dealt({"E": DULL + "1m", "S": PLAIN, "W": OTHER, "N": DULL}, before_deal={"dealer": 1})
    wall = [int(kind) for kind in table.record.wall[:53]]
    packets = [wall[start : start + 4] for start in range(0, 48, 4)]
    hands = [[*chain(*packets[step::4]), wall[48 + step]] for step in range(4)]
    hands[0].append(wall[52])
    for step, hand in enumerate(hands):
        held = table.record.hand[(1 + step) % 4]
        assert Counter(hand) == {kind: int(held[kind]) for kind in range(34) if held[kind]}


@pytest.mark.rule("NANJING-5")
def test_flowers_of_the_deal_are_replaced_in_rounds_the_dealer_first():
    hands = {"E": "1f47m258p369s1234z9s", "S": "5z47m258p369s1234z"}
    # East takes 6z, South 9p, East 9m for his 6z.
    table = dealt(hands, tail="6z9p9m")
    assert laid(table, "E") == ("1f", "6z")
    assert laid(table, "S") == ("5z",)
    assert "9m" in table.open_to("E")
    assert table.hand("S") == "47m2589p369s1234z"


@pytest.mark.rule("NANJING-6", "NANJING-29")
def test_every_tile_may_be_drawn_and_nothing_is_paid_for_a_drawn_hand():
    table = dealt({"E": DULL + "1m"}, left=2)
    table.throw_drawn(3)
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    assert int(table.record.drawable) == 0
    assert table.scores() == [100] * 4


# --- play


@pytest.mark.rule("NANJING-7", "NANJING-33")
def test_there_is_no_chow():
    table = dealt({"E": DULL + "1m", "S": "11239m258p369s12z"})
    table.play("E 1m")
    assert table.refusal("S", "chi 23m") == "NANJING-7"


@pytest.mark.rule("NANJING-7", "NANJING-8", "NANJING-34")
@pytest.mark.parametrize("letter", ["S", "W", "N"])
def test_anybody_may_pung_or_kong_and_after_a_pung_discards_without_drawing(letter):
    hand = "147m258p36s28s111z"
    table = dealt({"E": "147m258p369s2341z4z", letter: hand}, tail="9p").play("E 1z")
    assert table.may(letter, "pon 11z")
    table.play(f"{letter} kong 111z")
    assert table.drawn() == "9p"
    table = dealt({"E": "147m258p369s2341z4z", letter: hand}).play("E 1z", f"{letter} pon 11z")
    assert table.may(letter, "3s")
    assert table.view().seats[table.seat(letter)].hand_count == 11
    table.play(f"{letter} 3s").wait()
    assert int(table.record.turn) == (table.seat(letter) + 1) % 4


@pytest.mark.rule("NANJING-34", "NANJING-38")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = dealt({"E": DULL + "1m"})
    turns = []
    table.play("E 1m").wait()
    for _ in range(4):
        turns.append(int(table.record.turn))
        table.throw_drawn(1)
    assert turns == [1, 2, 3, 0]


@pytest.mark.rule("NANJING-9")
def test_all_who_call_a_discard_win_and_a_win_goes_before_a_pung():
    hands = {"E": DULL + "1m", "S": PLAIN, "W": OTHER, "N": "11m258p369s12334z"}
    table = dealt(hands, before_deal={"any_claim": 0}).play("E 1m", "N pon 11m", "S win", "W win")
    assert [event.seat for event in only(table.events, ev.Won)] == [1, 2]
    assert not only(table.events, ev.Melded)


@pytest.mark.rule("NANJING-8", "NANJING-10", "NANJING-25", "COMMON-6")
def test_an_added_kong_may_be_robbed_and_other_kongs_not():
    hands = {"E": DULL + "9p", "S": "11m258p369s12334z", "W": PLAIN.replace("123p", "777p")}
    table = dealt(hands, wall="8m8m8m1m").play("E 1m", "W pass", "S pon 11m", "S 2p")
    table.wait().throw_drawn(3)
    assert table.drawn() == "1m"
    table.play("S kong 1111m")
    assert table.may("W", "win")
    table.play("W win")
    assert table.scores() == [100, 0, 200, 100]  # the maker pays alone, and no more than he has
    assert [meld.kind for meld in table.view().seats[1].melds] == ["pon"]
    table = dealt({"E": "258m147p258s1233z9p", "S": "1111m58p369s1233z", "W": PLAIN}, wall="9s", tail="9p")
    table.play("E 9p")
    table.wait().play("S kong 1111m")
    assert table.drawn() == "9p"


@pytest.mark.rule("NANJING-11")
def test_a_win_let_pass_bars_discards_until_the_own_next_draw():
    table = dealt({"E": DULL + "1m", "S": PLAIN, "W": DULL}, wall="9s1m").play("E 1m", "S pass")
    assert table.drawn() == "9s"  # drawing has lifted it
    table.play("S 9s").wait().play("W 1m")
    assert table.may("S", "win")


@pytest.mark.rule("NANJING-11", "COMMON-3")
def test_a_second_discard_before_the_own_draw_is_barred():
    hands = {"E": DULL + "1m", "N": PLAIN, "S": DULL}
    table = dealt(hands, wall="4m").play("E 1m", "N pass").wait()
    assert table.drawn() == "4m"
    table.play("S 4m")
    assert not table.may("N", "win")
    table = dealt({**hands, "E": DULL + "9p"}, wall="4m").play("E 9p").wait().play("S 4m")
    assert table.may("N", "win")


@pytest.mark.rule("NANJING-35", "COMMON-5")
def test_several_kongs_and_flowers_in_one_turn_and_the_last_replacement_says_which_bloom_it_is():
    hands = {"E": "258m147p258s1233z8p", "S": "1111m9999s56m44z3z"}
    table = dealt(hands, wall="3z", tail="5z9p7m").play("E 8p").wait()
    table.play("S kong 1111m")
    assert (table.drawn(), laid(table, "S")) == ("9p", ("5z",))
    table.play("S kong 9999s")
    assert table.drawn() == "7m"


@pytest.mark.rule("NANJING-35", "NANJING-F-kong_bloom", "NANJING-F-flower_bloom")
@pytest.mark.parametrize(
    ("wall", "tail", "row"),
    [("8s", "1m", "kong_bloom"), ("8s", "5z1m", "flower_bloom"), ("5z", "8s1m", "kong_bloom")],
)
def test_the_last_replacement_names_the_bloom(wall, tail, row):
    table = dealt({"E": DULL + "8p", "S": "23456m1111p99s88s"}, wall=wall, tail=tail).play("E 8p").wait()
    table.play("S kong 1111p")
    assert table.drawn() == "1m"
    table.play("S win")
    counts = table.engine.desk.work.results[1].counts
    blooms = {name for name in ("kong_bloom", "flower_bloom") if counts[PATTERN_IDS[name]]}
    assert blooms == {row}


@pytest.mark.rule("NANJING-39")
@pytest.mark.parametrize(("left", "may"), [(2, True), (1, False)])
def test_no_kong_when_no_replacement_can_be_drawn(left, may):
    table = dealt({"E": DULL + "1m", "S": "1111p25m369s1234z"}, wall="9s", left=left).play("E 1m").wait()
    assert table.may("S", "kong 1111p") == may
    assert may or table.refusal("S", "kong 1111p") == "NANJING-39"


@pytest.mark.rule("NANJING-39", "NANJING-26", "NANJING-36")
def test_a_flower_drawn_last_is_laid_out_and_paid_for_and_ends_the_hand():
    table = (
        dealt({"E": DULL + "1m", "S": "5z5z5z1f47m258p36s12z"}, wall="5z", tail="9m9m9m8m", left=1).play("E 1m").wait()
    )
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    assert laid(table, "S") == ("1f", *["5z"] * 4)
    assert table.scores() == [90, 130, 90, 90]


@pytest.mark.rule("NANJING-37", "COMMON-4")
def test_the_discard_after_the_last_tile_may_only_be_won_on_and_nobody_declares_ready():
    table = dealt({"E": DULL + "1m", "S": "11m258p369s12334z"}, left=0).play("E 1m")
    assert table.over
    table = dealt({"E": DULL + "1m", "S": PLAIN}, left=0).play("E 1m")
    assert table.may("S", "win")
    assert dealt({"E": "123456789m123p11z"}).refusal("E", "ready") == "NANJING-37"


# --- winning


@pytest.mark.rule("NANJING-14", "NANJING-33")
def test_an_open_small_hand_is_told_that_it_lacks_flowers():
    table = dealt({"E": DULL + "7p", "S": "34m12377p12344s1z"}, wall="8m8m8m2m")
    table.play("E 7p", "S pon 77p", "S 1z").throw_drawn(3)
    assert table.drawn() == "2m"
    assert reason(table, "S", "win") == ("lacks-flowers", "NANJING-14")


# --- the garden


@pytest.mark.rule("NANJING-15", "NANJING-22", "NANJING-33")
def test_who_has_nothing_is_not_won_on_but_may_be_claimed_from_and_claims_himself():
    hands = {"E": DULL + "1m", "S": PLAIN, "W": "11m258p369s12334z"}
    table = dealt(hands, before_deal={"scores": [0, 200, 100, 100]}).play("E 1m")
    assert reason(table, "S", "win") == ("payer-broke", "NANJING-15")
    assert table.may("W", "pon 11m")
    table = dealt(hands, before_deal={"scores": [100, 200, 0, 100]}).play("E 1m", "S pass")
    assert table.may("W", "pon 11m")
    # A kong of his discard is allowed too, and a bankrupt may make one.
    four = {"E": "147m258p369s12334z", "W": "111m258p369s1234z"}
    for scores in ([0, 200, 100, 100], [100, 200, 0, 100]):
        table = dealt(four, before_deal={"scores": scores}).play("E 1m")
        assert table.may("W", "pon 11m")
        assert table.may("W", "kong 111m")
    # A self-draw costs those only who have something.
    table = (
        dealt({**hands, "E": DULL + "9p"}, wall="1m", before_deal={"scores": [0, 200, 100, 100]}).play("E 9p").wait()
    )
    assert table.play("S win").scores() == [0, 200 + 2 * 70, 30, 30]


@pytest.mark.rule("NANJING-15")
def test_with_money_again_he_is_won_on():
    hands = {"E": "1111p47m258s12343z", "S": PLAIN.replace("123p", "456p")}
    table = dealt(hands, wall="9s9s9s1m", tail="1m", before_deal={"scores": [0, 200, 100, 100]})
    table.play("E kong 1111p", "E 1m")
    assert table.may("S", "win")


@pytest.mark.rule("NANJING-21", "COMMON-15")
def test_nobody_pays_more_than_he_has_and_winners_are_served_in_turn_order():
    hands = {"E": DULL + "1m", "S": PLAIN, "N": OTHER}
    table = dealt(hands, before_deal={"scores": [95, 105, 100, 100]}).play("E 1m", "N win", "S win")
    # Win 10, closed 10, no flower 20, earthly 30; the wait for two kinds is no soft flower.
    assert table.scores() == [0, 175, 100, 125]
    assert not only(table.events, ev.MatchEnded)


@pytest.mark.rule("NANJING-31")
def test_two_players_without_points_end_the_session_with_the_hand():
    scores = [40, 0, 60, 300]
    table = dealt({"E": DULL + "1m", "N": PLAIN}, before_deal={"scores": scores}).play("E 1m", "N win")
    assert table.scores() == [0, 0, 60, 340]
    assert only(table.events, ev.MatchEnded)
    table = dealt({"E": DULL + "1m", "N": PLAIN}, before_deal={"scores": [40, 1, 59, 300]}).play("E 1m", "N win")
    assert not only(table.events, ev.MatchEnded)


@pytest.mark.rule("NANJING-31", "NANJING-21")
@pytest.mark.parametrize(("scores", "over"), [([0, 5, 300, 95], True), ([0, 6, 300, 94], False)])
def test_a_side_payment_that_leaves_two_without_points_breaks_the_hand_off(scores, over):
    hands = {"E": DULL + "9p", "S": DULL, "W": "1111p47m258s1233z"}
    table = dealt(hands, wall="9s9s", tail="9m", before_deal={"scores": scores}).play("E 9p").wait()
    table.throw_drawn(1)
    table.play("W kong 1111p")
    assert bool(only(table.events, ev.MatchEnded)) == over
    assert (int(table.record.ending) == BROKE) == over
    assert sum(table.scores()) == 400
    assert table.scores()[0] == 0


@pytest.mark.rule("NANJING-31", "NANJING-36")
def test_a_flower_kong_of_the_deal_and_a_discard_may_end_the_session_too():
    hands = {"E": DULL + "9p", "S": "5555z47m258p36s12z"}
    table = dealt(hands, tail="9m9m8m8m", before_deal={"scores": [10, 300, 10, 80]})
    assert table.over
    assert only_ended(table)
    table = dealt({"E": DULL + "9p"}, wall="9s8m7s6m9m6p6s5m5s", before_deal={"scores": [290, 5, 5, 100]})
    for tile in ("1z", "2z", "3z"):
        table.play(f"E {tile}").throw_drawn(3)
    table.play("E 4z")
    assert table.scores() == [305, 0, 0, 95]
    assert only_ended(table)


def only_ended(table):
    """Whether the match is over, by a hand broken off."""
    return int(table.record.ending) == BROKE and bool(table.record.phase)


# --- side payments


@pytest.mark.rule("NANJING-26", "NANJING-8")
def test_kongs_are_paid_at_once_by_the_feeder_of_kong_or_pung_and_a_concealed_one_by_each():
    hands = {"E": "147m258p369s2341z4z", "S": "147m258p36s28s111z"}
    table = dealt(hands, tail="9p").play("E 1z", "S kong 111z")
    assert paid(table) == [("open_kong", [-10, 10, 0, 0])]
    table = dealt(hands, wall="9s9s9s", tail="9p").play("E 1z", "S pon 11z", "S 3s").wait().throw_drawn(3)
    table.play("S kong 1111z")
    assert paid(table.wait()) == [("added_kong", [-10, 10, 0, 0])]
    table = dealt({"E": "1111p47m258s12343z"}, tail="9m").play("E kong 1111p")
    assert paid(table) == [("concealed_kong", [15, -5, -5, -5])]


@pytest.mark.rule("NANJING-26", "NANJING-36")
@pytest.mark.parametrize("group", ["1f2f3f4f", "5f6f7f8f", "5555z", "6666z", "7777z"])
def test_four_of_a_dragon_or_a_series_of_flowers_is_a_flower_kong_in_the_deal_too(group):
    table = dealt({"E": DULL + "9p", "S": group + "47m258p36s12z"}, tail="9m9m8m8m")
    assert table.scores() == [90, 130, 90, 90]
    held = group.removesuffix(group[-2:]) if "f" in group else group[:3] + "z"
    last = group[-2:] if "f" in group else group[0] + "z"
    table = dealt({"E": DULL + "9p", "S": held + "47m258p36s123z"}, wall=last, tail="9m9m8m8m")
    assert table.scores() == [100] * 4
    table.play("E 9p").wait()
    assert paid(table) == [("flower_series", [-10, 30, -10, -10])]


@pytest.mark.rule("NANJING-27")
def test_four_winds_first_bring_five_from_each_though_one_was_claimed():
    hands = {"E": DULL + "9p", "W": "22z147m258p36988s"}
    table = dealt(hands, wall="9s8m7s6m9m6p6s5m5s")
    table.play("E 3z").throw_drawn(3)
    table.play("E 1z").throw_drawn(3)
    table.play("E 2z", "W pon 22z", "W 1m").throw_drawn(1)
    assert table.scores() == [100] * 4
    table.play("E 4z")
    assert paid(table) == [("four_winds", [15, -5, -5, -5])]


@pytest.mark.rule("NANJING-27")
def test_another_discard_among_the_first_four_spoils_four_winds():
    table = dealt({"E": DULL + "9p"}, wall="9s8m7s6m9m6p6s5m5s7p8p5p")
    for tile in ("3z", "9p", "1z", "2z"):
        table.play(f"E {tile}").throw_drawn(3)
    table.play("E 4z")
    assert table.scores() == [100] * 4


@pytest.mark.rule("NANJING-27", "NANJING-21")
def test_who_discarded_first_pays_when_four_in_succession_discard_one_kind():
    table = dealt({"E": DULL + "9p"}, wall="9p9p9p").play("E 9p").wait().throw_drawn(2)
    table.play("N 9p")
    assert paid(table) == [("follow", [-15, 5, 5, 5])]
    table = dealt({"E": DULL + "9p"}, wall="9p9p9p", before_deal={"scores": [7, 131, 131, 131]})
    table.play("E 9p").wait().throw_drawn(2).play("N 9p")
    assert paid(table) == [("follow", [-7, 5, 2, 0])]  # in turn order from the payer


@pytest.mark.rule("NANJING-27")
def test_it_is_no_followed_discard_with_another_discard_between():
    """West's 2p, claimed by South, lies between East's 9m and the others'."""
    hands = {"E": DULL + "9m", "S": "22p9m14736s12344z"}
    table = dealt(hands, wall="8p2p9m9m").play("E 9m").wait()
    table.play("S 8p").wait().play("W 2p", "S pon 22p", "S 9m").wait()
    table.play("W 9m").wait().play("N 9m").wait()
    assert table.scores() == [100] * 4


@pytest.mark.rule("NANJING-27")
def test_who_discards_four_of_a_kind_pays_each_five_once_a_hand():
    table = dealt({"E": "9999p8888m47m1234z"}, wall="9s7m7s6m9s6p6s5m5s7p8p5p1p1p1p2s2s2s3p3p3p4p4p4p")
    for number, tile in enumerate(["9p"] * 4 + ["8m"] * 4, 1):
        table.play(f"E {tile}")
        assert paid(table) == ([("four_alike", [-15, 5, 5, 5])] if number == 4 else [])
        table.wait().throw_drawn(3)


# --- double hands


def next_kong(table):
    """Points that each pays for a concealed kong in the hand after this one."""
    table.next_hand()
    table.record.hand[0, :] = 0
    seat = int(table.record.turn)
    hand = table.record.hand[seat]
    hand[:] = 0
    hand[[0, 3, 6, 10, 13, 16, 20, 23, 26, 27]] = [4, *[1] * 8, 2]
    table.record.hand_size[seat] = 14
    table.record.drawn = 27
    offer_turn(table.record, table.rules, table.engine.desk, seat)
    letter = table.letters([seat])
    table.play(f"{letter} kong 1111m")
    return -min(paid(table)[0][1])


@pytest.mark.rule("NANJING-18", "NANJING-28")
def test_the_first_hand_is_single_and_the_hand_after_a_drawn_one_double_side_payments_too():
    table = dealt({"E": "1111p47m258s12343z"}, tail="9m", left=3).play("E kong 1111p")
    assert paid(table) == [("concealed_kong", [15, -5, -5, -5])]
    table.throw_drawn(5)
    assert table.over
    assert next_kong(table) == 10


@pytest.mark.rule("NANJING-28")
@pytest.mark.parametrize(
    ("winner", "tile", "double"),
    [(PLAIN, "1m", False), ("222m333p444s1155s", "1s", True), ("12323456m22111z", "7m", True)],
)
def test_a_big_win_doubles_the_next_hand_and_a_small_one_of_a_non_dealer_not(winner, tile, double):
    hands = {"E": DULL + "9p", "S": winner}
    table = dealt(hands, wall="9s" + tile).play("E 9p").wait().throw_drawn(1)
    table.play(f"W {tile}", "S win")
    assert table.over
    assert next_kong(table) == (10 if double else 5)


@pytest.mark.rule("NANJING-28")
@pytest.mark.parametrize(("bixiahu", "points"), [(True, 10), (False, 5)])
def test_a_win_of_the_dealer_doubles_the_next_hand_unless_by_option_nothing_does(bixiahu, points):
    hands = {"E": PLAIN + "9s", "S": DULL}
    table = dealt(hands, wall="1m", options={"bixiahu": bixiahu, "session": "garden 300"}).play("E 9s").wait()
    table.play("S 1m", "E win")
    assert next_kong(table) == points


@pytest.mark.rule("NANJING-28")
def test_a_flower_kong_doubles_the_next_hand_and_a_kong_does_not():
    hands = {"E": DULL + "9p", "W": PLAIN.replace("123p", "456p")}
    for south, points in (("5555z47m258p36s12z", 10), ("1111p47m258s36s12z", 5)):
        table = dealt({**hands, "S": south}, wall="1m", tail="9m9m8m8m").play("E 9p").wait()
        if points == 5:
            table.play("S kong 1111p")
        table.play("S 1m", "W win")
        assert next_kong(table) == points


@pytest.mark.rule("NANJING-28")
def test_a_followed_discard_doubles_the_next_hand():
    hands = {"E": DULL + "9p", "S": "147m258p369s1234z", "W": PLAIN}
    table = dealt(hands, wall="9p9p9p8s1m").play("E 9p").wait().throw_drawn(3)
    table.throw_drawn(1)
    table.play("S 1m", "W win")
    assert next_kong(table) == 10


@pytest.mark.rule("NANJING-28")
@pytest.mark.parametrize("last", ["4z", "9p"])
def test_four_winds_thrown_first_double_the_next_hand(last):
    """South, who does not deal, makes a small hand of the fourth discard."""
    hands = {"E": DULL + "9p", "S": "234567m123p789s4z" if last == "4z" else "234567m12378p44z"}
    table = dealt(hands, wall="9s8m7s6m9m6p6s5m5s", options={"session": "garden 300"})
    for tile in ("1z", "2z", "3z"):
        table.play(f"E {tile}").throw_drawn(3)
    table.play(f"E {last}", "S win").wait()
    assert next_kong(table) == (10 if last == "4z" else 5)


@pytest.mark.rule("NANJING-28")
@pytest.mark.parametrize("four", [True, False])
def test_four_of_a_kind_thrown_by_one_double_the_next_hand(four):
    hands = {"E": "9999p8888m47m1234z" if four else "999p18888m47m1234z", "S": "123m78p456789s44z"}
    table = dealt(hands, wall="1s7m7s6m2s1z5m6m3s1z2z5m", options={"session": "garden 300"})
    for tile in ("9p", "9p", "9p") if four else ("8m", "8m", "4m"):
        table.play(f"E {tile}").wait().throw_drawn(3)
    table.play("E 9p", "S win").wait()
    assert next_kong(table) == (10 if four else 5)


@pytest.mark.rule("NANJING-18", "NANJING-21")
def test_in_a_double_hand_the_win_is_doubled_before_it_is_clipped():
    hands = {"E": DULL + "9p", "S": PLAIN}
    # Win 10, closed 10, no flower 20, twice that.
    for points, pays in ((200, 80), (75, 75)):
        scores = [points, 100, 100, 300 - points]
        start = {"double_hand.coming": 1, "hands_played": 1, "scores": scores}
        table = dealt(hands, wall="9s8s8s8s", before_deal=start).play("E 9p").wait().throw_drawn(3)
        table.play("E 1m", "S win")
        assert table.scores() == [points - pays, 100 + pays, 100, 300 - points]


# --- dealer and match


@pytest.mark.rule("NANJING-30", "NANJING-32")
@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_the_dealer_stays_on_his_win_and_a_drawn_hand_and_a_match_is_so_many_rounds_of_the_deal(rounds):
    table = dealt(options={"rounds": rounds})
    dealers = []
    for winners in ("E", "", *"SWN" * (4 * rounds))[: 2 + 4 * rounds]:
        dealers.append(int(table.record.dealer))
        assert not only(table.events, ev.MatchEnded)
        table.close(WON if winners else EXHAUSTED, winners)
        if not only(table.events, ev.MatchEnded):
            table.next_hand()
    assert dealers == [0, 0, *[0, 1, 2, 3] * rounds]
    assert only(table.events, ev.MatchEnded)


@pytest.mark.rule("NANJING-32")
def test_by_option_no_number_of_rounds_ends_a_match_and_what_is_left_ranks():
    table = dealt(options={"rounds": "none"})
    for _ in range(20):
        table.close(WON, "S").next_hand()
        assert not only(table.events, ev.MatchEnded)
    table.record.scores[:] = [0, 150, 250, 0]
    table.close(EXHAUSTED)
    assert only(table.events, ev.MatchEnded)
    assert [one.seat for one in table.ranking()][:2] == [2, 1]


# --- at the page


@pytest.mark.rule("NANJING-18")
def test_the_page_says_that_a_hand_counts_double():
    for hands, told in ((0, []), (1, [("counter-factor", 2)])):
        table = dealt(before_deal={"double_hand.coming": 1, "hands_played": hands})
        match = SimpleNamespace(engine=table.engine)
        assert [(one.label.key, one.value) for one in counters(match, table.view("E"))] == told
