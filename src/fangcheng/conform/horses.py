"""The tiles of a case that are turned up after its win: horses of the reserve, or birds from the front of the wall."""

from collections.abc import Mapping, Sequence
from typing import Any

from fangcheng.conform.fields import BadCase, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.institutions.horses import front_of_reserve, turns_any
from fangcheng.core.institutions.wake import points_of_wake
from fangcheng.core.settlement.settle_shares import share_of
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, NOBODY, SEATS
from fangcheng.core.state.event_rows import E_HORSE
from fangcheng.core.state.payment_rows import PAY_HORSES
from fangcheng.core.state.rule_codes import CLASSES, HORSES_FROM_WALL, NO_WAKE
from fangcheng.core.table.wall import tail_position

OUTSIDE = ("X1", "X2", "X3", "X4")  # who buys horses beside the table


def set_horses(situation: Situation, fields: Fields, winning: int) -> None:
    """Lay the named horses or birds where they will be turned; where none are named none are played.

    Of birds there may be fewer than are due: then no more tiles are left to draw. `winning` is the winning tile.
    """
    table, rules = situation.table, situation.rules
    if rules.bought_horses != 0:
        _set_bought(situation, fields)
        return
    set_wake(situation, fields)
    if rules.birds != 0:
        _set_birds(situation, fields, winning)
        return
    from_wall = rules.horses_from == HORSES_FROM_WALL
    name = "horses" if "horses" in fields else name_of_horses(rules)
    if name not in fields:
        rules.horses = rules.horse_bare = rules.horse_step = 0
    kinds = _tiles_turned(fields, name)
    if not kinds and not from_wall:
        rules.horses = rules.horse_bare = rules.horse_step = 0  # the reserve is never short of them
    situation.to_turn[name] = len(kinds)
    if kinds and not turns_any(rules):
        raise fields.wrong(name, "none are turned at this table")
    if from_wall and len(kinds) < int(rules.horses):
        situation.leave_tiles(len(kinds))
    if from_wall:
        _check_left(situation, fields, name, kinds)
    first = int(table.next_tile) if from_wall else int(front_of_reserve(table, rules))
    for place, kind in enumerate(kinds):
        table.wall[first + place] = kind
    situation.shown.extend(kinds)
    situation.horses = 0 if from_wall else len(kinds)


def name_of_horses(rules: Any) -> str:
    """Name the tiles turned up: horses of the reserve, birds of the wall, fish of the wall that repeat the win."""
    if rules.horses_from != HORSES_FROM_WALL:
        return "horses"
    return "fish" if rules.horse_shares != 0 else "birds"


def _tiles_turned(fields: Fields, name: str) -> list[int]:
    """Take the tiles that the case names under the word of its game."""
    if name == "fish":
        return fields.tiles("fish")
    return fields.tiles("birds") if name == "birds" else fields.tiles("horses")


def set_wake(situation: Situation, fields: Fields) -> None:
    """Lay the tiles that will wake those of the winner; where none are named none are turned."""
    rules, table = situation.rules, situation.table
    if "wake" not in fields:
        rules.wake = NO_WAKE
        return
    kinds = fields.tiles("wake")
    if rules.wake == NO_WAKE:
        if kinds:
            raise fields.wrong("wake", "no tile is turned at this table")
        return
    situation.to_turn["wake"] = len(kinds)
    if not kinds and table.drawable > 0:  # at the end of the wall the winning tile itself is turned (GUANGXI-23)
        raise fields.wrong("wake", "nothing is in it; name the tiles turned, or leave it out and none are")
    _check_left(situation, fields, "wake", kinds)
    for place, kind in enumerate(kinds):
        table.wall[int(table.next_tile) + place] = kind
    situation.shown.extend(kinds)


def _check_left(situation: Situation, fields: Fields, name: str, kinds: Sequence[int]) -> None:
    """Raise BadCase for tiles of the wall that are turned after its last has been drawn."""
    left = int(situation.table.drawable)
    if len(kinds) > left:
        words = "no tile is" if left == 0 else f"{left} tiles are"
        raise fields.wrong(name, f"{words} left to be turned after this win; the wall ends with it, so leave them out")


def check_turned(situation: Situation) -> None:
    """Check that as many tiles were turned up after the win as the case names. Raises BadCase.

    One too many would lie there and mean nothing, and for one too few any tile of the wall would be turned. Where none
    is turned the case shows that none is; after the last tile of the wall it stands for them itself.
    """
    table, told = situation.table, {name: count for name, count in situation.to_turn.items() if count}
    rows = table.events[: int(table.event_count)]
    turned = len({int(row[3]) for row in rows if int(row[0]) == E_HORSE and int(row[3]) >= 0})
    if told and turned and turned != sum(told.values()):
        names, count, are = " and ".join(told), sum(told.values()), "is" if turned == 1 else "are"
        raise BadCase(f"{names}: {count} named, and after this win {turned} {are} turned; name them all, and no other")


def add_class_row(situation: Situation, winner: int, found: dict[str, Any]) -> None:
    """Tell wakes or fish as a row, and as total the smallest share with all that they bring.

    Rules: GUANGXI-19, GUANGXI-20, GUANGXI-34.
    """
    table, rules, work = situation.table, situation.rules, situation.desk.work
    win, result = work.wins[winner], work.results[winner]
    woken, hits = int(table.wake.count[winner]), int(table.horses.hits[winner])
    for name, count in (("wake", woken), ("fish", hits)):
        if count:
            found["patterns"] = {**found["patterns"], name: count}
    others = [int(win.payer)] if win.by != BY_SELF else [seat for seat in range(situation.seats) if seat != winner]
    least = min(int(share_of(table, rules, win, result, seat)) for seat in others)
    found["total"] = least * (1 + hits) + woken * int(points_of_wake(rules, win, result))
    for seat, change in situation.paid((PAY_HORSES,)).items():
        found["payments"][seat] += change
    for name in ("horses", "birds"):
        found["side"].pop(name, None)


