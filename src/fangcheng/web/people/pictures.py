"""Links as pictures that the camera of a phone reads (QR code)."""

import io

import segno

from fangcheng.web.people.asked import Drawn

BORDER = 2  # units of light around it; the norm asks for 4, the page adds the rest


def drawn(text: str) -> Drawn:
    """Return the picture of a link as the path of an SVG: a bar for each run of dark units of a line."""
    code = segno.make_qr(text, error="m", boost_error=False)
    lines = list(code.matrix_iter(border=BORDER))
    bars = [bar for number, line in enumerate(lines) for bar in _bars(number, [bool(unit) for unit in line])]
    return Drawn(len(lines), "".join(bars))


def _bars(number: int, line: list[bool]) -> list[str]:
    bars, start = [], None
    for place, dark in enumerate([*line, False]):
        if dark and start is None:
            start = place
        elif not dark and start is not None:
            bars.append(f"M{start} {number}h{place - start}v1h-{place - start}z")
            start = None
    return bars


def in_terminal(text: str) -> str:
    """Return the picture of a link as lines of a terminal."""
    lines = io.StringIO()
    segno.make_qr(text, error="l", boost_error=False).terminal(lines, border=2, compact=True)
    return lines.getvalue()
