"""A dragon that stands for the joker's face in written hands: what they wait for, how they win, how they are told."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from fangcheng import acceptance, analyse, score, shanten, waits
from fangcheng.errors import HandError
from fangcheng.game.batches import acceptance_of, discards_of, score_many, shanten_of, wins_of
from fangcheng.tiles import FACES, NAMES, face_of, parse, write
from made_up import made_up


@pytest.fixture
def game(monkeypatch):
    """A neighbour of Hebei in which White stands for the face of the one joker."""
    return made_up(
        monkeypatch,
        "hebei",
        {"joker_rule": "after_turned", "stand_in": "white", "forms": ["standard"], "price.no_joker": 5},
        prices={"german": 2, "joker_wait": 0, "narrow_wait": 0, "concealed_hand": 0, "catch_five": 0},
    )


def patterns(told: Any) -> set[str]:
    """The patterns of an explanation."""
    assert told.wins
    return {line.id for line in told.patterns}


# The cases of the book: rules/cases/wenzhou.yaml, with thirteen tiles instead of sixteen.


@pytest.mark.parametrize(
    ("hand", "tile", "melds", "jokers", "wins"),
    [
        ("46m5z456p789s67p99m", "8p", [], "5m", True),
        ("12m5z456p789s67p99m", "8p", [], "5m", False),  # White is nothing else than that tile
        ("456p789s67p99m", "8p", ["chi 46m5z from N"], "5m", True),
        ("67p99m", "8p", ["pon 555z from N", "chi 123s from N", "chi 789s from N"], "5m", True),
        ("46m5z456p789s67p99m", "8p", [], "5z", True),  # White is wild itself
        ("12m5z456p789s67p99m", "8p", [], "5z", True),
        ("78s5z456p789m67p99m", "8p", [], "9s", True),
        ("5z11p456p789s67p99m", "8p", [], "1p", True),  # 111p
        ("5z55p456p789s67p99m", "8p", [], "1p", False),
    ],
)
def test_white_is_the_jokers_face_and_nothing_else(game, hand, tile, melds, jokers, wins):
    assert score(game, hand, tile, melds=melds, jokers=jokers, mode="interpreted").wins == wins


def test_a_chow_of_jokers_and_five_whites_are_refused(game):
    with pytest.raises(HandError, match="no run"):
        score(game, "456p789s67p99m", "8p", melds=["chi 456m from N"], jokers="5m", mode="interpreted")
    with pytest.raises(HandError, match="5 copies of 5z"):
        score(game, "55z467p11s99m9p", "8p", melds=["pon 555z"], jokers="5m", mode="interpreted")


@pytest.mark.parametrize(
    ("hand", "tile", "groups", "rows"),
    [
        ("46m5z456p789s67p99m", "8p", "4m5z6m", {"no_joker"}),  # no joker, so none stands for another tile
        ("456m456p789s67p99m", "8p", "456m", {"german"}),  # the joker in its own place
        ("55z5m456p789s67p99m", "8p", "55z5m", {"german"}),
        ("46m456p789s67p99m5m", "8p", "456m", {"german"}),
        ("1334m5m5z456p78s99p", "9s", "34m5z", set()),  # the joker is the 2m of 123m
    ],
)
def test_a_joker_beside_white(game, hand, tile, groups, rows):
    told = score(game, hand, tile, jokers="5m", mode="interpreted")
    assert patterns(told) & {"no_joker", "german"} - ({"german"} if "no_joker" in rows else set()) == rows
    assert groups in {group.tiles for group in told.groups}


@pytest.mark.parametrize(("stands_for", "own_place"), [("any_joker", True), ("no_dragon", False)])
def test_a_dragon_may_stand_for_dragons_or_not(monkeypatch, stands_for, own_place):
    """Two Reds and a wild Green: three Greens, or three Reds of which the Green is one."""
    settings = {"joker_rule": "after_turned", "stand_in": "red", "stand_in_for": stands_for, "forms": ["standard"]}
    game = made_up(monkeypatch, "hebei", settings, prices={"german": 2})
    assert (
        "german" in patterns(score(game, "77z6z456p789s67p99m", "8p", jokers="6z", mode="interpreted"))
    ) == own_place


def test_suits_are_those_of_what_white_stands_for(game):
    """Four sets and a pair of m with a concealed kong of Whites, all of one suit."""
    told = score(game, "123m789m22m44m", "4m", melds=["concealed 5555z"], jokers="5m", mode="interpreted")
    assert "full_flush" in patterns(told)
    assert "5555z" in {group.tiles for group in told.groups}


def test_what_was_won_on_is_named_as_it_is_printed(game):
    for tile, group in (("5z", "4m5z6m"), ("5m", "456m")):
        told = score(game, "46m456p789s678p99m", tile, jokers="5m", mode="interpreted")
        [won] = [one for one in told.groups if one.win is not None and one.tiles == group]
        assert (told.tile, won.win, won.jokers) == (tile, 1, (1,) if tile == "5m" else ())


# --- brute force: White is a plain 5m, and the joker is tried as every face


def complete(counts: list[int], pair: bool = True) -> bool:
    """Return True if the counts are sets and a pair."""
    face = next((face for face in range(FACES) if counts[face]), None)
    if face is None:
        return not pair
    rest = [*counts]
    if counts[face] >= 3:
        rest[face] -= 3
        if complete(rest, pair):
            return True
        rest[face] += 3
    if pair and counts[face] >= 2:
        rest[face] -= 2
        if complete(rest, False):
            return True
        rest[face] += 2
    if face < 27 and face % 9 < 7 and counts[face + 1] and counts[face + 2]:
        for step in range(3):
            rest[face + step] -= 1
        return complete(rest, pair)
    return False


def waits_by_trying(hand: str, joker: int) -> set[str]:
    """The tiles that complete a hand, White read as the joker's face, jokers as anything."""
    white = NAMES.index("5z")
    found = set()
    for drawn in range(FACES):
        tiles = [*parse(hand), drawn]
        if tiles.count(drawn) > 4:
            continue
        plain = [joker if tile == white else tile for tile in tiles if tile != joker]
        for faces in product(range(FACES), repeat=tiles.count(joker)):
            if complete(np.bincount([*plain, *faces], minlength=FACES).tolist()):
                found.add(NAMES[drawn])
                break
    return found


