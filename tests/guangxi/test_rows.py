"""Guangxi: classes, rows, wakes, fish and bonds, each a hand as the book words it. Amounts from the book."""

from pathlib import Path

import pytest

from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.institutions.wake import wake_kinds
from fangcheng.game.engine import Engine
from fangcheng.game.explain import explanations_of
from fangcheng.tiles import parse, write
from flow.table_of import table_of
from hangzhou.test_play import lay
from hangzhou.test_rows import lines_of
from tabletop import a_win

# Row, hand, melds, the winning tile, the factor of its quads.
BIG = [
    ("all_pungs", "888m55z99s", ["pon 222p from E", "pon 666s from N"], "9s", 1),
    ("full_flush", "123s345s678s56s99s", [], "7s", 1),
    ("all_honors", "1112233455667z", [], "4z", 1),
    ("seven_pairs", "1133m5577p99s11z3z", [], "3z", 1),
    ("dragon_seven_pairs", "1133s444466p88m9s", [], "9s", 2),
    ("double_dragon_seven_pairs", "1111s444466p88m9s", [], "9s", 4),
    ("triple_dragon_seven_pairs", "1111s44446666p9s", [], "9s", 8),
    ("seven_stars", "147m25p69s123456z", [], "7z", 1),
]
SMALL = {"hand": "678p23s99m", "melds": ["pon 555s from E", "pon 111m from S"]}


def check(told, **expected):
    """Play the win, and look at what comes out; who is not named pays and gets nothing."""
    if "payments" in expected:
        expected["payments"] = {**dict.fromkeys("ESWN", 0), **expected["payments"]}
    outcome = run_case(Case(Path("test.yaml"), 1, "guangxi", "a hand", {**told, "expect": expected}))
    assert outcome.status == "passed", str(outcome)


def small(seat="W", by="discard", payer="S", **more):
    """A small hand that waits for 1s and 4s."""
    return {**a_win(seat, SMALL["hand"], "4s", by, payer), "melds": SMALL["melds"], **more}


# --- classes


@pytest.mark.rule("GUANGXI-15", "GUANGXI-20", *(f"GUANGXI-F-{row[0]}" for row in BIG))
@pytest.mark.parametrize(("row", "hand", "melds", "tile", "times"), BIG, ids=[row[0] for row in BIG])
def test_a_big_row_costs_fifteen_or_thirty_five_times_its_quads_whoever_deals(row, hand, melds, tile, times):
    drawn, given = 15 * times, 35 * times
    check(
        a_win("W", hand, tile, "discard", "E", melds=melds),
        win=True,
        patterns={row: times},
        total=given,
        payments={"E": -given, "W": given},
    )
    check(
        a_win("W", hand, tile, melds=melds),
        win=True,
        patterns={row: times},
        total=drawn,
        payments={"E": -drawn, "S": -drawn, "W": 3 * drawn, "N": -drawn},
    )


@pytest.mark.rule("GUANGXI-20")
@pytest.mark.parametrize(
    ("hand", "melds", "tile", "context", "total"),
    [
        ("333m77m99m", ["pon 222m from E", "pon 555m from S"], "9m", [], 30),
        ("1133557788992m", [], "2m", [], 30),
        ("1122334455667z", [], "7z", [], 30),
        ("1111335577889m", [], "9m", [], 60),
        ("888m99s5z5z", ["pon 222p from E", "concealed 6666s"], "9s", ["kong_replacement"], 30),
        ("888m99s5z5z", ["pon 222p from E", "concealed 6666s"], "9s", ["kong_replacement", "last_tile"], 60),
    ],
)
def test_each_further_big_or_bonus_row_doubles_a_big_hand(hand, melds, tile, context, total):
    check(a_win("W", hand, tile, melds=melds, context=context), win=True, total=total)


