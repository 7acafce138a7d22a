"""A hand as it happens, move by move, and the notebook in which a scorer keeps it until he writes his sheet."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from reference.sheet import Discard, Held, Kong, Meld, Seat, Sheet, Taken, Win, face, tiles

REPLACEMENTS = {"kong": "kong_replacement", "flower": "flower_replacement", "north": "kita_replacement"}
ROBBED = {"concealed": "concealed_kong_robbed", "aside": "north_robbed"}
WITH_A_DISCARD = ("plain", "open", "earthly", "closed", "open racked", "closed racked")  # manners of declaring
OF_THE_COURSE = ("discard", "chi", "pon", "kong", "added", "concealed", "flower")
SEATS = 4
EGGS = {"winds": "1z2z3z4z", "dragons": "5z6z7z", "ones": "1m1p1s", "nines": "9m9p9s"}


@dataclass(frozen=True)
class Move:
    """One thing that happens at the table. Words of `what`:

    stand draw discard chi pon kong added concealed robbed flower aside ready stood lack bet raise give take turned
    watch won left ended kong_tile treasure look egg added_egg answer
    """

    what: str
    seat: Seat | None = None
    tile: str = ""  # drawn, thrown, claimed, added, laid
    tiles: str = ""  # of a meld, or handed over
    source: Seat | None = None  # who threw the tile
    place: str = ""  # where a tile is drawn: deal, wall, kong, flower, north, treasure
    word: str = ""  # manner of a declaration, way of a win, reason of an end, suit lacked, raise or return of a side,
    # `opened` of a kong that turns tiles up, `take` or `leave` of the last tile
    number: int = 0  # of a bet; of a pung how many of its tiles have stood
    drawn: bool = False  # thrown as drawn
    ready: bool = False  # thrown to declare


@dataclass(frozen=True)
class Setting:
    """What is settled before the first tile is taken."""

    seats: int
    dealer: Seat
    round_wind: int = 0
    streak: int = 0
    counters: int = 0
    sticks: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    scores: tuple[int, ...] = ()
    to_draw: int = 0  # tiles that can be drawn once the hands are dealt
    dice: tuple[int, ...] = ()
    doubled: bool = False  # what came before this hand doubles it
    carried: int = 0  # what the scorer has carried from the hand before
    kongs_keep: tuple[int, ...] = ()  # how many more tiles each further kong keeps from being drawn


class Notebook:
    """Everything that has happened in a hand."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.left = setting.to_draw  # tiles that can still be drawn
        self.hands: list[list[str]] = [[] for _ in range(SEATS)]
        self.melds: list[list[Meld]] = [[] for _ in range(SEATS)]
        self.rivers: list[list[Discard]] = [[] for _ in range(SEATS)]
        self.held: list[list[Held]] = [[] for _ in range(SEATS)]
        self.order: list[tuple[Seat, str]] = []
        self.laid: list[tuple[Seat, str]] = []
        self.aside = [0] * SEATS
        self.declared = [""] * SEATS
        self.ready_at = [-1] * SEATS  # number of the discard that declared, -1 before any
        self.changed = [False] * SEATS  # since then a tile of the hand has been changed for a drawn one
        self.first_ready = [False] * SEATS  # declared before anything broke the first go-around, with the first discard
        self.one_shot = [False] * SEATS  # since the declaration nothing has broken the go-around
        self.declaring: Seat | None = None  # who has said ready and will throw the tile of it
        self.stood: list[Seat] = []
        self.watching: list[Seat] = []
        self.kongs: list[Kong] = []
        self.calls: list[tuple[Seat, Seat]] = []
        self.dealt: tuple[str, ...] = ()
        self.taken: list[Taken] = []
        self.course: list[tuple[str, Seat, str]] = []
        self.turned: list[str] = []
        self.lacked = [""] * SEATS
        self.hearts = [""] * SEATS  # the tile that each has imagined and written down
        self.bets = [0] * SEATS
        self.raised = [""] * SEATS
        self.standing: list[list[str]] = [[] for _ in range(SEATS)]  # tiles of the hand that stand apart
        self.wins: list[Win] = []
        self.gone: list[Seat] = []  # who has won and left
        self.ended = ""
        self.broken = False  # a claim, a kong, a North laid aside
        self.drawn = [""] * SEATS  # the tile a seat drew last, until it throws
        self.place = [""] * SEATS  # and where
        self.turn_kong = [""] * SEATS  # the last kong since the own last discard
        self.offered = ""  # what may be robbed: the move that laid it
        self.added_to = 0  # and the pung, by its place among the melds of its owner
        self.opened = False  # the last kong turns tiles up
        self.kong_tiles: list[str] = []  # those it has turned up, until one of them is named
        self.named: Seat | None = None  # whose named tile lies there to be melded
        self.treasure = ""  # the tile put aside for the ready, once somebody has looked at it
        self.seen: list[Seat] = []  # who has
        self.out_of_egg = False  # the tile just taken back was added to an egg
        self.before_kong: tuple[bool, list[bool]] | None = None  # what a robbed kong did not break

    # --- the deal

    def deal(self, hands: Sequence[str], drawn: str) -> None:
        """Everybody takes his tiles; `drawn` is the dealer's last, "" where he draws it later."""
        for seat, hand in enumerate(hands):
            self.hands[seat] = tiles(hand)
        dealer = self.setting.dealer
        self.dealt = tuple(hands)
        self.drawn[dealer], self.place[dealer] = drawn, "deal" if drawn else ""

    # --- moves

    def take(self, move: Move) -> None:
        """Write a move down."""
        if move.what in OF_THE_COURSE:
            self.course.append((move.what, move.seat, move.tile))
        getattr(self, f"_{move.what}")(move)

    def _stand(self, move: Move) -> None:
        self.standing[move.seat] = tiles(move.tiles)

    def _draw(self, move: Move) -> None:
        self._leave_dead()
        self._hand(move).append(move.tile)
        self.drawn[move.seat], self.place[move.seat] = move.tile, self._place_of(move)
        self.left -= move.place != "treasure"

    def _place_of(self, move: Move) -> str:
        """Where a drawn tile comes from; what replaces the flowers of the deal is dealt."""
        dealing = move.place == "flower" and all(what == "flower" for what, _, _ in self.course)
        return "deal" if dealing else move.place

    def _kong_tile(self, move: Move) -> None:
        self.kong_tiles.append(move.tile)
        self.left -= 1

    def _name(self, move: Move) -> None:
        """One tile that an opened kong has turned up counts as discarded, the others lie dead before it."""
        others = list(self.kong_tiles)
        others.remove(move.tile)
        self.rivers[move.seat] += [Discard(tile) for tile in [*others, move.tile]]
        self.order.append((move.seat, move.tile))
        self.drawn[move.seat] = ""
        self.kong_tiles, self.named = [], move.seat

    def _leave_dead(self) -> None:
        """Tiles that dice have turned up and nobody has won on lie dead before the owner of the kong (HEFEI-16)."""
        if self.kong_tiles:
            owner = self.kongs[-1].seat
            self.rivers[owner] += [Discard(tile) for tile in self.kong_tiles]
            self.drawn[owner] = ""
        self.kong_tiles = []

    def _discard(self, move: Move) -> None:
        seat = move.seat
        if self.kong_tiles:
            self._name(move)
            return
        self.named = None
        self._hold(move)
        self._hand(move).remove(move.tile)
        after_kong = self.place[seat] == "kong"
        self.rivers[seat].append(Discard(move.tile, move.drawn, move.ready, after_kong=after_kong))
        self.order.append((seat, move.tile))
        if self.declared[seat] and self.declaring != seat and not move.drawn:
            self.changed[seat] = True
        self.one_shot[seat], self.declaring = self.declaring == seat, None
        self.drawn[seat] = self.place[seat] = self.turn_kong[seat] = ""
        self.before_kong, self.offered = None, ""

    def _hold(self, move: Move) -> None:
        """Note what the discard is thrown from."""
        rest, drawn = list(self._hand(move)), self.drawn[move.seat]
        if drawn in rest:  # the dealer may have handed it to another before play
            rest.remove(drawn)
        self.held[move.seat].append(Held("".join(rest), drawn, move.tile, not self.melds[move.seat]))

    def _chi(self, move: Move) -> None:
        self._claim(move)

    def _pon(self, move: Move) -> None:
        self._claim(move)

    def _kong(self, move: Move) -> None:
        self._claim(move)
        self._note_kong(move, move.source)

    def _claim(self, move: Move) -> None:
        own = tiles(move.tiles)
        own.remove(move.tile)
        for tile in own:
            self._hand(move).remove(tile)
        self.melds[move.seat].append(Meld(move.what, move.tiles, move.source))
        self.calls.append((move.seat, move.source))
        thrown = self.rivers[move.source]
        if not self.out_of_egg:
            thrown[-1] = replace(thrown[-1], claimed=True)
        self.out_of_egg = False
        held = [*self._hand(move), *(meld.tiles for meld in self.melds[move.seat])]
        lies = [cut.tile for cut in self.rivers[move.seat] if not cut.claimed]
        self.taken.append(Taken(move.seat, move.source, move.tile, "".join(held), "".join(lies)))
        self._break()

    def _added(self, move: Move) -> None:
        self._hand(move).remove(move.tile)
        index = self.added_to = self._pon_of(move.seat, move.tile, move.tiles)
        self.before_kong, self.offered = (self.broken, list(self.one_shot)), move.what
        pon = self.melds[move.seat][index]
        self.melds[move.seat][index] = Meld("added", pon.tiles + move.tile, pon.feeder)
        self._note_kong(move, pon.feeder, self.drawn[move.seat] == move.tile)
        self._break()

    def _concealed(self, move: Move) -> None:
        own = tiles(move.tiles)
        if self.named == move.seat and not self.drawn[move.seat]:
            self.rivers[move.seat][-1] = replace(self.rivers[move.seat][-1], claimed=True)
            own.pop()
        for tile in own:
            self._hand(move).remove(tile)
        if self.drawn[move.seat] not in tiles(move.tiles):
            self.changed[move.seat] = True
        self.before_kong, self.offered = (self.broken, list(self.one_shot)), move.what
        self.melds[move.seat].append(Meld("concealed", move.tiles))
        fresh = self.drawn[move.seat] in tiles(move.tiles) or not self.rivers[move.seat]
        self._note_kong(move, None, fresh)
        self._break()

    def _egg(self, move: Move) -> None:
        """Three tiles or more of a family, a 1s for any that is missing."""
        laid = tiles(move.tiles)
        for tile in laid:
            self._hand(move).remove(tile)
        self.melds[move.seat].append(Meld("egg", move.tiles, None, stood_for(laid, EGGS[move.word])))
        self._note_egg(move, "egg4" if len(laid) > 3 else "egg")

    def _added_egg(self, move: Move) -> None:
        self._hand(move).remove(move.tile)
        index = self._egg_of(move.seat, move.word)
        self.before_kong, self.offered = (self.broken, list(self.one_shot)), move.what
        egg = self.melds[move.seat][index]
        taken_for = move.tile if move.tile in EGGS[move.word] else EGGS[move.word][:2]
        self.melds[move.seat][index] = Meld("egg", egg.tiles + move.tile, None, egg.stands_for + taken_for)
        self._note_egg(move, "egg_add")

    def _egg_of(self, seat: Seat, family: str) -> int:
        """The egg of a family among the melds of a seat."""
        members = tiles(EGGS[family])
        return next(
            index
            for index, meld in enumerate(self.melds[seat])
            if meld.kind == "egg" and tiles(meld.stands_for)[0] in members
        )

    def _note_egg(self, move: Move, kind: str) -> None:
        still_in = tuple(seat for seat in range(self.setting.seats) if seat not in self.gone)
        self.kongs.append(Kong(move.seat, kind, face(move.tile), None, still_in))
        self.turn_kong[move.seat] = kind
        self._break()

    def _pon_of(self, seat: Seat, tile: str, whole: str) -> int:
        """The pung of a tile, or of the whole kong; where any three heads are a set it may be any (LUOSHU-15)."""
        pungs = [index for index, meld in enumerate(self.melds[seat]) if meld.kind in ("pon", "added")]
        parts = [sorted([*tiles(self.melds[seat][index].tiles), tile]) for index in pungs]
        if sorted(tiles(whole)) in parts:
            return pungs[parts.index(sorted(tiles(whole)))]
        alike = [index for index in pungs if face(tiles(self.melds[seat][index].tiles)[0]) == face(tile)]
        threes = [index for index in pungs if self.melds[seat][index].kind == "pon"]
        return (alike or threes)[0]

    def _note_kong(self, move: Move, feeder: Seat | None, fresh: bool = True) -> None:
        self.opened, self.kong_tiles = move.word == "opened", []
        still_in = tuple(seat for seat in range(self.setting.seats) if seat not in self.gone)
        kind = face(tiles(move.tiles)[0])
        self.kongs.append(Kong(move.seat, move.what, kind, feeder, still_in, fresh))
        self.turn_kong[move.seat] = move.what
        self.left -= self._kept()

    def _kept(self) -> int:
        """How many tiles the last kong has kept from being drawn."""
        return self.setting.kongs_keep[len(self.kongs) - 1] if self.setting.kongs_keep else 0

    def _robbed(self, move: Move) -> None:
        """The kong or the North just laid is not made: its tile is won on."""
        if self.before_kong is not None:
            self.broken, self.one_shot = self.before_kong
        if self.kongs and self.kongs[-1].seat == move.seat and self.kongs[-1].face == face(move.tile):
            self.left += self._kept()
            kong = self.kongs.pop()
            if kong.kind != "egg_add":
                self.course.pop()
            melds = self.melds[move.seat]
            if kong.kind == "egg_add":
                self.out_of_egg = True
                self._take_back_of_egg(move, melds)
            elif kong.kind == "concealed":
                melds.pop()
            else:
                index = self.added_to
                melds[index] = Meld("pon", melds[index].tiles.removesuffix(move.tile), melds[index].feeder)

    def _take_back_of_egg(self, move: Move, melds: list[Meld]) -> None:
        """The tile robbed from an egg is the last of it."""
        for index, meld in enumerate(melds):
            if meld.kind == "egg" and tiles(meld.tiles)[-1] == move.tile and len(tiles(meld.tiles)) > 3:
                rest = "".join(tiles(meld.stands_for)[:-1])
                melds[index] = Meld("egg", meld.tiles.removesuffix(move.tile), None, rest)
                return

    def _aside(self, move: Move) -> None:
        self._hand(move).remove(move.tile)
        self.before_kong, self.offered = (self.broken, list(self.one_shot)), move.what
        self.aside[move.seat] += 1
        self._break()

    def _flower(self, move: Move) -> None:
        self._hand(move).remove(move.tile)
        self.laid.append((move.seat, move.tile))

    def _ready(self, move: Move) -> None:
        self.declared[move.seat] = move.word
        self.declaring = move.seat if move.word in WITH_A_DISCARD else None
        self.ready_at[move.seat] = len(self.rivers[move.seat]) if self.declaring == move.seat else -1
        self.changed[move.seat] = False
        self.first_ready[move.seat] = not self.broken and not self.rivers[move.seat]

    def _stood(self, move: Move) -> None:
        self.stood.append(move.seat)

    def _watch(self, move: Move) -> None:
        self.watching.append(move.seat)

    def _answer(self, move: Move) -> None:
        """Nothing is changed by it: a tile that is taken is drawn."""

    def _treasure(self, move: Move) -> None:
        self.treasure, self.seen = "", []

    def _look(self, move: Move) -> None:
        self.treasure = move.tile
        self.seen.append(move.seat)

    def _lack(self, move: Move) -> None:
        self.lacked[move.seat] = move.word

    def _heart(self, move: Move) -> None:
        self.hearts[move.seat] = move.tile

    def _bet(self, move: Move) -> None:
        self.bets[move.seat] = move.number

    def _raise(self, move: Move) -> None:
        self.raised[move.seat] = move.word

    def _give(self, move: Move) -> None:
        for tile in tiles(move.tiles):
            self._hand(move).remove(tile)

    def _take(self, move: Move) -> None:
        self._hand(move).extend(tiles(move.tiles))

    def _turned(self, move: Move) -> None:
        self.turned.append(move.tile)

    def _left(self, move: Move) -> None:
        self.gone.append(move.seat)

    def _ended(self, move: Move) -> None:
        self.ended = move.word

    def _won(self, move: Move) -> None:
        hand = self._hand(move)
        if move.word == "self" and not self.kong_tiles:
            hand.remove(move.tile)
        self.wins.append(
            Win(
                move.seat,
                move.tile,
                move.word,
                move.source,
                frozenset(self._circumstances(move)),
                before=tuple(self.gone),
                kong=self._kong_before(move),
                opened="".join(self.kong_tiles),
            )
        )
        self.ended = "won"

    # --- what a scorer knows of it

    def _hand(self, move: Move) -> list[str]:
        assert move.seat is not None
        return self.hands[move.seat]

    def _break(self) -> None:
        self.broken = True
        self.one_shot = [False] * SEATS

    def _circumstances(self, move: Move) -> set[str]:
        seat = move.seat
        found = self._of_the_tile(move)
        found |= {"last_tile"} if self.left == 0 else set()
        found |= {"first_turn"} if not self.broken and not self.rivers[seat] else set()
        found |= {"fourth_tile"} if move.tile and self.visible(move) == 3 else set()
        found |= self._announced(seat)
        found |= {"opened_kong_robbed"} if move.word == "rob" and self.opened else set()
        found |= {"ippatsu"} if self.declared[seat] and self.one_shot[seat] else set()
        return found

    def _announced(self, seat: Seat) -> set[str]:
        """How the winner has declared ready."""
        manner = self.declared[seat]
        if not manner or self.changed[seat]:
            return set()
        found = {"ready"} | ({"ready_first"} if self.first_ready[seat] else set())
        found |= {f"{manner}_ready"} if manner in ("open", "heavenly") else set()
        claimed = any(meld.kind != "concealed" for meld in self.melds[seat])
        return found | ({"earthly_ready"} if self.ready_at[seat] == 0 and not claimed else set())

    def _of_the_tile(self, move: Move) -> set[str]:
        """Where the winning tile comes from."""
        if move.word == "self":
            found = {REPLACEMENTS[self.place[move.seat]]} if self.place[move.seat] in REPLACEMENTS else set()
            if self.turn_kong[move.seat] == "kong" and found & {"kong_replacement", "flower_replacement"}:
                found.add("discard_kong_replacement")
            return found | self._treasured(move)
        if move.word == "discard":
            return {"after_kong_discard"} if self.rivers[move.source][-1].after_kong else set()
        found = {"after_kong_discard"} if move.word == "rob" and self.place[move.source] == "kong" else set()
        return found | ({ROBBED[self.offered]} if move.word == "rob" and self.offered in ROBBED else set())

    def _treasured(self, move: Move) -> set[str]:
        """Whether the drawn tile is of the treasure's kind, or the treasure itself."""
        if move.seat not in self.seen or face(move.tile) != face(self.treasure):
            return set()
        return {"treasure_match"} if self.place[move.seat] == "treasure" else {"treasure", "treasure_draw"}

    def visible(self, move: Move) -> int:
        """How many copies of the winning tile lie in rivers and melds, itself left out."""
        rivers = [cut.tile for river in self.rivers for cut in river if not cut.claimed]
        melds = [tile for row in self.melds for meld in row for tile in tiles(meld.tiles)]
        seen = Counter(face(tile) for tile in [*rivers, *melds])[face(move.tile)]
        return seen - (move.word == "discard")

    def _kong_before(self, move: Move) -> int | None:
        """The number of the kong whose maker plays the winning tile straight after it."""
        if move.source is None or "after_kong_discard" not in self._circumstances(move):
            return None
        made = [number for number, kong in enumerate(self.kongs) if kong.seat == move.source]
        return made[-1] if made else None  # one of a single tile is no meld (WUHAN-7)

    def supposing(self, seat: Seat, tile: str, by: str, source: Seat | None = None) -> Sheet:
        """The sheet if the seat won now with this tile."""
        known = self.broken, self.one_shot
        if by == "rob" and self.before_kong is not None:
            self.broken, self.one_shot = self.before_kong
        told = self._circumstances(Move("won", seat, tile, source=source, word=by))
        self.broken, self.one_shot = known
        if by == "self":
            self.hands[seat].remove(tile)
        win = Win(seat, tile, by, source, frozenset(told), beside=(seat,), before=tuple(self.gone))
        sheet = self.sheet(win)
        if by == "self":
            self.hands[seat].append(tile)
        return sheet

    def _resting(self, seat: Seat) -> list[str]:
        """The tiles of a seat; when nobody has won, without what it drew last and could not discard (WUHAN-20)."""
        hand = list(self.hands[seat])
        if self.ended == "exhausted" and self.drawn[seat] in hand:
            hand.remove(self.drawn[seat])
        return hand

    def sheet(self, win: Win | None = None, **more: object) -> Sheet:
        """The sheet as it stands, with this win to judge."""
        setting = self.setting
        return Sheet(
            seats=setting.seats,
            dealer=setting.dealer,
            hands=tuple("".join(sorted(self._resting(seat), key=face_or_flower)) for seat in range(len(self.hands))),
            round_wind=setting.round_wind,
            streak=setting.streak,
            counters=setting.counters,
            sticks=setting.sticks,
            melds=tuple(map(tuple, self.melds)),
            flowers=tuple("".join(tile for owner, tile in self.laid if owner == seat) for seat in range(SEATS)),
            laid=tuple(self.laid),
            aside=tuple(self.aside),
            rivers=tuple(map(tuple, self.rivers)),
            held=tuple(map(tuple, self.held)),
            order=tuple(self.order),
            declared=tuple(self.declared),
            stood=tuple(self.stood),
            watching=tuple(self.watching),
            seen=tuple(self.seen),
            kongs=tuple(self.kongs),
            turned="".join(self.turned),
            lacked=tuple(self.lacked),
            hearts=tuple(self.hearts),
            bets=tuple(self.bets),
            raised=tuple(self.raised),
            win=win,
            wins=tuple(self.wins),
            ended=self.ended,
            left=self.left,
            calls=tuple(self.calls),
            course=tuple(self.course),
            purse=setting.scores,
            dice=setting.dice,
            doubled=setting.doubled,
            dealt=self.dealt,
            taken=tuple(self.taken),
            carried=setting.carried,
            options=setting.options,
            **more,
        )


def face_or_flower(tile: str) -> int:
    """Tiles in the order of a rack, flowers last."""
    return 99 if tile[1] == "f" else face(tile)


def stood_for(laid: Sequence[str], family: str) -> str:
    """What the tiles of an egg are taken for: each its own face, and what is left over for the members not there."""
    members = tiles(family)
    missing = [tile for tile in members if tile not in laid]
    taken: list[str] = []
    for tile in laid:
        own = tile in members and tile not in taken
        taken.append(tile if own else missing.pop(0))
    return "".join(taken)
