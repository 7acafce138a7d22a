"""Cases of the opening: where the dice break the wall, which tiles are jokers."""

from typing import Any

from fangcheng.conform.fields import BadCase, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.table.hand_luck import dice_were_lucky
from fangcheng.core.table.wall import open_wall, place_in_wall
from fangcheng.game.engine import copy_of
from fangcheng.tiles import FACES, write

SEEDS = 20_000  # tried until the dice fall as written; three given dice come once in 216
PLACES = 64  # place_in_wall: 64 * side + stack


def run_setup(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Turn the joker or throw the dice, and look at what follows."""
    situation = Situation(variant, fields)
    dealer = fields.seat("seat", "E")
    setup = fields.group("setup")
    found: dict[str, Any] = {}
    if "indicator" in setup:
        situation.turn_joker(setup.tile("indicator"))
        found["jokers"] = write(situation.kinds[face] for face in range(FACES) if has(situation.table.wild_mask, face))
    if "dice" in setup:
        dice = setup.take("dice")
        situation.table.dealer = dealer or 0
        found |= _break(situation, setup, dice)
    setup.close()
    fields.close()
    if not found:
        raise BadCase("setup: an indicator, or dice")
    return expected, found


def run_dice(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Throw the dice, and look at which wall opens after how many stacks, and whether they were lucky."""
    situation = Situation(variant, fields)
    situation.table.dealer = fields.seat("seat", "E") or 0
    dice = fields.take("dice")
    if not _are_dice(dice):
        raise fields.wrong("dice", "a list of dice from 1 to 6")
    table = _thrown(situation, dice)
    if table is None:
        raise fields.wrong("dice", f"the rules throw {int(situation.rules.dice_count)} dice a time, not {len(dice)}")
    fields.close()
    return expected, {
        "wall": situation.letters[int(table.break_side)],
        "skip_stacks": int(table.break_stack),
        "lucky": bool(dice_were_lucky(table, situation.rules)),
    }


def _are_dice(dice: Any) -> bool:
    return isinstance(dice, list) and all(isinstance(die, int) and 1 <= die <= 6 for die in dice)


def _break(situation: Situation, setup: Fields, dice: Any) -> dict[str, Any]:
    """Tell where the wall opens; stacks are counted from 1 at the right end of the wall they stand in."""
    if not _are_dice(dice):
        raise setup.wrong("dice", "a list of dice from 1 to 6")
    table = _thrown(situation, dice)
    if table is None:
        raise setup.wrong("dice", f"the rules throw {int(situation.rules.dice_count)} dice a time, not {len(dice)}")
    first = int(place_in_wall(table, situation.rules, 0))
    last = int(place_in_wall(table, situation.rules, int(table.wall_size) - 1))
    return {
        "wall": situation.letters[first // PLACES],
        "first_stack": first % PLACES + 1,
        "tail_stack": last % PLACES + 1,
        "tail_wall": situation.letters[last // PLACES],
    }


def _thrown(situation: Situation, dice: list[int]) -> Any:
    """Return a table whose wall was opened by just these dice, all throws in order."""
    for seed in range(SEEDS):
        table = copy_of(situation.table)
        table.random[:] = seed_words(seed, "conform dice")
        table.dice[:] = 0
        open_wall(table, situation.rules)
        faces = [int(die) for die in table.dice if die]
        if faces == dice:
            return table
        if len(faces) != len(dice):
            return None
    return None
