"""What the page asks over HTTP, and the texts it is answered with."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from fangcheng.books.rulebooks import readable
from fangcheng.core.state import payment_rows as pay
from fangcheng.game import event_types as events
from fangcheng.game import refusal_words, words
from fangcheng.game.event_types import READY_MANNERS
from fangcheng.game.seat_views import READY_STATES
from fangcheng.records import read
from fangcheng.records.verify import verify
from fangcheng.sentences import bundle, say, source
from fangcheng.variants import IDS, load
from fangcheng.web import bodies, server, wire
from fangcheng.web.page.words import names_of
from fangcheng.web.server import make_app
from records.bots import bots_play
from web.tables import FREE, QUICK, right

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(QUICK, bounds=FREE), base_url="http://127.0.0.1") as client:
        yield client


def card_of(client, variant):
    """The whole card of a variant."""
    return msgspec.json.decode(client.get(f"/api/variants/{variant}").content, type=bodies.VariantCard)


def test_all_variants_are_listed_and_each_is_told_with_its_options(client):
    cards = msgspec.json.decode(client.get("/api/variants").content, type=list[bodies.VariantCard])
    assert [card.id for card in cards] == list(IDS)
    for listed in cards:
        card = card_of(client, listed.id)
        assert listed == msgspec.structs.replace(card, options=[], presets=[], changes=[])
        ruleset = load(card.id)
        assert {field.key for field in card.options} == {option.key for option in ruleset.options}
        for field in card.options:
            assert field.default in field.values
            assert len(field.value_labels) in (0, len(field.values))
            for value in field.values:
                ruleset.option(field.key).settings(card.id, value)  # raises where the variant does not allow it


def test_no_record_is_handed_out_while_the_match_goes_on_nor_to_a_stranger(client):
    ticket = client.post("/api/tables", json={"variant": "riichi", "seed": 1}).json()
    going_on = client.get(f"/api/tables/{ticket['id']}/record", headers=right(ticket))
    assert (going_on.status_code, going_on.json()["reason"]["key"]) == (409, "error-match-goes-on")
    for token in ("", "guess"):
        stranger = client.get(f"/api/tables/{ticket['id']}/record", headers=right({"token": token}))
        assert (stranger.status_code, stranger.json()["reason"]["key"]) == (404, "bye-unknown-table")


def test_the_record_of_a_match_that_is_over_plays_again_to_the_point(client, tmp_path):
    ticket = client.post("/api/tables", json={"variant": "sichuan", "seed": 1}).json()
    room = client.app.state.rooms.find(ticket["id"], ticket["token"])
    room.match = bots_play("sichuan", 1, 5000, {"hands": 4})
    assert room.match.over
    answer = client.get(f"/api/tables/{ticket['id']}/record", headers=right(ticket))
    assert answer.headers["content-disposition"].endswith(f'"fangcheng-sichuan-{ticket["id"]}.jsonl"')
    (tmp_path / "record").write_text(answer.text)
    [game] = read(tmp_path / "record")
    assert sorted(game.players) == ["Lan", "Mei", "Zhu", "player"]
    report = verify(game, forward=True, mode="compiled")
    assert (report.hands, report.mismatches) == (4, [])


def test_a_variant_that_is_not_there_has_no_card(client):
    answer = client.get("/api/variants/richi")
    assert (answer.status_code, "riichi" in answer.text) == (404, True)


def test_presets_are_listed_with_names_and_give_the_rules_of_that_name(client):
    for card in (card_of(client, variant) for variant in IDS):
        ruleset = load(card.id)
        assert [preset.id for preset in card.presets] == list(ruleset.presets)
        for preset in card.presets:
            assert ruleset.choose(preset.values) == ruleset.choose(None, preset.id)
            assert set(ruleset.preset_names[preset.id]) == set(LANGUAGES)


def test_riichi_offers_the_presets_of_online_play_before_its_own_rules(client):
    for variant in ("riichi", "sanma"):
        assert [preset.id for preset in card_of(client, variant).presets if preset.first] == ["tenhou", "mahjong_soul"]
    assert not [preset.id for preset in card_of(client, "taiwan").presets if preset.first]


def test_every_word_among_option_values_has_a_name():
    from fangcheng.web.page.cards import card_called

    for card in map(card_called, IDS):
        for field in card.options:
            for value, label in zip(field.values, field.value_labels):
                if isinstance(value, str) and re.search(r"[a-z]{2}", value):
                    assert label.zh_hans != value, f"{card.id}.{field.key}: {value}"


def test_a_rulebook_is_given_without_its_sources(client):
    answer = client.get("/api/rules/riichi")
    assert answer.status_code == 200
    assert "**RIICHI-75**" in answer.text
    assert "Sources:" not in answer.text
    assert "[seed]" not in answer.text


@pytest.mark.parametrize(
    ("address", "title", "chapter"),
    [
        ("taiwan/in/zh-Hant", "# 台灣麻將", "## 規則版本 家常"),
        ("hongkong/in/en", "# Hong Kong Mahjong, Old Style (香港麻雀 · 清章)", "## Preset AIMJ"),
        ("riichi/in/ja", "# リーチ麻雀", "## プリセット RCR 2024（リーチ競技規則）"),
        ("guangxi/in/zh-Hans", "# 广西麻将 · 桂林麻将 · 柳州麻将", "## 概要"),
    ],
)
def test_headings_of_a_rulebook_say_names_and_no_ids(client, address, title, chapter):
    lines = client.get(f"/api/rules/{address}").json()["text"].splitlines()
    assert lines[0] == title
    assert chapter in lines


def test_the_book_that_many_share_is_given_like_any_other(client):
    answer = client.get("/api/rules/common")
    assert answer.status_code == 200
    assert "- COMMON-1 " in answer.text


def test_origins_are_taken_out_wherever_they_stand_and_nothing_else():
    written = "- **X-1** A rule. [src: a; choice]\n- X-2 [MIL] Other [see X-1] text. [ruling: text] More, [a](x.md)."
    assert readable(written) == "- **X-1** A rule.\n- X-2 Other [see X-1] text. More, [a](x.md)."


def test_a_table_is_opened(client):
    answer = client.post("/api/tables", json={"variant": "riichi", "options": {"length": "east"}, "seed": 3})
    ticket = msgspec.json.decode(answer.content, type=bodies.TableTicket)
    assert client.app.state.rooms.find(ticket.id, ticket.token).match.seed == "3"
    assert client.app.state.rooms.find(ticket.id, "guess") is None
    assert client.app.state.rooms.find("none", ticket.token) is None


def test_a_table_is_opened_under_a_preset_and_options_go_before_it(client):
    body = {"variant": "riichi", "preset": "ema", "options": {"red_fives": True}, "seed": 3}
    ticket = client.post("/api/tables", json=body).json()
    match = client.app.state.rooms.find(ticket["id"], ticket["token"]).match
    assert match.engine.chosen == load("riichi").choose({"red_fives": True}, "ema")
    assert match.engine.chosen != load("riichi").choose({"red_fives": True})


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"variant": "richi"}, 'Did you mean "riichi"?'),
        ({"variant": "riichi", "options": {"lenght": "east"}}, "length"),
        ({"variant": "riichi", "options": {"length": "west"}}, "half, east"),
        ({"variant": "riichi", "preset": "tenho"}, 'no preset of riichi "tenho". Did you mean "tenhou"?'),
        ({"variant": "riichi", "preset": 3}, "Expected `str | null`, got `int` - at `$.preset`"),
        ({"variant": 3}, "`$.variant`"),
        ({}, "missing required field `variant`"),
        ({"variant": "riichi", "bots": "Steady"}, "Invalid enum value 'Steady' - at `$.bots`"),
        ({"variant": "riichi", "temperament": "wal"}, "Invalid enum value 'wal' - at `$.temperament`"),
        ({"variant": "riichi", "temperament": "\n" * 5000}, "Invalid enum value"),
        ({"variant": "riichi", "bots": "random", "temperament": "wall"}, 'no temperament of random bots "wall"'),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(client, body, said):
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 400
    reason = msgspec.json.decode(answer.content, type=bodies.Refusal).reason
    assert bundle("ja").has_message(reason.key)
    assert said in str(reason.args.get("detail", reason.key))
    assert "\n" not in str(reason.args.get("detail"))


@pytest.mark.parametrize(
    ("content", "status"), [(b"{", 400), (b"\xff\xfe", 400), (b"[" * 9000, 400), (b" " * 199999, 413)]
)
def test_nonsense_is_refused(client, content, status):
    answer = client.post("/api/tables", content=content)
    assert answer.status_code == status
    assert msgspec.json.decode(answer.content, type=bodies.Refusal).reason.key == "error-request"


def test_other_sites_may_not_open_tables(client):
    answer = client.post("/api/tables", json={"variant": "riichi"}, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403


def test_an_unknown_rulebook_is_refused(client):
    answer = client.get("/api/rules/..%2F..%2Fpyproject")
    assert answer.status_code == 404
    assert client.get("/api/rules/richi").status_code == 404


@pytest.mark.parametrize("folder", ["", "nowhere"], ids=["empty", "absent"])
def test_without_a_built_page_the_server_answers_and_says_how_to_build_it(tmp_path, folder):
    with TestClient(make_app(QUICK, static=tmp_path / folder), base_url="http://127.0.0.1") as bare:
        page = bare.get("/")
        assert page.status_code == 503
        assert "python3 play.py" in page.text
        assert "npm run build" in page.text
        assert {card["id"] for card in bare.get("/api/variants").json()} == set(IDS)
        assert bare.post("/api/tables", json={"variant": "riichi"}).status_code == 200


def test_serving_without_a_built_page_is_told_in_the_terminal(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(server, "STATIC", tmp_path / "nowhere")
    monkeypatch.setattr("uvicorn.Server.main_loop", ended)
    with ThreadPoolExecutor(1) as apart:  # a browser test before this one leaves its loop running in our thread
        apart.submit(server.serve, port=0, open_browser=False, pace=QUICK).result()
    said = capsys.readouterr()
    assert said.out.startswith("Fangcheng is served at http://127.0.0.1:")
    assert "page has not been built" in said.err
    assert said.err.count("\n") == 1


async def ended(_):
    """A server that has nothing more to do, once the address could be told."""
    await asyncio.sleep(0.2)


def test_foreign_names_of_this_machine_are_not_answered():
    client = TestClient(make_app(QUICK, hosts=("127.0.0.1",)), base_url="http://rebound.example")
    assert client.get("/api/variants").status_code == 400


# --- texts


def keys_of(language):
    return re.findall(r"^([a-zA-Z][\w-]*) *=", source(language), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_once(language):
    assert sorted(keys_of(language)) == sorted(set(keys_of("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_game_says_has_a_text(language):
    said = [
        *words.TEXTS,
        *(f"wait-{key}" for key in refusal_words.REFUSALS if key),
        *(f"end-{ending}" for ending in events.ENDINGS[1:]),
        *(f"part-{cause}" for cause in events.CAUSES),
        *(f"ev-ready-{manner}" for manner in READY_MANNERS),
        *(f"flag-ready-{manner}" for manner in READY_STATES[1:] if manner != "frozen"),
        *(f"ev-dice-{purpose}" for purpose in events.PURPOSES[1:]),
    ]
    assert len(events.CAUSES) > pay.PAY_CHOMBO
    assert [key for key in said if not bundle(language).has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_code_exist(language):
    """Every literal `text("key"` of the server has a sentence."""
    folder = Path(server.__file__).parent
    literals = {
        key
        for path in folder.rglob("*.py")
        for key in re.findall(r'\b(?:text|say)\(\s*"([a-z][a-z-]*[a-z])"', path.read_text(encoding="utf-8"))
    }
    assert len(literals) > 40
    assert [key for key in sorted(literals) if not bundle(language).has_message(key)] == []


def test_a_text_is_said_in_the_language_asked_for():
    assert say("ja", "unit-n-points", n=3) == "3点"
    assert [say("en", "unit-n-points", n=n) for n in (1, 3)] == ["1 point", "3 points"]
    assert [say("en", "noun-points", n=n) for n in (1, 3)] == ["point", "points"]
    assert say("en", "no-such-key") is None
    assert names_of("on") == wire.Names("on", "开", "開", "あり")
