"""Majiang's paipu: games of ours, written as that program writes, come back as they were played."""

import json
import random
import re

import pytest

from fangcheng.game.match import Match
from fangcheng.records import RecordError, read_source
from fangcheng.records import model as told
from fangcheng.records.of_match import record_of
from fangcheng.records.opening import Source
from fangcheng.records.remarks import remarks
from fangcheng.records.verify import verify
from records.samples import SAMPLES

RULES = {"multiple_ron": "two", "uma": "20/10", "return_points": 30000}  # beside Mahjong Soul's
SIGNS = {1: "+", 2: "=", 3: "-"}
ENDINGS = {
    "exhausted": "荒牌平局",
    "nagashi_mangan": "流し満貫",
    "nine_terminals": "九種九牌",
    "four_winds": "四風連打",
    "four_riichi": "四家立直",
    "four_kongs": "四開槓",
    "triple_ron": "三家和",
}


class Writer:
    """One hand of ours as a paipu tells it."""

    def __init__(self, hand):
        self.hand, self.moves, self.late = hand, [], []
        self.chairs = [(hand.dealer + chair) % 4 for chair in range(4)]
        self.say(
            "qipai",
            zhuangfeng=hand.round_wind,
            jushu=hand.number,
            changbang=hand.counters,
            lizhibang=hand.sticks,
            defen=self.by_chair(hand.start_scores),
            baopai=written(hand.indicators),
            shoupai=[written(hand.dealt[seat]) for seat in self.chairs],
        )
        for event in hand.events:
            self.tell(event)

    def by_chair(self, numbers):
        return [numbers[seat] for seat in self.chairs]

    def say(self, word, **fields):
        """Write a message, and behind it the indicator that was turned before it."""
        self.moves.append({word: fields})
        self.turn()

    def turn(self):
        self.moves += [{"kaigang": {"baopai": written([tile])}} for tile in self.late]
        self.late = []

    def tell(self, event):
        chair = (getattr(event, "seat", None) or 0) - self.hand.dealer
        match event:
            case told.Draw():
                self.say("gangzimo" if event.replacement else "zimo", l=chair % 4, p=written([event.tile]))
            case told.Discard():
                marks = "_" * bool(event.drawn) + "*" * event.ready
                self.say("dapai", l=chair % 4, p=written([event.tile]) + marks)
            case told.Chow() | told.Pung() | told.OpenKong():
                sign = SIGNS[(event.from_seat - event.seat) % 4]
                self.say("fulou", l=chair % 4, m=f"{meld((*event.own, event.tile))}{sign}")
            case told.ConcealedKong():
                self.say("gang", l=chair % 4, m=meld(event.tiles))
            case told.AddedKong():
                self.say("gang", l=chair % 4, m=f"{meld(event.pung)}={event.tile[0]}")
            case told.Indicator():
                self.late.append(event.tile)
            case told.Win():
                self.turn()
                self.say("hule", l=chair % 4, **self.bill(event))
            case told.DrawnHand() | told.Abort():
                shown = ["m1" if event.ready and event.ready[seat] else "" for seat in self.chairs]
                name = ENDINGS[event.reason]
                self.say("pingju", name=name, shoupai=shown, fenpei=self.by_chair(event.deltas))

    def bill(self, win):
        giver = None if win.from_seat == win.seat else (win.from_seat - self.hand.dealer) % 4
        fenpei = self.by_chair(win.deltas)
        return {
            "baojia": giver,
            "fubaopai": [written([tile]) for tile in win.ura],
            "defen": win.points,
            "fenpei": fenpei,
        }


def written(tiles):
    return "".join(tile[1] + tile[0] for tile in tiles)


def meld(tiles):
    return tiles[0][1] + "".join(tile[0] for tile in tiles)


@pytest.fixture(scope="module", params=[3, 5])
def game(request):
    """Some hands by Majiang's rules in which wins and kongs are taken and else chance decides."""
    match, chance = Match("riichi", request.param, RULES, "mahjong_soul", mode="interpreted"), random.Random(9)
    while not match.over and len(match.actions) < 5:
        while match.owed:
            seat = match.owed[0]
            legal = match.legal(seat)
            wanted = [one for one in legal if one.kind in ("win", "kong", "ready", "open_kong", "added_kong")]
            match.act(seat, chance.choice(wanted or legal))
        if len(match.actions) < 5 and not match.over:
            match.next_hand()
    return record_of(match)


def paipu_of(game):
    log = [Writer(hand).moves for hand in game.hands]
    return {"title": "", "player": list(game.players), "qijia": game.hands[0].dealer, "log": log, "rank": []}


def read_again(sheet):
    return list(read_source(Source("paipu", json.dumps(sheet, ensure_ascii=False))))


