"""What hands of Shanghai are worth: units and rows, the lezi, floors, doublings, and the count in fan."""

import pytest

from fangcheng import score


def worth(hand, tile, **more):
    told = score("shanghai", hand, tile, mode="interpreted", seat=more.pop("seat", "S"), **more)
    assert told.wins, told.refusal
    return told


def rows(told):
    return {line.rule.removeprefix("SHANGHAI-F-"): line.value for line in told.patterns}


# --- units


@pytest.mark.rule("SHANGHAI-2", "SHANGHAI-22", "SHANGHAI-23")
@pytest.mark.parametrize(
    ("melds", "hand", "flowers", "units"),
    [
        (["chi 234p", "chi 345p"], "678p789p1z", "", 3),
        (["chi 234p", "chi 345p"], "678p789p1z", "1f5f8f", 6),
        (["pon 333p", "chi 345p"], "678p789p1z", "", 3),  # a pung of a suit is no unit
        (["kong 3333p", "chi 456p"], "678p789p1z", "", 4),
        (["concealed 3333p", "chi 456p"], "678p789p1z", "", 5),
        (["added 3333p", "chi 456p"], "678p789p1z", "", 4),
        (["pon 222z", "chi 345p"], "678p789p1p", "", 4),
        (["kong 2222z", "chi 345p"], "678p789p1p", "", 5),
        (["concealed 2222z", "chi 345p"], "678p789p1p", "", 6),
        (["pon 777z", "chi 345p"], "678p789p1p", "", 5),
        (["kong 7777z", "chi 345p"], "678p789p1p", "", 6),
        (["concealed 7777z", "chi 345p"], "678p789p1p", "", 7),
    ],
)
def test_a_half_flush_is_four_times_base_flowers_and_sets(melds, hand, flowers, units):
    told = worth(hand, "1z" if hand.endswith("z") else "1p", melds=melds, flowers=flowers, by="discard")
    assert rows(told) == {"half_flush": 4}
    assert told.total == 4 * units


@pytest.mark.rule("SHANGHAI-22")
def test_pungs_in_the_hand_count_like_those_laid_open():
    told = worth("678p5p111z666z", "5p", melds=["chi 345p"], by="discard")
    assert told.total == 4 * (3 + 1 + 2)


@pytest.mark.rule("SHANGHAI-2")
@pytest.mark.parametrize(("base", "total"), [(1, 8), (2, 12), (3, 16)])
def test_the_base_is_an_option(base, total):
    told = worth("678p789p1z", "1z", melds=["chi 234p", "chi 345p"], flowers="3f", by="discard", options={"base": base})
    assert told.total == total


# --- the lezi


@pytest.mark.rule("SHANGHAI-24")
@pytest.mark.parametrize(("lezi", "total"), [(20, 20), (40, 40), (60, 48), (100, 48)])
def test_what_exceeds_the_lezi_is_cut(lezi, total):
    melds = ["pon 222m", "pon 333z", "kong 7777z"]
    told = worth("88s99p", "9p", melds=melds, flowers="1f2f3f4f5f", by="discard", options={"lezi": lezi})
    assert told.total == total  # units 3 + 5 + 1 + 3, fourfold
    assert rows(told) == {"all_pungs": 4}


@pytest.mark.rule("SHANGHAI-27", "SHANGHAI-F-half_flush_pungs", "SHANGHAI-F-pure_all_pungs", "SHANGHAI-F-honour_pungs")
@pytest.mark.parametrize(
    ("melds", "hand", "tile", "row", "lezi"),
    [
        (["chi 123s"], "456s789s999s5s", "5s", "full_flush", 1),
        (["pon 222s"], "333s888s55s11z", "1z", "half_flush_pungs", 1),
        (["pon 222s"], "333s888s55s99s", "9s", "pure_all_pungs", 2),
        (["pon 222z"], "1113355667z", "7z", "all_honours", 2),
        (["pon 222z"], "1113335566z", "6z", "honour_pungs", 4),
    ],
)
@pytest.mark.parametrize("chips", [20, 40])
def test_rare_hands_are_worth_whole_lezi_and_replace_their_parts(melds, hand, tile, row, lezi, chips):
    told = worth(hand, tile, melds=melds, by="discard", flowers="1f2f", options={"lezi": chips})
    assert rows(told) == {row: lezi}
    assert told.total == lezi * chips


# --- floors and doublings


