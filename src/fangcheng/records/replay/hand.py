"""One recorded hand played again on a table: every answer given as told, every event and what follows compared."""

from collections import Counter, deque
from collections.abc import Iterable
from typing import Any

from fangcheng.core.state.action_codes import CALL_TIME, FOLLOW, PASS, RULE_CHOMBO, RULE_FINE
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER, TURN
from fangcheng.core.state.rule_codes import FIRST_WIN_ENDS, INNER_STAKES
from fangcheng.errors import FangchengError
from fangcheng.game.actions import action_of, actions_of, owing
from fangcheng.game.engine import Engine, copy_of
from fangcheng.game.ranking import in_order, standings
from fangcheng.records.bookkeeping import is_whole
from fangcheng.records.model import (
    Abort,
    Dice,
    Draw,
    Event,
    Final,
    Followed,
    GameRecord,
    HandRecord,
    Indicator,
    Left,
    Payment,
    Returned,
    Ruled,
    RulingBack,
    TimeCalled,
    Win,
)
from fangcheng.records.remarks import breaks_off, is_interrupted
from fangcheng.records.replay.answers import answers
from fangcheng.records.replay.comparison import Difference, difference
from fangcheng.records.replay.duplicate import OwnWalls
from fangcheng.records.replay.fields import Fields
from fangcheng.records.replay.hosted import Host, ruling_of
from fangcheng.records.replay.payments import Till, payments
from fangcheng.records.replay.result_details import differing_details, has_details
from fangcheng.records.replay.start import beginning_of, start_of
from fangcheng.records.replay.step import load_next, take_step
from fangcheng.records.replay.table import begin, notes_of, outside_of, queue_of, seat_as_told
from fangcheng.records.replay.told_events import dealt, told, told_of
from fangcheng.records.replay.under import lay_under, lies_hidden, tells_indicators
from fangcheng.records.replay.wall import Unplayable, kinds_of, own_walls_agree, set_of

UNSEEN = (Left, Returned)
WRITTEN = dict(zip(HandRecord.__struct_fields__, HandRecord.__struct_encode_fields__))  # as records spell the fields


class Differs(Exception):
    """Raised where record and engine part ways; `difference` tells in what."""

    def __init__(self, what: str, expected: Any, got: Any) -> None:
        self.difference = Difference(what, expected, got)


