"""The answers of the boards are what their items say: counted tile by tile, and by the distance to a win."""

import pytest

from coach.board_conditions import CONDITIONS, Position, tiles
from coach.river_signs import PLAYERS, SIGNS
from fangcheng import advice, analyse, score, waits
from fangcheng.coach.book import chapter, chapters_in

BOARDS = {item.id: item.board for number in chapters_in("en") for item in chapter(number).items if item.board}
DISCARDS = {item: board for item, board in BOARDS.items() if board.draw and not board.claims}
# Items that spend something of the hand on purpose, and for what.
SPENDING = {
    "COACH-5": "the draw",
    "COACH-127": "safety",
    "COACH-110": "safety",
    "COACH-111": "safety",
    "COACH-112": "safety",
    "COACH-114": "safety",
    "COACH-115": "safety",
    "COACH-131": "safety",
    "COACH-168": "safety",
    "COACH-38": "a discard that is safe",
    "COACH-65": "a kong that is not robbed",
    "COACH-26": "a hidden plan",
    "COACH-28": "a live end for the single wait",
    "COACH-116": "a wait that others throw",
    "COACH-121": "a wait that others throw",
    "COACH-125": "wins on discards",
}
# A tile of the same board that the advice forbids: its condition must say so.
FORBIDDEN = {
    "COACH-20": "4s", "COACH-24": "4s", "COACH-25": "6s", "COACH-2": "1z", "COACH-3": "5z", "COACH-94": "4z",
    "COACH-101": "2s", "COACH-103": "2s", "COACH-89": "8p", "COACH-9": "1m", "COACH-15": "7m", "COACH-16": "1p",
    "COACH-17": "9p", "COACH-11": "3z", "COACH-4": "4m", "COACH-30": "6s", "COACH-34": "5p", "COACH-39": "1m",
    "COACH-42": "1m", "COACH-46": "2m", "COACH-40": "9m", "COACH-41": "4m", "COACH-31": "9s", "COACH-36": "4m",
    "COACH-156": "9s", "COACH-92": "8s", "COACH-47": "2p", "COACH-6": "1m", "COACH-90": "1p", "COACH-115": "6m",
    "COACH-114": "6s", "COACH-72": "7s", "COACH-162": "2p", "COACH-38": "4m", "COACH-5": "6z", "COACH-127": "2m",
    "COACH-7": "6s", "COACH-19": "6p", "COACH-33": "5m", "COACH-21": "6z", "COACH-23": "2z", "COACH-22": "2z",
    "COACH-105": "1z", "COACH-106": "1z", "COACH-96": "1z", "COACH-28": "9p", "COACH-26": "5p", "COACH-27": "4m",
    "COACH-43": "7s", "COACH-35": "9s", "COACH-49": "5m",
}  # fmt: skip


def met(item, tile):
    return CONDITIONS[item](Position(BOARDS[item]), tiles(tile)[0])


@pytest.mark.parametrize("item", CONDITIONS)
def test_an_answer_is_what_the_advice_says(item):
    assert all(met(item, tile) for tile in BOARDS[item].answer), (item, BOARDS[item].answer)


@pytest.mark.parametrize("item", CONDITIONS)
def test_a_tile_that_the_advice_forbids_does_not_pass(item):
    assert not met(item, FORBIDDEN[item])
    assert FORBIDDEN[item] not in BOARDS[item].answer


def meld(written):
    ranks = {rank for rank, _ in tiles(written)}
    return f"{'pon' if len(ranks) == 1 else 'chi'} {written}"


def outlooks(board):
    """What each discard leaves, by tile: distance to a win that counts, and minus the tiles that help."""
    visible = "".join(board.rivers.values()) + "".join(chain for melds in board.melds_of.values() for chain in melds)
    found = analyse(board.game, board.hand + board.draw, melds=[*map(meld, board.melds)], visible=visible)
    return {one.discard: (one.away, -one.count) for one in found.outlooks}


@pytest.mark.parametrize("item", [item for item in DISCARDS if item not in SPENDING])
def test_an_answer_costs_the_hand_nothing(item):
    found = outlooks(DISCARDS[item])
    assert {found[tile] for tile in DISCARDS[item].answer} == {min(found.values())}


@pytest.mark.parametrize("item", SPENDING)
def test_an_item_spends_something_of_the_hand_where_it_is_said_to(item):
    found = outlooks(DISCARDS[item])
    assert any(found[tile] > min(found.values()) for tile in DISCARDS[item].answer), SPENDING[item]


