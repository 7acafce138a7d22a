"""How melds lie on the page."""

import pytest

from fangcheng.web.page.translate import meld
from flow.table_of import table_of

DULL = "147m258p369s1234z"


@pytest.mark.rule("MCR-21", "RIICHI-38")
@pytest.mark.parametrize(("caller", "turned"), [("S", 0), ("W", 1), ("N", 2)])
def test_the_called_tile_lies_where_it_came_from_left_middle_or_right(caller, turned):
    """East is the left neighbour of South, sits opposite West, and is the right neighbour of North."""
    table = table_of("mcr", {"E": DULL + "7z", caller: "147m258p369s3477z"}).play("E 7z", f"{caller} pon 77z")
    seat = table.seat(caller)
    [seen] = table.view("E").seats[seat].melds
    lies = meld(seen, seat, 4, table.rules)
    assert (lies.turned, lies.source) == (turned, 0)
    assert lies.tiles == ["7z", "7z", "7z"]


@pytest.mark.rule("MCR-21")
def test_a_chowed_tile_lies_left_whatever_its_number():
    table = table_of("mcr", {"E": DULL + "7z", "S": "35m1477p258s1234z"}).play("E 4m", "S chi 35m")
    [seen] = table.view("E").seats[1].melds
    assert meld(seen, 1, 4, table.rules).tiles == ["4m", "3m", "5m"]
    assert meld(seen, 1, 4, table.rules).turned == 0
