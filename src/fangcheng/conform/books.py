"""Payment rows sorted into what a case calls `payments` and the books of `side`."""

from typing import Any

from fangcheng.conform.situations import Situation
from fangcheng.core.state import payment_rows as pay
from fangcheng.core.state.rule_codes import HORSES_FROM_WALL

WIN_CAUSES = (pay.PAY_WIN, pay.PAY_COUNTERS, pay.PAY_WATCH, pay.PAY_WAKE, pay.PAY_LOST_STAKE)
KONG_CAUSES = (pay.PAY_OPEN_KONG, pay.PAY_ADDED_KONG, pay.PAY_CONCEALED_KONG, pay.PAY_SPECIAL_KONG)
EGG_CAUSES = (pay.PAY_EGG, pay.PAY_EGG_TILE)
SIDE_CAUSES = (pay.PAY_FLOWER_SERIES, pay.PAY_MIXED_FLOWERS, pay.PAY_FOLLOW, pay.PAY_FOUR_WINDS, pay.PAY_FOUR_ALIKE)
DRAW_CAUSES = (
    pay.PAY_NOTEN,
    pay.PAY_NAGASHI,
    pay.PAY_COUNTERS,
    pay.PAY_PIG,
    pay.PAY_UNREADY,
    pay.PAY_REFUND,
    pay.PAY_DRAWN_HAND,
)
MOVED_ON = (pay.PAY_TRANSFER, pay.PAY_REFUND)
WITH_CHICKENS = (pay.PAY_CHICKENS, pay.PAY_CHARGE, pay.PAY_DUTY, *KONG_CAUSES)
BOOKS = {
    "kongs": (*KONG_CAUSES, *EGG_CAUSES),
    "horses": (pay.PAY_HORSES, pay.PAY_BOUGHT),
    "birds": (pay.PAY_HORSES,),
    "caishen": (pay.PAY_JOKERS,),
    "follow": (pay.PAY_FOLLOW,),
    "burn": (pay.PAY_BURNING,),
    "flowers": (pay.PAY_SEVEN_FLOWERS, pay.PAY_EIGHT_FLOWERS),
    "inner_bet": (pay.PAY_SIDE_BET,),
    "riichi_sticks": (pay.PAY_STICKS, pay.PAY_LEFT_STICKS),
}


def side_payments(situation: Situation, expected: Any) -> dict[str, Any]:
    """Return what was paid aside, in the shape the case uses: by book, or by seat.

    By seat it is kong income moved on, chickens and kongs together, or what jokers bring.
    """
    if isinstance(expected, dict) and expected and set(expected) <= set(situation.letters):
        return situation.paid(_by_seat(situation.rules))
    books = {name: situation.paid(causes) for name, causes in BOOKS.items()}
    books["outer_bet"] = situation.onlookers.book()
    named = set(expected) if isinstance(expected, dict) else set()
    birds = situation.rules.horses_from == HORSES_FROM_WALL and "horses" not in named
    del books["horses" if birds else "birds"]
    return {name: trimmed(book, name, expected) for name, book in books.items() if name in named or any(book.values())}


def _by_seat(rules: Any) -> tuple[int, ...]:
    """Return what a game pays aside that cases write down by seat."""
    if rules.essences:
        return (pay.PAY_ESSENCES,)
    return WITH_CHICKENS if rules.chickens else MOVED_ON


def trimmed(book: dict[str, int], name: str, expected: Any) -> dict[str, int]:
    """Return a book without the seats that have nothing in it, unless the case names them."""
    named = expected.get(name, {}) if isinstance(expected, dict) else {}
    return {seat: change for seat, change in book.items() if change or (isinstance(named, dict) and seat in named)}
