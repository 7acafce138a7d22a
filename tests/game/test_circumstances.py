"""Every circumstance beside every other, meld and way of winning: doors agree, and none counts what cannot be.

The normal run asks a sample of each game, whose seed it prints; the slow one asks all (tests/circumstances_matrix.py).
"""

import random

import numpy as np
import pytest

from circumstances_matrix import cells_of, faults, sampled
from fangcheng import (
    FangchengError,
    HandError,
    IncompatibleCircumstance,
    UnknownName,
    acceptance,
    analyse,
    score,
    score_many,
    shanten,
    waits,
    wins_of,
)
from fangcheng.game.circumstances.aliases import ALIASES, WAY_WORDS
from fangcheng.game.circumstances.words import WORDS
from fangcheng.variants import IDS

HAND = "123m456p789s1155z"


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_all_doors_say_the_same_of_some_wins(variant):
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    assert [(cell, fault) for cell in sampled(variant, 6, seed) if (fault := faults(cell))] == []


@pytest.mark.slow
@pytest.mark.parametrize("variant", IDS)
def test_all_doors_say_the_same_of_every_win(variant):
    assert [(cell, fault) for cell in cells_of(variant) if (fault := faults(cell))] == []


def refused(variant="riichi", hand=HAND, win="1z", **told):
    with pytest.raises(IncompatibleCircumstance) as caught:
        score(variant, hand, win, mode="interpreted", **told)
    return str(caught.value)


@pytest.mark.parametrize(
    ("told", "words"),
    [
        pytest.param(
            {"context": ["ippatsu"]},
            "ippatsu means nothing without one of",
            marks=pytest.mark.rule("RIICHI-F-ippatsu"),  # "needs riichi"
        ),
        ({"context": ["heavenly"], "by": "discard"}, "heavenly is about a win by self"),
        ({"context": ["heavenly"], "seat": "S"}, "only the dealer has it"),
        ({"context": ["kong_replacement"]}, "no kong that the tile would replace"),
        ({"by": "rob"}, "a kong takes all four"),
        ({"lack": "s"}, "lack means nothing in riichi"),
        ({"streak": 5}, "streak means nothing in riichi"),
        ({"context": ["riichi"], "dora": "1m", "ura": "123p"}, "ura names 3 tiles under 1 indicator"),
        ({"context": ["riichi", "ippatsu", "double_riichi", "last_tile"]}, "long before the last tile"),
        ({"context": ["fourth_tile"]}, "fourth_tile means nothing in riichi"),
        ({"context": ["earlier_winner"], "by": "discard", "preset": "wrc"}, "is about a whole table"),
        ({"context": ["earlier_winner"], "by": "discard"}, "means nothing in riichi under these options"),
        ({"context": ["ron"]}, "ron is about a win by discard"),
    ],
)
def test_a_contradiction_is_refused_with_its_reason(told, words):
    assert words in refused(**told)


@pytest.mark.rule("RIICHI-57", "COMMON-7")
@pytest.mark.parametrize("word", ["riichi", "double_riichi", "ready_declared", "heavenly", "first_draw", "first_turn"])
def test_what_no_claim_has_gone_before_is_not_counted_beside_one(word):
    assert "claimed meld" in refused(hand="456p789s1155z", melds=["pon 222m from W"], context=[word]).replace(
        "more than the dealt tiles", "claimed meld"
    )


@pytest.mark.rule("COMMON-7", "HAINAN-F-heavenly_win")
def test_a_dealer_who_kongs_in_his_first_turn_has_no_heavenly_win_and_where_the_book_says_so_has_one():
    told = {"melds": ["concealed 1111m"], "context": ["first_turn", "kong_replacement"]}
    plain = score("hainan", "456m789p33s78s", "9s", mode="interpreted", **told)
    assert {one.id for one in plain.patterns} == {"basic_win", "kong_bloom"}
    table = {"fan_table": "aimj"}  # HONGKONG-P4: after supplements too
    kept = score("hongkong", "456m789p33s78s", "9s", options=table, mode="interpreted", **told)
    assert "heavenly_win" in {one.id for one in kept.patterns}


