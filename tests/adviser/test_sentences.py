"""What the adviser says is true: every sentence is held against the position by other means (borne_out.py)."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from adviser.borne_out import CHECKS, Position, check
from adviser.players import follow
from fangcheng.adviser.advise import advice_on
from fangcheng.adviser.answer import KONGS
from fangcheng.game.hints import hint_of
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import is_key, say
from fangcheng.variants import IDS
from game.players import play

MOVES = 120
SHARE = 0.35  # of the positions: each takes a tenth of a second and more


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_no_sentence_is_false(variant):
    held, chance = Counter(), random.Random(2)

    def look(match, advice):
        if chance.random() < SHARE:
            held.update(check(match, advice))

    follow(variant, 8, MOVES, look)
    assert sum(held.values()) > MOVES * SHARE / 2
    assert len(held) > 4


@pytest.mark.slow
@pytest.mark.parametrize("variant", IDS)
def test_no_sentence_of_walls_drawn_by_lot_is_false(variant):
    seed = random.randrange(10**6)
    print("seed", seed)
    follow(variant, seed, 2 * MOVES, check)


@pytest.mark.parametrize(("variant", "seed"), [("riichi", 8), ("sichuan", 8), ("shanxi", 6)])
def test_a_number_that_is_wrong_by_one_would_be_found(variant, seed):
    found = Counter()

    def look(match, advice):
        for number, reason in enumerate(advice.reasons):
            if "n" in reason.args and found[reason.key] < 2 and not reason.key.startswith("advise-risk"):
                wrong = replace(reason, args={**reason.args, "n": reason.args["n"] + 1})
                if (reason.key, reason.args["n"]) == ("advise-safe-all", 1):
                    continue
                told = replace(advice, reasons=(*advice.reasons[:number], wrong, *advice.reasons[number + 1 :]))
                check(match, advice)
                if "declared" in reason.key:
                    continue  # its points are told by the table of options, which test_hints plays
                with pytest.raises(AssertionError):
                    check(match, told)
                found[reason.key] += 1

    follow(variant, seed, 60, look)
    assert len(found) > 2


def test_a_tile_that_may_be_won_on_would_not_pass_for_safe():
    """Of each safe tile another, that no rule bars, is told in its place."""
    caught = []

    def look(match, advice):
        safe = [one for one in advice.reasons if one.key == "advise-safe-own-river"]
        if not safe or len(caught) > 3:
            return
        rival = safe[0].args["seat"]
        for option in advice.options:
            if option.dangers and not next(one.safe for one in option.dangers if one.seat == rival):
                with pytest.raises(AssertionError):
                    check(match, replace(advice, action=option.action, reasons=tuple(safe), same=()))
                caught.append(option.action.label)
                break

    follow("riichi", 3, 260, look)
    assert caught


def test_every_sentence_is_there_in_four_languages():
    keys = [f"advise-{key}" for key in CHECKS]
    assert [key for key in keys if not is_key(key)] == []
    assert [(key, language) for key in keys for language in LANGUAGES if say(language, key) is None] == []


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_sentences_are_whole_and_there_are_one_or_two(variant):
    def look(match, advice):
        assert 1 <= len(advice.reasons) <= 2
        for language in LANGUAGES:
            told = advice.text(language)
            assert "advise-" not in told
            assert not {"{", "}", "$", "?"}.intersection(told)
            assert told.endswith("." if language == "en" else "。")

    follow(variant, 5, 60, look)


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_what_a_view_calls_unseen_lies_nowhere_in_sight(variant):
    """Eggs too, which a record keeps apart from other melds."""
    compared = Counter()

    def look(match):
        compared["moves"] += 1
        for seat in range(match.seats) if compared["moves"] % 9 == 0 and not match.hand_over else ():
            if match.view(seat).own.hand:
                at = Position(match, seat)
                kinds = [tile for tile in at.view.unseen if tile[1] in "mpsz"]
                assert {tile: at.view.unseen[tile] for tile in kinds} == {tile: at.unseen(tile) for tile in kinds}
                compared["views"] += 1

    play(variant, 3, 110, after=look)
    assert compared["views"] > 10


def test_a_kong_that_costs_tiles_is_not_told_to_cost_nothing():
    """Also of kongs that the bot lets be: a set beside tiles that it could wait with waits for fewer as a kong."""
    told = Counter()

    def look(match, advice):
        view = match.view(advice.seat)
        for action in view.actions:
            if action.kind in KONGS:
                told.update(check(match, advice_on(view, hint_of(view), action.number)))

    follow("sichuan", 5, 240, look)
    assert told["kong-fewer"]
    assert told["kong-keeps"]
