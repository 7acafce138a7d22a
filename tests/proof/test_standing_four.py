"""The referee of Taiyuan before a table of the game stands: hands written out move by move."""

import pytest

from reference.history import Move, Setting
from reference.referees.taiyuan import MANNERS, referee
from reference.sheet import Meld

EAST, SOUTH, WEST, NORTH = range(4)
NOTHING = "147m258p369s1357z"  # waits for nothing
WAITING = "45p11z9m123m222789s"  # without the 9m
READY = {f"{manner} ready" for manner in MANNERS}


def at_table(hands, stand, drawn="9s", **setting):
    """A referee behind the deal; hands by seat, the dealer's with his last tile."""
    table = referee(Setting(4, EAST, to_draw=69, **setting))
    table.deal([hands.get(seat, NOTHING) for seat in range(4)], drawn)
    for seat, standing in stand.items():
        table.see(Move("stand", seat, tiles=standing))
    return table


def thrown(table, seat, tile, **more):
    table.see(Move("discard", seat, tile, **more))


def declared(table, seat, manner, tile):
    table.see(Move("ready", seat, word=manner))
    assert tile in table.allowed(seat)
    thrown(table, seat, tile, ready=True)


def test_standing_tiles_leave_by_a_declaration_only():
    """The case "standing tiles cannot be discarded, two of them allow ready" of the book."""
    table = at_table({EAST: "45p1z9m123m222789s6p"}, {EAST: "45p1z9m"}, "6p")
    assert table.allowed(EAST) == {"1m", "2m", "3m", "2s", "7s", "8s", "9s", "6p drawn"} | READY
    table.see(Move("ready", EAST, word="open"))
    assert table.allowed(EAST) == {"1z", "9m"}


def test_an_equal_tile_of_the_hand_may_be_thrown():
    table = at_table({EAST: "1147m258p369s135z9s"}, {EAST: "147m2p"})
    assert "1m" in table.allowed(EAST)
    assert "4m" not in table.allowed(EAST)


@pytest.mark.parametrize(("manner", "taken"), [("open", {"pon 1z 1z", "pass"}), *((one, set()) for one in MANNERS[1:])])
def test_a_ready_tile_is_claimed_where_it_lies_open_among_the_discards(manner, taken):
    table = at_table(
        {EAST: "45p1z9m123m222789s6p", SOUTH: "47m258p369s11357z"}, {EAST: "45p1z9m", SOUTH: "47m25p"}, "6p"
    )
    declared(table, EAST, manner, "1z")
    assert table.allowed(SOUTH) == taken


def test_a_pung_says_how_many_standing_tiles_it_takes():
    table = at_table({SOUTH: "147m258p369s555z"}, {SOUTH: "14m55z"})
    table.see(Move("discard", EAST, "5z"))
    assert {action for action in table.allowed(SOUTH) if action.startswith("pon")} == {
        "pon 5z 5z 1 standing",
        "pon 5z 5z 2 standing",
    }
    table.see(Move("pon", SOUTH, "5z", "555z", EAST, number=2))
    assert table.allowed(SOUTH) == {"7m", "2p", "5p", "8p", "3s", "6s", "9s", "5z"}


@pytest.mark.parametrize(("hand", "taken"), [("55z7z2m", set()), ("55z7z3m", {"pon 5z 5z", "pass"})])
def test_a_pung_is_offered_where_something_can_follow_it(hand, taken):
    """Behind it two tiles stand: with one he declares, and waits for the like of the other if it can come."""
    table = at_table({SOUTH: hand}, {SOUTH: hand})
    table.book.melds[SOUTH] = [Meld("pon", text, NORTH) for text in ("777z", "222m", "999p")]
    thrown(table, EAST, "5z")
    assert table.allowed(SOUTH) == taken


def test_a_pung_let_pass_is_barred_until_the_own_draw_and_its_kong_is_not():
    table = at_table({SOUTH: "47m258p369s11157z"}, {SOUTH: "47m25p"})
    thrown(table, EAST, "1z")
    assert table.allowed(SOUTH) == {"pon 1z 1z", "kong 1z 1z 1z", "pass"}
    table.see(Move("draw", WEST, "1z", place="wall"))
    thrown(table, WEST, "1z", drawn=True)
    assert table.allowed(SOUTH) == {"kong 1z 1z 1z", "pass"}


def test_who_lets_a_win_pass_has_lost_it_for_the_hand():
    table = at_table({EAST: WAITING}, {EAST: "45p1z9m"}, "1z")
    declared(table, EAST, "closed", "9m")
    table.see(Move("draw", SOUTH, "6p", place="wall"))
    thrown(table, SOUTH, "6p", drawn=True)
    assert table.allowed(EAST) == {"win", "pass"}
    table.see(Move("draw", WEST, "3p", place="wall"))
    thrown(table, WEST, "3p", drawn=True)
    assert table.allowed(EAST) == set()
    table.see(Move("draw", EAST, "3p", place="wall"))
    assert table.allowed(EAST) == {"3p drawn"}


def test_who_does_not_take_a_self_draw_has_lost_it_too():
    table = at_table({EAST: WAITING}, {EAST: "45p1z9m"}, "1z")
    declared(table, EAST, "closed", "9m")
    table.see(Move("draw", EAST, "3p", place="wall"))
    assert table.allowed(EAST) == {"win", "3p drawn"}
    thrown(table, EAST, "3p", drawn=True)
    table.see(Move("draw", EAST, "6p", place="wall"))
    assert table.allowed(EAST) == {"6p drawn"}
