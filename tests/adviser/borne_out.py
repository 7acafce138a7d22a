"""Sentences of the adviser held against the position: counted tile by tile, played on a copy, asked of the true hands.

`check` takes a match and the advice for a seat. What unseen tiles do is found by laying each of them into the hand;
copies are counted from the notation of the view; claims are made on a copy of the match.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from fangcheng.adviser.answer import KONGS, Advice, Option
from fangcheng.bots.discards import tiles_to_win
from fangcheng.core.play.winning import can_win
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.ready import find_waits, keep_waits
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, NOBODY, READY_PLAIN
from fangcheng.core.state.rule_codes import BARS_KIND
from fangcheng.game.actions import Action
from fangcheng.game.engine import copy_of
from fangcheng.game.match import Match
from fangcheng.rules.ruleset import COLUMNS
from fangcheng.tiles import FACES, NAMES, NO_TILE, face_of, parse
from fangcheng.variants import load

QUIET = 40  # drawable tiles, so that nothing about the end of the wall counts


def plain(tile: str) -> str:
    return "5" + tile[1:] if tile[0] == "0" else tile


class Position:
    """A table as it truly is, looked at for one seat; what is seen is counted from the view's notation."""

    def __init__(self, match: Match, seat: int, table: Any = None) -> None:
        self.match: Any = match
        self.seat, self.engine = seat, match.engine
        self.table: Any = match.table if table is None else table
        self.view: Any = match.view(seat)
        own = self.view.own
        assert own is not None
        self.held = [plain(tile) for tile in [*(own.hand or ()), *([own.drawn] if own.drawn else [])]]

    def unseen(self, tile: str) -> int:
        """Copies that lie nowhere in sight: not in the hand, a river, an open meld, or turned over."""
        view, name = self.view, plain(tile)
        seen = self.held.count(name)
        for seat in view.seats:
            if seat.seat != self.seat and seat.hand is not None:
                seen += [*map(plain, seat.hand), *map(plain, [seat.drawn] if seat.drawn else [])].count(name)
            seen += sum(plain(cut.tile) == name and not cut.called for cut in seat.river)
            seen += sum([*map(plain, meld.tiles)].count(name) for meld in seat.melds)
            seen += seat.aside if name == "4z" else 0
            seen += [*map(plain, seat.flowers)].count(name)
        walls = [tile for side in view.wall.sides for stack in side.stacks for tile in stack]
        seen += [*map(plain, walls)].count(name)
        return max(0, int(self.engine.rules.copies[face_of(parse(name)[0])]) - seen)

    def face(self, tile: str) -> int:
        own = self.view.own_hand()
        assert own is not None
        return own.printed[parse(plain(tile))[0]]

    def lacking(self, without: str = "", plus: int = NO_TILE, table: Any = None) -> int:
        """Tiles that the hand lacks to a win, with a tile taken out or put in."""
        trial = copy_of(self.table if table is None else table)
        if without:
            change(trial, self.seat, self.face(without), -1)
        if plus != NO_TILE:
            change(trial, self.seat, plus, 1)
        found = int(tiles_to_win(trial, self.engine.rules, self.engine.desk, self.seat))
        return OUT_OF_REACH if found >= OUT_OF_REACH else found

    def helps(self, without: str = "", table: Any = None) -> list[str]:
        """Tiles that leave the hand lacking one fewer."""
        base = self.lacking(without, table=table)
        own = self.view.own_hand()
        assert own is not None
        copies = self.engine.settings["copies"]
        return [
            NAMES[own.printed[face]]
            for face in range(own.places)
            if copies[own.printed[face]] and self.lacking(without, face, table) < base
        ]

    def count(self, without: str = "", table: Any = None) -> int:
        return sum(map(self.unseen, self.helps(without, table)))

    def discards(self) -> list[str]:
        return [*dict.fromkeys(plain(one.tiles[0]) for one in self.view.actions if one.kind == "discard")]

    def may_be_declared(self) -> bool:
        """Whether the seat may declare now, or has done so and its discard is still to come."""
        announced = self.table.turn == self.seat and self.table.declared.pending != 0
        return bool(announced) or any(one.kind == "ready" for one in self.view.actions)

    def wins(self, without: str, tile: str) -> bool:
        """Whether the hand without a tile may win on another: by draw or discard, as it is or declared."""
        for ready in (0, READY_PLAIN):
            trial = copy_of(self.table)
            change(trial, self.seat, self.face(without), -1)
            trial.drawable, trial.any_claim, trial.offered_meld = QUIET, 1, -1
            trial.drawn_from, trial.after_kong_cut, trial.claimed_turn = 0, 0, 0
            if ready and not self.may_be_declared():
                continue
            trial.ready[self.seat] = ready or trial.ready[self.seat]
            rules, desk, face = self.engine.rules, self.engine.desk, self.face(tile)
            trial.waits[self.seat] = find_waits(trial, rules, desk, self.seat)
            givers = [seat for seat in range(self.match.seats) if seat != self.seat]
            if any(can_win(trial, rules, desk, self.seat, face, BY_DISCARD, giver) for giver in givers):
                return True
            change(trial, self.seat, face, 1)
            if can_win(trial, rules, desk, self.seat, face, BY_SELF, NOBODY):
                return True
        return False


