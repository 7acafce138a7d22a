"""Kernels that get ready behind the program's back: interpreted at first, compiled as soon as that is done.

Compiling holds the interpreter for seconds, so a process of its own does it, for the cache; then a thread of this one
loads the result. The helper lives no longer than the process that started it.

Loading is thousands of small steps of Python, and beside a program that never rests each of them waits its turn for
5 ms: a loop of questions would stay interpreted for ever. So who goes on asking for what is being loaded waits until it
is there, a second or two and once. A program that ends within half a second, or pauses, never waits.

While the helper compiles, such a loop would keep one of two cores from it. So where cores are few, a loop of the main
thread rests three times as long as it works, as long as that lasts: it is done sooner by far.
"""

import atexit
import logging
import os
import threading
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from fangcheng.core.dialect.compiler import (
    Stages,
    compiled,
    compiled_with,
    have_landed,
    import_compiler,
    is_kept,
    is_kept_for_this_processor,
    path_of,
    stages_needed,
)
from fangcheng.core.dialect.helper import start_helper

Kernel = Callable[..., Any]
Example = Callable[[Kernel], None]  # calls a dispatcher with arguments of the types that it will get

logger = logging.getLogger("fangcheng")

FIRST = 0.5  # seconds from the first question on in which nobody waits
RESTLESS = 3  # questions asked during the loading; the last of them waits for its end
PATIENCE = 10.0  # seconds to wait for it at most
HELPERS = 2  # processes that compile at once
REST = 3  # seconds of rest for a second of work, where the helpers need the core
LONGEST_REST = 0.1  # seconds at a time

HAS_CORES_FOR_ALL = (os.cpu_count() or 1) > HELPERS

READY: dict[Kernel, Any] = {}  # dispatchers that have been called once, so that they compile no more
_whole: set[Kernel] = set()  # those of them that any game may call, with all stages below them
_orders: dict[tuple[Kernel, Stages | None], "Order"] = {}
_start = threading.Lock()
_importing = threading.Lock()  # held by a thread of warming while it imports anything
_loading = threading.RLock()  # and while anything is loaded or compiled here: nobody forks meanwhile
_helpers = threading.Semaphore(HELPERS)


class Order:
    """One kernel on its way."""

    def __init__(self) -> None:
        self.ended = threading.Event()  # set when there is nothing more to wait for, well or ill
        self.elsewhere = threading.Event()  # set while no step of it needs this interpreter
        self.since = time.monotonic()
        self.asked = 0  # questions while a step of it did
        self.patient = True  # nobody has waited in vain

    def wait_if_restless(self) -> None:
        """Let a program that goes on asking give the interpreter to the loading, which it would starve."""
        if self.ended.is_set():  # it failed, or there is nothing to compile with: nobody need be waited for any more
            return
        if self.elsewhere.is_set():
            _rest(self.since)
            return
        if not self.patient:
            return
        self.asked += 1
        if self.asked >= RESTLESS and time.monotonic() - self.since > FIRST:
            self.patient = self.elsewhere.wait(PATIENCE)


_worked_until = 0.0  # processor time of the main thread at its last rest


def _rest(since: float) -> None:
    """Let the main thread leave its core to the helpers for a while, as long as it has worked without a pause."""
    global _worked_until
    if HAS_CORES_FOR_ALL or threading.current_thread() is not threading.main_thread():
        return
    now = time.thread_time()
    worked, _worked_until = now - _worked_until, now
    if time.monotonic() - since > FIRST:
        time.sleep(min(REST * worked, LONGEST_REST))


def get_ready(kernel: Kernel, example: Example, needed: Stages | None = None) -> Any:
    """Return the dispatcher of a kernel, compiled here and now if need be: with the stages needed, or all, below it."""
    if not is_ready(kernel, needed):
        with _loading:
            dispatcher = compiled(kernel) if needed is None else compiled_with(kernel, needed)
            example(dispatcher)
            READY[kernel] = dispatcher
            if needed is None:
                _whole.add(kernel)
    return READY[kernel]


def is_ready(kernel: Kernel, needed: Stages | None = None) -> bool:
    """Return True if a kernel may be called compiled now, by a game that needs these stages below it, or by any."""
    return kernel in _whole or (needed is not None and kernel in READY and have_landed(kernel, needed))


