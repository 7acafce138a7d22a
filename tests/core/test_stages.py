"""A game is compiled as far as its rules go: stages of other methods and of institutions it has off are left out."""

import os
import subprocess
import sys

import pytest

from fangcheng.bots.batch import play_hands
from fangcheng.core.dialect.cache import _linked_into
from fangcheng.core.dialect.registry import CONDITIONS, is_needed, stages, stages_below
from fangcheng.game.engine import Engine
from fangcheng.variants import IDS
from properties.toggles import presets, single_values
from properties.walks import Walk

every_variant = pytest.mark.parametrize("variant", IDS)

# What each method of scoring brings along; the last word is the method in `Ruleset`.
METHODS = {
    "hanfu": {"value_hanfu", "pay_riichi_win"},
    "mcr": {"value_mcr", "pay_mcr_win"},
    "tai": {"value_tai", "pay_tai_win"},
    "fan": {"value_fan", "pay_fan_win"},
    "terms": {"value_terms", "pay_terms_win"},
    "combined": {"value_combined", "pay_shares"},
}
METHOD_OF = {
    "riichi": "hanfu", "sanma": "hanfu", "mcr": "mcr", "taiwan": "tai", "sichuan": "fan", "tianjin": "terms",
    "hongkong": "combined", "classic": "combined", "qingyuan": "combined", "hebei": "combined",
    "neimenggu": "combined", "guangdong": "combined",
    "jinan": "combined", "shanghai": "combined", "chengdu": "fan", "nanjing": "combined", "beijing": "combined",
    "hainan": "combined",
    "shanxi": "combined", "hongzhong": "combined", "shenzhen": "combined", "anqing": "combined",
    "hangzhou": "combined",
    "guangzhou": "combined", "guangdong_folk": "combined", "taiyuan": "combined",
    "nanning": "combined", "guangxi": "combined", "changsha": "combined",
    "tuidaohu": "combined",
    "harbin": "combined", "yingkou": "combined", "hefei": "combined", "luoshu": "combined", "guizhou": "combined",
    "jilin": "combined",
    "changchun": "combined", "wuhan": "combined", "wenzhou": "combined", "nanchang": "combined", "jiangnan": "combined",
}  # fmt: skip

