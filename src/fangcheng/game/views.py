"""`View`: everything one seat may know of its table; what is hidden is not in it.

Tiles are notation, FACE_DOWN lies with its back up, GONE is an empty place. A view holds a copy of the table in which
all hidden is blank (`seen_record`), and each part is worked out when it is first read.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import structs

from fangcheng.core.observe.unseen import count_unseen
from fangcheng.core.state import codes as record
from fangcheng.core.state.codes import CLAIM, EXCHANGE, HAND_OVER
from fangcheng.core.table.dora import dora_of
from fangcheng.core.table.hand_luck import are_lucky
from fangcheng.game.actions import Action, actions_of
from fangcheng.game.engine import Engine
from fangcheng.game.event_types import ENDINGS
from fangcheng.game.explain import Explanation
from fangcheng.game.own_hand import DiscardView, FuritenView, OutlookView, OwnHand, WaitView
from fangcheng.game.printed import as_printed
from fangcheng.game.ranking import waiting
from fangcheng.game.seat_views import FACE_DOWN, WINDS, SeatView, WallView, seat_view, wall_view
from fangcheng.game.seen import (
    attributes_of,
    claims_late,
    seen_record,
    treasure_seen,
)
from fangcheng.game.shown import html_of_view
from fangcheng.tiles import NAMES, NO_TILE, PLACES, name_of

PHASES = ("ask", "turn", "claim", "rob", "hand_over", "match_over")
QUESTIONS = (
    *("bets", "exchange", "lack", "first_ready", "show", "flowers", "honours", "raise", "return"),
    *("kong_tile", "last_tile", "opening_wins", "treasure", "treasure_again", "heart"),
)


class View:
    """All that `seat` may know of its table at one moment; `seat` None is an onlooker who sees no hand.

    A view is read, never written, and stays as it is when the game goes on. `plain` gives all of it as plain data.
    """

    variant: str
    seat: int | None
    results: tuple[Explanation, ...]  # what was settled in this hand, where the table keeps account of it
    _engine: Engine
    _table: Any  # what the seat sees

    def __init__(self, engine: Engine, table: Any, seat: int | None, results: tuple[Explanation, ...] = ()) -> None:
        """Look at a table made by `seen_record` for the seat."""
        self.__dict__.update(variant=engine.ruleset.id, seat=seat, results=results, _engine=engine, _table=table)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a view is read, not written: {name}")

    def __repr__(self) -> str:
        who = "an onlooker" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.variant} for {who}: hand {self.hand_number}, {self.phase}>"

    def _repr_html_(self) -> str:
        return html_of_view(self)

    def plain(self) -> dict[str, Any]:
        """Return every part by its name: strings, numbers, tuples and structs, ready for msgspec."""
        return {name: getattr(self, name) for name in PARTS}

    def ask(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        """Call a kernel of a player with what the reader sees; see `Engine.run_at` for its parameters."""
        self._engine.furnish()
        return self._engine.run_at(kernel, self._table, *arguments)

    def imagine(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        """Call a kernel as `ask` does, with all rules: for players who put tiles under the indicators themselves."""
        self._engine.furnish()
        return self._engine.run_whole(kernel, self._table, *arguments)

    @property
    def octets(self) -> bytes:
        """Return what the reader sees as the octets of a table record; all hidden is zeros or a sign for it."""
        return bytes(self._table.tobytes())

    @property
    def engine(self) -> Engine:
        """Return what runs the rules of the game, for players made of kernels."""
        return self._engine

    # --- where the game stands

    @cached_property
    def phase(self) -> str:
        """Return one of PHASES, or the question that is asked, one of QUESTIONS."""
        if self._table["phase"] == record.ASK:
            return QUESTIONS[int(self._table["question"])]
        return PHASES[int(self._table["phase"])]

    @cached_property
    def hand_number(self) -> int:
        """Return the number of the hand being played, from 1."""
        return int(self._table["hands_played"]) + (0 if self._table["phase"] >= HAND_OVER else 1)

    @cached_property
    def round_wind(self) -> str:
        """Return the round's wind: E, S, W or N."""
        return WINDS[self._engine.settings["round_winds"][int(self._table["round_wind"]) % 8]]

    @cached_property
    def deal_number(self) -> int:
        """Return the number of hands since the round began that had a new dealer, from 0."""
        return int(self._table["deal_number"])

    @cached_property
    def dealer(self) -> int:
        """Return the dealer's seat."""
        return int(self._table["dealer"])

    @cached_property
    def turn(self) -> int:
        """Return the seat whose turn it is; during claims, the one who discarded."""
        return int(self._table["turn"])

    @cached_property
    def counters(self) -> int:
        """Return the number of repeats and drawn hands since the last change by a win, which riichi calls `honba`."""
        return int(self._table["counters"])

    @cached_property
    def streak(self) -> int:
        """Return the number of repeats of the present dealer."""
        return int(self._table["streak"])

    @cached_property
    def factor(self) -> int:
        """Return what everything in this hand is multiplied by.

        Rules: NANJING-18.
        """
        return 1 + int(self._table["double_hand"]["now"])

    @cached_property
    def wash_outs(self) -> int:
        """Return the number of drawn hands that still make won ones dearer.

        Rules: SHANGHAI-30.
        """
        return int(self._table["wash_out"]["count"])

    @cached_property
    def lucky_dice(self) -> bool:
        """Return True if the dice that opened the wall make a win of this hand dearer.

        Rules: SHANGHAI-29.
        """
        first, second = self._table["dice"][3:5]
        return bool(are_lucky(int(first), int(second), self._engine.numbers))

    @cached_property
    def sticks(self) -> int:
        """Return the number of riichi sticks on the table."""
        return int(self._table["sticks"])

    @cached_property
    def tiles_left(self) -> int:
        """Return the number of tiles that can still be drawn."""
        return int(self._table["drawable"])

    @cached_property
    def hand_size(self) -> int:
        """Return the number of tiles of a full hand with the drawn one."""
        return 3 * int(self._engine.settings["sets"]) + 2

    @cached_property
    def ending(self) -> str:
        """Return the way the hand ended; empty while it goes on."""
        return ENDINGS[int(self._table["ending"])] if self._table["ending"] else ""

    # --- what lies on the table

    @cached_property
    def _printed(self) -> Any:
        """Return the table by what is printed on its tiles."""
        return as_printed(self._table)

    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """Return the seats of everybody, by seat."""
        return tuple(
            seat_view(self._engine, self._printed, seat, self.seat) for seat in range(int(self._table["seats"]))
        )

    @cached_property
    def waiting(self) -> dict[int, int]:
        """Return the points of those who wait for a seat, by person, from the head of the queue on; mostly nobody."""
        return waiting(self._table)

    @cached_property
    def outside(self) -> tuple[int, ...]:
        """Return the points of those who buy horses beside the table, by their number; mostly nobody.

        Rules: TUIDAOHU-48.
        """
        return tuple(self._table["outside"]["points"][: int(self._engine.rules.outside_buyers)].tolist())

    @cached_property
    def own(self) -> SeatView | None:
        """Return the reader's own seat."""
        return None if self.seat is None else seat_view(self._engine, self._printed, self.seat, self.seat)

    @cached_property
    def wall(self) -> WallView:
        """Return the walls, and where they were opened."""
        return wall_view(self._engine, self._printed, self.seat)

    @cached_property
    def dice(self) -> tuple[int, ...]:
        """Return the dice of the break, in order of the throws."""
        return tuple(die for die in self._table["dice"].tolist() if die)

    @cached_property
    def indicators(self) -> tuple[str, ...]:
        """Return the tiles turned over as indicators."""
        return tuple(map(name_of, self._indicators))

    @cached_property
    def dora(self) -> tuple[str, ...]:
        """Return the tiles the indicators point at."""
        rules = self._engine.numbers
        return tuple(name_of(int(dora_of(rules, kind))) for kind in self._indicators) if rules.indicators else ()

    @cached_property
    def _indicators(self) -> list[int]:
        places = self._table["indicators"]["positions"][: int(self._table["indicators"]["count"])]
        kinds = [int(self._printed["wall"][place]) for place in places]
        main = int(self._table["essences"]["main"])  # known when its tile has been drawn, too
        return [main if kind == NO_TILE else kind for kind in kinds]

    @cached_property
    def jokers(self) -> tuple[str, ...]:
        """Return the tiles that stand for any other."""
        wild = int(self._printed["wild_mask"])
        return tuple(name_of(face) for face in range(PLACES) if wild >> face & 1)

    @cached_property
    def treasure(self) -> str | None:
        """Return the tile that was put aside for those who are ready, `#` to who has not looked at it; None without.

        Rules: HARBIN-18, HARBIN-19.
        """
        position = int(self._table["treasure"]["position"])
        if position < 0:
            return None
        seen = treasure_seen(self._table, self.seat)
        return FACE_DOWN if seen is None else name_of(int(self._printed["wall"][seen]))

    @cached_property
    def unseen(self) -> dict[str, int]:
        """Return the number of copies of each tile that the reader cannot see; red tiles count as plain ones."""
        copies = self._engine.settings["copies"]
        return {NAMES[face]: left for face, left in enumerate(self._left) if copies[face]}

    @cached_property
    def _left(self) -> tuple[int, ...]:
        left = np.zeros(PLACES, np.int8)
        count_unseen(attributes_of(self._printed), self._engine.numbers, left)
        return tuple(left.tolist())

    # --- what may be done

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Return the actions open to the reader now; none when it owes nothing."""
        return () if self.seat is None else tuple(actions_of(self._table, self._engine.numbers, self.seat))

    @cached_property
    def offered(self) -> str | None:
        """Return the tile that may be claimed or robbed now."""
        return name_of(int(self._printed["offered"])) if self._claiming else None

    @cached_property
    def offered_by(self) -> int | None:
        """Return the seat that offers this tile."""
        return int(self._table["offered_by"]) if self._claiming else None

    @cached_property
    def _claiming(self) -> bool:
        table = self._table
        claimed = table["phase"] in (CLAIM, record.ROB) or claims_late(table, self.seat)
        return bool(table["offered"] != NO_TILE and claimed)

    @cached_property
    def given(self) -> tuple[str, ...]:
        """Return the tiles the reader has named for the exchange so far."""
        if self.seat is None or self._table["question"] != EXCHANGE:
            return ()
        return tuple(
            name_of(kind) for kind in self._printed["exchange"]["given"][self.seat].tolist() if kind != NO_TILE
        )

    # --- the own hand

    @cached_property
    def shanten(self) -> int | None:
        """Return the shanten of the own hand: -1 complete, 0 ready."""
        return self._own_hand.shanten() if self._own_hand else None

    @cached_property
    def away(self) -> int | None:
        """Return the same to a win that is allowed, where a game demands more than a shape; None where none is left."""
        return self._own_hand.away() if self._own_hand else None

    @cached_property
    def outlooks(self) -> tuple[OutlookView, ...]:
        """Return what each discard leaves: how far the hand is then and which tiles it wants, nearest and widest first.

        While there is nothing to discard, one answer for the hand as it is.
        """
        return self._own_hand.outlooks() if self._own_hand else ()

    @cached_property
    def waits(self) -> tuple[WaitView, ...]:
        """Return the waits of the resting hand, the drawn tile aside."""
        return self._own_hand.waits() if self._own_hand else ()

    @cached_property
    def discards(self) -> tuple[DiscardView, ...]:
        """Return the discards that leave the hand ready."""
        return self._own_hand.after_discards() if self._own_hand else ()

    @cached_property
    def furiten(self) -> FuritenView:
        """Return the reasons why the reader may not win on discards."""
        return FuritenView() if self.seat is None else OwnHand(self._engine, self._table, self.seat, ()).furiten()

    def own_hand(self) -> OwnHand | None:
        """Return the hand of the reader, to be asked further; None for an onlooker and once the hand is over."""
        return self._own_hand

    @cached_property
    def _own_hand(self) -> OwnHand | None:
        if self.seat is None or self._table["phase"] >= HAND_OVER:
            return None
        return OwnHand(self._engine, self._table, self.seat, self._left)


PARTS = (
    "variant",
    "seat",
    *(name for name, part in vars(View).items() if isinstance(part, cached_property) and name[0] != "_"),
    "results",
)


def view_of(engine: Engine, table: Any, seat: int | None, results: list[Explanation]) -> View:
    """Return what `seat` may know of the table now."""
    shown = tuple(_shown_result(result, table, seat) for result in results)
    return View(engine, seen_record(engine, table, seat), seat, shown)


def _shown_result(result: Explanation, table: Any, seat: int | None) -> Explanation:
    """Hide the hand of a winner while the others play on, and tell only its value; a hand laid open is shown.

    Rules: SICHUAN-27, SICHUAN-P14.
    """
    if result.kind != "win" or table.phase >= HAND_OVER or result.winner == seat:
        return result
    patterns = tuple(structs.replace(line, tiles="") for line in result.patterns)
    return replace(result, groups=(), patterns=patterns)


# --- seats


# --- the wall
