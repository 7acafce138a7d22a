"""Readings: every way to see a hand, each once; with jokers as many as trying every tile for each joker finds."""

from collections import Counter
from itertools import combinations_with_replacement
from random import Random

import pytest

from fangcheng.core.shapes import distance
from fangcheng.core.shapes.readings import next_reading, start_readings
from fangcheng.core.state.codes import (
    CLOSED,
    EDGE,
    EIGHT_PAIRS_FORM,
    KNITTED_FORM,
    LOOSE_FORM,
    ORPHANS_FORM,
    PAIR_WAIT,
    RUN,
    SEVEN_PAIRS_FORM,
    STANDARD,
    TRIPLET_WAIT,
    TWO_SIDED,
)
from fangcheng.core.state.rule_codes import COPIES_ANY, COPIES_FOUR, JOKER_FIXED, JOKER_NONE
from fangcheng.game.hands import desk_for_hands, one
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import FACES, NAMES, parse
from reference.riichi_hands import TILES, split
from tabletop import win_of


def rules_for(forms=distance.STANDARD, sets=4, jokers=JOKER_NONE):
    """Rules that know all faces and these forms."""
    settings = {1: {"tiles": "suits + honours", "sets": sets, "seats": 4}}
    rules = one(Ruleset("test", 1, {}, "TEST", settings, {}).record())
    rules.forms = forms
    rules.joker_rule = jokers
    return rules


def readings(rules, hand, tile, **told):
    """All readings as (groups, pair, form, wait, place of the winning tile), in the order they come."""
    desk, found = desk_for_hands(), []
    win = win_of(rules, hand, tile, waits=0, check=False, **told)
    start_readings(win, rules, desk)
    while next_reading(win, rules, desk):
        reading = desk.work.reading
        groups = tuple(
            (NAMES[reading.group_face[n]], "run" if reading.group_kind[n] == RUN else "same")
            for n in range(int(reading.groups))
        )
        pair = NAMES[reading.pair] if reading.pair >= 0 else None
        found.append((groups, pair, int(reading.form), int(reading.wait), int(reading.won_group)))
    return found


def divisions(tiles):
    """Groups and pair of complete tiles, by the reference's splitting."""
    count, found = Counter(tiles), set()
    for pair in [tile for tile in count if count[tile] >= 2]:
        rest = sorted((count - Counter([pair, pair])).elements(), key=TILES.index)
        for groups in split(rest):
            found.add((tuple(sorted((group[0], "run" if group[0] != group[1] else "same") for group in groups)), pair))
    return found


@pytest.mark.rule("RIICHI-62", "RIICHI-84")
def test_every_division_of_a_flush_is_read_and_none_twice():
    chance, rules = Random(1), rules_for()
    for _ in range(60):
        tiles = sorted(chance.sample([f"{number}m" for number in range(1, 10) for _ in range(4)], 14))
        found = readings(rules, "".join(tiles[:-1]), tiles[-1])
        assert len(found) == len(set(found))
        assert {(tuple(sorted(groups)), pair) for groups, pair, *_ in found} == divisions(tiles)


@pytest.mark.rule("RIICHI-84")
def test_the_winning_tile_is_tried_in_every_group_that_holds_it():
    found = readings(rules_for(), "123m456p2344s789p", "1s")
    assert [wait for *_, wait, _ in found] == [TWO_SIDED]
    waits = {wait for *_, wait, _ in readings(rules_for(), "222m34m456p789s55z", "2m")}
    assert waits == {TWO_SIDED, TRIPLET_WAIT}
    waits = {wait for *_, wait, _ in readings(rules_for(), "13345m456789p55z", "2m")}
    assert waits == {CLOSED}
    assert {wait for *_, wait, _ in readings(rules_for(), "12m11p456p789s555z", "3m")} == {EDGE}
    assert {wait for *_, wait, _ in readings(rules_for(), "123m1p456p789s555z", "1p")} == {PAIR_WAIT}


def test_jokers_find_what_trying_every_tile_for_them_finds():
    chance, rules = Random(2), rules_for(jokers=JOKER_FIXED)
    names = NAMES[:FACES]
    for number in range(6):
        jokers = 1 + number % 2
        natural = [f"{chance.randint(1, 9)}{chance.choice('mp')}" for _ in range(14 - jokers)]
        if max(Counter(natural).values()) > 4 or "5z" in natural:
            continue
        expected = set()
        for stand in combinations_with_replacement(names, jokers):
            expected |= divisions([*natural, *stand])
        found = readings(rules, "".join(natural[:-1]) + "5z" * jokers, natural[-1], jokers="5z")
        assert {(tuple(sorted(groups)), pair) for groups, pair, *_ in found} == expected


