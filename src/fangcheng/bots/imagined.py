"""Many worlds dealt at once: tables laid as a seat sees one become tables that it cannot tell from the true one."""

from fangcheng.bots.reposing import can_be_put_again, put_again
from fangcheng.bots.worlds import deal_world
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.many import take_notice


@kernel
def deal_worlds(tables, rules, desks, notices, brains, thoughts, seat):
    """Fill every table, which stands as `seat` sees it, with a world; return False if there is none."""
    for number in range(tables.shape[0]):
        table = tables[number]
        if not can_be_put_again(table, rules[0], seat):
            return False
        if not deal_world(table, rules[0], desks[0], thoughts[0], seat):
            return False
        put_again(table, rules[0], desks[0], brains[0], thoughts[0], seat)
        take_notice(table, notices[number])
    return True
