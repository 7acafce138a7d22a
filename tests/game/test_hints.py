"""Hints: quantities that the engine bears out when they are played, and nothing in them that the seat may not know."""

import random
from itertools import combinations_with_replacement, product

import numpy as np
import pytest

from fangcheng.core.play.safety import exposure
from fangcheng.core.play.winning import can_win, completes
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state import action_codes as code
from fangcheng.core.state.codes import BY_DISCARD, IN_WALL, READY_OPEN, SEATS, TURN
from fangcheng.game.engine import copy_of
from fangcheng.game.event_types import Paid
from fangcheng.game.hints import SAFE, hint_of
from fangcheng.game.questions import analyse
from fangcheng.game.seen import essence_tiles
from fangcheng.game.views import view_of
from fangcheng.tiles import CARD, FACES, HEAD, NAMES, NO_TILE, face_of, parse, write
from fangcheng.variants import IDS
from game.players import play

ACTIONS = 40
FEW = ("riichi", "taiwan", "sichuan", "nanjing", "shanxi", "jinan", "tianjin")  # in which safety differs
QUICK = ("riichi", "sichuan")  # interpreted wins cost milliseconds, those with jokers a second


def some(quick):
    """All games, but only these in every run."""
    marked = [one if one in quick else pytest.param(one, marks=pytest.mark.slow) for one in IDS]
    return pytest.mark.parametrize("variant", marked)


def risks_of(match, reader):
    """What the kernel says of every face against every opponent of a seat."""
    view = match.view(reader)
    left = np.array([view.own_hand().left[view.own_hand().printed[face]] for face in range(FACES)], np.int64)
    rows = [np.zeros((SEATS, FACES), np.int64) for _ in range(3)]
    view.ask(exposure, reader, left, *rows)
    return rows


@pytest.mark.by_day
@some(FEW)
def test_nobody_wins_on_a_discard_that_is_called_safe(variant):
    barred = []

    def look(match):
        table, engine = match.table, match.engine
        if table.phase != TURN:
            return
        reader = int(table.turn)
        safe = risks_of(match, reader)[0]
        playing = [seat for seat in range(match.seats) if seat != reader and int(table.in_play) >> seat & 1]
        for other, face in product(playing, range(FACES)):
            if safe[other, face] and completes(table, engine.rules, other, face, BY_DISCARD):
                trial = copy_of(table)
                assert not can_win(trial, engine.rules, engine.desk, other, face, BY_DISCARD, reader)
                barred.append(SAFE[safe[other, face]])

    play(variant, 1, 70 if variant == "riichi" else ACTIONS, after=look)
    if variant == "riichi":
        assert "own-river" in barred


@pytest.mark.rule("RIICHI-75", "RIICHI-76", "RIICHI-77")
def test_in_riichi_own_discards_and_tiles_let_pass_are_safe():
    match = play("riichi", 4, 60)
    while match.table.phase != TURN:
        match.act(match.owed[0], code.PASS)
    table, reader = match.table, int(match.table.turn)
    other = (reader + 1) % 4
    safe = risks_of(match, reader)[0][other]
    thrown, recent = int(table.own_river_mask[other]), int(table.recent_mask[other])
    for face in range(FACES):
        expected = "own-river" if thrown >> face & 1 else "passed-round" if recent >> face & 1 else ""
        assert SAFE[safe[face]] == expected
    table.ready[other], table.passed_mask[other] = 1, np.uint64(1 << 33)
    assert SAFE[risks_of(match, reader)[0][other][33]] in ("own-river", "passed-ready")


def test_where_no_rule_bars_them_own_discards_are_told_and_not_called_safe():
    match = play("mcr", 4, 60)
    while match.table.phase != TURN:
        match.act(match.owed[0], code.PASS)
    safe, seen, _ = risks_of(match, int(match.table.turn))
    other = (int(match.table.turn) + 1) % 4
    thrown = int(match.table.own_river_mask[other])
    assert thrown != 0
    assert not safe[other].any()
    assert [int(bits) & 1 for bits in seen[other]] == [thrown >> face & 1 for face in range(FACES)]


