"""Chinese official games from Botzone and IJCAI: walls of one's own, the judge's bills and payments."""

import json

import pytest

from fangcheng.errors import RecordError
from fangcheng.records import read
from fangcheng.records.chinese.botzone import read_botzone
from fangcheng.records.chinese.botzone_answers import strange_answer
from fangcheng.records.model import Abort, Draw, DrawnHand, HandRecord, Win
from fangcheng.records.opening import Source, open_source
from records.consistency import check_tiles
from records.corpora import BOTZONE, IJCAI, sample_of

BASE = 8  # fan that every loser pays (MCR)


def games():
    return [game for path in sample_of((*BOTZONE, *IJCAI)) for game in read(path)]


def test_every_game_is_read_and_holds_together():
    read_games = games()
    results = [game.hands[0].results[-1] for game in read_games]
    assert [sum(isinstance(result, kind) for result in results) for kind in (Win, DrawnHand, Abort)] == [101, 84, 3]
    for game in read_games:
        check_tiles(game.hands[0])


def test_every_seat_draws_from_its_own_wall():
    hands = [game.hands[0] for game in games() if game.hands[0].own_walls]
    assert len(hands) == 170
    for hand in hands:
        check_own_walls(hand)


def check_own_walls(hand: HandRecord) -> None:
    walls = [iter(wall) for wall in hand.own_walls or ()]
    assert tuple(tuple(next(wall) for _ in range(13)) for wall in walls) == hand.dealt
    for event in hand.events:
        if isinstance(event, Draw):
            assert event.tile == next(walls[event.seat])


def test_wins_pay_what_their_fans_say():
    wins = [result for game in games() for result in game.hands[0].results if isinstance(result, Win) and result.points]
    assert len(wins) == 82
    for win in wins:
        assert win.deltas == payment(win)
        assert not win.patterns or sum(pattern.value for pattern in win.patterns) == win.points


def payment(win: Win) -> tuple[int, ...]:
    """Everybody pays 8, the giver the fans too; on a self-draw everybody pays them."""
    givers = {win.from_seat} if win.from_seat != win.seat else set(range(4))
    paid = [0 if seat == win.seat else BASE + (win.points or 0) * (seat in givers) for seat in range(4)]
    return tuple(sum(paid) if seat == win.seat else -paid[seat] for seat in range(4))


def test_bills_agree_with_the_hands_rebuilt_by_others(shared_data):
    rebuilt = [json.loads(line) for line in shared_data("cn/botzone_wins.jsonl").read_text().splitlines()]
    ours = {(game.id, result.deltas): result for game in games() for result in game.hands[0].results}
    for win in rebuilt:
        result = ours[win["match"], tuple(win["official"]["score"])]
        assert result.points == win["official"]["total"]
        assert result.tile == win["w"]
        assert (result.seat == result.from_seat) == (win["by"] == "self")


@pytest.mark.parametrize("quan", [0, 3])
def test_a_concealed_kong_is_named_by_its_makers_answer(tmp_path, quan):
    deal = {str(seat): f"1 0 0 0 0 {' '.join(['W1'] * 13)}" for seat in range(4)}
    steps = [
        {"req": {str(seat): f"0 {seat} {quan}" for seat in range(4)}},
        {"req": deal},
        {"req": {"0": "2 W9", "1": "3 0 DRAW", "2": "3 0 DRAW", "3": "3 0 DRAW"}},
        {"res": ["GANG W1", "PASS", "PASS", "PASS"]},
        {"req": {str(seat): "3 0 GANG" for seat in range(4)}},
    ]
    path = tmp_path / "match.jsonl"
    path.write_text(json.dumps({"match": "x", "steps": steps, "final": {"action": "HUANG"}}))
    (game,) = read(path)
    assert [type(event).__name__ for event in game.hands[0].events] == ["Draw", "ConcealedKong", "DrawnHand"]
    assert game.hands[0].round_wind == quan


@pytest.mark.parametrize(
    ("requests", "answers", "strange"),
    [
        (["2 W1", "3 0 DRAW", "3 0 DRAW", "3 0 DRAW"], ["PLAY W1", "PASS", "PASS", "PASS"], ""),
        (["2 W1", "3 0 DRAW", "3 0 DRAW", "3 0 DRAW"], ["PASS", "PASS", "PASS", "PASS"], "seat 0 answered 'PASS'"),
        (["2 W1", "3 0 DRAW", "3 0 DRAW", "3 0 DRAW"], ["GANG W1", "PASS", "HU", "PASS"], "seat 2 answered 'HU'"),
        (["3 1 PLAY W1"] * 4, ["PENG B1", "PASS", "CHI W2 B1", "HU"], ""),
        (["3 1 PLAY W1"] * 4, ["PASS", "PENG B1", "PASS", "PASS"], "seat 1 answered 'PENG B1'"),
        (["3 1 CHI W2 W1"] * 4, ["PLAY B1", "PASS", "PASS", "PASS"], "seat 0 answered 'PLAY B1'"),
        (["3 1 BUGANG W1"] * 4, ["PASS", "PASS", "HU", "PASS"], ""),
        (["3 1 BUGANG W1"] * 4, ["PASS", "PASS", "GANG", "PASS"], "seat 2 answered 'GANG'"),
        (["3 1 GANG"] * 4, ["HU", "PASS", "PASS", "PASS"], "seat 0 answered 'HU'"),
        (["0 0 1"] * 4, ["PASS", "", "PASS", "PASS"], "seat 1 answered ''"),
        (["0 0 1"] * 4, ["PASS"] * 3, "3 answers instead of 4"),
    ],
)
def test_who_is_not_asked_passes(requests, answers, strange):
    found = strange_answer({seat: words.split() for seat, words in enumerate(requests)}, answers)
    assert found.removesuffix(", which it is not asked") == strange


def test_a_game_played_by_itself_names_the_wind_that_its_seats_were_told(shared_data):
    line = open_source(shared_data("cn/botzone_matches/selfplay_v01.jsonl.gz")).text.split("\n")[0]
    told = json.loads(line)
    assert list(read_botzone(Source("told", line)))
    told["quan"] = (told["quan"] + 1) % 4
    with pytest.raises(RecordError, match=rf"quan {told['quan']}, but the seats were told"):
        list(read_botzone(Source("told", json.dumps(told))))
