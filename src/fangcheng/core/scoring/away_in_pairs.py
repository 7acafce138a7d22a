"""How many tiles lack to seven pairs that show what is demanded, for every choice of suits that are among them."""

from typing import NamedTuple

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit, count_bits, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.branches import EIGHT
from fangcheng.core.patterns.masks import HONOURS, TERMINALS, TWO_FIVE_EIGHT, WINDS
from fangcheng.core.scoring.owed import (
    ALL_PAIRS,
    DEMANDS,
    SUIT_FACES,
    demand_of,
    number_of_suits,
    shown_by_suits,
)
from fangcheng.core.shapes.distance import missing_plainly, wanted_plainly
from fangcheng.core.shapes.holding import change_holding, faces_held
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.state.fields.forms import SEVEN_PAIRS, SEVEN_PAIRS_ALIKE
from fangcheng.core.state.record_types import Rules, Shapes
from fangcheng.core.state.rule_codes import (
    LACK_FREE,
    SHOWS_HIDDEN,
    SHOWS_HONOUR,
    SHOWS_PAIR_258,
    SHOWS_PAIR_NOT_28,
    SHOWS_PAIRS,
    SHOWS_TERMINAL,
    SHOWS_WIND,
)

OF_PAIRS = SEVEN_PAIRS | SEVEN_PAIRS_ALIKE
FOUR_SETS = 4  # what a hand of seven pairs owes: it has no melds


@kernel
def fewest_in_pairs(rules: Rules, shapes: Shapes, holding, forms, limit):
    """Count the tiles lacking to seven pairs that are allowed; `limit` where they are not below it.

    Every choice of suits that have a pair in them is tried, until one lacks no more than the pairs alone.
    """
    least = missing_plainly(shapes, holding, FOUR_SETS, forms & OF_PAIRS)
    held = faces_in_pairs(shapes, holding, forms)
    best, suits = limit, 8
    while suits > 0 and best > least:
        suits -= 1
        best = min(best, fewest_in_suits(rules, held, holding.usable, suits, least))
    return best


@kernel
def wanted_in_pairs(rules: Rules, shapes: Shapes, holding, forms, before, left):
    """Return which of the faces `left` bring seven pairs nearer that lack just `before` tiles."""
    found = NONE
    if fewest_in_pairs(rules, shapes, holding, forms, before + 1) > before:
        return found
    if missing_plainly(shapes, holding, FOUR_SETS, forms & OF_PAIRS) == before:  # only what brings any pairs nearer
        left &= wanted_plainly(shapes, holding, FOUR_SETS, forms & OF_PAIRS, before)
    while left != NONE:
        some_face = lowest(left)
        left &= left - ONE
        if fewest_in_pairs(rules, shapes, change_holding(holding, some_face, 1), forms, before) < before:
            found |= bit(some_face)
    return found


@kernel
def faces_in_pairs(shapes: Shapes, holding, forms):
    """Return the faces held once, twice, and where four alike are two pairs three and four times."""
    return Pairs(
        faces_held(shapes, holding, 1),
        faces_held(shapes, holding, 2),
        faces_held(shapes, holding, 3) if forms & SEVEN_PAIRS_ALIKE else NONE,
        faces_held(shapes, holding, 4) if forms & SEVEN_PAIRS_ALIKE else NONE,
    )


class Pairs(NamedTuple):
    """The faces held once, twice, three and four times; no third and fourth where four alike are no two pairs."""

    one: np.uint64
    two: np.uint64
    three: np.uint64
    four: np.uint64


@kernel
def pairs_among(held, faces):
    """Count the pairs of these faces."""
    return count_bits(held.two & faces) + count_bits(held.four & faces)


@kernel
def odd_among(held, faces):
    """Count the tiles of these faces that one more tile makes a pair."""
    return count_bits((held.one & ~held.two) & faces) + count_bits((held.three & ~held.four) & faces)


@inlined
def lacking(pairs, paired, odd):
    """Count the tiles lacking to so many pairs, from the pairs and odd tiles that there are."""
    return max(0, pairs - paired) + max(0, pairs - paired - odd)


