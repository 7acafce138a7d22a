"""Jiangnan, the option heart: cases and hands reckoned from the book, by somebody who built none of it."""

import pytest

from flow.table_of import table_of
from tabletop import a_win, pass_case

CHOWS = "234567m23478p5s"  # with 5s it waits for 6p and 9p
NONE, ACTIVE = {"joker": "none"}, {"joker": "active"}


def won(hand, tile, heart, by="self", giver=None, seat="S", options=NONE, context=(), melds=(), **more):
    """A win in the words of a case."""
    return a_win(seat, hand, tile, by, giver, melds, context, heart=heart, options=options, **more)


# What is told, its rows (None: not asked), its fan, and what E, S, W, N get; or the rule that refuses.
CASES = {
    "the heart tile in the pair": (
        won(CHOWS, "9p", "5s"),
        ({"all_chows": 1, "concealed": 1, "self_draw": 1}, 3, (-16, 48, -16, -16)),
    ),
    "a robbed kong": (
        won(CHOWS, "9p", "5s", "rob", "N"),
        ({"all_chows": 1, "concealed": 1, "robbing_kong": 1}, 3, (-8, 32, -8, -16)),
    ),
    "the heart kind thrown before": (
        won(CHOWS, "9p", "5s", "discard", "W", discards="5s"),
        ({"all_chows": 1, "concealed": 1}, 2, (-4, 16, -8, -4)),
    ),
    "the winning kind thrown before": (won(CHOWS, "9p", "5s", "discard", "W", discards="9p"), "JIANGNAN-13"),
    "the heart tile among thirteen orphans": (
        won("19m19p19s123456z", "1m", "7z", "discard", "W"),
        ({"thirteen_orphans": 6}, 6, (-64, 256, -128, -64)),
    ),
    "the heart tile in seven pairs": (
        won("1122m3344p5566s", "7z", "7z"),
        ({"seven_pairs": 2, "self_draw": 1}, 3, (-16, 48, -16, -16)),
    ),
    "the heart tile in the third dragon": (
        won("234m1p555z66z777z", "1p", "6z", options={**NONE, "cap": 8}),
        ({"big_dragons": 6, "dragon_pung": 3, "self_draw": 1, "concealed": 1}, 8, (-512, 1536, -512, -512)),
    ),
    "a fifth tile of its kind": (
        won("234567m23p5555z", "4p", "5z", "discard", "W"),
        ({"dragon_pung": 1, "concealed": 1}, 2, (-4, 16, -8, -4)),
    ),
    "of the wild kind it is what it is": (
        won("24567999m1p222z", "1p", "3m", options=ACTIVE, jokers={"indicator": "3m"}),
        ({"no_joker": 1, "self_draw": 1, "concealed": 1, "seat_wind": 1}, 4, (-32, 96, -32, -32)),
    ),
    "of the wild kind it stands for nothing else": (
        won("567999m178p222z", "1p", "3m", options=ACTIVE, jokers={"indicator": "3m"}),
        "JIANGNAN-29",
    ),
    "beside a wild tile in the hand": (
        won("567999m78p3m222z", "1p", "1p", options=ACTIVE, jokers={"indicator": "3m"}),
        ({"self_draw": 1, "concealed": 1, "seat_wind": 1}, 3, (-16, 48, -16, -16)),
    ),
    "on the replacement of a concealed kong": (
        won("234p23478s5p", "9s", "5p", melds=["concealed 8888m"], context=["kong_bloom"]),
        ({"concealed": 1, "self_draw": 1, "kong_bloom": 1}, 3, (-16, 48, -16, -16)),
    ),
    "the dealer's dealt tiles": (
        won(CHOWS, "9p", "5s", seat="E", context=["heavenly"]),
        (None, 6, (384, -128, -128, -128)),
    ),
    "the dealer's first discard": (
        won(CHOWS, "9p", "5s", "discard", "E", context=["before_first_draw"]),
        (None, 6, (-128, 256, -64, -64)),
    ),
}


@pytest.mark.rule(
    *(f"JIANGNAN-{number}" for number in (9, 10, 13, 19, 21, 23, 25, 26, 27, 29)),
    *(f"JIANGNAN-F-{row}" for row in ("thirteen_orphans", "seven_pairs", "big_dragons", "heavenly_win", "earthly_win")),
)
@pytest.mark.parametrize("told", CASES)
def test_rows_and_payments_are_those_of_the_book(told):
    fields, expected = CASES[told]
    expect = {"win": False, "why": expected}
    if not isinstance(expected, str):
        rows, total, paid = expected
        expect = {"win": True, "total": total, "payments": dict(zip("ESWN", paid, strict=True))}
        expect |= {} if rows is None else {"patterns": rows}
    pass_case("jiangnan", fields, expect, told)


HANDS = {
    "E": "1479m2358p1346s2z",
    "S": CHOWS,
    "W": "258m147s369p127z",
    "N": "234567m78p22s34s",
}
HEARTS = {"E": "5z", "S": "5s", "W": "3z", "N": "5s"}


def at_table(wall, hearts=HEARTS, **options):
    """A table of the mode at which all have written."""
    opening = [f"{letter} imagine {tile}" for letter, tile in hearts.items()]
    chosen = {"heart": True, "joker": "none", **options}
    return table_of("jiangnan", HANDS, wall=wall, options=chosen, opening=opening)


@pytest.mark.rule("JIANGNAN-10", "JIANGNAN-18", "JIANGNAN-26", "JIANGNAN-29", "COMMON-2")
@pytest.mark.parametrize("several", [False, True])
def test_two_hands_that_fit_their_written_tiles_win_on_one_discard(several):
    # North holds 234567m 78p 22s and 34s with the 5s that he imagines
    table = at_table("1z9p", multi_win=several).play("E 2z", "S 1z drawn", "W 9p drawn", "S win")
    if several:
        table.play("N win")
        # each 2 fan, 4: West 8 to each, East 4 to each
        assert table.scores() == [-8, 16 - 4, -16, 16 - 4]
    else:
        assert table.wait().scores() == [-4, 16, -8, -4]
    assert [table.view().seats[table.seat(letter)].heart for letter in "EW"] == [None, None]
    assert table.view().seats[table.seat("S")].heart == "5s"


@pytest.mark.rule("JIANGNAN-21", "JIANGNAN-29")
def test_another_written_tile_and_the_same_hand_is_no_win():
    table = at_table("1z9p", {**HEARTS, "S": "5z", "N": "6z"}).play("E 2z", "S 1z drawn", "W 9p drawn")
    assert not table.may("S", "win")
    assert not table.may("N", "win")
