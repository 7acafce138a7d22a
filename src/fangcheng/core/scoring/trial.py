"""The trial: which of the priced patterns hold for a win and one reading of it, for every method of scoring.

It tries the predicates of `core.patterns.listed`. A pattern that has no price in this game, or that cannot hold now,
is skipped with others by one test. Compiled kernels cannot loop over a list of functions, so the code of the trial
is written out at import: a stage for each family of patterns, and in it, for each group, a test and a line for each
pattern:

    if reading.triplet_count > 1 and tried_0 & MASK_1E00A40000 != NONE:
        held_0 |= bit_if(all_pungs(win, rules, reading), 18)
"""

from functools import cache
from itertools import pairwise
from types import FunctionType
from typing import Any

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit_if, flagged, lowest  # noqa: F401 (stages written out read it)
from fangcheng.core.dialect.registry import inlined, kernel, stage
from fangcheng.core.patterns import (  # noqa: F401 (each fills the list of predicates)
    bonus,
    branches,
    chows,
    circumstances,
    declared,
    flowers,
    forms,
    fours,
    hands,
    jokers,
    kongs,
    others,
    pungs,
    sets,
    suits,
    sums,
    treasures,
    waits,
)
from fangcheng.core.patterns.listed import PREDICATES, Predicate
from fangcheng.core.state.codes import BY_ROB, EIGHT_PAIRS_FORM, STANDARD  # noqa: F401
from fangcheng.core.state.pattern_ids import PATTERNS, WORDS
from fangcheng.core.state.record_types import Reading, Result, Rules, Win

# What must be so for any pattern of a group to hold.
OF_READING = {
    "suits": "",
    "hands": "",
    "sets": "reading.form == STANDARD",
    "two_chows": "(reading.run_count > 1 or reading.knitted >= 0)",
    "one_pung": "(reading.triplet_count > 0 or reading.form == EIGHT_PAIRS_FORM)",
    "two_pungs": "reading.triplet_count > 1",
    "kongs": "reading.kong_count > 0",
    "three_kongs": "reading.kong_count > 2",
    "forms": "reading.form != STANDARD",
    "any": "",
    "waits": "win.waits != NONE",
    "jokers": "win.wild_mask != NONE",
}
OF_WIN = {"chances": "", "declared": "", "flowers": "", "bonus": ""}  # no reading changes them

# Patterns numbered from one of these to the next are mostly priced together: those of riichi, MCR, Taiwan, Sichuan, the
# others. Each family is a stage, so that none is compiled for a game that prices nothing of it.
FAMILIES = (0, 43, 92, 106, 121, PATTERNS)

