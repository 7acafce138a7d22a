"""Count the hand: a win of self-play, told again with all that counts, whose value is to be found."""

from collections.abc import Iterator
from random import Random
from typing import Any

from fangcheng.core.state.rule_codes import JOKER_NONE
from fangcheng.drills.item import Choice, Item, Line, Row
from fangcheng.drills.self_play import finished
from fangcheng.errors import FangchengError
from fangcheng.game.explain import Explanation
from fangcheng.game.match import Match
from fangcheng.game.seat_views import FACE_DOWN
from fangcheng.game.told import JAPANESE_UNITS
from fangcheng.game.worth import score
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import face_of, name_of, parse, sort_key, write

WRONG = 3
MELD_WORDS = {"run": "chi", "triplet": "pon", "kong": "kong"}
CONCEALED = "concealed"
SEATS = "ESWN"
Told = dict[str, Any]  # the arguments of `score` for a win
HUNDRED = 100  # points; nobody receives less in Japanese games


def holds(rules: Any) -> bool:
    """Return True where a win can be told whole: no tile stands for others, nothing is to be declared before it."""
    return bool(rules["joker_rule"] == JOKER_NONE and not rules["ready_needed"])


def make(ruleset: Ruleset, seed: str, random: Random) -> Item | None:
    """Return an item, None where nobody has won the hand, or with tiles that a question cannot tell."""
    match = finished(ruleset, f"drill {random.getrandbits(32)}")
    won = [one for one in match.explain() if one.kind == "win" and one.tile and one.by in ("self", "discard")]
    if not won:
        return None
    told = _told(match, won[0])
    if told is None:
        return None
    found = _scored(ruleset, told)
    if found is None:
        return None
    wrong = _wrong_values(ruleset, told, found, random)
    return None if len(wrong) < WRONG else _item(ruleset, seed, told, found, wrong)


def _told(match: Match, won: Explanation) -> Told | None:
    """Return a win as `score` is asked about it, without what made its moment special; None for a hand without sets."""
    if not won.groups or any(group.kind in ("single", "flowers") for group in won.groups):
        return None
    held, melds = [], []
    for group in won.groups:
        if group.open:
            melds.append(f"{MELD_WORDS[group.kind]} {write(plain(group.tiles))}")
        elif group.kind == "kong":
            melds.append(f"{CONCEALED} {write(plain(group.tiles))}")
        else:
            held += plain(group.tiles)
    [win] = plain(won.tile or "")
    if win not in held:  # in the group stands what is printed; it was won as something else
        return None
    held.remove(win)
    winner = won.winner or 0
    view = match.view(winner)
    dealer, seats = view.dealer, len(view.seats)
    return Told(
        hand=write(sorted(held, key=sort_key)),
        win=name_of(win),
        melds=melds,
        by=won.by,
        seat=SEATS[(winner - dealer) % seats],
        round=view.round_wind,
    )


def plain(tiles: str) -> list[int]:
    """Return tiles with red fives as fives, for bonus tiles do not count here."""
    return [face_of(kind) for kind in parse(tiles)]


def _scored(ruleset: Ruleset, told: Told) -> Explanation | None:
    """Return what a win is worth, None where it wins nothing or cannot be asked about so."""
    try:
        found = score(ruleset, mode="interpreted", **told)
    except FangchengError:
        return None
    return found if found.wins else None


def value_of(found: Explanation) -> int:
    """Return the number that is asked for: what the hand counts, in Japanese games what the winner receives."""
    if found.unit in JAPANESE_UNITS:
        return found.payments[found.winner or 0].change
    return found.total


def _wrong_values(ruleset: Ruleset, told: Told, found: Explanation, random: Random) -> list[int]:
    """Return values that somebody reaches who overlooks something, then others nearby; none is the right one."""
    right, values = value_of(found), list[int]()
    others = [*_of_like_cases(ruleset, told, found, random), *_without_a_pattern(found)]
    random.shuffle(others)
    for value in (*others, *_nearby(right, HUNDRED if found.unit in JAPANESE_UNITS else 1)):
        if value >= 0 and value != right and value not in values:
            values.append(value)
    return values[:WRONG]


