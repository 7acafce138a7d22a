"""Edge, middle and pair: beside which other waits they count is for the book to say (COMMON-10).

Hands and what they wait for are worked out by hand from the sentences of the books; nothing is taken from the program.
"""

from typing import Any

import pytest

from made_up import rows, ruleset, valued

NARROW = ("edge_wait", "closed_wait", "single_wait", "narrow_wait")


def waits_of(settings: dict[str, Any], hand: str, tile: str, **told: Any) -> set[str]:
    """Which of the narrow waits count for a hand in a made-up game that prices all four.

    HEBEI-F-seven_pairs: "not narrow_wait"; HEBEI-F-narrow_wait: "not with thirteen_orphans, seven_pairs".
    """
    game = ruleset(
        {"forms": ["standard", "seven_pairs_alike", "thirteen_orphans"], **settings},
        prices=dict.fromkeys([*NARROW, "seven_pairs", "thirteen_orphans"], 1),
        excludes=dict.fromkeys(["seven_pairs", "thirteen_orphans"], NARROW),
        combine="sum",
    )
    _, result = valued(game, hand, tile, **told)
    assert result.wins == 1
    return {*rows(result)} & {*NARROW}


def waits(word: str, **settings: Any) -> dict[str, Any]:
    return {"option.narrow_waits": word, **settings}


@pytest.mark.rule("COMMON-10")
def test_a_reading_suffices_where_other_waits_do_not_matter():
    """12345m waits for 3m and 6m; "edge, closed or pair though the hand had other waits (12345 with 3)"."""
    hand = "12345m456p789s55z", "3m"
    assert waits_of(waits("only"), *hand) == set()
    assert waits_of(waits("by_reading"), *hand) == {"edge_wait", "narrow_wait"}


@pytest.mark.rule("COMMON-10")
def test_the_middle_of_a_run_counts_although_the_pair_was_a_wait_too():
    """1333m waits for 1m beside 333m and for 2m beside 33m."""
    hand = "1333m456p789s222z", "2m"
    assert waits_of(waits("only"), *hand) == set()
    assert waits_of(waits("by_reading"), *hand) == {"closed_wait", "narrow_wait"}


@pytest.mark.rule("COMMON-10")
def test_the_pair_counts_in_a_hand_that_waited_for_three_kinds():
    """3456m waits for 3m and 6m, each the pair."""
    hand = "3456m456p789s222z", "6m"
    assert waits_of(waits("only"), *hand) == set()
    assert waits_of(waits("by_reading"), *hand) == {"single_wait", "narrow_wait"}


@pytest.mark.rule("COMMON-10")
@pytest.mark.parametrize("word", ["only", "by_reading", "by_reading_or_only"])
def test_the_only_wait_counts_everywhere_in_its_place_and_a_plain_run_nowhere(word):
    assert waits_of(waits(word), "13m456m456p789s55z", "2m") == {"closed_wait", "narrow_wait"}
    assert waits_of(waits(word), "34m456m456p789s55z", "2m") == set()


@pytest.mark.rule("COMMON-10")
@pytest.mark.parametrize(
    ("word", "own_four", "found"),
    [
        ("by_reading_or_only", "no_wait", {"narrow_wait"}),
        ("by_reading_or_only", "no_wait_if_concealed", set()),  # the kong counts as any other tiles one can see
        ("by_reading_or_only", "wait", set()),
        ("by_reading", "no_wait", set()),
        ("only", "no_wait", set()),
    ],
)
def test_a_sole_wait_of_any_form_counts_where_the_book_says_so(word, own_four, found):
    """23m beside a kong of 1m: "kinds of which one holds all four are no wait", so it waits for 4m alone."""
    settings = waits(word, own_four=own_four)
    assert waits_of(settings, "23m456p789s22z", "4m", melds=["concealed 1111m"]) == found


@pytest.mark.rule("COMMON-10")
@pytest.mark.parametrize("own_four", ["no_wait", "no_wait_if_concealed"])
def test_a_kind_of_which_the_player_holds_four_is_no_other_wait(own_four):
    """2222345m waits for 5m beside 222m and 234m, and in form for a fifth 2m beside 222m and 345m."""
    hand = "2222345m456p789s", "5m"
    assert waits_of(waits("only", own_four="wait"), *hand) == set()
    assert waits_of(waits("only", own_four=own_four), *hand) == {"single_wait", "narrow_wait"}


@pytest.mark.rule("COMMON-10")
@pytest.mark.parametrize("word", ["only", "by_reading", "by_reading_or_only"])
def test_a_page_can_say_that_they_join_neither_seven_pairs_nor_thirteen_orphans(word):
    assert waits_of(waits(word), "1133m5577p2244s6z", "6z") == set()
    assert waits_of(waits(word), "199m19p19s123456z", "7z") == set()
    assert waits_of(waits(word), "19m19p19s1234567z", "7z") == set()
