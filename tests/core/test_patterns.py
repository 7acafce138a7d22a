"""The pattern catalogue: ids, names, and predicates on readings laid out by hand."""

import inspect
from pkgutil import iter_modules

import numpy as np
import pytest

from fangcheng.core import patterns
from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.dialect.registry import kernels
from fangcheng.core.patterns import chows, forms, pungs, sets, suits, waits
from fangcheng.core.patterns.listed import PREDICATES
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, CLOSED, EDGE, F_FIRST_TURN, SEVEN_PAIRS_FORM, STANDARD
from fangcheng.core.state.pattern_ids import PATTERN_IDS, PATTERN_NAMES
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.win import READING, WIN
from fangcheng.errors import UnknownName
from fangcheng.rules.catalogue import LANGUAGES, NAMES, pattern_name
from fangcheng.rules.declared import PLACES
from fangcheng.tiles import parse
from fangcheng.variants import IDS, load


def reading_of(runs="", triplets="", pair="", form=STANDARD, kongs="", concealed="", wait=0):
    """A reading with runs named by their lowest tiles, triplets and kongs by their face."""
    reading = np.zeros(1, READING).view(np.recarray)[0]
    lows, pungs_, kongs_ = parse(runs), parse(triplets), parse(kongs)
    faces = {low + step for low in lows for step in range(3)} | {*pungs_, *kongs_, *parse(pair)}
    for low in lows:
        reading.runs[low] += 1
    reading.run_starts = mask_of(lows)
    reading.triplets = mask_of(pungs_ + kongs_)
    reading.kongs = mask_of(kongs_)
    reading.concealed = mask_of(parse(concealed))
    reading.faces = mask_of(faces)
    reading.pair = parse(pair)[0] if form == STANDARD else -1
    reading.form, reading.wait, reading.knitted = form, wait, -1
    reading.run_count, reading.triplet_count = len(lows), len(pungs_) + len(kongs_)
    reading.kong_count, reading.concealed_count = len(kongs_), len(parse(concealed))
    return reading


def mask_of(faces):
    return np.uint64(sum(1 << face for face in set(faces)))


def win_of(waits="", sets=4, by=BY_SELF):
    win = np.zeros(1, WIN).view(np.recarray)[0]
    win.sets, win.by, win.waits = sets, by, mask_of(parse(waits))
    return win


def bare_rules(**options):
    """Rules in which every definition is the one most rulebooks give, but for these options."""
    rules = np.zeros(1, RULES).view(np.recarray)[0]
    for name, value in options.items():
        rules.option[PLACES["option"][name]] = value
    return rules


BY_NAME = {PATTERN_NAMES[number]: one.function for one in PREDICATES for number in one.patterns}


def test_a_predicate_takes_a_win_rules_and_a_reading_and_is_named_like_a_pattern_it_answers():
    assert len(BY_NAME) > 140
    for one in PREDICATES:
        function = one.function
        assert function in kernels()
        assert list(inspect.signature(function).parameters) == ["win", "rules", "reading"], function.__qualname__
        assert function.__name__ in {PATTERN_NAMES[number] for number in one.patterns}
        assert function.__doc__


def test_no_pattern_has_two_predicates():
    numbers = [number for one in PREDICATES for number in one.patterns]
    assert len(numbers) == len(set(numbers))


def test_patterns_are_filed_by_kind_and_no_file_is_named_after_a_region():
    modules = {module.name for module in iter_modules(patterns.__path__)}
    assert modules.isdisjoint({*IDS, "hongkong16", "hongkong", "official"})


