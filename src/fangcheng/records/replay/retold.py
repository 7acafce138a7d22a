"""A match that a record tells: dealt as recorded, with the same face as any other match, and open to be played on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.action_codes import RULED, RULING_BACK
from fangcheng.game.engine import Mode, empty_table
from fangcheng.game.event_types import RulingBack
from fangcheng.game.events import read_events
from fangcheng.game.explain import Explanation
from fangcheng.game.hosting import is_about_the_hand, told_of
from fangcheng.game.match import Match
from fangcheng.game.outer_stakes import OuterStakes
from fangcheng.game.ruled import NONE_RULED, Ruling
from fangcheng.game.saved import MatchStart
from fangcheng.game.sealed import Secret
from fangcheng.game.undoing import History, bring_back
from fangcheng.records.model import Event, GameRecord
from fangcheng.records.replay.judged_by import engine_of, options_of
from fangcheng.records.replay.moments import Moment


class Resumed(NamedTuple):
    """Where a recorded game was taken up again; hand and step count from 0."""

    games: Sequence[GameRecord]
    hand: int
    step: int
    chance: str


class RetoldMatch(Match):
    """A match whose hands a `Film` deals and plays as recorded; from any moment on it goes on like every match.

    `story` is what was told of the hand so far, `resumed` where it was taken up again; None where everything follows
    from a seed. `secret` has the seed of the first match of the company, None where hands are laid as recorded.
    Raises FangchengError for rules that are unknown.
    """

    def __init__(self, game: GameRecord, secret: Secret | None, mode: Mode = "auto") -> None:
        self.engine = engine_of(game, None, mode)
        self.variant = self.engine.ruleset.id
        told = secret or Secret(game.seed, game.salt)
        self.seed, self.salt = told.seed, told.salt
        self.options = options_of(game)
        preset = game.options.get("preset")
        self.preset = str(preset) if preset else None
        self.actions = []
        self.matches, self.rulings = [], []
        self.told_from = 0  # number of the first ruling of the match that is told, among those of the company
        self.game = game
        self.resumed: Resumed | None = None
        self.story: list[Event] = []
        self._events = []
        self._settlements: list[Explanation] = []
        self._settled_before: dict[int, list[Explanation]] = {}  # rulings that ended a hand, by number
        self._hand_start = 0
        self._history = History()
        self.table: Any = self.engine.new_table(self.seed) if secret else self._laid_table()
        self.outer = OuterStakes(self)
        if secret:
            self._events += read_events(self.table)

    def _laid_table(self) -> Any:
        table = empty_table()
        table.seats = self.engine.rules.seats
        table.random[:] = seed_words("recorded")
        return table

    def go_to_next_match(self, leaving: bool, secret: Secret | None) -> None:
        """Begin the company's next match; its first hand is dealt by who tells it."""
        self.matches.append(MatchStart.of(len(self.actions), leaving, secret))
        self.told_from = len(self.rulings)
        self.engine.next_match(self.table, leaving, secret.seed if secret else None)
        self._events += read_events(self.table)

    def forget_salts(self) -> None:
        """Promise nothing any more: whoever plays on has read the record, walls and all."""
        self.salt = ""
        self.matches = [MatchStart.of(start.hand, start.leaving, _unsalted(start.secret)) for start in self.matches]

    def take_deal(self, scores: list[int]) -> None:
        """Take in a hand that has just been dealt on the table."""
        self._settlements = []
        self._hand_start = len(self._events)
        self.actions.append([])
        self._take_in(scores)

    def take_action(self, seat: int, action: int, scores: list[int]) -> None:
        """Take in what an action has just brought about on the table; `scores` are those before it."""
        self.actions[-1].append((seat, action))
        self._take_in(scores)

    def take_ruling(self, number: int, ruling: Ruling | None, scores: list[int]) -> None:
        """Take in a ruling that has just been carried out on the table; None: it was taken back."""
        number += self.told_from
        if ruling is None:
            self.actions[-1].append((number, RULING_BACK))
            self._take_in(scores, RulingBack(number=number))
            self._settlements = self._settled_before.pop(number, self._settlements)
        else:
            if is_about_the_hand(ruling):
                self._settled_before[number] = self._settlements
            person = None if ruling.seat is None else int(self.table.person[ruling.seat])
            self.rulings.append(replace(ruling, person=person))
            self.actions[-1].append((number, RULED))
            self._take_in(scores, told_of(self.rulings[-1], number))

    def moment(self, shown: int) -> Moment:
        """Return the present moment of the hand, of which `shown` events were there the moment before."""
        return Moment.of(self.table, len(self._events), shown, tuple(self._settlements), len(self.actions[-1]))

    def at(self, moment: Moment, hand_start: int) -> "RetoldMatch":
        """Return a match that stands at a moment of the hand whose events begin at `hand_start`; it knows that hand."""
        other = object.__new__(RetoldMatch)
        other.__dict__.update(self.__dict__)
        other.table = bring_back(moment.table)
        other._events = self._events[hand_start : moment.events]
        other._hand_start = 0
        other._settlements = list(moment.settlements)
        other._hosted = NONE_RULED  # who plays on from here takes back nothing that was ruled
        other.rulings = list(self.rulings)
        other._history = History()
        return other


def _unsalted(secret: Secret | None) -> Secret | None:
    return None if secret is None else Secret(secret.seed)
