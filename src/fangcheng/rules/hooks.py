"""Which settings switch on which hook of a hand's course: an institution that is off is never asked.

A setting switches its hook on by any value but 0, or by those values that are named with it.
"""

import numpy as np

from fangcheng.core.state import hook_codes as hook
from fangcheng.core.state.rule_codes import (
    AT_ONCE,
    AT_THE_END,
    CHECK_FACTORS,
    CHECK_SICHUAN,
    FLOWERS_MAY_WIN,
    FOLLOW_WITH_A_WIN,
    INNER_STAKES,
    JOKER_STAYS_IN_WALL,
    LACK_DECLARED,
    WITH_A_WIN,
    WITH_THE_HAND,
)

SWITCHES: dict[int, dict[str, int | tuple[int, ...] | None]] = {
    hook.BEFORE_MATCH: {
        "bet_kind": INNER_STAKES,
        "outer_bet": None,
        "pulling": None,
        "chip_value": None,
        "fine": None,
        "persons": None,
        "horse_step": None,
        "outside_buyers": None,
    },
    hook.BEFORE_DEAL: {"bet_kind": None, "raise_return": None},
    hook.AFTER_DEAL: {"exchange": None, "lack_rule": LACK_DECLARED, "heart": None, "chicken_open": None},
    hook.HELD_BACK: {
        "lack_rule": LACK_DECLARED,
        "follow_duty": None,
        "honour_discipline": None,
        "catch_circle": None,
        "joker_kept": None,
        "single_kongs": None,
    },
    hook.DRAW_SHOWN: {"follow_duty": None, "chicken_open": None, "joker_rule": JOKER_STAYS_IN_WALL},
    hook.BEFORE_PLAY: {"opening_wins": None, "essence_flip": None},
    hook.TURN_OFFERS: {"lay_north": None, "watch": None},
    hook.SPECIAL_ACTION: {"lay_north": None, "watch": None},
    hook.AFTER_DISCARD: {"side_pay": None, "catch_circle": None, "drift": None, "chickens": None},
    hook.AFTER_CLAIM: {"bonds": None, "essence_liability": None},
    hook.AFTER_FLOWER: {"side_pay": None},
    hook.FLOWERS_KEPT: {"flower_win": FLOWERS_MAY_WIN},
    hook.AFTER_KONG: {"kong_when": AT_ONCE, "chicken_open": None},
    hook.AFTER_WIN: {"chip_value": None, "double_after": None, "fine": None},
    hook.AFTER_WINS: {"call_transfer": None},
    hook.HAND_WON: {
        "pulling": None,
        "kong_when": (WITH_A_WIN, WITH_THE_HAND),
        "horses": None,
        "horse_bare": None,
        "horse_step": None,
        "birds": None,
        "bought_horses": None,
        "flower_pay": None,
        "burn": None,
        "follow_when": FOLLOW_WITH_A_WIN,
        "fly": None,
        "joker_pay": None,
        "wake": None,
        "wash_outs": None,
        "chickens": None,
    },
    hook.WALL_EMPTY: {
        "draw_check": (CHECK_SICHUAN, CHECK_FACTORS),
        "kong_when": WITH_THE_HAND,
        "wash_outs": None,
        "horse_step": None,
        "bought_horses": None,
        "drawn_hand_pay": None,
    },
    hook.DISCARD_STAYS: {"chase": None},
    hook.HAND_END: {"kong_when": AT_THE_END, "follow": None, "double_after": None, "essences": None, "shadow": None},
    hook.MATCH_END: {"pulling": None, "chip_value": None, "yakitori": None, "fine": None},
    hook.NEXT_HAND: {"persons": None},
}


def hooks_of(rules: np.void) -> int:
    """Return the bits of the hooks that a rules record uses."""
    hooks = 0
    for bit, settings in SWITCHES.items():
        if any(
            np.any(rules[name] != 0 if value is None else np.isin(rules[name], value))
            for name, value in settings.items()
        ):
            hooks |= bit
    return hooks
