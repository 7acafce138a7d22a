"""Matches played by chance through the Python face, under any options."""

import random
from collections.abc import Callable, Mapping

from fangcheng.game.actions import Action
from fangcheng.game.match import Match
from fangcheng.rules.option import Value

PLAIN = ("discard", "pass")


def wander(
    variant: str,
    seed: int,
    actions: int,
    options: Mapping[str, Value],
    after: Callable[[Match], None] = lambda match: None,
) -> Match:
    """A match of so many actions, or to its end; `after` looks at it after each. The order of answers is by chance."""
    match, chance = Match(variant, seed, options, mode="compiled"), random.Random(seed)
    for _ in range(actions):
        if match.hand_over and not match.over:
            match.next_hand()
        if match.over:
            break
        if match.owed:
            seat = chance.choice(match.owed)
            match.act(seat, any_action(match.legal(seat), chance))
        after(match)
    return match


def any_action(legal: list[Action], chance: random.Random) -> Action:
    """Mostly something that is neither a discard nor a pass, where there is such a thing."""
    calls = [action for action in legal if action.kind not in PLAIN]
    return chance.choice(calls if calls and chance.random() < 0.7 else legal)