@kernel
def fewest_in_suits(rules: Rules, held, usable, suits, least):
    """Count the tiles lacking to seven pairs of just these suits, and of honours, that meet every demand.

    Fewer than `least` are not looked for.
    """
    count = number_of_suits(suits)
    if barred_in_pairs(rules, count) or (rules.demand_branches != 0 and count == 0):
        return OUT_OF_REACH
    needed = faces_needed_in_pairs(rules, count)
    best = OUT_OF_REACH
    for longest in range(3):
        if (rules.demand_branches == 0 and longest > 0) or (rules.demand_branches != 0 and suits >> longest & 1 == 0):
            continue
        for place in range(4):
            if best > least and may_be_there(needed, place, suits, usable):
                best = min(best, fewest_with(rules, held, needed, suits, longest, place))
    return best


@kernel
def may_be_there(needed, place, suits, usable):
    """Return True if a pair of a `needed` face can be in the part `place`; if none is needed, for the first alone."""
    if needed == NONE:
        return place == 0
    return needed & faces_of_part(place, suits) & usable != NONE


@kernel
def fewest_with(rules: Rules, held, needed, suits, longest, place):
    """Count the same with a pair of a `needed` face in the part `place`, and four pairs of suit `longest` if asked."""
    lack = paired = odd = settled = 0
    for part in range(4):
        faces = faces_of_part(part, suits)
        in_part, odd_in_part = pairs_among(held, faces), odd_among(held, faces)
        forced = int(part < 3 and suits >> part & 1 != 0)
        if rules.demand_branches != 0 and part == longest:
            forced = EIGHT // 2
        if needed != NONE and part == place:
            first = lacking(1, pairs_among(held, faces & needed), odd_among(held, faces & needed))
            lack += first
            settled += 1
            in_part -= int(first == 0)
            odd_in_part -= int(first == 1)
            forced = max(0, forced - 1)
        lack += lacking(forced, in_part, odd_in_part)
        settled += forced
        odd += max(0, odd_in_part - max(0, forced - in_part))
        paired += max(0, in_part - forced)
    return lack + lacking(ALL_PAIRS - settled, paired, odd)


@kernel
def faces_of_part(part, suits):
    """Return the faces of a suit, NONE where it is not among `suits`, or those of the honours."""
    if part == 3:
        return HONOURS
    return np.uint64(SUIT_FACES << 9 * part) if suits >> part & 1 else NONE


@kernel
def barred_in_pairs(rules: Rules, count):
    """Return True if no seven pairs with tiles of so many suits are allowed."""
    if rules.lack_rule == LACK_FREE and count == 3:
        return True
    for place in range(DEMANDS):
        words = demand_of(rules, place)
        if words != 0 and words & shown_in_pairs(count) == 0 and faces_of_words(words) == NONE:
            return True
    return False


@kernel
def faces_needed_in_pairs(rules: Rules, count):
    """Return the faces of which one pair at least must be, NONE where that is all one; of two demands the first."""
    for place in range(DEMANDS):
        words = demand_of(rules, place)
        if words != 0 and words & shown_in_pairs(count) == 0:
            return faces_of_words(words)
    return NONE


@kernel
def shown_in_pairs(count):
    """Return the SHOWS_ bits of all seven pairs with tiles of so many suits."""
    return SHOWS_PAIRS | SHOWS_HIDDEN | SHOWS_PAIR_NOT_28 | shown_by_suits(count)


@kernel
def faces_of_words(words):
    """Return the faces of which a pair among seven meets one of these words."""
    found = NONE
    if words & SHOWS_TERMINAL:
        found |= TERMINALS
    if words & SHOWS_WIND:
        found |= WINDS
    if words & SHOWS_HONOUR:
        found |= HONOURS
    return found | TWO_FIVE_EIGHT if words & SHOWS_PAIR_258 else found


@kernel
def others_allowed(rules: Rules):
    """Return True if a hand of neither sets nor pairs, such as thirteen orphans, meets every demand."""
    shown = SHOWS_TERMINAL | SHOWS_WIND | SHOWS_HONOUR | SHOWS_HIDDEN | SHOWS_PAIR_NOT_28
    for place in range(DEMANDS):
        words = demand_of(rules, place)
        if words != 0 and words & (shown | shown_by_suits(3)) == 0:
            return False
    return rules.lack_rule != LACK_FREE and rules.demand_branches == 0
