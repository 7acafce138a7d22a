"""Kernels that get ready behind the program's back: interpreted at first, compiled as soon as that is done.

Compiling holds the interpreter for seconds, so a process of its own does it, for the cache; then a thread of this one
loads the result. The helper lives no longer than the process that started it.
"""

import atexit
import logging
import os
import queue
import threading
from collections.abc import Callable
from typing import Any

from fangcheng.core.dialect.compiler import (
    Stages,
    compiled,
    compiled_with,
    have_landed,
    import_compiler,
    is_kept,
    path_of,
    stages_needed,
)
from fangcheng.core.dialect.helper import start_helper

Kernel = Callable[..., Any]
Example = Callable[[Kernel], None]  # calls a dispatcher with arguments of the types that it will get

logger = logging.getLogger("fangcheng")

READY: dict[Kernel, Any] = {}  # dispatchers that have been called once, so that they compile no more
_whole: set[Kernel] = set()  # those of them that any game may call, with all stages below them
_asked: dict[tuple[Kernel, Stages | None], threading.Event] = {}  # set when there is nothing more to wait for
_orders: queue.SimpleQueue[tuple[Kernel, Stages | None, Example]] = queue.SimpleQueue()
_start = threading.Lock()
_importing = threading.Lock()  # held while the compiler is imported
_loading = threading.RLock()  # and while anything is loaded or compiled here: nobody forks meanwhile
_worker: threading.Thread | None = None


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


def order(kernel: Kernel, example: Example, needed: Stages | None = None) -> threading.Event:
    """Let a kernel be made ready behind the program's back; the event says when that has ended, well or ill."""
    global _worker
    wanted = kernel, needed
    with _start:
        if wanted not in _asked:
            _asked[wanted] = threading.Event()
            _orders.put((*wanted, example))
            if _worker is None:
                _worker = threading.Thread(target=_work, name="fangcheng-warm-up", daemon=True)
                _worker.start()
        return _asked[wanted]


def _work() -> None:
    with _importing:
        import_compiler()  # takes a second, and whoever ends meanwhile need not wait for it

    while True:
        kernel, needed, example = _orders.get()
        try:
            with _importing:  # looking imports the rest of what loading needs
                kept = is_kept(kernel, stages_needed(kernel) if needed is None else needed)
            if kept or _compile_elsewhere(kernel, needed):
                get_ready(kernel, example, needed)
        except Exception:
            logger.exception("compiling %s failed; it goes on interpreted", kernel.__name__)
        finally:
            _asked[kernel, needed].set()


def _compile_elsewhere(kernel: Kernel, needed: Stages | None) -> bool:
    """Compile for the cache in a process of its own; return False, with a warning, where that fails."""
    code = "from fangcheng.game.asking import compile_for_cache as go; import sys; go(*sys.argv[1:])"
    with start_helper(code, path_of(kernel), *map(path_of, needed or ())) as helper:
        status = helper.wait()
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


def _forget_thread() -> None:
    """Forget the worker, which a forked child has not: what is not ready there may be ordered anew."""
    global _worker, _orders, _start, _importing, _loading
    _worker, _orders = None, queue.SimpleQueue()
    _start, _importing, _loading = threading.Lock(), threading.Lock(), threading.RLock()
    for wanted in [wanted for wanted in _asked if not is_ready(*wanted)]:
        del _asked[wanted]


# Nothing is loaded while the process ends: LLVM must not be at work when its memory goes.
atexit.register(lambda: _loading.acquire(timeout=10))
if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_let_loading_end, after_in_parent=_let_loading_go_on, after_in_child=_forget_thread)
