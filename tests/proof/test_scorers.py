"""Wins of bot games: the engine beside the reference scorer of the variant, which knows the book and the sheet alone.

Every variant that has a module with `verdict` in tests/reference is asked, and nothing is written here for it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bridge import TILELESS, Judged, as_asked, asked, bot_games, reference_of, rows_of, with_part
from fangcheng import HandError
from fangcheng.variants import IDS, load
from proof.variations import varied
from reference.sheet import Sheet, Verdict

WINS, MANY, PARTS = 50, 100_000, 10
WITH_PRESET = 20  # wins of each preset in the normal run


def tables() -> Iterator[object]:
    """Every variant with a scorer, under its default rules and under each preset that scorer and page know."""
    for variant in with_part("verdict"):
        known = [preset for preset in getattr(reference_of(variant), "PRESETS", ()) if preset in load(variant).presets]
        for preset in (None, *known):
            yield pytest.param(variant, preset, id=f"{variant}-{preset or 'default'}")


def compare(variant: str, seed: int, wins: int, preset: str | None) -> Counter[str]:
    """Judge so many wins, and every end of a hand between them; what was seen."""
    seen, chance = Counter[str](), Random(seed)
    open_rows: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    reference = reference_of(variant)
    for judged in bot_games(variant, seed, preset, getattr(reference, "PLAYED", {}).get(preset)):
        verdict = reference.verdict(judged.sheet)
        if judged.sheet.win is None:
            assert tell_side(judged.side_payments) == tell_side(verdict.side_payments), told(judged, verdict)
            seen.update(list(judged.side_payments))
            continue
        assert verdict.wins, told(judged, verdict)
        assert dict(judged.rows) in [dict(rows) for rows in (verdict.rows, *verdict.alike)], told(judged, verdict)
        assert same_total(reference, judged, verdict), told(judged, verdict)
        compare_payments(reference, judged, verdict, open_rows)
        ask_again(variant, judged)
        other = varied(judged.sheet, chance) if judged.sheet.win.by not in TILELESS else None
        if other is not None and could_be(reference, other):
            ask_other(variant, replace(judged, sheet=other), seen)
        seen.update(list(judged.rows))
        wins -= 1
        if wins == 0:
            return seen
    return seen


def same_total(reference: Any, judged: Judged, verdict: Verdict) -> bool:
    """Whether both come to the same total; where the book tells a share in its place the payments show it."""
    return getattr(reference, "TELLS_A_SHARE", False) or judged.total == verdict.total


def compare_payments(reference: Any, judged: Judged, verdict: Verdict, open_rows: list[Any]) -> None:
    """Compare what is paid for a win; of several on one tile the sum, where the book settles those together."""
    beside = judged.sheet.win.beside
    if not getattr(reference, "SETTLED_TOGETHER", False) or len(beside) < 2:
        assert judged.payments == verdict.payments, told(judged, verdict)
        return
    open_rows.append((judged.payments, verdict.payments))
    if judged.sheet.win.seat == beside[-1]:
        sums = [tuple(map(sum, zip(*rows, strict=True))) for rows in zip(*open_rows, strict=True)]
        open_rows.clear()
        assert sums[0] == sums[1], told(judged, verdict)


def ask_again(variant: str, judged: Judged) -> None:
    """Put the sheet to `score`, which knows nothing of the match: the hand is worth the same."""
    if judged.sheet.win.by not in TILELESS:
        ask_other(variant, judged, Counter())


def could_be(reference: Any, sheet: Sheet) -> bool:
    """Return True unless the scorer knows that no play leads to this sheet: books say nothing of such hands."""
    return bool(getattr(reference, "could_be", lambda _: True)(sheet))


def ask_other(variant: str, judged: Judged, seen: Counter[str]) -> None:
    """Put a sheet to `score` that perhaps no game has seen; it may be no win."""
    sheet = as_asked(judged.sheet)
    verdict = reference_of(variant).verdict(sheet)
    try:
        answer, payments = asked(variant, sheet)
    except HandError:  # tiles that this game does not have
        return
    engine = replace(judged, rows=rows_of(answer) if answer.wins else {}, total=answer.total if answer.wins else 0)
    engine = replace(engine, payments=payments if answer.wins else ())
    seen.update(list(engine.rows) or ["no win"])
    assert answer.wins == verdict.wins, told(engine, verdict)
    if answer.wins:
        assert dict(engine.rows) in [dict(rows) for rows in (verdict.rows, *verdict.alike)], told(engine, verdict)
        assert same_total(reference_of(variant), engine, verdict), told(engine, verdict)
        assert payments == verdict.payments, told(engine, verdict)


def tell_side(payments):
    """Payments that change something, by cause."""
    return {cause: tuple(changes) for cause, changes in payments.items() if any(changes)}


def told(judged: Judged, verdict: Verdict) -> str:
    """A failing case: where it is, the sheet, and what both sides say."""
    engine = Verdict(True, judged.rows, judged.total, judged.payments, judged.side_payments)
    return f"\n{judged.place}\n  engine:    {engine}\n  reference: {verdict}\n  sheet:     {judged.sheet}"


# Games whose scorer is still being written from the book, by somebody who has not seen the kernels.
AWAITED: tuple[str, ...] = ()


@pytest.mark.parametrize("variant", [variant for variant in IDS if variant not in AWAITED])
def test_every_variant_has_a_reference_scorer(variant):
    assert variant in with_part("verdict"), f"rules/{variant}.md needs a scorer: tests/reference/{variant}.py"


def test_no_scorer_is_awaited_that_is_there():
    assert [variant for variant in AWAITED if variant in with_part("verdict")] == []


def test_a_failing_case_tells_the_seed_the_sheet_and_both_verdicts():
    judged = next(judged for judged in bot_games("sichuan", 5) if judged.sheet.win is not None)
    text = told(judged, Verdict(True, {"seven_pairs": 99}, 99))
    assert "bot_match('sichuan', '5:0', None), hand" in text
    assert all(part in text for part in (str(dict(judged.rows)), "'seven_pairs': 99", *judged.sheet.hands))


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "preset"), list(tables()))
def test_wins_and_settlements_of_bot_games_are_what_the_reference_says(variant, preset):
    compare(variant, 1, WINS if preset is None else WITH_PRESET, preset)


@pytest.mark.by_day
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("variant", "preset"), list(tables()))
def test_a_hundred_thousand_wins_too(variant, preset, part):
    wins = getattr(reference_of(variant), "MANY", MANY) // PARTS
    compare(variant, 100 + part, wins if preset is None else wins // 10, preset)
