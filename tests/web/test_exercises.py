"""Lessons over HTTP, then in a real browser: a board answered wrongly and rightly, the first hand by keys alone."""

import re

import msgspec
import pytest
from starlette.testclient import TestClient

from fangcheng.exercises.boards import boards
from fangcheng.exercises.first_game import FIRST_BOARDS, NAME, first_game
from fangcheng.exercises.judged import right_answers
from fangcheng.variants import load
from fangcheng.web import bodies
from fangcheng.web.server import STATIC, make_app
from web.tables import FREE, QUICK
from web.test_browser import DESK, PHONE, accessible, address, quiet_page

__all__ = ["address", "quiet_page"]  # fixtures
built = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
GAME = "hongkong"


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(QUICK, bounds=FREE), base_url="http://127.0.0.1") as client:
        yield client


def number_of(kind: str, game: str = GAME) -> int:
    return 1 + [one.kind for one in boards(load(game))].index(kind)


def laid(client, number: int, game: str = GAME) -> bodies.Exercise:
    return msgspec.json.decode(client.get(f"/api/exercises/{game}/{number}").content, type=bodies.Exercise)


def marked(client, number: int, game: str = GAME, language: str = "en", **answer) -> bodies.ExerciseMarked:
    told = client.post(f"/api/exercises/{game}/{number}/in/{language}", json=answer)
    assert told.status_code == 200, told.text
    return msgspec.json.decode(told.content, type=bodies.ExerciseMarked)


def test_a_lesson_tells_its_boards_and_an_unknown_one_is_refused(client):
    told = msgspec.json.decode(client.get(f"/api/exercises/{GAME}").content, type=bodies.Exercises)
    assert told.kinds == [one.kind for one in boards(load(GAME))]
    assert client.get("/api/exercises/hongkongg").status_code == 404
    for number in (0, len(told.kinds) + 1):
        assert client.get(f"/api/exercises/{GAME}/{number}").status_code == 404


def test_a_board_asks_for_a_move_and_plays_only_the_right_one(client):
    number = number_of("discard")
    board = laid(client, number)
    [one] = [one for one in boards(load(GAME)) if one.kind == "discard"]
    assert board.answers == []
    assert board.log, "the hand so far is told"
    results = {choice.index: marked(client, number, choice=choice.index) for choice in board.view.choices}
    right = [index for index, result in results.items() if result.is_right]
    position = one.position()
    assert len(right) == len({*right_answers("discard", position.match, position.seat)})
    for result in results.values():
        assert (result.view is not None) == result.is_right == bool(result.events)
    for nonsense in ({"choice": 999}, {"word": "yes"}, {}):
        assert client.post(f"/api/exercises/{GAME}/{number}/in/en", json=nonsense).status_code == 400


def test_what_does_not_win_is_told_in_the_words_of_the_engine_and_of_how_to_play(client):
    number = number_of("barred")
    board = laid(client, number)
    assert [answer.word for answer in board.answers] == ["yes", "no"]
    assert (board.view.choices, board.view.waits) == ([], []), "they would tell the answer"
    wrong, right = marked(client, number, word="yes"), marked(client, number, language="ja", word="no")
    assert (wrong.is_right, right.is_right) == (False, True)
    assert right.reason is not None
    assert right.reason.rule == "HONGKONG-20"
    assert re.search(r"[\u3040-\u30ff]", right.said), "as the page says it in Japanese"
    assert wrong.said == ""


def test_what_went_before_is_told_where_the_table_does_not_show_it(client):
    passed = laid(client, number_of("barred", "guangdong"), "guangdong")
    assert [one.key for one in passed.besides] == ["circumstance-passed-win"]
    assert laid(client, number_of("barred")).besides == []


def test_a_win_is_settled_with_its_sheet(client):
    number = number_of("win")
    win = next(choice for choice in laid(client, number).view.choices if choice.kind == "win")
    result = marked(client, number, choice=win.index)
    assert result.is_right
    assert result.view is not None
    assert sum(payment.change for payment in result.view.results[0].payments) == 0
    backs = [seat.hand_count for seat in laid(client, number).view.seats]
    assert all(backs), "others hold tiles"


def test_no_tile_of_another_is_told(client):
    for number in range(1, len(boards(load(GAME))) + 1):
        view = laid(client, number).view
        assert all(seat.shown is None for seat in view.seats if seat.seat != view.seat)


# --- the first hand


