"""From a path to readable content: unpacking, text, JSON, and where in the file something went wrong."""

import gzip
import io
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from fangcheng.errors import RecordError

GZIP_MAGIC = b"\x1f\x8b"
LARGEST = 1 << 30  # bytes after unpacking; a small .gz can hide far more

T = TypeVar("T")


class Source(msgspec.Struct, frozen=True):
    """The unpacked text of one file and its name for messages."""

    path: str
    text: str

    def error(self, where: str, reason: str, hint: str = "") -> RecordError:
        """A RecordError at `where` in this file, to be raised by the caller."""
        return RecordError(self.path, where, reason, hint)

    def lines(self) -> Iterator[tuple[str, str]]:
        """Every line that is not blank, with its name for messages."""
        for number, line in enumerate(self.text.split("\n"), start=1):
            if stripped := line.strip():
                yield f"line {number}", stripped

    def decode(self, where: str, text: str, into: type[T]) -> T:
        """One JSON value checked against a type."""
        try:
            return msgspec.json.decode(text, type=into)
        except msgspec.ValidationError as refusal:
            raise self.error(where, str(refusal)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as refusal:
            raise self.error(where, f"no readable JSON: {refusal}") from None

    def convert(self, where: str, value: object, into: Any) -> Any:
        """A value already decoded, checked against a type; the caller names the type it gets."""
        try:
            return msgspec.convert(value, type=into)
        except (msgspec.ValidationError, RecursionError) as refusal:
            raise self.error(where, str(refusal)) from None


def open_source(path: str | Path) -> Source:
    """Read and unpack `path`; a missing file stays an OSError."""
    name = str(path)
    return Source(name, text_of(name, unpacked(name, Path(path).read_bytes())))


def unpacked(name: str, data: bytes) -> bytes:
    """The bytes themselves, or what a gzip of them holds."""
    if not data.startswith(GZIP_MAGIC):
        return data
    try:
        with gzip.open(io.BytesIO(data)) as stream:
            content = stream.read(LARGEST + 1)
    except (OSError, EOFError, zlib.error) as failure:
        raise RecordError(name, "gzip", f"cannot be unpacked: {failure}", "Fetch the file again") from None
    if len(content) > LARGEST:
        raise RecordError(name, "gzip", f"holds more than {LARGEST} bytes", "Split the file")
    return content


def text_of(name: str, data: bytes) -> str:
    """UTF-8 text without a byte order mark."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        raise RecordError(name, f"byte {failure.start + 1}", "no UTF-8 text", "Save it as UTF-8") from None
