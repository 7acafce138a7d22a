"""Riichi for three: the scorer of riichi, which reads off the sheet that three play.

What rules/sanma.md changes of a win (kita, the order of dora, what a self-draw brings) stands there beside the rule it
replaces; here is what is agreed on.
"""

from collections.abc import Mapping

from reference import riichi
from reference.sheet import Sheet, Verdict

PRESETS = {name: riichi.PRESETS[name] for name in ("tenhou", "mahjong_soul")}


def to_draw(options: Mapping[str, object]) -> int:
    """SANMA-11: 54 live tiles remain."""
    return 54


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    return riichi.verdict(sheet)
