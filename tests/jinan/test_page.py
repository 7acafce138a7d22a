"""What the page does by itself for a person who has announced in Jinan."""

import asyncio

import pytest

from flow.table_of import table_of
from jinan.test_announcing import READY
from web.tables import decide, prefer, run_apart, table
from web.test_secret_walls import at_tables


@pytest.mark.rule("JINAN-38")
@pytest.mark.parametrize("announces", [True, False])
def test_what_does_not_win_is_thrown_for_who_has_announced_and_for_nobody_else(monkeypatch, announces):
    """East announces, which 1z alone allows, or throws 1z without a word; 4z is his next draw and wins nothing."""
    at_tables(monkeypatch, [lambda: table_of("jinan", {"E": READY + "1z"}, "3z2z3z4z9p")])

    async def play():
        async with table("jinan") as (room, page):
            assert await decide(room, page, prefer("ready") if announces else the_drawn_one)
            for _ in range(1000):
                if len(river(page)) > 1 or (not announces and page.view.choices):
                    break
                await asyncio.sleep(0.005)
            assert river(page)[:2] == (["1z", "4z"] if announces else ["1z"])

    run_apart(play())


def the_drawn_one(view):
    """The discard of 1z."""
    return next(one for one in view.choices if one.kind == "discard" and one.label.args["tile"] == "1z")


def river(page):
    """What East has thrown."""
    return [discard.tile for discard in page.view.seats[0].river]
