"""The record of a table: small, and its state is all that the game to come depends on."""

import numpy as np
import pytest

from fangcheng.core.state.table import STATE, STEP, TABLE, states_of
from fangcheng.game.engine import Engine, array_of, copy_of, empty_table
from fangcheng.game.tables import acting_seat
from fangcheng.variants import IDS
from game.players import play


def test_the_state_of_a_table_takes_2640_bytes_at_most_and_the_whole_record_5000():
    assert STATE.itemsize <= 2640
    assert TABLE.itemsize <= 5000


def test_the_state_is_the_beginning_of_the_record_field_by_field_and_the_step_its_end():
    assert TABLE.names == STATE.names + STEP.names
    assert [TABLE.fields[name] for name in STATE.names] == [STATE.fields[name] for name in STATE.names]
    assert min(TABLE.fields[name][1] for name in STEP.names) >= STATE.itemsize
    assert TABLE.isalignedstruct


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
@pytest.mark.parametrize("steps", [70, pytest.param(700, marks=pytest.mark.slow)])
def test_a_table_that_has_only_the_state_of_another_plays_on_like_it(variant, steps):
    match = play(variant, 8, 45)
    copy, other = empty_table(), Engine(variant, mode="interpreted")
    states_of(array_of(copy, TABLE))[:] = states_of(array_of(copy_of(match.table), TABLE))
    for number in range(steps):
        if match.over:
            break
        if match.hand_over:
            match.next_hand()
            other.start_hand(copy)
        else:
            seat = acting_seat(match)
            actions = match.legal(seat)
            action = actions[number % len(actions)].number
            match.act(seat, action)
            assert other.act(copy, seat, action)
        assert copy.tobytes()[: STATE.itemsize] == match.table.tobytes()[: STATE.itemsize]
        assert rows(copy) == rows(match.table)


def rows(table):
    """The events and payments of the last step."""
    events, payments = table.events[: table.event_count], table.payments[: table.payment_count]
    return np.asarray(events).tolist(), np.asarray(payments).tolist()
