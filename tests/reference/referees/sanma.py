"""The flow of riichi for three: no chi, and a North may be laid aside (rules/sanma.md, default rules)."""

from reference.history import Setting
from reference.referee import Referee
from reference.referees import riichi
from reference.sheet import Seat

HANDS = 40
MIXED = False  # the default rules alone are followed
NORTH = "4z"


class Table(riichi.Table):
    """A table of three."""

    least_left = 3  # SANMA-27
    chi = False  # SANMA-14

    def lays(self, seat: Seat, drawn: str) -> set[str]:
        """SANMA-16, SANMA-18, SANMA-24, SANMA-25."""
        fixed = self.in_riichi(seat)
        may = drawn == NORTH if fixed else NORTH in self.book.hands[seat]
        return {"north"} if may and self.book.left else set()


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
