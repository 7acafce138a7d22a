"""The price list of Yingkou, its demands, payers and options; expectations are reckoned by hand."""

import pytest

from fangcheng import score

OPEN = ("pon 222s from W",)
SIDED = "123m45p678s99p"  # waits for 3p and 6p


def won(hand=SIDED, tile="6p", by="discard", source="W", seat="S", melds=OPEN, **more):
    return score("yingkou", hand, tile, by=by, source=None if by == "self" else source, seat=seat, melds=melds, **more)


def rows(answer):
    return {line.rule.partition("-F-")[2]: line.value for line in answer.patterns}


@pytest.mark.rule("YINGKOU-18", "YINGKOU-19", "YINGKOU-20", "YINGKOU-21", "YINGKOU-22", "YINGKOU-33")
@pytest.mark.parametrize(
    ("hand", "melds", "why"),
    [
        ("123m45p678s99p", OPEN, ""),
        ("123m45p999p55z", OPEN, "YINGKOU-19"),
        ("123m45p678s55z", ("chi 345s from E",), "YINGKOU-19"),
        ("123m45p678s88p", OPEN, "YINGKOU-20"),
        ("123m45p678m55z", ("pon 222p from W",), "YINGKOU-21"),
        ("234m45p678s55p", OPEN, "YINGKOU-22"),
        ("1133m445p5577s22z", (), "YINGKOU-18"),
    ],
)
def test_one_triplet_three_runs_three_suits_a_terminal_and_no_pair_of_two_or_eight(hand, melds, why):
    answer = won(hand, melds=melds)
    assert (answer.wins, answer.refusal_rule) == (not why, why)


@pytest.mark.rule("YINGKOU-22")
def test_by_option_honours_are_no_terminals():
    assert won("234m45p678s55z").wins
    refused = won("234m45p678s55z", options={"terminals": "1 and 9 only"})
    assert (refused.wins, refused.refusal_rule) == (False, "YINGKOU-22")


@pytest.mark.rule("YINGKOU-19")
def test_by_option_more_triplets_win_and_all_of_them_are_dearer():
    options = {"triplets": "at least one"}
    assert rows(won("123m45p999p55z", options=options)) == {"base": 1}
    told = won("999m555p5z", "5z", melds=("pon 222s from W", "pon 333s from W"), options=options)
    assert [line.value for line in told.patterns] == [3, 1, 1]  # all pungs, the single wait, the base


@pytest.mark.rule("YINGKOU-12")
def test_by_option_the_winner_must_have_opened():
    closed = {"hand": "123m45p678s99p222s", "melds": (), "options": {"must_open": True}}
    assert (won(**closed).wins, won(**closed).refusal_rule) == (False, "YINGKOU-12")
    assert won(options={"must_open": True}).wins


@pytest.mark.rule("YINGKOU-F-base", "YINGKOU-F-closed_wait", "YINGKOU-F-edge_wait", "YINGKOU-F-single_wait")
@pytest.mark.parametrize(
    ("hand", "tile", "row"),
    [
        (SIDED, "6p", None),
        ("123m46p678s99p", "5p", "closed_wait"),
        ("123m12p678s99p", "3p", "edge_wait"),
        ("123m456p678s9p", "9p", "single_wait"),
        ("1234m456p678s", "4m", "single_wait"),  # it waits for 1m too
        ("12345m678s99p", "3m", "edge_wait"),  # it waits for 6m too
    ],
)
def test_one_wait_counts_by_its_reading(hand, tile, row):
    assert rows(won(hand, tile)) == {"base": 1, **({row: 1} if row else {})}


@pytest.mark.rule("YINGKOU-F-self_draw", "YINGKOU-F-concealed_hand", "YINGKOU-F-robbing_kong")
def test_rows_of_how_it_was_won():
    assert rows(won(by="self")) == {"base": 1, "self_draw": 1}
    closed = {"hand": "123m45p678s99p222s", "melds": ()}
    assert rows(won(**closed)) == {"base": 1, "concealed_hand": 1}
    assert rows(won("123m45p678s99p", melds=("concealed 2222s",))) == {"base": 1, "concealed_hand": 1}
    assert rows(won(by="rob")) == {"base": 1, "robbing_kong": 2}


