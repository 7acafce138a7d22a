"""Actions as people type them: tiles in every spelling that hands are read in, words of other languages."""

import pytest

from fangcheng import IllegalAction, Match, UnknownName
from fangcheng.game.said import as_labelled, matching

SPELLED = {
    "1z": ("E", "東", "东", "🀀", "discard E", "打 東"),
    "2z": ("S", "南"),
    "3z": ("W", "西"),
    "4z": ("N", "北"),
    "5z": ("P", "白"),
    "6z": ("F", "發", "发"),
    "7z": ("C", "中"),
    "0m": ("5mr", "赤五万"),
    "0p": ("5pr", "赤五筒"),
    "0s": ("5sr",),
    "1m": ("一万", "🀇", "discard 1m"),
}


def opened(seed):
    match = Match("riichi", seed=seed, mode="interpreted")
    return match, match.owed[0]


def test_a_discard_is_named_by_its_tile_however_that_is_written():
    found = set()
    for seed in range(8):
        match, seat = opened(seed)
        for action in match.legal(seat):
            for spelled in SPELLED.get(action.label, ()):
                found.add(action.label)
                assert matching(match.table, match.engine.rules, seat, spelled) == action.number, spelled
    assert len(found) > 6


def test_an_honour_typed_as_a_letter_is_discarded():
    match, seat = opened(0)
    letter = next(spelled[0] for label, spelled in SPELLED.items() if label in {a.label for a in match.legal(seat)})
    assert match.act(seat, letter)


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("ron", "win"),
        ("ツモ", "win"),
        ("Chii 4m6m", "chi 46m"),
        ("pon 5pr5p", "pon 05p"),
        ("kan C", "kong 7z"),
        ("C drawn", "7z drawn"),
        ("skip", "pass"),
        ("立直", "ready"),
        ("stake 2", "stake 2"),
        ("egg winds", "egg winds"),
    ],
)
def test_words_of_others_stand_for_ours(typed, label):
    assert as_labelled(typed) == label


def test_what_is_not_open_is_refused_with_its_reason_and_what_nobody_knows_with_what_is_open():
    match, seat = opened(0)
    with pytest.raises(IllegalAction, match="may not win"):
        match.act(seat, "ron")
    with pytest.raises(UnknownName, match="Open to seat"):
        match.act(seat, "Q")
