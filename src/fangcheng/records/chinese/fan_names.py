"""Botzone's Chinese names of the fans, beside the pattern ids of our rulebook (MCR-F-<id>)."""

from functools import cache

from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.records.chinese.tiles import GAME
from fangcheng.variants import load

# Names that differ from the ones we show; PyMahjongGB 1.4.0 writes 独听・边张 and the like.
OTHER_NAMES = {"花牌": "flower", "嵌张": "closed_wait"}


@cache
def _names() -> dict[str, str]:
    ruleset = load(GAME)
    names = {ruleset.pattern_name(name, "zh-Hans"): name for name in PATTERN_NAMES if name in ruleset.prices}
    return {**names, **OTHER_NAMES}


def fan_id(name: int | str) -> str | None:
    """Return our pattern id for a Chinese name of a fan; None for an unknown one."""
    return _names().get(str(name))
