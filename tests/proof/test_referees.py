"""Random walks: what is open to each seat, beside what a referee allows who knows the history of the hand alone.

Every variant that has a module in tests/reference/referees is walked, and nothing is written here for it.
"""

import random
from collections import Counter
from importlib import import_module
from itertools import zip_longest
from typing import Any

import pytest

from bridge import Scribe, Walker, referee_of, reference_of, with_referee
from fangcheng import BadOption, Match
from fangcheng.variants import load
from proof.steering import Flowers, TenHonours
from reference.history import Move
from reference.referee import OFFERS, Referee
from reference.referee_common import Common
from reference.sheet import tiles

FEW, MANY = 16, 1000  # hands; a referee may ask for more of its game in the normal run
MIXTURE = 8  # hands with one mixture of options
SEED = "w1"
MELDS = ("chi", "pon", "kong", "sum", "head")


def walk(variant: str, seed: str, hands: int, led: type[Walker] = Walker, **settings: Any) -> Counter[str]:
    """Walk so many hands; how often each kind of action was open."""
    match, seen, carry = Match(variant, seed, mode="compiled", **settings), Counter[str](), 0
    walker = led(match)
    for number in range(hands):
        if match.over:
            match = Match(variant, f"{seed}:{number}", mode="compiled", **settings)
            walker, carry = led(match), 0
        elif number:
            match.next_hand()
        carry = walk_hand(match, walker, seen, carry)
    return seen


def walk_hand(match: Match, walker: Walker, seen: Counter[str], carry: int = 0) -> int:
    """Walk one hand; what it hands on to the next, where the scorer counts such a thing."""
    scribe = Scribe(match, carry)
    referee = referee_of(match.variant)(scribe.setting)
    told, asked = 0, True
    while True:
        if scribe.dealt and not referee.is_dealt:
            referee.deal(scribe.dealt, scribe.drawn)
        news = scribe.moves[told:]
        for move, following in zip_longest(news, news[1:]):
            referee.see(move)
            if following is not None and move.what in (*OFFERS, "draw") and following.what != "flower":
                nobody_is_asked(match, referee, following)
        told = len(scribe.moves)
        if match.hand_over:
            carried = getattr(reference_of(match.variant), "carried", None)
            return carried(scribe.sheet(), carry) if carried else 0
        compare(match, referee, asked, seen)
        seat = walker.chance.choice(match.owed)
        number = walker.answer(seat)
        referee.answered(seat, next(action.label for action in match.legal(seat) if action.number == number))
        scribe.read(match.act(seat, number))
        asked = len(scribe.moves) > told


def compare(match: Match, referee: Referee, asked: bool, seen: Counter[str]) -> None:
    """Hold what is open to the seats that owe an answer beside what the referee allows them."""
    for seat in range(match.seats):
        legal = {plain(action.label) for action in match.legal(seat)}
        allowed = referee.allowed(seat) if referee.is_dealt else referee.bids(seat)
        if is_opening(referee):
            legal, allowed = without_drawn(legal), without_drawn(allowed)
        if legal or asked:
            assert legal == allowed, complaint(match, referee, seat, legal, allowed)
        seen.update(action.split()[0] for action in legal if action[0].isalpha())


def nobody_is_asked(match: Match, referee: Referee, following: Move) -> None:
    """Where play has gone on by itself nobody may do anything."""
    for seat in range(match.seats):
        allowed = referee.allowed(seat)
        assert len(allowed) < 2, complaint(match, referee, seat, set(), allowed) + f"\n  but there came: {following}"


def is_opening(referee: Referee) -> bool:
    """Return True before the first discard: no book says which of the dealer's tiles he was dealt last."""
    return all(what == "flower" for what, _, _ in referee.book.course)


def without_drawn(actions: set[str]) -> set[str]:
    """Discards by their tiles alone."""
    return {action.removesuffix(" drawn") for action in actions}


def plain(label: str) -> str:
    """A label with its tiles sorted one by one: `pon 05p` becomes `pon 0p 5p`, whatever is said behind them."""
    word, _, own = label.partition(" ")
    own, *more = own.split(" ", 1)
    return " ".join([word, *sorted(tiles(own)), *more]) if word in MELDS else label


