"""What is removed from the file of tables, and what nobody can have removed: others' matches and others' files."""

import contextlib
import hashlib
import os
import sqlite3

import pytest

from fangcheng.web import bodies
from fangcheng.web.store import kept
from fangcheng.web.store.files import Files, id_of
from fangcheng.web.store.removal import DAY, UNPLAYED_FOR, UNUSED_FOR, Full, Limits
from fangcheng.web.store.schema import crowd_of
from fangcheng.web.store.store import FILE, Store
from fangcheng.web.table.bounds import NoRoom
from fangcheng.web.table.rooms import Rooms
from web.tables import QUICK, run_apart

NOW = 2_000_000_000.0  # far from the clock of whoever runs this
MINE, STRANGER, OTHER = "10.0.0.1", "10.0.9.9", "10.0.8.8"
OPENING = kept.write(kept.BLANK)


@pytest.fixture
def where(tmp_path):
    Store.in_folder(tmp_path).close()
    return tmp_path


@contextlib.contextmanager
def store_in(where, **limits):
    store = Store.in_folder(where, Limits(**limits))
    try:
        yield store
    finally:
        store.close()


def put(where, ids, address, played, used=NOW, matches=0):
    """Write tables as rows, each with so many finished matches."""
    with contextlib.closing(sqlite3.connect(where / FILE)) as file, file:
        (salt,) = file.execute("SELECT salt FROM secret").fetchone()
        file.executemany(
            "INSERT INTO tables VALUES (?, x'00', ?, ?, ?, ?, 0, '', ?)",
            [(id, OPENING, used + n, used + n, played, crowd_of(address, salt)) for n, id in enumerate(ids)],
        )
        file.executemany(
            "INSERT INTO matches VALUES (?, ?, ?, ?, NULL, NULL, NULL)",
            [(id, n + 1, used, b"{}") for id in ids for n in range(matches)],
        )


def look_at_clock(where, seen, steady):
    """Write when the clock was looked at last, and since when it has gone on steadily."""
    with contextlib.closing(sqlite3.connect(where / FILE)) as file, file:
        file.execute("DELETE FROM clock")
        file.execute("INSERT INTO clock VALUES (?, ?)", (seen, steady))


def left(where, start=""):
    with contextlib.closing(sqlite3.connect(where / FILE)) as file:
        return {row[0] for row in file.execute("SELECT id FROM tables") if row[0].startswith(start)}


def names(start, number):
    return [f"{start}{n}" for n in range(number)]


def begin(store, id, address):
    opening = kept.BLANK
    run_apart(store.begin(id, b"key", opening, address))


def remove_old(store, now):
    return run_apart(store.remove_old(now))


def test_twenty_thousand_unplayed_tables_remove_no_played_one(where):
    put(where, names("mine", 3), MINE, played=1, used=NOW - 40 * DAY, matches=1)
    put(where, names("theirs", 20_000), STRANGER, played=0)
    with store_in(where) as store:
        rooms = Rooms(QUICK, store=store)
        run_apart(rooms.open(bodies.NewTable("sichuan", seed=1), STRANGER))
        remove_old(store, NOW)
    assert left(where, "mine") == set(names("mine", 3))
    assert len(left(where, "theirs")) < 100  # a small number of their own


def test_unplayed_tables_of_many_addresses_have_a_limit_together(where):
    for number in range(30):
        put(where, names(f"t{number}-", 40), f"10.1.{number}.1", played=0, used=NOW + 100 * number)
    put(where, ["mine"], MINE, played=1, used=NOW - 1000)
    with store_in(where, unplayed=100) as store:
        assert remove_old(store, NOW + 5000) == 30 * 40 - 100
    assert left(where, "t29-") == set(names("t29-", 40))  # those used last stay
    assert left(where, "t0-") == set()
    assert "mine" in left(where)


@pytest.mark.parametrize("leap", [UNUSED_FOR + DAY, 40 * 365 * DAY, -400 * DAY])
def test_a_leap_of_the_clock_removes_nothing(where, leap):
    put(where, names("mine", 3), MINE, played=1, used=NOW - DAY, matches=1)
    put(where, ["fresh"], MINE, played=0, used=NOW - 60)
    look_at_clock(where, NOW, NOW - 2 * UNUSED_FOR)
    with store_in(where) as store:
        for later in (0, 100, 3600):
            assert remove_old(store, NOW + leap + later) == 0
        assert remove_old(store, NOW + 7200) == 0  # and back again
    assert left(where) == {*names("mine", 3), "fresh"}


