"""Jilin: set-up, claims, eggs laid, fed and robbed, declaring ready, the treasure, pots, dealer and match."""

from collections import Counter

import pytest

from fangcheng.core.dialect.random import throw_die
from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, KEPT, MATCH_OVER, WON
from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.core.table.wall import take_tail
from fangcheng.game import event_types as ev
from fangcheng.game.engine import copy_of
from fangcheng.game.match import Match
from fangcheng.game.seen import seen_record
from fangcheng.game.seen_events import hiding_of, seen_by
from flow.table_of import only, table_of, tables_of
from hangzhou.test_play import has_thrown
from harbin.test_play import declared, next_treasure

HANDS = {
    "E": "1469m257p3468s44z4m",
    "S": "123m46p678s88p222z",  # waits for 5p
    "W": "14789m147p159s69m",
    "N": "2589m1369p3579s6z",
}
EGGS = {**HANDS, "E": "123567z19m28p357s9p"}
MORE = {**HANDS, "E": "1234z19m28p3579s2s8m"}
at_table = tables_of("jilin", HANDS)


def rows(table):
    """The rows of the win that ended the hand, by the names of the book."""
    winner = only(table.events, ev.Won)[0].seat
    result, price = table.engine.desk.work.results[winner], table.rules.price
    return {PATTERN_NAMES[number]: int(price[number]) for number in range(len(price)) if result.counts[number] > 0}


def melds(table, letter):
    """The melds of a seat as everybody sees them."""
    return [("".join(meld.tiles), meld.kind) for meld in table.view().seats[table.seat(letter)].melds]


# --- equipment, set-up, claims


@pytest.mark.rule("JILIN-1", "JILIN-2", "JILIN-4")
def test_all_suits_and_honours_in_four_walls_of_seventeen_stacks_and_scores_from_nothing():
    table = table_of("jilin")
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("JILIN-3", "JILIN-5", "JILIN-6", "JILIN-8")
def test_who_opened_the_table_deals_and_two_dice_break_the_wall_before_he_discards_first():
    for seed in range(8):
        match = Match("jilin", seed=seed, mode="interpreted")
        view = match.view()
        assert (view.dealer, view.turn, view.seats[0].person) == (0, 0, 0)
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        assert (broken.purpose, len(broken.dice)) == ("break", 2)
        assert (wall.seat, wall.stacks) == ((sum(broken.dice) - 1) % 4, sum(broken.dice))
        assert [seat.hand_count for seat in view.seats] == [14, 13, 13, 13]


@pytest.mark.rule("JILIN-8")
def test_turns_go_counter_clockwise():
    table, turns = at_table("9s9s1z9p").play("E 9m").wait(), []
    for _ in range(4):
        turns.append(table.letters([int(table.record.turn)]))
        table.throw_drawn(1)
    assert turns == ["S", "W", "N", "E"]


@pytest.mark.rule("JILIN-7", "JILIN-38", "JILIN-39")
def test_fourteen_tiles_stay_behind_a_drawn_hand_costs_nothing_and_the_dealer_stays():
    table = at_table(left=6)
    assert int((table.record.place == IN_WALL).sum()) == 6 + 14
    table.throw_drawn(20)
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0] * 4)
    assert int(table.record.coming.dealer) == int(table.record.dealer)


@pytest.mark.rule("JILIN-9", "JILIN-10", "JILIN-43")
def test_chow_by_the_next_player_pung_by_all_the_pung_first_and_any_discard_after_it():
    hands = {**HANDS, "E": "1469m257p3468s44z5m", "S": "46m123p789s2267p5s", "W": "555m147p159s47p9m1s"}
    hands["N"] = "4689m1369p3579s6z"
    table = at_table(hands=hands).play("E 5m")
    assert (table.may("S", "chi 46m"), table.may("W", "pon 55m"), table.may("N", "chi 46m")) == (True, True, False)
    table.play("S chi 46m", "W pon 55m")
    assert int(table.record.turn) == table.seat("W")
    assert table.may("W", "5m")  # the third of its own kind


