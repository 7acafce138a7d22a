"""The words that variant pages, options and house rules use for settings, and the number each stands for in RULES.

A setting is one of four kinds. An enumeration takes one of its words, a switch True or False, a set a list of words
(those that are on), a quantity a number; some quantities have words for what is no number (`"cap": "none"`).
"""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any

from fangcheng.core.shapes import distance
from fangcheng.core.state import rule_codes as code
from fangcheng.core.state.rules import RULES
from fangcheng.errors import BadSetting, NotationError, UnknownName
from fangcheng.rules.places import PLACES
from fangcheng.tiles import FACES, FLOWER, HEAD, KINDS, parse

Words = Mapping[str, int]

ENUMERATIONS: dict[str, Words] = {
    # wall and deal
    "break_rule": {
        "sum": code.BREAK_SUM,  # one sum names wall and stack
        "second_sum": code.BREAK_SECOND_SUM,  # the second thrower's wall, both throws together
        "twice": code.BREAK_TWICE,  # the dealer throws again for the stack
        "smaller": code.BREAK_SMALLER,  # the sum names the wall, the smaller die the stack
        "own": code.BREAK_OWN,  # the dealer's own wall
    },
    "first_dealer_rule": {
        "east": code.FIRST_EAST,  # who drew East
        "one_throw": code.FIRST_ONE_THROW,
        "two_throws": code.FIRST_TWO_THROWS,
        "chance": code.FIRST_BY_CHANCE,
    },
    "deal_rule": {
        "jump": code.DEAL_JUMP,  # the dealer's last two tiles from two stacks
        "draw": code.DEAL_DRAW,  # his last tile is a draw
        "stack": code.DEAL_STACK,  # his last two tiles of one stack
        "after_flowers": code.DEAL_AFTER_FLOWERS,  # his last tile when all have replaced their flowers
    },
    "replacement_from": {"tail": code.FROM_TAIL, "head": code.FROM_HEAD},
    "reserve_at": {
        "tail_slides": code.RESERVE_SLIDES,  # replacements come from the very end, and the reserve moves forward
        "fixed": code.RESERVE_FIXED,  # its tiles stay, replacements come from in front of them
    },
    "kan_dora": {
        "none": code.KAN_DORA_OFF,
        "at_once": code.KAN_DORA_AT_ONCE,
        "mixed": code.KAN_DORA_MIXED,  # at once after a concealed kong, else after the discard
        "after_discard": code.KAN_DORA_AFTER,
    },
    "ura": {"none": code.URA_OFF, "all": code.URA_ALL, "first": code.URA_FIRST},
    "joker_rule": {"none": code.JOKER_NONE, "turned_and_next": code.JOKER_TURNED_AND_NEXT},
    "joker_copies": {
        "any": code.COPIES_ANY,  # a joker may be a fifth tile of a kind
        "four_concealed": code.COPIES_FOUR,  # not among the concealed tiles; melds are not looked at
    },
    "flower_rule": {
        "none": code.NO_FLOWERS,
        "by_seat": code.FLOWERS_PER_SEAT,
        "in_rounds": code.FLOWERS_IN_ROUNDS,
    },
    "flower_win": {
        "none": code.FLOWERS_DO_NOT_WIN,
        "wins": code.FLOWERS_WIN,
        "may_win": code.FLOWERS_MAY_WIN,
    },
    "flower_last": {"discarded": code.LAST_FLOWER_DISCARDED, "ends_hand": code.LAST_FLOWER_ENDS_HAND},
    "seat_wind_rule": {"dealer": code.EAST_DEALS, "opened_wall": code.EAST_OPENED_WALL},
    # choices before play
    "bet_kind": {"none": code.NO_BETS, "sit_and_pull": code.SIT_AND_PULL, "inner_stakes": code.INNER_STAKES},
    "lack_rule": {"none": code.LACK_NONE, "declared": code.LACK_DECLARED, "free": code.LACK_FREE},
    # claims and kongs
    "claim_timing": {"window": code.WINDOW, "live": code.LIVE},
    "claim_chi": {"nobody": code.CHI_NOBODY, "next": code.CHI_NEXT},
    "swap_ban": {
        "none": code.SWAP_FREE,
        "same": code.SWAP_SAME,
        "both_ends": code.SWAP_BOTH_ENDS,
        "line": code.SWAP_LINE,
    },
    "kong_max_rule": {"refused": code.KONG_REFUSED, "ends_hand": code.KONG_ENDS_HAND},
    "rob_concealed": {"nobody": code.ROB_NO_CONCEALED, "thirteen_orphans": code.ROB_WITH_ORPHANS},
    "lay_north": {"none": code.NORTH_STAYS, "dora": code.NORTH_DORA, "value_tile": code.NORTH_VALUE},
    # declared ready
    "ready_rule": {
        "none": code.READY_NONE,
        "riichi": code.READY_RIICHI,
        "announced": code.READY_ANNOUNCED,
        "declared": code.READY_DECLARED,
    },
    "ready_kong": {
        "none": code.READY_KONG_NONE,
        "same_waits": code.READY_KONG_SAME_WAITS,
        "always_triplet": code.READY_KONG_ALWAYS_TRIPLET,
    },
    # winning
    "winners": {
        "nearest": code.WINNER_NEAREST,
        "all": code.WINNERS_ALL,
        "dearest": code.WINNER_DEAREST,  # by value
        "highest_class": code.WINNER_HIGHEST_CLASS,  # by `rank` and `class_from`
    },
    "triple_rule": {"all_win": code.THREE_WIN, "drawn_hand": code.THREE_DRAW},
    "play_on": {
        "never": code.FIRST_WIN_ENDS,
        "until_third_win": code.THIRD_WIN_ENDS,
        "until_wall_ends": code.BLOOD_RIVER,
    },
    "pass_bars": {
        "nothing": code.BARS_NOTHING,
        "kind": code.BARS_KIND,  # the same tile from another player
        "value": code.BARS_VALUE,  # wins on others' tiles of the same or lower value
        "class": code.BARS_CLASS,  # those of the same or a lower class
        "discards": code.BARS_DISCARDS,  # every win on another's tile
        "every_win": code.BARS_EVERY_WIN,  # self-draws too
    },
    "ready_means": {
        "as_paid": code.READY_MEANS_PAID,  # the shape for a fixed sum, a win on a discard for the value of one
        "winnable": code.READY_MEANS_WINNABLE,  # some tile would make a win
        "shape": code.READY_MEANS_SHAPE,
    },
    "own_four": {
        "wait": code.OWN_FOUR_WAIT,
        "no_wait": code.OWN_FOUR_NO_WAIT,
        "no_wait_if_concealed": code.OWN_FOUR_CONCEALED,
    },
    # scoring and payment
    "method": {
        "han_and_fu": code.HAN_AND_FU,
        "points": code.MCR_POINTS,
        "tai": code.TAI,
        "fan": code.FAN,
        "terms": code.TERMS,
    },
    "discard_payers": {
        "discarder": code.DISCARDER_PAYS,
        "all": code.ALL_PAY_DISCARD,  # each his own share
        "discarder_for_all": code.DISCARDER_PAYS_ALL,
    },
    "robbed_payers": {"as_discard": code.AS_DISCARD, "maker_for_all": code.MAKER_PAYS_ALL},
    "bloom_payers": {"all": code.ALL_PAY_BLOOM, "feeder_for_all": code.FEEDER_PAYS_ALL},
    "self_draw": {"nothing": code.NO_ADDITION, "base": code.ADD_BASE},
    "kong_when": {
        "never": code.KONGS_UNPAID,
        "at_once": code.AT_ONCE,
        "at_the_end": code.AT_THE_END,
        "with_a_win": code.WITH_A_WIN,  # kongs of all, when somebody wins the hand
    },
    "open_kong_payers": {"feeder": code.FEEDER_PAYS, "everybody": code.EVERYBODY_PAYS},
    "added_kong_payers": {"everybody": code.ALL_PAY_ADDED, "feeder": code.PUNG_FEEDER_PAYS},
    "kong_worth": {"flat": code.KONG_FLAT, "number": code.KONG_BY_NUMBER},
    "call_transfer": {"none": code.KONGS_KEPT, "winner": code.TO_THE_WINNER, "payers": code.BACK},
    "option.self_draw_share": {"lost": code.SHARE_LOST, "split": code.SHARE_SPLIT, "fixed": code.SHARE_FIXED},
    "option.all_chows": {
        "any": code.ANY_CHOWS,
        "strict": code.STRICT_CHOWS,
        "closed": code.SML_CHOWS,
        "suited": code.SUITED_CHOWS,
    },
    "option.earthly_on": {
        "first_draw": code.FIRST_DRAW,
        "first_draw_or_discard": code.FIRST_DRAW_OR_DISCARD,
        "first_discard": code.FIRST_DISCARD,
    },
    "option.one_wait_melded": {
        "counts": code.ONE_WAIT_COUNTS,
        "self_draw_only": code.ONE_WAIT_NOT_CLAIMED,
        "never": code.ONE_WAIT_NEVER,
    },
    "option.narrow_waits": {
        "only": code.NARROW_ONLY,  # no other kind would have completed the hand
        "by_reading": code.NARROW_READ,  # other waits do not matter
        "by_reading_or_only": code.NARROW_READ_OR_ONLY,  # and narrow_wait holds for any only wait
    },
    # drawn hands
    "draw_check": {
        "nothing": code.CHECK_NOTHING,
        "noten": code.CHECK_NOTEN,
        "pigs_and_unready": code.CHECK_SICHUAN,
    },
    "nagashi": {
        "none": code.NAGASHI_OFF,
        "win": code.NAGASHI_WINS,
        "drawn_hand": code.NAGASHI_DRAWN,
        "plain": code.NAGASHI_PLAIN,
    },
    # dealer and match
    "dealer_rule": {
        "stays_on_win": code.DEALER_STAYS_ON_WIN,
        "passes": code.DEALER_PASSES,
        "first_winner": code.DEALER_FIRST_WINNER,
    },
    "draw_rule": {
        "stays": code.DRAW_STAYS,
        "passes": code.DRAW_PASSES,
        "stays_if_ready": code.DRAW_STAYS_READY,
    },
    "extension": {
        "none": code.NO_EXTENSION,
        "sudden_death": code.SUDDEN_DEATH,
        "full_round": code.FULL_ROUND,
        "go_on": code.GO_ON,
    },
    "seat_draw": {"wind_tiles": code.SEATS_BY_WIND_TILES, "as_they_come": code.SEATS_AS_THEY_COME},
    "reseat_rule": {"as_ever": code.RESEAT_AS_EVER, "by_winner": code.RESEAT_BY_WINNER},
    "leave_rule": {"none": code.LEAVING_CHANGES_NOTHING, "ends_match": code.LEAVING_ENDS_MATCH},
    "chombo": {"none": code.CHOMBO_NONE, "mangan": code.CHOMBO_MANGAN, "final_score": code.CHOMBO_FINAL},
}

