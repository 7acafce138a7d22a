"""What the rows of Nanjing are worth, each as its line in the book says, and who pays a win."""

import pytest

from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case

PLAIN = "23456m123p789s44z"  # waits for 1m, 4m and 7m, concealed
FOUR = "1f2f5f7z"  # as many flowers as an open small win needs


def asked(hand, tile, **more):
    return score("nanjing", hand, tile, mode="interpreted", seat=more.pop("seat", "S"), **more)


def rows(hand, tile, **more):
    """The rows that count with their points, of a hand that must win."""
    told = asked(hand, tile, **more)
    assert told.wins, told.refusal
    assert told.unit == "points"
    return {line.rule.removeprefix("NANJING-F-"): line.value for line in told.patterns}


def on_a_discard(hand, tile, **more):
    return rows(hand, tile, by="discard", source=more.pop("source", "W"), **more)


def holds(**case):
    """Set the case up on a table and let the rules settle it."""
    outcome = run_case(Case("test_scoring.py", 1, "nanjing", "a case", case))
    assert outcome.status == "passed", str(outcome)


# --- rows


@pytest.mark.rule("NANJING-F-win", "NANJING-F-closed", "NANJING-F-no_flowers", "NANJING-14")
def test_every_win_is_ten_a_concealed_one_twenty_and_without_any_flower_twenty_more():
    assert on_a_discard(PLAIN, "1m") == {"win": 10, "closed": 10, "no_flowers": 20}
    assert rows(PLAIN, "1m") == {"win": 10, "closed": 10, "no_flowers": 20}


@pytest.mark.rule("NANJING-2", "NANJING-17", "NANJING-F-hard_flowers")
def test_each_hard_flower_is_two_points_dragons_and_flowers_alike():
    assert on_a_discard(PLAIN, "1m", flowers="1f") == {"win": 10, "closed": 10, "hard_flowers": 2}
    assert on_a_discard(PLAIN, "1m", flowers="5z7z7z7z7z8f")["hard_flowers"] == 12


@pytest.mark.rule("NANJING-13", "NANJING-16", "NANJING-F-soft_flowers", "NANJING-F-closed")
@pytest.mark.parametrize(
    ("meld", "soft", "closed"),
    [
        ("pon 333z", 1, False),
        ("kong 3333z", 2, True),
        ("added 3333z", 2, False),
        ("concealed 3333z", 3, True),
        ("pon 333s", 0, False),
        ("kong 3333s", 1, True),
        ("added 3333s", 1, False),
        ("concealed 3333s", 2, True),
    ],
)
def test_pungs_of_winds_and_kongs_are_soft_flowers_and_a_kong_of_a_discard_keeps_the_hand_closed(meld, soft, closed):
    got = on_a_discard("23456m123p11z", "1m", melds=[meld], flowers=FOUR)
    assert got.pop("soft_flowers", 0) == 2 * soft
    assert got == {"win": 10, "hard_flowers": 8, **({"closed": 10} if closed else {})}


@pytest.mark.rule("NANJING-16")
def test_a_triplet_of_winds_in_hand_is_a_pung():
    assert on_a_discard("23456m123p11333z", "1m", flowers="1f")["soft_flowers"] == 2
    assert on_a_discard("234567m123p1133z", "3z", flowers="1f")["soft_flowers"] == 2


@pytest.mark.rule("NANJING-16", "COMMON-10")
@pytest.mark.parametrize(
    ("hand", "tile", "soft"),
    [
        ("12456m123p789s44z", "3m", 2),  # edge
        ("13456m123p789s44z", "2m", 2),  # the middle of a run
        ("123456m123p789s4z", "4z", 2),  # the second tile of the pair
        ("222m456p789p4445s", "5s", 0),  # 4445s waits for 3s and 6s as well
        (PLAIN, "7m", 0),
    ],
)
def test_a_narrow_wait_is_a_soft_flower_if_one_kind_only_completes_the_hand(hand, tile, soft):
    assert on_a_discard(hand, tile, flowers="1f").get("soft_flowers", 0) == soft


@pytest.mark.rule("NANJING-16", "COMMON-10")
@pytest.mark.parametrize(("pung", "soft"), [("555p", 2), ("666p", 0)])
def test_a_kind_of_which_one_holds_all_four_is_no_second_wait(pung, soft):
    """2345p waits for 2p and 5p; beside a pung of 5p no 5p is left."""
    got = on_a_discard("123m2345p789s", "2p", melds=[f"pon {pung}"], flowers=FOUR)
    assert got.get("soft_flowers", 0) == soft