def test_the_first_hand_goes_from_board_to_board_to_a_win(client):
    told = client.get(f"/api/exercises/{NAME}").json()
    assert len(told["kinds"]) == FIRST_BOARDS == len(first_game())
    before: list = []
    for number, one in enumerate(first_game(), start=1):
        board = laid(client, number, NAME)
        if number > 1:
            steps = [event for step in board.before for event in step.events]
            assert [*before, *steps] == board.log, f"board {number} goes on where the one before ended"
        choices = {choice.index: marked(client, number, NAME, choice=choice.index) for choice in board.view.choices}
        [right] = {result.told.key for result in choices.values() if result.is_right}
        assert right == f"lesson-{one.kind}-right"
        result = next(result for result in choices.values() if result.is_right)
        before = [*board.log, *result.events]
    assert result.view is not None
    assert result.view.results[0].winner == result.view.seat


def test_the_first_hand_shows_what_its_sentences_say():
    """Each sentence of texts about a board of the first hand, held against the board."""
    seen = [(one.position().match.view(one.hand.seat), one) for one in first_game()]

    def hand(number):
        own = seen[number - 1][0].own
        return [*own.hand, *([own.drawn] if own.drawn else [])]

    labels = [
        next(act.label for act in one.position().match.legal(one.hand.seat) if act.number == one.hand.right[0])
        for _, one in seen
    ]
    assert labels == ["1z", "2z", "2s drawn", "pon 77z", "9p", "chi 34m", "7p", "win"]
    assert len(hand(1)) == 14  # thirteen and one more
    assert hand(1).count("1z") == hand(1).count("2z") == 1  # single winds
    assert (hand(2).count("7z"), seen[1][0].own.drawn) == (2, "7z")  # a second red dragon
    assert not {"1s", "3s", "4s"} & {*hand(3)}  # no neighbour
    assert (seen[3][0].offered, seen[5][0].offered) == ("7z", "2m")
    assert (seen[5][0].offered_by + 1) % 4 == seen[5][0].seat  # the player before
    assert {"5m", "6m", "7m"} <= {*hand(6)}  # a third set
    assert {"2p", "3p", "8s"} <= {*hand(7)}
    waits = [one.tile for one in seen[6][0].discards if one.tile == "7p" for one in one.waits]
    assert waits == ["1p", "4p"]
    assert seen[7][0].own.drawn == "1p"


# --- in a browser


@built
@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "zh-Hans")])
def test_boards_are_read_by_everybody(browser, address, size, language):
    context = browser.new_context(viewport=size, reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    page.goto(f"{address}/#/lessons")
    page.locator(".games a").first.wait_for()
    assert accessible(page) == []
    for number in (number_of("discard"), number_of("barred")):
        page.goto(f"{address}/#/lessons/{GAME}/{number}")
        page.locator(".lesson h2").wait_for()
        assert accessible(page) == [], number
    page.locator(".answers button").nth(1).click()
    page.locator(".lesson .right").wait_for()
    assert accessible(page) == []
    context.close()


@built
def test_the_first_hand_is_played_by_keys_alone_left_and_taken_up_again(browser, address):
    context = browser.new_context(viewport=DESK, reduced_motion="reduce", locale="en-US")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("link", name="Never played?").focus()
    page.keyboard.press("Enter")
    page.locator(".intro").wait_for()
    page.locator(".hand button").first.wait_for()
    assert accessible(page) == []
    for _ in range(3):
        page.keyboard.press("Enter")
    for number, key in enumerate("asf2o", start=1):
        page.locator(".lesson h2", has_text=f"{number} of").wait_for()
        page.wait_for_timeout(300)  # a click right after a change is not taken
        page.keyboard.press(key)
        page.locator(".lesson .right").wait_for()
        page.keyboard.press("Enter")
    page.locator(".lesson h2", has_text="6 of").wait_for()
    page.goto(address)
    page.get_by_role("link", name="Go on with your first hand").click()
    for number, key in ((6, "1"), (7, "y"), (8, " ")):
        page.locator(".lesson h2", has_text=f"{number} of").wait_for()
        page.wait_for_timeout(400)
        page.keyboard.press(key)
        page.locator(".lesson .right").wait_for()
        if number < 8:
            page.locator(".lesson .gold").press("Enter")
    page.locator(".result footer .gold:not([disabled])").press("Enter")
    page.get_by_role("heading", name="Your first hand").wait_for()
    assert accessible(page) == []
    page.goto(address)
    page.locator("h1").wait_for()
    assert page.get_by_role("link", name="Go on with your first hand").count() == 0
    context.close()
