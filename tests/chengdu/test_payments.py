"""Chengdu: the rows of a hand, what a win costs under every option, kongs, the empty wall. Amounts from the book."""

import pytest

from chengdu.test_play import LOOSE, SWAIT, WAIT, at_table, case
from fangcheng import score

RUNS = "123567m1234699p"  # waits for 5p alone; closed, with ones and nines
OPEN = {"hand": "567m1234699p", "melds": ["pon 111m from N"]}

CLOSED, SELF, BASIC = {"concealed_hand": 1}, {"self_draw": 1}, {"plain": 0}
BY = {"by": "discard", "source": "W"}
PUNGS = ["pon 222m from W", "pon 777s from N"]
FOUR = [*PUNGS, "concealed 3333s", "added 9999m from N"]


def found_in(hand, tile="5p", **told):
    found = score("chengdu", hand, tile, **{"options": {"cap": "none"}, **told})
    assert found.wins, found.refusal
    return {line.id: line.value for line in found.patterns}, found.total


ROWS = [
    ("plain", RUNS, "5p", BY, {**BASIC, **CLOSED}),
    ("plain", "567m1234699p", "5p", {**BY, "melds": OPEN["melds"]}, BASIC),
    ("all_pungs", "444m1199s", "9s", {**BY, "melds": PUNGS}, {"all_pungs": 1}),
    ("full_flush", "1234567855p", "3p", {**BY, "melds": ["pon 999p from N"]}, {"full_flush": 2}),
    ("seven_pairs", "113355m2244779s", "9s", BY, {"seven_pairs": 2}),
    ("all_terminal_sets", "123789m79p99p", "8p", {**BY, "melds": ["pon 111p from N"]}, {"all_terminal_sets": 2}),
    ("pure_all_pungs", "44411m99m", "9m", {**BY, "melds": [PUNGS[0], "pon 777m from N"]}, {"pure_all_pungs": 3}),
    (
        "all_258_pungs",
        "55588s22s",
        "2s",
        {**BY, "melds": [PUNGS[0], "pon 888m from N"]},
        {"all_258_pungs": 3, "all_simples": 1},
    ),
    ("dragon_seven_pairs", "1111668m223399s", "8m", BY, {"dragon_seven_pairs": 3}),
    ("dragon_seven_pairs", "1111668m222299s", "8m", BY, {"dragon_seven_pairs": 3, "root": 1}),
    ("pure_seven_pairs", "1133446677889s", "9s", BY, {"pure_seven_pairs": 4}),
    ("pure_dragon_seven_pairs", "1111446677889s", "9s", BY, {"pure_dragon_seven_pairs": 5}),
    ("heavenly_win", "123567m1114567p", "4p", {"context": ["first_turn"]}, {"heavenly_win": 4, **CLOSED, **SELF}),
    ("earthly_win", RUNS, "5p", {"seat": "S", "context": ["first_turn"]}, {"earthly_win": 4, **CLOSED, **SELF}),
    (
        "earthly_win",
        RUNS,
        "5p",
        {"seat": "S", "by": "discard", "source": "E", "context": ["first_turn"]},
        {"earthly_win": 4, **CLOSED},
    ),
    (
        "earthly_win",
        RUNS,
        "5p",
        {"seat": "S", "by": "discard", "source": "N", "context": ["first_turn"]},
        {**BASIC, **CLOSED},
    ),
    ("self_draw", RUNS, "5p", {}, {**BASIC, **CLOSED, **SELF}),
    ("concealed_hand", "567m1234699p", "5p", {**BY, "melds": ["concealed 1111m"]}, {**BASIC, **CLOSED, "root": 1}),
    ("concealed_hand", "567m1234699p", "5p", {**BY, "melds": ["added 1111m from N"]}, {**BASIC, "root": 1}),
    ("concealed_hand", "113355m2244779s", "9s", {}, {"seven_pairs": 2, **SELF}),
    ("all_simples", "234567m4567855p", "3p", BY, {**BASIC, **CLOSED, "all_simples": 1}),
    ("all_simples", "22446688m33557p", "7p", BY, {"seven_pairs": 2, "all_simples": 1}),
    ("golden_hook", "5s", "5s", {**BY, "melds": FOUR}, {"all_pungs": 1, "golden_hook": 1, "root": 2}),
    ("root", "345m12367p99p", "8p", {**BY, "melds": ["pon 555m from N"]}, {**BASIC, "root": 1}),
    ("root", "345m67p99p", "5p", {**BY, "melds": ["pon 555m from N", "kong 8888p from N"]}, {**BASIC, "root": 2}),
    (
        "kong_bloom",
        "567m1234699p",
        "5p",
        {"melds": ["added 1111m from N"], "context": ["kong_replacement"]},
        {**BASIC, **SELF, "root": 1, "kong_bloom": 1},
    ),
    (
        "kong_bloom",
        "567m1234699p",
        "5p",
        {"melds": ["kong 1111m from N"], "context": ["discard_kong_replacement"]},
        {**BASIC, **SELF, "root": 1, "kong_bloom": 1},
    ),
    (
        "shot_after_kong",
        RUNS,
        "5p",
        {**BY, "context": ["after_kong_discard"]},
        {**BASIC, **CLOSED, "shot_after_kong": 1},
    ),
    ("robbing_kong", RUNS, "5p", {"by": "rob", "source": "W"}, {**BASIC, **CLOSED, "robbing_kong": 1}),
    ("last_tile_draw", RUNS, "5p", {"context": ["last_tile"]}, {**BASIC, **CLOSED, **SELF, "last_tile_draw": 1}),
    ("last_tile_claim", RUNS, "5p", {**BY, "context": ["last_tile"]}, {**BASIC, **CLOSED, "last_tile_claim": 1}),
]