@pytest.mark.parametrize(
    ("by", "word", "pattern"),
    [
        ("ron", "houtei", "last_tile_claim"),
        ("tsumo", "haitei", "last_tile_draw"),
        ("tsumo", "海底", "last_tile_draw"),
        ("tsumo", "tenhou", "heavenly_hand"),
        ("tsumo", "天和", "heavenly_hand"),
        ("ron", "richi", "riichi"),
        ("ron", "Double-Riichi", "double_riichi"),
        ("ron", "daburi", "double_riichi"),
    ],
)
def test_what_people_type_is_understood(by, word, pattern):
    found = score("riichi", HAND, "1z", by=by, context=[word], mode="interpreted")
    assert pattern in {one.id for one in found.patterns}


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ({"by": "ronn"}, "ron"),
        ({"by": "tsumoo"}, "tsumo"),
        ({"context": ["houte"]}, "houtei"),
        ({"context": ["rinsyan"]}, "rinshan"),
        ({"context": ["tenhu"]}, "tenhou"),
        ({"context": ["daburri"]}, "daburi"),
        ({"context": ["furiten"]}, None),
        ({"by": "lon"}, None),
    ],
)
def test_a_slip_in_what_people_type_is_guessed_and_nothing_far_off(told, meant):
    with pytest.raises(UnknownName) as caught:
        score("riichi", HAND, "1z", mode="interpreted", **told)
    assert caught.value.close[:1] == ((meant,) if meant else ())


def test_rinshan_and_chankan_are_understood():
    bloom = score("riichi", "456p789s1155z", "1z", melds=["concealed 2222m"], context=["rinshan"], mode="interpreted")
    assert "kong_bloom" in {one.id for one in bloom.patterns}
    robbed = score("riichi", "234m567p23567s55z", "4s", by="chankan", context=["chankan"], mode="interpreted")
    assert "robbing_the_kong" in {one.id for one in robbed.patterns}


def test_an_alias_stands_for_words_of_the_table_and_for_no_other():
    assert all(word in WORDS for alias in ALIASES.values() for word in alias.words)
    assert not {*ALIASES} & {*WORDS}
    assert {*WAY_WORDS.values()} == {"self", "discard", "rob"}


@pytest.mark.rule("RIICHI-74", "RIICHI-75", "RIICHI-76", "RIICHI-77")
def test_own_discards_and_a_wait_let_pass_bar_a_discard_and_no_self_draw():
    for told, rule in (
        ({"discards": "5z"}, "RIICHI-75"),
        ({"context": ["passed_wait"]}, "RIICHI-76"),
        ({"context": ["passed_wait", "riichi"]}, "RIICHI-77"),
        ({"discards": "5z", "context": ["passed_wait"]}, "RIICHI-75"),
    ):
        barred = score("riichi", HAND, "1z", by="ron", mode="interpreted", **told)
        assert (barred.wins, barred.refusal, barred.refusal_rule) == (False, "furiten", rule)
        assert score("riichi", HAND, "1z", mode="interpreted", **told).wins


@pytest.mark.parametrize("variant", ["riichi", "mcr"])
def test_who_has_claimed_a_pung_robs_no_kong_of_the_same_tile(variant):
    told = {"melds": ["pon 555p from W"], "by": "rob"}
    assert "a kong takes all four" in refused(variant, "46p789s234m55z", "5p", **told)


@pytest.mark.parametrize("by", ["self", "tsumo"])
def test_nobody_gives_a_tile_that_one_draws(by):
    for ask in (score, lambda variant, hand, win, **told: wins_of(variant, [{"hand": hand, "win": win, **told}])):
        with pytest.raises(HandError, match=r"source = 'W': nobody gives a tile that one draws"):
            ask("riichi", HAND, "1z", by=by, source="W")


def test_chihou_is_of_a_drawn_tile():
    assert "chihou is about a win by self" in refused(context=["chihou"], by="discard", seat="S")


@pytest.mark.parametrize("discards", [5, 0, None, ["1m"], b"1m", {"a": 1}])
def test_discards_that_are_no_text_are_refused(discards):
    with pytest.raises(HandError, match=r"^discards = .*: write tiles, like 3m5z"):
        score("riichi", HAND, "1z", discards=discards, mode="interpreted")