def beside_bills(event):
    """An event without what the paipu here leaves out."""
    match event:
        case told.Win():
            return event.seat, event.from_seat, event.tile, event.deltas, event.points, event.ura
        case told.DrawnHand():
            return event.reason, event.deltas, event.ready
        case told.Abort():
            return event.reason, event.deltas
        case told.ReadyAccepted() | told.Pung() | told.OpenKong() | told.AddedKong():
            return type(event), event.seat
        case _:
            return event


@pytest.mark.by_day
def test_a_game_comes_back_as_it_was_played(game):
    [again] = read_again(paipu_of(game))
    assert again.players == game.players
    for ours, read in zip(game.hands, again.hands, strict=True):
        assert list(map(beside_bills, read.events)) == list(map(beside_bills, ours.events))
        for field in ("round_wind", "dealer", "number", "counters", "sticks", "start_scores", "dealt", "indicators"):
            assert getattr(read, field) == getattr(ours, field)
    report = verify(again, mode="interpreted")
    assert (report.mismatches, report.skipped, report.hands) == ([], [], len(game.hands))


def test_games_may_stand_in_a_list_or_one_a_line(game):
    one = paipu_of(game)
    whole = read_again(one)
    assert read_again([one, one]) == whole * 2
    assert list(read_source(Source("lines", "\n".join([json.dumps(one)] * 2)))) == whole * 2


def test_the_sample_tells_melds_kongs_and_a_bill():
    [game] = read_source(Source("sample", SAMPLES["majiang"]))
    first, second = game.hands
    assert (first.dealer, second.dealer, second.dealt[0]) == (1, 2, ("?",) * 13)
    kinds = [type(event).__name__ for event in first.events]
    assert kinds.count("ReadyAccepted") == 1
    assert kinds.index("Indicator") == kinds.index("ConcealedKong") + 1
    assert told.Chow(2, ("2m", "3m"), "4m", 1) in first.events
    assert told.Pung(2, ("7z", "7z"), "7z", 1) in first.events
    assert told.AddedKong(1, "5z", ("5z", "5z", "5z")) in first.events
    [win] = first.results
    assert (win.seat, win.from_seat, win.tile, win.deltas) == (0, 1, "9s", (4600, -2600, 0, 0))
    assert [(one.id, one.value, one.unit) for one in win.patterns] == [("立直", 1, "han"), ("一発", 1, "han")]
    assert game.final.scores == (22400, 25000, 24000, 28600)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (('"z777-"', '"z777"'), 'game|object, hand 1: no meld "z777"'),
        (('"p": "z7"', '"p": "z9"'), 'object, hand 1: no tile "z9"'),
        (('"m1111"', '"m11"'), 'object, hand 1: no kong "m11"'),
        (('"p": "z7"', '"p": "z77"'), 'object, hand 1: no tile "z77"'),
        (('"p": "m4"', '"p": "m4*_"'), r'object, hand 1: no tile "m4\*"'),
        (('"baopai": "z1"', '"baopai": "z1_"'), 'object, hand 1: no tile "z1_"'),
        (('"s1", "s2"', '"s1s", "s2"'), 'object, hand 1: no tile "s1s"'),
        (('"l": 3', '"l": 4'), "object, hand 1, move"),
        (('"shoupai": ["", "", "", ""]', '"shoupai": ["", "", ""]'), "object, hand 2: shoupai: 3 hands instead of 4"),
        (('"shoupai": ["", "", "", ""]', '"shoupai": ["", "", "", "", ""]'), "hand 2: shoupai: 5 hands instead of 4"),
    ],
)
def test_a_hand_that_cannot_be_read_costs_that_hand_alone(harm, words):
    games, failure = [], None
    try:
        for game in read_source(Source("paipu", SAMPLES["majiang"].replace(*harm, 1))):
            games.append(game)
    except RecordError as error:
        failure = error
    assert [len(game.hands) for game in games] == [1]
    assert re.search(words, str(failure))


@pytest.mark.parametrize("worth", [1001, -1, 1.5, "", "1", None, ["*"]])
def test_what_a_yaku_is_worth_in_neither_han_nor_stars_is_a_note_and_no_yakuman(worth):
    sheet = json.loads(SAMPLES["majiang"])
    bill = next(move["hule"] for move in sheet["log"][0] if "hule" in move)
    bill["hupai"][0]["fanshu"] = worth
    [game] = read_again(sheet)
    [win] = game.hands[0].results
    assert win.han == 2
    assert 'of the bill "立直" is not understood and held against nothing' in [str(one) for _, one in remarks(game)]


def test_a_yakuman_is_worth_stars():
    sheet = json.loads(SAMPLES["majiang"])
    bill = next(move["hule"] for move in sheet["log"][0] if "hule" in move)
    bill["hupai"] = [{"name": "国士無双", "fanshu": "*"}, {"name": "四暗刻単騎", "fanshu": "**"}]
    [win] = read_again(sheet)[0].hands[0].results
    assert [(one.value, one.unit) for one in win.patterns] == [(1, "yakuman")] * 2
