"""Questions about single hands: distance, waits, acceptance, worth, and what is said to bad input."""

import doctest

import pytest

import fangcheng
from fangcheng import acceptance, analyse, score, shanten, waits
from fangcheng.errors import BadOption, HandError, IncompatibleCircumstance, NotationError, UnknownName, UnknownVariant
from fangcheng.game import questions, worth


@pytest.mark.parametrize("room", [questions, worth])
def test_the_examples_in_the_docstrings_hold(room):
    assert doctest.testmod(room).failed == 0


@pytest.mark.parametrize("name", fangcheng.__all__)
def test_every_public_name_can_be_had(name):
    assert getattr(fangcheng, name) is not None
    assert name in dir(fangcheng)


@pytest.mark.rule("RIICHI-62", "RIICHI-63")
def test_shanten_counts_the_tiles_to_a_ready_hand():
    assert shanten("riichi", "123m456p789s1155z") == 0
    assert shanten("riichi", "123m456p789s11555z") == -1
    assert shanten("riichi", "19m19p19s1234567z") == 0
    assert shanten("taiwan", "123456789m123p1122z") == 0


def test_jokers_bring_a_hand_nearer():
    assert shanten("tianjin", "123456789m1p2p5z6z") == 2 - 1
    assert shanten("tianjin", "123456789m1p2p5z6z", jokers="5z6z") == 0


@pytest.mark.rule("SICHUAN-17")
def test_tiles_of_the_missing_suit_are_worth_nothing():
    assert waits("sichuan", "123456789m11p23s") == ["1s", "4s"]
    assert waits("sichuan", "123456789m11p23s", lack="s") == []


def test_acceptance_puts_the_nearest_and_widest_discard_first():
    best = acceptance("riichi", "123456m345p67p99s1z")[0]
    assert (best.discard, best.shanten, best.tiles, best.count) == ("1z", 0, {"2p": 4, "5p": 3, "8p": 4}, 11)
    one = acceptance("riichi", "123m456p789s1155z")
    assert (one[0].discard, one[0].tiles, one[0].count) == (None, {"1z": 2, "5z": 2}, 4)


def test_a_whole_hand_is_analysed_with_its_melds_and_what_lies_elsewhere():
    found = analyse("riichi", "456p6788s1155z", melds=["chi 123m from N"], visible="0p5z")
    best = found.outlooks[0]
    assert (found.shanten, best.discard, best.shanten, best.tiles, best.count) == (0, "8s", 0, {"1z": 2, "5z": 1}, 3)
    [one] = analyse("riichi", "456p678s1155z", melds=["concealed 1111m"]).outlooks
    assert (one.discard, one.shanten, one.tiles) == (None, 0, {"1z": 2, "5z": 2})
    # a complete hand may be broken up: what it leaves is ready at best
    whole = analyse("riichi", "123m456p789s11555z")
    assert (whole.shanten, whole.outlooks[0].shanten) == (-1, 0)


