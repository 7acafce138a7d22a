"""What a written hand may hold: tiles of the game, no more of one than there are, nothing that is laid out.

`rules` is a rules record with its fields as attributes. All checks raise HandError and change nothing.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from fangcheng.core.state.codes import KONG_INDICATORS
from fangcheng.core.state.rule_codes import (
    FLOWERS_DO_NOT_WIN,
    JOKER_FIXED,
    JOKER_FLOWERS,
    JOKER_NONE,
    NO_FLOWERS,
    NORTH_STAYS,
)
from fangcheng.core.table.reds import reds_of
from fangcheng.errors import HandError
from fangcheng.tiles import (
    FACES,
    FLOWER,
    HEAD,
    KINDS,
    PLACES,
    RED,
    WHITE,
    face_of,
    is_flower,
    is_red,
    kinds_of_face,
    name_of,
    write,
)


def check_tiles(rules: Any, tiles: Iterable[int]) -> None:
    """Check that all tiles are of this game, and no more copies of one than it has."""
    held = [0] * KINDS
    for tile in tiles:
        held[tile] += 1
    for kind in range(KINDS):
        if held[kind] and not copies(rules, kind):
            raise HandError(f"{name_of(kind)} is no tile of this game")
        if held[kind] > copies(rules, kind):
            raise HandError(f"{held[kind]} copies of {name_of(kind)}; this game has {copies(rules, kind)}")
    for face in range(FACES):
        count = sum(held[kind] for kind in kinds_of_face(face))
        if count > int(rules.copies[face]):
            raise HandError(f"{count} copies of {name_of(face)}; this game has {int(rules.copies[face])}")


def copies(rules: Any, kind: int) -> int:
    """Return how many of a kind a game has; red tiles are some of their face's copies."""
    return int(reds_of(rules, kind) if is_red(kind) else rules.copies[kind])


def places_of(rules: Any) -> int:
    """Return how far rows by face reach in this game: beyond the faces where heads or flowers are held like them."""
    return PLACES if rules.copies[HEAD] > 0 or rules.joker_rule == JOKER_FLOWERS else FACES


def check_size(rules: Any, concealed: Sequence[int], melds: int) -> None:
    """Check that the concealed tiles, without the winning tile, fill the hand."""
    due = 3 * (int(rules.sets) - melds) + 1 - int(rules.heart)
    if len(concealed) != due:
        beside = f" beside {melds} meld{'s' * (melds > 1)}" if melds else ""
        written = write(concealed)
        raise HandError(f'"{written}" has {len(concealed)} tiles; without the winning tile it needs {due}{beside}')


def check_held(tiles: Iterable[int], rules: Any = None) -> None:
    """Check that no flower is in hand or melds: it is laid out as it comes, and so are dragons in some games.

    Rules: MCR-14, TAIWAN-14, NANJING-2.
    """
    for tile in tiles:
        if (is_flower(tile) and not is_flower_joker(rules, tile)) or is_dragon_flower(rules, tile):
            raise HandError(f"{name_of(tile)} is laid out and no part of a hand; name it under flowers")


def is_flower_joker(rules: Any, tile: int) -> bool:
    """Return True for a flower where these rules have flowers held as jokers.

    Rules: GUANGDONG-P2.
    """
    return rules is not None and bool(rules.joker_rule == JOKER_FLOWERS) and is_flower(tile)


def is_kong_dragon(rules: Any, tile: int) -> bool:
    """Return True for a dragon where these rules have dragons laid out that are no jokers."""
    return rules is not None and bool(rules.kong_tiles) and WHITE <= tile <= RED


def is_dragon_flower(rules: Any, tile: int) -> bool:
    """Return True for a dragon where these rules have dragons laid out like flowers."""
    return rules is not None and bool(rules.dragon_flowers) and WHITE <= tile <= RED


def check_winning_tile(rules: Any, tile: int, by_flowers: Collection[str]) -> None:
    """Check that a flower wins only as the eighth, or as the one that robs it; `by_flowers` names such a win.

    Rules: MCR-14, TAIWAN-63, TAIWAN-64.
    """
    if by_flowers and rules.flower_win == FLOWERS_DO_NOT_WIN:
        raise HandError(f"{', '.join(sorted(by_flowers))}: no win by flowers in this game")
    if not by_flowers:
        check_held([tile], rules)


def named_jokers(rules: Any, jokers: str) -> str:
    """Return the jokers as they are named, and where none are that which this game always has."""
    if not jokers and rules.joker_rule == JOKER_FLOWERS:
        return write(kind for kind in range(FLOWER, HEAD) if rules.copies[kind] > 0)
    if jokers or rules.joker_rule != JOKER_FIXED or rules.joker_tile == 0:
        return jokers
    return name_of(int(rules.joker_tile) - 1)


def check_jokers(rules: Any, wild: Iterable[int]) -> None:
    """Check that jokers are faces of the game, and named only where they are not always the same one.

    Rules: HANGZHOU-6.
    """
    for kind in wild:
        if rules.joker_rule == JOKER_NONE:
            raise HandError(f"{name_of(kind)} is no joker: this game has none")
        if not is_flower_joker(rules, kind) and (kind >= FACES or rules.joker_rule == JOKER_FLOWERS):
            raise HandError(f"{name_of(kind)} cannot be a joker")
        if not copies(rules, kind):
            raise HandError(f"{name_of(kind)} is no joker: it is no tile of this game")
        if rules.joker_rule == JOKER_FIXED and kind != rules.joker_tile - 1 and rules.joker_tile:
            raise HandError(
                f"{name_of(kind)} is no joker: in this game {name_of(rules.joker_tile - 1)} always is, alone"
            )


def check_laid_jokers(rules: Any, laid: Iterable[int], wild: Iterable[int]) -> None:
    """Check that no joker lies in a meld where a dragon plays its face: nobody may lay one down.

    Rules: ANQING-10, WENZHOU-14.
    """
    jokers = {*map(face_of, wild)} if rules.stand_in else set()
    found = next((tile for tile in laid if face_of(tile) in jokers), None)
    if found is not None:
        raise HandError(f"{name_of(found)} is wild in this hand and lies in no meld")


def check_flowers(rules: Any, laid: Iterable[int]) -> None:
    """Check that what is laid out as flowers is one."""
    for kind in () if rules.single_kongs else laid:  # kongs of one tile may be any
        if not is_flower(kind) and not is_dragon_flower(rules, kind) and not is_kong_dragon(rules, kind):
            raise HandError(f"{name_of(kind)} is no flower")
        if rules.flower_rule == NO_FLOWERS:
            raise HandError(f"{name_of(kind)} is no tile of this game")


def check_indicators(rules: Any, shown: Sequence[int], under: Sequence[int]) -> None:
    """Check that indicators are tiles of a game that turns some, and not more than there can be.

    Rules: RIICHI-27, RIICHI-29, RIICHI-78.
    """
    most = int(rules.indicators) + KONG_INDICATORS
    for kind in [*shown, *under]:
        if rules.indicators == 0:
            raise HandError(f"{name_of(kind)} indicates no dora: this game has none")
        if kind >= FLOWER:
            raise HandError(f"{name_of(kind)} cannot indicate a dora")
    for indicators in (shown, under):
        if len(indicators) > most:
            raise HandError(f'"{write(indicators)}": there are {most} indicators at most')


def check_aside(rules: Any, norths: int) -> None:
    """Check that North is laid aside only where the rules let it be.

    Rules: SANMA-16.
    """
    if norths and rules.lay_north == NORTH_STAYS:
        raise HandError("4z is not laid aside in this game")
