"""Bought horses (买马): a tile of the tail says whose luck the buyer shares: he is paid as that player, and pays as he.

What a player has bought is what he bet before the deal (named_bets.py). The horses lie behind all replacements.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.horses import seat_pointed_at
from fangcheng.core.state.codes import TURNED
from fangcheng.core.state.event_rows import E_HORSE, emit
from fangcheng.core.state.payment_rows import PAY_HORSES, move, open_row
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import next_seat, tail_position
from fangcheng.tiles import FLOWER, HEAD


@stage(when=lambda rules: rules.bought_horses != 0)
def keep_bought(table):
    """Take the horses bought from the tail before the deal: nobody draws them.

    Rules: GUANGDONG_FOLK-33, GUANGDONG_FOLK-39.
    """
    for seat in range(int(table.seats)):
        table.tail_taken += table.bets.placed[seat]
        table.drawable -= table.bets.placed[seat]


@stage(when=lambda rules: rules.bought_horses != 0)
def settle_bought(table, rules, desk, winners):
    """Turn up the horses bought, the dealer's first, and settle them with each of the `winners`, a bit for each.

    Rules: GUANGDONG_FOLK-33, GUANGDONG_FOLK-39.
    """
    owner, number = int(table.dealer), 0
    for _ in range(int(table.seats)):
        for _ in range(int(table.bets.placed[owner])):
            position = tail_position(table, number)
            kind = int(table.wall[position])
            player = player_bought(table, rules, kind)
            table.place[position] = TURNED
            emit(table, E_HORSE, player, kind, position, 1 + owner, 0)
            for winner in range(int(table.seats)):
                if winners >> winner & 1 == 1:
                    share_luck(table, desk, winner, owner, player)
            number += 1
        owner = next_seat(table, owner)


@kernel
def player_bought(table, rules, kind):
    """Return the seat that a horse points at, flowers in the order of their numbers.

    Rules: GUANGDONG_FOLK-34, GUANGDONG_FOLK-35.
    """
    if FLOWER <= kind < HEAD:
        return (int(table.dealer) + (kind - FLOWER) % 4) % int(table.seats)
    return seat_pointed_at(table, rules, face(kind))


@kernel
def share_luck(table, desk, winner, owner, player):
    """Pay the owner of a horse what its player gets for this win, or let him pay the winner what that one pays.

    What he would owe himself is nil.
    Rules: GUANGDONG_FOLK-36, GUANGDONG_FOLK-37, GUANGDONG_FOLK-38.
    """
    row = open_row(table, PAY_HORSES, winner, owner, 1)
    if player != winner:
        pay_once_more(table, row, owner, winner, int(desk.work.due[winner, player]))
        return
    for payer in range(int(table.seats)):
        if payer != winner:
            pay_once_more(table, row, payer, owner, int(desk.work.due[winner, payer]))


@kernel
def pay_once_more(table, row, payer, receiver, points):
    """Move the points between two players, unless they are one."""
    if payer != receiver and points != 0:
        move(table, row, payer, receiver, points)
