"""Find the hands that boards at the table are taken from, and keep them in src/fangcheng/exercises/kept.

    PYTHONPATH=src python tools/make_exercises.py [VARIANT ... | first_game]

Four steady players play hands by seed until each kind of board has come up, or the hands are used up. The first game is
the hand of one seed, in which a seat claims a pung and a chow and draws its win.
"""

import sys
import time

import msgspec

from fangcheng.bots.protocol import steady
from fangcheng.errors import IllegalAction
from fangcheng.exercises import first_game
from fangcheng.exercises.judged import KINDS, wrong_answers
from fangcheng.exercises.kept_hands import FOLDER, KeptHand, written
from fangcheng.game.match import Match
from fangcheng.variants import IDS

HANDS = 14  # of a game that are looked through
FIRST_SEED = "first 12"
EARLY = 2  # own draws by which a first discard is asked about


def found_in(variant: str) -> list[KeptHand]:
    """Return a hand for each kind of board that comes up."""
    found: dict[str, KeptHand] = {}
    for number in range(HANDS):
        if len(found) == len(KINDS) or (number > 5 and {"discard", "ready"} <= found.keys() and claims(found)):
            break
        look_through(variant, f"board {number}", found)
    return [found[kind] for kind in KINDS if kind in found]


def claims(found: dict[str, KeptHand]) -> bool:
    """Return True if a board of a claim is among them."""
    return "pung" in found or "chow" in found


def look_through(variant: str, seed: str, found: dict[str, KeptHand]) -> None:
    """Play a hand and keep the first decision of each kind that is not there yet."""
    match = Match(variant, seed, mode="interpreted", undo=False)
    players = [steady() for _ in range(match.seats)]
    while not match.hand_over:
        for seat in match.owed:
            if seat not in match.owed:
                continue
            keep(match, seat, seed, found)
            legal = match.legal(seat)
            match.act(seat, legal[0] if len(legal) == 1 else players[seat].act(match.view(seat), legal))


def keep(match: Match, seat: int, seed: str, found: dict[str, KeptHand]) -> None:
    """Keep this decision for each kind that it is a board of."""
    view = match.view(seat)
    for kind, judge in KINDS.items():
        if kind in found or (kind == "discard" and int(match.plain["draws"][seat]) > EARLY):
            continue
        right = judge(match, seat, view)
        if right and wrong_answers(match, seat, right):
            found[kind] = KeptHand(kind, seed, seat, written(match.actions[-1]), right)


def first_hand() -> list[KeptHand]:
    """Return the decisions of the seat that wins the hand of the first game, each with what it did."""
    match = Match(first_game.GAME, FIRST_SEED, mode="interpreted", undo=False)
    players = [steady() for _ in range(match.seats)]
    made: list[KeptHand] = []
    while not match.hand_over:
        for seat in match.owed:
            if seat not in match.owed:
                continue
            legal = match.legal(seat)
            taken = legal[0] if len(legal) == 1 else players[seat].act(match.view(seat), legal)
            number = taken if isinstance(taken, int) else taken.number
            played = written(match.actions[-1])
            made.append(KeptHand("", FIRST_SEED, seat, played, (number,)))
            match.act(seat, number)
    winner = next(one.winner for one in match.explain() if one.kind == "win")
    own = [one for one in made if one.seat == winner]
    return [msgspec.structs.replace(one, kind=f"first-{place}") for place, one in enumerate(own, start=1)]


def keep_file(name: str, hands: list[KeptHand]) -> None:
    """Write the file of a game."""
    lines = ",\n".join(msgspec.json.encode(hand).decode() for hand in hands)
    (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> None:
    """Write the file of each game that is named, else of all."""
    for variant in sys.argv[1:] or (*IDS, first_game.KEPT):
        if variant == first_game.KEPT:
            keep_file(variant, first_hand())
            continue
        start = time.monotonic()
        try:
            hands = found_in(variant)
        except IllegalAction as refused:
            print(f"{variant}: {refused}")
            continue
        keep_file(variant, hands)
        print(f"{variant}: {' '.join(hand.kind for hand in hands)} ({time.monotonic() - start:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
