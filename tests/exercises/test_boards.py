"""Boards at the table: each is laid in its game, solved by its answers alone, and pays what its book says."""

import pytest

from fangcheng.core.state.action_codes import WIN
from fangcheng.errors import FangchengError, IllegalAction, RecordError
from fangcheng.exercises import kept_hands as kept
from fangcheng.exercises.board import ANSWERS, NO, YES, Board
from fangcheng.exercises.boards import MOST, boards
from fangcheng.exercises.first_game import board
from fangcheng.exercises.judged import right_answers, wrong_answers
from fangcheng.exercises.payers import ALL_ALIKE, ALL_UNLIKE, GIVER, SOME, who_pays
from fangcheng.game.hands import SEAT_LETTERS
from fangcheng.tiles import FACES, face_of, parse
from fangcheng.variants import IDS, load

LEAST = 5
GAMES = sorted(IDS)
PLAIN = ("riichi", "hongkong", "classic", "guangdong")  # games whose sets have no jokers


def is_solved(one: Board, given) -> bool:
    return one.answer(given).is_right


def expected_payments(one: Board):
    """What the book says that each seat wins or loses, by seat; None where it does not say it."""
    told = one.case.fields["expect"].get("payments")
    seats = int(one.ruleset.record()[0]["seats"])
    return None if told is None else [int(told.get(letter, 0)) for letter in SEAT_LETTERS[:seats]]


@pytest.mark.by_day
@pytest.mark.parametrize("variant", GAMES)
def test_a_game_has_five_to_seven_boards_of_different_kinds(variant):
    found = boards(load(variant))
    kinds = [one.kind for one in found]
    assert LEAST <= len(found) <= MOST, kinds
    assert len({*kinds}) == len(kinds)
    assert {"discard", "win"} <= {*kinds}


@pytest.mark.by_day
@pytest.mark.parametrize("variant", GAMES)
def test_every_board_is_solved_by_its_answers_and_by_no_others(variant):
    for one in boards(load(variant)):
        if one.asks == "move":
            position = one.position()
            right = one.hand.right if one.hand else (WIN,)
            wrong = wrong_answers(position.match, position.seat, right)
            # SHANXI-19: who has declared ready must win
            assert wrong or (variant, one.kind) == ("shanxi", "win"), f"{one.kind}: everything is right"
            assert all(is_solved(one, [number]) for number in right), one.kind
            assert not any(is_solved(one, [number]) for number in wrong[:2]), one.kind
            illegal = next(number for number in range(192) if number not in {*right, *wrong})
            with pytest.raises(IllegalAction):
                one.answer([illegal])
        else:
            solving = [word for word in ANSWERS[one.asks] if is_solved(one, word)]
            assert len(solving) == 1, (one.kind, solving)
            with pytest.raises(FangchengError):
                one.answer("perhaps")


@pytest.mark.by_day
@pytest.mark.parametrize("variant", GAMES)
def test_a_kept_hand_is_judged_as_it_was_when_it_was_kept(variant):
    for one in boards(load(variant)):
        if one.hand is not None:
            position = one.position()
            assert position.seat in position.match.owed
            judged = right_answers(one.kind, position.match, position.seat)
            assert judged == one.hand.right, f"{one.kind}: make it again with tools/make_exercises.py {variant}"


@pytest.mark.parametrize("variant", ["sanma", "changchun", "wuhan"])
def test_who_is_asked_for_a_tile_to_throw_may_do_nothing_else(variant):
    """A North, an egg, a red tile laid aside is a good move in these games, and no tile that is needed."""
    for one in boards(load(variant)):
        if one.kind in ("discard", "ready"):
            position = one.position()
            assert {action.kind for action in position.match.legal(position.seat)} <= {"discard", "ready"}


@pytest.mark.by_day
@pytest.mark.parametrize("variant", GAMES)
def test_a_win_that_is_played_pays_what_its_book_says(variant):
    for one in boards(load(variant)):
        if one.case is None or not one.case.wins:
            continue
        given = [WIN] if one.asks == "move" else YES if one.asks == "wins" else one.payers()
        before = one.position().match.scores
        match = one.answer(given).position.match
        expected = expected_payments(one)
        if expected is None:
            continue
        wins = [explained for explained in match.explain() if explained.kind == "win"]
        paid = (
            [one.change for one in wins[0].payments]
            if wins
            else [now - then for now, then in zip(match.scores, before)]
        )
        assert paid == expected, one.case.fields