def change(table: Any, seat: int, face: int, count: int) -> None:
    table.hand[seat, face] += count
    table.hand_size[seat] += count


# --- discards


def check(match: Match, advice: Advice) -> list[str]:
    """Hold every sentence against the position, and return the keys of those that were held against it."""
    at = Position(match, advice.seat)
    for reason in advice.reasons:
        CHECKS[reason.key.removeprefix("advise-")](at, advice, reason)
    for same in advice.same:
        is_same(at, advice, same)
    return [reason.key.removeprefix("advise-") for reason in advice.reasons]


def cut_of(advice: Advice) -> str:
    cut = next(one for one in (advice.action, *advice.then) if one.kind == "discard")
    return plain(cut.tiles[0])


def peers_of(at: Position, tile: str) -> list[str]:
    """Other discards that leave the hand as near."""
    base = at.lacking(tile)
    return [one for one in at.discards() if one != tile and at.lacking(one) == base]


def is_nearest(at: Position, tile: str) -> None:
    assert at.lacking(tile) == min(map(at.lacking, at.discards()))


def forced(at: Position, advice: Advice, reason: Any) -> None:
    assert at.discards() == [cut_of(advice)]


def nearest(at: Position, advice: Advice, reason: Any) -> None:
    tile = cut_of(advice)
    assert all(at.lacking(one) > at.lacking(tile) for one in at.discards() if one != tile)
    assert at.count(tile) == reason.args["n"]


def most(at: Position, advice: Advice, reason: Any) -> None:
    tile = cut_of(advice)
    is_nearest(at, tile)
    assert at.count(tile) == reason.args["n"]
    assert all(at.count(one) < at.count(tile) for one in peers_of(at, tile))


def as_many(at: Position, advice: Advice, reason: Any) -> None:
    tile = cut_of(advice)
    is_nearest(at, tile)
    assert at.count(tile) == reason.args["n"]
    assert max(map(at.count, peers_of(at, tile))) == reason.args["n"]


def fewer(at: Position, advice: Advice, reason: Any) -> None:
    tile, other = cut_of(advice), str(reason.args["tile"])
    is_nearest(at, tile)
    assert at.lacking(other) == at.lacking(tile)
    assert (at.count(tile), at.count(other)) == (reason.args["n"], reason.args["m"])


