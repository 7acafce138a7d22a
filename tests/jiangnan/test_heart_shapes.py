"""Jiangnan, mode Heart Emperor: waits and wins with a tile that is only imagined, beside a slow search of all hands."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from fangcheng import acceptance, score, shanten, waits
from fangcheng.errors import HandError
from fangcheng.tiles import name_of, parse, write

OUTER = (0, 8, 9, 17, 18, 26, *range(27, 34))
WHITE = 31
SHAPES = [*((face,) * 3 for face in range(34)), *((9 * suit + low, 9 * suit + low + 1, 9 * suit + low + 2)
          for suit in range(3) for low in range(7))]  # fmt: skip


@cache
def divides(tiles: tuple[int, ...], jokers: int, paired: bool) -> bool:
    """Whether tiles and jokers are sets, and a pair unless there has been one."""
    if not tiles:
        return jokers % 3 == (0 if paired else 2)
    first, counts = tiles[0], Counter(tiles)
    groups = [group for group in SHAPES if first in group] + ([] if paired else [(first, first)])
    for group in groups:
        wanted = Counter(group)
        lacking = sum((wanted - counts).values())
        rest = tuple(sorted((counts - wanted).elements()))
        if lacking <= jokers and divides(rest, jokers - lacking, paired or len(group) == 2):
            return True
    return False


def is_complete(tiles: tuple[int, ...], jokers: int, closed: bool) -> bool:
    """Whether plain tiles (any number of a kind) and jokers are a winning hand."""
    if divides(tiles, jokers, False):
        return True
    if not closed:
        return False
    odd = sum(count % 2 for count in Counter(tiles).values())
    outer = set(tiles) <= set(OUTER) and len(tiles) - len(set(tiles)) <= 1
    return odd <= jokers or outer


def wins(hand: list[int], heart: int, wild: int | None, white: str) -> bool:
    """Whether the tiles held, the drawn one among them, win with the imagined tile, which is its own face and no more.

    JIANGNAN-6, JIANGNAN-7, JIANGNAN-10, JIANGNAN-21, JIANGNAN-23.
    """
    plain = [tile for tile in hand if tile != wild]
    jokers, closed = len(hand) - len(plain), len(hand) == 13
    ways = [(plain, jokers)]
    if wild not in (None, WHITE) and WHITE in plain and white != "off":
        less = list(plain)
        less.remove(WHITE)
        ways.append(([*less, wild], jokers) if white == "face" else (less, jokers + 1))  # type: ignore[list-item]
    return any(is_complete(tuple(sorted([*tiles, heart])), free, closed) for tiles, free in ways)


def near_hand(random: Random, wild: int | None) -> tuple[list[int], int]:
    """A hand of 12 tiles, or fewer beside melds, and a heart that are often one tile from winning."""
    while True:
        suit = random.choice([range(9), range(18, 27), range(34), range(27, 34)])
        near = [group for group in SHAPES if group[0] in suit]
        chosen = [tile for _ in range(random.choice([4, 4, 4, 3, 2, 1])) for tile in random.choice(near)]
        tiles = [*chosen, *([random.choice(suit)] * 2)]
        if random.random() < 0.2:
            tiles = [tile for tile in random.choices(suit, k=7) for _ in range(2)]
        if random.random() < 0.1:
            tiles = [*OUTER, random.choice(OUTER)]
        heart = tiles.pop(random.randrange(len(tiles)))
        tiles.pop(random.randrange(len(tiles)))
        if wild is not None:
            for place in random.sample(range(len(tiles)), min(len(tiles), random.choice([0, 0, 1, 1, 2]))):
                tiles[place] = random.choice([wild, wild, WHITE])
        if random.random() < 0.2 and tiles:
            tiles[0] = random.randrange(34)
        if max(Counter(tiles).values(), default=0) <= 4 and not (wild is not None and tiles.count(wild) > 3):
            return sorted(tiles), heart


@pytest.mark.by_day
@pytest.mark.rule("JIANGNAN-9", "JIANGNAN-21", "JIANGNAN-23")
@pytest.mark.parametrize(
    ("joker", "white"), [("none", "face"), ("active", "face"), ("active", "joker"), ("active", False)]
)
def test_a_hand_of_twelve_waits_for_what_makes_fourteen_with_the_imagined_tile(joker, white):
    random, fifths, ready = Random(f"heart {joker} {white}"), 0, 0
    options = {"heart": True, "joker": joker, "white": white}
    for _ in range(250):
        wild = random.choice([random.randrange(34), WHITE, 4]) if joker != "none" else None
        hand, heart = near_hand(random, wild)
        if wild is not None and random.random() < 0.15:
            heart = wild
        named = {"jokers": name_of(wild)} if wild is not None else {}
        told = {"heart": name_of(heart), "options": options, **named}
        drawable = [face for face in range(34) if hand.count(face) < 4]
        expected = [face for face in drawable if wins([*hand, face], heart, wild, white or "off")]
        found = [parse(tile)[0] for tile in waits("jiangnan", write(hand), **told)]
        assert found == expected, f"{write(hand)} imagining {name_of(heart)}, wild {named}"
        steps = shanten("jiangnan", write(hand), **told)
        formal = [face for face in range(34) if wins([*hand, face], heart, wild, white or "off")]
        assert steps == 0 if expected else steps >= 0, write(hand)
        assert steps > 0 if not formal else steps <= 1, write(hand)
        ready += bool(expected)
        fifths += any(Counter([*hand, face, heart])[heart] == 5 for face in expected)
    assert ready > 90
    assert fifths > 1


@pytest.mark.by_day
@pytest.mark.rule("JIANGNAN-21")
@pytest.mark.parametrize("joker", ["none", "active"])
def test_each_discard_of_thirteen_leaves_what_the_twelve_are_ready_for(joker):
    random, options = Random(f"discards {joker}"), {"heart": True, "joker": joker}
    for _ in range(25):
        wild = random.randrange(34) if joker != "none" else None
        hand, heart = near_hand(random, wild)
        hand = sorted([*hand, random.choice([face for face in range(34) if hand.count(face) < 4 and face != wild])])
        named = {"jokers": name_of(wild)} if wild is not None else {}
        told = {"heart": name_of(heart), "options": options, **named}
        for after in acceptance("jiangnan", write(hand), **told):
            rest = list(hand)
            rest.remove(parse(after.discard)[0])
            drawable = [face for face in range(34) if rest.count(face) < 4]
            expected = {face for face in drawable if wins([*rest, face], heart, wild, "face")}
            if expected:
                assert (after.shanten, {parse(tile)[0] for tile in after.tiles}) == (0, expected)


@pytest.mark.rule("JIANGNAN-29")
def test_what_does_not_fit_the_written_tile_is_no_win():
    told = {"options": {"heart": True, "joker": "none"}}
    assert score("jiangnan", "234567m2345p78s", "9s", heart="5p", **told).wins
    refused = score("jiangnan", "234567m2345p78s", "9s", heart="9m", **told)
    assert (refused.wins, refused.refusal, refused.refusal_rule) == (False, "not-with-heart", "JIANGNAN-29")


@pytest.mark.rule("JIANGNAN-10")
def test_a_kind_of_which_one_holds_all_four_may_be_imagined_as_a_fifth():
    told = {"options": {"heart": True, "joker": "none"}}
    assert waits("jiangnan", "5555z234567m23p", heart="5z", **told) == ["1p", "4p"]
    won = score("jiangnan", "5555z234567m23p", "4p", heart="5z", **told)
    assert {line.id for line in won.patterns} == {"concealed", "dragon_pung", "self_draw"}
    assert waits("jiangnan", "123333m45m12p55z", heart="3m", **told) == ["3p"]  # 123m, 345m, 333m


@pytest.mark.rule("JIANGNAN-10", "JIANGNAN-23")
def test_seven_pairs_do_not_wait_for_a_fifth_tile_beside_four_and_the_imagined_one():
    # 11p 22p 33p 6666z, 3p with the one imagined, and a 3p that no tile pairs but a wild one
    assert shanten("jiangnan", "11223333p6666z", heart="3p", options={"heart": True, "joker": "none"}) == 1
    told = {"heart": "3p", "options": {"heart": True}, "jokers": "9s"}
    assert (shanten("jiangnan", "11223333p6666z", **told), waits("jiangnan", "11223333p6666z", **told)) == (0, ["9s"])


@pytest.mark.rule("JIANGNAN-10", "JIANGNAN-19")
def test_an_imagined_tile_of_the_wild_kind_stands_for_itself_alone():
    told = {"options": {"heart": True}, "jokers": "9s"}
    assert waits("jiangnan", "234567m234p11z5s", heart="9s", **told) == []
    assert waits("jiangnan", "234567m234p11z8s", heart="9s", **told) == ["7s", "9s"]


def test_a_question_about_a_hand_says_which_tile_it_imagines():
    with pytest.raises(HandError, match="heart = None: write the tile that the hand imagines"):
        waits("jiangnan", "5555z234567m23p", options={"heart": True, "joker": "none"})
    with pytest.raises(HandError, match="no tile is imagined in this game, or not under these options"):
        waits("jiangnan", "5555z234567m23p1s", heart="3z")
    with pytest.raises(HandError, match="jiangnan hands have 12 or 13, three less per meld"):
        waits("jiangnan", "5555z234567m2p", heart="3z", options={"heart": True})
