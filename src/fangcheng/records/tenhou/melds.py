"""Calls in Tenhou's 16-bit meld codes."""

from fangcheng.records.model import AddedKong, Chow, ConcealedKong, LayAside, OpenKong, Pung
from fangcheng.records.tenhou.values import Table

Call = Chow | Pung | OpenKong | AddedKong | ConcealedKong | LayAside
REPLACED = (OpenKong, AddedKong, ConcealedKong, LayAside)  # calls that are followed by a replacement draw

IS_CHOW, IS_PUNG, IS_ADDED_KONG, IS_ASIDE = 0x04, 0x08, 0x10, 0x20
GIVER = 0x03  # lowest two bits: whose tile it was, 1 the next seat .. 3 the left neighbour, 0 one's own


def meld_of(seat: int, code: int, table: Table) -> Call:
    """Return the call that `code` stands for. Raises ValueError for a giver who does not sit at the table."""
    giver = (seat + (code & GIVER)) % 4
    if giver >= table.seats:
        raise ValueError(f"meld {code}: no seat {giver} at a table of {table.seats}")
    if code & IS_CHOW:
        return _chow(seat, code, giver, table)
    if code & (IS_PUNG | IS_ADDED_KONG):
        return _pung_or_added_kong(seat, code, giver, table)
    if code & IS_ASIDE:
        return LayAside(seat, table.tile(code >> 8))
    return _kong(seat, code, giver, table)


def _chow(seat: int, code: int, giver: int, table: Table) -> Chow:
    base, called = divmod(code >> 10, 3)
    lowest = 9 * (base // 7) + base % 7  # seven runs begin in each suit
    if lowest >= 27:
        raise ValueError(f"meld {code}: no such run")
    run = [table.tile(4 * (lowest + place) + (code >> 3 + 2 * place & 3)) for place in range(3)]
    own = tuple(name for place, name in enumerate(run) if place != called)
    return Chow(seat, own, run[called], giver)


def _pung_or_added_kong(seat: int, code: int, giver: int, table: Table) -> Pung | AddedKong:
    kind, called = divmod(code >> 9, 3)
    fourth = code >> 5 & 3
    triplet = [table.tile(4 * kind + copy) for copy in range(4) if copy != fourth]
    if code & IS_PUNG:
        own = tuple(name for place, name in enumerate(triplet) if place != called)
        return Pung(seat, own, triplet[called], giver)
    return AddedKong(seat, table.tile(4 * kind + fourth), tuple(triplet))


def _kong(seat: int, code: int, giver: int, table: Table) -> OpenKong | ConcealedKong:
    number = code >> 8
    four = {copy: table.tile(number // 4 * 4 + copy) for copy in range(4)}
    if giver == seat:
        return ConcealedKong(seat, tuple(four.values()))
    called = four.pop(number % 4)
    return OpenKong(seat, tuple(four.values()), called, giver)
