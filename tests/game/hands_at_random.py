"""Random hands and wins of every game, as the library's own words and arrays; each test prints its seed."""

import random
from typing import Any

import numpy as np

from fangcheng.errors import IncompatibleCircumstance
from fangcheng.game.asking import asker_of
from fangcheng.game.batches import wins_of
from fangcheng.tiles import FACES, write

GAMES = ("riichi", "sanma", "mcr", "taiwan", "sichuan", "tianjin")
WINDS = "ESWN"


def seeded(seed: int | None = None) -> random.Random:
    """A generator whose seed is printed, to repeat what failed."""
    seed = random.randrange(1 << 32) if seed is None else seed
    print(f"seed {seed}")
    return random.Random(seed)


def wall_of(game: str) -> list[int]:
    """The faces of a game's wall."""
    return [face for face, count in enumerate(asker_of(game).copies) for _ in range(count)]


def hand(chance: random.Random, game: str, rest: int) -> list[int]:
    """3n + `rest` tiles, drawn from few suits more often than chance would."""
    wall = wall_of(game)
    if chance.random() < 0.5:
        suit = chance.randrange(3)
        some = [face for face in wall if face // 9 == suit or chance.random() < 0.2]
        wall = some if len(some) > 20 else wall
    sets = int(asker_of(game).engine.rules.sets) - chance.choice((0, 0, 0, 1, 2))
    return sorted(chance.sample(wall, 3 * sets + rest))


def counts(hands: list[list[int]]) -> np.ndarray:
    """The hands as an array."""
    return np.array([np.bincount(one, minlength=FACES) for one in hands], np.int8)


def win(chance: random.Random, game: str, mode: str = "interpreted") -> dict[str, Any]:
    """The arguments of `score` for a hand of sets and a pair, or seven pairs; it may win or not.

    `mode` is how it is asked whether its circumstances can be: for thousands compiled, as Python takes a while where
    waits are worked out.
    """
    while True:
        found = _try_win(chance, game)
        tiles = found.pop("all")
        if all(tiles.count(face) <= asker_of(game).copies[face] for face in set(tiles)) and is_possible(
            game, found, mode
        ):
            return found


def is_possible(game: str, told: dict[str, Any], mode: str) -> bool:
    """Whether its circumstances can be true of the win."""
    try:
        wins_of(game, [told], mode=mode)
    except IncompatibleCircumstance:
        return False
    return True


def _try_win(chance: random.Random, game: str) -> dict[str, Any]:
    rules = asker_of(game).engine.rules
    faces = sorted(set(wall_of(game)))
    if chance.random() < 0.6:
        faces = [face for face in faces if face // 9 in (chance.randrange(3), 3) or chance.random() < 0.1] or faces
    if chance.random() < 0.1 and rules.sets == 4:
        concealed, melds = [face for face in chance.choices(faces, k=7) for _ in range(2)], []
    else:
        concealed, melds = _sets(chance, faces, int(rules.sets), chi=bool(rules.claim_chi), game=game)
    called = [face for _, tiles in melds for face in tiles]
    drawn = chance.choice(concealed)
    held = list(concealed)
    held.remove(drawn)
    chance.shuffle(held)
    seats = int(rules.seats)
    seat, by = chance.randrange(seats), chance.choice(("self", "self", "discard", "rob"))
    indicators = [chance.choice(faces)] if rules.indicators else []
    return {
        "all": concealed + called + indicators,
        "hand": write(held),
        "win": write([drawn]),
        "by": by,
        "seat": WINDS[seat],
        "source": None if by == "self" else chance.choice((None, WINDS[(seat + 1) % seats])),
        "dealer": WINDS[chance.randrange(seats)],
        "round": WINDS[chance.randrange(2)],
        "melds": [f"{word} {write(tiles)}" for word, tiles in melds],
        "context": chance.sample(("last_tile", "kong_replacement", "first_turn"), chance.choice((0, 0, 0, 1))),
        "dora": write(indicators),
        "counters": chance.choice((0, 0, 2)),
        "streak": chance.choice((0, 0, 1)),
        "jokers": write(chance.sample(sorted(set(wall_of(game))), 2)) if rules.joker_rule else "",
        "lack": chance.choice((None, "m", "p", "s")) if rules.lack_rule else None,
    }


def _sets(chance: random.Random, faces: list[int], sets: int, chi: bool, game: str) -> tuple[list[int], list[Any]]:
    concealed, melds = [chance.choice(faces)] * 2, []
    runs = [face for face in faces if face < 27 and face % 9 < 7 and (game != "sanma" or face >= 9)]
    for _ in range(sets):
        is_run = bool(runs) and chance.random() < 0.5
        first = chance.choice(runs if is_run else faces)
        tiles = [first, first + 1, first + 2] if is_run else [first] * 3
        if chance.random() < 0.25 and (chi or not is_run):
            word = "chi" if is_run else chance.choice(("pon", "kong", "concealed"))
            melds.append((word, tiles if word in ("chi", "pon") else [first] * 4))
        else:
            concealed += tiles
    return concealed, melds
