"""Hong Kong Old Style at the table: deal, flowers, claims, kongs, wins let pass, wins by flowers, deal and match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, WON
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from fangcheng.web.page.translate import meld as drawn_meld
from flow.table_of import only, table_of

DULL = "258m258p369s1234z"  # thirteen tiles far from ready
CHOWS = "234m567p44p67s789s"  # concealed, waits for 5s and 8s: two fan, three without flowers


def hong_kong(hands=None, wall="", **more):
    return table_of("hongkong", hands, wall, **more)


# --- set-up


@pytest.mark.rule("HONGKONG-1", "HONGKONG-2", "HONGKONG-5")
@pytest.mark.parametrize(("flowers", "tiles", "stacks"), [(True, 144, 18), (False, 136, 17)])
def test_the_set_and_its_four_walls(flowers, tiles, stacks):
    match = Match("hongkong", 5, options={"flowers": flowers}, mode="interpreted")
    kinds = Counter(dict.fromkeys(parse("123456789m123456789p123456789s1234567z"), 4))
    kinds.update(parse("12345678f") if flowers else [])
    assert Counter(int(kind) for kind in match.table.wall[: int(match.table.wall_size)]) == kinds
    assert int(match.table.wall_size) == tiles
    assert [int(number) for number in match.engine.rules.stacks] == [stacks] * 4
    [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
    assert len(throw.dice) == 3
    assert [int(score) for score in match.table.scores] == [0] * 4


@pytest.mark.rule("HONGKONG-3", "HONGKONG-4")
def test_seats_are_drawn_and_east_deals_the_first_hand_of_the_east_round():
    seen = set()
    for seed in range(12):
        match = Match("hongkong", seed, mode="interpreted")
        seen.add(tuple(int(person) for person in match.table.person))
        assert (int(match.table.dealer), int(match.table.round_wind)) == (0, 0)
    assert len(seen) > 6


@pytest.mark.rule("HONGKONG-6")
def test_the_sum_of_three_dice_names_the_wall_and_leaves_as_many_stacks_standing():
    for seed in range(40):
        match = Match("hongkong", seed, mode="interpreted")
        [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        total = sum(throw.dice)
        side = (total - 1) % 4
        # With 18 the whole wall stands, and the first stack is that of the next one clockwise.
        opened = (side, total) if total < 18 else ((side + 3) % 4, 0)
        assert (int(match.table.break_side), int(match.table.break_stack)) == opened


@pytest.mark.rule("HONGKONG-7")
def test_the_dealer_has_fourteen_tiles_the_others_thirteen():
    table = hong_kong({"E": DULL + "7z"})
    assert [int(size) for size in table.record.hand_size] == [14, 13, 13, 13]
    assert table.drawn() == "7z"


@pytest.mark.rule("HONGKONG-7")
def test_three_times_two_stacks_then_the_jump_of_the_dealer_and_single_tiles():
    table = hong_kong(options={"flowers": False})
    wall = [int(kind) for kind in table.record.wall[:53]]
    dealt = [
        [wall[16 * turn + 4 * seat + tile] for turn in range(3) for tile in range(4)] + [wall[48 + seat]]
        for seat in range(4)
    ]
    dealt[0].append(wall[52])  # the upper tile of the third stack
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]


@pytest.mark.rule("HONGKONG-8")
def test_dealt_flowers_are_replaced_seat_by_seat_and_their_replacements_at_once():
    hands = {"E": "12f58m258p36s1234z7z", "S": "4f58m258p369s1234z"}
    table = hong_kong(hands, tail="3f7m6m4m")
    # East draws 3f and 7m for his two and 6m for 3f before South draws 4m.
    assert table.hand("E") == "5678m258p36s12347z"
    assert table.hand("S") == "458m258p369s1234z"
    assert [seat.flowers for seat in table.view("E").seats[:2]] == [("1f", "2f", "3f"), ("4f",)]


@pytest.mark.rule("HONGKONG-8")
def test_a_kong_of_the_dealer_before_his_first_discard_loses_the_heavenly_win_but_not_in_the_preset():
    hands = {"E": "1111m234p678s99s45m"}
    for preset, rows in ((None, {"kong_bloom": 2, "concealed_hand": 1}), ("aimj", {"heavenly_win": 10})):
        table = hong_kong(hands, tail="6m", preset=preset).play("E kong 1111m")
        table.play("E win")
        assert rows.items() <= told(table, "E").items()


def told(table, letter):
    """Fan by row of the win just made."""
    result = table.engine.desk.work.results[table.seat(letter)]
    names = {number: name for name, number in PATTERN_IDS.items()}
    return {names[number]: int(result["values"][number]) for number in names if result["counts"][number] > 0}


@pytest.mark.rule("HONGKONG-F-heavenly_win", "HONGKONG-P4")
@pytest.mark.parametrize("preset", [None, "aimj"])
def test_flowers_replaced_before_the_heavenly_win_do_not_matter(preset):
    hands = {"E": "1f23m234p678s99s456m"}
    table = hong_kong(hands, tail="1m", preset=preset).play("E win")
    assert told(table, "E") == {"heavenly_win": 10}


@pytest.mark.rule("HONGKONG-F-earthly_win", "HONGKONG-P4")
@pytest.mark.parametrize(("preset", "earthly"), [(None, False), ("aimj", True)])
def test_supplements_before_the_dealers_first_discard(preset, earthly):
    hands = {"E": "1111z258m258p2587s", "S": "34m567p44p67s789s1f"}
    table = hong_kong(hands, tail="2m3f5s", preset=preset, options={"minimum": 0})
    table.play("E kong 1111z", "E 5s drawn", "S win")
    assert (told(table, "S") == {"earthly_win": 10}) == earthly


@pytest.mark.rule("HONGKONG-9", "HONGKONG-29")
@pytest.mark.parametrize(("kept", "left"), [(0, 0), (14, 14)])
def test_all_tiles_are_drawn_unless_fourteen_are_kept(kept, left):
    hands = {"E": "1111z258m258p258s8s"}
    table = hong_kong(hands, tail="9m", left=4, options={"dead_wall": kept})
    table.play("E kong 1111z", "E 9m drawn").throw_drawn(3)
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    wall = table.record.place[: int(table.record.wall_size)]
    assert sum(int(place) == IN_WALL for place in wall) == left
    assert table.scores() == [0, 0, 0, 0]


# --- turns, claims, kongs


@pytest.mark.rule("HONGKONG-10")
def test_the_dealer_discards_first_and_the_turn_goes_counter_clockwise():
    table = hong_kong({"E": DULL + "7z"}).play("E 7z").wait()
    assert int(table.record.turn) == table.seat("S")
    table.throw_drawn(1)
    assert int(table.record.turn) == table.seat("W")


@pytest.mark.rule("HONGKONG-11")
def test_only_the_player_before_feeds_a_chow_and_anybody_a_pung():
    hands = {"E": DULL + "7z", "S": "13m147p147s12345z", "W": "13222m47p147s123z"}
    table = hong_kong(hands).play("E 2m")
    assert table.refusal("W", "chi 13m") == "HONGKONG-11"
    assert table.may("S", "chi 13m")
    assert table.may("W", "kong 222m")
    table.play("S pass", "W pon 22m")
    assert table.may("W", "1z")


@pytest.mark.rule("HONGKONG-12", "COMMON-5")
def test_no_kong_straight_after_a_claim_and_added_kongs_from_the_own_hand():
    hands = {"E": DULL + "6z", "S": "66z1111m47p147s67z"}
    table = hong_kong(hands, wall="9m9p9s1p").play("E 6z", "S pon 66z")
    assert table.refusal("S", "kong 1111m") == "HONGKONG-12"
    assert table.refusal("S", "kong 6666z") == "HONGKONG-12"
    table.play("S 7s").throw_drawn(3)
    assert table.may("S", "kong 1111m")
    assert table.may("S", "kong 6666z")  # the fourth tile was held all the time


@pytest.mark.rule("HONGKONG-12")
def test_a_concealed_kong_lies_with_two_tiles_face_down_and_the_discard_of_another_is_added_to_no_pung():
    hands = {"E": DULL + "6z", "S": "66z1111m47p147s17z", "W": "258m258p369s1236z"}
    table = hong_kong(hands, wall="9m9p9s1p", tail="9m").play("E 6z", "S pon 66z", "S 7z", "W 6z")
    assert table.open_to("S") == []  # neither a pung nor the fourth tile of his own
    table.throw_drawn(2).play("S kong 1111m")
    [_, kong] = table.view("E").seats[1].melds
    assert drawn_meld(kong, 1, 4, table.rules).tiles == ["#", "1m", "1m", "#"]


@pytest.mark.rule("HONGKONG-13")
def test_a_drawn_flower_is_replaced_at_once_from_the_end():
    table = hong_kong({"E": DULL + "7z", "S": DULL}, wall="1f", tail="9p").play("E 7z").wait()
    assert table.drawn() == "9p"
    [flower, tile] = only(table.events, ev.Drew)
    assert (flower.tile, flower.source, tile.source, tile.position) == ("1f", "wall", "flower", 142)


@pytest.mark.rule("HONGKONG-13", "HONGKONG-29")
def test_a_flower_drawn_as_the_last_tile_leaves_a_drawn_hand():
    table = hong_kong({"E": DULL + "7z"}, wall="1f", left=1).play("E 7z").wait()
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert table.view("E").seats[1].flowers == ("1f",)
    assert table.scores() == [0, 0, 0, 0]


BOTH = {"E": DULL + "7z", "S": CHOWS, "N": "123m567p22p67s456s"}


@pytest.mark.rule("HONGKONG-14", "HONGKONG-21", "COMMON-2")
@pytest.mark.parametrize(
    ("winners", "payment", "amounts"),
    [
        ("one", "half", [-8, -8, -16, 32]),
        ("several", "half", [-16, 24, -32, 24]),
        ("several", "full", [0, 32, -64, 32]),
    ],
)
def test_the_nearest_wins_or_all_and_winners_do_not_pay_each_other(winners, payment, amounts):
    table = hong_kong(BOTH, wall="9m8s", options={"winners": winners, "payment": payment})
    table.play("E 7z", "S 9m", "W 8s", "N win", "S win")
    assert (table.over, int(table.record.ending)) == (True, WON)
    assert table.scores() == amounts


@pytest.mark.rule("HONGKONG-14")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_chow():
    hands = {"E": DULL + "8s", "S": "79s147m147p12345z", "W": "88s147m47p123456z", "N": CHOWS.replace("789s", "456s")}
    table = hong_kong(hands).play("E 8s")
    assert table.may("S", "chi 79s")
    table.play("S chi 79s", "W pon 88s", "N win")
    assert int(table.record.won_order[0]) == table.seat("N")
    table = hong_kong(hands).play("E 8s", "S chi 79s", "W pon 88s", "N pass")
    assert int(table.record.turn) == table.seat("W")


@pytest.mark.rule("HONGKONG-15", "COMMON-6")
def test_an_added_kong_is_robbed_and_stays_a_pung():
    hands = {"E": DULL + "8s", "S": CHOWS.replace("789s", "234s"), "N": "88s147m147p12345z"}
    table = hong_kong(hands, wall="9m9p1z8s").play("E 8s", "S pass", "N pon 88s", "N 5z")
    table.throw_drawn(3)
    assert table.drawn() == "8s"
    table.play("N kong 8888s", "S win")
    assert told(table, "S") == {"concealed_hand": 1, "all_chows": 1, "robbing_kong": 1, "no_flowers": 1}
    assert len(table.view("E").seats[3].melds[0].tiles) == 3
    assert table.scores() == [-16, 64, -16, -32]


@pytest.mark.rule("HONGKONG-15")
@pytest.mark.parametrize("may", [False, True])
def test_a_concealed_kong_is_robbed_by_thirteen_orphans_only_and_by_option(may):
    hands = {"E": "9999s258m258p2583s", "S": "19m19p1s1234567z1z", "W": DULL.replace("9s", "4s")}
    table = hong_kong(hands, options={"rob_concealed": may})
    table.play("E kong 9999s")
    assert table.may("S", "win") == may


@pytest.mark.rule("HONGKONG-16", "COMMON-3")
def test_who_lets_a_win_go_by_wins_on_no_discard_until_his_next_draw():
    hands = {"E": DULL + "8s", "S": CHOWS, "W": DULL, "N": "258m258p369s1235z"}
    for rule, may in (("own_draw", False), (False, True)):
        table = hong_kong(hands, wall="9m5s9p8s", options={"pass_rule": rule})
        table.play("E 8s", "S pass")  # and he draws: the bar has gone
        table.play("S 9m", "W 5s")
        assert table.may("S", "win")
        table.play("S pass", "N 9p", "E 8s")
        assert table.may("S", "win") == may


@pytest.mark.rule("HONGKONG-16")
def test_a_self_draw_is_always_allowed():
    table = hong_kong({"E": DULL + "8s", "S": CHOWS}, wall="5s").play("E 8s", "S pass")
    assert table.may("S", "win")


@pytest.mark.rule("HONGKONG-17")
def test_the_claimed_kind_may_be_discarded_and_a_passed_pung_taken_up():
    hands = {"E": DULL + "2m", "S": "1134m147p14s1667z", "W": "258m258p258s1236z", "N": "258m258p258s1236z"}
    table = hong_kong(hands, wall="9m9p9s").play("E 2m", "S chi 34m")
    assert table.may("S", "1m")
    table = hong_kong(hands, wall="9m9p9s").play("E 2m", "S pass", "S 9m", "W 6z", "S pass", "N 6z")
    assert table.may("S", "pon 66z")


@pytest.mark.rule("HONGKONG-18")
def test_the_last_discard_is_only_won_on_and_a_kong_needs_a_tile():
    hands = {"E": DULL + "7z", "S": "1111m258p25s2345z", "W": "88s47m147p123456z", "N": CHOWS}
    table = hong_kong(hands, wall="8s", left=1).play("E 7z").wait()
    assert table.refusal("S", "kong 1111m") == "HONGKONG-18"
    table.play("S 8s")
    assert table.refusal("W", "pon 88s") == "HONGKONG-18"
    table.play("N win")
    assert "last_tile" in told(table, "N")


# --- wins


@pytest.mark.rule("HONGKONG-19", "HONGKONG-20")
def test_a_hand_below_the_minimum_does_not_win():
    hands = {"E": DULL + "8s", "S": "1f34m567p44p67s789s"}
    table = hong_kong(hands, wall="9m9p9s2p8s", tail="2m").play("E 2z").wait()
    assert table.refusal("S", "win") == "HONGKONG-19"
    table.throw_drawn(3).play("E 8s")
    assert table.refusal("S", "win") == "HONGKONG-20"


# --- eight flowers


EIGHT = {"flower_win": True}


@pytest.mark.rule("HONGKONG-33", "HONGKONG-25")
def test_eight_flowers_win_at_once_for_eight_fan():
    hands = {"E": DULL + "7z", "S": "1234567f258m258p"}
    table = hong_kong(hands, wall="8f", tail="1z2z3z4z5z6z9p", options=EIGHT)
    table.play("E 7z").wait()
    assert (table.over, int(table.record.ending)) == (True, WON)
    assert told(table, "S") == {"eight_flowers": 8}
    assert table.scores() == [-64, 192, -64, -64]


@pytest.mark.rule("HONGKONG-33", "HONGKONG-24")
@pytest.mark.parametrize(("payment", "amounts"), [("half", [-16, 32, -8, -8]), ("full", [-32, 32, 0, 0])])
def test_who_has_seven_may_win_when_another_lays_out_the_eighth(payment, amounts):
    hands = {"E": DULL + "7z", "S": "1234567f258m258p"}
    more = {"wall": "9m9p9s8f", "tail": "1z2z3z4z5z6z9p", "options": EIGHT | {"payment": payment}}
    table = hong_kong(hands, **more).play("E 7z").throw_drawn(3)
    assert sorted(table.open_to("S")) == ["pass", "win"]
    declined = hong_kong(hands, **more).play("E 7z").throw_drawn(3).play("S pass")
    assert not declined.over
    assert int(declined.record.turn) == declined.seat("E")
    table.play("S win")
    assert told(table, "S") == {"seven_rob_one": 3}
    assert table.scores() == amounts


@pytest.mark.rule("HONGKONG-20", "HONGKONG-33")
@pytest.mark.parametrize("options", [{}, EIGHT | {"minimum": 5}])
def test_seven_flowers_do_not_win_by_default_nor_below_the_minimum(options):
    hands = {"E": DULL + "7z", "S": "1234567f258m258p"}
    table = hong_kong(hands, wall="9m9p9s8f", tail="1z2z3z4z5z6z9p", options=options).play("E 7z").throw_drawn(3)
    assert not table.over
    assert int(table.record.turn) == table.seat("E")


@pytest.mark.rule("HONGKONG-33")
def test_the_seventh_flower_of_ones_own_does_not_win():
    hands = {"E": "8f258m258p258s123z7z", "S": "123456f8m258p258s"}
    table = hong_kong(hands, wall="7f", tail="1z1z2z3z4z5z6z9p", options=EIGHT).play("E 7z").wait()
    assert table.view("S").seats[1].flowers == tuple(f"{number}f" for number in range(1, 8))
    assert int(table.record.turn) == table.seat("S")


# --- liability at the table


@pytest.mark.rule("HONGKONG-27")
def test_the_feeder_of_the_third_dragon_pung_is_noted_as_it_is_claimed():
    hands = {"E": "258m258p369s12467z", "S": "23m99p123s556677z", "W": "258m258p369s1235z"}
    table = hong_kong(hands, wall="1p1p1p1s1m1s1s4m")
    table.play("E 7z", "S pon 77z", "S 1s", "W 5z", "S pon 55z", "S 2s", "W 1p", "N 1p", "E 6z", "S pon 66z", "S 3s")
    assert [int(seat) for seat in table.record.liable[1, :2]] == [0, -1]
    table.play("W 1m", "N 1s", "E 1s", "S win")
    assert table.scores() == [-384, 384, 0, 0]


# --- dealer and match


@pytest.mark.rule("HONGKONG-30")
@pytest.mark.parametrize(("ending", "winners", "next_dealer"), [(WON, "E", 0), (EXHAUSTED, "", 0), (WON, "S", 1)])
def test_the_dealer_stays_when_he_wins_or_nobody_does(ending, winners, next_dealer):
    table = hong_kong().close(ending, winners, "W" if winners else "")
    assert int(table.record.coming.dealer) == next_dealer


@pytest.mark.rule("HONGKONG-31")
@pytest.mark.parametrize(("rounds", "winds"), [(4, "EEEESSSSWWWWNNNN"), (2, "EEEESSSS"), (1, "EEEE")])
def test_rounds_of_a_match(rounds, winds):
    table = hong_kong(options={"rounds": rounds})
    seen = ""
    for number in range(len(winds)):
        seen += "ESWN"[int(table.rules.round_winds[int(table.record.round_wind)])]
        table.close(WON, "S", "W")
        assert bool(only(table.events, ev.MatchEnded)) == (number == len(winds) - 1)
        if number < len(winds) - 1:
            table.next_hand()
    assert seen == winds


@pytest.mark.rule("HONGKONG-31")
def test_the_last_hand_is_repeated_while_its_dealer_stays():
    table = hong_kong(before_deal={"round_wind": 3, "deal_number": 3, "dealer": 3})
    table.close(EXHAUSTED)
    assert not only(table.events, ev.MatchEnded)


@pytest.mark.rule("HONGKONG-31")
def test_equal_chips_share_the_place():
    table = hong_kong()
    table.record.scores[:4] = [10, -5, 10, -15]
    assert [(one.place, one.seat) for one in table.ranking()] == [(1, 0), (1, 2), (3, 1), (4, 3)]


@pytest.mark.rule("HONGKONG-32")
def test_wrong_wins_and_draws_are_refused():
    table = hong_kong({"E": DULL + "7z", "S": CHOWS})
    assert table.refusal("E", "win") == "HONGKONG-19"
    assert table.refusal("S", "4p") == "HONGKONG-10"


# --- preset aimj


@pytest.mark.rule("HONGKONG-P1")
def test_the_preset_has_no_minimum_keeps_fourteen_tiles_and_bars_nothing():
    hands = {"E": DULL + "8s", "S": "1f34m567p44p67s222s", "W": "258m258p358s1234z", "N": "258m258p369s1235z"}
    table = hong_kong(hands, tail="2m", wall="9m1p9p8s", preset="aimj")
    assert int(table.record.drawable) == 144 - 53 - 14 - 1
    table.play("E 8s", "S pass", "S 9m", "W 5s")
    assert table.may("S", "win")
    table.play("S pass", "N 9p", "E 8s")  # South has not drawn since he let the 5s pass
    assert table.may("S", "win")
