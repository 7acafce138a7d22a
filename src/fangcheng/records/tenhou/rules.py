"""What Tenhou's game type says about the rules: bits in logs, words on the lobby's sign."""

from typing import Any

FOR_FOUR, FOR_THREE = "riichi", "sanma"  # the games that Tenhou's formats are about

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


def options_of_sign(sign: str, red_fives: bool) -> dict[str, Any]:
    """Return options from a sign like 鳳南喰赤: half game, open all simples, red fives."""
    options: dict[str, Any] = {"preset": "tenhou", "red_fives": red_fives}
    if "喰" in sign:
        options["kuitan"] = True
    if "南" in sign or "東" in sign:
        options["length"] = "half" if "南" in sign else "east"
    return options
