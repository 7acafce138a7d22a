"""What the tally of bots' hands says is what the events of the same matches, played by `Match`, say."""

from typing import Any

import numpy as np
import pytest

from fangcheng import Match, steady
from fangcheng.bots import NAMES
from fangcheng.bots.batch import RANDOM, STEADY, bot_choice
from fangcheng.bots.matches import Setting, Worker
from fangcheng.bots.minds import minds_of
from fangcheng.core.dialect.random import seed_words
from fangcheng.game.event_types import ENDINGS, FlowerWon, Melded, Paid, ReadyDeclared, Won
from fangcheng.game.tables import acting_seat
from fangcheng.variants import IDS

MATCHES, MANY = 2, 12


def setting(variant, bots=(STEADY, STEADY, RANDOM, STEADY), options=(), preset=None, seed="tally"):
    seats = 3 if variant == "sanma" else 4
    return Setting(variant, options, preset, tuple(NAMES[bot] for bot in bots[:seats]), seed, keep_hands=True)


def hands_by_match(one, number):
    """What was counted of each hand, from the events of a Match with the same seed and bots."""
    match = Match(one.variant, one.seed_of(number), dict(one.options), one.preset, mode="compiled")
    brain: Any = minds_of([steady()], match.engine)[0].view(np.recarray)[0]
    brain.random[:] = seed_words(one.seed_of(number), "bots")
    match.engine.furnish()
    choose = match.engine.compiled(bot_choice)
    scores = [int(match.engine.rules.start_score)] * match.seats
    while True:
        while not match.hand_over:
            seat = acting_seat(match)
            bot = NAMES.index(one.bots[match.persons[seat]])
            match.act(seat, int(choose(match.table, match.engine.rules, match.engine.desk, brain, seat, bot)))
        yield counted(match, scores)
        scores = match.scores_by_person
        if match.over:
            return
        match.next_hand()


def counted(match, scores):
    """One finished hand by person."""
    names = ("wins", "self_draws", "robs", "deal_ins", "win_points", "declared", "claims")
    found = {name: [0] * match.seats for name in names}
    person = match.persons
    for event in match.hand_events:
        if isinstance(event, Won | FlowerWon):
            found["wins"][person[event.seat]] += 1
            by = event.by if isinstance(event, Won) else "self" if event.source is None else "rob"
            found["self_draws"][person[event.seat]] += by == "self"
            found["robs"][person[event.seat]] += by == "rob"
            if event.source is not None:
                found["deal_ins"][person[event.source]] += 1
        elif isinstance(event, Melded) and event.kind in ("chi", "pon", "open_kong"):
            found["claims"][person[event.seat]] += 1
        elif isinstance(event, Paid) and event.cause == "win":
            found["win_points"][person[event.seat]] += event.changes[event.seat]
        elif isinstance(event, ReadyDeclared):
            found["declared"][person[event.seat]] = 1
    found["points"] = [now - before for now, before in zip(match.scores_by_person, scores)]
    return found | {"ending": ENDINGS[int(match.table.ending)], "decisions": len(match.actions[-1])}


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_every_hand_is_counted_as_its_match_tells_it(variant):
    count_beside_matches(setting(variant), MATCHES)


@pytest.mark.slow
@pytest.mark.parametrize("variant", IDS)
def test_every_hand_of_many_matches_is_counted_as_its_match_tells_it(variant):
    count_beside_matches(setting(variant, seed="many"), MANY)


def count_beside_matches(one, matches):
    """Play so many matches both ways and compare what is told of every hand."""
    block = Worker(one).play(0, matches)
    rows = iter(block.hands)
    for number in range(matches):
        for told in hands_by_match(one, number):
            hand = next(rows)
            assert hand["match"] == number
            for name, values in told.items():
                if name == "ending":
                    assert ENDINGS[hand[name]] == values
                elif name == "decisions":
                    assert hand[name] == values
                else:
                    assert hand[name][: len(values)].tolist() == values, (name, hand)
    assert next(rows, None) is None


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "options", "preset"),
    [
        *((variant, (), None) for variant in IDS),
        ("sichuan", (("blood_river", True),), None),
        ("taiwan", (), "hkma_2020"),
        ("taiwan", (("claim_timing", "live"),), None),
        ("riichi", (), "ema"),
    ],
)
def test_every_win_is_counted_with_one_source(variant, options, preset):
    tallies = Worker(setting(variant, (STEADY,) * 4, options, preset)).play(0, 30).tallies
    total = {name: tallies[name].sum(axis=0) for name in tallies.dtype.names if name not in ("now", "scores")}
    wins = int(total["wins"].sum())
    assert wins > 50
    assert wins == int(total["self_draws"].sum() + total["deal_ins"].sum())
    assert (total["robs"] + total["self_draws"] <= total["wins"]).all()
    assert (total["won_hands"] <= total["wins"]).all()
    assert total["hand_points"].sum() == 0 or variant in ("riichi", "sanma")  # sticks of a match that is broken off
    assert (total["hand_points"] == total["points"]).all()  # whole matches only
    assert total["drawn"] <= total["hands"] - total["won_hands"].max()


def test_a_blood_battle_has_several_wins_in_a_hand():
    hands = Worker(setting("sichuan", (STEADY,) * 4)).play(0, 30).hands
    assert (hands["wins"].sum(axis=1) == 3).any()
    assert (hands["wins"].max(axis=1) <= 1).all()  # who has won leaves the hand (SICHUAN-27)
