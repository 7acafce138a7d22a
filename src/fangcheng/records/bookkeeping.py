"""What must hold in a recorded game before anything is played: header, first hand, sums of points, chips."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from fangcheng.core.institutions.rotation import company
from fangcheng.game.engine import Engine
from fangcheng.game.sealed import commitment_to
from fangcheng.records.model import Abort, DrawnHand, Final, GameRecord, HandRecord, ReadyAccepted, Ruled, Win
from fangcheng.records.replay.comparison import Difference
from fangcheng.rules.digest import digest, other_rules

STICK = 1000
EXACT = 0.05  # placement points are told to 0.1


class Found(NamedTuple):
    """A difference and its hand, from 1; 0 for the game itself."""

    hand: int
    difference: Difference


def differences(game: GameRecord, engine: Engine) -> Iterator[Found]:
    """Yield everything the books of a game get wrong by themselves, whatever was played."""
    if game.is_ours:
        yield from (Found(0, one) for one in _header(game, engine))
    if game.ended is False:
        yield Found(0, Difference("end of the game", "told", "nothing: the record breaks off"))
    if not game.hands and (game.is_ours or is_whole(game)):
        yield Found(0, Difference("hands", "none", "at least one"))
    if game.hands and (game.is_ours or is_whole(game)) and not game.options.get("duplicate"):
        yield from (Found(1, one) for one in _first_hand(game, game.hands[0], engine))
    for number, hand in enumerate(game.hands, start=1):
        yield from (Found(number, one) for one in _points(hand, game, engine))
    yield from _rulings(game)
    yield from _chips(game)
    if game.final is not None:
        yield from (Found(0, one) for one in _final(game, game.final))


def is_whole(game: GameRecord) -> bool:
    """Return True if the record says that it holds a game from its beginning to its end."""
    return game.final is not None or game.ended is not None


def _header(game: GameRecord, engine: Engine) -> Iterator[Difference]:
    """Check the first line of a record of ours."""
    ours = engine.ruleset.revision
    if game.revision != ours:
        yield Difference(f"revision of {game.variant}", game.revision or "none", f"{ours}, the one played here")
    if game.digest and game.digest != (found := digest(engine.ruleset.record(engine.chosen))):
        yield Difference("rules", game.digest, other_rules(engine.ruleset, game.digest, found, game.revision))
    if game.seed:
        opened = commitment_to(game.opening)
        what = "the walls are not the promised ones: commitment" if game.salt else "commitment"
        told = "rules, seed and salt" if game.salt else "the seed"
        if game.commitment != opened:
            yield Difference(what, game.commitment or "none", f"{opened} from {told}")
    elif re.fullmatch("[0-9a-f]{64}", game.commitment) is None:
        yield Difference("commitment", game.commitment or "none", "no SHA-256 in hex")
    if game.salt and not game.seed:
        yield Difference("salt", game.salt, "none, for it is told with the seed")
    if len(game.players) != int(company(engine.rules)):
        yield Difference("players", len(game.players), int(company(engine.rules)))
    if game.seed and game.final is None and not game.left:
        yield Difference("final standing", "none", "one, for the seed is told when the match is over")
    if game.final is not None and game.left:
        yield Difference("final standing", "one", "none, for somebody left before the end")


def _first_hand(game: GameRecord, hand: HandRecord, engine: Engine) -> Iterator[Difference]:
    """Check that a match begins with its first hand."""
    told = {"round": hand.round_wind, "number": hand.number, "counters": hand.counters, "sticks": hand.sticks}
    for what, number in told.items():
        if number:
            yield Difference(f"{what} of the first hand", number, 0)
    scores = hand.start_scores and hand.start_scores + (hand.waiting_scores or ())
    due = int(engine.rules.start_score) if game.is_ours else max(scores or (0,))
    kept = game.match > 1  # whoever stays when somebody leaves keeps his points
    if not kept and scores is not None and set(scores) != {due}:
        yield Difference("scores of the first hand", scores, f"{due} for each")


def _rulings(game: GameRecord) -> Iterator[Found]:
    """Hold the numbers of rulings against their order, and what they gave to nobody against what each hand is told.

    A game that was taken up in its middle says with its first hand what had been given before.
    """
    ruled, fined = 0, game.hands[0].fined if game.hands else 0
    for number, hand in enumerate(game.hands, start=1):
        if hand.fined != fined:
            yield Found(number, Difference("points that rulings gave to nobody", hand.fined, fined))
        fined += hand.to_nobody
        for event in hand.events:
            if isinstance(event, Ruled):
                if event.number != ruled:
                    yield Found(number, Difference("number of a ruling", event.number, ruled))
                ruled += 1


def _points(hand: HandRecord, game: GameRecord, engine: Engine) -> Iterator[Difference]:
    """Check that all points together stay the same, riichi sticks on the table included.

    Games of others may have begun with other points than ours, but with whole thousands for everybody.
    """
    seats = len(hand.dealt)
    if hand.start_scores is not None:
        scores = hand.start_scores + (hand.waiting_scores or ())
        together = sum(scores) + sum(hand.outside or ()) + STICK * hand.sticks + hand.fined
        together += pot_of(engine.rules, scores, hand.fined)
        due = int(engine.rules.start_score) * len(scores)
        if len(hand.start_scores) != seats:
            yield Difference("scores", len(hand.start_scores), f"one for each of {seats}")
        elif together != due and (game.is_ours or together % (STICK * seats)):
            yield Difference("points together", together, due)
    yield from _running_scores(hand)
    for event in hand.events:
        deltas = getattr(event, "deltas", None)
        if deltas is None:
            continue
        if len(deltas) != seats:
            yield Difference("changes of points", len(deltas), f"one for each of {seats}")
        elif isinstance(event, Abort) and event.reason in ("interrupted", "penalty") and sum(deltas):
            yield Difference(f"changes of points by {event.reason}", deltas, "none or a sum of 0")


def pot_of(rules: Any, scores: Sequence[int], fined: int = 0) -> int:
    """Return the fines that lie in the pot: what the points of all fall short of those at the start (BEIJING-17).

    `fined` points are with nobody, by rulings.
    """
    fine, missing = int(rules.fine), int(rules.start_score) * len(scores) - sum(scores) - fined
    return missing if fine and missing > 0 and missing % fine == 0 else 0


def _final(game: GameRecord, final: Final) -> Iterator[Difference]:
    """Check that the standing names everybody; as the first makes up for rounding, placement points sum to zero."""
    first = game.hands[0] if game.hands else None
    seats = len(first.persons or first.dealt) if first else len(final.scores)
    for what, numbers in (("final scores", final.scores), ("final points", final.points)):
        if numbers is not None and len(numbers) != seats:
            yield Difference(what, len(numbers), f"one for each of {seats}")
    if game.source_format in ("mjlog", "tenhou6") and final.points is not None and abs(sum(final.points)) > EXACT:
        yield Difference("final points together", sum(final.points), 0)


def _running_scores(hand: HandRecord) -> Iterator[Difference]:
    """Check that points written behind sticks and results follow from those at the start."""
    scores = list(hand.start_scores or ())
    for event in hand.events:
        if not scores or not isinstance(event, (ReadyAccepted, Win, DrawnHand, Abort)):
            continue
        if isinstance(event, ReadyAccepted):
            scores[event.seat] -= STICK
        else:
            scores = [score + delta for score, delta in zip(scores, event.deltas or (0,) * len(scores))]
        if event.scores is not None and event.scores != tuple(scores):
            yield Difference("points thereafter", event.scores, tuple(scores))
            return


def _chips(game: GameRecord) -> Iterator[Found]:
    """Check that chips go from hand to hand as the wins say, and none is made or lost."""
    held: tuple[int, ...] | None = None
    for number, hand in enumerate(game.hands, start=1):
        held = (0,) * len(hand.dealt) if number == 1 and is_whole(game) and _plays_chips(game) else held
        if held is not None and hand.start_chips is not None and hand.start_chips != held:
            yield Found(number, Difference("chips", hand.start_chips, held))
        held = hand.start_chips if hand.start_chips is not None else held
        for win in hand.results:
            if isinstance(win, Win) and win.chips is not None:
                if sum(win.chips):
                    yield Found(number, Difference("chips together", sum(win.chips), 0))
                held = tuple(map(sum, zip(held, win.chips))) if held is not None else None
    told: Any = game.final.chips if game.final is not None else None
    if held is not None and told is not None and told != held:
        yield Found(0, Difference("final chips", told, held))


def _plays_chips(game: GameRecord) -> bool:
    return any(isinstance(win, Win) and win.chips is not None for hand in game.hands for win in hand.results)
