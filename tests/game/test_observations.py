"""What seats see as numbers: it says what the view says, tells nothing that is hidden, and comes out compiled alike."""

import random
from collections import Counter
from functools import lru_cache

import numpy as np
import pytest

from fangcheng import Match, Tables, observe_spec
from fangcheng.core.observe.channels import ALL_CHANNELS, BLOCK, COMMON
from fangcheng.core.observe.hidden_channels import HIDDEN_CHANNELS
from fangcheng.core.observe.scalars import ALL_SCALARS
from fangcheng.core.state.codes import CONCEALED_KONG_MELD, IN_WALL, MELDS
from fangcheng.core.state.table import TABLE
from fangcheng.errors import FangchengError
from fangcheng.game import events as ev
from fangcheng.game.engine import array_of, copy_of
from fangcheng.game.event_types import Drew
from fangcheng.game.observations import Eyes
from fangcheng.game.seen import seen_record, sees_hand
from fangcheng.tiles import NO_TILE, PLACES, face_of, name_of, parse
from fangcheng.variants import IDS
from game.players import play
from game.worlds import another_world, face_down, hidden_places

CHANNEL = {channel.name: channel.index for channel in ALL_CHANNELS}
HIDDEN = {channel.name: channel.index for channel in HIDDEN_CHANNELS}
SCALAR = {scalar.name: scalar.index for scalar in ALL_SCALARS}
STANDS_IN = ("jiangnan", "hangzhou", "wenzhou", "nanchang", "anqing")  # a tile may count as another than is printed


def counted(bits, first, most=4):
    """The kinds on a thermometer, each as often as it says."""
    words = [int(bits[first + place]) for place in range(most)]
    return Counter({kind: n for kind in range(PLACES) if (n := sum(word >> kind & 1 for word in words))})


def kinds_in(word):
    return {kind for kind in range(64) if int(word) >> kind & 1}


@lru_cache(maxsize=8)  # games of a day; more would fill the memory
def moments(variant):
    """Some decisions of a match played by chance, each with a seat that looks: one walk for all that is asked."""
    chance, seen = random.Random(f"moments of {variant}"), []

    def keep(match):
        if chance.random() < 0.15:
            seen.append((match.copy(), chance.randrange(match.seats)))

    play(variant, 31, 70, {}, after=keep)
    return seen


def at_moments(variant, look):
    """Look at some decisions with the eyes of some seat."""
    for match, reader in moments(variant):
        look(match, reader)