@pytest.mark.rule("SHANGHAI-20")
def test_a_meld_of_a_suit_bars_honours_alone():
    beside_honours = analyse("shanghai", "1122334457z", melds=["pon 666z"])
    assert (beside_honours.shanten, set(beside_honours.outlooks[0].tiles)) == (
        0,
        {f"{number}z" for number in range(1, 8)},
    )
    beside_a_suit = analyse("shanghai", "1122334457z", melds=["pon 666m"])
    assert beside_a_suit.shanten == 2  # pungs alone: four pairs lack two of the three sets
    assert analyse("shanghai", "11223344577z", melds=["pon 666m"]).shanten == 2
    assert analyse("shanghai", "11223344577z", melds=["pon 666z"]).shanten == -1


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"hand": "456p6788s1155z"}, r'"456p6788s1155z" has 11 tiles; without melds a hand has 13 or 14'),
        ({"melds": ["pon 777z"]}, r"has 14 tiles; beside 1 meld a hand has 10 or 11"),
        ({"melds": ["pon 777z"] * 5}, "5 melds; a hand has room for 4"),
        ({"hand": "56788s", "melds": ["pon 777z"] * 3}, "9 copies of 7z; this game has 4"),
        ({"hand": "456p6788s1155z", "melds": ["pon 555z"]}, "5 copies of 5z"),
        ({"hand": "456p6788s1155z", "melds": ["pon 111f"]}, "1f"),
        ({"melds": "pon 777z"}, "write a list"),
        ({"visible": "1z1z1z"}, "5 copies of 1z"),
        ({"visible": "1f"}, "1f is no tile of this game"),
        ({"visible": 5}, "visible = 5: write tiles"),
        ({"visible": "5"}, "no suit letter follows"),
    ],
    ids=str,
)
def test_what_is_no_whole_hand_is_refused_with_a_line(told, words):
    with pytest.raises((HandError, NotationError), match=words) as refused:
        analyse("riichi", **{"hand": "123m456p6788s1155z", **told})
    assert "\n" not in str(refused.value)


@pytest.mark.rule("LUOSHU-14", "LUOSHU-27", "LUOSHU-29", "JILIN-12", "CHANGCHUN-18", "NANCHANG-8", "WENZHOU-14")
@pytest.mark.parametrize(
    ("game", "hand", "meld", "told", "words"),
    [
        ("luoshu", "159m159p456s4a", "sum 159m", {}, None),
        ("luoshu", "159m159p456s4a", "chi 123m", {}, "no set in this game"),
        ("luoshu", "159m159p456s4a", "pon 111m", {}, "no set in this game"),
        ("luoshu", "159m159p456s4a", "head 123a", {}, "no set in this game"),
        ("luoshu", "159m159p456s4a", "head 123a", {"options": {"head_set": "mixed"}}, None),
        ("riichi", "123m456p789s5z", "sum 159m", {}, "no set in this game"),
        ("riichi", "123m456p789s5z", "chi 123z", {}, "no set in this game"),
        ("nanchang", "123m456p789s5z", "chi 123z", {}, None),
        ("riichi", "123m456p789s1z", "egg 5z6z7z", {}, "no such egg"),
        ("jilin", "123m456p789s1z", "egg 5z6z7z", {}, None),
        ("jilin", "123m456p789s1z", "egg 1m1p1s", {}, "no such egg"),
        ("changchun", "123m456p789s5z", "egg 1z2z1s as 1z2z3z", {}, None),
        ("changchun", "123m456p789s5z", "egg 1z2z1s as 1z2z3z", {"options": {"flying_egg": False}}, "no such egg"),
        ("wenzhou", "123m456p789s1115z", "pon 333p", {"jokers": "3p"}, "3p is wild"),
        ("wenzhou", "123m456p789s1115z", "pon 333p", {"jokers": "4p"}, None),
    ],
)
def test_a_meld_that_is_no_set_of_the_game_is_refused_by_analyse_as_by_score(game, hand, meld, told, words):
    if words is None:
        assert analyse(game, hand, melds=[meld], **told).shanten <= 1
        return
    for ask in (analyse, score):
        with pytest.raises(HandError, match=words):
            ask(game, *([hand] if ask is analyse else [hand, hand[-2:]]), melds=[meld], **told)


def test_a_win_that_python_writes_takes_no_desk_of_its_own(monkeypatch):
    monkeypatch.setattr("fangcheng.game.hands.desk_for_hands", lambda: pytest.fail("10 MB for one question"))
    assert score("luoshu", "159m159p456s4a", "4a", melds=["sum 267m"], context=["ready_declared"]).wins
    assert score("jiangnan", "123m456m789m33p2p", "2p", options={"heart": True}, heart="2p").wins


