"""From a path to readable content: unpacking, text, JSON, and where in the file something went wrong."""

import gzip
import io
import lzma
import re
import struct
import zipfile
import zlib
from codecs import getincrementaldecoder
from collections.abc import Iterator
from json import JSONDecoder
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from fangcheng.errors import RecordError
from fangcheng.records.ill_typed import in_words

GZIP_MAGIC = b"\x1f\x8b"
ZIP_MAGIC = b"PK\x03\x04"
BROKEN_ZIP = (zipfile.BadZipFile, OSError, EOFError, zlib.error, lzma.LZMAError, struct.error, RuntimeError, ValueError)
MIB = 1 << 20
LARGEST = 64 * MIB  # bytes of a file, after unpacking: a small .gz can hide a thousand times its size
LONGEST = 4 * MIB  # characters of one line or one document; the longest real one has 120,000
CHUNK = MIB  # bytes unpacked at a time

# Escapes of JSON: a backslash, both halves of a sign, or one half alone, which no reader takes.
SIGNS = re.compile(
    r"(?P<whole>\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})|\\u[dD][89a-fA-F][0-9a-fA-F]{2}"
)

# Of JSON: a text, which stays as it is, or a number that is no plain whole one.
NUMBERS = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?', re.DOTALL)
WITH_A_POINT = re.compile(r"\d\.\d|\d[eE][+-]?\d")
MOST_WHOLE = 1 << 53  # beyond it not every whole number has a float of its own

T = TypeVar("T")


class BrokenOff(RecordError):
    """A gzip that ends before its time."""


