"""What a player notices of a game, read from its rules record: the words in which two games are told apart.

Each trait has a sentence `trait-<name>` in the texts; `value` says which of its words holds, `n` is a number in it.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

import numpy as np

from fangcheng.core.state import rule_codes as code
from fangcheng.core.state.fields import forms
from fangcheng.tiles import EAST, FACES, FLOWER, HEAD, RED, WHITE
from fangcheng.web.page.texts import text
from fangcheng.web.wire import Text

Rules: TypeAlias = np.void
SUITED = 27  # kinds of the three suits
WINDS, DRAGONS = slice(EAST, WHITE), slice(WHITE, FACES)
ON, OFF = "on", "off"
MIDDLE, LONG = 6, 12  # hands from which a match is no short one, and from which it is a long one


class Said(NamedTuple):
    """What holds in a game: a word of the trait, and the number that goes with it."""

    word: str
    n: int = 0


Reading: TypeAlias = Callable[[Rules], Said | None]  # None where the question does not arise


class Trait(NamedTuple):
    """One thing that a player notices."""

    name: str
    weight: int  # how much one has to learn anew where it differs
    read: Reading

    def told(self, said: Said) -> Text:
        """Return it as a text."""
        number = {"n": said.n} if said.n else {}
        return text(f"trait-{self.name}", value=said.word, **number)


def switch(name: str, weight: int, *settings: str) -> Trait:
    """Return a trait that is there or not: one of the settings is no zero."""
    return Trait(name, weight, lambda rules: Said(ON if any(np.any(rules[one] != 0) for one in settings) else OFF))


def form(name: str, weight: int, shapes: int) -> Trait:
    """Return the trait that one of these shapes may win."""
    return Trait(name, weight, lambda rules: Said(ON if int(rules["forms"]) & shapes else OFF))


def words(name: str, weight: int, setting: str, named: dict[int, str], other: str) -> Trait:
    """Return a trait by the number of one setting."""
    return Trait(name, weight, lambda rules: Said(named.get(int(rules[setting]), other)))


def of_sets(name: str, setting: str, named: dict[int, str], other: str) -> Trait:
    """Return a trait by what a hand must show; nothing is asked where to be sets and a pair is enough."""

    def said(rules: Rules) -> Said:
        shown = int(rules[setting])
        return Said(OFF if shown & code.SHOWS_SETS else named.get(shown, other))

    return Trait(name, 4, said)


def of_discards(name: str, weight: int, read: Reading) -> Trait:
    """Return a trait of wins on discards, which does not arise where only own draws win."""
    return Trait(name, weight, lambda rules: read(rules) if rules["win_by_discard"] else None)


def has_jokers(rules: Rules) -> bool:
    """Return True if some tile stands for others."""
    return bool(rules["joker_rule"] != code.JOKER_NONE)


def flowers(rules: Rules) -> int:
    """Return how many flowers are laid out and replaced; those that are jokers are held."""
    return 0 if rules["joker_rule"] == code.JOKER_FLOWERS else int(rules["copies"][FLOWER:HEAD].sum())


def may_chow(rules: Rules) -> bool:
    """Return True if runs may be claimed."""
    return bool(rules["claim_chi"] != code.CHOW_NOBODY)


def match_length(rules: Rules) -> Said:
    """Return how long a match is: in rounds, in hands, or as long as the time allows."""
    if rules["hands"] == code.HANDS_UNTIL_TIME:
        return Said("time")
    return Said("hands", int(rules["hands"])) if rules["hands"] else Said("rounds", int(rules["rounds"]))


def length_of(rules: Rules) -> Literal["short", "middle", "long"]:
    """Return how long a match is in one word, by the hands it has if no dealer stays."""
    length = match_length(rules)
    if length.word == "time":
        return "long"
    hands = length.n * int(rules["seats"]) if length.word == "rounds" else length.n
    return "short" if hands < MIDDLE else "middle" if hands < LONG else "long"


def _players(rules: Rules) -> Said:
    return Said("players", int(rules["seats"]))


def _hand(rules: Rules) -> Said:
    return Said("tiles", 3 * int(rules["sets"]) + 1)


def _suits(rules: Rules) -> Said:
    held = [rules["copies"][first : first + 9] for first in range(0, SUITED, 9)]
    whole = sum(bool(np.all(suit)) for suit in held)
    if whole < sum(bool(np.any(suit)) for suit in held):
        return Said("fewer")
    return Said({1: "one", 2: "two", 3: "all"}.get(whole, "fewer"))


def _honours(rules: Rules) -> Said:
    winds, dragons = (int(np.count_nonzero(rules["copies"][part])) for part in (WINDS, DRAGONS))
    if not winds:
        if dragons == 1 and rules["copies"][RED]:
            return Said("red")
        return Said({0: "none", 3: "dragons"}.get(dragons, "some"))
    return Said({(4, 3): "all", (4, 0): "winds"}.get((winds, dragons), "some"))


def _dragon_flowers(rules: Rules) -> Said | None:
    if not np.any(rules["copies"][DRAGONS]):
        return None
    return Said(ON if rules["dragon_flowers"] else OFF)


def _flowers(rules: Rules) -> Said:
    laid = flowers(rules)
    return Said("some", laid) if laid else Said("none")


def _jokers(rules: Rules) -> Said:
    words = {code.JOKER_NONE: "none", code.JOKER_FIXED: "fixed", code.JOKER_FLOWERS: "flowers"}
    word = words.get(int(rules["joker_rule"]), "turned")
    return Said(word, int(rules["copies"][rules["joker_tile"] - 1]) if word == "fixed" and rules["joker_tile"] else 0)


def _ready(rules: Rules) -> Said:
    words = {code.READY_NONE: "none", code.READY_RIICHI: "staked"}
    word = words.get(int(rules["ready_rule"]), "declared")
    return Said("needed" if rules["ready_needed"] and word != "none" else word)


def _minimum(rules: Rules) -> Said:
    least = int(rules["minimum"])
    return Said({0: "none", 1: "one"}.get(least, "some"), least)


COUNTINGS = {
    code.HAN_AND_FU: "fu",
    code.FAN: "doubling",
    code.TERMS: "times",
    code.PRODUCT: "times",
    code.BEST_ROW: "best",
    code.LIMITS: "limits",
    code.CLASSES: "classes",
}


def _counting(rules: Rules) -> Said:
    curves = {code.CURVE_DOUBLING: "doubling", code.CURVE_TABLE: "table"}
    return Said(COUNTINGS.get(int(rules["method"])) or curves.get(int(rules["curve_rule"]), "sum"))


def _payers(rules: Rules) -> Said:
    if rules["method"] == code.MCR_POINTS:
        return Said("all")
    words = {code.DISCARDER_PAYS: "discarder", code.ALL_PAY_DISCARD: "all", code.UNREADY_PAYS_ALL: "unready"}
    return Said(words.get(int(rules["discard_payers"]), "for_all"))


def _kongs(rules: Rules) -> Said:
    if not np.any(rules["kong_pay"]):
        return Said("never")
    words = {code.KONGS_UNPAID: "never", code.AT_ONCE: "at_once", code.WITH_A_WIN: "with_a_win"}
    return Said(words.get(int(rules["kong_when"]), "at_the_end"))


def _after_win(rules: Rules) -> Said:
    from_wall = rules["horses_from"] == code.HORSES_FROM_WALL
    if rules["birds"] or (rules["horses"] and from_wall):
        return Said("fish" if rules["horse_shares"] else "birds")
    if rules["horses"] or rules["bought_horses"] or rules["horse_bare"]:
        return Said("bought" if rules["bought_horses"] else "horses")
    return Said(next((one for one in ("wake", "fly") if rules[one]), "none"))


def _passing(rules: Rules) -> Said:
    barred = {code.BARS_NOTHING: "nothing", code.BARS_DISCARDS: "discards", code.BARS_EVERY_WIN: "every"}
    return Said(barred.get(int(rules["pass_bars"]), "some"))


def _winners(rules: Rules) -> Said:
    return Said({code.WINNER_NEAREST: "nearest", code.WINNERS_ALL: "all"}.get(int(rules["winners"]), "dearest"))


PLAY_ON = {code.FIRST_WIN_ENDS: "first", code.SECOND_WIN_ENDS: "second", code.THIRD_WIN_ENDS: "third"}
DEALERS = {
    code.DEALER_STAYS_ON_WIN: "stays",
    code.DEALER_PASSES: "passes",
    code.DEALER_PASSES_ON_WIN: "passes",
}

LENGTH = Trait("length", 1, match_length)
TRIPLETS = {0: OFF, code.SHOWS_TRIPLET: "any", code.SHOWS_ONE_TRIPLET: "one"}
TRIPLETS[code.SHOWS_TRIPLET | code.SHOWS_DRAGON_PAIR] = "dragons"
SUITS = {0: OFF, code.SHOWS_THREE_SUITS: "three", code.SHOWS_SUIT_MISSING: "missing"}
SUITS[code.SHOWS_THREE_SUITS | code.SHOWS_TWO_SUITS] = "not_one"
PAIRS = {0: OFF, code.SHOWS_PAIR_258: "of_258", code.SHOWS_PAIR_NOT_28: "not_28"}

TRAITS = (  # what matters most first; so they are told
    words("win-from", 14, "win_by_discard", {0: "draws"}, "discards"),
    Trait("players", 12, _players),
    form("sums", 12, forms.SUM_SETS),
    Trait("hand", 10, _hand),
    Trait("jokers", 10, _jokers),
    words("play-on", 10, "play_on", PLAY_ON, "wall"),
    words("chow", 9, "claim_chi", {code.CHOW_NOBODY: "nobody", code.CHOW_NEXT: "next"}, "anybody"),
    words("pung", 8, "claim_pon", {code.PUNG_NOBODY: "nobody"}, "anybody"),
    Trait("suits", 8, _suits),
    Trait("honours", 8, _honours),
    words("lack", 8, "lack_rule", {code.LACK_NONE: "none", code.LACK_DECLARED: "declared"}, "free"),
    Trait("ready", 8, _ready),
    switch("dora", 8, "indicators"),
    switch("essences", 8, "essences"),
    switch("chickens", 8, "chickens"),
    switch("treasure", 7, "treasure"),
    switch("standing", 7, "standing"),
    Trait("minimum", 6, _minimum),
    Trait("flowers", 6, _flowers),
    switch("demand-branches", 6, "demand_branches"),
    Trait("counting", 5, _counting),
    Trait("after-win", 5, _after_win),
    of_discards("payers", 5, _payers),
    of_sets("demand-opened", "demand_opened", {0: OFF}, ON),
    of_sets("demand-triplet", "demand_triplet", TRIPLETS, ON),
    words("demand-terminal", 4, "demand_terminal", {0: OFF, code.SHOWS_TERMINAL: "bare"}, ON),
    words("demand-suits", 4, "demand_suits", SUITS, ON),
    words("demand-run", 4, "demand_run", {code.SHOWS_RUN: ON}, OFF),
    of_sets("demand-pair", "demand_pair", PAIRS, ON),
    words("keyed", 4, "keyed", {code.NO_KEY_NEEDED: "none", code.KEY_FOR_WINS: "always"}, "discards"),
    of_discards("winners", 4, _winners),
    of_discards("passing", 4, _passing),
    Trait("kongs", 4, _kongs),
    form("seven-pairs", 4, forms.SEVEN_PAIRS | forms.SEVEN_PAIRS_ALIKE),
    switch("win-number", 4, "discard_number", "self_draw_number"),
    switch("bonds", 4, "bonds"),
    switch("opening-wins", 4, "opening_wins"),
    switch("opened-kongs", 4, "kong_opens"),
    Trait("dragon-flowers", 4, _dragon_flowers),
    switch("single-kongs", 4, "single_kongs"),
    switch("catch-circle", 4, "catch_circle"),
    switch("honour-runs", 4, "honour_runs"),
    switch("purse", 4, "purse"),
    switch("factors", 4, "own_factors"),
    switch("exchange", 4, "exchange"),
    switch("lay-north", 3, "lay_north"),
    switch("bets", 3, "bet_kind", "raise_return"),
    switch("follow", 3, "follow", "chase", "burn"),
    switch("follow-duty", 3, "follow_duty", "honour_discipline"),
    switch("draw-only", 3, "draw_only_tail"),
    switch("sea-bed", 3, "sea_bed"),
    switch("wash-outs", 3, "wash_outs"),
    switch("double-hand", 3, "double_after"),
    form("thirteen-orphans", 2, forms.THIRTEEN_ORPHANS),
    form("misfits", 2, forms.SINGLES),
    form("honours-alone", 2, forms.HONOURS_ALONE),
    switch("red-fives", 2, "red"),
    switch("liability", 2, "liability"),
    words("dealer", 2, "dealer_rule", DEALERS, "winner"),
    LENGTH,
)


def traits_of(rules: Rules) -> tuple[Said | None, ...]:
    """Return what holds in a game, trait by trait."""
    return tuple(trait.read(rules) for trait in TRAITS)