@pytest.mark.parametrize(
    ("hand", "tile", "told", "rows"),
    [
        pytest.param(*row[1:], marks=pytest.mark.rule(f"CHENGDU-F-{row[0]}"), id=f"{number}-{row[0]}")
        for number, row in enumerate(ROWS)
    ],
)
def test_the_rows_of_a_hand(hand, tile, told, rows):
    assert found_in(hand, tile, **told) == (rows, sum(rows.values()))


@pytest.mark.rule("CHENGDU-27")
def test_a_kong_of_any_kind_is_a_root_and_so_are_four_tiles_that_are_none():
    for kong in ("kong 1111m from N", "added 1111m from N", "concealed 1111m"):
        assert found_in("567m1234699p", melds=[kong], **BY)[0]["root"] == 1
    assert found_in("123m1234699p", melds=["pon 111m from N"], **BY)[0]["root"] == 1


@pytest.mark.rule("CHENGDU-F-heavenly_win", "CHENGDU-F-concealed_hand")
def test_of_main_patterns_the_one_counts_that_leaves_the_most():
    """A heavenly hand of seven pairs: Heavenly Win leaves Concealed Hand beside it, Pure Seven Pairs does not."""
    rows = {"heavenly_win": 4, **CLOSED, **SELF}
    assert found_in("1133446677889s", "9s", context=["first_turn"])[0] == rows


# --- what a win costs

POINTS = {"melds": PUNGS, "hand": "444m1199s", "win": {"tile": "9s", "by": "self"}}  # All Pungs, self-drawn


@pytest.mark.rule("CHENGDU-28", "CHENGDU-31")
@pytest.mark.parametrize(("option", "each"), [("add_fan", 4), ("add_base", 3), ("none", 2)])
def test_a_self_draw_is_paid_by_all_with_a_fan_a_base_or_nothing_more(option, each):
    payments = {"E": 3 * each, "S": -each, "W": -each, "N": -each}
    assert case(seat="E", **POINTS, options={"self_draw": option}, expect={"payments": payments})


@pytest.mark.rule("CHENGDU-28")
def test_the_base_comes_after_the_cap():
    told = {"seat": "S", "hand": "1133446677889s", "win": {"tile": "9s", "by": "self"}}
    payments = {"E": -17, "S": 51, "W": -17, "N": -17}
    assert case(**told, options={"self_draw": "add_base"}, expect={"total": 4, "payments": payments})


@pytest.mark.rule("CHENGDU-30")
@pytest.mark.parametrize(("cap", "points"), [(2, 4), (3, 8), (4, 16), (5, 32), ("none", 64)])
def test_fan_beyond_the_cap_are_not_paid(cap, points):
    """Pure Seven Pairs, self-drawn with the last tile: six fan."""
    told = {"seat": "W", "hand": "1133446677889s", "win": {"tile": "9s", "by": "self"}, "context": ["last_tile"]}
    payments = {"E": -points, "S": -points, "W": 3 * points, "N": -points}
    assert case(**told, options={"cap": cap}, expect={"payments": payments})


@pytest.mark.rule("CHENGDU-29")
@pytest.mark.parametrize(
    ("option", "hand", "tile", "melds", "on", "off"),
    [
        ("menqing", RUNS, "5p", [], 1, 0),
        ("menqing", "234567m4567855p", "3p", [], 2, 0),
        ("yaojiu", "123789m79p99p", "8p", ["pon 111p from N"], 2, 0),
        ("yaojiu", "55588s22s", "2s", ["pon 222m from W", "pon 888m from N"], 4, 2),  # All Pungs instead
    ],
)
def test_rows_that_options_take_away(option, hand, tile, melds, on, off):
    assert found_in(hand, tile, melds=melds, **BY)[1] == on
    assert found_in(hand, tile, melds=melds, **BY, options={option: False})[1] == off


