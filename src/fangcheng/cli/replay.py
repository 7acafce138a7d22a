"""`fangcheng replay`: tell a recorded game, hand by hand, in words."""

from collections.abc import Iterator
from functools import singledispatch
from pathlib import Path

from fangcheng.cli.options import Switch
from fangcheng.errors import FangchengError, printable
from fangcheng.records import WRITERS, model, read
from fangcheng.records.model import GameRecord, HandRecord
from fangcheng.records.native import line_of
from fangcheng.records.tenhou.yaku import pattern_id
from fangcheng.tiles import parse, sort_key, write

WINDS = ("East", "South", "West", "North")


def replay(
    file: Path,
    /,
    *,
    hand: int | None = None,
    json: Switch = False,
    save: Path | None = None,
) -> None:
    """Tell what happened in the games of FILE, in any format that Fangcheng reads.

    e.g. fangcheng replay game.mjlog --hand 3

    Parameters
    ----------
    file
        A record; `docs/formats.md` lists the formats.
    hand
        Tell only this hand of each game, counted from 1. [default: all]
    json
        One JSON object a line for every game and hand, in Fangcheng's own format.
    save
        Write the games to this file instead: name.json as Tenhou's JSON, name.mjai.jsonl as mjai, name.jsonl as ours.
    """
    if save is not None:
        write_games(file, save)
        return
    for game in read(file):
        if hand is not None and not 1 <= hand <= len(game.hands):
            raise FangchengError(f"--hand {hand}: this game has hands 1 to {len(game.hands)}")
        chosen = game.hands if hand is None else game.hands[hand - 1 : hand]
        if json:
            for one in chosen:
                print(line_of(one))
            continue
        print(printable(f"{game.id or file.name}: {game.variant}, {len(game.hands)} hands, {', '.join(game.players)}"))
        for one in chosen:
            print("", *map(printable, lines_of(game, one)), sep="\n")


def write_games(file: Path, save: Path) -> None:
    """Write the games of a record in the format that the other name ends in. Raises FangchengError for no format."""
    forms = [form for form, writer in WRITERS.items() if save.name.endswith(f".{writer.suffix}")]
    if not forms:
        suffixes = ", ".join(f".{writer.suffix}" for writer in WRITERS.values())
        raise FangchengError(f"--save {save}: no format is known by that ending; there are {suffixes}")
    write = WRITERS[max(forms, key=lambda form: len(WRITERS[form].suffix))].write
    lines = [line for game in read(file) for line in write(game)]
    save.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def lines_of(game: GameRecord, hand: HandRecord) -> Iterator[str]:
    """Yield the hand as lines of text: heading, dealt tiles, then an event a line."""
    counters = f", {hand.honba} counters" if hand.honba else ""
    streak = f", repeat {hand.streak}" if hand.streak else ""
    yield f"{WINDS[hand.round_wind % 4]} {hand.number + 1}{counters}: seat {hand.dealer} deals{streak}"
    scores = hand.start_scores or ()
    for seat, tiles in enumerate(hand.dealt):
        score = f"  {scores[seat]}" if seat < len(scores) else ""
        yield f"  {seat} {player_at(game, hand, seat)}{score}: {sorted_tiles(tiles)}"
    if hand.indicators:
        yield f"  indicator {' '.join(hand.indicators)}"
    for event in hand.events:
        yield f"  {words(event)}"


def player_at(game: GameRecord, hand: HandRecord, seat: int) -> str:
    """Return the name of who sits at a seat in this hand; empty where it is not told."""
    person = hand.persons[seat] if hand.persons is not None and seat < len(hand.persons) else seat
    return game.players[person] if person < len(game.players) else ""


def sorted_tiles(tiles: tuple[str, ...]) -> str:
    """Sort tiles as on the rack; hidden ones stay as they are."""
    if any(tile == "?" for tile in tiles):
        return " ".join(tiles)
    return write(sorted((kind for tile in tiles for kind in parse(tile)), key=sort_key))


