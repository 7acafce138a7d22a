"""The wash-out counter: every drawn hand adds one, and every hand won while it stands is dearer and takes one off."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Rules, Table


@kernel
def clear_wash_outs(table: Table):
    """Forget the drawn hands: a company that is not the same four players begins anew.

    Rules: SHANGHAI-31.
    """
    table.wash_out.count = 0


@stage(when=on("wash_outs"))
def add_wash_out(table: Table):
    """Count a drawn hand.

    Rules: SHANGHAI-30.
    """
    table.wash_out.count += 1


@stage(when=on("wash_outs"))
def take_wash_out(table: Table, rules: Rules):
    """Take one off for a hand won, however many have won it; in some games all of them.

    Rules: SHANGHAI-30, ANQING-29.
    """
    table.wash_out.count = 0 if rules.wash_outs_end != 0 else max(0, int(table.wash_out.count) - 1)
