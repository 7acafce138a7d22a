"""What a circumstance can mean to a variant: something that some option of it makes a rule look at."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.rule_codes import (
    ABORT_NINE_BY_ANYBODY,
    ABORT_NINE_TERMINALS,
    BARS_CLASS,
    BARS_DISCARDS,
    BARS_EVERY_WIN,
    BARS_KIND,
    BARS_NOTHING,
    BOND_READY,
    COUNTS_OWN_RIVER,
    COUNTS_WAITED,
    FEEDER_BOUND,
    FLOWERS_DO_NOT_WIN,
    HAN_AND_FU,
    JOKER_NONE,
    KONGS_KEPT,
    LACK_DECLARED,
    LAST_TILE_OF_WALL,
    LIABLE_FOURTH,
    NO_BETS,
    NO_BONDS,
    NO_FLOWERS,
    NORTH_STAYS,
    READY_ANNOUNCED,
    READY_DECLARED,
    READY_EARLY,
    READY_NONE,
    READY_RIICHI,
    READY_SHOWN,
    SHARE_REPEATS,
    SHARE_SURCHARGE,
    SHARE_TRIPLE,
    TERMS,
    UNREADY_PAYS_ALL,
    WINNER_DEAREST,
    WINNER_HIGHEST_CLASS,
    WINNERS_ALL,
)
from fangcheng.core.state.rules import RULES
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants import load

Meaning = Callable[[Any], bool]  # of a rules record

FIRST_TURN_WINS = ("heavenly_hand", "earthly_hand", "human_hand", "heavenly_win", "earthly_win")


@lru_cache(maxsize=4096)
def means_something(variant: str | Ruleset, meaning: Meaning) -> bool:
    """Return True if the meaning holds in the variant under some of its options."""
    return any(meaning(rules) for rules in with_attributes(all_rules(variant)))


@cache
def all_rules(variant: str | Ruleset) -> np.ndarray:
    """Return rules records of a variant: the default, every preset, and every value of an option by itself."""
    game = load(variant)
    records = [game.record(), *(game.record(preset=preset) for preset in game.presets)]
    records += [game.record({**option.where, option.key: value}) for option in game.options for value in option.choices]
    every: np.ndarray = np.concatenate(records).astype(RULES, copy=False)
    return every


def stakes_calls(rules: Any) -> bool:
    """Return True where chips are staked with a call."""
    return bool(rules.ready_stake != 0)


def always(rules: Any) -> bool:
    """Return True, as every game asks about it."""
    return True


def never(rules: Any) -> bool:
    """Return False, as no game asks about it."""
    return False


def prices(*patterns: str) -> Meaning:
    """Return a question that is true if one of these patterns is worth something."""
    numbers = [PATTERN_IDS[pattern] for pattern in patterns]
    return lambda rules: any(rules.price[number] != 0 or rules.yakuman[number] != 0 for number in numbers)


def looks_for(pattern: str) -> Meaning:
    """Return a question that is true if the pattern is looked for in a hand, be it only as one that opens a win."""
    word, place = divmod(PATTERN_IDS[pattern], 64)
    return lambda rules: int(rules.looked_for[word]) >> place & 1 == 1


def minds_round_wind(rules: Any) -> bool:
    """Return True if a hand is worth something else, or wins or not, in a round of another wind.

    Where the wind bars a pair of it from all chows, or takes a triplet from another row, its triplet has a row itself;
    in riichi it adds fu beside.
    Rules: HAINAN-F-all_chows, MCR-37, RIICHI-83.
    """
    return rules.method == HAN_AND_FU or looks_for("round_wind")(rules)


def minds_last_of_kind(rules: Any) -> bool:
    """Return True if the last tile of a kind is worth something."""
    return prices("last_tile")(rules) and not rules.option[LAST_TILE_OF_WALL]


def minds_last_copy(rules: Any) -> bool:
    """Return True if a tile whose other copies lie in a pung is worth something."""
    return prices("last_copy")(rules)


def minds_jokers_elsewhere(rules: Any) -> bool:
    """Return True if it is worth something that no other player holds a joker."""
    return prices("true_german")(rules)


def counts_drifts(rules: Any) -> bool:
    """Return True if a joker thrown while any tile would win makes the win dearer."""
    return bool(rules.drift != 0)


def declares(rules: Any) -> bool:
    """Return True if players declare ready."""
    return bool(rules.ready_rule != READY_NONE)


def minds_unready_payer(rules: Any) -> bool:
    """Return True if who gives a winning tile pays otherwise once he has declared ready."""
    shared = rules.bonds != NO_BONDS and rules.bond_shares[BOND_READY] != 0
    asked = rules.discard_payers == UNREADY_PAYS_ALL or rules.own_factors != 0
    return bool(asked or shared) or prices("unready_discard")(rules)


def declares_early(rules: Any) -> bool:
    """Return True if ready is declared before the first turn or with the first discard, and never later."""
    return bool(rules.ready_rule == READY_EARLY)


def declares_riichi(rules: Any) -> bool:
    """Return True if ready is declared as riichi."""
    return bool(rules.ready_rule == READY_RIICHI)


def announces(rules: Any) -> bool:
    """Return True if ready may be announced before the first turn, with the first discard, or with the hand shown."""
    return bool(rules.ready_rule == READY_ANNOUNCED)


def announces_first(rules: Any) -> bool:
    """Return True if ready before anything else is worth something: announced before the first turn, or declared with
    the first discard.

    Rules: TAIWAN-50, TUIDAOHU-PF-heavenly_ready.
    """
    return rules.ready_rule in (READY_ANNOUNCED, READY_DECLARED) and prices("heavenly_ready")(rules)


def announces_later(rules: Any) -> bool:
    """Return True if ready announced with the first discard is worth something.

    Rules: TAIWAN-50.
    """
    return announces(rules) and prices("earthly_ready")(rules)


def announces_openly(rules: Any) -> bool:
    """Return True if ready announced with the hand shown is worth something.

    Rules: TAIWAN-F-open_ready.
    """
    return announces(rules) and prices("open_ready")(rules)


def shows_draws(rules: Any) -> bool:
    """Return True if who announces lays open what he draws, or his hand too."""
    return bool(rules.ready_rule == READY_SHOWN)


def has_one_shot(rules: Any) -> bool:
    """Return True if a win within a go-around of the declaration counts."""
    return bool(rules.one_shot != 0)


def knows_furiten(rules: Any) -> bool:
    """Return True if a tile waited for and let pass bars wins on discards."""
    return bool(rules.pass_counts[COUNTS_WAITED])


def knows_missed_wins(rules: Any) -> bool:
    """Return True if a win let pass bars others."""
    return rules.pass_bars != BARS_NOTHING and not knows_furiten(rules)


def bars_some_wins(rules: Any) -> bool:
    """Return True unless a win let pass bars every other: which ones it bars shows only at a table."""
    return bool(rules.pass_bars != BARS_EVERY_WIN)


def bars_same_tile(rules: Any) -> bool:
    """Return True if a win let pass bars those on the same tile of others."""
    return bool(rules.pass_bars == BARS_KIND)


def minds_last_meld(rules: Any) -> bool:
    """Return True if who fed the last meld of a player answers for him, unless he answers for another already."""
    return bool(rules.liability[LIABLE_FOURTH] != 0)


def lets_one_win(rules: Any) -> bool:
    """Return True if only one of several players wins with a tile."""
    return bool(rules.winners != WINNERS_ALL)


def lets_biggest_win(rules: Any) -> bool:
    """Return True if of several players the one with the biggest hand wins, by value or by class."""
    return rules.winners in (WINNER_DEAREST, WINNER_HIGHEST_CLASS)


def knows_lucky_dice(rules: Any) -> bool:
    """Return True if some throws make a hand dearer."""
    return bool(rules.lucky_dice != 0)


def counts_wash_outs(rules: Any) -> bool:
    """Return True if drawn hands make the hands after them dearer."""
    return bool(rules.wash_outs != 0)


def counts_streak(rules: Any) -> bool:
    """Return True if a win grows dearer, or may be had otherwise, the longer the dealer has kept the deal."""
    reason = SHARE_REPEATS
    grows = rules.share_fan[reason] or rules.share_units[reason] or rules.share_points[reason]
    multiplies = rules.share_times[reason] > 1 or rules.wash_outs_end or rules.discard_win_streak
    return bool(grows or multiplies) or prices("dealer_streak")(rules)


def wins_by_flowers(rules: Any) -> bool:
    """Return True if all eight flowers win by themselves."""
    return bool(rules.flower_win != FLOWERS_DO_NOT_WIN)


def bars_replacements(rules: Any) -> bool:
    """Return True if some replacements of a concealed kong may not be won on."""
    return bool(rules.concealed_kong_no_win != 0)


def minds_joined_tiles(rules: Any) -> bool:
    """Return True if it matters whether a drawn tile has gone into the hand."""
    return bars_replacements(rules) or announces(rules)


def minds_first_turn(rules: Any) -> bool:
    """Return True if something is different in the first turn; who is dealt a complete hand has called (LUOSHU-22)."""
    ends = rules.abortive[ABORT_NINE_TERMINALS] != 0 or rules.abortive[ABORT_NINE_BY_ANYBODY] != 0
    return prices(*FIRST_TURN_WINS, "burst")(rules) or stakes_calls(rules) or bool(ends)


def minds_last_four(rules: Any) -> bool:
    """Return True if something is different when three tiles can still be drawn."""
    return bool(rules.compulsory_last > 3 or rules.claims_end >= 3 or rules.ready_min_tiles > 3)


def minds_first_hand(rules: Any) -> bool:
    """Return True if something is paid in every hand but the first of a match."""
    return bool(rules.drawn_hand_pay or rules.share_fan[SHARE_SURCHARGE])


def minds_small_wins(rules: Any) -> bool:
    """Return True if a small win that is let pass bars small wins and no big ones."""
    return bars_classes(rules) or opens_kongs(rules)


def opens_kongs(rules: Any) -> bool:
    """Return True if kongs may be opened, so that tiles are turned up and a small win differs from a big one."""
    return bool(rules.kong_opens != 0)


def has_flowers(rules: Any) -> bool:
    """Return True if flowers are laid out and replaced."""
    return bool(rules.flower_rule != NO_FLOWERS)


def lays_norths(rules: Any) -> bool:
    """Return True if a North may be laid aside."""
    return bool(rules.lay_north != NORTH_STAYS)


def minds_joker_discards(rules: Any) -> bool:
    """Return True if who has discarded a joker may not win."""
    return bool(rules.joker_rule != JOKER_NONE and rules.method == TERMS)


def minds_own_discards(rules: Any) -> bool:
    """Return True if what a player has discarded bars wins of his or makes them dearer, or proves a word told of them.

    Rules: RIICHI-75, JIANGNAN-13, TIANJIN-29, GUANGDONG-P11, HANGZHOU-19.
    """
    counts = rules.pass_counts[COUNTS_OWN_RIVER] and rules.pass_bars in (BARS_DISCARDS, BARS_KIND)
    thrown = minds_joker_discards(rules) or multiplies_for_thrown(rules) or counts_drifts(rules)
    return bool(counts or rules.own_river_draw or thrown)


def multiplies_for_thrown(rules: Any) -> bool:
    """Return True if each joker that the winner has discarded multiplies."""
    return bool(rules.thrown_factor > 1)


def minds_kong_discards(rules: Any) -> bool:
    """Return True if the discard after a kong is worth more, or takes the kong's income with it."""
    return prices("shot_after_kong")(rules) or bool(rules.call_transfer != KONGS_KEPT)


