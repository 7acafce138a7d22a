"""Figures of players: held against counts made of the raw logs, against the tally of bots, and small hands by hand."""

import gzip
import random
import re
from collections import Counter

import numpy as np
import pytest

from fangcheng import Match
from fangcheng.bots.batch import STEADY, bot_choice
from fangcheng.bots.brain import new_brains
from fangcheng.bots.tally import TALLY, begin_count, count_hand, count_wins
from fangcheng.errors import RecordError
from fangcheng.game.intervals import mean_of_few, rate
from fangcheng.records import read, records_of
from fangcheng.records.figures import Amounts, Figures, figures_of, seatings
from fangcheng.records.model import Abort, Chow, Discard, Draw, DrawnHand, GameRecord, HandRecord, Ready, TakenBack, Win
from fangcheng.variants import IDS
from records.corpora import MJLOG, sample_of

# --- real games, counted from the raw text of their logs

CALLS_OF_OTHERS = 3  # bits of a meld: from which seat it came; none for what is one's own
KITA, CHI, PON, ADDED = 0x20, 0x4, 0x8, 0x10
COUNTS = ("hands", "drawn", "won", "wins", "self_drawn", "dealt_in", "declared", "claimed", "judged", "ready")
PLAYED_OUT = ("", "nm")  # types of a drawn hand that was played to its end


def counted(path):
    """What a reader with a pencil counts in a log, by seat."""
    data = path.read_bytes()
    text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode()
    seats = 3 if int(re.search(r'<GO[^>]*type="(\d+)"', text)[1]) & 16 else 4
    found = [Counter() for _ in range(seats)]
    for hand in re.split(r"(?=<INIT )", text)[1:]:
        results = re.findall(r"<(AGARI|RYUUKYOKU)([^>]*)", hand)
        if not results or "sc=" not in results[-1][1]:
            continue
        for seat in range(seats):
            found[seat].update(in_hand(hand, results, seat))
    return found, re.findall(r'owari="([^"]*)"', text)


def in_hand(hand, results, seat):
    wins = [fields(told) for name, told in results if name == "AGARI"]
    own = [win for win in wins if int(win["who"]) == seat]
    fed = [win for win in wins if int(win["fromWho"]) == seat != int(win["who"])]
    draws = [fields(told) for name, told in results if name == "RYUUKYOKU"]
    judged = [draw for draw in draws if draw.get("type", "") in PLAYED_OUT]
    melds = [int(meld) for meld in re.findall(rf'<N who="{seat}" m="(\d+)"', hand)]
    points = [int(win["ten"].split(",")[1]) for win in own]
    paid = [-100 * int(win["sc"].split(",")[2 * seat + 1]) for win in fed]
    worth = [int(win["ten"].split(",")[1]) for win in fed]
    return {
        "hands": 1,
        "drawn": not wins,
        "won": bool(own),
        "wins": len(own),
        "self_drawn": sum(win["fromWho"] == win["who"] for win in own),
        "dealt_in": bool(fed),
        "declared": f'<REACH who="{seat}" step="1"' in hand,
        "claimed": any(is_claim(meld) for meld in melds),
        "judged": len(judged),
        "ready": sum(f"hai{seat}" in draw for draw in judged),
        "value": sum(points),
        "cost": sum(map(min, paid, worth)),
    }


def fields(told):
    return dict(re.findall(r'(\w+)="([^"]*)"', told))


def is_claim(meld):
    if meld & CHI or meld & PON:
        return True
    return not meld & ADDED and not meld & KITA and bool(meld & CALLS_OF_OTHERS)


@pytest.mark.by_day
def test_figures_of_real_games_are_those_counted_in_the_raw_logs():
    logs = sample_of(MJLOG)
    together = Counter()
    for path in logs:
        try:
            (game,) = read(path)
        except RecordError:  # some logs of the corpus are broken on purpose
            continue
        told, final = counted(path)
        for seat, figures in enumerate(figures_of(game)):
            by_hand = told[seat]
            got = {key: getattr(figures, key) for key in COUNTS}
            got |= {"value": figures.value.total, "cost": figures.cost.total}
            assert got == {key: by_hand[key] for key in got}, (path.name, seat)
            together.update(got)
            if game.final is not None:
                assert figures.places == place_of(final[-1], seat, len(told)), path.name
    assert min(together[key] for key in ("won", "dealt_in", "claimed", "declared", "ready", "cost")) > 10


def place_of(owari, seat, seats):
    scores = [float(number) for number in owari.split(",")][1 : 2 * seats : 2]
    return [int(1 + sum(other > scores[seat] for other in scores) == place) for place in range(1, seats + 1)]


# --- games of ours, held against the tally that simulate keeps while it plays


def eager(chance):
    """A way of playing: wins and declarations are taken, else chance decides."""

    def choose(match, seat):
        legal = match.legal(seat)
        return next((one for one in legal if one.kind in ("win", "ready")), None) or chance.choice(legal)

    return choose


def steady_one(match, seat):
    engine = match.engine
    return int(engine.compiled(bot_choice)(match.table, engine.rules, engine.desk, BRAINS[0], seat, STEADY))


BRAINS = new_brains(1).view(np.recarray)


def play_and_tally(match, choose, hands):
    """Play so many hands, or the match, and return the tally of its hands."""
    tally = np.zeros(1, TALLY).view(np.recarray)[0]
    begin_count(match.engine.new_table(match.seed), tally)
    count_wins(match.table, tally)
    while True:
        while match.owed:
            seat = match.owed[0]
            match.act(seat, choose(match, seat))
            count_wins(match.table, tally)
        count_hand(match.table, match.engine.rules, tally)
        if match.over or len(match.actions) == hands:
            return tally
        begin_count(match.table, tally)
        match.next_hand()
        count_wins(match.table, tally)