@pytest.mark.rule("NANJING-16", "NANJING-14", "COMMON-10")
def test_a_wait_that_lacks_flowers_is_a_wait_all_the_same():
    """4445s waits for 5s, a big win, and for 3s and 6s, which an open hand without flowers could not win on."""
    hand = {"melds": ["pon 777p"], "by": "discard", "source": "W"}
    assert not asked("222m333p4445s", "3s", **hand).wins
    assert rows("222m333p4445s", "5s", **hand) == {"win": 10, "all_pungs": 20, "no_flowers": 20}


@pytest.mark.rule("NANJING-17")
def test_by_option_flowers_count_once():
    got = rows("123456m123p789s4z", "4z", flowers="1f2f", options={"flower_double": False})
    assert got == {"win": 10, "closed": 10, "hard_flowers": 2, "soft_flowers": 1}


@pytest.mark.rule("NANJING-F-all_pungs", "NANJING-14")
def test_all_pungs_are_twenty_and_win_open_without_flowers():
    got = on_a_discard("222m333p11s44s", "1s", melds=["pon 777m"])
    assert got == {"win": 10, "all_pungs": 20, "no_flowers": 20}


@pytest.mark.rule("NANJING-F-half_flush", "NANJING-F-full_flush")
def test_one_suit_with_winds_is_twenty_one_suit_alone_thirty():
    assert on_a_discard("12323456m22z", "7m", melds=["pon 111z"]) == {
        "win": 10,
        "half_flush": 20,
        "no_flowers": 20,
        "soft_flowers": 2,
    }
    assert on_a_discard("12323456m55m", "7m", melds=["pon 999m"]) == {"win": 10, "full_flush": 30, "no_flowers": 20}


@pytest.mark.rule("NANJING-F-four_melds", "NANJING-16", "COMMON-12")
def test_one_tile_beside_four_melds_is_thirty_concealed_kongs_are_laid_too_and_the_wait_is_no_soft_flower():
    melds = ["pon 111m", "kong 5555p", "concealed 9999s", "pon 222z"]
    # An open kong of a suit 1, a concealed one 2, a pung of winds 1.
    assert on_a_discard("4z", "4z", melds=melds, flowers="1f") == {
        "win": 10,
        "all_pungs": 20,
        "four_melds": 30,
        "hard_flowers": 2,
        "soft_flowers": 8,
    }
    assert "four_melds" not in on_a_discard("444s4z", "4z", melds=melds[:3], flowers="1f")


@pytest.mark.rule("NANJING-12", "NANJING-F-seven_pairs", "NANJING-F-closed", "COMMON-10")
def test_seven_pairs_are_thirty_and_not_a_closed_hand_beside():
    got = on_a_discard("1133m5577p2266s4z", "4z", flowers="1f")
    assert got == {"win": 10, "seven_pairs": 30, "hard_flowers": 2, "soft_flowers": 2}
    assert not asked("33557p2266s4z", "4z", melds=["concealed 1111m"]).wins


@pytest.mark.rule("NANJING-12", "NANJING-F-dragon_seven_pairs", "COMMON-21")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("1111m5577p2266s4z", 80), ("1111m5555p2266s4z", 120), ("1111m5555p2222s4z", 160)],
)
def test_seven_pairs_with_one_two_or_three_quads(hand, points):
    got = on_a_discard(hand, "4z", flowers="1f")
    assert got == {"win": 10, "dragon_seven_pairs": points, "hard_flowers": 2, "soft_flowers": 2}


@pytest.mark.rule("NANJING-12")
def test_any_pair_will_do_and_other_shapes_do_not_win():
    assert on_a_discard("23456m123p789s11s", "1m")["win"] == 10
    assert not asked("19m19p19s1234z258m", "1m").wins


@pytest.mark.rule("NANJING-F-last_copy", "NANJING-14", "NANJING-16")
def test_the_last_copy_is_twenty_and_its_wait_no_soft_flower():
    for by in ({"by": "discard", "source": "W"}, {"by": "self"}):
        got = rows("13m123p12344s", "2m", melds=["pon 777p"], context=["last_copy"], **by)
        assert got == {"win": 10, "last_copy": 20, "no_flowers": 20}


@pytest.mark.rule("NANJING-F-last_copy")
def test_the_pung_may_be_the_winners_own_or_anybodys_but_the_robbed_one():
    # South holds the pung himself and makes the pair's run with the fourth.
    holds(
        seat="S",
        hand="34m456p789s44z",
        melds=["pon 222m from W"],
        win={"tile": "2m", "by": "self"},
        expect={"win": True, "patterns": {"win": 10, "last_copy": 20, "no_flowers": 20}, "total": 50},
    )
    holds(
        seat="S",
        hand="34m456123p789s44z",
        others={"W": {"melds": ["pon 222m from N"]}},
        win={"tile": "2m", "by": "rob", "from": "W"},
        expect={"win": True, "patterns": {"win": 10, "closed": 10, "no_flowers": 20}},
    )


