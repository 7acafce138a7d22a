"""Levels and temperaments: how they are named, what each sees and misses, and which of two plays better."""

import random

import numpy as np
import pytest

from fangcheng import FangchengError, Match, UnknownName, beginner, casual, duel, load_bot, random_bot, steady
from fangcheng.bots.brain import look_round, new_brains
from fangcheng.bots.characters import LEVELS, TEMPERAMENTS
from fangcheng.bots.dice import happens
from fangcheng.bots.fits import fitted
from fangcheng.bots.protocol import HOUSE_NAMES, of_level
from fangcheng.bots.steady import steady_choice
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.action_codes import DISCARD_DRAWN
from fangcheng.core.table.tile_actions import names_tile
from fangcheng.tiles import FACES, NAMES, face_of
from fangcheng.variants import load

SEED = 2026


def brain_of(bot, seed=1):
    brains = with_attributes(new_brains(1))
    brains["weights"] = fitted(bot.weights, load("riichi"))  # which is not fitted: as they are in any game
    brains["random"] = seed_words(str(seed))
    return brains[0]


def positions(variant, count, seed=SEED):
    """Matches of random players with an own turn on the table, with the seat whose turn it is."""
    print(f"seed {seed}")
    chance, number = random.Random(seed), 0
    while count:
        match = Match(variant, seed=f"{seed}:{number}", mode="interpreted")
        number += 1
        for _ in range(chance.randrange(20, 90)):
            if not match.owed:
                break
            seat = match.owed[0]
            match.act(seat, chance.choice(match.legal(seat)))
        kinds = {one.label for seat in match.owed for one in match.legal(seat) if one.kind == "discard"}
        if match.owed and match.view(match.owed[0]).phase == "turn" and len(kinds) > 4:
            count -= 1
            yield match, match.owed[0]


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
@pytest.mark.parametrize(("level", "made"), [("beginner", beginner), ("casual", casual), ("steady", steady)])
def test_a_level_and_its_temperament_have_a_name(level, made, temperament):
    bot = made(temperament=temperament)
    assert bot.name == (f"{level}:{temperament}" if temperament else level)
    assert load_bot(bot.name).weights.tobytes() == bot.weights.tobytes()
    other = made({"slips": 77}, temperament=temperament)
    assert other.name == f"{bot.name}:slips=77"
    assert load_bot(other.name).weights.tobytes() == other.weights.tobytes()


def test_all_levels_and_temperaments_are_different_players():
    bots = [of_level(level, temperament) for level in LEVELS for temperament in TEMPERAMENTS]
    assert len({bot.weights.tobytes() for bot in bots}) == len(bots)
    assert HOUSE_NAMES == ("random", "beginner", "casual", "steady")
    assert repr(casual({"risk": 3}, temperament="big")) == "casual({'risk': 3}, temperament='big')"
    assert random_bot().name == "random"


def test_a_misspelt_temperament_meets_a_suggestion():
    with pytest.raises(UnknownName, match=r'no temperament "wal".*"wall"'):
        steady(temperament="wal")
    with pytest.raises(FangchengError, match="random has no weights"):
        load_bot("random:wall")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("steady:wal", 'no temperament "wal". Did you mean "wall"?'),
        ("casual: wall", 'no temperament " wall". Did you mean "wall"?'),
        ("beginner:steady", 'no temperament "steady". The temperaments are fast, wall, big, gambler.'),
        (
            "casual:wall:fast",
            '"fast" is no setting; write WEIGHT=NUMBER, or a file FILE.json; a temperament stands first',
        ),
        ("steady:risk", '"risk" is no setting; write WEIGHT=NUMBER'),
        ("steady:risk=30:wall", '"wall" is no setting'),
        ("random:wal", "random has no weights"),
        ("beginer:wall", 'no module beginer; .* Did you mean "beginner", a bot of the house?'),
        ("STEADY:wall", 'no module STEADY; .* Did you mean "steady", a bot of the house?'),
    ],
)
def test_what_follows_a_bot_of_the_house_is_never_taken_for_a_module(name, words):
    with pytest.raises(FangchengError, match=words):
        load_bot(name)


