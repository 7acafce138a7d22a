"""What came of a decision: points, the win or the deal-in of the hand, the place in the match."""

from collections.abc import Iterator

from msgspec import Struct

from fangcheng.records.played import Placed, PlayedHand


class Outcome(Struct, frozen=True):
    """What came of a decision for the person who took it."""

    next_points: int  # points won less lost until the person's next decision in this hand, or until its end
    hand_points: int  # the same until the end of the hand
    won: bool  # a win in this hand
    fed: bool  # another won in this hand on a tile of this seat
    win_points: int  # of its own wins in this hand, as `Win.points` counts them
    patterns: tuple[str, ...]  # of these wins: ids of our rulebooks, the same in all games, whatever the source says
    place: int | None  # in the match, from 1; None where nobody knows how it ended
    final_score: int | None
    final_points: float | None  # placement points, where the game gives them


def outcomes(hand: PlayedHand, placed: dict[int, Placed]) -> Iterator[Outcome]:
    """Yield what came of each answer of a hand, in their order."""
    of_seat = {seat: _of_seat(hand, seat) for seat in range(len(hand.scores))}
    following = list(hand.scores)
    after: list[int] = []  # the score at the next decision of the same seat, the last answer first
    for answer in reversed(hand.answers):
        after.append(following[answer.seat])
        following[answer.seat] = answer.score
    for answer, score in zip(hand.answers, reversed(after), strict=True):
        end = placed.get(hand.persons[answer.seat])
        won, fed, points, patterns = of_seat[answer.seat]
        yield Outcome(
            next_points=score - answer.score,
            hand_points=hand.scores[answer.seat] - answer.score,
            won=won,
            fed=fed,
            win_points=points,
            patterns=patterns,
            place=None if end is None else end.place,
            final_score=None if end is None else end.score,
            final_points=None if end is None else end.points,
        )


def _of_seat(hand: PlayedHand, seat: int) -> tuple[bool, bool, int, tuple[str, ...]]:
    """Return whether a seat won, whether it gave others their tile, what its wins are worth and of what they are."""
    own = [win for win in hand.wins if win.seat == seat]
    fed = any(win.from_seat == seat != win.seat for win in hand.wins)
    patterns = tuple(str(pattern.id) for win in own for pattern in win.patterns)
    return bool(own), fed, sum(win.points or 0 for win in own), patterns
