"""The tally of one reading: which patterns hold, which of them another one includes, what they are worth."""

from fangcheng.core.dialect.bits import NONE, ONE, bit, count_bits, flagged, has, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.jokers import straight_suit, waits_for_any
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, F_FIRST_TURN, F_OPEN_READY, F_READY, ORPHANS_FORM
from fangcheng.core.state.kong_tiles import kong_tile_faces
from fangcheng.core.state.pattern_ids import WORDS
from fangcheng.core.state.record_types import Reading, Result, Rules, Win
from fangcheng.core.state.refusals import (
    FISHING_DRAWS_ONLY,
    HOLDS_KONG_TILE,
    HOLDS_LACK,
    JOKER_CLAIMED,
    JOKER_DRAWS_ONLY,
    LOW_DISCARD,
    LOW_SELF_DRAW,
    NO_DISCARD_WIN,
    NOT_DECLARED,
    OPEN_HAND_DRAWS_ONLY,
    READY_DRAWS_ONLY,
    WINS,
)
from fangcheng.core.state.rule_codes import (
    KEY_FOR_DISCARDS,
    KEY_FOR_THROWN,
    LACK_DECLARED,
    NO_KEY_NEEDED,
    NO_KONG_TILES,
    ROB_WITH_ORPHANS,
    ROB_WITH_STRAIGHT,
)
from fangcheng.core.table.hand import tile_number
from fangcheng.core.table.single_kongs import spoiling_faces
from fangcheng.tiles import EAST, GREEN, RED, WHITE


@kernel
def way_is_barred(rules: Rules, streak, by):
    """Return True if nobody wins that way: where only own draws win the tile of a robbed kong may still do.

    By option another's tile may be won on only while the dealer has kept the deal for so long (`streak`).
    Rules: TIANJIN-34, QINGYUAN-8, QINGYUAN-9, HANGZHOU-17.
    """
    if by == BY_SELF:
        return False
    if rules.win_by_discard != 0:
        return streak < rules.discard_win_streak
    return by == BY_DISCARD or rules.rob_added == 0


@kernel
def discards_win(rules: Rules, streak):
    """Return True if another's discard may be won on in this hand."""
    return not way_is_barred(rules, streak, BY_DISCARD)


@kernel
def closed_way(win: Win, rules: Rules):
    """Return the refusal for a way of winning that the rules close to this hand, WINS where it is open.

    Rules: ANQING-14, ANQING-26, COMMON-18, HONGZHONG-15, JINAN-20, JINAN-21, SHANXI-13, SHANXI-14, SHANXI-21,
    SHANXI-22, GUIZHOU-7, WUHAN-14, WUHAN-19.
    """
    if way_is_barred(rules, int(win.streak), int(win.by)):
        return NO_DISCARD_WIN
    if rules.lack_rule == LACK_DECLARED and has_missing_suit(win):
        return HOLDS_LACK
    if win.by != BY_SELF and win.drawn_joker != 0 and rules.joker_given == 0:
        return JOKER_CLAIMED
    if rules.joker_draws_only != 0 and win.by != BY_SELF and win.jokers > 0:
        return JOKER_DRAWS_ONLY
    if rules.kong_tiles != NO_KONG_TILES and holds_kong_tile(win, rules):
        return HOLDS_KONG_TILE
    if rules.single_kongs != 0 and holds_spoiler(win, rules):
        return HOLDS_KONG_TILE
    if rules.lone_joker_draws != 0 and win.by != BY_SELF and win.jokers > 0 and win.meld_count == win.sets:
        return FISHING_DRAWS_ONLY
    if rules.fishing_draws_only != 0 and win.by != BY_SELF and waits_for_any(win, rules):
        return FISHING_DRAWS_ONLY
    if rules.ready_draws_only != 0 and win.by != BY_SELF and flagged(win["flags"], F_READY):
        return OPEN_HAND_DRAWS_ONLY if flagged(win["flags"], F_OPEN_READY) else READY_DRAWS_ONLY
    if rules.ready_needed != 0 and not flagged(win["flags"], F_READY) and not dealt_complete(win, rules):
        return NOT_DECLARED
    if win.by == BY_SELF:
        return LOW_SELF_DRAW if tile_number(int(win.tile)) < rules.self_draw_number else WINS
    return LOW_DISCARD if tile_number(int(win.tile)) < rules.discard_number else WINS


@kernel
def may_rob_concealed(win: Win, rules: Rules, reading: Reading):
    """Return True if this reading may rob a concealed kong: orphans, or a straight that the robbed tile completes.

    The maker held all four of them, so the one that is robbed lies in the straight if it is of its suit.
    Rules: BEIJING-37, HONGKONG-15.
    """
    if rules.rob_concealed == ROB_WITH_STRAIGHT:
        return straight_suit(reading) == win.tile // 9
    return rules.rob_concealed == ROB_WITH_ORPHANS and reading.form == ORPHANS_FORM


@kernel
def has_missing_suit(win: Win):
    """Return True if a tile in hand or meld is of the suit that the winner declared missing.

    Rules: GUIZHOU-7.
    """
    for some_face in range(EAST):
        if win.hand[some_face] > 0 and some_face // 9 == win.lack:
            return True
    for index in range(int(win.meld_count)):
        if win.meld_face[index] // 9 == win.lack:
            return True
    return False


