"""Riichi: what is looked at in a discard, each feature a small whole number; riichi_weights.py gives its weight."""

from fangcheng.bots.plans import has_meld_of, is_outer, is_value
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.distance import wanted
from fangcheng.core.shapes.holding import remove_face
from fangcheng.core.state.codes import CHOW
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import KONG_DORA_OFF
from fangcheng.core.table.dora import dora_of
from fangcheng.core.table.hand import face
from fangcheng.core.table.reds import count_reds
from fangcheng.tiles import EAST, FACES

# Features of a discard, by their place in `brain.features` and their line in the table of weights.
(
    FARTHER,  # 1: the hand is one tile farther from winning after it
    ACCEPTANCE,  # unseen tiles that bring the hand nearer after it; 0 if farther
    SHARE,  # the same in hundredths of the best discard
    EDGE,  # a number's distance from the end of its suit, 0 to 4
    LONELY,  # 1: a number without a twin and without neighbours within two
    LONELY_EDGE,  # its distance from the end
    NEAR,  # neighbours one away that are held, 0 to 2
    GAP,  # neighbours two away
    TWO_SIDED,  # 1: breaks two numbers that wait at both ends
    INSIDE,  # 1: breaks two numbers with a gap, nothing else being next to it
    PAIR,  # 1: breaks a pair of numbers
    TRIPLET,  # 1: breaks a triplet
    LAST_PAIR,  # 1: breaks the only pair
    MANY_PAIRS,  # breaks a pair of so many more than two
    GUEST,  # 1: a single honour worth nothing to the seat
    GUEST_TURN,  # turns so far for such a tile
    VALUE,  # 1: a single honour worth a yaku
    VALUE_TURN,
    VALUE_DOUBLE,  # 1: worth two, being the wind of round and seat
    VALUE_PAIR,  # 1: breaks a pair of honours worth a yaku
    GUEST_PAIR,  # 1: breaks another pair of honours
    HONOUR_LEFT,  # unseen tiles of the honour
    DORA,  # dora given away, red tiles too
    RED,  # 1: a red tile
    DORA_NEAR,  # dora within two of it in its suit, held or not
    OUTER,  # a terminal or honour in a hand with few of them: five less their number
    OUTER_OPEN,  # 1: a terminal or honour, and an open hand has only simples to win with
    OFF_SUIT,  # a tile outside the longest suit of a hand near to a flush: tiles of it beyond eight
    IN_SUIT,  # the same for a tile of that suit or an honour
    DANGER,  # against declared hands, in thousandths
    DANGER_ROOT,  # ten times its root: the first danger counts most
    CERTAIN,  # 1: certainly safe against all who have declared
    DOUBT,  # danger against the others, in thousandths
    GENBUTSU,  # opponents who cannot win on it for all to see
) = range(34)
USED = 34

# What is noted of the whole hand, by its place in `brain.hand`.
(
    MISSING,  # tiles missing to a win
    TURN,  # own discards so far
    DORAS,  # dora, red tiles and Norths in hand and melds
    OUTERS,  # terminals and honours in the hand
    PAIRS,  # faces held twice or more
    SUIT,  # the longest suit, honours and melds counted in
    SUIT_TILES,  # its tiles
    SIMPLE_OPEN,  # 1: open, all melds of simples, and no triplet worth a yaku
    VALUES,  # triplets worth a yaku
    BEST,  # acceptance of the best discard
) = range(10)

MEASURED_TURNS = 18


@kernel
def note_dora(table: Table, rules: Rules, brain: Brain):
    """Note how often each face is indicated."""
    for some_face in range(FACES):
        brain.dora[some_face] = 0
    if rules.kan_dora == KONG_DORA_OFF and rules.indicators == 0:
        return
    for number in range(int(table.indicators.count)):
        brain.dora[dora_of(rules, int(table.wall[int(table.indicators.positions[number])]))] += 1