class Source(msgspec.Struct, frozen=True):
    """The unpacked text of one file and its name for messages."""

    path: str
    text: str
    cut: RecordError | None = None  # that the file ends before its time; `text` is what stands before that

    def error(self, where: str, reason: str, hint: str = "") -> RecordError:
        """Return a RecordError at `where` in this file, to be raised by the caller."""
        return RecordError(self.path, where, reason, hint)

    def lines(self) -> Iterator[tuple[str, str]]:
        """Yield every line that is not blank with its name for messages, one at a time: a file may hold millions."""
        start, number = 0, 0
        while start <= len(self.text):
            end = self.text.find("\n", start)
            end = len(self.text) if end < 0 else end
            number += 1
            self._require_short(f"line {number}", end - start)
            if stripped := self.text[start:end].strip():
                yield f"line {number}", stripped
            start = end + 1

    def document(self) -> str:
        """Return the whole text where it is one document."""
        self._require_short("document", len(self.text))
        return self.text.strip()

    def objects(self) -> Iterator[tuple[str, str]]:
        """Yield one object a line where the first line is one and others follow, else the whole text."""
        lines = self.lines()
        _, first = next(lines, ("", ""))
        if first.endswith("}") and next(lines, None) is not None:
            yield from self.lines()
        else:
            yield "object", self.document()

    def items(self, text: str, each: str) -> Iterator[tuple[str, str]]:
        """Yield every value of a JSON list with its place; of one that breaks off, the last is what cannot be read."""
        try:
            for number, raw in enumerate(msgspec.json.decode(text, type=list[msgspec.Raw]), start=1):
                yield f"{each} {number}", bytes(raw).decode()
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            for number, one in enumerate(_before_the_fault(text), start=1):
                yield f"{each} {number}", one

    def decode(self, where: str, text: str, into: type[T]) -> T:
        """Decode one JSON value, checked against a type."""
        try:
            return msgspec.json.decode(text, type=into)
        except msgspec.ValidationError as refusal:
            raise self.error(where, in_words(refusal)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as refusal:
            raise self.error(where, f"no readable JSON: {refusal}") from None

    def convert(self, where: str, value: object, into: Any) -> Any:
        """Check a value already decoded against a type; the caller names the type it gets."""
        try:
            return msgspec.convert(value, type=into)
        except (msgspec.ValidationError, RecursionError) as refusal:
            raise self.error(where, in_words(refusal)) from None

    def _require_short(self, where: str, length: int) -> None:
        if length > LONGEST:
            raise self.error(where, f"longer than {LONGEST // MIB} MiB", "No record is so long")


def open_source(path: str | Path) -> Source:
    """Read and unpack `path`; a missing file stays an OSError."""
    name = str(path)
    with Path(path).open("rb") as stream:
        data = stream.read(LARGEST + 1)
    return source_of(name, data)


def source_of(name: str, data: bytes) -> Source:
    """Return the text of a file that came as these bytes; of a gzip that breaks off, what stands before that."""
    try:
        return Source(name, text_of(name, unpacked(name, data)))
    except BrokenOff:
        content = _before_the_cut(data)
        if not content:
            raise
    _require_small(name, "gzip", len(content))
    whole_signs = getincrementaldecoder("utf-8-sig")("replace")
    hint = "What stands before that has been read; fetch the file again for the rest"
    return Source(name, whole_signs.decode(content), RecordError(name, "gzip", "breaks off", hint))


def _before_the_cut(data: bytes) -> bytes:
    """Return what a gzip holds that ends before its time; nothing of what is damaged otherwise."""
    content = bytearray()
    while data.startswith(GZIP_MAGIC):
        unpacker = zlib.decompressobj(zlib.MAX_WBITS | 16)
        try:
            content += unpacker.decompress(data, LARGEST + 1 - len(content))
        except zlib.error:
            return b""
        if not unpacker.eof:
            return bytes(content)
        data = unpacker.unused_data
    return b""


def unpacked(name: str, data: bytes) -> bytes:
    """Return the bytes themselves, or what a gzip of them or a zip of one file holds; never more than LARGEST."""
    _require_small(name, "file", len(data))
    if data.startswith(ZIP_MAGIC):
        data = _only_file(name, data)
    return _ungzipped(name, data) if data.startswith(GZIP_MAGIC) else data


def _only_file(name: str, data: bytes) -> bytes:
    """Return the file in a zip. Raises RecordError where there are more, or it cannot be unpacked."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            files = [one for one in packed.infolist() if not one.is_dir() and not one.filename.startswith("__MACOSX/")]
            if len(files) != 1:
                reason = f"a zip of {len(files)} files"
                raise RecordError(name, "zip", reason, "Unpack it and name the folder, or give its files one by one")
            _require_small(name, "zip", files[0].file_size)
            with packed.open(files[0]) as stream:
                content = stream.read(LARGEST + 1)
    except BROKEN_ZIP as failure:
        reason = f"cannot be unpacked: {' '.join(str(failure).split())[:80]}"
        raise RecordError(name, "zip", reason, "Unpack it yourself and give the file in it") from None
    _require_small(name, "zip", len(content))
    return content


def _ungzipped(name: str, data: bytes) -> bytes:
    content = bytearray()
    try:
        with gzip.open(io.BytesIO(data)) as stream:
            while chunk := stream.read(CHUNK):
                content += chunk
                _require_small(name, "gzip", len(content))
    except (OSError, EOFError, zlib.error) as failure:
        kind = BrokenOff if isinstance(failure, EOFError) else RecordError
        raise kind(name, "gzip", f"cannot be unpacked: {failure}", "Fetch the file again") from None
    return bytes(content)


def _require_small(name: str, where: str, size: int) -> None:
    if size > LARGEST:
        raise RecordError(name, where, f"holds more than {LARGEST // MIB} MiB", "Split it into several files")


def text_of(name: str, data: bytes) -> str:
    """Decode UTF-8 text without a byte order mark."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        raise RecordError(name, f"byte {failure.start + 1}", "no UTF-8 text", "Save it as UTF-8") from None


def with_whole_signs(source: Source) -> Source:
    """Return the source without halves of signs, as JSON has them where a name was cut in the middle of an emoji."""
    if "\\ud" not in source.text and "\\uD" not in source.text:
        return source
    return replace(source, text=SIGNS.sub(lambda found: found[0] if found["whole"] else "\\ufffd", source.text))


def with_whole_numbers(source: Source) -> Source:
    """Return the source with whole numbers written as such: some programs write points as 25000.0 or 2.5e4.

    Every other sign keeps its place where the number does not grow.
    """
    if not source.text.lstrip().startswith(("{", "[")) or not WITH_A_POINT.search(source.text):
        return source
    return replace(source, text=NUMBERS.sub(lambda found: _as_whole(found[0]), source.text))


def _as_whole(written: str) -> str:
    """Return a number without a point where it is whole; anything else as it is."""
    if written[0] == '"' or written.lstrip("-").isdigit():
        return written
    number = float(written)
    return str(int(number)).ljust(len(written)) if number.is_integer() and abs(number) < MOST_WHOLE else written


def _before_the_fault(text: str) -> Iterator[str]:
    """Yield the values of a JSON list up to the first that is none, and at last all that follows from there."""
    read = JSONDecoder(strict=False).raw_decode
    place = 0
    while following := re.compile(r"\s*[\[,]\s*").match(text, place):
        try:
            end = read(text, following.end())[1]
        except (ValueError, RecursionError):
            yield text[following.end() :]
            return
        yield text[following.end() : end]
        place = end
    yield text[place:]