@pytest.mark.rule("MCR-F-last_tile")
def test_the_fourth_tile_may_lie_beside_a_copy_in_an_own_chow_but_none_in_the_hand():
    told = {"by": "discard", "context": ["fourth_tile"]}
    seen = score("mcr", "12233488p79s", "8s", melds=["chi 789s"], mode="interpreted", **told)
    assert "last_tile" in {line.id for line in seen.patterns}
    assert "other copies of the winning tile" in refused("mcr", "12233488p79s789s", "8s", **told)


@pytest.mark.rule("RIICHI-37", "MCR-15", "LUOSHU-12", "NANCHANG-9")
@pytest.mark.parametrize(
    ("variant", "hand", "win", "claim", "left"),
    [
        ("riichi", "456p789s1155z", "1z", "chi 123m from {}", "N"),
        ("mcr", "456p789s1155z", "1z", "chi 123m from {}", "N"),
        ("nanchang", "456p789s11p55z", "1p", "chi 124z from {}", "N"),
        ("luoshu", "168m168p16s44a", "8s", "sum 159m from {}", "N"),
    ],
)
def test_a_run_or_a_sum_is_claimed_of_the_left_neighbour(variant, hand, win, claim, left):
    jokers = "9m" if variant == "nanchang" else ""
    for giver in "SWN":
        told = {"hand": hand, "win": win, "melds": [claim.format(giver)], "jokers": jokers, "mode": "interpreted"}
        asked = {name: value for name, value in told.items() if name != "mode"}
        if giver == left:
            score(variant, **told)
            wins_of(variant, [asked], mode="interpreted")
            continue
        for ask in (
            lambda told=told: score(variant, **told),
            lambda asked=asked: wins_of(variant, [asked], mode="interpreted"),
        ):
            with pytest.raises(HandError, match=rf"from {giver}: E claims chows and sums of N alone"):
                ask()


@pytest.mark.rule("LUOSHU-12", "HARBIN-12")
def test_who_may_claim_of_anybody_does():
    told = {"melds": ["sum 159m from W"], "mode": "interpreted"}
    assert score("luoshu", "168m168p16s44a", "8s", options={"sum_claim_from": "any"}, **told).refusal != "no-shape"
    free = {"options": {"chi_to_ready": True}, "context": ["ready_declared"], "mode": "interpreted"}
    assert score("harbin", "123m678s99p88s", "8s", melds=["chi 123p from W"], **free).wins


@pytest.mark.rule("HEFEI-9", "HANGZHOU-13", "SICHUAN-15")
@pytest.mark.parametrize(
    ("variant", "hand", "win", "melds", "why"),
    [
        ("hefei", "123789p456p3s", "3s", ["pon 222s from W"], "nobody claims a pung or a kong"),
        ("hefei", "123789p456p3s", "3s", ["kong 2222s from W"], "nobody claims a pung or a kong"),
        ("hefei", "123789p456p3s", "3s", ["added 2222s from W"], "nobody claims a pung or a kong"),
        ("sichuan", "123789p456p3s", "3s", ["chi 123s"], "nobody claims a chow"),
        ("hangzhou", "5s", "5s", ["chi 123m", "chi 456m", "chi 789m", "chi 123p"], "4 chows: a player makes 3"),
    ],
)
def test_sets_that_nobody_claims_are_no_melds(variant, hand, win, melds, why):
    with pytest.raises(HandError, match=why):
        score(variant, hand, win, melds=melds, mode="interpreted")
    with pytest.raises(HandError, match=why):
        wins_of(variant, [{"hand": hand, "win": win, "melds": melds}], mode="interpreted")
    with pytest.raises(HandError, match=why):
        analyse(variant, hand, melds=melds, mode="interpreted")


