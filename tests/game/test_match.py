"""A match: undo, JSON, events, explanations and views keep their promises in every variant."""

import copy
import random
import subprocess
import sys
from collections import Counter

import msgspec
import pytest

from fangcheng.core.state.codes import CLAIM, EXCHANGE, IN_WALL, NOBODY
from fangcheng.errors import FangchengError, IllegalAction, UnknownName, UnknownVariant
from fangcheng.game import event_types
from fangcheng.game import events as ev
from fangcheng.game.match import Match
from fangcheng.game.said import number_of
from fangcheng.game.seen_events import Hiding, seen_by
from fangcheng.game.views import view_of
from fangcheng.tiles import parse, write
from flow.table_of import table_of
from game.players import SIX, play
from game.worlds import another_world

every_variant = pytest.mark.parametrize("variant", SIX)


@pytest.mark.by_day
@every_variant
def test_undo_restores_the_record_to_the_byte(variant):
    before = []
    match = play(variant, 3, 60, after=lambda match: before.append((match.check, len(match.events), match.explain())))
    for _ in range(25):
        match.undo()
        before.pop()
        assert (match.check, len(match.events), match.explain()) == before[-1]
    assert sum(map(len, match.actions)) == len(before)


def test_undo_goes_back_into_the_hand_before():
    match = play("tianjin", 1, 90)
    while not match.hand_over:
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    at_the_end = match.check
    match.undo()
    match.act(match.owed[0], match.legal(match.owed[0])[0])
    assert match.check == at_the_end
    if not match.over:
        match.next_hand()
        match.undo()
        assert not match.hand_over


@every_variant
def test_a_copy_is_the_same_to_the_byte_and_goes_its_own_way(variant):
    match = play(variant, 3, 20)
    for _ in range(5):
        twin = match.copy()
        assert twin.check == match.check
    twin.act(twin.owed[0], twin.legal(twin.owed[0])[0])
    assert twin.check != match.check


def test_what_was_let_stand_cannot_be_undone_and_what_follows_can():
    match = Match("sichuan", "let stand")
    for _ in range(5):
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    match.forget_undo()
    there = match.table.tobytes()
    match.act(match.owed[0], match.legal(match.owed[0])[0])
    with pytest.raises(FangchengError, match="only 1 actions"):
        match.undo(2)
    match.undo()
    assert match.table.tobytes() == there


def test_as_many_actions_as_were_asked_for_can_be_taken_back_and_little_more_is_kept():
    match, tables = Match("sichuan", 5, undo=40), []
    for _ in range(150):
        if match.hand_over:
            match.next_hand()
            continue
        tables.append(match.table.tobytes())
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    assert len(tables) > 100
    for table in tables[-40:][::-1]:
        match.undo()
        assert match.table.tobytes() == table
    with pytest.raises(FangchengError, match="can be taken back"):
        match.undo(17)


@pytest.mark.parametrize("undo", [-1, 2.5, "all"])
def test_what_is_no_number_of_actions_is_refused(undo):
    with pytest.raises(FangchengError, match="number of actions"):
        Match("sichuan", 5, undo=undo)


def test_more_steps_than_were_made_cannot_be_undone():
    with pytest.raises(FangchengError, match="only 0 actions"):
        Match("riichi", 1).undo()


@pytest.mark.by_day
@every_variant
def test_a_saved_match_plays_again_to_the_same_table(variant):
    match = play(variant, 5, 90)
    again = Match.from_json(match.to_json(), mode="interpreted")
    assert again.check == match.check
    assert again.events == match.events
    assert again.explain() == match.explain()


def test_a_saved_match_that_was_changed_is_refused():
    saved = msgspec.json.decode(play("riichi", 1, 5).to_json())
    saved["check"] = "0" * 64
    with pytest.raises(FangchengError, match="revision"):
        Match.from_json(msgspec.json.encode(saved))
    with pytest.raises(FangchengError, match="no saved match"):
        Match.from_json("{}")


# --- events


class Replay:
    """Concealed hands rebuilt from events alone."""

    def __init__(self):
        self.hands = {}
        self.drawn = None

    def take(self, event):
        match event:
            case event_types.HandBegan():
                self.hands = {}
            case event_types.Dealt():
                self.hands = {seat: Counter(parse(hand)) for seat, hand in enumerate(event.hands)}
            case event_types.Drew():
                self.hands[event.seat].update(parse(event.tile))
            case event_types.Took():
                self.hands[event.seat].update(parse(event.tiles))
            case event_types.Gave():
                self.hands[event.seat].subtract(parse(event.tiles))
            case event_types.Discarded() | event_types.LaidAside() | event_types.FlowerLaid():
                self.hands[event.seat].subtract(parse(event.tile))
            case event_types.TakenBack():
                self.hands[event.seat].subtract(parse(event.drawn or ""))
                self.hands[event.seat].update(parse(event.tiles))
            case event_types.Melded(kind="added_kong"):
                self.hands[event.seat].subtract(parse(event.called))
            case event_types.Melded():
                own = Counter(parse(event.tiles))
                own.subtract(parse(event.called) if event.called else [])
                self.hands[event.seat].subtract(own)


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "options"),
    [*((variant, {}) for variant in SIX), ("sichuan", {"exchange3": True}), ("taiwan", {"claim_timing": "live"})],
)
def test_replaying_the_events_rebuilds_every_hand(variant, options):
    replay, read = Replay(), 0

    def compare(match):
        nonlocal read
        for event in match.events[read:]:
            replay.take(event)
        read = len(match.events)
        if match.table.question != EXCHANGE:
            for seat in range(match.seats):
                held = sorted((+replay.hands.get(seat, Counter())).elements())
                assert held == sorted(ev.kinds_in_hand(match.table, seat)), (seat, write(held))

    play(variant, 11, 160, options, after=compare)


