"""Waits beside melds, with copies left and what each pays."""

import pytest

from fangcheng import FangchengError, HandError, NotationError, score, waits

MODE = {"mode": "interpreted"}
MELD = ["chi 123m from N"]


def test_waits_know_melds():
    assert waits("riichi", "456p789s1155z", melds=MELD, **MODE) == ["1z", "5z"]
    assert waits("riichi", "456p789s1159z".replace("9z", "6z"), melds=MELD, **MODE) == []
    with pytest.raises(HandError, match="beside 1 meld"):
        waits("riichi", "123m456p789s1155z", melds=MELD, **MODE)
    with pytest.raises(HandError, match="a tile too many"):
        waits("riichi", "456p789s11555z", melds=MELD, **MODE)


@pytest.mark.parametrize(("variant", "seat", "source"), [("riichi", "S", "W"), ("hongkong", "E", "N")])
def test_each_wait_pays_what_its_win_pays(variant, seat, source):
    found = waits(variant, "123m456p789s1155z", worth=True, visible="5z", seat=seat, source=source, **MODE)
    assert [(one.tile, one.left) for one in found] == [("1z", 2), ("5z", 1)]
    for one in found:
        told = {"seat": seat, **MODE}
        by_discard = score(variant, "123m456p789s1155z", one.tile, by="discard", source=source, **told)
        by_draw = score(variant, "123m456p789s1155z", one.tile, **told)
        assert (one.discarded, one.drawn) == (by_discard, by_draw)


def test_a_wait_that_does_not_win_says_why_and_one_that_is_gone_is_not_valued():
    found = waits("riichi", "456p789s2266z", melds=MELD, worth=True, visible="66z", **MODE)
    assert [(one.tile, one.left) for one in found] == [("2z", 2), ("6z", 0)]
    assert found[0].discarded.refusal == "no-yaku"
    assert found[1].discarded is found[1].drawn is None


def test_circumstances_are_of_worth_alone_and_both_ways_are_told():
    with pytest.raises(HandError, match="worth=True"):
        waits("riichi", "123m456p789s1155z", context=["riichi"], **MODE)
    with pytest.raises(HandError, match="both ways"):
        waits("riichi", "123m456p789s1155z", worth=True, by="self", **MODE)
    plain, ready = (
        waits("riichi", "123m456p789s1122z", worth=True, context=words, **MODE)[1] for words in ((), ("riichi",))
    )
    assert ready.drawn.total == plain.drawn.total + 1


@pytest.mark.rule("TIANJIN-12")
def test_a_turned_tile_names_the_jokers_of_waits_as_it_does_of_wins():
    hand = "123m456789s11z4p5z"
    by_name = waits("tianjin", hand, worth=True, jokers="45p", **MODE)
    turned = waits("tianjin", hand, worth=True, turned="4p", **MODE)
    assert [one.tile for one in turned] == waits("tianjin", hand, jokers="45p", **MODE) == ["4p", "5p", "1z", "5z"]
    assert [one.drawn for one in turned] == [one.drawn for one in by_name]
    assert [(one.left, named.left) for one, named in zip(turned, by_name)] == [(2, 3), (4, 4), (2, 2), (3, 3)]
    with pytest.raises(HandError, match="jokers and turned"):
        waits("tianjin", hand, worth=True, turned="4p", jokers="45p", **MODE)


def test_tiles_that_are_told_of_the_table_are_no_longer_left():
    hand = "123m456p789s1155z"
    for told in ({"dora": "1z1z"}, {"dora": "1z9s", "ura": "1z9s", "context": ["riichi"]}, {"discards": "1z1z"}):
        found = waits("riichi", hand, worth=True, **told, **MODE)
        assert [(one.tile, one.left) for one in found] == [("1z", 0), ("5z", 2)]
    norths = waits("sanma", "123p456p789s1144z", worth=True, aside=1, **MODE)
    assert [(one.tile, one.left) for one in norths] == [("1z", 2), ("4z", 1)]
    with pytest.raises(NotationError, match=r'^"qq"'):
        waits("riichi", hand, worth=True, dora="qq", **MODE)


@pytest.mark.parametrize("visible", ["12", "5", "9x", 7, None])
def test_visible_tiles_are_read_apart_from_what_else_is_told(visible):
    """A digit without a letter took that of the indicator behind it: `12` and `3m` were three tiles."""
    with pytest.raises(FangchengError) as alone:
        waits("riichi", "123m456p789s1155z", worth=True, visible=visible, **MODE)
    with pytest.raises(FangchengError) as beside:
        waits("riichi", "123m456p789s1155z", worth=True, visible=visible, dora="3m", discards="4m", **MODE)
    assert str(beside.value) == str(alone.value)
    assert "3m4m" not in str(beside.value)
