"""Push-down mahjong by the competition rules of 2024: the preset and its rows, worked out by hand."""

from collections import Counter

import pytest

from fangcheng import score
from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, MATCH_OVER, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from flow.table_of import only, table_of, tables_of

MIL = {"preset": "mil_2024"}
HANDS = {
    "E": "1469m257p3468s773z",
    "S": "123m46p678s99p222s",  # waits for 5p
    "W": "14789m147p159s44z",
    "N": "2589m1369p3579s1z",
}
at_table = tables_of("tuidaohu", HANDS, **MIL)


def won(hand, tile, by="self", source=None, melds=(), **more):
    return score("tuidaohu", hand, tile, by=by, source=source, seat="S", melds=melds, **MIL, **more)


def event(folder, rules, prices=""):
    """House rules of a local event on top of the competition's, as the path of a file."""
    path = folder / f"event{len(list(folder.iterdir()))}.toml"
    path.write_text(f'base = "tuidaohu"\npreset = "mil_2024"\n[rules]\n{rules}\n[prices]\n{prices}\n', "utf-8")
    return str(path)


def rows(answer):
    return {line.id: line.value for line in answer.patterns}


# --- set-up and flow


@pytest.mark.rule("TUIDAOHU-P1", "TUIDAOHU-P2")
def test_all_suits_and_honours_no_horses_and_the_smaller_die_opens_the_wall():
    match = Match("tuidaohu", seed=3, mode="interpreted", **MIL)
    tiles = Counter(int(kind) for kind in match.table.wall[: int(match.table.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert match.view().phase == "turn"  # nobody is asked for horses
    thrown, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
    assert len(thrown.dice) == 2
    assert wall.seat == (match.view().dealer + sum(thrown.dice) - 1) % 4
    assert wall.stacks == min(thrown.dice)
    assert [len(side.stacks) for side in match.view().wall.sides] == [17] * 4
    dealer = match.view().dealer
    assert [match.view().seats[(dealer + step) % 4].hand_count for step in range(4)] == [14, 13, 13, 13]


@pytest.mark.rule("TUIDAOHU-P3", "TUIDAOHU-P4")
def test_the_next_player_may_chow_and_three_in_hand_may_make_a_pung_which_goes_first():
    hands = {
        **HANDS,
        "E": "1469m257p3468s77z5m",
        "S": "46m123p789s2266p5s",
        "W": "555m147p159s47p99m",
        "N": "469m1369p3579s11z",  # North has 4m and 6m too, but does not come after East
    }
    table = at_table(hands=hands).play("E 5m")
    assert (table.may("S", "chi 46m"), table.may("W", "pon 55m"), table.may("N", "chi 46m")) == (True, True, False)
    table.play("S chi 46m", "W pon 55m")
    assert int(table.record.turn) == table.seat("W")
    both = at_table(hands={**HANDS, "W": "55p14789m147p144z"}).play("E 5p", "W pon 55p", "S win")
    assert [event.seat for event in only(both.events, ev.Won)] == [both.seat("S")]


@pytest.mark.rule("TUIDAOHU-P5", "TUIDAOHU-P6")
def test_kongs_follow_a_draw_and_a_concealed_one_lies_face_down():
    hands = {**HANDS, "S": "3333m46p678s99p22s", "E": "1469m257p3468s73z2s"}
    table = at_table("9s1z", hands, tail="1z").play("E 2s", "S pon 22s")
    assert not table.may("S", "kong 3333m")
    table.play("S 4p").throw_drawn(3).play("S kong 3333m")
    assert table.view("S").seats[table.seat("S")].melds[-1].tiles == ("3m",) * 4
    assert table.drawn() == "1z"  # from the tail
    assert table.view("W").seats[table.seat("S")].melds[-1].tiles == ("#",) * 4
    table.throw_drawn(200)
    assert table.over
    assert table.view("W").seats[table.seat("S")].melds[-1].tiles == ("3m",) * 4


@pytest.mark.rule("TUIDAOHU-P5")
def test_no_kong_follows_a_chow():
    hands = {**HANDS, "S": "3333m46p678s99p22s", "E": "1469m257p3468s73z5p"}
    table = at_table(hands=hands).play("E 5p", "S chi 46p")
    assert table.refusal("S", "kong 3333m") == "TUIDAOHU-P5"


@pytest.mark.rule("TUIDAOHU-P7", "TUIDAOHU-P18", "TUIDAOHU-P19")
def test_six_stacks_stay_behind_the_last_discard_is_only_won_on_and_the_dealer_stays():
    table = at_table(left=1).play("E 3z").wait()
    assert int((table.record.place == IN_WALL).sum()) == 12
    table.throw_drawn(1)
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert int(table.record.coming.dealer) == int(table.record.dealer)
    assert int(at_table().close(WON, "E", "S").record.coming.dealer) == 0
    assert int(at_table().close(WON, "W", "S").record.coming.dealer) == 1


@pytest.mark.rule("TUIDAOHU-P18")
def test_the_last_discard_is_won_on_and_not_called():
    table = at_table(hands={**HANDS, "W": "55p14789m147p144z"}, left=0).play("E 5p")
    assert (table.may("S", "win"), table.may("W", "pon 55p")) == (True, False)


@pytest.mark.rule("TUIDAOHU-P7")
def test_after_a_kong_thirteen_tiles_stay():
    table = at_table("1z", {**HANDS, "S": "3333m46p678s99p22s"}, tail="8m", left=8).play("E 3z", "S kong 3333m")
    table.throw_drawn(30)
    assert int((table.record.place == IN_WALL).sum()) == 13


@pytest.mark.rule("TUIDAOHU-P8", "TUIDAOHU-P9")
def test_ready_may_be_declared_after_a_draw_and_locks_the_hand():
    table = at_table("1z4z1m2m9s").play("E 3z", "S ready", "S 1z drawn").wait().throw_drawn(3)
    assert table.open_to("S") == ["9s drawn"]
    claimed = at_table(hands={**HANDS, "S": "123m45p678s99p22s4z", "E": "1469m257p3468s73z2s"}).play(
        "E 2s", "S pon 22s"
    )
    assert not claimed.may("S", "ready")


@pytest.mark.rule("TUIDAOHU-P9")
@pytest.mark.parametrize("declares", [True, False])
def test_who_has_declared_makes_no_chow(declares):
    hands = {**HANDS, "E": "1469m257p3468s72z4m", "N": "2589m1369p3579s3z"}
    table = at_table("1z4z1s", hands).play(
        "E 2z", *(["S ready"] if declares else []), "S 1z drawn", "W drawn", "N drawn"
    )
    table.wait().play("E 4m")
    assert table.may("S", "chi 23m") != declares


@pytest.mark.rule("TUIDAOHU-P8")
def test_who_has_not_declared_wins_too():
    table = at_table("1z5p").play("E 3z", "S 1z drawn", "W 5p drawn")
    assert table.may("S", "win")


@pytest.mark.rule("TUIDAOHU-P11")
def test_the_nearest_winner_takes_the_tile_alone():
    hands = {**HANDS, "W": "123s46p678m99m444z"}
    table = at_table(hands=hands).play("E 5p", "S win", "W win")
    assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("S")]


@pytest.mark.rule("TUIDAOHU-P11")
def test_a_concealed_kong_is_not_robbed():
    hands = {"E": "1469m27p13468s773z", "S": HANDS["S"], "W": "555p14789m147p14z", "N": "2589m1369p379s12z"}
    table = at_table("9s5p", hands, tail="1z").play("E 3z", "S 9s", "W kong 5555p")
    assert (table.may("S", "win"), table.drawn()) == (False, "1z")


@pytest.mark.rule("TUIDAOHU-P12")
@pytest.mark.parametrize("own", [False, True])
def test_a_win_let_pass_or_thrown_bars_as_much_until_the_next_draw(own):
    if own:  # South throws the tile it waits for
        hands = {**HANDS, "S": "123m46p678s99p222s", "W": "14789m147p159s44z"}
        table = at_table("5p5p9s8s2z5p", hands).play("E 3z", "S 5p drawn", "W 5p drawn")
    else:
        table = at_table("1z5p5p8s2z5p").play("E 3z", "S 1z drawn", "W 5p drawn", "S pass").wait().play("N 5p drawn")
    assert not table.may("S", "win")
    while int(table.record.turn) != table.seat("E"):
        table.wait().throw_drawn(1)
    table.wait().throw_drawn(1).wait().play("S 2z drawn").wait().play("W 5p drawn")
    assert table.may("S", "win")  # his own draw lies between


@pytest.mark.rule("TUIDAOHU-P14", "TUIDAOHU-P13")
def test_the_discarder_pays_twice_and_each_pays_a_self_draw_once():
    # concealed 2: the stake 2 and 2 fan are 4
    assert won("123m46p678s99p222s", "5p", "discard", "W").changes == [0, 8, -8, 0]
    assert won("123m46p678s99p222s", "5p").changes == [-4, 12, -4, -4]
    assert won("123m46p678s99p", "5p", melds=("chi 234s from E",)).changes == [-2 - 2, 12, -4, -4]


@pytest.mark.rule("TUIDAOHU-P15", "TUIDAOHU-PF-robbing_kong", "TUIDAOHU-PF-kong_bloom")
def test_a_robbed_kong_is_a_discard_and_all_pay_a_bloom():
    melds = ("pon 222s from W",)
    robbed = won("123m46p678s99p", "5p", "rob", "W", melds)
    assert (rows(robbed), robbed.changes) == ({"robbing_kong": 8}, [0, 20, -20, 0])
    fed = ("kong 2222s from W",)
    bloom = won("123m46p678s99p", "5p", melds=fed, context=["kong_replacement", "discard_kong_replacement"])
    assert (rows(bloom), bloom.changes) == ({"kong_bloom": 8}, [-10, 30, -10, -10])


@pytest.mark.rule("TUIDAOHU-P16")
def test_kongs_are_paid_at_once_and_a_late_one_is_not():
    hands = {**HANDS, "S": "333m46p678s99p22s1z", "E": "1469m257p3468s73z3m"}
    assert at_table(hands=hands).play("E 3m", "S kong 3333m").scores() == [-2, 2, 0, 0]
    hands["S"] = "3333m46p678s99p22s"
    assert at_table("1z", {**HANDS, "S": hands["S"]}).play("E 3z", "S kong 3333m").scores() == [-2, 6, -2, -2]
    late = {**HANDS, "S": "333m46p678s99p22s1z", "E": "1469m257p3468s73z3m"}
    table = at_table("9s1s2m7m", late).play("E 3m", "S pon 33m", "S 1z").throw_drawn(3).play("S kong 3333m")
    assert table.scores() == [0] * 4


@pytest.mark.rule("TUIDAOHU-P20")
def test_a_match_has_sixteen_hands():
    table = at_table(before_deal={"hands_played": 0})
    for hand in range(1, 17):
        table.close(WON, "S", "E")
        assert (table.record.phase == MATCH_OVER) == (hand == 16)
        if hand < 16:
            table.next_hand()


@pytest.mark.rule("TUIDAOHU-P13")
def test_at_most_32_fan_join_the_2_of_every_win():
    dearest = won("1122335555778s", "8s")  # seven pairs, luxury: 24, a flush: 16
    assert (sum(rows(dearest).values()), dearest.changes) == (40, [-34, 102, -34, -34])
    alone = won("123m46p678s99p", "5p", "discard", "W", ("chi 234s from E",))
    assert (rows(alone), alone.changes) == ({"all_chows": 2}, [0, 8, -8, 0])
    nothing = won("123m46p678s99p", "5p", "discard", "W", ("pon 222s from E",))
    assert (rows(nothing), nothing.changes) == ({}, [0, 4, -4, 0])


@pytest.mark.rule("TUIDAOHU-P22")
def test_what_local_events_change_are_ordinary_options():
    for key, value in (("chi", False), ("pon_with_three", False), ("winners", "all"), ("seven_pairs", True)):
        match = Match("tuidaohu", seed=1, options={key: value}, mode="interpreted", **MIL)
        assert match.options[key] == value


@pytest.mark.rule("TUIDAOHU-P22")
@pytest.mark.parametrize(
    ("rules", "hand", "refusal"),
    [
        ('demand_pair = ["pair_258"]', "123m46p678s99p222s", "lacks-pair"),
        ('demand_pair = ["pair_258"]', "123m46p678s88p222s", ""),
        ('demand_triplet = ["triplet"]', "123m46p678s99p234s", "lacks-triplet"),
        ('demand_triplet = ["triplet"]', "123m46p678s99p222s", ""),
        ('demand_terminal = ["terminal"]', "234m46p678s88p222s", "lacks-terminal"),
        ('demand_terminal = ["terminal"]', "123m46p678s88p222s", ""),
        ('joker_rule = "fixed"\njoker_tile = "5z"', "123m46p678s99p22s5z", ""),
        ("", "123m46p678s99p22s5z", "no-shape"),
    ],
)
def test_a_local_event_may_ask_for_pungs_terminals_or_a_pair_of_2_5_8_and_play_one_joker(
    tmp_path, rules, hand, refusal
):
    assert score(event(tmp_path, rules), hand, "5p", seat="S", mode="interpreted").refusal == refusal


@pytest.mark.rule("TUIDAOHU-P22")
def test_a_local_event_may_play_flowers_bar_chows_price_kongs_and_take_single_rows_away(tmp_path):
    flowers = 'tiles = "suits + honours + flowers"\nstacks = [18, 18, 18, 18]\nflower_rule = "in_rounds"'
    garden = event(tmp_path, flowers)
    assert [len(side.stacks) for side in table_of(garden, {}).view().wall.sides] == [18] * 4
    flowered = score(garden, "123m46p678s99p222s", "5p", seat="S", flowers="1f", mode="interpreted")
    assert (flowered.wins, rows(flowered)) == (True, {"concealed_hand": 2})
    plain, barred = (event(tmp_path, rules) for rules in ("", 'claim_chi = "nobody"\nkong_pay.concealed = 5'))
    hands = {**HANDS, "S": "3333m46p678s99p22s"}
    for path, chows, each in ((plain, True, 2), (barred, False, 5)):
        assert table_of(path, HANDS).play("E 5p").may("S", "chi 46p") == chows
        kong = table_of(path, hands, wall="1z").play("E 3z", "S kong 3333m")
        assert kong.scores() == [-each, 3 * each, -each, -each]
    priced = score(plain, "123m46p678s99p234s", "5p", seat="S", mode="interpreted")
    unpriced = score(event(tmp_path, "", "all_chows = 0"), "123m46p678s99p234s", "5p", seat="S", mode="interpreted")
    assert (rows(priced), rows(unpriced)) == ({"concealed_hand": 2, "all_chows": 2}, {"concealed_hand": 2})


# --- rows


@pytest.mark.rule("TUIDAOHU-P10", "TUIDAOHU-P17")
@pytest.mark.rule(*(f"TUIDAOHU-PF-{row}" for row in (
    *("concealed_hand", "all_chows", "all_simples", "all_pungs", "outside_hand", "four_melds", "half_flush"),
    *("lesser_honors_and_knitted", "pure_straight", "seven_pairs", "full_flush", "luxury_seven_pairs"),
    *("thirteen_orphans", "big_three_dragons", "all_honors", "four_concealed_pungs", "big_four_winds"),
)))  # fmt: skip
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "expected"),
    [
        ("234m456p678s34s55p", "5s", (), {"concealed_hand": 2, "all_chows": 2, "all_simples": 2}),
        ("234m456p678s34s55z", "5s", (), {"concealed_hand": 2}),  # the pair is no suit tile
        ("5m", "5m", ("pon 222s from W", "pon 777p from E", "pon 333z from N", "concealed 8888s"),
         {"all_pungs": 6, "four_melds": 6}),
        ("123m99p789s1z1z", "9p", ("pon 111s from W",), {"outside_hand": 6}),
        ("123p456p77p1z1z", "7p", ("pon 222z from W",), {"half_flush": 6}),
        ("14m258p369s12457z", "7m", (), {"lesser_honors_and_knitted": 8}),
        ("12345678s55p", "9s", ("chi 234m from E",), {"all_chows": 2, "pure_straight": 8}),
        ("1133m5577p2288s7z", "7z", (), {"seven_pairs": 16}),
        ("1133m5577p2222s7z", "7z", (), {"luxury_seven_pairs": 24}),
        ("1113344466678p", "9p", (), {"concealed_hand": 2, "full_flush": 16}),
        ("19m19p19s1234567z", "1m", (), {"thirteen_orphans": 32}),
        ("555z23m44p", "1m", ("pon 666z from E", "pon 777z from W"), {"big_three_dragons": 32}),
        ("111z222z5z", "5z", ("pon 333z from E", "pon 666z from W"), {"all_honors": 32}),
        ("222m444p666s88s55p", "8s", (), {"four_concealed_pungs": 32}),
        ("111z222z5s", "5s", ("pon 333z from E", "pon 444z from W"), {"big_four_winds": 32}),
    ],
)  # fmt: skip
def test_rows_are_added_and_a_row_of_the_most_is_shown_alone(hand, tile, melds, expected):
    assert rows(won(hand, tile, melds=melds)) == expected


