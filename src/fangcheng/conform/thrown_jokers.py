"""What a case says of jokers that a winner has discarded, where each multiplies."""

from fangcheng.conform.fields import BadCase
from fangcheng.conform.situations import Situation
from fangcheng.tiles import PLACES


def throw_jokers(situation: Situation, seat: int, count: int) -> None:
    """Let the seat have discarded so many jokers that lie nowhere yet. Raises BadCase where they do not count.

    Rules: GUANGDONG-P11.
    """
    if not situation.rules.thrown_factor:
        raise BadCase(f"jokers thrown count nothing in {situation.ruleset.id} under these options")
    wild = int(situation.table.wild_mask)
    free = [
        kind
        for kind in range(PLACES)
        if wild >> kind & 1
        for _ in range(int(situation.rules.copies[kind]) - situation.shown.count(kind))
    ]
    if count > len(free):
        raise BadCase(f"{count} jokers thrown, but {len(free)} lie nowhere yet")
    situation.throw(seat, free[:count])
