"""What a sign sees in a discard: positions written down, and which cases they make."""

from typing import Any

import numpy as np
import pytest

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import BY_CHOW, BY_DRAW, CHOW, CUT_DRAWN
from fangcheng.tiles import parse
from fangcheng.trials.cues import note_cue
from fangcheng.trials.look import LOOK
from fangcheng.trials.names import SIGNS
from fangcheng.trials.reads import Reading
from fangcheng.trials.registered import trials
from fangcheng.trials.rows import TRIED
from fangcheng.trials.run import try_game
from flow.table_of import Table, table_of

HAND = "123m456p789s11z55p3s"
FAR = "258m258p258s12345z"


def mask(tiles: str) -> Any:
    """A mask of these faces."""
    found = NONE
    for one in parse(tiles):
        found |= bit(one)
    return found


def seated(
    river: str,
    hand: str = HAND,
    *,
    waits: str = "",
    drawn: str = "",
    other: dict[str, str] | None = None,
    game: str = "riichi",
    left: int | None = None,
) -> Table:
    """East, who has thrown a river; `drawn` has the places of tiles thrown as they came.

    `other` says of seats what they have thrown, S and W and N; `waits` is what East waits for.
    """
    table = table_of(game, {"E": hand}, left=left)
    record = table.record
    for letter, thrown in {"E": river, **(other or {})}.items():
        seat = table.seat(letter)
        tiles = parse(thrown)
        record.river[seat, : len(tiles)] = tiles
        record.river_count[seat] = len(tiles)
        record.river_flags[seat] = 0
        record.own_river_mask[seat] = mask(thrown)
        record.waits[seat] = NONE
    for place in map(int, drawn):
        record.river_flags[0, place] = CUT_DRAWN
    record.waits[0] = mask(waits) if waits else NONE
    return table


def cases(table: Table, sign: str, began: int = BY_DRAW, recent: str = "") -> list[tuple[int, int, int]]:
    """The cases that East's last discard makes: kind of position, sign seen, true; once for each."""
    row: Any = with_attributes(np.zeros(1, TRIED))[0]
    look: Any = with_attributes(np.zeros(1, LOOK))[0]
    look.claimed_turn = began
    look.recent = mask(recent) if recent else NONE
    before = table.record.tobytes()
    note_cue(table.record, table.rules, table.engine.desk, 0, look, row, SIGNS.index(sign))
    assert table.record.tobytes() == before
    return [
        (int(kind), int(seen), int(true))
        for kind, seen, true in np.argwhere(row.seen)
        for _ in range(row.seen[kind, seen, true])
    ]


def as_many(found: list[tuple[int, int, int]], seen: int, true: int) -> int:
    """How many cases have this sign and this truth."""
    return sum(case[1:] == (seen, true) for case in found)


@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_is_asked_by_its_own_name(sign, monkeypatch):
    asked: list[str] = []
    for name in SIGNS:
        monkeypatch.setitem(note_cue.__globals__, name, lambda *_, name=name: asked.append(name))
    note_cue(*[None] * 6, SIGNS.index(sign))
    assert asked == [sign]


@pytest.mark.parametrize(
    ("river", "hand", "found"),
    [
        ("5m1z", HAND, [(0, 1, 1)]),  # the hand is near: three sets
        ("1z5m", FAR, [(0, 1, 0)]),
        ("1z2m", HAND, [(0, 0, 1)]),
        ("5m", HAND, []),  # one discard
        ("5m1z1z", HAND, []),  # three
    ],
)
def test_a_middle_tile_among_the_first_two(river, hand, found):
    assert cases(seated(river, hand), "middle_among_the_first_two") == found


@pytest.mark.parametrize(
    ("river", "hand", "found"),
    [
        ("5m1z", "11m99p159s12345z36s", [(0, 1, 1)]),
        ("5m1z", "11m19p159s12345z36s", [(0, 1, 0)]),
        ("1m1z", "11z77z159s12345m36s", [(0, 0, 1)]),
    ],
)
def test_a_middle_tile_first_and_pairs_of_ends(river, hand, found):
    assert cases(seated(river, hand), "middle_first_and_outer_pairs") == found


