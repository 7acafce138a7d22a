"""Records in memory: as they came all of them, with their games only those looked at last."""

import gzip
import tracemalloc

import pytest

from fangcheng.records.native import write_native
from fangcheng.records.of_match import records_of
from fangcheng.web.replay import shelf as shelves
from fangcheng.web.replay.shelf import Shelf
from records.bots import bots_play


def files(number, games):
    """Different files of many games each, packed to a few KB: as a stranger would send them."""
    match = bots_play("sichuan", 1, 5000, {"hands": 4})
    [game] = records_of(match, ["player", "Lan", "Mei", "Zhu"])
    lines = "".join(f"{line}\n" for line in write_native(game))
    return [gzip.compress(f"{lines * games}\n{' ' * n}".encode()) for n in range(number)]


@pytest.mark.by_day
def test_uploads_are_counted_as_they_are_when_read_and_the_games_of_the_last_ones_stay(monkeypatch):
    sent = files(8, 20)
    one = len(gzip.decompress(sent[0]))
    monkeypatch.setattr(shelves, "MOST_READ", 3 * one + 100)
    shelf = Shelf("interpreted")
    tracemalloc.start()
    shelf.put("first.jsonl.gz", sent[0])
    first = tracemalloc.get_traced_memory()[0]
    ids = [shelf.put(f"{n}.jsonl.gz", data).id for n, data in enumerate(sent)]
    grown = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert grown < 3.8 * first  # of eight; they took eight times as much
    read = [shelf._records[id].is_read for id in ids]
    assert read == [False] * 5 + [True] * 3
    again = shelf.find(ids[0])
    assert len(again.games) == 20
    assert [shelf._records[id].is_read for id in ids].count(True) <= 4
    shelf.find(ids[0])
    assert [shelf._records[id].is_read for id in ids].count(True) == 3


def test_films_of_many_large_files_are_let_go_of_too(monkeypatch):
    sent = files(5, 3)
    one = len(gzip.decompress(sent[0]))
    monkeypatch.setattr(shelves, "MOST_READ", 2 * one + 100)
    shelf = Shelf("interpreted")
    for n, data in enumerate(sent):
        record = shelf.put(f"{n}.jsonl.gz", data)
        for number in range(3):
            assert shelf.showing(record, number).games
    assert len({key[0] for key in shelf._films}) <= 2
