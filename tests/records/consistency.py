"""What must hold in any recorded hand, without rules or engine: tiles held, claims on the last discard, sums."""

from collections import Counter
from itertools import pairwise

from fangcheng.records.model import (
    HIDDEN,
    Abort,
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    Draw,
    DrawnHand,
    GameRecord,
    HandRecord,
    Indicator,
    LayAside,
    OpenKong,
    Pung,
    ReadyAccepted,
    Win,
)

STICK = 1000
REPLACEMENTS = {4: (134, 135, 132, 133), 3: (106, 107, 104, 105, 102, 103, 100, 101)}  # RIICHI-26, SANMA-12
FIRST_INDICATOR = {4: 130, 3: 98}


def check_tiles(hand: HandRecord) -> None:
    """Thirteen tiles each, nobody plays a tile he has not, no face has five copies, claims take the last discard."""
    racks = [Counter(dealt) for dealt in hand.dealt]
    assert [sum(rack.values()) for rack in racks] == [13] * len(racks)
    seen = Counter(tile for dealt in hand.dealt for tile in dealt) + Counter(hand.indicators)
    last: Discard | None = None
    for event in hand.events:
        match event:
            case Draw():
                racks[event.seat][event.tile] += 1
                seen[event.tile] += 1
            case Discard():
                play(racks, event.seat, event.tile)
                last = event
            case Chow() | Pung() | OpenKong():
                assert last is not None
                assert (event.tile, event.from_seat) == (last.tile, last.seat)
                assert event.from_seat != event.seat
                play(racks, event.seat, *event.own)
                check_meld(event)
            case AddedKong() | LayAside():
                play(racks, event.seat, event.tile)
            case ConcealedKong():
                play(racks, event.seat, *event.tiles)
                assert len(event.tiles) == 4
            case Indicator():
                seen[event.tile] += 1
            case Win():
                check_win(racks, event)
    check_copies(seen)


def check_meld(meld: Chow | Pung | OpenKong) -> None:
    """A run or equal tiles."""
    ranks = sorted(int(plain(tile)[0]) for tile in (*meld.own, meld.tile))
    assert len({tile[1] for tile in (*meld.own, meld.tile)}) == 1
    if isinstance(meld, Chow):
        assert ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]
        assert (meld.seat - meld.from_seat) in (1, -3, -2)  # the left neighbour of four or of three
    else:
        assert len(set(ranks)) == 1


def check_win(racks: list[Counter[str]], win: Win) -> None:
    """The hand shown is the rack, with the winning tile where somebody else gave it."""
    if win.hand:
        given = Counter([win.tile]) if win.from_seat != win.seat else Counter()
        assert Counter(win.hand) == +(racks[win.seat] + given)
    if win.from_seat == win.seat:
        assert racks[win.seat][win.tile] > 0


def play(racks: list[Counter[str]], seat: int, *tiles: str) -> None:
    """Take tiles from a rack; hidden racks (kuikae cases) hold anything."""
    for tile in tiles:
        held = tile if racks[seat][tile] else HIDDEN
        assert racks[seat][held] > 0, f"seat {seat} plays {tile} without having it"
        racks[seat][held] -= 1


def check_copies(seen: Counter[str]) -> None:
    """At most four of a face, at most one red five of it."""
    faces: Counter[str] = Counter()
    for tile, count in seen.items():
        if tile != HIDDEN:
            faces[plain(tile)] += count
            assert count <= (1 if tile[0] == "0" else 4), tile
    assert max(faces.values(), default=0) <= 4


def check_sums(hand: HandRecord) -> None:
    """Riichi: wins hand out exactly the sticks on the table, draws move points between seats only."""
    sticks = hand.sticks + sum(isinstance(event, ReadyAccepted) for event in hand.events)
    wins = [result for result in hand.results if isinstance(result, Win)]
    if wins and all(win.deltas for win in wins):
        assert sum(sum(win.deltas or ()) for win in wins) == STICK * sticks
    for result in hand.results:
        if isinstance(result, (DrawnHand, Abort)) and result.deltas:
            assert sum(result.deltas) == 0


def check_chain(game: GameRecord) -> None:
    """Every hand begins with the scores the one before it left."""
    for before, after in pairwise(game.hands):
        if before.results and all(result.deltas for result in before.results):
            assert scores_after(before) == after.start_scores
    if game.final and game.hands and game.hands[-1].results and game.source_format == "mjlog":
        # Sticks nobody won go to the first at the end of the match.
        left = sum(game.final.scores) - sum(scores_after(game.hands[-1]))
        assert left >= 0
        assert left % STICK == 0


def scores_after(hand: HandRecord) -> tuple[int, ...]:
    """Scores at the end of a hand, sticks paid."""
    scores = list(hand.start_scores or ())
    for event in hand.events:
        if isinstance(event, ReadyAccepted):
            scores[event.seat] -= STICK
        elif isinstance(event, (Win, DrawnHand, Abort)):
            scores = [score + delta for score, delta in zip(scores, event.deltas or (), strict=True)]
    return tuple(scores)


def check_wall(hand: HandRecord) -> None:
    """Deal, draws, replacements, indicators and ura lie where the rulebook says, in our wall order."""
    assert hand.wall is not None
    seats, wall = len(hand.dealt), hand.wall
    assert [sorted(dealt) for dealt in dealt_from(wall, seats, hand.dealer)] == [sorted(d) for d in hand.dealt]
    live, tail = iter(wall[13 * seats :]), iter(REPLACEMENTS[seats])
    indicator = FIRST_INDICATOR[seats]
    assert hand.indicators == (wall[indicator],)
    for event in hand.events:
        if isinstance(event, Draw):
            assert event.tile == (wall[next(tail)] if event.replacement else next(live))
        elif isinstance(event, Indicator):
            indicator -= 2
            assert event.tile == wall[indicator]
        elif isinstance(event, Win) and event.ura:
            turned = range(FIRST_INDICATOR[seats], indicator - 1, -2)
            assert event.ura == tuple(wall[place + 1] for place in turned)


def dealt_from(wall: tuple[str, ...], seats: int, dealer: int) -> list[tuple[str, ...]]:
    """Three rounds of four tiles and one of one, from the dealer on."""
    hands: list[tuple[str, ...]] = [()] * seats
    place = 0
    for count in (4, 4, 4, 1):
        for step in range(seats):
            seat = (dealer + step) % seats
            hands[seat] += wall[place : place + count]
            place += count
    return hands


def plain(tile: str) -> str:
    """A red five as the five it is."""
    return f"5{tile[1]}" if tile[0] == "0" else tile
