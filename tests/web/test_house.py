"""House rules at the page: loaded from a file, checked by the server, played, changed and saved again."""

import threading
import time
from contextlib import nullcontext

import msgspec
import pytest
import uvicorn
from starlette.testclient import TestClient

from fangcheng import Match, variants
from fangcheng.game import engine
from fangcheng.rules.digest import digest
from fangcheng.variants import IDS, from_text, load
from fangcheng.web import bodies
from fangcheng.web.server import STATIC, listen, make_app
from fangcheng.web.table import bots
from web.tables import FREE, QUICK

FRIDAY = """base = "sichuan"
[options]
exchange3 = true
cap = 6
[prices]
full_flush = 4
golden_hook = 0
[rules]
claim_chi = "next"
[names]
name = { en = "Friday table", zh-Hans = "周五", zh-Hant = "週五", ja = "金曜" }
all_pungs = "Bumps"
"""


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(QUICK, bounds=FREE), base_url="http://127.0.0.1") as client:
        yield client


@pytest.fixture
def laid_out(tmp_path, monkeypatch):
    """A file that the server offers by itself."""
    monkeypatch.setattr(variants, "_laid_out", {})
    file = tmp_path / "friday-table.toml"
    file.write_text(FRIDAY, encoding="utf-8")
    return variants.lay_out(file)


def card_of(client, text, name="friday-table.toml"):
    answer = client.post("/api/house", json={"name": name, "text": text})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=bodies.VariantCard)


def room_of(client, body):
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    ticket = msgspec.json.decode(answer.content, type=bodies.TableTicket)
    return client.app.state.rooms.find(ticket.id, ticket.token)


def test_a_file_that_is_loaded_has_a_card_that_begins_with_what_it_says(client):
    card = card_of(client, FRIDAY)
    assert (card.id, card.book, card.name.ja, card.base.zh_hans) == (
        "friday-table.toml",
        "sichuan",
        "金曜",
        "四川麻将",
    )
    defaults = {field.key: field.default for field in card.options}
    assert (defaults["cap"], defaults["exchange3"], defaults["lack"]) == (6, True, "declared")
    told = {change.label.en: (change.value.en, change.book and change.book.en, change.rule) for change in card.changes}
    assert told == {
        "Full Flush": ("4", "2", "SICHUAN-F-full_flush"),
        "Single Wait with Four Melds": ("none", "1", "SICHUAN-F-golden_hook"),
        "Chow": ("on", "off", "SICHUAN-15"),
    }
    assert card.house == bodies.House("friday-table.toml", FRIDAY)


def test_what_is_wrong_in_a_file_is_told_with_its_line(client):
    answer = client.post("/api/house", json={"name": "f.toml", "text": FRIDAY.replace("cap = 6", "cup = 6")})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refused-house"
    told = answer.json()["reason"]["args"]["detail"]
    assert told.startswith('f.toml, line 4: no option of sichuan "cup". Did you mean "cap"')
    table = client.post("/api/tables", json={"variant": "f.toml", "house": {"name": "f.toml", "text": "base = 3"}})
    assert (table.status_code, table.json()["reason"]["args"]["detail"][:15]) == (400, "f.toml, line 1:")


def test_a_table_of_house_rules_is_played_by_them(client):
    card = card_of(client, FRIDAY)
    body = {"variant": card.id, "house": {"name": card.house.name, "text": card.house.text}, "seed": 3}
    room = room_of(client, {**body, "options": {"hands": 4}})
    expected = from_text("friday-table.toml", FRIDAY).record({"hands": 4})
    assert digest(room.match.engine.ruleset.record(room.match.engine.chosen)) == digest(expected)
    view = room._view
    assert (view.variant, view.book, view.name.en, view.phase) == (
        "friday-table.toml",
        "sichuan",
        "Friday table",
        "setup",
    )


def test_what_is_chosen_is_saved_as_a_file_that_says_it(client):
    chosen = {"variant": "sichuan", "options": {"cap": "none", "graze": True}, "preset": "mil_2025"}
    answer = client.post("/api/house/text", json=chosen)
    house = msgspec.json.decode(answer.content, type=bodies.House)
    assert house.name == "sichuan-table.toml"
    again = from_text(house.name, house.text).record()
    assert digest(again) == digest(load("sichuan").record({"cap": "none", "graze": True}, "mil_2025"))


