"""Tiles that a record does not tell but that count: they are laid so that they never change what it tells of a win."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from fangcheng.core.state.codes import IN_WALL
from fangcheng.core.table.dora import dora_of
from fangcheng.game.engine import Engine, copy_of
from fangcheng.records.model import Event, HandRecord, Indicator, Ready, Win
from fangcheng.records.replay.comparison import difference
from fangcheng.records.replay.held import Faces, faces_of
from fangcheng.records.replay.step import take_step

Hits = tuple[int, ...]  # how many tiles of each of several winners a tile under an indicator points at
MOST_TRIED = 60  # ways to lay the tiles under the indicators; a real win needs two or three


def tells_indicators(hand: HandRecord) -> bool:
    """Return True if a record tells which tiles were turned up."""
    return bool(hand.indicators) or any(isinstance(event, Indicator) for event in hand.events)


def lies_hidden(hand: HandRecord, wins: Sequence[Win]) -> bool:
    """Return True if somebody wins in riichi and nothing in the record tells what lies under the indicators."""
    ready = {event.seat for event in hand.events if isinstance(event, Ready)}
    told = hand.wall is not None or any(isinstance(event, Win) and event.ura for event in hand.events)
    return not told and any(win.seat in ready for win in wins)


def lay_under(engine: Engine, table: Any, hand: HandRecord, wins: Sequence[Win], due: list[tuple[int, int]]) -> None:
    """Lay tiles that nobody saw under the indicators, so that the wins that `due` brings about are worth what is told.

    They point at as few tiles of the winners as that needs; at none where nothing fits.
    """
    under = [int(place) + 1 for place in table.indicators.positions[: int(table.indicators.count)]]
    if not under or any(table.place[place] != IN_WALL for place in under):
        return
    faces = [faces_of(hand, win.seat, win) for win in wins]
    chosen: Sequence[int] | None = None
    for tried, kinds in enumerate(_ways(engine.rules, table, faces, len(under))):
        chosen = kinds if chosen is None else chosen
        if tried == MOST_TRIED:
            break
        trial = copy_of(table)
        _lay(trial, under, kinds)
        if _fits(engine, trial, wins, due):
            chosen = kinds
            break
    if chosen is not None:
        _lay(table, under, chosen)


def _ways(rules: Any, table: Any, faces: Sequence[Faces], count: int) -> Iterator[Sequence[int]]:
    """Yield kinds of unseen tiles to lie under `count` indicators, each with other hits, fewest hits first."""
    unseen = [int(table.wall[place]) for place in range(int(table.wall_size)) if table.place[place] == IN_WALL]
    groups: dict[Hits, list[int]] = {}
    for kind in unseen:
        pointed = int(dora_of(rules, kind))
        groups.setdefault(tuple(held[pointed] for held in faces), []).append(kind)
    ways: dict[Hits, Sequence[int]] = {(0,) * len(faces): ()}
    for _ in range(count):
        longer: dict[Hits, Sequence[int]] = {}
        for hits, kinds in ways.items():
            for more, members in groups.items():
                free = [kind for kind in members if kinds.count(kind) < members.count(kind)]
                if free:
                    longer.setdefault(tuple(map(sum, zip(hits, more))), (*kinds, free[0]))
        ways = longer
    yield from (kinds for _, kinds in sorted(ways.items(), key=lambda way: (sum(way[0]), way[0])))


def _lay(table: Any, places: Iterable[int], kinds: Sequence[int]) -> None:
    """Lay kinds at places of the wall; what lay there goes where they came from."""
    settled: set[int] = set()
    for place, kind in zip(places, kinds):
        source = next(
            other
            for other in (place, *range(int(table.wall_size)))
            if other not in settled and table.place[other] == IN_WALL and table.wall[other] == kind
        )
        table.wall[source], table.wall[place] = int(table.wall[place]), kind
        settled.add(place)


def _fits(engine: Engine, table: Any, wins: Sequence[Win], due: list[tuple[int, int]]) -> bool:
    """Return True if the answers bring about these wins as they are told."""
    happened: list[Event] = []
    for seat, action in due:
        happened.extend(take_step(engine, table, seat, action) or ())
    played = [event for event in happened if isinstance(event, Win)]
    return len(played) == len(wins) and all(
        difference(told, event) is None for told, event in zip(wins, played, strict=True)
    )
