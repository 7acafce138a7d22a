"""Every payment beside the value of a win says by which rule of the game's book it is made, and what for in words."""

import random
from pathlib import Path

import pytest

from chengdu.test_rotation import finish_hand
from fangcheng import rule
from fangcheng.conform.runner import run_paths
from fangcheng.conform.situations import Situation
from fangcheng.core.institutions.flower_pay import pays_flowers
from fangcheng.core.institutions.horses import turns_any
from fangcheng.core.state import rule_codes as codes
from fangcheng.core.state.codes import WON
from fangcheng.core.state.fields import side_payments as side
from fangcheng.game.engine import Engine
from fangcheng.game.event_types import CAUSES, Drawn, Paid
from fangcheng.game.events import read_events
from fangcheng.game.explain import explanations_of
from fangcheng.game.match import Match
from fangcheng.game.reckoning.causes import topic_of_payment
from fangcheng.game.told import sentence
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.topics import TOPICS
from fangcheng.variants import IDS, load
from fangcheng.web.page.texts import cause_key
from flow.hongkong16 import dealt as of_hongkong
from flow.hongkong16 import open_notes
from flow.table_of import table_of
from game.players import play
from properties.toggles import presets, single_values

CASES = Path(__file__).parents[2] / "rules/cases"
BESIDE = [cause for cause in CAUSES if cause != "win"]  # tests/game/test_dues.py asks for the wins


# --- which causes the rules of a table can bring: what a kernel asks for before it opens a row


def kongs_paid(place):
    return lambda rules: rules.kong_pay[place] and (rules.kong_when != codes.KONGS_UNPAID or rules.chickens)


def paid_at_once(*places):
    return lambda rules: any(rules.side_pay[place] for place in places)


def given_back(rules):
    return rules.call_transfer == codes.BACK


def checked(rules):
    return rules.draw_check == codes.CHECK_SICHUAN


CAN = {
    "counters": lambda rules: rules.method == codes.HAN_AND_FU and rules.counter_value,
    "sticks": lambda rules: rules.ready_cost,
    "left_sticks": lambda rules: rules.ready_cost,
    "noten": lambda rules: rules.draw_check == codes.CHECK_NOTEN and rules.noten_total,
    "nagashi": lambda rules: rules.nagashi,
    "open_kong": kongs_paid(codes.PAID_OPEN),
    "added_kong": kongs_paid(codes.PAID_ADDED),
    "concealed_kong": kongs_paid(codes.PAID_CONCEALED),
    "special_kong": kongs_paid(codes.PAID_SPECIAL),
    "transfer": lambda rules: rules.call_transfer == codes.TO_THE_WINNER,
    "refund": lambda rules: rules.kong_when == codes.AT_ONCE and (given_back(rules) or checked(rules)),
    "pig": lambda rules: checked(rules) and rules.pig_amount != codes.AS_UNREADY,
    "unready": lambda rules: rules.draw_check in (codes.CHECK_SICHUAN, codes.CHECK_FACTORS),
    "follow": lambda rules: (
        rules.follow or any(rules.chase) or paid_at_once(side.FOLLOWED_OUTER, side.FOLLOWED_INNER)(rules)
    ),
    "watch": lambda rules: rules.watch,
    "side_bet": lambda rules: rules.bet_kind == codes.INNER_STAKES,
    "yakitori": lambda rules: rules.yakitori,
    "chips": lambda rules: rules.chip_value,
    "chombo": lambda rules: rules.chombo == codes.CHOMBO_MANGAN,
    "mixed_flowers": paid_at_once(side.MIXED_FLOWERS),
    "flower_series": paid_at_once(side.FLOWER_SERIES),
    "seven_flowers": lambda rules: paid_at_once(side.SEVEN_FLOWERS)(rules) or pays_flowers(rules),
    "eight_flowers": lambda rules: paid_at_once(side.EIGHT_FLOWERS)(rules) or pays_flowers(rules),
    "noted": lambda rules: rules.pulling,
    "note_halved": lambda rules: rules.pulling,
    "note": lambda rules: rules.pulling,
    "horses": lambda rules: turns_any(rules) or rules.birds or (rules.bought_horses and not rules.horse_flows),
    "four_winds": paid_at_once(side.FOUR_WINDS),
    "four_alike": paid_at_once(side.FOUR_ALIKE),
    "burn": lambda rules: rules.burn,
    "fine": lambda rules: rules.fine,
    "pot": lambda rules: rules.fine,
    "fly": lambda rules: rules.fly,
    "shadow": lambda rules: rules.shadow,
    "wake": lambda rules: rules.wake != codes.NO_WAKE,
    "drawn_hand": lambda rules: rules.drawn_hand_pay,
    "opening": lambda rules: rules.opening_wins,
    "bought_horses": lambda rules: rules.bought_horses and rules.horse_flows,
    "lost_stake": lambda rules: rules.ready_stake,
    "chickens": lambda rules: rules.chickens,
    "charge": lambda rules: rules.chickens,
    "duty": lambda rules: rules.chickens,
    "jokers": lambda rules: rules.joker_pay,
    "essences": lambda rules: rules.essences,
    "flip": lambda rules: rules.essence_flip,
    "egg": lambda rules: rules.eggs and (rules.egg_pay[0] or rules.egg_pay[1]),
    "egg_add": lambda rules: rules.eggs and rules.egg_pay[2],
    "ruling": lambda rules: False,  # a host may rule at every table, and cites for himself (test_hosting.py)
}


