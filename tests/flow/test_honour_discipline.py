"""Honour discipline, on made-up neighbours of Hebei: which single honours go before all other tiles."""

from collections import Counter
from typing import Any

import pytest

from fangcheng.game.match import Match
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from fangcheng.game.views import View
from flow.table_of import table_of
from made_up import made_up

EAST_HAND = "258m147p369s11224z"
SUITS = "2588m147p369s"
WHITE_STANDS = {"joker_rule": "after_turned", "stand_in": "white"}


def game(monkeypatch: pytest.MonkeyPatch, **settings: Any) -> str:
    """A neighbour of Hebei whose players are bound to throw single honours first."""
    settings = {"honour_discipline": True, **settings}
    return made_up(monkeypatch, "hebei", settings, prices={"german": 2, "no_joker": 0, "joker_wait": 0})


def test_single_honours_go_first_and_pairs_may_stay(monkeypatch):
    table = table_of(game(monkeypatch), {"E": EAST_HAND})
    assert table.discards("E") == "4z"
    for tile in ("2m", "1z"):
        told = why_not(table.engine, table.record, 0, matching(table.record, table.rules, 0, tile))
        assert told.key == "honours-first"


def test_nobody_is_bound_where_it_is_not_played(monkeypatch):
    table = table_of(game(monkeypatch, honour_discipline=False), {"E": EAST_HAND})
    assert table.discards("E") == "258m147p369s124z"


def test_who_holds_no_single_honour_is_free(monkeypatch):
    assert table_of(game(monkeypatch), {"E": SUITS + "1122z"}).discards("E") == "258m147p369s12z"


def test_a_kind_that_is_out_goes_before_one_that_is_not(monkeypatch):
    hands = {"E": SUITS + "1124z", "S": "369m258p147s1234z"}
    table = table_of(game(monkeypatch), hands, wall="9m")
    assert table.discards("E") == "24z"
    assert table.play("E 2z").discards("S") == "2z"


def test_the_last_of_its_kind_goes_before_all(monkeypatch):
    """West makes a pung of the 4z that East throws and throws 2z; North holds the fourth 4z, a 2z and a 3z."""
    hands = {"E": SUITS + "1147z", "W": "147m369p258s2445z", "N": "258m147p369s1234z"}
    table = table_of(game(monkeypatch), hands, wall="9m").play("E 4z", "W pon 44z", "W 2z")
    assert table.discards("N") == "4z"


def test_who_has_claimed_is_bound_as_well(monkeypatch):
    hands = {"E": SUITS + "1122z", "S": "369m258p14478s56z"}
    table = table_of(game(monkeypatch), hands).play("E 9s", "S chi 78s")
    assert table.discards("S") == "56z"


def test_what_may_not_be_discarded_for_another_reason_binds_to_nothing(monkeypatch):
    hands = {"E": SUITS + "4z112z", "W": "147m369p258s4446z"}
    assert table_of(game(monkeypatch), hands).play("E 4z", "W pon 44z").discards("W") == "4z"
    banned = game(monkeypatch, swap_ban="same")
    assert table_of(banned, hands).play("E 4z", "W pon 44z").discards("W") == "6z"
    hands["W"] = "147m369p2588s444z"
    assert table_of(banned, hands).play("E 4z", "W pon 44z").discards("W") == "147m369p258s"


def test_a_hand_that_waits_is_bound_as_well(monkeypatch):
    assert table_of(game(monkeypatch), {"E": "123456789m123p9s5z"}).discards("E") == "5z"


# WENZHOU-19: "White counts as a tile of the caishen's kind". The turned tile is the first of the wall.


@pytest.mark.parametrize(
    ("turned", "joker", "bound"),
    [
        ("4m", "5m", "3z"),  # White is a 5m
        ("2z", "3z", "5z"),  # White is a 3z, and the joker may be kept
        ("6z", "5z", "3z"),  # White is the joker
    ],
)
def test_white_is_bound_only_where_it_stands_for_an_honour(monkeypatch, turned, joker, bound):
    table = table_of(game(monkeypatch, **WHITE_STANDS), {"E": SUITS + "1135z"}, wall=turned)
    assert table.view("E").jokers == (joker,)
    assert table.discards("E") == bound


def counted_as(view: View, tiles: list[str]) -> Counter[str]:
    """Honours as the book counts them, from printed tiles: no joker, White under the joker's face."""
    [joker] = view.jokers
    return Counter(joker if tile == "5z" else tile for tile in tiles if tile != joker)


def bound_to(view: View, seat: int) -> tuple[int, set[str]]:
    """The class of the honours that go first, 0 for none, and what may be discarded, from what the seat sees."""
    me, out = view.seats[seat], []
    for other in view.seats:
        out += [lying.tile for lying in other.river if not lying.called]
        out += [tile for meld in other.melds if meld.kind != "concealed_kong" for tile in meld.tiles]
    held = [*(me.hand or ()), *([me.drawn] if me.drawn else [])]
    shown, own = counted_as(view, out), counted_as(view, held)
    singles = {face: 1 + (shown[face] > 0) + (shown[face] >= 3) for face in own if face[1] == "z" and own[face] == 1}
    first = max(singles.values(), default=0)
    return first, {
        tile for tile in held if first == 0 or any(singles.get(f) == first for f in counted_as(view, [tile]))
    }


def test_every_turn_is_bound_as_the_seat_can_count_itself(monkeypatch):
    match, met = Match(game(monkeypatch, **WHITE_STANDS), seed="honours 1", mode="interpreted"), Counter[int]()
    while not match.over and sum(met.values()) < 150:
        if match.hand_over:
            match.next_hand()
            continue
        seat = match.owed[0]
        open_now = match.legal(seat)
        throws = [action for action in open_now if action.kind == "discard"]
        if throws:
            first, expected = bound_to(match.view(seat), seat)
            assert {action.tiles[0] for action in throws} == expected
            met[first] += 1
        claims = [action for action in open_now if action.kind in ("chi", "pon", "open_kong")]
        match.act(seat, (claims or throws or open_now)[-1])
    assert {*met} == {0, 1, 2, 3}
