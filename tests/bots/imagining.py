"""Moments of matches at which a seat owes a decision, for tests of what seats imagine."""

import random
from itertools import count

import numpy as np

from fangcheng import Match
from fangcheng.core.state.codes import ASK, EXCHANGE, GONE
from fangcheng.core.table.hand import held
from fangcheng.game.seen import seen_record
from fangcheng.game.views import View
from fangcheng.tiles import FACES, KINDS
from game.players import choose


def moments(variant, seed, often, most, late=999):
    """Play matches of the players of tests: yield them with a seat that owes a decision, now and then, so many times.

    Only decisions with two answers or more count, and those at which no more than `late` tiles can be drawn.
    """
    chance, seen = random.Random(seed), 0
    for number in count(seed):
        for match, seat in decisions(Match(variant, number, mode="interpreted"), chance):
            if chance.random() < often and len(match.legal(seat)) > 1 and match.table.drawable <= late:
                yield match, seat
                seen += 1
                if seen == most:
                    return


def decisions(match, chance):
    """Play a match to its end: yield it before each decision, with the seat that makes it."""
    while not match.over:
        if match.hand_over:
            match.next_hand()
            continue
        seat = chance.choice(match.owed)
        yield match, seat
        match.act(seat, choose(match, seat, chance))


def view_in(match, table, seat):
    """Return the view of a seat at another table of the match's rules."""
    return View(match.engine, seen_record(match.engine, table, seat), seat)


def tiles_of(table):
    """All tiles in hands and wall, those named for an exchange and those that lie face down among them."""
    counts = np.zeros(64, int)
    for seat in range(int(table.seats)):
        for kind in range(KINDS):
            counts[kind] += held(table, seat, kind) if kind < FACES else int(table.hand[seat, kind])
        for place in range(int(table.meld_count[seat])):
            np.add.at(counts, table.meld_tiles[seat, place].astype(int), 1)
        np.add.at(counts, table.river[seat, : int(table.river_count[seat])].astype(int), 1)
        if table.phase == ASK and table.question == EXCHANGE:
            np.add.at(counts, table.exchange.given[seat].astype(int), 1)
    size = int(table.wall_size)
    np.add.at(counts, table.wall[:size][table.place[:size] != GONE].astype(int), 1)
    return counts[:KINDS].tolist()
