"""Waits of one suit: tiles of one suit that are ready, and every tile of it that completes them is to be found."""

from collections import Counter
from random import Random
from typing import Any

from fangcheng.core.state.fields import forms
from fangcheng.drills.item import Choice, Item, Line, Row
from fangcheng.game.questions import waits
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import name_of, write

SUITS = {"m": 0, "p": 9, "s": 18}
WANTED = (1, 2, 2, 3, 3, 3, 4, 5)  # waits aimed at, so that hands with many are not too rare
MOST_SETS = 4  # sixteen tiles of one suit nobody holds
TRIES = 60  # hands looked at for that many waits; about one in eight of seven tiles is ready
ADVICE = "COACH-37"


def holds(rules: Any) -> bool:
    """Return True for games with a whole suit whose sets are runs and triplets, and whose hands are what is held."""
    return bool(_suits(rules)) and not rules["heart"] and not int(rules["forms"]) & forms.SUM_SETS


def make(ruleset: Ruleset, seed: str, random: Random) -> Item | None:
    """Return an item, None where these tries found no hand that is ready in its suit alone."""
    rules = ruleset.record()[0]
    suit = random.choice(_suits(rules))
    size = 3 * random.randint(2, min(int(rules["sets"]), MOST_SETS)) + 1
    wanted = random.choice(WANTED)
    best: tuple[str, tuple[str, ...]] | None = None
    for _ in range(TRIES):
        hand, found = _ready_hand(ruleset, rules, suit, size, random)
        if found and (best is None or abs(len(found) - wanted) < abs(len(best[1]) - wanted)):
            best = hand, found
        if best is not None and len(best[1]) == wanted:
            break
    return None if best is None else _item(ruleset, seed, suit, *best)


def _suits(rules: Any) -> list[str]:
    """Return the suits of which the game has all nine numbers."""
    return [suit for suit, first in SUITS.items() if all(rules["copies"][first : first + 9] > 0)]


def _ready_hand(ruleset: Ruleset, rules: Any, suit: str, size: int, random: Random) -> tuple[str, tuple[str, ...]]:
    """Draw tiles of the suit, and return them with their waits in it; none where one of these has no tile left."""
    first = SUITS[suit]
    stock = [face for face in range(first, first + 9) for _ in range(int(rules["copies"][face]))]
    drawn = sorted(random.sample(stock, size))
    hand = write(drawn)
    found = tuple(tile for tile in waits(ruleset, hand, mode="interpreted") if tile.endswith(suit))
    held = Counter(map(name_of, drawn))
    is_whole = all(held[name_of(face)] < rules["copies"][face] for face in _faces(found, first))
    return (hand, found) if is_whole else (hand, ())


def _faces(tiles: tuple[str, ...], first: int) -> list[int]:
    return [first + int(tile[0]) - 1 for tile in tiles]


def _item(ruleset: Ruleset, seed: str, suit: str, hand: str, found: tuple[str, ...]) -> Item:
    rules, held = ruleset.record()[0], Counter(hand[:-1])
    copies = rules["copies"][SUITS[suit] : SUITS[suit] + 9].tolist()
    size, whole = len(hand) - 1, 3 * int(rules["sets"]) + 1
    left = [copies[int(tile[0]) - 1] - held[tile[0]] for tile in found]
    tiles = [f"{number}{suit}" for number in range(1, 10)]
    return Item(
        kind="waits",
        game=ruleset.id,
        seed=seed,
        asked=Line("drill-waits-ask-whole") if size == whole else Line("drill-waits-ask", {"n": size}),
        rows=(Row(Line("advice-hand"), (hand,)),),
        choices=tuple(Choice(tile, Line("drill-tile", {"tiles": tile}), tile) for tile in tiles),
        right=found,
        several=True,
        reasons=(
            Line("drill-waits-why", {"tiles": "".join(found), "n": len(found), "left": sum(left)}),
            *(Line("drill-tile-left", {"tiles": tile, "n": number}) for tile, number in zip(found, left, strict=True)),
        ),
        level=size // 3 + len(found),
        advice=ADVICE,
    )