def _of_like_cases(ruleset: Ruleset, told: Told, found: Explanation, random: Random) -> Iterator[int]:
    """Yield what the hand would be worth won otherwise, by another seat, or with a tile of it made dearer."""
    others: list[dict[str, Any]] = [{"by": "discard" if told["by"] == "self" else "self"}]
    others += [{"seat": "S" if told["seat"] == "E" else "E"}]
    if found.unit in JAPANESE_UNITS:
        held = sorted({name_of(face_of(kind)) for kind in parse(told["hand"])})
        others += [{"dora": tile} for tile in random.sample(held, min(4, len(held)))]
    for other in others:
        case = _scored(ruleset, {**told, **other})
        if case is not None:
            yield value_of(case)


def _without_a_pattern(found: Explanation) -> Iterator[int]:
    """Yield what the hand counts for somebody who misses one of its patterns, in games that add or multiply them."""
    if found.unit in JAPANESE_UNITS:
        return
    for line in found.patterns:
        if line.value:
            yield found.total // line.value if line.times else found.total - line.value


def _nearby(right: int, unit: int) -> Iterator[int]:
    """Yield values that are not far from the right one, in whole units."""
    found = (2 * right, right // 2, right + max(right // 4, unit), right + max(right // 2, 2 * unit), right + 3 * unit)
    return (-(-value // unit) * unit for value in found)


def _item(ruleset: Ruleset, seed: str, told: Told, found: Explanation, wrong: list[int]) -> Item:
    unit = "gain" if found.unit in JAPANESE_UNITS else found.unit
    right = value_of(found)
    rows = [Row(Line("drill-melds"), tuple(map(laid, told["melds"])))] if told["melds"] else []
    rows.append(Row(Line(f"drill-won-{told['by']}"), (told["hand"], told["win"]), won=True))
    patterns = patterns_told(found)
    return Item(
        kind="worth",
        game=ruleset.id,
        seed=seed,
        asked=Line("drill-worth-gain-ask" if unit == "gain" else "drill-worth-ask"),
        told=circumstances(told["seat"], told["round"]),
        rows=tuple(rows),
        choices=tuple(Choice(str(value), _valued(unit, value)) for value in sorted([right, *wrong])),
        right=(str(right),),
        reasons=(*patterns, _total(found, unit, right)),
        level=2 + len(patterns),
        rule=next((line.rule for line in found.patterns if line.rule), ""),
    )


def laid(meld: str) -> str:
    """Return a meld as it lies: a concealed kong with its outer tiles face down."""
    word, tiles = meld.split()
    return f"{FACE_DOWN}{tiles[2:]}{FACE_DOWN}" if word == CONCEALED else tiles


def circumstances(seat: str, round_wind: str) -> tuple[Line, ...]:
    """Return what is told beside the tiles: the winds, and that nothing else counts."""
    winds = {"drill-worth-seat": seat, "drill-worth-round": round_wind}
    told = (Line(key, {"tile": f"{SEATS.index(letter) + 1}z"}) for key, letter in winds.items())
    return (*told, Line("drill-worth-only"))


def _valued(unit: str, value: int) -> Line:
    key = {"gain": "drill-gain", "points": "unit-n-points"}.get(unit, f"unit-{unit}")
    return Line(key, {"n": value})


def patterns_told(found: Explanation) -> list[Line]:
    """Return a line for each pattern that counted."""
    return [
        Line("drill-pattern-times" if line.times else "drill-pattern", {"name": line.names, "n": line.value})
        for line in found.patterns
    ]


def _total(found: Explanation, unit: str, right: int) -> Line:
    if unit != "gain":
        return Line("drill-worth-total", {"n": right})
    if not found.fu:
        return Line("drill-worth-receives", {"n": right})
    return Line("drill-worth-han", {"han": found.han, "fu": found.fu, "n": right})
