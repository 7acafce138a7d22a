"""Kongs of a seat as a case lists them, by class; those that lie among its melds are counted among them."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.state.codes import ADDED_KONG_MELD, CONCEALED_KONG_MELD, NOBODY, OPEN_KONG_MELD
from fangcheng.core.table.hand import find_pung, is_kong, meld_tile
from fangcheng.game.hands import Meld
from fangcheng.tiles import FACES, face_of, name_of

KONG_KINDS = {
    "open": OPEN_KONG_MELD,
    "exposed": OPEN_KONG_MELD,
    "straight": OPEN_KONG_MELD,
    "added": ADDED_KONG_MELD,
    "concealed": CONCEALED_KONG_MELD,
    "gold": CONCEALED_KONG_MELD,
    "heavenly": CONCEALED_KONG_MELD,  # of the dealer, before his first discard
    "earthly": OPEN_KONG_MELD,  # of the dealer's first discard
}
EARLY = ("heavenly", "earthly")


@dataclass(frozen=True)
class ToldKong:
    """One kong of a list: its class, who fed it, its tile where that is told, whether an added tile was just drawn."""

    kind: str
    giver: int = NOBODY
    tile: int | None = None
    fresh: bool = True


def read_kongs(situation: Situation, group: Fields, seat: int, told: Any) -> list[ToldKong]:
    """Read a list of kongs by class such as `open from E`."""
    if not isinstance(told, list) or any(not isinstance(kong, str) for kong in told):
        raise group.wrong("kongs", f"{SEATS[seat]}: a list of {', '.join(KONG_KINDS)}")
    return [_read(situation, group, seat, kong) for kong in told]


def _read(situation: Situation, group: Fields, seat: int, kong: str) -> ToldKong:
    kind, _, giver = kong.partition(" from ")
    if kind not in KONG_KINDS or (giver and giver not in situation.letters):
        raise group.wrong("kongs", f'{SEATS[seat]}: "{kong}"; a list of {", ".join(KONG_KINDS)}, with `from E`')
    return ToldKong(kind, SEATS.index(giver) if giver else NOBODY)


def lay_kongs(situation: Situation, group: Fields, seat: int, told: list[ToldKong]) -> None:
    """Lay the kongs that a seat has not shown yet. Raises BadCase where the list and its melds disagree."""
    shown = _shown(situation, seat)
    missing = sorted(told, key=lambda kong: (kong.tile is None, kong.giver == NOBODY))
    new = [kong for kong in missing if not _among(situation, group, seat, kong, shown)]
    for index in shown:
        kind = _class_of(situation, seat, index)
        a = "an" if kind[0] in "ao" else "a"
        raise group.wrong("kongs", f"{SEATS[seat]} has {a} {kind} kong among its melds that is not listed")
    for kong in told:
        if KONG_KINDS[kong.kind] == CONCEALED_KONG_MELD and kong.giver != NOBODY:
            raise group.wrong("kongs", f"{SEATS[seat]}: nobody feeds a {kong.kind} kong; leave `from` out")
    for kong in new:
        _lay(situation, group, seat, kong)


def _shown(situation: Situation, seat: int) -> list[int]:
    """Return the places of the kongs among a seat's melds."""
    table = situation.table
    return [index for index in range(int(table.meld_count[seat])) if is_kong(int(table.meld_kind[seat, index]))]


def _among(situation: Situation, group: Fields, seat: int, kong: ToldKong, shown: list[int]) -> bool:
    """Find the kong among those shown that nobody has named yet, and strike it off; return False if it is another."""
    table = situation.table
    alike = [index for index in shown if _class_of(situation, seat, index) in _alike(kong.kind)]
    if kong.tile is not None:
        alike = [index for index in alike if int(table.meld_face[seat, index]) == face_of(kong.tile)]
    fed = [index for index in alike if kong.giver in (NOBODY, int(table.meld_from[seat, index]))]
    if alike and not fed:
        melds = " and ".join(
            f"{name_of(int(table.meld_face[seat, index]))} from {SEATS[int(table.meld_from[seat, index])]}"
            for index in alike
        )
        raise group.wrong(
            "kongs", f"{SEATS[seat]}: {kong.kind} from {SEATS[kong.giver]}, but among its melds lies {melds}"
        )
    if not alike:
        return False
    index = fed[0]
    shown.remove(index)
    if not kong.fresh:
        table.meld_fresh[seat, index] = False
    return True


def _alike(kind: str) -> tuple[str, ...]:
    if kind in ("open", "exposed", "straight", "added", "earthly"):
        return ("open", "added")
    return ("concealed",) if kind == "heavenly" else (kind,)


def _class_of(situation: Situation, seat: int, index: int) -> str:
    table = situation.table
    if int(table.wild_mask) >> int(table.meld_face[seat, index]) & 1:
        return "gold"
    names = {OPEN_KONG_MELD: "open", ADDED_KONG_MELD: "added", CONCEALED_KONG_MELD: "concealed"}
    return names[int(table.meld_kind[seat, index])]


def _lay(situation: Situation, group: Fields, seat: int, kong: ToldKong) -> None:
    """Lay a kong that is not shown: of its tile, which may be added to a pung that is, or of tiles that lie nowhere."""
    kind = KONG_KINDS[kong.kind]
    if (
        kong.tile is not None
        and kind == ADDED_KONG_MELD
        and int(find_pung(situation.table, seat, face_of(kong.tile))) >= 0
    ):
        _add_to_pung(situation, group, seat, kong)
        return
    face = _gold_face(situation, group) if kong.kind == "gold" else situation.free_face(4)
    face = face if kong.tile is None else face_of(kong.tile)
    giver = seat if kind == CONCEALED_KONG_MELD else kong.giver
    situation.lay_meld(seat, Meld(kind, (face,) * 4, giver), fresh=kong.fresh)
    if kong.kind in EARLY:
        situation.early[seat, face] = kong.kind


def _add_to_pung(situation: Situation, group: Fields, seat: int, kong: ToldKong) -> None:
    """Let the seat have added the fourth tile to the pung that lies among its melds."""
    table, tile = situation.table, kong.tile
    assert tile is not None
    index = int(find_pung(table, seat, face_of(tile)))
    giver = int(table.meld_from[seat, index])
    if kong.giver not in (NOBODY, giver):
        raise group.wrong("kongs", f"{SEATS[seat]}: the pung of {name_of(tile)} is from {SEATS[giver]} among its melds")
    meld_tile(table, seat, index, tile, False)
    table.meld_kind[seat, index] = ADDED_KONG_MELD
    table.meld_fresh[seat, index] = kong.fresh
    table.kongs_made += 1
    situation.shown.append(tile)


def _gold_face(situation: Situation, group: Fields) -> int:
    """Return a face for a gold kong: a joker of the hand, of which no tile lies anywhere yet."""
    if int(situation.table.wild_mask) == 0:
        situation.turn_joker(situation.free_face(4))
    held = np.bincount(np.array(situation.shown, np.int64), minlength=FACES)
    for face in range(FACES):
        if int(situation.table.wild_mask) >> face & 1 and held[face] == 0:
            return face
    raise group.wrong("kongs", "no four jokers are left for a gold kong")
