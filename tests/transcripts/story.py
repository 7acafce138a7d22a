"""A few hands of a variant told in words: every event with its tiles, every settlement with its reckoning."""

import random
from collections.abc import Iterator
from pathlib import Path

from fangcheng.game import event_types as ev
from fangcheng.game.explain import Explanation, SeatPayment
from fangcheng.game.match import Match
from fangcheng.game.words import text_of
from game.players import choose

HERE = Path(__file__).parent
REMAKE = "PYTHONPATH=tests .venv/bin/python -m transcripts"
ROUNDS = ("East", "South", "West", "North")
HANDS = 2

# Seeds whose first hands have much to tell.
SEEDS = {
    "riichi": 4,
    "sanma": 11,
    "mcr": 8,
    "taiwan": 13,
    "sichuan": 13,
    "tianjin": 9,
    "hongkong": 28,
    "classic": 32,
    "qingyuan": 316,
    "hebei": 30,
    "neimenggu": 274,
    "hainan": 7,
    "nanjing": 43,
    "guangdong": 124,
    "shanghai": 13,
    "jinan": 3,
    "chengdu": 252,
    "beijing": 19,
    "shanxi": 35,
    "hongzhong": 6,
    "shenzhen": 6,
    "guangzhou": 37,
    "anqing": 6,
    "hangzhou": 6,
    "guangdong_folk": 8,
    "taiyuan": 366,
    "nanning": 3,
    "guangxi": 3,
    "changsha": 156,
    "tuidaohu": 3,
    "harbin": 54,
    "yingkou": 121,
    "luoshu": 133,
    "hefei": 2,
    "guizhou": 30,
    "wuhan": 1,
    "wenzhou": 3,
    "nanchang": 4,
    "jiangnan": 3,
    "jilin": 40,
    "changchun": 25,
}


def transcript(variant: str, hands: int = HANDS) -> str:
    """The first hands of the variant's match, played by the player of `game.players`."""
    seed = SEEDS[variant]
    match, chance = Match(variant, seed, mode="compiled"), random.Random(seed)
    lines = [f"{variant}, revision {match.engine.ruleset.revision}, seed {seed}, default rules"]
    told = settled = 0
    while True:
        lines += map(words, match.events[told:], _dealers(match, told))
        told = len(match.events)
        lines += [line for one in match.explain()[settled:] for line in settlement(one, match)]
        settled = len(match.explain())
        if match.hand_over:
            hands -= 1
            if match.over or hands == 0:
                return "\n".join(turns_in_one_line(lines)) + "\n"
            settled = 0
            match.next_hand()
        else:
            seat = match.owed[0]
            match.act(seat, choose(match, seat, chance))


def _dealers(match: Match, start: int) -> Iterator[tuple[int, int]]:
    """For each event from `start` on: the dealer of its hand and the number of seats."""
    dealer = 0
    for number, event in enumerate(match.events):
        if isinstance(event, ev.HandBegan):
            dealer = event.seat or 0
        if number >= start:
            yield dealer, match.seats


def turns_in_one_line(lines: list[str]) -> Iterator[str]:
    """A draw and the discard after it side by side."""
    held = ""
    for line in lines:
        who = line[:3]
        if held and line.startswith(f"{held[:3]} discards"):
            yield f"{held},{line[3:]}"
            held = ""
            continue
        if held:
            yield held
        held = line if line.startswith(f"{who} draws") else ""
        if not held:
            yield line


def letter(seat: int, dealer: int, seats: int) -> str:
    """The seat's wind."""
    return "ESWN"[(seat - dealer) % seats]


def words(event: ev.AnyEvent, table: tuple[int, int]) -> str:
    """One event in one line, but for the deal, which has one for every hand."""
    who = letter(event.seat, *table) if event.seat is not None else ""
    match event:
        case ev.HandBegan():
            name = f"{ROUNDS[event.round_wind]} {event.deal_number + 1}"
            return f"\n{name}, counters {event.counters}, streak {event.streak}: seat {event.seat} deals"
        case ev.Dealt():
            dealer, seats = table
            turns = [(dealer + step) % seats for step in range(seats)]
            return "\n".join(f"  {letter(seat, *table)} has {event.hands[seat]}" for seat in turns)
        case ev.Seated() | ev.Moved():
            return f"persons {' '.join(map(str, event.persons))} at seats 0 .. {len(event.persons) - 1}"
        case ev.Discarded():
            return f"  {who} discards {event.tile}{', as drawn' if event.drawn else ''}{', ready' * event.ready}"
        case ev.Drew():
            return f"  {who} draws {event.tile}{'' if event.source == 'wall' else f' ({event.source})'}"
        case ev.Melded(source=None):
            return f"  {who} {event.kind} {event.tiles}"
        case ev.Melded():
            return f"  {who} {event.kind} {event.tiles}, {event.called} from {letter(event.source, *table)}"
        case ev.Won():
            source = "" if event.source is None else f" of {letter(event.source, *table)}"
            return f"  {who} WINS by {event.by}{source} on {event.tile} with {event.hand}"
        case ev.Paid():
            dealer, seats = table
            changes = [f"{letter(seat, *table)} {change:+d}" for seat, change in enumerate(event.changes) if change]
            return f"  paid for {event.cause}: {', '.join(changes)}"
    return _plainly(event, who)


def _plainly(event: ev.AnyEvent, who: str) -> str:
    """The event's name and whatever it says."""
    said = {name: getattr(event, name) for name in event.__struct_fields__ if name not in ("seat", "person")}
    told = ", ".join(f"{name} {_listed(value)}" for name, value in said.items())
    return "  " + " ".join(part for part in (who, type(event).__name__, told) if part)


def _listed(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def settlement(one: Explanation, match: Match) -> Iterator[str]:
    """A settlement: the hand, its patterns, the reckoning, and who had and has how much."""
    table = int(match.table.dealer), match.seats
    yield f"    = {one.kind} {one.reason}".rstrip()
    if one.groups:
        yield f"      {one.form}: {' '.join(f'{group.kind} {group.tiles}' for group in one.groups)}"
    for line in one.patterns:
        yield f"      {line.names['en']}{' x' * line.times} {line.value} ({line.rule})"
    for step in one.steps:
        args = {**step.args, "seat": letter(int(step.args["seat"]), *table)} if "seat" in step.args else step.args
        text = text_of(step.key, args).replace("seat ", "")
        yield f"      {'  ' * step.depth}{text}: {step.value}{f' ({step.rule})' if step.rule else ''}"
    changed = [payment for payment in one.payments if payment.change]
    yield f"      {', '.join(_had_and_has(payment, table) for payment in changed) or 'nobody pays'}"


def _had_and_has(payment: SeatPayment, table: tuple[int, int]) -> str:
    return f"{letter(payment.seat, *table)} {payment.before} -> {payment.after}"
