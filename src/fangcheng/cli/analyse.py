"""`fangcheng analyse`: how far a hand is from winning, and what each discard would leave."""

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from fangcheng.cli.options import Repeated, Switch, chosen, setting
from fangcheng.cli.output import print_json, print_table
from fangcheng.conform.fields import Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.dialect.bits import has
from fangcheng.core.shapes.distance import distance, wanted, wanted_after_discards
from fangcheng.core.shapes.holding import hold
from fangcheng.errors import HandError
from fangcheng.game.hands import Meld, meld_of
from fangcheng.tiles import FACES, face_of, name_of, parse, write


@dataclass(frozen=True)
class Acceptance:
    """How far a resting hand is, and which tiles bring it nearer."""

    shanten: int  # 0 ready, -1 complete
    tiles: str
    count: int  # copies not yet seen
    discard: str = ""


def analyse(
    variant: str,
    hand: str,
    /,
    *,
    meld: Repeated = None,
    joker: str | None = None,
    lack: str | None = None,
    visible: str = "",
    rule: Repeated = None,
    preset: str | None = None,
    json: Switch = False,
) -> None:
    """Show how far HAND is from winning, and which tiles bring it nearer.

    With a tile to discard there is a line for every discard, the best first. Only shapes are counted: a hand may be
    ready and still not be worth enough to win.

    e.g. fangcheng analyse riichi 123m456p6788s1155z

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists them.
    hand
        The concealed tiles, at rest or with one to discard.
    meld
        A meld: "chi 340p from E", "pon 888m", "concealed 1111p".
    joker
        The turned tile that names the jokers.
    lack
        The suit the hand does without: m, p or s.
    visible
        Tiles seen elsewhere, not counted as left.
    rule
        Change one rule, KEY=VALUE; `fangcheng variants VARIANT` lists them.
    preset
        A named set of rules.
    json
        One JSON document instead of a table.
    """
    situation = Situation(variant, Fields({"options": setting(variant, chosen(rule), preset)}))
    situation.shown += parse(visible)
    if lack is not None:
        if lack not in ("m", "p", "s"):
            raise HandError(f'--lack "{lack}": a suit is m, p or s')
        situation.table.lack.suit[0] = "mps".index(lack)
    if joker is not None:
        situation.turn_joker(Fields({"joker": joker}).tile("joker"))
    melds = [meld_of(text) for text in meld or ()]
    to_discard = lay_out(situation, parse(hand), melds)
    if to_discard:
        show_discards(by_discard(situation), shanten_now(situation), json)
    else:
        show_rest(acceptance(situation), json)


def lay_out(situation: Situation, kinds: list[int], melds: list[Meld]) -> bool:
    """Put the hand on the table; whether it has a tile to discard. Raises HandError for a wrong number of tiles."""
    resting = 3 * (int(situation.rules.sets) - len(melds)) + 1
    if len(kinds) not in (resting, resting + 1):
        beside = f" beside {len(melds)} melds" if melds else ""
        raise HandError(f'"{write(kinds)}" has {len(kinds)} tiles; a hand has {resting}, or {resting + 1}{beside}')
    for one in melds:
        situation.lay_meld(0, one)
    for kind in kinds:
        situation.hold(0, kind)
    situation.count_tiles()
    return len(kinds) > resting


def shanten_now(situation: Situation) -> int:
    """How far the hand is as it lies."""
    return int(distance(*_question(situation))) - 1


def acceptance(situation: Situation) -> Acceptance:
    """Of a resting hand."""
    mask = int(wanted(*_question(situation)))
    return Acceptance(shanten_now(situation), *_left(situation, mask))


def by_discard(situation: Situation) -> list[Acceptance]:
    """Of every discard, the best first."""
    distances, masks = np.zeros(FACES, np.int8), np.zeros(FACES, np.uint64)
    shapes, holding, sets, forms = _question(situation)
    wanted_after_discards(shapes, situation.table.hand[0], holding, sets, forms, distances, masks)
    found = [
        Acceptance(int(distances[face]) - 1, *_left(situation, int(masks[face])), name_of(face))
        for face in range(FACES)
        if distances[face] >= 0
    ]
    return sorted(found, key=lambda one: (one.shanten, -one.count))


def _question(situation: Situation) -> tuple[Any, ...]:
    table, rules, shapes = situation.table, situation.rules, situation.desk.shapes
    holding = hold(shapes, table.hand[0], table.wild_mask, int(table.lack.suit[0]))
    return shapes, holding, int(rules.sets) - int(table.meld_count[0]), int(rules.forms)


def _left(situation: Situation, mask: int) -> tuple[str, int]:
    """The tiles of a mask, and how many of them nobody has shown."""
    faces = [face for face in range(FACES) if has(np.uint64(mask), face)]
    shown = [face_of(kind) for kind in situation.shown if kind < 45]
    return write(faces), sum(max(0, int(situation.rules.copies[face]) - shown.count(face)) for face in faces)


def show_rest(found: Acceptance, json: bool) -> None:
    """One line on a resting hand."""
    if json:
        print_json(asdict(found))
        return
    print(
        f"{named(found.shanten)}; {'waits' if found.shanten == 0 else 'nearer with'} {found.tiles} ({found.count} left)"
    )


def show_discards(found: list[Acceptance], shanten: int, json: bool) -> None:
    """A table with a line for each discard."""
    if json:
        print_json({"shanten": shanten, "discards": [asdict(one) for one in found]})
        return
    print(named(shanten))
    rows = [(one.discard, named(one.shanten), one.count, one.tiles) for one in found]
    print_table(rows, head=("discard", "then", "left", "nearer with"), right=[2])


def named(shanten: int) -> str:
    """`ready`, `2 away from ready`."""
    return {-1: "complete", 0: "ready"}.get(shanten, f"{shanten} from ready")
