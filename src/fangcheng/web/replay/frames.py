"""A recorded game as pages show it: its hands with their marks, and the table at every step."""

from collections.abc import Sequence

from fangcheng.errors import FangchengError, printable
from fangcheng.game import event_types as game
from fangcheng.game.match import Match
from fangcheng.records import writable
from fangcheng.records.model import GameRecord
from fangcheng.records.remarks import Remark, remarks
from fangcheng.records.replay.film import Film, Reel
from fangcheng.variants import of_record
from fangcheng.web import bodies, wire
from fangcheng.web.page.cards import book_of
from fangcheng.web.page.choices import looked_at
from fangcheng.web.page.log import lines
from fangcheng.web.page.texts import names, text
from fangcheng.web.page.translate import counters, round_name, seat_view
from fangcheng.web.replay.places import in_words
from fangcheng.web.replay.shelf import Shelved
from fangcheng.web.table.figured import READER
from fangcheng.web.table.resuming import manner_of

LONGEST_NAME = 40  # characters of a player's name
MARKS: dict[type, str] = {
    game.Melded: "call",
    game.ReadyDeclared: "ready",
    game.Won: "win",
    game.FlowerWon: "win",
    game.Drawn: "draw",
}
ORDER = ("win", "draw", "ready", "call")  # of several marks on one step the first is shown


def replay_of(film: Film, fault: str = "") -> bodies.Replay:
    """Return a game as the page needs it before it shows the first step; `fault` says what of its file is lost."""
    match = film.at(0, 0)
    players = people_of(film)
    return bodies.Replay(
        name=names(match.engine.ruleset.name),
        book=book_of(match.engine.ruleset),
        players=[players[person] for person in match.persons],
        seat=seat_first(film.game, match.seats),
        hands=[_hand(film, number) for number in range(len(film.reels))],
        exports=writable(film.game),
        notes=[*lost(fault), *(_note(hand, remark) for hand, remark in remarks(film.game))],
    )


def lost(fault: str) -> list[wire.Text]:
    """Return what there is to say of a file of which something cannot be read; nothing where there is no fault."""
    return [text("replay-cut", reason=fault)] if fault else []


def _note(hand: int, remark: Remark) -> wire.Text:
    reason = in_words(remark.key, named=remark.named)
    return text("replay-note", place=in_words("replay-hand", hand=hand), reason=reason)


def file_of(record: Shelved) -> bodies.ReplayFile:
    """Return a record as a list of its games."""
    named = {(one.variant, one.house): _name_of(one) for one in record.games}
    games = [
        bodies.ReplayGame(
            name=named[one.variant, one.house],
            players=[shown(player) for player in one.players],
            hands=len(one.hands),
        )
        for one in record.games
    ]
    return bodies.ReplayFile(id=record.id, name=record.name, games=games, notes=lost(record.fault), kept=record.kept)


def _name_of(record: GameRecord) -> wire.Names:
    try:
        return names(of_record(record.variant, record.house).name)
    except FangchengError:
        return names({"en": record.variant})


def seat_first(record: GameRecord, seats: int) -> int:
    """Return the seat to look from first: that of the person, where a record of ours tells it."""
    return record.players.index(READER) if READER in record.players[:seats] else 0


def people_of(film: Film) -> list[str]:
    """Return the names of all, by person. A record names who sits down, or all persons where some wait for a seat."""
    match, told = film.at(0, 0), film.game.players
    if match.waiting:
        return [shown(name) or f"P{person + 1}" for person, name in enumerate(told)]
    people = [f"P{person + 1}" for person in range(max(len(told), match.seats))]
    for seat, person in enumerate(match.persons):
        if seat < len(told) and told[seat]:
            people[person] = shown(told[seat])
    return people


def bots_of(film: Film) -> list[str]:
    """Return by person the name of the bot that played, "" for people and where the record does not tell."""
    match, told = film.at(0, 0), film.game.bots
    bots = [""] * max(len(told), len(people_of(film)), match.seats)
    places = range(len(told)) if match.waiting else match.persons
    for person, bot in zip(places, told):
        bots[person] = bot
    return bots


def manner_of_all(bots: Sequence[str]) -> tuple[str, str]:
    """Return level and temperament of the bots, empty where they are not all the same or of no level of ours."""
    names = {bot for bot in bots if bot}
    manner = manner_of(names.pop()) if len(names) == 1 else {}
    return manner.get("bots", ""), manner.get("temperament", "")


def shown(name: str) -> str:
    """Return a name as it can be shown: a file may hold anything."""
    return printable(name.strip())[:LONGEST_NAME]


def _hand(film: Film, number: int) -> bodies.ReplayHand:
    match, reel = film.at(number, 0), film.reels[number]
    view = match.view()
    return bodies.ReplayHand(
        round=round_name(match, view),
        counters=[counter for counter in counters(match, view) if counter.value],
        steps=len(reel.moments),
        marks=list(_marks(film, reel)),
        scores=match.scores,
    )


def _marks(film: Film, reel: Reel) -> Sequence[bodies.ReplayMark]:
    marks = []
    for step, moment in enumerate(reel.moments):
        kinds = {MARKS.get(type(event)) for event in film.match.events[moment.shown : moment.events]}
        kind = next((kind for kind in ORDER if kind in kinds), None)
        if kind is not None:
            marks.append(bodies.ReplayMark(step=step, kind=kind))  # type: ignore[arg-type]
    return marks


def frame(film: Film, hand: int, step: int, seat: int, all_open: bool) -> bodies.ReplayFrame:
    """Return the table at a step as `seat` saw it; `all_open`: with the hands of all."""
    match, people = film.at(hand, step), people_of(film)
    moment = film.reels[hand].moments[step]
    seen = match.view(seat)
    view = seat_view(match, seen, looked_at(match, seat, seen), people)
    bots = bots_of(film)
    view.level, view.temperament = manner_of_all(bots)
    for state in view.seats:
        state.bot, state.thinking = bool(bots[match.persons[state.seat]]), False
        if all_open and state.seat != seat and state.shown is None:
            state.shown = _tiles_of(match, state.seat)
    events = match.events if all_open else match.events_for(seat)
    fresh = moment.events - moment.shown
    told = lines(match, events[: len(events) - fresh], people)
    latest = lines(match, events[len(events) - fresh :], people)
    return bodies.ReplayFrame(view=view, log=[*told, *latest], fresh=len(latest), may_play=not match.over)


def _tiles_of(match: Match, seat: int) -> list[wire.Spot]:
    """Return the hand of a seat as it lies before its owner, the drawn tile last."""
    own = match.view(seat).seats[seat]
    return [*(own.hand or ()), *([own.drawn] if own.drawn else [])]
