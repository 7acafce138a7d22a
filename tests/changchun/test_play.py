"""Changchun: set-up, claims, eggs laid, fed, flown and robbed, declaring ready, the treasure, dealer and match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, MATCH_OVER, WON
from fangcheng.core.table.wall import take_tail
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.game.seen import seen_record
from fangcheng.game.seen_events import hiding_of, seen_by
from flow.table_of import only, table_of, tables_of
from hangzhou.test_play import has_thrown, lay
from harbin.test_play import declared, next_treasure
from jilin.test_play import melds, rows, treasure_past_the_last_stack

HANDS = {
    "E": "1469m257p3468s44z4m",
    "S": "123m46p678s88p222z",  # waits for 5p
    "W": "14789m147p259s69m",
    "N": "2589m1369p3579s6z",
}
EGGS = {**HANDS, "E": "12356z28m2457p367s"}
at_table = tables_of("changchun", HANDS)


def eggs_open(table, letter):
    """The eggs that a seat may lay or feed."""
    return [label for label in table.open_to(letter) if label.startswith("egg")]


# --- equipment, set-up, claims


@pytest.mark.rule("CHANGCHUN-1", "CHANGCHUN-2", "CHANGCHUN-4")
def test_all_suits_and_honours_in_four_walls_of_seventeen_stacks_and_scores_from_nothing():
    table = table_of("changchun")
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("CHANGCHUN-3", "CHANGCHUN-5", "CHANGCHUN-6", "CHANGCHUN-8")
def test_the_dealer_is_drawn_by_chance_and_two_dice_break_the_wall_before_he_discards_first():
    matches = [Match("changchun", seed=seed, mode="interpreted") for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    for match in matches:
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        assert (broken.purpose, len(broken.dice)) == ("break", 2)
        assert wall.seat == (match.view().dealer + sum(broken.dice) - 1) % 4
        assert wall.stacks == sum(broken.dice)
        assert match.view().turn == match.view().dealer


@pytest.mark.rule("CHANGCHUN-8")
def test_turns_go_counter_clockwise():
    table = at_table("9s3p1z").play("E 4m", "S 9s drawn", "W 3p drawn", "N 1z drawn").wait()
    assert int(table.record.turn) == table.seat("E")


@pytest.mark.rule("COMMON-24")
def test_ten_tiles_are_dealt_by_option_eleven_to_the_dealer():
    view = Match("changchun", seed=1, options={"hand_size": 10}, mode="interpreted").view()
    assert sorted(seat.hand_count for seat in view.seats) == [10, 10, 10, 11]


@pytest.mark.rule("CHANGCHUN-7", "CHANGCHUN-44", "CHANGCHUN-45")
def test_fourteen_tiles_stay_behind_a_drawn_hand_costs_nothing_and_the_dealer_stays():
    table = at_table(left=6)
    assert int((table.record.place == IN_WALL).sum()) == 6 + 14
    table.throw_drawn(20)
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0] * 4)
    assert int(table.record.coming.dealer) == int(table.record.dealer)


@pytest.mark.rule("CHANGCHUN-9", "CHANGCHUN-10")
def test_chow_by_the_next_player_pung_by_all_the_pung_first_and_a_win_before_it():
    hands = {**HANDS, "E": "1469m257p3468s44z5m", "S": "46m123p789s2267p5s", "W": "55m147p159s47p99m1s"}
    table = at_table(hands=hands).play("E 5m")
    assert (table.may("S", "chi 46m"), table.may("W", "pon 55m"), table.may("N", "chi 46m")) == (True, True, False)
    table.play("S chi 46m", "W pon 55m")
    assert int(table.record.turn) == table.seat("W")
    table = at_table(hands={**hands, "N": "46m888p678s33p333z"})  # waits for 5m
    table.record.ready[table.seat("N")] = 1
    table.play("E 5m", "S chi 46m", "W pon 55m", "N win")
    assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("N")]


@pytest.mark.rule("CHANGCHUN-9", "COMMON-5")
def test_after_a_call_no_kong_is_made_of_four_tiles_in_hand():
    hands = {**HANDS, "E": "1469m257p3468s44z4p", "S": "3333m44p678s88p22z"}
    table = at_table(hands=hands).play("E 4p", "S pon 44p")
    assert (table.may("S", "kong 3333m"), table.may("S", "3m")) == (False, True)


@pytest.mark.rule("CHANGCHUN-35")
def test_the_call_that_leaves_one_tile_may_be_made():
    laid = ["chi 123m from E", "pon 444p from W", "pon 999p from N"]
    hands = {
        "E": "1469m28p348s44z7s2z3p",
        "S": "123m444999p77s5z8m",
        "W": "158m147p259s36m3z1z",
        "N": "789m123p55z222z68s",
    }
    assert lay(at_table(hands=hands), "S", *laid).play("E 7s").may("S", "pon 77s")


@pytest.mark.rule("CHANGCHUN-11")
def test_a_claimed_kind_may_be_discarded_at_once():
    hands = {**HANDS, "E": "1469m257p3468s44z5m", "S": "456m123p789s267p5s"}
    assert at_table(hands=hands).play("E 5m", "S chi 46m").wait().may("S", "5m")
    hands |= {"S": "123m46p678s88p222z", "W": "555m147p159s47p9m1s", "N": "2289m1369p3579s6z"}
    assert at_table(hands=hands).play("E 5m", "W pon 55m").wait().may("W", "5m")


@pytest.mark.rule("CHANGCHUN-49", "CHANGCHUN-50")
def test_the_discard_after_the_last_tile_is_only_won_on_and_a_kong_needs_a_replacement():
    hands = {**HANDS, "W": "777m147p259s4799p"}
    table = at_table(wall="7m", hands=hands, left=2).play("E 9m", "S 7m drawn")
    assert (table.may("W", "pon 77m"), table.may("W", "kong 777m")) == (True, True)
    table = at_table(wall="7m", hands=hands, left=1)
    table.play("E 9m", "S 7m drawn").wait()
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    table = at_table(wall="5p", hands={**HANDS, "W": HANDS["S"], "S": "14789m147p259s69m"}, left=1)
    table.record.ready[table.seat("W")] = 1
    assert table.play("E 9m", "S 5p drawn").may("W", "win")
    hands = {**HANDS, "S": "777m147p259s4799p", "W": "1489m147p2569s69m"}
    table = at_table(wall="7m", hands=hands, left=1).play("E 9m").wait()
    assert table.refusal("S", "kong 7777m") == "CHANGCHUN-50"


@pytest.mark.rule("CHANGCHUN-36")
def test_of_two_who_win_on_a_discard_the_nearer_one_does():
    table = at_table(hands={**HANDS, "E": "1469m257p3468s44z5p", "W": "123m46p678s88p333z"})
    for letter in "SW":
        table.record.ready[table.seat(letter)] = 1
    table.play("E 5p", "S win", "W win")
    assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("S")]
    assert table.over


@pytest.mark.rule("CHANGCHUN-48")
def test_who_lets_a_winning_discard_pass_wins_on_none_until_his_next_draw():
    hands = {**HANDS, "E": "1469m257p3468s44z5p", "S": "1478m147p2259s96m", "W": "123m46p678s88p333z"}
    table = at_table("5p9m1m5p", hands)
    table.record.ready[table.seat("W")] = 1
    table.play("E 5p", "W pass", "S 5p drawn")
    assert not table.may("W", "win")
    table.wait().play("W 9m drawn", "N 1m drawn", "E 5p drawn")
    assert table.may("W", "win")


# --- eggs


@pytest.mark.rule("CHANGCHUN-13", "CHANGCHUN-14", "CHANGCHUN-16", "CHANGCHUN-17", "CHANGCHUN-41", "CHANGCHUN-42")
def test_eggs_are_laid_face_up_in_the_own_first_turn_and_paid_at_once_without_a_replacement():
    table = at_table(hands={**HANDS, "E": "123567z28m2457p36s"})
    assert eggs_open(table, "E") == ["egg winds", "egg dragons"]
    before = int(table.record.drawable)
    table.play("E egg dragons", "E egg winds")
    assert (table.scores(), table.record.hand_size[table.seat("E")]) == ([6, -2, -2, -2], 8)
    assert melds(table, "E") == [("5z6z7z", "egg"), ("1z2z3z", "egg")]
    assert int(table.record.drawable) == before
    assert table.play("E 2m").wait().scores() == [6, -2, -2, -2]


@pytest.mark.rule("CHANGCHUN-13")
def test_three_winds_are_laid_and_by_option_all_four_with_a_replacement():
    hands = {**HANDS, "E": "1234z28m2457p367s7z"}
    table = at_table(hands=hands).play("E egg winds", "E give 1z", "E give 3z", "E give 4z")
    assert melds(table, "E") == [("1z3z4z", "egg")]
    table = at_table(hands=hands, options={"wind_egg": "four"}, tail="6p").play("E egg winds")
    assert (melds(table, "E"), table.drawn()) == ([("1z2z3z4z", "egg")], "6p")
    assert table.record.hand_size[table.seat("E")] == 11
    three = {**HANDS, "E": "123z28m2457p367s57z"}
    assert eggs_open(at_table(hands=three, options={"wind_egg": "four"}), "E") == []


@pytest.mark.rule("CHANGCHUN-15")
def test_ones_and_nines_are_eggs_too_unless_the_table_plays_without():
    hands = {**HANDS, "E": "19m19p19s247p36s444z"}
    assert eggs_open(at_table(hands=hands), "E") == ["egg ones", "egg nines"]
    assert eggs_open(at_table(hands=hands, options={"yao_jiu_eggs": False}), "E") == []
    table = at_table(hands=hands).play("E egg nines")
    assert table.open_to("E") == ["give 9m", "give 9p", "give 1s", "give 9s"]  # the 1s might fly
    table.play("E give 9m", "E give 9p", "E give 9s")
    assert melds(table, "E") == [("9m9p9s", "egg")]


@pytest.mark.rule("CHANGCHUN-18")
def test_a_1s_flies_in_for_a_missing_tile_and_those_represented_differ():
    hands = {**HANDS, "E": "1s56z28m2457p367s46z"}  # two of 6z, which do not make an egg of them
    assert eggs_open(at_table(hands=hands, options={"flying_egg": False}), "E") == []
    table = at_table(hands=hands).play("E egg dragons")
    assert melds(table, "E") == [("5z6z1s", "egg")]
    assert eggs_open(at_table(hands={**HANDS, "E": "1s66z28m2457p367s44z"}), "E") == []


@pytest.mark.rule("CHANGCHUN-18")
def test_only_tiles_that_are_a_choice_are_named():
    hands = {**HANDS, "E": "5z111s28m2457p36s44z"}
    table = at_table(hands=hands).play("E egg dragons")
    assert table.open_to("E") == ["give 1s", "give 5z"]
    assert melds(table.play("E give 5z"), "E") == [("5z1s1s", "egg")]


@pytest.mark.rule("CHANGCHUN-16", "CHANGCHUN-47", "CHANGCHUN-52")
def test_no_egg_after_the_first_discard_none_after_an_own_call_and_one_of_each_family():
    hands = {**HANDS, "E": "1469m257p3468s44z5m", "S": "46m123567z28p357s", "W": "123567z147p259s4m"}
    table = at_table("8s8s1s8s2s", hands).play("E 5m", "S chi 46m")
    assert table.refusal("S", "egg winds") == "CHANGCHUN-16"
    table.play("S 8p").wait().play("W egg winds")
    assert eggs_open(table, "W") == ["egg dragons"]
    table.play("W 1p").throw_drawn(3)
    assert table.refusal("W", "egg dragons") == "CHANGCHUN-16"
    twice = at_table(hands={**HANDS, "E": "112233z28m2457p36s", "S": "123m46p678s88p555z"}).play("E egg winds")
    assert (melds(twice, "E"), eggs_open(twice, "E")) == ([("1z2z3z", "egg")], [])


@pytest.mark.rule("CHANGCHUN-19", "CHANGCHUN-41")
def test_on_a_later_turn_a_tile_of_the_family_or_a_1s_is_added_and_replaced():
    hands = {**HANDS, "E": "123z28m2457p367s57z"}
    table = at_table("9s4s4s3z8p8p5s1s", hands, tail="5p1m").play("E egg winds")
    assert not table.may("E", "egg winds")  # not in the same turn
    table.play("E 2m").throw_drawn(3)
    table.play("E egg winds").wait()
    assert (melds(table, "E"), table.drawn()) == ([("1z2z3z3z", "egg")], "5p")
    assert table.scores() == [6, -2, -2, -2]
    table.throw_drawn(4)
    assert table.drawn() == "1s"
    table.play("E egg winds").wait()
    assert melds(table, "E") == [("1z2z3z3z1s", "egg")]


@pytest.mark.rule("CHANGCHUN-12", "CHANGCHUN-42", "CHANGCHUN-39")
@pytest.mark.parametrize("robbed", [True, False])
def test_a_tile_added_to_an_egg_can_be_robbed_and_is_not_paid_then(robbed):
    hands = {**HANDS, "E": "567z8m24579p367s44z", "S": "123m456p678s5z333m"}
    table = at_table("9p8p8p5z", hands).play("E egg dragons", "E 8m").throw_drawn(3)
    table.record.ready[table.seat("S")] = 1
    table.play("E egg dragons", "S win" if robbed else "S pass")
    if robbed:
        # one fan each for the standing hand and the wait, 4 points; East deals, made it and is not ready: 16 + 4 + 4
        assert rows(table) == {"concealed_hand": 1, "narrow_wait": 1}
        assert table.scores() == [3 - 24, 24 - 1, -1, -1]
        assert melds(table, "E") == [("5z6z7z", "egg")]
    else:
        assert table.scores() == [6, -2, -2, -2]


@pytest.mark.rule("CHANGCHUN-24")
def test_after_declaring_nothing_is_added_and_no_kong_is_made():
    hands = {**HANDS, "E": "567z123m46p678s88p4z", "S": "1469m257p3468s44z", "N": "2589m1369p3579s1z"}
    table = at_table("9p9p9p5z", hands).play("E egg dragons", "E ready", "E 4z").wait()
    table.throw_drawn(3)
    assert table.open_to("E") == ["5z drawn"]


KONGS = {**HANDS, "S": "123m46p88s222z777s", "W": "14789m147p259s66m", "N": "2589m1369p359s16z"}


@pytest.mark.rule("CHANGCHUN-24")
def test_after_declaring_neither_a_discard_is_claimed_nor_four_tiles_are_laid_down():
    """South's 777s and 222z would make kongs, and leave the wait for 5p as it is."""
    table = next_treasure(at_table("9p7s4m3m2z", KONGS).play("E 4m"), "1z")
    declared(table, tile="9p").play("W 7s drawn").wait()
    assert int(table.record.turn) == table.seat("N")
    table.play("N 4m drawn", "E 3m drawn").wait()
    assert (table.drawn(), table.open_to("S")) == ("2z", ["2z drawn"])


