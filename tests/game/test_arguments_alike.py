"""What is told of a hand beside its tiles means the same at every door, and where it means nothing it is refused."""

import contextlib
import io
import random

import numpy as np
import pytest

from circumstances_matrix import turned
from fangcheng import (
    FangchengError,
    HandError,
    IncompatibleCircumstance,
    acceptance_of,
    score,
    score_many,
    shanten,
    shanten_of,
    waits,
    wins_of,
)
from fangcheng.cli.score import Around
from fangcheng.cli.score import score as terminal
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import CHOW, PUNG
from fangcheng.game.asking import asker_of
from fangcheng.game.circumstances.reading import named, words_under
from fangcheng.game.circumstances.words import WORDS
from fangcheng.tiles import parse
from fangcheng.variants import IDS, load
from fangcheng.web import bodies
from fangcheng.web.page.analysed import analysed, scored
from fangcheng.web.page.analyser_form import form_of
from yaml_text import read_yaml

ROUND_WINDS_COUNT = {  # by the price lists of the books; sanma has riichi's
    *("riichi", "sanma", "mcr", "taiwan", "hongkong", "guangdong", "classic", "hainan", "jiangnan"),
}
DISCARDS_COUNT = {"riichi", "sanma", "jiangnan", "tianjin", "hangzhou"}  # furiten, own river, jokers thrown, drifts


NO_SETTING: dict[str, object] = {}


def resting(variant: str) -> tuple[str, str]:
    """A hand of runs without claims, and a tile that completes it: of sums and heads in luoshu."""
    if variant == "luoshu":
        return "159m267p333a16s44a", "8s"
    more = "789s" * (int(asker_of(variant).engine.rules.sets) - 4)
    return f"123p789p222s56p55s{more}", "4p"


def told(variant: str, **more: object) -> dict[str, object]:
    hand, win = resting(variant)
    return {"hand": hand, "win": win, **({"turned": turned(variant)} if turned(variant) else {}), **more}


def by_library(variant, setting=NO_SETTING, **more):
    score(variant, mode="interpreted", **setting, **told(variant, **more))


def by_records(variant, setting=NO_SETTING, **more):
    wins_of(variant, [told(variant, **more)], mode="interpreted", **setting)


def by_terminal(variant, setting=NO_SETTING, **more):
    asked = told(variant, **more)
    hand = asked.pop("hand"), asked.pop("win")
    asked.pop("by", None)  # it follows from the source
    how = {"source": asked.pop("source", None), "meld": asked.pop("melds", None), "preset": setting.get("preset")}
    rule = [f"{key}={str(value).lower()}" for key, value in setting.get("options", {}).items()]
    with contextlib.redirect_stdout(io.StringIO()):
        terminal(variant, *hand, around=Around(**asked), json=True, rule=rule, **how)


def by_analyser(variant, setting=NO_SETTING, **more):
    asked = {"seat": "E", **told(variant, **more)}
    asked.pop("by", None)  # it follows from the source
    scored(bodies.Question(bodies.Game(variant, **setting), **asked))


def by_analyser_of_waits(variant, setting=NO_SETTING, **more):
    asked = {"seat": "E", **told(variant, **more)}
    del asked["win"]
    analysed(bodies.Question(bodies.Game(variant, **setting), **asked))


def by_case(variant, setting=NO_SETTING, **more):
    """What a case is refused for is raised as an error; a table, and not the hand, says which suit is missing."""
    asked = {"seat": "E", **told(variant, **more)}
    win = {"tile": asked.pop("win"), "by": asked.pop("by", "self")}
    win |= {"from": asked.pop("source")} if "source" in asked else {}
    fields = {"win": win, "expect": {"win": True}, **asked}
    if "turned" in fields:
        fields["jokers"] = {"indicator": fields.pop("turned")}
    if "lack" in fields:
        fields["table"] = {"lack": {"E": fields.pop("lack")}}
    fields["options"] = {**setting.get("options", {}), **{key: setting[key] for key in setting if key == "preset"}}
    trouble = run_case(Case("test.yaml", 1, variant, "a case", fields)).trouble
    if trouble:
        raise IncompatibleCircumstance("a case", trouble, "")