@pytest.mark.parametrize(
    ("name", "reading", "times"),
    [
        ("pure_double_chow", reading_of(runs="2222m", pair="5p"), 2),
        ("mixed_double_chow", reading_of(runs="2m2p2s2s", pair="5p"), 2),
        ("short_straight", reading_of(runs="147m7p", pair="5p"), 2),
        ("short_straight", reading_of(runs="7m1p7p1s", pair="5p"), 0),
        ("two_terminal_chows", reading_of(runs="17m17p", pair="5p"), 2),
        ("pure_straight", reading_of(runs="147s", triplets="1z", pair="5p"), 1),
        ("pure_straight", reading_of(runs="14s7p", triplets="1z", pair="5p"), 0),
        ("mixed_straight", reading_of(runs="7m1p4s4s", pair="5p"), 1),
        ("mixed_shifted_chows", reading_of(runs="3m4p2s2s", pair="5p"), 1),
        ("mixed_shifted_chows", reading_of(runs="1m3p5s5s", pair="5p"), 0),
        ("pure_shifted_chows", reading_of(runs="246s1m", pair="5p"), 1),
        ("pure_shifted_chows", reading_of(runs="7m1p2p", triplets="1z", pair="5p"), 0),
        ("four_pure_shifted_chows", reading_of(runs="1357s", pair="5p"), 1),
        ("quadruple_chow", reading_of(runs="3333s", pair="5p"), 1),
        ("pure_terminal_chows", reading_of(runs="1177s", pair="5s"), 1),
        ("pure_terminal_chows", reading_of(runs="1177s", pair="5m"), 0),
        ("three_suited_terminal_chows", reading_of(runs="17s17m", pair="5p"), 1),
        ("three_suited_terminal_chows", reading_of(runs="17s17m", pair="5s"), 0),
        ("all_chows", reading_of(runs="1234m", pair="1z"), 1),
        ("double_pung", reading_of(triplets="25m25p", pair="1z"), 2),
        ("triple_pung", reading_of(triplets="2m2p2s5p", pair="1z"), 1),
        ("little_triple_pung", reading_of(triplets="2m2p5p", runs="4s", pair="2s"), 1),
        ("little_triple_pung", reading_of(triplets="2m2p2s5p", pair="5s"), 0),
        ("pure_shifted_pungs", reading_of(triplets="89m1p2p", pair="1z"), 0),
        ("pure_shifted_pungs", reading_of(triplets="789m2p", pair="1z"), 1),
        ("four_pure_shifted_pungs", reading_of(triplets="6789m", pair="1z"), 1),
        ("mixed_shifted_pungs", reading_of(triplets="4m2p3s9s", pair="1z"), 1),
        ("all_even_pungs", reading_of(triplets="2m4m6p8s", pair="2s"), 1),
        ("all_258_pungs", reading_of(triplets="2m5m8p8s", pair="2s"), 1),
        ("dragon_pung", reading_of(triplets="567z1m", pair="2s"), 3),
        ("little_four_winds", reading_of(triplets="123z1m", pair="4z"), 1),
        ("little_three_winds", reading_of(triplets="12z1m", runs="4s", pair="4z"), 1),
        ("little_three_winds", reading_of(triplets="12z1m", runs="4s", pair="5z"), 0),
        ("big_three_winds", reading_of(triplets="123z1m", pair="4z"), 1),
        ("pung_of_terminals_or_honors", reading_of(triplets="19m15z", pair="2s"), 4),
        ("outside_hand", reading_of(runs="17m", triplets="9s1z", pair="1s"), 1),
        ("outside_hand", reading_of(runs="27m", triplets="9s1z", pair="1s"), 0),
        ("all_terminal_sets", reading_of(runs="17m", triplets="9s1z", pair="1s"), 0),
        ("all_fives", reading_of(runs="345m", triplets="5s", pair="5p"), 1),
        ("all_green", reading_of(runs="22s", triplets="68s", pair="6z"), 1),
        ("reversible_tiles", reading_of(triplets="1p2p9p", runs="4s", pair="5z"), 1),
        ("all_types", reading_of(runs="2m2p2s", triplets="1z", pair="5z"), 1),
        ("all_types", reading_of(runs="2m2p2s", triplets="1z", pair="2z"), 0),
        ("one_voided_suit", reading_of(runs="2m2p2p", triplets="1z", pair="2z"), 1),
        ("two_kongs", reading_of(kongs="1z2m", runs="4s4p", pair="2p"), 1),
        ("two_kongs", reading_of(kongs="1z", triplets="2m", runs="4s4p", pair="2p"), 0),
        ("three_kongs", reading_of(kongs="123z2m", pair="2p"), 1),
        ("melded_kong", reading_of(kongs="123z2m", pair="2p"), 4),
    ],
)
def test_predicate(name, reading, times):
    found = BY_NAME[name](win_of(), bare_rules(), reading)
    assert found == times
    assert isinstance(found, int)


def test_little_triple_pung_wants_the_pair_in_the_third_suit_and_of_that_number():
    def found(triplets, pair):
        return pungs.little_triple_pung(win_of(), bare_rules(), reading_of(triplets=triplets, runs="4s", pair=pair))

    assert [found("2m2p5p", pair) for pair in ("2s", "3s", "2m", "2z")] == [1, 0, 0, 0]
    assert [found(triplets, pair) for triplets, pair in (("2m2s5p", "2p"), ("2p2s5p", "2m"))] == [1, 1]
    assert found("2m5p7p", "2s") == 0


def test_every_set_a_triplet_means_four_or_five_of_them():
    reading = reading_of(triplets="123z26m", pair="2p")
    assert pungs.all_pungs(win_of(sets=5), bare_rules(), reading) == 1
    assert pungs.all_pungs(win_of(sets=4), bare_rules(), reading_of(triplets="123z", runs="1m", pair="2p")) == 0


def test_five_concealed_pungs_are_four_and_three_as_well():
    reading = reading_of(triplets="123z26m", concealed="123z26m", pair="2p")
    for name in ("three", "four", "five"):
        assert getattr(pungs, f"{name}_concealed_pungs")(win_of(sets=5), bare_rules(), reading) == 1


