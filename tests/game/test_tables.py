"""`Tables`: many matches stepped together play the very games that `Match` plays, and refuse wrong arrays whole."""

import doctest
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from fangcheng import FangchengError, IllegalAction, Match, Tables, UnknownName
from fangcheng.core.state.table import STATE, states_of
from fangcheng.game.event_types import Paid
from fangcheng.game.tables import acting_seat
from fangcheng.variants import IDS
from properties.toggles import random_values

every_variant = pytest.mark.parametrize("variant", IDS)


def walked(variant, n=2, steps=0, seed=1, options=None, mode="interpreted"):
    """Tables after so many steps by chance."""
    tables = Tables(variant, n, seed, options, mode=mode)
    for _ in range(steps):
        tables.step(tables.random_actions())
    return tables


def walk_beside(tables, steps):
    """Step tables by chance, and one Match a table along with them; every array must say what the matches say."""
    matches = [Match(tables.variant, seed, tables.options, mode=tables.engine.mode) for seed in tables.seeds]
    for _ in range(steps):
        actions = tables.random_actions()
        paid = [step_match(match, int(action)) for match, action in zip(matches, actions)]
        tables.step(actions)
        for number, match in enumerate(matches):
            assert tables.records[number].tobytes() == match.table.tobytes()
            assert tables.acting[number] == acting_seat(match)
            legal = [] if match.hand_over else [action.number for action in match.legal(acting_seat(match))]
            assert np.flatnonzero(tables.legal[number]).tolist() == (legal or [57])
            assert tables.changes[number].tolist() == paid[number]
            assert tables.scores[number].tolist() == match.scores
            assert tables.persons[number].tolist() == match.persons
            assert (tables.hand_over[number], tables.done[number]) == (match.hand_over, match.over)
    return matches


def last_steps(tables):
    """The events and payments of the last step at each table."""
    rows = tables.records
    return [
        (row["events"][: row["event_count"]].tolist(), row["payments"][: row["payment_count"]].tolist()) for row in rows
    ]


def state_of_match(match):
    """The state of the table of a match, as octets."""
    return match.table.tobytes()[: STATE.itemsize]


def step_match(match, action):
    """The same step at a Match; the points it moved."""
    if match.over:
        happened = []
    elif match.hand_over:
        happened = match.next_hand()
    else:
        happened = match.act(acting_seat(match), action)
    rows = [event.changes for event in happened if isinstance(event, Paid)]
    return [sum(changes[seat] for changes in rows) for seat in range(match.seats)]


@pytest.mark.by_day
@every_variant
def test_the_same_seed_and_actions_are_the_same_game_as_by_match(variant):
    walk_beside(walked(variant), 80)
    walk_beside(walked(variant, options=random_values(variant, 3), seed="b"), 40)


@pytest.mark.slow
@every_variant
def test_whole_matches_by_tables_are_those_by_match(variant):
    for seed in range(3):
        tables = walked(variant, n=3, seed=seed, options=random_values(variant, seed), mode="compiled")
        walk_beside(tables, 1500)


@pytest.mark.by_day
@every_variant
def test_compiled_tables_play_as_interpreted_ones(variant):
    compiled = walked(variant, n=2, steps=90, mode="compiled")
    assert compiled.records.tobytes() == walked(variant, n=2, steps=90).records.tobytes()


@pytest.mark.slow
@every_variant
def test_more_compiled_tables_play_as_interpreted_ones(variant):
    compiled = walked(variant, n=8, steps=300, seed="more", mode="compiled")
    assert compiled.records.tobytes() == walked(variant, n=8, steps=300, seed="more").records.tobytes()


def until_hand_over(tables):
    for _ in range(400):
        if tables.hand_over.any():
            return int(np.flatnonzero(tables.hand_over)[0])
        tables.step(tables.random_actions())
    raise AssertionError("no hand ended")


def test_between_hands_nobody_acts_and_pass_deals_the_next_one():
    tables = walked("riichi")
    number = until_hand_over(tables)
    assert tables.acting[number] == -1
    assert np.flatnonzero(tables.legal[number]).tolist() == [57]
    assert not tables.done[number]
    played = int(tables.records["hands_played"][number])
    tables.step(tables.random_actions())
    assert tables.acting[number] >= 0
    assert int(tables.records["hands_played"][number]) == played
    assert not tables.hand_over[number]
    assert tables.hand_changes[number].tolist() == [0, 0, 0, 0]


@pytest.mark.by_day
def test_points_of_the_steps_add_up_to_those_of_the_hand_and_the_match():
    tables = walked("sichuan", n=3, seed=4)
    start, total = tables.scores, np.zeros((3, 4), np.int64)
    of_hand = np.zeros((3, 4), np.int64)
    for _ in range(300):
        dealt = tables.hand_over
        of_hand[dealt] = 0
        tables.step(tables.random_actions())
        total += tables.changes
        of_hand += tables.changes
        assert (tables.hand_changes == of_hand).all()
    assert total.any()
    assert (tables.scores - start == total).all()


