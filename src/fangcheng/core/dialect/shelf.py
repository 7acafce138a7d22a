"""Compiled code on disk: a file for each kernel, types of arguments and processor, which is whole or thrown away.

Numba's own cache fails for ever over a damaged file, and where a folder cannot be written. A file of a shelf begins
with the digest of what follows: what does not fit it is removed and compiled anew. Files are written beside their place
and then moved there, so that nobody reads half of one. Loaded by compiler.py with the compiler.
"""

import hashlib
import logging
import os
import pickle
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from fangcheng.core.dialect.cache import SUFFIX

DIGEST = 32  # bytes
PATIENCE = 30.0  # seconds to wait for another process that compiles the same
LOOK = 0.05  # seconds between two looks whether it has finished

logger = logging.getLogger("fangcheng")
_complained: set[str] = set()  # troubles told once


class Shelf:
    """The folder of one kernel's compiled code; takes the place of the cache in Numba's dispatchers and callbacks."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache_path = str(folder)  # Numba shows it

    def has(self, signature: Any, codegen: Any) -> bool:
        """Return True if code for these types of arguments and this processor is kept."""
        return self._path(signature, codegen).exists()

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Return the code for these types of arguments, None where none is kept or it is damaged."""
        target.refresh()
        path = self._path(signature, target.codegen())
        try:
            content = path.read_bytes()
        except OSError:
            return None
        if _digest(content[DIGEST:]) != content[:DIGEST]:
            _attempt(path.unlink)
            return None
        return CompileResult._rebuild(target, *pickle.loads(content[DIGEST:]))

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep the compiled code; where nothing can be written, say so once and go on without."""
        if not result.library.has_dynamic_globals:  # addresses of this process mean nothing in another one
            content = dumps(result._reduce())
            path = self._path(signature, result.codegen)
            _attempt(lambda: _write(path, _digest(content) + content))

    @contextmanager
    def turn(self, signature: Any, target: Any) -> Iterator[None]:
        """Let one process compile while others wait until it has kept the code.

        No process waits for code that is there already, nor longer than PATIENCE; then it compiles the same itself.
        """
        path = self._path(signature, target.codegen())
        with ExitStack() as held:
            if not path.exists() and (lock := self._lock()) is not None:
                held.enter_context(lock)
                until = time.monotonic() + PATIENCE
                while not _is_taken(lock) and not path.exists() and time.monotonic() < until:
                    time.sleep(LOOK)
            yield

    def _lock(self) -> IO[str] | None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            return open(self.folder / "lock", "w")
        except OSError:
            return None

    def _path(self, signature: Any, codegen: Any) -> Path:
        key = f"{signature} {codegen.magic_tuple()}".encode()
        return self.folder / (hashlib.sha256(key).hexdigest()[:16] + SUFFIX)


def _digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=DIGEST).digest()


def _is_taken(lock: IO[str]) -> bool:
    """Return True if the lock could be taken; a process that dies frees it. Without locks each compiles for itself."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _write(path: Path, content: bytes) -> None:
    """Write the file beside its place and move it there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix="new-")
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
        os.replace(name, path)
    except OSError:
        os.unlink(name)
        raise


def _attempt(work: Any) -> None:
    """Do work that may fail where a disk is full or may not be written; tell each trouble once."""
    try:
        work()
    except OSError as error:
        trouble = error.strerror or str(error)
        if trouble not in _complained:
            _complained.add(trouble)
            logger.warning("compiled code cannot be kept (%s: %s); it will be compiled anew", error.filename, trouble)