@pytest.mark.rule("NANJING-F-kong_bloom", "NANJING-F-flower_bloom")
def test_a_win_on_a_replacement_is_twenty_after_a_kong_and_ten_after_a_flower():
    assert rows("23456m789s44z", "1m", melds=["concealed 1111p"], context=["kong_replacement"]) == {
        "win": 10,
        "closed": 10,
        "no_flowers": 20,
        "soft_flowers": 4,
        "kong_bloom": 20,
    }
    got = rows(PLAIN, "1m", flowers="1f", context=["flower_replacement"])
    assert got == {"win": 10, "closed": 10, "hard_flowers": 2, "flower_bloom": 10}


@pytest.mark.rule("NANJING-F-last_tile_draw", "COMMON-17")
def test_the_last_tile_drawn_is_twenty_and_discarded_nothing():
    assert rows(PLAIN, "1m", flowers="1f", context=["last_tile"])["last_tile_draw"] == 20
    assert "last_tile_draw" not in on_a_discard(PLAIN, "1m", flowers="1f", context=["last_tile"])
    hand = {"melds": ["concealed 1111p"], "context": ["last_tile", "kong_replacement"]}
    got = rows("23456m789s44z", "1m", **hand)
    assert (got["last_tile_draw"], got["kong_bloom"]) == (20, 20)


@pytest.mark.rule("NANJING-F-earthly_win", "NANJING-F-heavenly_win", "COMMON-8")
def test_earthly_is_the_first_own_draw_or_the_dealers_first_discard_heavenly_the_dealt_hand():
    assert rows(PLAIN, "1m", context=["first_turn"])["earthly_win"] == 30
    assert on_a_discard(PLAIN, "1m", source="E", context=["first_turn"])["earthly_win"] == 30
    assert "earthly_win" not in on_a_discard(PLAIN, "1m", source="W", context=["first_turn"])
    got = rows(PLAIN, "1m", seat="E", context=["first_turn"])
    assert got == {"win": 10, "closed": 10, "no_flowers": 20, "heavenly_win": 60}


# --- the whole hand


@pytest.mark.rule("NANJING-3")
def test_an_open_session_doubles_every_row_and_not_the_threshold():
    options = {"session": "open"}
    single = rows("123456m123p789s4z", "4z", flowers="1f")
    assert rows("123456m123p789s4z", "4z", flowers="1f", options=options) == {k: 2 * v for k, v in single.items()}
    quads = {"flowers": "1f", "options": options}
    assert on_a_discard("1111m5555p2222s4z", "4z", **quads)["dragon_seven_pairs"] == 320
    open_hand = {"melds": ["pon 777p"], "by": "discard", "source": "W", "options": options}
    assert not asked("34m123p12344s", "2m", flowers="1f2f5z", **open_hand).wins
    assert asked("34m123p12344s", "2m", flowers="1f2f5z6z", **open_hand).wins


@pytest.mark.rule("NANJING-18")
def test_a_double_hand_doubles_the_total():
    told = asked(PLAIN, "1m", context=["double_hand"])
    assert told.total == 2 * (10 + 10 + 20)
    assert ("step-double-hand", 80, "NANJING-18") in [(step.key, step.value, step.rule) for step in told.steps]


@pytest.mark.rule("NANJING-14", "NANJING-33")
@pytest.mark.parametrize(("needed", "laid"), [(4, "1f2f3f4f"), (2, "1f2f"), (0, "")])
def test_an_open_small_win_needs_flowers_of_which_every_tile_is_one(needed, laid):
    hand = {"melds": ["pon 777p"], "by": "discard", "source": "W", "options": {"flower_threshold": needed}}
    assert asked("34m123p12344s", "2m", flowers=laid, **hand).wins
    if needed:
        told = asked("34m123p12344s", "2m", flowers=laid[2:], **hand)
        assert not told.wins
        assert (told.refusal, told.refusal_rule) == ("lacks-flowers", "NANJING-14")
        # Soft flowers are no help.
        assert not asked("34m123p44s", "2m", flowers=laid[2:], **{**hand, "melds": ["pon 777p", "kong 1111z"]}).wins


