"""Matches of ours as records: written, read again, and played again by the same program that replays strangers'."""

import hashlib
import random
from typing import Any

import pytest
from msgspec.structs import replace

from fangcheng.cli import main
from fangcheng.errors import FangchengError, RecordError
from fangcheng.game.match import Match
from fangcheng.records import read
from fangcheng.records.model import (
    Abort,
    Bet,
    Chow,
    Dice,
    Draw,
    DrawnHand,
    Exchange,
    Final,
    Flower,
    MissingSuit,
    Noted,
    Pattern,
    Payment,
    Ready,
    Reveal,
    TakenBack,
    TakenIn,
    TimeCalled,
    Win,
)
from fangcheng.records.native import read_native, write_native
from fangcheng.records.of_match import record_of, records_of
from fangcheng.records.opening import Source
from fangcheng.records.verify import verify
from fangcheng.variants import IDS
from game.players import play
from properties.toggles import presets, random_values, single_values
from records.bots import bots_play

LIVE = {"claim_timing": "live", "inner_bet": True, "winners": "several"}
RIVER = {"exchange3": True, "blood_river": True, "graze": True, "self_draw": "add_fan"}
PLAYED_BY_BOTS = [
    ("riichi", None, {}),
    ("riichi", "m_league", {"dealer_deal": "draw_14th"}),
    ("sanma", None, {"length": "east"}),
    ("mcr", None, {}),
    ("mcr", "mil_2025", {"seat_change": False}),
    ("sichuan", None, {}),
    ("sichuan", "mil_2025", {"exchange3": True}),
    ("sichuan", None, RIVER),
    ("sichuan", None, {"teams": "pairs", "hands": 4}),
    ("taiwan", None, {"inner_bet": True}),
    ("taiwan", "sml_2026", {"seat_wind": "wall_break"}),
    ("taiwan", "hkma_2020", {}),
    ("taiwan", "hkma_2020", {"claim_timing": "live", "inner_bet": True}),
    ("taiwan", None, LIVE),
    ("taiwan", None, {"reserve": 0, "abort_kongs": "fourth", "claim_timing": "live"}),
    ("tianjin", None, {}),
    ("tianjin", None, {"sit_pull": False, "reserve": 14, "gold_kong": 4, "follow": 2}),
    ("tianjin", None, {"max_pull": 1, "heavenly_hand": "flat 28", "joker_wait_wins": False}),
]


def read_again(game):
    [again] = read_native(Source("record", "\n".join(write_native(game))))
    return again


def check(game, hands):
    """It comes back equal from its lines, and plays out the same, each hand as set up and forward from the first."""
    again = read_again(game)
    assert again == game
    assert len(again.hands) == hands
    for forward in (False, True):
        report = verify(again, forward=forward, mode="compiled")
        assert report.skipped == []
        assert [str(mismatch) for mismatch in report.mismatches] == []
        assert report.hands == len(again.hands)
        assert report.events == sum(len(hand.events) for hand in again.hands)


def events_of(game, kind):
    return [event for hand in game.hands for event in hand.events if isinstance(event, kind)]


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_a_match_written_and_read_again_plays_out_the_same(variant, tmp_path):
    match = play(variant, 21, 100)
    game = record_of(match, ["Ann", "Bo", "Cy", "Di"][: match.seats])
    file = tmp_path / "match.jsonl"
    file.write_text("\n".join(write_native(game)))
    [again] = read(file)
    assert again == game
    assert len(again.hands) == len(match.actions)
    for forward in (False, True):
        report = verify(again, forward=forward, mode="interpreted")
        assert report.skipped == []
        assert [str(mismatch) for mismatch in report.mismatches] == []
        assert report.hands == len(again.hands)
        assert report.events == sum(len(hand.events) for hand in again.hands)


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "preset", "options"), PLAYED_BY_BOTS)
def test_what_bots_played_plays_out_the_same_and_may_break_off_anywhere(variant, preset, options):
    for seed, steps in ((4, 400), (5, 333)):
        match = bots_play(variant, seed, steps, options, preset)
        check(record_of(match), len(match.actions))


@pytest.mark.slow
@pytest.mark.parametrize("variant", IDS)
def test_every_preset_every_single_option_and_random_ones_play_out_the_same(variant):
    rules = [(preset, {}) for preset in presets(variant) for _ in range(6)]
    rules += [(None, options) for options in single_values(variant) for _ in range(2)]
    rules += [(None, random_values(variant, seed)) for seed in range(20)]
    for seed, (preset, options) in enumerate(rules):
        match = bots_play(variant, seed, 700, options, preset)
        check(record_of(match), len(match.actions))


