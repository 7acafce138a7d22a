"""The words that variant pages, options and house rules use for settings, and the number each stands for in RULES.

A setting is one of four kinds. An enumeration takes one of its words, a switch True or False, a set a list of words
(those that are on), a quantity a number; some quantities have words for what is no number (`"cap": "none"`).
"""

from collections.abc import Callable, Mapping
from typing import Any

from fangcheng.core.shapes import forms, one_white, sums
from fangcheng.core.state import eggs, match_codes
from fangcheng.core.state import rule_codes as code
from fangcheng.core.state.rules import RULES
from fangcheng.errors import BadSetting, NotationError, UnknownName, nearest
from fangcheng.rules.enumerations import ENUMERATIONS, Words
from fangcheng.rules.places import PLACES
from fangcheng.tiles import CARD, FACES, FLOWER, HEAD, KINDS, parse

SWITCHES = frozenset(
    {
        *("reserve_whole_stacks", "outer_bet", "swap_ban_own", "recall_own", "three_for_kong", "pung_pass_ban"),
        "last_discard_pon",
        *("open_kong_no_win", "concealed_kong_no_win", "joker_kong", "hide_concealed_kong", "rob_added"),
        *(
            "lay_rob",
            "lay_bloom",
            "one_shot",
            "watch",
            "win_by_discard",
            "demand_branches",
            "opening_quads",
            "opening_silence",
            "kong_dice",
            "bird_adds",
            "graded",
            "tells_points",
            "lone_joker_draws",
            *("joker_given", "bet_dealer_asked", "bet_times", "draw_no_repeat", "series_dice"),
            "late_added_kong",
            "graze",
            "pulling",
        ),
        *("given_as_printed", "own_river_chow", "own_river_draw", "chow_between", "heart"),
        *("abort_keeps_deal", "noten_declare", "teams", "oka", "share_ties", "table_points", "bust", "all_last_stop"),
        *(
            "all_last_repeat",
            "seat_change",
            "winds_anew",
            "purse",
            "shadow",
            "kong_units",
            "count_past_cap",
            "wash_outs",
        ),
        *("wash_outs_end", "turned_ends", "fishing_draws_only", "dragon_flowers", "broke_safe", "raise_return"),
        *("sea_bed", "sea_bed_free", "ready_dealt"),
        *("side_pay_once", "option.flowers_twice", "option.green_kong_tiles"),
        *("option.quads_count", "option.open_kong_concealed"),
        *("option.kiriage", "option.counted_yakuman", "option.add_yakuman", "option.double_yakuman"),
        *("option.human_mangan", "option.kita_bloom", "option.added_kong_melded_hand", "option.knitted_wait"),
        *("option.concealed_kong_opens", "option.bloom_by_flower", "option.told_in_fan", "option.adding_table"),
        *(
            "option.gates_any_tile",
            "option.gates_with_jokers",
            "option.outside_hand_mixed",
            "option.outer_mixed",
            "option.double_chow_once",
        ),
        *("option.concealed_hand_drawn", "option.melded_hand_drawn", "option.bloom_any_kong"),
        *("option.last_tile_of_wall", "option.concealed_pungs_drawn"),
        *("option.last_draw_given", "option.simples_no_flower", "option.voided_more"),
        *("option.flower_set_whole", "option.first_turn_kongs", "option.root_kongs"),
        *("option.melded_hand_kongs", "option.all_258_any"),
        *("option.melded_hand_pungs", "option.melded_hand_258", "option.robbing_is_self_draw"),
        *("ready_after_draw", "ready_draws_only", "ready_needed", "ready_must_win", "ready_face_down"),
        *(
            "horse_own_tile",
            "horse_shares",
            "horse_flows",
            "horse_draws_only",
            "joker_draws_only",
            "joker_kept",
            "honour_discipline",
            "bond_doubled",
            "pairs_first",
            "drift",
            "kong_drops",
            "kong_after_claim",
        ),
        *("add_number", "kong_cover", "pung_pass_draw", "kong_row"),
        *("option.melded_hand_suited", "option.melded_hand_laid"),
        *("option.concealed_half", "option.concealed_only_drawn", "option.four_ghosts_alone"),
        *("option.joker_wait_wins", "option.hard_win_drawn", "option.lone_joker_drawn"),
        *("egg_flies", "egg_suits", "egg_opens", "egg_after_call", "egg_claims", "last_hand_tile"),
        *("treasure", "treasure_match", "chow_to_ready", "option.edge_is_closed", "last_tile_wild"),
        *("option.heavenly_anybody", "option.no_joker_used"),
        *("chickens", "chicken_open", "chicken_own", "chicken_sides", "chicken_all"),
        *("honour_runs", "joker_claims", "robbed_drawn", "limit_flat", "takes_most"),
        *("essences", "essence_flip", "essence_discards", "essence_liability", "essence_before", "essence_suits"),
        *("pung_pass_own", "hide_dealt_kong", "late_concealed_kong", "forced_rob"),
    }
)

