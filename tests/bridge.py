"""The bridge between the engine and the score sheets: finished hands become sheets, sheets become questions.

What happened is taken from the events of a match, and a scorer's notebook makes sheets of it; nothing is read off the
table. It is the only file that knows both sides, and it serves every variant alike.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from fangcheng import Explanation, Match, score
from fangcheng.bots.batch import RANDOM, STEADY
from fangcheng.bots.brain import new_brains
from fangcheng.bots.outsiders import choice_at
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.rule_codes import READY_EARLY, READY_SHOWN
from fangcheng.game import event_types as ev
from fangcheng.game.asking import asker_of
from fangcheng.game.circumstances.aliases import alias_of
from fangcheng.game.circumstances.meanings import counts_counters, counts_streak, minds_round_wind, takes_stakes
from fangcheng.game.circumstances.reading import words_under
from fangcheng.game.circumstances.words import WORDS
from fangcheng.game.pattern_lines import PatternLine
from fangcheng.tiles import name_of
from fangcheng.variants import IDS
from reference.history import Move, Notebook, Setting
from reference.sheet import Meld, Sheet, Win, added, tiles

REFERENCE = Path(__file__).parent / "reference"
WINDS = "ESWN"
PLACES = {"kong": "kong", "flower": "flower", "north": "north", "treasure": "treasure"}
SHOWN = {"plain": "open_draw", "open": "open_hand"}  # manners of declaring where draws are shown
EARLY = {"plain": "soft", "heavenly": "hard"}  # and where ready is declared in the first turn or never
LAID = {  # manners of laying a tile that has stood apart
    "face_up": "open",
    "face_down": "closed",
    "face_up_racked": "open racked",
    "face_down_racked": "closed racked",
}
MELDS = {"open_kong": "kong", "added_kong": "added", "concealed_kong": "concealed"}
# What a scorer calls a payment beside the wins where its book has a word of its own.
SIDE_WORDS = {
    "guangxi": {"horses": "fish", "drawn_hand": "drawn"},
    "guizhou": {"charge": "chickens", "duty": "chickens"},
    "wenzhou": {"jokers": "caishen"},
    "hongzhong": {"horses": "birds"},
    "nanchang": {"essences": "jing", "follow": "dealer_raid"},
    "tuidaohu": {"bought_horses": "horses"},
    "nanjing": {"flower_series": "flower_kong", "follow": "followed_discard", "four_alike": "four_of_a_kind"},
}
SETS_ARE_WORTHLESS = ("luoshu",)  # rows that say how often a set is in the hand (LUOSHU-34)
OF_THE_MATCH = ("left_sticks", "yakitori", "chips")  # paid behind the last hand, and no part of it
TABLES = ("ssss", "sssr", "ssss", "srsr")  # who sits at the tables: steady and random bots


def with_part(part: str) -> list[str]:
    """Variants whose reference module has this function: whoever writes one is found.

    A scorer is written before its game is built, so a module of a game that is not declared yet is passed over.
    """
    paths = [REFERENCE / f"{variant}.py" for variant in sorted(IDS)]
    return [path.stem for path in paths if path.exists() and f"\ndef {part}(" in path.read_text(encoding="utf-8")]


def with_referee() -> list[str]:
    """Variants that are declared and have a referee."""
    return [variant for variant in sorted(IDS) if (REFERENCE / "referees" / f"{variant}.py").exists()]


def referee_of(variant: str) -> Any:
    """What makes the referee of a variant out of a setting."""
    return import_module(f"reference.referees.{variant}").referee


def reference_of(variant: str) -> Any:
    """The reference module of a variant."""
    return import_module(f"reference.{variant}")


# --- events become moves


def moves_of(event: Any) -> Iterator[Move]:
    """What an event tells to a scorer; nothing for payments and what opens and closes a hand."""
    seat = event.seat
    match event:
        case ev.Drew():
            yield Move("draw", seat, event.tile, place=PLACES.get(event.source, "wall"))
        case ev.Discarded():
            yield Move("discard", seat, event.tile, drawn=event.drawn, ready=event.ready)
        case ev.Melded():
            what = MELDS.get(event.kind, event.kind)
            if event.family is not None:
                first = event.called or tiles(event.tiles)[0]
                yield Move(what, seat, first, event.tiles, word=event.family)
                return
            called = event.called or event.tiles[0] + event.tiles[-1]
            word = "opened" if event.opened else ""
            yield Move(what, seat, called, event.tiles, event.source, word=word, number=event.standing)
        case ev.KongRobbed():
            yield Move("robbed", seat, event.tile)
        case ev.LaidAside():
            yield Move("aside", seat, event.tile)
        case ev.FlowerLaid():
            yield Move("flower", seat, event.tile)
        case ev.ReadyDeclared():
            yield Move("ready", seat, word=LAID.get(event.manner, event.manner))
        case ev.ReadyStood():
            yield Move("stood", seat)
        case ev.Won():
            yield Move("won", seat, event.tile, source=event.source, word=event.by)
        case ev.FlowerWon():
            yield Move("won", seat, source=event.source, word="flowers")
        case ev.LeftHand():
            yield Move("left", seat)
        case ev.Drawn():
            yield Move("ended", seat, word=event.reason)
        case ev.LackShown():
            yield Move("lack", seat, word=event.suit)
        case ev.HeartWritten():
            yield Move("heart", seat, event.tile)
        case ev.StoodApart():
            yield Move("stand", seat, tiles=event.tiles)
        case ev.Raised(raised=True):
            yield Move("raise", seat, word="raise")
        case ev.Returned(returned=True):
            yield Move("raise", seat, word="return")
        case ev.BetShown():
            yield Move("bet", seat, number=event.number)
        case ev.Gave():
            yield Move("give", seat, tiles=event.tiles)
        case ev.Took():
            yield Move("take", seat, tiles=event.tiles)
        case ev.IndicatorTurned() | ev.HorseTurned():
            yield Move("turned", seat, event.tile)
        case ev.KongTileTurned():
            yield Move("kong_tile", seat, event.tile)
        case ev.TreasureAside():
            yield Move("treasure", seat)
        case ev.TreasurePutBack():
            yield Move("treasure", seat, word="back")
        case ev.TreasureSeen():
            yield Move("look", seat, event.tile)
        case ev.LastTileAnswered():
            yield Move("answer", seat, word="take" if event.taken else "leave")
        case ev.Watched():
            yield Move("watch", seat)


TILELESS = ("flowers", "ten_winds")  # ways to win without a winning tile


def by_discards(move: Move, before: Sequence[Move]) -> Move:
    """The move; a win straight after the winner's own discard is by its discards alone (HANGZHOU-22)."""
    thrown = bool(before) and before[-1].what == "discard" and before[-1].seat == move.seat
    return replace(move, word="ten_winds") if move.what == "won" and move.word == "self" and thrown else move


