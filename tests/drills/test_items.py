"""Items of every game: they come from their seed, are told in four languages, and are marked."""

import doctest
import re
from pathlib import Path

import pytest
from msgspec import structs

from fangcheng.drills import kinds
from fangcheng.drills.item import Choice, Item, Line
from fangcheng.drills.kinds import KINDS, drill, kinds_in
from fangcheng.drills.told import told, verdict
from fangcheng.errors import FangchengError, UnknownName, UnknownVariant
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import is_key
from fangcheng.tiles import parse
from fangcheng.variants import IDS, load

PAGE = Path(__file__).resolve().parents[2] / "docs/drills.md"


def test_the_page_on_drills_is_true_and_lists_all_kinds():
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 2
    assert found.failed == 0
    assert re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE) == list(KINDS)


def lines(item: Item) -> list[Line]:
    """All sentences of an item."""
    rows, choices = [one.say for one in item.rows], [one.say for one in item.choices]
    return [item.asked, *item.told, *rows, *choices, *item.reasons]


@pytest.mark.by_day
@pytest.mark.parametrize("game", IDS)
def test_every_drill_of_a_game_comes_and_is_told_and_marked(game):
    for kind in kinds_in(game):
        item = drill(kind, game, 1)
        ids = [choice.id for choice in item.choices]
        assert len(ids) == len(set(ids)) > 1
        assert set(item.right) <= set(ids)
        assert item.several or len(item.right) < len(ids), "every answer would be right"
        assert [line.key for line in lines(item) if not is_key(line.key)] == []
        for language in LANGUAGES:
            for line in lines(item):
                assert not re.search(r"[{}$]", told(line, language)), (game, kind, language, line)
        right = item.right if item.several else item.right[:1]
        assert item.mark(right).is_right
        assert not item.mark([one for one in ids if one not in item.right][:1]).is_right
        for one in item.rows:
            assert [*map(parse, (group.strip("#") for group in one.groups))]


@pytest.mark.by_day("riichi")
def test_the_same_seed_makes_the_same_item_and_another_seed_another():
    for kind in KINDS:
        first = drill(kind, "riichi", 3)
        kinds._made.cache_clear()
        assert drill(kind, "riichi", "3") == first
        assert drill(kind, "riichi", 4) != first


@pytest.mark.parametrize(
    ("kind", "games"),
    [
        ("safe", {"riichi", "sanma"}),  # own discards bar wins of hands that stay as they were declared
        ("shanten", {*IDS}),
        ("discard", {*IDS}),
        ("wait", {*IDS} - {"luoshu"}),
        ("waits", {*IDS} - {"luoshu"}),  # its sets are sums of 15
    ],
)
def test_a_drill_is_in_the_games_whose_rules_have_what_it_is_about(kind, games):
    assert {game for game in IDS if kind in kinds_in(game)} == games


def test_no_win_is_counted_where_tiles_stand_for_others():
    with_jokers = {game for game in IDS if load(game).record()[0]["joker_rule"]}
    assert {"tianjin", "hongzhong", "wuhan"} <= with_jokers
    assert {game for game in with_jokers if "worth" in kinds_in(game)} == set()


ITEM = Item(
    kind="waits",
    game="riichi",
    seed="1",
    asked=Line("drill-dice-ask"),
    choices=tuple(Choice(tile, Line("drill-tile", {"tiles": tile}), tile) for tile in ("1m", "2m", "3m")),
    right=("1m", "3m"),
    reasons=(),
    level=1,
)


@pytest.mark.parametrize(
    ("answer", "several", "message"),
    [
        ("4m", False, 'answer "4m": no choice here; choices are 1m 2m 3m'),
        ("", False, 'answer "": no choice here; choices are 1m 2m 3m'),
        ([], True, "no answer; name one or more of 1m 2m 3m"),
        ([], False, "no answer; name one of 1m 2m 3m"),
        (["1m", "3m"], False, "2 answers; name one of 1m 2m 3m"),
        (["1m", "1m"], True, "an answer that is there twice; name every choice once"),
        ([7], True, 'answer "7": no choice here; choices are 1m 2m 3m'),
        ("x" * 50, True, f'answer "{"x" * 40}...": no choice here; choices are 1m 2m 3m'),
        ("\x1b[2J", True, 'answer "\N{REPLACEMENT CHARACTER}[2J": no choice here; choices are 1m 2m 3m'),
    ],
)
def test_an_answer_that_is_none_is_refused_in_one_sentence(answer, several, message):
    with pytest.raises(FangchengError) as refused:
        structs.replace(ITEM, several=several).mark(answer)
    assert str(refused.value) == message


def test_any_of_several_right_ones_is_right_and_where_all_are_asked_for_only_all():
    assert ITEM.mark("3m").is_right
    assert ITEM.mark(["1m"]).is_right
    assert not ITEM.mark("2m").is_right
    every = structs.replace(ITEM, several=True)
    assert every.mark(["3m", "1m"]).is_right
    assert not every.mark(["1m"]).is_right
    assert not every.mark(["1m", "2m", "3m"]).is_right


def test_a_verdict_names_all_that_is_right():
    assert verdict(ITEM.mark("2m"), "en") == ["Not right.", "Any of these is right: 1m · 3m"]
    assert verdict(structs.replace(ITEM, right=("1m",)).mark("1m"), "ja") == ["正解です。"]


def test_what_there_is_not_is_refused_with_what_there_is():
    with pytest.raises(UnknownName, match=r'no drill "wait_s"\. Did you mean "wait'):
        drill("wait_s", "riichi", 1)
    with pytest.raises(UnknownName, match=r'no drill in mcr "safe"\. Drills there are waits, shanten'):
        drill("safe", "mcr", 1)
    with pytest.raises(UnknownVariant, match='Did you mean "riichi"'):
        drill("waits", "richi", 1)
    with pytest.raises(FangchengError, match="seed"):
        drill("waits", "riichi", 1.5)  # type: ignore[arg-type]
