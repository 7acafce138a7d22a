"""Declaring ready in Shanxi: the tile face down, the numbers waited for, the lock, and who must win."""

from functools import partial

import pytest

from fangcheng import Match
from fangcheng.game import event_types as ev
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from fangcheng.game.seen_events import hiding_of, seen_by
from flow.table_of import only, table_of

DULL = "147m258p369s1234z"
READY = "234m567m777s56p55z"  # waits for 4p and 7p
dealt = partial(table_of, "shanxi")


def declared(wall="", hands=None, drawn="1z", **more):
    """South has drawn a tile, declared and laid it face down; the next of `wall` is West's."""
    table = dealt({"E": DULL + "7z", "S": READY, **(hands or {})}, drawn + wall, **more)
    return table.play("E 7z", "S ready", f"S {drawn} drawn")


def reason(table, letter, label):
    """Key of the refusal and the rule it cites."""
    seat = table.seat(letter)
    told = why_not(table.engine, table.record, seat, matching(table.record, table.rules, seat, label))
    return told.key, told.rule


@pytest.mark.rule("SHANXI-14")
def test_only_a_declared_player_wins():
    table = dealt({"E": DULL + "7p", "S": READY, "N": "77p147m25p36s1234z"}).play("E 7p")
    assert reason(table, "S", "win") == ("not-declared", "SHANXI-14")
    table = dealt({"E": DULL + "7z", "S": READY}, "7p").play("E 7z")
    assert table.refusal("S", "win") == "SHANXI-14"
    assert declared("7p").play("W 7p").over  # executed: SHANXI-19


@pytest.mark.rule("SHANXI-15")
@pytest.mark.parametrize("reader", ["E", "W", "N", None])
def test_the_declaring_tile_lies_face_down_and_no_other_seat_sees_it(reader):
    table = dealt({"E": DULL + "7z", "S": READY}, "1z3z")
    stream = []
    for step in ("E 7z", "S ready", "S 1z drawn"):
        stream += table.play(step).events
    seat = table.view(reader).seats[1]
    assert [(tile.tile, tile.face_down, tile.ready) for tile in seat.river] == [("#", True, True)]
    own = table.view("S").seats[1]
    assert [(tile.tile, tile.face_down) for tile in own.river] == [("1z", True)]
    number = None if reader is None else table.seat(reader)
    for who, tile in ((number, "#"), (1, "1z")):
        thrown = only(list(seen_by(stream, who, hiding_of(table.rules))), ev.Discarded)
        assert [one.tile for one in thrown if one.seat == 1] == [tile]


@pytest.mark.rule("SHANXI-15")
def test_nothing_a_view_holds_tells_the_tile_face_down():
    one, other = (declared("3z", drawn=tile).view("W") for tile in ("1z", "9s"))
    hand, same = one.plain(), other.plain()
    for name in hand:
        assert hand[name] == same[name], name


@pytest.mark.rule("SHANXI-15")
def test_it_cannot_be_claimed_or_won_on_and_is_shown_when_the_hand_ends():
    table = declared("3z3z7p", {"N": "11z47m258p369s244z", "E": "147m258p369s234z67z"})
    assert int(table.record.turn) == 2  # North, who holds two, is not asked
    table = declared("7p").play("W 7p")
    assert table.over
    assert table.view("E").seats[1].river[0].tile == "1z"


@pytest.mark.rule("SHANXI-15")
def test_by_option_the_declaring_tile_is_an_ordinary_discard():
    options = {"declare_face_down": False}
    hands = {"E": "147m258p369s234z67z", "N": "11z47m258p369s244z"}
    table = declared("3z", hands, options=options)
    assert table.may("N", "pon 11z")
    assert table.view("W").seats[1].river[0].tile == "1z"


@pytest.mark.rule("SHANXI-15", "SHANXI-25")
def test_who_is_won_on_with_his_declaring_tile_has_declared():
    hands = {"E": "147m258p369s1234z7z", "S": READY, "W": "234m88s78p666z999s"}
    table = dealt(hands, "1z7p", options={"declare_face_down": False})
    table.play("E 7z", "S ready", "S 1z drawn", "W ready", "W 7p drawn")
    assert table.over
    assert table.scores() == [-12, 26, -7, -7]