@pytest.mark.parametrize(
    ("variant", "options", "melds", "why"),
    [
        ("classic", {"chow": False}, ["chi 123p"], "nobody claims a chow with chow=off; chow=on has it otherwise"),
        ("tuidaohu", {}, ["chi 123p"], "nobody claims a chow with chi=off; chi=on has it otherwise"),
        (
            "hefei",
            {},
            ["pon 222s"],
            "nobody claims a pung or a kong with profile=bazhi; write no claimed one; profile=dahu",
        ),
        (
            "hangzhou",
            {},
            ["chi 123m", "chi 456m", "chi 789m", "chi 123p"],
            "3 at most with chow_limit=3; chow_limit=none",
        ),
        ("sichuan", {}, ["chi 123p"], "nobody claims a chow in this game$"),  # no option has it otherwise
    ],
)
def test_a_claim_that_an_option_forbids_names_the_option_at_every_door(variant, options, melds, why):
    hand = "5s" if len(melds) == 4 else "123789m456p3s"
    told = {"options": options, "mode": "interpreted"}
    for ask in (
        lambda: score(variant, hand, hand[-2:], melds=melds, **told),
        lambda: wins_of(variant, [{"hand": hand, "win": hand[-2:], "melds": melds}], **told),
        lambda: waits(variant, hand, melds=melds, **told),
        lambda: analyse(variant, hand, melds=melds, **told),
    ):
        with pytest.raises(HandError, match=why):
            ask()


@pytest.mark.rule("NEIMENGGU-25", "HARBIN-31", "COMMON-6")
@pytest.mark.parametrize(
    ("variant", "hand", "meld", "context", "paid"),
    [
        ("neimenggu", "123789p56p55s", "pon 222s from W", [], 2**3),  # a fan of the hand, the dealer, the maker
        ("harbin", "789p56p22255s", "chi 123p from N", ["ready_declared"], 2**3 + 2**3 + 2**3),  # two others are closed
    ],
)
def test_who_adds_to_a_pung_has_opened_his_hand(variant, hand, meld, context, paid):
    found = score(variant, hand, "4p", by="rob", source="W", melds=[meld], context=context, mode="interpreted")
    assert found.changes == [paid, 0, -paid, 0]


@pytest.mark.rule("CHANGCHUN-12")
def test_a_tile_that_lies_in_no_egg_is_robbed_of_a_kong_and_held_by_nobody_else():
    assert "a kong takes all four" in refused("changchun", "456p55789s33z", "5s", by="rob", melds=["kong 2222s"])


@pytest.mark.rule("COMMON-7")
def test_beside_a_pung_of_the_other_copies_there_is_no_first_turn():
    told = refused("nanjing", "123456789p2255s", "2s", context=["last_copy", "first_draw"])
    assert "cannot be beside" in told


@pytest.mark.rule("RIICHI-F-earthly_hand")
@pytest.mark.parametrize("word", ["chihou", "chiihou", "地和"])
def test_the_dealer_has_no_earthly_hand(word):
    assert "the dealer's is heavenly" in refused(context=[word])
    found = score("riichi", HAND, "1z", seat="S", context=[word], mode="interpreted")
    assert [one.id for one in found.patterns] == ["earthly_hand"]


@pytest.mark.rule("RIICHI-79")
def test_who_has_not_declared_riichi_does_not_look_under_the_indicators():
    assert "declared riichi alone" in refused(dora="1m", ura="9s")
    assert "declared riichi alone" in refused(dora="1m", ura="9s", context=["last_tile"])
    assert score("riichi", HAND, "1z", dora="1m", ura="9s", context=["daburi"], mode="interpreted").wins


@pytest.mark.rule("RIICHI-76", "COMMON-7")
def test_nothing_was_let_pass_before_the_dealer_s_first_turn():
    for word in ("heavenly", "first_turn", "first_draw"):
        assert "nobody discards before" in refused(context=[word, "passed_wait"])
    told = {"seat": "S", "context": ["first_turn", "passed_wait"], "mode": "interpreted"}
    assert [one.id for one in score("riichi", HAND, "1z", **told).patterns] == ["earthly_hand"]
    assert score("riichi", HAND, "1z", by="ron", **told).refusal == "furiten"  # of what another discarded before


@pytest.mark.rule("RIICHI-57", "COMMON-7")
@pytest.mark.parametrize("word", ["ready_declared", "passed_wait_in_riichi"])
def test_riichi_is_declared_with_a_discard(word):
    assert "declared with a discard" in refused(seat="S", context=[word, "first_turn"])


@pytest.mark.rule("RIICHI-F-ippatsu", "RIICHI-F-double_riichi")
def test_a_double_riichi_is_ippatsu_until_the_second_own_discard():
    both = ["double_riichi", "ippatsu"]
    assert "2 own discards are told" in refused(context=both, discards="9m2z")
    assert score("riichi", HAND, "1z", context=both, discards="9m", mode="interpreted").wins
    assert score("riichi", HAND, "1z", context=both[:1], discards="9m2z", mode="interpreted").wins


