"""Jinan: hands played where rules meet: announced players and flowers, kongs, robbers, wins let pass."""

import pytest

from flow.table_of import table_of
from jinan.test_announcing import READY, announced, reason

DULL = "147m258p369s1234z"
EVERYBODY = ("E", "W", "N", None)


@pytest.mark.rule("JINAN-10", "JINAN-17", "JINAN-F-flower_smash", "JINAN-30")
@pytest.mark.parametrize(("way", "fan"), [("ready", 4), ("open ready", 8)])
def test_an_announced_player_lays_out_a_flower_and_wins_with_its_replacement(way, fan):
    table = announced(way, "3z3z4z2f", tail="9s").throw_drawn(3)
    assert [table.view(reader).seats[1].drawn for reader in EVERYBODY] == ["9s"] * 4
    assert table.view("E").seats[1].flowers == ("2f",)
    table.play("S win")
    assert table.scores() == [-2 * fan - 1, 4 * fan + 3, -fan - 1, -fan - 1]


@pytest.mark.rule("JINAN-17", "JINAN-19", "JINAN-42")
def test_the_replacement_of_an_announced_kong_is_shown_and_thrown():
    table = announced("ready", "3z3z4z6z", tail="5z").throw_drawn(3)
    table.play("S kong 6666z")
    assert [table.view(reader).seats[1].drawn for reader in EVERYBODY] == ["5z"] * 4
    assert table.open_to("S") == ["5z drawn"]


@pytest.mark.rule("JINAN-19", "JINAN-14", "JINAN-31", "JINAN-32")
def test_an_announced_player_may_be_robbed_and_pays_for_all():
    hands = {"E": "147m258p36s12345z1p", "S": "11p456m78s88p666z1z", "W": "23p123m789s55s555z"}
    table = table_of("jinan", hands, "7z7z7z2z3z4z6z1p")
    table.play("E 1p", "W pass", "S pon 11p", "S 1z").throw_drawn(3)
    table.play("S ready", "S 2z drawn").throw_drawn(3)
    assert table.drawn() == "1p"
    table.play("S kong 1111p", "W win")
    assert table.scores() == [0, -3, 3, 0]


@pytest.mark.rule("JINAN-22", "JINAN-38", "JINAN-39")
def test_who_declines_the_announced_win_throws_the_tile_and_may_draw_another():
    table = announced("open ready", "3z3z4z9s5z5z7z6s").throw_drawn(3)
    assert "win" in table.open_to("S")
    table.play("S 9s drawn").throw_drawn(3)
    assert table.play("S win").scores() == [-16, 32, -8, -8]


@pytest.mark.rule("JINAN-39", "COMMON-3")
def test_a_pung_of_a_tile_one_could_win_on_lets_the_win_pass():
    """South waits for 5s and 8p; he ponged 8p in place of winning."""
    hands = {"E": DULL + "8p", "S": "123m456p789m55s88p"}
    table = table_of("jinan", {**hands, "W": "147m25p369s12345z"}, "5s").play("E 8p")
    assert table.may("S", "win")
    table.play("S pon 88p", "S 9m", "W 5s drawn")
    assert not table.may("S", "win")


@pytest.mark.rule("JINAN-14", "JINAN-27", "JINAN-35")
def test_of_two_robbers_the_first_after_the_maker_wins_and_takes_the_deal():
    hands = {"E": "147m258p36s12345z9s", "S": "99s147m258p12345z", "N": READY, "W": "789m123p2278s666z"}
    table = table_of("jinan", {**hands, "N": "123m456p78s88p777z"}, "5z5z6z9s")
    table.play("E 9s", "W pass", "N pass", "S pon 99s", "S 1z").throw_drawn(3)
    table.play("S kong 9999s", "N win", "W win")
    assert table.scores() == [0, -3, 3, 0]
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("JINAN-39", "JINAN-14", "COMMON-3")
def test_a_robbery_let_pass_bars_the_next_discard():
    hands = {"E": "147m258p36s12345z9s", "S": "99s147m258p12345z", "N": READY}
    table = table_of("jinan", hands, "5z7z7z9s", tail="6s").play("E 9s", "N pass", "S pon 99s", "S 1z").throw_drawn(3)
    table.play("S kong 9999s", "N pass", "S 6s drawn")
    assert not table.may("N", "win")


@pytest.mark.rule("JINAN-7")
@pytest.mark.parametrize("reserve", [0, 12, 14])
def test_the_last_drawable_tile_doubles_whatever_stays_behind(reserve):
    options = {"reserve": reserve, "big_patterns": True}
    table = table_of("jinan", {"E": DULL + "7z", "S": READY}, "9s", left=1, options=options).play("E 7z")
    assert table.view().tiles_left == 0
    assert table.play("S win").scores() == [-4, 12, -4, -4]


@pytest.mark.rule("JINAN-15", "JINAN-24")
def test_seven_pairs_are_something_to_wait_for_where_they_win():
    hand = "2255m3366p11s77s9s1z"
    for big in (False, True):
        table = table_of("jinan", {"E": hand}, options={"big_patterns": big})
        assert table.may("E", "ready") is big
    hand = "1133m3366p11s77s9s1z"
    table = table_of("jinan", {"E": hand}, options={"big_patterns": True})
    assert reason(table, "E", "ready") == ("not-ready", "JINAN-15")
    table = table_of("jinan", {"E": "1133m3366p11s77s8s1z"}, options={"big_patterns": True}).play("E ready")
    assert table.discards("E") == "1z"


@pytest.mark.rule("JINAN-15", "JINAN-42", "JINAN-F-open_hand")
def test_the_dealer_announces_after_his_flowers_and_wins_the_next_draw():
    table = table_of("jinan", {"E": "1f23m456p78s88p666z1z"}, "3z3z4z9s", tail="1m").play("E open ready", "E 1z")
    table.throw_drawn(3)
    assert table.play("E win").scores() == [3 * 17, -17, -17, -17]
    assert int(table.record.coming.dealer) == table.seat("E")
