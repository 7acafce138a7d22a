"""What people have at hand that is no record yet: links, each with what to do about it."""

import re
from urllib.parse import unquote

from msgspec.structs import replace

from fangcheng.records.opening import Source

LINK = re.compile(r"https?://\S+")
JSON_LINK = re.compile(r"https?://[^\s#]*#json=")  # tenhou.net/6 and pages like it carry the whole log in their address
HINTS = (  # what a link leads to, and how to have the record itself
    (r"tenhou\.net/.*log=", "a link to a log at Tenhou", "Fetch it as XML: tenhou.net/0/log/?2011..., and save that"),
    (
        r"mahjongsoul|majsoul|maj-soul",
        "a link to a game of Mahjong Soul",
        "Save it as tenhou.net/6 JSON (tensoul)",
    ),
    (r"kobalab\.net|majiang", "a link to Majiang", "Open it there, save the record (JSON) and give that"),
    (r"", "a link", "Save what it leads to as a file"),
)


def unwrapped(source: Source) -> Source:
    """Return the records that links carry in their address, one a line; any other text as it is. Raises RecordError."""
    start = source.text.lstrip()[:2000]
    if not LINK.match(start):
        return source
    lines = [_carried(source, where, line) for where, line in source.lines()]
    if JSON_LINK.match(start) and start.count("\n") and not all(line.startswith(("{", "[")) for line in lines):
        lines = [_carried(source, "document", source.document())]  # one link whose record has line ends in it
    return replace(source, text="\n".join(lines))


def _carried(source: Source, where: str, line: str) -> str:
    """Return the record in the address of a link; lines that are none as they are."""
    if found := JSON_LINK.match(line):
        told = line[found.end() :].strip()
        return told if told.startswith("{") else unquote(told)
    if LINK.match(line):
        what, hint = next((what, hint) for pattern, what, hint in HINTS if re.search(pattern, line, re.IGNORECASE))
        raise source.error(where, f"{what}, not a record", hint)
    return line
