"""Forms that few games know: knitted tiles, misfits, eight pairs, tiles of one kind alone and the like."""

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.eight_pairs import read_eight_filled, read_eight_in_place
from fangcheng.core.shapes.honours import read_all_258, read_honours
from fangcheng.core.shapes.irregular import (
    ORPHANS,
    lay_orphans_and_set,
    read_eight_pairs,
    read_loose,
    read_unrelated,
)
from fangcheng.core.shapes.joker_wins import read_joker_win
from fangcheng.core.shapes.misfits import read_misfits, read_stray_misfits
from fangcheng.core.shapes.reading_stages import (
    STAGE_ALL_258,
    STAGE_EIGHT_FILLED,
    STAGE_EIGHT_OWN,
    STAGE_EIGHT_PAIRS,
    STAGE_HONOURS,
    STAGE_JOKERS,
    STAGE_KNITTED,
    STAGE_LOOSE,
    STAGE_MISFITS,
    STAGE_ORPHANS_AND_SET,
    STAGE_STRAY_MISFITS,
    STAGE_SUMS,
    STAGE_UNRELATED,
    knows_rare_forms,
)
from fangcheng.core.shapes.set_readings import begin_division, spots_of, write_division
from fangcheng.core.shapes.sum_readings import read_sums
from fangcheng.core.state.codes import KNITTED_FORM, ORPHANS_AND_SET_FORM
from fangcheng.core.state.record_types import Rules, Win, Work


@stage("truth", when=knows_rare_forms)
def begin_rare_form(win: Win, rules: Rules, work: Work, stage):
    """Set up a form; return True when that already leaves a reading (forms with one reading)."""
    if stage == STAGE_EIGHT_PAIRS:
        return read_eight_pairs(win, work)
    if stage == STAGE_EIGHT_OWN:
        return read_eight_in_place(win, work)
    if stage == STAGE_EIGHT_FILLED:
        return read_eight_filled(win, work)
    if stage == STAGE_LOOSE:
        return read_loose(win, int(rules.forms), work)
    if stage == STAGE_MISFITS:
        return read_misfits(win, int(rules.forms), work)
    if stage == STAGE_STRAY_MISFITS:
        return read_stray_misfits(win, int(rules.forms), work)
    if stage == STAGE_UNRELATED:
        return read_unrelated(win, work)
    if stage == STAGE_HONOURS:
        return read_honours(win, work)
    if stage == STAGE_ALL_258:
        return read_all_258(win, work)
    if stage == STAGE_SUMS:
        return read_sums(win, rules, work)
    if stage == STAGE_JOKERS:
        return read_joker_win(work)
    if stage == STAGE_ORPHANS_AND_SET:
        begin_orphans_and_set(win, work)
        return False
    begin_division(win, rules, work, KNITTED_FORM, stage - STAGE_KNITTED)
    return False


@kernel
def begin_orphans_and_set(win: Win, work: Work):
    """Write the one division of thirteen orphans with a set, and note where the winning tile may have come in it.

    The bit after all levels stands for an orphan that is not the pair.
    """
    search, reading = work.search, work.reading
    if not lay_orphans_and_set(win, search):
        return
    reading.form = ORPHANS_AND_SET_FORM
    reading.knitted = -1
    search.levels = 2
    search.alike = search.pair_faces = NONE  # no further division
    write_division(win, work)
    reading.faces |= ORPHANS
    search.spots = spots_of(win, work)
    if has(ORPHANS, int(win.tile)) and win.tile != reading.pair:
        search.spots |= bit(3 * int(search.levels))
