"""Names of the places in the array fields of a rules record, as the kernel modules read them."""

from fangcheng.core.institutions import side_income
from fangcheng.core.scoring import limits
from fangcheng.core.state import scoring_options
from fangcheng.tiles import FACES, name_of


def _numbered(*names: str) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


SHARES = _numbered(
    *("dealer", "repeats", "self_draw", "discarder", "bystander", "closed", "bets", "wash_outs", "unready"),
    *("surcharge", "triple", "closed_draw", "all_closed"),
)

PLACES: dict[str, dict[str, int]] = {
    "kong_pay": _numbered("open", "added", "concealed", "special"),
    "kong_factor": {name_of(kind): kind for kind in range(FACES)},
    "egg_pay": _numbered("three", "four", "added"),
    "abortive": _numbered("nine_terminals", "four_kongs", "four_winds", "four_riichi", "west_round", "nine_by_anybody"),
    "liability": _numbered(
        *("three_dragons", "four_winds", "four_kongs", "all_yakuman", "fourth_flush_meld", "fourth_meld"),
        *("three_fed", "third_flush_meld", "fourth_laid_meld", "fourth_exposed_meld", "third_pure_pung"),
        "before_dealer",
    ),
    "pass_counts": _numbered("chance", "self_draw", "own_discard", "waited", "own_river", "as_given"),
    "pass_until": _numbered(
        *("own_draw", "own_claim", "own_discard", "safe_discard", "unready_pung", "any_claim", "hand_if_ready"),
        "compulsory",
    ),
    **{f"share_{term}": SHARES for term in ("fan", "units", "points", "times", "half")},
    "double_after": _numbered(
        *("drawn", "dealer_won", "big_win", "flower_group", "four_winds", "followed", "four_alike")
    ),
    "bond_shares": _numbered("self_draw", "others", "discard", "robbed", "unready", "ready"),
    "red": _numbered("m", "p", "s"),
    "class_points": _numbered(
        *("small_drawn", "small_given", "loose_drawn", "loose_given", "big_drawn", "big_given"),
    ),
    "wake_points": _numbered("drawn", "given"),
    "chase": _numbered("dealer", "anybody"),
    "set_units": limits.SET_UNITS,
    "side_pay": side_income.SIDE_PAY,
    "flower_pay": _numbered("seven", "eight"),
    "row_points": _numbered("none", "each"),
    "option": scoring_options.OPTIONS,
}
