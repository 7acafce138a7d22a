"""Tables that everybody has left: closed after a while where they are kept, and there again for who comes back."""

import time

from fangcheng.web.store.store import Store
from fangcheng.web.table.bounds import Bounds
from fangcheng.web.table.rooms import Rooms
from web.tables import QUICK, Page, run_apart
from web.test_store import sit_down, still


def test_a_kept_table_that_everybody_has_left_is_closed_and_comes_back(tmp_path):
    async def play():
        store = Store.in_folder(tmp_path)
        rooms = Rooms(QUICK, Bounds(undecided=60), store)
        (left, room, _), (stays, other, _) = await sit_down(rooms, "sichuan"), await sit_down(rooms, "sichuan")
        await still(room)
        room.line = None
        rooms.let_go_of_left()
        assert len(rooms._rooms) == 2  # it was here a moment ago
        room.used = other.used = time.monotonic() - 61
        rooms.let_go_of_left()
        assert [*rooms._rooms] == [stays.id]  # somebody still looks at it
        again = await rooms.reach(left.id, left.token)
        assert (again is not room, again.match.actions) == (True, room.match.actions)
        again.join(Page())
        await rooms.close()
        store.close()

    run_apart(play())


def test_a_table_that_is_kept_nowhere_stays_for_hours():
    async def play():
        rooms = Rooms(QUICK, Bounds(undecided=60))
        _, room, _ = await sit_down(rooms, "sichuan")
        room.line = None
        room.used = time.monotonic() - 3600
        rooms.let_go_of_left()
        assert len(rooms._rooms) == 1
        await rooms.close()

    run_apart(play())