@pytest.mark.rule("SHANXI-15", "COMMON-23")
def test_one_may_declare_with_the_discard_after_a_pung():
    hands = {"E": "147m258p369s123z3s7z", "S": "234m567m33s56p55z1z"}
    table = dealt(hands).play("E 3s", "S pon 33s")
    assert table.may("S", "ready")
    table.play("S ready")
    assert table.discards("S") == "1z"


@pytest.mark.rule("SHANXI-16", "SHANXI-37")
def test_a_wait_on_small_numbers_alone_cannot_be_declared():
    table = dealt({"E": "23m567m333s456p55z1z"})  # waits for 1m and 4m
    assert reason(table, "E", "ready") == ("ready-number", "SHANXI-16")
    table = dealt({"E": "234m567m333s45p55z1z"})  # 3p and 6p
    assert table.may("E", "ready")


@pytest.mark.rule("SHANXI-16", "SHANXI-3")
def test_an_honour_has_the_number_ten():
    table = dealt({"E": "234m567m333s22p55z1z"})
    assert table.may("E", "ready")


@pytest.mark.rule("SHANXI-17")
def test_the_high_tiles_must_not_all_lie_open_and_tiles_in_hands_do_not_count():
    # East discards 7p; West claims it with two more and discards the fourth.
    hands = {"E": "147m258p369s123z7p7z", "S": READY, "W": "777p14m25p36s1234z"}
    table = dealt(hands, "4z1z7z1z").play("E 7p", "W pon 77p", "W 7p").throw_drawn(2)
    assert int(table.record.turn) == 1
    assert reason(table, "S", "ready") == ("ready-unseen", "SHANXI-17")
    # Had West kept the fourth, the wait would do.
    table = dealt(hands, "4z1z7z1z").play("E 7p", "W pon 77p", "W 1z").throw_drawn(2)
    assert table.may("S", "ready")


@pytest.mark.rule("SHANXI-17")
@pytest.mark.parametrize("face_down", [True, False])
def test_a_tile_face_down_counts_as_unseen(face_down):
    """East and West show three 7p; North throws the fourth, and declares with it or not."""
    hands = {"E": "147m258p369s123z7p7z", "S": READY, "W": "77p14m25p36s12344z", "N": "345p888m666z99s78s"}
    table = dealt(hands, "7p2z3z").play("E 7p", "W pon 77p", "W 1z", *(["N ready"] if face_down else []))
    table.play("N 7p drawn", "E 2z drawn")
    if face_down:
        assert table.may("S", "ready")
    else:
        assert reason(table, "S", "ready") == ("ready-unseen", "SHANXI-17")


@pytest.mark.rule("SHANXI-17", "COMMON-11")
def test_a_wait_for_the_own_four_tiles_is_none():
    # A pung of 7p and a single 7p: it waits for a fifth.
    hands = {"E": "147m258p369s123z7p6z", "S": "234m567m333s77p7p1z"}
    table = dealt(hands, "6z6z5z5z").play("E 7p", "S pon 77p")
    assert not table.may("S", "ready") or "1z" not in table.play("S ready").discards("S")


@pytest.mark.rule("SHANXI-18")
def test_after_declaring_what_is_drawn_is_discarded_and_no_pung_is_made():
    table = declared("3z3z4z9s").throw_drawn(3)
    assert table.open_to("S") == ["9s drawn"]
    assert reason(table, "S", "5z")[1] == "SHANXI-18"
    table = declared("5z").play("W 5z")
    assert int(table.record.turn) == 3  # South, who holds two, is not asked


@pytest.mark.rule("SHANXI-17")
def test_what_happens_to_the_high_tiles_later_takes_no_win_from_who_has_declared():
    """West draws the fourth 7p and lays a kong of all; South declared before, and wins with a four of his own."""
    west = "777p14m25p36s1234z"
    table = declared("7p3z3z4p", {"W": west}, tail="4z")
    table.play("W kong 7777p", "W 4z drawn").throw_drawn(2)
    assert table.over
    assert [(event.seat, event.tile) for event in only(table.events, ev.Won)] == [(1, "4p")]


