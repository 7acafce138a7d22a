"""What tests of single rules share: case files, rules and tables in a line, wins valued and paid by the kernels."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.institutions.kong_income import pay_kong
from fangcheng.core.scoring.fan import value_fan
from fangcheng.core.scoring.tai import value_tai
from fangcheng.core.scoring.terms import value_terms
from fangcheng.core.scoring.value import value_win
from fangcheng.core.shapes.readings import next_reading, start_readings
from fangcheng.core.state.codes import PAYMENTS
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.table import TABLE
from fangcheng.core.state.win import RESULT
from fangcheng.game.explain import Explanation
from fangcheng.game.hands import WrittenWin, concealed_of, desk_for_hands, meld_of, one, win_record
from fangcheng.tiles import NO_TILE, face_of
from fangcheng.variants import load
from landed import landed
from reference.sheet import written
from reference.taiwan import Facts
from reference.words import Hand, is_pairs, is_sets_and_pair
from yaml_text import read_yaml

SEATS = "ESWN"
CASES = Path(__file__).resolve().parents[1] / "rules" / "cases"
METHODS = {3: value_tai, 4: value_fan, 5: value_terms}
NAME_OF = {number: name for name, number in PATTERN_IDS.items()}


def cases(variant: str, wanted: Any) -> list[Any]:
    """Cases of a variant for which `wanted(case)` holds, as parameters that cite their rules."""
    found = read_yaml((CASES / f"{variant}.yaml").read_text(encoding="utf-8"))
    return [
        pytest.param(case, id=case["name"], marks=pytest.mark.rule(*case["rules"])) for case in found if wanted(case)
    ]


def pass_case(variant: str, fields: Mapping[str, Any], expect: Mapping[str, Any], told: str = "a case") -> None:
    """Run a case that is written in a test; it must come out as expected."""
    outcome = run_case(Case(Path("told.yaml"), 1, variant, told, {**fields, "expect": dict(expect)}))
    assert outcome.status == "passed", str(outcome)


def rules_of(variant: str, preset: str | None = None, **options: Any) -> Any:
    """The rules record of a variant with these options."""
    return one(load(variant).record(options, preset))


def rules_of_case(variant: str, case: Mapping[str, Any], leave_out: Iterable[str] = ()) -> Any:
    """The rules record a case asks for."""
    options = {key: value for key, value in case.get("options", {}).items() if key not in leave_out}
    return rules_of(variant, options.pop("preset", None), **options)


def desk() -> Any:
    """The desk for scoring, cleared; making one takes as long as valuing a hundred hands."""
    here = _only_desk()
    here.work.won = 0
    return here


@cache
def _only_desk() -> Any:
    return desk_for_hands()


def win_of(rules: Any, hand: Any, tile: Any, **told: Any) -> Any:
    """The record of a win: `hand` without the winning `tile`, and what else `WrittenWin` and `win_record` take."""
    how = {name: told.pop(name) for name in ("waits", "flags", "check", "desk") if name in told}
    return win_record(rules, WrittenWin(hand, tile, **told), **how)


def quick_win(*hand: Any, **more: Any) -> Any:
    """A win record whose waits nobody asks for: Sichuan and Tianjin have no tai for them."""
    return win_of(*hand, waits=0, **more)


def value(win: Any, rules: Any, fast: bool = False) -> Any:
    """The result of a win, interpreted or compiled."""
    result = np.zeros(1, RESULT).view(np.recarray)[0]
    if fast:
        best_of_all(*landed(rules, start_readings, next_reading, METHODS[int(rules.method)]))(
            win, rules, _only_desk(), result
        )
    else:
        value_win(win, rules, _only_desk(), result)
    return result


@cache
def best_of_all(start: Any, following: Any, value_reading: Any) -> Any:
    """The compiled way from a win to its best reading by one method: the rest of `value_win` need not compile."""
    from numba import njit

    @njit
    def best(win, rules, desk, result):  # type: ignore[no-untyped-def]
        work = desk.work
        result.total = -1
        start(win, rules, desk)
        while following(win, rules, desk):
            value_reading(win, rules, work.reading, work.trial)
            if work.trial.wins > result.wins or (work.trial.wins == result.wins and work.trial.total > result.total):
                result.wins = work.trial.wins
                result.total = work.trial.total
                result["base"] = work.trial["base"]
                result.refusal = work.trial.refusal
                result.counts[:] = work.trial.counts
                result["values"][:] = work.trial["values"]

    return best


def patterns(result: Any) -> dict[str, int]:
    """What counts, with its value."""
    return {NAME_OF[int(number)]: int(result["values"][number]) for number in np.flatnonzero(result["counts"])}


def table(dealer: str = "E") -> Any:
    """A table on which nothing has happened."""
    table = np.zeros(1, TABLE).view(np.recarray)[0]
    table.seats = 4
    table.dealer = SEATS.index(dealer)
    table.in_play = 0b1111
    table.lack.suit = [-1] * 4
    table.won_order = [-1] * 4
    table.kong_income.last_by = -1
    table.meld_tiles = NO_TILE
    return table


def give(table: Any, seat: str, hand: str = "", melds: Iterable[str] = ()) -> None:
    """Put tiles and melds before a seat."""
    number = SEATS.index(seat)
    for kind in concealed_of(hand):
        table.hand[number, face_of(kind)] += 1
        table.hand_size[number] += 1
    for text in melds:
        add_meld(table, seat, text)


def add_meld(table: Any, seat: str, text: str, fresh: bool = True) -> int:
    """Lay a meld before a seat and return its index."""
    number, meld = SEATS.index(seat), meld_of(text)
    index = int(table.meld_count[number])
    table.meld_count[number] = index + 1
    table.meld_kind[number, index] = meld.kind
    table.meld_face[number, index] = meld.face
    table.meld_from[number, index] = meld.giver
    table.meld_fresh[number, index] = fresh
    return index


def make_kong(table: Any, rules: Any, seat: str, text: str, fresh: bool = True) -> None:
    """Lay a kong and pay it where it is paid at once."""
    pay_kong(table, rules, SEATS.index(seat), add_meld(table, seat, text, fresh))


def settle(pay: Any, table: Any, rules: Any, win: Any, result: Any) -> None:
    """Put a valued win on a desk and pay it."""
    on_desk = desk()
    on_desk.work.wins[win.seat] = win
    on_desk.work.results[win.seat] = result
    on_desk.work.won = 1 << int(win.seat)
    pay(table, rules, on_desk, int(win.seat))


def scores(table: Any) -> dict[str, int]:
    """Points by seat."""
    return {seat: int(table.scores[number]) for number, seat in enumerate(SEATS)}


def paid(table: Any, *causes: int) -> dict[str, int]:
    """Points by seat from payment rows of these causes."""
    rows = [row for row in range(min(int(table.payment_count), PAYMENTS)) if table.payments[row, 0] in causes]
    return {seat: sum(int(table.payments[row, 4 + number]) for row in rows) for number, seat in enumerate(SEATS)}


def payments_of(answer: Explanation) -> dict[str, int]:
    """Points by seat as an answer of `score` has them."""
    return {SEATS[one.seat]: one.change for one in answer.payments}


def a_win(
    seat: str,
    hand: str,
    tile: str,
    by: str = "self",
    giver: str | None = None,
    melds: Iterable[str] = (),
    context: Iterable[str] = (),
    **more: Any,
) -> dict[str, Any]:
    """A win in the words of a case."""
    win = {"tile": tile, "by": by, **({"from": giver} if giver else {})}
    return {"seat": seat, "hand": hand, "melds": [*melds], "win": win, "context": [*context], **more}


def expected(payments: Mapping[str, int]) -> dict[str, int]:
    """A case's payments with every seat named."""
    return {seat: payments.get(seat, 0) for seat in SEATS}