# --- it says what the view says


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_hands_rivers_and_melds_are_those_of_the_view(variant):
    def look(match, reader):
        view, out = match.view(reader), match.observe(reader)
        raw = seen_record(match.engine, match.table, reader)
        bits = out["bits"]
        hand = Counter(ev.kinds_in_hand(match.table, reader))
        faces = Counter(face_of(kind) for kind in hand.elements())
        told = counted(bits, CHANNEL["hand.1"])
        assert {kind: n for kind, n in told.items() if face_of(kind) == kind} == {
            k: min(n, 4) for k, n in faces.items()
        }
        assert {k: n for k, n in told.items() if face_of(k) != k} == {k: n for k, n in hand.items() if face_of(k) != k}
        for rel in range(match.seats):
            seat, block = (reader + rel) % match.seats, COMMON + BLOCK * rel
            river = [kind for kind in raw["river"][seat, : int(raw["river_count"][seat])].tolist() if kind != NO_TILE]
            if variant not in STANDS_IN:
                assert [name_of(kind) for kind in river] == [
                    one.tile for one in view.seats[seat].river if one.tile is not None
                ]
            assert counted(bits, block) == Counter({k: min(n, 4) for k, n in Counter(river).items()})
            if river and raw["river"][seat, int(raw["river_count"][seat]) - 1] != NO_TILE:
                assert kinds_in(bits[block + 10]) == {river[-1]}

    at_moments(variant, look)


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_unseen_copies_are_just_the_tiles_that_are_hidden(variant):
    """The tiles that lie where the seat cannot look, taken from the true table one by one."""

    def look(match, reader):
        table, counts = match.table, Counter()
        unknown = [other for other in range(match.seats) if not sees_hand(match.engine, table, reader, other)]
        for other in unknown:
            counts.update(face_of(kind) for kind in ev.kinds_in_hand(table, other))
        counts.update(face_of(int(table.wall[place])) for place in hidden_places(table, reader))
        counts.update(face_of(int(table.river[cut])) for cut in face_down(table, reader))
        seen = seen_record(match.engine, table, reader)
        hidden = (table.meld_kind == CONCEALED_KONG_MELD) & (seen["meld_tiles"][..., 0] == NO_TILE)
        hidden &= np.arange(MELDS) < table.meld_count[:, None]  # what lies behind is of an earlier hand
        counts.update(face_of(int(tile)) for tile in table.meld_tiles[hidden].flatten())
        told = counted(match.observe(reader)["bits"], CHANNEL["unseen.1"])
        assert told == Counter({face: min(n, 4) for face, n in counts.items() if face < PLACES})
        if variant not in STANDS_IN:
            shown = {face_of(parse(tile)[0]): n for tile, n in match.view(reader).unseen.items() if n}
            assert shown == {face: n for face, n in counts.items() if face < PLACES}

    at_moments(variant, look)


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_numbers_and_the_mask_are_those_of_the_view(variant):
    def look(match, reader):
        view, out = match.view(reader), match.observe(reader)
        numbers = out["scalars"]
        turned = [(reader + rel) % match.seats for rel in range(match.seats)]
        assert numbers[32 : 32 + match.seats].tolist() == [view.seats[seat].score for seat in turned]
        assert numbers[48 : 48 + match.seats].tolist() == [len(view.seats[seat].river) for seat in turned]
        offered = {face_of(kind) for kind in kinds_in(out["bits"][CHANNEL["offered"]])}
        assert bool(offered) == (view.offered is not None)  # no tile that lies in a river for good
        if variant not in STANDS_IN and view.offered is not None:
            assert offered == {face_of(parse(view.offered)[0])}
        assert numbers[SCALAR["offered_by"]] == (4 if view.offered_by is None else turned.index(view.offered_by))
        assert numbers[SCALAR["hand"]] == view.hand_number
        assert numbers[SCALAR["drawable"]] == match.table.drawable
        assert turned[int(numbers[SCALAR["dealer"]])] == match.table.dealer
        assert numbers[SCALAR["game"]] == IDS.index(variant)
        open_to = {action.number for action in view.actions} or {57}
        assert set(np.flatnonzero(out["mask"]).tolist()) == open_to

    at_moments(variant, look)


# --- it tells nothing that is hidden


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_worlds_that_differ_in_what_is_hidden_are_one_observation_to_the_bit(variant):
    def look(match, reader):
        if match.hand_over:
            return
        other = Match(variant, "other", mode="interpreted")
        other.table = another_world(match, reader)
        other.table.random[:] = 7
        for rival in range(match.seats):
            if rival != reader:
                other.table.answer[rival] = 3
        one, two = match.observe(reader), other.observe(reader)
        assert {name: rows.tobytes() for name, rows in one.items()} == {n: rows.tobytes() for n, rows in two.items()}

    at_moments(variant, look)


def test_an_encoder_that_looks_at_a_hidden_hand_would_be_caught():
    match = Match("riichi", "spoilt", mode="interpreted")
    spoilt = copy_of(match.table)
    mixed = another_world(match, 0)
    assert spoilt.hand[1].tobytes() != mixed.hand[1].tobytes()
    true, seen = array_of(spoilt, TABLE)[0], seen_record(match.engine, spoilt, 0)
    assert true["hand"][1].any()
    assert not seen["hand"][1].any()


