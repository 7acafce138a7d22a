"""A match of ours as a record: played once more from its seed, and every step told in the words of records."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from fangcheng.core.institutions.rotation import company
from fangcheng.core.state.action_codes import RULED, RULING_BACK
from fangcheng.core.state.codes import MATCH_OVER
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine
from fangcheng.game.match import Match
from fangcheng.game.printed import as_printed
from fangcheng.game.ranking import in_order, standings, waiting
from fangcheng.game.ruled import Ruling
from fangcheng.game.saved import MatchStart
from fangcheng.game.sealed import Secret, chosen_of, commitment_to, is_closed
from fangcheng.records.model import Event, Final, GameRecord, HandRecord, Indicator, Ruled, RulingBack
from fangcheng.records.replay.film import resumed
from fangcheng.records.replay.hosted import Host
from fangcheng.records.replay.retold import Resumed, RetoldMatch
from fangcheng.records.replay.start import start_of
from fangcheng.records.replay.step import take_step
from fangcheng.records.replay.table import draws_seats_anew
from fangcheng.records.replay.told_events import dealt, told
from fangcheng.tiles import name_of


def record_of(match: Match, players: Sequence[str] = (), bots: Sequence[str] = ()) -> GameRecord:
    """Record the whole match so far, walls included: not for players while it goes on.

    `players`: names by person; `bots`: by person the name of the bot that played, "" for people.
    Seed and salt are told when the match is over, the commitment to them at once.
    Stakes of onlookers are no part of it. Raises FangchengError where the company has begun another match, and for
    too few names for its persons.
    """
    if match.matches:
        raise FangchengError("a record holds one match: this company has begun another; records_of tells them all")
    return records_of(match, players, bots)[0]


def records_of(match: Match, players: Sequence[str] = (), bots: Sequence[str] = ()) -> list[GameRecord]:
    """Record every match that this company has played, each as `record_of` tells one."""
    persons = int(company(match.engine.rules))
    for what, names in (("players", players), ("bots", bots)):
        if 0 < len(names) < persons:
            raise FangchengError(f"{what}: {len(names)} of {persons}; name every person of the company, or none")
    players, bots = players[:persons], bots[:persons]  # a room has names for the largest company
    if isinstance(match, RetoldMatch) and match.resumed is not None:
        return _resumed(match, match.resumed, players, bots)
    return _told_on(match, match.engine.new_table(match.seed), players, bots)


def _told_on(match: Match, table: Any, players: Sequence[str], bots: Sequence[str], since: int = 0) -> list[GameRecord]:
    """Record the matches of a company, all but the first `since` of them, behind which the table stands."""
    engine = match.engine
    names = list(players) or [f"player {person + 1}" for person in range(int(company(engine.rules)))]
    starts = [MatchStart.of(0, False, Secret(match.seed, match.salt)), *match.matches]
    ends = [*(start.hand for start in match.matches), len(match.actions)]
    found: list[GameRecord] = []
    secret = Secret(match.seed, match.salt)
    for number, (start, end) in list(enumerate(zip(starts, ends), start=1))[since:]:
        if number > 1:
            engine.next_match(table, start.leaving, start.seed)
        secret = start.secret or secret
        seated = [int(person) for person in table.person[: match.seats]]
        if waiting(table) or draws_seats_anew(engine.rules):
            seated = [*range(int(company(engine.rules)))]
        hands = _hands(match, table, start.hand, end, _rulings_since(match, start.hand))
        final = _final(engine, table)
        left = number < len(starts) and final is None
        told = tuple(names[person] for person in seated)
        played = tuple(bots[person] for person in seated) if bots else ()
        found.append(replace(_game(match, told, hands, final), bots=played, match=number, left=left))
        found[-1] = promised(found[-1], secret)
    return [
        replace(game, seed="", salt="") if is_closed(match, number) else game
        for number, game in enumerate(found, start=since + 1)
    ]


def promised(game: GameRecord, secret: Secret) -> GameRecord:
    """Return a record with its seed, its salt and the commitment to them."""
    game = replace(game, seed=secret.seed, salt=secret.salt)
    return replace(game, commitment=commitment_to(game.opening))


def _game(match: Match, players: tuple[str, ...], hands: tuple[HandRecord, ...], final: Final | None) -> GameRecord:
    return GameRecord(
        variant=match.variant,
        options=chosen_of(match),
        source_format="native",
        players=players,
        hands=hands,
        final=final,
        revision=match.engine.ruleset.revision,
        house=match.engine.ruleset.house,
        digest=match.digest,
    )


def _resumed(match: RetoldMatch, origin: Resumed, players: Sequence[str], bots: Sequence[str]) -> list[GameRecord]:
    """Record a foreign game that was played on, from the hand in which it was taken up, and the matches since.

    It has no seed, and as it begins in the middle there is no standing. Raises FangchengError where another match has
    begun since without a seed of its own: that follows from nothing a record could tell.
    """
    if any(start.secret is None for start in match.matches):
        raise FangchengError("a match that was taken up from a foreign record is told alone: another has begun since")
    end = match.matches[0].hand if match.matches else len(match.actions)
    again, engine = resumed(*origin, mode=match.engine.mode), match.engine
    table, events = again.table, list(again.story)
    host, rulings = Host(engine, table), _rulings_since(match, origin.hand)
    events = [_renumbered(event, rulings.first) for event in events]
    for seat, action in match.actions[origin.hand][len(again.actions[-1]) :]:
        events += _step(host, seat, action, rulings)
    wall = tuple(name_of(kind) for kind in as_printed(again.table).wall[: int(table.wall_size)].tolist())
    begun = replace(match.game.hands[origin.hand], events=tuple(events), wall=wall, own_walls=None)
    hands = (begun, *_hands(match, table, origin.hand + 1, end, rulings, begun.fined + begun.to_nobody))
    options = {key: value for key, value in match.game.options.items() if key != "duplicate"}  # all draw from one now
    names = tuple(players) or match.game.players
    first = replace(match.game, players=names, options=options, hands=hands, final=None, ended=None, id="")
    first = replace(first, bots=tuple(bots) or match.game.bots)
    return [first, *_told_on(match, table, names, bots, since=1)]


def _final(engine: Engine, table: Any) -> Final | None:
    """Return the standing once the match is over, by seat; by person where some wait for a seat."""
    if table.phase != MATCH_OVER:
        return None
    ranked = in_order(standings(engine, table))
    points = tuple(one.points for one in ranked if one.points is not None)
    return Final(tuple(one.score for one in ranked), points or None)


def _hands(
    match: Match, table: Any, start: int, end: int, rulings: "_Rulings", fined: int = 0
) -> tuple[HandRecord, ...]:
    """Play hands of one match again; `fined` points have rulings given to nobody before them."""
    hands: list[HandRecord] = []
    for actions in match.actions[start:end]:
        hand = _hand(match.engine, table, actions, rulings)
        hands.append(replace(hand, fined=fined) if fined else hand)
        fined += hand.to_nobody
    return tuple(hands)


class _Rulings(NamedTuple):
    """The rulings of a company with the number of the first in the present record, from which it counts."""

    of_company: Sequence[Ruling]
    first: int


def _rulings_since(match: Match, hand: int) -> _Rulings:
    return _Rulings(match.rulings, sum(action == RULED for hand in match.actions[:hand] for _, action in hand))


def _renumbered(event: Event, first: int) -> Event:
    """Return an event as a record tells it that begins with ruling number `first` of the match."""
    return replace(event, number=event.number - first) if isinstance(event, (Ruled, RulingBack)) else event


def _step(host: Host, seat: int, action: int, rulings: _Rulings) -> Sequence[Event]:
    if action == RULED:
        return host.rule(rulings.of_company[seat], seat - rulings.first)
    if action == RULING_BACK:
        return host.back(seat - rulings.first)
    return take_step(host.engine, host.table, seat, action) or ()


def _hand(engine: Engine, table: Any, actions: Sequence[tuple[int, int]], rulings: _Rulings) -> HandRecord:
    """Play one hand again, from its deal."""
    host = Host(engine, table)
    host.begin(table.tobytes())
    begun = start_of(engine, table)
    seats = int(table.seats)
    hands = dealt(table)
    first = [*told(table, engine.rules, engine.desk)]
    events: list[Event] = [event for event in first if not isinstance(event, Indicator)]
    for seat, action in actions:
        events += _step(host, seat, action, rulings)
        hands = hands or dealt(table)
    return HandRecord(
        **begun,
        dealt=hands or ((),) * seats,
        events=tuple(events),
        indicators=tuple(event.tile for event in first if isinstance(event, Indicator)),
    )
