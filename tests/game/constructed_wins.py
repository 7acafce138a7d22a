"""Wins laid on a table at random and paid there by the kernels: with melds fed by few, bonds, liabilities, late walls.

Such wins meet within seconds what a played match meets once in years: each way in which somebody pays.
"""

import random
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from fangcheng.core.play.winning import value_for
from fangcheng.core.settlement.pay import pay_win
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_DISCARD,
    BY_OPEN_KONG,
    BY_ROB,
    BY_SELF,
    CHOW,
    CONCEALED_KONG_MELD,
    FROM_KONG,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
)
from fangcheng.game.engine import copy_of
from fangcheng.game.event_types import Paid
from fangcheng.game.events import read_events
from fangcheng.game.explain import Explanation, explanation_of_win, noted_in, payments_of
from fangcheng.game.match import Match
from fangcheng.game.reckoning.dues import Dues, dues_of
from fangcheng.rules.option import Value
from fangcheng.tiles import FACES, NO_TILE

JOKERS = 3  # in a hand: with more the kernels, interpreted here, read it for minutes
TRIES = 25  # hands laid for each win wanted, where a game demands much of one
OPENING = 12  # decisions before the first win is laid: what is asked before play is answered then
DRAGONS = (31, 32, 33)
SUITS = ((0,), (1,), (0, 1), (0, 1, 2), (0, 3), (3,))  # of which a hand is made, the honours being the fourth
CLAIMS = (CHOW, PUNG, PUNG, OPEN_KONG_MELD, ADDED_KONG_MELD, CONCEALED_KONG_MELD)


class PaidWin(NamedTuple):
    """A win that has been paid, and all that tells it."""

    winner: int
    changes: list[int]  # by seat, of the win's own payment row
    notes: Mapping[int, int]  # what debtors owe with it
    dues: Dues
    told: Explanation


def paid_wins(
    game: str, seed: int, wanted: int, options: Mapping[str, Value] | None = None, preset: str | None = None
) -> Iterator[PaidWin]:
    """Yield so many wins under these rules, or fewer where many hands do not win."""
    chance = random.Random(f"{game} {seed}")
    match = Match(game, seed, options, preset, mode="interpreted", undo=False)
    for _ in range(OPENING):
        if not match.hand_over and not match.over:
            seat = chance.choice(match.owed)
            legal = [action for action in match.legal(seat) if action.kind != "win"]
            match.act(seat, chance.choice(legal or match.legal(seat)))
    found = 0
    for _ in range(TRIES * wanted):
        if found < wanted and (won := _paid(match, chance)) is not None:
            found += 1
            yield won


def _paid(match: Match, chance: random.Random) -> PaidWin | None:
    """Lay a win on a copy of the table, value it and pay it; None where it does not win, or could not be held."""
    engine, table = match.engine, copy_of(match.table)
    winner = chance.randrange(int(table.seats))
    kind, by, payer = _lay_hand(table, engine.rules, winner, chance)
    if sum(table.hand[winner, face] for face in range(FACES) if int(table.wild_mask) >> face & 1) > JOKERS:
        return None
    _lay_luck(table, engine.rules, winner, chance)
    if table.meld_count[winner] and chance.random() < 0.15:
        _lay_fresh_kong(table, winner, chance)
    table.payment_count = table.event_count = 0
    engine.desk.work.won = _won_with(table, winner, payer, chance)
    if not value_for(table, engine.rules, engine.desk, winner, kind, by, payer):
        return None
    before = [int(points) for points in table.scores]
    pay_win(table, engine.rules, engine.desk, winner)
    rows = [event for event in read_events(table) if isinstance(event, Paid)]
    changes = next(list(row.changes) for row in rows if row.cause == "win")
    win, result = copy_of(engine.desk.work.wins[winner]), copy_of(engine.desk.work.results[winner])
    dues, notes = dues_of(engine.desk.work, winner), noted_in(rows)
    payments = payments_of(engine, table, rows, before, [int(points) for points in table.scores])
    told = explanation_of_win(engine, table, win, result, dues, changes, payments, notes)
    return PaidWin(winner, changes, notes, dues, told)


def _lay_hand(table: Any, rules: Any, winner: int, chance: random.Random) -> tuple[int, int, int]:
    """Lay melds before all, and a whole hand for the winner; return its last tile, how it came, and who gave it."""
    suits, triplets = chance.choice(SUITS), chance.random() < 0.35
    first = chance.choice((DRAGONS, DRAGONS, _demanded(chance), _demanded(chance), _demanded(chance), *[()] * 10))
    faces = chain(first, iter(lambda: _face(suits, chance), None))
    feeders = [chance.randrange(int(table.seats)) for _ in range(2)]
    for seat in range(int(table.seats)):
        melds = chance.choice((0, 0, 1, 2, 3, 4, int(rules.sets)) if seat == winner else (0, 0, 1, 2, 3))
        table.meld_count[seat] = melds
        for meld in range(melds):
            claim = PUNG if triplets else chance.choice(CLAIMS)
            face = next(faces) if seat == winner else _face(suits, chance)
            _lay_meld(table, seat, meld, claim, face, chance.choice(feeders))
    tiles = _concealed(int(rules.sets) - int(table.meld_count[winner]), faces, triplets, chance)
    kind, by = chance.choice(tiles), chance.choice((BY_SELF, BY_SELF, BY_DISCARD, BY_DISCARD, BY_ROB))
    others = [seat for seat in range(int(table.seats)) if seat != winner]
    payer = NOBODY if by == BY_SELF else chance.choice(others)
    for place in range(len(table.hand[winner])):
        table.hand[winner, place] = tiles.count(place) - int(by != BY_SELF and place == kind)
    table.drawn = kind if by == BY_SELF else NO_TILE
    return kind, by, payer