TRIABLE = {number for one in PREDICATES for number in one.patterns}  # patterns that have a predicate
ONCE = np.zeros(WORDS, np.uint64)  # patterns that hold once or not at all
for _one in PREDICATES:
    for _pattern in () if _one.many else _one.patterns:
        ONCE[_pattern // 64] |= np.uint64(1 << _pattern % 64)

BESIDE_TILES = np.zeros(WORDS, np.uint64)  # patterns of flowers, dora and the like
for _one in PREDICATES:
    for _pattern in _one.patterns if _one.group in ("flowers", "bonus") else ():
        BESIDE_TILES[_pattern // 64] |= np.uint64(1 << _pattern % 64)

OF_WAITS = np.zeros(WORDS, np.uint64)  # patterns that ask what the hand waited for
for _one in PREDICATES:
    for _pattern in _one.patterns if _one.group == "waits" else ():
        OF_WAITS[_pattern // 64] |= np.uint64(1 << _pattern % 64)

OF_OTHERS = {number for one in PREDICATES for number in one.patterns if one.others}  # ask for facts of other players
ASKS_OTHERS = 1 << 16  # the bit of rules.trial_stages that says so

Groups = dict[str, str]
Pair = tuple[int, Predicate]  # a pattern and what decides it


def _written_out(name: str, groups: Groups, family: int, register: Any) -> Any:
    """Make a kernel that tries a family of patterns; that of the first family returns the mask of those that hold."""
    first, end = FAMILIES[family], FAMILIES[family + 1]
    words = sorted({pattern // 64 for group in groups for pattern, _ in _pairs(group, first, end)})
    lines = [f"def {name}(win, rules, reading, result):"]
    lines += [f"    tried_{word}, held_{word} = rules.looked_for[{word}], NONE" for word in words]
    for word in words:
        for group, guard in groups.items():
            lines += _group(guard, _pairs(group, max(first, 64 * word), min(end, 64 * word + 64)))
    lines += ["    return held_0 & tried_0"] if family == 0 else []
    lines += [f"    result.noted[{word}] |= held_{word} & tried_{word}" for word in words if family]
    exec(compile("\n".join(lines), f"<{name}>", "exec"), globals())
    made = globals()[name]
    assert isinstance(made, FunctionType)
    return register(made)


def _pairs(group: str, first: int, end: int) -> list[Pair]:
    """Return the patterns of a group numbered from `first` up to `end`, with their predicates."""
    pairs = [(pattern, one) for one in PREDICATES if one.group == group for pattern in one.patterns]
    return sorted((pair for pair in pairs if first <= pair[0] < end), key=lambda pair: pair[0])


def _group(guard: str, pairs: list[Pair]) -> list[str]:
    """Return the lines that try the patterns of a group, without branches except where a pattern has to be counted."""
    if not pairs:
        return []
    word, mask = pairs[0][0] // 64, sum(1 << pattern % 64 for pattern, _ in pairs)
    globals()[f"MASK_{mask:X}"] = np.uint64(mask)
    lines = [f"    if {guard + ' and ' if guard else ''}tried_{word} & MASK_{mask:X} != NONE:"]
    for pattern, one in pairs:
        call, place = f"{one.function.__name__}(win, rules, reading)", pattern % 64
        if one.many:
            lines.append(f"        if tried_{word} & BIT_{place} != NONE:")
            lines.append(f"            count = {call}")
            lines.append(f"            result.counts[{pattern}] = count")
            lines.append(f"            held_{word} |= bit_if(count != 0, {place})")
        elif one.slow:
            lines.append(f"        if tried_{word} & BIT_{place} != NONE:")
            lines.append(f"            held_{word} |= bit_if({call}, {place})")
        else:
            lines.append(f"        held_{word} |= bit_if({call}, {place})")
    return lines


globals().update({one.function.__name__: one.function for one in PREDICATES})
globals().update({f"BIT_{number}": np.uint64(1 << number) for number in range(64)})

# The first family is set into the scoring that needs it quickest; for all others it is a stage like the rest.
hold_tiles = _written_out("hold_tiles", OF_READING, 0, inlined)
hold_luck = _written_out("hold_luck", OF_WIN, 0, inlined)

TILES, LUCK = (
    tuple(1 << (8 * which + family) for family in range(5)) for which in range(2)
)  # bits of rules.trial_stages
TILES_0, TILES_1, TILES_2, TILES_3, TILES_4 = TILES
LUCK_0, LUCK_1, LUCK_2, LUCK_3, LUCK_4 = LUCK
FURTHER_TILES, FURTHER_LUCK = sum(TILES[1:]), sum(LUCK[1:])


def _where(bit: int) -> Any:
    """Return a decorator that registers a stage, needed where `rules.trial_stages` has the bit."""
    return stage(when=lambda rules: int(rules.trial_stages) & bit != 0)


try_tiles_1 = _written_out("try_tiles_1", OF_READING, 1, _where(TILES_1))
try_tiles_2 = _written_out("try_tiles_2", OF_READING, 2, _where(TILES_2))
try_tiles_3 = _written_out("try_tiles_3", OF_READING, 3, _where(TILES_3))
try_tiles_4 = _written_out("try_tiles_4", OF_READING, 4, _where(TILES_4))
try_luck_1 = _written_out("try_luck_1", OF_WIN, 1, _where(LUCK_1))
try_luck_2 = _written_out("try_luck_2", OF_WIN, 2, _where(LUCK_2))
try_luck_3 = _written_out("try_luck_3", OF_WIN, 3, _where(LUCK_3))
try_luck_4 = _written_out("try_luck_4", OF_WIN, 4, _where(LUCK_4))


@stage(when=lambda rules: int(rules.trial_stages) & TILES_0 != 0)
def try_tiles_0(win: Win, rules: Rules, reading: Reading, result: Result):
    """Note the patterns of the tiles that hold, of the first family."""
    result.noted[0] |= hold_tiles(win, rules, reading, result)


@stage(when=lambda rules: int(rules.trial_stages) & LUCK_0 != 0)
def try_luck_0(win: Win, rules: Rules, reading: Reading, result: Result):
    """Note the patterns of luck that hold, of the first family."""
    result.noted[0] |= hold_luck(win, rules, reading, result)


@inlined
def try_further_luck(win: Win, rules: Rules, reading: Reading, result: Result):
    """Note the patterns that hold and that no reading can change, the first family left out."""
    if flagged(rules.trial_stages, LUCK_1):
        try_luck_1(win, rules, reading, result)
    if flagged(rules.trial_stages, LUCK_2):
        try_luck_2(win, rules, reading, result)
    if flagged(rules.trial_stages, LUCK_3):
        try_luck_3(win, rules, reading, result)
    if flagged(rules.trial_stages, LUCK_4):
        try_luck_4(win, rules, reading, result)


@inlined
def try_further_tiles(win: Win, rules: Rules, reading: Reading, result: Result):
    """Note the patterns that hold for the tiles as they are read, the first family left out."""
    if flagged(rules.trial_stages, TILES_1):
        try_tiles_1(win, rules, reading, result)
    if flagged(rules.trial_stages, TILES_2):
        try_tiles_2(win, rules, reading, result)
    if flagged(rules.trial_stages, TILES_3):
        try_tiles_3(win, rules, reading, result)
    if flagged(rules.trial_stages, TILES_4):
        try_tiles_4(win, rules, reading, result)


@inlined
def try_win(win: Win, rules: Rules, reading: Reading, result: Result):
    """Note the patterns that hold and that no reading can change.

    Most wins have no circumstance; then the first family is not tried.
    """
    if flagged(rules.trial_stages, LUCK_0) and (win["flags"] != NONE or win.by == BY_ROB):
        try_luck_0(win, rules, reading, result)
    if flagged(rules.trial_stages, FURTHER_LUCK):
        try_further_luck(win, rules, reading, result)


@inlined
def try_all(win: Win, rules: Rules, reading: Reading, result: Result):
    """Note all patterns that hold, and let those that hold at most once count once."""
    try_win(win, rules, reading, result)
    if flagged(rules.trial_stages, TILES_0):
        try_tiles_0(win, rules, reading, result)
    try_further_tiles(win, rules, reading, result)
    count_once(result)


@kernel
def try_flowers(win: Win, rules: Rules, reading: Reading, result: Result):
    """Note the patterns that a win by flowers alone can have: flowers, and tiles that count like them."""
    try_win(win, rules, reading, result)
    for word in range(WORDS):
        result.noted[word] &= BESIDE_TILES[word]
    count_once(result)


@inlined
def count_once(result: Result):
    """Write the count 1 for each pattern noted that holds at most once."""
    for word in range(WORDS):
        left = result.noted[word] & ONCE[word]
        while left != NONE:
            result.counts[64 * word + lowest(left)] = 1
            left = left & (left - ONE)


def stages_of(tried: set[int]) -> int:
    """Return the stages that try these patterns, as bits."""
    bits = ASKS_OTHERS if tried & OF_OTHERS else 0
    return bits | sum(bit for bit, here in _tried_at_stages() if here & tried)


@cache
def _tried_at_stages() -> tuple[tuple[int, frozenset[int]], ...]:
    """Return the bit of each stage and the patterns that it tries; a card of house rules asks some hundred times."""
    return tuple(
        (bit, frozenset(pattern for group in groups for pattern, _ in _pairs(group, first, end)))
        for which, groups in ((TILES, OF_READING), (LUCK, OF_WIN))
        for bit, (first, end) in zip(which, pairwise(FAMILIES), strict=True)
    )
