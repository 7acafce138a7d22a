"""How to play: a page for each game in each language, whose examples are played and whose figures are the engine's."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from fangcheng.books import lessons
from fangcheng.books.rulebooks import rules_of
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.errors import FangchengError, RecordError, UnknownName
from fangcheng.game.questions import waits
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.tiles import FACES, parse
from fangcheng.variants import IDS, load
from fangcheng.web.page.lessons import Writer, lesson
from fangcheng.web.server import make_app
from web.tables import FREE, QUICK, right

FOLDER = Path(__file__).resolve().parents[2] / "rules" / lessons.FOLDER

TAUGHT = sorted(IDS)
PAGES = [pytest.param(variant, language, id=f"{variant}-{language}") for variant in TAUGHT for language in LANGUAGES]
# Words in English; signs in Chinese and Japanese, kana taking more room. Examples are not counted.
LENGTH = {"en": (300, 600), "zh-Hans": (400, 1100), "zh-Hant": (400, 1100), "ja": (500, 1500)}
# As web/src/lib/markdown.ts finds tiles among words.
NOTATION = re.compile(r"(?<![\w.])(?<!\d-)(?:(\d)-(\d)([mpsfz])|((?:[37][mps]r|\d+[mpszfaj])+))(?!\w)", re.ASCII)


def blocks(variant, language):
    """The page's blocks with its path: (path, section, block)."""
    page = lessons.lesson(variant, language)
    return [(page.path, section, block) for section, found in page.sections.items() for block in found]


def words_of(variant, language):
    """What a reader reads: texts, and the words beside examples."""
    for path, _, block in blocks(variant, language):
        if block.kind == "text":
            yield block.text
        elif block.kind == "tiles":
            yield from (words for _, words in lessons.rows_of(path, block))
        else:
            yield lessons.fields_of(path, block)["say"]


def tiles_shown(variant, language):
    """The tiles of rows, and those that stand among the words."""
    for path, _, block in blocks(variant, language):
        if block.kind == "tiles":
            yield from (tiles.replace("<", "").replace("#", "") for tiles, _ in lessons.rows_of(path, block))
    for text in words_of(variant, language):
        for first, last, suit, notation in NOTATION.findall(text):
            yield notation or f"{first}{suit}{last}{suit}"


def test_every_game_has_a_page_and_every_page_a_game():
    assert [variant for variant in IDS if not lessons.lessons_of(variant)] == []
    strangers = {file.name for file in FOLDER.iterdir()} - {f"{name}.{tag}.md" for name in IDS for tag in LANGUAGES}
    assert strangers == set()


@pytest.mark.by_day
@pytest.mark.parametrize("variant", TAUGHT)
def test_a_page_is_there_in_every_language_with_the_same_examples(variant):
    assert set(lessons.lessons_of(variant)) == set(LANGUAGES)

    def examples(language):
        for path, section, block in blocks(variant, language):
            if block.kind == "tiles":
                yield section, [tiles for tiles, _ in lessons.rows_of(path, block)]
            elif block.kind != "text":
                yield section, {**lessons.fields_of(path, block), "say": ""}

    english = list(examples("en"))
    assert any("hand" in example for _, example in english), "a page shows at least one hand"
    for language in LANGUAGES:
        assert list(examples(language)) == english, language


def rules_linked(variant, language):
    """Book and id of every rule that a page links."""
    written = Writer(load(variant), language).written(" ".join(words_of(variant, language)))
    return re.findall(r"\(#/rules/([^/]+)/([^)]+)\)", written)


@pytest.mark.by_day
@pytest.mark.parametrize("variant", TAUGHT)
def test_a_page_names_the_same_rules_in_every_language(variant):
    named = {language: {*rules_linked(variant, language)} for language in LANGUAGES}
    for language in LANGUAGES:
        assert named[language] == named["en"], language
    for book, rule in named["en"]:
        assert rule in rules_of(book), f"{rule}: no such rule"


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "language"), PAGES)
def test_a_page_is_drawn_and_neither_too_short_nor_too_long(variant, language):
    page = lesson(variant, language)  # raises for a pattern that has no name
    assert [section.id for section in page.sections] == list(lessons.SECTIONS)
    text = re.sub(r"[§*#`]|\{\w+\}|F-\w+", " ", " ".join(words_of(variant, language)))
    counted = len(text.split()) if language == "en" else len(re.findall(r"[\u3040-\u9fff]", text))
    low, high = LENGTH[language]
    assert low <= counted <= high, f"{variant}.{language}: {counted}"


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "language"), PAGES)
def test_a_page_shows_tiles_of_its_game_only(variant, language):
    rules = load(variant).record()[0]
    copies = [*rules["copies"][:FACES], *rules["red"], *rules["copies"][FACES + len(rules["red"]) :]]
    for notation in tiles_shown(variant, language):
        for kind in parse(notation):
            assert copies[kind] > 0, f"{notation}: no such tile in {variant}"


