"""`read` knows every format by how it begins, packed or not, and says in one line why it cannot read the rest."""

import gzip

import pytest

from fangcheng.errors import RecordError
from fangcheng.records import format_of, read
from fangcheng.records.opening import Source
from records.samples import SAMPLES

NAMES = pytest.mark.parametrize("name", list(SAMPLES))


@NAMES
def test_each_format_is_known_by_its_beginning(name):
    assert format_of(Source("sample", SAMPLES[name])) == name


@NAMES
def test_each_sample_is_read(name, tmp_path):
    path = tmp_path / "sample"
    path.write_text(SAMPLES[name])
    games = list(read(path))
    assert games
    assert all(game.hands and game.hands[0].events for game in games[:1])


@NAMES
def test_packed_files_give_the_same(name, tmp_path):
    plain, packed = tmp_path / "plain", tmp_path / "packed.gz"
    plain.write_text(SAMPLES[name])
    packed.write_bytes(gzip.compress(SAMPLES[name].encode()))
    assert list(read(plain)) == list(read(packed))


@NAMES
def test_a_byte_order_mark_and_foreign_line_ends_do_no_harm(name, tmp_path):
    path = tmp_path / "sample"
    path.write_bytes(b"\xef\xbb\xbf" + SAMPLES[name].replace("\n", "\r\n").encode())
    assert list(read(path))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "beginning: no known record format"),
        (b"hello", "beginning: no known record format"),
        (b"[1, 2]", "beginning: no known record format"),
        (b'{"a": 1}', "beginning: no known record format"),
        (b"\xff\xfe\x00", "byte 1: no UTF-8 text"),
        (b"\x1f\x8b\x08", "gzip: cannot be unpacked"),
        (b"{" * 100_000, "beginning: no known record format"),
        (b"<mjloggm>", "line 1, column 10: no element found"),
        (b"<mjloggm/>", "end of file: no <GO> element"),
        (b'<!DOCTYPE a [<!ENTITY b "c">]><mjloggm/>', "document type: an mjlog has none"),
        (b'<mjloggm><GO type="9"/><INIT seed="1"/></mjloggm>', 'element 3 <INIT> (column 24): "1" should be 6 numbers'),
        (b'<mjloggm><GO type="9"/><T1/></mjloggm>', "element 3 <T1> (column 24): play before the first <INIT>"),
        (b'{"type":"tsumo","actor":0,"pai":"1m"}', "line 1: a game begins with start_game"),
        (b'{"type":"start_game"}\n{"type":"bad"}', 'line 2: type: unknown word "bad"'),
        (b'{"format":"fangcheng","version":2}', "line 1: "),
        (b'{"log":[[1]],"name":[]}', "object, hand 1: 1 parts instead of 17. Copy the whole link"),
        (b"Match x\nWind 7", 'line 2: "7" is no number from 0 to 3'),
        (b"Match x\nPlayer 0 Peng W1", "line 2: pon without a discard before it"),
    ],
)
def test_a_bad_file_is_refused_in_one_line_with_its_place(content, message, tmp_path):
    path = tmp_path / "bad"
    path.write_bytes(content)
    with pytest.raises(RecordError) as refusal:
        list(read(path))
    assert f"{path}: {message}" in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_games_before_a_bad_line_are_given(tmp_path):
    path = tmp_path / "two"
    path.write_text(SAMPLES["native"] + "\n" + SAMPLES["native"].splitlines()[0] + "\nnonsense")
    games = read(path)
    assert next(games).variant == "chengdu"
    with pytest.raises(RecordError, match="line 14"):
        next(games)
