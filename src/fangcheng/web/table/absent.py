"""A person who lets his time run out again and again is away: his seat then plays by itself until he is back."""

TIME_OUTS = 3  # in a row, after which a seat plays by itself


class Absence:
    """Counts the decisions in a row for which the person took too long."""

    def __init__(self) -> None:
        self.missed = 0

    @property
    def automatic(self) -> bool:
        """Return True if the seat plays by itself."""
        return self.missed >= TIME_OUTS

    def miss(self) -> None:
        """Count one more decision whose time ran out."""
        self.missed += 1

    def end(self) -> None:
        """Count anew: the person is there."""
        self.missed = 0
