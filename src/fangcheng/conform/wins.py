"""Cases of a win: set the table, let the rules offer the tile, take it, look at what was paid."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from fangcheng.conform.bonds import set_bonds
from fangcheng.conform.books import WIN_CAUSES, side_payments
from fangcheng.conform.chickens import set_chickens
from fangcheng.conform.circumstances import check_shown, read, set_circumstances
from fangcheng.conform.context_words import Moment
from fangcheng.conform.dealer_base import set_dealer_base
from fangcheng.conform.discarded_jokers import note_gods, win_by_discards
from fangcheng.conform.essences import set_essences
from fangcheng.conform.expected_forms import check_one
from fangcheng.conform.fields import SEATS, BadCase, Fields
from fangcheng.conform.follow_up import next_dealer, next_hand
from fangcheng.conform.horses import add_horse_row, check_turned, set_horses
from fangcheng.conform.kongs import pay_kongs_told
from fangcheng.conform.liability import check_liable, note_liable
from fangcheng.conform.offers import Winner, WinningTile, lies_in_kong, offer_tile
from fangcheng.conform.opened_kongs import turn_kong_tiles
from fangcheng.conform.reasons import because
from fangcheng.conform.setting import set_jokers_held, set_others, set_table
from fangcheng.conform.single_kongs import lay_singly
from fangcheng.conform.situations import Situation
from fangcheng.conform.values import in_numbers, is_limit, keys_of, owed_by_dealer, patterns_of, total_of
from fangcheng.core.institutions.kong_income import pay_kong
from fangcheng.core.play.claims import resolve_claims, resolve_robbery
from fangcheng.core.play.wins import win_by_self
from fangcheng.core.scoring.joker_factors import BARE, THROWN
from fangcheng.core.state.action_codes import WIN
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    CONCEALED_KONG_MELD,
    HAND_OVER,
    NOBODY,
    OPEN_KONG_MELD,
)
from fangcheng.core.state.flower_jokers import has_flower_jokers
from fangcheng.core.state.rule_codes import NORTH_STAYS
from fangcheng.core.table.hand import is_kong
from fangcheng.game.circumstances.arguments import check_looks_under
from fangcheng.game.circumstances.rows import meant_by
from fangcheng.game.circumstances.words import WORDS
from fangcheng.game.engine import copy_of
from fangcheng.tiles import NORTH, face_of, is_flower, write

TEN_HONOURS = "ten_winds"  # a way to win without a tile (HANGZHOU-22)
WAYS = {"self": BY_SELF, "discard": BY_DISCARD, "rob": BY_ROB}
ROBBED = {"added": ADDED_KONG_MELD, "concealed": CONCEALED_KONG_MELD, "exposed": OPEN_KONG_MELD}
WAY_OF = {by: way for way, by in WAYS.items()}


def run_win(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what is expected, several winners' values among it, and what came out."""
    situation, winners, expected = play_win(variant, fields, expected)
    pay_kongs_told(situation, expected)
    found = _found(situation, winners, expected)
    add_horse_row(situation, winners[0].seat, expected, found)
    return _limits_in_numbers(situation, winners, expected), found


@dataclass(frozen=True)
class Offered:
    """A win that is set up: the tile lies there, and the rules have said who may win with it."""

    situation: Situation
    tile: WinningTile
    winners: list[Winner]
    expected: dict[str, Any]
    said: Collection[str]  # its circumstances
    liable: int | None  # who must answer for a great hand


