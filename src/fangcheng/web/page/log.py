"""What happened, as lines of the log with cues for motion and sound."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.rule_codes import HORSES_FROM_WALL, SIT_AND_PULL
from fangcheng.game import event_types as game
from fangcheng.game.match import Match
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.web import wire
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


def lines(match: Match, events: Iterable[game.AnyEvent], people: Sequence[str] = ()) -> list[wire.Event]:
    """Return the lines of events as one seat saw them; `people` are names by person, empty for the reader."""
    return [line for event in events for line in _lines(match, event, people)]


def _lines(match: Match, event: game.AnyEvent, people: Sequence[str]) -> Iterator[wire.Event]:
    """Yield none, one or several lines of one event."""
    seat: Any = event.seat
    who: dict[str, Any] = {} if seat is None else {"seat": seat}  # a text takes no None
    riichi = calls_in_japanese(match)
    match_event = _PLAIN.get(type(event))
    if match_event is not None:
        kind, key = match_event
        yield wire.Event(kind=kind, text=text(key, **who), seat=seat)
    elif isinstance(event, game.DiceThrown) and event.purpose not in UNTOLD_DICE:
        dice = " + ".join(map(str, event.dice))
        yield wire.Event(kind="dice", text=text(f"ev-dice-{event.purpose}", n=dice, **who), seat=seat)
    elif isinstance(event, game.IndicatorTurned):
        yield wire.Event(kind="flip", text=text("ev-flip", tile=event.tile), tiles=[event.tile])
    elif isinstance(event, game.Drew):
        key = "ev-draw" if event.tile is None else "ev-draw-own"
        more = {} if event.tile is None else {"tile": event.tile}
        yield wire.Event(kind="draw", text=text(key, **who, **more), seat=seat, tiles=tiles_of(event.tile))
    elif isinstance(event, game.Discarded):
        if event.tile == wire.FACE_DOWN:
            yield wire.Event(kind="discard", text=text("ev-discard-down", **who), seat=seat)
            return
        key = "ev-discard-drawn" if event.drawn else "ev-discard"
        said = text(key, tile=event.tile, **who)
        yield wire.Event(kind="discard", text=said, seat=seat, tiles=[event.tile], cut=event.drawn)
    elif isinstance(event, game.Melded):
        yield _melded(match, event, who)
    elif isinstance(event, game.LaidAside | game.FlowerLaid):
        kind = "north" if isinstance(event, game.LaidAside) else "flower"
        said = text(f"ev-{kind}", tiles=event.tile, **who)
        word = text_of_page(match.engine.ruleset, f"word-{kind}")
        yield wire.Event(kind="flower", text=said, seat=seat, tiles=[event.tile], word=word)
    elif isinstance(event, game.ReadyDeclared):
        key = "riichi" if riichi else f"ready-{event.manner}"
        word = text("word-riichi" if riichi else "word-ready")
        own = match.engine.ruleset.texts.get(f"flag-{key}")
        said = text(f"ev-{key}", **who) if own is None else text("ev-says", words=names(own), **who)
        yield wire.Event(kind="ready", text=said, seat=seat, word=word)
    elif isinstance(event, game.Won):
        yield _won(event, riichi, who)
    elif isinstance(event, game.FlowerWon):
        yield wire.Event(kind="win", text=text("ev-win-flowers", **who), seat=seat, word=text("word-win"))
    elif isinstance(event, game.Drawn):
        yield wire.Event(kind="draw_game", text=ending(match, event.reason))
    elif isinstance(event, game.BetShown):
        yield wire.Event(kind="bet", text=_bet(match, event), seat=seat)
    elif isinstance(event, game.Raised):
        yield wire.Event(kind="bet", text=text("ev-raises" if event.raised else "ev-raises-not", **who), seat=seat)
    elif isinstance(event, game.Returned):
        yield wire.Event(kind="bet", text=text("ev-returned" if event.returned else "ev-returned-not", **who))
    elif isinstance(event, game.LackShown):
        yield wire.Event(kind="missing", text=text("ev-missing", suit=event.suit, **who), seat=seat)
    elif isinstance(event, game.Gave) and event.tiles is not None:
        said = text("ev-gave", tiles=event.tiles, seat_to=event.receiver, **who)
        yield wire.Event(kind="exchange", text=said, seat=seat, tiles=tiles_of(event.tiles))
    elif isinstance(event, game.Exchanged):
        yield wire.Event(kind="exchange", text=text("ev-exchange", direction=event.direction))
    elif isinstance(event, game.Showed):
        yield wire.Event(kind="note", text=text("ev-shows-ready" if event.ready else "ev-shows-not", **who), seat=seat)
    elif isinstance(event, game.KongRobbed):
        said = text("ev-egg-robbed" if event.egg else "ev-kong-robbed", tile=event.tile, **who)
        yield wire.Event(kind="note", text=said, seat=seat)
    elif isinstance(event, game.ChipsTaken):
        yield wire.Event(kind="note", text=text("ev-chips", n=event.number, **who), seat=seat)
    elif isinstance(event, game.HorseTurned):
        said = _turned(match, event, who)
        yield wire.Event(kind="flip", text=said, tiles=[event.tile])
    elif isinstance(event, game.KongTileTurned):
        yield wire.Event(kind="flip", text=text("ev-kong-tile", tile=event.tile, **who), seat=seat, tiles=[event.tile])
    elif isinstance(event, game.OpeningShown):
        yield _opening(match, event, who)
    elif isinstance(event, game.LastTileAnswered):
        said = text("ev-last-tile" if event.taken else "ev-last-tile-left", **who)
        yield wire.Event(kind="note", text=said, seat=seat)
    elif isinstance(event, game.TreasureAside):
        yield wire.Event(kind="note", text=text("ev-treasure", **who), seat=seat)
    elif isinstance(event, game.TreasurePutBack):
        yield wire.Event(kind="note", text=text("ev-treasure-back", **who), seat=seat)
    elif isinstance(event, game.HeartWritten) and event.tile is not None:
        yield wire.Event(kind="note", text=text("ev-heart", tile=event.tile), seat=seat, tiles=[event.tile])
    elif isinstance(event, game.TreasureSeen):
        said = text("ev-treasure-seen", **who) if event.tile is None else text("ev-treasure-own", tile=event.tile)
        yield wire.Event(kind="note", text=said, seat=seat, tiles=tiles_of(event.tile))
    elif isinstance(event, game.SeatTaken):
        yield wire.Event(kind="note", text=_seat_taken(event, people), seat=seat)
    elif isinstance(event, game.Followed):
        yield wire.Event(kind="note", text=_followed(event, people), seat=seat)
    elif isinstance(event, game.TakenBack):
        said = text("ev-taken-back", what="claim" if event.tiles else "draw", **who)
        yield wire.Event(kind="note", text=said, seat=seat, tiles=tiles_of(event.tiles))
    elif isinstance(event, game.Paid):
        yield from _paid(match, event)


_PLAIN: dict[type, tuple[Any, str]] = {
    game.HandBegan: ("deal", "ev-deal"),
    game.Watched: ("note", "ev-watches"),
    game.Moved: ("note", "ev-moved"),
    game.MatchEnded: ("note", "ev-match-over"),
}


def _turned(match: Match, event: game.HorseTurned, who: dict[str, Any]) -> wire.Text:
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


def _opening(match: Match, event: game.OpeningShown, who: dict[str, Any]) -> wire.Event:
    """Tell what a seat shows of its dealt tiles, and which of them prove it.

    Rules: CHANGSHA-37.
    """
    ruleset = match.engine.ruleset
    words = names({language: ruleset.pattern_name(event.pattern, language) for language in LANGUAGES})
    said = text("ev-opening-whole", words=words, **who)
    if event.tiles:
        said = text("ev-opening", words=words, tiles=event.tiles, **who)
    return wire.Event(kind="note", text=said, seat=event.seat, tiles=tiles_of(event.tiles))


def _seat_taken(event: game.SeatTaken, people: Sequence[str]) -> wire.Text:
    name = names_of_player(people[event.left] if event.left < len(people) else "")
    if name is None:
        return text("ev-seat-left", seat=event.seat or 0)
    return text("ev-seat-taken", seat=event.seat or 0, name=name)


def _followed(event: game.Followed, people: Sequence[str]) -> wire.Text:
    name = names_of_player(people[event.shadow] if event.shadow < len(people) else "")
    if name is None:
        return text("ev-followed-own", seat=event.seat or 0)
    return text("ev-followed", seat=event.seat or 0, name=name)


def _melded(match: Match, event: game.Melded, who: dict[str, Any]) -> wire.Event:
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


def _won(event: game.Won, riichi: bool, who: dict[str, Any]) -> wire.Event:
    word = "win"
    if riichi:
        word = "tsumo" if event.by == "self" else "ron"
    said = text("ev-win", tile=event.tile, **who)
    return wire.Event(kind="win", text=said, seat=event.seat, tiles=[event.tile], word=text(f"word-{word}"))


def _bet(match: Match, event: game.BetShown) -> wire.Text:
    if match.engine.numbers.bet_kind != SIT_AND_PULL:
        own = text_of_page(match.engine.ruleset, "choice-stake" if event.number else "choice-no-stake", n=event.number)
        if own.key == "said":  # the page has a word for its bets
            return text("ev-says", seat=event.seat or 0, words=own.args["words"])
        return text("ev-stakes" if event.number else "ev-stakes-not", seat=event.seat or 0, n=event.number)
    if event.seat == match.plain["dealer"]:
        return text("ev-sits" if event.number else "ev-stands", seat=event.seat or 0)
    return text("ev-pulls" if event.number else "ev-pulls-not", seat=event.seat or 0, n=event.number)


def _paid(match: Match, event: game.Paid) -> Iterator[wire.Event]:
    """Tell who receives what, and where only payers are known, who pays; of a note also who owes or owed it.

    Rules: TAIWAN-P19.
    """
    if event.cause in NOTES:
        said = text(f"ev-{event.cause}", seat=event.seat or 0, seat_from=event.other or 0, n=event.number)
        said.args["paid"] = signed(max(event.changes))
        yield wire.Event(kind="payment", text=said, seat=event.seat)
        return
    cause = cause_key(match.engine.numbers, event.cause)
    receivers = [seat for seat, change in enumerate(event.changes) if change > 0]
    if event.cause in UNTOLD_PAYMENTS and not receivers:
        return
    for seat, change in enumerate(event.changes):
        if change > 0 or (change < 0 and not receivers):
            said = text("ev-payment", seat=seat, n=signed(change), cause=cause)
            yield wire.Event(kind="payment", text=said, seat=seat)


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
