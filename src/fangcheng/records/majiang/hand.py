"""One hand of a paipu: chairs that are counted from its dealer become seats, messages events."""

from collections.abc import Sequence

from fangcheng.records.majiang.messages import Deal, Drawn, Melded, Move, NotWon, Thrown, Won
from fangcheng.records.majiang.tiles import call_of, thrown_of, tile_of, tiles_of
from fangcheng.records.model import (
    HIDDEN,
    UNTOLD_UNIT,
    Abort,
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    Draw,
    DrawnHand,
    Event,
    HandRecord,
    Indicator,
    Numbers,
    OpenKong,
    Pattern,
    Pung,
    Ready,
    ReadyAccepted,
    Win,
)
from fangcheng.records.tenhou.words import BREAKS, DRAWS, plain

CHAIRS = 4
THREE_WIN = "triple_ron"
MOST_HAN = 100  # that a line of a bill is taken to be worth


def hand_of(moves: Sequence[Move], first_dealer: int) -> HandRecord:
    """Return a hand, whose first message deals it. Raises ValueError for one that is none."""
    if not moves or moves[0].qipai is None:
        raise ValueError("a hand begins with qipai")
    return _Hand(moves[0].qipai, first_dealer).played(moves[1:])


class _Hand:
    """A hand while its messages come in."""

    def __init__(self, deal: Deal, first_dealer: int) -> None:
        self.deal = deal
        self.dealer = (first_dealer + deal.jushu) % CHAIRS
        self.events: list[Event] = []
        self.last_tile = HIDDEN  # that a win would be on
        self.declared: int | None = None  # seat whose riichi tile lies there, and may yet be won on

    def played(self, moves: Sequence[Move]) -> HandRecord:
        """Return the hand with all that happened in it."""
        for move in moves:
            self._take(move)
        return HandRecord(
            round_wind=self.deal.zhuangfeng,
            dealer=self.dealer,
            number=self.deal.jushu,
            counters=self.deal.changbang,
            sticks=self.deal.lizhibang,
            start_scores=self._by_seat(self.deal.defen),
            dealt=tuple(tiles_of(self.deal.shoupai[self._chair(seat)]) for seat in range(CHAIRS)),
            events=tuple(self.events),
            indicators=(tile_of(self.deal.baopai),),
        )

    def _seat(self, chair: int) -> int:
        return (self.dealer + chair) % CHAIRS

    def _chair(self, seat: int) -> int:
        return (seat - self.dealer) % CHAIRS

    def _by_seat(self, told: Sequence[int] | None) -> Numbers | None:
        if told is None:
            return None
        if len(told) != CHAIRS:
            raise ValueError(f"{len(told)} numbers instead of one for each of {CHAIRS} seats")
        return tuple(told[self._chair(seat)] for seat in range(CHAIRS))

    def _take(self, move: Move) -> None:
        if move.qipai is not None:
            raise ValueError("a second deal in one hand")
        broken_by_three = move.pingju is not None and _reason(move.pingju) == THREE_WIN
        if move.hule is None and move.kaigang is None and not broken_by_three:
            self._accept()
        if drawn := move.zimo or move.gangzimo:
            self._draw(drawn, move.gangzimo is not None)
        elif move.dapai is not None:
            self._discard(move.dapai)
        elif move.fulou is not None:
            self.events.append(self._claim(move.fulou))
        elif move.gang is not None:
            self.events.append(self._kong(move.gang))
        elif move.kaigang is not None:
            self._turn(tile_of(move.kaigang.baopai))
        elif move.hule is not None:
            self.events.append(self._win(move.hule))
        elif move.pingju is not None:
            self.events.append(self._drawn_hand(move.pingju))

    def _accept(self) -> None:
        """Put the stick down: nobody, nor three at once, has won on the tile that declared riichi."""
        if self.declared is not None:
            self.events.append(ReadyAccepted(self.declared))
        self.declared = None

    def _draw(self, drawn: Drawn, replacement: bool) -> None:
        self.last_tile = tile_of(drawn.p)
        self.events.append(Draw(self._seat(drawn.l), self.last_tile, replacement))

    def _discard(self, thrown: Thrown) -> None:
        seat = self._seat(thrown.l)
        self.last_tile, drawn, ready = thrown_of(thrown.p)
        if ready:
            self.events.append(Ready(seat))
            self.declared = seat
        self.events.append(Discard(seat, self.last_tile, drawn, ready))

    def _turn(self, tile: str) -> None:
        """Turn an indicator: a paipu tells it behind the replacement or discard before which it counts."""
        counts_before = bool(self.events) and isinstance(self.events[-1], (Draw, Discard))
        self.events.insert(len(self.events) - counts_before, Indicator(tile))

    def _claim(self, melded: Melded) -> Event:
        seat, call = self._seat(melded.l), call_of(melded.m)
        own, tile, giver = (*call.before[:-1], *call.behind), call.before[-1], (seat + call.giver) % CHAIRS
        if len(own) == 3:
            return OpenKong(seat, own, tile, giver)
        if len(own) != 2:
            raise ValueError(f'no meld "{melded.m[:20]}"')
        alike = len({one.replace("0", "5") for one in (*own, tile)}) == 1
        return (Pung if alike else Chow)(seat, own, tile, giver)

    def _kong(self, melded: Melded) -> Event:
        seat = self._seat(melded.l)
        if melded.m[1:].isdecimal():
            tiles = tiles_of(melded.m)
            if len(tiles) != 4:
                raise ValueError(f'no kong "{melded.m[:20]}"')
            self.last_tile = tiles[-1]
            return ConcealedKong(seat, tiles)
        call = call_of(melded.m)
        if len(call.before) + len(call.behind) != 4 or not call.behind:
            raise ValueError(f'no kong "{melded.m[:20]}"')
        self.last_tile = call.behind[-1]
        return AddedKong(seat, self.last_tile, (*call.before, *call.behind[:-1]))

    def _win(self, won: Won) -> Win:
        seat, giver = self._seat(won.l), won.l if won.baojia is None else won.baojia
        patterns = tuple(map(_pattern, won.hupai or ()))
        yakuman = won.damanguan or any(one.unit == "yakuman" for one in patterns)
        return Win(
            seat=seat,
            from_seat=self._seat(giver),
            tile=self.last_tile,
            deltas=self._by_seat(won.fenpei),
            points=won.defen,
            han=None if yakuman else won.fanshu,
            fu=None if yakuman else won.fu,
            patterns=patterns,
            ura=tuple(map(tile_of, won.fubaopai or ())),
        )

    def _drawn_hand(self, told: NotWon) -> DrawnHand | Abort:
        reason, deltas = _reason(told), self._by_seat(told.fenpei)
        if len(told.shoupai) not in (0, CHAIRS):
            raise ValueError(f"shoupai: {len(told.shoupai)} hands instead of {CHAIRS}")
        if reason not in DRAWS.values():
            return Abort(reason, deltas)
        shown = told.shoupai
        ready = tuple(bool(shown[self._chair(seat)]) for seat in range(CHAIRS)) if shown else None
        return DrawnHand(reason, deltas, ready)


def _reason(told: NotWon) -> str:
    """Return our word for how a hand ended, or the paipu's own."""
    return DRAWS.get(plain(told.name)) or BREAKS.get(plain(told.name)) or told.name[:80]


def _pattern(line: dict[str, object]) -> Pattern:
    """Read a line of a bill; a yakuman is worth stars. What is worth neither han nor stars is not told."""
    name, worth = str(line.get("name"))[:80], line.get("fanshu")
    if isinstance(worth, int) and 0 <= worth < MOST_HAN:
        return Pattern(name, worth, "han")
    if isinstance(worth, str) and worth and not worth.strip("*"):
        return Pattern(name, 1, "yakuman")
    return Pattern(name, 0, UNTOLD_UNIT)
