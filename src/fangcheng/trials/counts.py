"""Trials that only count: what hands of plain self-play, match by match, say of a saying."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from fangcheng.bots.batch import LONGEST
from fangcheng.bots.matches import Setting
from fangcheng.core.institutions.rotation import company
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, Mode
from fangcheng.trials.names import PLAIN
from fangcheng.trials.rows import TRIED
from fangcheng.trials.work import ForThreads, TriedBlock

LONG_STREAK = 3  # wins in a row from which no more are told apart
TURN_OF_PLAY = 16  # hands in which a player's wins are counted
QUARTER = 4  # of them won
LATER = (4, 8, 16)  # hands of a match after which it is asked who leads
BOTS = {"better_bot_leads": (PLAIN, "beginner")}  # who sits first, and who else; steady where nothing is said


def wins_after_streaks(hands: Any, persons: int, row: Any) -> None:
    """Count hands won after one, two, three or more wins in a row, beside those after a hand that was not won.

    Only who does not deal is counted: a dealer who wins stays dealer in many games, and dealers win oftener.
    """
    streaks = np.zeros(persons, np.int64)
    won = hands["wins"][:, :persons] > 0
    for number in range(1, len(hands)):
        streaks = np.where(won[number - 1], streaks + 1, 0)
        for person in range(persons):
            if person == hands["dealer"][number]:
                continue
            streak, wins = min(int(streaks[person]), LONG_STREAK), int(won[number, person])
            if streak == 0:
                row["base_count"][:LONG_STREAK] += 1
                row["base_gain"][:LONG_STREAK] += wins
            else:
                row["count"][streak - 1] += 1
                row["gain"][streak - 1] += wins


def wins_after_wins_by_seat(hands: Any, persons: int, row: Any) -> None:
    """Count hands won after one win or more, beside those after a hand that was not won, in the same seat.

    The strata: the seats after the dealer's, in the order of turns. A winner sits in other seats of the next hand than
    who was not, for the deal goes round. Raises FangchengError for a game in which it does not.
    """
    places = round_the_table(hands["dealer"], persons)
    won = hands["wins"][:, :persons] > 0
    for number in range(1, len(hands)):
        dealer = int(hands["dealer"][number])
        for person in range(persons):
            if person == dealer or person not in places:
                continue
            seat = (places[person] - places[dealer]) % persons - 1
            kind = "" if won[number - 1, person] else "base_"
            row[f"{kind}count"][seat] += 1
            row[f"{kind}gain"][seat] += int(won[number, person])


def round_the_table(dealers: Any, persons: int) -> dict[int, int]:
    """Return the place of every person who has dealt, in the order of their turns, which is that of the deal.

    Persons who never dealt have none. Raises FangchengError where the deal does not go round.
    """
    order = list(dict.fromkeys(dealers.tolist()))
    places = {person: place for place, person in enumerate(order)}
    for before, after in zip(dealers[:-1].tolist(), dealers[1:].tolist(), strict=True):
        if after != before and places[after] != (places[before] + 1) % persons:
            raise FangchengError("the deal does not go round the table in this game: nobody's seat is known")
    return places


def points_at_a_quarter(hands: Any, persons: int, row: Any) -> None:
    """Add up the points of who has won just four of sixteen hands: hands 1 to 16 of a match, 17 to 32 and so on.

    The strata: how many of the sixteen he dealt into, 0 or 1, 2 or 3, more.
    """
    for start in range(0, len(hands) - TURN_OF_PLAY + 1, TURN_OF_PLAY):
        part = hands[start : start + TURN_OF_PLAY]
        wins, fed = (np.count_nonzero(part[name][:, :persons], axis=0) for name in ("wins", "deal_ins"))
        for person in np.flatnonzero(wins == QUARTER):
            stratum = min(2, int(fed[person]) // 2)
            row["count"][stratum] += TURN_OF_PLAY
            row["gain"][stratum] += int(part["points"][:, person].sum())


def better_bot_leads(hands: Any, persons: int, row: Any) -> None:
    """Count how often the better bot, person 0, has more points than everybody after 4, 8 and 16 hands of a match.

    The base of each is whether it has after the first hand. Shorter matches are left out.
    """
    sums = np.cumsum(hands["points"][:, :persons].astype(np.int64), axis=0)
    for stratum, after in enumerate(LATER):
        if len(hands) >= after:
            row["count"][stratum] += 1
            row["gain"][stratum] += int(leads(sums[after - 1]))
            row["base_count"][stratum] += 1
            row["base_gain"][stratum] += int(leads(sums[0]))


def leads(points: Any) -> bool:
    """Return True if person 0 has more than everybody else."""
    return bool(points[0] > points[1:].max())


COUNTS: dict[str, Callable[[Any, int, Any], None]] = {
    "wins_after_streaks": wins_after_streaks,
    "wins_after_wins_by_seat": wins_after_wins_by_seat,
    "points_at_a_quarter": points_at_a_quarter,
    "better_bot_leads": better_bot_leads,
}


@dataclass(frozen=True)
class Count(ForThreads):
    """A count in one game: match n is `Match(variant, "<seed>:<n>")`, played to its end by BOTS."""

    variant: str
    condition: str  # one of COUNTS
    seed: str
    mode: Mode = "compiled"

    @property
    def persons(self) -> int:
        """Return how many persons play."""
        return int(company(Engine(self.variant, mode="interpreted").rules))

    def worker(self) -> "CountWorker":
        """Return a worker for this."""
        return CountWorker(self)


class CountWorker:
    """Plays matches and counts, one block after the other."""

    def __init__(self, work: Count) -> None:
        self.work, self.persons = work, work.persons
        first, others = BOTS.get(work.condition, (PLAIN, PLAIN))
        bots = (first, *(others,) * (self.persons - 1))
        setting = Setting(work.variant, (), None, bots, work.seed, keep_hands=True, mode=work.mode)
        self.worker = setting.worker()

    def play(self, first: int, count: int) -> TriedBlock:
        """Play `count` matches from number `first` on."""
        start = time.perf_counter()
        rows = np.zeros(count, TRIED)
        rows["wall"] = np.arange(first, first + count)
        hands = self.worker.play(first, count, LONGEST).hands
        for number, row in enumerate(rows):
            of_match = hands[hands["match"] == first + number]
            row["hands"] = len(of_match)
            row["wins"], row["won_points"] = of_match["wins"].sum(), of_match["win_points"].sum()
            COUNTS[self.work.condition](of_match, self.persons, row)
        return TriedBlock(first, rows, time.perf_counter() - start)
