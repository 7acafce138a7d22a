"""Cases of a hand nobody wins: the empty wall with its payments, abortive draws, and the next dealer."""

from typing import Any

import numpy as np

from fangcheng.conform.abortive import ABORTIVE, bring_about
from fangcheng.conform.books import DRAW_CAUSES, KONG_CAUSES, WIN_CAUSES, side_payments
from fangcheng.conform.circumstances import check_word, set_circumstances
from fangcheng.conform.context_words import Moment
from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.follow_up import next_dealer, next_hand
from fangcheng.conform.horses import buy_horses
from fangcheng.conform.kongs import pay_kongs_laid, pay_kongs_told
from fangcheng.conform.reasons import Reason
from fangcheng.conform.setting import A_WAIT, put_out, set_jokers_held, set_others, set_stakes, set_table
from fangcheng.conform.single_kongs import lay_singly
from fangcheng.conform.situations import Situation
from fangcheng.core.dialect.bits import bit
from fangcheng.core.play.draw_only import settle_readiness
from fangcheng.core.play.endings import HIDDEN, SHOWN, exhaust, settle_exhausted
from fangcheng.core.state.action_codes import CHOOSE
from fangcheng.core.state.codes import HAND_OVER, NOBODY, SHOW, WON
from fangcheng.core.state.payment_rows import PAY_BOUGHT
from fangcheng.core.state.rule_codes import DRAW_LAST_DRAWER, DRAW_LAST_TAKER
from fangcheng.core.table.wall import tiles_reserved
from fangcheng.game.circumstances.reading import words_under
from fangcheng.tiles import FACES, NO_TILE

TERMINAL, SIMPLE = 0, 4  # faces thrown by who throws nothing but terminals, and by everybody else
OF_THE_TABLE = frozenset(("first_hand", "double_hand", "lucky_dice", "wash_out"))  # circumstances of a hand as a whole
EXHAUSTIVE = "exhaustive"
KINDS = (EXHAUSTIVE, *ABORTIVE)


