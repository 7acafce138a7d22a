"""Routes of nine given tiles in Chinese Official: which of them the melds leave open, how near and how likely they are.

A route is likely when each tile it lacks is, and when the free set and the pair beside it are; what it is worth is
that chance times what the win would pay.
"""

import numpy as np

from fangcheng.bots.brain import NEAR
from fangcheng.bots.mcr_catalogue import CHOWS, FIRST_KNITTED, KEYS, NEEDS, ROUTES, VALUES
from fangcheng.bots.mcr_points import ONE_POINT, chance, points, several_chances, steep
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import NONE, ONE, count_bits, has, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.holding import SUIT
from fangcheng.core.shapes.missing_sets import fewest
from fangcheng.core.state.codes import CHOW
from fangcheng.core.state.record_types import Shapes, Table

NOT_ITS = -1
SLACK = 1  # beside the nearest, routes are kept that lack so many more of their nine tiles
FAR = 99
FIRST_FIT, MORE_FIT = 6, 3  # live copies that complete the free set and the pair, at the last tile and before
CONCEALED, ALL_CHOWS = 2, 2  # points
SMALL = 8  # routes below so many points need another fan beside theirs


@stage()
def open_routes(table: Table, brain: Brain, seat):
    """List the routes that the melds leave open, with what each still needs of the concealed tiles."""
    brain.open_count = 0
    for route in range(ROUTES):
        stray = lay_melds(table, brain, seat, route)
        if stray <= 1:
            place = int(brain.open_count)
            brain.open_routes[place] = route
            brain.free_sets[place] = 1 - stray
            brain.open_count = place + 1


@kernel
def lay_melds(table: Table, brain: Brain, seat, route):
    """Note what the route needs beside the melds that belong to it; return how many melds do not."""
    place = int(brain.open_count)
    laid = stray = 0
    for index in range(int(table.meld_count[seat])):
        is_chow = table.meld_kind[seat, index] == CHOW
        chow = its_chow(route, laid, int(table.meld_face[seat, index])) if is_chow else NOT_ITS
        if chow == NOT_ITS:
            stray += 1
        else:
            laid |= 1 << chow
    if laid != 0:
        need_the_others(brain, place, route, laid)
    else:
        for times in range(3):
            brain.needs[place, times] = NEEDS[route, times]
    return stray


@kernel
def its_chow(route, laid, lowest_face):
    """Return which chow of the route not yet laid begins at this face, NOT_ITS for none."""
    for chow in range(3):
        if laid >> chow & 1 == 0 and CHOWS[route, chow] == lowest_face:
            return chow
    return NOT_ITS


@kernel
def need_the_others(brain: Brain, place, route, laid):
    """Let the route need only the chows that are not laid."""
    once = twice = thrice = NONE
    for chow in range(3):
        if laid >> chow & 1 == 0:
            faces = np.uint64(7) << np.uint64(CHOWS[route, chow])
            thrice |= twice & faces
            twice |= once & faces
            once |= faces
    brain.needs[place, 0] = once
    brain.needs[place, 1] = twice
    brain.needs[place, 2] = thrice


@kernel
def tiles_lacking(brain: Brain, place):
    """Count the tiles that a route needs and the hand has not (faces held once, twice, three times)."""
    needs = brain.needs[place]
    return (
        count_bits(needs[0] & ~brain.held[0])
        + count_bits(needs[1] & ~brain.held[1])
        + count_bits(needs[2] & ~brain.held[2])
    )


@kernel
def is_alive(brain: Brain, place):
    """Return True if a copy of every tile that a route lacks may still come."""
    needs = brain.needs[place]
    return (needs[0] & ~brain.held[0] | needs[1] & ~brain.held[1] | needs[2] & ~brain.held[2]) & ~brain.live == NONE


@kernel
def choose_routes(shapes: Shapes, brain: Brain, holding):
    """Keep the routes that are worth most to the hand, among those that lack fewest of their own tiles."""
    nearest = FAR
    for place in range(int(brain.open_count)):
        if is_alive(brain, place):
            nearest = min(nearest, tiles_lacking(brain, place))
    brain.near_count = 0
    for place in range(int(brain.open_count)):
        if tiles_lacking(brain, place) <= nearest + SLACK and is_alive(brain, place):
            keep_route(brain, place, hope_of_route(shapes, brain, holding, place))