SWITCHES = frozenset(
    {
        *("reserve_whole_stacks", "outer_bet", "swap_ban_own", "recall_own", "pung_pass_ban", "last_discard_pon"),
        *("open_kong_no_win", "concealed_kong_no_win", "joker_kong", "hide_concealed_kong", "rob_added"),
        *("lay_rob", "lay_bloom", "one_shot", "watch", "win_by_discard", "late_added_kong", "graze", "pulling"),
        *("abort_keeps_deal", "noten_declare", "teams", "oka", "share_ties", "bust", "all_last_stop"),
        *("all_last_repeat", "seat_change", "purse", "kong_units"),
        *("option.kiriage", "option.counted_yakuman", "option.add_yakuman", "option.double_yakuman"),
        *("option.human_mangan", "option.kita_bloom", "option.added_kong_melded_hand", "option.knitted_wait"),
        *("option.concealed_kong_opens", "option.bloom_by_flower", "option.hongkong", "option.adding_table"),
        *("option.gates_any_tile", "option.outside_hand_mixed", "option.outer_mixed", "option.double_chow_once"),
        *("option.concealed_hand_drawn", "option.bloom_any_kong"),
        "option.joker_wait_wins",
    }
)

SETS: dict[str, Words] = {
    "forms": {
        "standard": distance.STANDARD,  # sets and a pair
        "knitted_straight": distance.KNITTED_STRAIGHT,
        "seven_pairs": distance.SEVEN_PAIRS,  # seven different ones
        "seven_pairs_alike": distance.SEVEN_PAIRS_ALIKE,  # four alike are two pairs
        "thirteen_orphans": distance.THIRTEEN_ORPHANS,
        "honours_and_knitted": distance.HONOURS_AND_KNITTED,
        "greater_honours_and_knitted": distance.GREATER_HONOURS_AND_KNITTED,
        "misfits": distance.MISFITS,
        "seven_stars": distance.SEVEN_STARS,
        "pairs_and_triplet": distance.PAIRS_AND_TRIPLET,
        "eight_pairs": distance.EIGHT_PAIRS,
        "orphans_and_set": distance.ORPHANS_AND_SET,
        "sixteen_unrelated": distance.SIXTEEN_UNRELATED,
    },
    "abortive": PLACES["abortive"],
    "liability": PLACES["liability"],
    "pass_counts": PLACES["pass_counts"],
    "pass_until": PLACES["pass_until"],
    "share_half": PLACES["share_half"],
}