def completes_run(one, two, tile):
    low = min(one, two, tile)
    return sorted((one, two, tile)) == [low, low + 1, low + 2] and low // 9 == (low + 2) // 9 and low < 27


def ways_by_hand(left, barred):
    """Count waits as one would on paper: lay one or two unseen tiles, and see which tiles complete a set."""
    ways = list(left)  # alone, for the pair
    for one, two in combinations_with_replacement(range(FACES), 2):
        held = left[one] * (left[one] - 1) // 2 if one == two else left[one] * left[two]
        near = range(max(0, one - 2), min(FACES, two + 3)) if two - one < 3 else ()
        waited = [tile for tile in near if one == two == tile or completes_run(one, two, tile)]
        if not barred.intersection(waited):
            for tile in waited:
                ways[tile] += held
    return ways


def test_ways_to_wait_are_those_one_can_lay_on_the_table():
    chance = random.Random(5)
    match = play("riichi", 4, 60)
    other, reader = 1, 0
    for _ in range(4):
        left = np.array([chance.randint(0, 4) for _ in range(FACES)], np.int64)
        barred = set(chance.sample(range(FACES), 6))
        match.table.own_river_mask[other] = np.uint64(sum(1 << face for face in barred))
        match.table.in_play = 15
        rows = [np.zeros((SEATS, FACES), np.int64) for _ in range(3)]
        match.view(reader).ask(exposure, reader, left, *rows)
        expected = ways_by_hand(left.tolist(), barred)
        for face in set(range(FACES)) - barred:
            assert rows[2][other, face] == expected[face], NAMES[face]


# --- nothing hidden


def exchanged(match, reader, chance):
    """Return a copy of the table in which all tiles that the reader cannot see have changed places."""
    table = copy_of(match.table)
    others = [seat for seat in range(match.seats) if seat != reader]
    hands = {seat: tiles_of(table, seat) for seat in others}
    places = [place for place in range(int(table.wall_size)) if table.place[place] == IN_WALL]
    places = [place for place in places if place not in essence_tiles(table)]
    hidden = [tile for tiles in hands.values() for tile in tiles] + [int(table.wall[place]) for place in places]
    chance.shuffle(hidden)
    for seat, tiles in hands.items():
        table.hand[seat] = 0
        for _ in tiles:
            new = hidden.pop()
            table.hand[seat, face_of(new)] += 1
            if face_of(new) != new:
                table.hand[seat, new] += 1
    for place in places:
        table.wall[place] = hidden.pop()
    for seat in others:
        keep_waits(table, match.engine.rules, match.engine.desk, seat)
    return table


def tiles_of(table, seat):
    tiles = [face for face in range(FACES) for _ in range(int(table.hand[seat, face]))]
    for red in range(FACES, HEAD):
        for _ in range(int(table.hand[seat, red])):
            tiles[tiles.index(face_of(red))] = red
    return tiles + [head for head in range(HEAD, CARD) for _ in range(int(table.hand[seat, head]))]


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_a_hint_stays_the_same_when_hidden_tiles_change_places(variant):
    chance, compared = random.Random(1), []

    def look(match):
        reader = chance.choice(match.owed) if match.owed else 0
        table = match.table
        hides = not (table.ready == READY_OPEN).any() and not table.watch["looks"].any()
        if chance.random() < 0.2 and not match.hand_over and hides and table.hand_size[: match.seats].min() > 0:
            told = hint_of(match.view(reader))
            other = exchanged(match, reader, chance)
            assert hint_of(view_of(match.engine, other, reader, [])) == told
            compared.append(told)

    play(variant, 3, ACTIONS, after=look)
    assert len(compared) > 1


# --- borne out


