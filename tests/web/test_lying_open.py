"""Tiles that prove a row of the deal on the page: open to everybody for one go-round, then in the hand again."""

import pytest

from fangcheng.core.state.codes import CLAIM
from fangcheng.game import event_types as game
from fangcheng.game.events import read_events
from fangcheng.game.match import Match
from fangcheng.tiles import name_of, parse
from fangcheng.web.page.choices import own_hand
from fangcheng.web.page.translate import seat_view
from fangcheng.web.wire import FACE_DOWN
from flow.table_of import table_of

E, S, W, N = range(4)
DEALER = "1479m2358p1346s29s"  # nothing to show; 9s is the tile drawn
WEST, NORTH = "258m147p148s369s9p", "369m258p468s147p3m"
ROWS = [  # the row, South's tiles, those of the book that prove it
    ("four_joys", "6666p346m23679s1p", "6666p"),
    ("no_258", "1346m13479p1367s", ""),
    ("missing_suit", "12345m11234578p", ""),
    ("two_triplets", "111m235p777s2368s", "111m777s"),
    ("three_alike", "112m112345p1169s", "11m11p11s"),
]


def match_of(south, wall=""):
    """A match with these tiles of South's, at the dealer's first discard."""
    options = {"opening_wins": True, "birds": 0}
    match = Match("changsha", 1, options, mode="interpreted")
    match.table = table_of(
        "changsha", {"E": DEALER, "S": south, "W": WEST, "N": NORTH}, wall=wall, options=options
    ).record
    dealt = [game.HandBegan(seat=E, person=E, round_wind=0, deal_number=0, counters=0, streak=0)]
    match._events, match._hand_start = dealt + read_events(match.table), 0
    return match


def on_the_page(match, reader, other=S):
    """How the page of a reader shows the hand of another: None where it shows backs alone."""
    view = match.view(reader)
    states = seat_view(match, view, own_hand(match, reader, view), [""] * 4).seats
    return next(state.shown for state in states if state.seat == other)


def play(match, *steps):
    for seat, label in steps:
        while seat not in match.owed or not any(one.label == label for one in match.legal(seat)):
            match.act(match.owed[0], "pass")
        match.act(seat, label)
    while match.table.phase == CLAIM:
        match.act(match.owed[0], "pass")


@pytest.mark.rule("CHANGSHA-37")
@pytest.mark.parametrize(("row", "hand", "proof"), ROWS, ids=[row[0] for row in ROWS])
def test_what_proves_a_row_lies_open_for_one_go_round_and_nothing_else_does(row, hand, proof):
    match = match_of(hand, "3s9p9s5m")
    [shown] = [one for one in match.events if isinstance(one, game.OpeningShown)]
    assert (shown.seat, shown.pattern, shown.tiles, shown.suit) == (S, row, proof, "s" if row == "missing_suit" else "")
    tiles = [name_of(kind) for kind in parse(proof)]
    lying = [FACE_DOWN] * (13 - len(tiles)) + tiles if tiles else None
    for reader in (E, W, N):
        assert on_the_page(match, reader) == lying
        assert match.view(reader).seats[S].hand is None
    play(match, (E, "9s drawn"))
    assert on_the_page(match, W) == (lying and [*lying, FACE_DOWN])  # with the tile that South has drawn
    play(match, (S, "3s drawn"), (W, "9p drawn"))
    assert on_the_page(match, E) == lying
    play(match, (N, "9s drawn"))
    assert [on_the_page(match, reader) for reader in (E, W, N)] == [None] * 3  # it is the dealer's turn again
    assert {*tiles} <= {*match.view(S).seats[S].hand}


@pytest.mark.rule("CHANGSHA-37")
def test_a_tile_that_lies_open_goes_when_its_owner_discards_one_or_claims_with_it():
    match = match_of("6666p346m23679s1p", "3s")
    play(match, (E, "9s drawn"), (S, "6p"))
    assert on_the_page(match, W) == [FACE_DOWN] * 10 + ["6p"] * 3
    match = match_of("111m235p777s2368s", "7s")  # the fourth 7s, drawn and thrown: the three lie there still
    play(match, (E, "9s drawn"), (S, "7s drawn"))
    assert on_the_page(match, W) == [FACE_DOWN] * 7 + ["1m"] * 3 + ["7s"] * 3
    match = match_of("112m112345p1169s", "")
    play(match, (E, "1m"), (S, "pon 11m"))
    assert on_the_page(match, W) == [FACE_DOWN] * 7 + ["1p", "1p", "1s", "1s"]
