"""Neimenggu's flow; that only open hands of certain kinds win stands with its scorer (rules/neimenggu.md)."""

from reference import neimenggu
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common


class Table(Common):
    """NEIMENGGU-34: a win let pass bars wins on others' tiles to the own next draw."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, neimenggu.verdict)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
