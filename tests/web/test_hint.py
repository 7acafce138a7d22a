"""The hint at a table: told to who asks, of the present version, in choices and tiles that the page has."""

import time

import pytest

from fangcheng.variants import IDS
from fangcheng.web import messages
from fangcheng.web.memory import settle
from fangcheng.web.page.hints import seat_hint
from fangcheng.web.table.room import Pace
from web.tables import decide, run_apart, table, until_asked

SLOWEST = 0.15  # seconds


def test_a_hint_is_told_to_who_asks_and_is_of_the_present_version():
    async def work():
        async with table("sichuan", seed=3) as (room, page):
            seen = []
            for _ in range(6):
                await until_asked(page)
                hint = await hinted(room, page)
                held = {tile.tile for tile in page.view.hand}
                for line in hint.lines:
                    assert line.tile in held if line.choice is None else line.choice < len(page.view.choices)
                    assert line.count == sum(one.left for one in line.accepts)
                seen.append(hint)
                await decide(room, page)
            assert [line.choice for line in seen[0].lines] == [0, 1, 2]  # the missing suits
            assert any(line.dangers for hint in seen for line in hint.lines)

    run_apart(work())


async def hinted(room, page):
    """Ask for a hint."""
    await room.receive(page, messages.AskHint())
    answer = page.last
    assert isinstance(answer, messages.Hinted)
    assert answer.v == room.version
    return answer.hint


@pytest.mark.slow
@pytest.mark.parametrize("variant", IDS)
def test_every_decision_of_a_match_has_its_hint_in_time(monkeypatch, variant):
    """Compiled and warm; the time is the processor's in the thread of the hint, for others are not its doing.

    As at a server garbage is not looked for among what stays, which in this process is all that the tests have loaded.
    """
    times = []

    def timed(*asked):
        start = time.thread_time()
        hint = seat_hint(*asked)
        times.append(time.thread_time() - start)
        return hint

    monkeypatch.setattr("fangcheng.web.table.room.seat_hint", timed)

    async def work():
        async with table(variant, seed=5, pace=Pace(think=(0, 0), mode="compiled")) as (room, page):
            settle()
            while not room.match.over:
                if page.view.results:
                    await room.receive(page, messages.Next())
                    continue
                await until_asked(page)
                if not page.view.results:
                    await hinted(room, page)
                await decide(room, page)

    run_apart(work())
    assert len(times) > 20
    assert max(times[10:]) < SLOWEST
