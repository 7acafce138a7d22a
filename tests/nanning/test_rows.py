"""Nanning: rows, occasions, horses and bonds of a win, each a hand as the book words it. Amounts from the book."""

from pathlib import Path

import pytest

from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.game.explain import explanations_of
from flow.table_of import table_of
from hangzhou.test_play import lay
from hangzhou.test_rows import lines_of
from tabletop import a_win

FED = ["pon 222p from S", "pon 666s from S", "pon 888m from S"]
# Row, hand, melds, the tile on a discard and what it costs, by an own draw and what it costs each.
ROWS = [
    ("all_pungs", "888m55z99s", ["pon 222p from E", "pon 666s from N"], "9s", 9, 6),
    ("full_flush", "123s345s678s56s99s", [], "7s", 9, 6),
    ("seven_pairs", "1133m5577p99s11z3z", [], "3z", 9, 8),
    ("pure_all_pungs", "333m77m99m", ["pon 222m from E", "pon 555m from S"], "9m", 18, 12),
    ("pure_seven_pairs", "1133557788992m", [], "2m", 18, 16),
    ("dragon_seven_pairs", "1133s444466p88m9s", [], "9s", 18, 16),
    ("double_dragon_seven_pairs", "1111s444466p88m9s", [], "9s", 36, 32),
    ("triple_dragon_seven_pairs", "1111s44446666p9s", [], "9s", 54, 48),
    ("thirteen_orphans", "19m19p19s1234567z", [], "9s", 48, 32),
]


def after(seat):
    """The next player."""
    return "SWNE"["ESWN".index(seat)]


def check(told, **expected):
    """Play the win, and look at what comes out; who is not named pays and gets nothing."""
    if "payments" in expected:
        expected["payments"] = {**dict.fromkeys("ESWN", 0), **expected["payments"]}
    outcome = run_case(Case(Path("test.yaml"), 1, "nanning", "a hand", {**told, "expect": expected}))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("NANNING-15", "NANNING-17", "NANNING-19", *(f"NANNING-F-{row[0]}" for row in ROWS))
@pytest.mark.rule("NANNING-20", "NANNING-21")
@pytest.mark.parametrize(("row", "hand", "melds", "tile", "given", "drawn"), ROWS, ids=[row[0] for row in ROWS])
def test_a_big_hand_has_a_price_for_the_discarder_and_one_for_each_by_an_own_draw(row, hand, melds, tile, given, drawn):
    check(
        a_win("W", hand, tile, "discard", "S", melds=melds),
        win=True,
        patterns={row: given},
        total=given,
        payments={"S": -given, "W": given},
    )
    check(
        a_win("W", hand, tile, melds=melds),
        win=True,
        patterns={row: drawn},
        total=drawn,
        payments={"E": -drawn, "S": -drawn, "W": 3 * drawn, "N": -drawn},
    )


@pytest.mark.rule("NANNING-19", "NANNING-F-dragon_seven_pairs", "NANNING-F-pure_seven_pairs")
def test_of_two_equal_rows_the_later_counts():
    check(a_win("S", "1111335577889m", "9m", "discard", "W"), win=True, patterns={"dragon_seven_pairs": 18}, total=18)


@pytest.mark.rule("NANNING-F-melded_hand", "NANNING-F-pure_melded_hand")
def test_four_exposed_melds_are_a_row_on_a_discard_alone():
    melds = ["pon 111m from N", "pon 888p from W", "pon 333s from N", "kong 7777s from E"]
    drawn = a_win("S", "5m", "5m", melds=melds)
    check(a_win("S", "5m", "5m", "discard", "W", melds=melds), win=True, patterns={"melded_hand": 18}, total=18)
    check(drawn, win=True, patterns={"all_pungs": 6}, total=6)
    off = {"options": {"melded_hand": False}}
    check({**a_win("S", "5m", "5m", "discard", "W", melds=melds), **off}, win=True, patterns={"all_pungs": 9}, total=9)
    pure = ["pon 111m from N", "pon 888m from W", "pon 333m from N", "added 7777m from E"]
    check(a_win("S", "5m", "5m", "discard", "W", melds=pure), win=True, patterns={"pure_melded_hand": 36}, total=36)
    check(a_win("S", "5m", "5m", melds=pure), win=True, patterns={"pure_all_pungs": 12}, total=12)


@pytest.mark.rule("NANNING-F-concealed_hand", "NANNING-F-basic_win")
def test_any_meld_a_concealed_kong_too_ends_a_concealed_hand():
    kong = ["concealed 4444m"]
    check(a_win("E", "123p456s77s99p", "7s", melds=kong), win=True, patterns={"basic_win": 3}, total=3)
    check(a_win("E", "123m678p555s23s99m", "4s"), win=True, patterns={"concealed_hand": 4}, total=4)


