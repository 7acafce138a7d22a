"""Damaged files: whatever is cut or overwritten, a reader gives games or one RecordError, never another error."""

import gzip
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fangcheng.errors import RecordError
from fangcheng.records import READERS, format_of
from fangcheng.records.mjai.writer import write_mjai
from fangcheng.records.native import read_native, write_native
from fangcheng.records.opening import Source, text_of, unpacked
from records.corpora import BOTZONE, IJCAI, MJAI, MJLOG, TENHOU6, files_of
from records.samples import SAMPLES

INSERTS = [
    "",
    '"',
    "0",
    "-1",
    "9" * 30,
    "1e400",
    "NaN",
    "null",
    "[]",
    "{}",
    "<",
    "<T1/>",
    "三",
    "\x00",
    ",",
    "60",
    '"r60"',
]
EDIT = st.tuples(st.floats(0, 1), st.integers(0, 40), st.sampled_from(INSERTS) | st.text(max_size=5))


def damaged(text: str, edits: list[tuple[float, int, str]]) -> str:
    """Each edit replaces some characters at a relative place by others."""
    for place, length, insert in edits:
        start = int(place * len(text))
        text = text[:start] + insert + text[start + length :]
    return text


def try_to_read(name: str, text: str) -> None:
    """Read, and write what could be read."""
    with suppress(RecordError):
        for game in READERS[name](Source("damaged", text)):
            again = list(read_native(Source("again", "\n".join(write_native(game)))))
            assert again == [game]
            if game.variant in ("riichi", "sanma"):
                list(write_mjai(game))


@pytest.mark.by_day
@pytest.mark.parametrize("name", list(SAMPLES))
@given(edits=st.lists(EDIT, min_size=1, max_size=3))
def test_a_damaged_sample_is_read_or_refused(name, edits):
    try_to_read(name, damaged(SAMPLES[name], edits))


@pytest.mark.by_day
@pytest.mark.parametrize("name", list(SAMPLES))
@given(data=st.data())
def test_numbers_replaced_by_others_are_read_or_refused(name, data):
    """Damage that keeps the shape gets deeper than damage that breaks it."""
    text = SAMPLES[name]
    places = [place for place, character in enumerate(text) if character.isdecimal()]
    for place in data.draw(st.lists(st.sampled_from(places), min_size=1, max_size=4)):
        text = text[:place] + data.draw(st.sampled_from("0123456789-")) + text[place + 1 :]
    try_to_read(name, text)


@given(st.binary(max_size=200), st.booleans())
def test_any_bytes_are_read_or_refused(data, packed):
    with suppress(RecordError):
        text = text_of("bytes", unpacked("bytes", gzip.compress(data)[:150] if packed else data))
        try_to_read(format_of(Source("bytes", text)), text)


REAL = {
    "mjlog": MJLOG,
    "tenhou6": TENHOU6,
    "mjai": MJAI,
    "botzone": BOTZONE,
    "ijcai": IJCAI,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", list(REAL))
def test_damaged_real_files_are_read_or_refused(name):
    files = files_of(REAL[name])
    if not files:
        pytest.skip(f"no reference data for {name}: neither ../shared/data nor FANGCHENG_DATA has it")
    texts = [text_of(str(path), unpacked(str(path), path.read_bytes()))[:200_000] for path in files[::50]]

    @given(st.sampled_from(texts), st.lists(EDIT, min_size=1, max_size=4))
    def read_damaged(text, edits):
        try_to_read(name, damaged(text, edits))

    read_damaged()