def test_a_loaded_file_is_changed_and_saved_again(client):
    body = {"variant": "x.toml", "options": {"cap": 3}, "house": {"name": "x.toml", "text": FRIDAY}}
    house = msgspec.json.decode(client.post("/api/house/text", json=body).content, type=bodies.House)
    saved, ours = from_text(house.name, house.text), from_text("x.toml", FRIDAY)
    assert (house.name, digest(saved.record())) == ("x.toml", digest(ours.record({"cap": 3})))
    assert (saved.name, saved.pattern_name("all_pungs", "ja")) == (ours.name, "Bumps")


@pytest.mark.parametrize("path", ["/api/house", "/api/house/text"])
def test_what_is_no_house_is_refused(client, path):
    for content, status in ((b"{", 400), (b"[" * 9000, 400), (b'{"name": 3}', 400), (b" " * 199999, 413)):
        assert client.post(path, content=content).status_code == status
    assert client.post(path, json={}, headers={"origin": "http://elsewhere"}).status_code == 403
    huge = {"name": "h.toml", "text": "#" * 70000}
    huge = huge if path == "/api/house" else {"variant": "riichi", "house": huge}
    answer = client.post(path, json=huge)
    assert (answer.status_code, "larger than 64 kB" in answer.text) == (400, True)


