"""Several matches of the same company: the sheet of them all, and lots for the places."""

import pytest

from fangcheng.web import bodies, messages
from fangcheng.web.people import life
from fangcheng.web.people.series import COLUMNS, sheet_of
from fangcheng.web.store.kept_rooms import Result
from fangcheng.web.store.store import Store
from web.company import company
from web.tables import run_apart
from web.test_people import restart
from web.test_undoing import agree, play_out


def reason(answer):
    assert isinstance(answer, messages.Reject), answer
    return answer.reason.key


def room_of(results, variant="sichuan", people=("anna", "ben")):
    room = life.new_room("room", people[0], people[0].title(), bodies.RoomTerms(bodies.NewTable(variant)), 4)
    room.names = {person: person.title() for person in people}
    room.results = results
    return room


def result(scores, variant="sichuan", who=("anna", "ben", "", ""), marked=False):
    """How four have ended who sit in this order; the place is one more than how many have more."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    names = [person.title() or bot for person, bot in zip(who, ("Mei", "Lan", "Mei", "Lan"))]
    return Result(variant, list(who), names, places, [float(score) for score in scores], marked)


# --- the sheet


def test_the_sheet_sums_up_what_each_has_made():
    """Reckoned by hand: 10 + 2 = 12, -4 - 2 = -6; places 1 and 2, 4 and 3."""
    sheet = sheet_of(room_of([result([10, -4, -3, -3]), result([2, -2, 5, -5], marked=True)]))
    lines = {line.name: line for line in sheet.lines}
    assert [line.name for line in sheet.lines] == ["Anna", "Mei", "Ben", "Lan"]
    assert (lines["Anna"].total, lines["Anna"].place, lines["Anna"].firsts) == (12, 1.5, 1)
    assert (lines["Mei"].total, lines["Mei"].place, lines["Mei"].firsts) == (2, 1.5, 1)
    assert (lines["Ben"].total, lines["Ben"].place, lines["Ben"].scores) == (-6, 3.5, [-4, -2])
    assert (lines["Anna"].bot, lines["Mei"].bot.zh_hans) == (None, "梅")
    assert sheet.marked == [False, True]
    assert sum(line.total for line in sheet.lines) == 0


def test_who_has_not_played_in_a_match_has_nothing_there_and_other_games_stand_on_other_sheets():
    other = result([1, -1, 0, 0], who=("anna", "cem", "", ""))
    sheet = sheet_of(room_of([result([3, -3, 0, 0]), result([9, -9, 0, 0], "riichi"), other]))
    lines = {line.name: line for line in sheet.lines}
    assert (lines["Ben"].scores, lines["Ben"].matches) == ([-3, None], 1)
    assert (lines["Cem"].scores, lines["Cem"].matches) == ([None, -1], 1)
    assert lines["Anna"].total == 4
    assert sheet_of(room_of([result([3, -3, 0, 0])], "riichi")) is None


def test_a_person_is_called_as_he_is_called_now():
    room = room_of([result([3, -3, 0, 0])])
    room.names["ben"] = "Benjamin"
    assert {line.name for line in sheet_of(room).lines} == {"Anna", "Benjamin", "Mei", "Lan"}


def test_the_last_matches_stand_one_by_one_and_all_in_the_sums():
    played = [result([number, -number, 0, 0]) for number in range(1, COLUMNS + 4)]
    sheet = sheet_of(room_of(played))
    assert sheet.first == 4
    assert sheet.lines[0].scores == [*range(4, COLUMNS + 4)]
    assert sheet.lines[0].total == sum(range(1, COLUMNS + 4))


def test_a_room_keeps_its_latest_results_only():
    room = room_of([])
    for number in range(life.MOST_RESULTS + 5):
        life.end(room, result([number, -number, 0, 0]))
    assert len(room.results) == life.MOST_RESULTS
    assert room.results[-1].scores[0] == life.MOST_RESULTS + 4


def test_matches_of_a_company_come_onto_its_sheet_once_also_over_a_restart(tmp_path):
    async def work():
        async with company("sichuan", 2, {"hands": 4}, store=Store.in_folder(tmp_path)) as there:
            await there.begin()
            assert there.guests[0].state.sheet is None
            await there.play(4)
            await agree(there, there.guests[1])
            await play_out(there)
            scores = [float(one) for one in there.table.match.scores_by_person]
            assert [one.scores for one in there.room.kept.results] == [scores]
            sheet = there.guests[1].state.sheet
            assert sheet.marked == [True]
            shown = {line.name: line.scores[0] for line in sheet.lines}
            assert [shown[f"Guest {number}"] for number in range(2)] == scores[:2]
            await restart(there, tmp_path, there.table.pace)
            assert there.guests[1].state.sheet == sheet
            await there.all_ready()
            await play_out(there)
            await restart(there, tmp_path, there.table.pace)
            assert len(there.room.kept.results) == 2
            assert [line.matches for line in there.guests[0].state.sheet.lines] == [2] * 4
            there.meetings.rooms.store.close()

    run_apart(work())


@pytest.mark.by_day("mcr")
def test_a_game_that_ends_in_points_has_points_on_its_sheet():
    async def work():
        async with company("mcr", 1, {"hands": "time"}) as there:
            await there.begin()
            await there.table._change(there.table.match.call_time)
            await play_out(there)
            ranked = {one.person: one.points for one in there.table.match.ranking()}
            assert there.room.kept.results[0].scores == [ranked[person] for person in range(4)]
            assert sum(ranked.values()) == 7  # 4, 2, 1, 0 by MCR-50, shared where ties share

    run_apart(work())


# --- lots


def test_lots_make_others_sit_elsewhere_and_nobody_has_agreed_to_it():
    async def work():
        async with company("sichuan", 3) as there:
            owner, ben, cem = there.guests
            for number, guest in enumerate((ben, cem), start=1):
                await there.say(guest, messages.Sit, number)
            await there.say(ben, messages.Ready, there.room.kept.number)
            assert reason(await there.say(ben, messages.DrawLots)) == "people-not-owner"
            assert owner.state.places[1].ready
            orders, firsts = set(), set()
            for _ in range(60):
                assert isinstance(await there.say(owner, messages.DrawLots), messages.Ack)
                names = [place.name for place in owner.state.places]
                assert sorted(names) == ["", "Guest 0", "Guest 1", "Guest 2"]
                assert not any(place.ready for place in owner.state.places)
                orders.add(tuple(names))
                firsts.add(names[there.room.kept.first])
            assert len(orders) > 12  # of 24; fewer come in one of ten million runs
            assert firsts == {"Guest 0", "Guest 1", "Guest 2"}

    run_apart(work())


def test_the_match_begins_as_the_lots_say():
    async def work():
        async with company("sichuan", 2) as there:
            owner, ben = there.guests
            await there.say(ben, messages.Sit, 1)
            for number in (2, 3):
                await there.say(owner, messages.SeatBot, number, True)
            await there.say(owner, messages.DrawLots)
            first = there.room.kept.first
            await there.all_ready()
            assert there.room.kept.order == [(first + step) % 4 for step in range(4)]
            assert reason(await there.say(owner, messages.DrawLots)) == "people-not-now"
            names = [there.room.kept.places[place].name for place in there.room.kept.order]
            called = there.table.game.names
            assert [one for one in called if one.startswith("Guest")] == [name for name in names if name]
            for guest in there.guests:
                assert called[there.room.number_of(guest.id)] == guest.name
            assert await there.play(4) >= 4

    run_apart(work())