def test_a_match_that_is_over_rests_until_it_is_reset():
    tables = walked("mcr", n=2, seed=2, options={"hands": 4}, mode="compiled")
    for _ in range(4000):
        if tables.done.any():
            break
        tables.step(tables.random_actions())
    number = int(np.flatnonzero(tables.done)[0])
    final = tables.records[number].tobytes()
    before = list(tables.seeds)
    tables.step(tables.random_actions())
    assert tables.changes[number].tolist() == [0, 0, 0, 0]
    assert tables.records[number].tobytes() == final
    assert tables.match(number).over
    tables.reset(tables.done)
    assert not tables.done.any()
    assert [old == new for old, new in zip(before, tables.seeds)] == [one != number for one in range(2)]
    assert tables.records[number].tobytes() == Match("mcr", tables.seeds[number], {"hands": 4}).table.tobytes()


def test_a_reset_with_a_seed_begins_as_new_tables_do():
    tables = walked("tianjin", n=3, steps=5)
    tables.reset(seed=9)
    assert tables.seeds == Tables("tianjin", 3, 9, mode="interpreted").seeds
    assert tables.records.tobytes() == Tables("tianjin", 3, 9, mode="interpreted").records.tobytes()
    assert len({*tables.seeds}) == 3


@pytest.mark.by_day
def test_a_single_table_becomes_a_match_with_its_past():
    tables = walked("riichi", n=2, steps=130, seed=6)
    match = tables.match(1)
    assert match.table.tobytes() == tables.records[1].tobytes()
    assert Match.from_json(match.to_json(), "interpreted").check == match.check
    match.undo()
    assert match.table.tobytes() != tables.records[1].tobytes() == tables.match(1).table.tobytes()
    with pytest.raises(FangchengError, match="keep_actions=True"):
        Tables("riichi", 1, 1, mode="interpreted", keep_actions=False).match(0)


def test_actions_are_kept_however_long_a_match_is():
    tables = walked("sichuan", n=2, steps=700, mode="compiled")
    assert sum(map(len, tables.match(0).actions)) > 512
    assert tables.match(1).table.tobytes() == tables.records[1].tobytes()


def test_a_view_shows_a_seat_what_the_match_shows_it():
    tables = walked("riichi", n=2, steps=30)
    for seat in (None, 0, 1, 2, 3):
        here, there = tables.view(1, seat), tables.match(1).view(seat)
        for name in ("seats", "actions", "wall", "phase", "offered", "tiles_left", "indicators", "shanten", "waits"):
            assert getattr(here, name) == getattr(there, name), name
    hidden = [seat.hand for seat in tables.view(0, 2).seats]
    assert [hand is None for hand in hidden] == [True, True, False, True]


def test_copies_share_nothing_and_go_on_alike():
    tables = walked("taiwan", n=3, steps=20)
    copy, some = tables.copy(), tables.copy([2, 0, 2])
    before = copy.records
    tables.step(tables.random_actions())
    assert states_of(copy.records).tobytes() == states_of(before).tobytes()
    assert states_of(some.records).tobytes() == states_of(before)[[2, 0, 2]].tobytes()
    assert some.seeds == [copy.seeds[number] for number in (2, 0, 2)]
    copy.step(copy.random_actions())
    assert states_of(copy.records).tobytes() == states_of(tables.records).tobytes()
    assert last_steps(copy) == last_steps(tables)
    assert states_of(some.records[1:2]).tobytes() == states_of(before[:1]).tobytes() == state_of_match(some.match(1))
    chosen = tables.copy(np.zeros(50, int), seed="rollouts").random_actions()
    assert len(set(chosen.tolist())) > 1


def changed(actions, number, action):
    """A copy of the actions with another one at a table."""
    other = actions.copy()
    other[number] = action
    return other


WRONG = {
    "too few": (lambda actions: actions[:2], "shape (2,); 3 tables take (3,)"),
    "a column": (lambda actions: actions[:, None], "shape (3, 1)"),
    "one number": (lambda actions: 3, "shape ()"),
    "uneven rows": (lambda actions: [[1], [1, 2], 3], "no array"),
    "fractions": (lambda actions: actions.astype(float), "not float64"),
    "nan": (lambda actions: changed(actions.astype(float), 1, np.nan), "table 1 has nan"),
    "truths": (lambda actions: actions > 0, "not bool"),
    "words": (lambda actions: actions.astype(str), "whole numbers are wanted"),
    "nothing": (lambda actions: [None] * 3, "not object"),
    "too high": (lambda actions: changed(actions, 2, 192), "table 2: "),
    "too low": (lambda actions: changed(actions, 2, -1), "table 2: "),
    "far too high": (lambda actions: changed(actions, 1, 1 << 62), "table 1: "),
    "far too low": (lambda actions: changed(actions, 1, -(1 << 63)), "table 1: "),
    "more than 63 bits": (lambda actions: changed(actions.astype(np.uint64), 0, (1 << 64) - 1), "table 0: "),
}


@pytest.mark.by_day
@pytest.mark.parametrize("name", WRONG)
def test_wrong_arrays_are_refused_and_nothing_changes(name):
    wrong, words = WRONG[name]
    tables = walked("riichi", n=3, steps=12)
    before, chance = tables.records.tobytes(), tables.copy().random_actions()
    with pytest.raises(FangchengError) as refused:
        tables.step(wrong(chance))
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
    assert tables.records.tobytes() == before
    tables.step(chance)
    assert tables.match(0).table.tobytes() == tables.records[0].tobytes()


