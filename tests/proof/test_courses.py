"""What scorers read off the course of a hand, which no worked case tells: chains, follows, raids, drifts.

Each sheet is a hand of few moves; what is paid is reckoned by hand from the rules named.
"""

from dataclasses import replace

import pytest

from reference import guangxi, hangzhou, nanchang
from reference.sheet import Held, Kong, Sheet, Win

ALL = (0, 1, 2, 3)
HAND = Sheet(4, 0, ("",) * 4)
FOUR = tuple(("discard", seat, "1z") for seat in range(4))
ON_THE_FOURTH = Win(1, "1z", "discard", 3)


def paid(scorer, **told):
    """What is paid beside wins."""
    return scorer.verdict(replace(HAND, **told)).side_payments


def by_four_alike(scorer, cause, **told):
    """What the dealer pays for a first go-round of one kind."""
    return paid(scorer, **{"course": FOUR, **told}).get(cause, (0, 0, 0, 0))


def test_a_kong_on_the_discard_behind_a_kong_is_the_second_of_its_chain():
    kongs = (Kong(1, "concealed", 1, None, ALL), Kong(2, "kong", 13, 1, ALL))
    course = (("discard", 0, "1m"), ("concealed", 1, "2m"), ("discard", 1, "5p"), ("kong", 2, "5p"))
    assert paid(guangxi, kongs=kongs, course=course)["open_kong"] == (0, -3, 3, 0)
    chained = paid(guangxi, kongs=kongs, course=course, options={"kong_chain": True})
    assert chained == {"concealed_kong": (-2, 6, -2, -2), "open_kong": (0, -6, 6, 0)}


def test_a_discard_that_nobody_takes_ends_the_chain():
    kongs = (Kong(1, "concealed", 1, None, ALL), Kong(2, "concealed", 13, None, ALL))
    course = (("concealed", 1, "2m"), ("discard", 1, "5p"), ("concealed", 2, "6p"))
    assert paid(guangxi, kongs=kongs, course=course, options={"kong_chain": True})["concealed_kong"] == (-4, 4, 4, -4)


def test_kongs_of_heaven_and_earth():
    heaven = (Kong(0, "concealed", 0, None, ALL),)
    assert paid(guangxi, kongs=heaven, course=(("concealed", 0, "1m"),))["concealed_kong"] == (18, -6, -6, -6)
    earth = (Kong(2, "kong", 0, 0, ALL),)
    assert paid(guangxi, kongs=earth, course=(("discard", 0, "1m"), ("kong", 2, "1m")))["open_kong"] == (-9, 0, 9, 0)


def test_the_dealer_pays_who_have_followed_him():
    assert by_four_alike(guangxi, "follow") == (-6, 2, 2, 2)
    assert by_four_alike(guangxi, "follow", options={"follow_any": True}) == (-12, 4, 4, 4)
    assert by_four_alike(guangxi, "follow", wins=(ON_THE_FOURTH,)) == (0, 0, 0, 0)
    late = (("discard", 3, "2z"), *FOUR)
    assert by_four_alike(guangxi, "follow", course=late) == (0, 0, 0, 0)
    assert by_four_alike(guangxi, "follow", course=late, options={"follow_any": True}) == (-6, 2, 2, 2)


@pytest.mark.rule("NANCHANG-28")
def test_the_dealer_is_raided_where_all_four_lie_in_their_rivers():
    assert by_four_alike(nanchang, "dealer_raid") == (-15, 5, 5, 5)
    assert by_four_alike(nanchang, "dealer_raid", course=(*FOUR, ("chi", 0, "1z"))) == (0, 0, 0, 0)
    assert by_four_alike(nanchang, "dealer_raid", wins=(ON_THE_FOURTH,)) == (0, 0, 0, 0)


def test_gods_thrown_one_after_another_from_a_burst_count_each():
    """Four sets and two Gods in fourteen tiles: one is thrown, the other waits on."""
    drift = Held("123m456p678s1115z", "5z", "5z", True)
    plain = Held("123m456p678s1115z", "9m", "9m", True)
    after_a_claim = Held("456p678s111z55z", "", "5z", False)
    win = Win(1, "9m", "self")

    def rows(*held):
        return hangzhou.verdict(
            replace(HAND, hands=("", "123m456p678s1115z", "", ""), held=((), held, (), ()), win=win)
        ).rows

    assert rows(plain) == {"burst": 1}
    assert rows(drift, drift) == {"burst": 1, "fortune_drift": 2}
    assert rows(drift, plain, drift) == {"burst": 1, "fortune_drift": 1}
    assert rows(drift, after_a_claim) == {"burst": 1, "fortune_drift": 1}