def keeps(at: Position, advice: Advice, reason: Any) -> None:
    """The tile that stays is dora, or an honour that the game names a triplet of; the one that goes is not."""
    tile, own = str(reason.args["tile"]), at.view.own
    assert tile in at.held
    if reason.key.endswith("-dora"):
        pointed = [after(at, plain(one)) for one in at.view.indicators]
        assert tile in pointed
        assert cut_of(advice) not in pointed
        return
    winds = {"E": "1z", "S": "2z", "W": "3z", "N": "4z"}
    patterns = {name for column in COLUMNS for name in getattr(load(at.match.variant), column, None) or {}}
    names = {load(at.match.variant).pattern_id(name) for name in patterns}
    if tile in ("5z", "6z", "7z"):
        assert "dragon_pung" in names
    else:
        mine = {winds[own.wind]: "seat_wind", winds[at.view.round_wind]: "round_wind"}
        assert mine[tile] in names


def after(at: Position, tile: str) -> str:
    """The tile that an indicator points at: the next of the tiles that the game has."""
    number, suit = int(tile[0]), tile[1]
    if suit == "z":
        return f"{number % 4 + 1}z" if number < 5 else f"{(number - 4) % 3 + 5}z"
    following = f"{number % 9 + 1}{suit}"
    return following if following in at.view.unseen else after(at, following)


def dead(at: Position, advice: Advice, reason: Any) -> None:
    tile = cut_of(advice)
    assert all(at.count(one) == 0 for one in [tile, *peers_of(at, tile)])


def barred(at: Position, advice: Advice, reason: Any) -> None:
    assert all(at.lacking(one) >= OUT_OF_REACH for one in at.discards())


def farther(at: Position, advice: Advice, reason: Any) -> None:
    other = str(reason.args["tile"])
    is_nearest(at, other)
    assert at.lacking(cut_of(advice)) - at.lacking(other) == reason.args["n"] > 0
    assert (at.count(other) == 0) == reason.key.endswith("-dead")


def farther_barred(at: Position, advice: Advice, reason: Any) -> None:
    assert at.lacking(cut_of(advice)) >= OUT_OF_REACH > at.lacking(str(reason.args["tile"]))


# --- ready hands


def tiles_in(notation: object) -> list[str]:
    return [NAMES[kind] for kind in parse(str(notation))]


def winning(at: Position, cut: str) -> list[str]:
    return [tile for tile in at.helps(cut) if at.wins(cut, tile)] if at.lacking(cut) == 1 else []


def ready(at: Position, advice: Advice, reason: Any) -> None:
    cut, tiles = cut_of(advice), tiles_in(reason.args["tile"])
    assert at.lacking(cut) == 1
    assert {*tiles} == {*winning(at, cut)}
    assert sum(map(at.unseen, tiles)) == reason.args["n"]


def ready_furiten(at: Position, advice: Advice, reason: Any) -> None:
    """What lies in the own river, the discard with it, is waited for, and a win on a discard is refused."""
    ready(at, advice, reason)
    cut, own = cut_of(advice), at.view.own
    assert own is not None
    lying = tiles_in(reason.args["tile_own"])
    assert lying
    assert {*lying} <= {*(plain(one.tile) for one in own.river), cut}
    assert {*lying} <= {*at.helps(cut)}
    trial = copy_of(at.table)
    rules, desk = at.engine.rules, at.engine.desk
    change(trial, at.seat, at.face(cut), -1)
    trial.own_river_mask[at.seat] |= np.uint64(1 << at.face(cut))
    keep_waits(trial, rules, desk, at.seat)
    for tile in lying if int(rules.pass_bars) == BARS_KIND else tiles_in(reason.args["tile"]):
        giver = next(seat for seat in range(at.match.seats) if seat != at.seat)
        assert not can_win(trial, rules, desk, at.seat, at.face(tile), BY_DISCARD, giver)


def ready_most(at: Position, advice: Advice, reason: Any) -> None:
    ready(at, advice, reason)
    others = [sum(map(at.unseen, winning(at, one))) for one in peers_of(at, cut_of(advice))]
    best = max(others)
    assert reason.args["n"] == best if reason.key.endswith("-as-many") else int(reason.args["n"]) > best


def ready_barred(at: Position, advice: Advice, reason: Any) -> None:
    cut = cut_of(advice)
    assert {*tiles_in(reason.args["tile"])} <= {*at.helps(cut)}
    assert winning(at, cut) == []


