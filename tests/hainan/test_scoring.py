"""What opens a win in Hainan, how many hands a win is worth, and what each pays, as the lines of its book say."""

import pytest

from fangcheng import score

CHOW = {"melds": ["chi 123m"]}
DULL = ("555m678p33s78s", "9s")  # beside a chow it has no fan: a triplet, and a pair of threes


def told(hand, tile, **more):
    return score("hainan", hand, tile, mode="interpreted", **{"seat": "S", "source": None, **more})


def hands(hand, tile, **more):
    """The rows that are worth something, by their ids, of a hand that must win."""
    win = told(hand, tile, **more)
    assert win.wins
    return {line.id: line.value for line in win.patterns if line.value}


def fans(hand, tile, **more):
    """The rows that are worth nothing, and so are fan alone, of a win on West's discard."""
    win = told(hand, tile, **{"by": "discard", "source": "W", **more})
    return {line.id for line in win.patterns if not line.value} if win.wins else None


def paid(hand, tile, **more):
    """What E, S, W and N get and pay."""
    changes = {one.seat: one.change for one in told(hand, tile, **more).payments}
    return [changes.get(seat, 0) for seat in range(4)]


# --- fan: what opens a win on a discard


@pytest.mark.rule("HAINAN-22", "HAINAN-23", "HAINAN-F-basic_win")
def test_without_fan_a_discard_does_not_win_and_a_self_draw_does():
    assert fans(*DULL, **CHOW) is None
    assert told(*DULL, by="discard", **CHOW).refusal == "lacks-key"
    assert hands(*DULL, **CHOW) == {"basic_win": 1, "self_draw": 1}


@pytest.mark.rule("HAINAN-46")
def test_by_option_a_discard_is_won_without_fan():
    assert fans(*DULL, **CHOW, options={"fan_needed": False}) == set()
    assert hands(*DULL, **CHOW, by="discard", options={"fan_needed": False}) == {"basic_win": 1}


@pytest.mark.rule("HAINAN-F-all_chows")
@pytest.mark.parametrize(
    ("pair", "opens"),
    [
        *[(pair, True) for pair in ("44p", "11s", "33z", "44z")],  # South in the East round
        *[(pair, False) for pair in ("11z", "22z", "55z", "66z", "77z")],
    ],
)
def test_only_chows_and_a_pair_that_is_worth_nothing_as_a_pung(pair, opens):
    hand = "567m345p78s" + pair
    assert fans(hand, "6s", melds=["chi 234m"]) == ({"all_chows"} if opens else None)


@pytest.mark.rule("HAINAN-F-all_chows")
def test_a_pung_or_seven_pairs_are_no_hand_of_chows():
    assert "all_chows" not in fans("567m78s33z", "6s", melds=["chi 234m", "pon 555z"])
    assert fans("1122334455667s", "7s") == {"concealed_hand"}  # as seven pairs dearer than as four chows


@pytest.mark.rule("HAINAN-F-concealed_hand")
def test_any_meld_makes_the_hand_not_concealed_a_concealed_kong_too():
    assert fans("123555m678p33s78s", "9s") == {"concealed_hand"}
    assert fans("123m678p33s78s", "9s", melds=["concealed 5555m"]) is None
    assert fans("123m678p33s78s", "9s", melds=["pon 555m"]) is None


@pytest.mark.rule("HAINAN-F-all_pungs")
def test_four_pungs_or_kongs_are_a_fan_and_a_hand():
    melds = ["pon 111s", "kong 4444s", "concealed 9999m"]
    assert hands("33m99p", "9p", by="discard", melds=melds) == {"basic_win": 1, "all_pungs": 1}


@pytest.mark.rule("HAINAN-F-full_flush", "HAINAN-F-half_flush")
def test_one_suit_is_a_fan_and_a_hand_and_one_suit_with_honours_a_fan():
    flush = {"by": "discard", "melds": ["pon 111p"]}
    assert hands("345p678p56p99p", "7p", **flush) == {"basic_win": 1, "full_flush": 1}
    assert fans("345p678p56p33z", "7p", melds=["pon 111p"]) == {"half_flush"}
    assert fans("345p678s56p33z", "7p", melds=["pon 111p"]) is None


@pytest.mark.rule("HAINAN-F-pair_258")
@pytest.mark.parametrize("pair", ["22m", "55p", "88s", "11m", "44p", "66s", "99m", "33z"])
def test_the_pair_of_a_hand_of_sets_is_two_five_or_eight(pair):
    assert fans("456m666p78s" + pair, "9s", melds=["chi 123m"]) == ({"pair_258"} if pair[0] in "258" else None)


@pytest.mark.rule("HAINAN-F-pair_258")
def test_pairs_of_seven_pairs_are_no_pair_of_the_hand():
    assert fans("2255m1188p2255s3z", "3z") == {"concealed_hand"}


@pytest.mark.rule("HAINAN-F-robbing_kong")
def test_to_rob_a_kong_is_a_fan():
    assert fans(*DULL, **CHOW, by="rob") == {"robbing_kong"}


