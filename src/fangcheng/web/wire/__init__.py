"""The wire: the one view a seat has of its table, and what happened there; the parts that messages are made of.

The page knows no mahjong. Where tiles lie, what may be clicked and why something may not, the server says here;
messages.py puts it into messages, bodies/ holds what pages around the table ask over HTTP, and
`tools/make_protocol.py` turns them all into `web/src/protocol.ts`.

Conventions, valid everywhere in them:
- A *seat* is 0, 1, 2, 3 in order of play and never changes; a *place* is where it is drawn for the reader:
  0 below (oneself), 1 right, 2 across, 3 left.
- A tile is its notation: "5m", "0p" (red five), "3mr" (red three), "1z", "3f", "2a", and the names of jokers in
  `web/src/assets`.
  Where a tile may also lie face down or be missing, the type is `Spot`.
- A choice is an index into the list the server sent, so an illegal move cannot be expressed.
"""

from fangcheng.web.wire.events import Event
from fangcheng.web.wire.hand import (
    Accepted,
    AdviceReason,
    AdvisedMove,
    Choice,
    Clock,
    HandTile,
    Hint,
    HintDanger,
    HintLine,
    HintWait,
    Notice,
    Wait,
)
from fangcheng.web.wire.results import (
    Beside,
    HandGroup,
    Part,
    PatternLine,
    Payment,
    Readiness,
    Settlement,
    Step,
    Transfer,
)
from fangcheng.web.wire.table import Break, Counter, Flag, Indicator, Meld, RiverTile, SeatState, Wall, WallSide
from fangcheng.web.wire.view import SeatView
from fangcheng.web.wire.words import FACE_DOWN, GONE, Names, Spot, Text, Tile

__all__ = [
    "FACE_DOWN",
    "GONE",
    "Accepted",
    "AdviceReason",
    "AdvisedMove",
    "Beside",
    "Break",
    "Choice",
    "Clock",
    "Counter",
    "Event",
    "Flag",
    "HandGroup",
    "HandTile",
    "Hint",
    "HintDanger",
    "HintLine",
    "HintWait",
    "Indicator",
    "Meld",
    "Names",
    "Notice",
    "Part",
    "PatternLine",
    "Payment",
    "Readiness",
    "RiverTile",
    "SeatState",
    "SeatView",
    "Settlement",
    "Spot",
    "Step",
    "Text",
    "Tile",
    "Transfer",
    "Wait",
    "Wall",
    "WallSide",
]
