"""What logs say about the rules: bits of Tenhou's game type, words on the signs of its lobby, Mahjong Soul's signs."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from fangcheng.records.model import Abort, Final, HandRecord
from fangcheng.records.tenhou.length import is_east_game
from fangcheng.rules.option import Value
from fangcheng.variants import load

FOR_FOUR, FOR_THREE = "riichi", "sanma"  # the games that Tenhou's formats are about

# Rooms of Mahjong Soul as programs write them on the sign of a table, in Japanese, Chinese and English.
MAHJONG_SOUL = re.compile(
    "[銅铜銀银金玉王].?[の之][間间]|王座|(?:Bronze|Silver|Gold|Jade|Throne) Room|友人[戦场場]|大会戦|[比赛賽]{2}[场場]"
    "|雀魂|Friendly|Tour?n?ament|Mahjong ?Soul|Majsoul",
    re.IGNORECASE,
)
MAHJONG_SOUL_ID = re.compile("[0-9]{6}-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}.*")
EAST, SOUTH = re.compile(r"東|\bEast\b"), re.compile(r"南|\bSouth\b")

NO_RED_FIVES, NO_OPEN_TANYAO, TO_SOUTH, THREE_PLAYERS, FAST, CHIPS = 0x02, 0x04, 0x08, 0x10, 0x40, 0x200


def is_three_player(game_type: int) -> bool:
    """Return True if a game type is three-player riichi."""
    return bool(game_type & THREE_PLAYERS)


def has_red_fives(game_type: int) -> bool:
    """Return True if a game type plays with red fives."""
    return not game_type & NO_RED_FIVES


def variant_of(three_players: bool) -> str:
    """Return our variant id."""
    return FOR_THREE if three_players else FOR_FOUR


def options_of_type(game_type: int) -> dict[str, Any]:
    """Return options in our words, and the type itself under `tenhou_type`."""
    return {
        "preset": "tenhou",
        "red_fives": has_red_fives(game_type),
        "kuitan": not game_type & NO_OPEN_TANYAO,
        "length": "half" if game_type & TO_SOUTH else "east",
        "tenhou_type": game_type,
    }


def type_of_options(variant: str, options: Mapping[str, Any]) -> int | None:
    """Return the game type that tells all of these options; None where they are not Tenhou's own rules.

    >>> type_of_options("sanma", {"preset": "tenhou", "length": "east"})
    16
    """
    length, red_fives, kuitan = (
        options.get(key, usual) for key, usual in (("length", "half"), ("red_fives", True), ("kuitan", True))
    )
    known = {"preset", "length", "red_fives", "kuitan", "tenhou_type"}
    plain = isinstance(red_fives, bool) and isinstance(kuitan, bool) and length in ("half", "east")
    if options.get("preset") != "tenhou" or not plain or not set(options) <= known:
        return None
    bits = {NO_RED_FIVES: not red_fives, NO_OPEN_TANYAO: not kuitan, TO_SOUTH: length == "half"}
    bits[THREE_PLAYERS] = variant == FOR_THREE
    return sum(bit for bit, is_set in bits.items() if is_set)


def options_of_sign(sign: str, red_fives: Value | None, ref: str = "") -> dict[str, Any]:
    """Return options from a sign like 鳳南喰赤: whose rules, half game, open all simples, red fives.

    `ref` is the log's own name, by which Mahjong Soul's can be told too; `red_fives` None where it says nothing.
    """
    options: dict[str, Any] = {"preset": preset_of_sign(sign, ref)}
    if red_fives is not None:
        options["red_fives"] = red_fives
    if "喰" in sign:
        options["kuitan"] = True
    if SOUTH.search(sign):
        options["length"] = "half"
    elif EAST.search(sign):
        options["length"] = "east"
    return options


def preset_of_sign(sign: str, ref: str = "") -> str:
    """Return whose rules a sign names: Mahjong Soul's by its rooms, else Tenhou's, whose format it is."""
    return "mahjong_soul" if MAHJONG_SOUL.search(sign) or MAHJONG_SOUL_ID.fullmatch(ref) else "tenhou"


def red_fives_of(rule: Mapping[str, Any], three_players: bool) -> Value | None:
    """Return our value of `red_fives` for `aka`, or `aka51` to `aka53`, one a suit; None where no number is told."""
    whole, *suits = (rule.get(key) for key in ("aka", "aka51", "aka52", "aka53"))
    counts = tuple(int(count) if isinstance(count, int) else 0 for count in suits)
    if not any(counts):
        told = [int(count) for count in (whole, *suits) if isinstance(count, int)]
        return any(told) if told else None
    choices = load(variant_of(three_players)).option("red_fives").choices or {}
    return next((value for value, effect in choices.items() if effect.get("red") == counts), True)


def with_what_was_played(
    options: dict[str, Any], hands: Sequence[HandRecord], over: bool, final: Final | None = None
) -> dict[str, Any]:
    """Add rules that no sign tells, but the hands do: an East game, and what three wins on one tile come to.

    `over`: the record holds the game to its end; `final` is the standing, where it is told.
    """
    added = dict(options)
    four = bool(hands) and len(hands[0].dealt) == len("ESWN")
    standing = None if final is None else final.scores
    if "length" not in options and over and is_east_game(variant_of(not four), options, hands, standing):
        added["length"] = "east"
    if options.get("preset") == "mahjong_soul" and four and any(map(_is_broken_by_three, hands)):
        added["multiple_ron"] = "two"  # a room of friends may play so
    return added


def _is_broken_by_three(hand: HandRecord) -> bool:
    return any(isinstance(result, Abort) and result.reason == "triple_ron" for result in hand.results)
