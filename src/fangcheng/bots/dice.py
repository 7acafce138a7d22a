"""Dice of a bot: what a player does now and then, thrown with the generator of its own brain."""

from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel

WHOLE = 1000  # chances are told in thousandths


@kernel
def happens(brain: Brain, chance):
    """Return True `chance` times in a thousand; where it never happens no dice are thrown."""
    return chance > 0 and below(brain, WHOLE) < chance