@pytest.mark.rule("JILIN-9")
def test_open_kongs_of_anybodys_discard_others_after_an_own_draw_and_replacements_from_the_tail():
    hands = {**HANDS, "E": "1469m257p3468s44z5m", "S": "123m46p678s88p222z", "W": "555m1111p159s469m"}
    hands["N"] = "2389m369p33579s6z"
    table = at_table("8s7s3z7p", hands, tail="6z7z").play("E 5m")
    assert table.may("W", "kong 555m")
    table.play("W pon 55m")
    assert (table.may("W", "kong 1111p"), table.may("W", "kong 5555m")) == (False, False)
    table.play("W 9s").wait().throw_drawn(3)
    table.play("W kong 5555m").wait()
    assert table.drawn() == "6z"
    table.play("W kong 1111p").wait()
    assert table.drawn() == "7z"


@pytest.mark.rule("JILIN-45")
def test_the_last_discard_is_won_on_by_who_is_ready_and_no_pung_takes_it():
    hands = {**HANDS, "E": "1469m257p3468s44z5p", "W": "14789m147p159s55p"}
    table = at_table(hands=hands, left=0)
    table.record.ready[table.seat("S")] = 1
    table.play("E 5p")
    assert (table.may("S", "win"), table.may("W", "pon 55p")) == (True, False)


@pytest.mark.rule("JILIN-46")
@pytest.mark.parametrize("left", [1, 2])
def test_a_kong_needs_a_tile_to_replace_it(left):
    hands = {"E": HANDS["E"].replace("3468s", "3668s"), "S": "4444s257p36m567z1s"}
    table = at_table("9p", hands, left=left).play("E 9m").wait()
    assert table.drawn() == "9p"
    assert table.may("S", "kong 4444s") == (left > 1)


@pytest.mark.rule("JILIN-45", "JILIN-46")
def test_the_discard_after_the_last_tile_is_only_won_on_and_kongs_and_eggs_need_a_replacement():
    hands = {**HANDS, "W": "777m147p159s4799p"}
    table = at_table(wall="7m", hands=hands, left=1)
    table.play("E 9m", "S 7m drawn").wait()
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    for left, fourth in ((1, True), (0, False)):
        named = at_table(hands=MORE, left=left).play("E egg winds", "E give 4z", "E give 1z", "E give 3z")
        assert named.may("E", "give 2z") is fourth
    for left in (5, 4):
        fed = at_table("9s4s4s3z", EGGS, left=left).play("E egg winds", "E 1m").throw_drawn(3)
        assert (fed.drawn(), fed.may("E", "egg winds")) == ("3z", left > 4)


@pytest.mark.rule("JILIN-30")
def test_of_two_who_win_on_a_discard_the_nearer_one_does():
    hands = {**HANDS, "E": "1469m257p3468s44z5p", "W": "123m46p678s88p333z"}
    table = at_table(hands=hands)
    for letter in "SW":
        table.record.ready[table.seat(letter)] = 1
    table.play("E 5p", "S win", "W win")
    assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("S")]


@pytest.mark.rule("JILIN-10")
def test_a_win_goes_before_the_pung_and_the_kong_of_another():
    hands = {**HANDS, "E": "1469m257p13468s44z", "N": "2589m136p579s555p"}
    for claim in ("pon 55p", "kong 555p"):
        table = at_table(hands=hands)
        table.record.ready[table.seat("S")] = 1
        table.play("E 5p", f"N {claim}", "S win")
        assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("S")]
        assert not only(table.events, ev.Melded)


@pytest.mark.rule("JILIN-44")
def test_who_lets_a_winning_discard_pass_wins_on_none_until_his_next_draw():
    hands = {**HANDS, "E": "1469m257p3468s44z5p", "N": "2589m1369p3579s5p"}
    table = at_table("9p", hands)
    table.record.ready[table.seat("S")] = 1
    table.play("E 5p", "S pass").wait()
    assert table.drawn() == "9p"  # his own draw has lifted the bar
    assert table.record.missed_mask[table.seat("S")] == 0
    table = at_table("5p", {**hands, "W": "123m46p678s88p333z", "S": HANDS["N"], "N": "2589m1369p3579s5p"})
    table.record.ready[table.seat("W")] = 1
    table.play("E 5p", "W pass").wait()
    assert not table.play("S 5p").may("W", "win")
    free = at_table("5p", {**hands, "E": "1469m257p3468s44z9p", "W": "123m46p678s88p333z", "S": HANDS["N"]})
    free.record.ready[free.seat("W")] = 1
    assert free.play("E 9p", "S 5p").may("W", "win")


# --- eggs


