"""The advised move on the page: a choice and tiles that the hand has, and what the adviser says of the view."""

import pytest

from fangcheng.adviser.advise import advise
from fangcheng.coach.book import advice
from fangcheng.variants import IDS
from fangcheng.web import messages
from fangcheng.web.page.hints import seat_hint
from web.tables import decide, run_apart, table, until_asked

DECISIONS = 25


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_the_advised_move_is_a_choice_and_its_tiles_are_marked(variant):
    seen = []

    async def work():
        async with table(variant, seed=9) as (room, page):
            for _ in range(DECISIONS):
                if page.view.results:
                    await room.receive(page, messages.Next())
                    continue
                await until_asked(page)
                if page.view.results or not page.view.choices:
                    continue
                compare(room, page.view, seen)
                await decide(room, page)

    run_apart(work())
    assert len(seen) > DECISIONS / 4


def compare(room, view, seen):
    shown = seat_hint(room.match, room.seat, room.game.hand).advice
    told = advise(room.match, room.seat)
    assert [reason.text.key for reason in shown.reasons] == [reason.key for reason in told.reasons]
    assert [reason.item or "" for reason in shown.reasons] == [reason.item for reason in told.reasons]
    for reason in shown.reasons:
        if reason.item:
            assert reason.title.ja == advice(reason.item, "ja").title
    if told.action.kind == "give" and room.game.hand.picks:
        assert [view.hand[place].tile for place in shown.marks] == [one.tiles[0] for one in (told.action, *told.then)]
        assert shown.choice in room.game.hand.picks
    else:
        assert room.game.hand.acts[shown.choice][0] == told.action.number
        cut = [one.tiles[0] for one in (told.action, *told.then) if one.kind == "discard"]
        assert [view.hand[place].tile for place in shown.marks] == [*cut, *(one.tiles[0] for one in told.same)]
    seen.append(shown)


def test_three_tiles_to_be_exchanged_are_marked_and_picked_one_by_one():
    async def work():
        async with table("sichuan", seed=5, options={"exchange3": True}) as (room, page):
            await until_asked(page)
            places = seat_hint(room.match, room.seat, room.game.hand).advice.marks
            assert len({*places}) == 3
            for number in range(3):
                shown = seat_hint(room.match, room.seat, room.game.hand).advice
                assert shown.marks == places
                assert room.game.hand.picks[shown.choice] == places[number]
                await room.receive(page, messages.Act(id=f"pick {number}", choice=shown.choice, v=room.version))
            shown = seat_hint(room.match, room.seat, room.game.hand).advice
            await room.receive(page, messages.Act(id="confirm", choice=shown.choice, v=room.version))
            assert page.view.prompt.key != "prompt-exchange"

    run_apart(work())
