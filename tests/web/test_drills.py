"""Drills over HTTP, then in a real browser: asked, answered by keys alone, counted, deleted."""

import re

import msgspec
import pytest
from starlette.testclient import TestClient

from fangcheng.drills.kinds import drill, kinds_in
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import say
from fangcheng.variants import IDS
from fangcheng.web import bodies
from fangcheng.web.server import STATIC, make_app
from web.tables import FREE, QUICK
from web.test_browser import DESK, PHONE, accessible, address, quiet_page

__all__ = ["address", "quiet_page"]  # fixtures
built = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
WAITS = "/api/drills/en/riichi/waits/7"


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(QUICK, bounds=FREE), base_url="http://127.0.0.1") as client:
        yield client


def test_all_games_are_listed_with_their_drills(client):
    found = msgspec.json.decode(client.get("/api/drills").content, type=list[bodies.DrillGame])
    assert {one.variant: tuple(one.kinds) for one in found} == {game: kinds_in(game) for game in IDS}


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant", "ja"])
def test_a_question_holds_no_answer_and_is_marked(client, language):
    path, item = WAITS.replace("/en/", f"/{language}/"), drill("waits", "riichi", 7)
    asked = client.get(path)
    question = msgspec.json.decode(asked.content, type=bodies.Drill)
    assert [one.id for one in question.choices] == [one.id for one in item.choices]
    assert {"right", "reasons", "answer"} & set(asked.json()) == set()
    answer = client.post(path, json={"answer": list(item.right)})
    marked = msgspec.json.decode(answer.content, type=bodies.DrillMarked)
    assert marked.is_right
    assert marked.right == list(item.right)
    assert marked.advice is not None
    assert marked.advice.id == item.advice


def test_a_rating_goes_on_from_the_one_that_is_told(client):
    right = list(drill("waits", "riichi", 7).right)
    first = client.post(WAITS, json={"answer": right}).json()["rating"]
    second = client.post(WAITS, json={"answer": right, "rating": first}).json()["rating"]
    assert second["mean"] > first["mean"] > 25
    assert second["spread"] < first["spread"]


def test_tiles_face_down_are_shown_so(client):
    from fangcheng.web.page.drills import _group

    assert _group("#11p#").tiles == ["#", "1p", "1p", "#"]
    assert _group("####").tiles == ["#"] * 4
    assert _group("12m").tiles == ["1m", "2m"]


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/drills/en/richi/waits/7", "unknown-game"),
        ("/api/drills/en/mcr/safe/7", "unknown-drill"),
        ("/api/drills/en/riichi/wates/7", "unknown-drill"),
        ("/api/drills/fr/riichi/waits/7", "refused-name"),
        ("/api/drills/en/riichi/waits/x", "error-drill-seed"),
        ("/api/drills/en/riichi/waits/1234567890", "error-drill-seed"),
    ],
)
def test_a_question_that_is_none_is_refused_in_one_sentence(client, path, key):
    for answer in (client.get(path), client.post(path, json={"answer": ["1m"]})):
        assert answer.status_code in (400, 404)
        assert msgspec.json.decode(answer.content, type=bodies.Refusal).reason.key == key


@pytest.mark.parametrize(
    "path",
    [
        *("/api/drills/ja/foo/waits/1", "/api/drills/ja/riichi/foo/1", "/api/drills/ja/luoshu/waits/1"),
        *("/api/drills/ja/riichi/waits/x", "/api/rules/foo", "/api/rules/foo/in/ja", "/api/variants/foo"),
        *("/api/advice/ja/999", "/api/advice/ja/foo", "/api/learn/foo/ja"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_address_names_wrongly_is_refused_in_words_of_the_page(client, path, language):
    """The page shows the reason as it is: no English in other languages, no command of a terminal anywhere."""
    reason = msgspec.json.decode(client.get(path).content, type=bodies.Refusal).reason
    told = say(language, reason.key, **{key: value for key, value in reason.args.items() if key != "detail"})
    assert told is not None
    assert "detail" not in told
    assert "`" not in told


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"answer": []}, "no answer"),
        ({"answer": ["9z"]}, "no choice here"),
        ({"answer": ["1m", "1m"]}, "no choice here"),
        ({"answer": ["2p"], "rating": {"mean": 1e9, "spread": 1}}, "a number from"),
        ({"answer": "1m"}, None),
        ({"answer": ["1" * 21]}, None),
        ({"answer": ["1m"] * 65}, None),
        ({"answer": [1]}, None),
        ({}, None),
        ([], None),
    ],
)
def test_an_answer_that_is_none_is_refused_in_one_sentence(client, body, said):
    answer = client.post("/api/drills/en/riichi/waits/0", json=body)  # of dots: 1m is no choice
    assert answer.status_code == 400
    reason = msgspec.json.decode(answer.content, type=bodies.Refusal).reason
    assert said is None or said in str(reason.args["detail"])
    assert said is not None or reason.key == "error-request"