@pytest.mark.rule("JILIN-12", "JILIN-13", "JILIN-14", "JILIN-49", "JILIN-35", "JILIN-36")
def test_eggs_are_laid_face_up_in_the_own_first_turn_and_paid_at_once_without_a_replacement():
    table = at_table(hands=EGGS)
    assert {"egg winds", "egg dragons"} <= set(table.open_to("E"))
    before = int(table.record.drawable)
    table.play("E egg dragons")
    assert (table.scores(), table.record.hand_size[table.seat("E")]) == ([9, -3, -3, -3], 11)
    table.play("E egg winds")
    assert (table.scores(), table.record.hand_size[table.seat("E")]) == ([18, -6, -6, -6], 8)
    assert melds(table, "E") == [("5z6z7z", "egg"), ("1z2z3z", "egg")]
    assert int(table.record.drawable) == before
    assert [event.cause for event in only(table.events, ev.Paid)] == ["egg"]
    table.play("E 1m").wait()
    assert table.scores() == [18, -6, -6, -6]


@pytest.mark.rule("JILIN-12", "JILIN-35", "JILIN-49")
@pytest.mark.parametrize("four", [False, True])
def test_whoever_holds_all_winds_names_three_of_them_or_all_four_and_the_fourth_is_replaced(four):
    table = at_table(hands=MORE, tail="6p")
    table.play("E egg winds")
    assert table.open_to("E") == ["give 1z", "give 2z", "give 3z", "give 4z"]
    table.play("E give 4z", "E give 1z", "E give 3z")
    assert table.open_to("E") == ["give 2z", "pass"]
    table.play("E give 2z" if four else "E pass")
    assert melds(table, "E") == [("1z2z3z4z" if four else "1z3z4z", "egg")]
    assert table.scores() == ([12, -4, -4, -4] if four else [9, -3, -3, -3])
    assert table.record.hand_size[table.seat("E")] == 11
    if four:
        assert table.drawn() == "6p"


@pytest.mark.rule("JILIN-14", "JILIN-42", "JILIN-48")
def test_no_egg_after_the_first_discard_none_after_an_own_call_and_one_of_each_family():
    hands = {**HANDS, "E": "1469m257p3468s44z5m", "S": "46m123567z28p357s", "W": "123567z147p159s4m"}
    table = at_table("8s8s1s8s2s", hands).play("E 5m", "S chi 46m")
    assert table.refusal("S", "egg winds") == "JILIN-14"
    table.play("S 8p").wait()
    assert table.may("W", "egg winds")
    table.play("W egg winds")
    assert (table.may("W", "egg winds"), table.may("W", "egg dragons")) == (False, True)
    table.play("W 1p").throw_drawn(3)
    assert table.refusal("W", "egg dragons") == "JILIN-14"


@pytest.mark.rule("JILIN-15", "JILIN-35")
def test_on_a_later_turn_a_tile_of_the_family_is_added_and_replaced_repeats_too():
    table = at_table("9s4s4s3z", EGGS, tail="5p6p").play("E egg winds")
    assert not table.may("E", "egg winds")  # not in the same turn
    table.play("E 1m").throw_drawn(3)
    assert table.drawn() == "3z"
    table.play("E egg winds").wait()
    assert (melds(table, "E"), table.drawn()) == ([("1z2z3z3z", "egg")], "5p")
    assert table.scores() == [12, -4, -4, -4]
    assert [event.cause for event in only(table.events, ev.Paid)] == ["egg_add"]
    assert not table.may("E", "egg winds")  # nothing of the family is left
    assert table.record.hand_size[table.seat("E")] == 11


@pytest.mark.rule("JILIN-11", "JILIN-F-robbing_kong", "JILIN-32", "JILIN-35")
@pytest.mark.parametrize("robbed", [True, False])
def test_a_tile_added_to_an_egg_can_be_robbed_and_is_not_paid_then(robbed):
    hands = {**EGGS, "S": "123m456p678s5z333m"}
    table = at_table("9p8p8p5z", hands).play("E egg dragons", "E 1m").throw_drawn(3)
    table.record.ready[table.seat("S")] = 1
    table.play("E egg dragons")
    assert (int(table.record.owed), table.may("S", "win")) == (1 << table.seat("S"), True)
    table.play("S win" if robbed else "S pass")
    if robbed:
        # 2 for the single wait, doubled for the concealed hand and the robbery: 8, and 32 from the dealer
        assert rows(table) == {"single_wait": 2, "concealed_hand": 2, "robbing_kong": 2}
        assert table.scores() == [9 - 32, 48 - 3, -8 - 3, -8 - 3]
        assert melds(table, "E") == [("5z6z7z", "egg")]
    else:
        assert table.scores() == [12, -4, -4, -4]
        assert melds(table, "E") == [("5z5z6z7z", "egg")]


