"""Where the flow of a hand asks institutions: a function for each hook, called where `rules.hooks` has its bit."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.bets import ask_bets, clear_bets, take_bets
from fangcheng.core.institutions.blood_river import clear_blood_river
from fangcheng.core.institutions.empty_wall import check_empty_wall
from fangcheng.core.institutions.exchange import ask_exchange, clear_exchange, name_given, take_exchange
from fangcheng.core.institutions.follow import pay_follow
from fangcheng.core.institutions.kong_income import clear_kong_income, pay_hand_end_kongs, pay_kong, pay_transfer
from fangcheng.core.institutions.lack import ask_lack, clear_lack, faces_to_keep, faces_to_leave, take_lack
from fangcheng.core.institutions.lay_north import clear_aside, offer_north, take_north
from fangcheng.core.institutions.pulling import clear_notes, collect_notes, settle_notes
from fangcheng.core.institutions.side_income import (
    clear_side_income,
    pay_all_flowers,
    pay_flower_groups,
    pay_followed,
)
from fangcheng.core.institutions.stakes import kept_stakes, place_stakes
from fangcheng.core.institutions.tokens import clear_tokens, pay_chips, settle_tokens
from fangcheng.core.institutions.watch import clear_watch, offer_watch, take_watch
from fangcheng.core.state.action_codes import LAY_NORTH, TILE
from fangcheng.core.state.codes import BETS, EXCHANGE, LACK
from fangcheng.core.state.rule_codes import AT_THE_END, LACK_DECLARED

# --- from match to match, from hand to hand


@kernel
def kept_for_match(table):
    """BEFORE_MATCH, while all still have their old seats: return what stays, for `begin_institutions`."""
    return kept_stakes(table)


@kernel
def begin_institutions(table, kept):
    """BEFORE_MATCH: begin accounts anew, with what was kept."""
    place_stakes(table, kept)
    clear_notes(table)
    clear_tokens(table)


@kernel
def clear_institutions(table, rules):
    """Clear what institutions keep of a hand; also where they are not played, so that all can be read."""
    clear_bets(table, rules)
    clear_exchange(table)
    clear_lack(table)
    clear_kong_income(table)
    clear_side_income(table)
    clear_watch(table)
    clear_aside(table)
    clear_blood_river(table)


# --- questions


@kernel
def ask_before_deal(table, rules):
    """BEFORE_DEAL: ask for bets."""
    ask_bets(table, rules)


@kernel
def ask_after_deal(table, rules, asked):
    """AFTER_DEAL: ask the next question after `asked`; tell whether there is one."""
    if asked < EXCHANGE and rules.exchange != 0:
        ask_exchange(table)
        return True
    if asked < LACK and rules.lack_rule == LACK_DECLARED:
        ask_lack(table)
        return True
    return False


@kernel
def answer_in_part(table, seat, action):
    """AFTER_DEAL: take an answer that is given piece by piece; tell whether the seat goes on answering."""
    return table.question == EXCHANGE and name_given(table, seat, action - TILE)


@kernel
def take_answers(table, question):
    """BEFORE_DEAL, AFTER_DEAL: all have answered; carry it out."""
    if question == BETS:
        take_bets(table)
    elif question == EXCHANGE:
        take_exchange(table)
    elif question == LACK:
        take_lack(table)


# --- a turn


@kernel
def faces_held_back(table, seat):
    """HELD_BACK: return the faces that the seat may not discard now."""
    return faces_to_keep(table, seat)


@kernel
def faces_left(table, seat):
    """HELD_BACK: return the faces that the seat may not claim or lay down."""
    return faces_to_leave(table, seat)


@kernel
def turn_offers(table, rules, seat):
    """TURN_OFFERS: open what institutions let the player on turn do beside the rest."""
    if rules.lay_north != 0:
        offer_north(table, seat)
    if rules.watch != 0:
        offer_watch(table, seat)


@kernel
def special_action(table, rules, desk, seat, action):
    """SPECIAL_ACTION: carry it out, and return the tile that was laid aside by it, NO_TILE if none."""
    if action == LAY_NORTH:
        return take_north(table, rules, desk, seat)
    return take_watch(table, seat)


@kernel
def after_discard(table, rules, seat, kind):
    """AFTER_DISCARD: pay for what the discard has completed."""
    pay_followed(table, rules, seat, kind)


@kernel
def after_flower(table, rules, seat):
    """AFTER_FLOWER: pay for the groups that the flower just laid completes."""
    pay_flower_groups(table, rules, seat)


@kernel
def flowers_kept(table, rules, seat, eighth_owner):
    """FLOWERS_KEPT: pay who goes on with all flowers, or with seven while `eighth_owner` has the last."""
    pay_all_flowers(table, rules, seat, eighth_owner)


@kernel
def after_kong(table, rules, seat, meld):
    """AFTER_KONG: pay for the kong that stands."""
    pay_kong(table, rules, seat, meld)


# --- wins and ends


@kernel
def after_win(table, rules, desk, winner):
    """AFTER_WIN: what one paid winner gets beside."""
    pay_chips(table, rules, desk, winner)


@kernel
def after_wins_on_tile(table, rules, desk):
    """AFTER_WINS: what the wins on one tile do to earlier income."""
    pay_transfer(table, rules, desk)


@kernel
def hand_won(table):
    """HAND_WON: settle what waited for a win."""
    settle_notes(table)


@kernel
def wall_empty(table, rules, desk):
    """WALL_EMPTY: check the hands that did not win."""
    check_empty_wall(table, rules, desk)


@kernel
def hand_end(table, rules):
    """HAND_END: pay what is due when a hand ends, won or drawn.

    Rules: TIANJIN-45, TIANJIN-46.
    """
    if rules.kong_when == AT_THE_END:
        pay_hand_end_kongs(table, rules)
    if rules.follow != 0:
        pay_follow(table, rules)


@kernel
def match_end(table, rules):
    """MATCH_END: pay what is still open.

    Rules: RIICHI-6, TAIWAN-P19.
    """
    if rules.pulling != 0:
        collect_notes(table)
    settle_tokens(table, rules)