@pytest.mark.rule("GUANGXI-16", "GUANGXI-18", "GUANGXI-F-basic_win")
@pytest.mark.parametrize(
    ("seat", "by", "payer", "payments"),
    [
        ("W", "discard", "S", {"S": -5, "W": 5}),
        ("W", "discard", "E", {"E": -5, "W": 5}),  # a dealer who discards pays no more
        ("E", "discard", "S", {"S": -7, "E": 7}),
        ("E", "rob", "S", {"S": -14, "E": 14}),  # and the row doubles
        ("W", "rob", "E", {"E": -10, "W": 10}),
        ("W", "self", None, {"E": -4, "S": -2, "W": 8, "N": -2}),
        ("E", "self", None, {"E": 12, "S": -4, "W": -4, "N": -4}),
    ],
)
def test_a_small_hand_costs_two_or_five_and_more_with_the_dealer(seat, by, payer, payments):
    melds = ["pon 555s from " + ("N" if seat == "E" else "E"), "pon 111m from S"]
    check(small(seat, by, payer, melds=melds), win=True, payments=payments)


@pytest.mark.rule("GUANGXI-18", "GUANGXI-19", "GUANGXI-20")
def test_a_reckoning_tells_the_dealers_surcharge_of_small_hands_alone():
    plain = score("guangxi", "123m678p555s23s99m", "4s", seat="E", context=["last_tile"])
    told = [(step.key, step.value, step.args.get("effect")) for step in plain.steps]
    assert ("step-class", 2, None) in told
    assert ("share-begins", None, "+2") in told
    assert plain.changes == [24, -8, -8, -8]  # (2 + 2) x 2
    big = score("guangxi", "147m25p69s123456z", "7z", seat="E", context=["last_tile"])
    assert big.changes == [90, -30, -30, -30]
    assert not [step for step in big.steps if step.key == "share-begins"]


@pytest.mark.rule("GUANGXI-17", "GUANGXI-18", "GUANGXI-F-thirteen_misfits", "GUANGXI-15")
def test_a_loose_hand_costs_three_or_eight_and_more_with_the_dealer():
    loose = "147m258p369s1235z"
    check(
        a_win("N", loose, "7z"),
        win=True,
        patterns={"thirteen_misfits": 1},
        payments={"E": -5, "S": -3, "W": -3, "N": 11},
    )
    check(a_win("E", loose, "7z", "discard", "S"), win=True, payments={"E": 10, "S": -10})
    check(a_win("N", "147m258p369s123z8m", "7z"), win=False)  # four honours and 7m 8m
    check(a_win("N", "147m258p39s12345z", "4s"), win=False)  # 3s and 4s are neighbours


BONUS = [
    ("shot_after_kong", "discard", {"context": ["after_kong"]}),
    ("last_tile_claim", "discard", {"context": ["last_tile"]}),
    ("robbing_kong", "rob", {}),
    ("last_tile_draw", "self", {"context": ["last_tile"]}),
    ("kong_bloom", "self", {"context": ["kong_replacement"], "melds": ["pon 555s from E", "concealed 1111m"]}),
]


@pytest.mark.rule("GUANGXI-19", *(f"GUANGXI-F-{row[0]}" for row in BONUS))
@pytest.mark.parametrize(("row", "by", "more"), BONUS, ids=[row[0] for row in BONUS])
def test_a_bonus_row_doubles_a_small_hand_its_surcharge_and_its_wakes(row, by, more):
    wakes = 0 if "last" in row else 2  # 7p and 8p; else no tile is left to turn
    turned = {"wake": ["8p"]} if wakes else {}
    won = small("W", by, None if by == "self" else "S", **turned, **more)
    share = 2 * (2 + wakes) if by == "self" else 2 * (5 + 3 * wakes)
    woken = {"wake": wakes} if wakes else {}
    check(won, win=True, patterns={"basic_win": 1, row: 2, **woken}, total=share)


@pytest.mark.rule("GUANGXI-F-earthly_win", "COMMON-8")
def test_a_win_on_the_dealers_first_discard_is_earthly():
    hands = {"E": "1479m2358p136s4s9s1z", "S": "123m678p555s23s99m"}
    table = table_of("guangxi", hands, wall="1p", options={"wake": False}).play("E 4s", "S win")
    assert table.scores() == [-10, 10, 0, 0]
    later = table_of("guangxi", hands, wall="1p1p1p1p", options={"wake": False})
    assert later.play("E 1z", "S 1p drawn", "W 1p drawn", "N 1p drawn", "E 4s", "S win").scores() == [-5, 5, 0, 0]


@pytest.mark.rule("GUANGXI-F-heavenly_win", "GUANGXI-20")
def test_a_heavenly_win_triples_and_adds_no_row():
    flush = a_win("E", "123s345s678s56s99s", "7s", context=["heavenly"], wake=["8s"])  # 7s 7s 8s 9s 9s
    check(flush, win=True, patterns={"full_flush": 1, "heavenly_win": 3, "wake": 5}, total=3 * 15 + 3 * 5)


