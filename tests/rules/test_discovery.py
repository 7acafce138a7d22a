"""Variants are found: a page laid into the folder is listed, loaded and played, and no other file is touched."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fangcheng import variants
from fangcheng.cli import main
from fangcheng.errors import UnknownVariant
from fangcheng.game.match import Match
from fangcheng.variants import IDS, load, names

PAGE = '''"""Qingshi mahjong (青石麻将), which nobody plays: Sichuan's with honours, a chow and dear pungs."""

from fangcheng.rules.option import Option, words
from fangcheng.variants.sichuan import RULESET as SICHUAN

RULESET = SICHUAN.vary(
    "qingshi_found",
    place=45,
    prefix="QINGSHI",
    name=words("Qingshi", "青石麻将", "青石麻將", "青石麻雀"),
    region=words("Qingshi", "青石", "青石", "青石"),
    difficulty=2,
    without=("exchange3",),
    rules={
        1: {"tiles": "suits + honours"},
        5: {"stacks": [17, 17, 17, 17]},
        7: {"claim_chi": "next"},
        9: {"play_on": "never", "draw_check": "nothing"},
    },
    prices={"all_pungs": 4},
    pattern_names={"all_pungs": words("Stone on Stone", "石头", "石頭", "石")},
    options=(
        SICHUAN.option("lack").vary(default="free"),
        Option(
            "stones",
            "dear",
            {"dear": {}, "cheap": {"price.all_pungs": 1}},
            words("Stones", "石头", "石頭", "石"),
            "QINGSHI-12",
            labels={"dear": words("dear", "贵", "貴", "高い"), "cheap": words("cheap", "便宜", "便宜", "安い")},
        ),
    ),
    texts={
        "prompt-missing": words("Which quarry?", "哪个采石场？", "哪個採石場？", "どの採石場？"),
        "choice-missing": words("Leave {suit}", "离开{suit}", "離開{suit}", "{suit}を去る"),
    },
    presets={"quarry": {"stones": "cheap", "cap": "none"}},
    preset_names={"quarry": words("Quarry", "采石场", "採石場", "採石場")},
)
'''


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with one more page, looked into beside the house's own."""
    (tmp_path / "qingshi_found.py").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(variants, "__path__", [*variants.__path__])
    monkeypatch.setenv("FANGCHENG_VARIANTS", str(tmp_path))
    yield tmp_path
    sys.modules.pop("fangcheng.variants.qingshi_found", None)


def test_a_page_in_the_folder_is_listed_in_its_place(folder, capsys):
    ids = variants.ids()
    place = ids.index("qingshi_found")
    assert ids[place - 1 : place + 2] == ("taiwan", "qingshi_found", "sichuan")
    assert main(["variants"]) in (0, None)
    assert re.search("qingshi_found +Qingshi 青石麻将", capsys.readouterr().out)


def test_a_page_in_the_folder_is_played(folder):
    match = Match("qingshi_found", seed=1, preset="quarry", mode="interpreted")
    assert match.engine.rules.copies[27:34].tolist() == [4] * 7
    while not match.hand_over:
        match.act(match.owed[0], match.legal(match.owed[0])[-1])
    assert sum(match.scores) == 0


def test_a_page_in_the_folder_has_a_card_with_its_own_words(folder):
    from fangcheng.web.page.cards import card_called, cards

    assert "qingshi_found" in [card.id for card in cards()]
    card = card_called("qingshi_found")
    assert (card.name.ja, card.region.en, card.difficulty, card.tiles) == ("青石麻雀", "Qingshi", 2, 136)
    assert [preset.label.zh_hant for preset in card.presets] == ["採石場"]
    assert [field.value_labels[1].ja for field in card.options if field.key == "stones"] == ["安い"]


def test_a_page_in_the_folder_asks_in_its_own_words(folder):
    from fangcheng.web.page.choices import own_hand

    match = Match("qingshi_found", seed=1, options={"lack": "declared"}, mode="interpreted")
    hand = own_hand(match, 0, match.view(0))
    assert (hand.prompt.key, hand.prompt.args["words"].ja) == ("said", "どの採石場？")
    assert [choice.label.args["words"].en for choice in hand.choices] == ["Leave m", "Leave p", "Leave s"]
    assert hand.choices[0].label.rule == "SICHUAN-10"


def test_the_nearest_id_is_told_of_whatever_is_there(folder):
    with pytest.raises(UnknownVariant, match='Did you mean "qingshi_found"'):
        load("qingshi_fond")


def test_a_page_is_named_like_its_file_and_stands_in_a_place_of_its_own():
    assert {load(name).id for name in names()} == names() == set(IDS)
    assert len({load(name).place for name in names()}) == len(IDS)


def test_a_list_of_options_is_no_page():
    files = {path.stem for path in Path(variants.__file__).parent.glob("*.py")}
    assert {name for name in files if name.endswith("_options")}.isdisjoint(names())
    with pytest.raises(UnknownVariant):
        load("taiwan_options")


def test_asking_for_one_game_reads_no_other():
    code = (
        "import sys, fangcheng; assert 'fangcheng.variants' not in sys.modules; fangcheng.load('tianjin');"
        "print(sorted(name for name in sys.modules if name.startswith('fangcheng.variants.')))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "['fangcheng.variants.tianjin']"
