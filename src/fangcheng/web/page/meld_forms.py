"""Which melds the analyser can lay in a game: by the tile that is clicked, what may be laid with it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any

from fangcheng.core.play.egg_tiles import least_of
from fangcheng.core.shapes.sums import is_head, plays_sums
from fangcheng.core.state.eggs import FAMILIES, FLYING_TILE, member_of, members_of
from fangcheng.core.state.honour_runs import is_honour_run
from fangcheng.core.state.rule_codes import CHOW_NOBODY, PUNG_NOBODY
from fangcheng.game.hands import is_run, is_sum
from fangcheng.tiles import EAST, FACES, name_of, write
from fangcheng.web import bodies
from fangcheng.web.page.texts import text

SUIT = 9


def melds_of(rules: Any, held: Sequence[int]) -> list[bodies.MeldForm]:
    """Return the ways of laying tiles open, each with what a click on a tile may lay down.

    Runs and eggs are found by their lowest tile, eggs into which a 1s has flown by that.
    """
    sums = bool(plays_sums(rules))
    equal = [kind for kind in held if (is_head(kind) if sums else kind < FACES)]
    sets = {"pon": alike(equal, 3), "kong": alike(equal, 4), "concealed": alike(equal, 4), "added": alike(equal, 4)}
    if sums:
        sets = {"sum": list(sums_among(held)), "head": sets.pop("pon"), **sets}
    elif rules.claim_chi != CHOW_NOBODY:
        sets = {"chi": list(runs_among(rules, held)), **sets}
    if rules.claim_pon == PUNG_NOBODY:
        sets = {"concealed": sets["concealed"]}  # HEFEI-9
    if rules.eggs:
        sets["egg"] = list(eggs_of(rules))
    return [
        bodies.MeldForm(word=word, label=text(f"meld-word-{word}"), tiles=by_tile(laid)) for word, laid in sets.items()
    ]


def by_tile(sets: Iterable[Sequence[int]]) -> dict[str, list[str]]:
    """Return sets in notation by the tile that stands first in each."""
    found: dict[str, list[str]] = {}
    for tiles in sets:
        found.setdefault(name_of(tiles[0]), []).append(write(sorted(tiles)))
    return found


def alike(kinds: Iterable[int], size: int) -> list[Sequence[int]]:
    """Return so many equal tiles of each kind."""
    return [(kind,) * size for kind in kinds]


def runs_among(rules: Any, held: Iterable[int]) -> Iterator[Sequence[int]]:
    """Yield three numbers in a row and, where honours are runs, those of winds and of dragons (NANCHANG-8)."""
    plain = sorted(kind for kind in held if kind < FACES)
    for kind in plain:
        run = (kind, kind + 1, kind + 2)
        if is_run(run) and {*run} <= {*plain}:
            yield run
    if rules.honour_runs:
        yield from (run for run in combinations([kind for kind in plain if kind >= EAST], 3) if is_honour_run(run))


def sums_among(held: Iterable[int]) -> Iterator[Sequence[int]]:
    """Yield three numbers of a suit that add up to 15 (LUOSHU-27)."""
    for first in range(0, EAST, SUIT):
        suit = [kind for kind in held if first <= kind < first + SUIT]
        yield from (tiles for tiles in combinations_with_replacement(suit, 3) if is_sum(tiles))


def eggs_of(rules: Any) -> Iterator[Sequence[int]]:
    """Yield the eggs of a game, and behind the 1s those in which it stands for a member (JILIN-12, CHANGCHUN-18)."""
    for family in range(FAMILIES):
        least = int(least_of(rules, family))
        members = [int(member_of(family, place)) for place in range(members_of(family))]
        if not least:
            continue
        for size in range(least, len(members) + 1):
            yield from combinations(members, size)
        if rules.egg_flies:
            shown = combinations(members, least - 1)
            yield from ((FLYING_TILE, *some) for some in shown if {FLYING_TILE, *some} != {*members})
