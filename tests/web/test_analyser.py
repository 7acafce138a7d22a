"""The analyser says what the command line says, in every game, and refuses what is no hand with one sentence."""

import random

import msgspec
import pytest
from starlette.testclient import TestClient

from fangcheng.cli.analyse import analyse as analyse_by_command
from fangcheng.core.state.rule_codes import JOKER_AFTER_TURNED, JOKER_TURNED_AND_NEXT
from fangcheng.game.hands import meld_of
from fangcheng.game.questions import waits
from fangcheng.game.worth import score
from fangcheng.tiles import FACES, name_of, parse, write
from fangcheng.variants import IDS, load
from fangcheng.web import bodies
from fangcheng.web.page.words import names_of
from fangcheng.web.server import make_app


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app()) as made:
        yield made


def ask(client, path, question, answer):
    told = client.post(path, content=msgspec.json.encode(question))
    assert told.status_code == 200, told.text
    return msgspec.json.decode(told.content, type=answer)


def some_hand(chance, rules, size):
    wall = [face for face in range(FACES) for _ in range(int(rules["copies"][face]))]
    if rules["dragon_flowers"]:
        wall = [face for face in wall if face < 31]
    return write(sorted(chance.sample(wall, size)))


@pytest.mark.parametrize("variant", IDS)
def test_it_agrees_with_the_command_line(client, variant, capsys):
    chance, rules = random.Random(variant), load(variant).record()[0]
    full = 3 * int(rules["sets"]) + 2
    turned = "2p" if rules["joker_rule"] in (JOKER_TURNED_AND_NEXT, JOKER_AFTER_TURNED) else ""
    for size in (full, full - 1):
        hand = some_hand(chance, rules, size)
        question = bodies.Question(bodies.Game(variant), hand, turned=turned)
        told = ask(client, "/api/analyse", question, bodies.Analysed)
        analyse_by_command(variant, hand, joker=turned or None, json=True)
        said = msgspec.json.decode(capsys.readouterr().out)
        assert told.steps == said["shanten"]
        assert [
            (line.tile or "", line.steps, write(kind for one in line.accepts for kind in parse(one.tile)), line.count)
            for line in told.lines
        ] == [(one["discard"], one["shanten"], one["tiles"], one["count"]) for one in said.get("discards", [said])]


def test_waits_tell_what_their_wins_are_worth(client):
    hand, melds = "234m567p2234s", ["pon 555z"]
    question = bodies.Question(bodies.Game("riichi"), hand, melds=melds, seat="E", dora="4z")
    told = ask(client, "/api/analyse", question, bodies.Analysed)
    assert [wait.tile for wait in told.lines[0].waits] == waits("riichi", hand)
    for wait in told.lines[0].waits:
        given = score("riichi", hand, wait.tile, by="discard", source="S", melds=melds, seat="E", dora="4z")
        drawn = score("riichi", hand, wait.tile, melds=melds, seat="E", dora="4z")
        assert wait.value.args["n"] == given.total
        assert wait.brings.args == {"low": given.changes[0], "high": given.changes[0], "drawn": drawn.changes[0]}


@pytest.mark.parametrize("variant", ["mcr", "shenzhen", "nanning"])
def test_a_wait_of_which_the_hand_holds_all_copies_is_told_and_brings_nothing(client, variant):
    score(variant, "123m456p789s1155z", "1z", mode="compiled")  # from then on waits are valued
    question = bodies.Question(bodies.Game(variant), "1m222p333p444s", melds=["pon 111m from E"])
    [line] = ask(client, "/api/analyse", question, bodies.Analysed).lines
    assert [(wait.tile, wait.left, wait.value, wait.brings) for wait in line.waits] == [("1m", 0, None, None)]


def test_a_wait_that_does_not_win_says_why(client):
    question = bodies.Question(bodies.Game("mcr"), "234m567p22s45789s")
    told = ask(client, "/api/analyse", question, bodies.Analysed)
    assert {wait.reason.key for wait in told.lines[0].waits} == {"wait-below-minimum"}


