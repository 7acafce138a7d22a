"""Who pays a share that another owes: the feeder of a great hand, the maker of a robbed kong ..."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.bonds import melds_taken, who_is_bound
from fangcheng.core.patterns.circumstances import blooming, happened
from fangcheng.core.patterns.hands import claimed_sets
from fangcheng.core.scoring.tally import keys_held
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_ROB,
    BY_SELF,
    F_OPEN_KONG_REPLACEMENT,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
)
from fangcheng.core.state.due_reasons import DUE_BOUND, DUE_FOR_ALL, DUE_FOR_BLOOM, DUE_LATE, DUE_LIABLE, NO_DUE
from fangcheng.core.state.pattern_ids import BIG_FOUR_WINDS, BIG_THREE_DRAGONS, FULL_FLUSH, HALF_FLUSH, PURE_ALL_PUNGS
from fangcheng.core.state.record_types import Result, Rules, Table, Win
from fangcheng.core.state.rule_codes import (
    BOUND_PAYS_ALL,
    DISCARDER_PAYS,
    DISCARDER_PAYS_ALL,
    DISCARDER_PAYS_EACH,
    FED_FOURTH,
    FEEDER_AS_DISCARDER,
    FEEDER_PAYS_ALL,
    LIABLE_BEFORE_DEALER,
    LIABLE_DRAGONS,
    LIABLE_FLUSH,
    LIABLE_FOURTH,
    LIABLE_FOURTH_EXPOSED,
    LIABLE_FOURTH_LAID,
    LIABLE_NINE_FED,
    LIABLE_SELF_DRAWS,
    LIABLE_THIRD_FLUSH,
    LIABLE_THREE_FED,
    LIABLE_WINDS,
    MAKER_PAYS_ALL,
    MAKER_PAYS_BARE,
    NO_BONDS,
    TREASURE_IN_TURN,
    UNREADY_PAYS_ALL,
)
from fangcheng.core.table.standing import plays
from fangcheng.core.table.treasure import has_duly_seen


@kernel
def owes_share(table: Table, rules: Rules, win: Win, result: Result, seat, cover, winners):
    """Return True if a share of the win belongs to the seat, whoever pays it (`cover`, NOBODY each his own).

    Who wins with the same tile (`winners`, a bit for each seat) owes nothing, nor who has left the hand; but who is
    liable, or the maker of a robbed kong, answers for the shares of all. Who is bound to the winner takes over what the
    others would have paid, and no more.
    Rules: BEIJING-30, COMMON-2, GUANGDONG-38, GUANGXI-38, HONGKONG-27, QINGYUAN-9.
    """
    if seat == win.seat or not plays(table, seat):
        return False
    if rules.bloom_payers == FEEDER_AS_DISCARDER and win.by == BY_SELF and is_fed_bloom(table, rules, win):
        return seat == feeder_of_last_meld(table, int(win.seat))
    kong = who_pays_for_kong(table, rules, win, result, int(win.seat))
    liable = who_is_liable(table, rules, win, result, int(win.seat)) if kong == NOBODY else NOBODY
    robbed = win.by == BY_ROB and cover != NOBODY
    if winners >> seat & 1 == 1 and not (robbed or (liable != NOBODY and rules.bonds == NO_BONDS)):
        return False
    covered = cover != NOBODY and (liable == NOBODY or (robbed and pays_robbed_kong(rules, result)))
    alone = pays_alone(rules) or is_bound_winner(rules, liable, winners)
    return win.by == BY_SELF or covered or seat == win.payer or not alone


@kernel
def is_bound_winner(rules: Rules, liable, winners):
    """Return True if the player bound to the winner wins as well: each is then worth what the discarder would pay.

    Rules: BEIJING-31.
    """
    return rules.bonds == BOUND_PAYS_ALL and liable != NOBODY and winners >> liable & 1 == 1


@kernel
def pays_alone(rules: Rules):
    """Return True if who discards the winning tile, or makes the robbed kong, pays his own share and nobody else."""
    return rules.discard_payers == DISCARDER_PAYS or rules.discard_payers == DISCARDER_PAYS_EACH


@kernel
def who_pays_all(table: Table, rules: Rules, win: Win, result: Result, winner):
    """Return the seat that pays every share of this win, NOBODY where each payer pays his own."""
    return who_answers(table, rules, win, result, winner, why_one_pays(table, rules, win, result, winner))


@kernel
def why_one_pays(table: Table, rules: Rules, win: Win, result: Result, winner):
    """Return the reason for which one player pays every share of this win, NO_DUE where each payer pays his own.

    Where several might, the latest event decides.
    Rules: COMMON-14, GUANGDONG-45, HONGKONG-27, QINGYUAN-9, QINGYUAN-24.
    """
    if who_pays_for_kong(table, rules, win, result, winner) != NOBODY:
        return DUE_FOR_BLOOM if win.by == BY_SELF else DUE_FOR_ALL
    if who_is_liable(table, rules, win, result, winner) != NOBODY:
        return DUE_BOUND if rules.bonds == BOUND_PAYS_ALL else DUE_LIABLE
    if win.by == BY_SELF:
        return NO_DUE
    if rules.discard_payers == DISCARDER_PAYS_ALL:
        return DUE_FOR_ALL
    if is_late(table, rules):
        return DUE_LATE
    return DUE_FOR_ALL if pays_unready(table, rules, win) else NO_DUE


@kernel
def who_answers(table: Table, rules: Rules, win: Win, result: Result, winner, why):
    """Return the seat that pays every share for this reason; NOBODY for none."""
    if why == NO_DUE:
        return NOBODY
    if why == DUE_LIABLE or why == DUE_BOUND:
        return who_is_liable(table, rules, win, result, winner)
    return feeder_of_last_meld(table, winner) if why == DUE_FOR_BLOOM else int(win.payer)


@kernel
def who_pays_for_kong(table: Table, rules: Rules, win: Win, result: Result, winner):
    """Return who pays all for the kong this win came from: its maker if robbed, who fed it if it blooms, else NOBODY.

    Who is bound to the winner goes before a kong, too.
    Rules: BEIJING-30, COMMON-14, GUANGDONG-38, GUANGDONG-39, JINAN-31, QINGYUAN-9, QINGYUAN-24.
    """
    if who_is_bound(table, rules, win, winner) != NOBODY:
        return NOBODY
    if win.by == BY_ROB and pays_robbed_kong(rules, result):
        return int(win.payer)
    if win.by == BY_SELF and rules.bloom_payers == FEEDER_PAYS_ALL and is_fed_bloom(table, rules, win):
        return feeder_of_last_meld(table, winner)
    return NOBODY


@kernel
def who_is_liable(table: Table, rules: Rules, win: Win, result: Result, winner):
    """Return the seat that fed the winner's hand, or is bound to him, and answers for it; NOBODY if none is.

    Rules: BEIJING-30, BEIJING-32, COMMON-14, GUANGDONG-43, GUANGDONG-44, GUANGDONG-45, HONGKONG-27.
    """
    bound = who_is_bound(table, rules, win, winner)
    if bound != NOBODY:
        return bound
    if win.by != BY_SELF and rules.liable_wins == LIABLE_SELF_DRAWS:
        return NOBODY
    if rules.liability[LIABLE_BEFORE_DEALER] != 0 and was_fed_before_dealer(table, winner):
        return (winner + int(table.seats) - 1) % int(table.seats)
    liable = NOBODY
    if rules.liability[LIABLE_DRAGONS] != 0 and holds_pattern(result, BIG_THREE_DRAGONS):
        liable = int(table.liable[winner, LIABLE_DRAGONS])
    elif rules.liability[LIABLE_WINDS] != 0 and holds_pattern(result, BIG_FOUR_WINDS):
        liable = int(table.liable[winner, LIABLE_WINDS])
    if liable == NOBODY:
        liable = who_fed_last_meld(table, rules, win, result, winner)
    return liable if liable != NOBODY else who_fed_melds(table, rules, win, result, winner)


@kernel
def was_fed_before_dealer(table: Table, winner):
    """Return True if the dealer wins, and who plays before him has made much of the discards of the dealer or the next.

    A pung counts one, a kong of a discard two; together they make three or more.
    Rules: WENZHOU-35.
    """
    if winner != table.dealer:
        return False
    seats = int(table.seats)
    before, worth = (winner + seats - 1) % seats, 0
    for meld in range(int(table.meld_count[before])):
        kind, giver = int(table.meld_kind[before, meld]), int(table.meld_from[before, meld])
        if giver == winner or giver == (winner + 1) % seats:
            worth += int(kind in (PUNG, ADDED_KONG_MELD)) + 2 * int(kind == OPEN_KONG_MELD)
    return worth >= 3


@kernel
def who_fed_last_meld(table: Table, rules: Rules, win: Win, result: Result, winner):
    """Return the seat that answers for a self-draw because it fed the fourth exposed meld, or the third; else NOBODY.

    Rules: GUANGDONG-40, GUANGDONG_FOLK-31, GUANGZHOU-27, HONGKONG-27.
    """
    if win.by != BY_SELF:
        return NOBODY
    if rules.liability[LIABLE_NINE_FED] != 0 and holds_pattern(result, PURE_ALL_PUNGS):
        return feeder_of_third(table, winner)
    if rules.liability[LIABLE_FOURTH_EXPOSED] != 0 and has_four_exposed(win):
        return feeder_of_last_meld(table, winner)
    if rules.liability[LIABLE_FLUSH] != 0 and has_four_exposed(win):
        if holds_pattern(result, FULL_FLUSH) or holds_pattern(result, HALF_FLUSH):
            return feeder_of_last_meld(table, winner)
    return int(table.liable[winner, FED_FOURTH]) if rules.liability[LIABLE_FOURTH] != 0 else NOBODY


@kernel
def who_fed_melds(table: Table, rules: Rules, win: Win, result: Result, winner):
    """Return the seat liable for melds it fed, by the first rule that applies; NOBODY if none does.

    Rules: NANJING-24, NANJING-25.
    """
    feeder = feeder_of_three(table, winner) if rules.liability[LIABLE_THREE_FED] != 0 else NOBODY
    if feeder == NOBODY and rules.liability[LIABLE_FOURTH_LAID] != 0 and win.meld_count == 4:
        feeder = feeder_of(table, winner, 3)
    if feeder == NOBODY and rules.liability[LIABLE_THIRD_FLUSH] != 0 and win.meld_count >= 3:
        feeder = feeder_of(table, winner, 2) if holds_pattern(result, FULL_FLUSH) else NOBODY
    return feeder


@kernel
def feeder_of_three(table: Table, winner):
    """Return the seat that fed three melds of the winner, NOBODY if none did."""
    for seat in range(int(table.seats)):
        if seat != winner and melds_taken(table, winner, seat) >= 3:
            return seat
    return NOBODY


@kernel
def feeder_of(table: Table, seat, meld):
    """Return whose discard a meld was made of, an added kong with its pung; NOBODY of a concealed kong."""
    giver = int(table.meld_from[seat, meld])
    return NOBODY if giver == seat else giver


@kernel
def feeder_of_third(table: Table, seat):
    """Return whose discard the third meld was made of that the seat has claimed, NOBODY if it has claimed fewer."""
    claimed = 0
    for index in range(int(table.meld_count[seat])):
        giver = feeder_of(table, seat, index)
        claimed += int(giver != NOBODY)
        if claimed == 3:
            return giver
    return NOBODY


@kernel
def has_four_exposed(win: Win):
    """Return True if all four sets of the winner were claimed from others."""
    return win.meld_count == 4 and claimed_sets(win) == 4


@kernel
def holds_pattern(result: Result, pattern):
    """Return True if the hand has the pattern, be it listed or taken in by another one."""
    return has(result.noted[pattern >> 6], pattern & 63)


@kernel
def pays_unready(table: Table, rules: Rules, win: Win):
    """Return True if who gave the tile pays for all because he has not declared ready, or had no turn since.

    Rules: SHANXI-13, SHANXI-26, CHANGCHUN-38, CHANGCHUN-P10.
    """
    if rules.discard_payers != UNREADY_PAYS_ALL or win.by == BY_SELF:
        return False
    in_turn = rules.treasure != 0 and rules.treasure_time == TREASURE_IN_TURN
    return table.ready[win.payer] == 0 or (in_turn and not has_duly_seen(table, int(win.payer)))


@kernel
def pays_robbed_kong(rules: Rules, result: Result):
    """Return True if the maker of a robbed kong pays all shares, perhaps of hands only that nothing else opens.

    Rules: HAINAN-34, HAINAN-35.
    """
    if rules.robbed_payers == MAKER_PAYS_BARE:
        return keys_held(rules, result) == 1
    return rules.robbed_payers == MAKER_PAYS_ALL or rules.discard_payers == DISCARDER_PAYS_ALL


@kernel
def is_late(table: Table, rules: Rules):
    """Return True if so few tiles are left that whoever gives a winning tile pays for all.

    Rules: HAINAN-45.
    """
    return rules.late_tiles != 0 and table.drawable <= rules.late_tiles


@kernel
def is_fed_bloom(table: Table, rules: Rules, win: Win):
    """Return True if the win blooms with the replacement of a kong of a discard, with no other kong between.

    Rules: GUANGDONG-39, GUANGDONG-P16, NANJING-24.
    """
    blooms = happened(win, F_OPEN_KONG_REPLACEMENT) and happened(win, blooming(rules))
    return blooms and table.kong_chain == 1


@kernel
def feeder_of_last_meld(table: Table, seat):
    """Return the seat whose discard the last meld of `seat` was made of."""
    return int(table.meld_from[seat, int(table.meld_count[seat]) - 1])