@pytest.mark.slow
def test_claims_first_come_play_out_the_same():
    seen = set()
    for seed in range(120):
        winners = ("one", "several")[seed % 2]
        game = record_of(bots_play("taiwan", seed, 350, {**LIVE, "winners": winners}))
        seen |= {type(event) for hand in game.hands for event in hand.events}
        check(game, len(game.hands))
    assert {TakenBack, TakenIn, Ready, Payment} < seen


# --- what a record tells


def test_flowers_are_told():
    game = record_of(play("mcr", 21, 150))
    assert events_of(game, Flower)


def test_a_tile_taken_in_is_told_for_it_may_void_an_announcement():
    match = Match("taiwan", 3, {"claim_timing": "live"}, mode="interpreted")
    while not events_of(record_of(match), TakenIn):
        passes = [seat for seat in match.owed if any(action.kind == "pass" for action in match.legal(seat))]
        seat = match.table.turn if int(match.table.turn) in passes else (passes or match.owed)[0]
        match.act(int(seat), "pass" if passes else match.legal(int(seat))[-1])
    game = record_of(match)
    assert isinstance(game.hands[0].events[-1], TakenIn)
    assert verify(game, mode="interpreted").mismatches == []


def test_a_hand_cut_before_the_bets_are_known_is_told():
    match = Match("tianjin", 3, mode="interpreted")
    match.act(match.owed[0], match.legal(match.owed[0])[0])
    game = record_of(match)
    assert game.hands[0].dealt == ((),) * 4
    assert game.hands[0].events == ()
    assert verify(read_again(game), mode="interpreted").mismatches == []


def test_a_hand_that_fell_dry_of_choices_needs_no_wall_where_it_can_be_made_up():
    game = record_of(bots_play("sichuan", 8, 500, {"exchange3": True}))
    hands = tuple(replace(hand, wall=None) for hand in game.hands)
    report = verify(replace(game, hands=hands), mode="compiled")
    assert (report.mismatches, report.skipped) == ([], [])
    game = record_of(bots_play("tianjin", 8, 60))
    report = verify(replace(game, hands=(replace(game.hands[0], wall=None),)), mode="compiled")
    assert "does not tell the wall" in report.skipped[0].reason


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "options"),
    [("guangdong_folk", {"horses": True}), ("tuidaohu", {}), ("hongzhong", {}), ("guangzhou", {}), ("guangxi", {})],
)
def test_where_tiles_of_the_wall_are_turned_up_it_is_not_made_up_from_the_draws(variant, options):
    game = record_of(bots_play(variant, 8, 60, options))
    report = verify(replace(game, hands=(replace(game.hands[0], wall=None),)), mode="compiled")
    assert "does not tell the wall" in report.skipped[0].reason


@pytest.mark.by_day("riichi")
@pytest.mark.rule("RIICHI-111", "RIICHI-P13")
def test_what_the_host_rules_is_told_and_played_again():
    match = play("riichi", 6, 40, preset="rcr_2024")
    match.rule_chombo(2)
    bots_play("riichi", 6, 30, match=match)
    match.call_time()
    bots_play("riichi", 7, 2000, match=match)
    assert match.over
    game = record_of(match)
    assert [event.seat for event in events_of(game, Abort) if event.reason == "chombo"] == [2]
    assert len(events_of(game, TimeCalled)) == 1
    check(game, len(match.actions))
    [chombo] = [hand for hand in game.hands if any(isinstance(event, Abort) for event in hand.events)]
    blamed = replace(chombo, events=(*chombo.events[:-1], replace(chombo.events[-1], seat=1)))
    mismatches = verify(with_hand(game, chombo, blamed), mode="compiled").mismatches
    assert mismatches


@pytest.mark.by_day("riichi")
@pytest.mark.rule("RIICHI-94")
def test_a_ready_hand_kept_hidden_is_told_and_played_again():
    for seed in range(40):
        game = record_of(bots_play("riichi", 4 * seed + 1, 900, {"noten_declare": True}))
        check(game, len(game.hands))
        if any(any(drawn.ready or ()) for drawn in events_of(game, DrawnHand)):
            return
    pytest.fail("nobody was ready at a drawn hand")


@pytest.mark.by_day("tianjin")
def test_every_match_of_one_company_is_a_record_of_its_own():
    match = Match("tianjin", 11, mode="compiled")
    bots_play("tianjin", 11, 5000, match=match)
    match.next_match()
    bots_play("tianjin", 12, 150, match=match)
    with pytest.raises(FangchengError, match="records_of"):
        record_of(match)
    first, second = records_of(match)
    assert first.final is not None
    assert second.final is None
    check(first, match.matches[0].hand)
    check(second, len(match.actions) - match.matches[0].hand)