@kernel
def keep_route(brain: Brain, place, hope):
    """Insert a route in the order of worth; drop the last one where there are as many as are looked at."""
    most = max(1, min(NEAR, int(brain.weights.plans)))
    at = min(int(brain.near_count), most - 1)
    if brain.near_count == most and hope <= brain.near_hopes[at]:
        return
    while at > 0 and brain.near_hopes[at - 1] < hope:
        brain.near[at] = brain.near[at - 1]
        brain.near_hopes[at] = brain.near_hopes[at - 1]
        at -= 1
    brain.near[at] = place
    brain.near_hopes[at] = hope
    brain.near_count = min(most, int(brain.near_count) + 1)


@kernel
def hope_of_routes(shapes: Shapes, brain: Brain, holding):
    """Return what the kept routes are worth together to a hand of 3n + 1 tiles that is not ready by them."""
    hope = 0
    for number in range(int(brain.near_count)):
        hope += hope_of_route(shapes, brain, holding, int(brain.near[number]))
    return hope


@kernel
def hope_of_route(shapes: Shapes, brain: Brain, holding, place):
    """Return what one route is worth: the chances of its tiles and of the rest, times what the win would pay."""
    needs = brain.needs[place]
    route = int(brain.open_routes[place])
    numbers_only = VALUES[route] < SMALL and brain.concealed == 0
    rest = lacking_beside(shapes, brain, holding, needs, int(brain.free_sets[place]), numbers_only)
    lacking = tiles_lacking(brain, place)
    if lacking + rest < 2:
        return 0
    planned = int(VALUES[route]) + CONCEALED * int(brain.concealed)
    if numbers_only:
        planned += ALL_CHOWS
    hope = points(planned) * steep(lacking + rest) >> ONE_POINT
    hope = hope * several_chances(int(brain.turns), rest, FIRST_FIT, MORE_FIT) >> ONE_POINT
    turns = int(brain.turns) if route < FIRST_KNITTED else int(brain.turns) // 2  # a knitted tile cannot be claimed
    once, twice = needs[0] & ~brain.held[0], needs[1] & ~brain.held[1]
    hope = hope * chance_of(brain, once, NONE, NONE, turns) >> ONE_POINT
    if needs[1] == NONE:
        return hope
    hope = hope * chance_of(brain, twice, once, NONE, turns) >> ONE_POINT
    return hope * chance_of(brain, needs[2] & ~brain.held[2], once, twice, turns) >> ONE_POINT


@kernel
def chance_of(brain: Brain, lacking, before, before_that, turns):
    """Return how likely all these faces come, in 1024ths.

    Of a face that was counted before (`before`, `before_that`) a copy less is live each time.
    """
    hope = 1024
    while lacking != NONE:
        face = lowest(lacking)
        lacking &= lacking - ONE
        live = int(brain.unseen[face]) - int(has(before, face)) - int(has(before_that, face))
        hope = hope * chance(turns, live) >> ONE_POINT
    return hope


@kernel
def lacking_beside(shapes: Shapes, brain: Brain, holding, needs, free_sets, numbers_only):
    """Return how many tiles lack to the free set and the pair in what the route leaves of the hand.

    With `numbers_only` honours do not count.
    """
    once, twice, thrice = needs[0] & brain.held[0], needs[1] & brain.held[1], needs[2] & brain.held[2]
    m = holding.m - taken(once, 0) - taken(twice, 0) - taken(thrice, 0)
    p = holding.p - taken(once, 9) - taken(twice, 9) - taken(thrice, 9)
    s = holding.s - taken(once, 18) - taken(twice, 18) - taken(thrice, 18)
    z = 0 if numbers_only else holding.z
    left = int(shapes.joined[shapes.suit[m], shapes.suit[p]])
    right = int(shapes.joined[shapes.suit[s], shapes.honour[z]])
    return fewest(left, right, free_sets)


@kernel
def taken(faces, first):
    """Return the part of the key of the suit from `first` on that one tile of each of these faces makes."""
    return int(KEYS[int(faces >> np.uint64(first) & SUIT)])
