"""Hands played against the book by somebody who did not build the game."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, WON
from flow.table_of import table_of

DULL = "258m258p369s1234z"  # thirteen tiles far from ready
CHOWS = "234m567p44p67s789s"  # concealed, waits for 5s and 8s: two fan, three without flowers


@pytest.mark.rule("HONGKONG-16", "COMMON-3")
def test_a_robbery_let_pass_bars_the_discard_after_it():
    hands = {"E": DULL + "8s", "S": CHOWS.replace("789s", "234s"), "N": "88s147m147p12345z", "W": DULL}
    table = table_of("hongkong", hands, "9m9p1z8s", tail="5s").play("E 8s", "S pass", "N pon 88s", "N 5z")
    table.throw_drawn(3).play("N kong 8888s", "S pass", "N 5s")
    assert not table.may("S", "win")


@pytest.mark.rule("HONGKONG-16", "COMMON-3")
def test_a_chow_of_the_winning_tile_passes_the_win_until_the_own_draw():
    hands = {"E": DULL + "5s", "S": CHOWS}
    table = table_of("hongkong", hands, "6s9m9p1z6s", tail="3m", options={"minimum": 0})
    table.play("E 5s", "S chi 67s", "S 9s", "W 6s")  # he waits for 6s and 9s now
    assert not table.may("S", "win")
    table.throw_drawn(3).wait().play("W 6s")
    assert table.may("S", "win")


@pytest.mark.rule("HONGKONG-33", "HONGKONG-29")
def test_the_eighth_flower_wins_even_as_the_last_tile_of_the_wall():
    hands = {"E": DULL + "7z", "S": "1234567f258m258p"}
    options = {"flower_win": True}
    table = table_of("hongkong", hands, tail="1z2z3z4z5z6z9p8f", left=1, options=options).play("E 7z").wait()
    assert (table.over, int(table.record.ending)) == (True, WON)
    assert table.scores() == [-64, 192, -64, -64]


@pytest.mark.rule("HONGKONG-33", "HONGKONG-29")
def test_the_eighth_flower_of_another_as_the_last_tile_is_won_on_or_the_hand_is_drawn():
    hands = {"E": DULL + "7z", "W": "1234567f258m258p"}
    more = {"tail": "1z2z3z4z5z6z9p8f", "left": 1, "options": {"flower_win": True}}
    table = table_of("hongkong", hands, **more).play("E 7z").wait()
    assert sorted(table.open_to("W")) == ["pass", "win"]
    table.play("W pass")
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0, 0, 0, 0])
    table = table_of("hongkong", hands, **more).play("E 7z").wait().play("W win")
    assert table.scores() == [-8, -16, 32, -8]


@pytest.mark.rule("HONGKONG-F-earthly_win", "HONGKONG-P4", "COMMON-8")
def test_the_second_discard_of_the_dealer_is_too_late_for_an_earthly_win_of_who_has_not_drawn():
    hands = {"E": DULL + "7z", "S": CHOWS, "N": "77z147m147p12345z"}
    for preset, amounts in ((None, [-16, 32, -8, -8]), ("aimj", [-8, 16, -4, -4])):
        table = table_of("hongkong", hands, "5s", preset=preset).play("E 7z", "N pon 77z", "N 1m", "E 5s", "S win")
        assert table.scores() == amounts


@pytest.mark.rule("HONGKONG-27", "HONGKONG-14", "COMMON-2", "COMMON-14")
def test_the_feeder_of_the_dragons_pays_all_though_he_wins_on_the_same_tile():
    """South has the dragons, the last from East; both win on West's 4m."""
    hands = {"E": "56m123456p789s2s67z", "S": "23m99p123s556677z", "W": "258m258p369s1235z"}
    table = table_of("hongkong", hands, "1p1p1p2s4m", options={"winners": "several"})
    table.play("E 7z", "S pon 77z", "S 1s", "W 5z", "S pon 55z", "S 2s", "W 1p", "N 1p", "E 6z", "S pon 66z", "S 3s")
    table.play("W 4m", "E win", "S win").wait()
    assert table.scores() == [24 - 256, 256, -16, -8]


@pytest.mark.rule("HONGKONG-27")
@pytest.mark.parametrize(
    ("south", "wall", "steps", "amounts"),
    [
        # 5z three times in the hand: 6z is the second dragon laid out, so each pays 128
        ("555z23m", "1p1p1p1m1s1s4m", "E 6z,S pon 66z,S 2s,W 1m,N 1s,E 1s,S win", [-128, 384, -128, -128]),
        # 5z laid out as a concealed kong: 6z is the third, East pays 6 x 64
        (
            "555z23m",
            "1p1p1p5z1m1s1s9m9m9m4m",
            "E 1p,S kong 5555z,S 9s,W 1m,N 1s,E 6z,S pon 66z,S 2s,W 9m,N 9m,E 9m,S win",
            [-384, 384, 0, 0],
        ),
        # the third completed by the tile that wins: West is a plain discarder
        ("55z234m", "1p1p1p5z", "E 6z,S pon 66z,S 2s,W 5z,S win", [-64, 256, -128, -64]),
    ],
)
def test_only_dragons_laid_out_make_the_third(south, wall, steps, amounts):
    hands = {"E": "258m258p369s12367z", "S": f"{south}99p12s6677z", "W": DULL, "N": DULL}
    table = table_of("hongkong", hands, wall, tail="9s").play("E 7z", "S pon 77z", "S 1s", "W 1p", "N 1p")
    assert table.play(*steps.split(",")).scores() == amounts