SHOWN: Words = {  # what meets a demand
    "opened": code.SHOWS_OPENED,
    "triplet": code.SHOWS_TRIPLET,
    "dragon_triplet": code.SHOWS_DRAGON_TRIPLET,
    "dragon_pair": code.SHOWS_DRAGON_PAIR,
    "terminal": code.SHOWS_TERMINAL,
    "wind": code.SHOWS_WIND,
    "three_suits": code.SHOWS_THREE_SUITS,
    "pair_258": code.SHOWS_PAIR_258,
    "sets_and_pair": code.SHOWS_SETS,
    "suit_missing": code.SHOWS_SUIT_MISSING,
    "two_suits": code.SHOWS_TWO_SUITS,
    "run": code.SHOWS_RUN,
    "one_triplet": code.SHOWS_ONE_TRIPLET,
    "pair_not_28": code.SHOWS_PAIR_NOT_28,
    "one_suit": code.SHOWS_ONE_SUIT,
    "honour": code.SHOWS_HONOUR,
    "plain_honour": code.SHOWS_PLAIN_HONOUR,
    "wind_pair": code.SHOWS_WIND_PAIR,
    "seven_pairs": code.SHOWS_PAIRS,
    "hidden_set": code.SHOWS_HIDDEN,
    "all_pungs": code.SHOWS_ALL_PUNGS,
}

SETS: dict[str, Words] = {
    "forms": {
        "standard": forms.STANDARD,  # sets and a pair
        "knitted_straight": forms.KNITTED_STRAIGHT,
        "seven_pairs": forms.SEVEN_PAIRS,  # seven different ones
        "seven_pairs_alike": forms.SEVEN_PAIRS_ALIKE,  # four alike are two pairs
        "thirteen_orphans": forms.THIRTEEN_ORPHANS,
        "honours_and_knitted": forms.HONOURS_AND_KNITTED,
        "greater_honours_and_knitted": forms.GREATER_HONOURS_AND_KNITTED,
        "misfits": forms.MISFITS,
        "seven_stars": forms.SEVEN_STARS,
        "pairs_and_triplet": forms.PAIRS_AND_TRIPLET,
        "eight_pairs": forms.EIGHT_PAIRS,
        "orphans_and_set": forms.ORPHANS_AND_SET,
        "sixteen_unrelated": forms.SIXTEEN_UNRELATED,
        "honours_alone": forms.HONOURS_ALONE,  # in any arrangement, melds of them among it
        "all_258": forms.ALL_258_ALONE,  # twos, fives and eights alone, likewise
        "sum_sets": sums.SUM_SETS,  # numbers that add up to 15, heads, and two equal heads
        "any_heads": sums.ANY_HEADS,  # where those are played: any three heads are a set
        "one_head_set": sums.ONE_HEAD_SET,  # and a hand has one such set at most
        "three_jokers": forms.THREE_JOKERS,  # in the own turn, whatever the other tiles
        "white_as_turned": one_white.WHITE_AS_TURNED,  # one White may count as the tile turned up
        "white_as_joker": one_white.WHITE_AS_JOKER,  # one White may be a wild tile
        "four_jokers": forms.FOUR_JOKERS,  # in the own turn, whatever the other tiles
    },
    "lucky_dice": {"doubles": code.LUCKY_DOUBLES, "one_and_four": code.LUCKY_ONE_FOUR},
    **{f"demand_{what}": SHOWN for what in ("triplet", "opened", "terminal", "suits", "pair", "run", "hidden")},
    "demand_ready": {
        "terminal_or_honour": code.HELD_TERMINAL,
        "three_suits": code.HELD_THREE_SUITS,
        "set": code.HELD_SET,  # a triplet, an egg, a dragon pair; or a wait on two pairs, or that of seven pairs
    },
    "lucky_draws": {"red_dragon": code.LUCKY_RED, "own_fourth": code.LUCKY_FOURTH},
    "eggs": {
        "three_winds": eggs.EGG_THREE_WINDS,
        "four_winds": eggs.EGG_FOUR_WINDS,
        "dragons": eggs.EGG_DRAGONS,
        "ones": eggs.EGG_ONES,
        "nines": eggs.EGG_NINES,
    },
    "single_kongs": {
        "red": code.SINGLE_RED,
        "wild": code.SINGLE_WILD,
        "green": code.SINGLE_GREEN,
        "turned": code.SINGLE_TURNED,
    },
    "opening_wins": {
        "four_joys": code.OPENING_FOUR_JOYS,
        "no_258": code.OPENING_NO_258,
        "missing_suit": code.OPENING_MISSING_SUIT,
        "two_triplets": code.OPENING_TWO_TRIPLETS,
        "three_alike": code.OPENING_THREE_ALIKE,
    },
    "bet_numbers": {str(number): 1 << number for number in range(16)},
    "abortive": PLACES["abortive"],
    "liability": PLACES["liability"],
    "double_after": PLACES["double_after"],
    "pass_counts": PLACES["pass_counts"],
    "pass_until": PLACES["pass_until"],
    "share_half": PLACES["share_half"],
}