def test_two_jokers_complete_a_hand_in_ways_trying_every_tile_finds():
    rules, names, natural = rules_for(jokers=JOKER_FIXED), NAMES[:FACES], "123m456p78s11z99s"
    kinds = [f"{digit}{part[-1]}" for part in ("123m", "456p", "78s", "11z", "99s") for digit in part[:-1]]
    expected = set()
    for stand in combinations_with_replacement(names, 2):
        expected |= divisions([*kinds, *stand])
    found = readings(rules, natural + "5z", "5z", jokers="5z")
    assert {(tuple(sorted(groups)), pair) for groups, pair, *_ in found} == expected


@pytest.mark.by_day
@pytest.mark.parametrize("natural", ["1111222333m45p", "111123444m666p", "1113333m99p789s", "1111m2222m3333m"])
@pytest.mark.parametrize(("copies", "most"), [(COPIES_ANY, 6), (COPIES_FOUR, 4)], ids=["any", "four"])
def test_jokers_stand_for_a_fifth_tile_of_a_kind_only_where_the_game_says_so(natural, copies, most):
    """ "No kind may occur more than four times, Red Dragons counted as what they stand for"."""
    rules, kinds = rules_for(jokers=JOKER_FIXED), [NAMES[kind] for kind in parse(natural)]
    rules.joker_copies = copies
    expected = set()
    for stand in combinations_with_replacement(NAMES[:FACES], 2):
        if max(Counter([*kinds, *stand]).values()) <= most:
            expected |= divisions([*kinds, *stand])
    found = readings(rules, natural + "7z", "7z", jokers="7z")
    assert {(tuple(sorted(groups)), pair) for groups, pair, *_ in found} == expected


@pytest.mark.rule("COMMON-21")
@pytest.mark.parametrize(("copies", "faces"), [(COPIES_ANY, FACES), (COPIES_FOUR, FACES - 1)], ids=["any", "four"])
def test_two_jokers_make_no_third_pair_of_a_kind_where_four_is_the_most(copies, faces):
    rules = rules_for(distance.SEVEN_PAIRS_ALIKE, jokers=JOKER_FIXED)
    rules.joker_copies = copies
    assert len(readings(rules, "1111m5577p22s66s7z", "7z", jokers="7z")) == faces


def test_seven_pairs_may_hold_four_equal_tiles_only_where_the_form_says_so():
    for forms, count in ((distance.SEVEN_PAIRS, 0), (distance.SEVEN_PAIRS_ALIKE, 1)):
        assert len(readings(rules_for(forms), "1111m5577p22s44z6s", "6s")) == count
    assert readings(rules_for(distance.SEVEN_PAIRS), "1133m5577p22s44z6s", "6s")[0][2] == SEVEN_PAIRS_FORM


def test_two_jokers_in_seven_pairs_stand_for_every_other_face():
    rules = rules_for(distance.SEVEN_PAIRS, jokers=JOKER_FIXED)
    assert len(readings(rules, "1133m5577p22s66s5z", "5z", jokers="5z")) == FACES - 6


@pytest.mark.parametrize(
    ("forms", "hand"),
    [(distance.STANDARD, "123m456p78s11z99s5z"), (distance.SEVEN_PAIRS, "1133m5577p22s66s5z")],
    ids=["sets", "pairs"],
)
def test_a_hand_with_jokers_is_nothing_in_a_game_without(forms, hand):
    assert readings(rules_for(forms, jokers=JOKER_FIXED), hand, "5z", jokers="5z") != []
    assert readings(rules_for(forms), hand, "5z", jokers="5z") == []


@pytest.mark.parametrize(
    ("forms", "hand", "tile", "form"),
    [
        (distance.THIRTEEN_ORPHANS, "19m19p19s1234566z", "7z", ORPHANS_FORM),
        (distance.KNITTED_STRAIGHT, "147m258p369s1112z", "2z", KNITTED_FORM),
        (distance.HONOURS_AND_KNITTED, "147m258p36s12345z", "6z", LOOSE_FORM),
        (distance.GREATER_HONOURS_AND_KNITTED, "147m258p3s123456z", "7z", LOOSE_FORM),
    ],
)
def test_irregular_forms_are_read(forms, hand, tile, form):
    assert [found[2] for found in readings(rules_for(forms), hand, tile)] == [form]
    assert readings(rules_for(distance.STANDARD), hand, tile) == []


def test_a_knitted_straight_stands_beside_a_meld():
    [(groups, pair, form, wait, _)] = readings(
        rules_for(distance.KNITTED_STRAIGHT), "147m258p369s2z", "2z", melds=["pon 111z"]
    )
    assert (groups, pair, form, wait) == ((("1z", "same"),), "2z", KNITTED_FORM, PAIR_WAIT)


def test_seventeen_tiles_are_five_sets_or_seven_pairs_and_a_triplet():
    assert readings(rules_for(distance.STANDARD, 5), "123456789m123p11z22p", "2p")[0][2] == STANDARD
    found = readings(rules_for(distance.PAIRS_AND_TRIPLET, 5), "1122m3344p5566s111z7z", "7z")
    assert [(form, wait) for _, _, form, wait, _ in found] == [(EIGHT_PAIRS_FORM, PAIR_WAIT)]
