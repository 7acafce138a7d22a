"""Taiwan in live timing: who is first goes first, until the moment that the rule names has passed."""

import random
from collections import Counter

import numpy as np
import pytest

from fangcheng.bots.batch import RANDOM, STEADY, bot_choice, owing_seat
from fangcheng.bots.brain import new_brains
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.codes import CLAIMED_AWAY, IN_WALL, TURN
from fangcheng.core.table.hand import allowed
from fangcheng.errors import IllegalAction
from fangcheng.game import event_types
from fangcheng.game import events as ev
from fangcheng.game.match import Match
from fangcheng.tiles import FLOWER
from flow.table_of import only, table_of

DULL = "2589m258p258s123456z"  # sixteen tiles far from ready
LIVE = {"claim_timing": "live"}

# East throws 7p: South chows it, West pungs it, North wins on it.
FIGHT = {"E": DULL + "7p", "S": "68p147m147s12346677z", "W": "77p147m147s11223344z", "N": "123456789m123s55z68p"}


def fight(wall="9s", **more):
    """East has thrown 7p, and nobody has answered."""
    table = table_of("taiwan", more.pop("hands", FIGHT), wall=wall, options={**LIVE, **more.pop("options", {})}, **more)
    return table.play("E 7p")


def asked(table):
    """Letters of the seats that owe an answer."""
    return table.letters(seat for seat in range(4) if int(table.record.owed) >> seat & 1)


def melds(table):
    """How many melds lie before E S W N."""
    return [len(seat.melds) for seat in table.view("E").seats]


# --- what is asked


@pytest.mark.rule("TAIWAN-37")
def test_the_first_answer_takes_effect_and_the_late_ones_stay_asked():
    table = fight()
    assert asked(table) == "SWN"
    table.play("S chi 68p")
    assert melds(table) == [0, 1, 0, 0]
    assert asked(table) == "SWN"
    assert table.open_to("W") == ["pass", "pon 77p"]
    assert table.open_to("N") == ["pass", "win"]
    assert table.may("S", "1m")


@pytest.mark.rule("TAIWAN-37", "TAIWAN-45")
def test_the_next_player_is_always_asked_to_reach_for_the_wall():
    table = table_of("taiwan", {"E": DULL + "7z"}, wall="9s", options=LIVE).play("E 7z")
    assert asked(table) == "S"
    assert table.open_to("S") == ["pass"]
    table.play("S pass")
    assert table.drawn() == "9s"


@pytest.mark.rule("TAIWAN-37")
def test_a_seat_learns_of_the_late_claims_of_nobody_but_itself():
    table = fight().play("S pass")
    assert [seat.owes for seat in table.view("W").seats] == [False, True, True, False]
    assert [seat.owes for seat in table.view("E").seats] == [False, True, False, False]
    assert table.view("W").offered == "7p"
    assert table.view("S").offered is None
    assert table.view().offered is None
    assert [one.last for one in table.view("W").seats[0].river] == [True]
    assert [one.last for one in table.view("S").seats[0].river] == [False]
    assert "pass" in table.open_to("S")  # whoever draws may take the tile in: it says nothing about the others
    alone = table_of("taiwan", {"E": DULL + "7z"}, wall="9s", options=LIVE).play("E 7z", "S pass")
    assert "pass" in alone.open_to("S")


# --- 38: a shown self-draw


SELF_DRAW = {**FIGHT, "S": "123456789m123s55p22z", "W": "77p147m147s11334466z"}  # South waits for 5p and 2z


@pytest.mark.rule("TAIWAN-38")
def test_a_pung_called_before_the_self_draw_is_shown_wins():
    table = fight("5p", hands=SELF_DRAW).play("S pass")
    assert table.may("S", "win")
    table.play("W pon 77p")
    assert melds(table) == [0, 0, 1, 0]
    assert not table.over
    assert table.hand("S") == "123456789m55p123s22z"


@pytest.mark.rule("TAIWAN-38")
def test_a_self_draw_that_is_shown_first_stands():
    table = fight("5p", hands=SELF_DRAW).play("S pass", "S win")
    assert table.over
    assert only(table.events, event_types.Won)[0].by == "self"


@pytest.mark.rule("TAIWAN-38")
def test_a_win_on_the_discard_called_before_the_self_draw_is_shown_wins():
    table = fight("5p", hands=SELF_DRAW).play("S pass", "N win")
    assert table.over
    [won] = only(table.events, event_types.Won)
    assert (won.seat, won.by, won.source) == (3, "discard", 0)


