"""Changchun: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

from functools import partial

import pytest

from changchun.test_play import HANDS, at_table, eggs_open
from fangcheng import IncompatibleCircumstance, score
from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from flow.table_of import only
from harbin.test_play import declared, next_treasure
from jilin.test_play import melds, rows
from tabletop import a_win, pass_case

OPEN = "123m45p678s88p"  # waits for 3p and 6p beside a triplet
CLOSED = "123m46p678s88p"
PAIRS = "1199m3377p555s22z"  # waits for the fourth 5s
WIND = ["pon 222z from W"]
READIES = ["ready", "payer_ready"]
TEN = {"hand_size": 10}


def won(hand=OPEN, tile="6p", melds=WIND, by="self", giver=None, seat="S", context=("ready",), **more):
    """A win in the words of a case."""
    return a_win(seat, hand, tile, by, giver, melds, context, **more)


# What is told, its rows, and what E, S, W, N get; where it is no win, the rule that refuses.
CASES = {
    "a 1s in an egg of winds is no bamboo": (
        won("123m45p678p88p", melds=["egg 1z2z1s as 1z2z3z"]),
        "CHANGCHUN-31",
    ),
    "a 1s in an egg of nines shows the bamboo that it stands for": (
        won("234m45p678p88p", melds=["egg 9m9p1s as 9m9p9s"]),
        ({"plain_hand": 0}, (-4, 8, -2, -2)),
    ),
    "of three 1s in an egg of dragons none is a bamboo": (
        won("123m45p678p88p", melds=["egg 1s1s1s as 5z6z7z"]),
        "CHANGCHUN-31",
    ),
    # 3 fan: the dealer's own share 5, 32; West and North 8 each, all from him
    "by option an egg stands, and the dealer who is not ready covers all pungs": (
        won("222m777p99s55z", "5z", ["egg 1z2z3z"], "discard", "E", options={"eggs_keep_standing": True}),
        ({"all_pungs": 2, "concealed_hand": 1}, (-48, 48, 0, 0)),
    ),
    "a robbed dealer who is not ready covers all": (won(by="rob", giver="E"), ({"plain_hand": 0}, (-6, 6, 0, 0))),
    "a robbed maker who is ready pays his own": (
        won(by="rob", giver="W", context=READIES),
        ({"plain_hand": 0}, (-2, 5, -2, -1)),
    ),
    "the cap bounds every payment": (
        won(PAIRS, "5s", [], context=["ready", "treasure_match"]),
        ({"luxury_seven_pairs": 4, "treasure_match": 2}, (-64, 192, -64, -64)),
    ),
    # 16 for each of the three, from West
    "a discarder covers three shares of a lower cap": (
        won(PAIRS, "5s", [], "discard", "W", options={"cap_fan": 4}),
        ({"luxury_seven_pairs": 4}, (0, 48, -48, 0)),
    ),
    # 5 fan and the own draw: 64 from each
    "the treasure drawn counts as the fourth tile": (
        won(PAIRS, "9p", [], context=["ready", "treasure_draw"]),
        ({"luxury_seven_pairs": 4, "treasure_draw": 1}, (-64, 192, -64, -64)),
    ),
    "of three waits that in the pair is narrow": (
        won("3334m678s456p", "4m", WIND, "discard", "N", context=READIES),
        ({"narrow_wait": 1}, (-4, 10, -2, -4)),
    ),
    "and the others are not": (
        won("3334m678s456p", "2m", WIND, "discard", "N", context=READIES),
        ({"plain_hand": 0}, (-2, 5, -1, -2)),
    ),
    "runs only, but for the triplet beside the single wait": (
        won("3334m789s456p", "4m", ["chi 123p from E"]),
        ({"narrow_wait": 1}, (-8, 16, -4, -4)),
    ),
    "the other waits of that hand lack the triplet": (
        won("3334m789s456p", "5m", ["chi 123p from E"]),
        "CHANGCHUN-33",
    ),
    # the dealer's own hand: each 2 fan, North 3
    "nobody covers by option": (
        won(CLOSED, "5p", WIND, "discard", "N", seat="E", options={"discarder_covers": "never"}),
        ({"narrow_wait": 1}, (16, -4, -4, -8)),
    ),
    "every discarder covers by option": (
        won(*(CLOSED, "5p", WIND, "discard", "N", "E", READIES[:1]), options={"discarder_covers": "always"}),
        ({"narrow_wait": 1}, (16, 0, 0, -16)),
    ),
    "of ten tiles three melds lie open, an egg among them": (
        won("5p", "5p", ["egg 5z6z7z", "pon 222m from N", "chi 345s from E"], options=TEN),
        "CHANGCHUN-35",
    ),
    "of ten tiles one meld lies concealed": (
        won("5p", "5p", ["concealed 9999p", "pon 222m from N", "chi 345s from E"], options=TEN),
        ({"narrow_wait": 1}, (-8, 16, -4, -4)),
    ),
    # 3 fan and the own draw
    "all pungs of ten tiles and an egg that stands": (
        won("777p44s22m", "4s", ["egg 9m9p9s"], options={**TEN, "eggs_keep_standing": True}),
        ({"all_pungs": 2, "concealed_hand": 1}, (-32, 64, -16, -16)),
    ),
    "the treasure drawn by a hand that waits for its own four": (
        won("46m123p678s88p", "9s", ["concealed 5555m"], context=["ready", "treasure_draw"]),
        "CHANGCHUN-30",
    ),
    "tiles in an egg are among the four one holds": (
        won("78m456p678s88p", "6m", ["egg 9m9p9s9m9m9m"]),
        ({"narrow_wait": 1}, (-8, 16, -4, -4)),
    ),
    "and so is a 1s that flew": (
        won("23s456p678m88p", "4s", ["egg 5z1s1s1s1s as 5z6z7z5z5z"]),
        ({"narrow_wait": 1}, (-8, 16, -4, -4)),
    ),
}


judged = partial(pass_case, "changchun")


@pytest.mark.rule(
    *(f"CHANGCHUN-{number}" for number in (18, 19, 20, 21, 28, 30, 31, 33, 35, 37, 38, 39, 43)),
    *(f"CHANGCHUN-F-{row}" for row in ("narrow_wait", "all_pungs", "concealed_hand", "luxury_seven_pairs")),
    *("COMMON-10", "COMMON-11"),
)
@pytest.mark.parametrize("told", CASES)
def test_rows_and_payments_are_those_of_the_book(told):
    fields, expected = CASES[told]
    if isinstance(expected, str):
        judged(fields, {"win": False, "why": expected})
        return
    told_rows, paid = expected
    payments = dict(zip("ESWN", paid, strict=True))
    judged(fields, {"win": True, "patterns": told_rows, "total": sum(told_rows.values()), "payments": payments})


@pytest.mark.rule("CHANGCHUN-40", "CHANGCHUN-41", "CHANGCHUN-44")
def test_eggs_and_kongs_of_dragons_stand_in_a_drawn_hand():
    # South 1 + 1 + 4 from each, East 2 from each
    kongs = {"S": ["egg", "egg_add", "concealed 5z"], "E": ["added 1p"]}
    side = {"kongs": {"E": 0, "S": 16, "W": -8, "N": -8}}
    judged({"seat": "E", "draw": {}, "state": {"kongs": kongs}}, {"side": side})


@pytest.mark.rule("CHANGCHUN-27")
def test_without_a_treasure_none_is_scored():
    told = {"melds": WIND, "context": ["ready_declared", "treasure_match"]}
    row = "narrow_wait"
    assert [line.id for line in score("changchun", CLOSED, "5p", **told).patterns] == ["treasure_match", row]
    with pytest.raises(IncompatibleCircumstance, match="treasure_match means nothing in changchun under these options"):
        score("changchun", CLOSED, "5p", options={"treasure": False}, **told)
    without = score("changchun", CLOSED, "5p", options={"treasure": False}, **{**told, "context": ["ready_declared"]})
    assert [line.id for line in without.patterns] == [row]


# --- hands


@pytest.mark.rule("CHANGCHUN-12", "CHANGCHUN-18", "CHANGCHUN-38", "CHANGCHUN-39", "CHANGCHUN-42", "CHANGCHUN-45")
def test_a_1s_added_to_an_egg_is_robbed_as_the_1s_it_is():
    hands = {"E": "567z8m2579p367s44z6s", "S": "123m456p23s88m222z"}  # waits for 1s and 4s
    table = next_treasure(at_table("9p8p7p1s", hands), "1z").play("E egg dragons", "E 8m").wait()
    declared(table, tile="9p").wait().throw_drawn(2)
    assert table.drawn() == "1s"
    table.play("E egg dragons", "S win")
    # 1 fan for the standing hand: the dealer made it and is not ready, 8 + 2 + 2, after 1 from each for the egg
    assert rows(table) == {"concealed_hand": 1}
    assert table.scores() == [3 - 12, 12 - 1, -1, -1]
    assert melds(table, "E") == [("5z6z7z", "egg")]
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("CHANGCHUN-29", "CHANGCHUN-27", "CHANGCHUN-26")
def test_after_a_pung_the_next_of_the_ready_behind_the_claimer_matches_the_new_treasure():
    hands = {**HANDS, "N": "123m46p678s99p333z", "E": "1469m257p3468s4z1p4m", "W": "11p4789m47p259s69m"}
    table = next_treasure(at_table("9s7z5z4z", hands).play("E 4m"), "1p")
    declared(table, tile="9s").wait()
    assert table.view("S").treasure == "1p"
    table.record.ready[table.seat("N")] = 1
    table.throw_drawn(2)
    next_treasure(table, "5p")  # both wait for it
    table.play("E 1p", "W pon 11p")
    looked = [(table.letters([event.seat]), event.tile) for event in only(table.events, ev.TreasureSeen)]
    assert looked == [("N", "5p")]
    assert [table.letters([event.seat]) for event in only(table.events, ev.Won)] == ["N"]
    assert rows(table) == {"concealed_hand": 1, "narrow_wait": 1, "treasure_match": 2}


@pytest.mark.rule("CHANGCHUN-13", "CHANGCHUN-18", "CHANGCHUN-19", "CHANGCHUN-41", "COMMON-5")
def test_an_egg_of_four_takes_a_1s_and_grows_with_its_replacement_a_turn_later():
    hands = {"E": "123z1s28m2457p367s7z"}
    table = at_table("9s4s5s4z", hands, options={"wind_egg": "four"}, tail="6p1s3z").play("E egg winds")
    assert (melds(table, "E"), table.drawn(), table.scores()) == ([("1z2z3z1s", "egg")], "6p", [3, -1, -1, -1])
    table.play("E 2m").throw_drawn(3)
    table.play("E egg winds").wait()
    assert (table.drawn(), eggs_open(table, "E")) == ("1s", ["egg winds"])
    table.play("E egg winds").wait()
    assert (melds(table, "E"), table.drawn()) == ([("1z2z3z4z1s1s", "egg")], "3z")
    assert table.scores() == [9, -3, -3, -3]


@pytest.mark.rule("CHANGCHUN-22", "CHANGCHUN-28")
def test_a_dealt_hand_wins_nothing_until_it_is_declared_and_then_draws_the_treasure():
    hands = {"E": "123m45p678s88p333z6p", "S": "1469m257p3468s44z"}
    table = at_table("9s1p7p9m", hands)
    assert table.refusal("E", "win") == "CHANGCHUN-22"
    next_treasure(table, "9m").play("E ready", "E 6p").throw_drawn(3)
    assert rows(table) == {"concealed_hand": 1, "treasure_draw": 1}
    assert table.scores() == [48, -16, -16, -16]  # 2 fan, dealer, own draw


@pytest.mark.rule("CHANGCHUN-49", "CHANGCHUN-25", "CHANGCHUN-36")
@pytest.mark.parametrize("waits", [True, False])
def test_who_declares_with_the_last_discard_still_looks_and_nobody_calls_it(waits):
    hands = {**HANDS, "W": "14789m147p2599s6s"}
    table = next_treasure(at_table("9s", hands, left=1).play("E 4m"), "5p" if waits else "1z")
    declared(table, tile="9s")
    assert not table.may("W", "pon 99s")
    table.wait()
    assert int(table.record.ending) == (WON if waits else EXHAUSTED)


@pytest.mark.rule("CHANGCHUN-30", "CHANGCHUN-22", "CHANGCHUN-27", "CHANGCHUN-41", "COMMON-24")
def test_ten_tiles_are_played_from_an_egg_to_the_treasure():
    hands = {"E": "567z46p88m34s7s2s", "S": "1469m257p346s"}
    table = next_treasure(at_table("9s1p7p", hands, options=TEN), "5p").play("E egg dragons")
    assert table.scores() == [3, -1, -1, -1]
    table.play("E ready", "E 7s").wait()
    assert rows(table) == {"narrow_wait": 1, "treasure_match": 2}
    assert table.scores() == [3 + 96, -1 - 32, -1 - 32, -1 - 32]


@pytest.mark.rule("CHANGCHUN-19", "CHANGCHUN-24", "CHANGCHUN-50", "CHANGCHUN-16")
def test_each_refusal_of_an_egg_names_its_own_rule():
    hands = {**HANDS, "E": "567z123m46p678s88p4z", "S": "1469m257p3468s44z", "N": "2589m1369p3579s1z"}
    table = at_table("9p9p9p5z", hands)
    assert table.refusal("E", "egg winds") == "CHANGCHUN-16"
    table.play("E egg dragons")
    assert table.refusal("E", "egg dragons") == "CHANGCHUN-19"
    table.play("E ready", "E 4z").wait().throw_drawn(3)
    assert table.refusal("E", "egg dragons") == "CHANGCHUN-24"
    table = at_table("9p9p9p5z", hands, left=4).play("E egg dragons", "E 4z").wait().throw_drawn(3)
    assert table.refusal("E", "egg dragons") == "CHANGCHUN-50"