def play_win(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[Situation, list[Winner], dict[str, Any]]:
    """Set the table, offer the tile and, when the rules let all of them win, take it.

    The table then holds events and payments. Raises one of our errors for what cannot be set up.
    """
    if _way(fields) == TEN_HONOURS:
        situation = _table_of(variant, fields)
        return situation, [_win_by_honours(situation, fields)], expected
    offered = offer_win(variant, fields, expected)
    situation, winners = offered.situation, offered.winners
    if all(winner.refusal is None for winner in winners):
        together = max((WORDS[word].winners for word in offered.said), default=0)
        if together:
            _let_others_win_too(situation, offered.tile, winners, together)
        _take(situation, offered.tile, winners)
        check_turned(situation)
        check_liable(situation, fields, winners, offered.liable)
    return situation, winners, offered.expected


def offer_win(variant: str, fields: Fields, expected: dict[str, Any]) -> Offered:
    """Set the table and offer the tile, which nobody has taken yet.

    Raises one of our errors for what cannot be set up.
    """
    lays_ura = "ura_indicators" in fields
    situation = _table_of(variant, fields)
    tile = _winning_tile(situation, fields)
    entries = _entries(fields)
    words = fields.words("context")
    winners, expected = _seat_winners(situation, fields, entries, words, tile, expected)
    if lays_ura:
        check_looks_under("ura_indicators", _flags(situation, [word for winner in winners for word in winner.words]))
    set_others(situation, fields, winners[0].seat, [winner.seat for winner in winners])
    _hold_jokers(situation, fields, [winner.seat for winner in winners], tile)
    _settle_kongs(situation, tile)
    liable = note_liable(situation, fields, winners)
    set_horses(situation, fields, tile.kind)
    set_chickens(situation, fields, tile, expected.get("side"))
    set_essences(situation, fields, winners[0].seat)
    note_gods(situation, fields, winners[0].seat)
    set_bonds(situation, fields, [winner.seat for winner in winners], tile.payer)
    fields.close()
    situation.count_tiles(*([] if lies_in_kong(situation, tile) else [tile.kind]))
    _lay_sticks(situation, expected)
    for winner in winners:
        check_shown(situation, winner.words, _moment(winner.seat, tile))
    said = read(situation, words, _moment(winners[0].seat, tile))
    offer_tile(situation, tile, winners, said)
    return Offered(situation, tile, winners, expected, said, liable)


def _table_of(variant: str, fields: Fields) -> Situation:
    situation = Situation(variant, fields)
    set_table(situation, fields)
    set_dealer_base(situation, fields)
    return situation


def _moment(seat: int, tile: WinningTile) -> Moment:
    """Return whom and what a circumstance of a win is about."""
    return Moment(seat, tile.kind, tile.payer, WAY_OF[tile.by])


def _way(fields: Fields) -> object:
    """Look how the case wins, without taking it."""
    win = fields.values.get("win")
    return win.get("by") if isinstance(win, dict) else None


def _win_by_honours(situation: Situation, fields: Fields) -> Winner:
    """Let the seat win by ten honours discarded, without a winning tile."""
    seat = fields.seat("seat")
    if seat is None:
        raise fields.wrong("seat", "missing; E, S, W or N")
    win = fields.group("win")
    win.take("by")
    win.close()
    fields.words("context")
    situation.take_hand(seat, fields.tiles("hand"), fields.melds())
    discards = fields.tiles("discards")
    situation.throw(seat, discards)
    set_others(situation, fields, seat)
    note_gods(situation, fields, seat)
    fields.close()
    situation.count_tiles()
    winner = Winner(seat)
    if not win_by_discards(situation, seat):
        winner.refusal = because(situation, "no-shape", tile=write(discards[-1:]))
    winner.result = copy_of(situation.desk.work.results[seat])
    return winner


def _winning_tile(situation: Situation, fields: Fields) -> WinningTile:
    win = fields.group("win")
    kong = win.choice("kong", ROBBED)
    kind = win.tile("tile") if "tile" in win else _last_flower(situation, fields)
    way = win.choice("by", WAYS)
    if way is None:
        raise win.wrong("by", f"missing; it is {', '.join(WAYS)}")
    payer = win.seat("from")
    win.close()
    if (payer is None) != (way == "self"):
        raise win.wrong("from", "the seat that gave the tile; none for a self-draw")
    if kong is not None and way != "rob":
        raise win.wrong("kong", f"no kong is robbed by {way}; write by: rob, or leave it out")
    if kong is not None and is_flower(kind) and not has_flower_jokers(situation.rules):
        raise win.wrong("kong", "a flower is robbed, no kong; leave it out")
    if kong is not None and kind == NORTH and situation.rules.lay_north != NORTH_STAYS:
        raise win.wrong("kong", "a North that is laid aside is robbed, no kong; leave it out")
    if kong is not None and kong != "concealed" and _kong_in_words(situation, fields) == "concealed":
        raise win.wrong(
            "kong", f"{kong}, but the context says that the robbed kong is a concealed one; say one of the two"
        )
    robbed = ROBBED[kong or _kong_in_words(situation, fields)]
    return WinningTile(kind, WAYS[way], NOBODY if payer is None else payer, robbed)


def _kong_in_words(situation: Situation, fields: Fields) -> str:
    """Look which kong the context says is robbed, an added one if it says nothing."""
    return "concealed" if _says(situation, fields, "concealed_kong_robbed") else "added"


def _says(situation: Situation, fields: Fields, circumstance: str) -> bool:
    """Look whether the context says a circumstance, by whatever word, without taking it."""
    said = fields.values.get("context")
    meant = [
        meant_by(situation.ruleset, situation.rules, str(word)) for word in (said if isinstance(said, list) else ())
    ]
    return any(one is not None and circumstance in one.words for one in meant)


def _flags(situation: Situation, words: Iterable[str]) -> int:
    """Return the flags of all circumstances that words tell."""
    meant = [meant_by(situation.ruleset, situation.rules, word) for word in words]
    return reduce(or_, (WORDS[word].flags for one in meant if one is not None for word in one.words), 0)


def _last_flower(situation: Situation, fields: Fields) -> int:
    """Take the last flower of the winner as the winning tile, which a win by flowers need not name."""
    flowers = fields.tiles("flowers")
    if not flowers or not _says(situation, fields, "eight_flowers"):
        raise fields.wrong("win.tile", "missing; only all eight flowers win without one")
    fields.values["flowers"] = write(flowers[:-1])
    return flowers[-1]


def _entries(fields: Fields) -> list[Fields]:
    """Return the winners' own keys: the case itself, or its list of several."""
    several = [key for key in ("wins", "winners") if key in fields]
    if len(several) > 1:
        raise BadCase("wins and winners are the same; give one")
    if not several:
        return [fields, fields.group("also")] if "also" in fields else [fields]
    entries = fields.groups(several[0])
    if not entries:
        raise fields.wrong(several[0], "nobody is in it")
    return entries


def _seat_winners(
    situation: Situation,
    fields: Fields,
    entries: list[Fields],
    words: list[str],
    tile: WinningTile,
    expected: dict[str, Any],
) -> tuple[list[Winner], dict[str, Any]]:
    """Give the winners their hands; a list of winners brings its own expectations."""
    winners: list[Winner] = []
    expected = dict(expected)
    for entry in entries:
        seat = _seat_winner(situation, entry, tile)
        if seat in (winner.seat for winner in winners):
            raise entry.wrong("seat", f"{SEATS[seat]} is there twice")
        if seat == tile.payer:
            raise entry.wrong("seat", f"{SEATS[seat]} gave the tile")
        own = words if entry is fields else words + entry.words("context")
        set_circumstances(situation, own, _moment(seat, tile))
        winners.append(Winner(seat, tuple(own)))
        if entry is not fields:
            for key in ("patterns", "total"):
                if key in entry:
                    expected[f"{key} of {SEATS[seat]}"] = told = entry.take(key)
                    check_one(situation.ruleset, f"{entry.place}{key}", key, told)
            if "ura_indicators" in entry:
                check_looks_under(f"{entry.place}ura_indicators", _flags(situation, own))
                _ura_of_one(situation, entry)
            entry.close()
    return winners, expected


def _seat_winner(situation: Situation, entry: Fields, tile: WinningTile) -> int:
    seat = entry.seat("seat")
    if seat is None:
        raise entry.wrong("seat", "missing; E, S, W or N")
    opens = bool(situation.rules.kong_opens)
    if "kong_tiles" in entry and not (opens or situation.rules.kong_tiles):
        raise entry.wrong("kong_tiles", f"no tile is laid out singly in {situation.ruleset.id}; leave it out")
    if situation.rules.single_kongs:
        lay_singly(situation, seat, entry)
    situation.lay_flowers(seat, entry.tiles("flowers") + ([] if opens else entry.tiles("kong_tiles")))
    situation.lay_norths(seat, entry.number("kita", high=4))
    situation.imagine(seat, entry)
    situation.take_hand(seat, entry.tiles("hand") if "hand" in entry else _no_hand(entry), entry.melds())
    if opens:
        turn_kong_tiles(situation, entry, seat, tile.kind, tile.by)
    situation.throw(seat, entry.tiles("discards"))
    if not int(situation.table.in_play) >> seat & 1:
        raise entry.wrong("seat", f"{SEATS[seat]} has won already")
    return seat


def _no_hand(entry: Fields) -> list[int]:
    raise entry.wrong("hand", "missing")


def _ura_of_one(situation: Situation, entry: Fields) -> None:
    """Lay ura dora under the common indicators; they are written at the winner who sees them."""
    table = situation.table
    dora = [int(table.wall[int(table.indicators.positions[number])]) for number in range(int(table.indicators.count))]
    for kind in dora:
        situation.shown.remove(kind)
    situation.rules.ura = situation.ruleset.record()[0]["ura"]
    situation.turn_indicators(dora, entry.tiles("ura_indicators"))


def _hold_jokers(situation: Situation, fields: Fields, winners: list[int], tile: WinningTile) -> None:
    """Let the seats hold the jokers that `caishen` counts; the winners show theirs, with the winning tile if it is one.

    Rules: WENZHOU-31.
    """
    for seat, count in fields.numbers_by_seat("caishen").items():
        drawn = int(seat in winners and int(situation.table.wild_mask) >> face_of(tile.kind) & 1)
        wrong = fields.wrong("caishen", f"{SEATS[seat]} holds another number of them")
        set_jokers_held(situation, seat, count - drawn, wrong)


def _settle_kongs(situation: Situation, tile: WinningTile) -> None:
    """Pay the kong before the discard, as it was paid when it was made."""
    table, rules = situation.table, situation.rules
    last = int(table.meld_count[tile.payer]) - 1
    if int(table.after_kong_cut) and last >= 0 and is_kong(int(table.meld_kind[tile.payer, last])):
        pay_kong(table, rules, tile.payer, last)
    table.payment_count = 0


def _lay_sticks(situation: Situation, expected: dict[str, Any]) -> None:
    """Lay sticks on the table that a case mentions only where it says who takes them."""
    side, cost = expected.get("side"), int(situation.rules.ready_cost)
    if int(situation.table.sticks) or not isinstance(side, dict) or not cost:
        return
    taken = side.get("riichi_sticks", {})
    if isinstance(taken, dict) and all(isinstance(sum_, int) for sum_ in taken.values()):
        situation.table.sticks = max(0, min(1000, sum(taken.values()) // cost))


def _let_others_win_too(situation: Situation, tile: WinningTile, winners: list[Winner], together: int) -> None:
    """Let others win on the tile with the hand of the first winner, until so many do; what they get is no matter."""
    table, first = situation.table, winners[0].seat
    others = (seat for seat in range(situation.seats) if seat not in (tile.payer, *(one.seat for one in winners)))
    for _, seat in zip(range(together - len(winners)), others):
        for field in ("hand", "waits", "meld_count", "meld_kind", "meld_face", "meld_tiles", "meld_from"):
            table[field][seat] = table[field][first]
        table.answer[seat] = WIN


def _take(situation: Situation, tile: WinningTile, winners: list[Winner]) -> None:
    """Let all of them say so, and the rules settle it."""
    table, rules, desk = situation.table, situation.rules, situation.desk
    if is_flower(tile.kind) and not has_flower_jokers(rules):
        return  # flowers win by themselves
    table.payment_count = table.event_count = 0
    table.owed = desk.work.won = 0
    for winner in winners:
        table.answer[winner.seat] = WIN
    if tile.by == BY_SELF:
        win_by_self(table, rules, desk, winners[0].seat)
    elif tile.by == BY_DISCARD:
        resolve_claims(table, rules, desk)
    else:
        resolve_robbery(table, rules, desk)
    situation.onlookers.settle()
    for winner in winners:  # winning together may be worth something, which the offer did not know
        winner.result = copy_of(desk.work.results[winner.seat])


# --- what came out


def _limits_in_numbers(situation: Situation, winners: list[Winner], expected: dict[str, Any]) -> dict[str, Any]:
    """Return the expectations with the number in place of the word `limit` where a winner has a limit hand."""
    expected = dict(expected)
    for winner in winners:
        if winner.refusal is None and is_limit(situation, winner.result):
            own = ("patterns", "total") if winner is winners[0] else ()
            for key in (*own, f"patterns of {SEATS[winner.seat]}", f"total of {SEATS[winner.seat]}"):
                if key in expected:
                    expected[key] = in_numbers(expected[key], winner.result)
    return expected


def _found(situation: Situation, winners: list[Winner], expected: dict[str, Any]) -> dict[str, Any]:
    refused = next((winner.refusal for winner in winners if winner.refusal is not None), None)
    if refused is not None:
        return {"win": False, "why": refused, "patterns": {}, "total": None, "payments": {}, "side": {}, "next": {}}
    found: dict[str, Any] = {
        "win": True,
        "why": "it wins",
        "payments": situation.paid(WIN_CAUSES, {winner.seat for winner in winners}),
        "side": side_payments(situation, expected.get("side")),
        "per_payer": owed_by_dealer(situation, winners[0].seat),
        "next": next_hand(situation) if situation.table.phase >= HAND_OVER else {},
        "next_dealer": next_dealer(situation),
    }
    for winner in winners:
        found[f"patterns of {SEATS[winner.seat]}"] = patterns_of(situation, winner.result)
        found[f"total of {SEATS[winner.seat]}"] = total_of(situation, winner.result)
    if len(winners) == 1 or "patterns" in expected:
        found["patterns"] = patterns_of(situation, winners[0].result)
        found["total"] = total_of(situation, winners[0].result)
        found["price"] = int(winners[0].result["base"])
        found["factor"] = int(winners[0].result.parts[BARE]) * int(winners[0].result.parts[THROWN])
        found["fans"] = keys_of(situation, winners[0].result)
    return found