PLAIN = a_win("N", "34m567p888p22s456s", "5m", "discard", "E")


@pytest.mark.rule("NANNING-16", "NANNING-22", "NANNING-37", "NANNING-F-shot_after_kong", "NANNING-F-shot_by_melded")
@pytest.mark.parametrize(
    ("context", "row"),
    [(["after_kong"], "shot_after_kong"), (["discarder_melded"], "shot_by_melded")],
)
def test_an_occasion_opens_a_plain_hand_on_a_discard_for_nine(context, row):
    check(PLAIN, win=False, why="NANNING-16")
    check({**PLAIN, "context": context}, win=True, patterns={"basic_win": 0, row: 9}, payments={"E": -9, "N": 9})


@pytest.mark.rule("NANNING-22")
def test_two_occasions_add_nine_once():
    both = {**PLAIN, "context": ["after_kong", "discarder_melded"]}
    check(both, win=True, patterns={"basic_win": 0, "shot_after_kong": 9}, total=9)


@pytest.mark.rule("NANNING-16", "NANNING-22")
def test_by_option_plain_and_concealed_hands_win_on_any_discard():
    plain = {**PLAIN, "options": {"plain_on_discard": True}}
    check(
        {**plain, "hand": "34m888p22s456s", "melds": ["pon 777p from W"]}, win=True, total=2, payments={"E": -2, "N": 2}
    )
    concealed = {**PLAIN, "options": {"concealed_on_discard": True}}
    check(concealed, win=True, patterns={"concealed_hand": 3}, total=3)
    check({**concealed, "context": ["after_kong"]}, win=True, patterns={"basic_win": 0, "shot_after_kong": 9}, total=9)
    check({**concealed, "hand": "34m888p22s456s", "melds": ["pon 777p from W"]}, win=False, why="NANNING-16")


@pytest.mark.rule("NANNING-17")
def test_by_option_big_hands_need_an_occasion_too():
    pairs = {**a_win("S", "1133m5577p99s11z3z", "3z", "discard", "W"), "options": {"big_on_discard": False}}
    check(pairs, win=False, why="NANNING-16")
    check({**pairs, "context": ["after_kong"]}, win=True, total=18)
    plain = {"plain_on_discard": True, "concealed_on_discard": True, "big_on_discard": False}
    check({**pairs, "options": plain}, win=False, why="NANNING-16")


@pytest.mark.rule("NANNING-15", "NANNING-F-thirteen_orphans")
def test_orphans_may_be_cheaper_or_no_hand_at_all():
    orphans = a_win("W", "19m19p19s1234567z", "9s")
    check({**orphans, "options": {"thirteen_orphans": "24 / 16"}}, win=True, total=16)
    given = a_win("W", "19m19p19s1234567z", "9s", "discard", "S")
    check({**given, "options": {"thirteen_orphans": "24 / 16"}}, win=True, total=24)
    check({**orphans, "options": {"thirteen_orphans": False}}, win=False)


@pytest.mark.rule("NANNING-23", "NANNING-F-kong_bloom")
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "each"),
    [
        ("123p456s77s99p", "7s", ["concealed 4444m"], 6),
        ("888m55z99s", "9s", ["pon 222p from S", "kong 6666s from N"], 12),
        ("123s345s56s99s", "7s", ["concealed 8888s"], 12),
        ("333m77m99m", "9m", ["pon 222m from N", "concealed 5555m"], 18),
    ],
)
def test_a_bloom_costs_six_in_all_or_six_beside_a_big_row(hand, tile, melds, each):
    bloom = a_win("E", hand, tile, melds=melds, context=["kong_replacement"])
    check(bloom, win=True, total=each, payments={"E": 3 * each, "S": -each, "W": -each, "N": -each})


@pytest.mark.rule("NANNING-24", "NANNING-F-horse")
@pytest.mark.parametrize(("seat", "own"), [("E", "1m5p9s1z7z"), ("S", "2m6p2z6z"), ("W", "3m7p3z5z"), ("N", "4m8p4z")])
def test_the_horses_of_the_winners_seat_multiply_and_no_others(seat, own):
    others = {"E": "2m3m4m6m7m8m", "S": "1m3m4m5m7m8m", "W": "1m2m4m5m6m8m", "N": "1m2m3m5m6m7m"}[seat]
    names = [own[place : place + 2] for place in range(0, len(own), 2)]
    horses = [*names, *(others[place : place + 2] for place in range(0, 12, 2))][:6]
    win = a_win(seat, "999p555s23s99m", "4s", melds=["pon 666p from " + after(seat)], horses=horses)
    share = 3 * (1 + len(names))
    check(
        win,
        win=True,
        patterns={"basic_win": 3, "horse": len(names)},
        total=share,
        payments={**dict.fromkeys("ESWN", -share), seat: 3 * share},
    )


