"""Bodies of what pages ask around people and rooms, beside coming in (bodies.py)."""

from typing import Annotated

from msgspec import Meta, Struct


class DeviceCode(Struct):
    """Answer to `POST /api/me/device`: what shows another device, once, who somebody is."""

    code: str
    seconds: int  # until it leads nowhere


class Device(Struct):
    """Body of `POST /api/me/device/enter`, which answers with the person and a key for this device."""

    code: Annotated[str, Meta(max_length=64)]


class Drawing(Struct):
    """Body of `POST /api/qr`: what a camera shall read."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Drawn(Struct):
    """Answer to that: a square of `size` units with a quiet border, and the outline of what is dark in it."""

    size: int
    path: str  # of an SVG
