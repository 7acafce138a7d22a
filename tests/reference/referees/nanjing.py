"""Nanjing's flow: no chow; small open wins ask for flowers, and nobody wins on a bankrupt (rules/nanjing.md).

What a win asks for, and who has anything left, stands with its scorer (NANJING-14, NANJING-15).
"""

from reference import nanjing
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common


class Table(Common):
    """NANJING-11: a win let pass bars wins on others' tiles to the own next draw."""

    chi = False  # NANJING-7

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, nanjing.verdict)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
