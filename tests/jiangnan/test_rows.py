"""The price list of Jiangnan, wild tiles, the White and who pays; expectations are reckoned by hand."""

import pytest

from fangcheng import HandError, score, shanten, waits
from tabletop import payments_of

CHOWS = "234567m23455p78s"  # waits for 6s and 9s
NO_WILD = {"jokers": "1z"}  # named, and none is held


def won(hand=CHOWS, tile="9s", by="discard", source="W", seat="S", jokers="1z", **more):
    given = None if by == "self" else source
    return score("jiangnan", hand, tile, by=by, source=given, seat=seat, jokers=jokers, **more)


def rows(answer):
    return {line.rule.partition("-F-")[2]: line.value for line in answer.patterns}


@pytest.mark.rule(
    *("JIANGNAN-23", "JIANGNAN-24", "JIANGNAN-25"),
    *(f"JIANGNAN-F-{row}" for row in ("plain", "all_chows", "concealed", "self_draw", "no_joker", "dragon_pung")),
    *(f"JIANGNAN-F-{row}" for row in ("seat_wind", "round_wind", "kong_bloom", "robbing_kong", "last_tile_draw")),
    *(f"JIANGNAN-F-{row}" for row in ("half_flush", "all_pungs", "seven_pairs", "full_flush", "little_dragons")),
    *(f"JIANGNAN-F-{row}" for row in ("big_dragons", "big_winds", "all_honours", "thirteen_orphans")),
    *(f"JIANGNAN-F-{row}" for row in ("heavenly_win", "earthly_win")),
)
@pytest.mark.parametrize(
    ("told", "hand", "tile", "more"),
    [
        ({"plain": 0}, "23499m5678s3p", "9s", {"melds": ["pon 888p from E"], "jokers": "3p"}),
        ({"all_chows": 1, "concealed": 1, "no_joker": 1}, CHOWS, "9s", {}),
        ({"all_chows": 1, "concealed": 1, "no_joker": 1, "self_draw": 1}, CHOWS, "9s", {"by": "self"}),
        ({"all_chows": 1, "no_joker": 1}, "234567m55p78s", "9s", {"melds": ["chi 234p from E"]}),
        ({"dragon_pung": 1, "concealed": 1, "no_joker": 1}, "234567m555z55p78s", "9s", {}),
        ({"seat_wind": 1, "concealed": 1, "no_joker": 1}, "234567m222z55p78s", "9s", {}),
        ({"round_wind": 1, "concealed": 1, "no_joker": 1}, "234567m111z55p78s", "9s", {"jokers": "9p"}),
        (
            {"seat_wind": 1, "round_wind": 1, "concealed": 1, "no_joker": 1},
            "234567m222z55p78s",
            "9s",
            {"round": "S"},
        ),
        (
            {"no_joker": 1, "self_draw": 1, "kong_bloom": 1},
            "234m55p78s",
            "9s",
            {"by": "self", "melds": ["chi 234p from E", "kong 8888m from W"], "context": ["kong_replacement"]},
        ),
        ({"concealed": 1, "no_joker": 1, "robbing_kong": 1}, "234567m4699p111s", "5p", {"by": "rob"}),
        (
            {"all_chows": 1, "concealed": 1, "no_joker": 1, "self_draw": 1, "last_tile_draw": 1},
            CHOWS,
            "9s",
            {"by": "self", "context": ["last_tile"]},
        ),
        ({"half_flush": 2, "concealed": 1, "no_joker": 1}, "234567m888m33z78m", "9m", {}),
        ({"all_pungs": 2, "no_joker": 1}, "222m33344p55s", "5s", {"melds": ["pon 777m from E"]}),
        ({"seven_pairs": 2, "no_joker": 1}, "1133m4477p2266s3z", "3z", {}),
        ({"seven_pairs": 2, "no_joker": 1}, "1111m4477p2266s3z", "3z", {}),
        ({"seven_pairs": 2, "no_joker": 1, "half_flush": 2}, "1133557799m22z3z", "3z", {}),
        ({"full_flush": 4, "concealed": 1, "no_joker": 1}, "234567m888m33m78m", "9m", {}),
        ({"little_dragons": 3, "dragon_pung": 2, "concealed": 1, "no_joker": 1}, "234m555666z77z78s", "9s", {}),
        (
            {"big_dragons": 6, "dragon_pung": 3, "no_joker": 1},
            "234m99p55z",
            "5z",
            {"melds": ["pon 666z from E", "pon 777z from W"]},
        ),
        (
            {"big_winds": 6, "no_joker": 1, "half_flush": 2, "seat_wind": 1, "round_wind": 1},
            "234m1114z",
            "4z",
            {"melds": ["pon 222z from E", "pon 333z from W"], "jokers": "9p"},
        ),
        (
            {"big_winds": 6, "all_pungs": 2, "no_joker": 1, "half_flush": 2, "seat_wind": 1, "round_wind": 1},
            "55m11144z",
            "4z",
            {"melds": ["pon 222z from E", "pon 333z from W"], "jokers": "9p"},
        ),
        (
            {"all_honours": 6, "all_pungs": 2, "little_dragons": 3, "dragon_pung": 2, "round_wind": 1, "no_joker": 1},
            "11177z33z",
            "3z",
            {"melds": ["pon 555z from E", "pon 666z from W"], "jokers": "9p"},
        ),
        ({"thirteen_orphans": 6, "no_joker": 1}, "19m19p19s1234567z", "1m", {"jokers": "5p"}),
        (
            {"heavenly_win": 6, "all_chows": 1, "concealed": 1, "no_joker": 1, "self_draw": 1},
            CHOWS,
            "9s",
            {"by": "self", "seat": "E", "context": ["first_turn"]},
        ),
        (
            {"earthly_win": 6, "all_chows": 1, "concealed": 1, "no_joker": 1},
            CHOWS,
            "9s",
            {"source": "E", "context": ["first_turn"]},
        ),
        ({"all_chows": 1, "concealed": 1, "no_joker": 1}, CHOWS, "9s", {"context": ["first_turn"]}),
    ],
)
def test_the_rows_of_the_list_are_added(told, hand, tile, more):
    answer = won(hand, tile, **more)
    assert rows(answer) == told
    assert answer.total == min(6, sum(told.values()))