class Scribe:
    """Keeps the notebook of one hand of a match."""

    def __init__(self, match: Match, carry: int = 0) -> None:
        self.match = match
        self.preset = {"preset": match.preset} if match.preset else {}
        events = match.hand_events
        began = next(event for event in events if isinstance(event, ev.HandBegan))
        options = {**self.preset, **match.options}
        reference = reference_of(match.variant)
        kept_more = getattr(reference, "kept_more", lambda *_: 0)  # what hands before this one keep back
        self.setting = Setting(
            seats=match.seats,
            dealer=began.seat or 0,
            round_wind=began.round_wind,
            streak=began.streak,
            counters=began.counters,
            sticks=match.view().sticks,
            options=options,
            scores=before_the_hand(match),
            to_draw=reference.to_draw(options) - kept_more(options, carry),
            doubled=carry > 0,
            carried=carry,
            kongs_keep=getattr(reference, "KONGS_KEEP", ()),
            dice=tuple(die for event in events if isinstance(event, ev.DiceThrown) for die in broken(event)),
        )
        self.book = Notebook(self.setting)
        self.dealt: tuple[str, ...] = ()
        self.drawn = ""
        self.moves: list[Move] = []
        self.under: list[str] = []  # the tiles under those that were turned
        self.side: dict[str, tuple[int, ...]] = {}
        self.shown: dict[int, tuple[int, ...]] = {}  # who has shown dealt tiles for pay, with his dice
        self.thrown: dict[int, tuple[int, ...]] = {}  # dice thrown for birds
        self.read(events)

    def read(self, events: Sequence[Any]) -> list[tuple[Sheet, tuple[int, ...]]]:
        """Write a step down; the sheet of each win in it, with what was paid for it."""
        won: list[tuple[Win, Sheet, tuple[int, ...]]] = []
        groups = dict(_together(events))
        paid = [event for event in events if isinstance(event, ev.Paid)]
        for place, event in enumerate(events):
            if isinstance(event, ev.Dealt):
                self.dealt, self.drawn = tuple(hand or "" for hand in event.hands), event.drawn or ""
                self.book.deal(self.dealt, self.drawn)
            elif isinstance(event, ev.DiceThrown) and event.purpose == "birds":
                self.thrown[event.seat or 0] = tuple(event.dice)
            elif isinstance(event, ev.OpeningShown):
                self.shown[event.seat or 0] = self.thrown.get(event.seat or 0, ())
            elif isinstance(event, ev.IndicatorTurned):
                self.under.append(name_of(int(self.match.table.wall[event.position + 1])))
            for move in moves_of(event):
                move = by_discards(move, self.moves)
                self.moves.append(move)
                self.book.take(move)
            if isinstance(event, (ev.Won, ev.FlowerWon)):
                win = replace(self.book.wins[-1], beside=groups[place])
                self.book.wins[-1] = win
                won.append((win, self.sheet(win), _paid_to(paid, win.seat)))
        doubled = bool(self.match.engine.rules.birds)  # the birds that are turned behind a win belong to it
        sheets = [
            (self.sheet(win), added(payments, _paid_to(paid, win.seat, "horses"))) if doubled else (sheet, payments)
            for win, sheet, payments in won
        ]
        for row in paid:
            if row.cause not in ("win", "lost_stake", *OF_THE_MATCH):
                word = SIDE_WORDS.get(self.match.variant, {}).get(row.cause, row.cause)
                old = self.side.get(word, (0,) * len(row.changes))
                self.side[word] = tuple(map(sum, zip(old, row.changes)))
        return [(sheet, _with_lost_stakes(payments, paid, sheet)) for sheet, payments in sheets]

    def sheet(self, win: Win | None = None) -> Sheet:
        """The sheet as it stands."""
        shown = tuple((seat, self.dealt[seat], dice) for seat, dice in self.shown.items())
        wild, under = "".join(self.match.view().jokers), "".join(self.under)
        sheet = self.book.sheet(win, wild=wild, under=under, shown=shown)
        if self.match.engine.rules.ready_rule == READY_EARLY:
            return declared_early(sheet)
        return announced(sheet) if self.match.engine.rules.ready_rule == READY_SHOWN else sheet