@pytest.mark.by_day
@pytest.mark.parametrize("variant", GAMES)
def test_a_hand_that_does_not_win_is_refused_by_the_rule_that_its_case_names(variant):
    for one in boards(load(variant)):
        if one.kind == "barred":
            answered = one.answer(NO)
            assert answered.is_right
            assert answered.reason is not None
            assert answered.reason.rule == one.case.fields["expect"]["why"]
            assert not is_solved(one, YES)


# --- by brute force: a hand is ready where one more tile makes sets and a pair of it


def makes_sets(counts, sets):
    """Whether tiles, counted by face, are so many sets and nothing else."""
    if sets == 0:
        return not any(counts)
    first = next(face for face, count in enumerate(counts) if count)
    for shape in ([first] * 3, [first, first + 1, first + 2]):
        is_run = shape[0] != shape[1]
        if is_run and (first >= 27 or first % 9 > 6):
            continue
        left = list(counts)
        for face in shape:
            left[face] -= 1
        if min(left) >= 0 and makes_sets(left, sets - 1):
            return True
    return False


def completes(counts):
    """Whether tiles are sets and a pair, or seven pairs."""
    sets = (sum(counts) - 2) // 3
    pairs = [face for face, count in enumerate(counts) if count >= 2]
    if sum(counts) == 14 and len([face for face in pairs if counts[face] == 2]) == 7:
        return True
    for face in pairs:
        left = list(counts)
        left[face] -= 2
        if makes_sets(left, sets):
            return True
    return False


@pytest.mark.parametrize("variant", PLAIN)
def test_a_board_of_a_ready_hand_agrees_with_trying_every_tile(variant):
    [one] = [one for one in boards(load(variant)) if one.kind in ("ready", "declare")]
    ready = {hand.kind: hand for hand in kept.kept_hands(variant)}["ready"]
    position = Board("ready", one.ruleset, "move", hand=ready).position()
    view = position.match.view(position.seat).own
    held = [face_of(parse(tile)[0]) for tile in (*view.hand, *([view.drawn] if view.drawn else []))]
    for action in position.match.legal(position.seat):
        if action.kind != "discard":
            continue
        counts = [held.count(face) for face in range(FACES)]
        counts[face_of(parse(action.tiles[0])[0])] -= 1
        waits = [
            face
            for face in range(34)
            if counts[face] < 4 and completes([*counts[:face], counts[face] + 1, *counts[face + 1 :]])
        ]
        assert bool(waits) == (action.number in ready.right), action.label


# --- who pays


@pytest.mark.parametrize(
    ("payments", "giver", "expected"),
    [
        ({"E": 8, "S": 0, "W": -8, "N": 0}, "W", GIVER),
        ({"E": 6, "S": -2, "W": -2, "N": -2}, None, ALL_ALIKE),
        ({"E": 8, "S": -2, "W": -4, "N": -2}, "W", ALL_UNLIKE),
        ({"E": 8, "S": -4, "W": -4, "N": 0}, None, SOME),
        ({"E": 4, "S": -4}, None, ALL_ALIKE),
    ],
)
def test_who_pays_is_read_off_the_payments(payments, giver, expected):
    assert who_pays(payments, "E", giver) == expected


# --- what is refused


def test_a_board_that_there_is_not_is_refused():
    for number in (0, 99):
        with pytest.raises(FangchengError, match="board"):
            board("riichi", number)


def test_a_file_of_kept_hands_that_is_broken_is_refused_with_what_to_do(tmp_path):
    (tmp_path / "riichi.json").write_text('[{"kind": "discard"}]')
    with pytest.raises(RecordError, match="make_exercises"):
        kept.kept_hands("riichi", tmp_path)
    assert kept.kept_hands("sichuan", tmp_path) == ()
