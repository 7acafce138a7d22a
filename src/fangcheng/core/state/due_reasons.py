"""Why a player owes what he owes for a win: the code that settlement writes beside every due, and what tells it."""

from typing import NamedTuple

(
    NO_DUE,  # nothing is owed
    DUE_DRAWN,  # his part of a self-draw
    DUE_DRAWN_MORE,  # the same, and the base once more
    DUE_GIVEN,  # he gave the tile
    DUE_BESIDE,  # his own part, though another gave the tile
    DUE_FED,  # he fed the kong whose replacement won, and pays as if he had discarded the tile
    DUE_FOR_ALL,  # he gave the tile, or made the robbed kong, and pays for all
    DUE_FOR_BLOOM,  # he fed the kong whose replacement won, and pays for all
    DUE_LATE,  # he gave the tile when few were left, and pays for all
    DUE_LIABLE,  # he fed the hand, or so much of it that he answers for it
    DUE_BOUND,  # melds have bound him to the winner: he pays the shares of these seats, each so many times
    DUE_BOUND_OWN,  # and pays his own share so many times
    DUE_AT_MOST,  # his own part, as far as it goes where another gave the tile
    DUE_REST,  # he gave the tile, and pays beside his own part what those of others go beyond that
) = range(14)


class DueReason(NamedTuple):
    """What tells a due of one code."""

    topic: str  # of the rule behind it (rules/topics.py)
    sentence: str  # key of the line that tells it, in the texts of all languages


DUE_REASONS = {
    DUE_DRAWN: DueReason("pays-self-draw", "pays"),
    DUE_DRAWN_MORE: DueReason("pays-more", "pays-more"),
    DUE_GIVEN: DueReason("pays-discard", "pays"),
    DUE_BESIDE: DueReason("pays-discard", "pays"),
    DUE_FED: DueReason("pays-bloom", "pays"),
    DUE_FOR_ALL: DueReason("pays-for-all", "share-of"),
    DUE_FOR_BLOOM: DueReason("pays-bloom", "share-of"),
    DUE_LATE: DueReason("pays-late", "share-of"),
    DUE_LIABLE: DueReason("pays-liable", "share-of"),
    DUE_BOUND: DueReason("pays-bound", "share-of"),
    DUE_BOUND_OWN: DueReason("pays-bound", "share-bound"),
    DUE_AT_MOST: DueReason("pays-at-most", "share-cap"),
    DUE_REST: DueReason("pays-at-most", "share-rest"),
}
