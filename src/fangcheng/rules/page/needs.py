"""What a pattern, or a setting that names tiles, needs of the game to be of any use: tiles, forms, declarations."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from fangcheng.core.patterns.listed import (
    DECLARED,
    FLOWERS,
    FORMS,
    KONGS,
    ONE_PUNG,
    PREDICATES,
    SETS,
    THREE_KONGS,
    TWO_CHOWS,
    TWO_PUNGS,
)
from fangcheng.core.scoring.trial import TRIABLE
from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.core.state.rule_codes import JOKER_FIXED, JOKER_FLOWERS, NO_FLOWERS, NO_LIMIT
from fangcheng.errors import FangchengError
from fangcheng.rules.declared import SETS as WORDS_OF_SETS
from fangcheng.rules.page.places import at
from fangcheng.rules.words import TILE_WORDS
from fangcheng.tiles import FACES, name_of

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset

Need = Callable[[Any], bool]

# The trial imports every room of predicates; without it the list would be empty.
GROUPS = {PATTERN_NAMES[number]: one.group for one in PREDICATES for number in one.patterns if number in TRIABLE}
OF_SETS = (SETS, TWO_CHOWS, ONE_PUNG, TWO_PUNGS, KONGS, THREE_KONGS)  # no hand of pairs or single tiles has one
WINS = WORDS_OF_SETS["forms"]
ANY_PAIRS = WINS["seven_pairs"] | WINS["seven_pairs_alike"]
DRAGONS = ("dragon_pung", "two_dragon_pungs", "little_three_dragons", "big_three_dragons", "three_dragons")
WINDS = (
    *("seat_wind", "round_wind", "wind_pung"),
    *("little_three_winds", "big_three_winds", "little_four_winds", "big_four_winds"),
)
# Settings that every page says, for there is no use in their 0.
EXAMPLES = {
    "seats": '"seats": 4',
    "sets": '"sets": 4',
    "dice_count": '"dice_count": 2',
    "forms": '"forms": ["standard"]',
}
WITHOUT_FLOWERS = ("no_flowers", "kong_tile", "soft_flowers", "hard_flowers")


def _has(part: str) -> Need:
    return lambda record: bool(np.any(record["copies"][[*TILE_WORDS[part]]]))


def _wins(form: int) -> Need:
    return lambda record: bool(int(record["forms"]) & form)


def _sets(field: str) -> Need:
    return lambda record: bool(np.any(record[field]))


def _any_of(*fields: str) -> Need:
    return lambda record: any(np.any(record[field]) for field in fields)


# What a pattern needs, in words that end "no win can have it: ...".
NEEDS: dict[str, tuple[str, Need]] = {
    **dict.fromkeys(DRAGONS, ("there are no dragons among the tiles", _has("dragons"))),
    **dict.fromkeys(WINDS, ("there are no winds among the tiles", _has("winds"))),
    "all_honors": ("there are no honours among the tiles", _has("honours")),
    "half_flush": ("there are no honours among the tiles", _has("honours")),
    "thirteen_orphans": ('forms has no "thirteen_orphans"', _wins(WINS["thirteen_orphans"])),
    "dora": ("indicators is 0", _sets("indicators")),
    "red_dora": ("red, red_threes and red_sevens are 0 in every suit", _any_of("red", "red_threes", "red_sevens")),
}


def _need_of(pattern: str) -> tuple[str, Need]:
    """Return what a pattern needs, in words and as a question about a rules record."""
    if pattern in NEEDS:
        return NEEDS[pattern]
    group = GROUPS.get(pattern)
    if "seven_pairs" in pattern:
        return 'forms has no "seven_pairs" and no "seven_pairs_alike"', _wins(ANY_PAIRS)
    if group in OF_SETS:
        return 'forms has no "standard"', _wins(~(ANY_PAIRS | WINS["thirteen_orphans"]))
    if group == FORMS:
        return 'forms has nothing but "standard"', _wins(~WINS["standard"])
    if group == FLOWERS and pattern not in WITHOUT_FLOWERS:
        return "there are no flowers among the tiles", lambda record: has_flowers(record)
    if group == DECLARED:
        return 'ready_rule is "none"', lambda record: bool(record["ready_rule"]) or bool(record["chicken_open"])
    return "", lambda record: True


def has_flowers(record: Any) -> bool:
    """Return True if tiles are laid out and replaced: flowers, or dragons in their place."""
    return bool(np.any(record["copies"][[*TILE_WORDS["flowers"]]]) or record["dragon_flowers"])


def check_won(page: "Ruleset", records: Iterable[np.ndarray]) -> None:
    """Refuse a price of the page for a pattern that no win can have, whatever option is chosen."""
    made = [record[0] for record in records]
    for part in ("prices", "open_prices", "drawn_prices", "yakuman"):
        for name, price in getattr(page, part).items():
            pattern = page.pattern_id(name)
            why, need = _need_of(pattern)
            if price and not any(map(need, made)):
                with at(part, name):
                    raise FangchengError(
                        f"{page.id}: {name} = {price}, but no win can have it: {why}, under any option"
                    )


def what_lacks(record: Any) -> tuple[str, str] | None:
    """Return a setting that no rule sets though every game has it, and what to do, None where all are set."""
    for setting, example in EXAMPLES.items():
        if not record[setting]:
            return setting, f"no rule sets it, and no game can do without it; write it under rules, {example}"
    return None


def check_together(record: Any) -> tuple[str, str] | None:
    """Return a setting that names what this record lacks, and what is wrong with it, None where all is there."""
    copies = record["copies"]
    fixed = int(record["joker_tile"]) - 1
    if record["joker_rule"] == JOKER_FIXED and fixed >= 0 and not copies[fixed]:
        return "joker_tile", f"{name_of(fixed)} is the joker, and not among the tiles"
    for face in range(FACES):
        if record["kong_factor"][face] and not copies[face]:
            return f"kong_factor.{name_of(face)}", f"{name_of(face)} is not among the tiles"
    flowers = np.any(copies[[*TILE_WORDS["flowers"]]])
    if flowers and record["flower_rule"] == NO_FLOWERS and record["joker_rule"] != JOKER_FLOWERS:
        return "flower_rule", 'flowers are among the tiles, and nobody lays them out: flower_rule = "in_rounds"'
    if record["cap"] != NO_LIMIT and record["minimum"] > record["cap"]:
        return "minimum", f"a win needs {int(record['minimum'])}, and counts {int(record['cap'])} at most: see cap"
    return None
