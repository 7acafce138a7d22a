"""What the analyser can ask of a hand in one game: its tiles, its melds, and the circumstances that mean anything."""

from typing import Any

from fangcheng.conform.context_words import WORDS
from fangcheng.conform.meanings import means_something
from fangcheng.core.shapes.sums import is_head
from fangcheng.core.state.rule_codes import (
    CHI_NOBODY,
    JOKER_AFTER_TAIL,
    JOKER_AFTER_TURNED,
    JOKER_AT_TAIL,
    JOKER_BY_THROW,
    JOKER_STAYS_IN_WALL,
    JOKER_TURNED_AND_NEXT,
    LACK_DECLARED,
)
from fangcheng.errors import HandError
from fangcheng.game.asking import asker_of
from fangcheng.game.hand_checks import copies, is_dragon_flower, is_flower_joker
from fangcheng.game.hands import SEAT_LETTERS, check_sets, meld_of
from fangcheng.tiles import EAST, FACES, KINDS, NORTH, face_of, is_flower, name_of
from fangcheng.web import bodies
from fangcheng.web.page.cards import ruleset_of
from fangcheng.web.page.texts import text

MOST_ASIDE = 4
TURNED = (
    JOKER_TURNED_AND_NEXT,
    JOKER_AFTER_TURNED,
    JOKER_AFTER_TAIL,
    JOKER_AT_TAIL,
    JOKER_BY_THROW,
    JOKER_STAYS_IN_WALL,
)  # a tile named them, in these ways
# Of the words of case files (docs/cases.md) those that a player would name.
OFFERED = (
    *("riichi", "double_riichi", "ippatsu", "ready_declared", "open_ready", "heavenly_ready", "earthly_ready"),
    *("hard_ready", "soft_ready"),
    *("first_turn", "last_tile", "kong_replacement", "discard_kong_replacement", "flower_replacement"),
    *("kita_replacement", "after_kong_discard", "fourth_tile", "last_copy", "joker_discarded"),
    *("joker_thrown", "two_jokers_thrown", "three_jokers_thrown", "four_jokers_thrown"),
    "jokers_elsewhere",
    *("double_hand", "lucky_dice", "wash_out"),
)
HONOUR_RUNS = {"1z": "123z", "2z": "234z", "3z": "134z", "4z": "124z", "5z": "567z"}  # each by one of its tiles
INSTEAD = {"riichi": ("ready_declared",), "soft_ready": ("ready_declared",)}  # words that say the same as another


def form_of(game: bodies.Game) -> bodies.AnalyserForm:
    """Return the form of a game. Raises FangchengError for a game that is not there."""
    ruleset = ruleset_of(game.variant, game.house)
    rules = asker_of(ruleset, game.options, game.preset).engine.rules
    means = [word for word in OFFERED if means_something(ruleset, WORDS[word].means)]
    means = [word for word in means if not any(word in INSTEAD.get(other, ()) for other in means)]
    held = [kind for kind in range(KINDS) if copies(rules, kind) and not is_laid_out(rules, kind)]
    return bodies.AnalyserForm(
        tiles={name_of(kind): copies(rules, kind) for kind in sorted(held, key=lambda kind: (face_of(kind), kind))},
        hand_size=3 * int(rules.sets) + 2,
        melds=melds_of(rules, held),
        seats=list(SEAT_LETTERS[: int(rules.seats)]),
        rounds=list(SEAT_LETTERS) if rules.copies[EAST] else [],
        flowers=[name_of(kind) for kind in range(KINDS) if copies(rules, kind) and is_laid_out(rules, kind)],
        circumstances={word: text(f"circumstance-{word.replace('_', '-')}") for word in means},
        turned=bool(rules.joker_rule in TURNED),
        lack=bool(rules.lack_rule == LACK_DECLARED),
        dora=bool(rules.indicators),
        ura=bool(rules.indicators and rules.ura),
        aside=MOST_ASIDE if rules.lay_north and rules.copies[NORTH] else 0,
        counters=bool(rules.counter_value > 0),
        streak="dealer_streak" in ruleset.prices,
    )


def is_laid_out(rules: Any, kind: int) -> bool:
    """Return True for a tile that no hand holds: it is laid out as it comes."""
    return (is_flower(kind) and not is_flower_joker(rules, kind)) or bool(is_dragon_flower(rules, kind))


def melds_of(rules: Any, held: list[int]) -> list[bodies.MeldForm]:
    """Return the ways of laying tiles open, each with what a click on a tile lays down."""
    alike = [kind for kind in held if kind < FACES or is_head(kind)]
    faces = {*alike}
    runs = {
        name_of(kind): f"{kind % 9 + 1}{kind % 9 + 2}{kind % 9 + 3}{name_of(kind)[1]}"
        for kind in alike
        if kind < EAST and kind % 9 < 7 and {kind + 1, kind + 2} <= faces
    }
    if rules.honour_runs:
        runs |= HONOUR_RUNS
    three, four = ({name_of(kind): name_of(kind)[0] * size + name_of(kind)[1] for kind in alike} for size in (3, 4))
    sets = {"pon": three, "kong": four, "concealed": four, "added": four}
    if rules.claim_chi != CHI_NOBODY:
        sets = {"chi": runs, **sets}
    accepted = {
        word: {tile: laid for tile, laid in tiles.items() if is_set(rules, f"{word} {laid}")}
        for word, tiles in sets.items()
    }
    return [
        bodies.MeldForm(word=word, label=text(f"meld-word-{word}"), tiles=tiles)
        for word, tiles in accepted.items()
        if tiles
    ]


def is_set(rules: Any, meld: str) -> bool:
    """Return True for a written meld that is a set in this game.

    Rules: LUOSHU-14, LUOSHU-27.
    """
    try:
        check_sets(rules, [meld_of(meld)])
    except HandError:
        return False
    return True
