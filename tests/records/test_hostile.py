"""Records that want too much: memory, depth, length, numbers; and files that are none or vanish."""

import gzip
import tracemalloc

import pytest

from fangcheng.cli import main
from fangcheng.errors import RecordError
from fangcheng.records import read
from fangcheng.records.opening import LARGEST, LONGEST, MIB
from records.samples import SAMPLES

ENTITIES = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><mjloggm><GO type="&b;"/></mjloggm>'
HEADER = SAMPLES["native"].split("\n")[0]
HAND = SAMPLES["native"].split("\n")[1]


@pytest.mark.by_day
@pytest.mark.parametrize("beginning", ["", "Match ", "<mjloggm>", HEADER])
def test_what_comes_out_of_a_packed_file_is_bounded(tmp_path, beginning):
    path = tmp_path / "blanks.gz"
    with gzip.open(path, "wb", compresslevel=1) as stream:
        stream.write(beginning.encode())
        for _ in range(LARGEST // MIB + 40):
            stream.write(b" " * MIB)
    tracemalloc.start()
    try:
        with pytest.raises(RecordError, match="gzip: holds more than 64 MiB"):
            list(read(path))
        assert tracemalloc.get_traced_memory()[1] < 2.5 * LARGEST
    finally:
        tracemalloc.stop()


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path):
    path = tmp_path / "large"
    with path.open("wb") as stream:
        stream.truncate(100 * LARGEST)
    with pytest.raises(RecordError, match="file: holds more than 64 MiB"):
        list(read(path))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{" * (LONGEST + 1), "line 1: longer than 4 MiB"),
        (f"Match x\n{'Player ' * MIB}", "line 2: longer than 4 MiB"),
        ("<mjloggm>" + "<A/>" * MIB, "document: longer than 4 MiB"),
        ('{"log":' + "[" * 100_000, "no known record format"),
        ('{"log":' + "[" * 2000 + "]" * 2000 + "}", "no known record format"),
        (ENTITIES, "document type: an mjlog has none"),
        ("<mjloggm>" + "<a>" * 100_000, "play before the first <INIT>"),
        (f"{HEADER}\n{HAND.replace('[0,0,0,0]', '[' + '9' * 30 + ',0,0,0]')}", "line 2"),
        (f"{HEADER}\n{HAND.replace('[0,0,0,0]', '[' + '9' * 5000 + ',0,0,0]')}", "line 2"),
        (HEADER + "\n" + HAND.replace('"number":0', '"number":-1'), "line 2"),
        (HEADER.replace('{"base":1}', '{"base":[1]}'), "line 1"),
        ('{"type":"start_game"}\n{"type":"tsumo","actor":0,"pai":"\x1b[2J"}', "line 2"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_hostile_text_gets_one_clear_line(tmp_path, capsys, command, text, message):
    path = tmp_path / "hostile"
    path.write_text(text)
    assert main([command, str(path)]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.rstrip("\n").isprintable()


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("content", [b"\xff\xfe{\x00", "Match é".encode("latin-1"), bytes(range(256)), b""])
def test_bytes_that_are_no_text_get_one_clear_line(tmp_path, capsys, command, content):
    path = tmp_path / "binary"
    path.write_bytes(content)
    assert main([command, str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_file_that_vanishes_does_not_end_the_others(tmp_path, capsys):
    kept, gone = tmp_path / "kept", tmp_path / "gone"
    kept.write_text(SAMPLES["ijcai"])
    assert main(["verify", str(gone), str(kept)]) == 2
    said = capsys.readouterr()
    assert "gone: no such file or directory" in said.err
    assert "2 games" in said.out


def test_names_in_a_record_do_not_steer_the_terminal(tmp_path, capsys):
    path = tmp_path / "names"
    path.write_text(HEADER.replace('"a"', '"\\u001b[2J"') + "\n" + HAND)
    assert main(["replay", str(path)]) == 0
    assert "\x1b" not in capsys.readouterr().out