@pytest.mark.rule("HAINAN-F-dragon_pung", "HAINAN-26")
@pytest.mark.parametrize("dragon", "567")
def test_a_dragon_pung_is_a_fan_exposed_concealed_or_completed_by_the_discard(dragon):
    tiles = 3 * dragon + "z"
    for meld in (f"pon {tiles}", f"kong {dragon}{tiles}", f"concealed {dragon}{tiles}"):
        assert fans("456m33s78s", "9s", melds=["chi 123m", meld]) == {"dragon_pung"}
    assert fans("456m33s78s" + tiles, "9s", **CHOW) == {"dragon_pung"}
    assert fans(f"456m33s789s{2 * dragon}z", f"{dragon}z", **CHOW) == {"dragon_pung"}


@pytest.mark.rule("HAINAN-F-seat_flower", "HAINAN-29")
@pytest.mark.parametrize(("seat", "own"), [("E", "15"), ("S", "26"), ("W", "37"), ("N", "48")])
def test_a_flower_of_the_own_seat_is_a_fan_whether_season_or_plant(seat, own):
    other = next(letter for letter in "NESW" if letter != seat)
    for flower in "12345678":
        opens = fans(*DULL, **CHOW, seat=seat, source=other, flowers=flower + "f")
        assert opens == ({"seat_flower"} if flower in own else None)
    assert fans(*DULL, **CHOW, seat=seat, source=other, flowers="12345678f") == {"seat_flower"}


@pytest.mark.rule("HAINAN-F-seat_wind", "HAINAN-27")
@pytest.mark.parametrize(("seat", "wind"), [("E", "1"), ("S", "2"), ("W", "3"), ("N", "4")])
def test_a_pung_of_the_own_wind_is_a_fan(seat, wind):
    other = next(letter for letter in "NESW" if letter != seat)
    more = {"seat": seat, "source": other, "round": "NESW"["ESWN".index(seat)]}
    assert fans("456m33s78s", "9s", melds=["chi 123m", f"pon {3 * wind}z"], **more) == {"seat_wind"}


@pytest.mark.rule("HAINAN-F-round_wind", "HAINAN-28")
@pytest.mark.parametrize("wind", "ESWN")
def test_a_pung_of_the_wind_of_the_round_is_a_fan_for_everybody(wind):
    seat = "ESWN"[("ESWN".index(wind) + 1) % 4]
    other = "ESWN"[("ESWN".index(wind) + 2) % 4]
    tile = str(1 + "ESWN".index(wind))
    more = {"seat": seat, "source": other, "round": wind}
    assert fans("456m33s78s", "9s", melds=["chi 123m", f"kong {4 * tile}z"], **more) == {"round_wind"}
    more["round"] = other
    assert fans("456m33s78s", "9s", melds=["chi 123m", f"kong {4 * tile}z"], **more) is None


@pytest.mark.rule("HAINAN-47")
@pytest.mark.parametrize("meld", ["kong 5555m", "added 5555m", "concealed 5555m"])
def test_by_option_any_kong_is_a_fan(meld):
    melds = ["chi 123m", meld]
    assert fans("678p33s78s", "9s", melds=melds) is None
    assert fans("678p33s78s", "9s", melds=melds, options={"kong_is_fan": True}) == {"kong"}
    assert fans(*DULL, **CHOW, options={"kong_is_fan": True}) is None


# --- shapes


@pytest.mark.rule("HAINAN-24", "HAINAN-F-thirteen_misfits")
@pytest.mark.parametrize(
    ("hand", "wins"),
    [
        ("147m258p369s1235z", True),
        ("269m158p4s123456z", True),  # seven honours
        ("146m258p369s1235z", False),  # 4 and 6 have one number between them
        ("147m258p369s1135z", False),
        ("147m258p36s11235z", False),
    ],
)
def test_fourteen_tiles_apart_are_a_fan_and_two_hands(hand, wins):
    got = told(hand, "7z", by="discard")
    assert got.wins == wins
    if wins:
        assert hands(hand, "7z", by="discard") == {"basic_win": 1, "thirteen_misfits": 2}
        assert fans(hand, "7z") == {"concealed_hand"}


@pytest.mark.rule("HAINAN-24", "HAINAN-F-seven_pairs", "HAINAN-F-dragon_seven_pairs")
def test_seven_pairs_are_one_hand_more_and_two_with_four_alike():
    assert hands("1133m5577p99s11z3z", "3z", by="discard") == {"basic_win": 1, "seven_pairs": 1}
    assert hands("1111m5577p99s11z3z", "3z", by="discard") == {"basic_win": 1, "dragon_seven_pairs": 2}
    assert hands("1111m5555p99s11z3z", "3z", by="discard") == {"basic_win": 1, "dragon_seven_pairs": 2}