# --- what critics may see


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_what_is_hidden_is_what_lies_in_the_hands_of_others_and_in_the_wall(variant):
    def look(match, reader):
        table, words = match.table, hidden_from(match, reader)
        for rel in range(1, match.seats):
            seat, block = (reader + rel) % match.seats, 8 * (rel - 1)
            hand = Counter(ev.kinds_in_hand(table, seat))
            faces = Counter(face_of(kind) for kind in hand.elements())
            told = counted(words, block)
            assert {kind: n for kind, n in told.items() if face_of(kind) == kind} == {
                face: min(n, 4) for face, n in faces.items()
            }
            assert words[block + 4] == table.waits[seat]
            melds = zip(table.meld_kind[seat], table.meld_face[seat].tolist())
            kongs = {face for kind, face in [*melds][: int(table.meld_count[seat])] if kind == CONCEALED_KONG_MELD}
            assert kinds_in(words[block + 6]) == kongs
        assert not words[8 * (match.seats - 1) : 24].any()
        standing = [place for place in range(int(table.wall_size)) if table.place[place] == IN_WALL]
        wall = Counter(int(table.wall[place]) for place in standing)
        told = counted(words, HIDDEN["wall.1"])
        assert {k: n for k, n in told.items() if k not in range(34, 37)} == {
            k: min(n, 4) for k, n in Counter(map(face_of, wall.elements())).items()
        } or told == Counter({k: min(n, 4) for k, n in wall.items()})

    at_moments(variant, look)


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_the_next_draw_of_a_critic_is_the_tile_that_comes(variant):
    drawn = Counter()

    def compare(match, before):
        for event in match.events[before[0] :]:
            if isinstance(event, Drew) and event.source == "wall":
                drawn[int(match.table.wall[event.position]) in kinds_in(before[1])] += 1
                return

    chance = random.Random(5)
    for seed in range(10):
        match = Match(variant, seed, mode="interpreted")
        while not match.hand_over and drawn.total() < 20:
            before = len(match.events), hidden_from(match, 0)[HIDDEN["next.1"]]
            match.act(match.owed[0], chance.choice(match.legal(match.owed[0])))
            compare(match, before)
    assert drawn[True] > 0
    assert drawn[False] == 0


def test_a_critic_is_told_in_place_and_only_of_seats_that_are_there():
    tables = Tables("riichi", 3, seed=8, mode="interpreted")
    out = np.full((3, 34), 7, np.uint64)
    assert tables.privileged([0, -1, 2], out) is out
    assert not out[1].any()
    assert (out[[0, 2]] == tables.privileged([0, 1, 2])[[0, 2]]).all()
    planes = tables.observe_spec.spread(out)
    assert planes.shape == (3, 34, 37)
    assert planes.sum() == sum(int(word).bit_count() for word in out.ravel())
    names = [channel.name for channel in tables.observe_spec.privileged]
    assert len(set(names)) == 34
    for wrong in (np.zeros((3, 33), np.uint64), np.zeros((3, 34), np.int64), np.zeros((34, 3), np.uint64).T):
        with pytest.raises(FangchengError, match="privileged: "):
            tables.privileged(None, wrong)
    with pytest.raises(FangchengError, match="seats 0 to 3"):
        tables.privileged([0, 1, 4])


@pytest.mark.by_day("riichi")
def test_what_is_hidden_is_told_alike_by_compiled_kernels():
    rows = []
    for mode in ("compiled", "interpreted"):
        tables, seen = Tables("riichi", 3, seed=8, mode=mode), []
        for _ in range(60):
            tables.step(tables.random_actions())
            seen.append(tables.privileged().tolist())
        rows.append(seen)
    assert rows[0] == rows[1]


def hidden_from(match, reader):
    """What a critic of a seat is told, one word a channel."""
    out = np.zeros((1, len(HIDDEN_CHANNELS)), np.uint64)
    tables = array_of(match.table, TABLE)
    Eyes(match.engine).look_behind(match.engine.run_arrays, tables, np.array([reader], np.int8), out)
    return out[0]


# --- arrays