@pytest.mark.rule("NANJING-14")
@pytest.mark.parametrize(
    ("hand", "tile", "more"),
    [
        ("12323456m55m", "7m", {"melds": ["pon 999m"]}),
        ("12323456m22z", "7m", {"melds": ["pon 111z"]}),
        ("222m333p1144s", "1s", {"melds": ["pon 777m"]}),
        ("34m123p12344s", "2m", {"melds": ["added 7777p"], "context": ["kong_replacement"]}),
        ("34m123p12344s", "2m", {"melds": ["kong 7777p"]}),  # closed
    ],
)
def test_big_and_closed_wins_need_none(hand, tile, more):
    assert asked(hand, tile, **more).wins


@pytest.mark.rule("NANJING-14")
@pytest.mark.parametrize("context", ["flower_replacement", "last_tile"])
def test_flower_bloom_and_the_last_tile_are_not_big(context):
    assert not asked("34m123p12344s", "2m", melds=["pon 777p"], flowers="1f", context=[context]).wins


# --- who pays

THREE = ["pon 111m from E", "pon 555p from E", "kong 8888s from E"]
OTHERS = ["pon 111m from E", "pon 555p from S", "kong 8888s from E"]


@pytest.mark.rule("NANJING-19", "NANJING-20")
def test_a_discard_is_paid_by_who_made_it_and_a_self_draw_by_each():
    common = {"seat": "S", "hand": PLAIN, "flowers": "1f"}
    pays = {"E": 0, "S": 22, "W": -22, "N": 0}
    holds(**common, win={"tile": "1m", "by": "discard", "from": "W"}, expect={"win": True, "payments": pays})
    pays = {"E": -22, "S": 66, "W": -22, "N": -22}
    holds(**common, win={"tile": "1m", "by": "self"}, expect={"win": True, "payments": pays})


@pytest.mark.rule("NANJING-23", "NANJING-24")
def test_who_fed_three_melds_pays_one_share_of_a_discard_and_three_of_a_self_draw():
    common = {"seat": "W", "hand": "2344s", "melds": THREE, "flowers": FOUR}
    # Win 10, hard 8, an open kong 2.
    pays = {"E": -20, "W": 20, "S": 0, "N": 0}
    holds(**common, win={"tile": "1s", "by": "discard", "from": "N"}, expect={"win": True, "payments": pays})
    pays = {"E": -60, "W": 60, "S": 0, "N": 0}
    holds(**common, win={"tile": "1s", "by": "self"}, expect={"win": True, "payments": pays})


@pytest.mark.rule("NANJING-24")
def test_a_concealed_kong_is_fed_by_nobody_and_an_added_one_by_who_fed_the_pung():
    melds = ["pon 111m from E", "pon 555p from E", "concealed 8888s"]
    holds(
        seat="W",
        hand="2344s",
        melds=melds,
        flowers=FOUR,
        win={"tile": "1s", "by": "self"},
        expect={"win": True, "payments": {"E": -22, "S": -22, "W": 66, "N": -22}},
    )
    holds(
        seat="W",
        hand="2344s",
        melds=["pon 111m from E", "added 5555p from E", "pon 888s from E"],
        flowers=FOUR,
        win={"tile": "1s", "by": "self"},
        expect={"win": True, "payments": {"E": -60, "W": 60, "S": 0, "N": 0}},
    )


@pytest.mark.rule("NANJING-24")
@pytest.mark.parametrize(("by", "shares"), [({"by": "self"}, 3), ({"by": "discard", "from": "E"}, 1)])
def test_for_a_full_flush_who_fed_the_third_meld_is_liable(by, shares):
    holds(
        seat="W",
        hand="2355m",
        melds=["pon 111m from E", "pon 777m from S", "pon 999m from N"],
        flowers="1f",
        win={"tile": "4m", **by},
        expect={"win": True, "payments": {"N": -42 * shares, "W": 42 * shares, "E": 0, "S": 0}},
    )


@pytest.mark.rule("NANJING-24")
def test_with_four_melds_who_fed_the_fourth_is_liable():
    holds(
        seat="W",
        hand="4m",
        melds=["pon 111m from E", "pon 777p from S", "pon 999m from N", "pon 333s from S"],
        flowers="1f",
        win={"tile": "4m", "by": "discard", "from": "E"},
        # Win 10, all pungs 20, four melds 30, a flower 2.
        expect={"win": True, "payments": {"S": -62, "W": 62, "E": 0, "N": 0}},
    )


