"""What no game can be played under: numbers too large in house rules or on pages, rules that deal no hand."""

from math import prod
from typing import Any

import numpy as np

from fangcheng.core.shapes.heart import HEART_FORMS
from fangcheng.core.state.codes import WALL
from fangcheng.core.state.fields.forms import ANY_HEADS, ONE_HEAD_SET, ONE_WHITE, SUM_SETS
from fangcheng.core.state.fields.kinds import Quantity
from fangcheng.core.state.rule_codes import (
    CLASSES,
    CURVE_DOUBLING,
    CURVE_TABLE,
    FAN,
    HORSES_FROM_RESERVE,
    JOKER_AT_TAIL,
    JOKER_FLOWERS,
    LACK_NONE,
    LIVE,
    NO_FLOWERS,
    NO_LIMIT,
    PRODUCT,
    RESERVE_FIXED,
    SHARE_REPEATS,
    SUM,
    TERMS,
)
from fangcheng.core.state.rule_codes import LIMITS as IN_LIMITS
from fangcheng.core.state.rules import RULES
from fangcheng.core.table.wall import LONGEST_RUN
from fangcheng.errors import BadSetting, UnknownName
from fangcheng.rules.declared import QUANTITIES, quantity_of
from fangcheng.tiles import FLOWER, HEAD, PLACES, RED_3M, RED_5M, RED_7M, face_of

COUNT = 0, 100  # of prices that count something
SUITED = 27  # kinds of the three suits
PRICES = {
    **dict.fromkeys(("price", "open"), (-1000, 1000)),
    "drawn": (0, 1000),
    "yakuman": (0, 10),
    "rank": COUNT,
    "share_added": COUNT,
}
MOST_DOUBLED = 24  # a hand pays less than two to this; scores are numbers of 32 bits
MOST_FAN = 14  # of the dearest hand of a doubling game as its book prices it, with four quads and every circumstance
MOST_STREAK = 20  # of one dealer that are reckoned with
FACTORS = 5  # patterns that multiply at once


def check_size(key: str, value: Any) -> None:
    """Raise BadSetting for a number that the setting may not have, or a list of another length than it has."""
    field, _, place = key.partition(".")
    quantity = quantity_of(key)
    if field in PRICES:
        _check_number(key, value, *PRICES[field])
    elif key == "round_winds":
        _check_length(key, value, RULES[key].shape[0])
    elif quantity is not None and quantity.shape and not place:
        if not isinstance(value, list):
            raise BadSetting(key, value, f"a list of {quantity.shape[0]} numbers")
        _check_length(key, value, quantity.shape[0])
        for one in value:
            _check_number(key, one, quantity.low, quantity.high)
    elif quantity is not None and not isinstance(value, str):
        _check_quantity(key, value, quantity)


def fits(key: str, value: Any) -> bool:
    """Return True if house rules may give the setting this value."""
    try:
        check_size(key, value)
    except BadSetting:
        return False
    return True


def range_of(key: str) -> str:
    """Return in words what a quantity may be."""
    quantity = quantity_of(key)
    if quantity is None:
        raise UnknownName("quantity", key, QUANTITIES)
    if quantity.only:
        return " or ".join(map(str, quantity.only))
    return ", ".join([f"{quantity.low} to {quantity.high}", *(f'"{one.word}"' for one in quantity.words)])


def _check_length(key: str, value: Any, length: int) -> None:
    if len(value) > length or (len(value) < length and not isinstance(value, str)):
        raise BadSetting(key, value, f"{length} numbers" if isinstance(value, list) else f"up to {length} winds")


def _check_quantity(key: str, value: Any, quantity: Quantity) -> None:
    if not quantity.only:
        _check_number(key, value, quantity.low, quantity.high)
    elif value not in quantity.only:
        raise BadSetting(key, value, range_of(key))


def _check_number(key: str, value: Any, low: int, high: int) -> None:
    if isinstance(value, int) and not low <= value <= high:
        raise BadSetting(key, value, f"{low} to {high}")


class Unsound(Exception):
    """Rules under which no hand can be dealt; `setting` is where it shows."""

    def __init__(self, setting: str, reason: str) -> None:
        self.setting = setting
        super().__init__(reason)


