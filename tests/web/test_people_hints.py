"""Hints at a table with people: where the company has agreed on them, and nowhere else."""

import asyncio

import pytest

from fangcheng.web import bodies, messages
from fangcheng.web.people.lobby import quick_terms
from web.company import company
from web.tables import run_apart


async def asked(room, guest):
    """Ask for a hint; return what the page is told."""
    guest.messages.clear()
    await room.room.receive(guest.id, guest, messages.AskHint())
    [said] = [one.hint for one in guest.messages if isinstance(one, messages.Hinted)]
    return said


async def somebody_asked(room):
    """Wait until somebody decides; return him and one who does not."""
    for _ in range(4000):
        deciding = [one for one in room.guests if room.reader(one).hand.acts]
        if len(deciding) == 1:
            return deciding[0], next(one for one in room.guests if one is not deciding[0])
        await room.play(1)
        await asyncio.sleep(0.001)
    raise AssertionError("nobody decides alone")


def is_none(hint):
    """Whether a page is told nothing but that there are no hints."""
    return hint.advice is None and not hint.lines and [note.key for note in hint.notes] == ["people-no-hints"]


@pytest.mark.parametrize("agreed", [False, True])
def test_a_hint_is_given_only_where_the_company_has_agreed(agreed):
    async def work():
        async with company("sichuan", 2, hints=agreed) as room:
            await room.begin()
            deciding, other = await somebody_asked(room)
            told = await asked(room, deciding)
            assert is_none(told) != agreed
            assert (told.advice is not None) == agreed
            assert is_none(await asked(room, other)), "who does not decide is told nothing"

    run_apart(work())


def test_a_quick_match_has_no_hints():
    assert not quick_terms("riichi").hints
    assert not bodies.RoomTerms(bodies.NewTable("riichi")).hints