def test_what_is_thrown_beside_what_was_thrown():
    found = cases(seated("5m6m"), "throws_beside_what_was_thrown")
    assert len(found) == 27
    assert as_many(found, 1, 1) == 1  # 6m beside 5m
    assert as_many(found, 1, 0) == 3  # 3m 4m 7m
    assert as_many(cases(seated("5m9m"), "throws_beside_what_was_thrown"), 0, 1) == 1
    assert cases(seated("5m"), "throws_beside_what_was_thrown") == []
    old = cases(seated("5m1z2z3z4z6m"), "throws_beside_what_was_thrown")
    assert as_many(old, 1, 1) == 0  # five discards ago


LATE = "1z1z2z2z3z3z4z"


@pytest.mark.parametrize(
    ("last", "extra", "found"),
    [
        ("5s", {"waits": "5p"}, [(0, 1, 1)]),
        ("5s", {}, [(0, 1, 0)]),
        ("5s", {"other": {"N": "5s"}}, [(0, 0, 0)]),  # seen before
        ("5s", {"drawn": "7"}, []),  # not from the hand
    ],
)
def test_a_live_tile_late(last, extra, found):
    table = seated(LATE + last, **extra)
    table.record.ready[1] = 1
    assert cases(table, "live_tile_late") == found
    table.record.ready[1] = 0
    assert cases(table, "live_tile_late") == []  # nobody is to be feared
    table.record.ready[1], table.record.river_count[0] = 1, 7
    assert cases(table, "live_tile_late") == []  # not late


def test_the_wait_lies_beside_a_late_live_tile():
    table = seated(LATE + "5s", waits="4s8s")
    table.record.ready[1] = 1
    found = cases(table, "wait_beside_a_late_live_tile")
    assert [as_many(found, 1, 1), as_many(found, 1, 0), as_many(found, 0, 1)] == [1, 3, 1]
    table.record.waits[0] = NONE
    assert cases(table, "wait_beside_a_late_live_tile") == []


@pytest.mark.parametrize(
    ("last", "began", "found"),
    [
        ("6m", BY_CHOW, [(0, 1, 1)]),  # 234m lie there
        ("3m", BY_CHOW, [(0, 1, 1)]),
        ("7m", BY_CHOW, [(0, 0, 1)]),
        ("6s", BY_CHOW, [(0, 0, 1)]),
        ("6m", BY_DRAW, []),
    ],
)
def test_a_discard_beside_the_meld_after_a_late_call(last, began, found):
    table = seated(LATE + last, waits="5p")
    record = table.record
    record.meld_count[0], record.meld_kind[0, 0], record.meld_face[0, 0] = 1, CHOW, 1
    record.meld_tiles[0, 0] = [1, 2, 3, -1]
    assert cases(table, "neighbour_after_a_call", began) == found


def test_the_line_of_the_next_player():
    table = seated("4s", other={"S": "1s"})
    table.record.hand[1] = 0
    assert cases(table, "line_of_the_next_player") == [(2, 1, 0)]
    table.record.hand[1, [22, 23]] = 1  # 5s 6s
    assert cases(table, "line_of_the_next_player") == [(2, 1, 1)]
    table.record.own_river_mask[1] = mask("2s")
    assert cases(table, "line_of_the_next_player") == [(2, 0, 1)]
    assert cases(seated("4z"), "line_of_the_next_player") == []


@pytest.mark.parametrize(
    ("river", "waits", "drawn", "seen", "true"),
    [
        ("1m2m9p", "3m", "", 1, 1),
        ("9m8m9p", "4m", "", 1, 1),
        ("1m2m9p", "5m", "", 1, 0),
        ("2m1m9p", "3m", "", 0, 1),  # the other way round
        ("1m2m9p", "3m", "0", 0, 1),  # the 1 came as it was drawn
        ("1m1z2z3z4z5z2m", "6m", "", 0, 1),  # six turns lie between
    ],
)
def test_an_end_and_then_the_tile_beside_it(river, waits, drawn, seen, true):
    found = cases(seated(river, waits=waits, drawn=drawn), "end_then_next_to_it")
    assert len(found) == 6
    assert (as_many(found, 1, 0) + as_many(found, 1, 1) > 0) == bool(seen)
    assert as_many(found, seen, true) > 0
    assert cases(seated(river), "end_then_next_to_it") == []  # not ready


