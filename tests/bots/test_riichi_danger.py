"""What steady knows to be safe in riichi: all of it, and nothing else."""

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import pytest

from fangcheng.bots.brain import new_brains
from fangcheng.bots.riichi_danger import orphans_possible, ways_to_wait
from fangcheng.bots.riichi_discards import see_riichi
from fangcheng.bots.steady import steady_discard
from fangcheng.cli.bench_agreement import DISCARDS, games_of, positions_of
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.passing import is_furiten
from fangcheng.core.shapes.ready import find_waits
from fangcheng.core.state.action_codes import DISCARD_DRAWN, TILE
from fangcheng.game.engine import copy_of
from fangcheng.game.seen import attributes_of, seen_record
from fangcheng.tiles import FACES, face_of, name_of, parse
from flow.table_of import Table, table_of

READY = "123456m456p78s11z"  # waits for 6s and 9s
FAR = "258m147p369s2467z"


def brain_of(table: Table, letter: str) -> Any:
    """What the bot at a seat has noted after a look at the table."""
    brain: Any = new_brains(1).view(np.recarray)[0]
    see_riichi(table.record, table.rules, brain, table.seat(letter))
    return brain


def sure(table: Table, letter: str, other: str) -> set[str]:
    """The faces that a seat knows to be safe against another."""
    brain = brain_of(table, letter)
    seat = table.seat(other)
    return {name_of(face) for face in range(FACES) if is_surely_safe(table.record, brain, seat, face)}


@kernel
def is_surely_safe(table, brain, other, face):
    """No hand the opponent may have wins on the face: there is no way to wait for it."""
    return ways_to_wait(brain, brain.safe[other], face, orphans_possible(table, brain, other)) == 0


def declared() -> Table:
    """The dealer has declared riichi with the wait 6s 9s and thrown North; South, West and North hold nothing."""
    hands = {"E": READY + "4z", "S": "2258m147p369s267z", "W": "369m258p147s2236z", "N": "47m369p1258s3567z"}
    table = table_of("riichi", hands, wall="5m7z8p5z9m1z4p3z")
    return table.play("E ready", "E 4z").wait()


@pytest.mark.rule("RIICHI-74", "RIICHI-77")
def test_what_went_by_since_riichi_stays_safe_for_the_rest_of_the_hand():
    table = declared()
    table.play("S drawn", "W drawn", "N drawn").wait()  # 5m 7z 8p
    assert {"4z", "5m", "7z", "8p"} <= sure(table, "S", "E")
    table.play("E drawn", "S drawn", "W drawn").wait()  # 5z 9m 1z
    assert {"4z", "5m", "7z", "8p", "5z", "9m"} <= sure(table, "N", "E")
    assert not {"6s", "9s"} & sure(table, "N", "E")


def test_a_bot_that_is_given_only_what_its_seat_sees_knows_the_same():
    table = declared().play("S drawn", "W drawn", "N drawn", "E drawn", "S drawn", "W drawn").wait()
    seat = table.seat("N")
    seen = attributes_of(seen_record(table.engine, table.record, seat))
    known = [new_brains(1).view(np.recarray)[0] for _ in range(2)]
    see_riichi(table.record, table.rules, known[0], seat)
    see_riichi(seen, table.rules, known[1], seat)
    assert known[0].tobytes() == known[1].tobytes()


def test_who_folds_throws_a_tile_let_pass_two_go_arounds_ago():
    hands = {"E": READY + "4z", "S": "258m2467p2458s2m5z", "W": "1479m258p147s223z", "N": "47m369p1258s3567z"}
    table = table_of("riichi", hands, wall="9p2m3z1z9p8p3p4z7p")
    table.play("E ready", "E 4z").wait()
    table.play("S drawn", "W drawn", "N drawn", "E drawn", "S drawn", "W drawn", "N drawn").wait()
    table.play("E drawn").wait()
    brain: Any = new_brains(1).view(np.recarray)[0]
    action = int(steady_discard(table.record, table.rules, table.engine.desk, brain, table.seat("S")))
    thrown = int(table.record.drawn) if action == DISCARD_DRAWN else action - TILE
    assert name_of(face_of(thrown)) == "2m"


@pytest.mark.rule("RIICHI-76")
def test_what_was_thrown_since_an_undeclared_player_last_threw_is_safe_until_he_draws():
    table = table_of("riichi", {"E": FAR + "9p"}, wall="5s5z8m9m")
    table.play("E 9p", "S drawn").wait()  # 5s
    assert "5s" in sure(table, "W", "E")
    table.play("W drawn", "N drawn", "E drawn").wait()
    assert "9p" in sure(table, "S", "E")
    assert "5s" not in sure(table, "S", "E")


