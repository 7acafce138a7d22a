"""Wins of bot games: the engine beside the reference scorer of the variant, which knows the book and the sheet alone.

Every variant that has a module with `verdict` in tests/reference is asked, and nothing is written here for it.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from bridge import Judged, bot_games, reference_of, with_part
from reference.sheet import Verdict

WINS, MANY, PARTS = 300, 100_000, 10
WITH_PRESET = 60  # wins of each preset in the normal run


def tables() -> Iterator[object]:
    """Every variant with a scorer, under its default rules and under each preset that the scorer knows."""
    for variant in with_part("verdict"):
        for preset in (None, *getattr(reference_of(variant), "PRESETS", ())):
            yield pytest.param(variant, preset, id=f"{variant}-{preset or 'default'}")


def compare(variant: str, seed: int, wins: int, preset: str | None) -> Counter[str]:
    """Judge so many wins, and every end of a hand between them; what was seen."""
    seen = Counter[str]()
    reference = reference_of(variant)
    for judged in bot_games(variant, seed, preset, getattr(reference, "PLAYED", {}).get(preset)):
        verdict = reference.verdict(judged.sheet)
        if judged.sheet.win is None:
            assert tell_side(judged.side_payments) == tell_side(verdict.side_payments), told(judged, verdict)
            seen.update(list(judged.side_payments))
            continue
        assert verdict.wins, told(judged, verdict)
        assert dict(judged.rows) in [dict(rows) for rows in (verdict.rows, *verdict.alike)], told(judged, verdict)
        assert judged.total == verdict.total, told(judged, verdict)
        assert judged.payments == verdict.payments, told(judged, verdict)
        seen.update(list(judged.rows))
        wins -= 1
        if wins == 0:
            return seen
    return seen


def tell_side(payments):
    """Payments that change something, by cause."""
    return {cause: tuple(changes) for cause, changes in payments.items() if any(changes)}


def told(judged: Judged, verdict: Verdict) -> str:
    """A failing case: where it is, the sheet, and what both sides say."""
    engine = Verdict(True, judged.rows, judged.total, judged.payments, judged.side_payments)
    return f"\n{judged.place}\n  engine:    {engine}\n  reference: {verdict}\n  sheet:     {judged.sheet}"


@pytest.mark.parametrize(("variant", "preset"), list(tables()))
def test_wins_and_settlements_of_bot_games_are_what_the_reference_says(variant, preset):
    compare(variant, 1, WINS if preset is None else WITH_PRESET, preset)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("variant", "preset"), list(tables()))
def test_a_hundred_thousand_wins_too(variant, preset, part):
    wins = getattr(reference_of(variant), "MANY", MANY) // PARTS
    compare(variant, 100 + part, wins, preset)