def test_a_win_is_explained_to_the_last_point(client):
    question = bodies.Question(
        bodies.Game("riichi"), "123m406p678s1155z", dora="4p", context=["riichi"], seat="S", win="1z", source="E"
    )
    told = ask(client, "/api/score", question, bodies.Scored).result
    assert (told.total, told.winner, told.source) == (8000, 1, 0)
    assert [payment.change for payment in told.payments] == [-8000, 8000, 0, 0]
    assert "0p" in [tile for group in told.groups for tile in group.tiles]
    assert {line.id for line in told.patterns} == {"riichi", "round_wind", "dora", "red_dora"}


def test_a_circumstance_counts_only_where_it_can_be_true(client):
    question = bodies.Question(
        bodies.Game("riichi"), "234567m34p678s55p", context=["kong_replacement"], win="2p", source="E"
    )
    by_discard = ask(client, "/api/score", question, bodies.Scored)
    question.source = None
    drawn = ask(client, "/api/score", question, bodies.Scored).result
    assert "kong_bloom" in {line.id for line in drawn.patterns}
    assert by_discard.result is None or "kong_bloom" not in {line.id for line in by_discard.result.patterns}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"hand": "123k"}, "suit"),
        ({"hand": "11111m406p6788s1155z"}, "5 copies of 1m"),
        ({"melds": ["chow"]}, "chi 340p from E"),
        ({"seat": "Q"}, 'no seat "Q"'),
        ({"lack": "x"}, "suit"),
        ({"game": bodies.Game("riichy")}, "riichi"),
        ({"game": bodies.Game("riichi", preset="nowhere")}, "nowhere"),
        ({"context": ["riichi", "magic"], "hand": "123m406p789s1155z"}, "magic"),
        ({"turned": "3m"}, "3m"),
    ],
)
def test_what_is_no_hand_is_refused_with_a_sentence(client, change, words):
    question = msgspec.structs.replace(bodies.Question(bodies.Game("riichi"), "123m406p6788s1155z"), **change)
    told = client.post("/api/analyse", content=msgspec.json.encode(question))
    assert told.status_code == 400
    assert words in msgspec.json.decode(told.content)["reason"]["args"]["detail"]


@pytest.mark.parametrize("variant", IDS)
def test_the_form_of_a_game_has_its_tiles_and_names_for_all_it_offers(client, variant):
    form = ask(client, "/api/analyse/form", bodies.Game(variant), bodies.AnalyserForm)
    copies = load(variant).record()[0]["copies"]
    assert {*form.tiles} | {*form.flowers} == {name_of(kind) for kind in range(len(copies)) if copies[kind]} | {
        tile for tile in form.tiles if tile[0] == "0"
    }
    for label in [*form.circumstances.values(), *(meld.label for meld in form.melds)]:
        assert names_of(label.key) is not None, label.key
    for meld in form.melds:
        for laid in list(meld.tiles.values())[:3]:
            assert meld_of(f"{meld.word} {laid}").tiles == tuple(parse(laid))


@pytest.mark.rule("LUOSHU-14", "LUOSHU-27")
@pytest.mark.parametrize("variant", IDS)
def test_what_the_form_lays_open_is_a_set_of_the_game(client, variant):
    form = ask(client, "/api/analyse/form", bodies.Game(variant), bodies.AnalyserForm)
    assert "pon" in {meld.word for meld in form.melds}
    for meld in form.melds:
        for laid in [*meld.tiles.values()][:: len(meld.tiles) - 1 or 1]:  # the first and the last
            held = [tile for tile, copies in form.tiles.items() if copies > 3 and parse(tile)[0] not in parse(laid)]
            hand = "".join(held[: form.hand_size - 4])
            question = bodies.Question(bodies.Game(variant), hand, melds=[f"{meld.word} {laid}"])
            assert ask(client, "/api/analyse", question, bodies.Analysed).lines
