"""Where the flow of a hand asks the institutions: one function for each hook."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.blood_river import clear_blood_river
from fangcheng.core.institutions.exchange import clear_exchange
from fangcheng.core.institutions.kong_income import clear_kong_income
from fangcheng.core.institutions.lack import clear_lack
from fangcheng.core.institutions.lay_north import clear_aside
from fangcheng.core.institutions.side_income import clear_side_income
from fangcheng.core.institutions.watch import clear_watch


@kernel
def clear_institutions(table):
    """Clear what institutions keep from hand to hand; also where they are not played, so that all can be read."""
    clear_exchange(table)
    clear_lack(table)
    clear_kong_income(table)
    clear_side_income(table)
    clear_watch(table)
    clear_aside(table)
    clear_blood_river(table)