@pytest.mark.rule("SHANGHAI-25", "SHANGHAI-F-kong_bloom")
@pytest.mark.parametrize(
    "words", [["kong_replacement"], ["flower_replacement"], ["kong_replacement", "discard_kong_replacement"]]
)
def test_a_bloom_lifts_a_cheap_hand_to_a_lezi_and_leaves_a_dear_one(words):
    flowers = "1f" if "flower_replacement" in words else ""
    cheap = worth("678p789p1z", "1z", melds=["kong 2222p", "chi 345p"], flowers=flowers, context=words)
    assert cheap.total == 40
    assert "kong_bloom" in rows(cheap)
    dear = worth("333s55s99s", "9s", melds=["kong 2222s", "pon 888s"], flowers=flowers, context=words)
    assert dear.total == 80


@pytest.mark.rule("SHANGHAI-F-single_wait", "SHANGHAI-25", "COMMON-12")
@pytest.mark.parametrize("last", ["chi 789p", "pon 999p", "kong 9999p", "concealed 9999p"])
def test_one_tile_in_the_hand_lifts_to_a_lezi_concealed_kongs_among_the_melds(last):
    told = worth("1z", "1z", melds=["chi 123p", "chi 234p", "pon 666p", last], by="discard")
    assert rows(told) == {"half_flush": 4, "single_wait": 1}
    assert told.total == 40
    three = worth("777p1z", "1z", melds=["chi 123p", "chi 234p", "pon 666p"], by="discard")
    assert three.total == 12


@pytest.mark.rule("SHANGHAI-26", "SHANGHAI-F-concealed", "COMMON-13")
@pytest.mark.parametrize("by", ["discard", "self"])
def test_a_concealed_hand_doubles_up_to_two_lezi(by):
    half_flush = worth("123456p78p55p111z", "9p", by=by)
    assert half_flush.total == 2 * 4 * (3 + 1)
    one_lezi = worth("123456789s777s9s", "9s", by=by)
    assert rows(one_lezi) == {"full_flush": 1, "concealed": 2}
    assert one_lezi.total == 80
    two_lezi = worth("222444666s88s55s", "8s", by=by)
    assert two_lezi.total == 80  # a hand worth two lezi gains nothing


@pytest.mark.rule("SHANGHAI-26", "COMMON-13")
def test_a_concealed_kong_does_not_open_and_a_claim_does():
    kept = worth("45678p55p", "9p", melds=["concealed 1111p", "concealed 2222z"], by="discard")
    assert "concealed" in rows(kept)
    opened = worth("45678p55p", "9p", melds=["concealed 1111p", "pon 222z"], by="discard")
    assert "concealed" not in rows(opened)


@pytest.mark.rule("SHANGHAI-26")
def test_the_option_takes_the_doubling_away():
    told = worth("123456p78p55p111z", "9p", by="discard", options={"concealed": False})
    assert told.total == 16


@pytest.mark.rule("SHANGHAI-28", "SHANGHAI-F-lucky_dice", "SHANGHAI-F-wash_out")
@pytest.mark.parametrize(
    ("words", "times"), [([], 1), (["lucky_dice"], 2), (["wash_out"], 2), (["lucky_dice", "wash_out"], 4)]
)
def test_dice_and_wash_out_double_chips_and_lezi_alike_and_are_not_cut(words, times):
    cheap = worth("678p789p1z", "1z", melds=["chi 234p", "chi 345p"], by="discard", context=words)
    assert cheap.total == 12 * times
    four = worth("1113335566z", "6z", melds=["pon 222z"], by="discard", context=words)
    assert four.total == 160 * times


@pytest.mark.rule("SHANGHAI-28")
def test_the_floor_goes_before_the_concealed_doubling_and_that_before_the_dice():
    hand, kongs = "45678p55p", ["concealed 1111p", "concealed 2222z"]
    told = worth(hand, "9p", melds=kongs, context=["kong_replacement", "lucky_dice"])
    # Units 3 + 2 + 3, fourfold 32, lifted to 40.
    assert told.total == 2 * (2 * 40)


# --- what may win


@pytest.mark.rule("SHANGHAI-18", "SHANGHAI-47")
def test_a_small_hand_is_refused_with_the_rule_of_the_kinds_that_win():
    told = score("shanghai", "123m456m789p23p99s", "1p", mode="interpreted", by="discard")
    assert (told.wins, told.refusal, told.refusal_rule) == (False, "no-winning-kind", "SHANGHAI-18")


