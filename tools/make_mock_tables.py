"""Bring the mock tables of the page, `web/src/mock/tables/*.json`, to what the server sends now.

    python tools/make_mock_tables.py            give new fields their defaults, take out what is sent no more
    python tools/make_mock_tables.py --check    only say whether they are up to date

What a field should show is then written by hand where it matters; `npx prettier --write src/mock` lays the files out.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "web/src/mock/tables"
TOOL = "tools/make_mock_tables.py"
sys.path.insert(0, str(ROOT / "src"))

from fangcheng.web import wire  # noqa: E402


def as_sent(mock: dict[str, Any]) -> dict[str, Any]:
    """Return a mock as the server would send it. Raises msgspec.ValidationError where a value has another type."""
    view = msgspec.convert(mock["view"], wire.SeatView, strict=True)
    log = msgspec.convert(mock["log"], list[wire.Event], strict=True)
    return {**mock, "view": json.loads(msgspec.json.encode(view)), "log": json.loads(msgspec.json.encode(log))}


def main() -> int:
    """Write the files that are not up to date, or name them."""
    mocks = {path: json.loads(path.read_text(encoding="utf-8")) for path in sorted(TABLES.glob("*.json"))}
    old = [path for path, mock in mocks.items() if mock != as_sent(mock)]
    for path in old:
        if "--check" in sys.argv[1:]:
            print(f"{path.relative_to(ROOT)} is not what the server sends: python {TOOL}", file=sys.stderr)
        else:
            text = json.dumps(as_sent(mocks[path]), ensure_ascii=False, indent=2)
            path.write_text(f"{text}\n", encoding="utf-8")
    return int(bool(old) and "--check" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
