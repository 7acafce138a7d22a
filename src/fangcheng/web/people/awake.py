"""Time that passes only while somebody is at the table."""

from collections.abc import Callable


class AwakeTime:
    """Seconds from anywhere, as `now` gives them, without those in which the table slept."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._slept = 0.0
        self._since: float | None = now()  # asleep since then

    def __call__(self) -> float:
        """Return the seconds."""
        return (self._now() if self._since is None else self._since) - self._slept

    def wake(self) -> None:
        """Go on."""
        if self._since is not None:
            self._slept += self._now() - self._since
            self._since = None

    def sleep(self) -> None:
        """Stand still."""
        if self._since is None:
            self._since = self._now()