def _demanded(chance: random.Random) -> list[int]:
    """What many games demand of a hand: a triplet of dragons, terminals, all suits."""
    return [33, *(9 * suit + chance.choice((0, chance.randrange(9))) for suit in chance.sample(range(3), 3))]


def _face(suits: tuple[int, ...], chance: random.Random) -> int:
    suit = chance.choice(suits)
    return 27 + chance.randrange(FACES - 27) if suit == 3 else 9 * suit + chance.randrange(9)


def _start(face: int) -> int:
    """The lowest face of a run that this number could begin, or the last that there is."""
    return face - face % 9 + min(face % 9, 6)


def _lay_meld(table: Any, seat: int, meld: int, kind: int, face: int, feeder: int) -> None:
    kind = PUNG if kind == CHOW and face >= 27 else kind
    face = _start(face) if kind == CHOW else face
    concealed = kind == CONCEALED_KONG_MELD
    third = face + 2 if kind == CHOW else face
    fourth = NO_TILE if kind in (CHOW, PUNG) else face
    table.meld_kind[seat, meld], table.meld_face[seat, meld] = kind, face
    giver = feeder if feeder != seat else (seat + 1) % int(table.seats)
    table.meld_from[seat, meld] = seat if concealed else giver
    table.meld_called[seat, meld] = -1 if concealed else 0
    table.meld_tiles[seat, meld] = [face, (face + third) // 2, third, fourth]


def _concealed(sets: int, faces: Iterator[int], triplets: bool, chance: random.Random) -> list[int]:
    """So many sets and a pair."""
    tiles = []
    for _ in range(sets):
        face = next(faces)
        alike = face >= 27 or triplets or chance.random() < 0.3
        tiles += [face] * 3 if alike else [_start(face), _start(face) + 1, _start(face) + 2]
    return [*tiles, *[next(faces)] * 2]


def _lay_luck(table: Any, rules: Any, winner: int, chance: random.Random) -> None:
    """Lay what decides who pays: bonds, liabilities, kongs just made, the end of the wall, ready hands, the dealer."""
    seats = range(int(table.seats))
    table.bonds.order[:] = 0
    if rules.bonds:
        for number in range(1, chance.choice((1, 2, 2, 3, 4))):
            taker, feeder = chance.choice([(one, two) for one in seats for two in seats if one != two])
            taker, feeder = (winner, feeder) if feeder != winner and chance.random() < 0.5 else (taker, feeder)
            table.bonds.order[taker, feeder] = table.bonds.order[taker, feeder] or number
    others = [seat for seat in seats if seat != winner]
    table.liable[winner] = [chance.choice([*others, NOBODY, NOBODY]) for _ in range(4)]
    table.kong_chain, table.drawn_from = chance.choice((0, 1, 1, 2)), chance.choice((0, 1, 1, 2, 3, 4))
    table.claimed_turn, table.any_claim = chance.choice((0, 1, 2, 3)), 1
    table.drawable = chance.choice((0, 1, 3, 10, 40))
    table.streak, table.counters = chance.choice((0, 0, 1, 3)), chance.choice((0, 0, 2))
    table.dealer = chance.choice(seats)
    for seat in seats:
        table.ready[seat] = chance.choice((0, 0, 1))
        table.bets.placed[seat] = chance.choice((0, 0, 1, 2)) if rules.bet_kind else 0


def _lay_fresh_kong(table: Any, winner: int, chance: random.Random) -> None:
    """Let the last meld be a kong of a discard, and the tile drawn now its replacement."""
    last, feeder = int(table.meld_count[winner]) - 1, chance.randrange(int(table.seats))
    _lay_meld(table, winner, last, OPEN_KONG_MELD, int(table.meld_face[winner, last]), feeder)
    table.kong_chain, table.drawn_from, table.claimed_turn = 1, FROM_KONG, BY_OPEN_KONG


def _won_with(table: Any, winner: int, payer: int, chance: random.Random) -> int:
    """Let another win on the same tile now and then; return who wins, a bit for each seat."""
    beside = [seat for seat in range(int(table.seats)) if seat not in (winner, payer)]
    second = chance.choice(beside) if payer != NOBODY and beside and chance.random() < 0.3 else winner
    table.won_order[:2], table.won_count = (winner, second), 1 + int(second != winner)
    return 1 << winner | 1 << second
