"""The winning tile, offered by the rules: who may win with it, what the hand is worth, or why it does not win."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from fangcheng.conform.fields import BadCase
from fangcheng.conform.reasons import Reason, because, why_not
from fangcheng.conform.situations import Situation
from fangcheng.core.play.claims import choose_winners
from fangcheng.core.play.flowers import find_flower_win, take_flower_answer
from fangcheng.core.play.legal_claim import offer_claim, offer_robbery
from fangcheng.core.play.legal_turn import offer_turn
from fangcheng.core.play.winning import value_for
from fangcheng.core.questions.told_melds import NO_CHOWS, NO_PUNGS, chows_allowed, fault_of_claim
from fangcheng.core.state.action_codes import NO_ACTION, WIN
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    CHOW,
    CLAIM,
    CONCEALED_KONG_MELD,
    FLOWERS,
    FROM_NOWHERE,
    FROM_WALL,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
    ROB,
    TURN,
)
from fangcheng.core.state.flower_jokers import has_flower_jokers
from fangcheng.core.state.refusals import BELOW_MINIMUM
from fangcheng.core.state.rule_codes import FLOWERS_DO_NOT_WIN, NORTH_STAYS, ROB_NO_CONCEALED
from fangcheng.core.table.hand import allowed, find_pung, forbid_all, is_kong, meld_tile
from fangcheng.game.engine import copy_of
from fangcheng.game.hands import Meld
from fangcheng.game.refusal_words import least_worth, topic_of_refusal
from fangcheng.tiles import NO_TILE, NORTH, face_of, is_flower, name_of


@dataclass
class Winner:
    """One who wins, or would."""

    seat: int
    words: tuple[str, ...] = ()  # of its context
    result: Any = None
    refusal: Reason | None = None


@dataclass(frozen=True)
class WinningTile:
    """The tile and where it came from."""

    kind: int
    by: int
    payer: int
    kong: int = ADDED_KONG_MELD  # the kind of the kong that is robbed


def offer_tile(situation: Situation, tile: WinningTile, winners: list[Winner], words: Collection[str]) -> None:
    """Let the rules say who may win with the tile, and value it."""
    table, rules, desk = situation.table, situation.rules, situation.desk
    if is_flower(tile.kind) and not has_flower_jokers(rules):
        _offer_flower(situation, tile, winners)
        return
    if "fourth_tile" in words:
        _show_the_others(situation, tile, winners)
    if "last_copy" in words:
        _lay_in_pung(situation, tile, winners)
    if tile.by == BY_SELF:
        _draw(situation, tile, winners)
    else:
        _lay_open(situation, tile)
    for seat in range(situation.seats):
        forbid_all(table, seat)
        table.answer[seat] = NO_ACTION
    offers: dict[int, Callable[..., Any]] = {BY_SELF: offer_turn, BY_DISCARD: offer_claim, BY_ROB: offer_robbery}
    for winner in winners:
        offers[tile.by](table, rules, desk, winner.seat)
        open_to_win = bool(allowed(table, winner.seat, WIN))
        if open_to_win and tile.by == BY_ROB:
            open_to_win = _may_rob(situation)
        open_to_win = open_to_win and not _barred_claim(situation, winner.seat)
        open_to_win = open_to_win and not _holds_claimed_joker(situation, winner.seat)
        value_for(table, rules, desk, winner.seat, tile.kind, tile.by, tile.payer)
        winner.result = copy_of(desk.work.results[winner.seat])
        if not open_to_win:
            winner.refusal = _why_not(situation, winner, tile)
    if "earlier_winner" in words:
        _let_another_win(situation, tile, winners[0])
    if "bigger_win_elsewhere" in words:
        _let_bigger_win(situation, tile, winners[0])


def _let_another_win(situation: Situation, tile: WinningTile, winner: Winner) -> None:
    """Let a seat nearer after the giver of the tile call a win as dear, and refuse the one that is cut off by it."""
    nearer = (tile.payer + 1) % situation.seats
    if nearer == winner.seat:
        raise BadCase("context: earlier_winner: nobody sits nearer after the seat that gave the tile")
    _cut_off(situation, winner, nearer, 0)


def _let_bigger_win(situation: Situation, tile: WinningTile, winner: Winner) -> None:
    """Let the last seat after the giver of the tile call a bigger win, and refuse the one that is cut off by it."""
    others = [(tile.payer - step) % situation.seats for step in range(1, situation.seats)]
    _cut_off(situation, winner, next(seat for seat in others if seat != winner.seat), 1)


def _cut_off(situation: Situation, winner: Winner, other: int, more: int) -> None:
    """Let another seat call a win that is so much dearer, and of a class so much higher."""
    table, seat = situation.table, winner.seat
    table.answer[other] = table.answer[seat] = WIN
    table.offered_value[other] = table.offered_value[seat] + more
    table.offered_class[other] = table.offered_class[seat] + more
    if winner.refusal is None and not int(choose_winners(table, situation.rules)) >> seat & 1:
        winner.refusal = because(situation, "cut-off")
    table.answer[other] = table.answer[seat] = NO_ACTION


def _draw(situation: Situation, tile: WinningTile, winners: list[Winner]) -> None:
    """Let the winner have drawn the tile."""
    if len(winners) > 1:
        raise BadCase("win: several may win on another's tile, not by self-draw")
    table, seat = situation.table, winners[0].seat
    situation.hold(seat, tile.kind)
    table.drawn = tile.kind
    table.turn = seat
    table.phase = TURN
    if table.drawn_from == FROM_NOWHERE:
        table.drawn_from = FROM_WALL


def _lay_open(situation: Situation, tile: WinningTile) -> None:
    """Lay the tile into the river, onto a pung made a kong, or aside."""
    table = situation.table
    table.offered = tile.kind
    table.offered_by = table.turn = tile.payer
    table.offered_meld = -1
    table.phase = CLAIM if tile.by == BY_DISCARD else ROB
    if tile.by == BY_DISCARD:
        situation.throw(tile.payer, [tile.kind])
        return
    situation.shown.append(tile.kind)
    if situation.rules.lay_north != NORTH_STAYS and tile.kind == NORTH:
        table.aside.count[tile.payer] += 1
        return
    _make_kong(situation, tile)


def _make_kong(situation: Situation, tile: WinningTile) -> None:
    """Lay the kong being robbed; its other three tiles need not be written."""
    table, face = situation.table, face_of(tile.kind)
    index = int(find_pung(table, tile.payer, face))
    if index >= 0 and tile.kong == ADDED_KONG_MELD:
        meld_tile(table, tile.payer, index, tile.kind, False)
        table.meld_kind[tile.payer, index] = tile.kong
    elif not lies_in_kong(situation, tile):
        counted = list(situation.shown)
        situation.lay_meld(tile.payer, Meld(tile.kong, (face,) * 4))
        situation.shown = counted
    table.offered_meld = tile.kong


def lies_in_kong(situation: Situation, tile: WinningTile) -> bool:
    """Return True if the case has written the robbed kong with all four tiles."""
    table, payer = situation.table, tile.payer
    return tile.by == BY_ROB and any(
        is_kong(int(table.meld_kind[payer, index])) and int(table.meld_face[payer, index]) == face_of(tile.kind)
        for index in range(int(table.meld_count[payer]))
    )


def _barred_claim(situation: Situation, seat: int) -> str:
    """Return the key of what bars a meld that lies before the seat, which nobody in the game can have claimed."""
    table, rules = situation.table, situation.rules
    laid = table.meld_kind[seat, : int(table.meld_count[seat])].tolist()
    faults = {int(fault_of_claim(kind, NOBODY, seat, rules)) for kind in laid}
    if NO_CHOWS in faults:
        return "no-chi"
    if NO_PUNGS in faults:
        return "no-pon"
    return "chow-limit" if laid.count(CHOW) > int(chows_allowed(rules)) else ""


def _holds_claimed_joker(situation: Situation, seat: int) -> bool:
    """Return True if a joker lies in a meld of the seat in a game where a dragon plays its face."""
    table = situation.table
    laid = [int(tile) for meld in range(int(table.meld_count[seat])) for tile in table.meld_tiles[seat, meld]]
    wild = int(table.wild_mask)
    return bool(situation.rules.stand_in) and any(tile != NO_TILE and wild >> tile & 1 for tile in laid)


def _may_rob(situation: Situation) -> bool:
    """Return True if kongs of that sort are offered for robbing at all; one of a discard never is.

    Rules: COMMON-6, GUANGDONG-19, HAINAN-18, SICHUAN-22.
    """
    table, rules = situation.table, situation.rules
    if int(table.offered_meld) == OPEN_KONG_MELD:
        return False
    if int(table.offered_meld) == CONCEALED_KONG_MELD:
        return bool(rules.rob_concealed != ROB_NO_CONCEALED)
    if int(table.offered_meld) == ADDED_KONG_MELD:
        return bool(rules.rob_added != 0)
    return bool(rules.lay_rob != 0)


def _show_the_others(situation: Situation, tile: WinningTile, winners: list[Winner]) -> None:
    """Throw three further copies of the winning tile where everybody sees them."""
    face, table = face_of(tile.kind), situation.table
    if tile.by == BY_ROB:
        return
    melds = [
        face_of(int(kind))
        for seat in range(situation.seats)
        for index in range(int(table.meld_count[seat]))
        if int(table.meld_kind[seat, index]) != CONCEALED_KONG_MELD
        for kind in table.meld_tiles[seat, index]
    ]
    others = [seat for seat in range(situation.seats) if seat not in [winner.seat for winner in winners]]
    situation.throw(others[0], [face] * (3 - melds.count(face)))


def _lay_in_pung(situation: Situation, tile: WinningTile, winners: list[Winner]) -> None:
    """Lay the three further copies of the winning tile into a pung of another seat, unless the case has one."""
    face = face_of(tile.kind)
    if all(int(find_pung(situation.table, seat, face)) < 0 for seat in range(situation.seats)):
        others = [seat for seat in range(situation.seats) if seat not in [winner.seat for winner in winners]]
        situation.lay_meld(others[0], Meld(PUNG, (face,) * 3, NOBODY))


def _why_not(situation: Situation, winner: Winner, tile: WinningTile) -> Reason:
    """Return the first rule that stands against the win."""
    barred = _barred_claim(situation, winner.seat)
    if barred:
        return because(situation, barred, n=str(int(situation.rules.chow_limit)))
    if _holds_claimed_joker(situation, winner.seat):
        return because(situation, "joker-claim")
    if tile.by == BY_ROB and not _may_rob(situation):
        return _why_not_robbed(situation)
    return why_not(situation, winner.seat, WIN)


def _why_not_robbed(situation: Situation) -> Reason:
    """Return the reason against robbing what this game never offers for it."""
    meld = int(situation.table.offered_meld)
    key = "kong-not-added" if meld == OPEN_KONG_MELD else "rob-not-allowed"
    return because(situation, key, topic=topic_of_refusal(key, robs_north=meld < 0))


def _offer_flower(situation: Situation, tile: WinningTile, winners: list[Winner]) -> None:
    """Let the last of eight flowers appear, at the winner or at another; who is asked whether he wins says yes."""
    table, rules, desk, winner = situation.table, situation.rules, situation.desk, winners[0]
    situation.lay_flowers(winner.seat if tile.by == BY_SELF else tile.payer, [tile.kind])
    found = rules.flower_win != FLOWERS_DO_NOT_WIN and find_flower_win(table, rules, desk)
    if found and table.question == FLOWERS:
        table.answer[winner.seat] = WIN
        take_flower_answer(table, rules, desk)
    winner.result = copy_of(desk.work.results[winner.seat])
    if not found or int(table.won_order[0]) != winner.seat:
        winner.refusal = _why_no_flower_win(situation, winner.result, tile)


def _why_no_flower_win(situation: Situation, result: Any, tile: WinningTile) -> Reason:
    """Return the reason against a win by flowers: it is worth too little, or there is none."""
    if result.refusal == BELOW_MINIMUM:
        return because(situation, "below-minimum", minimum=str(least_worth(situation.rules)))
    return because(situation, "no-shape", tile=name_of(situation.kinds[tile.kind]))