def waits_after(board, tile):
    left = tiles(board.hand + board.draw)
    left.remove(tiles(tile)[0])
    return {one: tiles(one)[0] for one in waits(board.game, "".join(f"{rank}{suit}" for rank, suit in left))}


def unseen(board, tile):
    rest = board.after(tile)
    return lambda wait: 4 - rest.visible(wait) - (wait == tile)


@pytest.mark.parametrize(("item", "other"), [("COACH-37", "6m"), ("COACH-117", "7s")])
def test_the_widest_wait_is_taken(item, other):
    board = BOARDS[item]
    at = Position(board)
    left = [sum(map(unseen(at, tiles(one)[0]), waits_after(board, one).values())) for one in (*board.answer, other)]
    assert left[0] > left[1]


def test_no_wait_is_empty_where_the_table_is_counted():
    board = BOARDS["COACH-118"]
    at = Position(board)
    assert sum(map(unseen(at, (1, "m")), waits_after(board, "1m").values())) == 4
    assert sum(map(unseen(at, (4, "m")), waits_after(board, "4m").values())) == 0


def test_waits_that_others_trust_lie_on_the_own_river():
    own = BOARDS["COACH-121"]
    assert set(waits_after(own, *own.answer).values()) == {(2, "s")}
    assert (2, "s") in Position(own).rivers["own"]
    line = BOARDS["COACH-120"]
    ((rank, suit),) = waits_after(line, *line.answer).values()
    assert {(rank - 3, suit), (rank + 3, suit)} & {*Position(line).rivers["own"]}


def test_a_wait_out_of_furiten_holds_no_own_discard():
    board = BOARDS["COACH-125"]
    own = {*Position(board).rivers["own"]}
    assert not own & {*waits_after(board, *board.answer).values()}
    assert own & {*waits_after(board, "2s").values()}


@pytest.mark.parametrize(("item", "pairs"), [("COACH-10", 4), ("COACH-14", 3)])
def test_pungs_are_called_with_many_pairs(item, pairs):
    at = Position(BOARDS[item])
    assert len(at.pairs()) >= pairs
    assert at.held[at.offered] >= 2
    assert BOARDS[item].answer == ("pung",)


def test_four_pairs_have_two_of_the_same_number():
    ranks = [rank for rank, suit in Position(BOARDS["COACH-10"]).pairs() if suit != "z"]
    assert len(ranks) > len(set(ranks))


@pytest.mark.parametrize("item", ["COACH-53", "COACH-66", "COACH-44"])
def test_a_chow_fills_a_hard_shape(item):
    board = BOARDS[item]
    (low, _), (high, _) = tiles(board.answer[0].removeprefix("chow "))
    assert high - low == 2 or (low, high) in ((1, 2), (8, 9))


def test_opposing_boards_share_a_hand_and_answer_it_differently():
    ours, theirs = advice(40).board, advice(41).board
    assert (ours.hand, ours.draw) == (theirs.hand, theirs.draw)
    assert not {*ours.answer} & {*theirs.answer}


def test_a_chow_is_left_where_the_tile_completes_the_hand_and_may_not_win():
    board = BOARDS["COACH-61"]
    assert board.offered in waits(board.game, board.hand)
    assert score(board.game, board.hand, board.offered, by="discard").total == 0


@pytest.mark.parametrize("tile", ["1m", "4m"])
def test_a_chow_out_of_a_finished_run_brings_the_minimum(tile):
    board = BOARDS["COACH-63"]
    assert score(board.game, board.hand, tile, by="discard").total == 0
    chowed = score(board.game, "23m567m567p99p", tile, melds=["chi 567s"], by="discard")
    assert "Mixed Triple Chow" in [line.names["en"] for line in chowed.patterns]
    assert chowed.total >= 8


# --- what the rivers and melds of the others show


@pytest.mark.parametrize("item", SIGNS)
def test_a_sign_is_seen_where_the_item_reads_it_and_not_in_every_river(item):
    sign, seat = SIGNS[item]
    at = Position(BOARDS[item])
    assert sign(at, seat)
    if item == "COACH-155":  # all three have thrown a neighbour: one copy fewer of it, and the sign is gone
        at.seen[7, "m"] -= 1
    assert not all(sign(at, one) for one in PLAYERS)