def engines(game):
    """The tables of a game under its presets and under every value of its options alone."""
    for preset in presets(game):
        yield Engine(game, {}, preset, "interpreted")
    for options in single_values(game):
        yield Engine(game, options, None, "interpreted")


def topics(cause, engine):
    """The topics that payments of a cause have in a game: of a refund two, where both are made."""
    paid = Paid(cause=cause, changes=(0, 0, 0, 0))
    if cause != "refund":
        return {topic_of_payment(paid)}
    ways = ((False, given_back(engine.rules)), (True, checked(engine.rules)))
    return {topic_of_payment(paid, with_drawn) for with_drawn, made in ways if made}


def books_of(game):
    """Whose rules a game cites: its own, the common ones, and of a game that is another's neighbour that one's."""
    ruleset = load(game)
    return {"COMMON", *(number.rpartition("-")[0].partition("-F")[0] for number in ruleset.cited.values())}


def check_rule(number, game, cause):
    assert number, f"{game}: no rule for payments of {cause}"
    assert rule(number).text
    assert number.split("-")[0] in books_of(game), f"{game}: {cause} cites {number}"


@pytest.mark.by_day
@pytest.mark.parametrize("game", IDS)
def test_every_cause_that_a_game_can_bring_has_a_rule_of_its_book(game):
    for engine in engines(game):
        for cause, can in CAN.items():
            if can(engine.rules):
                for topic in topics(cause, engine):
                    check_rule(engine.rule_of(topic), game, cause)


def test_every_cause_is_asked_for():
    assert {*CAN} == {*BESIDE}
    assert all(f"paid-{cause}" in TOPICS for cause in BESIDE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cause", [cause for cause in BESIDE if cause not in ("noted", "note", "note_halved")])
def test_every_cause_has_words_in_every_language(cause, language):
    rules = Engine("riichi", mode="interpreted").rules
    key = cause_key(rules, cause)
    for terms in ("japanese", "chinese"):
        words = sentence(language, f"part-{key}", terms=terms)
        assert words not in ("", f"part-{key}")
        assert words in sentence(language, "ev-payment", seat="A", n="+1", cause=key, terms=terms)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key", ["ev-noted", "ev-note", "ev-note_halved", "part-noted", "part-note", "part-note_halved"]
)
def test_notes_have_sentences_in_every_language(key, language):
    said = sentence(language, key, seat="A", seat_from="B", n=7, paid="+7")
    assert said != key
    assert "{" not in said


# --- hands in which they come about


def check_paid(game, engine, events):
    """Every payment of a step says its rule, and is one that the rules of the table can bring; return the causes."""
    with_drawn = any(isinstance(event, Drawn) for event in events)
    paid = [event for event in events if isinstance(event, Paid)]
    for event in paid:
        if event.cause != "win":
            assert CAN[event.cause](engine.rules), f"{game} pays for {event.cause}"
            check_rule(engine.rule_of(topic_of_payment(event, with_drawn)), game, event.cause)
    return {event.cause for event in paid}


@pytest.fixture(scope="module")
def in_cases():
    """The causes that the worked cases of all books pay for, each by a rule of its book."""
    kept, found = [], set()
    begin = Situation._begin

    def noted(situation):
        kept.append(situation)
        begin(situation)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Situation, "_begin", noted)
        for _ in run_paths([CASES]):
            while kept:
                situation = kept.pop()
                found |= check_paid(situation.ruleset.id, situation.engine, read_events(situation.table))
    return found


# --- hands that no case tells, by the cause that they pay for: the table after the step that pays


