"""Bots at many tables: they answer as one of them would, play to the end, and touch no table that is not meant."""

import numpy as np
import pytest

from fangcheng import BotError, FangchengError, IllegalAction, Match, Tables, UnknownName, steady
from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import PERSONS

pytestmark = pytest.mark.by_day("tuidaohu")  # what is compiled without a word of its own

FEW = pytest.mark.parametrize("variant", ["tuidaohu", pytest.param("riichi", marks=pytest.mark.by_day("riichi"))])


def walked(variant="tuidaohu", n=6, steps=25, seed=5):
    """Tables some way into a hand."""
    tables = Tables(variant, n, seed)
    for _ in range(steps):
        tables.step(tables.random_actions())
    return tables


def states(tables):
    """Everything that tables hold, their chance too, as octets by table."""
    rows = zip(tables.records, tables._notices)
    return [(record["scores"].tobytes(), record.tobytes(), notice["random"].tobytes()) for record, notice in rows]


@FEW
def test_the_bot_answers_as_it_does_when_it_is_asked_with_a_view(variant):
    tables, bot, asked = Tables(variant, 5, seed=2), steady(), 0
    for _ in range(30):
        actions = tables.policy_actions("steady")
        for number, seat in enumerate(tables.acting.tolist()):
            if seat >= 0:
                view = tables.view(number, seat)
                assert bot.act(view, view.actions) == actions[number]
                asked += 1
        tables.step(actions)
    assert asked > 100


def test_tables_that_are_not_meant_stand_still_to_the_last_bit():
    tables = walked()
    mask = np.array([True, False, True, False, False, True])
    before = states(tables)
    actions = tables.policy_actions("beginner", where=mask)
    assert (actions[~mask] == PASS).all()
    actions[~mask] = -1  # whatever stands there
    tables.step(actions, where=mask)
    tables.random_actions(where=mask)
    tables.play_out("casual", where=mask)
    after = states(tables)
    assert [old == new for old, new in zip(before, after)] == (~mask).tolist()
    assert tables.hand_over[mask].all()
    assert (tables.changes[~mask] == 0).all()


def test_a_table_comes_out_the_same_whatever_is_played_beside_it():
    many, one = Tables("tuidaohu", 4, 1), Tables("tuidaohu", 1, 1)
    many.begin(["a", "b", "c", "d"])
    one.begin(["c"])
    for tables in (many, one):
        tables.step(tables.random_actions())
        tables.play_out("beginner", until="match")
    assert states(many)[2] == states(one)[0]


def test_what_is_not_open_is_refused_only_where_it_is_meant():
    tables = walked()
    wrong = np.full(6, 191)
    tables.step(wrong, where=[])
    before = states(tables)
    with pytest.raises(IllegalAction, match="table 3"):
        tables.step(wrong, where=[3])
    assert states(tables) == before


@FEW
def test_a_hand_played_out_is_one_that_match_plays_again(variant):
    tables = Tables(variant, 8, seed=11)
    result = tables.play_out("steady")
    assert tables.hand_over.all()
    assert (result.hand_changes == tables.hand_changes).all()
    assert (result.scores == tables.scores).all()
    for number in range(3):
        match = tables.match(number)
        assert match.hand_over
        assert match.scores == result.scores[number].tolist()
        assert result.endings[number] == match.view().ending
        assert result.decisions[number] == len(match.actions[0])
    again = tables.play_out("steady")
    assert not again.decisions.any()


def test_a_match_played_out_is_over_or_truncated():
    tables = Tables("tuidaohu", 4, 3, max_hands=3)
    tables.play_out("random", until="match")
    assert (tables.done | tables.truncated).all()
    assert tables.match(2).scores == tables.scores[2].tolist()  # however long: its actions have all found room


def test_play_goes_on_until_a_person_without_a_bot_is_asked():
    tables = Tables("tuidaohu", 16, 4)
    minds = np.zeros((16, PERSONS), int)
    minds[:, 2] = -1
    tables.play_on(["beginner"], minds)
    asked = ~tables.hand_over
    persons = np.take_along_axis(tables.persons, tables.acting[:, None].astype(int), 1)[:, 0]
    assert asked.any()
    assert (persons[asked] == 2).all()


@pytest.mark.parametrize(
    ("minds", "said"),
    [
        (np.zeros((2, 4), int), r"shape \(2, 4\)"),
        (np.zeros((3, PERSONS), int), r"whole numbers \(2, 7\)"),
        (np.zeros((2, PERSONS)), "float64"),
        (np.full((2, PERSONS), 1), "below 1"),
        (np.full((2, PERSONS), -2), "-1 for nobody"),
    ],
)
@pytest.mark.parametrize("bot", ["random", "beginner"])
def test_minds_that_name_no_bot_are_refused_and_nothing_is_played(bot, minds, said):
    tables = Tables("tuidaohu", 2, 4, mode="interpreted")
    before = states(tables)
    with pytest.raises(FangchengError, match=said):
        tables.play_on([bot], minds)
    assert states(tables) == before


