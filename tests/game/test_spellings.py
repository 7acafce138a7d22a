"""Tiles as people of other programs and books write them: mjai, Unicode, Chinese, numbers of 136."""

import unicodedata

import numpy as np
import pytest

from fangcheng import FangchengError, HandError, NotationError, analyse, score, shanten, tiles_of_136, waits
from fangcheng.cli import main
from fangcheng.records.mjai.tiles import from_mjai, to_mjai
from fangcheng.tiles import FACES, NAMES, RED_5S, parse, write

HAND = "123m406p789s1155z"
SPELLINGS = {
    "mjai": "1m 2m 3m 4p 5pr 6p 7s 8s 9s E E P P",
    "mjai as a list": ["1m", "2m", "3m", "4p", "5pr", "6p", "7s", "8s", "9s", "E", "E", "P", "P"],
    "mixed": "123m 4p5pr6p 789s EE 55z",
    "simplified": "一二三万四筒赤五筒六筒七条八条九条东东白白",
    "traditional": "一萬二萬三萬四筒赤五筒六筒七條八條九條東東白白",
    "digits": "1万2万3万4饼赤5饼6饼7索8索9索東東白白",
    "wide": "１２３万４赤５６筒７８９索東東白白",
    "tiles of 136": tiles_of_136([0, 4, 8, 48, 52, 56, 96, 100, 104, 108, 109, 124, 125]),
    "tiles alone": ["123m", "406p", "789s", "1155z"],
}
PLAIN = HAND.replace("0", "5")
UNICODE = "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀀🀀🀆🀆"


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
def test_a_hand_spelt_otherwise_is_the_same_hand(spelling, mode):
    hand = SPELLINGS[spelling]
    assert waits("riichi", hand, mode=mode) == ["1z", "5z"]
    assert shanten("riichi", hand, mode=mode) == 0
    assert analyse("riichi", hand, mode=mode) == analyse("riichi", HAND, mode=mode)
    told, due = (score("riichi", one, "5z", by="discard", mode=mode) for one in (hand, HAND))
    assert told == due
    assert due.wins


def test_tiles_of_unicode_are_read_and_have_no_red_fives():
    assert write(parse(UNICODE)) == PLAIN
    assert score("riichi", UNICODE, "🀆", by="discard") == score("riichi", PLAIN, "5z", by="discard")


# What Unicode calls them, and what our notation does.
NINE = ("ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE")
WORDS = {word: str(number) for number, word in enumerate(NINE, start=1)}
SUITS = {"CHARACTERS": "m", "CIRCLES": "p", "BAMBOOS": "s"}
ALONE = {"EAST WIND": "1z", "SOUTH WIND": "2z", "WEST WIND": "3z", "NORTH WIND": "4z", "WHITE DRAGON": "5z"}
ALONE |= {"GREEN DRAGON": "6z", "RED DRAGON": "7z", "JOKER": "1j"}
FLOWERS = ("SPRING", "SUMMER", "AUTUMN", "WINTER", "PLUM", "ORCHID", "CHRYSANTHEMUM", "BAMBOO")
ALONE |= {word: f"{number}f" for number, word in enumerate(FLOWERS, start=1)}


@pytest.mark.parametrize("code", range(0x1F000, 0x1F02B))
def test_every_tile_of_unicode_is_the_one_of_its_name(code):
    name = unicodedata.name(chr(code)).removeprefix("MAHJONG TILE ")
    number, _, suit = name.partition(" OF THE " if " OF THE " in name else " OF ")
    due = WORDS[number] + SUITS[suit] if suit else ALONE[name]
    assert write(parse(chr(code))) == write(parse(chr(code) + "\ufe0e")) == due


@pytest.mark.parametrize("kind", range(RED_5S + 1))
def test_every_tile_of_mjai_is_read_as_records_read_it(kind):
    pai = to_mjai(NAMES[kind])
    assert write(parse(pai)) == from_mjai(pai) == NAMES[kind]


def test_numbers_of_136_stand_four_to_a_face_with_three_reds():
    assert parse(tiles_of_136(range(136), red_fives=False)) == [face for face in range(FACES) for _ in range(4)]
    assert tiles_of_136([16, 17, 52, 53, 88, 89]) == "05m05p05s"
    assert tiles_of_136(np.arange(4)) == "1111m"