@pytest.mark.rule("JILIN-11")
def test_a_tile_added_to_a_pung_can_be_robbed():
    hands = {**HANDS, "E": "1469m277p3468s44z5p", "W": "1479m17p159s55p69m"}
    table = at_table("9s9s2z5p", hands)
    table.record.ready[table.seat("S")] = 1
    table.play("E 5p", "S pass", "W pon 55p", "W 1m").throw_drawn(3)
    table.play("W kong 5555p")
    assert table.may("S", "win")
    table.play("S win")
    assert "robbing_kong" in rows(table)
    assert melds(table, "W") == [("5p5p5p", "pon")]


@pytest.mark.rule("JILIN-16", "JILIN-F-concealed_hand", "JILIN-F-kong_bloom")
def test_a_win_with_the_replacement_of_an_egg_tile_blooms_and_the_hand_is_concealed():
    hands = {**HANDS, "E": "567z123m46p678s88p4z"[:-2] + "4z", "S": "1469m257p3468s44z", "N": "2589m1369p3579s1z"}
    table = at_table("9p9p9p5z", hands, tail="5p").play("E egg dragons")
    table.play("E ready", "E 4z").wait()
    table.throw_drawn(3)
    assert table.open_to("E") == ["5z drawn", "egg dragons"]  # the discard, or the egg
    table.play("E egg dragons").wait()
    table.play("E win")
    assert rows(table) == {"closed_wait": 2, "concealed_hand": 2, "kong_bloom": 2}


@pytest.mark.rule("JILIN-12", "JILIN-13")
def test_by_option_ones_and_nines_are_eggs_too_and_a_1s_flies_in():
    hands = {**HANDS, "E": "19m19p19s28p357s444z"}
    options = {"yao_jiu_eggs": True}
    assert [label for label in at_table(hands=hands).open_to("E") if label.startswith("egg")] == []
    table = at_table(hands=hands, options=options)
    assert [label for label in table.open_to("E") if label.startswith("egg")] == ["egg ones", "egg nines"]
    table.play("E egg nines")
    assert (melds(table, "E"), table.scores()) == ([("9m9p9s", "egg")], [9, -3, -3, -3])
    flying = at_table(hands={**hands, "E": "18m19p28s28p1s3s1244z"[:-1] + "z"}, options={"flying_egg": True})
    assert [label for label in flying.open_to("E") if label.startswith("egg")] == ["egg winds"]
    flying.play("E egg winds", "E give 1z", "E give 2z", "E give 1s", "E pass")
    assert melds(flying, "E")[0] == ("1z2z1s", "egg")


# --- kongs


@pytest.mark.rule("JILIN-34", "JILIN-36")
@pytest.mark.parametrize(("tile", "price"), [("5p", 2), ("1p", 4), ("2p", 8), ("8m", 16), ("1s", 16)])
@pytest.mark.parametrize("kind", ["concealed", "open", "added"])
def test_kongs_are_paid_by_each_at_once_and_some_faces_are_dearer(tile, price, kind):
    number, suit = tile
    rest = "12344z" + "369s369m369p"
    own = {"concealed": 4, "open": 3, "added": 2}[kind]
    if kind == "concealed":
        table = table_of("jilin", {"E": f"{number * 4}{suit}{rest}"[: 4 + 1] + "12344z369s36m"}).play("E kong")
        assert table.scores() == [6 * price, *[-2 * price] * 3]
        return
    hands = {"E": f"{tile}12344z369s3669m9p", "W": f"{number * own}{suit}" + "1567z4567s4m334p"[: 2 * (13 - own)]}
    hands["W"] = f"{number * own}{suit}" + {3: "1567z2457s4m", 2: "1567z2457s45m"}[own] + "3p"
    table = table_of("jilin", hands, wall=f"7z7z7z{tile}" if kind == "added" else "").play(f"E {tile}")
    if kind == "open":
        table.play("W kong").wait()
    else:
        table.play("W pon", "W 1z").wait().play("N 7z drawn").wait().play("E 7z drawn").wait().play("S 7z drawn").wait()
        table.play("W kong").wait()
    assert table.scores() == [-price, -price, 3 * price, -price]


