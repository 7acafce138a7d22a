"""Every kind of event row is told: to programs, on the page, in records; what is left out says why."""

from typing import get_args

from fangcheng.core.state import event_rows
from fangcheng.game import event_types, events
from fangcheng.records.replay import told_events
from fangcheng.web.page import log

ROWS = {name: number for name, number in vars(event_rows).items() if name.startswith("E_")}

NO_LINE = {
    "Dealt": "the hands lie on the table",
    "HandClosed": "the result is a screen of its own",
    "LeftHand": "told with the win",
    "ReadyStood": "told when it was declared",
    "Seated": "the names stand at the seats",
    "StoodApart": "seen on the table, by who may",
    "Took": "told as it is given",
    "WallOpened": "seen on the table",
}
NOT_IN_RECORDS = {
    "E_BREAK": "told with the dice",
    "E_CHIPS": "no form of record knows chips",
    "E_HAND": "told with the deal",
    "E_LAST_TILE": "told by the draw that follows",
    "E_MATCH_OVER": "told by the end of the record",
    "E_MOVED": "told with the deal",
    "E_OUT": "told with the win",
    "E_ROBBED": "told with the win",
    "E_SEATS": "told with the deal",
    "E_SEAT_TAKEN": "told with the deal",
    "E_SHOWN": "told with the drawn hand",
    "E_TOOK": "told as it is given",
    "E_TREASURE_SEEN": "what a seat looks at changes nothing",
}


def test_rows_are_numbered_without_a_gap_and_every_row_is_read():
    assert sorted(ROWS.values()) == list(range(len(ROWS)))
    assert [name for name, number in ROWS.items() if number not in events.READERS] == []


def test_the_page_has_a_line_for_every_event_but_those_that_are_seen_otherwise():
    kinds = get_args(event_types.AnyEvent)
    assert {one.__name__ for one in kinds if one not in log.TELLERS} == NO_LINE.keys()
    assert set(log.TELLERS) <= set(kinds)


def test_records_know_every_row_but_those_that_follow_from_others():
    assert {name for name, number in ROWS.items() if number not in told_events.TELLERS} == NOT_IN_RECORDS.keys()
