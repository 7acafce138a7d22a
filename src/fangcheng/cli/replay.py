"""`fangcheng replay`: tell a recorded game, hand by hand, in words."""

from collections.abc import Iterator
from pathlib import Path

from fangcheng.cli.options import MaybeWhole, Switch
from fangcheng.errors import FangchengError, printable
from fangcheng.records import WRITERS, read
from fangcheng.records.model import GameRecord, HandRecord
from fangcheng.records.native import line_of
from fangcheng.records.wording import words
from fangcheng.tiles import parse, sort_key, write

WINDS = ("East", "South", "West", "North")


def replay(
    file: Path,
    /,
    *,
    hand: MaybeWhole = None,
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
        print(printable(f"{game.id or file.name}: {game.variant}, {len(game.hands)} hands, {', '.join(named(game))}"))
        for one in chosen:
            print("", *map(printable, lines_of(game, one)), sep="\n")


def named(game: GameRecord) -> Iterator[str]:
    """Yield the players, each bot with its name."""
    for number, player in enumerate(game.players):
        yield f"{player} ({game.bots[number]})" if game.bots and game.bots[number] else player


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
    counters = f", {hand.counters} counters" if hand.counters else ""
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
