"""What a game's own book calls a row that is a circumstance is a word of `context`, whatever it means elsewhere."""

import pytest

from fangcheng import IncompatibleCircumstance, UnknownName, score
from fangcheng.game.asking import asker_of
from fangcheng.game.circumstances.rows import ROWS, meant_by
from fangcheng.game.circumstances.words import WORDS
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import say
from fangcheng.variants import IDS, load

HAND = "123m456p789s1155z"


def refused(variant="riichi", hand=HAND, win="1z", **told):
    with pytest.raises(IncompatibleCircumstance) as caught:
        score(variant, hand, win, mode="interpreted", **told)
    return str(caught.value)


TERMINALS = ("mcr", "123m123p123s789s1z", "1z")  # a hand whose last tile alone is no eight fan


@pytest.mark.rule("MCR-F-last_tile_draw", "MCR-F-last_tile_claim", "HONGKONG-F-last_tile", "SICHUAN-F-last_tile_claim")
@pytest.mark.parametrize(
    ("asked", "by", "word", "pattern"),
    [
        (TERMINALS, "discard", "海底捞月", "last_tile_claim"),
        (TERMINALS, "self", "妙手回春", "last_tile_draw"),
        (TERMINALS, "self", "Last Tile Draw", "last_tile_draw"),
        (("sichuan", "123m456m78p22p789m", "9p"), "discard", "海底炮", "last_tile_claim"),
        (("hongkong", HAND, "1z"), "discard", "海底", "last_tile"),
        (("riichi", HAND, "1z"), "self", "海底摸月", "last_tile_draw"),
        (("riichi", HAND, "1z"), "self", "Under the Sea", "last_tile_draw"),
        (("riichi", HAND, "1z"), "discard", "under the river", "last_tile_claim"),
        (("riichi", "234m567p23567s55z", "4s"), "robbed_kong", "Robbing the Kong", "robbing_the_kong"),
        (("mcr", "123m123p123s78s55z", "9s"), "rob", "抢杠和", "robbing_the_kong"),
    ],
)
def test_a_row_is_called_as_its_book_calls_it(asked, by, word, pattern):
    variant, hand, win = asked
    found = score(variant, hand, win, by=by, context=[word], mode="interpreted")
    assert pattern in {one.id for one in found.patterns}


@pytest.mark.rule("MCR-F-last_tile_claim", "RIICHI-F-earthly_hand")
def test_a_row_of_one_way_of_winning_is_of_no_other():
    variant, hand, win = TERMINALS
    assert "海底捞月 is about a win by discard" in refused(variant, hand, win, context=["海底捞月"])
    assert "earthly hand is about a win by self" in refused(by="discard", seat="S", context=["earthly hand"])
    assert "the dealer's is heavenly" in refused(context=["Earthly Hand"])


@pytest.mark.rule("RIICHI-F-human_hand", "COMMON-8")
@pytest.mark.parametrize(
    ("variant", "hand", "told", "why"),
    [
        ("riichi", HAND, {"by": "ron", "context": ["renhou"]}, "renhou means nothing in riichi under these options"),
        ("sanma", "111p456p789s1155z", {"by": "ron", "context": ["人和"]}, "人和 means nothing in sanma under these"),
        ("tianjin", "123m456p789s1155z", {"context": ["地胡"]}, "地胡 means nothing in tianjin, where no rule"),
        ("riichi", HAND, {"by": "ron", "context": ["地和"]}, "地和 is about a win by self"),
    ],
)
def test_a_hand_that_is_worth_nothing_here_is_not_dropped_in_silence(variant, hand, told, why):
    assert why in refused(variant, hand, "1z", seat="S", **told)
    fact = "first_turn"  # which is no hand, and may be told anywhere
    assert score(variant, hand, "1z", seat="S", **{**told, "context": [fact]}, mode="interpreted").refusal != "no-shape"


@pytest.mark.rule("RIICHI-F-human_hand")
def test_a_human_hand_counts_where_the_option_says_so():
    told = {"by": "ron", "seat": "S", "context": ["renhou"], "options": {"human_hand": "mangan"}}
    assert "human_hand" in {one.id for one in score("riichi", HAND, "1z", **told, mode="interpreted").patterns}


@pytest.mark.parametrize("variant", IDS)
def test_every_name_of_a_row_that_is_a_circumstance_is_a_word(variant):
    game, rules = load(variant), asker_of(variant).engine.rules
    rows = [row for row in ROWS if row in game.places]
    for row in rows:
        for name in (row, *(game.pattern_name(row, language) for language in LANGUAGES)):
            alias = meant_by(game, rules, name)
            assert alias is not None, (row, name)
            # 杠上炮 or 海底 may be the name of two rows
            assert {*alias.words} <= {word for one in ROWS for word in ROWS[one](rules).words}


def test_a_guess_is_a_word_that_can_be_said():
    with pytest.raises(UnknownName) as caught:
        score("riichi", HAND, "1z", context=["last"], mode="interpreted")
    assert caught.value.close[0] == "last_tile"  # and not last_four, which is of a whole table


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_calls_a_circumstance_is_a_word_for_it(language):
    game = load("mcr")
    rules = asker_of("mcr").engine.rules
    for word in WORDS:
        label = say(language, f"circumstance-{word.replace('_', '-')}")
        found = meant_by(game, rules, label)
        assert found is not None, label
        assert found.words == (word,), label