# Stages of institutions, and the games that have them as they are written down.
INSTITUTIONS = {
    "ask_exchange": set(),
    "ask_hearts": set(),
    "take_hearts": set(),
    "take_exchange": set(),
    "name_given": set(),
    "ask_lack": {"sichuan"},
    "take_lack": {"sichuan"},
    "faces_to_keep": {"sichuan"},
    "check_empty_wall": {"sichuan", "chengdu", "guizhou"},
    "settle_chickens": {"guizhou"},
    "turn_open_chicken": set(),
    "pay_kong": {
        "changchun",
        "jilin",
        "nanchang",
        "sichuan",
        "chengdu",
        "nanjing",
        "anqing",
        "guangdong_folk",
        "nanning",
        "guangxi",
        "wenzhou",
    },
    "pay_jokers": {"wenzhou"},
    "note_given_away": set(),
    "dealer_after_series": {"wenzhou"},
    "draw_seats_anew": {"wenzhou"},
    "turn_essence": {"nanchang"},
    "pay_essences": {"nanchang"},
    "pay_flip": set(),
    "note_feeder": set(),
    "allow_honour_chow": {"nanchang"},
    "make_honour_chow": {"nanchang"},
    "name_honours": {"nanchang"},
    "spots_with_honours": {"nanchang"},
    "note_fishing": {"nanchang"},
    "note_taken": {"nanchang"},
    "points_from_giver": {"nanchang"},
    "pay_transfer": {"sichuan", "chengdu"},
    "pay_all_kongs": {
        "qingyuan",
        "hebei",
        "hainan",
        "shanxi",
        "hongzhong",
        "shenzhen",
        "guangzhou",
        "tuidaohu",
        "yingkou",
    },
    "pay_horses": {"hongzhong", "shenzhen", "guangzhou", "nanning"},
    "repeat_shares": {"nanning"},
    "pay_wake": {"guangxi"},
    "pay_chase": {"guangxi", "nanchang"},
    "pay_drawn_hand": {"guangxi"},
    "combine_classes": {"guangxi"},
    "count_doubled_shares": set(),
    "pay_birds": {"changsha"},
    "pay_opening_wins": {"changsha"},
    "ask_for_openings": set(),
    "singles_to_keep": {"wuhan"},
    "pay_unready_factors": {"wuhan"},
    "turn_kong_tiles": {"changsha"},
    "ask_to_name": {"changsha"},
    "take_name": {"changsha"},
    "make_own_kong": {"changsha"},
    "offer_last_tile": {"changsha", "yingkou"},
    "answer_last_tile": {"changsha", "yingkou"},
    "ready_beside_kong": {"changsha"},
    "ready_beside_added": {"changsha", "jinan", "shanghai", "taiyuan", "harbin", "jilin", "changchun"},
    "jokers_to_keep": set(),
    "faces_behind_honours": {"wenzhou"},
    "is_bare": set(),
    "note_bond": {"beijing", "hainan", "shanghai", "hangzhou", "nanning"},
    "note_circle": {"hangzhou"},
    "note_drift": {"hangzhou"},
    "faces_not_followed": {"beijing"},
    "shows_drawn_tile": {"beijing"},
    "pay_burning": {"beijing"},
    "pay_into_pot": set(),
    "take_pot": set(),
    "count_bonded_shares": {"shanghai"},
    "leave_rest_to_giver": set(),
    "combine_limits": {"shanghai"},
    "pay_fly": set(),
    "keep_bought": {"tuidaohu"},
    "settle_bought": {"tuidaohu"},
    "pay_shadows": set(),
    "allow_eggs": {"jilin", "changchun"},
    "faces_to_name": {"jilin", "changchun"},
    "allow_egg_tiles": {"jilin", "changchun"},
    "pay_egg": {"jilin", "changchun"},
    "see_to_treasure": {"harbin", "jilin", "changchun"},
    "asks_about_treasure": set(),
    "answer_about_treasure": set(),
    "allow_egg_tile": set(),
    "value_wild_last": {"yingkou"},
    "value_with_white": {"jiangnan"},
    "value_best_wait": {"harbin", "jilin", "changchun"},
    "chow_lets_declare": set(),
    "offer_ready_stakes": {"luoshu"},
    "name_ready_stake": {"luoshu"},
    "pay_lost_stakes": {"luoshu"},
    "read_sums": {"luoshu"},
    "sum_waits": {"luoshu"},
    "allow_sums": {"luoshu"},
    "allow_head_kongs": {"luoshu"},
    "name_heads": set(),
    "sum_claim": {"luoshu"},
    "follow_player": set(),
    "add_wash_out": {"shanghai", "anqing"},
    "take_wash_out": {"shanghai", "anqing"},
    "begin_queue": set(),
    "change_person": set(),
    "keep_first_win": set(),
    "ask_bets": {"tianjin", "tuidaohu"},
    "take_bets": {"tianjin", "tuidaohu"},
    "pay_hand_end_kongs": {"tianjin"},
    "pay_kongs_with_a_win": set(),
    "pay_follow": {"tianjin"},
    "ask_inner_stakes": set(),
    "ask_named_bets": {"tuidaohu"},
    "ask_after_dealer": {"tuidaohu"},
    "pay_flower_hands": set(),
    "kept_stakes": set(),
    "place_stakes": set(),
    "note_debt": set(),
    "settle_notes": set(),
    "collect_notes": set(),
    "offer_north": {"sanma"},
    "take_north": {"sanma"},
    "offer_watch": {"taiwan"},
    "take_watch": {"taiwan"},
    "pay_watchers": {"taiwan"},
    "pay_flower_groups": {"nanjing"},
    "pay_all_flowers": set(),
    "pay_discards": {"nanjing"},
    "note_big_win": {"nanjing"},
    "pay_chips": set(),
    "settle_tokens": set(),
    "answer_live": set(),
    "ask_live": set(),
    "lay_flower": {
        "hefei",
        "mcr",
        "taiwan",
        "hongkong",
        "classic",
        "jinan",
        "nanjing",
        "hainan",
        "shanghai",
        "anqing",
        "guangdong_folk",
    },
    "name_kong_tiles": {"anqing"},
    "replace_dealt_flowers": {
        "hefei",
        "mcr",
        "taiwan",
        "hongkong",
        "classic",
        "jinan",
        "nanjing",
        "hainan",
        "shanghai",
        "anqing",
        "guangdong_folk",
    },
    "find_flower_win": {"taiwan", "shanghai"},
    "value_flower_win": {"taiwan"},
    "value_flower_rows": {"shanghai"},
    "take_flower_answer": {"shanghai"},
    "pay_all_nagashi": {"riichi", "sanma"},
    "is_plain": {"tianjin"},
    "could_win": {"changsha", "jinan", "shanghai", "taiyuan", "harbin", "jilin", "changchun"},
    "winning_discards": {"changsha", "jinan", "shanghai", "taiyuan", "harbin", "jilin", "changchun"},
    "allow_standing_pung": {"taiyuan"},
    "tiles_stuck": {"taiyuan"},
    "ask_raises": set(),
    "take_raises": set(),
    "ask_returns": set(),
    "take_returns": set(),
    "numbered_discards": {"shanxi"},
    "waits_for_number": {"shanxi"},
    "kong_keeps_number": {"shanxi"},
    "facts_of_others": {"nanchang", "nanjing", "nanning"},
    "spreads_suits": {"chengdu"},
    "missing_demand": {"neimenggu", "jinan", "harbin", "yingkou", "hefei", "wuhan", "jilin", "changchun"},
    "away": {"neimenggu", "jinan", "harbin", "yingkou", "hefei", "wuhan", "jilin", "changchun", "chengdu", "shanghai"},
    "wanted_away": {
        "neimenggu",
        "jinan",
        "harbin",
        "yingkou",
        "hefei",
        "wuhan",
        "jilin",
        "changchun",
        "chengdu",
        "shanghai",
    },
    "flowers_short": {"nanjing"},
    "missing_to_kind": {"shanghai"},
    "wanted_to_kind": {"shanghai"},
    "planned_turn": {"mcr"},
    "planned_claim": {"mcr"},
    "riichi_turn": {"riichi", "sanma"},
    "riichi_claim": {"riichi", "sanma"},
    "promises_key": {"changsha", "hainan", "nanning", "guizhou", "wuhan", "jilin"},
    "choose_discard": {
        "mcr",
        "changchun",
        "jiangnan",
        "jilin",
        "nanchang",
        "wuhan",
        "wenzhou",
        "hefei",
        "guizhou",
        "hangzhou",
        "hainan",
        "taiwan",
        "sichuan",
        "chengdu",
        "tianjin",
        "hongkong",
        "classic",
        "qingyuan",
        "hebei",
        "neimenggu",
        "guangdong",
        "jinan",
        "nanjing",
        "beijing",
        "shanghai",
        "shanxi",
        "hongzhong",
        "shenzhen",
        "guangzhou",
        "anqing",
        "guangdong_folk",
        "nanning",
        "guangxi",
        "taiyuan",
        "changsha",
        "tuidaohu",
        "harbin",
        "yingkou",
        "luoshu",
    },
}


