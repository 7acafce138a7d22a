"""Riichi sticks on the table: the winner of a written hand takes them, as at a table and in cases."""

import json

import numpy as np
import pytest
from mahjong.constants import EAST, SOUTH
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig
from mahjong.tile import TilesConverter

from circumstances_matrix import cells_of, told
from fangcheng import HandError, IncompatibleCircumstance, score, score_many, wins_of
from fangcheng.cli import main
from fangcheng.conform.fields import Fields
from fangcheng.conform.wins import play_win
from fangcheng.core.state.payment_rows import PAY_COUNTERS, PAY_STICKS, PAY_WIN
from fangcheng.variants import IDS

HAND = {"hand": "234567m34p678s55p", "win": "2p"}
WITH_STICKS = ("riichi", "sanma")


def oracle(by, dealer, counters, deposits):
    """Return what the winner gets, by the library `mahjong`."""
    tiles = TilesConverter.string_to_136_array(man="234567", pin="23455", sou="678")
    win_tile = TilesConverter.string_to_136_array(pin="2")[0]
    config = HandConfig(
        is_tsumo=by == "self",
        is_riichi=True,
        player_wind=EAST if dealer else SOUTH,
        round_wind=EAST,
        tsumi_number=counters,
        kyoutaku_number=deposits,
    )
    config.options.has_open_tanyao = True
    return HandCalculator().estimate_hand_value(tiles, win_tile, config=config).cost["total"]


@pytest.mark.parametrize("by", ["self", "discard"])
@pytest.mark.parametrize("seat", ["E", "S"])
@pytest.mark.parametrize(("counters", "deposits"), [(0, 0), (0, 1), (2, 3), (5, 12)])
@pytest.mark.rule("RIICHI-61", "RIICHI-88")
def test_the_winner_gets_what_another_library_says(by, seat, counters, deposits):
    told = {**HAND, "by": by, "seat": seat, "context": ["riichi"], "counters": counters, "deposits": deposits}
    found = score("riichi", **told, mode="interpreted")
    winner = "ES".index(seat)
    assert found.changes[winner] == oracle(by, seat == "E", counters, deposits)
    assert sum(found.changes) == 1000 * deposits
    taken = [(part.amount, part.number) for part in found.payments[winner].parts if part.cause == "sticks"]
    assert taken == ([(1000 * deposits, deposits)] if deposits else [])


@pytest.mark.parametrize("variant", WITH_STICKS)
@pytest.mark.rule("RIICHI-61")
def test_many_wins_take_their_sticks_each_its_own(variant):
    hand = {"hand": "234567p34s678s55s", "win": "2s"}
    told = [{**hand, "deposits": number} for number in (4, 0, 1)]
    changes = score_many(variant, wins_of(variant, told, mode="interpreted"), mode="interpreted")["changes"]
    one_by_one = [score(variant, **each, mode="interpreted").changes for each in told]
    assert [row[: len(one_by_one[0])] for row in changes.tolist()] == one_by_one
    assert changes.sum(axis=1).tolist() == [4000, 0, 1000]


def test_a_hand_that_does_not_win_takes_nothing():
    found = score("riichi", "234567m34p678s55z", "9p", deposits=3, mode="interpreted")
    assert (found.wins, found.changes) == (False, [])


@pytest.mark.parametrize("variant", [one for one in IDS if one not in WITH_STICKS])
def test_games_without_sticks_refuse_them(variant):
    with pytest.raises(IncompatibleCircumstance, match=f"deposits means nothing in {variant}: no riichi sticks lie"):
        score(variant, **sound(variant), deposits=1, mode="interpreted")


def sound(variant):
    """Return a hand of the right size for the game: whether it wins is no matter."""
    asked = told(next(cells_of(variant)))
    return {name: asked[name] for name in ("hand", "win", "jokers")}


@pytest.mark.parametrize("variant", WITH_STICKS)
@pytest.mark.parametrize(("by", "source"), [("self", None), ("discard", "W")])
@pytest.mark.rule("RIICHI-61")
def test_all_doors_give_the_sticks_to_the_winner(variant, by, source, capsys):
    told = {"hand": "234567p34s678s55s", "win": "2s", "seat": "S"}
    library = score(
        variant, **told, by=by, source=source, context=["riichi"], deposits=3, counters=1, mode="interpreted"
    )
    assert main(["score", variant, *case_words(told, source), "--sticks", "3", "--honba", "1", "--json"]) == 0
    terminal = json.loads(capsys.readouterr().out)
    win = {"tile": told["win"], "by": by, **({"from": source} if source else {})}
    case = {"seat": "S", "hand": told["hand"], "win": win, "context": ["riichi"], "sticks": 3, "honba": 1}
    situation, _, _ = play_win(variant, Fields(case), {})
    paid = situation.paid((PAY_WIN, PAY_COUNTERS, PAY_STICKS), {1})
    assert [*terminal["changes"].values()] == [*paid.values()] == library.changes
    assert sum(library.changes) == 3000


def case_words(told, source):
    """Return the words of a terminal for a hand won with riichi."""
    words = [told["hand"], told["win"], "--seat", told["seat"], "--context", "riichi"]
    return [*words, "--from", source] if source else words


@pytest.mark.parametrize("number", [-1, 10_000, 1.5, "2", None])
def test_deposits_are_a_whole_number(number):
    with pytest.raises(HandError, match=r"^deposits = .*: a whole number from 0 to 9999 is needed$"):
        score("riichi", **HAND, deposits=number, mode="interpreted")


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_record_with_impossible_sticks_is_refused(number):
    wins = wins_of("riichi", [HAND], mode="interpreted")
    wins["sticks"] = number
    with pytest.raises(HandError, match=rf"sticks = {number}; 0 to 9999"):
        score_many("riichi", wins, mode="interpreted")
    assert np.all(wins["sticks"] == number)
