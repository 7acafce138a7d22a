"""Another world: the same table as one seat sees it, with everything mixed that the seat cannot see."""

import random

import numpy as np

from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.codes import FACE_DOWN_CUT, IN_WALL, KEPT
from fangcheng.game import events as ev
from fangcheng.game.engine import copy_of
from fangcheng.game.seen import draws_openly, essence_tiles, open_chickens, sees_hand, tail_seen
from fangcheng.tiles import FACES, NO_TILE, face_of, is_red


def another_world(match, seat):
    """The table with all mixed that `seat` cannot see: the wall, what lies face down, and the other hands."""
    table = copy_of(match.table)
    unknown = [other for other in range(match.seats) if not sees_hand(match.engine, table, seat, other)]
    places, down = hidden_places(table, seat), face_down(table, seat)
    pool = [int(table.wall[place]) for place in places] + [int(table.river[cut]) for cut in down]
    sizes, shown = [], drawn_in_sight(match.engine, table)
    for other in unknown:
        tiles = ev.kinds_in_hand(table, other)
        for kind in shown.get(other, []):
            tiles.remove(kind)
        sizes.append(len(tiles))
        pool += tiles
    random.Random(1).shuffle(pool)
    for place in places:
        table.wall[place] = pool.pop()
    for cut in down:
        table.river[cut] = pool.pop()
    for other, size in zip(unknown, sizes):
        table.hand[other] = 0
        for kind in [pool.pop() for _ in range(size)] + shown.get(other, []):
            table.hand[other, face_of(kind)] += 1
            if is_red(kind):
                table.hand[other, kind] += 1
        if table.heart[other] and other not in table.won_order[: int(table.won_count)]:
            table.heart[other] = 1 + int(table.heart[other]) % FACES  # another than he wrote
        keep_waits(table, match.engine.rules, match.engine.desk, other)
        table.exchange.given[other] = NO_TILE
        table.legal[other] = np.uint64(0)
        if table.turn == other and table.drawn != NO_TILE:
            table.drawn = kind
    return table


def drawn_in_sight(engine, table):
    """What the player on turn has drawn, by seat, if all see it (JINAN-17)."""
    seat, kind = int(table.turn), int(table.drawn)
    return {seat: [kind]} if kind != NO_TILE and draws_openly(engine, table, seat) else {}


def hidden_places(table, seat):
    """Places of the wall whose tiles a seat does not know: what is still to be drawn, kept back or put aside.

    Who has looked at the treasure knows it (HARBIN-19).
    """
    known = {tail_seen(table, seat), *open_chickens(table), *essence_tiles(table)}
    if seat is not None and int(table.treasure.seen) >> seat & 1:
        known.add(int(table.treasure.position))
    places = range(int(table.wall_size))
    return [place for place in places if table.place[place] in (IN_WALL, KEPT) and place not in known]


def face_down(table, seat):
    """Places in rivers of discards that lie face down and are not the seat's own (SHANXI-15, TAIYUAN-26)."""
    return [
        (other, number)
        for other in range(int(table.seats))
        for number in range(int(table.river_count[other]))
        if other != seat and int(table.river_flags[other, number]) & FACE_DOWN_CUT
    ]
