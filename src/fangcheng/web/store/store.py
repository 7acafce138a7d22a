"""The tables that a server keeps: begun, gone on with, loaded, listed and at last removed."""

import asyncio
import hashlib
import os
import time
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, insert, select, update

from fangcheng.errors import FangchengError
from fangcheng.records.figures import Figures
from fangcheng.web.store import kept, removal, rows, schema
from fangcheng.web.store.disk import Disk
from fangcheng.web.store.schema import matches, tables

FOLDER = "FANGCHENG_STORE"  # environment variable: where the file of tables lies
FILE = "tables.sqlite"
WAIT_FOR_OTHER = 10  # tenths of a second that a file may be empty while another server makes it

Answer = TypeVar("Answer")


def folder() -> Path:
    """Return the folder where tables are kept when nobody says another."""
    told = os.environ.get(FOLDER)
    if told:
        return Path(told)
    from platformdirs import user_data_path

    return user_data_path("fangcheng", appauthor=False)


def key_of(token: str) -> bytes:
    """Return what is kept of a token. A token is random and long, so its SHA-256 tells nobody what it was."""
    return hashlib.sha256(token.encode()).digest()


def _refuse_cut_off(file: Path) -> None:
    """Refuse a file without a byte: a store never is, so what lay in it was lost. Raises FangchengError."""
    for _ in range(WAIT_FOR_OTHER):
        if not file.exists() or file.stat().st_size:
            return
        time.sleep(0.1)  # another server may be making it
    raise FangchengError(
        f"{file}: empty; it was cut off, and the tables in it are gone. "
        "Put a copy of it back, remove it to begin anew, or choose another folder with --store."
    )


class Store:
    """All tables of one file. Whatever changes it is on disk when the call returns; raises StoreError if it is not."""

    def __init__(self, disk: Disk, limits: removal.Limits | None = None) -> None:
        self.disk, self.limits = disk, limits or removal.Limits()

    @classmethod
    def in_folder(cls, where: Path, limits: removal.Limits | None = None) -> "Store":
        """Return the store of a folder, which is made if it is not there. Raises FangchengError if it cannot be."""
        try:
            where.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise FangchengError(f"{where}: no place to keep tables: {reason}. Choose another with --store.") from None
        _refuse_cut_off(where / FILE)
        return cls(Disk(where / FILE), limits)

    def close(self) -> None:
        """Finish what waits, and close the file."""
        self.disk.close()

    # --- one table

    async def begin(self, table: str, key: bytes, opening: kept.Opening, address: str = "") -> None:
        """Keep a new table that was opened from `address`. Raises Full.

        `key` is what `key_of` makes of the token: who reads the file cannot sit down with it.
        """
        now = time.time()
        row = {"id": table, "key": key, "opening": kept.write(opening), "opened": now, "used": now}

        def work(connection: Connection) -> None:
            party = schema.crowd_of(address, schema.salt_of(connection))
            removal.make_room_for_table(connection, party, now, self.limits)
            connection.execute(insert(tables).values(row | {"party": party}))

        await self._do(work)

    async def append(
        self, table: str, version: int, change: kept.Change, number: int = 1, ending: kept.Ending | None = None
    ) -> None:
        """Keep a change, and the `ending` of match `number` where it is over after it.

        Raises Elsewhere if another server has kept a change of this version: two cannot lead one table.
        """
        body, now = kept.write(change), time.time()
        await self._do(lambda connection: rows.append(connection, table, version, change, body, number, ending, now))

    async def key(self, table: str) -> bytes | None:
        """Return what is kept of the token of a table, None if there is none of this id, or it cannot be read."""
        query = select(tables.c.key).where(tables.c.id == table)
        found = await self._do(lambda connection: connection.execute(query).scalar_one_or_none())
        return found if isinstance(found, bytes) else None

    async def load(self, table: str) -> kept.KeptTable | None:
        """Return a table, None if there is none of this id."""
        return await self._do(lambda connection: rows.load(connection, table))

    async def set_aside(self, table: str, trouble: str) -> None:
        """Keep why a table cannot go on, for lists; empty if it can again."""
        await self._do(
            lambda connection: rows.execute(
                connection, update(tables).where(tables.c.id == table).values(trouble=trouble)
            )
        )

    # --- finished matches

    async def keep_record(self, table: str, number: int, lines: Iterable[str], figures: Figures | None) -> None:
        """Keep the record of a match that is over, and the figures of who played it."""
        packed = zlib.compress("".join(f"{line}\n" for line in lines).encode())
        await self._note(table, number, record=packed, figures=None if figures is None else kept.write(figures))

    async def keep_figures(self, table: str, number: int, figures: Figures) -> None:
        """Keep figures that were counted later."""
        await self._note(table, number, figures=kept.write(figures))

    async def keep_replay(self, table: str, number: int, replay: str) -> None:
        """Keep under which id the record of a match is watched, so that links to it go on leading there."""
        await self._note(table, number, replay=replay)

    async def _note(self, table: str, number: int, **values: bytes | str | None) -> None:
        row = (matches.c.table == table) & (matches.c.number == number)
        await self._do(lambda connection: rows.execute(connection, update(matches).where(row).values(values)))

    async def record(self, table: str, number: int) -> str | None:
        """Return the record of a match as text, None where there is none (yet). Raises FangchengError if damaged."""
        row = (matches.c.table == table) & (matches.c.number == number)
        packed = await self._do(
            lambda connection: connection.execute(select(matches.c.record).where(row)).scalar_one_or_none()
        )
        try:
            return None if packed is None else zlib.decompress(packed).decode()
        except (zlib.error, ValueError, TypeError) as error:
            raise FangchengError(f"the record of match {number} cannot be read: {error}") from None

    async def listed(self, keys: Iterable[tuple[str, bytes]]) -> list[kept.Listed]:
        """Return those of these tables that are here and have this key, the one used last first."""
        wanted = dict(keys)
        return await self._do(lambda connection: rows.listed(connection, wanted))

    # --- all

    async def remove_old(self, now: float | None = None) -> int:
        """Remove what nobody will ask for any more, as docs/tables.md tells; return how many tables that were."""
        moment = time.time() if now is None else now
        return await self._do(lambda connection: removal.remove_old(connection, moment, self.limits))

    async def _do(self, work: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.wrap_future(self.disk.submit(work))