@pytest.mark.by_day
@every_variant
def test_the_stream_of_a_seat_names_no_tile_the_others_drew(variant):
    match = play(variant, 2, 80)
    for event in match.events_for(0):
        if isinstance(event, event_types.Drew) and event.seat != 0:
            assert event.tile is None or event.tile.endswith("f")
        if isinstance(event, event_types.Dealt):
            assert [hand is None for hand in event.hands] == [seat != 0 for seat in range(match.seats)]


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["riichi", "jinan", "taiwan", "sichuan"])
def test_the_stream_from_an_event_on_is_the_rest_of_the_whole_stream(variant):
    match = play(variant, 3, 230)
    assert len(match.actions) > 1  # what one hand opened to a seat is closed again in the next
    for reader in (*range(match.seats), None):
        whole = match.events_for(reader)
        for start in (*range(0, len(whole), 7), len(whole), len(whole) + 9, -3):
            assert match.events_for(reader, start) == whole[start:], (reader, start)


@pytest.mark.rule("MCR-18")
def test_a_concealed_kong_is_hidden_from_the_others_until_the_hand_ends():
    kong = event_types.Melded(seat=1, kind="concealed_kong", tiles="5555p")
    hiding = Hiding(concealed_kongs=True)
    assert [event.tiles for event in seen_by([kong], 0, hiding)] == [None]
    assert [event.tiles for event in seen_by([kong], 1, hiding)] == ["5555p"]
    table = table_of("mcr", {"E": "1111m258p369s1234z"}, left=6).play("E kong 1111m")
    assert table.view("S").seats[0].melds[0].tiles != ("1m",) * 4
    assert table.throw_drawn(20).over
    assert table.view("S").seats[0].melds[0].tiles == ("1m",) * 4


# --- views


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "options"),
    [*((variant, {}) for variant in SIX), ("sichuan", {"exchange3": True}), ("taiwan", {"claim_timing": "live"})],
)
def test_worlds_that_differ_in_hidden_tiles_only_look_alike(variant, options):
    moments = random.Random(9)

    def compare(match):
        if moments.random() > 0.12 or match.hand_over:
            return
        seat = moments.choice([*match.owed, *range(match.seats)])
        world = another_world(match, seat)
        there = view_of(match.engine, world, seat, match.explain())
        assert msgspec.json.encode(there.plain()) == msgspec.json.encode(match.view(seat).plain())

    play(variant, 21, 110, options, after=compare)


@every_variant
def test_an_onlooker_sees_no_hand(variant):
    view = play(variant, 4, 30).view(None)
    assert all(seat.hand is None and seat.drawn is None for seat in view.seats)
    assert view.actions == ()


@every_variant
def test_the_wall_in_a_view_is_the_wall_of_the_table(variant):
    match = play(variant, 6, 40)
    stacks = [tile for side in match.view(0).wall.sides for stack in side.stacks for tile in stack]
    assert len(stacks) == int(match.table.wall_size)
    assert stacks.count("#") == int((match.table.place[: int(match.table.wall_size)] == IN_WALL).sum())


# --- explanations


@pytest.mark.by_day
@every_variant
def test_explained_payments_are_the_changes_of_the_scores(variant):
    changes = Counter()

    def compare(match):
        for settlement in match.explain() if match.hand_over else ():
            for payment in settlement.payments:
                changes[payment.person] += payment.change
                assert payment.after - payment.before == payment.change
                assert sum(part.amount for part in payment.parts) == payment.change
        if match.hand_over:
            start = int(match.engine.rules.start_score)
            assert [start + changes[person] for person in range(match.seats)] == match.scores_by_person

    play(variant, 8, 260, after=compare)


@pytest.mark.by_day
@every_variant
def test_the_reckoning_of_every_win_comes_out(variant):
    wins = []

    def collect(match):
        if match.hand_over:
            wins.extend((match, one) for one in match.explain() if one.kind == "win" and one.patterns)

    play(variant, 31, 260, after=collect)
    for _, win in wins:
        assert sum(win.changes) == sum(
            part.amount for payment in win.payments for part in payment.parts if part.cause == "sticks"
        )
        fu = [step.value for step in win.steps if step.key.startswith("fu-")]
        if fu:
            assert sum(fu) == win.fu
        paid = {step.args["seat"]: step.value for step in win.steps if step.key.startswith("pays")}
        for seat, amount in paid.items():
            part = next(part for part in win.payments[seat].parts if part.cause == "win")
            assert part.amount == -amount
        if win.unit in ("han", "yakuman"):
            assert sum(line.value for line in win.patterns) == win.total
        assert all(line.rule and len(line.names) == 4 for line in win.patterns)


