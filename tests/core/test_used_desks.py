"""Records of wins are used again and again: whatever another hand has left in one, the next win is gathered anew."""

import numpy as np
import pytest

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.scoring.gather import gather_win
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, NOBODY
from fangcheng.core.state.win import WIN
from fangcheng.game.match import Match
from fangcheng.tiles import FACES
from fangcheng.variants import IDS

BY_FACE = ("hand", "joker_kinds")  # what lies behind the faces is written in games that have such tiles
OF_MELDS = ("meld_kind", "meld_face", "meld_tiles", "meld_fed")  # read as far as there are melds
ONLY_WITH_EGGS = {"in_eggs"}  # written where the game has eggs, else never read


def gathered(match, seat, by, left):
    """The facts of a win with the first tile of the hand, in a record in which `left` stood everywhere."""
    win = np.frombuffer(bytearray([left]) * WIN.itemsize, WIN)
    record, rules = match.table, match.engine.rules
    tile = int(np.flatnonzero(record.hand[seat][:FACES])[0])
    payer = NOBODY if by == BY_SELF else (seat + 1) % match.seats
    gather_win(record, rules, with_attributes(win)[0], seat, tile, by, payer)
    return win[0]


def compared(win, name):
    """A field as far as it is read."""
    value = win[name][:FACES] if name in BY_FACE else win[name]
    return value[: int(win["meld_count"])].tolist() if name in OF_MELDS else value.tolist()


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
@pytest.mark.parametrize("by", [BY_SELF, BY_DISCARD])
def test_the_facts_of_a_win_are_written_over_whatever_stood_there(variant, by):
    match = Match(variant, seed=3, mode="interpreted")
    while not match.table.hand.any():  # bets and the like come first
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    seat = (match.view().dealer + 1) % match.seats
    fresh, used = (gathered(match, seat, by, left) for left in (0, 0x55))
    stale = {name for name in WIN.names if compared(fresh, name) != compared(used, name)}
    assert stale <= ONLY_WITH_EGGS
