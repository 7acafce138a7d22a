"""The gallery's cards: what they say of a game, which games lie near it, and what is otherwise there."""

from itertools import combinations

import msgspec
import pytest
from starlette.testclient import TestClient

from fangcheng.rules.house import ruleset_of
from fangcheng.sentences import say
from fangcheng.variants import IDS, load, load_known
from fangcheng.web import bodies
from fangcheng.web.page.cards import card, card_called, cards, near_to_known
from fangcheng.web.page.likeness import NAMED, distance, likeness, likeness_at, nearest
from fangcheng.web.page.traits import TRAITS, Said
from fangcheng.web.server import make_app
from web.tables import FREE, QUICK

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
PAGES = [load(variant) for variant in IDS]


def unlike(game, known):
    """What is otherwise in a game: the word of each trait by its name, with its number where it has one."""
    told = likeness(load(game), load(known)).differs
    return {one.key.removeprefix("trait-"): one.args.get("n", one.args["value"]) for one in told}


def near(variant, most):
    return [page.id for page in nearest(load(variant), PAGES)[:most]]


# --- for how many people


def test_a_card_tells_for_how_many_people_options_make_a_game():
    """CHENGDU-2: "two, three, four and up to seven players"; Taiyuan has three by an option, and no other book."""
    told = {one.id: (one.players, one.also_players) for one in cards() if one.also_players}
    assert told == {"chengdu": (4, [2, 3, 5, 6, 7]), "taiyuan": (4, [3])}


# --- what lies near


@pytest.mark.parametrize(("one", "other"), [("riichi", "sanma"), ("sichuan", "chengdu"), ("hebei", "beijing")])
def test_neighbours_in_the_books_are_nearest_to_each_other(one, other):
    assert near(one, 1) == [other]
    assert near(other, 1) == [one]


@pytest.mark.parametrize(
    ("variant", "known"),
    [
        ("shenzhen", "guangzhou"),  # "Cantonese play without chow"
        ("hongzhong", "shenzhen"),
        ("qingyuan", "shenzhen"),
        ("hongkong", "classic"),
        ("mcr", "classic"),
        ("taiwan", "classic"),
        ("harbin", "neimenggu"),
        ("taiyuan", "shanxi"),
    ],
)
def test_games_that_their_books_call_alike_are_named_on_the_card(variant, known):
    assert known in [one.known for one in card_called(variant).like]


def test_a_distance_is_the_same_both_ways_and_none_to_itself():
    for one, other in combinations(PAGES, 2):
        assert distance(one, other) == distance(other, one) > 0
    assert {distance(page, page) for page in PAGES} == {0}


def test_house_rules_lie_nearest_to_the_game_they_change():
    house = ruleset_of("friday.toml", 'base = "shenzhen"\n[options]\nhorses = 6\nchi = true\n', load_known)
    [first, *_] = card(house).like
    assert first.known == "shenzhen"
    assert [(one.key, one.args["value"]) for one in first.differs] == [("trait-chow", "next")]
    assert first.shared == first.patterns


# --- what is otherwise


@pytest.mark.rule("SANMA-2", "SANMA-4", "SANMA-14", "SANMA-16")
def test_sanma_is_riichi_for_three_without_chow_with_fewer_tiles_and_norths_aside():
    assert unlike("sanma", "riichi") == {"players": 3, "chow": "nobody", "suits": "fewer", "lay-north": "on"}


@pytest.mark.rule("CHENGDU-15")
def test_in_chengdu_no_suit_is_announced():
    assert unlike("chengdu", "sichuan") == {"lack": "free"}
    assert unlike("sichuan", "chengdu") == {"lack": "declared"}


@pytest.mark.rule("SHENZHEN-7", "SHENZHEN-10")
def test_shenzhen_has_neither_the_chow_of_guangzhou_nor_wins_on_discards():
    told = unlike("shenzhen", "guangzhou")
    assert (told["chow"], told["win-from"]) == ("nobody", "draws")
    assert "after-win" not in told  # both turn horses
    assert "payers" not in told  # a question that does not arise


