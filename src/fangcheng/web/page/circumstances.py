"""The circumstances of a win that the analyser offers: in which games they count, and of which wins."""

from dataclasses import dataclass
from typing import Any

from fangcheng.conform import meanings
from fangcheng.conform.context_words import WORDS


@dataclass(frozen=True)
class Offered:
    """A word of `score` that a player would name."""

    means: meanings.Meaning
    source: str = ""  # "own": only of a tile drawn, "other": only of another's tile
    ways: tuple[str, ...] = ()  # it is about wins in one of these ways, and nothing else

    def fits(self, by: str) -> bool:
        """Return True if it can be true of a win in this way: self, discard or rob."""
        return self.source in ("", "own" if by == "self" else "other") and (not self.ways or by in self.ways)


def as_in_cases(word: str) -> Offered:
    """Return what a word of case files (docs/cases.md) means."""
    known = WORDS[word]
    return Offered(known.means, known.source, known.ways)


OFFERED = {
    **{
        word: as_in_cases(word)
        for word in (
            *("riichi", "double_riichi", "ippatsu", "ready_declared", "open_ready", "heavenly_ready", "earthly_ready"),
            *("hard_ready", "soft_ready", "payer_ready", "treasure_draw", "treasure_match"),
            *("first_turn", "last_tile", "kong_replacement", "discard_kong_replacement", "flower_replacement"),
            *("kita_replacement", "after_kong_discard", "fourth_tile", "last_copy", "joker_discarded"),
            *("joker_thrown", "two_jokers_thrown", "three_jokers_thrown", "four_jokers_thrown"),
            "jokers_elsewhere",
            *("double_hand", "lucky_dice", "wash_out", "triple_win"),
        )
    },
    "payer_melded": as_in_cases("discarder_melded"),
    "drift": Offered(meanings.counts_drifts, "own"),
    "drift_twice": Offered(meanings.counts_drifts, "own"),
    "drift_three_times": Offered(meanings.counts_drifts, "own"),
}
INSTEAD = {"riichi": ("ready_declared",), "soft_ready": ("ready_declared",)}  # words that say the same as another


def offered_in(rules: Any) -> list[str]:
    """Return the words that count under these rules, in the order of the form."""
    words = [word for word, offered in OFFERED.items() if offered.means(rules)]
    return [word for word in words if not any(word in INSTEAD.get(other, ()) for other in words)]


def fits(word: str, by: str) -> bool:
    """Return True if a circumstance can be true of a win in this way; a word nobody knows is left to be refused."""
    return word not in OFFERED or OFFERED[word].fits(by)