QUANTITIES = frozenset(
    {
        *("seats", "sets", "dealt", "dice_count", "stacks", "break_shift", "dead_wall", "replacements", "reserve"),
        *("reserve_first_kong", "reserve_per_kong"),
        *("replenish", "indicators", "red", "bet_max", "exchange", "claims_end", "kong_max", "kong_last"),
        *("ready_cost", "ready_min_score", "ready_min_tiles", "minimum", "minimum_two_from", "compulsory_last"),
        *("cap", "base", "unit", "class_from", "counter_value", "kong_pay", "follow", "side_pay", "pig_amount"),
        *("share_fan", "share_units", "share_points", "share_times"),
        *("noten_total", "start_score", "target", "return_points", "uma", "yakitori", "chip_value", "chombo_points"),
        *("hands_after_time", "rounds", "hands", "clock_first", "clock_turn", "clock_claim", "match_minutes"),
        *("option.double_wind_fu", "option.heavenly_flat"),
    }
)

# Words for what is no number.
NO_NUMBERS: dict[str, Words] = {
    "dealt": {"full_hand": code.FULL_HAND},
    "cap": {"none": code.NO_LIMIT},
    "class_from": {"none": code.NO_CLASS},
    "kong_max": {"any": code.NO_LIMIT},
    "minimum_two_from": {"never": code.NEVER},
    "ready_min_score": {"any": code.ANY_SCORE},
    "pig_amount": {"cap": code.CAP_VALUE, "as_unready": code.AS_UNREADY},
    "hands": {"until_time": code.HANDS_UNTIL_TIME},
}

