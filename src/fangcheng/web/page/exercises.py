"""Boards to be solved as the browser draws them: the table at the decision, and what an answer comes to."""

from functools import lru_cache

from fangcheng.books.lessons import lessons_of
from fangcheng.core.state.codes import SEATS
from fangcheng.errors import FangchengError
from fangcheng.exercises.board import ANSWERS, Answered, Board, Position
from fangcheng.exercises.boards import board, boards
from fangcheng.game.match import Match
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants import load_known
from fangcheng.web import bodies, wire
from fangcheng.web.page.choices import Hand, looked_at, own_hand
from fangcheng.web.page.lessons import Writer
from fangcheng.web.page.log import lines
from fangcheng.web.page.texts import names, text, text_of_page
from fangcheng.web.page.translate import seat_view
from fangcheng.web.table.bots import NAMES


def exercises(variant: str) -> bodies.Exercises:
    """Return what boards a game has. Raises UnknownName."""
    ruleset = load_known(variant).page
    return bodies.Exercises(variant=ruleset.id, name=names(ruleset.name), kinds=[one.kind for one in boards(ruleset)])


@lru_cache(maxsize=64)  # whoever tries again need not wait
def exercise(variant: str, number: int) -> bodies.Exercise:
    """Return a board by its number, from 1. Raises FangchengError."""
    ruleset = load_known(variant).page
    one = board(ruleset, number)
    position = one.position()
    hand = _hand(one, position)
    return bodies.Exercise(
        kind=one.kind,
        number=number,
        of=len(boards(ruleset)),
        task=text(f"lesson-{one.kind}-task"),
        answers=[bodies.ExerciseChoice(word, text(f"lesson-{one.asks}-{word}")) for word in ANSWERS[one.asks]],
        view=_view(position, hand),
        log=lines(position.match, position.match.events_for(position.seat), _people(position)),
    )


def answered(variant: str, number: int, language: str, given: bodies.ExerciseAnswer) -> bodies.ExerciseMarked:
    """Take an answer to a board. Raises FangchengError for what is none."""
    ruleset = load_known(variant).page
    one = board(ruleset, number)
    found = one.answer(given.word or _move(one, given.choice))
    return bodies.ExerciseMarked(
        is_right=found.is_right,
        told=text(f"lesson-{one.kind}-{'right' if found.is_right else 'wrong'}"),
        reason=_reason(ruleset, found),
        said=_said(one, ruleset, language) if found.is_right else "",
        section=one.section,
        view=_view(found.position, _lying(found.position)) if found.is_right else None,
        events=_events(found) if found.is_right else [],
    )


def _move(one: Board, choice: int | None) -> tuple[int, ...]:
    acts = _acts(one.ruleset, boards(one.ruleset).index(one) + 1)
    if choice is None or not 0 <= choice < len(acts):
        raise FangchengError(f"choice {choice}: this board has {len(acts)}")
    return acts[choice]


@lru_cache(maxsize=64)
def _acts(ruleset: Ruleset, number: int) -> list[tuple[int, ...]]:
    """Return the engine's actions of every choice of a board."""
    one = board(ruleset, number)
    return _hand(one, one.position()).acts


def _hand(one: Board, position: Position) -> Hand:
    """Return the hand with its choices; where a word is asked for the hand is only looked at."""
    seen = position.match.view(position.seat)
    make = own_hand if one.asks == "move" else looked_at
    return make(position.match, position.seat, seen)


def _lying(position: Position) -> Hand:
    """Return the hand as it lies once the board is solved."""
    return looked_at(position.match, position.seat, position.match.view(position.seat))


def _view(position: Position, hand: Hand) -> wire.SeatView:
    match, people = position.match, _people(position)
    view = seat_view(match, match.view(position.seat), hand, people)
    for state in view.seats:
        state.bot = state.thinking = False
        if position.offered is not None and state.seat != position.seat and not state.hand_count:
            state.hand_count = view.hand_size - 1 - 3 * len(state.melds)  # a case tells nothing of them: backs
    return view


def _people(position: Position) -> list[str]:
    """Return the names by person: the reader has none."""
    own = position.match.persons[position.seat]
    others = iter(NAMES)
    return ["" if person == own else next(others) for person in range(SEATS)]


def _events(found: Answered) -> list[wire.Event]:
    """Return what the answer has brought about, as the log tells it."""
    match: Match = found.position.match
    return lines(match, match.events_for(found.position.seat, found.before), _people(found.position))


def _reason(ruleset: Ruleset, found: Answered) -> wire.Text | None:
    reason = found.reason
    return None if reason is None else text_of_page(ruleset, reason.key, reason.rule or None, **reason.args)


def _said(one: Board, ruleset: Ruleset, language: str) -> str:
    """Return what How to play says of a worked win, in Markdown."""
    if one.case is None or language not in lessons_of(ruleset.id):
        return ""
    return Writer(ruleset, language).written(one.case.said(ruleset.id, language))
