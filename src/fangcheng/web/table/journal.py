"""What is written down of every change of a table, so that it can be played again from there."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.action_codes import RULED
from fangcheng.core.state.table import TABLE
from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.game.saved import MatchStart
from fangcheng.game.sealed import Secret
from fangcheng.rules.digest import other_rules
from fangcheng.web import bodies
from fangcheng.web.page.texts import names
from fangcheng.web.store import kept
from fangcheng.web.table.resuming import first_of_log, match_for

LAYOUT = zlib.crc32(repr(TABLE.descr).encode())  # of the record, which another version may lay out otherwise


class CannotGoOn(FangchengError):
    """A kept table that cannot be played again; the message says why."""


class Before(NamedTuple):
    """Where a match stood before a change."""

    hands: int
    matches: int
    actions: int
    decisions: int
    table: bytes

    @classmethod
    def of(cls, match: Match, decisions: Sequence[int]) -> "Before":
        """Note where a match stands."""
        return cls(
            len(match.actions), len(match.matches), len(match.actions[-1]), len(decisions), match.table.tobytes()
        )

    def change_to(self, match: Match, decisions: Sequence[int], picked: Sequence[int]) -> kept.Change:
        """Return what has become of the match since."""
        change = kept.Change(picked=list(picked), state=state_of(match), layout=LAYOUT)
        known = self.actions
        if len(match.actions) > self.hands:
            change.dealt, change.match = True, len(match.matches) > self.matches
            change.begins = match.matches[-1].secret if change.match else None
            change.before = zlib.compress(self.table, 1)
            known = 0
        elif len(match.actions[-1]) < known:
            change.undone = known - len(match.actions[-1])
        change.actions = match.actions[-1][known:]
        change.rulings = [match.rulings[number] for number, action in change.actions if action == RULED]
        change.own = len(decisions) > (0 if change.dealt else self.decisions)
        return change


def opening_of(match: Match, new: bodies.NewTable, begun: kept.Begun | None = None) -> kept.Opening:
    """Return what is kept of a table's beginning."""
    ruleset = match.engine.ruleset
    return kept.Opening(
        new=new,
        seed=match.seed,
        salt=match.salt,
        revision=ruleset.revision,
        digest=match.digest,
        name=names(ruleset.name),
        begun=begun,
    )


def ending_of(match: Match, people: Sequence[str]) -> kept.Ending | None:
    """Return how a match ended, None while it goes on. `people` are names by person, empty for the reader."""
    if not match.over:
        return None
    ranked = sorted(match.ranking(), key=lambda one: (people[one.person] != "", one.person))
    return kept.Ending(
        players=[people[one.person] for one in ranked],
        scores=[one.score for one in ranked],
        places=[one.place for one in ranked],
        points=[one.points for one in ranked if one.points is not None],
    )


def match_of(opening: kept.Opening, mode: Any) -> Match:
    """Return the match as it was begun. Raises CannotGoOn where its rules are gone or are others now."""
    try:
        match = match_for(opening.new, opening.begun, mode, Secret(opening.seed, opening.salt))
    except FangchengError as error:
        raise CannotGoOn(str(error)) from error
    ruleset = match.engine.ruleset
    if opening.digest and opening.digest != match.digest:
        raise CannotGoOn(other_rules(ruleset, opening.digest, match.digest, opening.revision))
    if opening.revision != ruleset.revision:
        raise CannotGoOn(
            f"it was begun under revision {opening.revision} of {ruleset.id}, this server plays {ruleset.revision}"
        )
    return match


@dataclass
class PlayedAgain:
    """What a room knows beside its match."""

    decisions: list[int] = field(default_factory=list)  # where the person's begin among the actions of the hand
    undone: list[list[tuple[int, int]]] = field(default_factory=list)  # taken back, the last of them first to return
    log_start: int = 0  # number of the first event of the hand

    def take(self, match: Match, change: kept.Change) -> None:
        """Make one change again."""
        if change.undone:
            self.undone.append(match.actions[-1][-change.undone :])
            match.undo(change.undone)
            while self.decisions and self.decisions[-1] >= len(match.actions[-1]):
                self.decisions.pop()
        elif change.redone:
            self.undone.pop()
        elif change.dealt or change.actions:
            self.undone = []
        if change.dealt:
            self.decisions, self.log_start = [], len(match.events)
            deal(match, change.begins)
        if change.own:
            self.decisions.append(len(match.actions[-1]))
        match.replay([change.actions], rulings=change.rulings)


def play_again(match: Match, changes: Sequence[kept.Change]) -> PlayedAgain:
    """Bring a match that was just begun to where its changes left it. Raises CannotGoOn if it comes out otherwise.

    Hands before the last are not played but taken from the table that was kept with its deal: interpreted, a hand
    takes about a second.
    """
    deals = [number for number, change in enumerate(changes) if change.dealt and change.layout == LAYOUT]
    first = deals[-1] if deals else 0
    again = PlayedAgain(log_start=first_of_log(match))
    try:
        if first:
            go_to_deal(match, changes[:first], changes[first].before)
        for change in changes[first:]:
            first += 1
            again.take(match, change)
            if comes_out_otherwise(match, change):
                raise ValueError("the table comes out otherwise")
    except (FangchengError, ValueError, IndexError, zlib.error) as error:
        raise CannotGoOn(f"change {first} cannot be made again: {error}") from error
    return again


def deal(match: Match, secret: Secret | None) -> None:
    """Deal the next hand, after the last one the first of another match, whose walls `secret` makes."""
    if match.over:
        match.next_match(secret=secret)
    else:
        match.next_hand()


def sealed_after(changes: Sequence[kept.Change]) -> Secret | None:
    """Return what will make the walls of the next match, where that is drawn already."""
    sealed = None
    for change in changes:
        sealed = change.sealed or (None if change.match else sealed)
    return sealed


def go_to_deal(match: Match, changes: Sequence[kept.Change], before: bytes) -> None:
    """Put a match where all these changes are made and the next hand is to be dealt, without playing them."""
    hands = [list(hand) for hand in match.actions]
    starts, rulings = list(match.matches), list(match.rulings)
    for change in changes:
        if change.undone:
            gone = sum(action == RULED for _, action in hands[-1][-change.undone :])
            del hands[-1][-change.undone :], rulings[len(rulings) - gone :]
        if change.dealt:
            hands.append([])
            if change.match:
                starts.append(MatchStart.of(len(hands) - 1, False, change.begins))
        hands[-1] += change.actions
        rulings += change.rulings
    match.table = with_attributes(np.frombuffer(bytearray(zlib.decompress(before)), TABLE))[0]
    match.actions, match.matches, match.rulings = hands, starts, rulings


def comes_out_otherwise(match: Match, change: kept.Change) -> bool:
    """Return True if the table is not the one that was kept; of one that was laid out otherwise nothing can be said."""
    return change.layout == LAYOUT and change.state != state_of(match)


def state_of(match: Match) -> int:
    """Return a short check of the whole table."""
    return zlib.crc32(match.table.tobytes())
