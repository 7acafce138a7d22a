"""Memory of a server: garbage is looked for rarely, and never among what stays for good."""

import ctypes
import gc
from contextlib import suppress

# New objects until the youngest are looked through, and how often until those that stayed are, too. Under Python's own
# figures (700, 10, 10) a server with 200 tables stood still for 200 ms every six seconds, on a busy machine.
RARELY = (2000, 20, 10)


def collect_rarely() -> None:
    """Let the collector of this process look through all objects every few minutes of many tables."""
    gc.set_threshold(*RARELY)


def settle() -> None:
    """Tell the collector that what is loaded now stays, and give the system back what the compiler has let go of.

    The C library would keep that, some 20 MB for a game.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    with suppress(OSError, AttributeError):  # another system, or another C library
        ctypes.CDLL(None).malloc_trim(0)