QUANTITIES = frozenset(
    {
        *("seats", "sets", "dealt", "dice_count", "stacks", "break_shift", "dead_wall", "replacements", "reserve"),
        *("reserve_first_kong", "reserve_per_kong", "horses", "horse_points"),
        *("horse_points_given", "horse_bare", "horse_step"),
        *(
            "replenish",
            "indicators",
            "red",
            "bet_max",
            "bet_dealer",
            "exchange",
            "meld_suits",
            "claims_end",
            "kong_max",
            "kong_last",
        ),
        *("ready_number", "discard_number", "self_draw_number"),
        *("ready_cost", "ready_min_score", "ready_min_tiles", "minimum", "minimum_two_from", "compulsory_last"),
        *("minimum_points", "bare_factor", "thrown_factor", "joker_pay", "series"),
        *("draw_only_tail", "payer_cap", "payer_cap_more", "min_payment", "small_jokers"),
        *("small_win_flowers", "opening_points", "broke_ends", "ready_stake"),
        *("cap", "base", "unit", "class_from", "counter_value", "kong_pay", "follow", "side_pay", "pig_amount"),
        *("bond_melds", "bond_draw_melds", "burn", "fine", "persons"),
        *("flower_pay", "late_tiles", "bought_horses", "outside_buyers", "outside_horses"),
        *("chow_limit", "discard_win_streak", "streak_max"),
        *("honour_run_joker", "standing", "common_fan"),
        *("cap_given", "class_points", "kong_early", "wake_points", "chase", "drawn_hand_pay"),
        *("birds", "kong_opens", "dealer_rows", "row_points", "bare_draw_points"),
        *("black_chicken", "weekday", "egg_pay", "kong_factor"),
        *("common_units", "share_fan", "share_units", "share_points", "share_times", "bond_shares", "set_units", "fly"),
        *("noten_total", "start_score", "target", "return_points", "uma", "yakitori", "chip_value", "chombo_points"),
        *("hands_after_time", "rounds", "hands", "clock_first", "clock_turn", "clock_claim", "match_minutes"),
        *("option.double_wind_fu", "option.heavenly_flat"),
    }
)

# Words for what is no number.
NO_NUMBERS: dict[str, Words] = {
    "dealt": {"full_hand": code.FULL_HAND},
    "cap": {"none": code.NO_LIMIT},
    "cap_given": {"none": code.NO_LIMIT},
    "class_from": {"none": code.NO_CLASS},
    "kong_max": {"any": code.NO_LIMIT},
    "minimum_two_from": {"never": code.NEVER},
    "ready_min_score": {"any": code.ANY_SCORE},
    "pig_amount": {"cap": code.CAP_VALUE, "as_unready": code.AS_UNREADY},
    "hands": {"until_time": match_codes.HANDS_UNTIL_TIME},
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
    "heads": range(HEAD, CARD),
}


# One part of the set put in or taken out, whatever the others are: `"tiles.flowers": False`.
TILE_PARTS = tuple(f"tiles.{part}" for part in TILE_WORDS)


def number_of(key: str, value: Any) -> Any:
    """Return what stands in RULES for the value of a setting: a number, or numbers where the setting is a list.

    Raises UnknownName for a setting that nobody knows, BadSetting for a value that is none of its words.
    """
    field = key.partition(".")[0]
    if key in READ_APART:
        return READ_APART[key](key, value)
    if key in TILE_PARTS:
        return _switch(key, value)
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
    return [*READ_APART, *TILE_PARTS, *ENUMERATIONS, *SWITCHES, *SETS, *QUANTITIES, *places]


def allowed(key: str) -> str:
    """Return in words what a setting may be."""
    if key == "tiles":
        return f"tiles or words joined by +: {', '.join(TILE_WORDS)}"
    if key == "round_winds":
        return "winds of the rounds in order, such as ESWN"
    if key in ENUMERATIONS:
        return ", ".join(ENUMERATIONS[key])
    if key in SWITCHES or key in TILE_PARTS or ("." in key and key.partition(".")[0] in SETS):
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
    """Return the bits of a set that is kept in one number, such as `forms`, or the list of 0 and 1 of another.

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
    if is_of_bits(field):
        return sum({*numbers})
    return [int(place in numbers) for place in range(RULES[field].shape[0])]


def is_of_bits(field: str) -> bool:
    """Return True if the words of the set are bits of one number."""
    return not RULES[field].shape


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
    """Return `"suits + honours + flowers"` as the number of copies of each kind; of `7z7z` there are two sets.

    Rules: HONGZHONG-1.
    """
    copies = [0] * KINDS
    for part in _parts(key, value):
        kinds = TILE_WORDS[part] if part in TILE_WORDS else _single_tiles(key, value, part)
        for kind in kinds:
            copies[kind] = copies_of(kind) * kinds.count(kind)
    return copies


def copies_of(kind: int) -> int:
    """Return how many of a kind a whole set has: one of each flower and card, four of the others."""
    return 1 if kind >= FLOWER and not HEAD <= kind < CARD else 4


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
    return next(iter(nearest(str(value), words, 1)), "")


READ_APART: dict[str, Callable[[str, Any], Any]] = {"tiles": _tiles, "round_winds": _round_winds}
