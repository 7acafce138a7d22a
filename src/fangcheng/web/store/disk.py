"""The thread that alone touches the file of tables: what waits for it is committed together."""

import contextlib
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError

from fangcheng.errors import FangchengError
from fangcheng.web.store.schema import prepare

MOST_TOGETHER = 256  # jobs in one commit
PATIENCE = 5000  # ms that another program may keep the file

Answer = TypeVar("Answer")


class StoreError(FangchengError):
    """The file of tables cannot be read or written."""


class Elsewhere(StoreError):
    """Another server has gone on with this table."""


class Disk:
    """One SQLite file, or one in memory where `path` is None. Raises FangchengError if it cannot be used."""

    def __init__(self, path: Path | None = None) -> None:
        self.where = str(path) if path else "tables in memory"
        self._url = f"sqlite:///{path}" if path else "sqlite://"
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(opened,), name="fangcheng-store", daemon=True)
        self._thread.start()
        opened.result()

    def submit(self, work: Callable[[Connection], Answer]) -> "Future[Answer]":
        """Do the work in a transaction; the future has its answer once that is committed, or a StoreError."""
        job = _Job(work)
        self._jobs.put(job)
        return job.done

    def close(self) -> None:
        """Finish what waits, and close the file."""
        self._jobs.put(None)
        self._thread.join()

    # --- in the thread

    def _run(self, opened: "Future[None]") -> None:
        engine = _engine(self._url)
        try:
            connection = engine.connect()
            with connection.begin():
                prepare(connection, self.where)
            _set_up(connection)
        except FangchengError as error:
            engine.dispose()
            return opened.set_exception(error)
        except DBAPIError as error:
            engine.dispose()
            return opened.set_exception(StoreError(f"{self._said(error)} Choose another folder with --store."))
        opened.set_result(None)
        while jobs := self._waiting():
            self._commit(connection, jobs)
        connection.close()
        engine.dispose()

    def _waiting(self) -> "list[_Job]":
        """Wait for a job and take all that are there; none once the disk is to be closed."""
        jobs: list[_Job] = []
        with contextlib.suppress(Empty):
            while len(jobs) < MOST_TOGETHER:
                job = self._jobs.get(block=not jobs)
                if job is None:
                    if jobs:
                        self._jobs.put(None)
                    break
                jobs.append(job)
        return jobs

    def _commit(self, connection: Connection, jobs: "list[_Job]") -> None:
        """Do all jobs in one transaction; where that fails, each in its own, so that none spoils another."""
        try:
            with connection.begin():
                answers = [job.work(connection) for job in jobs]
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit(connection, [job])
            else:
                jobs[0].done.set_exception(self._told(error))
        else:
            for job, answer in zip(jobs, answers):
                job.done.set_result(answer)

    def _told(self, error: Exception) -> Exception:
        if isinstance(error, IntegrityError):
            return Elsewhere(f"{self.where}: another server has gone on with this table")
        return StoreError(self._said(error)) if isinstance(error, DBAPIError) else error

    def _said(self, error: DBAPIError) -> str:
        return f"{self.where}: {str(error.orig).rstrip('.')}."


class _Job:
    """Something to do with the file, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()
        self.done.set_running_or_notify_cancel()  # who stops waiting does not stop the work


def _engine(url: str) -> Engine:
    engine = create_engine(url, connect_args={"timeout": PATIENCE / 1000})

    @event.listens_for(engine, "connect")
    def leave_transactions_alone(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy says when one begins, not the driver

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _set_up(connection: Connection) -> None:
    """Choose how a file that is ours is written. SQLite takes this outside of transactions only."""
    driver: Any = connection.connection.driver_connection
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "journal_size_limit = 16777216"):
        driver.execute(f"PRAGMA {pragma}")
