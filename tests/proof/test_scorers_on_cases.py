"""The worked cases of a book beside its reference scorer: what its writer reckoned, and what a slow reader reckons.

The scorer has been written from the book alone, so this is where a book, its cases and a reading of it part.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bridge import REFERENCE, reference_of
from proof.case_sheets import SEATS, sheet_of
from reference.sheet import Sheet, Verdict, face, tiles
from yaml_text import read_yaml

GAMES = (
    "anqing",
    "beijing",
    "changchun",
    "changsha",
    "chengdu",
    "classic",
    "guangdong",
    "guangdong_folk",
    "guangxi",
    "guangzhou",
    "guizhou",
    "hainan",
    "hangzhou",
    "harbin",
    "hebei",
    "hefei",
    "hongkong",
    "jiangnan",
    "jilin",
    "jinan",
    "luoshu",
    "nanchang",
    "nanjing",
    "nanning",
    "neimenggu",
    "qingyuan",
    "shanghai",
    "shanxi",
    "shenzhen",
    "taiyuan",
    "tuidaohu",
    "wenzhou",
    "wuhan",
    "yingkou",
)
# What no score sheet of one hand shows: what was let pass, who was nearer to the tile, which hand of the match it is.
OF_THE_PLAY = {"passed_win", "bigger_win_elsewhere", "passed", "passed_same_tile", "passed_small", "earlier_winner"}
OF_THE_MATCH = {"first_hand"}
ON_A_SHEET = {"win", "draw", "event", "opening", "deal", "jing_raw"}
MORE = read_yaml((Path(__file__).parent / "option_cases.yaml").read_text(encoding="utf-8"))


def worked(game: str) -> list[dict[str, Any]]:
    """The cases of a game that ask what a hand is worth or what its end costs, and ours under its options."""
    path = REFERENCE.parents[1] / "rules" / "cases" / f"{game}.yaml"
    cases = read_yaml(path.read_text(encoding="utf-8")) + MORE.get(game, [])
    return [
        case
        for case in cases
        if {"win", "draw", "event", "opening", "deal", "jing_raw"} & set(case) and on_a_sheet(case)
    ]


def on_a_sheet(case: Mapping[str, Any]) -> bool:
    """Return True if one score sheet shows all of a case: one winner, who wins with a tile of his hand, or payments.

    Which kongs may be robbed, and who deals next, is a matter of the play.
    """
    if "winners" in case or set(case.get("context", ())) & (OF_THE_PLAY | OF_THE_MATCH):
        return False
    if "win" not in case:
        return bool({"payments", "side"} & set(case["expect"]))
    win = case["win"] or {}
    if win.get("kong") == "exposed":
        return False
    return "f" not in win.get("tile", "") or "preset" in case.get("options", {})


def judged(game: str, sheet: Sheet) -> tuple[Verdict, Mapping[str, tuple[int, ...]]]:
    """What the scorer says of the win, and what it lets be paid beside it, by cause."""
    reference = reference_of(game)
    return reference.verdict(sheet), reference.verdict(replace(sheet, win=None)).side_payments


def together(sheet: Sheet, rows: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """All these payments by seat."""
    return tuple(map(sum, zip((0,) * sheet.seats, *rows)))


def by_seat(sheet: Sheet, payments: Mapping[str, int]) -> tuple[int, ...]:
    """Payments in the order of the seats."""
    return tuple(payments.get(name, 0) for name in SEATS[: sheet.seats])


GRADES = {"small": 1, "big": 6, "super": 12, "biggest": 24}  # of Hefei


def valued(patterns: Mapping[str, int | str], sheet: Sheet) -> dict[str, int]:
    """The rows of a case; a limit hand of the base game counts `limit`, and words for a value have their number."""
    limit = {"limit": int(sheet.option("limit_fan", 8)), "floor": 1, "cap": 32, **GRADES}
    numbers = {name: limit.get(str(value), value) for name, value in patterns.items()}
    return {name: int(str(value).strip("xL fan")) for name, value in numbers.items()}


def of_the_book(cause: str, game: str) -> str:
    """The book that a cause stands in; without a name kong income that moves on or back, or chickens and kongs."""
    if game == "guizhou":
        return ""
    if cause.endswith("_kong") or cause.startswith("egg"):
        return "kongs"
    return {"transfer": "", "jing": "", "refund": "", "flower_points": "flowers"}.get(cause, cause)


@pytest.mark.parametrize(
    ("variant", "case"),
    [pytest.param(game, case, id=f"{game}-{case['name']}") for game in GAMES for case in worked(game)],
)
def test_a_scorer_says_of_a_worked_case_what_the_book_says(variant, case):
    expected, sheet = case["expect"], sheet_of(case)
    verdict, beside = judged(variant, sheet)
    counted = [
        changes
        for cause, changes in beside.items()
        if "kong_income" not in case or of_the_book(cause, variant) != "kongs"
    ]
    everything = together(sheet, counted)
    for book, row in beside_books(expected).items():
        paid = [changes for cause, changes in beside.items() if book == of_the_book(cause, variant)]
        assert together(sheet, paid) == by_seat(sheet, row)
    if "win" not in case:
        assert "side" in expected or everything == by_seat(sheet, expected["payments"])
        return
    assert verdict.wins == expected["win"]
    if not verdict.wins:
        return
    if "patterns" in expected:
        assert valued(expected["patterns"], sheet) in [dict(rows) for rows in (verdict.rows, *verdict.alike)]
    if "total" in expected:
        assert verdict.total == valued({"total": expected["total"]}, sheet)["total"]
    if "payments" in expected:
        assert verdict.payments == by_seat(sheet, expected["payments"])
    assert sum(verdict.payments) == 0


def beside_books(expected: Mapping[str, Any]) -> dict[str, Mapping[str, int]]:
    """What a case says is paid beside the win, by book; kong income that moves on or back has no name."""
    side = expected.get("side", {})
    return {"": side} if set(side) & set(SEATS) else side


@pytest.mark.parametrize("variant", GAMES)
def test_no_worked_case_has_a_tile_a_fifth_time(variant):
    """Cases of what cannot be would prove nothing."""
    for case in worked(variant):
        sheet = sheet_of(case)
        if sheet.win is not None:
            melds = "".join(meld.tiles for meld in sheet.melds[sheet.win.seat])
            shown = tiles(sheet.hands[sheet.win.seat] + sheet.win.tile + melds)
            held = [face(tile) for tile in shown if not tile.endswith("f")]
            assert all(held.count(kind) <= 4 for kind in held), case["name"]