@pytest.mark.rule("JIANGNAN-26", "JIANGNAN-28", "JIANGNAN-27")
def test_the_discarder_pays_twice_the_others_once_and_each_twice_for_an_own_draw():
    assert payments_of(won()) == {"E": -8, "S": 32, "W": -16, "N": -8}  # three fan, 8
    assert payments_of(won(by="self")) == {"E": -32, "S": 96, "W": -32, "N": -32}  # four fan, 16
    robbed = won("234567m4699p111s", "5p", by="rob", source="E")
    assert payments_of(robbed) == {"E": -16, "S": 32, "W": -8, "N": -8}
    dealer = won(seat="E", by="self")
    assert payments_of(dealer) == {"E": 96, "S": -32, "W": -32, "N": -32}  # and nothing more for dealing
    kong = won("234m55p78s", "9s", melds=["chi 234p from E", "kong 8888m from W"])
    assert payments_of(kong) == {"E": -2, "S": 8, "W": -4, "N": -2}  # no wild tile used, and no kong counts


@pytest.mark.rule("JIANGNAN-26")
@pytest.mark.parametrize(("cap", "total"), [(4, 4), (6, 6), (8, 8)])
def test_the_cap_bounds_the_sum_and_limit_rows_stay_six_fan(cap, total):
    answer = won("19m19p19s1234567z", "1m", jokers="5p", by="self", options={"cap": cap})
    assert (rows(answer)["thirteen_orphans"], answer.total) == (6, total)
    assert answer.changes[1] == 3 * 2 * 2**total


# --- wild tiles