class Replay:
    """One hand played again on a table."""

    def __init__(
        self, engine: Engine, table: Any, hand: HandRecord, duplicate: bool = False, ours: bool = False
    ) -> None:
        self.engine, self.table, self.hand = engine, table, hand
        self.fields = Fields(table)
        self.ours = ours  # then the record tells everything, and nothing in it may differ
        self.from_seed = False
        self.events = [event for event in hand.events if not isinstance(event, UNSEEN)]
        self.played: deque[Event] = deque()  # what the engine did and the record has not yet been held against
        self.compared = 0
        self.is_dealt = False
        self.host = Host(engine, table)
        self.own_walls = OwnWalls(hand) if duplicate else None
        self.shows_indicators = ours or tells_indicators(hand)

    def run(self, fresh: bool) -> None:
        """Deal, then follow the record to its end. Raises Differs at the first difference, and Unplayable."""
        if not fresh:
            self._compare_start(self.table.phase == HAND_OVER)
        self.host.begin(begin(self.engine, self.table, self.hand, fresh))
        if self.ours:
            self._compare_beginning(beginning_of(self.engine, self.table))
        self._follow()

    def run_from_seed(self) -> None:
        """Let the engine deal from its own generator, hold the deal against the record, then go on as `run` does."""
        self._compare_start(self.table.phase == HAND_OVER)
        self.from_seed = True
        self.host.begin(self.table.tobytes())
        self._compare_beginning(start_of(self.engine, self.table))
        self._follow()

    def _follow(self) -> None:
        self.played.extend(told(self.table, self.engine.rules, self.engine.desk))
        self._compare_deal()
        self._compare_indicators()
        if self.own_walls is not None:
            self._compare_own_walls()
        while self.compared < len(self.events):
            recorded = self.events[self.compared]
            if breaks_off(recorded, self.ours):
                return
            self._play_on()
            self._compare(recorded)
        if self.played and self._should_be_over():
            raise Differs("events", "none", list(self.played))

    @property
    def ended(self) -> bool:
        """Return True if the rules ended the hand, not the end of the record."""
        return bool(self.table.phase >= HAND_OVER)

    def compare_what_follows(self, game: GameRecord, number: int) -> None:
        """Hold what the hand leaves behind against the next hand of the record, or against the final standing."""
        followed = number + 1 < len(game.hands) or is_whole(game) or game.left
        if self._broken_off():
            if not is_interrupted(self.events[-1]):
                return  # the ending has a name unknown here: nobody can say what follows it
            if number + 1 < len(game.hands):
                raise Differs("next hand", "one", "none, for this one was broken off")
            return
        if followed:
            self._compare_end()
        if not self.ended:
            if self._should_be_over():
                raise Differs("end of the hand", "over", f"{self._waiting()} to act")
            return
        over = self.table.phase == MATCH_OVER
        if number + 1 < len(game.hands):
            following = game.hands[number + 1]
            _same("the match", "goes on", "over" if over else "goes on")
            table = copy_of(self.table)
            self.engine.clear_hand(table)
            if self.table.coming.reseat:
                seat_as_told(table, self.table, following)
            _same("next dealer", following.dealer, int(table.dealer))
            _same("next round", following.round_wind, int(table.round_wind))
            _same("next hand of the round", following.number, int(table.deal_number))
            _same("next counters", following.counters, int(table.counters))
            _same("next sticks", following.sticks, int(table.sticks))
            _same("next streak", following.streak, int(table.streak))
            self._compare_stakes(following, table)
            if self.engine.rules.pulling:
                _same("notes", following.notes, notes_of(table))
            _same("next points beside the table", following.outside, outside_of(self.engine.rules, table))
            for what, told_next in queue_of(self.engine.rules, table).items():
                _same(f"next {what.replace('_', ' ')}", getattr(following, what), told_next)
            _same("next scores", following.start_scores, tuple(table.scores[: len(self.hand.dealt)].tolist()))
            return
        if game.final is not None:
            self._compare_standing(game, game.final)
        elif over and game.source_format == "mjlog":
            raise Differs("final standing", "none", "one, for the match is over")
        if is_whole(game) and self.own_walls is None:
            _same("the match", "over", "over" if over else "goes on")

    def _compare_end(self) -> None:
        """Check that a hand is over which another one or the end of the game follows."""
        if self.played:
            raise Differs("events", "none", list(self.played))
        _same("end of the hand", "over", "over" if self.ended else f"{self._waiting()} to act")

    def _compare_stakes(self, following: HandRecord, table: Any) -> None:
        if self.engine.rules.bet_kind == INNER_STAKES:
            seats = range(len(self.hand.dealt))
            _same("next stakes", following.stakes, tuple(int(table.bets.placed[seat]) for seat in seats))
            lost = tuple(seat for seat in seats if int(table.bets.lost) >> seat & 1)
            _same("seats that lost", tuple(sorted(following.lost)), lost)

    def _compare_standing(self, game: GameRecord, final: Final) -> None:
        seats = range(len(self.hand.dealt))
        ranked = standings(self.engine, self.table)
        _same("final scores", tuple(final.scores[: len(ranked)]), tuple(one.score for one in in_order(ranked)))
        if self.ours:
            points = [one.points for one in in_order(ranked) if one.points is not None]
            if final.points != (tuple(points) or None):
                raise Differs("final points", final.points, tuple(points) or None)
        elif final.points is not None:  # others round in their own way
            told = final.points
            _same("final places", sorted(seats, key=lambda seat: -told[seat]), [one.seat for one in ranked])

    def _broken_off(self) -> bool:
        return bool(self.events) and breaks_off(self.events[-1], self.ours)

    def _should_be_over(self) -> bool:
        """Return True if the record tells how the hand ended; where play goes on after a win it may end behind one."""
        goes_on = self.engine.rules.play_on != FIRST_WIN_ENDS and not self.ended
        return any(not (goes_on and isinstance(result, Win)) for result in self.hand.results)

    def _compare_start(self, in_time: bool) -> None:
        _same("the match", "goes on", "goes on" if in_time else "over")

    def _compare_beginning(self, begun: dict[str, Any]) -> None:
        """Compare every field the hand begins with; a wall or dice that are left out are not told."""
        for field, got in begun.items():
            expected = getattr(self.hand, field)
            if expected != got and (field not in ("wall", "dice") or expected is not None):
                raise Differs(f"{WRITTEN[field].replace('_', ' ')} of the hand", *_first_unequal(expected, got))
        if self.hand.start_chips is not None:
            raise Differs("start chips of the hand", self.hand.start_chips, None)

    def _compare_own_walls(self) -> None:
        if not own_walls_agree(self.hand):
            raise Differs("draws from the seats' own walls", "in their order", "other tiles")
        tiles = Counter(kinds_of(tile for wall in self.hand.own_walls or () for tile in wall))
        if self.hand.own_walls and tiles != set_of(self.engine.rules):
            raise Differs("tiles of the seats' own walls", "those of the game", "others")

    def _compare_indicators(self) -> None:
        """Compare the indicators open from the start; what follows them is the dealer's first tile."""
        shown = tuple(event.tile for event in self.played if isinstance(event, Indicator))
        self.played = deque(event for event in self.played if not isinstance(event, Indicator))
        if self.engine.rules.indicators and (self.ours or self.hand.indicators):
            _same("indicators", self.hand.indicators, shown)

    def _compare_deal(self) -> None:
        """Compare the hands as dealt, which may be in the step of the last bet."""
        hands = None if self.is_dealt else dealt(self.table)
        for seat, tiles in enumerate(hands or ()):
            _same(f"tiles dealt to seat {seat}", sorted(self.hand.dealt[seat]), sorted(tiles))
        self.is_dealt = self.is_dealt or hands is not None

    def _play_on(self) -> None:
        """Let the host rule and the seats answer as the record says, until the engine has done something."""
        recorded = self.events[self.compared]
        if not self.played and isinstance(recorded, Ruled | RulingBack):
            self._rule(recorded)
        elif not self.played and isinstance(recorded, TimeCalled):
            self._act(0, CALL_TIME)
        elif not self.played and isinstance(recorded, Followed):
            self._act(recorded.person, FOLLOW + recorded.seat)
        elif not self.played and isinstance(recorded, Abort) and recorded.reason == "chombo":
            if recorded.seat is None:
                raise Unplayable("the record does not say whose chombo it was")
            self._act(recorded.seat, RULE_CHOMBO)
        elif not self.played and isinstance(recorded, Payment) and recorded.what == "fine":
            if recorded.seat is None:
                raise Unplayable("the record does not say whose fine it was")
            self._act(recorded.seat, RULE_FINE)
        while not self.played and self.fields.owed[0]:
            due = answers(self.table, self.engine.numbers, self.events[self.compared :])
            if not due:
                raise Differs("event", self.events[self.compared], f"{self._waiting()} to act")
            self._give(due)

    def _rule(self, recorded: Ruled | RulingBack) -> None:
        """Let the host rule as recorded, or take it back."""
        try:
            if isinstance(recorded, Ruled):
                self.played.extend(self.host.rule(ruling_of(recorded), recorded.number))
            else:
                self.played.extend(self.host.back(recorded.number))
        except FangchengError as refusal:
            raise Differs("ruling", recorded, str(refusal)) from None

    def _give(self, due: list[tuple[int, int]]) -> None:
        """Give the answers due now, each as the record says."""
        wins: list[Win] = []
        for event in self.events[self.compared :]:
            if not isinstance(event, Win):
                break
            wins.append(event)
        if wins and not self.ours and self.engine.rules.indicators and lies_hidden(self.hand, wins):
            lay_under(self.engine, self.table, self.hand, wins, due)
        for seat, action in due:
            self._act(seat, action)

    def _act(self, seat: int, action: int) -> None:
        if self.own_walls is not None:
            self.own_walls.prepare(self.table, seat, action)
        happened = self._step(seat, action)
        if happened is None:
            rules = self.engine.rules
            legal = ", ".join(one.label for one in actions_of(self.table, rules, seat)) or "nothing"
            wanted = action_of(self.table, rules, seat, action).label if 0 <= action < RULE_CHOMBO else "a ruling"
            raise Differs(f"action of seat {seat}", wanted, f"legal: {legal}")
        self.played.extend(event for event in happened if self.shows_indicators or not isinstance(event, Indicator))
        self._compare_deal()

    def _step(self, seat: int, action: int) -> Iterable[Event] | None:
        """Give an answer as `take_step` does, an ordinary one by a shorter way."""
        engine, table, fields = self.engine, self.table, self.fields
        if action >= RULE_CHOMBO or (action == PASS and fields.phase[0] == TURN):
            return take_step(engine, table, seat, action)
        if not engine.act_in(fields.array, seat, action):
            return None
        if fields.wild_mask[0]:  # there may be tiles that are not what is printed on them
            return told(table, engine.rules, engine.desk)
        till = Till(payments(table) if fields.payment_count[0] else [], table)
        return told_of(table, engine.rules, engine.desk, fields.rows, till)

    def _compare(self, recorded: Event) -> None:
        if not self.played:
            raise Differs(
                "event", recorded, "nothing: the hand is over" if self.ended else f"nothing: {self._waiting()} to act"
            )
        played = self.played.popleft()
        self.compared += 1
        if self.own_walls is not None and isinstance(played, Draw):
            self.own_walls.drew(played)
        found = difference(recorded, played, self.ours)
        if found is None and not self.ours and has_details(recorded):
            before = self.events[: self.compared - 1]
            found = differing_details(recorded, self.hand, before, self.table, self.engine.rules)
        if found is not None:
            raise Differs(*found)
        if isinstance(recorded, Dice) and not self.from_seed:
            load_next(self.table, self.events[self.compared :])

    def _scores(self) -> tuple[int, ...]:
        return tuple(self.table.scores[: len(self.hand.dealt)].tolist())

    def _waiting(self) -> str:
        seats = [str(seat) for seat in owing(self.table)]
        return f"seat {', '.join(seats)}" if seats else "nobody"


def _first_unequal(expected: Any, got: Any) -> tuple[Any, Any]:
    """Return the first tiles that differ, with their place, where both are walls; else both whole."""
    if isinstance(expected, tuple) and isinstance(got, tuple) and len(expected) == len(got) > len("ESWN"):
        place = next(place for place, tile in enumerate(expected) if tile != got[place])
        return f"{expected[place]} at place {place + 1}", got[place]
    return expected, got


def _same(what: str, expected: Any, got: Any) -> None:
    if expected is not None and expected != got:
        raise Differs(what, expected, got)