@pytest.mark.rule("SHANXI-18")
def test_a_concealed_kong_is_open_if_the_wait_is_still_good():
    table = declared("3z4z4z7s", tail="9s").throw_drawn(3)
    assert table.may("S", "kong 7777s")
    assert table.may("S", "7s drawn")
    assert table.play("S kong 7777s").drawn() == "9s"


@pytest.mark.rule("SHANXI-18")
def test_a_kong_of_a_discard_is_open_too():
    table = declared("7s", tail="9s").play("W 7s")
    assert table.may("S", "kong 777s")
    assert not table.may("S", "pon 77s")
    assert table.play("S kong 777s").drawn() == "9s"
    assert table.open_to("S") == ["9s drawn"]


@pytest.mark.rule("SHANXI-18")
def test_the_fourth_tile_may_be_added_to_a_pung():
    hands = {"E": "147m258p369s123z7s7z", "S": "234m567m77s56p55z1z"}
    table = dealt(hands, "3z4z4z7s", tail="9s").play("E 7s", "S pon 77s", "S ready", "S 1z").throw_drawn(3)
    assert table.drawn() == "7s"
    assert table.play("S kong 7777s").drawn() == "9s"


@pytest.mark.rule("SHANXI-18")
def test_a_kong_that_leaves_no_high_wait_is_refused():
    # 6667p waits for 5p, 8p and 7p; a kong of 6p leaves the 7p. It is still high, and may be made.
    table = dealt({"E": DULL + "7z", "S": "234m567m777s6667p"}, "1z3z4z4z6p").play("E 7z", "S ready", "S 1z drawn")
    table.throw_drawn(3)
    assert table.may("S", "kong 6666p")
    # 4445p waits for 3p, 6p and 5p; a kong of 4p leaves the 5p alone, which is too low.
    table = dealt({"E": DULL + "7z", "S": "234m567m777s4445p"}, "1z3z4z6z4p").play("E 7z", "S ready", "S 1z drawn")
    table.throw_drawn(3)
    assert table.drawn() == "4p"
    assert reason(table, "S", "kong 4444p") == ("kong-ready", "SHANXI-18")


@pytest.mark.rule("SHANXI-19")
def test_a_declared_player_who_can_win_does():
    table = declared("7p").play("W 7p")
    assert table.over
    assert [event.seat for event in only(table.events, ev.Won)] == [1]
    table = declared("3z3z4z7p").throw_drawn(3)
    assert table.over


@pytest.mark.rule("SHANXI-19", "SHANXI-21", "SHANXI-22")
def test_a_tile_too_low_is_no_win_and_obliges_nobody():
    table = declared("4p", {"N": "44p147m25p36s2344z"}).play("W 4p")
    assert not table.over
    assert reason(table, "S", "win") == ("low-discard", "SHANXI-21")
    table = declared("3z3z4z4p").throw_drawn(3)
    assert table.over  # drawn, a four is enough
    table = declared("3z3z4z1p", {"S": "234m567m23456p55z"}).throw_drawn(3)
    assert not table.over
    assert reason(table, "S", "win")[1] == "SHANXI-22"
    assert table.open_to("S") == ["1p drawn"]


@pytest.mark.rule("SHANXI-15", "SHANXI-37")
def test_a_hand_that_is_not_ready_is_refused():
    table = dealt({"E": DULL + "7z"})
    assert reason(table, "E", "ready") == ("not-ready", "SHANXI-20")


@pytest.mark.rule("SHANXI-15")
def test_bots_play_hands_in_which_no_view_shows_a_tile_face_down():
    import random

    match, chance = Match("shanxi", 5, mode="interpreted"), random.Random(5)
    found = 0
    while not match.hand_over:
        seat = match.owed[0]
        legal = match.legal(seat)
        ready = [action for action in legal if action.kind in ("ready", "win")]
        match.act(seat, (ready or [chance.choice(legal)])[0].number)
        for reader in (*range(4), None):
            for other in match.view(reader).seats:
                down = [tile.tile for tile in other.river if tile.face_down]
                found += len(down)
                assert match.hand_over or reader == other.seat or set(down) <= {"#"}
    assert match.hand_over
