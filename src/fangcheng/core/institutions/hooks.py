"""Where the course of a hand calls institutions: a function for each hook, called where `rules.hooks` has its bit."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.bets import ask_bets, ask_more_bets, take_bets
from fangcheng.core.institutions.bonds import is_sealed, note_bond
from fangcheng.core.institutions.bought_horses import clear_outside, settle_bought
from fangcheng.core.institutions.catch_circle import bars_added_kong, is_caught, note_circle
from fangcheng.core.institutions.chase import pay_chase
from fangcheng.core.institutions.chickens import note_chicken
from fangcheng.core.institutions.double_hand import note_big_win, settle_double
from fangcheng.core.institutions.drawn_hand import pay_drawn_hand
from fangcheng.core.institutions.drift import note_drift
from fangcheng.core.institutions.empty_wall import check_empty_wall
from fangcheng.core.institutions.essences import note_feeder, pay_essences, pay_flip
from fangcheng.core.institutions.exchange import ask_exchange, name_given, take_exchange
from fangcheng.core.institutions.follow import pay_follow
from fangcheng.core.institutions.follow_duty import shows_drawn_tile
from fangcheng.core.institutions.hearts import ask_hearts, take_hearts
from fangcheng.core.institutions.held_back import faces_of_duties
from fangcheng.core.institutions.horses import clear_runs, note_runs
from fangcheng.core.institutions.kept_of_hand import clear_kept_of_hand
from fangcheng.core.institutions.kong_income import pay_all_kongs, pay_hand_end_kongs, pay_kong, pay_transfer
from fangcheng.core.institutions.lack import ask_lack, faces_to_leave, take_lack
from fangcheng.core.institutions.lay_north import offer_north, take_north
from fangcheng.core.institutions.open_chickens import lies_open, turn_open_chicken
from fangcheng.core.institutions.opening_wins import ask_for_openings, pay_opening_wins
from fangcheng.core.institutions.pot import clear_pot, pay_into_pot, take_pot
from fangcheng.core.institutions.pulling import clear_notes, collect_notes
from fangcheng.core.institutions.raising import ask_raises, ask_returns, take_raises, take_returns
from fangcheng.core.institutions.ready_stakes import name_ready_stake, offer_ready_stakes
from fangcheng.core.institutions.rotation import begin_queue, change_person, clear_queue, note_points
from fangcheng.core.institutions.shadow import clear_shadows, follow_player, pay_shadows
from fangcheng.core.institutions.side_income import (
    pay_all_flowers,
    pay_discards,
    pay_flower_groups,
    pays_discards,
)
from fangcheng.core.institutions.stakes import kept_stakes, place_stakes
from fangcheng.core.institutions.standing_pung import allow_standing_pung
from fangcheng.core.institutions.tokens import clear_tokens, pay_chips, settle_tokens
from fangcheng.core.institutions.unready_factors import pay_unready_factors
from fangcheng.core.institutions.wash_out import add_wash_out, clear_wash_outs
from fangcheng.core.institutions.watch import offer_watch, take_watch
from fangcheng.core.institutions.won_hand import settle_won_hand
from fangcheng.core.state.action_codes import LAY_NORTH, TILE
from fangcheng.core.state.codes import BETS, EXCHANGE, HEART, LACK, RAISE, RETURN
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    AT_ONCE,
    AT_THE_END,
    CHECK_FACTORS,
    CHECK_SICHUAN,
    DOUBLE_BIG,
    FOLLOW_FREE,
    FOLLOW_WITH_A_WIN,
    LACK_DECLARED,
    NO_BONDS,
    NO_CIRCLE,
    WITH_THE_HAND,
)
from fangcheng.core.table.essences import is_essence_tile

# --- from match to match, from hand to hand


@kernel
def begin_company(table: Table):
    """Forget what counts only while the same players sit together: a company begins, or is another one now."""
    clear_wash_outs(table)


@kernel
def kept_for_match(table: Table):
    """BEFORE_MATCH: return the stakes that stay, while all have their old seats, for `begin_institutions`."""
    return kept_stakes(table)


@kernel
def begin_institutions(table: Table, rules: Rules, kept):
    """BEFORE_MATCH: begin the accounts of institutions anew, with the stakes that stay (`kept`)."""
    place_stakes(table, kept)
    clear_notes(table)
    clear_tokens(table)
    clear_pot(table)
    clear_queue(table)
    clear_shadows(table)
    clear_runs(table)
    clear_outside(table)
    if rules.persons != 0:
        begin_queue(table, rules)


@kernel
def clear_institutions(table: Table, rules: Rules):
    """Clear what institutions keep of a hand, those too that are not played, so that all can be read."""
    clear_kept_of_hand(table, rules)
    if rules.persons != 0:
        note_points(table)


@kernel
def next_hand(table: Table, rules: Rules):
    """NEXT_HAND: let who waits for a seat take one."""
    if rules.persons != 0:
        change_person(table)


# --- questions


@kernel
def ask_before_deal(table: Table, rules: Rules):
    """BEFORE_DEAL: ask for raises, else for bets."""
    if rules.raise_return != 0:
        ask_raises(table)
    else:
        ask_bets(table, rules)


@kernel
def ask_on_before_deal(table: Table, rules: Rules, asked):
    """BEFORE_DEAL: ask what comes after the question `asked`; return True if there is more to ask.

    Rules: TAIYUAN-44, TUIDAOHU-9.
    """
    if asked == RAISE and ask_returns(table):
        return True
    return ask_more_bets(table, rules, asked)


@kernel
def ask_after_deal(table: Table, rules: Rules, asked):
    """AFTER_DEAL: ask the question that comes after `asked`; return True if there is one.

    Before the first of them a chicken may be turned up.
    """
    if asked < EXCHANGE and rules.chicken_open != 0:
        turn_open_chicken(table, 0)
    if asked < EXCHANGE and rules.exchange != 0:
        ask_exchange(table)
        return True
    if asked < LACK and rules.lack_rule == LACK_DECLARED:
        ask_lack(table)
        return True
    if asked < HEART and rules.heart != 0:
        ask_hearts(table, rules)
        return True
    return False


@kernel
def answer_in_part(table: Table, seat, action):
    """AFTER_DEAL: take an answer that is given tile by tile; return True if the seat has to give more."""
    return table.question == EXCHANGE and name_given(table, seat, action - TILE)


@kernel
def take_answers(table: Table, rules: Rules, question):
    """BEFORE_DEAL, AFTER_DEAL: carry out what all have answered."""
    if question == BETS:
        take_bets(table, rules)
    elif question == RAISE:
        take_raises(table)
    elif question == RETURN:
        take_returns(table)
    elif question == EXCHANGE:
        take_exchange(table)
    elif question == LACK:
        take_lack(table)
    elif question == HEART:
        take_hearts(table)


@kernel
def ask_before_play(table: Table, rules: Rules):
    """BEFORE_PLAY: ask who shows what his dealt tiles are paid for; return False if there is nothing to ask."""
    return rules.opening_silence != 0 and ask_for_openings(table, rules)


@kernel
def before_play(table: Table, rules: Rules):
    """BEFORE_PLAY: pay for what the dealt tiles show."""
    if rules.opening_wins != 0:
        pay_opening_wins(table, rules)
    if rules.essence_flip != 0:
        pay_flip(table)


# --- a turn


@kernel
def faces_held_back(table: Table, rules: Rules, seat):
    """HELD_BACK: return the faces that the seat may not discard now."""
    return faces_of_duties(table, rules, seat)


@kernel
def wins_no_more(table: Table, rules: Rules, seat):
    """Return True if an institution lets the seat win no more in this hand; no hook."""
    return is_sealed(table, rules, seat)


@kernel
def faces_left(table: Table, seat):
    """HELD_BACK: return the faces that the seat may not claim or lay down."""
    return faces_to_leave(table, seat)


@kernel
def must_throw_draw(table: Table, rules: Rules, seat):
    """HELD_BACK: return True if the seat claims nothing and discards what it draws, as another threw a joker."""
    return is_caught(table, rules, seat)


@kernel
def adds_to_no_pung(table: Table, rules: Rules, seat):
    """HELD_BACK: return True if the seat may not make a kong of a pung now."""
    return bars_added_kong(table, rules, seat)


@kernel
def draw_is_shown(table: Table, rules: Rules, seat, kind, position):
    """DRAW_SHOWN: return True if all see the tile that the seat draws from a position of the wall."""
    if rules.chicken_open != 0 and lies_open(table, position):
        return True
    if is_essence_tile(table, rules, position):
        return True
    return rules.follow_duty != FOLLOW_FREE and shows_drawn_tile(table, rules, seat, kind)


@kernel
def stake_offers(table: Table, rules: Rules, seat):
    """Allow the stakes of who calls ready; no hook."""
    offer_ready_stakes(table, rules, seat)


@kernel
def stake_on_call(table: Table, rules: Rules, seat, number):
    """Take an answer about the stake of who calls ready; no hook."""
    name_ready_stake(table, rules, seat, number)


@kernel
def turn_offers(table: Table, rules: Rules, seat):
    """TURN_OFFERS: allow the player on turn the actions of institutions, such as laying a North aside."""
    if rules.lay_north != 0:
        offer_north(table, seat)
    if rules.watch != 0:
        offer_watch(table, seat)


@kernel
def pung_offers(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Allow the pungs of a discard where tiles stand apart; return True if there is any; no hook."""
    return allow_standing_pung(table, rules, desk, seat, some_face)


