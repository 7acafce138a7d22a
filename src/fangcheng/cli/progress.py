"""How far a long run is: a bar that stays in its line on a terminal, a plain line now and then elsewhere."""

import sys
import time

SECONDS = 10  # between two plain lines


class Progress:
    """One run of `whole` pieces of work. Its speed counts from the first news: before, it may have been compiling."""

    def __init__(self, whole: int, unit: str) -> None:
        self.whole, self.unit = whole, unit
        self.began: tuple[float, int] | None = None  # seconds and pieces done at the first news
        self.told = -float("inf")  # seconds at the last plain line

    def show(self, done: int) -> None:
        """Tell how many are done, how fast it goes and how long it will take. Written to stderr."""
        now = time.monotonic()
        text = f"{done} of {self.whole} {self.unit}{self.pace(now, done)}"
        if sys.stderr.isatty():
            filled = 30 * done // self.whole
            print(f"\r\033[K[{'#' * filled}{'.' * (30 - filled)}] {text}", end="", file=sys.stderr, flush=True)
        elif now - self.told > SECONDS and done < self.whole:
            self.told = now
            print(text, file=sys.stderr, flush=True)

    def pace(self, now: float, done: int) -> str:
        """Return pieces a second since the first news and the seconds left; nothing while neither can be known."""
        if self.began is None:
            self.began = now, done
        since, before = self.began
        if now <= since or done <= before:
            return ""
        rate = (done - before) / (now - since)
        left = f", {(self.whole - done) / rate:.0f} s left" if done < self.whole else ""
        return f", {rate:.0f} a second{left}" if rate >= 10 else f", {rate:.2g} a second{left}"

    def end(self) -> None:
        """Leave the line."""
        if self.began is not None and sys.stderr.isatty():
            print(file=sys.stderr)