def test_a_robbable_tile_let_pass_is_safe_and_shields_the_other_end_of_its_run():
    table = declared()
    table.record.passed_mask[table.seat("E")] |= np.uint64(1 << parse("5p")[0])
    brain = brain_of(table, "S")
    for tile in ("1p", "3p", "4p"):  # only two-sided waits are left for 2p
        brain.unseen[parse(tile)[0]] = min(int(brain.unseen[parse(tile)[0]]), 4)
    brain.unseen[parse("1p")[0]] = 0
    brain.unseen[parse("2p")[0]] = 0
    assert is_surely_safe(table.record, brain, table.seat("E"), parse("2p")[0])
    brain.safe[table.seat("E")] = np.uint64(0)
    assert not is_surely_safe(table.record, brain, table.seat("E"), parse("2p")[0])


def test_a_face_that_nobody_else_can_hold_is_safe_unless_for_thirteen_orphans():
    table = declared()
    brain = brain_of(table, "S")
    brain.safe[:] = 0
    north = parse("4z")[0]
    brain.unseen[north] = 0
    assert not is_surely_safe(table.record, brain, table.seat("E"), north)
    brain.unseen[parse("1m")[0]] = 0  # nor can anybody have thirteen orphans now
    assert is_surely_safe(table.record, brain, table.seat("E"), north)


@pytest.mark.by_day
@pytest.mark.parametrize("unseen", ["2m3m4m5m6m7m", "1p2p2p3p3p5p6p6p", "7s7s8s8s9s9s1z1z", "1m3m3m5m7m9m9m2z"])
@pytest.mark.parametrize("passed", ["", "4m", "1p", "3m6p", "9s"])
@pytest.mark.parametrize("rest", ["5z5z5z6z6z6z", ""])
def test_exactly_what_no_hidden_hand_wins_on_is_certain(unseen, passed, rest):
    """An opponent who has declared with three concealed kongs: every hand of four unseen tiles he may have is tried.

    `rest` lets him complete whatever he has beside the wait; without it fewer hands are possible than the bot fears.
    """
    table = declared()
    record, seat = copy_of(table.record), table.seat("E")
    record.meld_count[seat] = 3
    record.own_river_mask[seat] = 0
    record.passed_mask[seat] = sum(1 << kind for kind in parse(passed))
    brain = brain_of(table, "S")
    brain.unseen[:] = 0
    for kind in parse(unseen + rest):
        brain.unseen[kind] += 1
    brain.safe[seat] = record.passed_mask[seat]
    certain = {face for face in range(FACES) if is_surely_safe(record, brain, seat, face)}
    truly_safe = set(range(FACES)) - winning_faces(table, record, seat, brain.unseen)
    assert certain == truly_safe if rest else certain <= truly_safe


def winning_faces(table: Table, record: Any, seat: int, unseen: Any) -> set[int]:
    """Faces on which some hand of four unseen tiles wins, furiten regarded."""
    found: set[int] = set()
    faces = [face for face in range(FACES) if unseen[face] > 0]
    for tiles in set(combinations_with_replacement(faces, 4)):
        if any(count > unseen[face] for face, count in Counter(tiles).items()):
            continue
        record.hand[seat] = 0
        for face in tiles:
            record.hand[seat, face] += 1
        waits = int(find_waits(record, table.rules, table.engine.desk, seat))
        if not waits & int(record.passed_mask[seat]):
            found |= {face for face in range(FACES) if waits >> face & 1}
    return found


@kernel
def look_for_deal_ins(tables: Any, rules: Any, brain: Any, seats: Any, found: Any) -> None:
    """Count the faces judged certain in these positions, and those of them that an opponent could win on."""
    for number in range(seats.shape[0]):
        table = tables[number]
        see_riichi(table, rules, brain, int(seats[number]))
        for other in range(int(table.seats)):
            if other != seats[number]:
                for face in range(FACES):
                    if is_surely_safe(table, brain, other, face):
                        found[0] += 1
                        if has(table.waits[other], face) and not is_furiten(table, rules, other):
                            found[1] += 1


@pytest.mark.parametrize("variant", ["riichi", "sanma"])
@pytest.mark.parametrize("games", [1, pytest.param(150, marks=pytest.mark.slow)])
@pytest.mark.rule("RIICHI-74", "RIICHI-76", "RIICHI-77")
def test_in_real_games_nobody_could_win_on_a_certain_tile(variant, games, shared_data):
    folder = shared_data("riichi/tenhou-phoenix-mjai")
    brain: Any = new_brains(1).view(np.recarray)[0]
    found = np.zeros(2, np.int64)
    for game in games_of(folder, variant, 0, games):
        engine, kept = positions_of(game)
        tables, seats, asked, _ = kept.arrays()
        mine = asked == DISCARDS
        compiled(look_for_deal_ins)(np.ascontiguousarray(tables[mine]), engine.rules, brain, seats[mine], found)
    certain, wrong = found
    assert certain > 1000 * games
    assert wrong == 0
