"""The files of the page: sent compressed as they were built; browsers keep those whose names tell their content."""

import mimetypes
import os
from pathlib import Path
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller first; vite.config.ts writes them beside each file
HASHED = "assets"  # the folder of files whose names change with their content
ASKED_BY_PROGRAMS = ("api", "ws", HASHED)  # what begins so is no address that a reader types
FOR_EVER = "public, max-age=31536000, immutable"


class PageFiles(StaticFiles):
    """The built page. A browser that asks for a file that is not there is led to the page, which says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, or lead a reader to the page with the address behind its `#`.

        Raises HTTPException to programs where there is no such file.
        """
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_readers(path, scope):
                raise
            return RedirectResponse(f"{scope.get('root_path', '')}/#/{quote(path)}", 303)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Answer with the file, in the smallest form that the browser reads."""
        asked = Headers(scope=scope)
        headers = {"vary": "accept-encoding"}
        if Path(full_path).parent.name == HASHED:
            headers["cache-control"] = FOR_EVER
        path, encoding = _smallest(str(full_path), asked.get("accept-encoding", ""))
        if encoding:
            headers["content-encoding"] = encoding
            stat_result = os.stat(path)
        kind = mimetypes.guess_type(full_path)[0] or "application/octet-stream"
        response = FileResponse(path, status_code, headers, kind, stat_result=stat_result)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def _is_readers(path: str, scope: Scope) -> bool:
    """Return True if a browser asks for what it will show as a page."""
    first = Path(path).parts[:1]
    return "text/html" in Headers(scope=scope).get("accept", "") and not {*first} & {*ASKED_BY_PROGRAMS}


def _smallest(path: str, accepted: str) -> tuple[str, str]:
    """Return the path of the best compressed form and its encoding; the file itself and nothing where there is none."""
    names = {each.split(";")[0].strip() for each in accepted.lower().split(",")}
    for encoding, ending in ENCODINGS.items():
        if encoding in names and os.path.isfile(path + ending):
            return path + ending, encoding
    return path, ""