def test_planes_are_the_words_spread_in_the_games_own_form():
    tables = Tables("mcr", 2, seed=5, mode="interpreted")
    for _ in range(40):
        tables.step(tables.random_actions())
    out, spec = tables.observe(planes=True), observe_spec("mcr")
    assert spec.width == 45
    assert out["planes"].shape == (2, len(spec.channels), 45)
    assert (spec.planes_of(out["bits"]) == out["planes"]).all()
    assert out["planes"].any(axis=(0, 2)).sum() > 20


def test_rows_of_nobody_have_pass_alone_and_old_rows_do_not_shine_through():
    tables = Tables("riichi", 2, seed=5, mode="interpreted")
    out = tables.observe(planes=True)
    tables.observe_into(out, [-1, 2])
    assert not out["bits"][0].any()
    assert not out["planes"][0].any()
    assert not out["scalars"][0].any()
    assert np.flatnonzero(out["mask"][0]).tolist() == [57]
    assert np.flatnonzero(out["mask"][1]).tolist() == [57]  # seat 2 owes nothing yet
    assert out["bits"][1].any()


@pytest.mark.parametrize(
    ("name", "given", "words"),
    [
        ("bits", np.zeros((2, 191), np.uint64), r"bits: uint64 \(2, 191\); these tables write uint64 \(2, 192\)"),
        ("mask", np.zeros((2, 192), np.float32), "mask: float32"),
        ("scalars", [1, 2], "scalars: list"),
        ("scalars", np.zeros((224, 2), np.int32).T, "not contiguous"),
    ],
)
def test_arrays_of_another_kind_are_refused_before_anything_is_written(name, given, words):
    tables = Tables("riichi", 2, seed=5, mode="interpreted")
    out = tables.observation()
    out[name] = given
    with pytest.raises(FangchengError, match=words):
        tables.observe_into(out)
    assert not any(np.asarray(rows).any() for key, rows in out.items() if key != name)


@pytest.mark.parametrize("seats", [[0], [0, 4], [0, -2], [0.0, 1.0]])
def test_seats_that_are_none_are_refused(seats):
    with pytest.raises(FangchengError, match="seats: "):
        Tables("riichi", 2, seed=5, mode="interpreted").observe(seats)


def test_the_spec_names_each_place_once_and_tells_every_game():
    for variant in IDS:
        spec = observe_spec(variant)
        names = [channel.name for channel in spec.channels]
        assert len(set(names)) == len(names)
        assert {"hand.1", "rel3.river.1", "unseen.4"} <= set(names)
    assert [channel.index for channel in ALL_CHANNELS] == list(range(192))
    assert len({scalar.name for scalar in ALL_SCALARS}) == len(ALL_SCALARS)
    assert max(scalar.index for scalar in ALL_SCALARS) < 224
    assert "dora.1" in [channel.name for channel in observe_spec("riichi").channels]
    assert "dora.1" not in [channel.name for channel in observe_spec("mcr").channels]


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_what_a_game_sets_is_in_its_own_form(variant):
    spec = observe_spec(variant)
    own = {channel.index for channel in spec.channels}

    def look(match, reader):
        bits = match.observe(reader)["bits"]
        bits[CHANNEL["absent"]] &= np.uint64((1 << spec.width) - 1)  # all that lies beyond is missing
        assert {int(index) for index in np.flatnonzero(bits)} <= own
        assert max((max(kinds_in(word), default=0) for word in bits), default=0) < spec.width

    at_moments(variant, look)


@pytest.mark.by_day("riichi")
def test_compiled_rows_are_those_of_the_interpreter():
    rows = []
    for mode in ("compiled", "interpreted"):
        tables, seen = Tables("riichi", 3, seed=8, mode=mode), []
        for _ in range(60):
            tables.step(tables.random_actions())
            seen.append({name: each.tobytes() for name, each in tables.observe(planes=True).items()})
        rows.append(seen)
    assert rows[0] == rows[1]