def check_sound(rules: np.ndarray, page: np.ndarray) -> None:
    """Raise Unsound where no hand can be dealt, or a hand would pay more than scores can hold.

    `page` is the rules as the book has them.
    """
    _check_deal(rules[0])
    if rules[0]["method"] == FAN:
        _check_doubling(rules[0], page[0])
    elif rules[0]["method"] in (TERMS, PRODUCT):
        _check_factors(rules[0])
    if rules[0]["method"] == IN_LIMITS:
        _check_limits(rules[0])
    elif rules[0]["method"] == CLASSES:
        _check_classes(rules[0])
    elif rules[0]["method"] >= SUM:
        _check_shares(rules[0], page[0])


def _check_doubling(record: Any, page: Any) -> None:
    if _most_fan(record, page) + int(record["base"]).bit_length() > MOST_DOUBLED:
        raise Unsound("cap", "every fan doubles a hand: with patterns as dear as these, or this base, cap it lower")


def _most_fan(record: Any, page: Any) -> int:
    """Return how many fan the dearest hand of a doubling game may have."""
    dearer = np.maximum(record["price"].astype(int) - page["price"], 0).sum()
    fan = MOST_FAN + 2 * int(dearer)
    return fan if record["cap"] == NO_LIMIT else min(fan, int(record["cap"]))


def _check_shares(record: Any, page: Any) -> None:
    """Refuse shares that could grow beyond the scores, whatever rows and reasons come together."""
    if record["curve_rule"] == CURVE_DOUBLING:
        worth = int(record["base"]) << min(_most_fan(record, page) + int(record["share_fan"].sum()), MOST_DOUBLED)
    elif record["curve_rule"] == CURVE_TABLE:
        worth = int(record["curve"].max())
    else:
        worth = sum(sorted(record["price"].tolist())[-FACTORS:]) * int(record["base"])
    units = max(1, int(record["common_units"])) + int(record["share_units"].sum()) * MOST_STREAK
    times = prod(max(1, int(factor)) for factor in record["share_times"]) * max(1, int(record["unit"]))
    repeats = max(1, int(record["share_times"][SHARE_REPEATS]))
    times *= repeats ** (int(record["streak_max"] or MOST_STREAK) - 1)
    if (worth * units + int(record["share_points"].sum())) * times >= 1 << MOST_DOUBLED:
        raise Unsound("base", "with this base, these shares and these prices a hand would pay too much")


def _check_limits(record: Any) -> None:
    """Refuse rules without a limit, or under which the rows of limits and those past them would pay too much."""
    if record["cap"] == NO_LIMIT:
        raise Unsound("cap", "a hand is counted in limits here: the cap is one of them")
    dearest = sorted(record["price"].tolist())[-FACTORS:]
    if prod(max(price, 1) for price in dearest) * int(record["cap"]) >= 1 << MOST_DOUBLED:
        raise Unsound("cap", "patterns multiply: with this cap they are too dear")


def _check_classes(record: Any) -> None:
    """Refuse classes that begin with so much that their rows would pay more than scores can hold."""
    dearest = sorted(record["price"].tolist())[-FACTORS:]
    if prod(max(price, 1) for price in dearest) * int(record["class_points"].max()) >= 1 << MOST_DOUBLED:
        raise Unsound("class_points", "rows double these points: with as many a hand would pay too much")


def _check_factors(record: Any) -> None:
    dearest = sorted(record["price"].tolist())[-FACTORS:]
    if (
        prod(max(price, 1) for price in dearest) * int(record["base"]) * max(1, int(record["unit"]))
        >= 1 << MOST_DOUBLED
    ):
        raise Unsound("base", "patterns multiply: with this base they are too dear")


REDS = (("red", RED_5M, "fives"), ("red_threes", RED_3M, "threes"), ("red_sevens", RED_7M, "sevens"))


def _check_reds(record: Any) -> None:
    """Raise Unsound where more tiles of a face are red than the wall has of it."""
    for setting, kind, name in REDS:
        for suit, reds in enumerate(record[setting].tolist()):
            there = int(record["copies"][face_of(kind + suit)])
            if reds > there:
                raise Unsound(setting, f"{reds} red {name} of {'mps'[suit]}, and the wall has {there} of them")