def declared_early(sheet: Sheet) -> Sheet:
    """The sheet in the words of a book that knows hard and soft ready."""
    declared = tuple(EARLY.get(manner, manner) for manner in sheet.declared)
    win = sheet.win
    if win is not None and declared[win.seat]:
        others = {word for word in win.circumstances if "ready" not in word}
        win = replace(win, circumstances=frozenset({*others, f"{declared[win.seat]}_ready"}))
    return replace(sheet, declared=declared, win=win)


def announced(sheet: Sheet) -> Sheet:
    """The sheet in the words of a book where who is ready announces to draw openly, or with an open hand."""
    declared = tuple(SHOWN.get(manner, manner) for manner in sheet.declared)
    if sheet.win is None or "ready" not in sheet.win.circumstances:
        return replace(sheet, declared=declared)
    words = (sheet.win.circumstances - {"ready", "open_ready"}) | {declared[sheet.win.seat]}
    return replace(sheet, declared=declared, win=replace(sheet.win, circumstances=words))


def broken(thrown: Any) -> tuple[int, ...]:
    """The dice that opened the wall, and those that named the tile to turn up."""
    return tuple(thrown.dice) if thrown.purpose in ("break", "joker") else ()


def before_the_hand(match: Match) -> tuple[int, ...]:
    """Points by seat when the hand began."""
    rows = [event.changes for event in match.hand_events if isinstance(event, ev.Paid)]
    return tuple(score - sum(row[seat] for row in rows) for seat, score in enumerate(match.scores))