@stage()
def look_at_hand(table: Table, rules: Rules, brain: Brain, seat):
    """Fill the notes on the whole hand (the seat's concealed tiles and melds)."""
    note_dora(table, rules, brain)
    hand, notes = table.hand[seat], brain.hand
    outers = pairs = doras = honours = 0
    for some_face in range(FACES):
        held = int(hand[some_face])
        if held > 0:
            doras += held * int(brain.dora[some_face])
            outers += held if is_outer(some_face) else 0
            pairs += 1 if held >= 2 else 0
            honours += held if some_face >= EAST else 0
    doras += count_reds(hand) + int(table.aside.count[seat])
    best, suit = 0, 0
    for some_suit in range(3):
        tiles = honours + count_suit(table, seat, some_suit)
        if tiles > best:
            best, suit = tiles, some_suit
    notes[TURN] = min(int(table.river_count[seat]), MEASURED_TURNS)
    notes[OUTERS], notes[PAIRS], notes[SUIT], notes[SUIT_TILES] = outers, pairs, suit, best
    look_at_riichi_melds(table, rules, brain, seat, doras)


@kernel
def count_suit(table: Table, seat, suit):
    """Count the tiles of one suit, melds as three; take nine off for each meld of another suit."""
    tiles = 0
    for rank in range(9):
        tiles += int(table.hand[seat, 9 * suit + rank])
    for index in range(int(table.meld_count[seat])):
        lowest = int(table.meld_face[seat, index])
        if lowest >= EAST or lowest // 9 == suit:
            tiles += 3
        else:
            tiles -= 9
    return tiles


@kernel
def look_at_riichi_melds(table: Table, rules: Rules, brain: Brain, seat, doras):
    """Fill what the melds say of the hand."""
    simple, open_melds, values = 1, 0, 0
    for some_face in range(EAST, FACES):
        if is_value(table, rules, seat, some_face):
            if int(table.hand[seat, some_face]) >= 3 or has_meld_of(table, seat, some_face):
                values += 1
    for index in range(int(table.meld_count[seat])):
        lowest = int(table.meld_face[seat, index])
        high = lowest + 2 if table.meld_kind[seat, index] == CHOW else lowest
        if table.meld_from[seat, index] != seat:
            open_melds += 1
        if is_outer(lowest) or is_outer(high):
            simple = 0
        for place in range(4):
            tile = int(table.meld_tiles[seat, index, place])
            if face(tile) < FACES:
                doras += int(brain.dora[face(tile)]) + (1 if face(tile) != tile else 0)
    brain.hand[SIMPLE_OPEN] = 1 if open_melds > 0 and simple == 1 and values == 0 else 0
    brain.hand[VALUES] = values
    brain.hand[DORAS] = doras


@kernel
def live_acceptance(rules: Rules, desk: Desk, brain: Brain, holding, sets, some_face):
    """Count the unseen tiles that bring the hand nearer once the face is gone."""
    mask = wanted(desk.shapes, remove_face(holding, some_face), sets, int(rules.forms))
    count = 0
    for other in range(FACES):
        if has(mask, other):
            count += int(brain.unseen[other])
    return count


@stage()
def look_at_discard(table: Table, rules: Rules, brain: Brain, seat, kind, farther, acceptance):
    """Fill `features` for the discard of a kind; the hand still holds it."""
    x, notes, hand = brain.features, brain.hand, table.hand[seat]
    for place in range(USED):
        x[place] = 0
    some_face = face(kind)
    turn = int(notes[TURN])
    x[FARTHER] = farther
    x[ACCEPTANCE] = acceptance
    if farther == 0 and notes[BEST] > 0:
        x[SHARE] = 100 * acceptance // int(notes[BEST])
    x[DORA] = int(brain.dora[some_face]) + (1 if kind != some_face else 0)
    x[RED] = 1 if kind != some_face else 0
    held = int(hand[some_face])
    if held == 2 and notes[PAIRS] == 1:
        x[LAST_PAIR] = 1
    if held == 2 and notes[PAIRS] > 2:
        x[MANY_PAIRS] = int(notes[PAIRS]) - 2
    x[TRIPLET] = 1 if held >= 3 else 0
    if some_face >= EAST:
        look_at_honour(table, rules, brain, seat, some_face, held, turn)
    else:
        look_at_number(brain, hand, some_face, held)
    look_at_plan(brain, some_face)
    look_at_danger(table, brain, seat, some_face)