DOORS = [by_library, by_records, by_terminal, by_analyser, by_analyser_of_waits]


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_a_round_is_told_only_where_its_wind_means_something(variant):
    counts = variant in ROUND_WINDS_COUNT
    for door in DOORS:
        door(variant, round="E")  # the first round may be said in any game
        if counts:
            door(variant, round="S")
            continue
        with pytest.raises(IncompatibleCircumstance, match=rf"round means nothing in {variant}.*: the round wind"):
            door(variant, round="S")
    for door in DOORS:
        with pytest.raises(HandError, match="round = 'X': the wind of a round is E, S, W or N"):
            door(variant, round="X")
    assert counts or form_of(bodies.Game(variant)).rounds == []


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_the_wind_of_a_round_changes_no_win_where_it_is_refused(variant):
    """A program may write any wind into a record: where nobody tells it, winds are worth the same."""
    if variant in ROUND_WINDS_COUNT or not asker_of(variant).engine.rules.copies[27]:
        return
    more = ["789s"] * (int(asker_of(variant).engine.rules.sets) - 4)
    for wind in "1234":
        for runs, tile in (
            (["123p", "456p", "789p", "55s", f"{wind * 2}z"], f"{wind}z"),
            (["123p", "456p", "789p", "234s", f"{wind}z"], f"{wind}z"),
        ):
            hand = "".join([*runs, *more])
            asked = {**told(variant), "hand": hand, "win": tile, "seat": "W"}
            wins = np.concatenate([wins_of(variant, [asked], mode="interpreted")] * 4)
            wins["round_wind"] = range(4)
            assert len({one.tobytes() for one in score_many(variant, wins, mode="interpreted")}) == 1


LACK, STREAK, ROUND = {"lack": "s"}, {"streak": 2}, {"round": "S"}
UNDER_OPTIONS = [  # by the tables of options in the books
    ("guizhou", {}, LACK, False),
    ("guizhou", {"options": {"lack": "declared"}}, LACK, True),
    ("guizhou", {"preset": "mil_2023"}, LACK, False),
    ("chengdu", {}, LACK, False),
    ("chengdu", {"preset": "declared"}, LACK, True),
    ("sichuan", {}, LACK, True),
    ("sichuan", {"options": {"lack": "free"}}, LACK, False),
    ("taiwan", {}, STREAK, True),
    ("taiwan", {"options": {"streak": False}}, STREAK, False),
    ("hainan", {}, STREAK, True),
    ("hainan", {"options": {"repeats_unit": False}}, STREAK, False),
    ("taiwan", {"options": {"flowers_and_honours": "seen"}}, ROUND, False),
    ("taiwan", {"preset": "home"}, ROUND, False),
    ("guangdong", {"preset": "mil_2023"}, ROUND, False),
    ("guangzhou", {}, ROUND, False),
    ("guangzhou", {"preset": "chicken"}, ROUND, True),
]


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "setting", "asked", "counts"), UNDER_OPTIONS)
def test_what_means_nothing_under_the_options_is_refused_under_them(variant, setting, asked, counts):
    for door in [*DOORS, by_case]:
        refused = pytest.raises(IncompatibleCircumstance, match=f"in {variant} under these options")
        with contextlib.nullcontext() if counts else refused:
            door(variant, setting, **asked)
    if "lack" in asked:
        row = np.bincount(parse("123p456p789p11s33p"), minlength=34).astype(np.int8)[None]
        for ask, hand in ((shanten, "123p456p789p11s33p"), (shanten_of, row)):
            with contextlib.nullcontext() if counts else pytest.raises(IncompatibleCircumstance, match="under these"):
                ask(variant, hand, mode="interpreted", **setting, **asked)


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_own_discards_are_told_only_where_something_hangs_on_them(variant):
    settings = [({}, variant in DISCARDS_COUNT)]
    settings += [({"preset": "mil_2023"}, True)] if variant == "guangdong" else []
    for setting, counts in settings:
        for door in (by_library, by_terminal):
            with (
                contextlib.nullcontext() if counts else pytest.raises(IncompatibleCircumstance, match="discards means")
            ):
                door(variant, setting, discards="1p")