@pytest.mark.rule("JILIN-36")
def test_the_cap_of_wins_does_not_bound_kongs():
    table = at_table(hands={"E": "8888m257p346s1344z"}, options={"cap": 16}).play("E kong 8888m")
    assert table.scores() == [96, -32, -32, -32]


# --- ready


@pytest.mark.rule("JILIN-18", "JILIN-19", "JILIN-20")
def test_who_declares_must_wait_for_an_allowed_tile_and_is_locked_afterwards():
    open_wait = {**HANDS, "S": "123m45p678s88p222z"}
    assert at_table("9s", open_wait).play("E 1m").wait().refusal("S", "ready") == "JILIN-19"
    table = at_table("9s1p8p1s2z").play("E 4m")
    assert not table.may("S", "win")
    declared(table, tile="9s").wait().throw_drawn(3)
    assert set(table.open_to("S")) == {"2z drawn", "kong 2222z"}  # the kong leaves the wait alone
    thrown = at_table("9s2z").play("E 4m")
    declared(thrown, tile="9s").wait().play("W 2z")
    assert (thrown.may("S", "pon 22z"), thrown.may("S", "kong 222z")) == (False, False)
    free = at_table("9s2z").play("E 4m", "S 9s", "W 2z")
    assert (free.may("S", "pon 22z"), free.may("S", "kong 222z")) == (True, True)


@pytest.mark.rule("COMMON-23")
def test_one_may_declare_with_the_discard_after_a_chow():
    hands = {**HANDS, "E": "1469m257p3468s44z3m", "S": "12m46p678s88p2221z"}
    table = next_treasure(at_table("9s", hands), "1z").play("E 3m", "S chi 12m")
    assert table.play("S ready").discards("S") == "1z"
    assert int(table.play("S 1z").wait().record.ready[table.seat("S")])


@pytest.mark.rule("JILIN-20")
def test_who_is_ready_takes_no_chow():
    turns = ("W 1p drawn", "N 8p drawn", "E 5s drawn")
    table = declared(next_treasure(at_table("9s1p8p5s").play("E 4m"), "1z"), tile="9s").wait().play(*turns)
    assert not table.may("S", "chi 67s")
    assert at_table("9s1p8p5s").play("E 4m", "S 9s drawn", *turns).may("S", "chi 67s")


@pytest.mark.rule("JILIN-50", "JILIN-F-kong_bloom")
def test_who_is_ready_lays_the_kong_of_the_drawn_tile_where_the_waits_stay():
    table = at_table("9s1p8p1s2z", tail="5p").play("E 4m")
    declared(table, tile="9s").wait().throw_drawn(3)
    table.play("S kong 2222z").wait()
    assert (table.drawn(), table.may("S", "win")) == ("5p", True)
    table.play("S win")
    assert rows(table) == {"closed_wait": 2, "concealed_hand": 2, "kong_bloom": 2}


@pytest.mark.rule("JILIN-50")
def test_a_kong_that_changes_the_waits_is_not_open_to_who_is_ready():
    hands = {**HANDS, "S": "3555m123p678s222z", "E": "1469m257p3468s44z1p"}
    hands |= {"W": "14789m147p159s69p", "N": "2389m1369p3579s6z"}
    table = at_table("9s4p8p1s5m", hands).play("E 1p")  # waits for 3m and 4m; after the kong for 3m alone
    declared(table, tile="9s").wait().throw_drawn(3)
    assert table.open_to("S") == ["5m drawn"]


# --- the treasure


@pytest.mark.rule("JILIN-21", "JILIN-51")
def test_the_first_to_declare_throws_and_only_the_ready_see_the_treasure():
    table = next_treasure(at_table("9s").play("E 4m"), "1p")
    declared(table, tile="9s").wait()
    thrown = [event for event in only(table.events, ev.DiceThrown) if event.purpose == "treasure"]
    assert [len(event.dice) for event in thrown] == [1]
    assert only(table.events, ev.TreasureAside)[0].position == int(table.record.wall_size) - 2 * thrown[0].dice[0]
    assert {letter: table.view(letter).treasure for letter in "ESWN"} == {"E": "#", "S": "1p", "W": "#", "N": "#"}
    for letter in "EWN":
        told = only(list(seen_by(table.events, table.seat(letter), hiding_of(table.rules))), ev.TreasureSeen)
        assert [(event.seat, event.tile) for event in told] == [(table.seat("S"), None)]


