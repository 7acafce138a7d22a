"""Records that are watched, as files: those that were sent, and those of matches that were played here."""

import base64
import hashlib
import json
import time
import zlib
from collections.abc import Callable
from concurrent.futures import TimeoutError as TooLate
from typing import TypeVar

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or_change

from fangcheng.web.store.disk import Disk, StoreError
from fangcheng.web.store.rows import DAY, UNUSED_FOR
from fangcheng.web.store.schema import matches, records

MOST_BYTES = 256 << 20  # of all files that were sent, packed; those nobody has looked at longest go first
PATIENCE = 20.0  # seconds to wait for the disk

Answer = TypeVar("Answer")


def id_of(data: bytes) -> str:
    """Return the id of a record: 16 letters and digits that follow from its content and that nobody guesses."""
    return base64.b32encode(hashlib.sha256(data).digest()[:10]).decode().lower()


class Files:
    """The files of one disk; may be called from any thread but that of the event loop. Raises StoreError."""

    def __init__(self, disk: Disk, most: int = MOST_BYTES) -> None:
        self.disk, self.most = disk, most

    def keep(self, name: str, data: bytes) -> None:
        """Keep a file that was sent, and remove those that are too old or too many."""
        packed, now = zlib.compress(data), time.time()
        row = {"id": id_of(data), "name": name, "data": packed, "size": len(packed), "used": now}

        def work(connection: Connection) -> None:
            entry = insert_or_change(records).values(row)
            connection.execute(entry.on_conflict_do_update(index_elements=["id"], set_={"used": now}))
            connection.execute(delete(records).where(records.c.used < now - UNUSED_FOR))
            _make_room(connection, self.most)

        self._do(work)

    def find(self, id: str) -> tuple[str, bytes] | None:
        """Return name and content of a file, None where there is none."""
        now = time.time()

        def work(connection: Connection) -> tuple[str, bytes] | None:
            row = connection.execute(select(records).where(records.c.id == id)).one_or_none()
            if row is None:
                return _of_match(connection, id)
            if row.used < now - DAY:  # a reader turns many pages; once a day is enough
                connection.execute(update(records).where(records.c.id == id).values(used=now))
            return row.name, zlib.decompress(row.data)

        return self._do(work)

    def _do(self, work: Callable[[Connection], Answer]) -> Answer:
        try:
            return self.disk.submit(work).result(PATIENCE)
        except TooLate:
            raise StoreError(f"{self.disk.where}: does not answer") from None


def _make_room(connection: Connection, most: int) -> None:
    """Remove the files that were used longest ago while all together are too large."""
    if (connection.execute(select(func.sum(records.c.size))).scalar_one() or 0) <= most:
        return
    kept, surplus = 0, []
    for row in connection.execute(select(records.c.id, records.c.size).order_by(records.c.used.desc())):
        kept += row.size
        if kept > most:
            surplus.append(row.id)
    connection.execute(delete(records).where(records.c.id.in_(surplus)))


def _of_match(connection: Connection, id: str) -> tuple[str, bytes] | None:
    """Return the record of a match that is watched under this id."""
    packed = connection.execute(select(matches.c.record).where(matches.c.replay == id).limit(1)).scalar_one_or_none()
    if packed is None:
        return None
    data = zlib.decompress(packed)
    return name_of_match(data), data


def name_of_match(data: bytes) -> str:
    """Return what a record of a match played here is called as a file."""
    header = json.loads(data.split(b"\n", 1)[0])
    return f"{header['variant']}.jsonl"
