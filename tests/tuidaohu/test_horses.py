"""Guangdong push-down: horses copy all that their player got and paid, for whoever owns them. Sums by the book."""

from random import Random

import pytest

from fangcheng.game import event_types as ev
from flow.table_of import only
from hangzhou.test_play import lay
from tuidaohu.test_play import FEEDS, HANDS, at_table

SPARE = ["1m", "2m", "3m", "4m", "5m", "6p", "7m", "8p", "1p", "2p", "4p", "6s", "7s", "8m", "9m", "5p", "3p"]


def bought(numbers, tiles, hands=HANDS, **more):
    """Those named buy so many horses: the tiles in turn order from the dealer, then of outside buyers."""
    options = {"horses_dealer": 3, "horses_others": 2} | more.pop("options", {})
    opening = [f"{letter} stake {numbers.get(letter, int(letter == 'E'))}" for letter in "ESWN"]
    return at_table("4s", hands, tail=tiles, options=options, opening=opening, **more)


def gained(table):
    """What horses have brought each seat, and then each outside buyer."""
    rows = [one for one in only(table.events, ev.Paid) if one.cause == "bought_horses"]
    return [sum(one.changes[seat] for one in rows) for seat in range(4)] + list(table.view().outside)


@pytest.mark.rule("TUIDAOHU-38", "TUIDAOHU-39")
@pytest.mark.parametrize(("letter", "tiles"), [("E", "1m5p9s"), ("S", "2m6s"), ("W", "3m7p"), ("N", "4m8s")])
def test_the_number_of_a_horse_points_at_a_seat_counted_from_the_dealer(letter, tiles):
    for tile in (tiles[start : start + 2] for start in range(0, len(tiles), 2)):
        table = bought({}, tile).play("E 9m", "S win")
        [turned] = only(table.events, ev.HorseTurned)
        assert (turned.tile, turned.seat, turned.owner) == (tile, "ESWN".index(letter), table.seat("E"))


@pytest.mark.rule("TUIDAOHU-39")
def test_a_horse_that_is_an_honour_points_at_nobody():
    table = bought({}, "3z", options={"tiles": 136}).play("E 9m", "S win")
    assert (only(table.events, ev.HorseTurned)[0].seat, gained(table)) == (None, [0, 0, 0, 0])


@pytest.mark.rule("TUIDAOHU-40", "TUIDAOHU-41", "TUIDAOHU-43", "TUIDAOHU-44", "TUIDAOHU-45")
@pytest.mark.parametrize(
    ("numbers", "tiles", "changes"),
    [
        ({}, "2m", [2 + 2, 0, -2, -2]),  # on the winner: the others pay East too, who owes himself nothing
        ({}, "1m", [-2, 2, 0, 0]),  # on himself, who pays: twice
        ({}, "3m", [-2, 2, 0, 0]),  # on West, who pays
        ({"S": 1}, "3m2m", [-2 - 2, 2 + 6, -2, -2]),  # the winner on himself, East on a loser
        ({"S": 1}, "3m4m", [-2, 2, 0, 0]),  # the winner on a loser would owe himself
        ({"W": 2}, "3m2m2p", [-2 - 4, 2, 8, -4]),  # horses add up, and do not settle with each other
    ],
)
def test_a_horse_gets_and_pays_like_its_player(numbers, tiles, changes):
    table = bought(numbers, tiles).play("E 9m", "S win")
    assert gained(table) == changes
    won = [-2, 6, -2, -2]  # and on top of it the horses
    assert table.scores() == [one + more for one, more in zip(won, changes, strict=True)]


@pytest.mark.rule("TUIDAOHU-42", "TUIDAOHU-41")
def test_horses_on_a_kong_maker_and_on_a_feeder_go_with_the_kong():
    hands = {**FEEDS, "W": "125888m14s346p26s"}
    table = bought({"S": 1, "N": 1}, "3m3s4p", hands)
    table.record.hand[table.seat("W"), 7] += 1
    lay(table, "W", "kong 8888m from N").play("E 4s", "S win")
    # North has paid West three. East and South have horses on West, North one on himself.
    assert gained(table) == [3, 3, 3, -3 - 3 - 3]


@pytest.mark.rule("TUIDAOHU-45")
def test_a_horse_on_who_neither_wins_nor_pays_is_void():
    assert gained(bought({}, "4m", FEEDS).play("E 4s", "S win")) == [0, 0, 0, 0]


@pytest.mark.rule("TUIDAOHU-33", "TUIDAOHU-44")
def test_where_the_feeder_pays_for_all_only_what_was_really_paid_is_copied():
    hands = {**HANDS, "E": "1479m2358p136s589s"}
    opening = ["E stake 1", "S stake 0", "W stake 1", "N stake 1"]
    options = {"horses_dealer": 3, "horses_others": 2}
    table = at_table("1m", hands, tail="4m3s1p4s", options=options, opening=opening)
    table.play("E 5s", "S kong 555s", "S win")
    # East has paid nine alone. Horses on North and on West cost nothing; North's is on East.
    assert gained(table) == [0, 9, 0, -9]


@pytest.mark.rule("TUIDAOHU-10", "TUIDAOHU-11", "TUIDAOHU-43", "TUIDAOHU-48")
def test_outside_buyers_get_and_pay_with_accounts_of_their_own():
    options = {"outside_buyers": 3, "outside_horses": 1}
    table = bought({}, "4m2p3s1m", options=options).play("E 9m", "S win")
    assert [one.owner for one in only(table.events, ev.HorseTurned)] == [0, 4, 5, 6]
    assert gained(table) == [-2 - 2, 2 + 2 + 2, -2, -2, 6, -2, -2]
    table.next_hand()
    assert table.view().outside == (6, -2, -2)


def by_hand(paid, horses):
    """What horses bring, from who has paid whom: `horses` are owner and seat pointed at. Written from TUIDAOHU-44."""
    changes = [0] * 8
    for owner, player in horses:
        for other in range(4):
            for payer, receiver, amount in ((other, owner, paid[other][player]), (owner, other, paid[player][other])):
                if other != player and payer != receiver:
                    changes[payer] -= amount
                    changes[receiver] += amount
    return changes


@pytest.mark.rule("TUIDAOHU-44", "TUIDAOHU-9", "TUIDAOHU-10")
@pytest.mark.parametrize("seed", range(6))
def test_many_horses_are_settled_as_the_formula_says(seed):
    chance = Random(seed)
    numbers = {"E": chance.randint(1, 3), **{letter: chance.randint(0, 2) for letter in "SWN"}}
    seats = [place for place, letter in enumerate("ESWN") for _ in range(numbers[letter])]
    options = {"outside_buyers": 4, "outside_horses": 2}
    table = bought(numbers, "".join(chance.sample(SPARE, len(SPARE))), options=options).play("E 9m", "S win")
    turned = only(table.events, ev.HorseTurned)
    assert [one.owner for one in turned] == [*seats, 4, 4, 5, 5, 6, 6, 7, 7]
    paid = [[0, 2, 0, 0], [0] * 4, [0, 2, 0, 0], [0, 2, 0, 0]]
    assert gained(table) == by_hand(paid, [(one.owner, one.seat) for one in turned])