# --- kongs


@pytest.mark.rule("CHANGCHUN-40")
@pytest.mark.parametrize(
    ("tile", "price"), [("5p", 1), ("1p", 2), ("1s", 2), ("5z", 2), ("6z", 2), ("7z", 2), ("4z", 1)]
)
def test_kongs_are_paid_by_each_at_once_twice_for_1p_1s_and_dragons(tile, price):
    number, suit = tile
    table = at_table(hands={"E": f"{number * 4}{suit}12233z369s36m"}).play("E kong")
    assert table.scores() == [6 * price, *[-2 * price] * 3]
    hands = {"E": f"{tile}1233z3669s3669m9p", "W": f"{number * 3}{suit}" + "1122z2457s4m3p"}
    table = at_table(hands=hands).play(f"E {tile}", "W kong").wait()
    assert table.scores() == [-price, -price, 3 * price, -price]
    hands = {"E": "1188m2479p2469s33z", "S": f"{number * 3}{suit}24693579m36s"}
    table = lay(at_table(tile, hands), "S", f"pon {number * 3}{suit} from W")
    assert table.play("E 8m", "S kong").scores() == [-price, 3 * price, -price, -price]


@pytest.mark.rule("CHANGCHUN-9", "CHANGCHUN-7", "CHANGCHUN-51")
@pytest.mark.parametrize(
    ("hand", "melds", "steps"),
    [
        ("777m469p678s88p22z", (), ("E 7m", "S kong 777m")),
        ("7777m469p678s88p2z", (), ("E 1m", "S kong 7777m")),
        ("7777m469p678s88p2z", ("pon 777m from W",), ("E 1m", "S kong 7777m")),
    ],
    ids=["open", "concealed", "added"],
)
def test_every_kong_is_replaced_from_the_tail_and_fourteen_tiles_stay_behind(hand, melds, steps):
    hands = {"E": "1469m257p3468s44z" + steps[0][2:], "S": hand, "W": "1489m147p2259s69m", "N": HANDS["N"]}
    table = lay(at_table("1s", hands, tail="9p", left=6), "S", *melds).play(*steps).wait()
    assert table.drawn() == "9p"
    table.throw_drawn(20)
    assert (int(table.record.ending), int((table.record.place == IN_WALL).sum())) == (EXHAUSTED, 14)