def test_an_illegal_action_is_refused_with_table_reason_and_what_is_open():
    tables = walked("riichi", n=3)
    actions = changed(tables.random_actions(), 1, 58)
    with pytest.raises(IllegalAction, match=r"^table 1: \w may not win: .*Open to \w now: ") as refused:
        tables.step(actions)
    assert refused.value.where == "table 1"


def test_where_the_hand_is_over_anything_but_pass_is_refused():
    tables = walked("riichi")
    number = until_hand_over(tables)
    with pytest.raises(FangchengError, match=f"table {number}: action 3: the hand is over, so that only 57"):
        tables.step(changed(tables.random_actions(), number, 3))


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.uint64, ">i4"])
def test_any_whole_numbers_will_do(dtype):
    tables = walked("riichi", n=3)
    copy, actions = tables.copy(), np.full(6, 3)[::2]
    actions[:] = tables.random_actions()
    tables.step(actions)
    copy.step(actions.astype(dtype))
    assert states_of(tables.records).tobytes() == states_of(copy.records).tobytes()


@pytest.mark.parametrize(
    ("which", "words"),
    [
        ([3], "no table 3: there are tables 0 to 2"),
        ([-1], "no table -1"),
        ([True, False], "a mask of shape (2,)"),
        ([0.5], "not float64"),
        ([[0, 1]], "of shape (1, 2)"),
        ("all", "numbers or a mask"),
    ],
)
def test_tables_that_are_not_there_are_refused(which, words):
    tables = walked("riichi", n=3)
    before = tables.records.tobytes()
    for ask in (tables.reset, tables.copy):
        with pytest.raises(FangchengError) as refused:
            ask(which)
        assert words in str(refused.value)
    assert tables.records.tobytes() == before


@pytest.mark.parametrize("number", [-1, 3, 1.0, True, None])
def test_a_single_table_that_is_not_there_is_refused(number):
    tables = walked("riichi", n=3)
    for ask in (tables.match, tables.view):
        with pytest.raises(FangchengError, match="table"):
            ask(number)


@pytest.mark.parametrize("n", [0, -1, 2.0, True, None, "4"])
def test_there_is_one_table_at_least(n):
    with pytest.raises(FangchengError, match="a whole number from 1 on"):
        Tables("riichi", n)


def test_an_unknown_mode_is_refused():
    with pytest.raises(UnknownName, match=r'no mode "compild"\. Did you mean "compiled"'):
        Tables("riichi", 1, mode="compild")


def test_every_mask_has_an_action_at_every_step():
    tables = walked("sanma", n=4)
    for _ in range(150):
        assert tables.legal.any(axis=1).all()
        assert (tables.legal[:, 57] | (tables.acting >= 0)).all()
        tables.step(tables.random_actions())


def test_the_lines_of_the_documentation_are_true():
    page = Path(__file__).parents[2] / "docs" / "simulate.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 3
    assert found.failed == 0


def test_seeds_tell_tables_apart():
    tables = walked("riichi", n=5)
    walls = [record["wall"].tobytes() for record in tables.records]
    assert len(set(walls)) == 5
    assert all(one != other for one, other in pairwise(tables.seeds))


def test_another_seat_that_owes_may_be_asked_first_and_the_match_is_the_same():
    first, other = (Tables("sichuan", 1, 5, {"exchange3": True}, mode="interpreted") for _ in range(2))
    assert first.owing.tolist() == [[True] * 4]
    answers = {}
    for seat in (2, 0, 3, 1):
        first.turn_to([seat])
        assert first.acting.tolist() == [seat]
        answers[seat] = int(first.legal[0].argmax())
        first.step([answers[seat]])
    for seat in range(4):
        other.turn_to([seat])
        other.step([answers[seat]])
    assert first.records.tobytes()[: STATE.itemsize] == other.records.tobytes()[: STATE.itemsize]
    assert state_of_match(first.match(0)) == first.records.tobytes()[: STATE.itemsize]
    assert [seat for seat, _ in first.match(0).actions[0]] == [2, 0, 3, 1]


def test_a_seat_that_owes_nothing_cannot_be_asked():
    tables = walked("tuidaohu", 2, 6)  # stakes first
    quiet = [int((~row).argmax()) for row in tables.owing]
    before = tables.acting.tolist(), tables.legal.tolist()
    with pytest.raises(FangchengError, match=f"table 1: seat {quiet[1]} owes no answer"):
        tables.turn_to([-1, quiet[1]])
    with pytest.raises(FangchengError, match="seats 0 to 3"):
        tables.turn_to([4, 0])
    assert (tables.acting.tolist(), tables.legal.tolist()) == before
    over = walked("tuidaohu", 1)
    while not over.hand_over[0]:
        over.step(over.random_actions())
    assert not over.owing.any()
    with pytest.raises(FangchengError, match="owes no answer"):
        over.turn_to([0])
