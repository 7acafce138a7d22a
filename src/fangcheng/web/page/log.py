"""What happened, as lines of the log with cues for motion and sound."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.rule_codes import HORSES_FROM_WALL, SIT_AND_PULL
from fangcheng.game import event_types as game
from fangcheng.game.match import Match
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.web import wire
from fangcheng.web.page.ruled import said_of, taken_back
from fangcheng.web.page.texts import calls_in_japanese, cause_key, ending, names, signed, text, text_of_page, tiles_of
from fangcheng.web.page.words import names_of_player

CALLS: dict[str, tuple[Any, str]] = {
    "chi": ("chi", "chi"),
    "pon": ("pon", "pon"),
    "open_kong": ("kong", "kong"),
    "added_kong": ("kong", "kong"),
    "concealed_kong": ("kong", "kong"),
}
SUM_CALLS = {"chi": "sum", "pon": "heads"}  # where sums and heads are played
UNTOLD_DICE = ("seats",)
UNTOLD_PAYMENTS = ("sticks",)  # a riichi tells them
NOTES = ("noted", "note", "note_halved")


class Telling(NamedTuple):
    """An event to be told."""

    match: Match
    event: Any
    people: Sequence[str]  # names by person, empty for the reader

    @property
    def seat(self) -> int | None:
        """Return whose event it is."""
        return self.event.seat  # type: ignore[no-any-return]

    @property
    def who(self) -> dict[str, Any]:
        """Return the same as an argument of texts, which take no None."""
        return {} if self.event.seat is None else {"seat": self.event.seat}


Teller = Callable[[Telling], Iterable[wire.Event]]


def lines(match: Match, events: Iterable[game.AnyEvent], people: Sequence[str] = ()) -> list[wire.Event]:
    """Return the lines of events as one seat saw them; `people` are names by person, empty for the reader."""
    told = ((TELLERS.get(type(event)), Telling(match, event, people)) for event in events)
    return [line for teller, one in told if teller is not None for line in teller(one)]


def _says(kind: Any, key: str | Callable[[Any], str], **fields: str) -> Teller:
    """Return the teller of one line about a seat. It names these fields of the event; a tile among them is shown."""

    def tell(one: Telling) -> Iterator[wire.Event]:
        told = {name: getattr(one.event, field) for name, field in fields.items()}
        said = text(key if isinstance(key, str) else key(one.event), **told, **one.who)
        yield wire.Event(kind=kind, text=said, seat=one.seat, tiles=tiles_of(told.get("tile")))

    return tell


def _thrown(one: Telling) -> Iterator[wire.Event]:
    if one.event.purpose not in UNTOLD_DICE:
        dice = " + ".join(map(str, one.event.dice))
        yield wire.Event(kind="dice", text=text(f"ev-dice-{one.event.purpose}", n=dice, **one.who), seat=one.seat)


def _turned_up(one: Telling) -> Iterator[wire.Event]:
    yield wire.Event(kind="flip", text=text("ev-flip", tile=one.event.tile), tiles=[one.event.tile])


def _drew(one: Telling) -> Iterator[wire.Event]:
    tile = one.event.tile
    said = text("ev-draw", **one.who) if tile is None else text("ev-draw-own", **one.who, tile=tile)
    yield wire.Event(kind="draw", text=said, seat=one.seat, tiles=tiles_of(tile))


def _discarded(one: Telling) -> Iterator[wire.Event]:
    event = one.event
    if event.tile == wire.FACE_DOWN:
        yield wire.Event(kind="discard", text=text("ev-discard-down", **one.who), seat=one.seat)
        return
    said = text("ev-discard-drawn" if event.drawn else "ev-discard", tile=event.tile, **one.who)
    yield wire.Event(kind="discard", text=said, seat=one.seat, tiles=[event.tile], cut=event.drawn)


def _laid_out(kind: str) -> Teller:
    """Return the teller of a flower, or of what is laid aside as one."""

    def tell(one: Telling) -> Iterator[wire.Event]:
        tile, word = one.event.tile, text_of_page(one.match.engine.ruleset, f"word-{kind}")
        said = text(f"ev-{kind}", tiles=tile, **one.who)
        yield wire.Event(kind="flower", text=said, seat=one.seat, tiles=[tile], word=word)

    return tell


def _declared(one: Telling) -> Iterator[wire.Event]:
    riichi = calls_in_japanese(one.match)
    key = "riichi" if riichi else f"ready-{one.event.manner}"
    own = one.match.engine.ruleset.texts.get(f"flag-{key}")
    said = text(f"ev-{key}", **one.who) if own is None else text("ev-says", words=names(own), **one.who)
    yield wire.Event(kind="ready", text=said, seat=one.seat, word=text("word-riichi" if riichi else "word-ready"))


def _flower_won(one: Telling) -> Iterator[wire.Event]:
    yield wire.Event(kind="win", text=text("ev-win-flowers", **one.who), seat=one.seat, word=text("word-win"))


def _drawn(one: Telling) -> Iterator[wire.Event]:
    yield wire.Event(kind="draw_game", text=ending(one.match, one.event.reason))


def _returned(one: Telling) -> Iterator[wire.Event]:
    yield wire.Event(kind="bet", text=text("ev-returned" if one.event.returned else "ev-returned-not", **one.who))


def _gave(one: Telling) -> Iterator[wire.Event]:
    event = one.event
    if event.tiles is not None:
        said = text("ev-gave", tiles=event.tiles, seat_to=event.receiver, **one.who)
        yield wire.Event(kind="exchange", text=said, seat=one.seat, tiles=tiles_of(event.tiles))


def _exchanged(one: Telling) -> Iterator[wire.Event]:
    yield wire.Event(kind="exchange", text=text("ev-exchange", direction=one.event.direction))


def _heart_written(one: Telling) -> Iterator[wire.Event]:
    tile = one.event.tile
    if tile is not None:
        yield wire.Event(kind="note", text=text("ev-heart", tile=tile), seat=one.seat, tiles=[tile])


def _treasure_seen(one: Telling) -> Iterator[wire.Event]:
    tile = one.event.tile
    said = text("ev-treasure-seen", **one.who) if tile is None else text("ev-treasure-own", tile=tile)
    yield wire.Event(kind="note", text=said, seat=one.seat, tiles=tiles_of(tile))


def _taken_back(one: Telling) -> Iterator[wire.Event]:
    said = text("ev-taken-back", what="claim" if one.event.tiles else "draw", **one.who)
    yield wire.Event(kind="note", text=said, seat=one.seat, tiles=tiles_of(one.event.tiles))


def _robbed(one: Telling) -> Iterator[wire.Event]:
    said = text("ev-egg-robbed" if one.event.egg else "ev-kong-robbed", tile=one.event.tile, **one.who)
    yield wire.Event(kind="note", text=said, seat=one.seat)


def _turned(one: Telling) -> Iterator[wire.Event]:
    said = _of_turned(one.match, one.event, one.who)
    yield wire.Event(kind="flip", text=said, tiles=[one.event.tile])


def _of_turned(match: Match, event: game.HorseTurned, who: dict[str, Any]) -> wire.Text:
    """Tell a tile turned after a win: a horse, a bird, a fish, or one that wakes others.

    Rules: GUANGXI-23, GUANGXI-37, HONGZHONG-30, CHANGSHA-39, GUIZHOU-31.
    """
    rules = match.engine.numbers
    if rules.birds:
        return text("ev-bird", tile=event.tile) if event.seat is None else text("ev-bird-on", tile=event.tile, **who)
    fish = rules.horses_from == HORSES_FROM_WALL and rules.horse_shares
    if rules.wake or rules.chickens or (fish and event.seat is None):
        return text("ev-flip", tile=event.tile)
    if fish:
        return text("ev-fish", tile=event.tile, **who)
    if rules.horses_from == HORSES_FROM_WALL:
        return text("ev-bird-missed" if event.seat is None else "ev-bird-hit", tile=event.tile)
    if event.owner is not None and event.owner >= SEATS and event.seat is not None:
        return text("ev-horse-outside", tile=event.tile, n=event.owner - SEATS + 1, **who)
    if event.owner is not None and event.seat is not None:
        return text("ev-horse-bought", tile=event.tile, seat_from=event.owner, **who)
    if event.seat is None:
        return text_of_page(match.engine.ruleset, "ev-horse-lost", None, tile=event.tile)
    return text("ev-horse", tile=event.tile, **who)


def _opening(one: Telling) -> Iterator[wire.Event]:
    """Tell what a seat shows of its dealt tiles, and which of them prove it.

    Rules: CHANGSHA-37.
    """
    event, ruleset, who = one.event, one.match.engine.ruleset, one.who
    words = names({language: ruleset.pattern_name(event.pattern, language) for language in LANGUAGES})
    said = text("ev-opening-whole", words=words, **who)
    if event.tiles:
        said = text("ev-opening", words=words, tiles=event.tiles, **who)
    yield wire.Event(kind="note", text=said, seat=event.seat, tiles=tiles_of(event.tiles))


def _seat_taken(one: Telling) -> Iterator[wire.Event]:
    yield _named(one, one.event.left, "ev-seat-taken", "ev-seat-left")


def _followed(one: Telling) -> Iterator[wire.Event]:
    yield _named(one, one.event.shadow, "ev-followed", "ev-followed-own")


def _named(one: Telling, person: int, key: str, own: str) -> wire.Event:
    """Tell what a person does by his name; the reader, who has none, by a sentence of his own."""
    name = names_of_player(one.people[person] if person < len(one.people) else "")
    said = text(own, seat=one.seat or 0) if name is None else text(key, seat=one.seat or 0, name=name)
    return wire.Event(kind="note", text=said, seat=one.seat)


def _melded(one: Telling) -> Iterator[wire.Event]:
    yield _of_meld(one.match, one.event, one.who)


def _of_meld(match: Match, event: game.Melded, who: dict[str, Any]) -> wire.Event:
    kind, word = CALLS.get(event.kind, ("kong", "kong"))
    own = SUM_CALLS.get(event.kind) if plays_sums(match.engine.numbers) else None
    if own is not None:
        told = text(f"ev-{own}", tiles=event.tiles or "", **who)
        return wire.Event(kind=kind, text=told, seat=event.seat, tiles=tiles_of(event.tiles), word=text(f"word-{own}"))
    if event.family is not None:
        said = text(f"ev-{event.kind}", tiles=event.tiles or "", **who)
        return wire.Event(kind="kong", text=said, seat=event.seat, tiles=tiles_of(event.tiles), word=text("word-egg"))
    if event.opened and event.tiles is not None:
        said, call = text("ev-kong-opened", tiles=event.tiles, **who), text("word-kong-opened")
        return wire.Event(kind="kong", text=said, seat=event.seat, tiles=tiles_of(event.tiles), word=call)
    said = text("ev-kong-hidden", **who) if event.tiles is None else text(f"ev-{kind}", tiles=event.tiles, **who)
    return wire.Event(kind=kind, text=said, seat=event.seat, tiles=tiles_of(event.tiles), word=text(f"word-{word}"))


def _won(one: Telling) -> Iterator[wire.Event]:
    event, word = one.event, "win"
    if calls_in_japanese(one.match):
        word = "tsumo" if event.by == "self" else "ron"
    said = text("ev-win", tile=event.tile, **one.who)
    yield wire.Event(kind="win", text=said, seat=one.seat, tiles=[event.tile], word=text(f"word-{word}"))


def _bet(one: Telling) -> Iterator[wire.Event]:
    yield wire.Event(kind="bet", text=_of_bet(one.match, one.event), seat=one.seat)


def _of_bet(match: Match, event: game.BetShown) -> wire.Text:
    if match.engine.numbers.bet_kind != SIT_AND_PULL:
        own = text_of_page(match.engine.ruleset, "choice-stake" if event.number else "choice-no-stake", n=event.number)
        if own.key == "said":  # the page has a word for its bets
            return text("ev-says", seat=event.seat or 0, words=own.args["words"])
        return text("ev-stakes" if event.number else "ev-stakes-not", seat=event.seat or 0, n=event.number)
    if event.seat == match.plain["dealer"]:
        return text("ev-sits" if event.number else "ev-stands", seat=event.seat or 0)
    return text("ev-pulls" if event.number else "ev-pulls-not", seat=event.seat or 0, n=event.number)


def _paid(one: Telling) -> Iterator[wire.Event]:
    """Tell who receives what, and where only payers are known, who pays; of a note also who owes or owed it.

    Rules: TAIWAN-P19.
    """
    event = one.event
    if event.cause in NOTES:
        said = text(f"ev-{event.cause}", seat=event.seat or 0, seat_from=event.other or 0, n=event.number)
        said.args["paid"] = signed(max(event.changes))
        yield wire.Event(kind="payment", text=said, seat=event.seat)
        return
    cause = cause_key(one.match.engine.numbers, event.cause)
    receivers = [seat for seat, change in enumerate(event.changes) if change > 0]
    if event.cause in UNTOLD_PAYMENTS and not receivers:
        return
    for seat, change in enumerate(event.changes):
        if change > 0 or (change < 0 and not receivers):
            said = text("ev-payment", seat=seat, n=signed(change), cause=cause)
            yield wire.Event(kind="payment", text=said, seat=seat)


def _ruled(one: Telling) -> Iterator[wire.Event]:
    for said in said_of(one.match.rulings[one.event.number]):
        yield wire.Event(kind="note", text=said, seat=one.seat)


def _ruling_back(one: Telling) -> Iterator[wire.Event]:
    yield wire.Event(kind="note", text=taken_back(one.match.rulings[one.event.number]))


TELLERS: dict[type, Teller] = {  # what is not here is not told
    game.HandBegan: _says("deal", "ev-deal"),
    game.Moved: _says("note", "ev-moved"),
    game.SeatTaken: _seat_taken,
    game.Followed: _followed,
    game.Ruled: _ruled,
    game.RulingBack: _ruling_back,
    game.DiceThrown: _thrown,
    game.IndicatorTurned: _turned_up,
    game.Drew: _drew,
    game.Discarded: _discarded,
    game.Melded: _melded,
    game.LaidAside: _laid_out("north"),
    game.FlowerLaid: _laid_out("flower"),
    game.ReadyDeclared: _declared,
    game.Won: _won,
    game.FlowerWon: _flower_won,
    game.Drawn: _drawn,
    game.BetShown: _bet,
    game.LackShown: _says("missing", "ev-missing", suit="suit"),
    game.Raised: _says("bet", lambda event: "ev-raises" if event.raised else "ev-raises-not"),
    game.Returned: _returned,
    game.Gave: _gave,
    game.Exchanged: _exchanged,
    game.Showed: _says("note", lambda event: "ev-shows-ready" if event.ready else "ev-shows-not"),
    game.Watched: _says("note", "ev-watches"),
    game.KongRobbed: _robbed,
    game.ChipsTaken: _says("note", "ev-chips", n="number"),
    game.TakenBack: _taken_back,
    game.HorseTurned: _turned,
    game.KongTileTurned: _says("flip", "ev-kong-tile", tile="tile"),
    game.OpeningShown: _opening,
    game.LastTileAnswered: _says("note", lambda event: "ev-last-tile" if event.taken else "ev-last-tile-left"),
    game.TreasureAside: _says("note", "ev-treasure"),
    game.TreasurePutBack: _says("note", "ev-treasure-back"),
    game.HeartWritten: _heart_written,
    game.TreasureSeen: _treasure_seen,
    game.Paid: _paid,
    game.MatchEnded: _says("note", "ev-match-over"),
}


# --- rivers


def newest_discard(events: Sequence[game.AnyEvent]) -> tuple[int, int] | None:
    """Return seat and place in its river of the last discard of the hand."""
    counts: dict[int, int] = {}
    newest = None
    for event in events:
        if isinstance(event, game.Discarded) and event.seat is not None:
            newest = (event.seat, counts.get(event.seat, 0))
            counts[event.seat] = newest[1] + 1
    return newest


def winning_discards(events: Sequence[game.AnyEvent]) -> set[tuple[int, int]]:
    """Return seats and places in their rivers of the discards that were won on."""
    counts: dict[int, int] = {}
    won = set()
    for event in events:
        if isinstance(event, game.Discarded) and event.seat is not None:
            counts[event.seat] = counts.get(event.seat, 0) + 1
        elif isinstance(event, game.Won) and event.by == "discard" and event.source is not None:
            won.add((event.source, counts.get(event.source, 0) - 1))
    return won