def test_a_clock_that_leaps_at_the_first_start_of_a_new_version_removes_nothing(where):
    put(where, names("mine", 3), MINE, played=1, used=NOW - DAY)
    with contextlib.closing(sqlite3.connect(where / FILE)) as file, file:
        file.execute("DELETE FROM clock")
    with store_in(where) as store:
        assert remove_old(store, NOW + 2 * UNUSED_FOR) == 0
    assert len(left(where)) == 3


def test_what_is_old_by_a_steady_clock_is_removed(where):
    put(where, names("old", 2), MINE, played=1, used=NOW - UNUSED_FOR - 100)
    put(where, names("young", 2), MINE, played=1, used=NOW - UNUSED_FOR + 100)
    put(where, ["left"], MINE, played=0, used=NOW - UNPLAYED_FOR - 100)
    put(where, ["just"], MINE, played=0, used=NOW - UNPLAYED_FOR + 100)
    look_at_clock(where, NOW - DAY, NOW - UNPLAYED_FOR - DAY)
    with store_in(where) as store:
        assert remove_old(store, NOW) == 1  # the clock is known for two days: a year means nothing yet
        assert left(where) == {*names("old", 2), *names("young", 2), "just"}
    look_at_clock(where, NOW - DAY, NOW - UNUSED_FOR - DAY)
    with store_in(where) as store:
        assert remove_old(store, NOW) == 2
    assert left(where) == {*names("young", 2), "just"}


def test_an_address_has_so_many_unplayed_tables_and_more_take_its_own_oldest(where):
    put(where, names("mine", 30), MINE, played=0, used=NOW - 1000)
    with store_in(where, unplayed_of_party=20) as store:
        for number in range(40):
            begin(store, f"theirs{number}", STRANGER)
    assert left(where, "mine") == set(names("mine", 30))
    assert left(where, "theirs") == {f"theirs{number}" for number in range(20, 40)}


def test_who_keeps_more_than_a_share_loses_the_oldest_of_its_own_unfinished_ones_first(where):
    put(where, names("mine", 10), MINE, played=1, used=NOW - 50 * DAY)
    put(where, names("done", 10), STRANGER, played=1, used=NOW - 40 * DAY, matches=2)
    put(where, names("begun", 10), STRANGER, played=1, used=NOW)
    with store_in(where, tables=100, of_party=15) as store:
        assert remove_old(store, NOW + 100) == 5
    assert left(where, "mine") == set(names("mine", 10))
    assert left(where, "done") == set(names("done", 10))
    assert left(where, "begun") == {f"begun{n}" for n in range(5, 10)}


def test_a_full_file_takes_no_new_table_and_gives_no_played_one_up_for_it(where):
    for number in range(4):  # strangers who decided once at every table
        put(where, names(f"t{number}-", 25), f"10.2.{number}.1", played=1)
    put(where, ["mine"], MINE, played=1, used=NOW - 89 * DAY)
    before = left(where)
    with store_in(where, tables=100, of_party=25) as store:
        with pytest.raises(Full, match="--kept"):
            begin(store, "new", STRANGER)
        with pytest.raises(NoRoom, match="error-store-full"):
            run_apart(Rooms(QUICK, store=store).open(bodies.NewTable("sichuan", seed=1), OTHER))
    assert left(where) == before


def test_in_a_full_file_what_nobody_used_for_a_season_yields(where, monkeypatch):
    monkeypatch.setattr("fangcheng.web.store.store.time.time", lambda: NOW)
    put(where, names("mine", 10), MINE, played=1, used=NOW - DAY)
    put(where, names("old", 10), OTHER, played=1, used=NOW - 91 * DAY)
    look_at_clock(where, NOW - DAY, NOW - UNUSED_FOR)
    with store_in(where, tables=20) as store:
        begin(store, "new", STRANGER)
    assert left(where) == {*names("mine", 10), *(f"old{n}" for n in range(1, 10)), "new"}


# --- files that were sent


