"""Cases of income during play: kongs, groups of flowers and discards of a hand in order, and what they bring."""

from collections.abc import Mapping
from typing import Any

from fangcheng.conform.books import KONG_CAUSES, SIDE_CAUSES
from fangcheng.conform.eggs import pay_eggs_told
from fangcheng.conform.essences import raid_dealer
from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.setting import set_others, set_table
from fangcheng.conform.situations import TURNS, Situation
from fangcheng.core.institutions.kong_income import pay_hand_end_kongs, pay_kong
from fangcheng.core.institutions.side_income import pay_discards
from fangcheng.core.play.flowers import lay_flower
from fangcheng.core.state.codes import ADDED_KONG_MELD
from fangcheng.core.state.hook_codes import AFTER_DISCARD
from fangcheng.core.state.rule_codes import AT_ONCE
from fangcheng.core.table.hand import is_kong
from fangcheng.game.hand_checks import check_flowers


def pay_kongs_told(situation: Situation, expected: Mapping[str, Any]) -> None:
    """Pay for the kongs on the table, where that is done when they are made and the case asks what they brought."""
    side = expected.get("side")
    if isinstance(side, Mapping) and "kongs" in side:
        pay_kongs_laid(situation)


def pay_kongs_laid(situation: Situation) -> None:
    """Pay for the kongs on the table where that is done when they are made."""
    table, rules = situation.table, situation.rules
    if rules.kong_when != AT_ONCE:
        return
    for seat in range(situation.seats):
        for meld in range(int(table.meld_count[seat])):
            if is_kong(int(table.meld_kind[seat, meld])):
                _tell_when(situation, seat, meld)
                pay_kong(table, rules, seat, meld)
    pay_eggs_told(situation)


def _tell_when(situation: Situation, seat: int, meld: int) -> None:
    """Let the dealer have discarded as often as he had when the kong was made: early ones are told as such."""
    if situation.rules.kong_early:
        told = situation.early.get((seat, int(situation.table.meld_face[seat, meld])), "")
        situation.table.river_count[int(situation.table.dealer)] = {"heavenly": 0, "earthly": 1}.get(told, TURNS)


def run_kongs(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Let the events happen one after the other and add up what was paid."""
    situation = Situation(variant, fields)
    set_table(situation, fields)
    set_others(situation, fields)
    situation.table.payment_count = 0
    events = fields.groups("event")
    if not events:
        raise fields.wrong("event", "nothing happens; list a kong, a flower kong or a followed discard")
    for event in events:
        if "flower_kong" in event:
            _lay_flowers(situation, event)
        elif "kong_tile" in event:
            _lay_flowers(situation, event, "kong_tile")
        elif "dealer_raid" in event:
            raid_dealer(situation, event)
        elif "followed_discard" in event:
            _follow(situation, event)
        else:
            _make(situation, event)
        event.close()
    pay_hand_end_kongs(situation.table, situation.rules)
    fields.close()
    situation.count_tiles()
    return expected, {"payments": situation.paid((*KONG_CAUSES, *SIDE_CAUSES))}


def _lay_flowers(situation: Situation, event: Fields, name: str = "flower_kong") -> None:
    """Let a player lay out a group of flowers, or a kong tile, one after the other."""
    seat, kinds = event.seat("by"), event.tiles(name)
    if seat is None:
        raise event.wrong("by", "missing; the seat that lays the flowers out")
    check_flowers(situation.rules, kinds)
    for kind in kinds:
        lay_flower(situation.table, situation.rules, seat, kind)
        situation.shown.append(kind)


def _follow(situation: Situation, event: Fields) -> None:
    """Let all players discard the tile one after the other."""
    first, kind = event.seat("first"), event.tile("followed_discard")
    if first is None:
        raise event.wrong("first", "missing; the seat that discards it first")
    for step in range(situation.seats):
        seat = (first + step) % situation.seats
        situation.throw(seat, [kind])
        if situation.rules.hooks & AFTER_DISCARD:
            pay_discards(situation.table, situation.rules, seat, kind)


def _make(situation: Situation, event: Fields) -> None:
    """Make one kong of a player who is still in the hand."""
    seat, meld = event.seat("by"), event.meld("kong", event.needed("kong"))
    if seat is None:
        raise event.wrong("by", "missing; the seat that makes the kong")
    if not is_kong(meld.kind):
        raise event.wrong("kong", "that is no kong; write kong 4444m from W, added 2222z or concealed 1111p")
    for who in {seat, meld.giver} - {-1}:
        if who >= situation.seats or not int(situation.table.in_play) >> who & 1:
            raise event.wrong("kong", f"{SEATS[who]} is not in the hand")
    fresh = event.flag("fresh", True)
    if not fresh and meld.kind != ADDED_KONG_MELD and not situation.rules.chickens:
        raise event.wrong("fresh", "only a tile added to a pung can have come in an earlier turn; leave it out")
    index = situation.lay_meld(seat, meld, fresh)
    pay_kong(situation.table, situation.rules, seat, index)
