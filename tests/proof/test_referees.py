"""Random walks: what is open to each seat, beside what a referee allows who knows the history of the hand alone.

Every variant that has a module in tests/reference/referees is walked, and nothing is written here for it.
"""

from collections import Counter

import pytest

from bridge import Scribe, Walker, referee_of, with_referee
from fangcheng import Match
from reference.referee import Referee
from reference.sheet import tiles

HANDS, MANY = 40, 1000
SEED = "w1"  # within so many hands wins are let pass and others of them barred for it, in riichi and in Sichuan


def walk(variant: str, seed: str, hands: int) -> Counter[str]:
    """Walk so many hands; how often each kind of action was open."""
    match, seen = Match(variant, seed, mode="compiled"), Counter[str]()
    walker = Walker(match)
    for number in range(hands):
        if match.over:
            match = Match(variant, f"{seed}:{number}", mode="compiled")
            walker = Walker(match)
        elif number:
            match.next_hand()
        walk_hand(match, walker, seen)
    return seen


def walk_hand(match: Match, walker: Walker, seen: Counter[str]) -> None:
    """Walk one hand."""
    scribe = Scribe(match)
    referee = referee_of(match.variant)(scribe.setting)
    referee.deal(scribe.dealt, scribe.drawn)
    told, asked = 0, True
    while True:
        for move in scribe.moves[told:]:
            referee.see(move)
        told = len(scribe.moves)
        if match.hand_over:
            return
        compare(match, referee, asked, seen)
        seat = walker.chance.choice(match.owed)
        scribe.read(match.act(seat, walker.answer(seat)))
        asked = len(scribe.moves) > told


def compare(match: Match, referee: Referee, asked: bool, seen: Counter[str]) -> None:
    """Hold what is open to the seats that owe an answer beside what the referee allows them."""
    for seat in range(match.seats):
        legal, allowed = {plain(action.label) for action in match.legal(seat)}, referee.allowed(seat)
        if legal or asked:
            assert legal == allowed, complaint(match, referee, seat, legal, allowed)
        seen.update(action.split()[0] for action in legal if action[0].isalpha())


def plain(label: str) -> str:
    """A label with its tiles sorted one by one: `pon 05p` becomes `pon 0p 5p`."""
    word, _, own = label.partition(" ")
    return f"{word} {' '.join(sorted(tiles(own)))}" if word in ("chi", "pon", "kong") else label


def complaint(match: Match, referee: Referee, seat: int, legal: set[str], allowed: set[str]) -> str:
    """What differs, and how to come there again."""
    where = f"{match.variant} seed {match.seed!r}, hand {len(match.actions)}, decision {len(match.actions[-1])}"
    return (
        f"\n{where}, seat {seat}\n  open, but not allowed: {sorted(legal - allowed)}"
        f"\n  allowed, but not open: {sorted(allowed - legal)}\n  {referee.book.sheet()}"
    )


every_referee = pytest.mark.parametrize("variant", with_referee())


@every_referee
def test_what_is_open_is_what_the_referee_allows(variant):
    walk(variant, SEED, HANDS)


@pytest.mark.slow
@every_referee
@pytest.mark.parametrize("part", range(10))
def test_so_it_is_on_long_walks(variant, part):
    walk(variant, f"long walk {part}", MANY)