def ready_draws(at: Position, advice: Advice, reason: Any) -> None:
    """Each wins drawn, and on nobody's discard."""
    cut, tiles = cut_of(advice), tiles_in(reason.args["tile"])
    assert tiles
    assert {*tiles} <= {*winning(at, cut)}
    trial = copy_of(at.table)
    change(trial, at.seat, at.face(cut), -1)
    trial.drawable, trial.any_claim, trial.offered_meld = QUIET, 1, -1
    trial.drawn_from, trial.after_kong_cut, trial.claimed_turn = 0, 0, 0
    rules, desk = at.engine.rules, at.engine.desk
    trial.waits[at.seat] = find_waits(trial, rules, desk, at.seat)
    for giver in [seat for seat in range(at.match.seats) if seat != at.seat]:
        assert not any(can_win(trial, rules, desk, at.seat, at.face(tile), BY_DISCARD, giver) for tile in tiles)


def ready_fewer(at: Position, advice: Advice, reason: Any) -> None:
    assert sum(map(at.unseen, winning(at, str(reason.args["tile"])))) == reason.args["m"]


def ready_dearer(at: Position, advice: Advice, reason: Any) -> None:
    ready_fewer(at, advice, reason)
    assert int(reason.args["p"]) > int(reason.args["q"])
    mine, theirs = option_of(advice, cut_of(advice)), option_of(advice, str(reason.args["tile"]))
    assert [most_points(one) for one in (mine, theirs)] == [reason.args["p"], reason.args["q"]]


def option_of(advice: Advice, tile: str) -> Option:
    return next(one for one in advice.options if one.action.kind == "discard" and plain(one.action.tiles[0]) == tile)


def most_points(option: Option) -> int:
    """What the table of options says; that it is paid so, test_hints plays."""
    brings = [one for wait in option.waits if wait.left for one in (wait.brings, wait.declared) if one]
    return max(max(one.high or 0, one.drawn or 0) for one in brings)


def declare(at: Position, advice: Advice, reason: Any) -> None:
    assert advice.action.kind == "ready"


def declared(at: Position, advice: Advice, reason: Any) -> None:
    """The wait with most copies, valued on a discard of each giver, undeclared and declared."""
    cut, tile = cut_of(advice), str(reason.args["tile"])
    wins = winning(at, cut)
    assert at.unseen(tile) == max(map(at.unseen, wins))
    trial = copy_of(at.table)
    change(trial, at.seat, at.face(cut), -1)
    trial.drawable, trial.any_claim, trial.offered_meld = QUIET, 1, -1
    trial.drawn_from, trial.after_kong_cut, trial.claimed_turn = 0, 0, 0
    rules, desk = at.engine.rules, at.engine.desk
    trial.waits[at.seat] = find_waits(trial, rules, desk, at.seat)
    giver = next(seat for seat in range(at.match.seats) if seat != at.seat)
    before = can_win(trial, rules, desk, at.seat, at.face(tile), BY_DISCARD, giver)
    trial.ready[at.seat] = READY_PLAIN
    assert can_win(trial, rules, desk, at.seat, at.face(tile), BY_DISCARD, giver)
    if reason.key.endswith("-only"):
        assert not before
    else:
        assert before
        assert int(reason.args["n"]) > int(reason.args["m"]) > 0


# --- rivals


def is_rival(at: Position, seat: int, state: object, melds: object) -> None:
    """The events of the hand say that the player has declared, or how often he has claimed."""
    assert seat != at.seat
    told = at.match.hand_events
    claims = [one for one in told if one.event == "melded" and one.seat == seat and one.called is not None]
    claims = [one for one in claims if one.source not in (None, seat) and one.kind != "added_kong"]
    if state == "declared":
        stood = [one for one in told if one.event in ("readydeclared", "readystood") and one.seat == seat]
        assert stood, "nobody has declared"
    elif state == "melds":
        assert len(claims) == melds
        assert len(claims) >= 3