@pytest.mark.rule("CHENGDU-31", "CHENGDU-36", "CHENGDU-3")
@pytest.mark.parametrize("payer", ["E", "W", "N"])
def test_the_discarder_pays_alone_the_dealer_no_more_than_others(payer):
    win = {"tile": "5p", "by": "discard", "from": payer}
    payments = {"E": 0, "W": 0, "N": 0, payer: -1, "S": 1}
    assert case(seat="S", **OPEN, win=win, expect={"total": 0, "payments": payments})


@pytest.mark.rule("CHENGDU-31", "CHENGDU-23", "CHENGDU-36")
def test_who_has_won_pays_no_more_and_a_winning_dealer_gets_no_more():
    table = {"already_won": ["S"]}
    assert case(seat="E", **POINTS, table=table, expect={"payments": {"E": 8, "S": 0, "W": -4, "N": -4}})


@pytest.mark.rule("CHENGDU-32", "CHENGDU-F-robbing_kong")
def test_the_maker_of_a_robbed_kong_pays_alone():
    win = {"tile": "5p", "by": "rob", "from": "W"}
    payments = {"E": 0, "S": 2, "W": -2, "N": 0}
    assert case(seat="S", **OPEN, win=win, expect={"total": 1, "payments": payments})


FED = {"E": LOOSE, "S": "123567m555p1199p"}  # a kong of East's 5p, then 1p or 9p


@pytest.mark.rule("CHENGDU-33", "CHENGDU-34")
@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({}, [-2 - 8, 2 + 24, -8, -8]),  # root, bloom, self-draw
        ({"fed_kong_bloom": "feeder"}, [-2 - 4, 2 + 4, 0, 0]),  # root and bloom
        ({"fed_kong_bloom": "feeder", "self_draw": "add_base"}, [-2 - 4, 2 + 4, 0, 0]),
        ({"fed_kong_bloom": "self_draw", "self_draw": "add_base"}, [-2 - 5, 2 + 15, -5, -5]),
    ],
)
def test_a_bloom_after_a_kong_of_a_discard_is_a_self_draw_or_paid_by_its_feeder_as_a_discard(options, scores):
    table = at_table(FED, tail="9p", options=options).play("E 5p", "S kong 555p", "S win")
    assert table.scores() == scores


@pytest.mark.rule("CHENGDU-33")
def test_the_feeder_pays_like_all_others_when_another_kong_came_between():
    """Two roots, bloom, self-draw: 16 from each; the kongs were 2 from East, then 2 from each."""
    hands = {"E": LOOSE, "S": "2222m555p345678m"}
    table = at_table(hands, tail="9p9p", options={"fed_kong_bloom": "feeder"})
    table.play("E 5p", "S kong 555p", "S kong 2222m", "S win")
    assert table.scores() == [-2 - 2 - 16, 2 + 6 + 48, -2 - 16, -2 - 16]


# --- kongs


@pytest.mark.rule("CHENGDU-34")
@pytest.mark.parametrize(
    ("kong", "payments"),
    [
        ({"kong": "kong 2222p from W"}, {"E": 0, "S": 2, "W": -2, "N": 0}),
        ({"kong": "added 2222p from W"}, {"E": -1, "S": 3, "W": -1, "N": -1}),
        ({"kong": "concealed 2222p"}, {"E": -2, "S": 6, "W": -2, "N": -2}),
    ],
)
def test_wind_and_rain_are_paid_at_once(kong, payments):
    assert case(event=[{**kong, "by": "S"}], expect={"payments": payments})


@pytest.mark.rule("CHENGDU-35")
def test_several_winners_on_the_discard_after_a_kong_share_its_income():
    """East's rain is 2 from each; West and North win with two fan, and get three of it each."""
    hands = {"E": "147m25p8888p28899s", "W": WAIT, "N": SWAIT}
    table = at_table(hands, tail="3m").play("E kong 8888p", "E 5p", "W win", "N win")
    assert table.scores() == [6 - 4 - 4 - 6, -2, -2 + 4 + 3, -2 + 4 + 3]


@pytest.mark.rule("CHENGDU-35")
def test_what_cannot_be_shared_equally_stays():
    """An exposed kong of North's tile brought West 2; three winners share it: nothing moves."""
    winners = [{"seat": "E", "hand": WAIT}, {"seat": "S", "hand": SWAIT}, {"seat": "N", "hand": "123456s46p789s22p"}]
    told = {"winners": winners, "win": {"tile": "5p", "by": "discard", "from": "W"}}
    told |= {"others": {"W": {"melds": ["kong 8888p from N"]}}, "context": ["after_kong_discard"]}
    assert case(**told, expect={"win": True, "side": {"E": 0, "S": 0, "W": 0, "N": 0}})