@pytest.mark.rule("JILIN-21")
def test_a_single_tile_at_the_tail_is_no_stack_when_the_treasure_is_counted():
    hands = {**HANDS, "E": "1111z257p3468s44m6z"}
    table = next_treasure(at_table("9s", hands, tail="7z").play("E kong 1111z", "E 4m"), "1p")
    declared(table, tile="9s").wait()
    (thrown,) = [event for event in only(table.events, ev.DiceThrown) if event.purpose == "treasure"]
    assert only(table.events, ev.TreasureAside)[0].position == int(table.record.wall_size) - 2 - 2 * thrown.dice[0]


def treasure_past_the_last_stack(table, die):
    """Set another treasure aside by this die while the tail has seven stacks, of which three have an upper tile gone.

    Return the dice thrown for it, where it lies, and the places of the four full stacks, from the tail on.
    """
    record, size = table.record, int(table.record.wall_size)
    record.place[[size - 4, size - 8, size - 12]] = KEPT
    while int(throw_die(copy_of(record))) != die:
        throw_die(record)
    declared(table, tile="9s").wait()
    dice = [event.dice for event in only(table.events, ev.DiceThrown) if event.purpose == "treasure"]
    return dice, only(table.events, ev.TreasureAside)[0].position, [size - 2, size - 6, size - 10, size - 14]


@pytest.mark.rule("JILIN-21")
@pytest.mark.parametrize("die", range(1, 7))
def test_past_the_last_full_stack_the_count_of_the_treasure_begins_again(die):
    """Of the seven stacks that stay three have given their upper tile, two to treasures before; four are full."""
    dice, place, full = treasure_past_the_last_stack(at_table("9s", left=1).play("E 4m"), die)
    assert dice == [(die,)]
    assert place == [*full, *full][die - 1]


@pytest.mark.rule("JILIN-51")
def test_who_is_not_ready_sees_the_same_whatever_the_treasure_is():
    table = next_treasure(at_table("9s").play("E 4m"), "1p")
    declared(table, tile="9s").wait()
    seen = {letter: seen_record(table.engine, table.record, table.seat(letter)).tobytes() for letter in "ESWN"}
    aside, last = int(table.record.treasure.position), int(table.record.wall_size) - 1
    kinds = table.record.wall[[aside, last]].tolist()
    assert kinds[0] != kinds[1]
    table.record.wall[[aside, last]] = kinds[::-1]
    after = {letter: seen_record(table.engine, table.record, table.seat(letter)).tobytes() for letter in "ESWN"}
    assert [letter for letter in "ESWN" if seen[letter] != after[letter]] == ["S"]


@pytest.mark.rule("JILIN-22", "JILIN-F-treasure_match", "JILIN-21")
def test_who_waits_for_the_treasure_wins_at_first_sight_before_any_claim():
    table = next_treasure(at_table("9s", {**HANDS, "W": "14789m147p1599s6s"}).play("E 4m"), "5p")
    declared(table, tile="9s").play("W pon 99s")  # he may say so, and it lapses
    assert rows(table) == {"closed_wait": 2, "concealed_hand": 2, "treasure_match": 4}
    assert table.scores() == [-32, 96, -32, -32]


@pytest.mark.rule("JILIN-19", "JILIN-22")
def test_a_treasure_that_completes_the_hand_and_wins_nothing_is_no_match():
    # 445566p77p: 4p and 7p are open waits, so is 5p on the left; the pair of 8m is waited for beside it
    hands = {**HANDS, "S": "123m45p678s888p22z"}  # 3p and 6p are open, nothing else: not ready
    assert not at_table("9s", hands).play("E 4m").wait().may("S", "ready")
    hands = {**HANDS, "S": "3456p123m678s222z"}  # 3p and 6p make the pair: single waits; no other
    table = next_treasure(at_table("9s", hands).play("E 4m"), "6p")
    declared(table, tile="9s").wait()
    assert table.over


@pytest.mark.rule("JILIN-23", "JILIN-F-treasure_draw")
def test_the_treasures_kind_drawn_wins_by_itself_with_the_points_of_the_best_wait():
    table = next_treasure(at_table("9s3p4m3m2p").play("E 4m"), "2p")
    declared(table, tile="9s").play("W 3p drawn", "N 4m drawn", "E 3m drawn").wait()
    assert rows(table) == {"closed_wait": 2, "concealed_hand": 2, "treasure_draw": 2}
    assert table.scores() == [-32, 64, -16, -16]