HANDS = [
    ("46m456p789s67p99m5z", "5m"),
    ("46m11p", "5m"),
    ("46m5m5z", "5m"),
    ("55z99p", "5m"),
    ("5z", "5m"),
    ("5m", "5m"),
    ("34m5z1p", "5m"),
    ("55z5m9p", "5m"),
    ("5z45m6p", "5m"),
    ("55z12s", "3s"),
    ("5z24s3s", "3s"),
    ("1122z", "1z"),
    ("55z11z", "1z"),
    ("555z1z", "1z"),
]


@pytest.mark.parametrize(("hand", "joker"), HANDS)
def test_waits_are_those_found_by_trying(game, hand, joker):
    assert {*waits(game, hand, jokers=joker, mode="interpreted")} == waits_by_trying(hand, parse(joker)[0])


def test_what_helps_is_named_as_it_is_printed(game):
    [best] = acceptance(game, "46m11p", jokers="5m", mode="interpreted")
    assert {"5z": 4, "5m": 4}.items() <= best.tiles.items()
    found = analyse(
        game, "46m11p", melds=["chi 123p", "pon 555z", "chi 789s"], visible="5m", jokers="5m", mode="interpreted"
    )
    assert {"5z": 1, "5m": 3}.items() <= found.outlooks[0].tiles.items()
    assert shanten(game, "46m5z11p", jokers="5m", mode="interpreted") == -1
    assert shanten(game, "46m6z11p", jokers="5m", mode="interpreted") == 0


def test_many_hands_are_asked_about_as_one_is(game):
    texts = ["46m5z456p789s67p99m", "46m6z456p789s67p99m", "55z5m456p789s67p99m"]
    rows = np.zeros((len(texts), FACES), np.int8)
    for row, text in zip(rows, texts):
        for tile in parse(text):
            row[face_of(tile)] += 1
    alone = [shanten(game, text, jokers="5m", mode="interpreted") for text in texts]
    assert shanten_of(game, rows, jokers="5m", mode="interpreted").tolist() == alone
    masks = np.full(len(texts), 1 << 4, np.uint64)
    assert shanten_of(game, rows, jokers=masks, mode="interpreted").tolist() == alone
    for text, accepted in zip(texts, acceptance_of(game, rows, jokers="5m", mode="interpreted").tolist()):
        [found] = acceptance(game, text, jokers="5m", mode="interpreted")
        assert found.tiles == {NAMES[face]: left for face, left in enumerate(accepted) if left}
    full = rows + np.eye(FACES, dtype=np.int8)[[31, 4, 0]]
    after, left = discards_of(game, full, jokers="5m", mode="interpreted")
    for number, counts in enumerate(full.tolist()):
        text = write(face for face in range(FACES) for _ in range(counts[face]))
        for found in acceptance(game, text, jokers="5m", mode="interpreted"):
            discard = NAMES.index(found.discard or "")
            assert after[number, discard] == found.shanten
            accepted = {NAMES[face]: int(count) for face, count in enumerate(left[number, discard]) if count}
            assert accepted == {name: count for name, count in found.tiles.items() if count}
    told = {"hand": "46m5z456p789s67p99m", "win": "8p", "jokers": "5m"}
    assert score_many(game, wins_of(game, [told], mode="interpreted"), mode="interpreted")["wins"].tolist() == [1]