# --- the empty wall

READY = {"hand": "234567m4567855p"}  # two fan with 3p or 6p
READY_TOO = {"hand": "123456789s46p11p"}  # one fan
UNREADY = {"hand": "1379m2579s11368s"}
DOTS = {"hand": "2468p1357p24689s"}  # unready too
PIG = {"hand": "123m123456p1123s"}
WON = {"won": True}


def wall_ends(payments, *hands, **told):
    return case(draw=dict(zip("ESWN", hands, strict=False)), **told, expect={"payments": payments})


@pytest.mark.rule("CHENGDU-37", "CHENGDU-39")
@pytest.mark.parametrize(("cap", "fine"), [(4, 16), (2, 4), (3, 8), (5, 32), ("none", 16)])
def test_a_pig_pays_the_value_of_the_cap_to_all_in_the_hand_who_are_none(cap, fine):
    pig = {"hand": "147m258p2588s", "melds": ["kong 9999p from W"]}
    hands = READY, pig, UNREADY, {"hand": "1479m2268p13699s"}
    payments = {"E": 2 * fine + 4, "S": -2 * fine, "W": 2 * fine - 4, "N": -2 * fine}
    assert wall_ends(payments, *hands, options={"cap": cap})


@pytest.mark.rule("CHENGDU-39")
def test_melds_make_a_pig_too():
    hand = {"hand": "147m258p1479m", "melds": ["pon 444s from E"]}
    assert wall_ends({"E": 16, "S": -48, "W": 16, "N": 16}, UNREADY, hand, {"hand": "1379m2458m11368s"}, DOTS)


@pytest.mark.rule("CHENGDU-39")
@pytest.mark.parametrize(("suit", "fine"), [("m", 16), ("p", 0)])
def test_where_suits_are_declared_a_tile_of_ones_own_makes_a_pig(suit, fine):
    lack = {"lack": {"S": suit, "E": "s", "W": "m", "N": "m"}}
    payments = {"E": fine, "S": -3 * fine, "W": fine, "N": fine}
    hands = {"hand": "2468p1357m13579m"}, UNREADY, DOTS, {"hand": "13579p3579s1248s"}
    assert wall_ends(payments, *hands, table=lack, options={"lack": "declared"})


@pytest.mark.rule("CHENGDU-40", "CHENGDU-38")
def test_the_unready_pay_each_ready_player_his_own_most_and_winners_take_no_part():
    assert wall_ends({"E": 4, "S": 0, "W": -6, "N": 2}, READY, WON, UNREADY, READY_TOO)


@pytest.mark.rule("CHENGDU-40")
def test_golden_hook_and_roots_are_counted_in_what_the_unready_pay():
    hook = {"hand": "5s", "melds": ["pon 222m from W", "pon 777s from N", "concealed 3333m", "kong 9999m from N"]}
    assert wall_ends({"E": 16, "S": 0, "W": -16, "N": 0}, hook, WON, DOTS, WON)


@pytest.mark.rule("CHENGDU-38")
def test_after_three_wins_nothing_is_checked():
    assert wall_ends({"E": 0, "S": 0, "W": 0, "N": 0}, WON, WON, WON, PIG)


@pytest.mark.rule("CHENGDU-42")
def test_who_waits_for_a_tile_of_which_he_has_all_four_is_not_ready():
    hand = {"hand": "2m456789p", "melds": ["pon 222m from S", "pon 333m from S"]}
    assert wall_ends({"E": -2, "S": 0, "W": 0, "N": 2}, hand, WON, WON, READY_TOO)


@pytest.mark.rule("CHENGDU-41")
def test_the_unready_and_pigs_give_back_what_kongs_brought_them():
    """West pays North's one fan and returns 2 to South, who has won; the pig East returns 1 to each of the others."""
    told = {"kong_income": {"W": {"S": 2}, "E": {"W": 1, "N": 1, "S": 1}, "N": {"E": 2}}}
    payments = {"E": -32 - 3, "S": 2 + 1, "W": 16 - 2 - 2 + 1, "N": 16 + 2 + 1}
    assert wall_ends(payments, PIG, WON, DOTS, READY_TOO, **told)


@pytest.mark.rule("CHENGDU-26", "CHENGDU-39", "CHENGDU-40")
def test_in_a_blood_river_the_winner_receives_from_pigs_and_the_unready():
    """South has won 2; East is a pig; West and North pay South one fan."""
    hands = {"E": LOOSE, "S": WAIT, "W": UNREADY["hand"], "N": DOTS["hand"]}
    table = at_table(hands, wall="6m", left=1, options={"blood_river": True}).play("E 5p").wait()
    table.play("W 6m drawn").wait()
    assert table.over
    assert table.scores() == [-2 - 48, 2 + 16 + 4, 16 - 2, 16 - 2]