@pytest.mark.rule("GUANGXI-F-concealed_hand", "COMMON-13")
def test_by_option_an_own_draw_without_any_meld_doubles():
    on = {"options": {"concealed": True}}
    closed = a_win("S", "123m678p555s23s99m", "4s", **on)
    check(closed, win=True, patterns={"basic_win": 1, "concealed_hand": 2}, total=4)
    check({**closed, "win": {"tile": "4s", "by": "discard", "from": "W"}}, win=True, patterns={"basic_win": 1}, total=5)
    check({**closed, "options": {}}, win=True, patterns={"basic_win": 1}, total=2)
    kong = a_win("S", "678p555s23s99m", "4s", melds=["concealed 1111m"], **on)
    check(kong, win=True, patterns={"basic_win": 1}, total=2)
    check(a_win("S", "1133m5577p99s11z3z", "3z", **on), win=True, patterns={"seven_pairs": 1}, total=15)
    check(a_win("N", "147m258p369s1235z", "7z", **on), win=True, patterns={"thirteen_misfits": 1}, total=3)


FOUR = ["chi 123m from E", "pon 888p from W", "pon 333s from N", "chi 567s from E"]


@pytest.mark.rule("GUANGXI-F-melded_hand", "COMMON-12")
def test_four_melds_not_all_concealed_kongs_are_a_row_on_a_given_tile():
    given = a_win("S", "5m", "5m", "discard", "W", melds=FOUR)
    check(given, win=True, patterns={"melded_hand": 1}, total=35)
    one = ["concealed 1111m", "concealed 8888p", "concealed 3333s", "pon 777s from E"]
    check({**given, "melds": one}, win=True, patterns={"melded_hand": 1, "all_pungs": 1}, total=70)
    added = ["chi 123m from E", "pon 888p from W", "pon 333s from N", "added 7777s from E"]
    check({**given, "melds": added}, win=True, patterns={"melded_hand": 1}, total=35)
    none = [*one[:3], "concealed 7777s"]
    check({**given, "melds": none}, win=True, patterns={"all_pungs": 1}, total=35)
    honour = a_win("S", "5z", "5z", "discard", "W", melds=FOUR)
    check(honour, win=True, patterns={"melded_hand": 1}, total=35)
    check({**honour, "options": {"melded_no_honours": True}}, win=True, patterns={"basic_win": 1}, total=5)
    check({**given, "options": {"melded_no_honours": True}}, win=True, patterns={"melded_hand": 1}, total=35)


@pytest.mark.rule("GUANGXI-F-last_tile_draw", "GUANGXI-F-last_tile_claim")
def test_by_option_the_last_tile_is_as_any_other():
    off = {"options": {"last_tile": False}, "context": ["last_tile"]}
    check(small(**off), win=True, patterns={"basic_win": 1}, total=5)
    check(small(by="self", payer=None, **off), win=True, patterns={"basic_win": 1}, total=2)


@pytest.mark.rule("GUANGXI-12")
@pytest.mark.parametrize(
    ("passed", "hand", "tile", "wins"),
    [
        ("passed_small", "123m678p555s23s99m", "4s", False),
        ("passed_small", "147m258p369s1235z", "7z", False),
        ("passed_small", "1133m5577p99s11z3z", "3z", True),
        ("passed_small", "147m25p69s123456z", "7z", True),
        ("passed_big", "1133m5577p99s11z3z", "3z", False),
    ],
)
def test_after_a_passed_small_or_loose_hand_only_a_big_one_is_won_after_a_big_one_none(passed, hand, tile, wins):
    on_discard = a_win("S", hand, tile, "discard", "W", context=[passed])
    check(on_discard, **({"win": True} if wins else {"win": False, "why": "GUANGXI-12"}))
    bonus = {**on_discard, "context": [passed, "after_kong"]}  # no bonus row makes a hand big
    check(bonus, win=wins)


