"""Outlooks and the analyser count to wins that are allowed, where a game asks more of a win than a shape."""

import pytest

from fangcheng import HandError, Match, analyse, score

OPEN_BUT_ONE = ["chi 123m from N", "chi 456p from N", "pon 777s from E", "pon 222z from E"]


def best(found):
    return found.outlooks[0]


@pytest.mark.rule("JILIN-25")
def test_a_complete_shape_that_shows_too_little_is_not_ready_in_jilin():
    """Without a triplet and a 1 or 9: 1m for 23m, 5s for a triplet of the pair, another pair."""
    found = analyse("jilin", "23456m345678p55s7s")
    assert (best(found).discard, best(found).shanten, best(found).away) == ("7s", 0, 2)
    assert found.away == 2
    assert "1m" in best(found).tiles


@pytest.mark.rule("JILIN-26", "JILIN-25")
def test_an_honour_is_no_terminal_of_triplets_alone_where_jilin_is_strict():
    """Beside three kongs and an egg of winds the pair must bring a 1 or 9, and the third suit: 11s or 99s."""
    melds = ["kong 5555m from N", "egg 2z3z4z", "kong 3333p from N", "concealed 5555p"]
    strict = {"strict_terminals": True}
    assert not score("jilin", "2s", "2s", melds=melds, options=strict, context=["ready_declared"]).wins
    for hand, away, helps in (("2s", 1, "19"), ("2m", 1, "19"), ("1s", 0, "1")):
        [rest] = analyse("jilin", hand, melds=melds, options=strict).outlooks
        assert (rest.shanten, rest.away, {*rest.tiles}) == (0, away, {f"{rank}s" for rank in helps})
    assert best(analyse("jilin", "2s", melds=melds)).away == 0
    runs = ["chi 456m from N", *melds[1:]]  # whose hand is no longer of triplets alone
    assert best(analyse("jilin", "2s", melds=runs, options=strict)).away == 0


@pytest.mark.rule("HEFEI-11")
def test_hefei_counts_to_eight_tiles_of_a_suit():
    """Six of dots and a pair of bamboo: a third set of dots lacks three tiles, and no other way less."""
    found = analyse("hefei", "23456m345678p55s7s")
    assert min(one.shanten for one in found.outlooks) == 0
    assert best(found).away == 2
    assert {f"{rank}p" for rank in range(1, 10)} <= {*best(found).tiles}


@pytest.mark.rule("SHANGHAI-18")
def test_shanghai_counts_to_the_kinds_that_win():
    """A ready shape is six tiles from a half flush; five pairs and a triplet lack two triplets."""
    far = analyse("shanghai", "123m456p789s1155z5p")
    assert (far.shanten, far.away) == (0, 5)  # bamboo and honours: 789s 11z 55z, and six tiles more
    pungs = analyse("shanghai", "1133m22p44p666s55z7z")
    assert (best(pungs).discard, best(pungs).away) == ("7z", 2)
    assert {*best(pungs).tiles} == {"1m", "3m", "2p", "4p", "5z"}


@pytest.mark.rule("SHANGHAI-18")
def test_a_chow_of_one_suit_beside_a_pung_of_another_leaves_no_win_in_shanghai():
    found = analyse("shanghai", "11s55z3z", melds=["chi 123m from N", "pon 777p from E", "pon 222z from E"])
    assert min(one.shanten for one in found.outlooks) == 0
    assert (found.away, {one.away for one in found.outlooks}) == (None, {None})


@pytest.mark.rule("CHANGCHUN-35")
def test_a_hand_whose_melds_bar_every_win_has_none_left():
    found = analyse("changchun", "5z", melds=OPEN_BUT_ONE)
    assert (best(found).shanten, best(found).away, best(found).tiles) == (0, None, {})


@pytest.mark.parametrize("game", ["jilin", "riichi"])
@pytest.mark.parametrize("count", [5, 7, 12])
def test_more_melds_than_a_hand_has_room_for_are_refused(game, count):
    """Before they are laid on a table, which has places for six."""
    melds = [f"chi {low}{low + 1}{low + 2}{suit} from N" for suit in "mps" for low in (1, 2, 4, 7)]
    with pytest.raises(HandError, match=f"^{count} melds; a hand has room for 4$"):
        analyse(game, "5z", melds=melds[:count])


def test_where_a_shape_is_enough_the_two_are_the_same():
    found = analyse("riichi", "23456m345678p55s7s")
    assert [one.away for one in found.outlooks] == [one.shanten for one in found.outlooks]
    assert found.away == found.shanten


def test_a_wait_of_which_no_tile_is_left_comes_after_hands_that_something_helps():
    dead = analyse("riichi", "13m456p789s123p55z4s", visible="2222m")
    assert best(analyse("riichi", "13m456p789s123p55z4s")).discard == "4s"
    assert best(dead).discard != "4s"
    assert best(dead).count > 0
    [waiting] = [one for one in dead.outlooks if one.discard == "4s"]
    assert (waiting.away, waiting.count) == (0, 0)


@pytest.mark.parametrize("game", ["yingkou", "hefei", "jinan"])
def test_a_seat_sees_what_the_analyser_says_of_its_hand(game):
    match, told = Match(game, seed="allowed"), 0
    while told < 6:
        seat = match.owed[0]
        view = match.view(seat)
        if any(action.kind == "discard" for action in view.actions) and not view.seats[seat].melds:
            own = view.seats[seat]
            found = analyse(game, [*own.hand, *([own.drawn] if own.drawn else [])])
            assert (view.away, view.shanten) == (found.away, found.shanten)
            seen = {one.discard: (one.away, {*one.tiles}) for one in view.outlooks}
            assert seen == {one.discard: (one.away, {*one.tiles}) for one in found.outlooks}
            assert [one.rank for one in view.outlooks] == sorted(one.rank for one in view.outlooks)
            told += 1
        match.act(seat, view.actions[-1])
    assert told == 6