# --- refusals


@pytest.mark.by_day
@every_variant
def test_every_closed_action_has_a_reason_and_changes_nothing(variant):
    moments = random.Random(3)

    def ask(match):
        if moments.random() > 0.04 or match.hand_over:
            return
        before = match.check
        for seat in range(match.seats):
            legal = {action.number for action in match.legal(seat)}
            for number in range(185):
                reason = match.why_not(seat, number)
                assert (reason is None) == (number in legal)
                if reason is not None:
                    assert reason.text
                    assert not match.engine.act(match.table, seat, number)
        assert match.check == before

    play(variant, 13, 120, after=ask)


CLOSED = [
    pytest.param("sichuan", "chi", "SICHUAN-15", marks=pytest.mark.rule("SICHUAN-15", "SICHUAN-51")),
    pytest.param("tianjin", "chi", "TIANJIN-17", marks=pytest.mark.rule("TIANJIN-17", "TIANJIN-52")),
    pytest.param("sanma", "chi", "SANMA-14", marks=pytest.mark.rule("SANMA-14", "SANMA-46")),
    pytest.param("tianjin", "win", "TIANJIN-34", marks=pytest.mark.rule("TIANJIN-34")),
]


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "action", "rule"), CLOSED)
def test_what_a_game_does_not_have_is_refused_by_its_rule(variant, action, rule):
    found = []

    def ask(match):
        table = match.table
        if table.phase == CLAIM and table.offered_by != NOBODY and not found:
            seat = next(seat for seat in range(match.seats) if seat != table.offered_by)
            number = {"chi": 59, "win": 58}[action]
            with pytest.raises(IllegalAction) as refusal:
                match.act(seat, number)
            found.append(refusal.value.rule)

    play(variant, 17, 150, after=ask)
    assert found == [rule]


def test_a_wrong_word_names_what_is_open():
    match = Match("riichi", 1)
    seat = match.owed[0]
    with pytest.raises(UnknownName, match="Open to seat"):
        match.act(seat, "dance")
    with pytest.raises(IllegalAction, match="may not"):
        match.act((seat + 1) % 4, "pass")
    with pytest.raises(UnknownVariant, match="riichi"):
        Match("richi")


@pytest.mark.parametrize("variant", ["riichi", "sichuan"])
def test_actions_are_read_from_their_own_labels(variant):
    def read_back(match):
        for seat in match.owed:
            for action in match.legal(seat):
                number = number_of(match.table, match.engine.rules, seat, action.label)
                assert number == action.number

    play(variant, 19, 80, after=read_back)


@pytest.mark.by_day
def test_playing_a_match_interpreted_loads_no_compiler():
    code = (
        "import sys; from fangcheng import Match, waits; m = Match('riichi', 1, mode='interpreted');"
        "m.act(m.owed[0], m.legal(m.owed[0])[0]); m.view(0); sys.exit('numba' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.rule("RIICHI-108")
def test_final_points_of_riichi_add_up_to_nothing():
    match = Match("riichi", 1)
    match.table.scores[:] = [41000, 28000, 21000, 10000]
    assert [one.points for one in match.ranking()] == [51.0, 8.0, -19.0, -40.0]
    assert sum(one.points for one in match.ranking()) == 0


@pytest.mark.rule("MCR-50")
def test_equal_table_points_share_the_standard_points():
    match = Match("mcr", 1)
    match.table.scores[:] = [600, 500, 500, 400]
    assert [(one.place, one.points) for one in match.ranking()] == [(1, 4), (2, 1.5), (2, 1.5), (4, 0)]


@pytest.mark.slow
@every_variant
def test_compiled_and_interpreted_play_the_same_match(variant):
    match = play(variant, 23, 120)
    compiled = Match(variant, 23, mode="compiled")
    compiled.replay(match.actions)
    assert compiled.check == match.check
    assert compiled.explain() == match.explain()


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
def test_a_copied_match_goes_its_own_way_and_can_be_saved(way):
    match = Match("sichuan", seed=7)
    before = match.check
    other = way(match)
    assert other.check == before
    seat = other.owed[0]
    other.act(seat, other.legal(seat)[0])
    assert match.check == before != other.check
    assert Match.from_json(other.to_json()).check == other.check


@pytest.mark.parametrize("variant", SIX)
def test_there_is_an_outlook_for_every_discard_that_is_open(variant):
    chance, match, asked = random.Random(5), Match(variant, seed=5), 0
    while not match.hand_over and asked < 12:
        seat = match.owed[0]
        legal = match.legal(seat)
        faces = {action.tiles[0].replace("0", "5") for action in legal if action.kind == "discard"}
        if faces:
            asked += 1
            assert faces <= {outlook.discard for outlook in match.view(seat).outlooks}
        match.act(seat, chance.choice(legal))
