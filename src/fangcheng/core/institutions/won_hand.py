"""What a won hand brings due beside the win itself, in the order of its payments."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.birds import pay_birds
from fangcheng.core.institutions.bought_horses import settle_bought
from fangcheng.core.institutions.burning import pay_burning
from fangcheng.core.institutions.chickens import settle_chickens
from fangcheng.core.institutions.flower_pay import pay_flower_hands, pays_flowers
from fangcheng.core.institutions.fly import pay_fly
from fangcheng.core.institutions.follow import pay_follow
from fangcheng.core.institutions.horses import note_runs, pay_horses, turns_any
from fangcheng.core.institutions.joker_pay import pay_jokers
from fangcheng.core.institutions.kong_income import pay_all_kongs
from fangcheng.core.institutions.pulling import settle_notes
from fangcheng.core.institutions.wake import pay_wake
from fangcheng.core.institutions.wash_out import take_wash_out
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import FOLLOW_WITH_A_WIN, NO_WAKE, WITH_A_WIN, WITH_THE_HAND


@kernel
def settle_won_hand(table: Table, rules: Rules, desk: Desk):
    """Settle the notes that waited for a win, then kongs, then horses, then what else a win brings due.

    Rules: COMMON-15, HAINAN-41.
    """
    if rules.pulling != 0:
        settle_notes(table)
    if rules.kong_when == WITH_A_WIN or rules.kong_when == WITH_THE_HAND:
        pay_all_kongs(table, rules)
    if turns_any(rules):
        pay_horses(table, rules, desk)
    if rules.bought_horses != 0:
        settle_bought(table, rules, desk, int(desk.work.won))
    if rules.horse_step != 0:
        note_runs(table, int(desk.work.won))
    if rules.birds != 0:
        pay_birds(table, rules, desk)
    if pays_flowers(rules):
        pay_flower_hands(table, rules)
    if rules.follow != 0 and rules.follow_when == FOLLOW_WITH_A_WIN:
        pay_follow(table, rules)
    if rules.burn != 0:
        pay_burning(table, rules)
    if rules.wake != NO_WAKE:
        pay_wake(table, rules, desk)
    if rules.fly != 0:
        pay_fly(table, rules, desk)
    if rules.wash_outs != 0:
        take_wash_out(table, rules)
    if rules.joker_pay != 0:
        pay_jokers(table, rules, desk)
    if rules.chickens != 0:
        settle_chickens(table, rules, desk)