def run_draw(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """End the hand as the case says and look at payments and the next hand."""
    situation = Situation(variant, fields)
    set_table(situation, fields)
    fields.dealer_only("nobody is asked about a hand that nobody wins")
    draw = fields.group("draw")
    tells_all = "seats" in draw and "side" not in expected  # what kongs brought is among its payments
    by_seat = bool(draw.values) and set(draw.values) <= set(situation.letters)
    if by_seat:
        draw.values = {"hands": draw.values}
    kind = draw.choice("kind", KINDS, EXHAUSTIVE) or EXHAUSTIVE
    if "repeats" in draw:
        situation.table.streak = draw.number("repeats", high=1000)
    found: dict[str, Any] = {}
    _set_table_words(situation, fields)
    if kind == EXHAUSTIVE:
        _empty_the_wall(situation, draw, fields, expected)
    else:
        set_others(situation, fields)
        found = _abort(situation, draw, kind)
    draw.close()
    fields.close()
    situation.count_tiles()
    table = situation.table
    won = kind != EXHAUSTIVE and table.ending == WON
    if tells_all:
        pay_kongs_laid(situation)
    pay_kongs_told(situation, expected)
    causes = WIN_CAUSES if won else DRAW_CAUSES
    return expected, found | {
        "payments": situation.paid((*causes, *KONG_CAUSES, PAY_BOUGHT) if tells_all else causes),
        "side": side_payments(situation, expected.get("side")),
        "next": next_hand(situation) if table.phase >= HAND_OVER else {},
        "next_dealer": next_dealer(situation),
    }


def _set_table_words(situation: Situation, fields: Fields) -> None:
    """Bring about what the case says of the hand as a whole. Raises BadCase for a word that is about one seat."""
    words = fields.words("context")
    for word in words:
        check_word(situation, word)
        if word not in OF_THE_TABLE:
            known = ", ".join(one for one in words_under(situation.rules) if one in OF_THE_TABLE) or "none here"
            raise fields.wrong(
                "context", f"{word} is about one seat, which nobody asks of a hand without winner: {known}"
            )
    dealer = int(situation.table.dealer)
    set_circumstances(situation, words, Moment(dealer, NO_TILE, (dealer + 1) % situation.seats))


def _abort(situation: Situation, draw: Fields, kind: str) -> dict[str, Any]:
    """Bring about an abortive draw; tell whether the rules allow it."""
    situation.table.payment_count = 0
    if bring_about(situation, draw, kind):
        return {"allowed": True}
    return {"allowed": False, "why": Reason("no such draw in these rules")}


# --- the empty wall


def _empty_the_wall(situation: Situation, draw: Fields, fields: Fields, expected: dict[str, Any]) -> None:
    situation.leave_tiles(0)
    standing = int(situation.rules.dead_wall) + int(tiles_reserved(situation.table, situation.rules))
    if draw.number("wall_left", standing, high=136) != standing:
        raise draw.wrong("wall_left", f"{standing} tiles stand where nobody can draw any more")
    hands = draw.by_seat("hands")
    for seat, raw in hands.items():
        _seat_hand(situation, seat, raw)
    horses: dict[int, list[int]] = {}
    for seat, raw in draw.by_seat("seats").items():
        horses[seat] = _seat_holding(situation, draw, seat, raw)
    if situation.rules.bought_horses != 0:
        buy_horses(situation, horses)
    set_others(situation, fields)
    set_stakes(situation, draw)
    _seat_readiness(situation, draw, set(hands))
    _draw_last(situation, draw, expected)
    hidden = draw.seats_listed("hidden")
    situation.table.payment_count = 0
    if situation.rules.draw_only_tail:
        settle_readiness(situation.table, situation.rules)
    exhaust(situation.table, situation.rules, situation.desk)
    if situation.table.question == SHOW:
        _show_hands(situation, draw, hidden)
    elif hidden:
        raise draw.wrong("hidden", "in this game nobody keeps a ready hand hidden")


def _draw_last(situation: Situation, draw: Fields, expected: dict[str, Any]) -> None:
    """Let a seat have drawn the last tile of the wall, or taken it where it is offered, or have been offered it first.

    Rules: NANNING-34, HEFEI-39, CHANGSHA-45.
    """
    table, rule = situation.table, situation.rules.draw_rule
    drawn, offered = draw.seat("last_drawn_by"), draw.seat("last_offered_to")
    for key, seat, rules in (
        ("last_drawn_by", drawn, (DRAW_LAST_DRAWER, DRAW_LAST_TAKER)),
        ("last_offered_to", offered, (DRAW_LAST_TAKER,)),
    ):
        if seat is not None and rule not in rules:
            raise draw.wrong(key, f"it does not matter in {situation.ruleset.id} under these options; leave it out")
    if drawn is None and offered is None:
        if rule in (DRAW_LAST_DRAWER, DRAW_LAST_TAKER) and _asks_who_deals(expected):
            raise draw.wrong("last_drawn_by", "missing: who deals next hangs on the seat that drew the last tile")
        return
    if rule == DRAW_LAST_DRAWER:
        table.turn = drawn
    else:
        table.sea_bed.taker = NOBODY if drawn is None else drawn
        table.sea_bed.first = NOBODY if offered is None else offered


def _asks_who_deals(expected: dict[str, Any]) -> bool:
    following = expected.get("next")
    return "next_dealer" in expected or (isinstance(following, dict) and "dealer" in following)


def _seat_hand(situation: Situation, seat: int, raw: Any) -> None:
    """Give a seat its hand from text, or from a mapping: with melds and discards, or that it has won."""
    entry = Fields(
        raw if isinstance(raw, dict) else {"hand": raw}, f"draw.hands.{SEATS[seat]}.", situation.seats, situation.kinds
    )
    if "ready" in entry and "hand" not in entry:
        for meld in entry.melds():
            situation.lay_meld(seat, meld)
        if situation.rules.single_kongs:
            lay_singly(situation, seat, entry)
        if entry.flag("ready"):
            situation.table.waits[seat] = bit(A_WAIT)
    elif entry.flag("won"):
        if int(situation.table.in_play) >> seat & 1:
            put_out(situation, seat)
    else:
        situation.take_hand(seat, entry.tiles("hand"), entry.melds())
        situation.throw(seat, entry.tiles("discards"))
        _throw_suits(situation, seat, entry)
        set_circumstances(situation, entry.words("context"), Moment(seat, NO_TILE, (seat + 1) % situation.seats))
    entry.close()


def _seat_holding(situation: Situation, draw: Fields, seat: int, raw: Any) -> list[int]:
    """Give a seat what is told of it without its hand: its kongs, and that it is ready; return its horses."""
    if not isinstance(raw, dict):
        raise draw.wrong("seats", f"{SEATS[seat]}: a mapping with ready or kongs")
    entry = Fields(raw, f"draw.seats.{SEATS[seat]}.", situation.seats, situation.kinds)
    for meld in entry.melds("kongs"):
        situation.lay_meld(seat, meld)
    if entry.flag("ready"):
        situation.table.waits[seat] = bit(A_WAIT)
    if "caishen" in entry:
        if int(situation.table.wild_mask) == 0:
            situation.turn_joker(situation.free_face(4))
        wrong = entry.wrong("caishen", "a number, in a game of jokers")
        set_jokers_held(situation, seat, entry.number("caishen", high=4), wrong)
    horses = entry.tiles("horses") if situation.rules.bought_horses != 0 else []
    entry.close()
    return horses


def _throw_suits(situation: Situation, seat: int, entry: Fields) -> None:
    """Let a pig have thrown suits: a passive one nothing but one, an active one might have thrown another."""
    if "passive_pig" not in entry:
        return
    passive = entry.flag("passive_pig")
    suit = int(situation.table.lack.suit[seat])
    lack = suit if suit >= 0 else 0
    held = np.bincount(np.array(situation.shown, np.int64), minlength=FACES)
    suits = [lack] if passive else [lack, (lack + 1) % 3]
    for thrown in suits:
        face = next((face for face in range(9 * thrown, 9 * thrown + 9) if held[face] < 4), None)
        if face is None:
            raise entry.wrong("passive_pig", f"no tile of {'mps'[thrown]} is left to have been thrown")
        situation.throw(seat, [face])


def _seat_readiness(situation: Situation, draw: Fields, with_hand: set[int]) -> None:
    """Set `ready` by seat, and let the lucky ones have thrown only terminals and honours."""
    for seat, ready in draw.by_seat("ready").items():
        if not isinstance(ready, bool):
            raise draw.wrong("ready", f"{SEATS[seat]}: true or false")
        if seat in with_hand:
            raise draw.wrong("ready", f"{SEATS[seat]} has its hand in hands, which shows whether it is ready")
        if ready:
            situation.table.waits[seat] = bit(A_WAIT)
    lucky = draw.seats_listed("nagashi")
    for seat in range(situation.seats):
        if not situation.table.river_count[seat] and situation.rules.follow == 0:
            _throw_any(situation, seat, TERMINAL if seat in lucky else SIMPLE)


def _throw_any(situation: Situation, seat: int, face: int) -> None:
    counted = list(situation.shown)
    situation.throw(seat, [face])
    situation.shown = counted


def _show_hands(situation: Situation, draw: Fields, hidden: list[int]) -> None:
    """Show the hand of who is ready, but for those who keep it hidden."""
    table = situation.table
    for seat in range(situation.seats):
        asked = int(table.owed) >> seat & 1
        if seat in hidden and not asked:
            raise draw.wrong("hidden", f"{SEATS[seat]} is not ready, or has to show")
        if asked:
            table.answer[seat] = CHOOSE + (HIDDEN if seat in hidden else SHOWN)
    settle_exhausted(table, situation.rules, situation.desk)
