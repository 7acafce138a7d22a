"""A list that is the same for everybody: made once, packed once, and not sent to who has it."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response


class Listed:
    """The answer with what `make` returns at the first question."""

    def __init__(self, make: Callable[[], object]) -> None:
        self._make = make
        self._found: tuple[bytes, bytes, str] | None = None  # as JSON, packed, and its ETag
        self._making = asyncio.Lock()

    async def answer(self, request: Request) -> Response:
        """Answer with the list, or that it is still what the page has."""
        async with self._making:
            if self._found is None:
                self._found = await asyncio.to_thread(self._prepared)
        plain, packed, tag = self._found
        headers = {"etag": tag, "vary": "accept-encoding"}
        known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
        if tag in known:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            plain = packed
        return Response(plain, headers=headers, media_type="application/json")

    def _prepared(self) -> tuple[bytes, bytes, str]:
        plain = msgspec.json.encode(self._make())
        return plain, gzip.compress(plain), f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
