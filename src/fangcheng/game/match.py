"""`Match`: one match of any variant, move by move: legal actions, events, views, undo, JSON, explanations."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from fangcheng.core.state.action_codes import CALL_TIME, FOLLOW, RULE_CHOMBO, RULE_FINE, RULED, RULING_BACK
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER, SEATS
from fangcheng.core.state.rule_codes import LEAVING_CHANGES_NOTHING
from fangcheng.core.state.table import TABLE
from fangcheng.errors import FangchengError
from fangcheng.game import hosting
from fangcheng.game.actions import Action, actions_of, numbers_of
from fangcheng.game.arguments import (
    MOST_HANDS,
    check_seat,
    hands_wanted,
    known_options,
    seed_text,
    shown,
    steps_wanted,
    whole_number,
)
from fangcheng.game.checked import check_of
from fangcheng.game.engine import Engine, Mode, array_of, copy_of
from fangcheng.game.event_types import AnyEvent, RulingBack
from fangcheng.game.events import read_events
from fangcheng.game.explain import SETTLING, Explanation, explanations_of
from fangcheng.game.observations import Eyes, Observation
from fangcheng.game.outer_stakes import OuterOrder, OuterStakes
from fangcheng.game.quick import (
    HANDS,
    HANDS_AT,
    OWED,
    PHASE,
    SCORES,
    SCORES_AT,
    SEATS_AT,
    actions_open,
    events_quickly,
)
from fangcheng.game.ranking import Standing, seat_where, standings, waiting
from fangcheng.game.reasons import Reason, refusal_of, warning, why_not
from fangcheng.game.ruled import NONE_RULED, Hosted, Preview, Ruling, RulingKind
from fangcheng.game.rulings import FOLLOWS, anybody_decided, name_followed
from fangcheng.game.said import number_of
from fangcheng.game.saved import MatchStart, read_saved, saved_of, write_saved
from fangcheng.game.sealed import Secret
from fangcheng.game.seen_events import hiding_of, seen_by
from fangcheng.game.shown import html_of_match, line_of
from fangcheng.game.undoing import History, Step, table_of
from fangcheng.game.views import View, view_of
from fangcheng.rules.digest import digest, other_rules
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Variant
from fangcheng.variants import is_own, of_record

OWING = [[seat for seat in range(SEATS) if mask >> seat & 1] for mask in range(1 << SEATS)]  # seats by their mask


class Match:
    """One match from the draw for seats to the last hand.

    `seed` is any text or number; without one it is drawn. `options` and `preset` are the variant's. `salt`: sealed.py.
    `mode` "auto" begins interpreted, lets a process of its own compile, up to a minute the first time on a machine, and
    changes over between two actions, with the same results; "interpreted" never compiles; "compiled" does before it
    deals. Without `undo` nothing can be taken back, and a decision costs a quarter less; with a number the latest so
    many actions can, and the match needs no more memory for it however long it lasts. After `max_hands` hands a match
    that goes on says that it is `truncated`; nothing is refused.
    Raises UnknownVariant, UnknownName and BadOption; FangchengError for a seed that is neither.
    """

    _undo = True  # actions can be taken back
    max_hands = MOST_HANDS
    rulings: list[Ruling]
    _hosted: Hosted = NONE_RULED  # what was ruled since the last deal

    def __init__(
        self,
        variant: Variant,
        seed: str | int | None = None,
        options: Mapping[str, Value] | None = None,
        preset: str | None = None,
        mode: Mode = "auto",
        salt: str = "",
        undo: bool | int = True,
        max_hands: int = MOST_HANDS,
    ) -> None:
        self.engine = Engine(variant, options, preset, mode)
        self.variant = self.engine.ruleset.id
        self.seed = seed_text(secrets.token_hex(8) if seed is None else seed)  # of the first match
        self.salt = salt
        self.options: dict[str, Value] = known_options(options)
        self.preset = preset
        self.actions: list[list[tuple[int, int]]] = []  # by hand: seat and number of every action
        self.matches: list[MatchStart] = []  # where matches after the first begin
        self._events: list[AnyEvent] = []
        self._settlements: list[Explanation] = []  # of the present hand
        self._hand_start = 0  # index of its first event
        self.rulings: list[Ruling] = []  # of the host, in their order; `struck` tells which are taken back
        self._history, self._undo = History(steps_wanted(undo)), bool(undo)
        self.max_hands = hands_wanted(max_hands)
        self.table = self.engine.new_table(self.seed)
        self.outer = OuterStakes(self)  # stakes of onlookers
        self._events += read_events(self.plain)
        self._deal()

    def __repr__(self) -> str:
        return line_of(self)

    def _repr_html_(self) -> str:
        return html_of_match(self)

    def ranking(self) -> list[Standing]:
        """Rank all persons from first to last, with placement points where the variant gives them.

        Rules: RIICHI-107, RIICHI-108, SANMA-44, SANMA-45, MCR-50, TAIWAN-88, SICHUAN-50, TIANJIN-51, CHENGDU-45.
        """
        return standings(self.engine, self.table)

    # --- where it stands

    @property
    def table(self) -> Any:
        """Return the record; read it, never write it."""
        return self._table

    @table.setter
    def table(self, table: Any) -> None:
        self._table = table
        self._array = array_of(table, TABLE)  # the same memory, as compiled kernels take it
        self.plain = self._array[0]  # without attributes, ten times as quick to read
        self._octets = memoryview(self._array.view(np.uint8))

    @property
    def owed(self) -> list[int]:
        """Return the seats that owe a decision now."""
        octets = self._octets
        return OWING[octets[OWED] & (1 << octets[SEATS_AT]) - 1].copy()

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return self._octets[SEATS_AT]

    @property
    def hand_over(self) -> bool:
        """Return True if the hand has ended; `next_hand` deals the next one unless the match is over."""
        return self._octets[PHASE] >= HAND_OVER

    @property
    def over(self) -> bool:
        """Return True if the match has ended."""
        return self._octets[PHASE] == MATCH_OVER

    @property
    def truncated(self) -> bool:
        """Return True if the match has had its `max_hands` without an end: programs may stop, players play on.

        Among players who never win, as by chance, a dealer who stays on drawn hands stays for ever.
        """
        octets = self._octets
        goes_on = octets[PHASE] == HAND_OVER
        return goes_on and HANDS.unpack_from(octets, HANDS_AT)[0] >= self.max_hands

    @property
    def scores(self) -> list[int]:
        """Return the points of every seat, by seat."""
        return [*SCORES.unpack_from(self._octets, SCORES_AT)[: self._octets[SEATS_AT]]]

    @property
    def persons(self) -> list[int]:
        """Return the person at each seat: numbers in the order of joining."""
        persons: list[int] = self.plain["person"].tolist()[: self.seats]
        return persons

    @property
    def scores_by_person(self) -> list[int]:
        """Return the points of every person, by person, those who wait for a seat included."""
        points = dict(zip(self.persons, self.scores)) | waiting(self.plain)
        return [points[person] for person in sorted(points)]

    @property
    def waiting(self) -> list[int]:
        """Return the persons who wait for a seat, from the head of the queue on; mostly nobody (CHENGDU-8)."""
        return list(waiting(self.plain))

    def seat_of(self, person: int) -> int:
        """Return the seat where a person sits now. Raises FangchengError for who waits for a seat, or is not there."""
        return seat_where(self.plain, person)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what is the same memory in other forms, and what it is looked at with."""
        left_out = ("_array", "plain", "_octets", "_eyes")
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.table = copy_of(state["_table"])  # what comes from a pickle lies in no array

    # --- playing

    def legal(self, seat: int) -> list[Action]:
        """Return all actions open to `seat`; none when it owes nothing."""
        self._check_seat(seat)
        if not self._octets[OWED] >> seat & 1:
            return []
        if self.engine.tells_plainly:
            return actions_open(self._octets, self.plain, self.engine.numbers, seat)
        return actions_of(self.plain, self.engine.numbers, seat)

    def act(self, seat: int, action: Action | int | str) -> "list[AnyEvent]":
        """Give the decision of a seat and return what happened.

        `action` is an Action, its number, or notation: "5m", "5m drawn", "chi 46m", "pon", "win", "pass".
        Raises IllegalAction, which names the reason and the rule; nothing has changed then.
        """
        self._check_seat(seat)
        number = action.number if isinstance(action, Action) else number_of(self.table, self.engine.rules, seat, action)
        before = self._step()
        if not self.engine.act_in(self._array, seat, number):
            raise refusal_of(self.engine, self.table, seat, number)
        return self._went_on(before, seat, number)

    def rule_chombo(self, seat: int) -> "list[AnyEvent]":
        """Rule as the host that a foul of `seat` spoiled the hand. He pays, sticks return, the hand is dealt again.

        Raises FangchengError between hands and in games without a chombo (RIICHI-101, RIICHI-111, SANMA-46).
        """
        return self.rule("chombo", seat=seat)

    def rule_fine(self, seat: int) -> "list[AnyEvent]":
        """Enter as the host a fine of `seat`, which goes into the pot; errors are those of a chombo (BEIJING-17)."""
        return self.rule("fine", seat=seat, points=self.engine.numbers.fine or 1, to="pot")

    def rule(
        self,
        ruling: Ruling | RulingKind,
        seat: int | None = None,
        points: int = 0,
        to: int | str = "nobody",
        rule: str = "",
        note: str = "",
        by: str = "",
    ) -> "list[AnyEvent]":
        """Rule as the host, and return what happened: `Ruled` first, then what it moves and ends.

        A fine takes `points` from a seat and gives them to nobody, to each of the others, to a seat or into the pot; a
        warning and a note move nothing; a chombo, a void hand and one that is dealt again end the hand; time ends the
        match. `rule` is what it cites, mostly the game's own; without one give a reason in `note`. The whole ruling
        may be given as a `Ruling`. Raises FangchengError for what cannot be ruled now; nothing has changed then.
        Rules: MCR-57, MCR-P18, RIICHI-5, RIICHI-101, RIICHI-111, RIICHI-P13, BEIJING-17.
        """
        return self._carry_out(self._ruling(ruling, seat, points, to, rule, note, by))

    def preview(
        self,
        ruling: Ruling | RulingKind,
        seat: int | None = None,
        points: int = 0,
        to: int | str = "nobody",
        rule: str = "",
        note: str = "",
        by: str = "",
    ) -> Preview:
        """Say what a ruling would do, without doing it; arguments and errors are those of `rule`."""
        asked = self._ruling(ruling, seat, points, to, rule, note, by)
        twin = self.copy()
        return hosting.preview_of(self, twin, twin._carry_out(asked))

    def take_back(self, number: int) -> "list[AnyEvent]":
        """Take a ruling back, by its number in `rulings`; possible until the next deal. Return what happened.

        What ended the hand gives it back as it was; of any other ruling what it moved goes back. It stays among
        `rulings`, and `struck` names it. Raises FangchengError for what stands no more.
        """
        number = whole_number("number", number, "the number of a ruling")
        before = self._step()
        shows = hosting.settlements_before(self._hosted, number)
        self._hosted = hosting.take_back(self.engine, self.table, self._hosted, number)
        happened = self._went_on(before, number, RULING_BACK, RulingBack(number=number))
        if shows is not None:
            self._settlements = shows  # the hand goes on as if it had not ended: nothing of that was settled
        return happened

    @property
    def first_ruling(self) -> int:
        """Return the number of the first ruling of the present match: `rulings` holds those of all matches."""
        begun = self.matches[-1].hand if self.matches else 0
        return sum(number == RULED for hand in self.actions[:begun] for _, number in hand)

    @property
    def struck(self) -> list[int]:
        """Return the numbers of the rulings that were taken back."""
        return [one for hand in self.actions for one, number in hand if number == RULING_BACK]

    @property
    def open_rulings(self) -> list[int]:
        """Return the numbers of the rulings that may still be taken back."""
        return [made.number for made in self._hosted.made]

    def _ruling(
        self, ruling: Ruling | RulingKind, seat: Any, points: Any, to: Any, rule: Any, note: Any, by: Any
    ) -> Ruling:
        if isinstance(ruling, Ruling):
            return hosting.checked(self.engine, self.table, ruling)
        asked = Ruling(ruling=ruling, seat=seat, points=points, to=to, rule=rule, note=note, by=by)
        return hosting.checked(self.engine, self.table, asked)

    def _carry_out(self, ruling: Ruling) -> "list[AnyEvent]":
        """Carry out a checked ruling."""
        before, number = self._step(), len(self.rulings)
        self._hosted = hosting.carry_out(self.engine, self.table, self._hosted, ruling, number, self._settlements)
        self.rulings.append(ruling)
        return self._went_on(before, number, RULED, hosting.told_of(ruling, number))

    def follow(self, person: int, seat: int) -> "list[AnyEvent]":
        """Let a person who waits get or pay again what the player at `seat` wins or loses, until he names another.

        It is said after the deal, before anybody has made a decision; else FangchengError is raised (CHENGDU-10).
        """
        self._check_seat(seat)
        before = self._step()
        name_followed(self.engine, self.table, person, seat, anybody_decided(self.actions[-1]))
        return self._went_on(before, person, FOLLOW + seat)

    def call_time(self) -> None:
        """Call time, as the host. The hand in play is finished, and as many more as the rules say are played.

        Called between hands, one more is played. A second call changes nothing.
        Rules: RIICHI-P13, MCR-P17.
        """
        if not self.over and self.hands_to_go is None:
            before = self._step()
            self.engine.call_time(self.table)
            if self._undo:
                self._history.append(before)
            self.actions[-1].append((0, CALL_TIME))

    @property
    def hands_to_go(self) -> int | None:
        """Return the number of hands after the present one since time was called; None before."""
        return int(self.plain["time_called"]) - 1 if self.plain["time_called"] else None

    def next_hand(self) -> "list[AnyEvent]":
        """Deal the next hand and return what happened. Raises FangchengError while the hand or after the match."""
        if self.over:
            raise FangchengError("the match is over: there is no next hand")
        if not self.hand_over:
            raise FangchengError("the hand is not over: somebody owes a decision")
        return self._deal()

    def next_match(self, leaving: bool = False, secret: Secret | None = None) -> "list[AnyEvent]":
        """Begin another match of the same company, deal its first hand and return what happened.

        Its walls come from the seed of `secret`; without one the generator of the match before runs on.
        Seats are drawn anew, in Taiwan by the throw of the last winner; scores begin again. `leaving`: somebody has
        left for good and another has taken his seat and score, so a new match begins at once, between two hands, with
        all scores kept and the dealer drawn anew; not every variant has a rule for that.
        Raises FangchengError while the match goes on, or a hand, or where the variant has no such rule.
        Rules: TAIWAN-6, TIANJIN-5.
        """
        if leaving and self.engine.rules.leave_rule == LEAVING_CHANGES_NOTHING:
            raise FangchengError(f"{self.variant} has no rule for players who leave: play the match to its end")
        if not (self.hand_over if leaving else self.over):
            what = "hand" if leaving else "match"
            raise FangchengError(f"the {what} is not over: it is played to its end first")
        self.matches.append(MatchStart.of(len(self.actions), leaving, secret))
        self.outer.end_match()
        self.engine.next_match(self.table, leaving, secret.seed if secret else None)
        begun = read_events(self.plain)
        self._events += begun
        return begun + self._deal()

    def why_not(self, seat: int, action: Action | int | str) -> Reason | None:
        """Say why the action is not open to the seat; None when it is."""
        self._check_seat(seat)
        number = number_of(self.table, self.engine.rules, seat, action)
        return None if number in numbers_of(self.plain, seat) else why_not(self.engine, self.table, seat, number)

    def warning(self, seat: int, action: Action | int | str) -> Reason | None:
        """Say what an open action would give up for the rest of the hand, so that a page can ask first; mostly None."""
        self._check_seat(seat)
        return warning(self.engine, self.table, seat, number_of(self.table, self.engine.rules, seat, action))

    def undo(self, steps: int = 1) -> None:
        """Take back the last actions, also across hands. Raises FangchengError if there are not so many."""
        steps = whole_number("steps", steps, "a whole number of actions")
        if not 0 <= steps <= len(self._history):
            raise FangchengError(f"undo {shown(steps)}: only {len(self._history)} actions can be taken back")
        for _ in range(steps):
            step = self._history.pop()
            while not self.actions[-1]:
                self.actions.pop()
            number, action = self.actions[-1].pop()
            if action == RULED:
                del self.rulings[number:]
            self.table, self._hosted = table_of(step.table), step.hosted
            self.matches = [start for start in self.matches if start.hand < len(self.actions)]
            if step.outer is not None:
                self.outer.go_back(step.outer)
            del self._events[step.events :]
            self._hand_start, self._settlements = step.hand_start, step.settlements

    def forget_undo(self) -> None:
        """Let everything so far stand: `undo` leads back no further. What it keeps of a long match is a megabyte."""
        self._history.clear()

    # --- what happened, and what a seat may know

    @property
    def events(self) -> "list[AnyEvent]":
        """Return the list of everything that happened, all tiles named: not for players."""
        return self._events

    def events_for(self, seat: int | None, start: int = 0) -> "list[AnyEvent]":
        """Return the stream from event `start` on as `seat` saw it; None for an onlooker."""
        if seat is not None:
            self._check_seat(seat)
        start = slice(start, None).indices(len(self._events))[0]
        known = self._hand_start if start >= self._hand_start else 0  # what a hand opens to a seat ends with it
        return list(seen_by(self._events[known:], seat, hiding_of(self.engine.numbers), start - known))

    @property
    def hand_events(self) -> "list[AnyEvent]":
        """Return the events of the present hand, all tiles named."""
        return self._events[self._hand_start :]

    def view(self, seat: int | None = None) -> View:
        """Return everything `seat` may know and nothing more; None for an onlooker."""
        if seat is not None:
            self._check_seat(seat)
        return view_of(self.engine, self.table, seat, self._settlements)

    @cached_property
    def _eyes(self) -> Eyes:
        return Eyes(self.engine)

    def observe(self, seat: int, planes: bool = False) -> Observation:
        """Return what `seat` sees as numbers: the arrays of `Tables.observe` without their first axis."""
        self._check_seat(seat)
        out = self._eyes.room_for(1, planes)
        self._eyes.look(self.engine.run_arrays, array_of(self.table, TABLE), np.array([seat], np.int8), out)
        return {name: rows[0] for name, rows in out.items()}

    def explain(self) -> list[Explanation]:
        """Explain every settlement since the hand began: what was won or paid, why, and by which rules."""
        return list(self._settlements)

    # --- keeping

    @property
    def check(self) -> str:
        """Return the SHA-256 of the whole table: equal tables have equal ones."""
        return check_of(self.table)

    @property
    def digest(self) -> str:
        """Return the SHA-256 of the rules with the options of this match; empty where they are a page of this library.

        Those have a revision; house rules and pages of one's own have none that anybody would keep.
        """
        ruleset = self.engine.ruleset
        return "" if is_own(ruleset) else digest(ruleset.record(self.engine.chosen))

    def to_json(self) -> str:
        """Write the match as JSON: seed, options and actions, from which `from_json` plays it again."""
        return write_saved(saved_of(self))

    @classmethod
    def from_json(cls, text: str | bytes, mode: Mode = "auto") -> "Match":
        """Return the match `to_json` wrote. Raises FangchengError where it cannot be read or comes out otherwise."""
        saved = read_saved(text)
        ruleset = of_record(saved.variant, saved.house or "")
        match = cls(ruleset, saved.seed, saved.options, saved.preset, mode, saved.salt)
        if saved.digest and saved.digest != match.digest:
            raise FangchengError(other_rules(ruleset, saved.digest, match.digest, saved.revision))
        match.replay(saved.hands, saved.matches, saved.outer, saved.rulings)
        if match.check != saved.check:
            revision = match.engine.ruleset.revision
            raise FangchengError(
                f"the saved match comes out otherwise: it was played under revision {saved.revision} of "
                f"{saved.variant}, this is revision {revision}"
            )
        return match

    def replay(
        self,
        hands: Sequence[Sequence[tuple[int, int]]],
        matches: Sequence[MatchStart] = (),
        outer: Sequence[OuterOrder] = (),
        rulings: Sequence[Ruling] = (),
    ) -> None:
        """Play the actions of further hands, beginning in the present one; `matches` say where new matches begin.

        `rulings` are those that stand among the actions, in their order.
        """
        starts = {start.hand: start for start in matches}
        ruled = iter(rulings)
        for number, hand in enumerate(hands):
            start = starts.get(len(self.actions))
            if number > 0 and start is not None:
                self.next_match(start.leaving, start.secret)
            elif number > 0:
                self.next_hand()
            self.outer.repeat(outer)
            for seat, action in hand:
                self._repeat(seat, action, ruled)
                self.outer.repeat(outer)
        if next(ruled, None) is not None:
            raise FangchengError("no saved match: a ruling more than there are among its actions")

    def _repeat(self, seat: int, action: int, ruled: Iterator[Ruling]) -> None:
        """Do again what stands among the actions of a hand."""
        if action == RULED:
            self.rule(hosting.next_of(ruled, len(self.rulings)))
        elif action == RULING_BACK:
            self.take_back(seat)
        elif action == RULE_CHOMBO:
            self.rule_chombo(seat)
        elif action == RULE_FINE:
            self.rule_fine(seat)
        elif action in FOLLOWS:
            self.follow(seat, action - FOLLOW)
        elif action == CALL_TIME:
            self.call_time()
        else:
            self.act(seat, action)

    def copy(self) -> "Match":
        """Return an independent match at the same point; it cannot undo what came before."""
        other: Match = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.__dict__.pop("_eyes", None)  # a copy may belong to another thread
        other.table = copy_of(self.table)
        other.actions = [list(hand) for hand in self.actions]
        other.rulings = list(self.rulings)
        other._events = list(self._events)
        other._settlements = list(self._settlements)
        other.matches = list(self.matches)
        other.outer = self.outer.copy(other)
        other._history = History(self._history.most)
        return other

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    # --- inside

    def _deal(self) -> "list[AnyEvent]":
        self._settlements = []
        self._hand_start = len(self._events)
        scores = self.scores
        self._hosted = Hosted(before_deal=self._octets.tobytes())
        self.engine.start_hand(self.table)
        self.actions.append([])
        return self._take_in(scores)

    def _step(self) -> Step:
        outer = self.outer.books() if self.engine.numbers.outer_bet else None
        return Step(self._octets.tobytes(), len(self._events), self._settlements, self._hand_start, outer, self._hosted)

    def _went_on(self, before: Step, seat: int, number: int, said: AnyEvent | None = None) -> "list[AnyEvent]":
        """Keep the way back and the action, and take in what it brought about; `said` is told before that."""
        if self._undo:
            self._history.append(before)
        self.actions[-1].append((seat, number))
        if said is not None:
            return self._take_in([*SCORES.unpack_from(before.table, SCORES_AT)[: self.seats]], said)
        happened = events_quickly(self._octets) if self.engine.tells_plainly else None
        if happened is None:
            return self._take_in([*SCORES.unpack_from(before.table, SCORES_AT)[: self.seats]])
        self._events += happened
        return happened

    def _take_in(self, scores: list[int], said: AnyEvent | None = None) -> "list[AnyEvent]":
        """Read the events of the step and explain what was settled in it; `scores` are those before."""
        happened = read_events(self.plain)
        if said is not None:
            happened.insert(0, said)
        self._events += happened
        if any(isinstance(event, SETTLING) for event in happened):
            self.outer.settle(happened)
            explained = explanations_of(self.engine, self.table, happened, scores)
            self._settlements = self._settlements + explained  # anew: what `undo` keeps is the old list
        return happened

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self._octets[SEATS_AT]:
            check_seat(seat, self.seats)