def complaint(match: Match, referee: Referee, seat: int, legal: set[str], allowed: set[str]) -> str:
    """What differs, and how to come there again."""
    where = f"{match.variant} seed {match.seed!r}, hand {len(match.actions)}, decision {len(match.actions[-1])}"
    where += f", preset {match.preset}, options {match.options}" if match.preset or match.options else ""
    return (
        f"\n{where}, seat {seat}\n  open, but not allowed: {sorted(legal - allowed)}"
        f"\n  allowed, but not open: {sorted(allowed - legal)}\n  {referee.book.sheet()}"
    )


def mixture(variant: str, chance: random.Random) -> dict[str, Any]:
    """A value by chance for about half of the options that the referee follows."""
    held = part_of(variant, "AT_DEFAULT", ())
    free = [one for one in load(variant).options if one.choices and one.key not in held]
    return {one.key: chance.choice(list(one.choices)) for one in free if chance.random() < 0.5}


def part_of(variant: str, part: str, otherwise: Any) -> Any:
    """What the module of a referee says of itself."""
    return getattr(import_module(f"reference.referees.{variant}"), part, otherwise)


LED = [  # walks led to what chance alone does not bring
    ("hangzhou", TenHonours, {"ten_winds": True}),
    ("hangzhou", TenHonours, {"ten_winds": "may"}),
    ("hangzhou", TenHonours, {"ten_winds": False}),
    ("hongkong", Flowers, {"flower_win": True}),
]

every_referee = pytest.mark.parametrize("variant", with_referee())
every_preset = pytest.mark.parametrize(
    ("variant", "preset"), [(one, preset) for one in with_referee() for preset in part_of(one, "PRESETS", ())]
)
every_mixture = pytest.mark.parametrize("variant", [one for one in with_referee() if part_of(one, "MIXED", True)])


@pytest.mark.by_day
@every_referee
def test_what_is_open_is_what_the_referee_allows(variant):
    walk(variant, SEED, part_of(variant, "HANDS", FEW))