@pytest.mark.parametrize(
    ("river", "waits", "seen", "true"),
    [("3m8m", "4m", 1, 1), ("8m3m", "7m", 1, 1), ("7p2p", "3p", 1, 1), ("3m8p", "4m", 0, 1), ("3m8m", "5m", 1, 0)],
)
def test_a_three_and_an_eight(river, waits, seen, true):
    found = cases(seated(river, waits=waits), "three_and_eight")
    assert (as_many(found, 1, 0) + as_many(found, 1, 1) > 0) == bool(seen)
    assert as_many(found, seen, true) > 0


def test_the_lines_of_the_last_cut():
    found = cases(seated("1z5p9s", waits="4p", drawn="2"), "lines_of_the_last_cut")
    assert as_many(found, 1, 1) == 1
    assert as_many(found, 1, 0) == 5  # 1 3 6 7 9 of pinzu
    assert as_many(cases(seated("1z5p", waits="8p"), "lines_of_the_last_cut"), 0, 1) == 1
    assert cases(seated("5p1z", waits="4p"), "lines_of_the_last_cut") == []  # the last cut is an honour


def test_safety_grows_old():
    table = seated(LATE + "5s", other={"N": "5s", "S": ""})
    assert cases(table, "safety_grown_old", recent="5s") == [(0, 0, 0)]
    assert cases(table, "safety_grown_old") == [(0, 1, 0)]
    table.record.waits[1] = mask("5s")
    assert cases(table, "safety_grown_old") == [(0, 1, 1)]
    assert cases(seated(LATE + "5s"), "safety_grown_old") == []  # nobody had thrown it


def test_a_half_live_tile_at_the_tail():
    table = seated("5s", other={"N": "5s"}, left=12)
    assert cases(table, "half_live_at_the_tail") == [(2, 1, 0)]
    table.record.waits[2] = mask("5s")
    assert cases(table, "half_live_at_the_tail") == [(2, 1, 1)]
    assert cases(seated("5s", other={"N": "5s5s"}, left=12), "half_live_at_the_tail") == [(2, 0, 0)]
    assert cases(seated("5s", left=12), "half_live_at_the_tail") == []  # nobody had shown one
    assert cases(seated("5s", other={"N": "5s"}, left=16), "half_live_at_the_tail") == []


def test_the_clocks_strike():
    table = seated(LATE + "5s", other={"N": "", "S": "", "W": ""})
    assert cases(table, "late_by_a_clock") == [(0, 1, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)]
    table.record.waits[:2] = mask("5s")
    assert cases(table, "late_by_a_clock") == [(0, 1, 1), (1, 0, 1), (2, 0, 1), (3, 1, 1)]
    table.record.drawable = 3
    assert (2, 1, 1) not in cases(table, "late_by_a_clock")  # nobody has drawn any tile


# --- hands that are read


@pytest.mark.by_day("sichuan")
def test_readings_are_the_same_compiled_and_interpreted_and_for_any_number_of_workers():
    work = Reading("sichuan", "lines_of_the_last_cut", "read")
    rows = work.worker().play(0, 40).walls
    assert rows["seen"].any()
    interpreted = Reading("sichuan", "lines_of_the_last_cut", "read", mode="interpreted").worker().play(0, 1).walls
    assert interpreted.tobytes() == rows[:1].tobytes()
    trial = trials()["E-29d"]
    assert try_game(trial, "sichuan", hands=60, workers=2) == try_game(trial, "sichuan", hands=60, workers=1)


@pytest.mark.parametrize(
    ("waits", "counts", "gain"),
    [
        (["5p"], [1, 0, 0], 1),
        (["123m456p789s1z5p", "5p"], [0, 1, 0], -1),  # all but the 3s
        (["5p", "1z", "2z"], [0, 0, 1], 1),
        ([], [0, 0, 0], 0),
    ],
)
def test_whether_half_of_a_hand_is_safe(waits, counts, gain):
    table = seated("5m1z")
    for seat, tiles in enumerate(waits, 1):
        table.record.waits[seat] = mask(tiles)
    row: Any = with_attributes(np.zeros(1, TRIED))[0]
    look: Any = with_attributes(np.zeros(1, LOOK))[0]
    for melds in (0, 1):
        table.record.meld_count[0] = melds
        note_cue(table.record, table.rules, table.engine.desk, 0, look, row, SIGNS.index("half_of_the_hand_is_safe"))
        assert row.count[:3].tolist() == counts  # an open hand is not asked
        assert row.gain.sum() == gain
