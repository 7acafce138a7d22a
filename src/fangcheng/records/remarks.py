"""What of a record was not understood and so is held against nothing: a note for each, no difference."""

from collections.abc import Iterator
from typing import NamedTuple

from fangcheng.game.event_types import ENDINGS
from fangcheng.records.model import UNTOLD_UNIT, Abort, Event, GameRecord, HandRecord, Win
from fangcheng.records.replay.comparison import is_known
from fangcheng.sentences import say

UNTOLD_ENDS = ("interrupted", "penalty")  # a hand the table broke off, not the rules


class Remark(NamedTuple):
    """What is unknown here: the key of its sentence, and the names as the record writes them, quoted."""

    key: str
    named: str

    def __str__(self) -> str:
        return say("en", self.key, named=self.named) or self.named


def is_interrupted(event: Event) -> bool:
    """Return True for the end of a hand that the table broke off."""
    return isinstance(event, Abort) and event.reason in UNTOLD_ENDS


def breaks_off(event: Event, ours: bool = False) -> bool:
    """Return True for an end that cannot be played: the table broke off, or others tell it in a word unknown here."""
    return is_interrupted(event) or (not ours and _is_unknown_end(event))


def _is_unknown_end(event: Event) -> bool:
    return isinstance(event, Abort) and event.reason not in UNTOLD_ENDS and event.reason not in ENDINGS


def remarks(game: GameRecord) -> Iterator[tuple[int, Remark]]:
    """Yield the hand, from 1, and a remark for everything in a record of others that is unknown here."""
    if game.is_ours:
        return
    for number, hand in enumerate(game.hands, start=1):
        yield from ((number, remark) for remark in _of_hand(hand))


def _of_hand(hand: HandRecord) -> Iterator[Remark]:
    for result in hand.results:
        if isinstance(result, Abort) and _is_unknown_end(result):
            yield Remark("unknown-ending", _quoted(result.reason))
        elif isinstance(result, Win):
            unknown = [one for one in result.patterns if not is_known(one)]
            named = ", ".join(_quoted(one.id) for one in unknown)
            if any(one.unit == UNTOLD_UNIT for one in unknown):
                yield Remark("unknown-bill", named)
            elif unknown:
                yield Remark("unknown-pattern", named)
            if result.fu == 0 and not result.limit:
                yield Remark("untold-fu", "0")


def _quoted(name: object) -> str:
    return f'"{str(name)[:60]}"'
