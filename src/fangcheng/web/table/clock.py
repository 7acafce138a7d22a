"""The clock of one table: how long a decision may take, and the answer for who does not give one."""

from collections.abc import Callable
from dataclasses import dataclass

from fangcheng.core.state.action_codes import RULE_CHOMBO
from fangcheng.core.state.codes import CLAIM, ROB
from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.web import wire


@dataclass(frozen=True)
class Limits:
    """Seconds for a decision and for the match; 0 is no limit."""

    first: int = 0  # of the dealer up to the first discard of a hand
    turn: int = 0
    claim: int = 0
    match: int = 0
    bank: int = 0  # in reserve for each hand: what decisions may take beyond their own

    @classmethod
    def of(cls, match: Match, seconds: int = 0, bank: int = 0) -> "Limits":
        """Return what the variant's options say; `seconds` for every decision go before them.

        Either way a `bank` of seconds stands beside them. Raises FangchengError where there is nothing to stand beside.
        Rules: MCR-26, MCR-P17, RIICHI-P13.
        """
        rules = match.engine.rules
        whole = 60 * int(rules.match_minutes)
        each = int(rules.clock_first), int(rules.clock_turn), int(rules.clock_claim)
        if seconds:
            each = seconds, seconds, seconds
        if bank and not any(each):
            raise FangchengError("error-bank-alone")
        return cls(*each, match=whole, bank=bank)

    def seconds(self, match: Match, seat: int | None) -> int:
        """Return the seconds for the decision that `seat` owes. A claim window is one for all claims of a discard."""
        table = match.table
        if table.phase in (CLAIM, ROB):
            return self.claim
        opening = seat == table.dealer and not any(table.river_count[: match.seats])
        return self.first if opening else self.turn


MORE_TIME = 10  # seconds more for the first decision, and for the match, after the server was gone
LEAST_TIME = 15  # seconds that it has at the least


class Clock:
    """Time left for the person's present decision and for the match. `now` gives seconds from anywhere."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.limits = limits
        self._now = now
        self._moment: tuple[int, ...] | None = None  # of the decision that is owed
        self._full = 0
        self._end = 0.0
        self._more = 0  # seconds more for the next decision
        self.granted = False  # the present decision has them
        self.begin_match()
        self.begin_hand()

    def begin_match(self) -> None:
        """Begin the time of the match."""
        self._match_end = self._now() + self.limits.match

    def begin_hand(self) -> None:
        """Fill the bank again; no decision of the hand before is owed any more."""
        self._moment = None
        self._bank: float = self.limits.bank

    @property
    def bank(self) -> float | None:
        """Return the seconds in the bank when the present decision began, None where there is no bank."""
        return self._bank if self.limits.bank else None

    @property
    def _saved(self) -> float:
        """Return the seconds in the bank that the present decision has not used up."""
        over = max(self._now() - self._end, 0.0) if self.running else 0.0
        return max(self._bank - over, 0.0)

    @property
    def left_of_match(self) -> float | None:
        """Return the seconds left of the match, None without a limit."""
        return max(self._match_end - self._now(), 0.0) if self.limits.match else None

    def resume(self, left: float | None, bank: float | None = None) -> None:
        """Go on after the server was gone, with what was `left` of the match and in the `bank`: no time has passed."""
        self._more = MORE_TIME
        if bank is not None:
            self._bank = bank
        if left is not None:
            self._match_end = self._now() + left + MORE_TIME

    def set(self, match: Match, seat: int | None, asked: bool = False) -> None:
        """Begin with a new decision, go on with the same one, stop where none is owed.

        `asked`: the person waits for a seat, None, and is asked something there.
        """
        moment = _moment(match, seat) if asked or seat in match.owed else None
        if moment == self._moment:
            return
        self._bank = self._saved
        self._moment = moment
        if moment is not None:
            self._full = self.limits.seconds(match, seat)
            self.granted = bool(self._full and self._more)
            if self.granted:
                self._full = max(self._full + self._more, LEAST_TIME)
            self._more = 0
            self._end = self._now() + self._full

    def stop(self) -> None:
        """Stop: the decision has been given, though it may not be told yet what came of it."""
        self._bank = self._saved
        self._moment = None

    @property
    def running(self) -> bool:
        """Return True if the decision owed now has a limit."""
        return self._moment is not None and self._full > 0

    @property
    def run_out(self) -> bool:
        """Return True if the decision has taken too long."""
        return self.running and self._now() >= self._end + self._bank

    @property
    def match_run_out(self) -> bool:
        """Return True if the time of the match is up."""
        return self.limits.match > 0 and self._now() >= self._match_end

    def shown(self) -> wire.Clock | None:
        """Return the clock as the page shows it."""
        if not self.running:
            return None
        left = max(self._end - self._now(), 0.0)
        return wire.Clock(left_ms=round(1000 * left), full_ms=1000 * self._full, bank_ms=round(1000 * self._saved))


def _moment(match: Match, seat: int | None) -> tuple[int, ...]:
    """Tell one decision of a seat from another: hand, own answers, discards of all. What the host rules is none."""
    answers = sum(one == seat and number < RULE_CHOMBO for one, number in match.actions[-1])
    return len(match.actions), answers, int(sum(match.table.river_count[: match.seats]))


def answer_for(match: Match, seat: int) -> int:
    """Return the number of the legal action that loses least: pass, else the drawn tile, else the last, else the first.

    A discard that gives something up for the whole hand comes after all others.
    """
    actions = match.legal(seat)
    for action in actions:
        if action.kind == "pass":
            return action.number
    discards = [action for action in actions if action.kind == "discard"]
    harmless = [action for action in discards if match.warning(seat, action) is None] or discards
    for action in harmless:
        if action.drawn:
            return action.number
    return (harmless[-1] if harmless else actions[0]).number
