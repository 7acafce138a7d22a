"""The topic of the rule behind a payment, by its cause: of wins, kongs, horses, fines and all else."""

from fangcheng.game.event_types import Paid


def topic_of_payment(paid: Paid, with_drawn: bool = False) -> str:
    """Return the topic of rules/topics.py for one payment; `with_drawn` says that a hand without a win ended with it.

    Riichi sticks are put down, or taken by who wins. The income of a kong is given back at the empty wall by who is
    not ready, or after a win on the discard behind that kong, which is another rule.
    Rules: RIICHI-58, RIICHI-61, SICHUAN-46, SICHUAN-P6.
    """
    if paid.cause == "win":
        return "pays-self-draw" if paid.other is None else "pays-discard"
    if paid.cause == "refund" and not with_drawn:
        return "paid-transfer"
    if paid.cause == "sticks" and max(paid.changes) > 0:
        return "taken-sticks"
    return f"paid-{paid.cause}"
