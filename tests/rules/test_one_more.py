"""A variant more is one page and its book in a folder: played, scored, shown and read, and no other file is touched.

The page is tests/rules/qingshi.py. The same game is written once more as house rules in TOML, and is the same game.
"""

import shutil
import sys
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from fangcheng import Match, play, score, variants
from fangcheng.cli import main
from fangcheng.errors import FangchengError, UnknownVariant
from fangcheng.rules.digest import digest
from fangcheng.variants import from_text, load
from fangcheng.web import bodies
from fangcheng.web.server import make_app
from web.tables import FREE, QUICK

HERE = Path(__file__).parent
HOUSE = """base = "sichuan"  # what is left to an option there is settled here
[options]
blood_river = false
[prices]
all_pungs = 3
golden_hook = 0
all_terminal_sets = 0
pure_all_pungs = 0
all_258_pungs = 0
dragon_seven_pairs = 0
pure_seven_pairs = 0
pure_terminal_sets = 0
pure_dragon_seven_pairs = 0
heavenly_win = 0
earthly_win = 0
kong = 0
kong_bloom = 0
shot_after_kong = 0
robbing_kong = 0
last_tile_draw = 0
last_tile_claim = 0
self_draw = 0
[rules]
tiles = "suits + 7z"
stacks = [14, 14, 14, 14]
first_dealer_rule = "east"
break_rule = "sum"
exchange = 3
lack_rule = "declared"
winners = "nearest"
play_on = "never"
self_draw = "base"
graze = false
call_transfer = "none"
pig_amount = "as_unready"
option.earthly_on = "first_draw"
option.bloom_any_kong = false
compulsory_last = 0
late_added_kong = false
pass_bars = "nothing"
pass_counts = []
pass_until = []
own_four = "wait"
draw_check = "nothing"
dealer_rule = "stays_on_win"
start_score = 100
[names]
name = "Qingshi"
all_pungs = "Stone on Stone"
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with the page and its book; what FANGCHENG_VARIANTS names."""
    for name in ("qingshi.py", "qingshi.md"):
        shutil.copy(HERE / name, tmp_path)
    monkeypatch.setattr(variants, "__path__", [*variants.__path__])
    monkeypatch.setattr(variants, "_laid_out", {})
    monkeypatch.setenv("FANGCHENG_VARIANTS", str(tmp_path))
    # Bytecode is told apart by second and size: a page written anew at once would be taken for the one before.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return tmp_path


def test_bots_play_its_matches(folder):
    """`play` seats random and steady bots; chips go from hand to hand."""
    result = play("qingshi", ["random", "steady"], matches=1, seed=2, options={"hands": 1}, mode="interpreted")
    [match] = result.matches
    assert match.finished
    assert sum(match.scores) == 4 * 100
    assert result.bots[:2] == ("random", "steady")


def test_its_questions_are_asked_before_play(folder):
    match = Match("qingshi", seed=1, mode="interpreted")
    asked = []
    for _ in range(20):
        if match.view(0).phase not in asked:
            asked.append(match.view(0).phase)
        seat = match.owed[0]
        match.act(seat, match.legal(seat)[0])
    assert asked[:2] == ["exchange", "lack"]


def test_its_wins_are_explained_with_its_own_names_and_rules(folder):
    win = score("qingshi", "111m444m777m55m99m", "5m", by="discard", source="S")
    [line] = win.patterns  # all pungs, 3; a full flush is worth 2 alone
    assert (line.names["en"], line.names["zh-Hans"], line.value, line.rule) == (
        "Stone on Stone",
        "石头",
        3,
        "QINGSHI-F-all_pungs",
    )
    assert sorted(win.changes) == [-8, 0, 0, 8]  # base 1, doubled three times, from who fed it
    cheap = score("qingshi", "111m444m777m55m99m", "5m", preset="quarry")
    assert [(line.id, line.value) for line in cheap.patterns] == [("full_flush", 2)]


def test_the_command_line_finds_it_in_the_folder(folder, monkeypatch, capsys):
    monkeypatch.delenv("FANGCHENG_VARIANTS")
    monkeypatch.setenv("FANGCHENG_VARIANTS", "")
    at = ["--variants", str(folder)]
    assert not main([*at, "variants"])
    assert "qingshi Qingshi 青石麻将" in " ".join(capsys.readouterr().out.split())
    assert not main(["variants", "qingshi", *at])
    assert "QINGSHI-P1" in capsys.readouterr().out
    assert not main(["rules", "qingshi", "6", f"--variants={folder}"])
    assert capsys.readouterr().out == "QINGSHI-6  Nobody chows.\n"
    assert not main(["rules", "qingshi", "all_pungs", *at])
    assert capsys.readouterr().out.startswith("QINGSHI-F-all_pungs  Stone on Stone")
    assert not main(["score", "qingshi", "111m444m777m55m99m", "5m", "--explain", *at])
    assert "QINGSHI-F-all_pungs" in capsys.readouterr().out
    case = folder / "qingshi.yaml"
    case.write_text(
        "- name: stones are dear\n  rules: [QINGSHI-F-all_pungs]\n  seat: E\n  hand: 111m444m777p55m99p\n"
        "  win: {tile: 5m, by: self}\n  expect: {total: 3}\n"
    )
    assert main(["conform", str(case), *at]) == 0
    assert main(["variants", "--variants"]) == 2


