"""A match whose players follow the adviser, but for one move in five."""

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from fangcheng.adviser.advise import advise
from fangcheng.adviser.answer import Advice
from fangcheng.game.match import Match


def follow(
    variant: str, seed: int, moves: int, look: Callable[[Match, Advice], None], options: dict[str, Any] | None = None
) -> Match:
    """Play so many moves, and look at the match with each advice before it is followed or not."""
    match, chance = Match(variant, seed, options, mode="interpreted"), random.Random(seed)
    for _ in range(moves):
        if match.hand_over and not match.over:
            match.next_hand()
        if match.over:
            break
        seat = chance.choice(match.owed)
        advice = advise(match, seat)
        assert advice is not None
        look(match, advice)
        match.act(seat, advice.action if chance.random() < 0.8 else chance.choice(match.legal(seat)))
    return match


@lru_cache(maxsize=8)  # games of a day; more would fill the memory
def walk(variant: str) -> tuple[tuple[Match, Advice], ...]:
    """The moments of one match, each with its advice: played once, and looked at by all that ask for this game."""
    seen: list[tuple[Match, Advice]] = []
    follow(variant, 8, 120, lambda match, advice: seen.append((match.copy(), advice)))
    assert len(seen) > 30
    return tuple(seen)