@pytest.mark.rule("GUANGXI-12")
@pytest.mark.parametrize(("row", "hand", "melds", "tile", "times"), BIG, ids=[row[0] for row in BIG])
def test_after_a_passed_big_hand_no_other_big_one_is_won_however_dear(row, hand, melds, tile, times):
    given = a_win("W", hand, tile, "discard", "E", melds=melds, context=["passed_big"])
    check(given, win=False, why="GUANGXI-12")
    check({**given, "context": ["passed_small"]}, win=True, patterns={row: times})


@pytest.mark.rule("GUANGXI-12", "COMMON-3")
@pytest.mark.parametrize(
    ("passed", "small", "big"), [([], True, True), (["passed_small"], False, True), (["passed_big"], False, False)]
)
def test_a_passed_win_bars_robbed_kongs_as_it_bars_discards(passed, small, big):
    """Both wait for 5m: a plain hand, and one of one suit."""
    for hand, wins in (("34m567888p22456s", small), ("1112346789999m", big)):
        robbed = a_win("N", hand, "5m", "rob", "S", context=passed)
        check(robbed, **({"win": True} if wins else {"win": False, "why": "GUANGXI-12"}))


# --- waking


@pytest.mark.rule("GUANGXI-23", "GUANGXI-26", "GUANGXI-F-wake")
@pytest.mark.parametrize(
    ("turned", "woken"),
    [("5m", "456m"), ("1p", "129p"), ("9s", "189s"), ("1z", "124z"), ("4z", "134z"), ("5z", "567z"), ("7z", "567z")],
)
def test_a_tile_wakes_its_kind_and_both_neighbours_in_a_circle(turned, woken):
    for option, kinds in (("three_kinds", parse(woken)), ("neighbours", sorted({*parse(woken)} - {*parse(turned)}))):
        rules = Engine("guangxi", {"wake": option}, mode="interpreted").rules
        mask = int(wake_kinds(rules, parse(turned)[0]))
        assert write(face for face in range(34) if mask >> face & 1) == write(kinds)


@pytest.mark.rule("GUANGXI-21", "GUANGXI-23", "GUANGXI-26", "GUANGXI-F-wake")
@pytest.mark.parametrize(
    ("wake", "turned", "wakes"), [("three_kinds", "9m", 2), ("neighbours", "1m", 2), (False, "", 0)]
)
def test_each_wake_costs_one_of_each_or_three_of_the_discarder(wake, turned, wakes):
    more = {"melds": ["pon 555s from E", "pon 333p from S"], "options": {"wake": wake}}
    more |= {"wake": [turned]} if turned else {}
    woken = {"wake": wakes} if wakes else {}
    check(small(**more), win=True, patterns={"basic_win": 1, **woken}, total=5 + 3 * wakes)
    check(small(by="self", payer=None, **more), win=True, patterns={"basic_win": 1, **woken}, total=2 + wakes)
    if wake == "neighbours":
        check(small(**{**more, "wake": ["9m"]}), win=True, patterns={"basic_win": 1}, total=5)


@pytest.mark.rule("GUANGXI-24")
def test_three_of_a_kind_woken_turn_another_tile_and_so_on():
    won = a_win("S", "678p555s23s99m", "4s", "discard", "N", melds=["pon 111m from E"], wake=["6s", "9m", "4z"])
    # 6s wakes 5s 5s 5s, so 9m is turned, which wakes 9m 9m and 1m 1m 1m, so 4z, which wakes nothing.
    check(won, win=True, patterns={"basic_win": 1, "wake": 8}, total=5 + 3 * 8)


@pytest.mark.rule("GUANGXI-25")
def test_a_loose_hand_turns_on_after_three_tiles_woken():
    won = a_win("N", "147m258p369s1235z", "7z", "discard", "E", wake=["2z", "5m"])
    # 2z wakes 1z 2z 3z, two wakes each; 5m wakes 4m alone, so that no third is turned.
    check(won, win=True, patterns={"thirteen_misfits": 1, "wake": 8}, total=8 + 3 * 8)


@pytest.mark.rule("GUANGXI-24", "GUANGXI-23", "COMMON-22")
def test_of_two_winners_each_counts_his_own_series_of_the_same_tiles():
    hands = {"E": "1479m2358p1346s4s9s", "S": "123m678p555s23s99m", "W": "123p678m999p23s55m"}
    late = {"hands_played": 1}
    table = table_of("guangxi", hands, wall="6s9m4z", before_deal=late).play("E 4s", "S win", "W win")
    # South wakes 5s 5s 5s, then 1m 9m 9m; West nothing with 6s, and no more.
    # It is the dealer's first discard, and all is doubled.
    assert table.scores() == [-2 * (5 + 18) - 2 * 5, 2 * (5 + 18), 2 * 5, 0]