def test_the_server_opens_no_file_for_a_name_that_was_sent(client, tmp_path, monkeypatch):
    (tmp_path / "friday-table.toml").write_text(FRIDAY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for name in ("friday-table.toml", str(tmp_path / "friday-table.toml")):
        answer = client.post("/api/tables", json={"variant": name})
        assert (answer.status_code, "no variant" in answer.text) == (400, True)
        assert client.post("/api/house/text", json={"variant": name}).status_code == 400
        on_it = {"name": "x.toml", "text": f'base = "{name}"'}
        assert client.post("/api/house", json=on_it).status_code == 400
    assert client.get("/api/rules/friday-table.toml").status_code == 404


def test_a_file_that_is_served_has_a_card_a_book_and_a_table(client, laid_out):
    cards = msgspec.json.decode(client.get("/api/variants").content, type=list[bodies.VariantCard])
    [card] = [card for card in cards if card.id not in IDS]
    assert (card.id, card.book) == ("friday-table.toml", "friday-table.toml")
    book = client.get("/api/rules/friday-table.toml").text
    assert book.startswith("# Friday table: house rules")
    assert "full_flush = 4" in book
    assert "SICHUAN-15 " in book
    room = room_of(client, {"variant": card.id, "house": {"name": card.house.name, "text": card.house.text}})
    assert room.match.engine.ruleset is laid_out
    assert room._view.book == "friday-table.toml"


def test_a_table_of_loaded_rules_is_compiled_by_them_in_a_process_of_its_own(monkeypatch):
    """The helper knows no file; it gets the text."""
    given, made = [], []
    monkeypatch.setattr(bots, "start_helper", lambda code, *words: given.append(words) or nullcontext(Helper()))
    monkeypatch.setattr(bots, "compile_all", lambda ruleset, options, preset: made.append(ruleset))
    monkeypatch.setattr(bots, "end_with_parent", lambda: None)
    monkeypatch.setattr(bots.os, "nice", lambda _: 0, raising=False)
    monkeypatch.setattr(engine, "_warm", set())
    house = from_text("friday-table.toml", FRIDAY)
    bots.warm_up(Match(house, seed=1)).join()
    [words] = [
        words for words in given if "friday-table" in words[0]
    ]  # orders of tests before may still be carried out
    bots.compile_apart(*words)
    [here, apart] = [ruleset for ruleset in made if ruleset.id == house.id]
    assert here is house
    assert digest(apart.record()) == digest(house.record())


def test_a_game_is_compiled_once_however_many_tables_of_it_are_opened_meanwhile(monkeypatch):
    begun, go_on, made = [], threading.Event(), []

    def helper(code, *words):
        begun.append(words)
        assert go_on.wait(10)
        return nullcontext(Helper())

    monkeypatch.setattr(bots, "start_helper", helper)
    monkeypatch.setattr(bots, "compile_all", lambda ruleset, options, preset: made.append((ruleset.id, options)))
    monkeypatch.setattr(engine, "_warm", set())
    matches = [Match("riichi", seed, options) for seed in range(3) for options in ({}, {"kuitan": False})]
    workers = {bots.warm_up(match) for match in matches}
    go_on.set()
    assert len(workers) == 1
    workers.pop().join(10)
    assert len(begun) == 2
    assert made == [("riichi", {}), ("riichi", {"kuitan": False})]


def test_a_game_that_could_not_be_compiled_is_tried_again_at_the_next_table(monkeypatch):
    made = []
    monkeypatch.setattr(bots, "start_helper", lambda code, *words: nullcontext(Helper()))
    monkeypatch.setattr(bots, "compile_all", lambda *game: made.append(game) or 1 / 0)
    monkeypatch.setattr(engine, "_warm", set())
    for seed in range(2):
        bots.warm_up(Match("riichi", seed)).join(10)
    assert len(made) == 2


class Helper:
    """A process that has compiled."""

    def wait(self):
        return 0


def test_a_broken_file_in_a_folder_hides_no_other(client, tmp_path, monkeypatch):
    (tmp_path / "good.toml").write_text('base = "sichuan"\n')
    (tmp_path / "bad.toml").write_text('base = "sichaun"\n')
    (tmp_path / "worse.py").write_text("RULESET = 1 / 0\n")
    monkeypatch.setenv("FANGCHENG_VARIANTS", str(tmp_path))
    cards = msgspec.json.decode(client.get("/api/variants").content, type=list[bodies.VariantCard])
    assert {card.id for card in cards} == {*IDS, "good.toml"}
    bad, worse = variants.faults()
    assert bad.startswith("bad.toml, line 1: ")
    assert worse.startswith(f"{tmp_path / 'worse.py'}, line 1: ZeroDivisionError")


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
def test_a_file_is_loaded_mended_played_and_saved_in_the_browser(page, tmp_path):
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(make_app(QUICK, bounds=FREE), ws="websockets-sansio", log_level="warning"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    try:
        page.goto(f"http://127.0.0.1:{listening.getsockname()[1]}/")
        load_and_play(page, tmp_path)
    finally:
        server.should_exit = True
        thread.join(10)
        listening.close()


def drop(page, name, text):
    """Let go of a file over the drawer."""
    held = page.evaluate_handle(
        "([name, text]) => { const held = new DataTransfer(); held.items.add(new File([text], name)); return held; }",
        [name, text],
    )
    page.dispatch_event(".drawer", "dragover", {"dataTransfer": held})
    page.get_by_text("Drop the file here").wait_for()
    page.dispatch_event(".drawer", "drop", {"dataTransfer": held})


def load_and_play(page, tmp_path):
    file = tmp_path / "friday-table.toml"
    file.write_text(FRIDAY.replace("cap", "cup"), encoding="utf-8")
    page.get_by_role("button", name="Options: Riichi").click()
    page.set_input_files(".drawer input[type=file]", file)
    page.get_by_text('friday-table.toml, line 4: no option of sichuan "cup"').wait_for()
    drop(page, "friday-table.toml", FRIDAY)
    page.get_by_text("House rules of Sichuan").last.wait_for()
    assert page.locator(".drawer .problem").count() == 0
    assert page.get_by_label("Exchange three tiles").is_checked()
    page.get_by_label("All pay a kong of a discard").check()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as .toml").click()
    saved = from_text(saving.value.suggested_filename, saving.value.path().read_text(encoding="utf-8"))
    assert digest(saved.record()) == digest(from_text("f.toml", FRIDAY).record({"graze": True}))
    page.locator(".drawer").get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("Choose three tiles of one suit").first.wait_for()
    assert page.get_by_text("Friday table").count()