@pytest.mark.rule("JIANGNAN-6", "JIANGNAN-19", "JIANGNAN-F-no_joker")
def test_the_wild_kind_stands_for_any_tile_and_in_its_own_place_it_is_not_used():
    assert rows(won("24567m23455p78s3p", "9s", jokers="3p"))["all_chows"] == 1
    assert "no_joker" not in rows(won("24567m2344p55p78s", "9s", jokers="4p"))
    assert rows(won(CHOWS, "9s", jokers="4p"))["no_joker"] == 1  # the 4p of 234p
    assert "no_joker" not in rows(won(CHOWS, "9s", jokers="", options={"joker": "none"}))


@pytest.mark.rule("JIANGNAN-19")
def test_a_wild_tile_of_another_stands_for_its_own_face_alone():
    assert rows(won(CHOWS, "9s", jokers="9s")) == {"all_chows": 1, "concealed": 1, "no_joker": 1}
    assert not won(CHOWS, "1m", jokers="1m").wins  # waits for 6s and 9s
    assert won(CHOWS, "1m", jokers="1m", by="self").wins


@pytest.mark.rule("JIANGNAN-7")
def test_one_white_may_count_as_the_tile_turned_up_as_a_plain_tile():
    half = won("24m5z567m99m22z", "2z", seat="W", source="N", jokers="3m", melds=["pon 777z from S"])
    assert rows(half) == {"half_flush": 2, "dragon_pung": 1, "no_joker": 1}
    assert [group.tiles for group in half.groups] == ["777z", "222z", "2m5z4m", "567m", "99m"]
    assert not won("24m5z567m99m22z", "2z", jokers="9p", melds=["pon 777z from E"]).wins  # counts as 9p, or itself
    assert not won("2244m99m55z222z11p", "1p", jokers="3m").wins  # one White, not two
    white = won("24m567m111p99m222z", "5z", jokers="3m")
    assert (rows(white)["no_joker"], white.groups[2].tiles) == (1, "2m5z4m")
    assert rows(won("234m567m999m22z55z", "5z", jokers="3m"))["dragon_pung"] == 1  # it need not count as another


@pytest.mark.rule("JIANGNAN-7", "JIANGNAN-19")
def test_by_option_that_white_is_a_wild_tile_unless_another_gives_it():
    as_joker = {"options": {"white": "joker"}}
    drawn = won("23m567m999m22z111p", "5z", by="self", jokers="8p", **as_joker)
    assert rows(drawn) == {"concealed": 1, "self_draw": 1}  # it stands for 1m or 4m: a wild tile is used
    assert not won("23m567m999m22z111p", "5z", jokers="8p", **as_joker).wins
    assert won("235z567m999m22z11p", "1p", jokers="8p", **as_joker).wins
    off = {"options": {"white": "off"}}
    assert not won("24m5z567m99m22z", "2z", jokers="3m", melds=["pon 777z from E"], **off).wins


@pytest.mark.rule("JIANGNAN-7")
def test_where_white_is_wild_it_is_no_more_than_that():
    answer = won("24m5z567m99m222z11p", "1p", jokers="5z")
    assert (answer.wins, "no_joker" in rows(answer)) == (True, False)


@pytest.mark.rule("JIANGNAN-8")
def test_with_the_younger_brother_no_white_is_anything_else():
    told = {"options": {"joker": "next"}}
    assert won("24m567m99m222z11p7z", "1p", jokers="7z", **told).wins
    assert not won("24m567m99m222z11p5z", "1p", jokers="3m", **told).wins


@pytest.mark.rule("JIANGNAN-7", "JIANGNAN-23")
def test_waits_and_distance_know_the_white():
    assert waits("jiangnan", "24m567m999m222z11p", jokers="3m") == ["3m", "5z"]
    assert shanten("jiangnan", "24m5z567m999m22z11p", jokers="3m") == 0
    assert shanten("jiangnan", "24m5z567m999m22z11p", jokers="9p") == 1
    assert shanten("jiangnan", "24m5z567m999m22z11p", jokers="9p", options={"white": "joker"}) == 0


def test_a_joker_where_none_is_played_is_refused():
    with pytest.raises(HandError, match="joker"):
        won(jokers="3m", options={"joker": "none"})