@pytest.mark.parametrize(("variant", "setting"), [("tuidaohu", {}), ("guangdong_folk", {"options": {"horses": True}})])
def test_horses_that_are_bought_are_no_stakes(variant, setting):
    """They are turned up in a wall, so that a case or a match tells what they bring."""
    wins = wins_of(variant, [told(variant)], mode="interpreted", **setting)
    for ask in (
        lambda: by_library(variant, setting, bets={"S": 1}),
        lambda: by_terminal(variant, setting, bets=["S=1"]),
        lambda: score_many(variant, wins, bets=np.array([[0, 1, 0, 0]]), mode="interpreted", **setting),
    ):
        with pytest.raises(IncompatibleCircumstance, match="bets means nothing"):
            ask()


# --- a hand by itself, and a row of many


def alone_and_in_a_row(variant, tiles, **told):
    """What `shanten` says of a hand, and `shanten_of` of it as a row; the kind of error where it is refused."""
    asker = asker_of(variant)
    row = np.bincount(tiles, minlength=asker.width).astype(np.int8)[None]
    as_array = {"lack": lambda suit: np.array(["mps".index(suit)], np.int8), "jokers": mask_of}
    arrays = {name: as_array[name](value) for name, value in told.items()}
    return (
        answer(shanten, variant, tiles, **told),
        answer(shanten_of, variant, row, **told),
        answer(shanten_of, variant, row, **arrays),
    )


def mask_of(jokers):
    return np.array([sum(1 << kind for kind in {*parse(jokers)})], np.uint64)


def answer(ask, variant, hand, **told):
    try:
        found = ask(variant, hand, mode="interpreted", **told)
    except FangchengError as error:
        return type(error).__name__
    return int(found if ask is shanten else found[0])


def some_hand(variant, chance, size):
    wall = [face for face, copies in enumerate(asker_of(variant).copies) for _ in range(copies)]
    return sorted(chance.sample(wall, size))


@pytest.mark.parametrize("variant", IDS)
def test_a_row_of_many_is_refused_where_the_hand_by_itself_is(variant):
    chance = random.Random(variant)
    size = 3 * int(asker_of(variant).engine.rules.sets) + 1
    told = [
        {},
        *({"lack": suit} for suit in "mps"),
        *({"jokers": tile} for tile in ("1m", "7p", "1z", "5z", "7z", "1p7z")),
    ]
    for more in told:
        alone, *rows = alone_and_in_a_row(variant, some_hand(variant, chance, size), **more)
        assert rows == [alone, alone], more
    for held in (0, 1, 3, 4, 7, 8, size + 1, size + 2):
        alone, *rows = alone_and_in_a_row(variant, some_hand(variant, chance, held))
        assert rows == [alone, alone], held


@pytest.mark.parametrize("ask", [shanten_of, acceptance_of])
@pytest.mark.parametrize("told", [{"lack": 1}, {"lack": np.int8(-1)}, {"jokers": 5}, {"jokers": np.uint64(0)}])
def test_one_number_is_no_array_of_one_for_each_hand(ask, told):
    game = "sichuan" if "lack" in told else "tianjin"
    row = np.bincount(parse("123m456m789m1155p"), minlength=34).astype(np.int8)[None]
    with pytest.raises(HandError, match=r"shape \(\); \(1,\) is needed, one for each hand"):
        ask(game, row, mode="interpreted", **told)


def test_a_joker_is_one_of_the_game_and_not_another_than_the_one_it_always_has():
    hand, win = "123m456m789m11p55", "5p"
    for jokers, why in (("1z", "no tile of this game"), ("5m", "7z always is"), ("5m7z", "7z always is")):
        for door in (by_library, by_records, by_terminal):
            with pytest.raises(HandError, match=why):
                door("hongzhong", jokers=jokers)
        with pytest.raises(HandError, match=why):
            waits("hongzhong", f"{hand}p", jokers=jokers, mode="interpreted")
    assert score("hongzhong", f"{hand}p", win, jokers="7z", mode="interpreted").wins


