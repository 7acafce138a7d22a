"""Questions about single hands, no table needed: how far, which tiles help, what is it worth."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import numpy as np
from msgspec import Struct

from fangcheng.core.distance import distance, wanted, wanted_after_discards
from fangcheng.core.distance import waits as waits_kernel
from fangcheng.core.record import NOBODY
from fangcheng.core.scoring import value_win
from fangcheng.core.settlement import pay_win
from fangcheng.core.shapes import hold
from fangcheng.errors import HandError, UnknownName
from fangcheng.game.engine import Engine, copy_of, empty_table, engine_of
from fangcheng.game.events import Paid, read_events
from fangcheng.game.explain import Explanation, explanation_of_win, noted_in, payments_of
from fangcheng.game.hand_checks import check_held, check_jokers, check_tiles
from fangcheng.game.hands import SEAT_LETTERS, Meld, meld_of, suit_of, win_of
from fangcheng.game.reasons import REFUSALS, refusal_rule
from fangcheng.rules.ruleset import Value
from fangcheng.tiles import FACES, face_of, name_of, parse

Options = Mapping[str, Value]
By = Literal["self", "discard", "rob"]


class Acceptance(Struct, frozen=True, kw_only=True):
    """What one discard leaves: how far the hand is then, and which tiles bring it nearer."""

    discard: str | None  # None: the hand has nothing to discard
    shanten: int  # 0 ready
    tiles: dict[str, int]  # accepted tiles and how many of each are not in the hand
    count: int  # their sum


class _Hand:
    """A written hand as the distance kernels see it."""

    def __init__(
        self, variant: str, hand: str, jokers: str, lack: str | None, options: Options | None, preset: str | None
    ) -> None:
        self.engine = engine_of(variant, options, preset)
        rules = self.engine.rules
        tiles = parse(hand)
        check_tiles(rules, tiles)
        self.sets = len(tiles) // 3
        if len(tiles) % 3 == 0 or self.sets > rules.sets:
            full = 3 * int(rules.sets)
            raise HandError(
                f'"{hand}" has {len(tiles)} tiles; {variant} hands have {full + 1} or {full + 2}, three less per meld'
            )
        check_held(tiles)
        self.full = len(tiles) % 3 == 2
        self.counts = np.zeros(FACES, np.int8)
        for tile in tiles:
            self.counts[face_of(tile)] += 1
        faces = {*parse(jokers)}
        check_jokers(rules, faces)
        wild = np.uint64(sum(1 << face for face in faces))
        self.forms = int(rules.forms)
        self.shapes = self.engine.desk.shapes
        suit = -1 if lack is None else suit_of(lack)
        self.holding = hold(self.shapes, self.counts, wild, suit)

    def left(self, mask: int) -> dict[str, int]:
        """The faces of a mask with the copies that are not in the hand."""
        rules = self.engine.rules
        return {
            name_of(face): int(rules.copies[face]) - int(self.counts[face]) for face in range(FACES) if mask >> face & 1
        }


def shanten(
    variant: str,
    hand: str,
    *,
    jokers: str = "",
    lack: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
) -> int:
    """Tiles to go until the hand is ready: 0 ready, -1 complete.

    `hand` holds the concealed tiles, three less for each meld; `jokers` lists the wild kinds, `lack` is the
    missing suit. Raises NotationError, HandError, UnknownVariant, UnknownName, BadOption.
    """
    asked = _Hand(variant, hand, jokers, lack, options, preset)
    return int(distance(asked.shapes, asked.holding, asked.sets, asked.forms)) - 1


def waits(
    variant: str,
    hand: str,
    *,
    jokers: str = "",
    lack: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
) -> list[str]:
    """Tiles that complete a hand of 3n + 1 tiles in shape, whatever it would be worth; none if it is not ready.

    >>> waits("riichi", "123m456p789s1155z")
    ['1z', '5z']
    """
    asked = _Hand(variant, hand, jokers, lack, options, preset)
    if asked.full:
        raise HandError(f'"{hand}" has a tile too many to wait: one must be discarded first')
    mask = int(waits_kernel(asked.shapes, asked.holding, asked.sets, asked.forms))
    return [name_of(face) for face in range(FACES) if mask >> face & 1]


def acceptance(
    variant: str,
    hand: str,
    *,
    jokers: str = "",
    lack: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
) -> list[Acceptance]:
    """For every discard of a hand of 3n + 2 tiles, nearest and widest first; one answer for 3n + 1 tiles."""
    asked = _Hand(variant, hand, jokers, lack, options, preset)
    if not asked.full:
        steps = int(distance(asked.shapes, asked.holding, asked.sets, asked.forms))
        tiles = asked.left(int(wanted(asked.shapes, asked.holding, asked.sets, asked.forms)))
        return [Acceptance(discard=None, shanten=steps - 1, tiles=tiles, count=sum(tiles.values()))]
    distances, masks = np.zeros(FACES, np.int64), np.zeros(FACES, np.uint64)
    wanted_after_discards(asked.shapes, asked.holding, asked.sets, asked.forms, distances, masks)
    found = []
    for face in range(FACES):
        if asked.counts[face] and distances[face] >= 0:
            tiles = asked.left(int(masks[face]))
            found.append(
                Acceptance(
                    discard=name_of(face), shanten=int(distances[face]) - 1, tiles=tiles, count=sum(tiles.values())
                )
            )
    return sorted(found, key=lambda one: (one.shanten, -one.count))


def score(
    variant: str,
    hand: str,
    win: str | None = None,
    *,
    by: By = "self",
    source: str | None = None,
    melds: Iterable[str | Meld] = (),
    seat: str = "E",
    dealer: str = "E",
    round: str = "E",
    context: Iterable[str] = (),
    jokers: str = "",
    dora: str = "",
    ura: str = "",
    aside: int = 0,
    flowers: str = "",
    streak: int = 0,
    counters: int = 0,
    lack: str | None = None,
    bets: Mapping[str, int] | None = None,
    options: Options | None = None,
    preset: str | None = None,
) -> Explanation:
    """What a win is worth and who pays what, with every reason.

    `hand` holds the concealed tiles and `win` the winning one; without `win` the last tile written is it.
    Seats are E S W N; `source` gave the tile (by default the seat after the winner). `context` names
    circumstances: riichi, ippatsu, kong_replacement, last_tile, first_turn ... `dora` and `ura` are indicators.
    A hand that does not win comes back with `wins` false and the reason in `refusal`.
    Raises NotationError, HandError, UnknownVariant, UnknownName, BadOption.

    >>> score("riichi", "234567m34p678s55p", "2p", by="discard", context=["riichi"]).total
    3
    """
    engine = engine_of(variant, options, preset)
    concealed, tile = _split(hand, win)
    if by not in ("self", "discard", "rob"):
        raise UnknownName("way of winning", by, ("self", "discard", "rob"))
    _check_seats(engine, variant, seat, dealer, source)
    if source is None and by != "self":
        source = SEAT_LETTERS[(SEAT_LETTERS.index(seat) + 1) % int(engine.rules.seats)]
    valued = win_of(
        engine.rules,
        concealed,
        tile,
        melds=[meld_of(meld) for meld in melds],
        by=by,
        source=source,
        seat=seat,
        dealer=dealer,
        round=round,
        context=context,
        jokers=jokers,
        dora=dora,
        ura=ura,
        aside=aside,
        flowers=flowers,
        streak=streak,
        counters=counters,
        lack=lack,
    )
    return _explained(engine, valued, bets or {})


def _split(hand: str, win: str | None) -> tuple[list[int], int]:
    tiles = parse(hand)
    if win is not None:
        winning = parse(win)
        if len(winning) != 1:
            raise HandError(f'winning tile "{win}": one tile is needed')
        return tiles, winning[0]
    if not tiles:
        raise HandError("no tiles: write the hand, then the winning tile")
    return tiles[:-1], tiles[-1]


def _check_seats(engine: Engine, variant: str, *seats: str | None) -> None:
    open_seats = SEAT_LETTERS[: int(engine.rules.seats)]
    for letter in seats:
        if letter is not None and (len(letter) != 1 or letter not in open_seats):
            raise HandError(f'no seat "{letter}" in {variant}; seats are {" ".join(open_seats)}')
    if seats[2] is not None and seats[2] == seats[0]:
        raise HandError(f"{seats[0]} cannot win on a tile of {seats[2]}: source is another seat")


def _explained(engine: Engine, win: Any, bets: Mapping[str, int]) -> Explanation:
    seat, work = int(win.seat), engine.desk.work
    result = work.results[seat]
    value_win(win, engine.rules, engine.desk, result)
    if result.wins == 0:
        refusal = int(result.refusal)
        return Explanation(
            kind="win", winner=seat, wins=False, refusal=REFUSALS[refusal], refusal_rule=refusal_rule(engine, refusal)
        )
    work.wins[seat] = win
    work.won = 1 << seat
    table = _bare_table(engine, win, bets)
    before = [int(score) for score in table.scores]
    pay_win(table, engine.rules, engine.desk, seat)
    rows = [event for event in read_events(table) if isinstance(event, Paid)]
    payments = payments_of(table, rows, before, [int(score) for score in table.scores])
    own = next((row.changes for row in rows if row.cause == "win"), ())
    return explanation_of_win(engine, table, copy_of(win), copy_of(result), own, payments, noted_in(rows))


def _bare_table(engine: Engine, win: Any, bets: Mapping[str, int]) -> Any:
    """A table that knows no more than the win needs to be paid."""
    table = empty_table()
    table.seats = engine.rules.seats
    table.person[:] = range(4)
    table.dealer = win.dealer
    table.streak = win.streak
    table.counters = win.counters
    table.scores[: int(table.seats)] = engine.rules.start_score
    table.in_play = (1 << int(table.seats)) - 1
    table.liable[:] = NOBODY
    table.last_kong_by = NOBODY
    for letter, bet in bets.items():
        _check_seats(engine, engine.ruleset.id, letter, None, None)
        table.bet[SEAT_LETTERS.index(letter)] = bet
    return table