@pytest.mark.rule("TIANJIN-29", "GUANGDONG-P11", "HANGZHOU-19")
def test_jokers_that_were_discarded_are_among_told_discards():
    assert "hold no joker" in refused("tianjin", jokers="9m", context=["joker_discarded"], discards="1m")
    barred = score("tianjin", HAND, "1z", jokers="9m", context=["joker_discarded"], discards="1m9m", mode="interpreted")
    assert barred.refusal == "joker-discarded"
    told = {"preset": "mil_2023", "seat": "N"}
    for discards, why in (("5f6f1p", "hold 2 jokers"), ("1p", "hold 0 jokers")):
        assert why in refused(
            "guangdong", "123m456p789s1122z", "1z", context=["joker_thrown"], discards=discards, **told
        )
    assert "hold 1 jokers" in refused("hangzhou", "123m456p789s11p35z", "5z", context=["drift_twice"], discards="5z")


@pytest.mark.rule("COMMON-17", "RIICHI-F-kong_bloom", "RIICHI-F-last_tile_draw")
def test_a_replacement_that_is_the_last_tile_counts_as_the_book_says():
    told = {"melds": ["concealed 2222m"], "context": ["haitei", "rinshan"], "mode": "interpreted"}

    def rows(variant, **more):
        found = score(variant, "456p789s11z55z", "1z", **told, **more)
        return {"last_tile_draw", "kong_bloom"} & {one.id for one in found.patterns}

    assert rows("riichi") == {"kong_bloom"}
    assert (
        rows("riichi", options={"kong_bloom_with_last_tile": True}) == rows("mcr") == {"last_tile_draw", "kong_bloom"}
    )


@pytest.mark.parametrize("name", ["aside", "streak", "counters", "deposits"])
@pytest.mark.parametrize("number", [True, False, 1.0, 1.5, "1", None, -1, float("nan")])
def test_a_number_is_whole_and_nothing_is_taken_for_one(name, number):
    for ask in (score, lambda variant, hand, win, **told: wins_of(variant, [{"hand": hand, "win": win, **told}])):
        with pytest.raises(HandError, match=rf"{name} = .*: a whole number from 0 to"):
            ask("riichi", HAND, "1z", **{name: number})


def test_a_giver_beside_a_self_draw_is_told_what_to_say():
    with pytest.raises(HandError, match=r'Leave source out, or say by="discard", or "rob"'):
        score("riichi", HAND, "1z", source="S", mode="interpreted")


@pytest.mark.rule("TIANJIN-6", "TIANJIN-7")
def test_a_stake_is_one_that_the_game_knows():
    assert "bets means nothing in riichi" in refused(bets={"S": 3})
    told = {"jokers": "9m", "mode": "interpreted"}
    assert score("tianjin", HAND, "1z", bets={"E": 1, "S": 2}, **told).wins
    for bets, most in (({"S": 3}, 2), ({"E": 2}, 1), ({"S": 99}, 2)):
        with pytest.raises(HandError, match=f"{most} can be staked there"):
            score("tianjin", HAND, "1z", bets=bets, **told)
    for variant, stake in (("riichi", 1), ("tianjin", 3)):
        wins = wins_of(variant, [{"hand": HAND, "win": "1z"}], mode="interpreted")
        with pytest.raises(FangchengError, match=r"staked there|means nothing"):
            score_many(variant, wins, bets=np.array([[0, stake, 0, 0]]), mode="interpreted")


@pytest.mark.parametrize("name", ["context", "melds"])
def test_a_dictionary_is_no_list_of_words(name):
    with pytest.raises(HandError, match=f"{name} = .*: write a list"):
        score("riichi", HAND, "1z", **{name: {"riichi": False}})


def test_a_question_about_a_hand_drops_no_argument():
    for ask in (shanten, waits, acceptance, analyse):
        with pytest.raises(IncompatibleCircumstance, match="lack means nothing in riichi"):
            ask("riichi", HAND, lack="m", mode="interpreted")
    for visible, why in (("qq", "position"), ("1z1z1z", "copies of 1z")):
        with pytest.raises(FangchengError, match=why):
            waits("riichi", HAND, visible=visible, mode="interpreted")