@pytest.mark.by_day
@pytest.mark.rule("NANCHANG-3")
@pytest.mark.parametrize(
    ("variant", "lies"),
    [("tianjin", True), ("wuhan", True), ("anqing", True), ("jiangnan", True), ("nanchang", False)],
)
def test_a_turned_tile_is_one_of_its_four_but_where_it_stays_in_the_wall(variant, lies):
    asked = {"hand": "12356789p55s", "win": "4p", "melds": ["concealed 2222s"], "turned": "2s"}
    for door in [*DOORS, by_case]:
        with pytest.raises(FangchengError, match="5 copies of 2s") if lies else contextlib.nullcontext():
            door(variant, **asked)


@pytest.mark.parametrize(("stakes", "refused"), [([2, 1, 2, 2], False), ([2, 2, 2, 2], True), ([3, 1, 0, 0], True)])
@pytest.mark.rule("TIANJIN-6", "TIANJIN-7")
def test_who_deals_stakes_once_in_a_batch_as_in_a_question(stakes, refused):
    hand = {"hand": "123m456p789s1155z", "win": "1z", "jokers": "9m", "dealer": "S", "seat": "W"}
    wins = wins_of("tianjin", [hand], mode="interpreted")
    with pytest.raises(HandError, match="can be staked there") if refused else contextlib.nullcontext():
        score("tianjin", **hand, bets=dict(zip("ESWN", stakes)), mode="interpreted")
    with pytest.raises(HandError, match="can be staked there") if refused else contextlib.nullcontext():
        score_many("tianjin", wins, bets=np.array([stakes]), mode="interpreted")


def test_a_record_lacks_a_suit_only_where_one_is_declared():
    wins = wins_of("riichi", [{"hand": "123m456p789s1155z", "win": "1z"}], mode="interpreted")
    wins["lack"] = 2
    with pytest.raises(IncompatibleCircumstance, match="lack means nothing in riichi"):
        score_many("riichi", wins, mode="interpreted")


# --- who fed a meld, and in which order they were made

FREE = {"options": {"chi_to_ready": True}, "mode": "interpreted"}


def filled_by_a_program(variant, told, givers, **setting):
    """A record of a win of which the program says who fed each meld, by seat letter; nobody told is a blank."""
    wins = wins_of(variant, [told], **setting)
    wins["meld_fed"][0, : len(givers)] = ["ESWN".find(giver) + 1 if giver != " " else 0 for giver in givers]
    return score_many(variant, wins, **setting)


@pytest.mark.parametrize("variant", ["riichi", "mcr", "hongkong"])
@pytest.mark.rule("RIICHI-37", "MCR-15")
def test_a_record_says_of_a_chow_what_a_hand_may_say(variant):
    told = {"hand": "123456p55s66s", "win": "6s", "melds": ["chi 789s"]}
    for giver in "ESWN ":
        refused = giver not in "N "
        asked = {**told, "melds": [f"chi 789s from {giver}".removesuffix(" from  ")], "mode": "interpreted"}
        with pytest.raises(HandError) if refused else contextlib.nullcontext():
            score(variant, **asked)
        with pytest.raises(HandError, match="no win of") if refused else contextlib.nullcontext():
            filled_by_a_program(variant, told, giver, mode="interpreted")


@pytest.mark.rule("SICHUAN-15", "HEFEI-9")
def test_a_record_holds_no_meld_that_nobody_claims():
    for variant, kind in (("sichuan", CHOW), ("hefei", PUNG)):
        wins = wins_of(
            variant, [{"hand": "123789p456p3s", "win": "3s", "melds": ["concealed 2222s"]}], mode="interpreted"
        )
        wins["meld_kind"][0, 0] = kind
        with pytest.raises(HandError, match="a meld that nobody claims so"):
            score_many(variant, wins, mode="interpreted")


