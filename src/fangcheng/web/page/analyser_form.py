"""What the analyser can ask of a hand in one game: its tiles, its melds, and the circumstances that mean anything."""

from typing import Any

from fangcheng.core.state.rule_codes import JOKER_FIXED, JOKER_FLOWERS, JOKER_NONE, LACK_DECLARED
from fangcheng.game.asking import asker_of
from fangcheng.game.circumstances.meanings import counts_streak, lays_sticks, minds_round_wind
from fangcheng.game.hand_checks import copies, is_dragon_flower, is_flower_joker
from fangcheng.game.hands import SEAT_LETTERS
from fangcheng.tiles import KINDS, NORTH, face_of, is_flower, name_of
from fangcheng.web import bodies
from fangcheng.web.page.cards import ruleset_of
from fangcheng.web.page.circumstances import offered_in, robs
from fangcheng.web.page.meld_forms import melds_of
from fangcheng.web.page.texts import text

MOST_ASIDE = 4


def form_of(game: bodies.Game) -> bodies.AnalyserForm:
    """Return the form of a game. Raises FangchengError for a game that is not there."""
    ruleset = ruleset_of(game.variant, game.house)
    rules = asker_of(ruleset, game.options, game.preset).engine.rules
    held = [kind for kind in range(KINDS) if copies(rules, kind) and not is_laid_out(rules, kind)]
    return bodies.AnalyserForm(
        tiles={name_of(kind): copies(rules, kind) for kind in sorted(held, key=lambda kind: (face_of(kind), kind))},
        hand_size=3 * int(rules.sets) + 2 - int(rules.heart),
        melds=melds_of(rules, held),
        seats=list(SEAT_LETTERS[: int(rules.seats)]),
        rounds=list(SEAT_LETTERS) if minds_round_wind(rules) else [],
        flowers=[name_of(kind) for kind in range(KINDS) if copies(rules, kind) and is_laid_out(rules, kind)],
        circumstances={word: text(f"circumstance-{word.replace('_', '-')}") for word in offered_in(rules)},
        calls=ruleset.calls,
        turned=rules.joker_rule not in (JOKER_NONE, JOKER_FIXED, JOKER_FLOWERS),
        heart=bool(rules.heart),
        lack=bool(rules.lack_rule == LACK_DECLARED),
        dora=bool(rules.indicators),
        ura=bool(rules.indicators and rules.ura),
        aside=MOST_ASIDE if rules.lay_north and rules.copies[NORTH] else 0,
        counters=bool(rules.counter_value > 0),
        deposits=lays_sticks(rules),
        streak=counts_streak(rules),
        robs=robs(rules),
        stake=int(rules.ready_stake),
    )


def is_laid_out(rules: Any, kind: int) -> bool:
    """Return True for a tile that no hand holds: it is laid out as it comes."""
    return (is_flower(kind) and not is_flower_joker(rules, kind)) or bool(is_dragon_flower(rules, kind))