def names_of(kernel, variant, **options):
    """Names of the stages that a game of this variant compiles below a kernel."""
    return {one.__name__ for one in stages_below(kernel, Engine(variant, options, mode="interpreted").rules)}


@every_variant
def test_a_game_compiles_its_own_method_and_none_of_the_others(variant):
    compiled = names_of(play_hands, variant)
    for method, own in METHODS.items():
        assert own & compiled == (own if method == METHOD_OF[variant] else set())


@every_variant
def test_a_game_compiles_the_institutions_that_it_has_on(variant):
    compiled = names_of(play_hands, variant)
    assert {name for name in INSTITUTIONS if name in compiled} == {
        name for name, games in INSTITUTIONS.items() if variant in games
    }


def test_every_stage_of_an_institution_is_listed_here_and_says_when_it_is_needed():
    found = {one for one in stages() if ".institutions." in one.__module__}
    assert {one.__name__ for one in found} <= INSTITUTIONS.keys()
    assert found <= CONDITIONS.keys()


def test_an_institution_that_an_option_switches_on_is_compiled():
    assert {"ask_exchange", "take_exchange", "name_given"} <= names_of(play_hands, "sichuan", exchange3=True)
    assert {"answer_live", "ask_live"} <= names_of(play_hands, "taiwan", claim_timing="live")


@pytest.mark.by_day
@every_variant
def test_kernels_of_foreign_methods_are_not_linked_into_what_a_game_compiles_either(variant):
    rules = Engine(variant, mode="interpreted").rules
    linked = {kernel for one in stages_below(play_hands, rules) for kernel in _linked_into(one)}
    big = {
        kernel.__name__ for kernel in linked if len(_linked_into(kernel)) > 8 and kernel.__name__ in NAMES_OF_METHODS
    }
    assert big <= METHODS[METHOD_OF[variant]]


NAMES_OF_METHODS = set().union(*METHODS.values())


# --- what says it is not needed is never called: compiled code would end the process there