@pytest.mark.rule("NANJING-24")
def test_who_fed_the_kong_pays_a_bloom_before_who_fed_three_melds():
    bloom = {"context": ["discard_kong_replacement"], "win": {"tile": "4z", "by": "self"}}
    melds = ["pon 111m from E", "pon 555p from E", "pon 222p from E", "kong 8888s from N"]
    # Win 10, all pungs 20, four melds 30, kong bloom 20, no flower 20, an open kong 2.
    pays = {"E": 0, "S": 0, "W": 306, "N": -306}
    holds(seat="W", hand="4z", melds=melds, **bloom, expect={"win": True, "payments": pays})
    # With a flower in between it is no kong bloom: E is liable. Flower bloom 10 for 20, a flower 2 for 20.
    pays = {"E": -222, "S": 0, "W": 222, "N": 0}
    bloom["context"] = ["discard_kong_flower_replacement"]
    holds(seat="W", hand="4z", melds=melds, flowers="1f", **bloom, expect={"win": True, "payments": pays})


@pytest.mark.rule("NANJING-24")
def test_three_melds_go_before_the_fourth_and_the_fourth_before_the_third_of_a_flush():
    win = {"tile": "4m", "by": "self"}
    melds = ["pon 111m from E", "pon 777m from E", "pon 999m from E", "pon 333m from S"]
    # Win 10, all pungs 20, full flush 30, four melds 30, no flower 20.
    pays = {"E": -330, "S": 0, "W": 330, "N": 0}
    holds(seat="W", hand="4m", melds=melds, win=win, expect={"win": True, "payments": pays})
    melds = ["pon 111m from E", "pon 777m from N", "pon 999m from E", "pon 333m from S"]
    pays = {"E": 0, "S": -330, "W": 330, "N": 0}
    holds(seat="W", hand="4m", melds=melds, win=win, expect={"win": True, "payments": pays})


@pytest.mark.rule("NANJING-21", "NANJING-23")
def test_a_liable_player_pays_what_he_has_and_nobody_fills_up():
    holds(
        seat="W",
        hand="2344s",
        melds=THREE,
        flowers=FOUR,
        balance={"E": 25, "S": 100, "W": 175, "N": 100},
        win={"tile": "1s", "by": "self"},
        expect={"win": True, "payments": {"E": -25, "W": 25, "S": 0, "N": 0}},
    )


@pytest.mark.rule("COMMON-1", "NANJING-25", "NANJING-24")
def test_the_maker_of_a_robbed_kong_pays_three_shares_though_another_is_liable():
    holds(
        seat="W",
        hand="2344s",
        melds=THREE,
        flowers=FOUR,
        others={"N": {"melds": ["pon 111s from S"]}},
        win={"tile": "1s", "by": "rob", "from": "N"},
        expect={"win": True, "payments": {"N": -60, "W": 60, "E": 0, "S": 0}},
    )


@pytest.mark.rule("NANJING-15", "NANJING-24")
def test_a_bankrupts_discard_is_not_won_on_even_if_another_is_liable():
    holds(
        seat="W",
        hand="2344s",
        melds=THREE,
        flowers=FOUR,
        bankrupt="N",
        win={"tile": "1s", "by": "discard", "from": "N"},
        expect={"win": False, "why": "NANJING-15"},
    )


@pytest.mark.rule("NANJING-15", "NANJING-25")
def test_the_kong_of_a_bankrupt_is_not_robbed():
    holds(
        seat="W",
        hand=PLAIN,
        others={"N": {"melds": ["pon 111m from S"]}},
        bankrupt="N",
        win={"tile": "1m", "by": "rob", "from": "N"},
        expect={"win": False, "why": "NANJING-15"},
    )


@pytest.mark.rule("NANJING-15", "NANJING-3")
def test_a_bankrupt_may_win_himself_and_in_an_open_session_nobody_is_one():
    win = {"tile": "1m", "by": "discard", "from": "N"}
    pays = {"N": -22, "W": 22, "E": 0, "S": 0}
    holds(seat="W", hand=PLAIN, flowers="1f", bankrupt="W", win=win, expect={"win": True, "payments": pays})
    pays = {"N": -44, "W": 44, "E": 0, "S": 0}
    options = {"session": "open"}
    holds(
        seat="W",
        hand=PLAIN,
        flowers="1f",
        bankrupt="N",
        options=options,
        win=win,
        expect={"win": True, "payments": pays},
    )


@pytest.mark.rule("NANJING-24", "NANJING-25")
def test_melds_that_nobody_is_said_to_have_fed_make_nobody_liable():
    fed_by_nobody_known = ["pon 333p", "pon 777p", "pon 555p", "pon 999s"]
    told = asked("2s", "2s", by="self", seat="W", melds=fed_by_nobody_known, flowers="6z7z7z")
    changes = sorted(one.change for one in told.payments)
    assert changes[0] == changes[1] == changes[2] < 0