@pytest.mark.rule("TUIDAOHU-PF-four_concealed_pungs")
def test_a_pung_completed_by_a_discard_is_not_concealed():
    assert "four_concealed_pungs" not in rows(won("222m444p666s88s55p", "8s", "discard", "W"))


@pytest.mark.rule("TUIDAOHU-PF-ready_declared", "TUIDAOHU-PF-heavenly_ready")
def test_declaring_is_worth_two_and_in_the_first_turn_sixteen():
    hand, melds = "123m46p678s99p", ("pon 222s from W",)
    assert rows(won(hand, "5p", melds=melds, context=["ready_declared"])) == {"ready_declared": 2}
    first = at_table("1z4z1m2m5p").play("E 3z", "S ready", "S 1z drawn").wait().throw_drawn(3)
    first.play("S win")
    # concealed 2 and heavenly ready 16 with the stake: 20 from each
    assert first.scores() == [-20, 60, -20, -20]


@pytest.mark.rule("TUIDAOHU-PF-last_tile_claim")
def test_the_last_discard_has_a_row_and_the_last_draw_none():
    hand, melds = "123m46p678s99p", ("pon 222s from W",)
    assert rows(won(hand, "5p", "discard", "W", melds, context=["last_tile"])) == {"last_tile_claim": 8}
    assert rows(won(hand, "5p", melds=melds, context=["last_tile"])) == {}


@pytest.mark.rule("TUIDAOHU-PF-heavenly_win")
def test_anybody_wins_a_heavenly_hand_with_his_first_draw():
    table = at_table("5p").play("E 3z", "S win")
    assert table.scores() == [-34, 102, -34, -34]
    # Not once somebody has called: concealed 2 and the stake 2.
    called = at_table("7m5p", {**HANDS, "N": "2589m1369p357s33z"}).play("E 3z", "N pon 33z", "N 5s", "E 7m", "S win")
    assert called.scores() == [-4, 12, -4, -4]