def test_it_has_a_card_options_a_rules_page_and_a_table(folder):
    with TestClient(make_app(QUICK, bounds=FREE), base_url="http://127.0.0.1") as client:
        cards = msgspec.json.decode(client.get("/api/variants").content, type=list[bodies.VariantCard])
        [card] = [card for card in cards if card.id == "qingshi"]
        assert [one.id for one in cards].index("qingshi") == 4  # where its place puts it, before sichuan
        assert (card.name.ja, card.summary.zh_hant, card.tiles, card.difficulty) == (
            "青石麻雀",
            "碰碰貴，不許吃。",
            112,
            2,
        )
        card = msgspec.json.decode(client.get("/api/variants/qingshi").content, type=bodies.VariantCard)
        stones = next(field for field in card.options if field.key == "stones")
        assert ([label.zh_hant for label in stones.value_labels], stones.rule) == (["貴", "便宜"], "QINGSHI-P1")
        assert [(preset.label.ja, preset.values) for preset in card.presets] == [
            ("採石場", {"stones": "cheap", "cap": 3})
        ]
        book = client.get("/api/rules/qingshi").text
        assert "- QINGSHI-6 Nobody chows." in book
        assert "[seed]" not in book
        ticket = client.post("/api/tables", json={"variant": "qingshi", "preset": "quarry", "seed": 1}).json()
        view = client.app.state.rooms.find(ticket["id"], ticket["token"])._view
        assert (view.name.zh_hans, view.book, view.prompt.key) == ("青石麻将", "qingshi", "prompt-exchange")


def test_the_same_game_as_house_rules_is_the_same_game(folder):
    page, house = load("qingshi").record({"hands": 8})[0], from_text("q.toml", HOUSE).record({"cap": 5})[0]
    assert {name for name in page.dtype.names if (page[name] != house[name]).any()} == set()
    (folder / "stones.toml").write_text(HOUSE, encoding="utf-8")
    assert variants.ids().index("stones.toml") > variants.ids().index("sichuan")
    ours, theirs = (Match(name, seed=4, mode="interpreted") for name in ("qingshi", "stones.toml"))
    while not ours.hand_over:
        seat = ours.owed[0]
        number = ours.legal(seat)[-1].number
        ours.act(seat, number)
        theirs.act(seat, number)
    assert ours.check == theirs.check
    assert digest(theirs.engine.ruleset.record()) == digest(load("qingshi").record())
    win = score("stones.toml", "111m444m777m55m99m", "5m")
    assert [line.names["en"] for line in win.patterns] == ["Stone on Stone"]


def test_a_page_with_a_fault_is_told_with_file_and_line(folder):
    page = (folder / "qingshi.py").read_text(encoding="utf-8")
    wrong = {
        page.replace(
            '"claim_chi": "nobody"', '"claim_chi": "nobdy"'
        ): "qingshi.py, line 25: qingshi, QINGSHI-6: claim_chi = nobdy: it takes",
        page.replace("place=45,", "place=45 46,"): "qingshi.py, line 8: this is no Python: invalid syntax",
        page.replace('id="qingshi"', 'id="qinshi"'): "qingshi.py, line 7: its page calls itself qinshi",
        page.replace("RULESET =", "RULES ="): "qingshi.py, line 6: the page declares no RULESET; call RULES so",
    }
    for number, (text, told) in enumerate(wrong.items()):
        variants._added.clear()
        (folder / "qingshi.py").write_text(text, encoding="utf-8")
        with pytest.raises(FangchengError, match=told) as caught:
            load("qingshi")
        assert "qingshi.py" in str(caught.value), number
    variants._added.clear()


def test_a_page_may_not_take_the_place_of_ours(folder):
    shutil.copy(folder / "qingshi.py", folder / "sichuan.py")
    with pytest.raises(FangchengError, match="there is a variant sichuan already"):
        variants.ids()


def test_without_the_folder_it_is_gone(folder, monkeypatch):
    assert load("qingshi").id == "qingshi"
    monkeypatch.delenv("FANGCHENG_VARIANTS")
    with pytest.raises(UnknownVariant):
        load("qingshi")