# --- 39, 42: chows


@pytest.mark.rule("TAIWAN-39")
def test_a_pung_goes_before_a_chow_until_the_chower_has_discarded():
    table = fight().play("S chi 68p", "W pon 77p")
    assert melds(table) == [0, 0, 1, 0]
    assert table.hand("S") == "147m68p147s12346677z"
    assert [(one.tile, one.called) for one in table.view("E").seats[0].river] == [("7p", True)]
    assert table.may("W", "1m")
    [taken] = only(table.events, event_types.TakenBack)
    assert (taken.seat, taken.drawn, taken.tiles) == (1, None, "68p")


@pytest.mark.rule("TAIWAN-39", "TAIWAN-42")
def test_a_chow_shown_and_followed_by_a_discard_stands():
    table = fight().play("S chi 68p", "S 1m")
    assert melds(table) == [0, 1, 0, 0]
    assert not table.may("W", "pon 77p")
    assert not table.may("N", "win")


@pytest.mark.rule("TAIWAN-42")
def test_a_win_goes_before_a_chow_until_the_chower_has_discarded():
    table = fight().play("S chi 68p", "N win")
    assert table.over
    assert only(table.events, event_types.Won)[0].seat == 3
    assert melds(table) == [0, 0, 0, 0]


@pytest.mark.rule("TAIWAN-36", "TAIWAN-42")
def test_a_win_goes_before_a_pung_in_the_same_way():
    table = fight().play("W pon 77p")
    assert asked(table) == "WN"  # of the others only who may win
    table.play("N win")
    assert only(table.events, event_types.Won)[0].seat == 3
    table = fight().play("W pon 77p", "W 1m")
    assert not table.may("N", "win")


@pytest.mark.rule("TAIWAN-36")
def test_a_kong_waits_for_those_who_may_win():
    hands = {**FIGHT, "W": "777p147m147s1122334z", "N": "123456789m123s55z68p", "E": DULL + "7p"}
    table = fight(hands=hands).play("W kong")
    assert asked(table) == "N"
    assert melds(table) == [0, 0, 0, 0]
    table.play("N pass")
    assert melds(table) == [0, 0, 1, 0]


# --- 40, 43: draws


def wall_of(table):
    """All that the draw of a tile changes in the wall."""
    record = table.record
    return (
        [int(place) for place in record.place],
        *(int(record[name]) for name in ("next_tile", "tail_taken", "drawable")),
        [int(count) for count in record.draws],
    )


@pytest.mark.rule("TAIWAN-40")
def test_a_pung_goes_before_a_draw_and_the_tile_goes_back_on_the_wall():
    table = fight()
    wall = wall_of(table)
    table.play("S pass")
    assert table.drawn() == "9s"
    assert wall_of(table) != wall
    table.play("W pon 77p")
    assert wall_of(table) == wall
    assert table.hand("S") == "147m68p147s12346677z"
    assert melds(table) == [0, 0, 1, 0]
    [taken] = only(table.events, event_types.TakenBack)
    assert (taken.seat, taken.drawn, taken.tiles) == (1, "9s", "")
    table.play("W 1m", "N pass")
    assert table.drawn() == "9s"  # the next in turn draws the very tile


@pytest.mark.rule("TAIWAN-40")
def test_the_draw_stands_against_a_pung_once_the_tile_is_in_the_hand():
    table = fight().play("S pass", "S pass")
    assert table.may("S", "9s drawn")
    assert not table.may("S", "pass")
    assert not table.may("W", "pon 77p")
    assert table.refusal("W", "pon 77p") == "TAIWAN-37"
    assert melds(table) == [0, 0, 0, 0]


@pytest.mark.rule("TAIWAN-43")
def test_a_win_goes_before_a_draw_until_the_next_player_has_discarded():
    table = fight()
    wall = wall_of(table)
    table.play("S pass", "S pass", "N win")
    assert table.over
    assert only(table.events, event_types.Won)[0].seat == 3
    assert wall_of(table) == wall
    table = fight().play("S pass", "S 9s drawn")
    assert not table.may("N", "win")
    assert not table.over


@pytest.mark.rule("TAIWAN-44", "TAIWAN-43")
def test_a_win_not_called_in_time_is_a_win_let_pass():
    table = fight("9s", hands={**FIGHT, "W": "4477p14m147s1122334z"}).play("S pass", "S 9s drawn", "W pass")
    assert int(table.record.locked[3]) != 0