@kernel
def dealt_complete(win: Win, rules: Rules):
    """Return True if the dealer was dealt a complete hand, and such a hand counts as declared.

    Rules: LUOSHU-22.
    """
    return (
        rules.ready_dealt != 0 and win.by == BY_SELF and win.seat == win.dealer and flagged(win["flags"], F_FIRST_TURN)
    )


@kernel
def holds_kong_tile(win: Win, rules: Rules):
    """Return True if a tile in hand has to be laid out.

    Rules: ANQING-14, ANQING-36.
    """
    faces = kong_tile_faces(rules, win.wild_mask)
    for some_face in range(WHITE, RED + 1):
        if win.hand[some_face] > 0 and has(faces, some_face):
            return True
    return False


@kernel
def holds_spoiler(win: Win, rules: Rules):
    """Return True if a tile in hand has to be laid aside as a kong of one before the hand can win.

    Rules: WUHAN-14.
    """
    spoiling = spoiling_faces(rules, win.wild_mask)
    return (win.hand[RED] > 0 and has(spoiling, RED)) or (win.hand[GREEN] > 0 and has(spoiling, GREEN))


@kernel
def lacks_key(rules: Rules, by, result: Result):
    """Return True if a win that way needs a pattern that opens it and none holds.

    Rules: HAINAN-22, HAINAN-23, HAINAN-46, GUIZHOU-21, GUIZHOU-22.
    """
    if rules.keyed == NO_KEY_NEEDED or (rules.keyed == KEY_FOR_DISCARDS and by == BY_SELF):
        return False
    if rules.keyed == KEY_FOR_THROWN and by != BY_DISCARD:
        return False
    return keys_held(rules, result) == 0


@kernel
def keys_held(rules: Rules, result: Result):
    """Count the patterns that open a win and hold, those too that another one takes in."""
    count = 0
    for word in range(WORDS):
        count += count_bits(result.noted[word] & rules["openers"][word])
    return count


@inlined
def start_tally(result: Result):
    """Empty the result before a reading is counted."""
    wipe_patterns(result)
    result.wins = 0
    result.refusal = 0
    result.total = 0
    result["base"] = 0
    result.han = 0
    result.fu = 0
    result.yakuman = 0
    result.limit = 0
    result.parts[:] = 0


@inlined
def wipe_patterns(result: Result):
    """Forget all patterns of the result; only those noted need be wiped, a tenth of the record."""
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            result.counts[pattern] = 0
            result.values[pattern] = 0
            left = left & (left - ONE)
        result.noted[word] = NONE


@inlined
def copy_patterns(trial: Result, result: Result):
    """Give `result` the patterns of `trial` and no others."""
    wipe_patterns(result)
    for word in range(WORDS):
        left = trial.noted[word]
        result.noted[word] = left
        while left != NONE:
            pattern = 64 * word + lowest(left)
            result.counts[pattern] = trial.counts[pattern]
            result.values[pattern] = trial.values[pattern]
            left = left & (left - ONE)


@inlined
def note(result: Result, pattern, count):
    """Let a pattern count `count` times."""
    if count != 0:
        result.counts[pattern] = count
        result.noted[pattern >> 6] |= bit(pattern & 63)


@kernel
def note_priced(result: Result, rules: Rules, pattern, count):
    """Let a pattern count `count` times if it has a price in this game."""
    if rules.price[pattern] != 0:
        note(result, pattern, count)


@kernel
def strike_excluded(result: Result, rules: Rules):
    """Drop every pattern that another one which holds includes, even if that one is dropped itself."""
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            strike(result, rules, 64 * word + lowest(left))
            left = left & (left - ONE)
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            result.counts[pattern] = max(int(result.counts[pattern]), 0)
            left = left & (left - ONE)


@kernel
def strike(result: Result, rules: Rules, pattern):
    """Turn the counts of the patterns that `pattern` includes negative: they hold and do not count."""
    if result.counts[pattern] == 0:
        return
    for word in range(WORDS):
        taken_in = rules.excludes[pattern, word] & result.noted[word]
        while taken_in != NONE:
            other = 64 * word + lowest(taken_in)
            result.counts[other] = -abs(int(result.counts[other]))
            taken_in = taken_in & (taken_in - ONE)


@kernel
def takes_in(rules: Rules, result: Result, other):
    """Return True if a row that counts in one result would leave one that counts in the other out beside it."""
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            if result.counts[pattern] > 0 and leaves_out(rules, pattern, other):
                return True
            left = left & (left - ONE)
    return False


@kernel
def leaves_out(rules: Rules, pattern, result: Result):
    """Return True if the pattern is not counted beside one that counts in this result."""
    for word in range(WORDS):
        left = rules.excludes[pattern, word] & result.noted[word]
        while left != NONE:
            if result.counts[64 * word + lowest(left)] > 0:
                return True
            left = left & (left - ONE)
    return False


@kernel
def add_values(result: Result, rules: Rules):
    """Write the value of every pattern that counts and return the sum."""
    total = 0
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            value = max(int(result.counts[pattern]), 0) * int(rules.price[pattern])
            result.values[pattern] = value
            total += value
            left = left & (left - ONE)
    return total


@kernel
def refuse(result: Result, reason):
    """Note that the hand does not win, and why."""
    result.wins = 0
    result.refusal = reason


@kernel
def accept(result: Result, total):
    """Note that the hand wins and is worth `total`."""
    result.wins = 1
    result.refusal = 0
    result.total = total
