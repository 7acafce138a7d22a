"""Who may know what: hands that lie open, kongs that lie face down, tiles of the wall that somebody has seen."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import (
    BETS,
    CLAIM,
    EXCHANGE,
    HAND_OVER,
    HEART,
    IN_WALL,
    LACK,
    NOBODY,
    RAISE,
    READY_OPEN,
    RETURN,
    ROB,
    TURN,
    WON,
)
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import CHECK_SICHUAN, INNER_STAKES, READY_SHOWN
from fangcheng.core.table.wall import next_replacement, tail_position
from fangcheng.tiles import NO_TILE

ONLOOKER = NOBODY  # as a reader: who plays no part sees what all see
NOWHERE = -1


@kernel
def sees_hand(table: Table, rules: Rules, reader, other):
    """Return True if the concealed tiles of `other` are known to the reader.

    Rules: RIICHI-93, SICHUAN-27, SICHUAN-42, TAIWAN-49, TAIWAN-53.
    """
    if reader == other or table.ready[other] == READY_OPEN:
        return True
    if reader != ONLOOKER and table.watch.looks[reader] != 0:
        return True
    if table.phase < HAND_OVER:
        return False
    if rules.chickens != 0:
        return True  # all are looked at: who is ready, and what chickens they hold
    if rules.joker_pay != 0 and table.ending == WON:
        return True  # all show the jokers they are paid for
    if table.declared.shown[other] != 0 or (rules.draw_check == CHECK_SICHUAN and table.drawable == 0):
        return True
    return won_in_this_hand(table, other)


@kernel
def won_in_this_hand(table: Table, seat):
    """Return True if the seat has won in this hand."""
    for place in range(int(table.won_count)):
        if table.won_order[place] == seat:
            return True
    return False


@kernel
def hides_kongs(table: Table, rules: Rules, seat):
    """Return True if the concealed kongs of a seat lie face down: always, or until all others have discarded.

    Rules: MCR-18, TAIWAN-23, GUIZHOU-P3.
    """
    if rules.hide_concealed_kong != 0:
        return True
    if rules.hide_dealt_kong == 0:
        return False
    for other in range(int(table.seats)):
        if other != seat and table.river_count[other] == 0:
            return True
    return False


@kernel
def draws_openly(table: Table, rules: Rules, seat):
    """Return True if everybody sees what the seat draws, as it has announced.

    Rules: JINAN-17, JINAN-18.
    """
    return rules.ready_rule == READY_SHOWN and table.ready[seat] != 0


@kernel
def bets_lie_open(table: Table, rules: Rules):
    """Return True if all have chosen their bets, or these stay on the table from hand to hand.

    Rules: TIANJIN-7, TAIWAN-74, LUOSHU-21.
    """
    if rules.ready_stake != 0 or rules.bet_kind == INNER_STAKES:
        return True
    return rules.bet_kind != 0 and table.question != BETS


@kernel
def tail_seen(table: Table, reader):
    """Return the position of the wall tile that only a watcher knows, the next one of the tail; else NOWHERE.

    Rules: TAIWAN-53.
    """
    if reader == ONLOOKER or table.watch.looks[reader] == 0 or table.drawable <= 0:
        return NOWHERE
    return tail_position(table, next_replacement(table))


@kernel
def treasure_seen(table: Table, reader):
    """Return the position of the treasure if the reader has looked at it, else NOWHERE.

    Rules: HARBIN-19, CHANGCHUN-26.
    """
    if reader == ONLOOKER or int(table.treasure.seen) >> int(reader) & 1 == 0:
        return NOWHERE
    return int(table.treasure.position)


@kernel
def essence_in_wall(table: Table):
    """Return the position of the tile that names the jokers, while it waits in the wall face up to be drawn.

    NOWHERE where there is none. Rules: NANCHANG-3.
    """
    position = int(table.indicators.positions[0])
    if table.essences.main == NO_TILE or position < 0 or table.place[position] != IN_WALL:
        return NOWHERE
    return position


@kernel
def asked_in_secret(table: Table):
    """Return True while all are asked before play what nobody may know of the others until all have answered."""
    return table.question in (BETS, EXCHANGE, LACK, RAISE, RETURN, HEART)


@kernel
def owed_as_seen(table: Table, reader):
    """Return a bit for each seat that owes a decision as the reader may know: the turn's, and its own.

    Questions before play are asked of all at once and in sight; who may claim is nobody else's business.
    """
    owed = int(table.owed)
    if asked_in_secret(table):
        return owed
    visible = 0
    if table.phase == TURN:
        visible |= 1 << int(table.turn)
    if reader != ONLOOKER:
        visible |= 1 << int(reader)
    return owed & visible


@kernel
def is_offered(seen, reader):
    """Return True while the tile that was offered last may be claimed or robbed, by the reader alone where it is late.

    Rules: TAIWAN-38.
    """
    if seen.offered == NO_TILE:
        return False
    if seen.phase == CLAIM or seen.phase == ROB:
        return True
    late = seen.phase == TURN and reader != ONLOOKER and reader != seen.turn
    return late and int(seen.owed) >> int(reader) & 1 == 1