DULL = "147m258p369s1234z"
DULL_16 = "2589m258p258s123456z"
FLOWERS = {"tail": "1z2z3z4z5z6z9p9p7s"}
LAST = {"round_wind": 1, "deal_number": 3, "dealer": 3, "scores": [31000, 29000, 20000, 20000]}


def all_last(options=None, **more):
    """The last hand of a riichi match, which South wins."""
    return table_of("riichi", before_deal={**LAST, **more}, options=options).close(WON, "S", "E")


def ruled(game, ruling, **options):
    """A host rules on a foul."""
    table = table_of(game, options=options)
    assert getattr(table.engine, ruling)(table.record, 1)
    return table


def pot_taken():
    hands = {"E": "147m258p369s1234z9s", "S": "123m456p78s66677z"}
    table = table_of("beijing", hands, options={"manual_table": True})
    table.engine.rule_fine(table.record, table.seat("E"))
    return table.play("E 9s", "S win")


def noted(**notes):
    """South wins on a discard of West, with these notes open."""
    hands = {"E": DULL_16 + "7z", "S": "123456789m123p45s99s"}
    table = of_hongkong(hands, "1z2z3z4z5z6s", before_deal=open_notes(**notes))
    return table.play("E 7z").throw_drawn(5).play("W 6s", "S win")


def watched():
    """South looks at all hands, and West wins on the tile that he draws."""
    hands = {"E": DULL_16 + "7z", "S": "123456789m123p5z777p", "W": "234m234p234s567s78s66z"}
    return table_of("taiwan", hands, wall="9s").play("E 7z").wait().play("S watch", "S 9s drawn", "W win")


def four_winds():
    table = table_of("nanjing", {"E": DULL + "9p"}, wall="9s8m7s6m9m6p6s5m5s")
    for tile in ("3z", "1z", "2z"):
        table.play(f"E {tile}").throw_drawn(3)
    return table.play("E 4z")


def four_alike():
    hands = {"E": "9999p8888m47m1234z"}
    table = table_of("nanjing", hands, wall="9s7m7s6m9s6p6s5m5s7p8p5p1p1p1p2s2s2s3p3p3p4p4p4p")
    for _ in range(3):
        table.play("E 9p").throw_drawn(3)
    return table.play("E 9p")


def all_last_of_three(options=None, **more):
    """The last hand of a match of three players, which South wins."""
    last = {"round_wind": 1, "deal_number": 2, "dealer": 2, "scores": [45000, 35000, 25000, 0], **more}
    return table_of("sanma", before_deal=last, options=options).close(WON, "S", "E")


def flowers(south, wall, **more):
    table = of_hongkong({"E": DULL_16 + "7z", "S": south}, wall, **more)
    return table.play("E 7z").wait()


def konged(game, label, hands, **more):
    """East makes a kong, or discards and South makes it; nobody robs it."""
    table = table_of(game, hands, **more)
    return (table.play("E 5m") if label.startswith("S") else table).play(label).wait()


def followed(game, hands, tile, **more):
    """All discard what East has discarded."""
    return table_of(game, hands, tile * 3, **more).play(f"E {tile}").wait().throw_drawn(3)


