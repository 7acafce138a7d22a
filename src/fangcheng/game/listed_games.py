"""The games there are, by id and in four languages."""

from msgspec import Struct

from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.variants import readable


class Game(Struct, frozen=True, kw_only=True):
    """One kind of mahjong."""

    id: str  # what `variant` is everywhere
    names: dict[str, str]  # by language: en, zh-Hans, zh-Hant, ja
    revision: int  # of its rules


def games() -> list[Game]:
    """Return every kind of mahjong there is, in the order of the lists; house rules laid out beside them too.

    (`fangcheng.variants` is the package of their pages.)

    >>> len(games()), games()[0].id, games()[0].names["ja"]
    (41, 'riichi', 'リーチ麻雀')
    """
    return [
        Game(
            id=page.id, names={one: page.name.get(one) or page.name["en"] for one in LANGUAGES}, revision=page.revision
        )
        for page in readable()
    ]
