"""What institutions keep of one hand, forgotten before the next."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.bets import clear_bets
from fangcheng.core.institutions.blood_river import clear_blood_river
from fangcheng.core.institutions.bonds import clear_bonds
from fangcheng.core.institutions.catch_circle import clear_circle
from fangcheng.core.institutions.chickens import clear_chickens
from fangcheng.core.institutions.double_hand import clear_double
from fangcheng.core.institutions.drift import clear_drift
from fangcheng.core.institutions.essences import clear_essences
from fangcheng.core.institutions.exchange import clear_exchange
from fangcheng.core.institutions.hearts import clear_hearts
from fangcheng.core.institutions.horses import clear_horses
from fangcheng.core.institutions.kong_income import clear_kong_income
from fangcheng.core.institutions.lack import clear_lack
from fangcheng.core.institutions.lay_north import clear_aside
from fangcheng.core.institutions.raising import clear_raises
from fangcheng.core.institutions.shadow import clear_flow
from fangcheng.core.institutions.side_income import clear_side_income
from fangcheng.core.institutions.wake import clear_wake
from fangcheng.core.institutions.watch import clear_watch
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.eggs import clear_eggs
from fangcheng.core.table.standing_four import clear_standing


@kernel
def clear_kept_of_hand(table: Table, rules: Rules):
    """Clear the records of all institutions, those too that are not played, so that all can be read."""
    clear_bets(table, rules)
    clear_exchange(table)
    clear_lack(table)
    clear_hearts(table)
    clear_kong_income(table)
    clear_side_income(table)
    clear_double(table)
    clear_watch(table)
    clear_aside(table)
    clear_blood_river(table)
    clear_bonds(table)
    clear_circle(table)
    clear_drift(table)
    clear_horses(table)
    clear_wake(table)
    clear_flow(table)
    clear_standing(table)
    clear_raises(table)
    clear_chickens(table)
    clear_essences(table)
    clear_eggs(table)