@pytest.mark.parametrize("numbers", [[136], [-1], [1, 1], ["1m"], [1.0], [True]])
def test_what_is_no_number_of_136_or_there_twice_is_refused(numbers):
    with pytest.raises(HandError, match="number"):
        tiles_of_136(numbers)


NUMBERS = [0, 4, 8, 48, 52, 56, 96, 100, 104, 108, 109, 124, 125]
LOW = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48]  # as kinds 37 and more are flowers


@pytest.mark.parametrize("numbers", [NUMBERS, LOW, np.array(NUMBERS)], ids=["high", "low", "array"])
def test_a_list_of_numbers_means_kinds_and_one_of_136_is_told_the_way(numbers):
    asks = (waits, shanten, lambda game, hand: score(game, hand, "1m"))
    for ask in asks:
        with pytest.raises(HandError, match=r"numbered from 0 to 135 are given as tiles_of_136\(\[\.\.\.\]\)"):
            ask("riichi", numbers)
    assert waits("riichi", parse(HAND)) == ["1z", "5z"]


def test_an_error_of_kinds_says_nothing_of_numbers():
    with pytest.raises(HandError) as refused:
        waits("riichi", [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8])
    assert "136" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("55mr", 4),
        ("6mr", 3),
        ("3E", 1),
        ("3東", 1),
        ("Er", 2),
        ("🀇🀫", 2),
        ("1m赤", 3),
        ("赤6m", 1),
        ("5mrr", 4),
        ("1M", 2),
        ("e", 1),
    ],
)
def test_what_could_be_two_things_or_none_is_refused_at_its_place(text, position):
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert refused.value.position == position
    assert f'"{text}"' in str(refused.value)


def test_melds_and_indicators_are_spelt_like_hands():
    plain = score(
        "riichi", "123m456p789s5z", "5z", by="discard", melds=["pon 111z from S"], dora="4p", mode="interpreted"
    )
    spelt = score(
        "riichi", "一二三万456p789sP", "白", by="discard", melds=["pon EEE from S"], dora="🀜", mode="interpreted"
    )
    assert spelt == plain


def test_the_notation_means_what_it_meant():
    for kind, name in enumerate(NAMES):
        assert parse(name) == parse(f" {name} ") == [kind]


def test_the_command_line_reads_them_too(capsys):
    told = []
    for hand, win in (
        ("234567m34p678s55p", "2p"),
        ("二三四五六七万34p678s5p5p", "二筒"),
        ("2m3m4m5m6m7m 3p4p 678s 5p5p", "🀚"),
    ):
        assert main(["score", "riichi", hand, win, "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize(
    ("spelt", "plain"),
    [
        ("chow 123m from N", "chi 123m from N"),
        ("Chi 123m From N", "chi 123m from N"),
        ("吃 一二三万 from N", "chi 123m from N"),
        ("pung 333s from W", "pon 333s from W"),
        ("PON 333s FROM W", "pon 333s from W"),
        ("碰 3条3条3条 from W", "pon 333s from W"),
        ("kan 3333s from W", "kong 3333s from W"),
        ("daiminkan 3333s from W", "kong 3333s from W"),
        ("open_kong 3333s from W", "kong 3333s from W"),  # as a view calls it
        ("kakan 3333s from W", "added 3333s from W"),
        ("added_kong 3333s from W", "added 3333s from W"),
        ("ankan 3333s", "concealed 3333s"),
        ("暗杠 3333s", "concealed 3333s"),
    ],
)
def test_a_meld_is_called_as_people_call_it(spelt, plain):
    for variant in ("riichi", "mcr"):
        told, due = (score(variant, "456p789s1155z", "5z", melds=[one], mode="interpreted") for one in (spelt, plain))
        assert (told.total, told.changes, told.refusal) == (due.total, due.changes, due.refusal)
        assert waits(variant, "456p789s1155z", melds=[spelt]) == ["1z", "5z"]


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"seat": "East"}, "no seat 'East' in riichi; seats are E S W N"),
        ({"lack": "x"}, 'no suit "x". Suits are m, p and s.'),
        ({"melds": ["kang 3333s"]}, 'no kind of meld "kang"'),
    ],
)
def test_what_is_spelt_wrong_is_told_what_there_is(told, why):
    with pytest.raises(FangchengError) as caught:
        score("riichi", "456p789s1155z" if "melds" in told else PLAIN, "5z", mode="interpreted", **told)
    assert why in str(caught.value)