@pytest.mark.parametrize("temperament", [["wall"], 3, None])
def test_a_temperament_is_a_word(temperament):
    with pytest.raises(UnknownName, match="no temperament"):
        steady(temperament=temperament)


def test_a_beginner_counts_only_its_own_tiles():
    for match, seat in positions("riichi", 8):
        brain = brain_of(beginner())
        look_round(match.table, match.engine.rules, brain, seat)
        own = match.view(seat).own
        seen = [
            *own.hand,
            *(tile for meld in own.melds for tile in meld.tiles),
            *(one.tile for one in own.river if not one.called),
        ]
        counts = np.full(FACES, 4)
        for tile in seen:
            counts[face_of(NAMES.index(tile))] -= 1
        look_round(match.table, match.engine.rules, whole := brain_of(steady()), seat)
        told = np.array(brain.unseen[:FACES])
        assert (told <= counts).all()
        assert counts.sum() - told.sum() <= 5  # dora indicators lie open to everybody
        assert (np.array(whole.unseen[:FACES]) <= told).all()


@pytest.mark.parametrize("variant", ["sichuan", "riichi", "mcr"])
def test_a_slip_is_another_legal_discard_and_leaves_no_trace(variant):
    slips = steady(slips=1000)
    others = 0
    for match, seat in positions(variant, 4):
        match.engine.furnish()
        table, rules, desk = match.table, match.engine.rules, match.engine.desk
        best = steady_choice(table, rules, desk, brain_of(steady()), seat)
        before = np.array(table.legal).tobytes(), np.array(table.hand).tobytes()
        slipped = {steady_choice(table, rules, desk, brain_of(slips, throw), seat) for throw in range(5)}
        assert (np.array(table.legal).tobytes(), np.array(table.hand).tobytes()) == before
        assert slipped <= {one.number for one in match.legal(seat)}
        if best == DISCARD_DRAWN or names_tile(best):
            assert best not in slipped
            assert 1 <= len(slipped) <= 2  # the second best, the third best
            others += 1
    assert others > 0


def test_dice_fall_as_often_as_is_told():
    brain = brain_of(steady())
    assert not any(happens(brain, 0) for _ in range(100))
    assert np.array(brain.random).tolist() == np.array(brain_of(steady()).random).tolist()  # none were thrown
    fallen = sum(happens(brain, 330) for _ in range(4000))
    assert 4000 * 0.33 - 150 < fallen < 4000 * 0.33 + 150  # five standard deviations


@pytest.mark.by_day("sichuan")
def test_beginner_is_weaker_than_casual_and_casual_than_steady():
    for weak, better in (("beginner", "casual"), ("casual", "steady")):
        found = duel("sichuan", weak, better, walls=1500, seed="levels")
        assert found.better == "b"
        assert (
            duel("sichuan", weak, better, walls=1500, seed="levels", workers=1).plain()["figures"]
            == found.plain()["figures"]
        )


@pytest.mark.by_day("sichuan")
@pytest.mark.parametrize("temperament", list(filter(None, TEMPERAMENTS)))
def test_a_temperament_keeps_the_level_and_plays_otherwise(temperament):
    found = duel("sichuan", "steady", f"steady:{temperament}", walls=1500, seed="levels")
    gain = found.points.difference
    assert abs(gain.value) < 0.05 * found.size
    assert gain.margin > 0  # some hands went otherwise


@pytest.mark.by_day("sichuan")
def test_who_calls_fast_claims_more():
    found = duel("sichuan", "steady", "steady:fast", walls=1500, seed="levels")
    assert found["claim_rate"].difference.value > found["claim_rate"].difference.margin
