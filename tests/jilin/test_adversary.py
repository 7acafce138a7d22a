"""Jilin: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

from functools import partial

import pytest

from fangcheng import HandError, IncompatibleCircumstance, score
from fangcheng.conform.fields import Fields
from fangcheng.conform.wins import play_win
from fangcheng.core.state.codes import BROKE, MATCH_OVER, WON
from fangcheng.game import event_types as ev
from fangcheng.game.explain import explanations_of
from flow.table_of import only
from hangzhou.test_play import has_thrown, lay
from harbin.test_play import declared, next_treasure
from jilin.test_play import EGGS, HANDS, at_table, melds, rows
from tabletop import a_win, pass_case

CLOSED = "123m46p678s88p"  # waits for 5p beside a triplet
WIND = ["pon 222z from W"]
YAO, FLY, POT, COVERS = {"yao_jiu_eggs": True}, {"flying_egg": True}, {"pot": 50}, {"discarder_covers": True}
STRICT = {"strict_terminals": True}
ALL_EGGS = ["egg 1z2z3z", "egg 5z6z7z", "egg 1m1p1s", "egg 9m9p9s"]


def won(hand=CLOSED, tile="5p", melds=WIND, by="self", giver=None, seat="S", context=("ready",), **more):
    """A win in the words of a case."""
    return a_win(seat, hand, tile, by, giver, melds, context, **more)


# What is told, its rows, its total, and what E, S, W, N get; where it is no win, the rule that refuses.
CASES = {
    # 2 x 2 = 4: the dealer 8, the maker 8, North 4, all from the maker
    "a robbed kong is covered by its maker": (
        won(by="rob", giver="W", options=COVERS),
        ({"closed_wait": 2, "robbing_kong": 2}, 4, (0, 20, -20, 0)),
    ),
    # 8 x 2 = 16, doubled for the dealer 32 each, North 64 of which 32
    "a discarder covers three payments at the cap": (
        won("222m777p99s55s333z", "5s", [], "discard", "N", seat="E", options=COVERS),
        ({"all_pungs": 8, "concealed_hand": 2}, 16, (96, 0, 0, -96)),
    ),
    "four eggs leave one suit and a concealed hand, not a melded one": (
        won("5m", "5m", ALL_EGGS, options=YAO),
        ({"all_pungs": 8, "concealed_hand": 2, "one_suit": 2}, 32, (-32, 96, -32, -32)),
    ),
    "four eggs and a pair of winds have no suit": (won("4z", "4z", ALL_EGGS, options=YAO), "JILIN-25"),
    "an egg of ones adds no suit": (won("123m46p678p88p", "5p", ["egg 1m1p1s"], options=YAO), "JILIN-25"),
    # 2 x 2 x 2 = 8; the discarder 16, the dealer 16
    "a 1s in an egg of winds adds no suit": (
        won("234p46p678p88p", "5p", ["egg 1z2z1s as 1z2z3z"], "discard", "N", options=FLY),
        ({"closed_wait": 2, "one_suit": 2, "concealed_hand": 2}, 8, (-16, 40, -8, -16)),
    ),
    "an egg of nines is the only terminal and frees of the triplet": (
        won("234m46p678s88p", "5p", ["egg 9m9p9s"], "discard", "E", options=YAO),
        ({"closed_wait": 2, "concealed_hand": 2}, 4, (-16, 24, -4, -4)),
    ),
    "seven pairs are alone beside a treasure match": (
        won("1199m3377p55s22z4s", "4s", [], context=["ready", "treasure_match"]),
        ({"seven_pairs": "cap"}, 32, (-32, 96, -32, -32)),
    ),
    "seven pairs of one suit": (
        won("1122334455667p", "7p", [], "discard", "W", options={"cap": 16}),
        ({"seven_pairs": "cap"}, 16, (-16, 48, -16, -16)),
    ),
    "seven pairs by the treasure drawn": (
        won("1199m3377p55s22z4s", "9p", [], context=["ready", "treasure_draw"]),
        ({"seven_pairs": "cap"}, 32, (-32, 96, -32, -32)),
    ),
    "a heavenly hand of seven pairs under the highest cap": (
        won("1199m3377p55s22z4s", "4s", [], seat="E", context=["heavenly"], options={"cap": 64}),
        ({"heavenly_hand": "cap"}, 64, (192, -64, -64, -64)),
    ),
    "a heavenly hand of two suits": (
        won("123m456p678p45p22z", "6p", [], seat="E", context=["heavenly"]),
        "JILIN-25",
    ),
    "no heavenly hand once an egg is laid": (
        won("123m46p678s88p", "5p", ["egg 5z6z7z"], seat="E", context=[]),
        "JILIN-18",
    ),
    # 8 x 2 = 16; the dealer 32, the discarder 32, West 16
    "an egg, a pung and two kongs are four open melds": (
        won("5z", "5z", ["pon 222m from N", "added 7777p from E", "kong 9999s from W", "egg 1z2z3z"], "discard", "N"),
        ({"all_pungs": 8, "melded_hand": 2}, 16, (-32, 80, -16, -32)),
    ),
    # of 3m on the edge and 6m, which wins nothing: 4 x 2 = 8
    "the treasure counts as the edge": (
        won("12345m678s88p", "9s", context=["ready", "treasure_draw"]),
        ({"edge_wait": 4, "treasure_draw": 2}, 8, (-32, 64, -16, -16)),
    ),
    "by option it counts as the edge too, not as the open wait": (
        won("12345m678s88p", "9s", context=["ready", "treasure_draw"], options={"plain_win": True}),
        ({"edge_wait": 4, "treasure_draw": 2}, 8, (-32, 64, -16, -16)),
    ),
    "a treasure drawn by a hand that waits for its own four": (
        won("46m123p678s88p", "9s", ["concealed 5555m"], context=["ready", "treasure_draw"]),
        "JILIN-24",
    ),
    # 1 x 2 x 4 = 8
    "an open wait by option, the treasure at first sight": (
        won("123m45p678s88p222z", "6p", [], context=["ready", "treasure_match"], options={"plain_win": True}),
        ({"plain_win": 1, "concealed_hand": 2, "treasure_match": 4}, 8, (-32, 64, -16, -16)),
    ),
    "all pungs of honours need a terminal by option": (
        won("333m77p222s55s", "7p", ["egg 1z2z3z"], options=STRICT),
        "JILIN-26",
    ),
    "a hand with a run has the honour of its egg": (
        won("234m46p678s88p", "5p", ["egg 1z2z3z"], "discard", "W", options=STRICT),
        ({"closed_wait": 2, "concealed_hand": 2}, 4, (-8, 20, -8, -4)),
    ),
    "by option all pungs of an honour pair need a terminal, and are no single wait": (
        won("222m555s888p7z", "7z", ["egg 1z2z3z"], options=STRICT),
        "JILIN-26",
    ),
    # 8 x 2 = 16, doubled 32
    "by option the nines of an egg are terminals": (
        won("222m555s888p7z", "7z", ["egg 9m9p9s"], options={**STRICT, **YAO}),
        ({"all_pungs": 8, "concealed_hand": 2}, 16, (-32, 96, -32, -32)),
    ),
    "by option seven pairs with honours need one": (won("2233m5577p2266s4z", "4z", [], options=STRICT), "JILIN-26"),
    "by option seven pairs with nines have it": (
        won("2233m5577p2299s4z", "4z", [], options=STRICT),
        ({"seven_pairs": "cap"}, 32, (-32, 96, -32, -32)),
    ),
    # 2 x 2 = 4, doubled 8, for the dealer 16
    "single beside the triplet": (
        won("2223p456m678s", "3p", ["egg 1m1p1s"], options=YAO),
        ({"single_wait": 2, "concealed_hand": 2}, 4, (-16, 32, -8, -8)),
    ),
    "an open end of the same hand": (won("2223p456m678s", "1p", ["egg 1m1p1s"], options=YAO), "JILIN-28"),
    # 8 x 2 x 2 x 2
    "only what is paid is capped": (
        won("777p99p55p333z", "5p", ["concealed 2222p"], context=("ready", "kong_replacement")),
        ({"all_pungs": 8, "concealed_hand": 2, "one_suit": 2, "kong_bloom": 2}, 64, (-32, 96, -32, -32)),
    ),
    # 2: the dealer 8, North 4; West has only 3
    "who has less pays what he has": (
        won(options=POT, balance={"E": 50, "S": 50, "W": 3, "N": 97}),
        ({"closed_wait": 2}, 2, (-8, 15, -3, -4)),
    ),
    "who covers three payments pays what he has": (
        won("12m456p678s88p", "3m", by="discard", giver="W", options={**COVERS, **POT}, balance={"W": 12}),
        ({"edge_wait": 4}, 4, (0, 12, -12, 0)),
    ),
}


judged = partial(pass_case, "jilin")


@pytest.mark.by_day
@pytest.mark.rule(
    *("JILIN-16", "JILIN-17", "JILIN-18", "JILIN-22", "JILIN-23", "JILIN-25", "JILIN-26", "JILIN-27", "JILIN-28"),
    *("JILIN-31", "JILIN-32", "JILIN-33", "JILIN-37", "JILIN-41", "COMMON-11", "COMMON-15"),
    *(f"JILIN-F-{row}" for row in ("seven_pairs", "heavenly_hand", "concealed_hand", "melded_hand", "one_suit")),
)
@pytest.mark.parametrize("told", CASES)
def test_rows_and_payments_are_those_of_the_book(told):
    fields, expected = CASES[told]
    if isinstance(expected, str):
        judged(fields, {"win": False, "why": expected})
        return
    rows, total, paid = expected
    payments = dict(zip("ESWN", paid, strict=True))
    judged(fields, {"win": True, "patterns": rows, "total": total, "payments": payments})


@pytest.mark.rule("JILIN-34", "JILIN-35", "JILIN-41")
def test_a_small_pot_halves_kongs_of_all_kinds_of_tiles_and_no_egg():
    # 16 from each for the concealed 1s; 4 and 4 from each for the open 2p and the four winds
    kongs = {"E": ["concealed 1s"], "W": ["open 2p", "egg winds4"]}
    side = {"kongs": {"E": 40, "S": -24, "W": 8, "N": -24}}
    judged({"seat": "E", "draw": {}, "options": POT, "state": {"kongs": kongs}}, {"side": side})


@pytest.mark.rule("JILIN-22")
def test_without_a_treasure_none_is_scored():
    told = {"melds": WIND, "context": ["ready_declared", "treasure_match"]}
    row = "closed_wait"
    assert [line.id for line in score("jilin", CLOSED, "5p", **told).patterns] == ["treasure_match", row]
    with pytest.raises(IncompatibleCircumstance, match="treasure_match means nothing in jilin under these options"):
        score("jilin", CLOSED, "5p", options={"treasure": False}, **told)
    without = score("jilin", CLOSED, "5p", options={"treasure": False}, **{**told, "context": ["ready_declared"]})
    assert [line.id for line in without.patterns] == [row]


# --- hands


@pytest.mark.rule("JILIN-50", "COMMON-11")
def test_the_tile_waited_for_alone_is_not_added_to_the_own_pung():
    hands = {"E": "1469m257p3468s44z4p", "S": "46m123p678s88p555m"}
    table = lay(at_table("9s3p4z3m5m", hands), "S", "pon 555m from W")
    table.play("E 4p")
    declared(table, tile="9s").wait()
    next_treasure(table, "1z")
    table.throw_drawn(3)
    assert set(table.open_to("S")) == {"win", "5m drawn"}
    assert table.refusal("S", "kong 5555m") == "JILIN-50"


@pytest.mark.rule("JILIN-50", "COMMON-11")
@pytest.mark.parametrize("third", ["5z", "2z"])
def test_the_last_tile_waited_for_is_not_added_to_the_own_egg(third):
    """East waits for another 5z beside one in his hand and one in his egg; with a second one there it is the last."""
    hands = {"E": "5675z123m456p678s4z", "S": "1469m257p3468s44z"}
    table = at_table(f"9s3p7p{third}9m8p9p5z", hands, tail="9s", options={"treasure": False})
    table.play("E egg dragons", "E 4z").throw_drawn(3)
    table.play(*(["E egg dragons"] if third == "5z" else []))
    declared(table, "E", table.drawn()).wait().throw_drawn(3)
    assert set(table.open_to("E")) == {"win", "5z drawn"} | ({"egg dragons"} if third == "2z" else set())
    if third == "5z":
        assert table.refusal("E", "egg dragons") == "JILIN-50"


@pytest.mark.rule("JILIN-19", "JILIN-28", "JILIN-50", "COMMON-11")
@pytest.mark.parametrize("plain", [False, True])
def test_the_last_tile_of_a_wait_that_wins_nothing_may_go_into_the_egg(plain):
    """East has 2223p: 3p wins as a single wait, 1p and 4p are the ends of an open one, and win by option alone."""
    options = {"treasure": False, "yao_jiu_eggs": True, "plain_win": plain}
    hands = {"E": "1m1p1s456m678s2223p4z"}
    table = at_table("9s3p7p1p9m8p9p1p9s3s7s1p9s3s7s7z", hands, tail="7z6z", options=options)
    table.play("E egg ones", "E 4z").wait().throw_drawn(3).play("E egg ones").wait()
    table.throw_drawn(4).play("E egg ones").wait()
    assert melds(table, "E") == [("1m1p1p1p1s", "egg")]
    declared(table, "E", "6z").wait().throw_drawn(3)
    assert set(table.open_to("E")) == {"1p drawn", "win" if plain else "egg ones"}
    if plain:
        assert table.refusal("E", "egg ones") == "JILIN-50"
    else:
        table.play("E egg ones").wait()
        assert (melds(table, "E"), table.scores()) == ([("1m1p1p1p1p1s", "egg")], [18, -6, -6, -6])


@pytest.mark.rule("JILIN-F-heavenly_hand", "JILIN-18", "JILIN-28", "JILIN-39")
def test_the_dealer_wins_a_dealt_open_hand_at_once_or_not_at_all():
    hands = {"E": "123m45p678s88p333z6p", "S": "1469m257p3468s44z"}
    table = at_table("9s1p7p6p", hands).play("E win")
    assert (rows(table), table.scores()) == ({"heavenly_hand": 32}, [96, -32, -32, -32])
    assert int(table.record.coming.dealer) == table.seat("E")
    table = at_table("9s1p7p3p", hands).play("E 6p").wait().throw_drawn(3)
    assert not table.may("E", "win")
    assert table.play("E ready").discards("E") == "23m48p7s"  # what leaves a closed, an edge or a single wait


@pytest.mark.rule("JILIN-F-heavenly_hand", "JILIN-14", "JILIN-18", "JILIN-42")
def test_an_egg_ends_the_right_to_the_heavenly_hand_and_a_concealed_kong_does_not_end_that_to_eggs():
    table = at_table(hands={"E": "123m46p678s88p567z5p"})
    assert not table.may("E", "win")
    table.play("E egg dragons")
    assert table.refusal("E", "win") == "JILIN-18"
    table = at_table(hands={"E": "1111m257p36s567z19s"}, tail="4z").play("E kong 1111m")
    assert table.drawn() == "4z"
    table.play("E egg dragons")
    assert table.scores() == [12 + 9, -7, -7, -7]


@pytest.mark.rule("JILIN-41", "JILIN-36", "COMMON-15")
@pytest.mark.parametrize("fast", [False, True])
def test_pots_run_empty_in_the_middle_of_a_kong_and_a_fast_pot_ends_there(fast):
    hands = {**HANDS, "E": "1111s257p3468m44z4m", "N": "2589m1369p3579s6z", "W": "14789m147p59s69m2s"}
    options = {"pot": 50, "fast_pot": fast}
    table = at_table(hands=hands, tail="5z", options=options, before_deal={"scores": [150, 16, 0, 34]})
    table.play("E kong 1111s")  # 32 from each, halved
    assert table.scores() == [182, 0, 0, 18]
    assert not table.over
    table = at_table(hands=hands, tail="5z", options=options, before_deal={"scores": [175, 16, 0, 9]})
    table.play("E kong 1111s")
    assert table.scores() == [200, 0, 0, 0]
    assert (table.over, table.record.phase == MATCH_OVER) == (fast, fast)
    if fast:
        assert int(table.record.ending) == BROKE
    else:
        assert table.drawn() == "5z"
        table.play("E 5z drawn").wait().throw_drawn(200)
        assert table.scores() == [200, 0, 0, 0]


@pytest.mark.rule("JILIN-21", "JILIN-51", "JILIN-52", "JILIN-22")
def test_a_later_declarer_looks_first_and_his_discard_may_call_for_another_treasure():
    hands = {**HANDS, "W": "12m456p12378s333z", "N": "2589m1369p579s6z4z"}
    hands["W"] = "12m456p12366s333z"  # waits for 3m
    table = at_table("9s1p8m7p7z1p", hands).play("E 4m")
    next_treasure(has_thrown(table, "E", "1p"), "1p")
    declared(table, tile="9s").wait()
    assert table.view("S").treasure == "1p"
    table = next_treasure(has_thrown(table, "N", "1p"), "3m")
    table.play("W ready")
    assert table.view("W").treasure == "#"
    table.play("W 1p drawn").wait()
    # West has seen 1p; 3m, thrown for by South, is looked at by North, East, South, and by West
    seen = only(table.events, ev.TreasureSeen)
    assert [(table.letters([event.seat]), event.tile) for event in seen] == [("W", "1p"), ("S", "3m"), ("W", "3m")]
    assert [table.letters([event.seat]) for event in only(table.events, ev.DiceThrown)] == ["S"]
    assert rows(table) == {"edge_wait": 4, "concealed_hand": 2, "treasure_match": 4}
    assert table.scores() == [-32, -32, 96, -32]


@pytest.mark.rule("JILIN-21", "JILIN-30", "JILIN-51")
def test_a_declarer_whose_discard_is_won_on_throws_for_no_treasure():
    hands = {**HANDS, "W": "123m46s678p88s333z", "E": "1469m257p348s44z4m7p"[:-2] + "7s"}
    table = next_treasure(at_table("5s", hands).play("E 4m"), "5p")
    table.record.ready[table.seat("W")] = 1
    table.play("S ready", "S 5s drawn", "W win")
    assert (int(table.record.ending), only(table.events, ev.TreasureAside)) == (WON, [])
    assert table.scores() == [-8, -8, 20, -4]  # 2 x 2: the dealer and the discarder twice


@pytest.mark.rule("JILIN-52", "JILIN-15", "JILIN-22", "JILIN-11")
def test_an_egg_tile_that_nobody_robs_calls_for_a_treasure_before_its_replacement():
    table = at_table("9s1z8p7z", EGGS, tail="6s").play("E egg dragons", "E 1m").wait()
    next_treasure(has_thrown(table, "W", "7z"), "7z")
    declared(table, tile="9s").wait()
    assert table.view("S").treasure == "7z"
    next_treasure(table.throw_drawn(2), "5p").play("E egg dragons")
    assert [table.letters([event.seat]) for event in only(table.events, ev.Drew)] == ["S"]  # not East, a replacement
    assert rows(table) == {"closed_wait": 2, "concealed_hand": 2, "treasure_match": 4}
    assert table.scores() == [9 + 3 - 32, -4 + 96, -4 - 32, -4 - 32]


@pytest.mark.rule("JILIN-15", "JILIN-35", "COMMON-5")
def test_the_replacement_of_an_egg_tile_may_go_into_an_egg_at_once():
    hands = {**HANDS, "E": "123567z19m28p357s9p", "N": "2589m1369p3579s4p", "S": "123m46p678s88p12z4m"}
    table = at_table("9s4s4s3z", hands, tail="6z5p").play("E egg dragons", "E egg winds", "E 1m").throw_drawn(3)
    table.play("E egg winds").wait()
    assert (table.drawn(), table.may("E", "egg dragons"), table.may("E", "egg winds")) == ("6z", True, False)
    table.play("E egg dragons").wait()
    assert (table.drawn(), table.scores()) == ("5p", [9 + 9 + 3 + 3, -8, -8, -8])


@pytest.mark.rule("JILIN-12")
def test_three_1s_alone_fly_into_an_egg_of_winds_and_lie_there_as_1s():
    hands = {"E": "111s25p3468m44z79m5z", "S": "123m46p678s88p222z"}
    table = at_table("9s", hands, options=FLY).play("E egg winds", "E give 1s", "E give 1s", "E give 1s", "E pass")
    assert (melds(table, "E"), table.scores()) == ([("1s1s1s", "egg")], [9, -3, -3, -3])
    assert table.record.hand_size[table.seat("E")] == 11


@pytest.mark.rule("JILIN-17")
def test_a_won_hand_shows_the_tiles_of_its_eggs():
    hands = {"E": "1s5z7z123m46p88p678s9s", "S": "1469m257p3468s44z"}
    table = next_treasure(at_table("7z7p9p5p", hands, options=FLY), "2z")
    table.play("E egg dragons", "E ready", "E 9s").throw_drawn(3).play("E win")
    (won_by,) = [one for one in explanations_of(table.engine, table.record, table.events, [0] * 4) if one.kind == "win"]
    assert [group.tiles for group in won_by.groups] == ["57z1s", "123m", "456p", "678s", "88p"]


@pytest.mark.rule("JILIN-12", "JILIN-48")
@pytest.mark.parametrize(
    ("laid", "why"),
    [
        (["egg 1z2z1s as 1z2z2z"], "its first tiles must be different"),
        (["egg 1z2z1s as 1z3z4z"], "only 1s may stand for another tile"),
        (["egg 1z2z3z", "egg 2z3z4z"], "of each family there is one egg"),
    ],
)
def test_an_egg_that_nobody_could_lay_is_refused(laid, why):
    hand = CLOSED if len(laid) == 1 else CLOSED[4:]
    with pytest.raises(HandError, match=why):
        score("jilin", hand, "5p", melds=laid, options=FLY)
    with pytest.raises(HandError, match=why):
        play_win("jilin", Fields(won(hand, melds=laid, options=FLY)), {})