@pytest.mark.by_day
def test_stakes_stay_and_who_lost_may_change_them():
    game = record_of(bots_play("taiwan", 2, 3000, {"inner_bet": True}))
    told = [hand.stakes for hand in game.hands]
    assert told[0] == (0, 0, 0, 0)
    assert any(any(stakes) for stakes in told)
    for before, after in zip(game.hands, game.hands[1:]):
        losers = {seat for win in before.results if isinstance(win, Win) for seat in range(4) if win.deltas[seat] < 0}
        assert set(after.lost) == losers


def test_the_seed_stays_secret_until_the_end_and_can_then_be_checked():
    going_on = record_of(Match("riichi", "secret", mode="interpreted"))
    assert (going_on.seed, going_on.final) == ("", None)
    assert going_on.commitment == hashlib.sha256(b"secret").hexdigest()


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["taiwan", "sichuan", "tianjin"])
def test_the_commands_take_records_of_ours(variant, tmp_path, capsys):
    file = tmp_path / "match.jsonl"
    file.write_text("\n".join(write_native(record_of(bots_play(variant, 3, 300)))))
    assert main(["verify", str(file), "--forward"]) == 0
    assert "no difference" in capsys.readouterr().out
    assert main(["replay", str(file), "--hand", "1"]) == 0
    assert "deals" in capsys.readouterr().out


# --- a changed record


def with_hand(game, old, new):
    return replace(game, hands=tuple(new if hand is old else hand for hand in game.hands))


def changed(game, kind, change):
    """The game with the last event of a kind changed; `change` gives the new one."""
    hand = next(hand for hand in reversed(game.hands) if any(isinstance(event, kind) for event in hand.events))
    events = list(hand.events)
    place = max(number for number, event in enumerate(events) if isinstance(event, kind))
    events[place] = change(events[place])
    return with_hand(game, hand, replace(hand, events=tuple(events))), game.hands.index(hand) + 1, place + 1


def more(deltas):
    """The same payment, one point dearer."""
    return (deltas[0] + 1, deltas[1] - 1, *deltas[2:])


def other(tile):
    return "1m" if tile != "1m" else "2m"


RICH = {
    "sichuan": ("sichuan", 17, 9000, {"exchange3": True, "hands": 4}),
    "taiwan": ("taiwan", 19, 9000, {"inner_bet": True}),
    "hongkong": ("taiwan", 19, 9000, {}, "hkma_2020"),
    "live": ("taiwan", 18, 900, LIVE),
    "tianjin": ("tianjin", 19, 9000),
}


@pytest.fixture(scope="module")
def games():
    """A finished match of each, rich in events; played when it is asked for, as each game is compiled for it."""
    return Games()


class Games(dict[str, Any]):
    def __missing__(self, name):
        self[name] = record_of(bots_play(*RICH[name]))
        return self[name]


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("name", "kind", "change", "what"),
    [
        ("sichuan", Draw, lambda one: replace(one, tile=other(one.tile)), "draw tile"),
        ("sichuan", Payment, lambda one: replace(one, deltas=more(one.deltas)), "payment deltas"),
        ("sichuan", Payment, lambda one: replace(one, what="follow"), "payment what"),
        ("sichuan", Win, lambda one: replace(one, deltas=more(one.deltas)), "win deltas"),
        ("sichuan", Win, lambda one: replace(one, points=one.points + 1), "win points"),
        ("sichuan", Win, lambda one: replace(one, hand=one.hand[1:]), "win hand"),
        ("sichuan", Exchange, lambda one: replace(one, to_seat=one.seat), "exchange to_seat"),
        ("sichuan", Exchange, lambda one: replace(one, tiles=("7z",) * 3), "action of seat"),
        ("sichuan", Dice, lambda one: replace(one, dice=((one.dice[0] + 1) % 6 + 1,)), "dice dice"),
        ("sichuan", Dice, lambda one: replace(one, dice=(7,)), "dice"),
        ("sichuan", MissingSuit, lambda one: replace(one, suit="mps"["mps".index(one.suit) - 1]), ""),
        ("taiwan", Bet, lambda one: replace(one, number=15), ""),
        ("taiwan", Bet, lambda one: replace(one, what="pull"), "bet what"),
        ("taiwan", Flower, lambda one: replace(one, tile="1f" if one.tile != "1f" else "2f"), "flower tile"),
        ("taiwan", Payment, lambda one: replace(one, deltas=more(one.deltas)), "payment deltas"),
        ("taiwan", Chow, lambda one: replace(one, own=("7z", "7z")), ""),
        ("taiwan", Win, lambda one: replace(one, patterns=(Pattern("big_four_winds", 16, "tai"),)), "win patterns"),
        ("taiwan", DrawnHand, lambda one: Abort("void"), "event"),
        ("hongkong", Noted, lambda one: replace(one, amount=one.amount + 1), "noted amount"),
        ("hongkong", Payment, lambda one: replace(one, deltas=more(one.deltas)), "payment deltas"),
        ("live", TakenBack, lambda one: replace(one, seat=(one.seat + 1) % 4), "takenback seat"),
        ("tianjin", Reveal, lambda one: replace(one, tiles=(other(one.tiles[0]),)), "reveal tiles"),
        ("tianjin", Payment, lambda one: replace(one, deltas=more(one.deltas)), "payment deltas"),
        ("tianjin", Win, lambda one: replace(one, deltas=more(one.deltas)), "win deltas"),
    ],
)
def test_a_changed_event_is_found_out(games, name, kind, change, what):
    game, hand, place = changed(games[name], kind, change)
    report = verify(game, mode="compiled")
    first = report.mismatches[0]
    assert first.hand == hand
    assert first.what.startswith(what)
    if what and kind is not Dice:
        assert first.event in (place, place - 1, 0) or what == "action of seat"


