"""The analyser says what the command line says, in every game, and refuses what is no hand with one sentence."""

import random

import msgspec
import pytest
from starlette.testclient import TestClient

from fangcheng.cli.analyse import analyse as analyse_by_command
from fangcheng.game.hands import meld_of
from fangcheng.game.questions import waits
from fangcheng.game.worth import score
from fangcheng.tiles import FACES, name_of, parse, write
from fangcheng.variants import IDS, load
from fangcheng.web import bodies
from fangcheng.web.page.words import names_of
from fangcheng.web.server import make_app
from web.tables import FREE


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(bounds=FREE)) as made:
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


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_it_agrees_with_the_command_line(client, variant, capsys):
    chance, rules = random.Random(variant), load(variant).record()[0]
    full = 3 * int(rules["sets"]) + 2
    turned = "2p" if form_of(client, variant).turned else ""
    for size in (full, full - 1):
        hand = some_hand(chance, rules, size)
        question = bodies.Question(bodies.Game(variant), hand, turned=turned)
        told = ask(client, "/api/analyse", question, bodies.Analysed)
        analyse_by_command(variant, hand, joker=turned, json=True)
        said = msgspec.json.decode(capsys.readouterr().out)
        assert told.steps == said["away"]
        assert [
            (line.tile or "", line.steps, write(kind for one in line.accepts for kind in parse(one.tile)), line.count)
            for line in told.lines
        ] == [(one["discard"], one["away"], one["tiles"], one["count"]) for one in said.get("discards", [said])]


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


def test_a_circumstance_that_cannot_be_true_of_the_win_is_refused_and_of_a_wait_it_counts_where_it_can(client):
    question = bodies.Question(
        bodies.Game("riichi"), "234567m678s55p", melds=["concealed 1111z"], context=["kong_replacement"], win="2m"
    )
    question.hand, question.win = "23467m678s55p", "5m"
    drawn = ask(client, "/api/score", question, bodies.Scored).result
    assert "kong_bloom" in {line.id for line in drawn.patterns}
    question.source = "S"
    told = client.post("/api/score", content=msgspec.json.encode(question))
    assert told.status_code == 400
    assert "kong_replacement is about a win by self" in told.text
    ask(client, "/api/analyse", question, bodies.Analysed)


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
    form = form_of(client, variant)
    copies = load(variant).record()[0]["copies"]
    assert {*form.tiles} | {*form.flowers} == {name_of(kind) for kind in range(len(copies)) if copies[kind]} | {
        tile for tile in form.tiles if tile[0] == "0"
    }
    for label in [*form.circumstances.values(), *(meld.label for meld in form.melds)]:
        assert names_of(label.key) is not None, label.key
    for meld in form.melds:
        for tile, sets in meld.tiles.items():
            for laid in sets:
                assert meld_of(f"{meld.word} {laid}").tiles == tuple(parse(laid))
                assert parse(tile)[0] in parse(laid)


def form_of(client, variant, **options):
    return ask(client, "/api/analyse/form", bodies.Game(variant, options=options), bodies.AnalyserForm)


def melds_of(form):
    """Return all that each word can lay, in notation."""
    return {meld.word: sorted(laid for sets in meld.tiles.values() for laid in sets) for meld in form.melds}


@pytest.mark.rule("LUOSHU-12", "LUOSHU-13", "LUOSHU-15", "LUOSHU-27", "LUOSHU-31")
def test_luoshu_lays_sums_and_heads_and_neither_runs_nor_pungs_of_numbers(client):
    form = form_of(client, "luoshu")
    laid = melds_of(form)
    sums = ["159", "168", "177", "249", "258", "267", "339", "348", "357", "366", "447", "456", "555"]
    assert laid["sum"] == sorted(one + suit for one in sums for suit in "mps")
    heads = [*(f"{number}a" for number in range(1, 5)), "1z", "2z", "3z", "4z", "7z"]
    assert laid["head"] == sorted(3 * head[0] + head[1] for head in heads)
    assert laid["kong"] == laid["added"] == laid["concealed"] == sorted(4 * head[0] + head[1] for head in heads)
    assert {*form.tiles} >= {*heads}
    assert not {"chi", "pon"} & {*laid}


