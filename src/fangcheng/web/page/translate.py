"""From the game's view of a seat to the wire's: where everything lies, what may be clicked, and why not.

Nothing hidden can pass: the only sources are `Match.view`, `Match.legal`, `Match.why_not` and `Match.events_for`
of the reader's own seat, and settlements, which are public.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fangcheng.core.state.codes import KONG_INDICATORS
from fangcheng.core.state.pattern_ids import LUCKY_DICE
from fangcheng.core.state.rule_codes import COUNTS_WAITED, SIT_AND_PULL
from fangcheng.game.laid_melds import lie
from fangcheng.game.match import Match
from fangcheng.game.seat_views import MeldView, RiverView
from fangcheng.game.seat_views import SeatView as SeenSeat
from fangcheng.game.views import View
from fangcheng.tiles import EAST, is_red_name, plain
from fangcheng.web import wire
from fangcheng.web.page.cards import book_of
from fangcheng.web.page.choices import Hand
from fangcheng.web.page.log import newest_discard, winning_discards
from fangcheng.web.page.lying_open import lying_open
from fangcheng.web.page.results import settlements
from fangcheng.web.page.texts import calls_in_japanese, names, text, text_of_page
from fangcheng.web.page.words import names_of_player

LEFT = 3
PHASES: Mapping[str, Any] = dict.fromkeys(("bets", "raise", "return", "exchange", "lack", "heart"), "setup") | {
    "hand_over": "result",
    "match_over": "over",
}


def place_of(seat: int, reader: int, seats: int) -> int:
    """Return where a seat is drawn for the reader: the next player sits right, the last one left."""
    distance = (seat - reader) % seats
    return LEFT if distance and distance == seats - 1 else distance


def seat_view(
    match: Match, view: View, hand: Hand, people: Sequence[str], bots: Collection[int] | None = None
) -> wire.SeatView:
    """Return everything the seat of `view` may know, with its own hand.

    `people` are names by person, empty for the reader; `bots` the persons that are bots, None: all that have names.
    """
    ruleset = match.engine.ruleset
    over = view.phase in ("hand_over", "match_over")
    bots = [person for person, name in enumerate(people) if name] if bots is None else bots
    rivers, opened = _rivers(match, view), {} if over else lying_open(match.hand_events)
    return wire.SeatView(
        variant=match.variant,
        book=book_of(ruleset),
        name=names(ruleset.name),
        calls=ruleset.calls,
        phase=PHASES.get(view.phase, "play"),
        seat=view.seat,
        hand_size=view.hand_size,
        round=round_name(match, view),
        dealer=view.dealer,
        turn=view.turn if view.phase in ("turn", "claim", "rob") else None,
        seats=[_seat(match, view, one, people, bots, rivers[one.seat], opened.get(one.seat, [])) for one in view.seats],
        counters=counters(match, view),
        tiles_left=view.tiles_left,
        wall=_wall(view, view.seat or 0),
        indicators=indicators(view, int(match.engine.numbers.indicators)),
        bright=[*view.dora, *view.jokers],
        hand=hand.tiles,
        prompt=hand.prompt,
        choices=hand.choices,
        waits=[] if over else hand.waits,
        notices=[] if over else hand.notices,
        results=settlements(match, view, people) if over else [],
    )


def round_name(match: Match, view: View) -> wire.Text:
    """Name the round: East 2; where a match is so many hands without rounds, hand 3 of 8."""
    hands = int(match.engine.numbers.hands)
    if hands and not match.engine.numbers.rounds:
        return text("round-count", n=view.hand_number, of=hands)
    return text("round-hand", wind=view.round_wind, number=view.deal_number + 1)


def counters(match: Match, view: View) -> list[wire.Counter]:
    """Return the small numbers in the centre."""
    rules = match.engine.numbers
    if rules.counter_value > 0:
        pairs = [("honba", view.counters), ("sticks", view.sticks)]
    elif "dealer_streak" in match.engine.ruleset.prices:
        pairs = [("streak", view.streak)]
    elif view.factor > 1:
        pairs = [("factor", view.factor)]
    else:
        pairs = luck(match, view)
    return [wire.Counter(label=text(f"counter-{key}"), value=value) for key, value in pairs]


def luck(match: Match, view: View) -> list[tuple[str, int]]:
    """Return what makes a win of this hand dearer: drawn hands that still count, and lucky dice with their factor."""
    drawn = [("wash-outs", view.wash_outs)] if view.wash_outs else []
    dice = [("lucky-dice", int(match.engine.numbers.price[LUCKY_DICE]))] if view.lucky_dice else []
    return drawn + dice


def indicators(view: View, first: int) -> list[wire.Indicator]:
    """Return the tiles turned up that point at others; of dora indicators also those still face down.

    `first` is how many lie open from the start.
    """
    if view.dora:
        shown = [
            wire.Indicator(tile=tile, label=text("indicator-dora"), means=[dora])
            for tile, dora in zip(view.indicators, view.dora)
        ]
        hidden = wire.Indicator(tile=wire.FACE_DOWN, label=text("indicator-dora"))
        return shown + [hidden] * (first + KONG_INDICATORS - len(shown))
    if view.treasure is not None:
        return [wire.Indicator(tile=view.treasure, label=text("indicator-treasure"))]
    return [
        wire.Indicator(tile=tile, label=text("indicator-joker"), means=list(view.jokers)) for tile in view.indicators
    ]


# --- seats


def _seat(
    match: Match,
    view: View,
    seen: SeenSeat,
    people: Sequence[str],
    bots: Collection[int],
    river: list[wire.RiverTile],
    opened: list[str],
) -> wire.SeatState:
    reader, rules = view.seat or 0, match.engine.numbers
    shown = None if seen.seat == reader else _shown_tiles(seen, opened)
    return wire.SeatState(
        seat=seen.seat,
        place=place_of(seen.seat, reader, len(view.seats)),
        name=names_of_player(people[seen.person]),
        wind=seen.wind if match.engine.numbers.copies[EAST] > 0 else None,  # type: ignore[arg-type]
        score=seen.score,
        hand_count=seen.hand_count,
        bot=seen.person in bots,
        drawn=seen.has_drawn,
        shown=shown,
        melds=[meld(one, seen.seat, len(view.seats), rules) for one in seen.melds],
        river=river,
        aside=["4z"] * seen.aside + list(seen.flowers),
        standing=[] if seen.seat == view.seat else list(seen.standing),
        flags=_flags(match, view, seen),
        stick=bool(match.engine.numbers.ready_cost > 0) and seen.ready != "",
        thinking=seen.owes,
    )


def _shown_tiles(seen: SeenSeat, opened: list[str]) -> list[wire.Spot] | None:
    """Return another's hand that lies open, or backs before tiles that do; None where all is hidden.

    `opened` are those that prove what he was dealt; beside them a tile may be drawn openly.
    """
    drawn = [seen.drawn] if seen.drawn else []
    if seen.hand is None:
        last = drawn or [wire.FACE_DOWN] * seen.has_drawn
        backs = [wire.FACE_DOWN] * (seen.hand_count - len(opened) - len(last))
        return [*backs, *opened, *last] if opened or drawn else None
    return [*seen.hand, *drawn]


def _rivers(match: Match, view: View) -> list[list[wire.RiverTile]]:
    """Return the rivers by seat, with what the events of the hand tell of them."""
    events = match.hand_events
    newest, won = newest_discard(events), winning_discards(events)
    return [
        [
            _river_tile(one, (seen.seat, place) == newest, (seen.seat, place) in won)
            for place, one in enumerate(seen.river)
        ]
        for seen in view.seats
    ]


@lru_cache(maxsize=4096)  # few tiles lie in few ways, and what is on its way to a page is not changed
def _river_tile(seen: RiverView, newest: bool, won: bool) -> wire.RiverTile:
    return wire.RiverTile(
        tile=seen.tile,
        drawn=seen.drawn,
        ready=seen.ready,
        called=seen.called,
        last=newest and not seen.called,
        won=won,
        dark=seen.joker,
        racked=seen.racked,
    )


def _flags(match: Match, view: View, seen: SeenSeat) -> list[wire.Flag]:
    flags: list[tuple[Any, wire.Text]] = []
    if seen.won is not None:
        flags.append(("won", text("flag-won")))
    if seen.ready and seen.ready != "frozen":
        key = "flag-riichi" if calls_in_japanese(match) else f"flag-ready-{seen.ready}"
        flags.append(("ready", text_of_page(match.engine.ruleset, key)))
    if seen.seat == view.seat and (view.furiten.own_river or view.furiten.passed or view.furiten.for_hand):
        key = "flag-furiten" if match.engine.numbers.pass_counts[COUNTS_WAITED] else "flag-passed"
        flags.append(("furiten", text(key)))
    if seen.lack is not None:
        flags.append(("missing", text("flag-missing", suit=seen.lack)))
    if seen.bet:
        flags.append(("bet", text_of_page(match.engine.ruleset, _bet(match, view, seen), n=seen.bet)))
    if seen.raised:
        flags.append(("bet", text(f"flag-{seen.raised}", match.engine.rule_of("choose-raise"))))
    flags += _notes(view, seen)
    if seen.watching:
        flags.append(("note", text("flag-watching")))
    if seen.yakitori:
        flags.append(("note", text("flag-yakitori", match.engine.rule_of("yakitori"))))
    if seen.chips is not None:
        flags.append(("note", text("flag-chips", match.engine.rule_of("chips"), n=seen.chips)))
    told = [wire.Flag(kind=kind, text=words) for kind, words in flags]
    if seen.heart is not None:
        words = text("flag-heart", match.engine.rule_of("choose-heart"))
        told.append(wire.Flag(kind="note", text=words, tile=seen.heart))
    return told


def _notes(view: View, seen: SeenSeat) -> list[tuple[Any, wire.Text]]:
    """Tell what others owe the seat for noted wins, and what it owes; of several debtors each says his part.

    Rules: TAIWAN-P19.
    """
    due: list[tuple[Any, wire.Text]] = []
    debtors = [debtor for debtor, owed in enumerate(seen.notes) if owed]
    if len(debtors) == 1:
        due = [("bet", text("flag-due", seat=debtors[0], n=sum(seen.notes)))]
    elif debtors:
        due = [("bet", text("flag-due-sum", n=sum(seen.notes)))]
    owed_to = [(one.seat, one.notes[seen.seat]) for one in view.seats if one.notes]
    return due + [("note", text("flag-owes", seat=holder, n=owed)) for holder, owed in owed_to if owed]


def _bet(match: Match, view: View, seen: SeenSeat) -> str:
    if match.engine.numbers.bet_kind != SIT_AND_PULL:
        return "flag-stakes"
    return "flag-sits" if seen.seat == view.dealer else "flag-pulls"


def meld(seen: MeldView, owner: int, seats: int, rules: Any) -> wire.Meld:
    """Lay a meld before its owner, as the rules have it (game/laid_melds.py)."""
    tiles = list(seen.tiles)
    if seen.kind == "concealed_kong":
        reds_inside = sorted(tiles, key=lambda tile: not is_red_name(tile))
        # Unlike heads (LUOSHU-15) all lie face up: two of them would not tell the others.
        as_they_are = wire.FACE_DOWN in tiles or len({plain(tile) for tile in tiles}) > 1
        lying = tiles if as_they_are else [wire.FACE_DOWN, reds_inside[0], reds_inside[1], wire.FACE_DOWN]
        return wire.Meld(kind="concealed_kong", tiles=lying)
    if seen.called is None or seen.source is None or seen.source == owner:
        return wire.Meld(kind=seen.kind, tiles=list(seen.tiles))
    laid = lie(seen, owner, seats, rules)
    return wire.Meld(
        kind=seen.kind,
        tiles=list(laid.tiles),
        source=seen.source,
        turned=laid.turned,
        added=laid.added,
    )


# --- the wall


def _wall(view: View, reader: int) -> wire.Wall:
    seats = len(view.seats)
    sides = []
    for side in view.wall.sides:
        gaps = {stack for stack in side.reserved[:1] if stack > 0}
        if side.seat == view.wall.break_side and 0 < view.wall.break_stack < len(side.stacks):
            gaps.add(view.wall.break_stack)
        sides.append(
            wire.WallSide(
                place=place_of(side.seat, reader, seats),
                stacks=list(side.stacks),
                gaps=sorted(gaps),
                reserved=list(side.reserved),
            )
        )
    opened = wire.Break(place=place_of(view.wall.break_side, reader, seats), stack=view.wall.break_stack)
    standing = view.phase not in ("bets", "raise", "return")
    return wire.Wall(sides=sides, dice=list(view.dice), opened=opened if standing else None)