def _together(events: Sequence[Any]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """For the place of each win among the events: who wins on that tile."""
    group: list[int] = []
    for place, event in enumerate(events):
        if isinstance(event, (ev.Won, ev.FlowerWon)):
            group.append(place)
        elif group:
            yield from ((one, tuple(events[other].seat for other in group)) for one in group)
            group = []
    yield from ((one, tuple(events[other].seat for other in group)) for one in group)


def _paid_to(rows: list[Any], winner: int, cause: str = "win") -> tuple[int, ...]:
    """Take the row of the winner's first unread win, or of another cause, out of the list."""
    for row in rows:
        if row.cause == cause and row.seat == winner:
            rows.remove(row)
            return tuple(row.changes)
    return ()


def _with_lost_stakes(payments: tuple[int, ...], rows: Sequence[Any], sheet: Sheet) -> tuple[int, ...]:
    """What was paid for the win, with the stakes that others who had called lost to the winner (LUOSHU-33)."""
    for row in rows:
        if row.cause == "lost_stake" and sheet.win is not None and row.seat == sheet.win.seat:
            payments = added(payments, tuple(row.changes))
    return payments


# --- bot games


@dataclass(frozen=True)
class Judged:
    """What the engine said of a win, or of the end of a hand, beside the sheet of it."""

    sheet: Sheet
    rows: Mapping[str, int] = field(default_factory=dict)
    total: int = 0
    payments: tuple[int, ...] = ()
    side_payments: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    place: str = ""  # how to come there again


def bot_games(
    variant: str, seed: int, preset: str | None = None, options: Mapping[str, Any] | None = None
) -> Iterator[Judged]:
    """Wins and ends of hands of compiled bot games, without end; the same for the same seed."""
    number = 0
    while True:
        yield from bot_match(variant, f"{seed}:{number}", preset, options)
        number += 1


def bot_match(
    variant: str, seed: str, preset: str | None = None, options: Mapping[str, Any] | None = None
) -> Iterator[Judged]:
    """Wins and ends of hands of one match; its number, behind the colon of the seed, says who sits at the table."""
    match = Match(variant, seed, options, preset, mode="compiled")
    chooser = Chooser(match, TABLES[int(seed.rpartition(":")[2]) % len(TABLES)])
    carried, carry = getattr(reference_of(variant), "carried", None), 0  # from hand to hand, where a scorer counts it
    while True:
        scribe, told = Scribe(match, carry), 0
        while not match.hand_over:
            seat = chooser.chance.choice(match.owed)
            sheets = scribe.read(match.act(seat, chooser.answer(seat)))
            yield from _wins(match, sheets, told, seed)
            told = len(match.explain())
        sheet = scribe.sheet()
        yield Judged(sheet, side_payments=scribe.side, place=place_of(match, seed))
        carry = carried(sheet, carry) if carried else 0
        if match.over:
            return
        match.next_hand()


def _wins(match: Match, sheets: Sequence[Any], told: int, seed: str) -> Iterator[Judged]:
    explained = [one for one in match.explain()[told:] if one.kind == "win"]
    for (sheet, payments), explanation in zip(sheets, explained, strict=True):
        yield Judged(sheet, rows_of(explanation), explanation.total, payments, place=place_of(match, seed))


def place_of(match: Match, seed: str) -> str:
    """Where to find it again."""
    options = f", {match.options}" if match.options else ""
    again = f"bot_match({match.variant!r}, {seed!r}, {match.preset!r}{options})"
    return f"{again}, hand {len(match.actions)}, decision {len(match.actions[-1])}"


def rows_of(explanation: Explanation) -> dict[str, int]:
    """What counted, by the id of its book; what opens a win and is worth nothing does not."""
    worthless = any(line.rule.partition("-")[0].lower() in SETS_ARE_WORTHLESS for line in explanation.patterns)
    return {
        book_id(line): line.value or line.count * worthless
        for line in explanation.patterns
        if line.value or not line.opens
    }


def book_id(line: PatternLine) -> str:
    """The id in the book's list, as in SHANGHAI-F-single_wait; where the rule names none, that of the catalogue."""
    return line.rule.partition("-F-")[2] or line.id


class Chooser:
    """The bots of one match, and who answers first."""

    def __init__(self, match: Match, bots: str) -> None:
        self.match = match
        self.bots = [STEADY if letter == "s" else RANDOM for letter in bots]
        self.chance = random.Random(match.seed)
        self.brain: Any = new_brains(1)
        self.brain["random"] = seed_words(match.seed, "bots")

    def answer(self, seat: int) -> int:
        """The number of the action the bot at the seat takes."""
        return int(self.match.engine.run_whole(choice_at, self.match.table, self.brain, seat, self.bots[seat]))


class Walker(Chooser):
    """Walks by chance where it can: the steady bot's answer or another, and half of the wins are let pass.

    Every other hand is quiet: others' tiles are claimed as the steady bot claims them, so that hands stay closed.
    """

    def __init__(self, match: Match) -> None:
        super().__init__(match, "ssss")

    def answer(self, seat: int) -> int:
        """The number of the action the seat takes."""
        legal = self.match.legal(seat)
        number = super().answer(seat)
        chosen = next(action for action in legal if action.number == number)
        if chosen.kind == "win" and self.chance.random() < 0.5:
            return self.chance.choice([action for action in legal if action.kind != "win"] or legal).number
        if self.chance.random() > 0.2:
            return number
        calls = [action for action in legal if action.kind not in ("discard", "pass")]
        quiet = len(self.match.actions) % 2 and chosen.kind == "pass"
        return number if quiet else self.chance.choice(calls if calls and self.chance.random() < 0.5 else legal).number


# --- sheets become questions

CONTEXT = {  # words that `score` has another one for
    "ready": "ready_declared",
    "ready_first": "double_riichi",
}
TOGETHER = {2: ("double_win",), 3: ("triple_win",)}


def asked(variant: str, sheet: Sheet) -> tuple[Explanation, tuple[int, ...]]:
    """What `score` says of the win on a sheet, and what it has each seat pay for it."""
    win = sheet.win
    assert win is not None
    options = {name: value for name, value in sheet.options.items() if name != "preset"}
    rules = asker_of(variant, options, sheet.options.get("preset")).engine.rules
    explanation = score(
        variant,
        sheet.hands[win.seat],
        win.tile,
        by=win.by,
        source=None if win.source is None else wind_of(sheet, win.source),
        melds=[written_meld(sheet, meld) for meld in sheet.melds[win.seat]],
        seat=wind_of(sheet, win.seat),
        round=WINDS[sheet.round_wind % 4] if minds_round_wind(rules) else "E",
        context=words_of(variant, sheet, win, rules),
        jokers=sheet.wild,
        dora="" if sheet.wild else sheet.turned,
        ura=sheet.under if "ready" in win.circumstances and not sheet.wild else "",
        aside=sheet.aside[win.seat],
        flowers=sheet.flowers[win.seat],
        streak=sheet.streak if counts_streak(rules) else 0,
        counters=sheet.counters if counts_counters(rules) else 0,
        lack=sheet.lacked[win.seat] or None,
        heart=sheet.hearts[win.seat] or None,
        # What a game calls bets and nobody raises are horses that were bought: no matter of the win.
        bets={wind_of(sheet, seat): bet for seat, bet in enumerate(sheet.bets) if bet and takes_stakes(rules)},
        options=options,
        preset=sheet.options.get("preset"),
        mode="compiled",
    )
    if not explanation.wins:
        return explanation, ()
    of_win = ("win", "lost_stake")
    paid = [sum(part.amount for part in one.parts if part.cause in of_win) for one in explanation.payments]
    return explanation, tuple(paid[(seat - sheet.dealer) % sheet.seats] for seat in range(sheet.seats))


def words_of(variant: str, sheet: Sheet, win: Win, rules: Any) -> list[str]:
    """The circumstances in the words of `score`, with those that a book lets one say though the sheet shows them."""
    said = getattr(reference_of(variant), "said", lambda _: ())
    words = [CONTEXT.get(word, word) for word in win.circumstances]
    known = words_under(rules)  # a sheet tells also what no rule asks about under these options
    told = [*words, *TOGETHER.get(len(win.beside), ()), *said(sheet)]
    return [word for word in told if is_asked(word, win.by, known)]


def is_asked(word: str, by: str, known: tuple[str, ...]) -> bool:
    """Whether a word means something in a game that knows such words, and of a win in this way."""
    alias = alias_of(word)
    return alias is None or all(meant in known and by in WORDS[meant].ways for meant in alias.words)


def robbed_pung(sheet: Sheet, seat: int) -> tuple[Meld, ...]:
    """The pung to which a seat was adding the tile that is robbed of it, none where it was adding none."""
    if sheet.win is None or sheet.win.by != "rob" or sheet.win.source != seat:
        return ()
    return tuple(meld for meld in sheet.melds[seat] if meld.kind == "pon" and meld.tiles == pung_of(sheet.win.tile))


def pung_of(tile: str) -> str:
    """Three of a tile as melds are written, `222m` for `2m`."""
    return 3 * tile[0] + tile[1:]


def as_asked(sheet: Sheet) -> Sheet:
    """The sheet as far as `score` is told of it.

    It does not ask what others have, have laid or have declared, nor who has left, nor if a feeder wins too, nor for
    tiles that an opened kong has turned up. Whose added kong is robbed has a pung of that tile, and so is open.
    """
    own = None if sheet.win is None else sheet.win.seat
    melds = tuple(row if seat == own else robbed_pung(sheet, seat) for seat, row in enumerate(sheet.melds))
    flowers = tuple(row if seat == own else "" for seat, row in enumerate(sheet.flowers))
    fed = {meld.feeder for row in melds for meld in row}
    win = sheet.win and replace(
        sheet.win, before=(), opened="", beside=tuple(seat for seat in sheet.win.beside if seat not in fed)
    )
    declared = tuple(manner if seat == own else "" for seat, manner in enumerate(sheet.declared))
    calls = tuple((own, meld.feeder) for row in melds for meld in row if own is not None and meld.feeder is not None)
    none = Sheet(sheet.seats, sheet.dealer, ()).held
    bare = replace(sheet, calls=calls, course=(), held=none, purse=(), dice=(), doubled=False, left=None)
    bare = replace(bare, raised=("",) * 4, dealt=(), taken=(), carried=0)
    return replace(bare, declared=declared, melds=melds, flowers=flowers, win=win)


def wind_of(sheet: Sheet, seat: int) -> str:
    """The letter of a seat, the dealer being E."""
    return WINDS[sheet.winds()[seat]]


def written_meld(sheet: Sheet, meld: Meld) -> str:
    """A meld as `score` reads it."""
    if meld.kind == "egg":
        return f"egg {meld.tiles} as {meld.stands_for}"
    return f"{meld.kind} {meld.tiles}" + ("" if meld.feeder is None else f" from {wind_of(sheet, meld.feeder)}")