@pytest.mark.rule("NANCHANG-8")
def test_nanchang_lays_any_three_winds_and_the_three_dragons_as_runs(client):
    runs = melds_of(form_of(client, "nanchang"))["chi"]
    assert {run for run in runs if run[-1] == "z"} == {"123z", "124z", "134z", "234z", "567z"}
    assert len(runs) == 3 * 7 + 5


@pytest.mark.rule("CHANGCHUN-13", "CHANGCHUN-18")
def test_eggs_are_laid_where_they_are_played_and_1s_stands_for_any_member(client):
    dragons, nines = ["567z"], ["9m9p9s"]
    plain = melds_of(form_of(client, "changchun", flying_egg=False))["egg"]
    assert plain == sorted(["123z", "124z", "134z", "234z", "1234z", *dragons, "1m1p1s", *nines])
    flying = {*melds_of(form_of(client, "changchun"))["egg"]} - {*plain}
    assert {egg for egg in flying if "z" in egg} >= {"1s56z", "1s57z", "1s67z"}
    assert {"9m9p1s", "1m11s", "1p11s"} <= flying
    assert "egg" not in melds_of(form_of(client, "harbin"))


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["jilin", "changchun"])
def test_every_egg_of_the_form_is_taken_by_the_question(client, variant):
    for egg in melds_of(form_of(client, variant))["egg"]:
        question = bodies.Question(bodies.Game(variant), "234m678p2233s", melds=[f"egg {egg}"])
        ask(client, "/api/analyse", question, bodies.Analysed)


def test_a_turned_tile_names_the_drill_of_anqing(client):
    question = bodies.Question(bodies.Game("anqing"), "123m456m789m12s3p9p", turned="2p")
    assert ask(client, "/api/analyse", question, bodies.Analysed).steps == 0
    question.turned = ""
    assert ask(client, "/api/analyse", question, bodies.Analysed).steps == 1


@pytest.mark.rule("LUOSHU-32")
def test_the_chips_staked_are_won(client):
    question = bodies.Question(bodies.Game("luoshu"), "55m447p366s222z11a", seat="E", win="5m", stake=8)
    question.context = ["ready_declared"]
    told = ask(client, "/api/score", question, bodies.Scored).result
    assert [payment.change for payment in told.payments] == [24, -8, -8, -8]


@pytest.mark.rule("HANGZHOU-19", "HANGZHOU-23")
def test_drifts_are_named_in_hangzhou_and_count_for_own_draws(client):
    assert {"drift", "drift_twice", "drift_three_times"} <= {*form_of(client, "hangzhou").circumstances}
    melds = ["pon 777p", "chi 123s", "pon 222z"]
    question = bodies.Question(bodies.Game("hangzhou"), "345m5z", melds=melds, seat="W", win="9p")
    question.context = ["drift_twice"]
    told = ask(client, "/api/score", question, bodies.Scored).result
    assert [payment.change for payment in told.payments] == [-16, -8, 32, -8]


@pytest.mark.rule("JILIN-22", "JILIN-F-treasure_match")
def test_a_treasure_is_won_where_there_is_one(client):
    question = bodies.Question(bodies.Game("jilin"), "12m456p678s88p", melds=["pon 333z"], seat="N", win="3m")
    question.context = ["ready_declared", "treasure_match"]
    told = ask(client, "/api/score", question, bodies.Scored).result
    assert [payment.change for payment in told.payments] == [-32, -32, -32, 96]
    assert "treasure_draw" not in form_of(client, "taiyuan").circumstances


@pytest.mark.rule("JIANGNAN-9", "JIANGNAN-10", "JIANGNAN-21")
def test_the_imagined_tile_is_asked_for_and_fills_the_hand(client):
    form = form_of(client, "jiangnan", joker="none", heart=True)
    assert form.heart
    assert form.hand_size == 13
    game = bodies.Game("jiangnan", options={"joker": "none", "heart": True})
    question = bodies.Question(game, "55888p22s33z", melds=["pon 444m"], heart="3z", seat="W")
    told = ask(client, "/api/analyse", question, bodies.Analysed)
    assert [wait.tile for wait in told.lines[0].waits] == ["5p", "2s"]
    question.win, question.source = "5p", "S"
    won = ask(client, "/api/score", question, bodies.Scored).result
    assert [payment.change for payment in won.payments] == [-8, -16, 32, -8]
    assert [indicator.tile for indicator in won.indicators] == ["3z"]
    refused = client.post("/api/analyse", content=msgspec.json.encode(msgspec.structs.replace(question, heart="")))
    assert refused.status_code == 400
    assert "tile that the hand imagines" in refused.text


