"""Tenhou's XML logs of 2009 to 2023: tiles, scores and walls hold together, oddities are read as what they are."""

import re

import pytest

from fangcheng.errors import RecordError
from fangcheng.records import read
from fangcheng.records.model import (
    Abort,
    AddedKong,
    Chow,
    ConcealedKong,
    LayAside,
    Left,
    OpenKong,
    Pattern,
    Pung,
    Returned,
    Win,
)
from fangcheng.records.opening import Source
from fangcheng.records.tenhou.melds import meld_of
from fangcheng.records.tenhou.mjlog import read_mjlog
from fangcheng.records.tenhou.values import Table
from fangcheng.records.verify import NO_WALLS, Verifier
from records.consistency import check_chain, check_sums, check_tiles, check_wall
from records.corpora import MJLOG, sample_of
from records.samples import SAMPLES

FOUR = Table(4, red_fives=True)
THREE = Table(3, red_fives=True)
# Games against robots: no real seed, and in 24.txt three self-draws debit another seat than the next hand shows.
ROBOT_TABLES = ("tenhou-python-bot/23.txt", "tenhou-python-bot/24.txt", "tenhou-python-bot/25.txt")


@pytest.mark.parametrize("every", [pytest.param(9, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)])
def test_every_log_holds_together(every):
    for path in sample_of(MJLOG, every):
        (game,) = read(path)
        against_robots = str(path).endswith(ROBOT_TABLES)
        if not against_robots:
            check_chain(game)
        for hand in game.hands:
            check_tiles(hand)
            check_sums(hand)
            if not against_robots:
                check_wall(hand)


@pytest.mark.slow
def test_no_log_is_missed():
    games = [game for path in sample_of(MJLOG) for game in read(path)]
    assert (len(games), sum(len(game.hands) for game in games)) == (181, 1370)


@pytest.mark.parametrize("encoding", ["UTF-8", "utf-7", "Shift_JIS", "latin-1", "utf-16", "idna", "rot13", "nonsense"])
def test_whatever_encoding_its_declaration_names_the_text_is_read_as_it_is(tmp_path, encoding):
    plain, declared = tmp_path / "plain", tmp_path / "declared"
    plain.write_text(SAMPLES["mjlog"], encoding="utf-8")
    declared.write_text(f'<?xml version="1.0" encoding="{encoding}"?>{SAMPLES["mjlog"]}', encoding="utf-8")
    assert list(read(declared)) == list(read(plain))


@pytest.mark.parametrize("seed", ["", ' seed="0.1234"', ' seed="true,abc"'])
def test_a_log_whose_seed_makes_no_walls_says_so(tmp_path, seed):
    path = tmp_path / "log"
    path.write_text(re.sub("<SHUFFLE[^>]*/>", seed and f"<SHUFFLE{seed}/>", SAMPLES["mjlog"]), encoding="utf-8")
    [game] = read(path)
    assert NO_WALLS in [note.reason for note in Verifier(False, None, "interpreted").verify(game).open_ends]


@pytest.mark.parametrize("step", ["0", "3", "20", "", "two"])
def test_a_riichi_has_two_steps(step):
    text = SAMPLES["mjlog"].replace('240,240" step="2"', f'240,240" step="{step}"')
    with pytest.raises(RecordError, match=f'REACH.*: a riichi has no step "{step}"'):
        list(read_mjlog(Source("log", text)))


def test_a_chi_names_the_called_tile_and_the_left_neighbour():
    code = ((0 * 7 + 2) * 3 + 1) << 10 | 0 << 3 | 1 << 5 | 2 << 7 | 4 | 3  # 3m 4m 5m, the middle one called
    assert meld_of(1, code, FOUR) == Chow(1, ("3m", "5m"), "4m", 0)


def test_a_red_five_in_a_run_is_kept():
    code = ((0 * 7 + 2) * 3 + 0) << 10 | 4 | 3  # copies 0 of 3m 4m 5m: tile 16 is the red five
    assert meld_of(1, code, FOUR) == Chow(1, ("4m", "0m"), "3m", 0)


def test_a_pon_leaves_out_the_fourth_copy():
    code = (4 * 3 + 0) << 9 | 0 << 5 | 8 | 2  # 5m without copy 0, the red one; from across
    assert meld_of(1, code, FOUR) == Pung(1, ("5m", "5m"), "5m", 3)


def test_an_added_kong_names_its_fourth_tile():
    code = (4 * 3 + 0) << 9 | 0 << 5 | 16 | 2
    assert meld_of(1, code, FOUR) == AddedKong(1, "0m", ("5m", "5m", "5m"))


def test_kongs_differ_by_their_giver():
    assert meld_of(2, 31 * 4 << 8, FOUR) == ConcealedKong(2, ("5z",) * 4)
    assert meld_of(2, 31 * 4 << 8 | 1, FOUR) == OpenKong(2, ("5z",) * 3, "5z", 3)


def test_a_north_is_laid_aside():
    assert meld_of(2, 30 * 4 << 8 | 0x20, THREE) == LayAside(2, "4z")


def test_a_giver_must_sit_at_the_table():
    with pytest.raises(ValueError, match="no seat 3"):
        meld_of(2, 31 * 4 << 8 | 1, THREE)


def test_a_liable_player_is_named(shared_data):
    (game,) = read(shared_data("riichi/dnovikoff/pao.xml"))
    (win,) = game.hands[-1].results
    assert isinstance(win, Win)
    assert (win.seat, win.from_seat, win.liable, win.points) == (2, 2, 0, 32000)
    assert win.patterns == (Pattern(39, 1, "yakuman"),)
    assert win.deltas == (-32300, 0, 32300, 0)


def test_chips_are_read_beside_points(shared_data):
    (game,) = read(shared_data("riichi/dnovikoff/chip.xml_"))
    assert game.hands[0].results[0].chips == (3, -1, -1, -1)
    assert game.hands[1].start_chips == (3, -1, -1, -1)


def test_lost_connections_are_events(shared_data):
    (game,) = read(shared_data("riichi/dnovikoff/bye.xml"))
    events = [event for hand in game.hands for event in hand.events if isinstance(event, (Left, Returned))]
    assert events[:2] == [Left(1), Returned(1)]


def test_three_players_lay_norths_aside(shared_data):
    (game,) = read(shared_data("riichi/dnovikoff/sanma2.xml"))
    assert (game.variant, len(game.players)) == ("sanma", 3)
    assert any(isinstance(event, LayAside) for hand in game.hands for event in hand.events)


def test_a_game_that_robots_left_is_interrupted(shared_data):
    (game,) = read(shared_data("riichi/tenhou-python-bot/23.txt"))
    assert game.hands[-1].results[-1] == Abort("interrupted")


def test_both_wins_on_one_tile_stand_in_order(shared_data):
    (game,) = read(shared_data("riichi/mjx/mjlog_py/double-ron.mjlog"))
    pairs = [hand.results for hand in game.hands if len(hand.results) == 2]
    assert pairs
    for first, second in pairs:
        assert (first.from_seat, first.tile) == (second.from_seat, second.tile)
        assert (first.seat - first.from_seat) % 4 < (second.seat - second.from_seat) % 4
