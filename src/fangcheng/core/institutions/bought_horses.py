"""Bought horses (买马): a tile of the tail says whose luck the buyer shares: he is paid as that player, and pays as he.

What a player has bought is what he bet before the deal (named_bets.py); persons beside the table may buy too. The
horses lie behind all replacements. A horse repeats the wins, or all that was paid in the hand, kongs too.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.horses import seat_pointed_at
from fangcheng.core.state.codes import KEPT, NOBODY, SEATS, TURNED
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_HORSE, emit
from fangcheng.core.state.payment_rows import BESIDE, PAY_BOUGHT, PAY_HORSES, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import next_seat, tail_position
from fangcheng.tiles import FLOWER, HEAD


@kernel
def clear_outside(table: Table):
    """Let nobody beside the table have won or lost a point."""
    for buyer in range(table.outside.points.shape[0]):
        table.outside.points[buyer] = 0


@stage(when=on("bought_horses"))
def keep_bought(table: Table, rules: Rules):
    """Take the horses bought from the tail before the deal: nobody draws them.

    Rules: GUANGDONG_FOLK-33, GUANGDONG_FOLK-39, TUIDAOHU-8, TUIDAOHU-10, TUIDAOHU-11.
    """
    bought = int(rules.outside_buyers) * int(rules.outside_horses)
    for seat in range(int(table.seats)):
        bought += int(table.bets.placed[seat])
    for number in range(bought):
        table.place[tail_position(table, int(table.tail_taken) + number)] = KEPT
    table.tail_taken += bought
    table.drawable -= bought


@stage(when=on("bought_horses"))
def settle_bought(table: Table, rules: Rules, desk: Desk, winners):
    """Turn up the horses bought, the dealer's first, and settle them with each of the `winners`, a bit for each.

    Those of persons beside the table come last; owners are numbered by seat, then these.
    Rules: GUANGDONG_FOLK-33, GUANGDONG_FOLK-39, TUIDAOHU-11, TUIDAOHU-38, TUIDAOHU-40.
    """
    seat, number = int(table.dealer), 0
    for _ in range(int(table.seats)):
        number = settle_owner(table, rules, desk, winners, seat, int(table.bets.placed[seat]), number)
        seat = next_seat(table, seat)
    for buyer in range(int(rules.outside_buyers)):
        number = settle_owner(table, rules, desk, winners, SEATS + buyer, int(rules.outside_horses), number)


@kernel
def settle_owner(table: Table, rules: Rules, desk: Desk, winners, owner, count, number):
    """Turn up the horses of one owner, the first being the horse of this `number`, and return the number of the next.

    Rules: TUIDAOHU-45.
    """
    row = row_of_owner(table, owner) if rules.horse_flows != 0 and count != 0 and winners != 0 else 0
    for _ in range(count):
        position = tail_position(table, number)
        kind = int(table.wall[position])
        player = player_bought(table, rules, kind)
        table.place[position] = TURNED
        emit(table, E_HORSE, player, kind, position, 1 + owner, 0)
        if rules.horse_flows != 0 and winners != 0 and player != NOBODY:
            repeat_flows(table, desk, row, winners, owner, player)
        for winner in range(int(table.seats)):
            if winners >> winner & 1 == 1 and rules.horse_flows == 0:
                share_luck(table, desk, winner, owner, player)
        number += 1
    return number


@kernel
def player_bought(table: Table, rules: Rules, kind):
    """Return the seat that a horse points at, flowers in the order of their numbers.

    Rules: GUANGDONG_FOLK-34, GUANGDONG_FOLK-35.
    """
    if FLOWER <= kind < HEAD:
        return (int(table.dealer) + (kind - FLOWER) % 4) % int(table.seats)
    return seat_pointed_at(table, rules, face(kind))


@kernel
def row_of_owner(table: Table, owner):
    """Begin the payment row of one owner; its number is 0, or of who sits beside the table his number from 1."""
    if owner < SEATS:
        return open_row(table, PAY_BOUGHT, owner, NOBODY, 0)
    return open_row(table, PAY_BOUGHT, NOBODY, NOBODY, owner - SEATS + 1)


@kernel
def repeat_flows(table: Table, desk: Desk, row, winners, owner, player):
    """Pay the owner what each other player has paid his player in this hand, and let him pay what that one has paid.

    Rules: TUIDAOHU-41, TUIDAOHU-42, TUIDAOHU-43, TUIDAOHU-44.
    """
    for seat in range(int(table.seats)):
        if seat != player:
            pay_owner(table, row, seat, owner, flow(table, desk, winners, seat, player))
            pay_owner(table, row, seat, owner, -flow(table, desk, winners, player, seat))


@kernel
def flow(table: Table, desk: Desk, winners, payer, receiver):
    """Return what one player has paid another in this hand, for a win and for kongs."""
    paid = int(table.kong_income.points[receiver, payer])
    if winners >> receiver & 1 == 1:
        paid += int(desk.work.due[receiver, payer])
    return paid


@kernel
def pay_owner(table: Table, row, seat, owner, points):
    """Let the seat pay the owner of a horse so much, or the owner the seat where it is less than nothing.

    Who sits beside the table has an account of his own.
    Rules: TUIDAOHU-44.
    """
    if owner == seat or points == 0:
        return
    account = owner if owner < SEATS else BESIDE
    if points > 0:
        move(table, row, seat, account, points)
    else:
        move(table, row, account, seat, -points)
    if account == BESIDE:
        table.beside -= points
        table.outside.points[owner - SEATS] += points


@kernel
def share_luck(table: Table, desk: Desk, winner, owner, player):
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
def pay_once_more(table: Table, row, payer, receiver, points):
    """Move the points between two players, unless they are one."""
    if payer != receiver and points != 0:
        move(table, row, payer, receiver, points)
