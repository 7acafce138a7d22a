"""What tiles that stand apart ask of the own side of a view; raises against the dealer ask there too."""

from collections.abc import Sequence
from typing import Any

from fangcheng.core.state.rule_codes import BARS_EVERY_WIN
from fangcheng.game.seat_views import SeatView
from fangcheng.web import wire
from fangcheng.web.page.texts import names

WINDS = {
    "en": {"S": "South", "W": "West", "N": "North"},
    "zh-Hans": {"S": "南", "W": "西", "N": "北"},
    "zh-Hant": {"S": "南", "W": "西", "N": "北"},
    "ja": {"S": "南", "W": "西", "N": "北"},
}
JOIN = {"en": ", "}


def tiles_of_hand(own: SeatView) -> list[wire.HandTile]:
    """Return the resting tiles of a hand, those that stand apart first."""
    loose = list(own.hand or ())
    for tile in own.standing:
        loose.remove(tile)
    apart = [wire.HandTile(tile=tile, standing=True) for tile in own.standing]
    return apart + [wire.HandTile(tile=tile) for tile in loose]


def winds_together(winds: Sequence[str]) -> wire.Names:
    """Return the winds of some sides in words.

    Rules: TAIYUAN-44.
    """
    return names(
        {language: JOIN.get(language, "").join(said[wind] for wind in winds) for language, said in WINDS.items()}
    )


def bars_for_hand(rules: Any) -> bool:
    """Return True if a win let pass ends all hope of one in this hand.

    Rules: TAIYUAN-31, TAIYUAN-52.
    """
    return rules.pass_bars == BARS_EVERY_WIN and not any(rules.pass_until)