@pytest.mark.rule("NANNING-27", "NANNING-28", "NANNING-30")
@pytest.mark.parametrize(
    ("double", "by", "payer", "payments"),
    [
        (False, "discard", "S", {"S": -18, "W": 18}),
        (True, "discard", "S", {"S": -18, "W": 18}),
        (False, "discard", "E", {"E": -9, "S": -9, "W": 18}),
        (True, "discard", "E", {"E": -9, "S": -18, "W": 27}),
        (False, "rob", "S", {"S": -18, "W": 18}),  # a plain hand, 9
        (False, "rob", "N", {"N": -9, "S": -9, "W": 18}),
        (False, "self", None, {"S": -18, "W": 18}),
        (True, "self", None, {"S": -36, "W": 36}),
    ],
)
def test_who_has_fed_three_pungs_pays_beside_the_others(double, by, payer, payments):
    hand = "78s55z" if by == "rob" else "99s55z"  # the maker of the kong has every other 9s
    win = a_win("W", hand, "9s", by, payer, melds=FED, options={"double_three": double})
    check(win, win=True, payments=payments)


@pytest.mark.rule("NANNING-12", "NANNING-28", "NANNING-29")
def test_of_two_bonds_each_pays_on_a_discard_and_the_first_pays_a_self_draw():
    hands = {"E": "1479m2358p1346s29s", "W": "222p666s888m99s55z", "S": "147m58p35s123445z", "N": "258m369p147s1234z"}

    def bound(wall):
        table = table_of("nanning", hands, wall=wall)
        lay(table, "W", "pon 222p from S", "pon 666s from S", "pon 888m from S")
        table.record.bonds.order[table.seat("W"), table.seat("N")] = 2
        return table

    given = bound("1m5z").play("E 9s", "W win")
    assert given.scores() == [-9, -9, 27, -9]
    bound_himself = bound("1m").play("E 2s", "S 5z", "W win")
    assert bound_himself.scores() == [0, -18, 27, -9]  # South double, and North as much as he pays
    drawn = bound("1m5z").play("E 2s", "S 1m drawn", "W win")
    assert drawn.scores()[0] == drawn.scores()[3] == 0
    assert drawn.scores()[1] < 0


@pytest.mark.rule("NANNING-27", "NANNING-28", "NANNING-29")
@pytest.mark.parametrize(("of", "amount"), [("E", 18), ("S", 18), (None, 36)])
def test_the_lines_below_what_a_bound_player_pays_come_to_it(of, amount):
    hands = {"E": "1479m2358p1346s29s", "W": "222p666s888m99s55z", "S": "147m58p35s123445z", "N": "258m369p147s1234z"}
    table = table_of("nanning", hands, wall="1m5z" if of != "S" else "1m", options={"double_three": True, "horses": 0})
    lay(table, "W", *FED)
    if of == "E":
        table.play("E 9s", "W win")
    else:
        table.play("E 2s", "S 5z" if of == "S" else "S 1m drawn", "W win")
    won = explanations_of(table.engine, table.record, table.events, [0] * 4)[0]
    pays, *lines = lines_of(won, table.seat("S"))
    shares = sum(line.value for line in lines if line.key == "share-of") or 9
    times = [int(line.args["effect"].removeprefix("×")) for line in lines if line.key == "share-bound"]
    assert pays.value == shares * (times or [1])[0] == amount


@pytest.mark.rule("NANNING-13", "COMMON-18")
def test_by_option_jokers_fill_rows_and_are_never_won_on():
    joker = {"options": {"joker": True}, "jokers": {"indicator": "7z"}}
    check({**a_win("W", "888m5z7z99s", "9s", melds=["pon 222p from E", "pon 666s from N"]), **joker}, win=True, total=6)
    check(
        {**a_win("W", "1133m5577p99s17z3z", "3z", "discard", "S"), **joker},
        win=True,
        patterns={"seven_pairs": 9},
        total=9,
    )
    found = score("nanning", "1133m5577p99s1z33z", "1z", by="discard", jokers="1z", options={"joker": True})
    assert not found.wins