@pytest.mark.rule("GUANGXI-28", "GUANGXI-21")
def test_three_winners_double_wakes_too():
    won = {**a_win("S", "678p555s23s99m", "4s", "discard", "W"), "melds": ["pon 111m from E"]}
    check({**won, "context": ["triple_win"], "wake": ["7p"]}, win=True, payments={"S": 2 * (5 + 9), "W": -2 * (5 + 9)})


# --- who pays


@pytest.mark.rule("GUANGXI-22", "COMMON-22")
def test_who_fed_the_kong_of_a_bloom_pays_the_shares_and_wakes_of_all():
    bloom = a_win(
        "S", "123p456s77s99p", "7s", melds=["kong 4444m from W"], context=["kong_replacement"], wake=["3s"]
    )  # 4s
    share = 2 * (2 + 1)
    check(bloom, win=True, payments={"S": 3 * share + 4, "W": -3 * share - 4})  # the dealer's is 4 dearer


FED = ["pon 222p from S", "pon 666s from S", "pon 888m from S"]


@pytest.mark.rule("GUANGXI-33", "COMMON-14")
@pytest.mark.parametrize(
    ("by", "payer", "mutual", "payments"),
    [
        ("discard", "S", False, {"S": -70, "W": 70}),
        ("discard", "S", True, {"S": -140, "W": 140}),
        ("discard", "E", False, {"E": -35, "S": -35, "W": 70}),
        ("discard", "E", True, {"E": -35, "S": -35, "W": 70}),
        ("self", None, False, {"S": -90, "W": 90}),
        ("self", None, True, {"S": -180, "W": 180}),
    ],
)
def test_three_melds_from_one_player_bind_the_two(by, payer, mutual, payments):
    hands = {"E": "1479m2358p1346s29s", "W": "222p666s888m99s55z", "S": "147m58p35s123446z", "N": "258m3469p14s1234z"}
    wall = "5z" if payer == "S" else "1m5z"
    if payer == "E":
        hands["E"] = "1479m2358p1346s25z"
    table = lay(table_of("guangxi", hands, wall=wall, options={"three_melds": True, "wake": False}), "W", *FED)
    table.record.any_claim = 1
    if mutual:
        table.record.bonds.order[table.seat("S"), table.seat("W")] = 2
    if payer == "E":
        table.play("E 5z", "W win")
    elif payer == "S":
        table.play("E 2s", "S 5z drawn", "W win")
    else:
        table.play("E 2s", "S 1m drawn", "W win")
    assert dict(zip("ESWN", table.scores())) == {**dict.fromkeys("ESWN", 0), **payments}
    won = explanations_of(table.engine, table.record, table.events, [0] * 4)[0]
    paid = lines_of(won, table.seat("S"))
    shares = sum(line.value for line in paid[1:] if line.key == "share-of")
    times = [int(line.args["effect"].removeprefix("×")) for line in paid if line.key == "share-bound"]
    assert paid[0].value == shares * (times or [1])[0] == -payments["S"]


@pytest.mark.rule("GUANGXI-33", "COMMON-14")
def test_the_feeder_of_a_blooming_kong_answers_before_who_is_bound():
    on = {"options": {"three_melds": True}, "wake": ["5m"]}
    both = ["pon 222p from S", "pon 666s from S", "pon 888m from S", "kong 9999s from N"]
    bloom = a_win("W", "5z", "5z", melds=both, context=["kong_replacement"], **on)
    # all pungs and a bloom, 15 x 2 from each: North fed the kong, and pays for all
    check(bloom, win=True, payments={"N": -90, "W": 90})


