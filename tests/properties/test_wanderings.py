"""Under random options of every variant: undo, JSON, refusals, views without hidden tiles, settlements that add up."""

import random

import msgspec
import pytest

from fangcheng.game.match import Match
from fangcheng.game.seen import seen_record
from fangcheng.game.views import view_of
from fangcheng.variants import IDS
from game.worlds import another_world
from properties.toggles import random_values
from properties.wanderer import any_action, wander

ACTIONS = 192

every_variant = pytest.mark.parametrize("variant", IDS)
few_seeds = pytest.mark.parametrize("seed", [0, 1])
many_seeds = pytest.mark.parametrize("seed", range(2, 12))


class Looks:
    """What is looked at after an action; most looks are left to chance, at `often` in a hundred."""

    def __init__(self, seed: int, often: int) -> None:
        self.chance, self.often, self.saved = random.Random(f"looks {seed}"), often, 0

    def __call__(self, match: Match) -> None:
        only_who_is_asked_has_something_to_decide(match)
        if match.hand_over:
            settlements_add_up(match)
        for look in (self.undone, self.saved_and_loaded, self.another_world, self.refused):
            if self.chance.randrange(100) < self.often:
                look(match)

    def undone(self, match: Match) -> None:
        """Some other play undone leaves the table as it was, to the byte."""
        before = match.check, match.events[:], match.explain(), [hand[:] for hand in match.actions]
        other = 0
        while match.owed and other < 6:
            seat = self.chance.choice(match.owed)
            match.act(seat, any_action(match.legal(seat), self.chance))
            other += 1
        match.undo(other)
        assert (match.check, match.events, match.explain(), match.actions) == before

    def saved_and_loaded(self, match: Match) -> None:
        """The match is played again from its JSON, in mid-hand too."""
        again = Match.from_json(match.to_json(), mode="compiled")
        assert again.check == match.check
        assert (again.events, again.explain(), again.actions) == (match.events, match.explain(), match.actions)

    def another_world(self, match: Match) -> None:
        """A seat's view does not change when everything is mixed that the seat cannot see."""
        if match.hand_over:
            return
        seat = self.chance.choice([*match.owed, *range(match.seats)])
        world = another_world(match, seat)
        seen = seen_record(match.engine, world, seat)
        assert seen.tobytes() == seen_record(match.engine, match.table, seat).tobytes()
        there = view_of(match.engine, world, seat, match.explain())
        assert msgspec.json.encode(there.plain()) == msgspec.json.encode(match.view(seat).plain())

    def refused(self, match: Match) -> None:
        """What is not open is refused with a reason and changes nothing."""
        before = match.check
        for seat in range(match.seats):
            legal = {action.number for action in match.legal(seat)}
            for number in self.chance.sample(range(ACTIONS), 30):
                reason = match.why_not(seat, number)
                assert (reason is None) == (number in legal)
                if reason is not None:
                    assert reason.text
                    assert not match.engine.act(match.table, seat, number)
        assert match.check == before


def only_who_is_asked_has_something_to_decide(match: Match) -> None:
    for seat in range(match.seats):
        assert bool(match.legal(seat)) == (seat in match.owed)


def settlements_add_up(match: Match) -> None:
    for settlement in match.explain():
        for payment in settlement.payments:
            assert payment.after - payment.before == payment.change == sum(part.amount for part in payment.parts)


def look_around(variant: str, seed: int, actions: int, often: int) -> None:
    """Wander with looks; whatever fails names the seed and the number of actions before it."""
    options = random_values(variant, seed)
    done = []

    def look(match: Match) -> None:
        done.append(None)
        looks(match)

    looks = Looks(seed, often)
    try:
        wander(variant, seed, actions, options, look)
    except Exception as failure:
        failure.add_note(f"look_around({variant!r}, {seed}, {actions}, {often}) after {len(done)} actions, {options}")
        raise


@pytest.mark.by_day
@every_variant
@few_seeds
def test_undo_json_views_and_refusals_hold_under_random_options(variant, seed):
    look_around(variant, seed, 70, 5)


@pytest.mark.slow
@every_variant
@many_seeds
def test_undo_json_views_and_refusals_hold_under_many_random_options(variant, seed):
    look_around(variant, seed, 160, 6)