def win_of_hand(rules: Any, hand: Hand, **circumstances: Any) -> Any:
    """The win record of a complete hand taken apart; nothing is checked."""
    before = list(hand.concealed)
    before.remove(hand.tile)
    melds = [f"{word} {written(group)}" for word, group in hand.melds]
    return win_of(rules, before, hand.tile, melds=melds, by=hand.by, check=False, **circumstances)


def win_in_taiwan(rules: Any, hand: Hand, facts: Facts, waits: int) -> Any:
    """The win record of a hand of 16 tiles; `waits`: faces that would have completed it, where they matter."""
    return win_of_hand(
        rules,
        hand,
        source="W" if facts.seat_wind != 2 else "N",
        seat="ESWN"[facts.seat_wind],
        round="ESWN"[facts.round_wind],
        context=sorted(facts.context),
        flowers="".join(f"{flower}f" for flower in facts.flowers),
        streak=facts.streak,
        waits=waits,
    )


def note_waits(table: Any, rules: Any) -> None:
    """Write into the table which faces complete each seat's concealed tiles; tiles of the missing suit never do."""
    for seat in range(int(table.seats)):
        tiles = [face for face in range(34) for _ in range(int(table.hand[seat, face]))]
        lack = int(table.lack.suit[seat])
        table.waits[seat] = 0
        if any(lack == face // 9 for face in tiles if face < 27):
            continue
        for face in range(27 if rules.copies[27] == 0 else 34):
            whole = sorted([*tiles, face])
            pairs = rules.sets == 4 and not table.meld_count[seat] and len(whole) == 14 and is_pairs(whole)
            if lack != face // 9 and (pairs or is_sets_and_pair(whole)):
                table.waits[seat] |= type(table.waits[seat])(1 << face)
