"""The rulings that many books share, played and valued in every game that they name (rules/common.md)."""

import pytest

from fangcheng import score
from fangcheng.variants import IDS, load
from flow.table_of import table_of

APART = {"riichi", "sanma", "mcr", "taiwan", "sichuan", "tianjin"}  # games of which common.md does not speak

# --- the discard after the last drawable tile

WIN_ONLY = [
    *("anqing", "beijing", "changchun", "chengdu", "classic", "guangdong", "guangdong_folk", "guangxi", "guangzhou"),
    *("guizhou", "hainan", "harbin", "hebei", "hongkong", "jiangnan", "jilin", "jinan", "nanchang", "nanjing"),
    *("nanning", "neimenggu", "shanghai", "shanxi", "taiyuan", "tuidaohu"),
]
NOBODY_CLAIMS = ["hangzhou", "hongzhong", "shenzhen"]
WANTS_MORE = {  # than North's hand, to win on a discard
    *("changchun", "chengdu", "harbin", "jilin", "jinan", "nanchang", "neimenggu", "shanxi", "taiyuan"),
}
WITHOUT_CHOW = {
    *("anqing", "chengdu", "guangdong_folk", "guizhou", "nanjing", "nanning", "shanxi", "taiyuan", "tuidaohu"),
    *("hongzhong", "shenzhen"),
}
OPTIONS = {"tuidaohu": {"horses_dealer": 1, "horses_others": 0}}
HANDS = {
    "E": "1479m2588m147s36s5s",
    "S": "1369m147s369s258m",
    "W": "555p67p14m258s369s",  # chows, pungs or kongs a 5p
    "N": "111222333p46p99p",  # waits for 5p, all of one suit
}


@pytest.mark.rule("COMMON-4")
@pytest.mark.parametrize("variant", [*WIN_ONLY, *NOBODY_CLAIMS])
def test_the_last_discard_is_won_on_or_left(variant):
    def thrown(left):
        table = table_of(variant, HANDS, "5p", left=left, options=OPTIONS.get(variant))
        return table.play("E 5s", "S 5p drawn")

    before = thrown(None)
    assert before.may("W", "pon 55p") == (variant != "tuidaohu")  # three of a kind take the fourth for a kong there
    assert before.may("W", "kong 555p")
    assert before.may("W", "chi 67p") == (variant not in WITHOUT_CHOW)
    last = thrown(1)
    assert not any(last.may("W", claim) for claim in ("pon 55p", "kong 555p", "chi 67p"))
    if variant not in WANTS_MORE:
        assert last.may("N", "win") == (variant in WIN_ONLY)


@pytest.mark.rule("COMMON-4")
def test_hefei_s_eight_of_a_suit_are_won_on_the_last_discard():
    assert table_of("hefei", HANDS, "5p", left=1).play("E 5s", "S 5p drawn").may("N", "win")


# --- wins of the first turn

EARTHLY = {
    *("beijing", "classic", "guangdong", "guangzhou", "hebei", "guangxi", "hainan", "hongkong", "jiangnan"),
    *("wenzhou", "chengdu", "nanchang", "changsha", "nanjing"),
}


@pytest.mark.rule("COMMON-8")
def test_the_other_books_have_no_earthly_win_and_a_human_win_stands_in_two():
    books = [load(variant) for variant in IDS if variant not in APART]
    assert len(books) == 35
    named = {one.id for one in books if {"earthly_win", "earthly_hand"} & {*one.prices, *one.pattern_names}}
    assert named == EARTHLY
    assert {one.id for one in books if {"human_win", "human_hand"} & {*one.prices}} == {"classic", "guangdong"}


@pytest.mark.rule("COMMON-9")
@pytest.mark.parametrize(
    ("variant", "beside"),
    [
        *((variant, True) for variant in ("anqing", "beijing", "chengdu", "guangzhou", "hainan", "jiangnan")),
        *((variant, False) for variant in ("guangdong", "nanchang")),
    ],
)
def test_all_three_pay_a_heavenly_win_and_a_self_draw_counts_beside_it_where_the_ruling_says_so(variant, beside):
    won = score(variant, "111222333p4499p", "9p", context=["heavenly"], mode="interpreted")
    assert ("self_draw" in [one.id for one in won.patterns]) == beside
    assert [one.change < 0 for one in won.payments] == [False, True, True, True]


# --- what melds do to a hand


def counts(variant, row, hand, melds, by="discard"):
    """Whether the row counts for a win on 5p."""
    won = score(variant, hand, "5p", by=by, melds=melds, mode="interpreted")
    return row in [one.id for one in won.patterns]


OPEN = ["pon 111p", "pon 222p", "pon 333p", "pon 888p"]
ONE_CONCEALED = [*OPEN[:3], "concealed 8888p"]
ALL_CONCEALED = [f"concealed {number * 4}p" for number in "1238"]


@pytest.mark.rule("COMMON-12")
@pytest.mark.parametrize(
    ("variant", "row", "concealed"),
    [
        *((variant, "melded_hand", False) for variant in ("beijing", "hebei", "neimenggu", "wuhan")),
        ("nanning", "pure_melded_hand", False),
        ("changsha", "melded_hand", True),
        ("guizhou", "four_melds", True),
        ("nanjing", "four_melds", True),
        ("guangxi", "melded_hand", True),
    ],
)
def test_a_concealed_kong_is_one_of_four_melds_or_not(variant, row, concealed):
    assert counts(variant, row, "5p", OPEN)
    assert counts(variant, row, "5p", ONE_CONCEALED) == concealed
    assert counts(variant, row, "5p", ALL_CONCEALED) == (concealed and variant != "guangxi")


@pytest.mark.rule("COMMON-13")
@pytest.mark.parametrize(
    ("variant", "row", "kong"),
    [
        *((variant, "concealed_hand", True) for variant in ("beijing", "chengdu", "classic", "hebei", "hongkong")),
        ("jiangnan", "concealed", True),
        ("shanghai", "concealed", True),
        ("hainan", "concealed_hand", False),
    ],
)
@pytest.mark.parametrize("by", ["self", "discard"])
def test_a_concealed_hand_stays_so_with_a_win_on_a_discard_and_mostly_with_a_concealed_kong(variant, row, kong, by):
    assert counts(variant, row, "111222333p46p99p", [], by)
    assert counts(variant, row, "111222p46p99p", ["concealed 8888p"], by) == kong
    assert not counts(variant, row, "111222p46p99p", ["pon 888p"], by)


@pytest.mark.rule("COMMON-10")
@pytest.mark.parametrize(
    ("variant", "row", "joins"),
    [("hebei", "narrow_wait", False), ("hefei", "one_wait", True), ("nanjing", "soft_flowers", True)],
)
def test_the_single_wait_of_seven_pairs_counts_where_one_kind_alone_must_complete_the_hand(variant, row, joins):
    assert counts(variant, row, "1133557799m335p", [], "self") == joins