def test_hongzhong_has_red_dragons_for_honours_and_jokers():
    told = unlike("hongzhong", "shenzhen")
    assert (told["jokers"], told["honours"]) == (4, "red")


@pytest.mark.rule("NANCHANG-5", "NANCHANG-8")
@pytest.mark.parametrize(
    ("variant", "words"),
    [
        ("hefei", {"chow": "nobody", "pung": "nobody", "demand-branches": "on"}),
        ("nanchang", {"jokers": "turned", "honour-runs": "on", "essences": "on"}),
        ("shanxi", {"chow": "nobody", "ready": "needed", "win-number": "on"}),
        ("taiwan", {"hand": 16}),
        ("luoshu", {"sums": "on"}),
        ("qingyuan", {"suits": "two", "chow": "nobody", "win-from": "draws"}),
        ("mcr", {"minimum": 8}),
    ],
)
def test_what_a_book_begins_with_is_told_beside_the_plain_game(variant, words):
    assert words.items() <= unlike(variant, "classic").items()


def test_what_matters_most_is_told_first():
    weights = [trait.weight for trait in TRAITS]
    assert weights == sorted(weights, reverse=True)


@pytest.mark.by_day
def test_every_word_of_every_trait_is_a_sentence_of_its_own():
    records = [page.record()[0] for page in PAGES]
    held = {trait: {trait.read(record) for record in records} - {None} for trait in TRAITS}
    for language in LANGUAGES:
        for trait, words in held.items():
            said = [say(language, trait.told(word).key, **trait.told(word).args) for word in words]
            assert len({*said}) == len(words), f"{trait.name} in {language}: {said}"
            assert not [one for one in said if not one or "{" in one]


@pytest.mark.by_day
def test_a_switch_has_words_for_on_and_off_in_every_language():
    records = [page.record()[0] for page in PAGES]
    for trait in TRAITS:
        if {trait.read(record) for record in records} <= {Said("on"), Said("off"), None}:
            for language in LANGUAGES:
                assert say(language, f"trait-{trait.name}", value="on") != say(
                    language, f"trait-{trait.name}", value="off"
                )


# --- still lifes and places on the map


def drawn(variant):
    """The tiles of a still life, each with the word for how it lies."""
    return [(one.tile, one.look) for one in card_called(variant).still.tiles]


@pytest.mark.rule("QINGYUAN-1")
@pytest.mark.parametrize(
    ("variant", "tiles"),
    [
        ("taiyuan", 4 * ["standing"]),  # the first four stand apart
        ("sichuan", 3 * ["gone"]),  # a suit that is announced, and missing
        ("qingyuan", ["standing", "gone", "", ""]),  # own draws win; a suit is not in the wall
    ],
)
def test_a_still_life_shows_how_its_tiles_lie(variant, tiles):
    assert [look for _, look in drawn(variant)] == tiles


def test_heads_of_a_magic_square_and_the_jokers_of_a_game_are_in_its_still_life():
    assert sum(int(tile[0]) for tile, _ in drawn("luoshu")) == 15
    assert ("7z", "lit") in drawn("hongzhong")
    assert ("5z", "lit") in drawn("hangzhou")
    assert ("1s", "lit") in drawn("guizhou")  # the chicken


def test_no_two_games_have_the_same_still_life_and_each_says_what_it_shows():
    found = cards()
    assert len({tuple((one.tile, one.look) for one in each.still.tiles) for each in found}) == len(found)
    for each in found:
        assert 2 <= len(each.still.tiles) <= 4
        assert each.still.told
        for language in LANGUAGES:
            assert all(say(language, told.key, **told.args) for told in each.still.told)


def test_what_a_house_changes_shows_in_its_still_life():
    house = ruleset_of("friday.toml", 'base = "shenzhen"\n[options]\njoker = "flip"\n', load_known)
    assert "trait-jokers" in [one.key for one in card(house).still.told]
    assert "trait-jokers" not in [one.key for one in card_called("shenzhen").still.told]