@pytest.mark.rule("CHANGCHUN-12", "CHANGCHUN-39", "CHANGCHUN-42")
def test_an_added_kong_is_robbed_as_a_discard_of_its_maker():
    hands = {"E": "1469m237p3468s44z9m", "S": HANDS["S"], "W": "14789m14p259s555p", "N": "2589m1369p3579s6z"}
    table = lay(at_table("9s5p", hands), "W", "pon 555p from N").play("E 9m")
    table.record.ready[table.seat("S")] = 1
    table.play("S 9s drawn", "W kong 5555p", "S win")
    # standing and a closed wait, 4 points; the maker, who is not ready, 8 for himself, 8 for the dealer, 4 for North
    assert table.scores() == [0, 20, -20, 0]
    assert melds(table, "W") == [("5p5p5p", "pon")]


# --- ready and treasure


@pytest.mark.rule("CHANGCHUN-22", "CHANGCHUN-23")
@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("123m46p678s88p222z", True),
        ("234m46p678s88p222s", False),  # neither a terminal nor an honour
        ("234m78p678s88p222s", False),  # 9p would bring one, but it must be there already
        ("123m46p678p88p222z", False),  # two suits
    ],
)
def test_three_suits_and_a_terminal_or_honour_must_be_there_when_declaring(hand, may):
    table = at_table("2p", {**HANDS, "S": hand}).play("E 4m").wait()
    assert table.may("S", "ready") == may
    assert not table.may("S", "win")