@pytest.mark.by_day
@pytest.mark.parametrize("variant", TAUGHT)
def test_examples_win_and_pay_what_the_page_says(variant):
    wins = 0
    for path, _, block in blocks(variant, "en"):
        fields = dict(lessons.fields_of(path, block)) if block.kind in ("case", "ready") else {}
        fields.pop("say", None)
        if block.kind == "ready":
            found = waits(variant, fields["hand"], lack=fields.get("lack"), jokers=fields.get("jokers", ""))
            assert found == fields["waits"].split(), f"{path}:{block.line}"
        elif block.kind == "case":
            outcome = run_case(Case(path, block.line, variant, "example", fields))
            assert outcome.status == "passed", str(outcome)
            expected = fields["expect"]
            if expected["win"]:
                wins += 1
                assert {"patterns", "payments"} <= expected.keys(), f"{path}:{block.line}: say what it is worth"
    assert wins, "a page shows a hand that wins"


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "language"), PAGES)
def test_what_is_said_of_a_winning_hand_is_what_was_played(variant, language):
    for path, _, block in blocks(variant, language):
        if block.kind != "case":
            continue
        fields = lessons.fields_of(path, block)
        said, expected = fields["say"], fields["expect"]
        numbers = {number.replace(",", "") for number in re.findall(r"\d[\d,]*", re.sub(r"§\S+", "", said))}
        if "payments" in expected:
            amounts = {str(abs(amount)) for amount in expected["payments"].values() if amount}
            assert amounts & numbers, f"{path}:{block.line} says {numbers}, paid are {amounts}"
        for pattern in re.findall(r"\{(\w+)\}", said):
            assert pattern in expected.get("patterns", {pattern: 0}), f"{path}:{block.line}: {pattern} does not count"


# --- how a page that is wrong is refused


def page_of(tmp_path, monkeypatch, text):
    (tmp_path / lessons.FOLDER).mkdir(exist_ok=True)
    (tmp_path / lessons.FOLDER / "riichi.en.md").write_text(text, encoding="utf-8")
    monkeypatch.setattr(lessons, "folder", lambda: tmp_path)
    lessons._read.cache_clear()


def whole(text, **changed):
    return "".join(f"## {section}\n{changed.get(section, text)}\n" for section in lessons.SECTIONS)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("## aim\nWin.\n", "headings: found aim"),
        (whole("Win.", pay=""), "pay (empty)"),
        (f"Hello\n{whole('Win.')}", "line 1: text before the first heading"),
        (whole("Win.", turn="```hand\n123m\n```"), "line 4: no example of kind hand: tiles, ready, case"),
        (whole("Win.", special="```tiles\n123m | a run"), "an example that does not end"),
        (whole("Win.", turn="```tiles\n123m a run\n```"), "line 5: tiles, a bar | and words are wanted"),
        (whole("Win.", turn="```case\nhand: 123m\n```"), "line 5: an example has keys and values, `say` among them"),
        (whole("Win.", turn="```case\nhand: [\n```"), "line 5: no YAML"),
        (whole("{pinfoo} wins."), "pinfoo"),
    ],
)
def test_a_page_that_is_not_well_formed_is_refused_with_its_place(tmp_path, monkeypatch, text, told):
    page_of(tmp_path, monkeypatch, text)
    with pytest.raises(FangchengError) as refused:
        lesson("riichi", "en")
    assert told in str(refused.value)
    assert isinstance(refused.value, RecordError | UnknownName)


def test_names_are_those_of_the_game_and_rules_are_linked(tmp_path, monkeypatch):
    page_of(tmp_path, monkeypatch, whole("{pinfu} §64, §F-pinfu and §COMMON-4"))
    name = load("riichi").pattern_name("pinfu", "en")
    assert lesson("riichi", "en").sections[0].parts[0].text == (
        f"{name} [§64](#/rules/riichi/RIICHI-64), [§{name}](#/rules/riichi/RIICHI-F-pinfu)"
        " and [§4](#/rules/common/COMMON-4)"
    )


# --- over HTTP


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(QUICK, bounds=FREE), base_url="http://127.0.0.1") as client:
        yield client


def test_a_page_is_handed_out_and_one_that_is_not_there_is_refused(client):
    told = client.get("/api/learn/riichi/ja").json()
    assert told["name"]["ja"] == load("riichi").name["ja"]
    case = next(part["rows"][0] for section in told["sections"] for part in section["parts"] if part["text"] == "")
    assert {"groups", "say"} == set(case)
    for address in ("riichi/fr", "richi/en", "..%2Friichi/en"):
        assert client.get(f"/api/learn/{address}").status_code == 404


def test_the_options_in_force_are_told_beside_their_rules(client):
    asked = client.get("/api/rules/riichi/options", params={"red_fives": "off", "uma": "15/5", "start": "30000"}).json()
    changed = {option["rule"]: option["value"]["en"] for option in asked if option["changed"]}
    assert changed == {"RIICHI-2": "off", "RIICHI-108": "15/5", "RIICHI-4": "30000"}
    assert len(asked) == len(load("riichi").options)
    assert client.get("/api/rules/riichi/options", params={"uma": "1/2"}).status_code == 404


def test_a_table_tells_the_options_it_is_played_with(client):
    table = {"variant": "riichi", "seed": 1, "preset": "ema", "options": {"length": "east"}}
    ticket = client.post("/api/tables", json=table).json()
    address = f"/api/tables/{ticket['id']}/options"
    told = client.get(address, headers=right(ticket)).json()
    changed = {option["label"]["en"] for option in told if option["changed"]}
    page = load("riichi")
    chosen = page.choose({"length": "east"}, "ema")
    assert changed == {one.text["en"] for one in page.options if chosen[one.key] != one.default}
    assert client.get(address, headers=right({"token": "guess"})).status_code == 404


def test_house_rules_tell_what_they_settle_and_are_taught_by_the_page_of_their_game(client):
    house = {"name": "friday.toml", "text": 'base = "riichi"\n[prices]\ndragon_pung = 2\n'}
    card = client.post("/api/house", json=house).json()
    assert card["taught"]
    ticket = client.post("/api/tables", json={"variant": "friday.toml", "house": house, "seed": 1}).json()
    told = client.get(f"/api/tables/{ticket['id']}/options", headers=right(ticket)).json()
    assert (told[0]["rule"], told[0]["value"]["en"], told[0]["changed"]) == ("RIICHI-F-dragon_pung", "2", True)
