"""Taiyuan at the table: standing tiles, melds of them, four ways to declare, the lock, wins, draws, dealer."""

from collections import Counter
from functools import partial

import pytest

from fangcheng import Match
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.codes import EXHAUSTED, MATCH_OVER, WON
from fangcheng.core.table.wall import stacks_of, tiles_kept
from fangcheng.game import event_types as ev
from fangcheng.game.engine import Engine
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from fangcheng.game.seen_events import hiding_of, seen_by
from flow.table_of import only, table_of

DULL = "147m258p369s3457z"  # the first four stand: 1m 4m 7m 2p
WAITING = "45p1z9m123m222789s"  # 4p 5p 1z 9m stand; with another 1z it waits for 3p and 6p
MANNERS = ("open", "closed", "open racked", "closed racked")
dealt = partial(table_of, "taiyuan")


def declared(wall="", hands=None, manner="closed", **more):
    """South has drawn 1z and declared with his 9m; the next of `wall` is West's."""
    table = dealt({"E": DULL + "2z", "S": WAITING, **(hands or {})}, "1z" + wall, **more)
    return table.play("E 2z", f"S {manner} ready", "S 9m")


def reason(table, letter, label):
    """Key of the refusal and the rule it cites."""
    seat = table.seat(letter)
    assert not table.may(letter, label)
    told = why_not(table.engine, table.record, seat, matching(table.record, table.rules, seat, label))
    return told.key, told.rule


def standing(table, letter, reader):
    """What a reader sees standing before a seat."""
    return "".join(table.view(reader).seats[table.seat(letter)].standing)


# --- equipment and set-up


@pytest.mark.rule("TAIYUAN-1", "TAIYUAN-3")
def test_the_set_has_four_of_each_suit_tile_and_honour_in_walls_of_seventeen():
    table = dealt()
    wall = table.record.wall[: int(table.record.wall_size)]
    assert Counter(int(kind) for kind in wall) == dict.fromkeys(range(34), 4)
    assert [int(stacks_of(table.record, table.rules, side)) for side in range(4)] == [17] * 4