@pytest.mark.rule("CHANGCHUN-22", "COMMON-23")
def test_ready_is_declared_with_the_discard_after_a_call_too():
    hands = {**HANDS, "E": "1469m257p3468s44z3m", "S": "12m46p678s88p2221z"}
    table = next_treasure(at_table("3p", hands), "1z").play("E 3m", "S chi 12m")
    assert table.may("S", "ready")
    table.play("S ready")
    assert table.discards("S") == "1z"
    assert int(table.play("S 1z").wait().record.ready[table.seat("S")])


@pytest.mark.rule("CHANGCHUN-25")
@pytest.mark.parametrize("wins", [True, False])
def test_where_the_first_declaring_discard_is_won_on_no_treasure_is_thrown_for(wins):
    table = next_treasure(at_table("9s", {**HANDS, "W": "123p456m78s555z99m"}).play("E 4m"), "1z")
    table.record.ready[table.seat("W")] = 1
    declared(table, tile="9s").play("W win" if wins else "W pass")
    assert (len(only(table.events, ev.Won)), len(only(table.events, ev.TreasureAside))) == (wins, not wins)


@pytest.mark.rule("CHANGCHUN-25", "CHANGCHUN-26", "CHANGCHUN-51")
def test_the_first_to_declare_throws_and_only_the_ready_see_the_treasure():
    table = next_treasure(at_table("9s").play("E 4m"), "1p")
    declared(table, tile="9s").wait()
    thrown = [event for event in only(table.events, ev.DiceThrown) if event.purpose == "treasure"]
    assert only(table.events, ev.TreasureAside)[0].position == int(table.record.wall_size) - 2 * thrown[0].dice[0]
    assert {letter: table.view(letter).treasure for letter in "ESWN"} == {"E": "#", "S": "1p", "W": "#", "N": "#"}
    for letter in "EWN":
        told = only(list(seen_by(table.events, table.seat(letter), hiding_of(table.rules))), ev.TreasureSeen)
        assert [(event.seat, event.tile) for event in told] == [(table.seat("S"), None)]
    seen = {letter: seen_record(table.engine, table.record, table.seat(letter)).tobytes() for letter in "ESWN"}
    aside, last = int(table.record.treasure.position), int(table.record.wall_size) - 1
    kinds = table.record.wall[[aside, last]].tolist()
    table.record.wall[[aside, last]] = kinds[::-1]
    after = {letter: seen_record(table.engine, table.record, table.seat(letter)).tobytes() for letter in "ESWN"}
    assert [letter for letter in "ESWN" if seen[letter] != after[letter]] == ["S"]
    taken = [int(table.engine.run(take_tail, table.record, table.rules)) for _ in range(12)]
    assert aside not in taken


