"""Another world: the same table as one seat sees it, with everything mixed that the seat cannot see."""

import random

import numpy as np

from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.codes import IN_WALL
from fangcheng.game import events as ev
from fangcheng.game.engine import copy_of
from fangcheng.game.seen import essence_tiles, open_chickens, sees_hand, tail_seen
from fangcheng.tiles import NO_TILE, face_of, is_red


def another_world(match, seat):
    """The table with everything mixed that `seat` cannot see: the wall, and the other hands."""
    table = copy_of(match.table)
    unknown = [other for other in range(match.seats) if not sees_hand(match.engine, table, seat, other)]
    places = [place for place in range(int(table.wall_size)) if table.place[place] == IN_WALL]
    places = [
        place
        for place in places
        if place != tail_seen(table, seat) and place not in (*open_chickens(table), *essence_tiles(table))
    ]
    pool = [int(table.wall[place]) for place in places]
    sizes = []
    for other in unknown:
        tiles = ev.kinds_in_hand(table, other)
        sizes.append(len(tiles))
        pool += tiles
    random.Random(1).shuffle(pool)
    for place in places:
        table.wall[place] = pool.pop()
    for other, size in zip(unknown, sizes):
        table.hand[other] = 0
        for _ in range(size):
            kind = pool.pop()
            table.hand[other, face_of(kind)] += 1
            if is_red(kind):
                table.hand[other, kind] += 1
        keep_waits(table, match.engine.rules, match.engine.desk, other)
        table.exchange.given[other] = NO_TILE
        table.legal[other] = np.uint64(0)
        if table.turn == other and table.drawn != NO_TILE:
            table.drawn = kind
    return table