@pytest.mark.rule("RIICHI-85", "RIICHI-87", "RIICHI-89")
def test_a_closed_pinfu_riichi_on_a_discard_pays_the_table_value():
    found = score("riichi", "234567m34p678s55p", "2p", by="discard", context=["riichi"], seat="S", source="W")
    assert (found.han, found.fu, found.changes) == (3, 30, [0, 3900, -3900, 0])


@pytest.mark.rule("TIANJIN-42", "TIANJIN-43")
def test_sitting_and_pulling_multiply_what_the_dealer_is_paid():
    found = score("tianjin", "123456789m11p55p", "1p", jokers="2p3p", bets={"E": 1, "S": 2})
    assert found.changes == [96, -64, -16, -16]


@pytest.mark.rule("MCR-28")
def test_a_hand_below_eight_points_does_not_win():
    found = score("mcr", "123m456p234678s5s", "5s", by="discard")
    assert (found.wins, found.refusal, found.refusal_rule) == (False, "below-minimum", "MCR-28")


@pytest.mark.rule("RIICHI-64")
def test_a_hand_without_yaku_says_so():
    found = score("riichi", "123m456p78s11z", "9s", by="discard", melds=["chi 234s from N"])
    assert (found.wins, found.refusal, found.refusal_rule) == (False, "no-yaku", "RIICHI-64")


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: shanten("riichi", "123m4k"), NotationError, 'no suit "k"'),
        (lambda: shanten("riichi", "123m"), HandError, "3 tiles"),
        (lambda: shanten("sanma", "234m123p456p789s1z"), HandError, "no tile of this game"),
        (lambda: shanten("riichi", "11111m456p789s11z"), HandError, "5 copies"),
        (lambda: waits("riichi", "123m456p789s11555z"), HandError, "discarded first"),
        (lambda: waits("richi", "123m456p789s1155z"), UnknownVariant, "riichi"),
        (lambda: waits("sichuan", "123456789m11p23s", lack="z"), UnknownName, "suit"),
        (lambda: score("sanma", "123p456p789s1122z", "1z", seat="N"), HandError, "seats are E S W"),
        (lambda: score("riichi", "123m456p789s1122z", "12z"), HandError, "one tile"),
        (lambda: score("riichi", "123m456p789s1122z", "1z", options={"length": "long"}), BadOption, "length"),
        (lambda: score("riichi", "123m456p789s1122z", "1z", context=["lucky"]), UnknownName, "lucky"),
        (lambda: score("riichi", "123m456p789s1122z", "1z", preset="tenho"), UnknownName, "tenhou"),
    ],
)
def test_bad_input_gets_one_clear_error(call, error, words):
    with pytest.raises(error, match=words):
        call()


@pytest.mark.rule("TIANJIN-F-heavenly_hand")
def test_a_heavenly_hand_of_one_value_multiplies_nothing():
    found = score(
        "tianjin", "123456789m11p55p", "1p", jokers="2p3p", context=["heavenly"], options={"heavenly_hand": "flat 28"}
    )
    told = [(step.key, step.value) for step in found.steps if step.key.startswith("step")]
    assert told == [("step-terms", 4), ("step-flat", 28), ("step-total", 28)]
    assert not any(line.times for line in found.patterns)


@pytest.mark.rule("TIANJIN-39")
def test_the_steps_of_a_total_multiply_the_base_terms_one_by_one():
    found = score("tianjin", "123456789m11p55p", "1p", jokers="2p3p", context=["heavenly"])
    told = [(step.args.get("pattern"), step.value) for step in found.steps if step.key.startswith("step")]
    assert told == [(None, 4), ("no_joker", 8), ("heavenly_hand", 32), (None, 32)]


@pytest.mark.rule("RIICHI-81", "RIICHI-82", "RIICHI-83", "RIICHI-85")
def test_the_fu_of_a_hand_are_told_by_cause():
    found = score("riichi", "11z34p678s", "2p", melds=["concealed 9999m", "pon 555z"])
    told = {(step.key, step.args.get("tiles")): step.value for step in found.steps if step.depth == 1}
    assert told == {
        ("fu-base", None): 20,
        ("fu-self-draw", None): 2,
        ("fu-concealed-kong", "9999m"): 32,
        ("fu-open-triplet", "555z"): 4,
        ("fu-pair", "11z"): 4,
        ("fu-round", None): 8,
    }
    assert found.fu == 70