def _check_deal(record: Any) -> None:
    """Raise Unsound where the wall is not the set of tiles, or holds too few for the deal."""
    copies = record["copies"].astype(int)
    tiles, standing = int(copies.sum()), 2 * int(record["stacks"].astype(int).sum())
    seats, hand = int(record["seats"]), 3 * int(record["sets"]) + 1 - int(record["heart"])
    kept = int(record["dead_wall"]) + int(record["reserve"]) + int(record["horse_bare"])
    kept += LONGEST_RUN * int(record["horse_step"])
    if copies[RED_5M:FLOWER].any() or copies[PLACES:].any():
        raise Unsound(
            "tiles",
            "suits, honours, flowers and heads only; how many are red say red (fives), red_threes and red_sevens",
        )
    _check_reds(record)
    if copies[HEAD:PLACES].any() != bool(int(record["forms"]) & SUM_SETS):
        raise Unsound("tiles", "heads are played where three numbers that add up to 15 are a set, and nowhere else")
    if int(record["forms"]) & (ANY_HEADS | ONE_HEAD_SET) and not int(record["forms"]) & SUM_SETS:
        raise Unsound("forms", "sets of heads belong to hands of sums: any_heads and one_head_set want sum_sets, too")
    if int(record["forms"]) & ONE_WHITE and record["joker_rule"] != JOKER_AT_TAIL:
        raise Unsound("forms", 'a White may count as the tile turned up where that is wild: joker_rule = "at_tail"')
    if record["heart"] and (int(record["forms"]) & ~(HEART_FORMS | ONE_WHITE) or record["lack_rule"] != LACK_NONE):
        raise Unsound("heart", "a tile is imagined for sets and a pair, seven pairs and thirteen orphans alone")
    if record["joker_rule"] == JOKER_FLOWERS and record["flower_rule"] != NO_FLOWERS:
        raise Unsound("joker_rule", 'flowers are jokers of the hand only where none is laid out: flower_rule = "none"')
    if tiles > WALL or tiles % 2:
        raise Unsound("tiles", f"{tiles} tiles: a wall has an even number up to {WALL}")
    if standing != tiles:
        raise Unsound("stacks", f"{tiles} tiles stand in {tiles // 2} stacks, not {standing // 2}")
    if any(record["stacks"][:seats] == 0) or any(record["stacks"][seats:]):
        raise Unsound("stacks", f"a wall before each of the {seats} seats, and no other")
    if copies[:RED_5M].sum() < seats * (hand + 2) + kept:
        raise Unsound("tiles", f"{tiles} tiles are too few to deal {hand} to each of {seats} and keep {kept} back")
    _check_reserve(record)
    if record["bonds"] and record["claim_timing"] == LIVE:
        raise Unsound("claim_timing", 'a meld taken back would leave its bond: claim_timing = "window"')
    if record["replacements"] > record["dead_wall"]:
        raise Unsound("replacements", "the dead wall holds the replacement tiles")
    if record["dead_wall"] and (record["dead_wall"] % 2 or not record["replenish"]):
        raise Unsound("dead_wall", "a dead wall is of whole stacks, and replenished: replenish = 1")
    if record["exchange"] and copies[SUITED:].sum() > hand - 3 * 2 - 1:
        raise Unsound("exchange", "with so many tiles of no suit somebody may hold no three of one suit to exchange")


def _check_reserve(record: Any) -> None:
    """Raise Unsound where the tiles kept back do not go together."""
    fixed, grows = record["reserve_at"] == RESERVE_FIXED, record["reserve_first_kong"] + record["reserve_per_kong"]
    if record["dead_wall"] and (fixed or grows or record["reserve_whole_stacks"]):
        raise Unsound("dead_wall", "a dead wall has replacements of its own: no fixed or growing reserve beside it")
    if record["reserve_whole_stacks"] and fixed:
        raise Unsound("reserve_whole_stacks", "a fixed reserve has no single tile behind it")
    turned = record["horses"] or record["horse_bare"] or record["horse_step"]
    reserved = turned and record["horses_from"] == HORSES_FROM_RESERVE
    if reserved and (record["horses"] > record["reserve"] or not fixed):
        raise Unsound("horses", 'horses are tiles of the reserve: reserve as many, reserve_at = "fixed"')
    if record["reserve_whole_stacks"] and record["reserve"] % 2:
        raise Unsound("reserve", "whole stacks are an even number of tiles")
