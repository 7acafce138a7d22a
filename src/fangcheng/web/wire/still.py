"""A still life of a game, as a card of the gallery shows it."""

from typing import Literal

from msgspec import Struct

from fangcheng.web.wire.words import Spot, Text


class StillTile(Struct):
    """One tile of a still life, and how it lies there."""

    tile: Spot
    look: Literal["", "lying", "standing", "gone", "lit"]  # gone: what a player has to be rid of


class StillLife(Struct):
    """A few tiles that show what is special in a game."""

    tiles: list[StillTile]
    told: list[Text]  # what they show