@pytest.mark.rule("TAIYUAN-2", "TAIYUAN-5", "TAIYUAN-7", "TAIYUAN-12")
def test_seats_are_by_lot_east_deals_and_two_dice_open_the_wall():
    persons = set()
    for seed in range(20):
        match = Match("taiyuan", seed, mode="interpreted")
        assert int(match.table.dealer) == int(match.table.turn) == 0
        [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        [wall] = only(match.events, ev.WallOpened)
        assert len(throw.dice) == 2
        assert (wall.seat, wall.stacks) == ((sum(throw.dice) - 1) % 4, sum(throw.dice))
        persons.add(tuple(int(person) for person in match.table.person))
    assert len(persons) > 5
    table, turns = dealt({"E": DULL + "2z"}).play("E 2z").wait(), []
    for _ in range(4):
        turns.append(int(table.record.turn))
        table.throw_drawn(1)
    assert turns == [1, 2, 3, 0]


@pytest.mark.rule("TAIYUAN-4")
def test_scores_begin_at_nothing_and_go_below_it():
    assert dealt().scores() == [0] * 4
    assert min(declared("6p").play("W 6p", "S win").scores()) < 0


@pytest.mark.rule("TAIYUAN-8")
@pytest.mark.parametrize("players", [4, 3])
def test_the_first_two_stacks_of_each_player_stand_before_him(players):
    record = dealt(options={"players_tiles": players}).record
    for seat in range(players):
        own = [int(kind) for kind in record.wall[4 * seat : 4 * seat + 4]]
        assert [int(kind) for kind in record.standing_four.faces[seat]] == own
        assert int(record.hand_size[seat]) == (14 if seat == 0 else 13)


@pytest.mark.rule("TAIYUAN-9")
def test_only_their_owner_knows_which_tiles_stand():
    table = dealt({"E": DULL + "2z", "S": WAITING})
    assert standing(table, "S", "S") == "9m4p5p1z"
    assert [standing(table, "S", reader) for reader in ("E", "W", "N", None)] == ["####"] * 4
    match = Match("taiyuan", 3, mode="interpreted")
    for who in (1, 0, None):
        told = only(list(seen_by(match.events, who, hiding_of(match.engine.rules))), ev.StoodApart)
        assert [one.seat for one in told if one.tiles is not None] == ([] if who is None else [who])


@pytest.mark.rule("TAIYUAN-10", "TAIYUAN-11")
def test_the_tail_keeps_more_stacks_with_each_kong_and_a_single_tile_besides():
    rules = Engine("taiyuan", mode="interpreted").rules
    assert [int(tiles_kept(rules, kongs, kongs)) for kongs in range(5)] == [14, 15, 16, 19, 20]
    table = dealt({"E": "1111m2222p69s3457z"}, tail="6z7z2z", left=20).play("E kong 1111m")
    assert int(table.record.drawable) == 18  # without the replacement, and the single tile beside it


# --- play


@pytest.mark.rule("TAIYUAN-13")
def test_nobody_chows():
    table = dealt({"E": DULL + "9m", "S": "99m35z78m1258p36s1z"}).play("E 9m drawn")
    assert reason(table, "S", "chi 78m") == ("no-chi", "TAIYUAN-13")


@pytest.mark.rule("TAIYUAN-14", "TAIYUAN-15")
def test_kongs_of_three_kinds_replaced_from_the_tail_and_none_straight_after_a_pung():
    hands = {"E": DULL + "2z", "S": "258m6z1111p22z369s"}
    table = dealt(hands, "4z5z6m7m", tail="6z4z").play("E 2z", "S pon 22z")
    assert reason(table, "S", "kong 1111p") == ("kong-fresh", "TAIYUAN-14")
    table.play("S 3s").throw_drawn(3).play("S kong 1111p")
    assert table.drawn() == "6z"
    table = dealt({"E": DULL + "2z", "S": "258m6z147p222z369s"}, tail="6z").play("E 2z", "S kong 222z")
    assert table.drawn() == "6z"


@pytest.mark.rule("TAIYUAN-16", "TAIYUAN-19", "TAIYUAN-51")
def test_a_standing_tile_is_not_discarded_and_an_equal_one_of_the_hand_is():
    table = dealt({"E": "147m2p1m58p369s345z7z"})
    assert reason(table, "E", "4m") == ("standing", "TAIYUAN-16")
    assert table.discards("E") == "1m58p369s3457z"
    table.play("E 1m")
    assert standing(table, "E", "E") == "1m4m7m2p"
    assert [label for label in dealt({"E": DULL + "1m"}).open_to("E") if label.startswith("1m")] == ["1m drawn"]


@pytest.mark.rule("TAIYUAN-17", "TAIYUAN-19")
@pytest.mark.parametrize(("given", "left"), [(1, "2m5m6z"), (2, "2m5m")])
def test_a_pung_takes_as_many_standing_tiles_as_the_player_says(given, left):
    table = dealt({"E": DULL + "6z", "S": "25m66z6z8p369s1234z"}).play("E 6z")
    ways = [label for label in table.open_to("S") if label.startswith("pon")]
    assert ways == ["pon 66z 1 standing", "pon 66z 2 standing"]
    table.play(f"S pon 66z {given} standing")
    assert standing(table, "S", "S") == left
    assert len(standing(table, "S", "E")) == len(left) // 2  # everybody sees how many are left
    assert table.may("S", "6z") == (given == 2)


@pytest.mark.rule("TAIYUAN-17", "TAIYUAN-19")
def test_a_kong_takes_all_equal_tiles_wherever_they_lie():
    table = dealt({"E": DULL + "6z", "S": "25m66z6z8p369s1234z"}, tail="7z").play("E 6z", "S kong 666z")
    assert standing(table, "S", "S") == "2m5m"
    table = dealt({"E": "25m66z66z8p369s1234z"}, tail="7z").play("E kong 6666z")
    assert standing(table, "E", "E") == "2m5m"
    hands = {"E": DULL + "6z", "S": "25m6z1z66z8p369s123z"}
    table = dealt(hands, "4z4z5z5z", tail="7z").play("E 6z", "S pon 66z 0 standing", "S 2z").throw_drawn(3)
    table.play("S kong 6666z")
    assert standing(table, "S", "S") == "2m5m1z"


@pytest.mark.rule("TAIYUAN-18")
def test_three_standing_tiles_stand_in_the_winning_hand():
    table = declared("6p").play("W 6p", "S win")
    assert [won.hand for won in only(table.events, ev.Won)] == ["123m45p222789s11z"]


@pytest.mark.rule("TAIYUAN-20")
def test_a_passed_pung_is_barred_until_the_own_draw():
    hands = {"E": DULL + "6z", "N": "25m14z66z18p369s12z", "S": "25m14z68p369s1236z"}
    table = dealt(hands, "3m").play("E 6z", "N pass", "S 6z")
    assert int(table.record.turn) == 2  # North, who holds a pair of them, is not asked
    table = dealt({**hands, "S": DULL}, "3m4m3m5m6z").play("E 6z", "N pass", "S 3m", "W 4m", "N 3m", "E 5m", "S 6z")
    assert table.may("N", "pon 66z")


@pytest.mark.rule("TAIYUAN-20")
def test_a_kong_is_not_barred_by_a_passed_pung():
    hands = {"E": DULL + "6z", "N": "25m14z666z8p369s12z"}
    assert set(dealt(hands).play("E 6z").open_to("N")) >= {"pon 66z", "kong 666z", "pass"}
    table = dealt(hands)
    table.record.passed_pung_mask[table.seat("N")] = 1 << 32
    table.play("E 6z")
    assert table.open_to("N") == ["pass", "kong 666z"]
    assert reason(table, "N", "pon 66z") == ("passed-pung", "TAIYUAN-20")


@pytest.mark.rule("TAIYUAN-21")
def test_a_win_goes_before_a_pung():
    table = declared("6p", {"N": "25m14z66p18p369s2z7z"}).play("W 6p", "N pon 66p", "S win")
    assert [event.seat for event in only(table.events, ev.Won)] == [1]
    assert not only(table.events, ev.Melded)


@pytest.mark.rule("TAIYUAN-53")
@pytest.mark.parametrize(("last", "offered"), [("2m", False), ("3m", True)])
def test_a_pung_is_offered_only_if_something_can_follow_it(last, offered):
    """All that is left stands, so only a declaration can follow; a wait for a fifth 2m is none."""
    table = dealt({"E": DULL + "5z"})
    record, south = table.record, table.seat("S")
    kinds = [31, 31, 33, 1 if last == "2m" else 2]
    record.hand[south] = 0
    for kind in kinds:
        record.hand[south, kind] += 1
    record.hand_size[south] = 4
    record.standing_four.faces[south] = kinds
    for index, face in enumerate((33, 1, 17)):  # 777z 222m 999p
        record.meld_kind[south, index], record.meld_face[south, index] = 1, face
        record.meld_tiles[south, index, :3] = face
    record.meld_count[south] = 3
    table.play("E 5z")
    assert table.may("S", "pon 55z") == offered
    if offered:
        table.play("S pon 55z")
        assert all(label.endswith("ready") for label in table.open_to("S"))  # he must declare


@pytest.mark.rule("TAIYUAN-54")
def test_the_last_discard_can_be_won_on_and_not_called():
    table = declared("6p", {"N": "66p25m14z18p369s2z7z"}, left=2).play("W 6p")
    assert table.may("S", "win")
    assert reason(table, "N", "pon 66p") == ("claims-end", "TAIYUAN-54")


@pytest.mark.rule("TAIYUAN-55")
def test_no_kong_without_a_replacement():
    table = dealt({"E": DULL + "2z", "S": "258m6z1111p22z369s"}, "6m", left=1).play("E 2z", "S pass")
    assert reason(table, "S", "kong 1111p") == ("kong-wall", "TAIYUAN-55")


# --- ready


@pytest.mark.rule("TAIYUAN-22", "TAIYUAN-51")
def test_only_who_has_declared_wins():
    table = dealt({"E": DULL + "6p", "S": "45p11z123m222789s"}).play("E 6p")
    assert int(table.record.turn) == 1  # South was not even asked
    table = dealt({"E": DULL + "2z", "S": "45p11z123m222789s"}, "6p").play("E 2z")
    assert reason(table, "S", "win") == ("not-declared", "TAIYUAN-22")


@pytest.mark.rule("TAIYUAN-23", "TAIYUAN-51")
def test_ready_takes_exactly_one_standing_tile_and_leaves_a_wait():
    table = dealt({"E": DULL + "2z", "S": WAITING}, "1z").play("E 2z", "S closed ready")
    assert table.open_to("S") == ["9m"]
    assert reason(table, "S", "2s") == ("ready-discard", "TAIYUAN-23")
    table = dealt({"E": DULL + "2z", "S": WAITING}, "5z").play("E 2z")
    assert reason(table, "S", "open ready") == ("not-ready", "TAIYUAN-23")
    hands = {"E": "147m258p369s3457z6z", "S": "2229m123p456777s"}
    table = dealt(hands, "2m").play("E 6z", "S open ready")
    assert table.open_to("S") == ["2m"]  # without the 9m it would wait for a fifth 2m


@pytest.mark.rule("TAIYUAN-24")
def test_who_has_no_standing_tile_left_can_declare_no_more():
    table = dealt({"E": DULL + "5z", "S": "5566z123m789s456p"}, "2z3z6z9m").play("E 5z", "S pon 55z", "S 4p")
    table.play("W 2z drawn", "N 3z drawn", "E 6z drawn", "S pon 66z")
    assert standing(table, "S", "S") == ""
    assert reason(table, "S", "open ready") == ("standing-gone", "TAIYUAN-24")


@pytest.mark.rule("TAIYUAN-25")
def test_the_dealer_may_declare_with_his_first_discard():
    table = dealt({"E": WAITING + "1z"}).play("E closed ready", "E 9m").wait()
    assert table.view("S").seats[0].ready == "plain"


@pytest.mark.rule("TAIYUAN-56", "COMMON-23")
def test_one_may_declare_with_the_discard_after_a_pung():
    table = dealt({"E": DULL + "2z", "S": "45p9m2z2z123m789s11z"}).play("E 2z", "S pon 22z", "S open ready")
    assert table.open_to("S") == ["9m"]
    table.play("S 9m").wait()
    assert table.view("E").seats[1].ready == "plain"


@pytest.mark.rule("TAIYUAN-26", "TAIYUAN-27")
@pytest.mark.parametrize("manner", MANNERS)
def test_the_ready_tile_lies_face_up_or_down_and_on_the_wall_or_not(manner):
    table = declared("3z", manner=manner)
    [own], [seen] = (table.view(reader).seats[1].river for reader in ("S", "W"))
    assert (own.tile, own.racked, own.face_down) == ("9m", "racked" in manner, "closed" in manner)
    assert (seen.tile, seen.racked) == ("#" if "closed" in manner else "9m", "racked" in manner)


@pytest.mark.rule("TAIYUAN-26")
@pytest.mark.parametrize(("show", "word"), [("open_only", "open"), ("closed_only", "closed")])
def test_by_option_the_ready_tile_lies_one_way_only(show, word):
    table = dealt({"E": WAITING + "1z"}, options={"ready_show": show})
    ways = [label for label in table.open_to("E") if label.endswith("ready")]
    assert ways == [f"{word} ready", f"{word} racked ready"]


@pytest.mark.rule("TAIYUAN-26")
def test_nothing_a_view_holds_tells_a_tile_face_down():
    views = []
    for tile in ("9m", "8m"):
        table = dealt({"E": DULL + "2z", "S": f"45p1z{tile}123m222789s", "N": "89m25p14z18p369s36z"}, "1z3z")
        views.append(table.play("E 2z", "S closed ready", f"S {tile}").view("W").plain())
    assert views[0]["seats"] == views[1]["seats"]


@pytest.mark.rule("TAIYUAN-28")
@pytest.mark.parametrize("manner", MANNERS)
def test_only_a_ready_tile_that_lies_open_among_the_discards_is_claimed(manner):
    table = declared("3z", {"N": "99m25p18p369s3677z"}, manner=manner)
    assert table.may("N", "pon 99m") == (manner == "open")
    table = declared("3z", {"N": "999m25p18p36s3677z"}, manner=manner)
    assert table.may("N", "kong 999m") == (manner == "open")


@pytest.mark.rule("TAIYUAN-28")
@pytest.mark.parametrize("manner", MANNERS)
def test_only_a_ready_tile_that_lies_open_among_the_discards_is_won_on(manner):
    """East has declared and waits for 6m and 9m."""
    hands = {"E": "78m1z9p123456s222p1z", "S": "45p6z9m123m777789s"}
    table = dealt(hands, "6z3z").play("E closed ready", "E 9p", f"S {manner} ready", "S 9m")
    assert table.may("E", "win") == (manner == "open")


@pytest.mark.rule("TAIYUAN-29")
def test_after_ready_the_drawn_tile_is_discarded():
    table = declared("3z4z5z6z").throw_drawn(3)
    assert table.open_to("S") == ["6z drawn"]
    assert reason(table, "S", "2s") == ("ready-lock", "TAIYUAN-29")


@pytest.mark.rule("TAIYUAN-30", "TAIYUAN-51")
def test_after_ready_there_is_no_kong_and_no_pung():
    table = declared("1z").play("W 1z drawn")
    assert int(table.record.turn) == 3
    table = declared("3z4z5z2s").throw_drawn(3)
    assert reason(table, "S", "kong 2222s") == ("kong-ready", "TAIYUAN-30")


@pytest.mark.rule("TAIYUAN-31")
def test_who_lets_a_win_pass_wins_no_more_in_this_hand():
    table = declared("6p4z5z3p").play("W 6p", "S pass").throw_drawn(2)
    assert reason(table, "S", "win") == ("passed-win", "TAIYUAN-31")
    assert not table.play("S 3p drawn").over


@pytest.mark.rule("TAIYUAN-31")
def test_a_robbed_kong_let_pass_counts_too():
    table = robbing("5z4z3p").play("S pass").throw_drawn(3)
    assert table.drawn() == "3p"
    assert reason(table, "S", "win") == ("passed-win", "TAIYUAN-31")


@pytest.mark.rule("TAIYUAN-32")
def test_declining_a_self_draw_is_passing_too():
    table = declared("3z4z5z3p5z4z6z6p").throw_drawn(3)
    assert table.may("S", "win")
    table.play("S 3p drawn").throw_drawn(3)
    assert table.drawn() == "6p"
    assert reason(table, "S", "win") == ("passed-win", "TAIYUAN-31")


# --- wins


def robbing(wall=""):
    """West has a pung of 6p, South declares for 3p and 6p, and West adds the fourth."""
    hands = {"E": DULL + "6p", "W": "66p25m18p369s367z2z", "S": WAITING}
    table = dealt(hands, "4z5z1z6p" + wall, tail="7z").play("E 6p", "W pon 66p", "W 1p", "N 4z drawn", "E 5z drawn")
    return table.play("S closed ready", "S 9m", "W kong 6666p")


@pytest.mark.rule("TAIYUAN-34")
def test_an_added_kong_is_robbed_and_counts_as_a_discard():
    table = robbing().play("S win")
    assert [(won.by, won.source) for won in only(table.events, ev.Won)] == [("rob", 2)]
    assert table.scores() == [-2, 5, -2, -1]  # the maker, who had not declared, pays one more


def two_waiting(several):
    """East and West have declared and wait for 6p, which South throws."""
    hands = {"E": WAITING + "1z", "W": "45p7z8m345m666s789s", "S": DULL}
    table = dealt(hands, "5z7z4z5z6p", options={"several_winners": several}).play("E closed ready", "E 9m")
    return table.play("S 5z drawn", "W closed ready", "W 8m", "N 4z drawn", "E 5z drawn", "S 6p drawn")


@pytest.mark.rule("TAIYUAN-35")
def test_only_the_first_counter_clockwise_from_the_discarder_wins():
    table = two_waiting(False).play("W win", "E win")
    assert [event.seat for event in only(table.events, ev.Won)] == [2]


@pytest.mark.rule("TAIYUAN-35", "COMMON-2")
def test_by_option_all_win_and_the_others_pay_each():
    table = two_waiting(True).play("W win", "E win")
    assert sorted(event.seat for event in only(table.events, ev.Won)) == [0, 2]
    # To the dealer the two losers pay 2 and 3, to West 1 and 2; South had not declared, and winners pay nothing.
    assert table.scores() == [5, -5, 3, -3]


@pytest.mark.rule("TAIYUAN-36", "TAIYUAN-39")
def test_all_three_losers_pay():
    assert declared("6p").play("W 6p", "S win").scores() == [-2, 5, -2, -1]


@pytest.mark.rule("TAIYUAN-37")
def test_a_win_ends_the_hand_and_shows_the_ready_tile_and_what_stands():
    table = declared("6p").play("W 6p", "S win")
    assert table.over
    for reader in "EWN":
        assert table.view(reader).seats[1].river[0].tile == "9m"
        assert standing(table, "S", reader) == "4p5p1z"


# --- drawn hands, dealer and match


@pytest.mark.rule("TAIYUAN-46")
def test_a_drawn_hand_pays_nothing_not_even_kongs():
    table = dealt({"E": "1111m258p369s345z7z"}, tail="6z", left=4).play("E kong 1111m").throw_drawn(9)
    assert table.over
    assert table.scores() == [0] * 4
    assert [event.reason for event in only(table.events, ev.Drawn)] == ["exhausted"]


@pytest.mark.rule("TAIYUAN-47", "TAIYUAN-48")
@pytest.mark.parametrize(("winner", "dealer"), [("E", 0), ("S", 1), ("W", 1), ("N", 1)])
def test_a_dealer_who_wins_stays_and_a_side_passes_the_deal_on(winner, dealer):
    assert int(dealt().close(WON, winner).next_hand().record.dealer) == dealer


@pytest.mark.rule("TAIYUAN-49")
@pytest.mark.parametrize(("kongs", "dealer"), [(0, 0), (1, 1)])
def test_a_drawn_hand_moves_the_deal_if_there_was_a_kong(kongs, dealer):
    table = dealt()
    table.record.kongs_made = kongs
    assert int(table.close(EXHAUSTED).next_hand().record.dealer) == dealer


@pytest.mark.rule("TAIYUAN-50")
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_a_match_is_so_many_circles_and_points_rank(circles):
    table, hands = dealt(options={"circles": circles}), 0
    while table.record.phase != MATCH_OVER:
        table.close(WON, "S")
        hands += 1
        if table.record.phase != MATCH_OVER:
            table.next_hand()
    assert hands == 4 * circles
    table.record.scores[:] = (3, -1, 5, -7)
    assert [one.score for one in sorted(table.ranking(), key=lambda one: one.place)] == [5, 3, -1, -7]


@pytest.mark.by_day
@pytest.mark.rule("TAIYUAN-6")
@pytest.mark.parametrize("anew", [False, True])
def test_after_each_circle_the_winds_may_be_drawn_anew_and_everybody_keeps_his_points(anew):
    seatings = set()
    for seed in range(40):
        table = dealt(options={"winds_each_circle": anew, "circles": 2})
        table.record.random[:] = seed_words(seed)
        for number in range(4):
            table.record.scores[:] = [30, -10, -20, 0]
            before = table.record.person.tolist()
            owner = dict(zip(before, table.record.scores.tolist()))
            table.close(WON, "S", "W").next_hand()
            assert bool(only(table.events, ev.Moved)) == (anew and number == 3)
            assert dict(zip(table.record.person.tolist(), table.record.scores.tolist())) == owner
            assert (anew and number == 3) or table.record.person.tolist() == before
        assert (int(table.record.round_wind), int(table.record.dealer)) == (1, int(table.record.first_dealer))
        seatings.add(tuple(table.record.person.tolist()))
    assert (len(seatings) > 10) == anew


@pytest.mark.rule("TAIYUAN-6", "TAIYUAN-50")
def test_a_match_with_winds_drawn_anew_ends_after_its_circles():
    table = dealt(options={"winds_each_circle": True, "circles": 1})
    for _ in range(4):
        assert table.record.phase != MATCH_OVER
        table.close(WON, "S", "W")
        if table.record.phase != MATCH_OVER:
            table.next_hand()
    assert table.record.phase == MATCH_OVER