@pytest.mark.rule("JILIN-52")
def test_once_the_three_others_lie_open_another_treasure_is_thrown_for_and_all_ready_look():
    table = next_treasure(has_thrown(at_table("9s1p").play("E 4m"), "E", "1p1p"), "1p")
    declared(table, tile="9s").wait()
    first = int(table.record.treasure.position)
    table = next_treasure(table, "5p").play("W 1p drawn").wait()
    assert int(table.record.treasure.position) != first or table.over
    assert rows(table)["treasure_match"] == 4


@pytest.mark.rule("JILIN-52")
def test_tiles_of_an_egg_lie_open_too():
    hands = {**HANDS, "W": "567z147p159s69m25z"}
    hands["W"] = "567z147p159s69m24z"
    table = next_treasure(has_thrown(at_table("9s9p", hands).play("E 4m"), "E", "5z5z"), "5z")
    declared(table, tile="9s").wait()
    first = int(table.record.treasure.position)
    next_treasure(table, "6s").play("W egg dragons")
    assert int(table.record.treasure.position) != first
    assert table.view("S").treasure == "6s"


@pytest.mark.rule("JILIN-47")
def test_replacements_skip_the_treasure():
    table = next_treasure(at_table("9s").play("E 4m"), "1p")
    declared(table, tile="9s").wait()
    taken = [int(table.engine.run(take_tail, table.record, table.rules)) for _ in range(12)]
    assert int(table.record.treasure.position) not in taken
    table = next_treasure(at_table("9s").play("E 4m"), "1p")
    declared(table, tile="9s").wait().throw_drawn(200)
    assert table.over
    assert int(table.record.wall_size) - int(table.record.next_tile) == 14  # the treasure among them


# --- dealer, match, pots


@pytest.mark.rule("JILIN-39", "JILIN-40")
@pytest.mark.parametrize("circles", [1, 2, 4, 8])
def test_the_dealer_stays_on_his_win_and_a_match_is_so_many_circles(circles):
    options = {} if circles == 1 else {"circles": circles}  # one by default
    table = table_of("jilin", options=options, before_deal={"hands_played": 0})
    assert int(table.close(WON, "E", "S").record.coming.dealer) == 0
    for hand in range(1, 4 * circles + 1):
        table.next_hand().close(WON, "S", "E")
        assert (table.record.phase == MATCH_OVER) == (hand == 4 * circles)
    table.record.scores[:] = [-5, 30, -40, 15]
    assert [one.score for one in table.ranking()] == [30, 15, -5, -40]


@pytest.mark.rule("JILIN-41")
def test_in_a_pot_nobody_pays_more_than_he_has_and_who_has_nothing_still_receives():
    scores = [50, 2, 0, 148]
    table = at_table(hands=EGGS, options={"pot": 50}, before_deal={"scores": scores}).play("E egg winds")
    assert table.scores() == [50 + 2 + 0 + 3, 0, 0, 145]
    poor = at_table(hands=EGGS, options={"pot": 50}, before_deal={"scores": [0, 50, 50, 100]}).play("E egg winds")
    assert poor.scores() == [9, 47, 47, 97]


@pytest.mark.rule("JILIN-41")
@pytest.mark.parametrize(("pot", "each"), [(50, 2), (100, 2), (200, 4)])
def test_small_pots_halve_the_kongs_and_not_the_eggs(pot, each):
    hands = {**HANDS, "E": "5555p123z19m357s2m9p"[:-2] + "6z"}
    table = at_table(hands=hands, options={"pot": pot}).play("E kong 5555p")
    assert table.scores()[1:] == [pot - each] * 3
    table.play("E egg winds")
    assert table.scores()[1:] == [pot - each - 3] * 3


@pytest.mark.rule("JILIN-41")
@pytest.mark.parametrize("fast", [False, True])
def test_a_fast_pot_ends_the_match_when_three_pots_are_empty(fast):
    options = {"pot": 50, "fast_pot": fast}
    table = at_table(hands=EGGS, options=options, before_deal={"scores": [191, 3, 3, 3]}).play("E egg winds")
    assert (table.scores()[1:], table.record.phase == MATCH_OVER) == ([0, 0, 0], fast)