@pytest.mark.rule("CHANGCHUN-25")
def test_a_single_tile_at_the_tail_is_no_stack_when_the_treasure_is_counted():
    hands = {**HANDS, "E": "1111z257p3468s44z4m"}
    table = next_treasure(at_table("9s", hands, tail="6z").play("E kong 1111z", "E 4m"), "1p")
    declared(table, tile="9s").wait()
    (thrown,) = [event for event in only(table.events, ev.DiceThrown) if event.purpose == "treasure"]
    assert only(table.events, ev.TreasureAside)[0].position == int(table.record.wall_size) - 2 - 2 * thrown.dice[0]


@pytest.mark.rule("CHANGCHUN-25")
@pytest.mark.parametrize("die", range(1, 7))
def test_past_the_last_full_stack_the_count_of_the_treasure_begins_again(die):
    """Of the seven stacks that stay three have given their upper tile, two to treasures before; four are full."""
    dice, place, full = treasure_past_the_last_stack(at_table("9s", left=1).play("E 4m"), die)
    assert dice == [(die,)]
    assert place == [*full, *full][die - 1]


@pytest.mark.rule("CHANGCHUN-27", "CHANGCHUN-F-treasure_match", "CHANGCHUN-37")
def test_who_waits_for_the_treasure_wins_at_first_sight_before_any_claim():
    table = next_treasure(at_table("9s", {**HANDS, "W": "14789m147p2599s6s"}).play("E 4m"), "5p")
    declared(table, tile="9s").play("W pon 99s")
    assert rows(table) == {"concealed_hand": 1, "narrow_wait": 1, "treasure_match": 2}
    assert table.scores() == [-64, 128, -32, -32]