@pytest.mark.by_day
@every_preset
def test_so_it_is_with_a_preset_that_the_referee_follows(variant, preset):
    walk(variant, SEED, FEW // 2, preset=preset)


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "led", "options"), LED)
def test_so_it_is_where_a_walk_is_led_to_a_rule(variant, led, options):
    walk(variant, "led", FEW // 2, led, options=options)


@pytest.mark.slow
@every_referee
@pytest.mark.parametrize("part", range(10))
def test_so_it_is_on_long_walks(variant, part):
    walk(variant, f"long walk {part}", MANY)


@pytest.mark.slow
@every_mixture
@pytest.mark.parametrize("part", range(10))
def test_so_it_is_under_options_by_chance(variant, part):
    chance = random.Random(f"{variant} {part}")
    for number in range(MANY // 5 // MIXTURE):
        options = mixture(variant, chance)
        try:
            walk(variant, f"mixture {part}:{number}", MIXTURE, options=options)
        except BadOption:  # options that exclude each other
            continue


FORGOTTEN = {  # a rule that a referee leaves out: what it says instead, and options under which it shows
    "jinan": [("barred", "none"), ("is_locked", lambda table, seat: False), ("may_kong", lambda table, *of: True)],
    "shanxi": [("may_pon", lambda table, *of: True), ("is_face_down", lambda table, offer: False)],
    "beijing": [("barred", "none"), ("to_follow", lambda table, seat: None), ("calls_lift", False)],
    "hainan": [("barred", "none"), ("discards", lambda table, seat: table.thrown(seat))],
    "nanjing": [("barred", "none")],
    "chengdu": [
        ("must_win", lambda table: False),
        ("may_pon", lambda table, *of: True),
        ("gifts", lambda table, seat: {f"give {tile}" for tile in table.book.hands[seat]}, {"exchange3": True}),
    ],
    "shanghai": [("barred", "none")],
    "guangdong": [("barred", "any")],
    "neimenggu": [("barred", "none")],
    "hebei": [("barred", "none")],
    "anqing": [
        ("barred", "none"),
        ("may_pon", lambda table, *of: True),
        ("front_left", lambda table: len(table.lying), {"end": "indicator"}),
    ],
    "hongzhong": [("may_pon", lambda table, *of: True)],
    "guangzhou": [
        ("barred", "none"),
        ("discards", lambda table, seat: table.thrown(seat)),
        ("is_barred", lambda table, seat, tile: False, {"fan_table": "chicken"}),
        ("is_barred", lambda table, seat, tile: bool(table.missed[seat]), {"fan_table": "chicken"}),
    ],
    "guangdong_folk": [("barred", "none")],
    "tuidaohu": [("barred", "none"), ("may_pon", lambda table, *of: True), ("after", Common.after)],
    "guangxi": [("discards", lambda table, seat: table.thrown(seat))],
    "hangzhou": [("is_caught", lambda table, seat: False), ("may_chi", lambda table, *of: True)],
    "guizhou": [
        ("let_pass", lambda table, *of: None),
        ("is_declared", lambda table, seat: False),
        ("hard_ready", lambda table: set()),
    ],
    "nanning": [("discards", lambda table, seat: table.thrown(seat), {"joker": True})],
    "yingkou": [("barred", "none"), ("kong_is_left", lambda table: table.book.left > 0)],
    "luoshu": [
        ("barred", "none"),
        ("discards", lambda table, seat: table.thrown(seat)),
        ("may_lay_heads", lambda table, seat: True, {"heads_only_once": True}),
    ],
    "changsha": [
        ("let_pass", lambda table, *of: None),
        ("kong_is_left", lambda table: table.is_left(0)),
        ("may_kong", lambda table, *of: True),
    ],
    "nanchang": [("let_pass", lambda table, *of: None), ("chis", Common.chis)],
    "harbin": [("barred", "none"), ("is_ready", lambda table, seat: False), ("must_win", lambda table, seat: False)],
    "wuhan": [("may_chi", lambda table, *of: True), ("kept_out", lambda table: set())],
    "hefei": [
        ("opening", lambda table: set(), {"profile": "dahu"}),
        ("begin_offer", lambda table, seat: None, {"profile": "dahu"}),
        ("may_throw_dice", lambda table, *of: False, {"profile": "dahu", "dice_kong": True}),
    ],
    "jilin": [
        ("has_thrown", lambda table, seat: False),
        ("is_shown_up", lambda table: False),
        ("must_win", lambda table, seat: False),
    ],
    "changchun": [
        ("is_ready", lambda table, seat: False),
        ("may_lay", lambda table, seat: True),
        ("is_tail", lambda table: False, {"draw_only_tail": 4}),
        ("may_take", Common.may_take, {"egg_claims": True}),
        ("is_shown_up", lambda table: False, {"treasure_time": "next_turn"}),
        ("worth_thrown", lambda table, *of: -1, {"must_declare": False, "pass_rule": "mil"}),
    ],
    "jiangnan": [("has_thrown", lambda table, seat, kind: False)],
    "wenzhou": [("bound", lambda table, seat: set()), ("let_pass", lambda table, *of: None)],
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "rule", "instead", "options"), [(one, *rule, {})[:4] for one in FORGOTTEN for rule in FORGOTTEN[one]]
)
def test_a_referee_that_forgets_a_rule_is_found_out(variant, rule, instead, options, monkeypatch):
    monkeypatch.setattr(part_of(variant, "Table", None), rule, instead)
    with pytest.raises(AssertionError, match=r"open, but not allowed|due"):
        walk(variant, "deeper", 300, options=options)


FORGOTTEN_WHERE_LED = {"hangzhou": ("has_ten", False), "hongkong": ("flower_winner", None)}


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "led", "options"), [one for one in LED if one[2] != {"ten_winds": False}])
def test_so_is_one_that_forgets_a_rule_to_which_a_walk_is_led(variant, led, options, monkeypatch):
    rule, found = FORGOTTEN_WHERE_LED[variant]
    monkeypatch.setattr(part_of(variant, "Table", None), rule, lambda *_: found)
    with pytest.raises(AssertionError, match=r"open, but not allowed|due"):
        walk(variant, "led", 100, led, options=options)
