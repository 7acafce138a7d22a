"""A match as it is saved: what its JSON says."""

from msgspec import UNSET, Struct, UnsetType

from fangcheng.game.outer_stakes import OuterOrder
from fangcheng.rules.ruleset import Value

FORMAT = "fangcheng-match"
VERSIONS = (1, 2)


class MatchStart(Struct, kw_only=True):
    """A later match of the same company."""

    hand: int  # number of its first hand, counted over all matches from 0
    leaving: bool = False  # somebody had left for good


class SavedMatch(Struct, kw_only=True):
    """A match as `to_json` writes it: what it takes to play it again, and what it must come to."""

    format: str = FORMAT
    version: int = 2  # 1 had neither `matches` nor `outer`
    variant: str
    revision: int  # of the variant's rules; under another one the same actions may end otherwise
    seed: str
    options: dict[str, Value]
    preset: str | None = None
    hands: list[list[tuple[int, int]]]  # by hand: seat and number of every action
    matches: list["MatchStart"] = []  # matches of the same company after the first
    outer: list[OuterOrder] = []  # orders for stakes beside the table
    check: str  # SHA-256 of the table record
    house: str | UnsetType = UNSET  # the text of house rules, so that they can be played by anywhere
    digest: str | UnsetType = UNSET  # of the rules with these options, where no page of ours says them all
