"""Shanxi: hands played where rules meet: declarations late in the wall, tiles face down, kongs and passed pungs."""

import numpy as np
import pytest

from fangcheng import Match
from fangcheng.bots.protocol import steady
from fangcheng.core.state.codes import EXHAUSTED
from fangcheng.game import event_types as ev
from fangcheng.game.seen import seen_record
from fangcheng.records.of_match import record_of
from fangcheng.records.verify import verify
from fangcheng.web.page import log
from flow.table_of import only, table_of

DULL = "147m258p369s1236z"
READY = "234m567m777s56p55z"  # waits for 4p and 7p
WEST = "234p567m888s56p22z"  # waits for 4p and 7p too


def dealt(hands=None, wall="", **more):
    return table_of("shanxi", {"E": DULL + "7z", **(hands or {})}, wall, **more)


def differing(one, other, path=""):
    """Names of the fields in which two records differ."""
    if one.dtype.names:
        return [found for name in one.dtype.names for found in differing(one[name], other[name], f"{path}.{name}")]
    return [] if np.array_equal(one, other) else [path]


def declared(tile):
    """South has drawn the tile and declared with it; West has had a turn."""
    hands = {"S": READY, "W": "147m258p369s3344z", "N": "147m258p369s4667z"}
    return dealt(hands, tile + "4z").play("E 7z", "S ready", f"S {tile} drawn", "W 4z drawn")


@pytest.mark.rule("SHANXI-15")
@pytest.mark.parametrize("reader", [0, 2, 3, None])
def test_the_whole_record_that_another_seat_sees_is_the_same_whatever_lies_face_down(reader):
    one, other = declared("1z"), declared("9s")
    seen = [np.asarray(seen_record(table.engine, table.record, reader)) for table in (one, other)]
    assert differing(*seen) == []
    seen = [np.asarray(seen_record(table.engine, table.record, 1)) for table in (one, other)]
    assert differing(*seen)  # who laid it knows it


@pytest.mark.rule("SHANXI-15", "SHANXI-31", "SHANXI-33")
def test_who_declares_with_the_last_discard_ends_the_hand_and_nobody_wins_on_it():
    """West waits for the 7p that South lays face down."""
    table = dealt({"S": "234m567m777s66p55z", "W": WEST}, "3z1z2z3z7p", left=5)
    table.play("E 7z", "S 3z drawn", "W ready", "W 1z drawn").throw_drawn(2)
    table.play("S ready", "S 7p drawn")
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0] * 4)
    assert table.view("E").seats[1].river[-1].tile == "7p"
    assert int(table.record.coming.dealer) == 0


@pytest.mark.rule("SHANXI-15", "SHANXI-19", "SHANXI-23")
def test_face_up_the_same_tile_is_won_on_by_all_who_must_and_the_nearest_has_it():
    table = dealt({"S": "234m567m777s66p55z", "W": WEST}, "3z1z2z3z7p", options={"declare_face_down": False})
    table.play("E 7z", "S 3z drawn", "W ready", "W 1z drawn").throw_drawn(2)
    table.play("S ready", "S 7p drawn")
    assert [event.seat for event in only(table.events, ev.Won)] == [2]
    assert table.scores() == [-12, -7, 26, -7]


@pytest.mark.rule("SHANXI-7", "SHANXI-12", "COMMON-5")
@pytest.mark.parametrize(("left", "may"), [(2, True), (1, False)])
def test_a_kong_is_made_only_if_seven_whole_stacks_stay_after_it(left, may):
    """The replacement leaves a single tile at the tail, which stays with the seven stacks."""
    table = dealt({"S": "1111p258m36s1234z"}, "6z", left=left + 1).play("E 7z")
    assert table.may("S", "kong 1111p") == may
    if may:
        table.play("S kong 1111p").throw_drawn(1)
        assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
        assert int(table.record.coming.dealer) == 1


@pytest.mark.rule("SHANXI-11", "SHANXI-10")
@pytest.mark.parametrize("kongs", [True, False])
def test_a_kong_replacement_is_a_draw_and_lifts_the_bar_on_a_pung_let_pass(kongs):
    """West lets 5z go and makes a kong of South's 6z, or not; South then throws 5z, or North does."""
    hands = {"E": "147m258p369s123z57z", "W": "147m25p36s55666z2z"}
    table = dealt(hands, "6z" + ("1z" if kongs else "3z") + "5z", tail="4z").play("E 5z", "W pass")
    table.play("S 6z drawn")
    if kongs:
        table.play("W kong 666z", "W 4z drawn", "N 1z drawn", "E 5z drawn")
        assert table.may("W", "pon 55z")
    else:
        table.play("W pass")
        assert int(table.record.turn) == 2


@pytest.mark.by_day
@pytest.mark.rule("SHANXI-15")
def test_neither_events_nor_the_log_of_the_page_name_a_tile_face_down_to_others():
    """Steady bots play a hand; then it is kept as JSON and as a record, read again, verified and taken back."""
    match, bot, told = Match("shanxi", 1, mode="interpreted"), steady(), 0
    while not match.hand_over:
        seat = match.owed[0]
        happened = len(match.events)
        match.act(seat, bot.act(match.view(seat), match.legal(seat)))
        down = [event for event in match.events[happened:] if isinstance(event, ev.Discarded) and event.face_down]
        for reader in (*range(4), None) if down and not match.hand_over else ():
            hidden = reader != down[0].seat
            events = match.events_for(reader, happened)
            assert [event.tile for event in only(events, ev.Discarded)] == ["#" if hidden else down[0].tile]
            [line] = [line for line in log.lines(match, events) if line.kind == "discard"]
            assert (line.text.key == "ev-discard-down", line.tiles) == (hidden, [] if hidden else [down[0].tile])
            told += 1
    assert told >= 5
    again = Match.from_json(match.to_json(), mode="interpreted")
    assert again.check == match.check
    assert verify(record_of(match), mode="interpreted").mismatches == []
    again.undo(1)
    assert not again.hand_over
    assert any(tile.tile == "#" for seat in again.view(None).seats for tile in seat.river)
