"""Circumstances: each word is known where it means something, and their order and number do no harm."""

from copy import deepcopy

import pytest

from circumstances_page import words_of
from fangcheng.conform import runner
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import INTERNAL, run_case
from fangcheng.game.circumstances.words import WORDS
from fangcheng.variants import IDS

HANDS = {  # a hand that wins, and its tile
    "riichi": ("234567m34p67888s", "5p"),
    "sanma": ("12378p45634599s", "9p"),
    "mcr": ("123m456789p78s77z", "9s"),
    "taiwan": ("123456m45678p56799s", "9p"),
    "sichuan": ("123456m2346799p", "8p"),
    "tianjin": ("123456m789p111s3p", "9s"),
}


def case_of(variant, context, by="self"):
    hand, tile = HANDS[variant]
    win = {"tile": tile, "by": by, **({} if by == "self" else {"from": "W"})}
    fields = {"seat": "S", "hand": hand, "win": win, "context": list(context), "expect": {"win": True}}
    if variant == "tianjin":
        fields["jokers"] = {"indicator": "3p"}
    return Case("test.yaml", 1, variant, "a case", fields)


def told(variant, *context, by="self"):
    return run_case(case_of(variant, context, by)).trouble


@pytest.mark.parametrize(
    ("variant", "word"),
    [
        ("riichi", "passed_win"),
        ("riichi", "heavenly_ready"),
        ("riichi", "flower_replacement"),
        ("riichi", "kita_replacement"),
        ("riichi", "joker_discarded"),
        ("sanma", "last_four"),
        ("mcr", "passed_win"),
        ("mcr", "first_turn"),
        ("mcr", "riichi"),
        ("taiwan", "passed_wait"),
        ("taiwan", "double_riichi"),
        ("sichuan", "ready_declared"),
        ("sichuan", "wait_discarded_this_go_around"),
        ("sichuan", "fourth_tile"),
        ("tianjin", "passed_win"),
        ("tianjin", "after_kong_discard"),
    ],
)
def test_a_word_no_rule_of_the_game_asks_about_is_refused(variant, word):
    line = told(variant, word)
    assert f"context: {word} means nothing in {variant}" in line
    assert f"{variant} knows" in line
    assert word not in line.split("knows")[1].replace(",", "").rstrip(".").split()


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "word"),
    [
        ("riichi", "passed_wait"),  # RIICHI-76
        ("sanma", "passed_wait_in_riichi"),  # RIICHI-77
        ("mcr", "fourth_tile"),  # MCR-F-last_tile
        ("taiwan", "ippatsu"),  # TAIWAN-P16, of one preset only
        ("taiwan", "last_four"),  # TAIWAN-32
        ("riichi", "last_four"),  # RIICHI-57
        ("sichuan", "last_four"),  # SICHUAN-24
        ("sichuan", "passed_win"),  # SICHUAN-25
        ("tianjin", "joker_discarded"),  # TIANJIN-29
        ("tianjin", "heavenly"),  # TIANJIN-F-heavenly_hand
    ],
)
def test_a_word_some_option_makes_a_rule_ask_about_is_known(variant, word):
    assert word in words_of(variant)


@pytest.mark.by_day
def test_every_word_means_something_to_a_game():
    assert set(WORDS) == {word for variant in IDS for word in words_of(variant)}


@pytest.mark.parametrize("context", [["last_tile", "last_four"], ["last_four", "last_tile"], ["last_tile"] * 3])
@pytest.mark.rule("SICHUAN-F-last_tile_draw")
def test_words_about_the_wall_may_stand_together_in_any_order(context):
    outcome = run_case(case_of("sichuan", context))
    assert (outcome.status, outcome.trouble) == ("passed", "")


@pytest.mark.rule("RIICHI-F-last_tile_claim")
def test_each_of_several_winners_may_have_the_last_tile():
    case = case_of("riichi", ["last_tile"], by="discard")
    hand = case.fields.pop("hand")
    case.fields["wins"] = [
        {"seat": "S", "hand": hand, "context": ["last_tile"]},
        {"seat": "N", "hand": "345m234s22z34p789p", "context": ["last_tile"]},
    ]
    del case.fields["seat"]
    assert run_case(case).status == "passed"


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "context", "by", "words"),
    [
        ("riichi", ["ippatsu"], "self", "ippatsu means nothing without one of ready_declared, riichi"),
        ("taiwan", ["heavenly_ready", "earthly_ready"], "self", "heavenly_ready cannot be beside earthly_ready"),
        ("riichi", ["kong_replacement"], "discard", "kong_replacement is about a win by self"),
        ("sichuan", ["after_kong_discard"], "self", "after_kong_discard is about a win by discard or rob"),
        ("taiwan", ["drawn_tile_joined_hand"], "self", "means nothing without one of kong_replacement"),
        ("mcr", ["concealed_kong_robbed"], "discard", "concealed_kong_robbed is about a win by rob"),
        ("tianjin", ["heavenly"], "self", "heavenly: only the dealer has it, not S"),
    ],
)
def test_words_that_cannot_be_are_refused(variant, context, by, words):
    assert words in told(variant, *context, by=by)


@pytest.mark.parametrize(("variant", "word"), [("mcr", "fourth_tile"), ("mcr", "concealed_kong_robbed")])
def test_words_about_the_winning_tile_are_refused_where_a_move_is_asked(variant, word):
    case = case_of(variant, [word])
    case.fields.update(
        {"check": {"action": "win", "tile": case.fields.pop("win")["tile"]}, "expect": {"allowed": True}}
    )
    assert f"context: {word} is about a win by" in run_case(case).trouble


def test_a_passed_wait_needs_a_wait():
    case = case_of("riichi", ["passed_wait"], by="discard")
    case.fields["hand"] = "147m258p369s1234z"
    assert "the hand of S waits for nothing" in run_case(case).trouble


def test_a_win_that_was_none_cannot_have_been_passed():
    case = case_of("sichuan", ["passed_win"], by="discard")
    case.fields["win"]["tile"] = "1s"
    assert "S has no win on 1s to let pass" in run_case(case).trouble


def test_a_fault_of_ours_costs_one_case_and_says_so(monkeypatch, tmp_path):
    def stumble(case):
        raise IndexError("index 152 is out of bounds\nfor axis 0")

    monkeypatch.setattr(runner, "_differences", stumble)
    outcome = run_case(case_of("riichi", []))
    assert outcome.status == "failed"
    assert outcome.trouble.startswith(f"{INTERNAL}: IndexError: index 152 is out of bounds for axis 0")
    assert "Please report it with the case" in outcome.trouble
    assert "\n" not in str(outcome)


def test_the_other_cases_of_the_file_go_on(monkeypatch, tmp_path):
    good = runner._differences

    def stumble(case):
        if case.name == "bad":
            raise KeyError("what")
        return good(case)

    monkeypatch.setattr(runner, "_differences", stumble)
    bad = deepcopy(case_of("riichi", []))
    outcomes = [run_case(Case(bad.path, 1, "riichi", name, bad.fields)) for name in ("bad", "good")]
    assert [outcome.status for outcome in outcomes] == ["failed", "passed"]
