"""A dealer's series: after so many won hands in a row it ends, and seats or the dealer are drawn anew."""

from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.seating import show_seats
from fangcheng.core.state.codes import WON
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import DICE_DEALER, E_MOVED
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.standing import has_won
from fangcheng.core.table.wall import throw


@kernel
def ends_series(table: Table, rules: Rules, ending):
    """Return True if the dealer has won with as many repeats as his series may have.

    Drawn hands between do not break it.
    Rules: WENZHOU-40, WENZHOU-P12.
    """
    won = ending == WON and has_won(table, int(table.dealer))
    return rules.series != 0 and won and int(table.streak) >= int(rules.series)


@stage("number", when=on("series"))
def dealer_after_series(table: Table, rules: Rules):
    """Return who deals when a series has ended, by a throw of the winner or whoever sits first once seats are drawn.

    Rules: WENZHOU-40, WENZHOU-P12.
    """
    if rules.series_dice == 0:
        table.coming.reseat = 1
        return int(table.first_dealer)
    dealer = int(table.dealer)
    return (dealer + throw(table, dealer, int(rules.dice_count), DICE_DEALER) - 1) % int(table.seats)


@stage(when=lambda rules: rules.winds_anew != 0 or (rules.series != 0 and rules.series_dice == 0))
def draw_seats_anew(table: Table):
    """Seat all players by chance, each with his points.

    Rules: TAIYUAN-6, WENZHOU-40.
    """
    table.coming.reseat = 0
    for seat in range(int(table.seats) - 1, 0, -1):
        swap_persons(table, seat, below(table, seat + 1))
    show_seats(table, E_MOVED)


@kernel
def swap_persons(table: Table, one, other):
    """Let two players change places, with their points."""
    person, score, won = int(table.person[one]), int(table.scores[one]), int(table.hands_won[one])
    table.person[one], table.scores[one] = table.person[other], table.scores[other]
    table.hands_won[one] = table.hands_won[other]
    table.person[other], table.scores[other], table.hands_won[other] = person, score, won