@singledispatch
def words(event: model.Line) -> str:
    """Tell an event in a few words; its name alone where nothing needs to be added."""
    seat = getattr(event, "seat", None)
    tile = getattr(event, "tile", "")
    return " ".join(str(part) for part in (seat, type(event).__name__.lower(), tile) if part not in (None, ""))


@words.register
def _(event: model.Draw) -> str:
    return f"{event.seat} draws {event.tile}{' as replacement' if event.replacement else ''}"


@words.register
def _(event: model.Discard) -> str:
    return (
        f"{event.seat} discards {event.tile}{', just drawn' if event.drawn else ''}{', ready' if event.ready else ''}"
    )


@words.register
def _(event: model.Claim) -> str:
    call = {model.Chi: "chi", model.Pon: "pon", model.OpenKong: "kong"}[type(event)]
    return f"{event.seat} {call} {event.tile} with {' '.join(event.own)} from {event.from_seat}"


@words.register
def _(event: model.ConcealedKong) -> str:
    return f"{event.seat} concealed kong {' '.join(event.tiles)}"


@words.register
def _(event: model.AddedKong) -> str:
    return f"{event.seat} adds {event.tile} to the pung"


@words.register
def _(event: model.Ready) -> str:
    return f"{event.seat} ready{'' if event.manner == 'plain' else f', {event.manner}'}"


@words.register
def _(event: model.Watch) -> str:
    return f"{event.seat} looks at all hands"


@words.register
def _(event: model.TakenIn) -> str:
    return f"{event.seat} takes the drawn tile into the hand"


@words.register
def _(event: model.TakenBack) -> str:
    if event.tile is None:
        return f"{event.seat} takes {' '.join(event.own)} back into the hand"
    return f"{event.seat} puts {event.tile} back on the wall"


@words.register
def _(event: model.Dice) -> str:
    return f"dice for the {event.purpose}: {' '.join(map(str, event.dice))}"


@words.register
def _(event: model.Bet) -> str:
    return f"{event.seat} {event.what} {event.number}"


@words.register
def _(event: model.MissingSuit) -> str:
    return f"{event.seat} lacks {event.suit}"


@words.register
def _(event: model.Reveal) -> str:
    return f"{event.what}: {' '.join(event.tiles)} turned up"


@words.register
def _(event: model.Payment) -> str:
    about = "" if event.seat is None else f" of {event.seat}"
    return f"{event.what}{about}{changes(event.deltas)}"


@words.register
def _(event: model.Noted) -> str:
    return f"noted: {event.from_seat} owes {event.seat} {event.amount}"


@words.register
def _(event: model.TimeCalled) -> str:
    return "the time is up"


@words.register
def _(event: model.Followed) -> str:
    return f"person {event.person} follows {event.seat}"


@words.register
def _(event: model.Exchange) -> str:
    return f"{event.seat} hands {' '.join(event.tiles)} to {event.to_seat}"


@words.register
def _(event: model.Indicator) -> str:
    return f"indicator {event.tile}"


@words.register
def _(event: model.Win) -> str:
    how = "self-draw" if event.from_seat == event.seat else f"from {event.from_seat}"
    bill = ", ".join(f"{pattern_name(line)} {worth(line)}" for line in event.patterns)
    return f"{event.seat} WINS on {event.tile}, {how}{f': {bill}' if bill else ''}{changes(event.deltas)}"


@words.register(model.DrawnHand)
@words.register(model.Abort)
def _(event: model.DrawnHand | model.Abort) -> str:
    return f"no win: {event.reason}{changes(event.deltas)}"


def pattern_name(line: model.Pattern) -> str:
    """Return the rulebook's id of a riichi pattern, else what the source calls it."""
    known = pattern_id(line.id) if line.unit != "fan" else None
    return known or str(line.id)


def worth(line: model.Pattern) -> str:
    """Tell what a pattern adds, or by how much it multiplies."""
    return f"times {line.value}" if line.unit == "times" else f"{line.value} {line.unit}"


def changes(deltas: tuple[int, ...] | None) -> str:
    """Tell the change of every seat's points."""
    return f"; {' '.join(f'{delta:+d}' for delta in deltas)}" if deltas else ""
