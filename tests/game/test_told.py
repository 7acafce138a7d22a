"""A win, a refusal and a rule say themselves, in four languages; and the games there are can be listed."""

import pytest

from fangcheng import UnknownName, games, load, refusal_text, rule, score
from fangcheng.books import translated
from fangcheng.books.rulebooks import rules_of, variants_with_book
from fangcheng.cli import main
from fangcheng.game.refusal_words import REFUSALS
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.variants import IDS
from game.players import play

WIN = {"win": "2p", "by": "discard", "context": ["riichi"], "mode": "interpreted"}
TOLD = {
    "en": ("East wins on a discard of South on 2 of dots", "Riichi  1 han", "Total  3 han 30 fu", "South −5,800"),
    "ja": ("東のロン（放銃 南） 和了牌 二筒", "立直  1翻", "合計  3翻30符", "南 −5,800"),
    "zh-Hans": ("荣和", "立直  1番", "合计  3番30符", "南风 −5,800"),
    "zh-Hant": ("榮和", "立直  1番", "合計  3番30符", "南風 −5,800"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_win_says_itself_in_the_language_of_the_reader(language):
    win = score("riichi", "234567m34p678s55p", **WIN)
    for piece in TOLD[language]:
        assert piece in win.text(language)
    told = win.text(language, names=["Aki", "Ben"])
    assert "Aki +5,800" in told
    assert "Ben −5,800" in told


def test_a_win_prints_as_one_short_line():
    win = score("riichi", "234567m34p678s55p", **WIN)
    assert str(win) == "<win: seat 0, 2p by discard, 3 han 30 fu, changes +5800 -5800 +0 +0>"
    lost = score("riichi", "234567m34p678s55p", "9s", by="discard", mode="interpreted")
    assert str(lost) == f"<no win: no-shape {lost.refusal_rule}>"


def test_a_refusal_says_why_and_by_which_rule():
    no_yaku = score("riichi", "234m567p99s22z", "2z", by="discard", melds=["chi 789m from N"], mode="interpreted")
    assert no_yaku.text("ja") == refusal_text(no_yaku, "ja") == f"役がありません。 ({no_yaku.refusal_rule})"
    assert refusal_text("no-shape", "ja", tile="0p") == "赤五筒では完成しません。"
    cheap = score("mcr", "234m567p88s22z", "2z", by="discard", melds=["chi 789m from N"], mode="interpreted")
    assert cheap.refusal == "below-minimum"
    assert cheap.text("en") == f"The hand is worth less than 8. ({cheap.refusal_rule})"
    assert refusal_text(score("riichi", "234567m34p678s55p", **WIN)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REFUSALS[1:])
def test_every_refusal_of_a_win_has_a_sentence_in_every_language(key, language):
    told = refusal_text(key, language, tile="3m", minimum=8)
    assert told
    assert key not in told
    assert "{" not in told


@pytest.mark.parametrize("variant", ["riichi", "sichuan"])
def test_every_settlement_of_a_played_hand_says_itself(variant):
    for one in play(variant, 3, 150).explain():
        assert len(str(one)) < 120
        for language in LANGUAGES:
            assert one.text(language)
            assert "{" not in one.text(language)


def test_an_unknown_language_or_key_is_refused_with_those_there_are():
    win = score("riichi", "234567m34p678s55p", **WIN)
    with pytest.raises(UnknownName, match=r'no language "fr"\. There are en, zh-Hans'):
        win.text("fr")
    with pytest.raises(UnknownName, match='Did you mean "no-yaku"'):
        refusal_text("no-yaka")


def test_a_cited_rule_is_found_with_its_text_and_chapter():
    found = rule("RIICHI-75")
    assert found.text.startswith("(1) Own discards")
    assert (found.id, found.variant, found.heading) == ("RIICHI-75", "riichi", "Winning")
    assert rule("riichi-75") == found
    for wrong in ("RIICHI-9999", "75", "NOBODY-1", "", 75):
        with pytest.raises(UnknownName):
            rule(wrong)


def test_a_cited_rule_is_told_in_the_language_of_who_asks():
    told = {language: rule("RIICHI-75", language) for language in LANGUAGES}
    assert {language: (one.language, one.heading, one.text[:6]) for language, one in told.items()} == {
        "en": ("en", "Winning", "(1) Ow"),
        "zh-Hans": ("zh-Hans", "和牌", "(1) 自己"),
        "zh-Hant": ("zh-Hant", "和牌", "(1) 自己"),
        "ja": ("ja", "和了", "(1) 自分"),
    }
    assert rule("RIICHI-75", language="en") == rule("RIICHI-75") == told["en"]
    assert (rule("SICHUAN-15", "ja").language, rule("SICHUAN-15", "ja").text) == ("en", "No chow.")
    with pytest.raises(UnknownName, match=r'no language "fr"\. There are en, zh-Hans'):
        rule("RIICHI-75", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_and_the_library_read_the_same_rule(language, capsys):
    assert main(["rules", "riichi", "64", "--lang", language]) == 0
    assert capsys.readouterr().out == f"RIICHI-64  {rule('RIICHI-64', language).text}\n"


def test_a_rule_that_has_changed_since_is_told_in_english_and_says_so(monkeypatch):
    monkeypatch.setattr(translated, "_made", lambda *_: (("RIICHI-75", "00000000"),))
    assert rule("RIICHI-75", "ja").text == rule("RIICHI-75").text
    assert [rule(number, "ja").language for number in ("RIICHI-75", "RIICHI-73")] == ["en", "ja"]


@pytest.mark.by_day
@pytest.mark.parametrize("book", variants_with_book())
def test_every_rule_of_every_book_can_be_asked_for(book):
    for number, text in rules_of(book).items():
        assert (rule(number).variant, rule(number).id) == (book, number)
        assert bool(rule(number).text) == bool(text)


def test_the_games_are_listed_with_their_names_in_four_languages():
    assert tuple(game.id for game in games()) == IDS
    for game in games():
        assert set(game.names) == set(LANGUAGES)
        assert all(game.names.values())
        assert load(game.id).name["en"] == game.names["en"]