def test_a_rating_that_nobody_reached_is_refused(client):
    right = list(drill("waits", "riichi", 7).right)
    for rating in ({"mean": 1e9, "spread": 1}, {"mean": 25, "spread": 0}, {"mean": 25, "spread": 100}):
        answer = client.post(WAITS, json={"answer": right, "rating": rating})
        assert answer.status_code == 400
        assert "a number from" in answer.json()["reason"]["args"]["detail"]


@built
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_question_is_answered_by_keys_alone_and_counted(quiet_page, address, size):
    page = quiet_page
    page.set_viewport_size(size)
    item = drill("waits", "riichi", 7)
    page.goto(f"{address}#/drills/riichi/waits/7")
    page.locator(".choice").first.wait_for()
    assert accessible(page) == []
    for tile in item.right:
        page.keyboard.press(tile[0])
    assert page.locator(".choice[aria-pressed=true]").count() == len(item.right)
    page.keyboard.press("Enter")
    page.get_by_text("Right.", exact=False).first.wait_for()
    page.get_by_text("1 of 1 right").wait_for()
    assert page.evaluate("document.activeElement.textContent") == "Next question"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert accessible(page) == []
    page.keyboard.press("Enter")  # the next question comes
    page.wait_for_url(lambda url: not url.endswith("/waits/7"))
    page.locator(".choice").first.wait_for()


@built
def test_one_answer_is_enough_where_one_is_asked_for_and_figures_can_be_deleted(quiet_page, address):
    page = quiet_page
    item = drill("dice", "mcr", 3)
    wrong = next(place for place, choice in enumerate(item.choices) if choice.id not in item.right)
    page.goto(f"{address}#/drills/mcr/dice/3")
    page.locator(".choice").nth(wrong).click()
    page.get_by_text("Not right.", exact=False).first.wait_for()
    page.get_by_text("0 of 1 right").wait_for()
    page.goto(f"{address}#/drills/mcr")
    page.get_by_text("0 of 1 right").first.wait_for()
    assert accessible(page) == []
    assert page.get_by_role("link", name="Again one that you missed (1)").get_attribute("href") == "#/drills/mcr/dice/3"
    page.get_by_role("button", name="Delete my figures").click()
    assert page.get_by_text("0 of 1 right").count() == 0
    assert page.evaluate("localStorage.getItem('drills')") is None


@built
def test_a_seed_that_is_none_is_refused_with_a_way_on(page, address):
    page.goto(f"{address}#/drills/riichi/waits/x")
    page.get_by_role("alert").get_by_text("one to nine digits").wait_for()
    page.get_by_role("link", name="Next question").click()
    page.locator(".choice").first.wait_for()


@built
def test_home_and_how_to_play_lead_to_the_drills(quiet_page, address):
    page = quiet_page
    page.goto(address)
    page.get_by_role("link", name="Drills").click()
    page.get_by_role("link", name="Waits of one suit").wait_for()
    assert accessible(page) == []
    page.goto(f"{address}#/learn/mcr")
    page.get_by_role("link", name="Drills in this game").click()
    page.get_by_role("link", name="Dice and walls").click()
    page.locator(".choice").first.wait_for()
    assert re.search(r"#/drills/mcr/dice/\d+$", page.url)
    page.go_back()  # to the list: the address without a seed is no place of its own
    page.get_by_role("link", name="Dice and walls").wait_for()