@kernel
def special_action(table: Table, rules: Rules, desk: Desk, seat, action):
    """SPECIAL_ACTION: carry out the action; return the tile laid aside by it, NO_TILE if none."""
    if action == LAY_NORTH:
        return take_north(table, rules, desk, seat)
    return take_watch(table, seat)


@kernel
def after_discard(table: Table, rules: Rules, seat, kind):
    """AFTER_DISCARD: pay a discard that all have followed, four winds and four alike; note what a joker brings."""
    if pays_discards(rules):
        pay_discards(table, rules, seat, kind)
    if rules.catch_circle != NO_CIRCLE:
        note_circle(table, seat, kind)
    if rules.drift != 0:
        note_drift(table, rules, seat, kind)
    if rules.chickens != 0:
        note_chicken(table, seat, kind)


@kernel
def discard_stays(table: Table, rules: Rules, seat):
    """DISCARD_STAYS: pay for a discard that all have followed, once nobody has won on the last of the four."""
    pay_chase(table, rules, seat)


@kernel
def after_claim(table: Table, rules: Rules, seat, feeder):
    """AFTER_CLAIM: note whom the meld that the seat has just made of a discard of `feeder` binds, or who answers."""
    if rules.bonds != NO_BONDS:
        note_bond(table, rules, seat, feeder)
    if rules.essence_liability != 0:
        note_feeder(table, rules, seat, feeder)


