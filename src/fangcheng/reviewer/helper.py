"""A review in a process of its own: it works beside a server, gently, and writes the review down as it grows."""

import os
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import msgspec

from fangcheng.bots.crew import cores
from fangcheng.core.dialect.helper import collect_rarely, end_with_parent
from fangcheng.records import read
from fangcheng.records.replay.film import company_of
from fangcheng.reviewer.played_out import played_out
from fangcheng.reviewer.run import Reviewing

CODE = "import sys; from fangcheng.reviewer.helper import run; run(*sys.argv[1:])"
GENTLE = 10  # of the system's priorities: players at tables go first
EVERY = 2.0  # seconds between two lines that tell how far it is
BEAT = 5.0  # seconds between two empty lines, which say that it is still at work
MOST_WORKERS = 4

_writing = threading.Lock()


def run(record: str, number: str, keep: str, worlds: str) -> None:
    """Review a game of a file and write the review as lines of JSON, as far as it is; decisions go into `keep`."""
    end_with_parent()
    collect_rarely()
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    threading.Thread(target=_beat, daemon=True).start()
    games = list(read(Path(record)))
    reviewing = Reviewing(company_of(games, int(number)), played_out, worlds=int(worlds), keep=Path(keep), anew=True)
    with closing(reviewing):
        told = time.monotonic()
        for _ in reviewing.each(min(cores(), MOST_WORKERS)):
            if time.monotonic() - told >= EVERY:
                _write(msgspec.json.encode(reviewing.review()))
                told = time.monotonic()
        _write(msgspec.json.encode(reviewing.review()))


def _beat() -> None:
    while True:
        time.sleep(BEAT)
        _write(b"")


def _write(line: bytes) -> None:
    with _writing:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()