def test_repeats_of_the_dealer_are_asked_for_where_they_count(client):
    asked = {variant for variant in IDS if form_of(client, variant).streak}
    assert {"taiwan", "hangzhou", "wenzhou", "anqing"} <= asked
    assert not {"riichi", "mcr", "hongzhong", "luoshu"} & asked


@pytest.mark.by_day
@pytest.mark.rule("LUOSHU-14", "LUOSHU-27", "HEFEI-9")
@pytest.mark.parametrize("variant", IDS)
def test_what_the_form_lays_open_is_a_set_of_the_game(client, variant):
    form = form_of(client, variant)
    claimed = {"chi", "pon", "kong", "added", "head"} & {meld.word for meld in form.melds}
    assert bool(claimed) == (variant != "hefei")  # where nothing but a concealed kong is laid open
    for meld in form.melds:
        every = [laid for sets in meld.tiles.values() for laid in sets]
        for laid in every[:: len(every) - 1 or 1]:  # the first and the last
            held = [tile for tile, copies in form.tiles.items() if copies > 3 and parse(tile)[0] not in parse(laid)]
            hand = "".join(held[: form.hand_size - 4])
            question = bodies.Question(bodies.Game(variant), hand, melds=[f"{meld.word} {laid}"])
            assert ask(client, "/api/analyse", question, bodies.Analysed).lines


@pytest.mark.rule("RIICHI-69")
def test_a_tile_is_robbed_from_the_seat_that_makes_the_kong(client):
    # Pinfu and a robbed kong: two han of 30 fu are 2000 (any table of points).
    question = bodies.Question(bodies.Game("riichi"), "123456m789p45s99p", seat="S", win="6s", source="W", robbed=True)
    told = ask(client, "/api/score", question, bodies.Scored).result
    assert {line.id for line in told.patterns} == {"pinfu", "robbing_the_kong"}
    assert (told.title.key, told.source) == ("result-win-kong", 2)
    assert [payment.change for payment in told.payments] == [0, 2000, -2000, 0]
    question.source = None
    refused = client.post("/api/score", content=msgspec.json.encode(question))
    assert refused.status_code == 400
    assert "whose kong is robbed" in refused.text


@pytest.mark.rule("RIICHI-70")
def test_thirteen_orphans_rob_a_concealed_kong_and_other_hands_do_not(client):
    orphans = bodies.Question(
        bodies.Game("riichi"), "19m19p19s1234566z", win="7z", source="E", robbed=True, context=["concealed_kong_robbed"]
    )
    assert ask(client, "/api/score", orphans, bodies.Scored).result.total == 32000
    other = msgspec.structs.replace(orphans, hand="123456m789p45s99p", win="6s")
    assert ask(client, "/api/score", other, bodies.Scored).reason is not None


@pytest.mark.rule("SANMA-22")
def test_a_north_laid_aside_is_robbed_in_three_player_riichi_and_gives_no_robbed_kong(client):
    question = bodies.Question(
        bodies.Game("sanma"), "123p123p99p789s44z", win="4z", source="E", robbed=True, context=["riichi"]
    )
    told = ask(client, "/api/score", question, bodies.Scored).result
    assert "robbing_the_kong" not in {line.id for line in told.patterns}
    assert told.source == 0


def test_sticks_on_the_table_go_to_the_winner(client):
    question = bodies.Question(bodies.Game("riichi"), "123456m789p45s99p", seat="S", win="6s", source="W", deposits=3)
    question.context = ["riichi"]
    told = ask(client, "/api/score", question, bodies.Scored).result
    assert (told.total, [payment.change for payment in told.payments]) == (2000, [0, 5000, -2000, 0])
    waits = ask(client, "/api/analyse", question, bodies.Analysed).lines[0].waits
    assert {wait.tile: wait.brings.args["low"] for wait in waits}["6s"] == 5000
    refused = client.post(
        "/api/score", content=msgspec.json.encode(msgspec.structs.replace(question, game=bodies.Game("mcr")))
    )
    assert refused.status_code == 400