class Watch:
    """Tells whenever a stage is called that the rules of a walk do not need."""

    def __init__(self, rules):
        self.unneeded = {one.__code__: one.__name__ for one in CONDITIONS if not is_needed(one, rules)}
        self.called = set()

    def __call__(self, frame, event, argument):
        if event == "call" and frame.f_code in self.unneeded:
            self.called.add(self.unneeded[frame.f_code])


def unneeded_calls(walk, hands):
    """Stages that an interpreted walk calls although its rules do not need them."""
    watch = Watch(walk.engine.rules)
    sys.setprofile(watch)
    try:
        walk.go(hands=hands, watched=False, interpreted=True)
    finally:
        sys.setprofile(None)
    return watch.called


def test_the_watch_sees_a_stage_that_is_called_without_need():
    walk = Walk("sichuan", 1, "rrrr")
    watch = Watch(Engine("riichi", mode="interpreted").rules)
    sys.setprofile(watch)
    try:
        walk.go(hands=1, watched=False, interpreted=True)
    finally:
        sys.setprofile(None)
    assert {"ask_lack", "take_lack"} <= watch.called


@pytest.mark.by_day
@every_variant
def test_nobody_calls_a_stage_that_the_rules_do_not_need(variant):
    assert unneeded_calls(Walk(variant, 1, "serr"), 1) == set()


@pytest.mark.slow
@every_variant
def test_nobody_calls_a_stage_that_the_rules_do_not_need_under_any_preset_or_option(variant):
    for seed, preset in enumerate(presets(variant)):
        assert unneeded_calls(Walk(variant, seed, "sewr", preset=preset), 2) == set()
    for seed, options in enumerate(single_values(variant)):
        assert unneeded_calls(Walk(variant, seed, "rewr", options), 2) == set()


# --- cells: one caller for games with a stage and without it

DOORS = """
import fangcheng.game.engine
from fangcheng.core.dialect.registry import stage


@stage("number", when=lambda rules: rules.exchange != 0)
def behind(rules, number):
    return number + rules.exchange


@stage("number")
def door(rules, number, is_open):
    if is_open != 0:
        return behind(rules, number)
    return number
"""
LATER = """
from doors import door
from fangcheng.core.dialect.compiler import compiled, has_landed
from fangcheng.game.engine import Engine

without, having = (Engine("sichuan", {"exchange3": on}, mode="interpreted").rules for on in (False, True))
first = compiled(door, without)
print(first(without, 40, 0), has_landed(door, without), has_landed(door, having))
second = compiled(door, having)
print(second is first, second(having, 40, 1), second(without, 40, 0))
"""
TOO_EARLY = LATER.replace("second(", "first(").replace("compiled(door, having)", "first")


def ran(script, tmp_path):
    """What a process says that finds the module `doors` beside it."""
    (tmp_path / "doors.py").write_text(DOORS)
    path = os.pathsep.join([str(tmp_path), *sys.path])
    return subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "FANGCHENG_CACHE": str(tmp_path / "cache"), "PYTHONPATH": path},
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip


@pytest.mark.by_day
def test_a_later_game_lands_more_stages_and_the_same_caller_finds_them(tmp_path):
    for _ in range(2):  # compiled, then loaded
        done = ran(LATER, tmp_path)
        assert (done.stdout, done.stderr) == ("40 True False\nTrue 43 40\n", "")
    assert sorted(folder.name.partition("-")[0] for folder in (tmp_path / "cache").iterdir()) == [
        "doors.behind",
        "doors.door",
    ]


@pytest.mark.by_day
def test_a_stage_that_has_not_landed_says_so_and_ends_the_process(tmp_path):
    done = ran(TOO_EARLY, tmp_path)
    assert done.returncode != 0
    assert "stage doors_behind has not landed" in done.stderr
    assert "43" not in done.stdout


# --- a game from nothing

ONE_GAME = """
import sys
from fangcheng.bots.batch import play_hands
from fangcheng.core.dialect.compiler import compiled
from fangcheng.game.engine import Engine

compiled(play_hands, Engine(sys.argv[1], mode="interpreted").rules)
"""


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["sichuan"])
def test_a_game_from_nothing_fills_the_folders_of_its_own_stages(variant, tmp_path):
    subprocess.run(
        [sys.executable, "-c", ONE_GAME, variant], env={**os.environ, "FANGCHENG_CACHE": str(tmp_path)}, check=True
    )
    made = {folder.name.partition("-")[0].rpartition(".")[2] for folder in tmp_path.iterdir()}
    assert made - {"play_hands"} == names_of(play_hands, variant)
    assert not made & (NAMES_OF_METHODS - METHODS[METHOD_OF[variant]])
