"""One recorded hand played again on a table: every answer given as told, every event and what follows compared."""

from collections import deque
from typing import Any

from fangcheng.core.actions import CALL_TIME, RULE_CHOMBO
from fangcheng.core.deal import clear_hand
from fangcheng.core.record import HAND_OVER, INNER_STAKES, MATCH_OVER
from fangcheng.game.actions import action_of, actions_of, owing
from fangcheng.game.engine import Engine, copy_of
from fangcheng.game.ranking import standings
from fangcheng.records.model import (
    Abort,
    Dice,
    Draw,
    Event,
    Final,
    GameRecord,
    HandRecord,
    Indicator,
    Left,
    Returned,
    TimeCalled,
    Win,
)
from fangcheng.records.replay_answers import answers
from fangcheng.records.replay_comparison import Difference, difference
from fangcheng.records.replay_duplicate import OwnWalls
from fangcheng.records.replay_events import dealt, told
from fangcheng.records.replay_step import load_next, take_step
from fangcheng.records.replay_table import begin, notes_of
from fangcheng.records.replay_wall import Unplayable, own_walls_agree

UNTOLD_ENDS = ("interrupted", "penalty")  # a hand the table broke off, not the rules
UNSEEN = (Left, Returned)
PLAYED_WHOLE = ("mjai",)  # formats that tell no final standing although their files hold whole games


class Differs(Exception):
    """Record and engine part ways here."""

    def __init__(self, what: str, expected: Any, got: Any) -> None:
        self.difference = Difference(what, expected, got)