WINDS = "ESWN"

# Parts of the set of tiles: four of each face, one of each flower. Single tiles are written as ever: `19m`.
TILE_WORDS = {
    "suits": range(27),
    "m": range(9),
    "p": range(9, 18),
    "s": range(18, 27),
    "honours": range(27, FACES),
    "winds": range(27, 31),
    "dragons": range(31, FACES),
    "flowers": range(FLOWER, HEAD),
}


def number_of(key: str, value: Any) -> Any:
    """Return what stands in RULES for the value of a setting: a number, or numbers where the setting is a list.

    Raises UnknownName for a setting that nobody knows, BadSetting for a value that is none of its words.
    """
    field = key.partition(".")[0]
    if key in READ_APART:
        return READ_APART[key](key, value)
    if key in ENUMERATIONS:
        return _word(key, value, ENUMERATIONS[key])
    if key in SWITCHES:
        return _switch(key, value)
    if field in SETS:
        return _set_of(key, value)
    if key in QUANTITIES or (field in QUANTITIES and key.partition(".")[2] in PLACES.get(field, ())):
        return _quantity(key, value)
    raise UnknownName("setting", key, settings())


def settings() -> list[str]:
    """Return the names of all settings."""
    places = [f"{field}.{place}" for field in (*SETS, *QUANTITIES) for place in PLACES.get(field, ())]
    return [*READ_APART, *ENUMERATIONS, *SWITCHES, *SETS, *QUANTITIES, *places]