@pytest.mark.rule("SHANGHAI-21")
def test_seven_pairs_are_no_hand_but_any_pair_is_a_pair():
    pairs = score("shanghai", "1133557799p113z", "3z", mode="interpreted", by="discard")
    assert (pairs.wins, pairs.refusal, pairs.refusal_rule) == (False, "no-seven-pairs", "SHANGHAI-21")
    assert worth("123456789p2p222z", "2p", by="discard").total > 0


@pytest.mark.rule("SHANGHAI-20", "SHANGHAI-F-all_honours")
@pytest.mark.parametrize(
    ("hand", "melds", "wins"),
    [
        ("1234567123456z", [], True),
        ("1122334455667z", [], True),
        ("3345567z", ["kong 1111z", "pon 222z"], True),
        ("1234567z123z", ["pon 555p"], False),
    ],
)
def test_honours_alone_need_no_sets_but_nothing_else_may_be_among_them(hand, melds, wins):
    told = score("shanghai", hand, "4z", mode="interpreted", melds=melds, by="discard")
    assert told.wins == wins
    if wins:
        assert "all_honours" in rows(told)


# --- in fan


@pytest.mark.rule("SHANGHAI-18", "SHANGHAI-24")
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "words", "fan", "total"),
    [
        ("23m456m99s", "1m", ["chi 789p", "chi 345p"], [], {}, 3),
        ("678p789p1z", "1z", ["chi 234p", "chi 345p"], [], {"half_flush": 2}, 12),
        ("88s99p", "9p", ["pon 222m", "pon 333s", "pon 777p"], [], {"all_pungs": 2}, 12),
        ("456s789s9s", "9s", ["chi 123s", "chi 345s"], [], {"full_flush": 4}, 40),
        ("9s", "9s", ["chi 123s", "chi 345m", "pon 777p", "pon 888p"], [], {"single_wait": 1}, 6),
        ("456m789m9s", "9s", ["kong 2222p", "chi 345p"], ["kong_replacement"], {"kong_bloom": 1}, 8),
    ],
)
def test_in_fan_any_hand_wins_and_each_fan_doubles_the_units_up_to_the_lezi(hand, tile, melds, words, fan, total):
    by = "self" if words else "discard"
    told = worth(hand, tile, melds=melds, by=by, context=words, options={"count": "fan"})
    assert rows(told) == fan
    assert told.total == total


@pytest.mark.rule("SHANGHAI-26", "SHANGHAI-28")
def test_in_fan_concealed_hands_and_lucky_dice_double_what_is_cut():
    told = worth("123456789s777s9s", "9s", by="discard", context=["lucky_dice"], options={"count": "fan"})
    assert told.total == 2 * 2 * 40


# --- all eight flowers


@pytest.mark.rule("SHANGHAI-19", "SHANGHAI-F-eight_flowers")
@pytest.mark.parametrize(("words", "total"), [([], 80), (["lucky_dice"], 160), (["lucky_dice", "wash_out"], 320)])
def test_eight_flowers_are_two_lezi_doubled_by_dice_and_wash_out_and_not_by_a_closed_hand(words, total):
    told = score(
        *("shanghai", "1379m2468p13579s", "8f"),
        mode="interpreted",
        flowers="1f2f3f4f5f6f7f",
        context=["eight_flowers", *words],
    )
    assert told.total == total


@pytest.mark.rule("SHANGHAI-32")
def test_with_eight_flowers_another_win_is_reckoned_as_it_is():
    told = worth("678p789p1z", "1z", melds=["chi 234p", "chi 345p"], flowers="1f2f3f4f5f6f7f8f", by="discard")
    assert told.total == 40  # units 11, fourfold, cut
    assert rows(told) == {"half_flush": 4}


# --- how it is told


@pytest.mark.rule("SHANGHAI-23", "SHANGHAI-28")
def test_the_steps_lead_from_units_to_what_is_paid():
    told = worth("678p789p1z", "1z", melds=["chi 234p", "chi 345p"], flowers="1f", by="discard", context=["lucky_dice"])
    assert [(step.key, step.value) for step in told.steps if step.key.startswith("step")] == [
        ("step-units", 4),
        ("step-times", 16),
        ("step-times", 32),
        ("step-total", 32),
    ]
    rare = worth("123456789s777s9s", "9s", by="discard")
    assert [(step.key, step.value) for step in rare.steps if step.key.startswith("step")] == [
        ("step-limits", 40),
        ("step-times", 80),
        ("step-total", 80),
    ]