@kernel
def after_flower(table: Table, rules: Rules, seat):
    """AFTER_FLOWER: pay for the groups that the flower just laid completes."""
    pay_flower_groups(table, rules, seat)


@kernel
def flowers_kept(table: Table, rules: Rules, seat, eighth_owner):
    """FLOWERS_KEPT: pay a seat that plays on with all flowers, or with seven while `eighth_owner` has the last."""
    pay_all_flowers(table, rules, seat, eighth_owner)


@kernel
def after_kong(table: Table, rules: Rules, seat, meld):
    """AFTER_KONG: pay for a kong that can no longer be robbed; turn up another chicken."""
    if rules.kong_when == AT_ONCE:
        pay_kong(table, rules, seat, meld)
    if rules.chicken_open != 0:
        turn_open_chicken(table, int(table.kongs_made))


# --- wins and ends


@kernel
def after_win(table: Table, rules: Rules, desk: Desk, winner):
    """AFTER_WIN: pay one winner, already paid for the hand, his chips and the pot; note a big win."""
    if rules.chip_value != 0:
        pay_chips(table, rules, desk, winner)
    if rules.double_after[DOUBLE_BIG] != 0:
        note_big_win(table, rules, desk, winner)
    if rules.fine != 0:
        take_pot(table, winner)


@kernel
def after_wins_on_tile(table: Table, rules: Rules, desk: Desk):
    """AFTER_WINS: move or refund the income of a kong after the wins on one tile."""
    pay_transfer(table, rules, desk)


@kernel
def hand_won(table: Table, rules: Rules, desk: Desk):
    """HAND_WON: settle what a win brings due."""
    settle_won_hand(table, rules, desk)


@kernel
def wall_empty(table: Table, rules: Rules, desk: Desk):
    """WALL_EMPTY: check the hands that did not win, and pay kongs that ask for no win."""
    if rules.draw_check == CHECK_SICHUAN:
        check_empty_wall(table, rules, desk)
    if rules.draw_check == CHECK_FACTORS:
        pay_unready_factors(table, rules)
    if rules.kong_when == WITH_THE_HAND:
        pay_all_kongs(table, rules)
    if rules.wash_outs != 0:
        add_wash_out(table)
    if rules.bought_horses != 0 and rules.horse_flows == 0:
        settle_bought(table, rules, desk, 0)
    if rules.drawn_hand_pay != 0:
        pay_drawn_hand(table, rules)
    if rules.horse_step != 0:
        note_runs(table, 0)


@kernel
def hand_end(table: Table, rules: Rules):
    """HAND_END: pay what is due when a hand ends, won or drawn.

    Rules: TIANJIN-45, TIANJIN-46, NANJING-28.
    """
    if rules.kong_when == AT_THE_END:
        pay_hand_end_kongs(table, rules)
    if rules.follow != 0 and rules.follow_when != FOLLOW_WITH_A_WIN:
        pay_follow(table, rules)
    settle_double(table, rules)
    if rules.essences != 0:
        pay_essences(table, rules)
    if rules.shadow != 0:
        pay_shadows(table)


@kernel
def enter_fine(table: Table, rules: Rules, seat):
    """Let a seat pay what the host of the table rules; no hook, for it is no part of the course of a hand."""
    pay_into_pot(table, rules, seat)


@kernel
def name_player(table: Table, rules: Rules, person, seat):
    """Let a person who waits name the player he follows; return False if he may not. No hook, as for a fine."""
    return rules.shadow != 0 and follow_player(table, person, seat)


@kernel
def match_end(table: Table, rules: Rules, first):
    """MATCH_END: pay the notes, chips and the like that are still open; the pot goes to the `first` in rank.

    Rules: RIICHI-6, TAIWAN-P19.
    """
    if rules.pulling != 0:
        collect_notes(table)
    settle_tokens(table, rules)
    if rules.fine != 0:
        take_pot(table, first)
