"""Records that are watched, as files: those that were sent, and those of matches that were played here."""

import base64
import hashlib
import json
import time
import zlib
from collections.abc import Callable
from concurrent.futures import TimeoutError as TooLate
from typing import TypeVar

from sqlalchemy import Connection, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or_change

from fangcheng.web.store.disk import Disk, StoreError
from fangcheng.web.store.removal import DAY, Limits, make_room_for_file
from fangcheng.web.store.schema import crowd_of, matches, records, salt_of

PATIENCE = 20.0  # seconds to wait for the disk

Answer = TypeVar("Answer")


def id_of(data: bytes) -> str:
    """Return the id of a record: 16 letters and digits that follow from its content and that nobody guesses."""
    return base64.b32encode(hashlib.sha256(data).digest()[:10]).decode().lower()


class Files:
    """The files of one disk; may be called from any thread but that of the event loop. Raises StoreError."""

    def __init__(self, disk: Disk, limits: Limits | None = None) -> None:
        self.disk, self.limits = disk, limits or Limits()

    def keep(self, name: str, data: bytes, address: str = "") -> None:
        """Keep a file that was sent from `address`, and remove those that are too old or too many."""
        packed, now = zlib.compress(data), time.time()
        row = {"id": id_of(data), "name": name, "data": packed, "size": len(packed), "used": now}

        def work(connection: Connection) -> None:
            party = crowd_of(address, salt_of(connection))
            entry = insert_or_change(records).values(row | {"party": party})
            connection.execute(entry.on_conflict_do_update(index_elements=["id"], set_={"used": now}))
            make_room_for_file(connection, party, now, self.limits)

        self._do(work)

    def find(self, id: str) -> tuple[str, bytes] | None:
        """Return name and content of a file, None where there is none."""
        now = time.time()

        def work(connection: Connection) -> tuple[str, bytes] | None:
            row = connection.execute(select(records).where(records.c.id == id)).one_or_none()
            if row is None:
                return _of_match(connection, id)
            is_recent = isinstance(row.used, float | int) and row.used >= now - DAY
            if not is_recent:  # a reader turns many pages; once a day is enough
                connection.execute(update(records).where(records.c.id == id).values(used=now))
            data = unpacked(row.data)
            return None if data is None else (str(row.name), data)

        return self._do(work)

    def _do(self, work: Callable[[Connection], Answer]) -> Answer:
        try:
            return self.disk.submit(work).result(PATIENCE)
        except TooLate:
            raise StoreError(f"{self.disk.where}: does not answer") from None


def _of_match(connection: Connection, id: str) -> tuple[str, bytes] | None:
    """Return the record of a match that is watched under this id."""
    packed = connection.execute(select(matches.c.record).where(matches.c.replay == id).limit(1)).scalar_one_or_none()
    data = unpacked(packed)
    return None if data is None else (name_of_match(data), data)


def unpacked(packed: bytes | None) -> bytes | None:
    """Return what was packed, None where there is nothing or it is damaged."""
    try:
        return None if packed is None else zlib.decompress(packed)
    except (zlib.error, TypeError):
        return None


def name_of_match(data: bytes) -> str:
    """Return what a record of a match played here is called as a file."""
    header = json.loads(data.split(b"\n", 1)[0])
    return f"{header['variant']}.jsonl"