def test_a_wait_is_one_only_where_one_face_would_do():
    closed = reading_of(runs="123m", triplets="1z", pair="5p", wait=CLOSED)
    assert waits.closed_wait(win_of(waits="2m"), bare_rules(), closed) == 1
    assert waits.one_wait(win_of(waits="2m"), bare_rules(), closed) == 1
    assert waits.closed_wait(win_of(waits="25m"), bare_rules(), closed) == 0
    assert waits.closed_wait(win_of(), bare_rules(), closed) == 0
    edge = reading_of(runs="123m", triplets="1z", pair="5p", wait=EDGE)
    assert waits.edge_wait(win_of(waits="3m"), bare_rules(), edge) == 1
    assert waits.closed_wait(win_of(waits="3m"), bare_rules(), edge) == 0


def test_seven_shifted_pairs_stay_in_one_suit():
    for text, times in (("3456789s", 1), ("1234567m", 1), ("6789m123p", 0), ("1234568m", 0)):
        pairs = reading_of(form=SEVEN_PAIRS_FORM)
        pairs.faces = mask_of(parse(text))
        assert forms.seven_shifted_pairs(win_of(), bare_rules(), pairs) == times


def test_compiled_predicates_agree_with_interpreted_ones():
    win, reading = win_of(waits="2m"), reading_of(runs="17m", triplets="9s1z", pair="1s", wait=CLOSED)
    rules = bare_rules()
    for function in (sets.outside_hand, waits.closed_wait, chows.two_terminal_chows, suits.one_voided_suit):
        assert compiled(function)(win, rules, reading) == function(win, rules, reading)


@pytest.mark.parametrize(
    ("name", "option", "value", "reading", "times"),
    [
        ("all_chows", "all_chows", 3, reading_of(runs="1234m", pair="1z"), 0),
        ("all_chows", "all_chows", 3, reading_of(runs="1234m", pair="1s"), 1),
        ("pure_double_chow", "double_chow_once", 1, reading_of(runs="2222m", pair="5p"), 0),
        ("pure_double_chow", "double_chow_once", 1, reading_of(runs="22m45s", pair="5p"), 1),
        ("outside_hand", "outside_hand_mixed", 0, reading_of(triplets="19m19s", pair="1z"), 1),
        ("outside_hand", "outside_hand_mixed", 1, reading_of(runs="1m", triplets="9m19s", pair="1p"), 0),
        ("outside_hand", "outside_hand_mixed", 1, reading_of(runs="1m", triplets="9m19s", pair="1z"), 1),
        ("all_terminals_and_honors", "outer_mixed", 0, reading_of(triplets="123z4z", pair="5z"), 1),
        ("all_terminals_and_honors", "outer_mixed", 1, reading_of(triplets="123z4z", pair="5z"), 0),
        ("all_terminals_and_honors", "outer_mixed", 1, reading_of(triplets="123z4z", pair="9s"), 1),
    ],
)
def test_a_game_says_which_definition_of_a_pattern_counts(name, option, value, reading, times):
    assert BY_NAME[name](win_of(), bare_rules(**{option: value}), reading) == times


@pytest.mark.parametrize(("earthly_on", "by_draw", "by_discard"), [(0, 1, 0), (1, 1, 1), (2, 0, 1)])
def test_an_earthly_hand_is_won_on_what_the_game_says(earthly_on, by_draw, by_discard):
    """The first draw; SICHUAN-F-earthly_win: the first discard too; HONGKONG-F-earthly_win: that alone."""
    rules = bare_rules(earthly_on=earthly_on)
    win = win_of()
    win["flags"], win.seat, win.dealer = F_FIRST_TURN, 1, 0
    assert BY_NAME["earthly_win"](win, rules, reading_of(runs="1234m", pair="1z")) == by_draw
    win.by, win.payer = BY_DISCARD, 0
    assert BY_NAME["earthly_hand"](win, rules, reading_of(runs="1234m", pair="1z")) == by_discard
    win.payer = 2
    assert BY_NAME["earthly_hand"](win, rules, reading_of(runs="1234m", pair="1z")) == 0


# --- names


def test_every_pattern_id_has_a_name_in_four_languages():
    assert set(NAMES) == set(PATTERN_IDS)
    for pattern, names in NAMES.items():
        assert len(names) == len(LANGUAGES)
        assert all(name and name == name.strip() for name in names), pattern


def test_a_variant_has_its_own_words_where_its_rulebook_has():
    assert load("mcr").pattern_name("last_tile_claim", "zh-Hans") == "海底捞月"
    assert load("riichi").pattern_name("last_tile_draw", "zh-Hans") == "海底捞月"
    assert load("mcr").pattern_name("full_flush", "ja") == "清一色"
    assert load("sanma").pattern_name("four_kongs", "zh-Hans") == load("riichi").pattern_name("four_kongs", "zh-Hans")
    for ruleset in map(load, IDS):
        assert set(ruleset.pattern_names) <= set(NAMES)
        assert all(set(languages) <= set(LANGUAGES) for languages in ruleset.pattern_names.values())


def test_an_unknown_pattern_is_refused_with_the_nearest_id():
    with pytest.raises(UnknownName, match="full_flush"):
        pattern_name("ful_flush")
    with pytest.raises(UnknownName):
        pattern_name("full_flush", "fr")
