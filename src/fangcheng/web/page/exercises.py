"""Boards to be solved as the browser draws them: the table at the decision, and what an answer comes to."""

from functools import lru_cache

from msgspec.structs import replace

from fangcheng.books.lessons import lesson, lessons_of
from fangcheng.conform.wins import WAY_OF
from fangcheng.core.state.codes import NOBODY, SEATS
from fangcheng.errors import FangchengError
from fangcheng.exercises.board import ANSWERS, Answered, Board, Position
from fangcheng.exercises.first_game import NAME, board, course, leading
from fangcheng.game.match import Match
from fangcheng.rules.ruleset import Ruleset
from fangcheng.sentences import is_key
from fangcheng.tiles import name_of
from fangcheng.variants import load_known
from fangcheng.web import bodies, wire
from fangcheng.web.page.choices import Hand, looked_at, own_hand
from fangcheng.web.page.lessons import Writer
from fangcheng.web.page.log import lines
from fangcheng.web.page.texts import names, text, text_of_page
from fangcheng.web.page.translate import seat_view
from fangcheng.web.table.bots import NAMES

FIRST = "first-"  # kinds of the boards of the first hand begin so


def exercises(name: str) -> bodies.Exercises:
    """Return what boards a lesson has: that of a game, or of the first hand. Raises UnknownName."""
    there = course(name)
    ruleset = there[0].ruleset if there else load_known(name).page
    return bodies.Exercises(
        lesson=name if name == NAME else ruleset.id,
        variant=ruleset.id,
        name=names(ruleset.name),
        kinds=[one.kind for one in there],
    )


def exercise(name: str, number: int) -> bodies.Exercise:
    """Return a board by its number, from 1. Raises FangchengError."""
    one = board(name, number)
    position = one.position()
    hand = _hand(one, position)
    return bodies.Exercise(
        kind=one.kind,
        number=number,
        of=len(course(name)),
        given=_given(position),
        besides=_besides(position),
        task=_task(one, position),
        answers=[bodies.ExerciseChoice(word, text(f"lesson-{one.asks}-{word}")) for word in ANSWERS[one.asks]],
        view=_view(one, position, hand),
        log=_lines(position, 0),
        before=_before(name, number),
    )


def _task(one: Board, position: Position) -> wire.Text:
    """Say what is to be done; on the boards of the first hand with the tile that it is about."""
    tile = {}
    if one.hand is not None and one.kind.startswith(FIRST):
        taken = next(act for act in position.match.legal(position.seat) if act.number == one.hand.right[0])
        drawn = position.match.view(position.seat).seats[position.seat].drawn
        tile = {"tile": taken.called or (taken.tiles[0] if taken.tiles else drawn or "")}
    return text(f"lesson-{one.kind}-task", **tile)


def _before(name: str, number: int) -> list[bodies.ExerciseStep]:
    """Return what others do between the board before and this one, a step at a time."""
    if name != NAME or number == 1:
        return []
    one, (match, actions) = board(name, number), leading(name, number)
    steps = []
    for seat, action in actions:
        told = len(match.events)
        match.act(seat, action)
        position = Position(match, one.position().seat)
        steps.append(bodies.ExerciseStep(view=_view(one, position, _lying(position)), events=_lines(position, told)))
    return steps


def answered(name: str, number: int, language: str, given: bodies.ExerciseAnswer) -> bodies.ExerciseMarked:
    """Take an answer to a board. Raises FangchengError for what is none."""
    one = board(name, number)
    found = one.answer(given.word or _move(name, number, given.choice))
    verdict = "right" if found.is_right else "wrong"
    shared = one.kind.startswith(FIRST) and not found.is_right
    return bodies.ExerciseMarked(
        is_right=found.is_right,
        told=text(f"lesson-first-{verdict}" if shared else f"lesson-{one.kind}-{verdict}"),
        reason=_reason(one.ruleset, found),
        said=_said(one, language) if found.is_right else "",
        view=_view(one, found.position, _lying(found.position)) if found.is_right else None,
        events=_lines(found.position, found.before) if found.is_right else [],
    )


def _move(name: str, number: int, choice: int | None) -> tuple[int, ...]:
    acts = _acts(name, number)
    if choice is None or not 0 <= choice < len(acts):
        raise FangchengError(f"choice {choice}: this board has {len(acts)}")
    return acts[choice]


@lru_cache(maxsize=512)
def _acts(name: str, number: int) -> list[tuple[int, ...]]:
    """Return the engine's actions of every choice of a board."""
    one = board(name, number)
    return _hand(one, one.position()).acts


def _hand(one: Board, position: Position) -> Hand:
    """Return the hand with its choices; where a word is asked for the hand is only looked at."""
    seen = position.match.view(position.seat)
    make = own_hand if one.asks == "move" else looked_at
    return make(position.match, position.seat, seen)


def _lying(position: Position) -> Hand:
    """Return the hand as it lies once the board is solved."""
    return looked_at(position.match, position.seat, position.match.view(position.seat))


def _view(one: Board, position: Position, hand: Hand) -> wire.SeatView:
    match, people = position.match, _people(position)
    view = seat_view(match, match.view(position.seat), hand, people)
    if one.asks != "move" and not match.hand_over:
        view.waits, view.notices = [], []  # they would tell the answer
    for state in view.seats:
        state.bot = state.thinking = False
        if position.offered is not None and state.seat == position.offered.tile.payer and state.river:
            state.river[-1] = replace(state.river[-1], last=not match.hand_over)
        if position.offered is not None and state.seat != position.seat and not state.hand_count:
            state.hand_count = view.hand_size - 1 - 3 * len(state.melds)  # a case tells nothing of them: backs
    return view


def _given(position: Position) -> wire.Text | None:
    """Return where the last tile of a worked win comes from, which no log tells."""
    if position.offered is None:
        return None
    tile, kinds = position.offered.tile, position.offered.situation.kinds
    payer = {} if tile.payer == NOBODY else {"seat": tile.payer}
    return text(f"lesson-given-{WAY_OF[tile.by]}", tile=name_of(kinds[tile.kind]), **payer)


def _besides(position: Position) -> list[wire.Text]:
    """Return what went before and lies nowhere on the table, such as a win that was let pass."""
    said = sorted(position.offered.said) if position.offered is not None else []
    keys = [f"circumstance-{word.replace('_', '-')}" for word in said]
    return [text(key) for key in keys if is_key(key)]


def _people(position: Position) -> list[str]:
    """Return the names by person: the reader has none."""
    own = position.match.persons[position.seat]
    others = iter(NAMES)
    return ["" if person == own else next(others) for person in range(SEATS)]


def _lines(position: Position, start: int) -> list[wire.Event]:
    """Return what has happened since event `start`, as the log tells it."""
    match: Match = position.match
    return lines(match, match.events_for(position.seat, start), _people(position))


def _reason(ruleset: Ruleset, found: Answered) -> wire.Text | None:
    reason = found.reason
    return None if reason is None else text_of_page(ruleset, reason.key, reason.rule or None, **reason.args)


def _said(one: Board, language: str) -> str:
    """Return what How to play says of a worked win, or of what a board is about, in Markdown."""
    variant = one.ruleset.id
    if one.kind.startswith(FIRST) or language not in lessons_of(variant):
        return ""
    if one.case is not None:
        said = one.case.said(variant, language)
    else:
        blocks = lesson(variant, language).sections[one.section]
        said = "\n\n".join(block.text for block in blocks if block.kind == "text")
    return Writer(one.ruleset, language).written(said)