@pytest.mark.rule("HARBIN-12", "HARBIN-17")
@pytest.mark.parametrize(
    ("melds", "why"),
    [
        (["pon 999m from W", "chi 123p from W"], ""),
        (["chi 123p from N", "pon 999m from W"], ""),
        (["chi 123p from W", "pon 999m from W"], "after 123p from W: who takes a chow from there declares ready"),
        (["chi 123p from W", "chi 456p from N"], "after 123p from W"),
        (["chi 123p from W", "chi 456p from S"], "after 123p from W"),
        (["chi 123p from W", "concealed 9999m"], "after 123p from W"),
        (["concealed 9999m", "chi 123p from W"], ""),
    ],
)
def test_nothing_is_claimed_after_a_chow_that_was_taken_to_declare(melds, why):
    """Who takes a chow of another than the left neighbour declares with that discard; then his hand is locked."""
    hand, win = "678s99p88s" if "999" in "".join(melds) else "999m678s8s", "8s"
    told = {"hand": hand, "win": win, "melds": melds, "context": ["ready_declared"]}
    case = (
        f"seat: E\n  hand: '{hand}'\n  melds: {melds}\n  win: {{tile: {win}, by: self}}\n  context: [ready_declared]\n"
    )
    case += "  options: {chi_to_ready: true}\n  expect: {win: true}\n"
    fed = [meld.split(" from ")[1] if "from" in meld else " " for meld in melds]
    untold = {**told, "melds": [meld.split(" from ")[0] for meld in melds]}
    if not why:
        assert score("harbin", **told, **FREE).wins
        assert score_many("harbin", wins_of("harbin", [told], **FREE), **FREE)["wins"].tolist() == [1]
        assert filled_by_a_program("harbin", untold, fed, **FREE)["wins"].tolist() == [1]
        assert result_of(case).status == "passed", str(result_of(case))
        return
    for ask in (lambda: score("harbin", **told, **FREE), lambda: wins_of("harbin", [told], **FREE)):
        with pytest.raises(HandError, match=why):
            ask()
    with pytest.raises(HandError, match="a meld that nobody claims so"):
        filled_by_a_program("harbin", untold, fed, **FREE)
    assert why in str(result_of(case))


def result_of(case):
    return run_case(Case("test.yaml", 1, "harbin", "a case", read_yaml(f"- {case}")[0]))


# --- what a hand is told that waits for nothing


@pytest.mark.parametrize(
    "told", [{"context": ["fourth_tile"]}, {"round": "Z"}, {"lack": "m"}, {"streak": 2}, {"bets": {"S": 1}}]
)
def test_a_hand_that_waits_for_nothing_is_told_no_more_than_one_that_waits(told):
    errors = []
    for hand in ("123m456p789s1155z", "123m456p789s1156z", "147m258p369s1234z"):
        with pytest.raises(FangchengError) as caught:
            waits("riichi", hand, worth=True, mode="interpreted", **told)
        errors.append(str(caught.value))
    assert len({*errors}) == 1
    assert waits("riichi", "147m258p369s1234z", worth=True, round="S", mode="interpreted") == []
    with pytest.raises(TypeError, match="weather"):
        waits("riichi", "147m258p369s1234z", worth=True, weather="fine", mode="interpreted")


@pytest.mark.parametrize(
    ("variant", "told"),
    [
        ("tianjin", {"dora": "1m"}),
        ("hangzhou", {"dora": "1m", "ura": "2p"}),
        ("wuhan", {"flowers": "1f"}),
        ("wuhan", {"aside": 1}),
        ("riichi", {"dora": "1m2m3m4m5m6m"}),
        ("beijing", {"round": "X"}),
    ],
)
def test_the_analyser_of_waits_refuses_what_its_answer_to_a_win_does(variant, told):
    for door in (by_library, by_records, by_analyser, by_analyser_of_waits):
        with pytest.raises(FangchengError):
            door(variant, **told)


@pytest.mark.rule("COMMON-7")
def test_the_analyser_shows_a_dealer_the_draws_of_his_first_turn():
    """Nobody has given him a tile yet: his waits are told, and what they bring when he draws them."""
    question = bodies.Question(bodies.Game("hongkong"), hand=resting("hongkong")[0], seat="E", context=["first_turn"])
    [line] = analysed(question).lines
    assert [wait.tile for wait in line.waits] == ["4p", "7p"]
    assert [wait.brings.key for wait in line.waits] == ["hint-brings-drawn"] * 2


# --- words that mean something under some options


def of_words(*words, **more):
    return {"context": list(words), **more}