@pytest.mark.rule("GUANGXI-33", "COMMON-14")
@pytest.mark.parametrize(
    ("by", "order", "payments"),
    [
        ("self", 2, {"N": -90, "W": 90}),
        ("E", 2, {"E": -35, "N": -35, "W": 70}),
        ("S", 2, {"S": -70, "N": -35, "W": 105}),  # double for his own discard, which to North is that of a third
        ("self", 0, {"S": -90, "W": 90}),
        ("E", 0, {"E": -35, "S": -35, "W": 70}),
    ],
)
def test_of_two_bound_to_the_winner_who_was_bound_last_pays_for_others(by, order, payments):
    """West, who wins with pungs, has three melds of South's; North has taken three of West's after that, or none."""
    hands = {"E": "1479m2358p1346s29s", "W": "222p666s888m99s55z", "S": "147m58p35s123446z", "N": "258m3469p14s1234z"}
    hands["E"] = hands["E"][:-3] + "25z" if by == "E" else hands["E"]
    wall = "5z" if by == "S" else "1m5z"
    table = lay(table_of("guangxi", hands, wall=wall, options={"three_melds": True, "wake": False}), "W", *FED)
    table.record.any_claim = 1
    table.record.bonds.order[table.seat("N"), table.seat("W")] = order
    steps = {"E": ["E 5z"], "S": ["E 2s", "S 5z drawn"], "self": ["E 2s", "S 1m drawn"]}[by]
    table.play(*steps, "W win")
    assert dict(zip("ESWN", table.scores())) == {**dict.fromkeys("ESWN", 0), **payments}


@pytest.mark.rule("GUANGXI-33")
def test_bonds_multiply_wakes_and_without_the_option_bind_nobody():
    bound = a_win("W", "99s55z", "5z", "discard", "S", melds=FED, wake=["8s"], options={"three_melds": True})
    check(bound, win=True, payments={"S": -2 * (35 + 6), "W": 2 * (35 + 6)})  # 9s 9s
    check({**bound, "options": {}, "wake": ["9p"]}, win=True, payments={"S": -35, "W": 35})


# --- Liuzhou

LIUZHOU = {"style": "liuzhou"}


@pytest.mark.rule("GUANGXI-34", "GUANGXI-35")
@pytest.mark.parametrize(
    ("hand", "melds", "tile", "rows"),
    [
        ("678p23s99m", ["pon 555s from E", "pon 111m from S"], "4s", []),
        ("888m55z99s", ["pon 222p from E", "pon 666s from N"], "9s", ["all_pungs"]),
        ("1133s444466p88m9s", [], "9s", ["seven_pairs"]),
        ("1133557788992m", [], "2m", ["full_flush", "seven_pairs"]),
        ("5m", ["chi 123m from S", "pon 888p from E", "pon 333s from N", "chi 567s from S"], "5m", ["melded_hand"]),
    ],
)
def test_liuzhou_doubles_two_or_three_for_each_row(hand, melds, tile, rows):
    patterns = dict.fromkeys(rows, 1) or {"basic_win": 0}
    given, drawn = 3 << len(rows), 2 << len(rows)
    won = a_win("W", hand, tile, "discard", "E", melds=melds, options=LIUZHOU)
    check(won, win=True, patterns=patterns, total=given, payments={"E": -given, "W": given})
    own = a_win("W", hand, tile, melds=melds, options=LIUZHOU)
    check(own, win=True, patterns=patterns, payments={"E": -drawn, "S": -drawn, "W": 3 * drawn, "N": -drawn})


@pytest.mark.rule("GUANGXI-34", "GUANGXI-35")
@pytest.mark.parametrize(("hand", "tile"), [("147m258p369s1235z", "7z"), ("1112233455667z", "4z")])
def test_liuzhou_knows_no_loose_hands_and_no_honours_without_sets(hand, tile):
    check(a_win("W", hand, tile, "discard", "E", options=LIUZHOU), win=False)
    check(a_win("W", hand, tile, "discard", "E"), win=True)


@pytest.mark.rule("GUANGXI-34")
@pytest.mark.parametrize("context", [[], ["last_tile"]])
def test_liuzhou_knows_neither_dealer_nor_last_tile(context):
    """2 from each on a self-draw, 3 on a discard, whatever the moment and whoever deals."""
    more = {"melds": ["pon 555s from N", "pon 111m from S"], "options": LIUZHOU, "context": context}
    check(small("E", "discard", "W", **more), win=True, patterns={"basic_win": 0}, payments={"E": 3, "W": -3})
    own = {"E": 6, "S": -2, "W": -2, "N": -2}
    check(small("E", "self", None, **more), win=True, patterns={"basic_win": 0}, payments=own)


