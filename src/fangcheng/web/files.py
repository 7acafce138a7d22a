"""The files of the page: sent compressed as they were built; browsers keep those whose names tell their content."""

import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller first; vite.config.ts writes them beside each file
HASHED = "assets"  # the folder of files whose names change with their content
FOR_EVER = "public, max-age=31536000, immutable"


class PageFiles(StaticFiles):
    """The built page."""

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


def _smallest(path: str, accepted: str) -> tuple[str, str]:
    """Return the path of the best compressed form and its encoding; the file itself and nothing where there is none."""
    names = {each.split(";")[0].strip() for each in accepted.lower().split(",")}
    for encoding, ending in ENCODINGS.items():
        if encoding in names and os.path.isfile(path + ending):
            return path + ending, encoding
    return path, ""