def test_what_is_left_of_a_suit_is_shown_beside_one_that_is_gone():
    lines = ('base = "classic"', "[rules]", 'tiles = "19p + s + honours + flowers"', "stacks = [10, 10, 10, 10]")
    still = card(ruleset_of("friday.toml", "\n".join(lines), load_known)).still
    assert [one.tile for one in still.tiles][:2] == ["1p", "9p"]
    assert still.told[0].key == "trait-suits"


def test_every_game_has_a_place_of_its_own_on_the_map():
    spots = [each.spot for each in cards()]
    assert None not in spots
    assert len({*spots}) == len(IDS)


def test_harbin_is_north_of_guangzhou_and_taiwan_east_of_sichuan():
    spots = {each.id: each.spot for each in cards()}
    assert spots["harbin"][1] < spots["beijing"][1] < spots["shanghai"][1] < spots["guangzhou"][1]
    assert spots["sichuan"][0] < spots["wuhan"][0] < spots["shanghai"][0] < spots["riichi"][0]


# --- what the page asks


@pytest.mark.parametrize(
    ("variant", "chow", "length"),
    [("sanma", False, "middle"), ("classic", True, "long"), ("hefei", False, "middle"), ("tianjin", False, "short")],
)
def test_a_card_says_whether_chows_are_made_and_how_long_a_match_is(variant, chow, length):
    found = card_called(variant)
    assert (found.chow, found.length) == (chow, length)


def test_every_card_names_its_neighbours_and_no_game_is_its_own():
    for found in cards():
        assert len(found.like) == NAMED
        assert found.id not in [one.known for one in found.like]
        assert {one.game for one in found.like} == {found.id}


def test_all_others_are_told_for_who_knows_a_game_the_nearest_first():
    told = near_to_known("shenzhen")
    assert [one.game for one in told] == near("shenzhen", len(IDS))
    assert {one.known for one in told} == {"shenzhen"}
    assert sorted([*(one.game for one in told), "shenzhen"]) == sorted(IDS)


def test_they_are_asked_for_over_http_and_a_foreign_game_is_refused():
    with TestClient(make_app(QUICK, bounds=FREE), base_url="http://127.0.0.1") as client:
        answer = client.get("/api/variants/riichi/near")
        assert msgspec.json.decode(answer.content, type=list[bodies.Likeness])[0].game == "sanma"
        assert client.get("/api/variants/nobody/near").status_code == 404


# --- at a table


def test_at_a_table_options_count_like_the_rules_of_the_book():
    game = load("mcr")
    assert likeness_at(game, {}, load("mcr")).differs == []
    assert likeness_at(game, {}, load("riichi")).differs == likeness(game, load("riichi")).differs


@pytest.mark.parametrize(
    ("game", "chosen", "told"),
    [
        ("sichuan", {"lack": "free"}, ["trait-lack"]),
        ("guangdong", {"chi": False}, ["trait-chow"]),
        ("hongkong", {"minimum": 0}, ["trait-minimum"]),
        ("sichuan", {"blood_river": True}, ["trait-play-on"]),
        ("riichi", {"red_fives": "off"}, ["trait-red-fives"]),
    ],
)
def test_who_knows_a_game_is_told_what_a_table_of_it_plays_otherwise(game, chosen, told):
    ruleset = load(game)
    assert [one.key for one in likeness_at(ruleset, chosen, ruleset).differs] == told


def test_a_pair_that_may_be_any_is_told_so_where_an_option_frees_it():
    """JINAN-25: without the rule of 2, 5 and 8 the record asks for sets and a pair, and that is every hand."""
    game = load("jinan")
    pairs = [one for one in likeness_at(game, {"pair_258": False}, game).differs if one.key == "trait-demand-pair"]
    assert [one.args["value"] for one in pairs] == ["off"]
    known = {one.key for one in likeness_at(game, {"pair_258": False}, load("mcr")).differs}
    assert "trait-demand-pair" not in known


def test_a_house_that_plays_another_way_of_a_game_is_told_whole():
    told = {one.key for one in likeness_at(load("hefei"), {"profile": "dahu"}, load("hefei")).differs}
    assert told >= {"trait-chow", "trait-pung", "trait-opening-wins", "trait-sea-bed"}
