"""Cases of the opening: where the dice break the wall, which tiles are jokers, where the one lies that names them."""

from typing import Any

from fangcheng.conform.fields import BadCase, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.play.deal import deal_hands
from fangcheng.core.state.event_rows import DICE_BREAK, E_DICE
from fangcheng.core.table.hand_luck import dice_were_lucky
from fangcheng.core.table.jokers import turn_joker_in_untouched_wall
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
    elif dealer != 0:
        raise fields.wrong("seat", "the dealer, where dice are thrown; a turned tile asks for none, so leave it out")
    setup.close()
    fields.close()
    if not found:
        raise BadCase("setup: an indicator, or dice")
    return expected, found


def run_dice(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Throw the dice, and look at which wall opens after how many stacks, and whether they were lucky."""
    situation = Situation(variant, fields)
    situation.table.dealer = fields.seat("seat", "E") or 0
    if isinstance(fields.values.get("dice"), dict):
        throws = fields.group("dice")
        fields.close()
        return expected, _by_throws(situation, throws)
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
        "first_stack": int(table.break_stack) + 1,
        "lucky": bool(dice_were_lucky(table, situation.rules)),
    }


def _by_throws(situation: Situation, throws: Fields) -> dict[str, Any]:
    """Tell who throws again, after how many stacks the wall is cut, and where a third throw finds the joker.

    The stacks of the cut are counted from the right end of the wall, those of the joker from its left end.
    """
    first, second, drill = (throws.take(name) for name in ("first", "second", "drill"))
    if not _are_dice(first) or not _are_dice(second) or not (drill is None or _are_dice(drill)):
        raise throws.wrong("first", "first, second and drill are lists of dice from 1 to 6")
    throws.close()
    table, rules = _thrown(situation, [*first, *second]), situation.rules
    if table is None:
        raise throws.wrong("first", "the rules do not throw so many dice")
    thrower = next(int(row[1]) for row in table.events[::-1] if row[0] == E_DICE and row[5] == DICE_BREAK)
    cut = int(table.break_stack) if table.break_side == thrower else None
    found: dict[str, Any] = {
        "second_thrower": situation.letters[thrower],
        "count_from_wall": situation.letters[thrower],
        "stacks": cut,
    }
    if drill is not None:
        table.next_tile = 0
        deal_hands(table, rules)
        table.next_tile += 1  # the dealer's last
        turn_joker_in_untouched_wall(table, rules, sum(drill))
        place = int(place_in_wall(table, rules, int(table.indicators.positions[0])))
        found["drill_wall"] = situation.letters[place // PLACES]
        found["drill_stack"] = int(rules.stacks[place // PLACES]) - place % PLACES
    return found


def run_successors(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Turn up one tile after another, each in a hand of its own, and look at the joker that follows it."""
    told = fields.take("successors")
    options = fields.take("options") if "options" in fields else {}
    wrong: dict[str, str] = {}
    fields.close()
    if not isinstance(told, dict) or not told:
        raise fields.wrong("successors", "a mapping from turned tiles to their jokers")
    for turned, joker in told.items():
        situation = Situation(variant, Fields({"options": options}))
        situation.turn_joker(Fields({"tile": turned}).tile("tile"))
        found = write(situation.kinds[face] for face in range(FACES) if has(situation.table.wild_mask, face))
        if found != joker:
            wrong[turned] = found
    return expected, {"ok": wrong or True}


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
