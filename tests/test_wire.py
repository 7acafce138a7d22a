"""What was made from the code is what it says now: message types, tiles, settings, texts, mock tables."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from fangcheng.sentences import source
from fangcheng.tiles import NAMES
from fangcheng.web import bodies, messages, wire

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")


@pytest.mark.parametrize(
    "tool",
    [
        "make_protocol.py",
        "make_tiles.py",
        "make_icons.py",
        "make_brush.py",
        "make_fields.py",
        "make_item_table.py",
        "make_record_types.py",
        "make_verification.py",
        "make_observations.py",
        "make_mock_tables.py",
    ],
)
def test_generated_files_are_up_to_date(tool):
    ran = subprocess.run(
        [sys.executable, ROOT / "tools" / tool, "--check"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


def test_every_kind_of_tile_has_a_picture():
    sprite = (ROOT / "web/src/assets/tiles.svg").read_text(encoding="utf-8")
    assert [name for name in NAMES if f'id="t-{name}"' not in sprite] == []


@pytest.mark.parametrize("path", sorted((ROOT / "web/src/mock/tables").glob("*.json")), ids=lambda path: path.stem)
def test_mock_tables_are_views(path):
    mock = json.loads(path.read_text(encoding="utf-8"))
    view = msgspec.convert(mock["view"], wire.SeatView, strict=True)
    assert json.loads(msgspec.json.encode(view)) == mock["view"]
    assert msgspec.convert(mock["log"], list[wire.Event])


def test_mock_variants_are_cards():
    cards = json.loads((ROOT / "web/src/mock/variants.json").read_text(encoding="utf-8"))
    assert msgspec.convert(cards, list[bodies.VariantCard])


def test_messages_are_told_apart_by_their_tag():
    act = msgspec.json.decode(b'{"t":"act","id":"a","v":3,"choice":0}', type=messages.ClientMessage)
    assert act == messages.Act(id="a", v=3, choice=0)
    assert msgspec.json.encode(messages.Pong()) == b'{"t":"pong"}'


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name(language):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    singles = [f"tile-{name}" for name in NAMES if name[1] not in "mps"]
    assert [key for key in [*singles, "tile-m", "tile-p", "tile-s", "tile-red"] if not bundle.has_message(key)] == []
