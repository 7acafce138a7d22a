"""A guess at what somebody meant: right for slips of the pen, silent for words of another language."""

import pytest

from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.errors import UnknownName, nearest
from fangcheng.game.circumstances.words import WORDS
from fangcheng.game.hands import WIN_WAYS
from fangcheng.variants import IDS

KNOWN = (*WIN_WAYS, *WORDS, *IDS, *PATTERN_IDS)
# What people of other games, books and languages type; none of it is written almost like a word of these lists.
FOREIGN = (
    *("tsumo", "ron", "houtei", "haitei", "daburi", "rinshan", "chankan", "tenhou", "chihou", "renhou", "agari"),
    *("menzen", "yakuman", "mangan", "zimo", "hu", "gang", "peng", "dianpao", "zhuang", "haidi", "qianggang"),
    *("gangkai", "tianhu", "dihu", "nonsense", "moonbeam", "lobster", "xyzzy", "hello", "foo", "tokyo", "saigon"),
    *("国士", "自摸", "リーチ", "", "?", "x" * 10_000),
)
SLIPS = {
    "selv": "self",
    "discrad": "discard",
    "robb": "rob",
    "rbo": "rob",
    "ippatu": "ippatsu",
    "riich": "riichi",
    "Riichi": "riichi",
    "double-riichi": "double_riichi",
    "doubleriichi": "double_riichi",
    "last tile": "last_tile",
    "heaven": "heavenly",
    "sichaun": "sichuan",
    "guangzho": "guangzhou",
    "hongkng": "hongkong",
    "mrc": "mcr",
    "shenzen": "shenzhen",
    "kong_replacment": "kong_replacement",
    "ful_flush": "full_flush",
    "thirten_orphan": "thirteen_orphans",
}


@pytest.mark.parametrize("word", FOREIGN)
def test_a_far_off_word_is_no_guess(word):
    assert nearest(word, KNOWN) == ()
    assert "Did you mean" not in str(UnknownName("word", word, KNOWN))


@pytest.mark.parametrize(("written", "meant"), SLIPS.items())
def test_a_slip_of_the_pen_is_understood(written, meant):
    assert nearest(written, KNOWN)[0] == meant
    assert f'Did you mean "{meant}"?' in str(UnknownName("word", written, KNOWN))


def one_slip_away(word):
    for place in range(len(word)):
        yield word[:place] + word[place + 1 :]
        yield word[:place] + word[place] + word[place:]
        if 0 < place < len(word) - 1:
            yield word[:place] + ("q" if word[place] != "q" else "j") + word[place + 1 :]
        if place:
            yield word[: place - 1] + word[place] + word[place - 1] + word[place + 1 :]


@pytest.mark.by_day
@pytest.mark.parametrize("names", [tuple(WORDS), IDS, tuple(WIN_WAYS)], ids=["context", "games", "ways"])
def test_whatever_letter_slips_the_word_is_found(names):
    for word in names:
        for written in one_slip_away(word):
            assert word in nearest(written, names, len(names)) or len(written) < 3, (written, word)


def test_the_nearest_name_comes_first_and_no_more_than_asked():
    assert nearest("guangxu", ("guangzhou", "guangxi", "guangdong")) == ("guangxi",)
    assert nearest("four", ("four_winds", "four_kongs", "three", "four_riichi"), 2) == ("four_winds", "four_kongs")
