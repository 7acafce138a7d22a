"""How long a claim window lasts: as long as people take to say that they claim nothing.

Whoever has nothing to decide answers after a time drawn from this law, so that the length of a window does not tell
whether anybody could have claimed.
"""

import math
import random

MEDIAN, SPREAD = 0.7, 0.5  # seconds, and the deviation of their logarithm
SHORTEST, LONGEST = 0.25, 3.0

_chance = random.SystemRandom()  # never that of the walls


def passing_time() -> float:
    """Draw the seconds that somebody takes to pass."""
    return min(max(_chance.lognormvariate(math.log(MEDIAN), SPREAD), SHORTEST), LONGEST)


def window_time(seats: int) -> float:
    """Draw the seconds until the last of so many seats has passed; none without a seat."""
    return max((passing_time() for _ in range(seats)), default=0.0)
