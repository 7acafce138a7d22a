"""Taiyuan on the page: who is about to let a win pass is asked first whether he means to."""

import pytest

from fangcheng.web.page.choices import own_hand
from taiyuan.test_play import declared
from web.test_secret_walls import seated


def confirmed(table, letter):
    """What the page asks before a choice that is no win, by kind of choice."""
    match, seat = seated(table, {}), table.seat(letter)
    hand = own_hand(match, seat, match.view(seat), [])
    return {choice.kind: choice.confirm and (choice.confirm.key, choice.confirm.rule) for choice in hand.choices}


@pytest.mark.rule("TAIYUAN-52", "TAIYUAN-31", "TAIYUAN-32")
def test_the_page_warns_who_has_declared_before_he_lets_a_win_pass():
    asked = ("confirm-passed-win", "TAIYUAN-31")
    assert confirmed(declared("6p").play("W 6p"), "S") == {"win": None, "pass": asked}
    assert confirmed(declared("3z4z5z3p").throw_drawn(3), "S") == {"win": None, "discard": asked}
    assert confirmed(declared("3z4z5z7z").throw_drawn(3), "S") == {"discard": None}
