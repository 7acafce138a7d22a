"""What cases say of kongs of a single tile: `special: [red, wild, green, pizi]`, of any seat."""

from fangcheng.conform.fields import Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.dialect.bits import lowest
from fangcheng.core.state.laid_out import with_single
from fangcheng.core.table.single_kongs import face_turned_up, place_laid
from fangcheng.tiles import GREEN, RED

WORDS = ("red", "wild", "green", "pizi")


def lay_singly(situation: Situation, seat: int, entry: Fields) -> None:
    """Lay aside before a seat the tiles that an entry names.

    Rules: WUHAN-7, WUHAN-22.
    """
    table = situation.table
    for word in entry.words("special"):
        if word not in WORDS:
            raise entry.wrong("special", f"{word}: one of {', '.join(WORDS)}")
        if word in ("wild", "pizi") and int(table.wild_mask) == 0:
            raise entry.wrong("special", "the case turns up no tile; name it with jokers: {indicator: ...}")
        faces = {"red": RED, "green": GREEN, "pizi": int(face_turned_up(table)), "wild": lowest(table.wild_mask)}
        place = place_laid(table, situation.rules, faces[word])
        table.flowers[seat] = with_single(int(table.flowers[seat]), int(place))
        situation.shown.append(faces[word])
