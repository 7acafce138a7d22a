"""Helper processes: a second process that works for this one, at its own pace, and ends with it."""

import gc
import os
import subprocess
import sys
import threading


def start_helper(code: str, *arguments: str, answers: bool = False, **variables: str) -> "subprocess.Popen[bytes]":
    """Run Python code in a process of its own, under these environment variables too.

    With `answers` its output can be read, and its errors are told where ours are. The code calls `end_with_parent`
    first. Its standard input is a pipe that closes however this process ends.
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **variables}
    told, errors = (subprocess.PIPE, None) if answers else (subprocess.DEVNULL, subprocess.DEVNULL)
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=told, stderr=errors, env=environment)


def end_with_parent() -> None:
    """Make this helper process end as soon as the process that started it has ended, whatever is being done."""
    threading.Thread(target=_wait_for_the_end, name="fangcheng-parent", daemon=True).start()


def collect_rarely() -> None:
    """Look for garbage seldom, in a process that compiles and ends: it keeps what it makes, and looking takes time."""
    gc.set_threshold(100_000, 50, 50)


def _wait_for_the_end() -> None:
    os.read(0, 1)  # nothing is ever written: it returns when the other end is closed
    os._exit(1)