MCR_HAND, TAIWAN_HAND = "123m456p789s1155z", "123m456p789s1115566z"


@pytest.mark.rule("MCR-14", "TAIWAN-14")
@pytest.mark.parametrize(("variant", "hand"), [("mcr", MCR_HAND), ("taiwan", TAIWAN_HAND)])
def test_a_flower_is_laid_out_and_completes_no_hand(variant, hand):
    with pytest.raises(HandError, match="1f is laid out"):
        score(variant, hand, "1f")
    with pytest.raises(HandError, match="1f is laid out"):
        score(variant, hand[:-2] + "z1f", "5z")
    with pytest.raises(HandError, match="1f is laid out"):
        score(variant, hand[:-4] + "z", "5z", melds=["pon 111f"])


@pytest.mark.rule("NANJING-2", "HEFEI-1")
@pytest.mark.parametrize("variant", ["nanjing", "hefei"])
@pytest.mark.parametrize("ask", [shanten, waits, acceptance, analyse])
def test_a_dragon_that_is_laid_out_is_part_of_no_hand(variant, ask):
    """However the hand is written, and whatever is asked; in other games it is a tile like others."""
    for hand in ("4568899p222s777z", "4568899p222s5z67z", ["4568899p222s", "777z"]):
        with pytest.raises(HandError, match="z is laid out and no part of a hand; name it under flowers"):
            ask(variant, hand)
    ask("riichi", "4568899p222s777z")


@pytest.mark.rule("TAIWAN-63", "TAIWAN-64")
def test_the_eighth_flower_wins_by_itself_and_robbed():
    own = score("taiwan", TAIWAN_HAND, "8f", flowers="1234567f", context=["eight_flowers"])
    robbed = score("taiwan", TAIWAN_HAND, "8f", flowers="1234567f", context=["seven_rob_one"], by="discard")
    assert {line.id for line in own.patterns} == {"eight_flowers", "dealer"}
    assert {line.id for line in robbed.patterns} == {"seven_rob_one", "dealer"}


@pytest.mark.rule("MCR-27")
def test_flowers_alone_win_nothing_in_chinese_official():
    with pytest.raises(IncompatibleCircumstance, match="eight_flowers means nothing in mcr"):
        score("mcr", MCR_HAND, "8f", flowers="1234567f", context=["eight_flowers"])


@pytest.mark.parametrize(
    ("variant", "told", "why"),
    [
        ("mcr", {"flowers": "1m"}, "1m is no flower"),
        ("mcr", {"flowers": "11f"}, "2 copies of 1f"),
        ("riichi", {"flowers": "1f"}, "no tile of this game"),
        ("mcr", {"dora": "1m"}, "1m indicates no dora"),
        ("riichi", {"dora": "1f"}, "1f cannot indicate"),
        ("riichi", {"dora": "111111m"}, "5 indicators"),
        ("riichi", {"dora": "111m", "ura": "1m"}, "5 copies of 1m"),
        ("mcr", {"jokers": "5m"}, "5m is no joker"),
        ("tianjin", {"jokers": "1f"}, "1f cannot be a joker"),
        ("riichi", {"aside": 1}, "4z is not laid aside"),
    ],
)
def test_tiles_that_this_game_does_not_know_in_that_place_are_refused(variant, told, why):
    with pytest.raises(HandError, match=why):
        score(variant, MCR_HAND, "5z", **told)


def test_a_suit_that_is_none_is_refused():
    with pytest.raises(UnknownName, match='no suit "z"'):
        score("sichuan", "123m456p789m1155p", "5p", lack="z")
