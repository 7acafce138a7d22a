"""Other worlds for a table on the server: what its person may not know is exchanged, and nothing else.

What may be known is reckoned here anew, from the rules: nothing of `game/seen.py` or `game/events.py` is asked about
events, and of `another_world` only which hands lie open.
"""

import random

from msgspec.structs import replace

from fangcheng.core.shapes.holding import NO_LACK
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.codes import BETS, EXCHANGE, HEART, LACK, LAID_OUT, RAISE, RETURN
from fangcheng.core.table.wall import tail_position
from fangcheng.game import event_types as game
from fangcheng.game import events as ev
from fangcheng.game.seen import sees_hand
from fangcheng.tiles import FACES, NO_TILE, face_of, is_red
from game.worlds import another_world, face_down, hidden_places

SETUP = (BETS, EXCHANGE, LACK, RAISE, RETURN, HEART)
SUITS_AND_HONOURS = 4  # kinds in nines
REPLACEMENTS = 24  # more than flowers ask for in a hand
WRONG = "9p"  # stands for every tile that a stranger has seen and the person has not


class OtherWorld:
    """While the block runs, the table of `match` is one that the seat cannot tell from its own."""

    def __init__(self, match, seat):
        self.match, self.seat = match, seat

    def __enter__(self):
        match = self.match
        self.table, self.events = match.table, match._events
        match.table = another_world(match, self.seat)
        match._events = scrambled(match, self.seat)
        return match

    def __exit__(self, *_):
        self.match.table, self.match._events = self.table, self.events


def scrambled(match, seat):
    """All events with wrong tiles wherever the seat saw none."""
    rules = match.engine.rules
    changed, looks, openly = [], False, set()
    for event in match._events:
        if isinstance(event, game.HandBegan):
            looks, openly = False, set()
        looks = looks or (isinstance(event, game.Watched) and event.seat == seat)  # TAIWAN-53
        if isinstance(event, game.ReadyDeclared) and match.engine.ruleset.id == "jinan":
            openly.add(event.seat)  # JINAN-17
        known = looks or event.seat == seat or event.seat in openly
        changed.append(event if known and not isinstance(event, game.Dealt) else wrong(event, seat, rules))
    return changed


def wrong(event, seat, rules):
    """One event of somebody else, told wrongly where it is his secret."""
    if isinstance(event, game.Dealt):
        hands = tuple(hand if other == seat else WRONG[0] * 13 + "p" for other, hand in enumerate(event.hands))
        return replace(event, hands=hands, drawn=event.drawn if event.seat == seat else None)
    if isinstance(event, game.Drew) and not event.shown and not (event.tile or "").endswith("f"):
        return replace(event, tile=WRONG)
    if isinstance(event, game.Discarded) and event.face_down:  # SHANXI-15
        return replace(event, tile=WRONG)
    if isinstance(event, game.StoodApart):  # TAIYUAN-9
        return replace(event, tiles="9999p")
    if isinstance(event, game.HeartWritten | game.TreasureSeen):  # JIANGNAN-10, HARBIN-19
        return replace(event, tile=WRONG)
    if isinstance(event, game.Gave) and event.receiver != seat:
        return replace(event, tiles="999p")
    if isinstance(event, game.Took) and event.giver != seat:
        return replace(event, tiles="999p")
    if isinstance(event, game.TakenBack):
        return replace(event, drawn=WRONG if event.drawn else None)
    if isinstance(event, game.Melded) and event.kind == "concealed_kong" and rules.hide_concealed_kong:  # MCR-18
        return replace(event, tiles="9999p")
    return event


def mix_hands(match, seat, chance=None):
    """Exchange for good the tiles that the others hold in secret, the drawn one aside; the wall stays as it is."""
    table, chance = match.table, chance or random.Random(1)
    others = [other for other in range(match.seats) if not sees_hand(match.engine, table, seat, other)]
    missing = {other: int(table.lack.suit[other]) for other in others}
    held = {other: ev.kinds_in_hand(table, other) for other in others}
    drawn = int(table.drawn) if table.turn in others else NO_TILE
    if drawn != NO_TILE:
        held[int(table.turn)].remove(drawn)
    parts = range(SUITS_AND_HONOURS) if set(missing.values()) != {NO_LACK} else [None]
    for part in parts:  # a missing suit has to go first, in plain sight: it stays with who has it
        moving = {
            other: [kind for kind in held[other] if part in (None, face_of(kind) // 9)]
            for other in others
            if missing[other] == NO_LACK or missing[other] != part
        }
        pool = [kind for tiles in moving.values() for kind in tiles]
        chance.shuffle(pool)
        for other, tiles in moving.items():
            for kind in tiles:
                held[other].remove(kind)
            held[other] += [pool.pop() for _ in tiles]
    for other in others:
        give(table, other, held[other] + ([drawn] if drawn != NO_TILE and table.turn == other else []))
        mix_standing(table, other, held[other], chance)
        if table.heart[other]:
            table.heart[other] = 1 + chance.randrange(FACES)
        keep_waits(table, match.engine.rules, match.engine.desk, other)


def mix_wall(match, seat, draws, chance=None):
    """Exchange for good what lies in the wall, put aside or face down, and the seat cannot know.

    The next `draws` tiles stay, for they come to light; so do those that replace flowers.
    """
    table, chance = match.table, chance or random.Random(2)
    first = int(table.next_tile) + min(draws, int(table.drawable))
    laid_out = int((table.role == LAID_OUT).any())
    soon = {int(tail_position(table, int(table.tail_taken) + number)) for number in range(laid_out * REPLACEMENTS)}
    places = [place for place in hidden_places(table, seat) if place >= first and place not in soon]
    down = face_down(table, seat)
    pool = [int(table.wall[place]) for place in places] + [int(table.river[cut]) for cut in down]
    chance.shuffle(pool)
    for place in places:
        table.wall[place] = pool.pop()
    for cut in down:
        table.river[cut] = pool.pop()


def mix_standing(table, seat, held, chance):
    """Let others of the tiles that the seat holds stand apart, as many as before."""
    places = [place for place, face in enumerate(table.standing_four.faces[seat]) if face != NO_TILE]
    for place, kind in zip(places, chance.sample(held, min(len(places), len(held)))):
        table.standing_four.faces[seat, place] = face_of(kind)


def give(table, seat, kinds):
    """Let the seat hold these tiles."""
    table.hand[seat] = 0
    for kind in kinds:
        table.hand[seat, face_of(kind)] += 1
        if is_red(kind):
            table.hand[seat, kind] += 1


def is_set_up(match):
    """Return True if nothing is asked any more before the play."""
    return int(match.table.question) not in SETUP
