"""The first hand of somebody who has never played: one hand from its first discard to a win, a board a decision."""

from functools import cache
from itertools import pairwise

from fangcheng.errors import FangchengError
from fangcheng.exercises.board import Board
from fangcheng.exercises.boards import boards
from fangcheng.exercises.kept_hands import KeptHand, kept_hands, match_of
from fangcheng.game.match import Match
from fangcheng.variants import load, load_known

NAME = "first-game"  # stands where other lessons have the id of a game
GAME = "guangdong"  # no flowers, no jokers, no minimum: the plainest hand wins
KEPT = "first_game"
FIRST_BOARDS = 8  # web/src/lib/lessons.ts knows it too, for Home asks nobody


@cache
def first_game() -> tuple[Board, ...]:
    """Return the boards of the first hand; each but the last leads to the next one."""
    return tuple(Board(hand.kind, load(GAME), "move", hand=hand) for hand in kept_hands(KEPT))


def course(name: str) -> tuple[Board, ...]:
    """Return the boards of a lesson: of a game, or NAME for the first hand. Raises UnknownName."""
    return first_game() if name == NAME else boards(load_known(name).page)


def board(name: str, number: int) -> Board:
    """Return a board by its number, from 1. Raises UnknownName, FangchengError for one that there is not."""
    there = course(name)
    if not 1 <= number <= len(there):
        raise FangchengError(f"board {number} of {name}: there are {len(there)}")
    return there[number - 1]


def led_by(hands: tuple[KeptHand, ...]) -> list[list[tuple[int, int]]]:
    """Return, for each hand but the first, the actions by which the one before leads to it."""
    return [after.actions()[len(before.actions()) :] for before, after in pairwise(hands)]


def leading(name: str, number: int) -> tuple[Match, list[tuple[int, int]]]:
    """Return the match behind the answer to the board before, and the actions of others that lead to this board.

    None of them where a board stands for itself.
    """
    one = board(name, number)
    assert one.hand is not None
    if name != NAME or number == 1:
        return match_of(one.ruleset, one.hand), []
    hands = kept_hands(KEPT)
    before, actions = hands[number - 2], led_by(hands)[number - 2]
    match = match_of(one.ruleset, before)
    match.act(*actions[0])
    return match, actions[1:]