def allowed(key: str) -> str:
    """Return in words what a setting may be."""
    if key == "tiles":
        return f"tiles or words joined by +: {', '.join(TILE_WORDS)}"
    if key == "round_winds":
        return "winds of the rounds in order, such as ESWN"
    if key in ENUMERATIONS:
        return ", ".join(ENUMERATIONS[key])
    if key in SWITCHES or ("." in key and key.partition(".")[0] in SETS):
        return "True, False"
    if key in SETS:
        return f"a list of {', '.join(SETS[key])}"
    return ", ".join(["a number", *NO_NUMBERS.get(key, ())])


def _word(key: str, value: Any, words: Words) -> int:
    if not isinstance(value, str) or value not in words:
        raise BadSetting(key, value, allowed(key), _nearest(value, words))
    return words[value]


def _switch(key: str, value: Any) -> int:
    if not isinstance(value, bool):
        raise BadSetting(key, value, allowed(key), str(bool(value)) if value in (0, 1) else "")
    return int(value)


def _set_of(key: str, value: Any) -> Any:
    """Return the bits of `forms`, or the list of 0 and 1 of another set.

    One word of a set (`forms.seven_pairs`) is a switch.
    """
    field, _, word = key.partition(".")
    words = SETS[field]
    if word:
        _word(field, word, words)
        return _switch(key, value)
    if not isinstance(value, (list, tuple)):
        raise BadSetting(key, value, allowed(key), "")
    numbers = [_word(key, one, words) for one in value]
    if field == "forms":
        return sum(numbers)
    return [int(place in numbers) for place in range(RULES[field].shape[0])]


def _quantity(key: str, value: Any) -> Any:
    words = NO_NUMBERS.get(key, {})
    if isinstance(value, str):
        return _word(key, value, words)
    if isinstance(value, (list, tuple)):
        return [_quantity(key, one) for one in value]
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadSetting(key, value, allowed(key), "")
    said = next((word for word, number in words.items() if number == value), "")
    if said:
        raise BadSetting(key, value, allowed(key), said)
    return value


def _tiles(key: str, value: Any) -> list[int]:
    """Return `"suits + honours + flowers"` as the number of copies of each kind."""
    copies = [0] * KINDS
    for part in _parts(key, value):
        kinds = TILE_WORDS[part] if part in TILE_WORDS else _single_tiles(key, value, part)
        for kind in kinds:
            copies[kind] = 1 if kind >= FLOWER else 4
    return copies


def _parts(key: str, value: Any) -> list[str]:
    if not isinstance(value, str):
        raise BadSetting(key, value, allowed(key), "")
    return [part.strip() for part in value.split("+")]


def _single_tiles(key: str, value: Any, part: str) -> list[int]:
    try:
        return parse(part)
    except NotationError as error:
        raise BadSetting(key, value, allowed(key), _nearest(part, TILE_WORDS)) from error


def _round_winds(key: str, value: Any) -> list[int]:
    """Return `"ESWN"` as the winds of the rounds in order; rounds beyond are East's."""
    if not isinstance(value, str) or any(wind not in WINDS for wind in value):
        raise BadSetting(key, value, allowed(key), "")
    winds = [WINDS.index(wind) for wind in value]
    return winds + [0] * (RULES["round_winds"].shape[0] - len(winds))


def _nearest(value: Any, words: Mapping[str, Any]) -> str:
    """Return the word that was meant: the one that looks alike, or the one that a number stands for."""
    if isinstance(value, int) and not isinstance(value, bool):
        return next((word for word, number in words.items() if number == value), "")
    return next(iter(get_close_matches(str(value), list(words), n=1, cutoff=0.5)), "")


READ_APART: dict[str, Callable[[str, Any], Any]] = {"tiles": _tiles, "round_winds": _round_winds}