@pytest.mark.by_day
@pytest.mark.parametrize("name", ["sichuan", "taiwan", "hongkong", "tianjin"])
@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("dealer", lambda hand: (hand.dealer + 1) % 4, ""),
        ("start_scores", lambda hand: more(hand.start_scores), "next scores"),
        ("streak", lambda hand: hand.streak + 1, "next streak"),
        ("round_wind", lambda hand: hand.round_wind + 1, "next round"),
        ("counters", lambda hand: hand.counters + 1, "next counters"),
        ("dealt", lambda hand: hand.dealt[1:] + hand.dealt[:1], "tiles dealt"),
        ("wall", lambda hand: hand.wall[::-1], "wall of the hand"),
        ("wall", lambda hand: hand.wall[:-1], "wall of"),
        ("events", lambda hand: hand.events[:-1], ""),
    ],
)
def test_a_changed_hand_is_found_out(games, name, field, value, what):
    game = games[name]
    old = game.hands[1]
    report = verify(with_hand(game, old, replace(old, **{field: value(old)})), mode="compiled", forward=True)
    assert report.mismatches[0].what.startswith(what)


@pytest.mark.by_day("tianjin")
def test_a_changed_bet_is_found_out_by_what_it_multiplies(games):
    game = games["tianjin"]
    old = next(hand for hand in game.hands if any(isinstance(result, Win) for result in hand.results))
    bets = [replace(one, number=1 - one.number) if one.what == "sit" else one for one in old.events[:4]]
    new = replace(old, events=(*bets, *old.events[4:]))
    assert verify(with_hand(game, old, new), mode="compiled").mismatches[0].what == "win deltas"


@pytest.mark.by_day("taiwan")
def test_changed_stakes_are_found_out(games):
    game = games["taiwan"]
    old = game.hands[1]
    for change in ({"stakes": more(old.stakes)}, {"lost": tuple({0, 1, 2, 3} - set(old.lost))}):
        report = verify(with_hand(game, old, replace(old, **change)), mode="compiled")
        assert report.mismatches


@pytest.mark.by_day("taiwan")
def test_changed_notes_are_found_out(games):
    game = games["hongkong"]
    old = next(hand for hand in game.hands[1:] if any(map(any, hand.notes)))
    notes = tuple(tuple(amount and amount + 1 for amount in row) for row in old.notes)
    report = verify(with_hand(game, old, replace(old, notes=notes)), mode="compiled")
    assert report.mismatches[0].what == "notes"


@pytest.mark.by_day
def test_nonsense_is_told_and_never_breaks_off(games):
    strange = [event for name in RICH for hand in games[name].hands[:4] for event in hand.events]
    for name in RICH:
        chance = random.Random(name)
        wrong = [with_nonsense(games[name], strange, chance) for _ in range(60)]
        reports = [verify(game, mode="compiled") for game in wrong]
        found = sum(bool(report.mismatches or report.skipped) for report in reports)
        assert found > 50, name  # the rest cuts the end off, or puts an equal event there


