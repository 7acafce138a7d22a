"""A page that varies another is never overruled in silence: what an option from there would set is told at once.

The page is tests/rules/river.py, the general base game without flowers and chows; each test plants one mistake in it.
"""

import pytest

from fangcheng.errors import UnknownName
from fangcheng.rules.option import Option
from fangcheng.rules.page.overruled import check_overruled
from fangcheng.variants import load
from rules.planted import HERE, Mistake, check_refused, folder_of, m, read

WITHOUT = 'without=("flowers", "chow")'
CHOW = '"claim_chi": "nobody"'

MISTAKES = [
    m(
        "a rule under an option",
        WITHOUT,
        'without=("flowers",)',
        "claim_chi = 'nobody' would never count: the option chow of classic comes after it, and by default (True) sets "
        "claim_chi = 'next'. Write "
        'CLASSIC.option("chow").vary(...) under options with another default, or leave it out: '
        'without=("chow",)',
        CHOW,
    ),
    m("a limit under an option", CHOW, f'{CHOW}, "cap": 5', "cap = 5 would never count: the option limit_fan"),
    m("a list under places", CHOW, f'{CHOW}, "pass_counts": ["waited"]', "the option missed_win of classic"),
    m(
        "a value of an option under another option",
        "vary(default=1)",
        "vary(default=1, choices={0: {}, 1: {'reserve': 16}})",
        "reserve = 16 would never count: the option reserve of classic",
    ),
    m(
        "an option that has nothing left to choose",
        CHOW,
        f'{CHOW}, "share_times.dealer": 2',
        "the option dealer_double of classic chooses nothing here: what dealer_double = True would set, the page says",
        "options=(",
    ),
    m(
        "an option that no longer goes with the tiles",
        '"suits + honours", "flower_rule": "none"},\n        2: {"stacks": [17, 17, 17, 17]}',
        '"m + honours", "flower_rule": "none"},\n        2: {"stacks": [8, 8, 8, 8]}',
        "64 tiles are too few to deal 13 to each of 4 and keep 14 back; the option is that of classic: "
        'without=("reserve",) leaves it out',
        "options=(",
    ),
    m("nothing to double", CHOW, f'{CHOW}, "base": 0', "base = 0: it takes 1 to 10000"),
    m("options left out as a text", WITHOUT, 'without=("flowers")', "it takes a list of texts, as in (ONE,)"),
    m("options that are none", "options=(\n", "options=7 or (\n", "options = 7: it takes a list of Option(...)"),
    m("two options of one key", '"kites",', '"min_fan",', "2 options are called min_fan", "CLASSIC.option"),
    m("an option to leave out", WITHOUT, 'without=("flowrs", "chow")', 'Did you mean "flowers"?'),
    m("an option of the other page", 'option("min_fan")', 'option("min_fna")', 'Did you mean "min_fan"?'),
    m("a default of the other page", "vary(default=1)", "vary(default=2)", "min_fan = 2: river allows 0, 1, 3"),
    m("a part", "place=81", "plaec=81", 'no part of a page "plaec". Did you mean "place"?'),
    m("walls of the other page", "[17, 17, 17, 17]", "[18, 18, 18, 18]", "136 tiles stand in 68 stacks, not 72"),
    m("a price of the other page", '"seat_flower": 0, ', "", "seat_flower = 1, but no win can have it", "prices="),
    m(
        "a page beside it",
        "from fangcheng.variants.classic",
        "from fangcheng.variants.clasic",
        'Did you mean "classic"?',
    ),
]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    with folder_of(monkeypatch, tmp_path) as there:
        yield there


def test_without_a_mistake_it_plays_what_it_says(folder):
    page = read(folder, "river")
    record = page.record()[0]
    assert (int(record["claim_chi"]), int(record["copies"].sum()), int(record["minimum"])) == (0, 136, 1)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_page_that_varies_another_is_refused_when_it_is_read(folder, mistake: Mistake):
    check_refused(folder, "river", mistake)


def test_what_a_host_chooses_may_overrule_a_page(folder):
    """An option is there to be chosen: only its default must agree with the page that keeps it."""
    text = (HERE / "river.py").read_text(encoding="utf-8")
    kept = 'options=(\n        CLASSIC.option("chow").vary(default=False),\n'
    page = read(folder, "river", text.replace(', "chow")', ",)").replace("options=(\n", kept))
    assert [int(page.record({"chow": chow})[0]["claim_chi"]) for chow in (False, True)] == [0, 1]


def test_a_price_under_an_option_is_told():
    classic = load("classic")
    dear = Option("dear", True, {True: {"price.all_pungs": 9}, False: {}})
    base = classic.vary("dear", options=(dear,))
    check_overruled(base)
    with pytest.raises(Exception, match=r"price.all_pungs = 4 would never count: the option dear of dear"):
        check_overruled(base.vary("cheap", prices={"all_pungs": 4}))


def test_a_list_of_its_own_is_not_changed_by_a_place_of_the_other_page():
    """Settings of the page come after those of the page that it varies, lists after places."""
    base = load("classic").vary("base", rules={26: {"forms": ["standard"]}, "F-a": {"forms.seven_pairs": True}})
    page = base.vary("page", rules={26: {"forms": ["standard"]}})
    assert (
        page.record()[0]["forms"] == load("classic").vary("x", rules={26: {"forms": ["standard"]}}).record()[0]["forms"]
    )


def test_an_option_to_leave_out_is_named_in_full_wherever_a_page_is_varied():
    with pytest.raises(UnknownName, match='no option of classic "chwo"'):
        load("classic").vary("x", without=("chwo",))


def test_an_option_is_left_out_also_where_no_other_is_given():
    """`without` said nothing beside no `options`."""
    kept = [option.key for option in load("classic").vary("x", without=("chow", "swap")).options]
    assert kept == [option.key for option in load("classic").options if option.key not in ("chow", "swap")]
