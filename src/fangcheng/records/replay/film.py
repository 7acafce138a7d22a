"""A recorded game played again and kept: every hand with all its moments, to be looked at in any order."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.codes import IN_WALL
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Mode
from fangcheng.game.sealed import Secret
from fangcheng.game.undoing import keep
from fangcheng.records.model import Event, GameRecord, HandRecord, Indicator, Ruled, RulingBack
from fangcheng.records.replay.comparison import Difference
from fangcheng.records.replay.hand import UNSEEN, Differs, Replay
from fangcheng.records.replay.hosted import ruling_of
from fangcheng.records.replay.judged_by import engine_of
from fangcheng.records.replay.moments import Moment
from fangcheng.records.replay.retold import Resumed, RetoldMatch
from fangcheng.records.replay.start import begins_anew
from fangcheng.records.replay.told_events import told
from fangcheng.records.replay.wall import Unplayable
from fangcheng.records.wording import said

MOST_HANDS = 200  # of one game; the longest matches have some forty
MOST_EVENTS = 600  # of one hand; the longest real ones have some two hundred


class CannotFollow(FangchengError):
    """A recorded game that cannot be played again here; `hand` and `event` count from 1, 0 is the hand as a whole."""

    def __init__(self, hand: int, event: int, reason: str, difference: Difference | None = None) -> None:
        self.hand, self.event, self.reason, self.difference = hand, event, reason, difference
        place = f"hand {hand}, event {event}" if event else f"hand {hand}" if hand else "the game"
        super().__init__(f"{place}: {reason}")


class Reel(NamedTuple):
    """One hand with its moments; its events begin at `start` among those of the match."""

    hand: HandRecord
    start: int
    moments: list[Moment]


class Answered(NamedTuple):
    """An answer of a seat, with the table before it."""

    step: int  # the moment of the hand in which it was given
    seat: int
    action: int
    table: bytes  # packed


class Film:
    """A game played again. `games` are the matches of one company up to the one that is watched, mostly just one.

    `heard` is told every answer of the game that is watched before it is given, with the number of its hand.
    Raises CannotFollow where the record tells what cannot be played, FangchengError for rules that are unknown.
    """

    def __init__(
        self,
        games: Sequence[GameRecord],
        mode: Mode = "auto",
        heard: Callable[[int, Answered], None] | None = None,
    ) -> None:
        self.game = games[-1]
        self.from_seed = follows_from_seed(games)
        self.match = RetoldMatch(self.game, first_secret(games) if self.from_seed else None, mode)
        self.reels: list[Reel] = []
        require_bounded(self.game)
        for number, game in enumerate(games if self.from_seed else games[-1:]):
            if number > 0:
                self.match.go_to_next_match(games[number - 1].left, own_secret(games, number))
            self.reels = []
            for place, hand in enumerate(game.hands, start=1):
                told = heard if game is self.game else None
                self.reels.append(_played(self.match, hand, place, self.from_seed, heard=told))

    def at(self, hand: int, step: int) -> RetoldMatch:
        """Return the match as it stood at a moment of a hand, both counted from 0."""
        reel = self.reels[hand]
        return self.match.at(reel.moments[step], reel.start)


class _Reached(Exception):
    """Raised when the moment that was asked for has come."""


class _Take(Replay):
    """One hand of a film while it is played; it stops behind the moment `last`, where one is given."""

    def __init__(
        self,
        match: RetoldMatch,
        hand: HandRecord,
        last: int | None = None,
        heard: Callable[[Answered], None] | None = None,
    ) -> None:
        game = match.game
        super().__init__(match.engine, match.table, hand, bool(game.options.get("duplicate")), game.is_ours)
        self.match, self.last, self.heard = match, last, heard
        self.start = len(match.events)
        self.moments: list[Moment] = []
        self.story: list[Event] = []

    def _follow(self) -> None:
        first = told(self.table, self.engine.rules, self.engine.desk)
        self.story = [event for event in first if not isinstance(event, Indicator)]  # the hand itself names those
        self.match.take_deal(self.match.scores)
        self._note(self.start)
        super()._follow()

    def _act(self, seat: int, action: int) -> None:
        if self.heard is not None:
            self.heard(Answered(len(self.moments) - 1, seat, action, keep(self.table)))
        scores, before, told = self.match.scores, len(self.match.events), len(self.played)
        super()._act(seat, action)
        self.story.extend(list(self.played)[told:])
        self.match.take_action(seat, action, scores)
        if len(self.match.events) > before:
            self._note(before)

    def _rule(self, recorded: Ruled | RulingBack) -> None:
        scores, before, told = self.match.scores, len(self.match.events), len(self.played)
        due = len(self.match.rulings) - self.match.told_from
        if isinstance(recorded, Ruled) and recorded.number != due:
            raise Differs("number of a ruling", recorded, str(due))
        super()._rule(recorded)
        self.story.extend(list(self.played)[told:])
        ruling = ruling_of(recorded) if isinstance(recorded, Ruled) else None
        self.match.take_ruling(recorded.number, ruling, scores)
        self._note(before)

    def _note(self, before: int) -> None:
        """Keep the moment that has come."""
        self.moments.append(self.match.moment(before))
        if self.last is not None and len(self.moments) > self.last:
            raise _Reached


def _played(
    match: RetoldMatch,
    hand: HandRecord,
    number: int,
    from_seed: bool,
    last: int | None = None,
    heard: Callable[[int, Answered], None] | None = None,
) -> Reel:
    """Play one hand as recorded. Raises CannotFollow; with `last` it stops there."""
    take = _Take(match, hand, last, None if heard is None else partial(heard, number - 1))
    try:
        if from_seed:
            take.run_from_seed()
        else:
            take.run(fresh=True)
    except _Reached:
        pass
    except Unplayable as reason:
        raise CannotFollow(number, 0, str(reason)) from None
    except Differs as differs:
        what, told, played = differs.difference
        place = _place_of(hand, take.compared) if take.is_dealt else 0
        raise CannotFollow(
            number, place, f"{what}: told {said(told)}, played {said(played)}", differs.difference
        ) from None
    except (LookupError, ValueError, ArithmeticError) as nonsense:  # numbers and tiles no game can have
        raise CannotFollow(number, 0, f"no play can be read from it: {nonsense}") from None
    match.story = take.story
    if take.own_walls is not None:
        match.table.drawable = int((match.table.place[: match.table.wall_size] == IN_WALL).sum())  # for who plays on
    return Reel(hand, take.start, take.moments)


def resumed(games: Sequence[GameRecord], hand: int, step: int, chance: str, mode: Mode = "auto") -> RetoldMatch:
    """Return the match of a game as it stood at a moment, to be played on from there.

    `chance` decides what falls by chance from there on, where no seed does.

    Raises CannotFollow, and FangchengError where there is no such moment.
    """
    from_seed = follows_from_seed(games)
    match = RetoldMatch(games[-1], first_secret(games) if from_seed else None, mode)
    require_bounded(games[-1])
    if not 0 <= hand < len(games[-1].hands):
        raise FangchengError(f"no hand {hand + 1}: the game has {len(games[-1].hands)}")
    for number, game in enumerate(games if from_seed else games[-1:]):
        if number > 0:
            match.go_to_next_match(games[number - 1].left, own_secret(games, number))
        for place in range(hand if game is games[-1] else len(game.hands)):
            _played(match, game.hands[place], place + 1, from_seed)
    reel = _played(match, games[-1].hands[hand], hand + 1, from_seed, step)
    if len(reel.moments) <= step or step < 0:
        raise FangchengError(f"no step {step} in hand {hand + 1}: it has {len(reel.moments)}")
    if not from_seed:
        match.table.random[:] = seed_words(chance)
        match.resumed = Resumed(games, hand, step, chance)
    match.forget_salts()
    return match


def follows_from_seed(games: Sequence[GameRecord]) -> bool:
    """Return True if the games are matches of one company from its first on, or one that stands alone, with seeds."""
    first = games[0]
    numbers = [game.match for game in games]
    same = {(game.variant, game.house) for game in games}
    alone = len(games) == 1 and bool(first.salt) and begins_anew(engine_of(first, None, "interpreted").rules)
    return (
        first.is_ours
        and all(game.seed for game in games)
        and len(same) == 1
        and (alone or numbers == list(range(1, len(games) + 1)))
    )


def first_secret(games: Sequence[GameRecord]) -> Secret:
    """Return what makes the walls of the first of these matches."""
    return Secret(games[0].seed, games[0].salt)


def own_secret(games: Sequence[GameRecord], number: int) -> Secret | None:
    """Return what makes the walls of a later match, from 1; None where the generator ran on behind the one before."""
    game = games[number]
    return None if game.seed == games[number - 1].seed else Secret(game.seed, game.salt)


def company_of(games: Sequence[GameRecord], number: int) -> Sequence[GameRecord]:
    """Return game `number` of a file with the matches of its company before it, where they are needed and there."""
    first = number - max(games[number].match - 1, 0)
    company = games[max(first, 0) : number + 1]
    return company if follows_from_seed(company) else games[number : number + 1]


def require_bounded(game: GameRecord) -> None:
    """Raise CannotFollow for a game that is longer than any real one."""
    if len(game.hands) > MOST_HANDS:
        raise CannotFollow(0, 0, f"{len(game.hands)} hands, more than the {MOST_HANDS} a game may have here")
    if not game.hands:
        raise CannotFollow(0, 0, "it has no hand")
    for number, hand in enumerate(game.hands, start=1):
        if len(hand.events) > MOST_EVENTS:
            raise CannotFollow(number, 0, f"{len(hand.events)} events, more than the {MOST_EVENTS} a hand may have")


def _place_of(hand: HandRecord, compared: int) -> int:
    """Return the number, from 1, that the event compared last has among all of the record."""
    seen = [place for place, event in enumerate(hand.events, start=1) if not isinstance(event, UNSEEN)]
    return seen[min(compared, len(seen)) - 1] if seen and compared else compared
