"""How long a game was meant to be whose record does not say it: what its end fits, asked of the rules themselves."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.play.match_end import match_is_over
from fangcheng.core.state.codes import NINE_TERMINALS, WON
from fangcheng.game.engine import empty_table
from fangcheng.records.model import Abort, DrawnHand, HandRecord, Numbers, ReadyAccepted, Win
from fangcheng.variants import load

MOST = 1_000_000_000  # points that a game can have


class Next(NamedTuple):
    """What follows a hand: points, and who deals in which round."""

    scores: Numbers
    dealer: int
    round_wind: int


def is_east_game(
    variant: str, options: Mapping[str, Any], hands: Sequence[HandRecord], standing: Numbers | None
) -> bool:
    """Return True if a game that is over can have been one of the East round, and none of two rounds.

    `standing` holds the final points where they are told. A game that somebody's points below 0 ended fits both, and
    is not called an East game.
    Rules: RIICHI-16, RIICHI-104, RIICHI-106, SANMA-43.
    """
    if not hands or any(len(hand.dealt) != len(hands[0].dealt) for hand in hands):
        return False
    east, half = (_rules(variant, options.get("preset"), length) for length in ("east", "half"))
    scores = standing or _scores_after(hands[-1], int(east.ready_cost))
    if scores is None or len(scores) != len(hands[0].dealt) or max(map(abs, scores)) > MOST:
        return False
    went_on = ((hand, _told(following)) for hand, following in pairwise(hands))
    if any(told is not None and _is_over(east, hand, told) for hand, told in went_on):
        return False
    in_east, in_half = (
        any(_is_over(rules, hands[-1], end) for end in _possible(hands[-1], scores)) for rules in (east, half)
    )
    return in_east and not in_half


@lru_cache
def _rules(variant: str, preset: str | None, length: str) -> Any:
    return with_attributes(load(variant).record({"length": length}, preset))[0]


def _told(following: HandRecord) -> Next | None:
    scores = following.start_scores
    return None if scores is None else Next(scores, following.dealer, following.round_wind)


def _possible(last: HandRecord, scores: Numbers) -> Iterator[Next]:
    """Yield what can follow the last hand: the same dealer again, or the next one."""
    seats = len(last.dealt)
    yield Next(scores, last.dealer, last.round_wind)
    yield Next(scores, (last.dealer + 1) % seats, last.round_wind + (last.number == seats - 1))


def _is_over(rules: Any, hand: HandRecord, following: Next) -> bool:
    """Return True if the match is over with this hand, where that is what would follow it."""
    table = empty_table()
    table.seats = seats = len(hand.dealt)
    table.dealer, table.round_wind, table.deal_number = hand.dealer, hand.round_wind, hand.number
    table.first_dealer = (hand.dealer - hand.number) % seats
    table.scores[:seats] = following.scores
    table.coming.dealer, table.coming.round_wind = following.dealer, following.round_wind
    broken_off = any(isinstance(result, Abort) for result in hand.results)
    return bool(match_is_over(table, rules, NINE_TERMINALS if broken_off else WON))


def _scores_after(hand: HandRecord, stick: int) -> Numbers | None:
    """Return the points behind a hand, as told or as its payments and sticks leave them; None where neither is."""
    scores = None if hand.start_scores is None else list(hand.start_scores)
    for event in hand.events:
        if isinstance(event, ReadyAccepted) and scores is not None:
            scores[event.seat] -= stick
        elif isinstance(event, (Win, DrawnHand, Abort)):
            if event.scores is not None:
                scores = list(event.scores)
            elif scores is not None and event.deltas is not None:
                scores = [score + delta for score, delta in zip(scores, event.deltas)]
            else:
                return None
    return None if scores is None else tuple(scores)
