"""Lines of text to another program: by the pipes of a process of its own, or by a socket on which it listens."""

import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Protocol

TO_END = 5.0  # seconds that a process may take to end


class Lines(Protocol):
    """A way to a program. What fails raises OSError."""

    def send(self, line: str) -> None:
        """Send a line, whose end is added."""
        ...

    def heard(self) -> Iterator[str]:
        """Yield the lines that come, until no more can come."""
        ...

    def last_words(self) -> str:
        """Say how it has ended, once no more lines can come."""
        ...

    def close(self) -> None:
        """End it."""
        ...


class Pipes:
    """A process of one's own, which reads and writes lines. Raises OSError where it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command, encoding="utf-8", errors="replace", stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def send(self, line: str) -> None:
        """Send a line, whose end is added."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def heard(self) -> Iterator[str]:
        """Yield the lines that come, until the process ends."""
        assert self._process.stdout is not None
        yield from self._process.stdout

    def last_words(self) -> str:
        """Say how it has ended."""
        return f"it has ended with status {self._process.wait()}"

    def close(self) -> None:
        """End the process."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(OSError):  # it has died, and what was still to be written goes nowhere
            process.stdin.close()
        process.terminate()
        try:
            process.wait(TO_END)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


class Socket:
    """A connection of TCP to a program that listens. Raises OSError where nobody does within `patience` seconds."""

    def __init__(self, address: tuple[str, int], patience: float) -> None:
        self._socket = socket.create_connection(address, patience)
        self._socket.settimeout(None)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # a line waits for its answer, not for more

    def send(self, line: str) -> None:
        """Send a line, whose end is added."""
        self._socket.sendall((line + "\n").encode())

    def heard(self) -> Iterator[str]:
        """Yield the lines that come, until the connection ends."""
        with suppress(OSError), self._socket.makefile(encoding="utf-8", errors="replace") as lines:
            yield from lines

    def last_words(self) -> str:
        """Say how it has ended."""
        return "it has closed the connection"

    def close(self) -> None:
        """End the connection; the program may go on listening."""
        with suppress(OSError):  # the other side has gone
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
