"""The worked cases of a book beside its reference scorer: what its writer reckoned, and what a slow reader reckons.

The scorer has been written from the book alone, so this is where a book, its cases and a reading of it part.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from bridge import REFERENCE, reference_of
from reference.sheet import Kong, Meld, Sheet, Verdict, Win, faces

GAMES = ("classic", "hebei", "hongkong", "neimenggu", "qingyuan")
# Circumstances that no score sheet of one hand shows: what was let pass, what came before the first turn, what a
# replacement replaced.
OF_THE_PLAY = {"passed_win", "heavenly", "first_turn", "discard_kong_replacement", "flower_replacement"}
# Whether Joker Wait counts beside seven pairs the book does not say; the scorer reads that it does.
DOUBTED = {"two jokers beside four alike make six, not another four"}
SEATS = "ESWN"
KONGS = {"open": "kong", "exposed": "kong"}
MORE = yaml.safe_load((Path(__file__).parent / "option_cases.yaml").read_text(encoding="utf-8"))


def worked(game: str) -> list[dict[str, Any]]:
    """The cases of a game that ask what a hand is worth or what its end costs, and ours under its options."""
    path = REFERENCE.parents[1] / "rules" / "cases" / f"{game}.yaml"
    cases = yaml.safe_load(path.read_text(encoding="utf-8")) + MORE[game]
    return [case for case in cases if {"win", "draw"} & set(case) and on_a_sheet(case)]


def on_a_sheet(case: Mapping[str, Any]) -> bool:
    """Return True if one score sheet shows all of a case: one winner, who wins with a tile of his hand."""
    if "winners" in case or case["name"] in DOUBTED or set(case.get("context", ())) & OF_THE_PLAY:
        return False
    return "f" not in (case.get("win") or {}).get("tile", "")


def meld_of(text: str) -> Meld:
    """`pon 888m from N`."""
    kind, tiles, *rest = text.split()
    return Meld(kind, tiles, SEATS.index(rest[-1]) if rest else None)


def kong_of(seat: int, text: str) -> Kong:
    """`open from E`, `added`, `concealed`; which tile it is no case says."""
    kind, *rest = text.split()
    return Kong(seat, KONGS.get(kind, kind), 0, SEATS.index(rest[-1]) if "from" in rest else None, tuple(range(4)))


def kongs_of(case: Mapping[str, Any]) -> list[Kong]:
    """The kongs of the hand, however the case tells them."""
    told = [(name, text) for name, row in case.get("state", {}).get("kongs", {}).items() for text in row]
    told += [
        (one["seat"], f"{one['kind']} from {one.get('from', '')}".removesuffix(" from "))
        for one in case.get("kongs", ())
    ]
    shown = (case.get("draw") or {}).get("seats", {})
    told += [(name, text) for name, row in shown.items() for text in row.get("kongs", ())]
    return [kong_of(SEATS.index(name), text) for name, text in told]


def sheet_of(case: Mapping[str, Any]) -> Sheet:
    """The score sheet of a case; East deals."""
    seat, hands, melds, flowers = SEATS.index(case.get("seat", "E")), [""] * 4, [()] * 4, [""] * 4
    for name in case.get("state", {}).get("open", ()):
        melds[SEATS.index(name)] = (Meld("chi", "123s", 0),)
    hands[seat], melds[seat] = case.get("hand", ""), tuple(map(meld_of, case.get("melds", ())))
    flowers[seat] = case.get("flowers", "")
    win = None
    if "win" in case:
        told = case["win"]
        source = SEATS.index(told["from"]) if "from" in told else None
        beside = tuple(map(SEATS.index, case.get("beside", SEATS[seat])))
        win = Win(seat, told["tile"], told["by"], source, frozenset(case.get("context", ())), beside=beside)
    return Sheet(
        seats=4,
        dealer=0,
        hands=tuple(hands),
        round_wind=SEATS.index(case.get("round", "E")),
        melds=tuple(melds),
        flowers=tuple(flowers),
        kongs=tuple(kongs_of(case)),
        turned=case.get("turned", "") or case.get("jokers", {}).get("indicator", ""),
        win=win,
        wins=(win,) if win else (),
        ended="won" if win else "exhausted",
        options=case.get("options", {}),
    )


def judged(game: str, sheet: Sheet) -> tuple[Verdict, tuple[int, ...]]:
    """What the scorer says of the win, and what it lets be paid beside it."""
    reference = reference_of(game)
    rest = Sheet(**{**vars(sheet), "win": None})
    rows = reference.verdict(rest).side_payments.values()
    return reference.verdict(sheet), tuple(map(sum, zip((0,) * 4, *rows)))


def by_seat(payments: Mapping[str, int]) -> tuple[int, ...]:
    """Payments in the order of the seats."""
    return tuple(payments.get(name, 0) for name in SEATS)


@pytest.mark.parametrize(
    ("variant", "case"),
    [pytest.param(game, case, id=f"{game}-{case['name']}") for game in GAMES for case in worked(game)],
)
def test_a_scorer_says_of_a_worked_case_what_the_book_says(variant, case):
    expected, sheet = case["expect"], sheet_of(case)
    verdict, beside = judged(variant, sheet)
    if "side" in expected:
        assert beside == by_seat(expected["side"]["kongs"])
    if "win" not in case:
        assert "side" in expected or beside == by_seat(expected["payments"])
        return
    assert verdict.wins == expected["win"]
    if not verdict.wins:
        return
    limit = int(sheet.option("limit_fan", 8))  # a limit hand of the base game counts `limit`
    if "patterns" in expected:
        patterns = {name: limit if value == "limit" else value for name, value in expected["patterns"].items()}
        assert patterns in [dict(rows) for rows in (verdict.rows, *verdict.alike)]
    if "total" in expected:
        assert verdict.total == (limit if expected["total"] == "limit" else expected["total"])
    if "payments" in expected:
        assert verdict.payments == by_seat(expected["payments"])
    assert sum(verdict.payments) == 0


@pytest.mark.parametrize("variant", GAMES)
def test_no_worked_case_has_a_tile_a_fifth_time(variant):
    """Cases of what cannot be would prove nothing."""
    for case in worked(variant):
        sheet = sheet_of(case)
        if sheet.win is not None:
            melds = "".join(meld.tiles for meld in sheet.melds[sheet.win.seat])
            held = faces(sheet.hands[sheet.win.seat] + sheet.win.tile + melds)
            assert all(held.count(kind) <= 4 for kind in held), case["name"]