@pytest.mark.by_day
@some(FEW)
def test_what_a_discard_leaves_is_what_analysis_says(variant):
    compared = []

    def look(match):
        table = match.table
        if table.phase != TURN or len(compared) > 6 or not match.owed:
            return
        seat = int(table.turn)
        view = match.view(seat)
        own = view.own
        if seat not in match.owed or own.melds or table.hand_size[seat] % 3 != 2:
            return
        hint = hint_of(view)
        tiles = write(kind for tile in [*own.hand, *([own.drawn] if own.drawn else [])] for kind in parse(tile))
        found = analyse(match.variant, tiles, lack=own.lack, jokers="".join(view.jokers), mode="interpreted")
        assert hint.shanten == found.shanten
        told = {one.after.discard: (one.after.shanten, {*one.after.tiles}) for one in hint.discards}
        asked = {one.discard: (one.shanten, {*one.tiles}) for one in found.outlooks}
        assert told == {discard: asked[discard] for discard in told}
        compared.append(hint)

    play(variant, 3, ACTIONS, after=look)
    assert compared


@pytest.mark.by_day
@some(QUICK)
def test_what_a_wait_would_bring_is_paid_when_it_is_played(variant):
    """Somebody draws the tile that a resting hand waits for and discards it; the win is paid as the hint said."""
    compared = []

    def look(match):
        table = match.table
        if table.phase != TURN or match.hand_over or table.drawn == NO_TILE or table.kong_chain or len(compared) > 3:
            return
        giver = int(table.turn)
        if not int(table.legal[giver, 0]) >> code.DISCARD_DRAWN & 1:
            return
        for seat in range(match.seats):
            if seat != giver and int(table.waits[seat]) and int(table.in_play) >> seat & 1:
                for wait in hint_of(match.view(seat)).waits:
                    played = paid_on(match, giver, seat, wait.tile)
                    if played is not None and wait.brings is not None and wait.brings.low is not None:
                        assert wait.brings.low <= played <= wait.brings.high, (wait, played)
                        compared.append(wait)

    for seed in range(4):
        play(variant, seed, 3 * ACTIONS, after=look)
        if len(compared) > 3:
            break
    if variant in ("riichi", "sanma", "taiwan", "hongkong", "shanghai"):
        assert compared


def paid_on(match, giver, seat, tile):
    """Let `giver` have drawn the tile and discard it, and `seat` win on it; None where it may not."""
    trial = match.copy()
    table, face = trial.table, trial.view(seat).own_hand().printed[parse(tile)[0]]
    drawn = int(table.drawn)
    table.hand[giver, face_of(drawn)] -= 1
    if face_of(drawn) != drawn:
        table.hand[giver, drawn] -= 1
    table.hand[giver, face] += 1
    table.drawn = face
    if table.river_count[giver] == 0 or table.draws[seat] == 0 or table.drawable < 5:
        return None  # first turns and last tiles have prices of their own
    trial.act(giver, code.DISCARD_DRAWN)
    if trial.hand_over or seat not in trial.owed or code.WIN not in [one.number for one in trial.legal(seat)]:
        return None
    trial.act(seat, code.WIN)
    while not trial.hand_over and trial.table.phase != TURN and trial.owed:
        trial.act(trial.owed[0], code.PASS)
    rows = [one for one in trial.hand_events if isinstance(one, Paid) and one.cause in ("win", "counters")]
    rows = [row for row in rows if row.seat == seat]
    return rows[-1].changes[seat] if rows else None


@pytest.mark.rule("SHANGHAI-20")
def test_honours_alone_are_no_way_to_win_once_a_set_of_a_suit_lies_open():
    match = play("shanghai", 1, 8)
    while match.table.phase != TURN:
        match.act(match.owed[0], code.PASS)
    table, seat = match.table, int(match.table.turn)
    table.hand[seat] = 0
    for face in parse("11223345677z"):
        table.hand[seat, face] += 1
    table.hand_size[seat], table.meld_count[seat] = 11, 1
    table.meld_kind[seat, 0], table.meld_face[seat, 0], table.meld_tiles[seat, 0] = 0, 27, (27, 27, 27, NO_TILE)
    table.drawn = 27
    assert match.view(seat).shanten == -1
    table.meld_face[seat, 0], table.meld_tiles[seat, 0] = 0, (0, 1, 2, NO_TILE)
    assert match.view(seat).shanten > -1