@pytest.mark.rule("GUANGXI-35")
@pytest.mark.parametrize(
    ("row", "by", "more"), [row for row in BONUS if "last" not in row[0]], ids=["shot", "robbing", "bloom"]
)
def test_liuzhous_rows_of_kongs(row, by, more):
    won = small("W", by, None if by == "self" else "S", options=LIUZHOU, **more)
    check(won, win=True, patterns={row: 1}, total=4 if by == "self" else 6)


@pytest.mark.rule("GUANGXI-36")
@pytest.mark.parametrize(
    ("hand", "tile", "points", "total"),
    [("123m678p555s23s99m", "4s", 1, 3), ("123s345s678s56s99s", "7s", 2, 6), ("1133m5577p99s11z3z", "3z", 2, 6)],
)
def test_liuzhous_concealed_hands_bring_one_or_two_by_own_draw(hand, tile, points, total):
    on = {"style": "liuzhou", "concealed": True}
    check(a_win("S", hand, tile, options=on), win=True, total=total)
    check(a_win("S", hand, tile, options={**on, "cap": 2}), win=True, total=2 + points)
    check(a_win("S", hand, tile, "discard", "W", options=on), win=True, total=3 * (total - points) // 2)


@pytest.mark.rule("GUANGXI-37", "GUANGXI-34")
@pytest.mark.parametrize("count", [2, 4, 6, 8, 10])
def test_each_fish_repeats_the_win(count):
    fish = ["1m", "5p", "9s", "1z", "7z", "2m", "3p", "4s", "2z", "6z"][:count]
    hits = min(count, 5)
    won = small(options={"style": "liuzhou", "fish": count}, fish=fish)
    check(
        won, win=True, patterns={"fish": hits}, total=3 * (1 + hits), payments={"S": -3 - 3 * hits, "W": 3 + 3 * hits}
    )


@pytest.mark.rule("GUANGXI-37")
@pytest.mark.parametrize(
    ("seat", "own"), [("S", "2m"), ("S", "6z"), ("W", "3z"), ("W", "7p"), ("N", "4z"), ("N", "8s")]
)
def test_by_option_the_fish_are_those_of_the_winners_seat(seat, own):
    payer = "W" if seat != "W" else "N"
    melds = ["pon 555s from E", "concealed 1111m"]
    won = small(seat, "discard", payer, melds=melds, options={"style": "liuzhou", "fish": "by_seat"}, fish=[own, "1z"])
    check(won, win=True, patterns={"fish": 1}, total=6)


@pytest.mark.rule("GUANGXI-38")
def test_a_bloom_on_a_fed_kong_is_paid_in_liuzhou_by_its_feeder_as_a_discard():
    bloom = a_win("E", "123p456s77s99p", "7s", melds=["kong 4444m from W"], context=["kong_replacement"])
    check({**bloom, "options": LIUZHOU}, win=True, patterns={"kong_bloom": 1}, total=6, payments={"E": 6, "W": -6})


@pytest.mark.rule("GUANGXI-39")
def test_in_liuzhou_who_is_bound_pays_a_discard_twice_and_a_self_draw_three_times():
    on = {"style": "liuzhou", "three_melds": True}
    bound = a_win("W", "99s55z", "5z", melds=FED, options=on)
    check(bound, win=True, payments={"E": -4, "S": -12, "W": 20, "N": -4})
    check({**bound, "win": {"tile": "5z", "by": "discard", "from": "S"}}, win=True, payments={"S": -12, "W": 12})
    check({**bound, "win": {"tile": "5z", "by": "discard", "from": "E"}}, win=True, payments={"E": -6, "W": 6})


@pytest.mark.rule("GUANGXI-40")
@pytest.mark.parametrize(("cap", "drawn", "given"), [("none", 8, 12), (2, 2, 6), (4, 4, 6), (6, 6, 6)])
def test_liuzhous_cap_bounds_a_share_before_fish_and_discards_at_six(cap, drawn, given):
    pure = {"hand": "333m77m99m", "melds": ["pon 222m from E", "pon 555m from S"], "options": {**LIUZHOU, "cap": cap}}
    fish = {"fish": ["1p", "2p"]}
    check({**a_win("W", "", "9m"), **pure, **fish}, win=True, total=2 * drawn)
    check({**a_win("W", "", "9m", "discard", "N"), **pure, **fish}, win=True, total=2 * given)
