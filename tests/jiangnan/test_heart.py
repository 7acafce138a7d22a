"""Jiangnan, mode Heart Emperor (心皇): the deal, the tile that each writes down, who sees it, and how it wins."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from fangcheng import Match
from fangcheng.core.state import action_codes as code
from fangcheng.core.state.codes import HEART
from fangcheng.game import event_types as ev
from fangcheng.game.actions import actions_of
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from fangcheng.game.seen_events import hiding_of, seen_by
from fangcheng.records import model
from fangcheng.records.of_match import record_of
from fangcheng.records.verify import verify
from fangcheng.tiles import NAMES, name_of
from flow.table_of import only, table_of
from game.players import choose

HANDS = {
    "E": "1479m2358p1346s2z",
    "S": "234567m2345p78s",  # with 5p it waits for 6s and 9s
    "W": "258m147s369p127z",
    "N": "369m258s147p146z",
}
HEARTS = {"E": "5z", "S": "5p", "W": "3z", "N": "9s"}


def at_table(hands=HANDS, hearts=HEARTS, **more):
    """A table of the mode without wild tiles, at which all have written."""
    options = {"heart": True, "joker": "none", **more.pop("options", {})}
    return table_of("jiangnan", hands, options=options, opening=written(hearts), **more)


def written(hearts):
    return [f"{letter} imagine {tile}" for letter, tile in hearts.items()]


def played(seed, hands=1, **options):
    """Hands of the mode at random."""
    match, chance = Match("jiangnan", seed, {"heart": True, **options}, mode="interpreted"), random.Random(seed)
    for number in range(hands):
        if number:
            match.next_hand()
        while not match.hand_over:
            seat = chance.choice(match.owed)
            match.act(seat, choose(match, seat, chance))
    return match


def reason(table, letter, label):
    """Key of the refusal and the rule it cites."""
    assert not table.may(letter, label)
    return refused(table, letter, matching(table.record, table.rules, table.seat(letter), label))


def refused(table, letter, number):
    """The same of an action by its number."""
    told = why_not(table.engine, table.record, table.seat(letter), number)
    return told.key, told.rule


# --- the deal


@pytest.mark.rule("JIANGNAN-9")
@pytest.mark.parametrize("joker", ["active", "next", "none"])
def test_two_stacks_each_three_times_and_the_dealer_alone_takes_the_next_tile(joker):
    match = Match("jiangnan", 5, {"heart": True, "joker": joker}, mode="interpreted")
    table, dealer = match.table, int(match.table.dealer)
    sizes = [int(size) for size in table.hand_size]
    assert sizes == [13 if seat == dealer else 12 for seat in range(4)]
    for step in range(4):
        seat = (dealer + step) % 4
        places = [16 * turn + 4 * step + place for turn in range(3) for place in range(4)]
        taken = Counter(int(table.wall[place]) for place in [*places, *([48] if step == 0 else [])])
        assert {kind: int(table.hand[seat, kind]) for kind in range(34) if table.hand[seat, kind]} == taken
    assert (int(table.next_tile), int(table.drawable)) == (49, 136 - 49 - 14)


@pytest.mark.rule("JIANGNAN-9")
def test_kongs_and_claims_go_on_with_one_tile_less():
    hands = HANDS | {"W": "8888m47s36p1333z", "E": "1479m235p1346s28p"}
    table = at_table(hands, tail="6z").play("E 8p drawn").throw_drawn(1)
    assert int(table.record.hand_size[2]) == 13
    table.play("W kong 8888m")
    assert table.drawn() == "6z"
    assert int(table.record.hand_size[2]) == 10
    table.play("W 4s")
    assert int(table.record.hand_size[2]) == 9


# --- writing it down


@pytest.mark.rule("JIANGNAN-10")
def test_all_four_write_any_of_the_34_kinds_at_once_before_the_first_discard():
    match = Match("jiangnan", 2, {"heart": True}, mode="interpreted")
    assert (match.view(0).phase, match.owed) == ("heart", [0, 1, 2, 3])
    for seat in range(4):
        assert [action.label for action in match.legal(seat)] == [f"imagine {NAMES[face]}" for face in range(34)]
    for seat in (2, 0, 3):
        match.act(seat, f"imagine {seat + 1}z")
    assert match.owed == [1]
    assert all(view.seats[2].heart is None for view in map(match.view, (0, 1, 3, None)))
    match.act(1, "imagine 9p")
    assert (match.view(0).phase, match.owed) == ("turn", [int(match.table.dealer)])


@pytest.mark.rule("JIANGNAN-10")
def test_a_kind_may_be_written_of_which_one_holds_all_four_and_stays_for_the_hand():
    hands = HANDS | {"S": "5555z234567m23p", "E": "1479m258p1346s29p"}
    table = at_table(hands, HEARTS | {"S": "5z"}, wall="4p")
    table.play("E 9p drawn")
    assert table.may("S", "win")
    assert int(table.record.heart[1]) - 1 == 31
    table.play("S 4p").throw_drawn(6)
    assert [name_of(int(heart) - 1) for heart in table.record.heart] == [*(HEARTS | {"S": "5z"}).values()]


@pytest.mark.rule("JIANGNAN-10", "JIANGNAN-29")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_written_is_seen_by_its_owner_alone_until_a_win_shows_the_winners(seed):
    match, told = played(seed), {}
    hiding = hiding_of(match.engine.rules)
    for reader in (0, 1, 2, 3, None):
        events = list(seen_by(match.events, reader, hiding))
        told[reader] = {event.seat: event.tile for event in only(events, ev.HeartWritten)}
        assert [seat for seat, tile in told[reader].items() if tile] == ([] if reader is None else [reader])
    hearts = {seat: told[seat][seat] for seat in range(4)}
    winners = {event.seat for event in only(match.events, ev.Won)}
    for event in only(match.events, ev.Won):
        assert event.heart == hearts[event.seat]
    for reader in (0, 1, 2, 3, None):
        shown = {one.seat: one.heart for one in match.view(reader).seats if one.heart}
        assert shown == {seat: hearts[seat] for seat in range(4) if seat in winners or seat == reader}


# --- claims


@pytest.mark.rule("JIANGNAN-20", "JIANGNAN-32")
def test_the_tile_imagined_serves_for_no_chow_pung_or_kong():
    hands = HANDS | {"S": "23456m234p8s133z", "E": "1479m2358p146s3z6s"}
    table = at_table(hands, HEARTS | {"S": "3z"})
    seat = table.seat("S")
    table.play("E 3z")
    assert "pon 33z" in [action.label for action in actions_of(table.record, table.rules, seat)]
    others = hands | {"N": "369m258p147p66s4z", "W": "258m147s369p233z"}  # somebody may claim it, and is asked
    table = at_table(others | {"S": "23456m234p8s112z"}, HEARTS | {"S": "7s"}).play("E 6s")
    assert reason(table, "S", "chi 78s") == ("heart-claim", "JIANGNAN-20")
    table = at_table(hands, HEARTS | {"S": "3z"}).play("E 3z")
    assert reason(table, "S", "kong 3333z") == ("heart-claim", "JIANGNAN-20")
    table = at_table(others | {"S": "23456m234p8s113z"}, HEARTS | {"S": "3z"}).play("E 3z")
    assert reason(table, "S", "pon 333z") == ("heart-claim", "JIANGNAN-20")
    assert reason(table, "S", "kong 3333z")[0] == "kong-tiles"


@pytest.mark.rule("JIANGNAN-20")
def test_nor_for_a_kong_of_ones_own():
    hands = HANDS | {"E": "1479m235p134s333z"}
    table = at_table(hands, HEARTS | {"E": "3z"})
    assert refused(table, "E", code.CONCEALED_KONG + NAMES.index("3z")) == ("heart-claim", "JIANGNAN-20")


# --- wins


@pytest.mark.rule("JIANGNAN-21", "JIANGNAN-29")
def test_twelve_tiles_the_heart_tile_and_the_winning_one_are_fourteen():
    table = at_table(wall="1z9s").play("E 2z drawn").throw_drawn(1).play("W 9s drawn", "S win")
    [won] = only(table.events, ev.Won)
    assert (won.hand, won.tile, won.heart) == ("234567m2345p78s", "9s", "5p")
    assert table.scores() == [-4, 16, -8, -4]  # all chows, concealed


@pytest.mark.rule("JIANGNAN-29")
def test_a_hand_that_does_not_fit_the_written_tile_is_refused():
    table = at_table(HANDS | {"E": "1479m2358p134s29s"}, HEARTS | {"S": "9m"}).play("E 9s drawn")
    assert reason(table, "S", "win") == ("not-with-heart", "JIANGNAN-29")


@pytest.mark.rule("JIANGNAN-10", "JIANGNAN-F-heavenly_win")
def test_a_dealer_may_complete_the_dealt_hand_by_what_he_writes():
    hands = HANDS | {"E": "111222333s44p55m"}
    assert not at_table(hands, HEARTS | {"E": "6z"}).may("E", "win")
    table = at_table(hands, HEARTS | {"E": "5m"}).play("E win")
    assert max(table.scores()) == 3 * 2 * 64


# --- records and undo


@pytest.mark.by_day
@pytest.mark.parametrize(("seed", "joker"), [(3, "active"), (8, "none")])
def test_a_record_tells_what_was_written_and_is_played_again(seed, joker):
    game = record_of(played(seed, hands=2, joker=joker))
    events = [event for hand in game.hands for event in hand.events]
    assert len([event for event in events if isinstance(event, model.Heart)]) == 8
    assert {len(tiles) for hand in game.hands for tiles in hand.dealt} == {12}
    hands = tuple(replace(hand, wall=None) for hand in game.hands)
    elsewhere = replace(game, hands=hands, seed="", salt="", commitment="", revision=0, digest="", source_format="told")
    for told in (game, elsewhere) if joker == "none" else (game,):  # a turned tile needs the wall
        report = verify(told, mode="interpreted")
        assert (report.mismatches, report.skipped) == ([], [])


def test_undo_takes_a_written_tile_back():
    match = Match("jiangnan", 4, {"heart": True}, mode="interpreted")
    for seat in range(4):
        match.act(seat, "imagine 1z")
    match.undo()
    assert (match.owed, int(match.table.question)) == ([3], HEART)
    assert [int(heart) for heart in match.table.heart] == [0] * 4