def test_more_bots_than_a_table_has_seats_each_answer_at_their_own_table():
    bots = ["beginner", "casual", "steady"] * 3  # nine, two more than the most seats
    tables, alone = Tables("tuidaohu", 9, 4), Tables("tuidaohu", 9, 4)
    minds = np.repeat(np.arange(9)[:, None], PERSONS, axis=1)
    tables.play_on(bots, minds)
    for place, bot in enumerate(bots):
        alone.play_on([bot], np.zeros_like(minds), where=[place])
    assert states(tables) == states(alone)


def test_more_bots_than_a_call_takes_are_refused():
    tables = Tables("tuidaohu", 1, 4, mode="interpreted")
    with pytest.raises(FangchengError, match="128 of them; one call takes 127"):
        tables.play_on(["beginner"] * 128, np.full((1, PERSONS), 127))


def test_matches_begin_from_given_seeds_and_equal_seeds_have_equal_walls():
    tables = Tables("riichi", 3, mode="interpreted")
    tables.begin(["x", "y", "x"])
    assert tables.seeds == ["x", "y", "x"]
    assert tables.records[0].tobytes() == tables.records[2].tobytes() == Match("riichi", "x").table.tobytes()
    tables.begin([7], which=[1])
    assert tables.records[1].tobytes() == Match("riichi", 7).table.tobytes()
    with pytest.raises(FangchengError, match="a list with one for each of 3 tables"):
        tables.begin(["x"])


@pytest.mark.parametrize("variant", ["tuidaohu", "riichi"])
def test_a_given_wall_is_dealt_from_in_its_order(variant):
    given = Tables(variant, 1, mode="interpreted")
    given.begin(["other"])
    size = int(given.records[0]["wall_size"])
    wall = np.roll(given.records[0]["wall"][:size], 5)
    tables = Tables(variant, 2, 1, mode="interpreted")
    tables.begin(["a", "b"], walls=np.stack([wall, wall]))
    assert (tables.records["wall"][:, :size] == wall).all()
    dealt = tables.records["next_tile"][0]
    for record in tables.records:
        hands = record["hand"][:, :34].sum(axis=0)  # a red five counts as a five there
        taken = np.bincount([{34: 4, 35: 13, 36: 22}.get(kind, kind) for kind in wall[:dealt].tolist()], minlength=34)
        assert (hands == taken).all()
    tables.begin(["a"], which=[0], walls=[wall])
    with pytest.raises(FangchengError, match=r"walls\[0\]: other tiles"):
        tables.begin(["a"], which=[0], walls=[np.full(size, wall[0])])
    with pytest.raises(FangchengError, match="shape"):
        tables.begin(["a"], which=[0], walls=wall)


def test_compiled_tables_deal_from_a_given_wall_as_interpreted_ones():
    wall = Tables("tuidaohu", 1, 4, mode="interpreted").records[0]["wall"][:108]
    two = [Tables("tuidaohu", 3, 1, mode=mode) for mode in ("compiled", "interpreted")]
    for tables in two:
        tables.begin(["x", "y", "z"], walls=[wall, wall[::-1], wall])
    assert two[0].records.tobytes() == two[1].records.tobytes()


class Wrong:
    """A bot that answers what is never open."""

    def act(self, view, legal):
        return 191


class First:
    """A bot that takes the first action it is told, by its label."""

    def act(self, view, legal):
        assert all(seat.hand is None for seat in view.seats if seat.seat != view.seat)
        return legal[0].label


def test_own_bots_are_asked_with_the_view_of_their_seat():
    tables = walked(n=3)
    actions = tables.policy_actions(First(), where=[0, 2])
    assert actions[1] == PASS
    assert actions[0] == tables.view(0, int(tables.acting[0])).actions[0].number
    with pytest.raises(BotError, match="191, which is not open"):
        tables.policy_actions(Wrong())


def test_names_that_are_none_are_told():
    tables = walked(n=1)
    with pytest.raises(UnknownName, match="steady"):
        tables.policy_actions("stedy")
    with pytest.raises(UnknownName, match="hand"):
        tables.play_out("steady", until="hnd")
    with pytest.raises(UnknownName, match="policy_actions"):
        tables.play_out(First())


def test_copies_of_a_position_are_played_out_apart():
    tables = walked(n=2)
    copies = tables.copy([1] * 40, seed=3)
    result = copies.play_out("beginner")
    assert len({tuple(changes) for changes in result.hand_changes.tolist()}) > 1
    assert not tables.hand_over[1]


@pytest.mark.parametrize("bot", ["random", "beginner"])
def test_interpreted_tables_are_played_out_as_compiled_ones(bot):
    here, there = (Tables("tuidaohu", 2, 1, mode=mode) for mode in ("compiled", "interpreted"))
    for tables in (here, there):
        tables.begin(["p", "q"])
        for _ in range(12):
            tables.step(tables.policy_actions(bot))
    assert states(here) == states(there)
    minds = np.zeros((2, PERSONS), int)
    minds[:, 1] = -1
    for tables in (here, there):
        tables.play_on([bot], minds, most_taken=40)
    assert states(here) == states(there)