@pytest.mark.rule("CHANGCHUN-27")
def test_a_later_declarer_looks_at_the_same_treasure_and_wins_at_once_if_he_waits_for_it():
    hands = {**HANDS, "W": "23p456m678s555z99m"}
    table = next_treasure(at_table("9s6z", hands).play("E 4m"), "1p")
    declared(table, tile="9s").wait()
    assert not table.over
    declared(table, "W", "6z").wait()
    assert rows(table) == {"concealed_hand": 1, "treasure_match": 2}
    assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("W")]


@pytest.mark.rule("CHANGCHUN-28", "CHANGCHUN-F-treasure_draw")
def test_the_treasures_kind_drawn_wins_by_itself_with_the_best_wait():
    table = next_treasure(at_table("9s3p4m3m2p").play("E 4m"), "2p")
    declared(table, tile="9s").play("W 3p drawn", "N 4m drawn", "E 3m drawn").wait()
    assert rows(table) == {"concealed_hand": 1, "narrow_wait": 1, "treasure_draw": 1}
    assert table.scores() == [-32, 64, -16, -16]


@pytest.mark.rule("CHANGCHUN-29", "CHANGCHUN-51")
def test_once_the_three_others_lie_open_another_treasure_is_thrown_for_and_all_ready_look():
    table = next_treasure(has_thrown(at_table("9s1p").play("E 4m"), "E", "1p1p"), "1p")
    declared(table, tile="9s").wait()
    first = int(table.record.treasure.position)
    next_treasure(table, "6s").play("W 1p drawn").wait()
    assert int(table.record.treasure.position) != first
    assert (table.view("S").treasure, table.view("W").treasure) == ("6s", "#")
    assert int((table.record.place == IN_WALL).sum()) == int(table.record.drawable) + 12


def test_by_option_there_is_no_treasure():
    table = at_table("9s", options={"treasure": False}).play("E 4m")
    declared(table, tile="9s").wait()
    assert only(table.events, ev.TreasureAside) == []
    assert table.view().treasure is None


# --- dealer and match


@pytest.mark.rule("CHANGCHUN-45", "CHANGCHUN-46")
@pytest.mark.parametrize("circles", [1, 2])
def test_the_dealer_stays_on_his_win_and_a_match_is_so_many_circles(circles):
    table = table_of("changchun", options={"circles": circles}, before_deal={"hands_played": 0})
    assert int(table.close(WON, "E", "S").record.coming.dealer) == 0
    for hand in range(1, 4 * circles + 1):
        table.next_hand().close(WON, "S", "E")
        assert (table.record.phase == MATCH_OVER) == (hand == 4 * circles)
    table.record.scores[:] = (3, -1, 5, -7)
    assert [one.seat for one in table.ranking()] == [2, 0, 1, 3]