@pytest.mark.rule("TAIWAN-22", "TAIWAN-40")
def test_a_pung_not_called_in_time_is_a_pung_let_pass():
    table = fight(wall="7p").play("S pass", "S pass", "S 7p drawn")
    assert not table.may("W", "pon 77p")
    assert table.refusal("W", "pon 77p") == "TAIWAN-22"


@pytest.mark.rule("TAIWAN-14", "TAIWAN-40", "TAIWAN-43")
def test_a_flower_is_shown_at_once_so_no_pung_takes_its_draw_back_but_a_win_does():
    table = fight("1f", tail="9p")
    wall = wall_of(table)
    table.play("S pass")
    assert table.drawn() == "9p"
    assert table.view("E").seats[1].flowers == ("1f",)
    assert asked(table) == "SN"
    table.play("N win")
    assert wall_of(table) == wall
    assert table.view("E").seats[1].flowers == ()
    assert table.hand("S") == "147m68p147s12346677z"


@pytest.mark.rule("TAIWAN-40")
def test_with_no_tile_left_to_draw_nobody_reaches_and_all_are_heard():
    table = fight("", left=0)
    assert asked(table) == "N"
    table.play("N win")
    assert only(table.events, event_types.Won)[0].seat == 3


@pytest.mark.rule("TAIWAN-40", "TAIWAN-50")
def test_a_heavenly_ready_ends_when_a_drawn_tile_is_taken_into_the_hand():
    hands = {"E": DULL + "7z", "S": "123456789m123p5z777p"}
    for taken in (False, True):
        table = table_of("taiwan", hands, wall="9s", options=LIVE, opening=("S heavenly ready",))
        table.play("E 7z", "S pass", *(["S pass"] if taken else []), "S 9s drawn")
        assert (table.view("S").seats[1].ready == "heavenly") is not taken


# --- 41: who has touched the wall


TWO_WAIT = {"E": "2589m258p258s45566z7z7p", "S": "234567m68p345s11122z", "W": "345678m68p345s33344z"}


@pytest.mark.rule("TAIWAN-36", "TAIWAN-41", "TAIWAN-61")
def test_of_two_winners_the_nearer_is_asked_and_goes_first():
    table = fight(hands=TWO_WAIT).play("W win")
    assert not table.over
    assert asked(table) == "S"
    assert table.open_to("S") == ["pass", "win"]
    table.play("S win")
    assert int(table.record.won_order[0]) == 1


@pytest.mark.rule("TAIWAN-41", "TAIWAN-45")
def test_who_may_win_and_touched_the_wall_has_passed_and_a_later_winner_goes_first():
    table = fight("7p", hands=TWO_WAIT).play("S pass")
    assert table.drawn() == "7p"
    assert not table.may("S", "win")  # nor with the tile he drew: drawing was passing (44)
    table.play("W win")
    assert table.over
    assert int(table.record.won_count) == 1
    assert int(table.record.won_order[0]) == 2


@pytest.mark.rule("TAIWAN-41")
def test_who_may_win_and_touched_the_wall_has_passed_and_a_pung_goes_first():
    hands = {**TWO_WAIT, "E": "2589m258p258s345677z7p", "W": "77p147m147s33445566z"}
    table = fight(hands=hands).play("S pass", "W pon 77p")
    assert not table.may("S", "win")
    assert melds(table) == [0, 0, 1, 0]


@pytest.mark.rule("TAIWAN-61")
def test_where_several_may_win_all_who_have_not_answered_are_asked():
    table = fight(hands=TWO_WAIT, options={"winners": "several"}).play("S win")
    assert asked(table) == "W"
    table.play("W win")
    assert int(table.record.won_count) == 2


@pytest.mark.rule("TAIWAN-53", "TAIWAN-41")
def test_a_watcher_wins_at_once_and_only_a_nearer_winner_goes_before_him():
    hands = {"E": DULL + "7z", "S": "123456789m123p5z777p"}
    table = table_of("taiwan", hands, wall="9s5z", options=LIVE).play("E 7z", "S pass", "S watch", "S 9s drawn")
    table.play("W pass", "W 5z drawn")
    assert table.over
    assert int(table.record.won_order[0]) == 1


# --- whole games