def cannot_win(at: Position, seat: int, tile: str, option: Option) -> None:
    """Neither the true hand nor any that waits for the tile may win on it."""
    rules, desk, face = at.engine.rules, at.engine.desk, at.face(tile)
    trial = copy_of(at.table)
    change(trial, at.seat, face, -1)
    assert not can_win(trial, rules, desk, seat, face, BY_DISCARD, at.seat)
    if any(one.safe.startswith("passed") for one in option.dangers if one.seat == seat):
        return  # that he let it pass is noted of the hand that he has
    for held in hands_that_wait(at, seat, face):
        trial = copy_of(at.table)
        trial.hand[seat] = 0
        for one in held:
            trial.hand[seat, one] += 1
        trial.hand_size[seat] = len(held)
        keep_waits(trial, rules, desk, seat)
        assert not can_win(trial, rules, desk, seat, face, BY_DISCARD, at.seat), (seat, tile, held)


def hands_that_wait(at: Position, seat: int, face: int) -> list[list[int]]:
    """Concealed hands of triplets and one lone tile, or two of a triplet and a pair, that wait for a face."""
    sets = int(at.engine.rules.sets) - int(at.table.meld_count[seat])
    others = [one for one in range(FACES) if one != face and at.engine.rules.copies[one] >= 3]
    if at.engine.rules.lack_rule:  # of the suit of the tile alone
        others = [one for one in others if one // 9 == face // 9] or others
    alone = [one for one in others[:sets] for _ in range(3)] + [face]
    paired = [one for one in others[: sets - 1] for _ in range(3)] + [face, face] + [others[sets - 1]] * 2
    return [alone, paired] if sets > 0 else [[face]]


def safe(at: Position, advice: Advice, reason: Any) -> None:
    seat, tile = int(reason.args["seat"]), cut_of(advice)
    is_rival(at, seat, reason.args["state"], reason.args["melds"])
    cannot_win(at, seat, tile, option_of(advice, tile))
    key = reason.key.removeprefix("advise-safe-")
    other = at.view.seats[seat]
    if key == "own-river":
        assert tile in [plain(cut.tile) for cut in other.river]
    elif key == "lack":
        assert other.lack == tile[1]
    elif key == "joker":
        assert tile in at.view.jokers
    elif key == "low-discard":
        assert int(tile[0]) < int(at.engine.rules.discard_number)
    else:
        assert tile in passed_since(at, seat, declared=key == "passed-ready")


def passed_since(at: Position, seat: int, declared: bool) -> list[str]:
    """Discards since a player declared, or since his last own discard."""
    told = at.match.hand_events
    if declared:
        start = max(n for n, one in enumerate(told) if one.event == "readydeclared" and one.seat == seat)
    else:
        start = max((n for n, one in enumerate(told) if one.event == "discarded" and one.seat == seat), default=0)
    return [plain(one.tile) for one in told[start:] if one.event == "discarded"]


def rivals_at(at: Position) -> list[int]:
    """Seats that have declared or claimed three sets, by the view's own lines."""
    found = []
    for seat in at.view.seats:
        claimed = [meld for meld in seat.melds if meld.source not in (None, seat.seat)]
        if seat.seat != at.seat and seat.in_play and (seat.ready or len(claimed) >= 3):
            found.append(seat.seat)
    return found


def safe_all(at: Position, advice: Advice, reason: Any) -> None:
    assert len(rivals_at(at)) >= int(reason.args["n"]) > 1
    for seat in rivals_at(at):
        cannot_win(at, seat, cut_of(advice), option_of(advice, cut_of(advice)))


def safe_some(at: Position, advice: Advice, reason: Any) -> None:
    is_rival(at, int(reason.args["seat"]), reason.args["state"], reason.args["melds"])
    cannot_win(at, int(reason.args["seat"]), cut_of(advice), option_of(advice, cut_of(advice)))
    assert reason.args["seat_other"] in rivals_at(at)


def risk(at: Position, advice: Advice, reason: Any) -> None:
    """Counted ways are those of the table of options; the rival is one, and another tile is safer."""
    is_rival(at, int(reason.args["seat"]), reason.args["state"], reason.args["melds"])
    cut, seats = cut_of(advice), rivals_at(at)
    ways = {tile: ways_for(option_of(advice, tile), seats) for tile in at.discards()}
    least = min(ways.values())
    if "least" in reason.key:
        assert ways[cut] == least
        assert reason.args["n"] == least[1]
        assert len({*ways.values()}) > 1
    else:
        assert ways[cut] > least


def ways_for(option: Option, seats: list[int]) -> tuple[int, int]:
    """How many may win on a tile, and in how many ways they can wait for it."""
    open_to = [one for one in option.dangers if one.seat in seats and not one.safe]
    return len(open_to), sum(one.ways for one in open_to)


# --- the tile in the hand


def lack_first(at: Position, advice: Advice, reason: Any) -> None:
    own = at.view.own
    assert own is not None
    assert own.lack == cut_of(advice)[1]


def is_alone(at: Position, tile: str) -> None:
    others = list(at.held)
    others.remove(tile)
    assert tile not in others
    if tile[1] in "mps":
        near = {f"{rank}{tile[1]}" for rank in range(int(tile[0]) - 2, int(tile[0]) + 3)}
        assert not near.intersection(others)


def alone(at: Position, advice: Advice, reason: Any) -> None:
    is_alone(at, cut_of(advice))


def partners(at: Position, advice: Advice, reason: Any) -> None:
    cut, other = cut_of(advice), str(reason.args["tile"])
    for tile, told in ((cut, "n"), (other, "m")):
        is_alone(at, tile)
        assert len(kinds_in_runs(at, tile)) == reason.args[told]
    assert int(reason.args["n"]) < int(reason.args["m"])


def kinds_in_runs(at: Position, tile: str) -> set[str]:
    """Kinds that lie in some run of three with a tile, in the tiles that the game has."""
    if tile[1] not in "mps":
        return set()
    runs = [[f"{rank + step}{tile[1]}" for step in range(3)] for rank in range(1, 8)]
    kinds = {one for run in runs if tile in run for one in run} - {tile}
    return {one for one in kinds if at.engine.rules.copies[parse(one)[0]]}


def is_same(at: Position, advice: Advice, action: Action) -> None:
    cut, other = cut_of(advice), plain(action.tiles[0])
    assert cut != other
    assert at.lacking(cut) == at.lacking(other)
    assert at.count(cut) == at.count(other)
    assert at.unseen(cut) == at.unseen(other)
    assert at.held.count(cut) == at.held.count(other)
    assert (cut[1] in "mps") == (other[1] in "mps")


# --- claims, wins, questions


def win(at: Position, advice: Advice, reason: Any) -> None:
    trial = at.match.copy()
    happened = trial.act(at.seat, advice.action)
    while trial.owed and not any(one.event in ("won", "flowerwon") for one in happened):
        happened += trial.act(trial.owed[0], "pass")
    winners = [one.seat for one in happened if one.event in ("won", "flowerwon")]
    assert winners
    assert at.seat in winners or at.view.phase != "turn"  # else one who sits nearer has said the same before


def pass_win(at: Position, advice: Advice, reason: Any) -> None:
    """The win is open, one player would pay for it, and somebody else has not won."""
    assert advice.action.kind in ("pass", "pon", "open_kong")
    trial = at.match.copy()
    before = trial.scores
    happened = trial.act(at.seat, "win")
    while trial.owed and not any(one.event == "won" for one in happened):
        happened += trial.act(trial.owed[0], "pass")
    assert at.seat in [one.seat for one in happened if one.event == "won"]
    assert sum(now < then for now, then in zip(trial.scores, before, strict=True)) == 1
    assert sum(int(at.table.in_play) >> seat & 1 for seat in range(at.match.seats)) >= 2


def after_call(at: Position, action: Action) -> Position | None:
    """The position once a claim or a kong is made; None where another's answer, given before, comes first.

    A tile drawn for a kong is put aside.
    """
    trial = at.match.copy()
    for other in trial.owed:
        if other != at.seat and at.view.phase != "turn":
            trial.act(other, "pass")
    happened = trial.act(at.seat, action)
    if not any(one.event == "melded" and one.seat == at.seat for one in happened) or trial.owed != [at.seat]:
        return None
    made = Position(trial, at.seat)
    if action.kind in KONGS and trial.table.drawn != NO_TILE:
        made.table = copy_of(trial.table)
        change(made.table, at.seat, face_of(int(trial.table.drawn)), -1)
        made.table.drawn = NO_TILE
    return made


def least_after(at: Position, action: Action) -> int | None:
    """What the hand lacks after a call and its best discard, one more where no unseen tile would help then."""
    made = after_call(at, action)
    if made is None:
        return None
    return with_dead(made, "") if action.kind in KONGS else min(with_dead(made, one) for one in made.discards())


def with_dead(at: Position, cut: str) -> int:
    return at.lacking(cut) + int(at.lacking(cut) > 0 and at.count(cut) == 0)


def as_it_is(at: Position) -> int:
    return min(with_dead(at, one) for one in at.discards()) if at.view.phase == "turn" else at.lacking()


def call(at: Position, advice: Advice, reason: Any) -> None:
    least = least_after(at, advice.action)
    if least is None:
        return
    gain = as_it_is(at) - least
    if reason.key.endswith("-nearer"):
        assert gain == reason.args["n"] > 0
    elif reason.key.endswith("-farther"):
        assert -gain == reason.args["n"] > 0
    else:
        assert gain == 0


def kong(at: Position, advice: Advice, reason: Any) -> None:
    """A kong that costs nothing leaves as many tiles that help as the hand without it, after its best discard."""
    call(at, advice, reason)
    made = after_call(at, advice.action)
    if made is None:
        return
    if at.view.phase == "turn":
        least = min(map(at.lacking, at.discards()))
        before = max(at.count(cut) for cut in at.discards() if at.lacking(cut) == least)
    else:
        before = at.count()
    left = sum(map(at.unseen, made.helps()))
    if reason.key.endswith("-fewer"):
        assert left < before == reason.args["n"]
    else:
        assert left >= before


def then(at: Position, advice: Advice, reason: Any) -> None:
    """What helps after a call; the tile counts are those of the moment before a replacement is drawn."""
    if advice.action.kind in ("ready", "discard"):
        tiles, cut = tiles_in(reason.args["tile"]), cut_of(advice)
        assert {*tiles} <= {*at.helps(cut)}
        assert sum(map(at.unseen, tiles)) == reason.args["n"]
        return
    made, cut = after_call(at, advice.action), str(reason.args.get("tile_cut", ""))
    if made is None:
        return
    assert bool(cut) == (advice.action.kind not in KONGS)
    if cut:
        assert with_dead(made, cut) == min(with_dead(made, one) for one in made.discards())
    helps = made.helps(cut)
    assert sum(map(at.unseen, helps)) == reason.args["n"]
    if "tile" in reason.args:
        assert made.lacking(cut) == 1
        assert {*tiles_in(reason.args["tile"])} == {*helps}


def claims_of(at: Position) -> list[Action]:
    return [one for one in at.view.actions if one.kind in ("chi", "pon", "open_kong")]


def leasts(at: Position) -> list[int]:
    found = [least_after(at, one) for one in claims_of(at)]
    return [one for one in found if one is not None]


def pass_no_nearer(at: Position, advice: Advice, reason: Any) -> None:
    for made in (after_call(at, one) for one in claims_of(at) if one.kind not in KONGS):
        for cut in made.discards() if made else ():
            assert made is not None
            assert made.lacking(cut) >= at.lacking() or made.count(cut) == 0


def pass_nearer(at: Position, advice: Advice, reason: Any) -> None:
    if found := leasts(at):
        assert at.lacking() - min(found) <= int(reason.args["n"]) > 0
        assert len(found) < len(claims_of(at)) or at.lacking() - min(found) == reason.args["n"]


def pass_barred(at: Position, advice: Advice, reason: Any) -> None:
    assert all(one >= OUT_OF_REACH for one in leasts(at))
    assert (at.lacking() >= OUT_OF_REACH) == reason.key.endswith("-lost")


def pass_rival(at: Position, advice: Advice, reason: Any) -> None:
    is_rival(at, int(reason.args["seat"]), reason.args["state"], reason.args["melds"])
    assert at.engine.rules.win_by_discard
    found = leasts(at)
    assert len(found) < len(claims_of(at)) or min(found) - 1 == reason.args["n"]


def pass_closed(at: Position, advice: Advice, reason: Any) -> None:
    own = at.view.own
    assert own is not None
    assert all(meld.kind == "concealed_kong" for meld in own.melds)


def of_suit(at: Position, suit: str) -> int:
    return sum(tile[1] == suit for tile in at.held)


def lack(at: Position, advice: Advice, reason: Any) -> None:
    suit = str(reason.args["suit"])
    assert advice.action.label == f"lack {suit}"
    assert of_suit(at, suit) == reason.args["n"] == min(of_suit(at, one) for one in "mps")


def exchange(at: Position, advice: Advice, reason: Any) -> None:
    suit = str(reason.args["suit"])
    assert {one.tiles[0][1] for one in (advice.action, *advice.then)} == {suit}
    counts = [of_suit(at, one) for one in "mps" if of_suit(at, one) >= 3]
    assert of_suit(at, suit) == reason.args["n"] == min(counts)


def north(at: Position, advice: Advice, reason: Any) -> None:
    happened = at.match.copy().act(at.seat, advice.action)
    assert [one.event for one in happened[:1]] == ["laidaside"]


def abort(at: Position, advice: Advice, reason: Any) -> None:
    assert at.lacking() - 1 == reason.args["n"]


def says_nothing(at: Position, advice: Advice, reason: Any) -> None:
    assert not reason.args


Check = Callable[[Position, Advice, Any], None]
CHECKS: dict[str, Check] = {
    "forced": forced,
    "nearest": nearest,
    "most": most,
    "as-many": as_many,
    "fewer": fewer,
    "keeps-dora": keeps,
    "keeps-value": keeps,
    "dead": dead,
    "barred": barred,
    "farther": farther,
    "farther-dead": farther,
    "farther-barred": farther_barred,
    "ready": ready,
    "ready-most": ready_most,
    "ready-as-many": ready_most,
    "ready-barred": ready_barred,
    "ready-draws": ready_draws,
    "ready-furiten": ready_furiten,
    "ready-fewer": ready_fewer,
    "ready-dearer": ready_dearer,
    "declare": declare,
    "declared-only": declared,
    "declared-more": declared,
    **{f"safe-{key}": safe for key in ("joker", "low-discard", "lack", "own-river", "passed-ready", "passed-round")},
    "safe-all": safe_all,
    "safe-some": safe_some,
    "risk": risk,
    "risk-all": risk,
    "risk-least": risk,
    "risk-least-all": risk,
    "lack-first": lack_first,
    "alone": alone,
    "partners": partners,
    "win": win,
    "call-nearer": call,
    "call-farther": call,
    "call-keeps": call,
    "kong-keeps": kong,
    "kong-fewer": kong,
    "call-opens-way": call,
    **{f"then-{key}": then for key in ("waits", "helped", "waits-after", "helped-after")},
    "pass-no-nearer": pass_no_nearer,
    "pass-nearer": pass_nearer,
    "pass-barred": pass_barred,
    "pass-lost": pass_barred,
    "pass-rival": pass_rival,
    "pass-closed": pass_closed,
    "pass-win": pass_win,
    "lack": lack,
    "exchange": exchange,
    "north": north,
    "abort": abort,
    "estimate": says_nothing,
    "estimate-risk": says_nothing,
    "habit": says_nothing,
}