def test_files_of_a_stranger_push_out_nobody_elses(where):
    with store_in(where) as store:
        files = Files(store.disk, Limits(octets=10_000, octets_of_party=4_000))
        mine = [os.urandom(500) for _ in range(3)]
        for data in mine:
            files.keep("mine", data, MINE)
        theirs = [os.urandom(900) for _ in range(60)]
        for number, data in enumerate(theirs):
            files.keep("theirs", data, (STRANGER, OTHER)[number % 2])
        assert [files.find(id_of(data)) is not None for data in mine] == [True] * 3
        found = [number for number, data in enumerate(theirs) if files.find(id_of(data))]
        assert found == list(range(52, 60))  # four of each address, those sent last


def test_of_files_too_large_together_the_oldest_of_who_has_most_go(where):
    with store_in(where) as store:
        files = Files(store.disk, Limits(octets=5_000, octets_of_party=4_000))
        mine, theirs = os.urandom(900), [os.urandom(900) for _ in range(5)]
        files.keep("mine", mine, MINE)
        for data in theirs:
            files.keep("theirs", data, STRANGER)
        third = os.urandom(900)
        files.keep("third", third, OTHER)
        assert files.find(id_of(mine))
        assert files.find(id_of(third))
        assert [files.find(id_of(data)) is not None for data in theirs] == [False, False, True, True, True]


def test_files_that_nobody_looked_at_for_a_year_go_unless_the_clock_leapt(where, monkeypatch):
    now = [NOW]
    monkeypatch.setattr("fangcheng.web.store.files.time.time", lambda: now[0])
    first, second, third = (os.urandom(100) for _ in "123")
    with store_in(where) as store:
        files = Files(store.disk)
        files.keep("1", first)
        now[0] += 2 * UNUSED_FOR
        files.keep("2", second)
        assert files.find(id_of(second))
    look_at_clock(where, now[0], NOW)
    with store_in(where) as store:
        Files(store.disk).keep("3", third)
        assert Files(store.disk).find(id_of(first)) is None
        assert Files(store.disk).find(id_of(second))


def test_what_is_kept_of_an_address_does_not_tell_it():
    salt = os.urandom(32)
    assert crowd_of("", salt) == ""
    assert len(crowd_of(MINE, salt)) == 4  # 16 bits: thousands of networks share each
    assert crowd_of(MINE, salt) != crowd_of(STRANGER, salt)


def parties(where):
    """What the file keeps of the addresses of tables and of files that were sent."""
    with contextlib.closing(sqlite3.connect(where / FILE)) as file:
        query = "SELECT id, party FROM tables UNION ALL SELECT id, party FROM records ORDER BY id"
        return [party for _, party in file.execute(query)]


def test_two_servers_keep_something_else_of_the_same_address(tmp_path):
    """Who owns many networks cannot count at home which of them would share a player's number."""
    kept_of = []
    for name in "ab":
        with store_in(tmp_path / name) as store:
            run_apart(store.begin("t", b"key", kept.BLANK, MINE))
            Files(store.disk).keep("1", b"one", MINE)
        kept_of.append(parties(tmp_path / name))
    assert all(len(one) == 2 and len(set(one)) == 1 for one in kept_of)  # a table and a file of one address
    assert kept_of[0] != kept_of[1]


def test_an_older_file_forgets_what_anybody_could_count_and_keeps_whose_is_whose(where):
    ids = {MINE: ["a", "b"], STRANGER: ["c"], "": ["d"]}
    with contextlib.closing(sqlite3.connect(where / FILE)) as file, file:
        old = {one: hashlib.sha256(one.encode()).hexdigest()[:4] if one else "" for one in ids}
        row = "INSERT INTO tables VALUES (?, x'00', ?, 1.0, 1.0, 1, 0, '', ?)"
        file.executemany(row, [(id, OPENING, old[one]) for one, tables in ids.items() for id in tables])
        file.execute("DROP TABLE secret")
        file.execute("PRAGMA user_version = 3")
    with store_in(where) as store:
        assert run_apart(store.load("a")) is not None
    first, second, third, nobody = parties(where)
    assert first == second != third
    assert nobody == ""
    assert not {first, third} & {old[MINE], old[STRANGER]}


def test_a_secret_that_is_damaged_is_made_anew(where):
    for damage in ("DELETE FROM secret", "UPDATE secret SET salt = x'00'", "UPDATE secret SET salt = 'no bytes'"):
        with contextlib.closing(sqlite3.connect(where / FILE)) as file, file:
            file.execute(damage)
        with store_in(where) as store:
            run_apart(store.begin(damage, b"key", kept.BLANK, MINE))
    assert len(parties(where)) == 3