HEAVENLY, DISCARD = of_words("heavenly"), {"by": "discard", "source": "W"}
WORDS_UNDER_OPTIONS = [  # by the books' tables of options and presets
    ("wenzhou", {}, HEAVENLY, True),
    ("wenzhou", {"preset": "mil_2024"}, HEAVENLY, False),  # WENZHOU-P7
    ("wenzhou", {"options": {"heavenly_earthly": False}}, HEAVENLY, False),
    ("tuidaohu", {}, HEAVENLY, False),
    ("tuidaohu", {"preset": "mil_2024"}, HEAVENLY, True),
    ("chengdu", {"options": {"blood_river": True}}, HEAVENLY, False),
    ("tianjin", {"options": {"heavenly_hand": False}}, HEAVENLY, False),
    ("riichi", {"options": {"ippatsu": False}}, of_words("riichi", "ippatsu"), False),
    ("riichi", {}, of_words("riichi", "ippatsu"), True),
    ("taiwan", {}, of_words("ready_declared", "ippatsu"), False),
    ("taiwan", {"options": {"ready": "ding"}}, of_words("ready_declared", "ippatsu"), True),
    ("taiwan", {}, of_words("open_ready"), True),
    ("taiwan", {"preset": "sml_2026"}, of_words("open_ready"), False),
    ("taiwan", {}, of_words("double_win", **DISCARD), False),
    ("taiwan", {"preset": "hkma_2020"}, of_words("double_win", **DISCARD), True),  # TAIWAN-P13
    ("guangdong", {"preset": "mil_2023"}, of_words("triple_win", **DISCARD), False),
    ("guangdong", {}, of_words("triple_win", **DISCARD), True),
    ("tuidaohu", {}, of_words("ready"), False),
    ("tuidaohu", {"options": {"ready_declare": "optional"}}, of_words("ready"), True),
    ("changchun", {"options": {"discarder_covers": "always"}}, of_words("payer_ready", **DISCARD), False),
]


@pytest.mark.parametrize(("variant", "setting", "asked", "counts"), WORDS_UNDER_OPTIONS)
@pytest.mark.rule("WENZHOU-P7", "TAIWAN-P13")
def test_a_word_that_means_nothing_under_the_options_is_refused_under_them(variant, setting, asked, counts):
    doors = [by_library, by_records, by_terminal, by_analyser, by_case]
    if "by" not in asked:
        doors.append(by_analyser_of_waits)
    for door in doors:
        refused = pytest.raises(IncompatibleCircumstance, match=f"means nothing in {variant} under these options")
        with contextlib.nullcontext() if counts else refused:
            door(variant, setting, **asked)


@pytest.mark.parametrize("variant", IDS)
def test_no_two_presets_of_a_game_answer_for_each_other(variant):
    """Each word is known by default and in each preset where the rules look at it, whatever was asked before."""
    game = load(variant)
    settings = [{}, *({"preset": preset} for preset in game.presets)]
    for setting in settings:
        asker = asker_of(variant, **setting)
        for word, entry in WORDS.items():
            means = entry.means(asker.engine.rules)
            with (
                contextlib.nullcontext()
                if means
                else pytest.raises(IncompatibleCircumstance, match=f"{word} means nothing in {variant}")
            ):
                named(game, asker.engine.rules, (word,), "")
            assert means or word not in words_under(asker.engine.rules)


@pytest.mark.rule("TAIYUAN-31")
def test_a_passed_win_bars_a_ready_player_at_every_door():
    for by in ("self", "discard"):
        told = {"hand": "123m456p789s1155z", "win": "1z", "by": by, "context": ["ready", "passed_win"]}
        win = score("taiyuan", mode="interpreted", **told)
        assert (win.wins, win.refusal, win.refusal_rule) == (False, "passed-win", "TAIYUAN-31")
        wins = wins_of("taiyuan", [told], mode="interpreted")
        assert score_many("taiyuan", wins, mode="interpreted")["wins"].tolist() == [0]
        assert score("taiyuan", mode="interpreted", **{**told, "context": ["ready"]}).wins


@pytest.mark.parametrize("name", ["melds", "context"])
@pytest.mark.parametrize(
    ("given", "example"), [("pon 777z", "['pon 777z']"), (None, "[] for none"), ("", "[] for none"), (7, "[7]")]
)
def test_what_is_no_list_is_refused_with_one_that_means_the_same(name, given, example):
    with pytest.raises(HandError) as refusal:
        score("riichi", "123m456p789s1155z", "1z", mode="interpreted", **{name: given})
    assert str(refusal.value).endswith(f": write a list, like {example}")