def test_the_form_asks_for_sticks_and_robbed_kongs_where_there_are_any(client):
    forms = {variant: form_of(client, variant) for variant in IDS}
    assert {variant for variant, form in forms.items() if form.deposits} == {"riichi", "sanma"}
    assert not {"tianjin", "hongzhong", "qingyuan"} & {variant for variant, form in forms.items() if form.robs}
    assert {"riichi", "sanma", "mcr", "taiwan", "sichuan"} <= {variant for variant, form in forms.items() if form.robs}
    concealed = {variant for variant, form in forms.items() if "concealed_kong_robbed" in form.circumstances}
    assert concealed == {"riichi", "sanma", "beijing"}


# What a program may send beside what the form asks: words of `score`, each with a hand that shows it.
IN_WORDS = [
    ("riichi", {"by": "ron", "source": "W"}, {"hand": "123m456p789s1155z", "win": "1z", "seat": "S"}),
    ("riichi", {"by": "tsumo", "dealer": "S"}, {"hand": "123m456p789s1155z", "win": "1z", "seat": "S"}),
    ("riichi", {"by": "chankan", "source": "N"}, {"hand": "234m567p23567s55z", "win": "4s", "seat": "S"}),
    ("anqing", {"jokers": "5z"}, {"hand": "13m456p789s1155s5z", "win": "1s", "seat": "E"}),
    ("tianjin", {"bets": {"S": 1}}, {"hand": "123m456p789s1155s", "win": "1s", "seat": "S"}),
]


@pytest.mark.parametrize(("variant", "words", "asked"), IN_WORDS)
def test_it_takes_the_words_of_the_library(client, variant, words, asked):
    question = {"game": {"variant": variant}, **asked, **words}
    told = client.post("/api/score", json=question)
    assert told.status_code == 200, told.text
    found = score(variant, asked["hand"], asked["win"], seat=asked["seat"], mode="interpreted", **words)
    assert [one["change"] for one in told.json()["result"]["payments"]] == found.changes
    plain = client.post("/api/score", json={"game": {"variant": variant}, **asked})
    assert plain.json()["result"] != told.json()["result"]  # the words say something


@pytest.mark.rule("RIICHI-75")
def test_own_discards_bar_a_win_here_too(client):
    question = {"game": {"variant": "riichi"}, "hand": "123m456p789s1155z", "win": "1z", "seat": "S"}
    told = client.post("/api/score", json={**question, "source": "W", "discards": "5z"}).json()
    assert (told["result"], told["reason"]["rule"]) == (None, "RIICHI-75")


@pytest.mark.parametrize("path", ["/api/score", "/api/analyse", "/api/analyse/form", "/api/tables", "/api/house/text"])
def test_a_word_that_nobody_would_look_at_is_refused(client, path):
    body = {"variant": "riichi", "game": {"variant": "riichi"}, "hand": "123m456p789s1155z", "win": "1z"}
    known = ("game", "hand", "win") if path in ("/api/score", "/api/analyse") else ("variant",)
    asked = {key: body[key] for key in known}
    assert client.post(path, json=asked).status_code == 200
    told = client.post(path, json={**asked, "honba": 3})
    assert (told.status_code, told.json()["reason"]["key"]) == (400, "refused-name")
    assert 'no key "honba"' in told.json()["reason"]["args"]["detail"]
    if "game" in asked:
        within = client.post(path, json={**asked, "game": {"variant": "riichi", "optons": {"red_fives": 0}}})
        assert 'no key "optons". Did you mean "options"?' in within.json()["reason"]["args"]["detail"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"by": "tsumo", "robbed": True, "source": "W"}, "leave one of the two out"),
        ({"by": "by"}, "Ways are self, discard, rob"),
        ({"by": "self", "source": "W"}, "nobody gives a tile that one draws"),
        ({"dealer": "X"}, "no seat"),
        ({"bets": {"S": 1}}, "bets means nothing in riichi"),
        ({"stake": 1, "bets": {"S": 1}}, "stake and bets"),
        ({"jokers": "5z", "turned": "4z"}, "jokers and turned"),
    ],
)
def test_words_that_cannot_stand_together_are_refused(client, words, why):
    question = {"game": {"variant": "riichi"}, "hand": "123m456p789s1155z", "win": "1z", **words}
    told = client.post("/api/score", json=question)
    assert told.status_code == 400
    assert why in told.json()["reason"]["args"]["detail"]