def comes_ready(kernel: Kernel, example: Example, needed: Stages | None = None) -> bool:
    """Return True if a kernel may be called compiled now; else order it, and wait where it is being loaded."""
    if is_ready(kernel, needed):
        return True
    _ordered(kernel, example, needed).wait_if_restless()
    return is_ready(kernel, needed)


def order(kernel: Kernel, example: Example, needed: Stages | None = None) -> threading.Event:
    """Let a kernel be made ready behind the program's back; the event says when that has ended, well or ill."""
    return _ordered(kernel, example, needed).ended


def _ordered(kernel: Kernel, example: Example, needed: Stages | None) -> Order:
    wanted = kernel, needed
    found = _orders.get(wanted)  # asked without the lock: a game that stays interpreted asks for ever
    if found is not None:
        return found
    with _start:
        if wanted not in _orders:
            made = _orders[wanted] = Order()
            _begin(kernel, example, needed, made)
        return _orders[wanted]


def _begin(kernel: Kernel, example: Example, needed: Stages | None, made: Order) -> None:
    """Start the thread of an order; without Numba, or while Python ends, all stays interpreted."""
    try:
        if find_spec("numba") is not None:
            work = (kernel, example, needed, made)
            threading.Thread(target=_work, args=work, name="fangcheng-warm-up", daemon=True).start()
            return
        logger.info("Numba is not installed: answers stay interpreted")
    except RuntimeError:  # no thread can be started any more
        pass
    _end(made)


def _end(made: Order) -> None:
    made.elsewhere.set()
    made.ended.set()


def _work(kernel: Kernel, example: Example, needed: Stages | None, made: Order) -> None:
    """Make one kernel ready: compile it elsewhere where it is not kept, then load it."""
    try:
        if _arrives(kernel, needed, made):
            get_ready(kernel, example, needed)
    except ImportError as failure:
        logger.warning("the compiler cannot be loaded (%s); %s goes on interpreted", failure, kernel.__name__)
    except Exception:
        logger.exception("compiling %s failed; it goes on interpreted", kernel.__name__)
    finally:
        _end(made)


def _arrives(kernel: Kernel, needed: Stages | None, made: Order) -> bool:
    """Return True once the code of a kernel is kept, and the compiler imported to load it."""
    with _importing:
        stages = stages_needed(kernel) if needed is None else needed
        kept = is_kept(kernel, stages)  # the first look imports what knows the folder
    if not kept and not _compile_elsewhere(kernel, needed, made):
        return False
    with _importing:
        import_compiler()  # takes a second, and whoever ends meanwhile need not wait for it
        kept = is_kept_for_this_processor(stages)  # looking imports the rest of what loading needs
    return kept or _compile_elsewhere(kernel, needed, made)


def _compile_elsewhere(kernel: Kernel, needed: Stages | None, made: Order) -> bool:
    """Compile for the cache in a process of its own; return False, with a warning, where that fails."""
    code = "from fangcheng.game.asking import compile_for_cache as go; import sys; go(*sys.argv[1:])"
    made.elsewhere.set()
    with _helpers, start_helper(code, path_of(kernel), *map(path_of, needed or ())) as helper:
        status = helper.wait()
    made.elsewhere.clear()
    if status != 0:
        logger.warning("compiling %s failed; it goes on interpreted", kernel.__name__)
    return status == 0


def _let_loading_end() -> None:
    """Hold the locks of loading over a fork: else the child could wait for ever for locks whose thread it has not."""
    _importing.acquire()
    _loading.acquire()


def _let_loading_go_on() -> None:
    _loading.release()
    _importing.release()


def _forget_threads() -> None:
    """Forget the threads, which a forked child has not: what is not ready there may be ordered anew."""
    global _start, _importing, _loading, _helpers
    _start, _importing, _loading = threading.Lock(), threading.Lock(), threading.RLock()
    _helpers = threading.Semaphore(HELPERS)
    for wanted in [wanted for wanted in _orders if not is_ready(*wanted)]:
        del _orders[wanted]


# Nothing is loaded while the process ends: LLVM must not be at work when its memory goes.
atexit.register(lambda: _loading.acquire(timeout=10))
if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_let_loading_end, after_in_parent=_let_loading_go_on, after_in_child=_forget_threads)