HAINAN = {"E": "4689m1359p135s443z", "S": "123555m678p22s78s"}
SEVEN = "1f2f3f4f5f6f7f258m258p258s"
KONG_POINTS = {"options": {"kong_points": True}}
LAID = {
    ("riichi", "chips"): lambda: all_last({"chips": 500}, **{"tokens.chips": [4, -1, -1, -2]}),
    ("sanma", "chips"): lambda: all_last_of_three({"chips": 500}, **{"tokens.chips": [2, -1, -1, 0]}),
    ("riichi", "yakitori"): lambda: all_last({"yakitori": True}, hands_won=[1, 0, 0, 2]),
    ("sanma", "yakitori"): lambda: all_last_of_three({"yakitori": True}, hands_won=[1, 0, 0, 0]),
    ("riichi", "left_sticks"): lambda: all_last(sticks=1),
    ("sanma", "left_sticks"): lambda: all_last_of_three(sticks=1),
    ("riichi", "chombo"): lambda: ruled("riichi", "rule_chombo"),
    ("sanma", "chombo"): lambda: ruled("sanma", "rule_chombo"),
    ("beijing", "fine"): lambda: ruled("beijing", "rule_fine", manual_table=True),
    ("beijing", "pot"): pot_taken,
    ("taiwan", "watch"): watched,
    ("taiwan", "noted"): noted,
    ("taiwan", "note_halved"): lambda: noted(WS=41),
    ("taiwan", "note"): lambda: noted(NE=40),
    ("taiwan", "mixed_flowers"): lambda: of_hongkong(
        {"E": DULL_16 + "7z", "S": "1f6f3f8f258m258p258s123z"}, tail="4z5z6z9p"
    ),
    ("taiwan", "flower_series"): lambda: flowers("1f2f3f2589m258p258s123z", "4f", tail="4z5z6z9p"),
    ("taiwan", "eight_flowers"): lambda: flowers(SEVEN, "8f", **FLOWERS).play("S pass"),
    ("taiwan", "concealed_kong"): lambda: of_hongkong({"E": "1111m258p258s1234567z"}).play("E kong 1111m"),
    ("taiwan", "follow"): lambda: followed("taiwan", {"E": DULL_16 + "7z"}, "7z", preset="hkma_2020"),
    ("hainan", "follow"): lambda: (
        table_of("hainan", HAINAN, "3z3z3z5z6s", options={"follow": True}).play("E 3z").throw_drawn(4).play("S win")
    ),
    ("guangxi", "follow"): lambda: followed("guangxi", {"E": DULL + "9p"}, "9p"),
    ("nanjing", "four_winds"): four_winds,
    ("nanjing", "four_alike"): four_alike,
    ("nanchang", "flip"): lambda: table_of(
        "nanchang", {"E": "2478m233p58p46s12z8p"}, joker="3p", options={"opening_flip": True}
    ),
    ("shanghai", "fly"): lambda: table_of(
        "shanghai", {"E": DULL + "9p", "S": "12345678p55p111z"}, "5m", options={"fly": True}
    ).play("E 9p", "S win"),
    ("harbin", "concealed_kong"): lambda: konged("harbin", "E kong 1111m", {"E": "1111m258p369s2468m"}, **KONG_POINTS),
    ("harbin", "open_kong"): lambda: konged(
        "harbin", "S kong 555m", {"E": "5m147p258s2468m369p", "S": "555m147p369s1289m"}, **KONG_POINTS
    ),
}
# Games, causes, options or a preset, seeds of bots that come to them: who plays is fixed (game/players.py).
PLAYED = [
    ("anqing", "added_kong", {}, 2),
    ("guangxi", "added_kong", {}, 1),
    ("guizhou", "added_kong", {}, 5),
    ("harbin", "added_kong", {"kong_points": True}, 1),
    ("hebei", "added_kong", {}, 4),
    ("jilin", "added_kong", {}, 1),
    ("nanchang", "added_kong", {}, 2),
    ("wenzhou", "added_kong", {}, 1),
    ("sanma", "sticks", {}, 1),
    ("shenzhen", "concealed_kong", {}, 5),
    ("qingyuan", "horses", {"horses": 4}, 2),
]


@pytest.mark.parametrize(("game", "cause"), LAID)
def test_a_payment_that_no_case_tells_says_its_rule(game, cause):
    table = LAID[game, cause]()
    events = read_events(table.record)
    assert cause in check_paid(game, table.engine, events)
    told = explanations_of(table.engine, table.record, events, [0] * int(table.record.seats))
    rules = {part.rule for one in told for payment in one.payments for part in payment.parts if part.cause == cause}
    assert rules
    assert all(rule(number).text for number in rules)
    assert all(number in one.text("ja") for one in told if one.kind != "win" for number in rules_in(one))


def rules_in(one):
    return {part.rule for payment in one.payments for part in payment.parts}


def test_the_result_of_a_player_who_is_followed_says_its_rule():
    match = Match("chengdu", "shadow", {"players": 6, "shadow": True}, mode="interpreted")
    for person, seat in zip(match.waiting, (0, 1), strict=True):
        match.follow(person, seat)
    finish_hand(match, random.Random(1))
    assert "shadow" in check_paid("chengdu", match.engine, match.hand_events)


@pytest.mark.by_day
def test_every_cause_is_met(in_cases):
    laid = {cause for _, cause in LAID}
    assert {*in_cases, *laid, "shadow", "ruling"} - {"win"} == {*BESIDE}


@pytest.mark.by_day
@pytest.mark.parametrize(("game", "cause", "options", "seed"), PLAYED)
def test_a_payment_of_bots_that_no_case_tells_says_its_rule(game, cause, options, seed):
    found, begun = set(), 0

    def look(match):
        nonlocal begun
        found.update(check_paid(game, match.engine, match.events[begun:]))
        begun = len(match.events)

    play(game, seed, 350, options, look)
    assert cause in found
