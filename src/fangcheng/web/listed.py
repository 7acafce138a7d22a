"""A list that is the same for everybody: made once for what it lists, packed once, and not sent to who has it."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response


class Listed:
    """The answer with what `make` returns, made again where `pages` returns others than before."""

    def __init__(self, make: Callable[[], object], pages: Callable[[], Sequence[object]]) -> None:
        self._make, self._pages = make, pages
        self._listed: Sequence[object] = ()
        self._found: tuple[bytes, bytes, str] | None = None  # as JSON, packed, and its ETag
        self._making = asyncio.Lock()

    async def answer(self, request: Request) -> Response:
        """Answer with the list, or that it is still what the page has."""
        async with self._making:
            plain, packed, tag = self._found = await asyncio.to_thread(self._up_to_date)
        headers = {"etag": tag, "vary": "accept-encoding"}
        known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
        if tag in known:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            plain = packed
        return Response(plain, headers=headers, media_type="application/json")

    def _up_to_date(self) -> tuple[bytes, bytes, str]:
        pages = self._pages()
        same = len(pages) == len(self._listed) and all(one is other for one, other in zip(pages, self._listed))
        found = self._found if same else None
        self._listed = pages
        return found or self._prepared()

    def _prepared(self) -> tuple[bytes, bytes, str]:
        plain = msgspec.json.encode(self._make())
        return plain, gzip.compress(plain), f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
