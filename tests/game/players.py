"""A player for tests: mostly nearest to winning, sometimes anything, always the same for the same seed."""

import random
from collections.abc import Callable, Mapping

from fangcheng.core.shapes.distance import distance
from fangcheng.core.shapes.holding import hold, remove_face
from fangcheng.core.state.codes import TURN
from fangcheng.game.actions import Action
from fangcheng.game.match import Match
from fangcheng.tiles import PLACES, face_of, parse

SIX = ("riichi", "sanma", "mcr", "taiwan", "sichuan", "tianjin")


def play(
    variant: str,
    seed: int,
    actions: int,
    options: Mapping[str, str | int | bool] | None = None,
    after: Callable[[Match], None] = lambda match: None,
    preset: str | None = None,
) -> Match:
    """A match played for so many actions or to its end; `after` looks at it after each."""
    match, chance = Match(variant, seed, options, preset, mode="interpreted"), random.Random(seed)
    for _ in range(actions):
        if match.hand_over and not match.over:
            match.next_hand()
        if match.over:
            break
        seat = chance.choice(match.owed)
        match.act(seat, choose(match, seat, chance))
        after(match)
    return match


def choose(match: Match, seat: int, chance: random.Random) -> Action:
    """Win, kong and declare when possible, else discard towards ready; one action in eight at random."""
    legal = match.legal(seat)
    for action in legal:
        if action.label.startswith("egg") and chance.random() < 0.9:
            return action
    for kind in ("win", "concealed_kong", "added_kong", "open_kong", "lay_north", "ready"):
        for action in legal:
            if action.kind == kind and chance.random() < 0.9:
                return action
    discards = [action for action in legal if action.kind == "discard"]
    if match.table.phase != TURN or not discards or chance.random() < 0.12:
        return chance.choice(legal)
    far = _distance_after(match, seat)
    return min(discards, key=lambda action: far[face_of(parse(action.tiles[0])[0])])


def _distance_after(match: Match, seat: int) -> list[int]:
    """How far the hand is from winning after each discard."""
    table, engine = match.table, match.engine
    shapes, forms = engine.desk.shapes, int(engine.rules.forms)
    holding = hold(shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    sets = int(engine.rules.sets) - int(table.meld_count[seat])
    return [
        distance(shapes, remove_face(holding, face), sets, forms) if table.hand[seat, face] else 99
        for face in range(PLACES)
    ]