def _set_birds(situation: Situation, fields: Fields, winning: int) -> None:
    """Lay the birds of a win at the front of the wall; without a tile left the winning one is all that double.

    Where birds add up none stands for another, so there are none without a tile left.
    Rules: CHANGSHA-41, HEFEI-32.
    """
    table, rules = situation.table, situation.rules
    kinds = fields.tiles("birds")
    if not kinds:
        rules.birds = 0
        return
    situation.to_turn["birds"] = len(kinds)
    if rules.bird_adds != 0:
        _check_left(situation, fields, "birds", kinds)
    if table.drawable == 0 and kinds != [winning] * int(rules.birds):
        last, birds = "no tile is left to be turned after this win: the last tile is every bird", int(rules.birds)
        raise fields.wrong("birds", f"{last}, {birds} of them")
    if table.drawable > 0:
        situation.leave_tiles(min(int(table.drawable), max(len(kinds), 1)))
        for place, kind in enumerate(kinds):
            table.wall[int(table.next_tile) + place] = kind
        situation.shown.extend(kinds)


def _set_bought(situation: Situation, fields: Fields) -> None:
    """Lay the horses that were bought, `{owner: S, tile: 5m}`; an owner `X1` to `X4` sits beside the table."""
    tiles: dict[int, list[int]] = {}
    for entry in fields.groups("horses"):
        tiles.setdefault(_owner(entry), []).append(entry.tile("tile"))
        entry.close()
    buy_horses(situation, tiles)


def _owner(entry: Fields) -> int:
    """Take the owner of a horse: a seat, or a number after the seats."""
    word = entry.values.get("owner")
    if word in OUTSIDE:
        entry.take("owner")
        return SEATS + OUTSIDE.index(word)
    owner = entry.seat("owner")
    if owner is None:
        raise entry.wrong("owner", "missing; who bought the horse")
    return owner


def buy_horses(situation: Situation, tiles: Mapping[int, Sequence[int]]) -> None:
    """Let owners have bought these tiles, which lie in the order in which they are turned."""
    table, rules = situation.table, situation.rules
    beside = [len(tiles.get(SEATS + number, ())) for number in range(max(tiles, default=0) - SEATS + 1)]
    if len(set(beside)) > 1:
        raise BadCase("horses: all who sit beside the table buy as many")
    rules.outside_buyers, rules.outside_horses = len(beside), max(beside, default=0)
    seats = [(int(table.dealer) + step) % situation.seats for step in range(situation.seats)]
    for seat in seats:
        table.bets.placed[seat] = len(tiles.get(seat, ()))
    kinds = [kind for owner in (*seats, *range(SEATS, SEATS + len(beside))) for kind in tiles.get(owner, ())]
    for number, kind in enumerate(kinds):
        table.wall[int(tail_position(table, number))] = kind
        situation.shown.append(kind)


def add_horse_row(situation: Situation, winner: int, expected: dict[str, Any], found: dict[str, Any]) -> None:
    """Tell horses as a row of the hand, in `patterns`, `total` and `payments`, where `side` has no book for them."""
    side = expected.get("side")
    if not found["win"]:
        return
    if situation.rules.method == CLASSES:
        add_class_row(situation, winner, found)
        return
    if situation.rules.birds != 0:
        _add_birds(situation, found)
        return
    if situation.rules.horse_shares != 0:
        _add_shares(situation, winner, found)
        return
    if not situation.horses or (isinstance(side, dict) and "horses" in side):
        return
    rules, given = situation.rules, int(situation.desk.work.wins[winner].by) == BY_DISCARD
    points = int(rules.horse_points_given or rules.horse_points) if given else int(rules.horse_points)
    worth = points * int(situation.table.horses.hits[winner])
    if worth and "patterns" in found:
        found["patterns"] = {**found["patterns"], "horse": worth}
        found["total"] += worth
    for seat, change in situation.paid((PAY_HORSES,)).items():
        found["payments"][seat] += change
    found["side"].pop("horses", None)


def _add_birds(situation: Situation, found: dict[str, Any]) -> None:
    """Add what the birds bring to what each seat is paid, for the book tells both together."""
    for seat, change in situation.paid((PAY_HORSES,)).items():
        found["payments"][seat] += change
    found["side"].pop("horses", None)


def _add_shares(situation: Situation, winner: int, found: dict[str, Any]) -> None:
    """Tell how many horses hit, and as total what one share came to with them and with what a bond doubles.

    Rules: NANNING-24, NANNING-27.
    """
    table, rules, win = situation.table, situation.rules, situation.desk.work.wins[winner]
    hits = int(table.horses.hits[winner])
    if hits and "patterns" in found:
        found["patterns"] = {**found["patterns"], "horse": hits}
    fed = int(win.payer) != NOBODY and table.bonds.order[winner, int(win.payer)] > 0
    drawn = win.by == BY_SELF and rules.bond_doubled != 0 and table.bonds.order[winner].any()
    if "total" in found:  # of several winners each has his own
        found["total"] *= (1 + hits) * (2 if fed or drawn else 1)
    for seat, change in situation.paid((PAY_HORSES,)).items():
        found["payments"][seat] += change
    found["side"].pop("horses", None)