@pytest.mark.rule("YINGKOU-F-kong_bloom")
def test_kong_bloom_stands_beside_the_self_draw():
    bloom = won(by="self", melds=("kong 2222s from W",), context=["kong_replacement"])
    assert rows(bloom) == {"base": 1, "self_draw": 1, "kong_bloom": 2}


@pytest.mark.rule("YINGKOU-F-four_in_one")
def test_four_alike_are_a_triplet_and_in_a_run_and_no_kong():
    assert rows(won("123m46p678s99p", "5p", melds=("pon 666s from W",))) == {
        "base": 1,
        "closed_wait": 1,
        "four_in_one": 1,
    }
    assert "four_in_one" not in rows(won(SIDED, melds=("kong 2222s from W",)))


@pytest.mark.rule("YINGKOU-14", "YINGKOU-15", "YINGKOU-29", "YINGKOU-F-last_tile_wild")
def test_the_wild_last_tile_is_what_brings_most():
    last = {"by": "self", "context": ["last_tile"]}
    assert rows(won("123m46p678s99p", "3z", **last)) == {
        "base": 1, "self_draw": 1, "last_tile_wild": 1, "closed_wait": 1,
    }  # fmt: skip
    # 35p waits for 4p, which is closed; the same hand with 45p waits for 3p and 6p, and nothing else is dearer
    assert rows(won("123m35p678s55z", "3z", **last))["closed_wait"] == 1
    assert "closed_wait" not in rows(won("123m45p678s55z", "3z", **last))
    assert not won("123m456p678s9p", "3z", **last).wins
    assert won("123m456p678s3z", "3z", **last).wins
    plain = won("123m46p678s99p", "3z", **last, options={"wild": False})
    assert not plain.wins


@pytest.mark.rule("YINGKOU-15", "YINGKOU-23")
def test_a_turned_joker_is_no_terminal_either():
    options = {"wild": "indicator"}
    assert won("123m4p7z678s99p", "6p", options=options, jokers="7z").wins
    assert not won("123m456p678s7z", "9p", options=options, jokers="7z").wins  # a pair of nines has one nine
    assert won("123m456p678s7z", "5p", options=options, jokers="7z").wins
    refused = won("123m456p678s7z", "8p", options=options, jokers="7z")  # nor makes it a pair of eights
    assert (refused.wins, refused.refusal_rule) == (False, "YINGKOU-20")


@pytest.mark.rule("YINGKOU-24", "YINGKOU-25", "YINGKOU-26", "YINGKOU-27")
def test_who_gives_the_tile_pays_alone_and_all_pay_a_self_draw():
    assert won().changes == [0, 2, -2, 0]  # 1 fan, one more for the discard: 2^(2-1)
    assert won(seat="E").changes == [4, 0, -4, 0]
    # 2 fan; all three are closed, one for each and one for all, East the dealer: 2^(2+2-1), with one more 16
    assert won(by="self").changes == [-16, 32, -8, -8]
    assert won(by="self", options={"closed_payers": False}).changes == [-4, 8, -2, -2]


@pytest.mark.rule("YINGKOU-25")
@pytest.mark.parametrize(("cap", "most"), [(64, 64), (16, 16), (32, 32), ("none", 256)])
def test_the_cap_bounds_what_each_payer_pays(cap, most):
    # base, self-draw, concealed, closed wait, bloom 2: 6; dealer, closed, all closed: 9 fan, 2^8
    bloom = {"hand": "123m46p678s99p", "tile": "5p", "melds": ("concealed 2222s",), "context": ["kong_replacement"]}
    assert won(**bloom, by="self", seat="E", options={"cap": cap}).changes == [3 * most, -most, -most, -most]
