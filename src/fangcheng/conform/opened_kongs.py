"""What cases say of opened kongs and of dealt tiles that are paid at once."""

from typing import Any

from fangcheng.conform.fields import SEATS, BadCase, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.institutions.opening_wins import SHOWN, pay_opening_wins, pay_openings_of
from fangcheng.core.play.turned_tiles import count_fitting
from fangcheng.core.state.action_codes import CHOOSE
from fangcheng.core.state.codes import BY_SELF, FROM_OPENED_KONG, TILES_OFFERED
from fangcheng.core.state.event_rows import DICE_BIRDS, E_DICE, E_OPENING
from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.core.state.payment_rows import PAY_OPENING
from fangcheng.game.engine import copy_of

SEEDS = 2_000  # tried until two dice fall as written


def turn_kong_tiles(situation: Situation, entry: Fields, seat: int, kind: int, by: int) -> None:
    """Let an opened kong have turned up the `kong_tiles` of a case, on one of which the seat wins."""
    kinds, opener, opened = entry.tiles("kong_tiles"), entry.seat("opener"), situation.table.opened
    if not kinds:
        if opener is not None:
            raise entry.wrong("opener", "an opened kong turns tiles up; name them in `kong_tiles`, or leave it out")
        return
    most = int(situation.rules.kong_opens)
    if kind not in kinds or len(kinds) > most:
        raise entry.wrong("kong_tiles", f"an opened kong turns up {most} tiles here, the winning one among them")
    if (opener == seat) != (by == BY_SELF):
        raise entry.wrong("opener", "the seat that opened the kong: the winner himself for a self-draw")
    opened.tiles[: len(kinds)] = kinds
    opened.count = len(kinds)
    count_fitting(situation.table, seat)
    if by == BY_SELF:
        situation.table.drawn_from = FROM_OPENED_KONG
    else:
        opened.stage = TILES_OFFERED
        opened.best[seat] = kind
    kinds.remove(kind)
    situation.shown.extend(kinds)


def run_opening(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give one seat its dealt tiles, let it throw the dice, and look at what it is paid."""
    situation = Situation(variant, fields)
    _check_openings(situation, fields, "opening")
    seat, dice = fields.seat("seat", "E") or 0, fields.take("dice")
    _deal(situation, seat, fields, "opening")
    fields.close()
    situation.count_tiles()
    table = _thrown(situation, seat, dice)
    situation.table = table
    rows = [int(row[2]) for row in table.events[: int(table.event_count)] if row[0] == E_OPENING]
    return expected, {
        "patterns": {PATTERN_NAMES[pattern]: 1 for pattern in rows},
        "payments": situation.paid((PAY_OPENING,)),
    }


def _deal(situation: Situation, seat: int, fields: Fields, key: str) -> None:
    """Give a seat the dealt tiles under a key: the dealer one more than the others."""
    kinds = fields.tiles(key)
    due = 3 * int(situation.rules.sets) + 1 + int(seat == int(situation.table.dealer))
    if len(kinds) != due:
        raise fields.wrong(key, f"{SEATS[seat]} is dealt {due} tiles, not {len(kinds)}")
    for kind in kinds:
        situation.hold(seat, kind)


def _check_openings(situation: Situation, fields: Fields, key: str) -> None:
    if not situation.rules.opening_wins:
        raise fields.wrong(key, f"dealt tiles bring nothing in {situation.ruleset.id} under these options")


def run_openings(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give the seats their dealt tiles, `deal`, let all show them, and look at who is paid for what."""
    situation = Situation(variant, fields)
    _check_openings(situation, fields, "deal")
    dealt = fields.group("deal")
    for seat in range(situation.seats):
        _deal(situation, seat, dealt, SEATS[seat])
    dealt.close()
    fields.close()
    situation.count_tiles()
    table = situation.table
    table.answer[: situation.seats] = CHOOSE + SHOWN
    pay_opening_wins(table, situation.rules)
    shown: dict[str, list[str]] = {}
    for row in table.events[: int(table.event_count)].tolist():
        if row[0] == E_OPENING:
            name = situation.ruleset.listed_name(PATTERN_NAMES[row[2]])
            shown.setdefault(situation.letters[row[1]], []).append(name)
    return expected, {"openings": shown, "payments": situation.paid((PAY_OPENING,))}


def _thrown(situation: Situation, seat: int, dice: Any) -> Any:
    """Return a table at which the seat has shown its tiles and thrown just these dice."""
    for seed in range(SEEDS):
        table = copy_of(situation.table)
        table.random[:] = seed_words(seed, "conform birds")
        table.event_count = table.payment_count = 0
        pay_openings_of(table, situation.rules, seat)
        events = table.events[: int(table.event_count)].tolist()
        thrown = [row[2:4] for row in events if row[0] == E_DICE and row[5] == DICE_BIRDS]
        if dice is not None and not thrown:
            raise BadCase("dice: nobody throws dice for these tiles; leave them out")
        if dice is None or not thrown or thrown[0] == dice:
            return table
    raise BadCase("dice: two dice from 1 to 6")
