"""Every payment of a win says why: its reason has a rule that stands in the book, and a sentence that adds up."""

import re
from pathlib import Path

import pytest

import fangcheng
from fangcheng import rule, score
from fangcheng.core.state.due_reasons import DUE_AT_MOST, DUE_REASONS, DUE_REST, NO_DUE
from fangcheng.core.state.rule_codes import SUM
from fangcheng.game.engine import Engine
from fangcheng.game.reckoning.dues import Dues
from fangcheng.game.told import sentence
from fangcheng.game.words import TEXTS
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.topics import TOPICS
from fangcheng.variants import IDS, load
from game.constructed_wins import PaidWin, paid_wins
from game.players import play
from made_up import ruleset
from properties.toggles import presets, single_values

SOURCE = Path(fangcheng.__file__).parent / "core"
DECIDING = [*(SOURCE / "settlement").glob("*.py"), *(SOURCE / "institutions" / f for f in ("cover.py", "bonds.py"))]
SETTLED_BY = set(re.findall(r'rules(?:\.|\[")(\w+)', "".join(path.read_text(encoding="utf-8") for path in DECIDING)))
NOT_PART = ("share-of", "share-bound")  # lines below a payment that tell whose share it is

MAKES = {  # what the numbers of a line make
    "pays-times": lambda told: told["base"] * float(told["times"]),
    "pays-rounded": lambda told: -(-told["product"] // 100) * 100,
    "pays-sum": lambda told: told["base"] + told["fan"],
    "pays-more": lambda told: told["base"] + told["more"],
}


def bearing(game):
    """The presets of a game, and the single values of options that change a setting which settlement reads."""
    ruleset = load(game)
    default = ruleset.record(ruleset.choose())
    for preset in presets(game):
        yield preset, {}
    for options in single_values(game):
        record = ruleset.record(ruleset.choose(options))
        if any((record[name] != default[name]).any() for name in SETTLED_BY & set(default.dtype.names)):
            yield None, options


def payers_of(won: PaidWin):
    return [seat for seat, change in enumerate(won.changes) if seat in won.notes or (seat != won.winner and change < 0)]


def lines_of(won: PaidWin, payer: int):
    """The line of a payment, and those below it."""
    steps = won.told.steps
    first = next(at for at, step in enumerate(steps) if step.key.startswith("pays") and step.args["seat"] == payer)
    after = next((at for at in range(first + 1, len(steps)) if steps[at].depth == 0), len(steps))
    return steps[first], steps[first + 1 : after]


def check(won: PaidWin, engine: Engine) -> None:
    """Each payer has a reason; its rule and those of its lines are in the book; what is told makes what is paid."""
    adds_up = engine.rules.method >= SUM and not engine.rules.purse
    for payer in payers_of(won):
        reason = won.dues.reasons[payer]
        assert reason != NO_DUE, f"seat {payer} pays without a reason: {won}"
        head, below = lines_of(won, payer)
        assert rule(engine.rule_of(DUE_REASONS[reason].topic)).text
        told = [head, *(line for line in below if line.key in NOT_PART)]
        for line in told:
            assert rule(line.rule).text, f"{line} has no rule: {won}"
        if head.key in MAKES:
            assert float(head.value) == MAKES[head.key](head.args), won
        if adds_up:
            assert told_amount(won.dues, payer, told[1:]) == head.value == -won.changes[payer], won


def told_amount(dues: Dues, payer: int, lines) -> int:
    """What the lines of a payment in shares say is paid: the payer's own share, or those of others; so many times."""
    shares = [line.value for line in lines if line.key == "share-of"] or [dues.shares[payer]]
    times = [int(line.args["effect"][1:]) for line in lines if line.key == "share-bound"]
    return sum(shares) * (times[0] if times else 1)


@pytest.mark.by_day
@pytest.mark.parametrize("game", IDS)
def test_every_payment_says_why(game):
    for preset, options in bearing(game):
        engine = Engine(game, options, preset, "interpreted")
        wins = list(paid_wins(game, 5, 20 if preset else 4, options, preset))
        assert wins
        for won in wins:
            check(won, engine)


@pytest.mark.by_day
@pytest.mark.parametrize("game", IDS)
def test_every_payment_of_a_played_hand_says_why(game):
    told = []
    play(game, 3, 200, after=lambda match: told.extend(match.explain()))
    for one in told:
        if one.kind == "win" and one.steps:
            payers = {payment.seat for payment in one.payments for part in payment.parts if _pays_win(part)}
            lines = [step for step in one.steps if step.key.startswith("pays")]
            assert payers <= {line.args["seat"] for line in lines}
            assert all(rule(line.rule).text for line in lines)


def _pays_win(part):
    return part.cause == "win" and part.amount < 0


# One game, with an option where it takes one, in which somebody pays for each reason.
MEETING = (
    ("sichuan", {"self_draw": "add_base"}, 20),
    ("mcr", {}, 20),
    ("riichi", {}, 100),
    ("guangxi", {}, 60),
    ("chengdu", {"fed_kong_bloom": "feeder"}, 60),
    ("nanning", {}, 20),
    ("hainan", {"end_liability": True}, 40),
)


def test_every_reason_is_met_by_some_win():
    met = {
        won.dues.reasons[payer]
        for game, options, wanted in MEETING
        for won in paid_wins(game, 1, wanted, options)
        for payer in payers_of(won)
    }
    assert met == set(DUE_REASONS) - OF_OWN_PAGES


OF_OWN_PAGES = {DUE_AT_MOST, DUE_REST}  # no game of ours has them


def all_pay(**settings):
    """A game whose one row brings 170 from each, whoever gave the tile."""
    return ruleset({"discard_payers": "all", **settings}, combine="sum", prices={"all_pungs": 170})


@pytest.mark.parametrize(
    ("by", "most", "changes"),
    [
        ("discard", 0, [510, -170, -170, -170]),
        ("discard", 25, [510, -460, -25, -25]),  # as in Zung Jung: 170 x 3, the others 25 each
        ("discard", 170, [510, -170, -170, -170]),
        ("discard", 169, [510, -172, -169, -169]),
        ("self", 25, [510, -170, -170, -170]),
    ],
)
def test_who_gave_the_tile_pays_what_others_do_not(by, most, changes):
    page = all_pay(bystander_most=most)
    won = score(page, "111m222p333s4z", "4z", melds=["pon 555m from N"], by=by, mode="interpreted")
    assert won.changes == changes


def test_a_payment_of_the_rest_says_whose():
    page = all_pay(bystander_most=25)
    won = score(page, "111m222p333s4z", "4z", melds=["pon 555m from N"], by="discard", mode="interpreted")
    told = [(line.key, line.args, line.value) for line in won.steps if line.key.startswith(("pays", "share"))]
    assert told == [
        ("pays", {"seat": 1}, 460),
        ("share-of", {"seat": 1}, 170),
        ("share-rest", {"seat": 2}, 145),
        ("share-rest", {"seat": 3}, 145),
        ("pays", {"seat": 2}, 25),
        ("share-cap", {"cap": 25}, None),
        ("pays", {"seat": 3}, 25),
        ("share-cap", {"cap": 25}, None),
    ]
    assert {line.rule for line in won.steps if line.depth == 1} == {"MADEUP-1"}


BIG_DRAGONS = {"melds": ["pon 555z from W", "pon 666z from N", "pon 777z from E"], "seat": "S"}  # East has fed the last


@pytest.mark.parametrize(
    ("game", "hand", "told", "rules"),
    [
        ("riichi", "23s99m", {"by": "self"}, {0: "RIICHI-91"}),
        ("riichi", "23s99m", {"by": "discard", "source": "N"}, {0: "RIICHI-91", 3: "RIICHI-91"}),
        ("riichi", "23s99m", {"by": "discard", "source": "E"}, {0: "RIICHI-87"}),
        ("sanma", "23s99p", {"by": "self", "melds": ["pon 555z from W", "pon 666z from W", "pon 777z from E"]},
         {0: "SANMA-37"}),
    ],
)  # fmt: skip
def test_who_answers_for_a_yakuman_is_told_the_rule_of_liability(game, hand, told, rules):
    won = score(game, hand, "1s", mode="interpreted", **{**BIG_DRAGONS, **told})
    assert {line.args["seat"]: line.rule for line in won.steps if line.key.startswith("pays")} == rules


@pytest.mark.parametrize("reason", DUE_REASONS)
def test_every_reason_has_a_topic_and_a_sentence_in_every_language(reason):
    told = DUE_REASONS[reason]
    assert told.topic in TOPICS
    names = re.findall(r"{(\w+)}", TEXTS[told.sentence])
    for language in LANGUAGES:
        said = sentence(language, told.sentence, **dict.fromkeys(names, 7))
        assert said != told.sentence
        assert "{" not in said