@kernel
def look_at_honour(table: Table, rules: Rules, brain: Brain, seat, some_face, held, turn):
    """Fill the features of an honour."""
    x = brain.features
    x[HONOUR_LEFT] = int(brain.unseen[some_face])
    if is_value(table, rules, seat, some_face):
        if held == 1:
            x[VALUE], x[VALUE_TURN] = 1, turn
            x[VALUE_DOUBLE] = 1 if is_double(table, rules, seat, some_face) else 0
        elif held == 2:
            x[VALUE_PAIR] = 1
    elif held == 1:
        x[GUEST], x[GUEST_TURN] = 1, turn
    elif held == 2:
        x[GUEST_PAIR] = 1


@kernel
def is_double(table: Table, rules: Rules, seat, some_face):
    """Return True if the wind is both the seat's and the round's."""
    seat_wind = EAST + (seat - int(table.dealer)) % int(table.seats)
    return some_face == seat_wind and some_face == EAST + int(rules.round_winds[int(table.round_wind) % 8])


@kernel
def held_at(hand, some_face, step):
    """Count the copies held of the face `step` away in the suit, 0 beyond its ends."""
    if 0 <= some_face % 9 + step <= 8:
        return int(hand[some_face + step])
    return 0


@kernel
def look_at_number(brain: Brain, hand, some_face, held):
    """Fill the features of a number tile: what the hand holds next to it."""
    x = brain.features
    below, above = held_at(hand, some_face, -1), held_at(hand, some_face, 1)
    rank = some_face % 9
    near = (1 if below > 0 else 0) + (1 if above > 0 else 0)
    gap = (1 if held_at(hand, some_face, -2) > 0 else 0) + (1 if held_at(hand, some_face, 2) > 0 else 0)
    x[EDGE] = min(rank, 8 - rank)
    x[NEAR], x[GAP] = near, gap
    x[PAIR] = 1 if held == 2 else 0
    if held == 1 and near + gap == 0:
        x[LONELY], x[LONELY_EDGE] = 1, x[EDGE]
    elif held == 1 and near == 1 and gap == 0:
        other = rank - 1 if below > 0 else rank + 1
        x[TWO_SIDED] = 1 if min(rank, other) > 0 and max(rank, other) < 8 else 0
    elif held == 1 and near == 0 and gap == 1:
        x[INSIDE] = 1
    for step in range(max(-2, -rank), min(2, 8 - rank) + 1):
        if step != 0:
            x[DORA_NEAR] += brain.dora[some_face + step]


@kernel
def look_at_plan(brain: Brain, some_face):
    """Fill the features of what the hand may be worth: simples, a flush."""
    x, notes = brain.features, brain.hand
    if is_outer(some_face):
        x[OUTER] = max(0, 5 - int(notes[OUTERS]))
        x[OUTER_OPEN] = notes[SIMPLE_OPEN]
    near_flush = max(0, int(notes[SUIT_TILES]) - 8)
    if some_face < EAST and some_face // 9 != notes[SUIT]:
        x[OFF_SUIT] = near_flush
    else:
        x[IN_SUIT] = near_flush


@kernel
def look_at_danger(table: Table, brain: Brain, seat, some_face):
    """Fill the features of safety."""
    x = brain.features
    danger = int(brain.danger[some_face])
    if danger > 0:
        x[DANGER], x[DANGER_ROOT] = danger, square_root(100 * danger)
    x[CERTAIN] = 1 if brain.threats > 0 and danger == 0 else 0
    x[DOUBT] = brain.doubt[some_face]
    for other in range(int(table.seats)):
        if other != seat and has(brain.safe[other], some_face):
            x[GENBUTSU] += 1


@kernel
def square_root(number):
    """Return the whole root of a number below a million."""
    found = 0
    for place in range(9, -1, -1):
        trial = found + (1 << place)
        if trial * trial <= number:
            found = trial
    return found
