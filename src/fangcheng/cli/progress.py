"""How far a long run is: a bar that stays in its line on a terminal, a plain line now and then elsewhere."""

import sys
import time


class Progress:
    """The one run of this process."""

    began: float = 0.0
    start: int = 0
    told: float = 0.0

    @classmethod
    def show(cls, done: int, whole: int, unit: str) -> None:
        """Tell how many are done, how fast it goes and how long it will take. Written to stderr."""
        now = time.monotonic()
        if not cls.began:
            cls.began, cls.start = now, done
        rate = (done - cls.start) / (now - cls.began) if now > cls.began else 0.0
        left = f", {(whole - done) / rate:.0f} s left" if rate and done < whole else ""
        text = f"{done} of {whole} {unit}, {rate:.0f} a second{left}"
        if sys.stderr.isatty():
            filled = 30 * done // whole
            print(f"\r\033[K[{'#' * filled}{'.' * (30 - filled)}] {text}", end="", file=sys.stderr, flush=True)
        elif now - cls.told > 10 and done < whole:
            cls.told = now
            print(text, file=sys.stderr, flush=True)

    @classmethod
    def end(cls) -> None:
        """Leave the line."""
        if cls.began and sys.stderr.isatty():
            print(file=sys.stderr)
        cls.began = cls.told = 0.0