def tiles_of(table):
    """All tiles of the table, wherever they lie."""
    found = Counter()
    for position in range(int(table.wall_size)):
        if table.place[position] == IN_WALL:
            found[int(table.wall[position])] += 1
    for seat in range(4):
        found.update(ev.kinds_in_hand(table, seat))
        found.update(FLOWER + bit for bit in range(8) if int(table.flowers[seat]) >> bit & 1)
        for index in range(int(table.river_count[seat])):
            if not int(table.river_flags[seat, index]) & CLAIMED_AWAY:
                found[int(table.river[seat, index])] += 1
        for index in range(int(table.meld_count[seat])):
            found.update(int(tile) for tile in table.meld_tiles[seat, index] if tile != 63)
    return found


def hasty(match, chance):
    """The next player draws or chows before the others speak, and they claim what they can before he goes on."""
    table = match.table
    first = int(table.turn) if table.phase == TURN else (int(table.offered_by) + 1) % 4
    owed = sorted(match.owed, key=lambda seat: (seat == first) == (table.phase == TURN))
    claims = [action for action in match.legal(owed[0]) if action.kind in ("chi", "pon")]
    return owed[0], chance.choice(claims or match.legal(owed[0]))


@pytest.mark.by_day
@pytest.mark.rule("TAIWAN-37")
@pytest.mark.parametrize("seed", [2, 4, 6])
def test_live_hands_keep_every_tile_and_undo_goes_back_over_what_was_taken_back(seed):
    match, chance = Match("taiwan", seed, LIVE, mode="interpreted"), random.Random(seed)
    checks, taken = [match.check], 0
    whole = tiles_of(match.table)
    assert sum(whole.values()) == 144
    while not match.hand_over:
        taken += len(only(match.act(*hasty(match, chance)), event_types.TakenBack))
        checks.append(match.check)
        if not match.hand_over:
            assert tiles_of(match.table) == whole
            assert match.owed
            assert all(match.legal(one) for one in match.owed)
    for check in reversed(checks[:-1]):
        match.undo()
        assert match.check == check
    assert taken


@pytest.mark.rule("TAIWAN-37")
def test_what_was_taken_back_is_hidden_from_the_others_like_the_draw_itself():
    found = []
    for seed in range(30):
        match, chance = Match("taiwan", seed, LIVE, mode="interpreted"), random.Random(seed)
        while not match.hand_over and not found:
            match.act(*hasty(match, chance))
            found = [event for event in match.events if isinstance(event, event_types.TakenBack) and event.drawn]
        if found:
            break
    seat = found[0].seat
    for reader in range(4):
        seen = [event for event in match.events_for(reader) if isinstance(event, event_types.TakenBack)][-1]
        assert (seen.drawn is None) == (reader != seat)


def test_a_late_claim_is_refused_with_its_rule():
    match = Match("taiwan", 1, LIVE, mode="interpreted")
    while match.table.phase != TURN or match.table.offered_by < 0 or len(match.owed) > 1:
        match.act(match.owed[0], "pass" if match.table.phase != TURN else match.legal(match.owed[0])[0])
    late = (int(match.table.turn) + 1) % 4
    with pytest.raises(IllegalAction) as refused:
        match.act(late, 68)
    assert refused.value.rule == "TAIWAN-37"


@pytest.mark.by_day
@pytest.mark.rule("TAIWAN-37")
@pytest.mark.parametrize(
    ("bot", "hands"), [(RANDOM, 8), (STEADY, 2), pytest.param(STEADY, 200, marks=pytest.mark.slow)]
)
def test_bots_play_on_in_live_timing(bot, hands):
    match = Match("taiwan", bot + 1, LIVE, mode="interpreted")
    engine = match.engine
    brain = new_brains(1).view(np.recarray)[0]
    brain.random[:] = seed_words("live")
    for _ in range(hands):
        while not match.hand_over:
            seat = owing_seat(match.table)
            choice = int(bot_choice(match.table, engine.rules, engine.desk, brain, seat, bot))
            assert allowed(match.table, seat, choice)
            match.act(seat, choice)
        assert sum(match.scores) == 0
        if match.over:
            break
        match.next_hand()
    assert match.over == (hands == 200)


@pytest.mark.rule("TAIWAN-43")
def test_a_last_tile_put_back_leaves_the_tile_that_the_tail_took_from_its_stack_gone():
    hands = {"E": "1f258m258p258s123456z6s", "N": "123456789m123p45s99s"}
    table = table_of("taiwan", hands, tail="9m", left=1, options=LIVE | {"reserve": 0})
    table.play("E 6s", "S pass", "N win")
    places = table.record.place[:144].tolist()
    assert [number for number, place in enumerate(places) if place == IN_WALL] == [143]