@pytest.mark.rule("HAINAN-24")
@pytest.mark.parametrize(("cap", "total"), [(8, 8), (12, 12), (16, 16), ("none", 8)])
def test_thirteen_orphans_win_by_option_only_and_count_as_the_cap(cap, total):
    orphans = ("19m19p19s1234567z", "9m")
    assert not told(*orphans).wins
    assert not told(*orphans, options={"cap": cap}).wins
    for by in ("self", "discard"):
        won = told(*orphans, by=by, options={"orphans": True, "cap": cap})
        assert (won.wins, won.total) == (True, total)


# --- chance


@pytest.mark.rule("HAINAN-F-self_draw", "HAINAN-F-kong_bloom", "HAINAN-F-flower_bloom")
def test_a_self_draw_is_one_hand_and_a_bloom_two_instead():
    assert hands(*DULL, **CHOW) == {"basic_win": 1, "self_draw": 1}
    kong = {"melds": ["chi 123m", "concealed 5555m"]}
    assert hands("678p33s78s", "9s", **kong, context=["kong_replacement"]) == {"basic_win": 1, "kong_bloom": 2}
    assert hands(*DULL, **CHOW, flowers="1f", context=["flower_replacement"]) == {"basic_win": 1, "flower_bloom": 2}


@pytest.mark.rule("HAINAN-F-heavenly_win")
def test_a_heavenly_win_is_two_hands_beside_the_self_draw():
    got = hands("123555m678p33s78s", "9s", seat="E", context=["first_turn"])
    assert got == {"basic_win": 1, "self_draw": 1, "heavenly_win": 2}


@pytest.mark.rule("HAINAN-F-earthly_win", "COMMON-8")
def test_an_earthly_win_takes_the_dealer_s_first_discard_and_opens_itself():
    hand = "123555m678p33s78s"
    got = hands(hand, "9s", by="discard", source="E", context=["first_turn"])
    assert got == {"basic_win": 1, "earthly_win": 2}
    assert "earthly_win" not in hands(hand, "9s", context=["first_turn"])  # a first draw is none
    assert "earthly_win" not in hands(hand, "9s", by="discard", source="W", context=["first_turn"])


# --- hands and units


@pytest.mark.rule("HAINAN-30")
@pytest.mark.parametrize(
    ("combine", "total"), [("add", 1 + 1 + 1 + 2), ("multiply", 1 * 2 * 2 * 3)], ids=["add", "multiply"]
)
def test_rows_are_added_or_by_option_multiplied_by_one_more(combine, total):
    """All pungs and a full flush, each worth one hand more, and a kong bloom worth two."""
    more = {"melds": ["pon 111s", "kong 4444s", "concealed 9999s"], "context": ["kong_replacement"]}
    assert told("33s66s", "6s", **more, options={"combine": combine, "cap": "none"}).total == total


@pytest.mark.rule("HAINAN-30", "HAINAN-F-thirteen_misfits")
@pytest.mark.parametrize("combine", ["add", "multiply"])
@pytest.mark.parametrize(("cap", "most"), [(8, 8), (12, 12), (16, 16), ("none", 99)])
@pytest.mark.parametrize("value", [2, 3, 13])
def test_what_misfits_are_worth_by_option_and_the_cap(combine, cap, most, value):
    """Self-drawn: one hand more, or twice as many."""
    options = {"combine": combine, "cap": cap, "thirteen_misfits_value": value}
    total = value + 1 if combine == "add" else 2 * value
    assert told("147m258p369s1235z", "7z", options=options).total == min(most, total)
    assert told("147m258p369s1235z", "7z", by="discard", options=options).total == min(most, value)


@pytest.mark.rule("HAINAN-3", "HAINAN-31", "HAINAN-32", "HAINAN-33")
@pytest.mark.parametrize(
    ("dealer_unit", "repeats_unit", "dealer_pays"),
    [(True, True, 4), (True, False, 2), (False, True, 3), (False, False, 1)],
)
def test_all_three_pay_the_dealer_in_dearer_units_and_the_discarder_one_more(dealer_unit, repeats_unit, dealer_pays):
    options = {"dealer_unit": dealer_unit, "repeats_unit": repeats_unit}
    more = {"by": "discard", "source": "W", "streak": 2 if repeats_unit else 0, "options": options}
    assert paid("123555m678p33s78s", "9s", **more) == [-dealer_pays, dealer_pays + 3, -2, -1]
    more["source"] = "E"
    assert paid("123555m678p33s78s", "9s", **more) == [-dealer_pays - 1, dealer_pays + 3, -1, -1]


@pytest.mark.rule("HAINAN-31", "HAINAN-32")
def test_a_winning_dealer_is_paid_his_units_by_all():
    assert paid("123555m678p33s78s", "9s", seat="E", streak=1) == [18, -6, -6, -6]  # two hands, three units


@pytest.mark.rule("HAINAN-42")
def test_units_grow_by_what_both_have_bet():
    """South has bet 2: with East 2 + 2 + 0 units, with West 1 + 2 + 3, with North 1 + 2 + 5; the discarder one more."""
    more = {"by": "discard", "source": "W", "bets": {"S": 2, "W": 3, "N": 5}, "options": {"ga": True}}
    assert paid("123555m678p33s78s", "9s", **more) == [-4, 19, -7, -8]
