"""Who pays for a win, as a reader can be asked."""

from collections.abc import Mapping

GIVER, ALL_ALIKE, ALL_UNLIKE, SOME = "giver", "alike", "unlike", "some"


def who_pays(payments: Mapping[str, int], winner: str, giver: str | None) -> str:
    """Return who pays, by the points each seat wins or loses: seats are letters, `giver` gave the winning tile.

    The giver alone; all others alike, or not alike; or some of them, which is asked of nobody.
    """
    paid = [amount for seat, amount in payments.items() if seat != winner]
    payers = [seat for seat, amount in payments.items() if seat != winner and amount < 0]
    if giver is not None and payers == [giver]:
        return GIVER
    if len(payers) < len(paid):
        return SOME
    return ALL_ALIKE if len({*paid}) == 1 else ALL_UNLIKE
