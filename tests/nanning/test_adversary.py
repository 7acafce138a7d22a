"""Nanning: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of
from hangzhou.test_play import lay
from nanning.test_play import HANDS, JOKER, at_table
from tabletop import a_win

FED = ["pon 222p from S", "pon 666s from S", "pon 888m from S"]  # South is bound to West
EXPOSED = ["pon 111m from N", "pon 888p from W", "pon 333s from N", "kong 7777s from E"]
ONE_SUIT = ["pon 111m from N", "pon 888m from W", "pon 333m from N", "added 7777m from E"]
PLAIN = "34m567p888p22s456s"  # waits for 2m and 5m
FLUSH = "1112345589999s"  # waits for 7s


BOUND = {"seat": "W", "hand": "99s55z", "melds": FED}
HITS = ["1m", "1p", "1s", "5m", "5p", "5s", "9m", "9p", "1z", "7z"]

# What is told, its rows, and what E, S, W, N get; None where it is no win, with the rule that refuses.
CASES = {
    "thirteen orphans rob a kong": (
        a_win("S", "119m19p1s1234567z", "9s", "rob", "N"),
        {"thirteen_orphans": 48, "robbing_kong": 9},
        (0, 57, 0, -57),
    ),
    "seven pairs of one suit with two quads": (
        a_win("N", "1111222233445m", "5m"),
        {"double_dragon_seven_pairs": 32},
        (-32, -32, -32, 96),
    ),
    "pungs of honours are no flush": (
        a_win("N", "222333z44z55z", "5z", "discard", "W", ["pon 111z from E"]),
        {"all_pungs": 9},
        (0, 0, -9, 9),
    ),
    "a flush by an own draw is no concealed hand": (
        a_win("S", "123m345m67888m99m", "5m"),
        {"full_flush": 6},
        (-6, 18, -6, -6),
    ),
    "a single wait by an own draw after a kong": (
        a_win("S", "5m", "5m", "self", None, EXPOSED, ["kong_replacement"]),
        {"all_pungs": 6, "kong_bloom": 6},
        (-12, 36, -12, -12),
    ),
    "no melded hand by option, of one suit": (
        a_win("S", "5m", "5m", "discard", "W", ONE_SUIT, options={"melded_hand": False}),
        {"pure_all_pungs": 18},
        (0, 18, -18, 0),
    ),
    "a melded hand on a discard after a kong": (
        a_win("S", "5m", "5m", "discard", "W", ONE_SUIT, ["after_kong"]),
        {"pure_melded_hand": 36, "shot_after_kong": 9},
        (0, 45, -45, 0),
    ),
    # three melds and a concealed kong: not four exposed ones, and so no melded hand, but pungs
    "a concealed kong among the four melds": (
        a_win("S", "5m", "5m", "discard", "W", [*EXPOSED[:3], "concealed 7777s"]),
        {"all_pungs": 9},
        (0, 9, -9, 0),
    ),
    # 9 and 9 from East, and the same amount from South
    "a melded player gives to whom another is bound": (
        {**BOUND, "win": {"tile": "9s", "by": "discard", "from": "E"}, "context": ["discarder_melded"]},
        {"all_pungs": 9, "shot_by_melded": 9},
        (-18, -18, 36, 0),
    ),
    "the same, who is bound pays double": (
        {
            **BOUND,
            "win": {"tile": "9s", "by": "discard", "from": "E"},
            "context": ["discarder_melded"],
            "options": {"double_three": True},
        },
        {"all_pungs": 9, "shot_by_melded": 9},
        (-18, -36, 54, 0),
    ),
    # South discards himself: 9 and 9, doubled once
    "who is bound gives after a kong": (
        {
            **BOUND,
            "win": {"tile": "9s", "by": "discard", "from": "S"},
            "context": ["after_kong"],
            "options": {"double_three": True},
        },
        {"all_pungs": 9, "shot_after_kong": 9},
        (0, -36, 36, 0),
    ),
    # (6 + 6) x 3 for two horses of West's, three shares, doubled
    "who is bound pays a bloom with horses": (
        {
            "seat": "W",
            "hand": "5z",
            "melds": [*FED, "concealed 1111m"],
            "win": {"tile": "5z", "by": "self"},
            "context": ["kong_replacement"],
            "horses": ["3m", "7p", "2m", "4m", "1z", "6m"],
            "options": {"double_three": True},
        },
        {"all_pungs": 6, "kong_bloom": 6, "horse": 2},
        (0, -216, 216, 0),
    ),
    "ten horses, all of them East's": (
        a_win("E", "123m678p23s99p", "4s", "self", None, ["pon 666s from S"], horses=HITS, options={"horses": 10}),
        {"basic_win": 3, "horse": 10},
        (99, -33, -33, -33),
    ),
    "plain hands win on discards, the hand has no melds": (
        a_win("N", PLAIN, "5m", "discard", "E", options={"plain_on_discard": True}),
        {"basic_win": 2},
        (-2, 0, 0, 2),
    ),
    "plain and concealed hands win on discards": (
        a_win("N", PLAIN, "5m", "discard", "E", options={"plain_on_discard": True, "concealed_on_discard": True}),
        {"concealed_hand": 3},
        (-3, 0, 0, 3),
    ),
    "plain hands win on discards, and it follows a kong": (
        a_win("N", PLAIN, "5m", "discard", "E", (), ["after_kong"], options={"plain_on_discard": True}),
        {"basic_win": 0, "shot_after_kong": 9},
        (-9, 0, 0, 9),
    ),
    "pungs win on no discard where only plain hands do": (
        a_win(
            "N",
            "222333z44z55z",
            "5z",
            "discard",
            "W",
            ["pon 111z from E"],
            options={"plain_on_discard": True, "big_on_discard": False},
        ),
        "NANNING-16",
        None,
    ),
    "cheaper orphans after a kong": (
        a_win(
            "S",
            "19m19p19s1234567z",
            "9s",
            "discard",
            "N",
            (),
            ["after_kong"],
            options={"thirteen_orphans": "24 / 16", "big_on_discard": False},
        ),
        {"thirteen_orphans": 24, "shot_after_kong": 9},
        (0, 33, 0, -33),
    ),
    "three alike and a wild tile are a quad": (
        {**a_win("S", "1133s44466p88m9s5z", "9s"), "options": {"joker": True}, "jokers": {"indicator": "5z"}},
        {"dragon_seven_pairs": 16},
        (-16, 48, -16, -16),
    ),
    "orphans with two wild tiles": (
        {**a_win("S", "19m19p19s12345z88m", "6z"), "options": {"joker": True}, "jokers": {"indicator": "8m"}},
        {"thirteen_orphans": 32},
        (-32, 96, -32, -32),
    ),
    "the last tile is wild, a discard": (
        {
            **a_win("S", "1z", "5m", "discard", "W", EXPOSED),
            "options": {"joker": True},
            "jokers": {"indicator": "1z"},
        },
        {"melded_hand": 18},
        (0, 18, -18, 0),
    ),
    "the last tile is wild, a kong is robbed": (
        {**a_win("S", "1z", "5m", "rob", "W", EXPOSED), "options": {"joker": True}, "jokers": {"indicator": "1z"}},
        {"melded_hand": 18, "robbing_kong": 9},
        (0, 27, -27, 0),
    ),
    "a sealed player robs no kong": (a_win("S", PLAIN, "5m", "rob", "E", (), ["sealed"]), "NANNING-12", None),
    "a passed win bars a robbed kong": (a_win("S", FLUSH, "7s", "rob", "E", (), ["passed_win"]), "NANNING-11", None),
    "a passed win bars no own draw": (
        a_win("S", FLUSH, "7s", "self", None, (), ["passed_win"]),
        {"full_flush": 6},
        (-6, 18, -6, -6),
    ),
}


@pytest.mark.rule(
    *("NANNING-11", "NANNING-12", "NANNING-13", "NANNING-16", "NANNING-17", "NANNING-19", "NANNING-22", "NANNING-23"),
    *("NANNING-24", "NANNING-27", "NANNING-28", "NANNING-29", "COMMON-12", "COMMON-21"),
)
@pytest.mark.parametrize("told", CASES)
def test_rows_and_payments_are_those_of_the_book(told):
    fields, rows, paid = CASES[told]
    expect = {"win": False, "why": rows}
    if paid is not None:
        expect = {"win": True, "patterns": rows, "payments": dict(zip("ESWN", paid, strict=True))}
    result = run_case(Case(Path("adversary.yaml"), 1, "nanning", told, {**fields, "expect": expect}))
    assert result.status == "passed", str(result)


TWO = {
    "E": "1479m2358p1346s29s",
    "S": "147m58p35s123445z",
    "W": "222p666s888m99s55z",
    "N": "1133m5577p9s1166z",
}


@pytest.mark.rule("NANNING-10", "NANNING-27", "NANNING-28", "NANNING-35")
@pytest.mark.parametrize(("giver", "wall", "paid"), [("E", "", (-18, -9, 18, 9)), ("S", "9s", (0, -27, 18, 9))])
def test_of_two_winners_one_is_paid_by_who_is_bound_to_him_too(giver, wall, paid):
    hands = TWO if giver == "E" else {**TWO, "E": "1479m2358p1346s22s"}
    table = lay(at_table(wall, hands), "W", *FED)
    table.play("E 9s" if giver == "E" else "E 2s")
    if giver == "S":
        table.play("S 9s drawn")
    table.play("W win", "N win")
    assert table.scores() == [*paid]
    assert int(table.record.coming.dealer) == table.seat(giver)


@pytest.mark.rule("NANNING-12", "NANNING-26", "NANNING-28")
def test_a_kong_of_a_discard_is_the_third_meld_that_seals_and_an_added_kong_is_none():
    hands = {**HANDS, "W": "222p666s888m1224z"}
    hands["E"] = "1479m2358p1346s3z9s"
    sealed = lay(at_table("8m", hands, tail="1s"), "W", *FED[:2]).play("E 9s", "S 8m drawn", "W kong 888m")
    assert sealed.scores() == [0, -1, 1, 0]
    sealed.play("W 1s drawn").wait().play("N 1z").wait().play("E 3z")
    assert sealed.refusal("S", "win") == "NANNING-12"
    hands["E"] = "1479m1358p1346s3z9s"
    added = lay(at_table("1p2p", hands, tail="1s"), "W", *FED[:2]).play("E 9s", "S 1p drawn", "W kong 2222p")
    assert added.scores() == [0, -1, 1, 0]
    added.play("W 1s drawn").wait().play("N 1z").wait().play("E 3z")
    assert added.play("S win").scores() == [-9, 8, 1, 0]


@pytest.mark.rule("NANNING-9", "NANNING-22", "NANNING-26", "NANNING-35", "COMMON-6")
def test_two_rob_one_kong_which_is_not_paid_and_its_maker_deals_next():
    hands = {"E": HANDS["E"], "S": "555s234p789m22s67p", "W": "34s678m345p11199p", "N": "67s678m777p111z44z"}
    table = lay(at_table("5s", hands), "S", "pon 555s from W").play("E 9s", "S kong 5555s")
    assert table.play("W win", "N win").scores() == [0, -18, 9, 9]
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("NANNING-11")
def test_a_pung_ends_the_bar_of_a_passed_win():
    hands = {"E": "1479m2358p1346s2s1z", "S": "222p88m444p99s555z", "W": "258m147s39p99s124z", "N": "369m258s17p12345z"}
    table = lay(at_table("1p3s1m4z", hands), "S", "pon 222p from N")
    table.play("E 1z", "S 1p drawn", "W 9s", "S pass").wait()
    table.play("N 5z", "S pon 55z", "S 5z").wait()
    table.play("W 9s")
    assert table.play("S win").scores() == [0, 9, -9, 0]


@pytest.mark.rule("NANNING-5", "NANNING-7", "NANNING-32", "NANNING-34", "COMMON-5")
def test_who_draws_the_last_tile_as_a_replacement_deals_after_a_drawn_hand():
    hands = {"E": HANDS["E"], "S": "555s147p789m2258p", "W": "258m147s399p1224z", "N": "369m248s147p1224z"}
    table = at_table("5s", hands, left=2, options={"draw_dealer": "last drawer"})
    table.play("E 9s", "S kong 5555s").throw_drawn(1)
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [-1, 3, -1, -1])
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("NANNING-13", "NANNING-24", "COMMON-18")
def test_the_turned_tile_is_kept_beside_the_horses_and_is_none_of_them():
    hands = {"E": HANDS["E"], "S": "1133m5577p99s115z", "W": "258m147s399p1227z", "N": "369m258s147p1227z"}
    table = at_table("5z", hands, **JOKER)
    kept = int(table.record.wall_size) - int(table.record.next_tile) - int(table.record.drawable)
    assert (table.indicators(), table.view().jokers, kept) == ("3z", ("3z",), 7)
    table.play("E 9s", "S win")
    horses = [event.tile for event in only(table.events, ev.HorseTurned)]
    hits = sum(tile[0] in "26" for tile in horses)  # 2 and 6 of the suits, South and Green
    assert len(horses) == 6
    assert table.scores() == [-8 * (1 + hits), 24 * (1 + hits), -8 * (1 + hits), -8 * (1 + hits)]


PASSER = {"E": "1479m2358p1346s29s", "S": "147m58p35s123445z", "W": "222p666s888m99s55z", "N": "258m369p147s1234z"}


@pytest.mark.rule("NANNING-11", "COMMON-3")
def test_who_lets_a_win_pass_wins_on_no_other_tile_before_his_next_turn():
    table = table_of("nanning", PASSER, wall="1m3p").play("E 9s", "W pass", "S 5z")
    assert table.refusal("W", "win") == "NANNING-11"
    fresh = table_of("nanning", PASSER, wall="1m3p").play("E 2s", "S 5z")
    assert fresh.may("W", "win")


@pytest.mark.rule("NANNING-11", "COMMON-3")
def test_the_pung_that_lets_a_win_pass_ends_the_bar_again():
    hands = {**PASSER, "S": "147m58p35s123444z", "N": "258m369p147s1235z"}
    table = table_of("nanning", hands, wall="1m3p").play("E 9s", "W pon 99s", "W 5z").wait()
    assert table.play("N 5z").may("W", "win")


@pytest.mark.rule("NANNING-17", "NANNING-22", "NANNING-F-concealed_hand")
@pytest.mark.parametrize(("suit", "wins"), [("s", True), ("m", False)])
def test_who_may_read_a_hand_as_a_plain_one_wins_by_the_option_for_plain_ones(suit, wins):
    """Three pungs are three runs, too; all in one suit the hand is big however it is read."""
    options = {"big_on_discard": False, "concealed_on_discard": True}
    told = {"by": "discard", "source": "W", "seat": "S", "dealer": "E", "options": options, "mode": "interpreted"}
    found = score("nanning", f"111222333m55{suit}99{suit}", f"9{suit}", **told)
    assert (found.wins, found.total) == (wins, 3 if wins else 0)