def with_nonsense(game, strange, chance):
    """One hand of a game with an event taken out, put in or replaced."""
    hand = chance.choice(game.hands[:4])
    events = list(hand.events)
    place = chance.randrange(len(events))
    match chance.randrange(3):
        case 0:
            del events[place]
        case 1:
            events.insert(place, chance.choice(strange))
        case 2:
            events[place] = chance.choice(strange)
    return replace(game, hands=(replace(hand, events=tuple(events)),), final=None)


@pytest.mark.by_day
@pytest.mark.parametrize("name", ["sichuan", "taiwan", "tianjin"])
def test_a_changed_final_score_is_found_out(games, name):
    game = games[name]
    assert verify(game, mode="compiled", forward=True).mismatches == []
    wrong = replace(game, final=Final(more(game.final.scores)))
    [mismatch] = verify(wrong, mode="compiled").mismatches
    assert mismatch.what == "final scores"
    short = replace(game, hands=game.hands[:-1])
    assert verify(short, mode="compiled").mismatches[-1].what in ("final scores", "the match")


def test_a_changed_record_is_found_out():
    game = record_of(play("riichi", 21, 200))
    hand = game.hands[0]
    scores = (hand.start_scores[0] + 100, *hand.start_scores[1:])
    wrong = replace(game, hands=(replace(hand, start_scores=scores), *game.hands[1:]))
    assert verify(wrong, mode="interpreted").mismatches != []


@pytest.fixture(scope="module")
def staked():
    """A record in which somebody has staked more chips than one answer can name."""
    match, dice = Match("luoshu", "stakes", {"stake_limit": 100}), random.Random(2)
    while not match.over and not any(bet.number > 15 for bet in bets_of(record_of(match))):
        match.next_hand() if match.hand_over else None
        while not match.hand_over:
            seat = match.owed[0]
            legal = match.legal(seat)
            keen = [action for action in legal if action.kind in ("ready", "choose")]
            match.act(seat, dice.choice(keen or legal))
    return record_of(match)


def bets_of(game):
    return [event for hand in game.hands for event in hand.events if isinstance(event, Bet)]


@pytest.mark.by_day
def test_a_stake_of_more_than_fifteen_chips_is_read_again_and_played_again(staked):
    lines = "\n".join(write_native(staked))
    (again,) = read_native(Source("staked.jsonl", lines))
    assert again == staked
    assert not verify(again).mismatches


@pytest.mark.by_day
@pytest.mark.parametrize("number", [0, 16, 17, 18, 100])  # a number more is no answer, nor what a host says
def test_a_stake_that_cannot_be_named_is_found_out(staked, number):
    told = next(bet for bet in bets_of(staked) if bet.number > 15)
    assert told.number not in (16, 17, 18, 100)
    hands = [
        replace(hand, events=tuple(replace(one, number=number) if one is told else one for one in hand.events))
        for hand in staked.hands
    ]
    report = verify(replace(staked, hands=tuple(hands)))
    assert report.mismatches or report.skipped


BOTS = ("", "casual:wall", "steady", "random")


@pytest.mark.parametrize("variant", ["sichuan", "mcr"])
def test_a_record_keeps_which_bots_played(variant, tmp_path, capsys):
    match = Match(variant, 3, mode="interpreted")
    game = record_of(match, ("I", "Lan", "Mei", "Tao"), BOTS)
    assert dict(zip(game.players, game.bots)) == dict(zip(("I", "Lan", "Mei", "Tao"), BOTS))  # by seat, as the names
    file = tmp_path / "bots.jsonl"
    file.write_text("\n".join(write_native(game)), encoding="utf-8")
    assert [*read(file)] == [game]
    assert main(["replay", str(file)]) == 0
    assert "Lan (casual:wall)" in capsys.readouterr().out
    assert record_of(match).bots == ()


def test_a_record_without_bots_says_nothing_of_them():
    lines = [*write_native(record_of(Match("sichuan", 3, mode="interpreted")))]
    assert not any('"bots"' in line for line in lines)


@pytest.mark.parametrize(
    "names",
    [{"players": ["a"]}, {"players": "abc"}, {"bots": ["steady"]}, {"bots": ["steady"] * 3}],
)
def test_names_are_one_for_each_person_or_none(names):
    with pytest.raises(FangchengError, match="of 4; name every person of the company, or none"):
        record_of(Match("sichuan", 3, mode="interpreted"), **names)


def test_bots_that_are_not_one_for_each_player_are_no_record():
    header, *rest = write_native(record_of(Match("sichuan", 3, mode="interpreted"), bots=BOTS))
    wrong = header.replace('"casual:wall",', "")
    assert wrong != header
    with pytest.raises(RecordError, match="bots: 3 entries beside 4 players"):
        list(read_native(Source("made up", "\n".join([wrong, *rest]))))