def doubles_hands(rules: Any) -> bool:
    """Return True if something lets the next hand count double."""
    return bool(rules.double_after.any())


def seals_feeders(rules: Any) -> bool:
    """Return True if who has fed another so many melds may not win."""
    return bool(rules.bonds == FEEDER_BOUND)


def bars_classes(rules: Any) -> bool:
    """Return True if a passed win bars others by their class."""
    return bool(rules.pass_bars == BARS_CLASS)


def takes_wild_last(rules: Any) -> bool:
    """Return True if the last tile of the wall is wild."""
    return bool(rules.last_tile_wild != 0)


def throws_for_treasure(rules: Any) -> bool:
    """Return True if a treasure is put aside for those who are ready."""
    return bool(rules.treasure != 0)


def matches_treasure(rules: Any) -> bool:
    """Return True if who waits for the treasure wins with it at first sight."""
    return bool(rules.treasure_match != 0)


def minds_double_wins(rules: Any) -> bool:
    """Return True if two winners of one tile are worth more.

    Rules: TAIWAN-P13.
    """
    return prices("double_win")(rules)


def minds_triple_wins(rules: Any) -> bool:
    """Return True if three winners of one tile are worth more."""
    return prices("triple_win")(rules) or bool(rules.share_times[SHARE_TRIPLE] > 1)


def counts_counters(rules: Any) -> bool:
    """Return True if counters on the table are paid with a win."""
    return bool(rules.counter_value > 0)


def lays_sticks(rules: Any) -> bool:
    """Return True if who calls riichi lays a stick, which a winner takes."""
    return bool(rules.ready_cost > 0)


def declares_lack(rules: Any) -> bool:
    """Return True if a missing suit is declared."""
    return bool(rules.lack_rule == LACK_DECLARED)


def takes_stakes(rules: Any) -> bool:
    """Return True if seats raise their own stakes, before the deal or with a call.

    Who names how many horses he buys raises none: what they bring lies in a wall that no question has.
    Rules: TUIDAOHU-9, GUANGDONG_FOLK-33.
    """
    return bool((rules.bet_kind != NO_BETS and rules.bought_horses == 0) or rules.ready_stake != 0)