class Replay:
    """One hand played again on a table."""

    def __init__(self, engine: Engine, table: Any, hand: HandRecord, duplicate: bool) -> None:
        self.engine, self.table, self.hand = engine, table, hand
        self.events = [event for event in hand.events if not isinstance(event, UNSEEN)]
        self.played: deque[Event] = deque()  # what the engine did and the record has not yet been held against
        self.compared = 0
        self.is_dealt = False
        self.own_walls = OwnWalls(hand) if duplicate else None

    def run(self, fresh: bool) -> None:
        """Deal, then follow the record to its end. Raises Differs at the first difference, and Unplayable."""
        if not fresh:
            self._compare_start(self.table.phase == HAND_OVER)
        begin(self.engine, self.table, self.hand, fresh)
        self.played.extend(told(self.table, self.engine.rules, self.engine.desk))
        self._compare_deal()
        self._compare_indicators()
        if not own_walls_agree(self.hand):
            raise Differs("draws from the seats' own walls", "in their order", "other tiles")
        while self.compared < len(self.events):
            recorded = self.events[self.compared]
            if isinstance(recorded, Abort) and recorded.reason in UNTOLD_ENDS:
                return
            self._play_on()
            self._compare(recorded)
        if self.played and self._should_be_over():
            raise Differs("events", "none", list(self.played))

    @property
    def ended(self) -> bool:
        """Whether the rules ended the hand, not the end of the record."""
        return bool(self.table.phase >= HAND_OVER)

    def compare_what_follows(self, game: GameRecord, number: int) -> None:
        """Hold what the hand leaves behind against the next hand of the record, or against the final standing."""
        followed = number + 1 < len(game.hands) or game.final is not None
        if followed and game.source_format == "native" and not self._broken_off():
            self._compare_end()
        if not self.ended:
            if self._should_be_over() and not self._broken_off():
                raise Differs("end of the hand", "over", f"{self._waiting()} to act")
            return
        if self._broken_off():
            return
        over = self.table.phase == MATCH_OVER
        if number + 1 < len(game.hands):
            following = game.hands[number + 1]
            _same("the match", "goes on", "over" if over else "goes on")
            table = copy_of(self.table)
            self.engine.run(clear_hand, table, self.engine.rules)
            _same("next dealer", following.dealer, int(table.dealer))
            _same("next round", following.round_wind, int(table.round_wind))
            _same("next hand of the round", following.number, int(table.deal_number))
            _same("next counters", following.honba, int(table.counters))
            _same("next sticks", following.sticks, int(table.sticks))
            _same("next streak", following.streak, int(table.streak))
            self._compare_stakes(following, table)
            if self.engine.rules.pulling:
                _same("notes", following.notes, notes_of(table))
            _same("next scores", following.start_scores, tuple(table.scores[: len(self.hand.dealt)].tolist()))
            return
        if game.final is not None:
            self._compare_standing(game, game.final)
        whole = game.final is not None or game.source_format in PLAYED_WHOLE
        if whole and self.own_walls is None:
            _same("the match", "over", "over" if over else "goes on")

    def _compare_end(self) -> None:
        """Our own records break off nowhere but in their last hand."""
        if self.played:
            raise Differs("events", "none", list(self.played))
        _same("end of the hand", "over", "over" if self.ended else f"{self._waiting()} to act")

    def _compare_stakes(self, following: HandRecord, table: Any) -> None:
        if self.engine.rules.bet_kind == INNER_STAKES:
            seats = range(len(self.hand.dealt))
            _same("next stakes", following.stakes, tuple(int(table.bet[seat]) for seat in seats))
            lost = tuple(seat for seat in seats if int(table.lost_to_win) >> seat & 1)
            _same("seats that lost", tuple(sorted(following.lost)), lost)

    def _compare_standing(self, game: GameRecord, final: Final) -> None:
        seats = range(len(self.hand.dealt))
        _same("final scores", tuple(final.scores[: len(seats)]), self._scores())
        if final.points is None:
            return
        ranked = standings(self.engine, self.table)
        if game.source_format == "native":
            _same("final points", final.points, tuple(one.points for one in sorted(ranked, key=lambda one: one.seat)))
        else:  # others round in their own way
            points = final.points
            _same("final places", sorted(seats, key=lambda seat: -points[seat]), [one.seat for one in ranked])

    def _broken_off(self) -> bool:
        last = self.events[-1] if self.events else None
        return isinstance(last, Abort) and last.reason in UNTOLD_ENDS

    def _should_be_over(self) -> bool:
        """Whether the record tells how the hand ended; where play goes on after a win it may break off behind one."""
        goes_on = self.engine.rules.play_on != 1 and not self.ended
        return any(not (goes_on and isinstance(result, Win)) for result in self.hand.results)

    def _compare_start(self, in_time: bool) -> None:
        _same("the match", "goes on", "goes on" if in_time else "over")

    def _compare_indicators(self) -> None:
        """Those open from the start; what follows them is the dealer's first tile."""
        shown = tuple(event.tile for event in self.played if isinstance(event, Indicator))
        self.played = deque(event for event in self.played if not isinstance(event, Indicator))
        if self.engine.rules.indicators and self.hand.indicators:
            _same("indicators", self.hand.indicators, shown)

    def _compare_deal(self) -> None:
        """The hands as dealt, which may be in the step of the last bet."""
        hands = None if self.is_dealt else dealt(self.table)
        for seat, tiles in enumerate(hands or ()):
            _same(f"tiles dealt to seat {seat}", sorted(self.hand.dealt[seat]), sorted(tiles))
        self.is_dealt = self.is_dealt or hands is not None

    def _play_on(self) -> None:
        """Let the host rule and the seats answer as the record says, until the engine has done something."""
        recorded = self.events[self.compared]
        if not self.played and isinstance(recorded, TimeCalled):
            self._act(0, CALL_TIME)
        elif not self.played and isinstance(recorded, Abort) and recorded.reason == "chombo":
            if recorded.seat is None:
                raise Unplayable("the record does not say whose chombo it was")
            self._act(recorded.seat, RULE_CHOMBO)
        while not self.played and self.table.owed:
            due = answers(self.table, self.engine.rules, self.events[self.compared :])
            if not due:
                raise Differs("event", self.events[self.compared], f"{self._waiting()} to act")
            self._give(due)

    def _give(self, due: list[tuple[int, int]]) -> None:
        """Give the answers due now, each as the record says."""
        for seat, action in due:
            self._act(seat, action)

    def _act(self, seat: int, action: int) -> None:
        if self.own_walls is not None:
            self.own_walls.prepare(self.table, seat, action)
        happened = take_step(self.engine, self.table, seat, action)
        if happened is None:
            rules = self.engine.rules
            legal = ", ".join(one.label for one in actions_of(self.table, rules, seat)) or "nothing"
            wanted = action_of(self.table, rules, seat, action).label if 0 <= action < RULE_CHOMBO else "a chombo"
            raise Differs(f"action of seat {seat}", wanted, f"legal: {legal}")
        self.played.extend(happened)
        self._compare_deal()

    def _compare(self, recorded: Event) -> None:
        if not self.played:
            raise Differs("event", recorded, f"nothing; phase {int(self.table.phase)}")
        played = self.played.popleft()
        self.compared += 1
        if self.own_walls is not None and isinstance(played, Draw):
            self.own_walls.drew(played)
        found = difference(recorded, played)
        if found is not None:
            raise Differs(*found)
        if isinstance(recorded, Dice):
            load_next(self.table, self.events[self.compared :])

    def _scores(self) -> tuple[int, ...]:
        return tuple(self.table.scores[: len(self.hand.dealt)].tolist())

    def _waiting(self) -> str:
        seats = [str(seat) for seat in owing(self.table)]
        return f"seat {', '.join(seats)}" if seats else "nobody"


def _same(what: str, expected: Any, got: Any) -> None:
    if expected is not None and expected != got:
        raise Differs(what, expected, got)