def same_as_tallied(match, choose, hands):
    """Assert that figures and tally agree about everybody, and return how many wins there were."""
    tally = play_and_tally(match, choose, hands)
    (game,) = records_of(match)
    for person in range(len(game.players)):
        told = figures_of(game)[game.players.index(f"player {person + 1}")]
        assert (told.hands, told.won, told.wins, told.self_drawn) == tuple(
            int(tally[name][person]) for name in ("seated", "won_hands", "wins", "self_draws")
        )
        assert (told.dealt_in, told.declared, told.claimed) == tuple(
            int(tally[name][person]) for name in ("dealt_in_hands", "declared_hands", "claim_hands")
        )
        worth = told.value
        assert (worth.count, worth.total, worth.squares) == tuple(
            int(tally[name][person]) for name in ("wins", "win_points", "win_points_squared")
        )
        assert told.matches == match.over
    return int(tally.wins.sum())


SOME = [("sichuan", {}), ("chengdu", {"players": 5}), ("riichi", {}), ("sanma", {})]


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "options"), SOME, ids=str)
def test_figures_are_those_of_the_tally(variant, options):
    same_as_tallied(Match(variant, 5, options, mode="interpreted"), eager(random.Random(5)), hands=2)


@pytest.mark.slow
@pytest.mark.parametrize("variant", IDS)
def test_figures_of_every_game_are_those_of_the_tally(variant):
    assert sum(same_as_tallied(Match(variant, seed), steady_one, hands=20) for seed in range(3)) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "options"), [("chengdu", {"players": 7}), ("taiwan", {"claim_timing": "live"})])
def test_who_waits_and_claims_taken_back_are_counted_as_in_the_tally(variant, options):
    assert sum(same_as_tallied(Match(variant, seed, options), steady_one, hands=20) for seed in range(3)) > 0


# --- by hand


def record_of_hands(*hands, **more):
    return GameRecord("mcr", {}, "native", ("A", "B", "C", "D"), hands, **more)


def hand_of(*events, round_wind=0):
    return HandRecord(round_wind, 0, 0, 0, 0, None, ((),) * 4, events)


@pytest.mark.rule("MCR-48")
def test_figures_follow_the_persons_to_their_places_in_each_round():
    won_by_east = Win(0, 0, "1m", (24, -8, -8, -8), 8)
    game = record_of_hands(*(hand_of(won_by_east, round_wind=wind) for wind in (0, 0, 1, 2, 3)))
    assert [list(persons) for persons in seatings(game)] == [
        [0, 1, 2, 3], [0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 1, 0], [3, 2, 0, 1]
    ]  # fmt: skip
    assert [one.wins for one in figures_of(game)] == [2, 1, 1, 1]


def test_a_claim_taken_back_is_none_and_one_that_stands_is_one():
    claim = Chow(1, ("2m", "3m"), "1m", 0)
    over = DrawnHand("exhausted", (0, 0, 0, 0))
    game = record_of_hands(hand_of(claim, TakenBack(1, None, ("2m", "3m")), over), hand_of(claim, over))
    assert figures_of(game)[1] == Figures(hands=2, drawn=2, claimed=1)


def test_two_wins_of_one_hand_are_one_hand_won_and_two_from_one_tile_one_hand_dealt_in():
    blood = hand_of(
        Win(1, 0, "1m", (-4, 4, 0, 0)), Win(2, 0, "1m", (-8, 0, 8, 0)), Win(1, 1, "2m", (0, 2, 0, -2))
    )  # fmt: skip
    loser, winner, *_ = figures_of(record_of_hands(blood))
    assert (loser.dealt_in, loser.cost) == (1, Amounts(2, 12, 16 + 64))
    assert (winner.won, winner.wins, winner.self_drawn, winner.value.total) == (1, 2, 1, 6)


def test_a_hand_that_was_broken_off_does_not_count():
    hands = hand_of(Draw(0, "1m"), Discard(0, "1m")), hand_of(Ready(0), Abort("interrupted"))
    assert figures_of(record_of_hands(*hands)) == [Figures()] * 4


def test_counters_and_sticks_are_no_part_of_what_a_hand_is_worth():
    ron = Win(1, 0, "1m", (-4500, 5500, 0, 0), points=3900, han=3, fu=30, limit=0)  # two counters, one stick
    loser, winner, *_ = figures_of(record_of_hands(hand_of(ron)))
    assert (winner.value.total, loser.cost.total) == (3900, 3900)


@pytest.mark.parametrize(("count", "number", "low", "high"), [(0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634)])
def test_rates_come_with_wilsons_interval(count, number, low, high):
    found = rate(count, number)
    assert (found["mean"], found["low"], found["high"]) == pytest.approx((count / number, low, high), abs=1e-4)


def test_means_of_few_come_with_students_interval_and_of_fewer_than_five_with_none():
    # 1 to 10: mean 5.5, deviation 3.0277, 97.5 % point of t for 9 degrees of freedom 2.2622
    found = mean_of_few(55, 385, 10)
    assert found["high"] - found["mean"] == pytest.approx(2.2622 * 3.0277 / 10**0.5, abs=0.01)
    assert mean_of_few(10, 30, 4) == {"mean": 2.5, "low": None, "high": None}
    assert mean_of_few(0, 0, 0) == {"mean": None, "low": None, "high": None}
