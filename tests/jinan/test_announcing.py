"""Announcing in Jinan: when it is open, what everybody then sees, the lock, and wins by own draw alone."""

import pytest

from fangcheng.game import event_types as ev
from fangcheng.game.hints import hint_of
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from fangcheng.game.seen_events import hiding_of, seen_by
from flow.table_of import only, table_of

DULL = "147m258p369s1234z"
READY = "123m456p78s88p666z"  # waits for 6s and 9s, the pair is 88p
WAYS = {"ready": 4, "open ready": 8}


def announced(way, wall, hands=None, **more):
    """South has drawn 1z, announced and discarded it again; the next of `wall` is West's."""
    table = table_of("jinan", {"E": DULL + "7z", "S": READY, **(hands or {})}, "1z" + wall, **more)
    return table.play("E 7z", f"S {way}", "S 1z drawn")


def reason(table, letter, label):
    """Key of the refusal and the rule it cites."""
    seat = table.seat(letter)
    told = why_not(table.engine, table.record, seat, matching(table.record, table.rules, seat, label))
    return told.key, told.rule


@pytest.mark.rule("JINAN-15", "JINAN-16")
def test_who_is_ready_after_a_discard_may_announce_in_two_ways():
    table = table_of("jinan", {"E": DULL + "7z", "S": READY}, "1z").play("E 7z")
    assert table.may("S", "ready")
    assert table.may("S", "open ready")
    table.play("S ready")
    assert table.discards("S") == "1z"


@pytest.mark.rule("JINAN-15")
def test_the_dealer_may_announce_with_his_first_discard():
    table = table_of("jinan", {"E": READY + "1z"})
    assert table.may("E", "open ready")


@pytest.mark.rule("JINAN-15", "JINAN-25")
def test_a_hand_that_waits_with_a_wrong_pair_alone_is_not_ready():
    hand = "123m456p78s77p666z1z"
    assert reason(table_of("jinan", {"E": hand}), "E", "ready") == ("not-ready", "JINAN-15")
    table = table_of("jinan", {"E": hand}, options={"pair_258": False})
    assert table.may("E", "ready")


@pytest.mark.rule("JINAN-15", "COMMON-11")
def test_a_wait_for_the_own_four_tiles_alone_is_none():
    # 555s is claimed and 5s is left single: it waits for a fifth 5s alone.
    hands = {"E": "147m258p369s123z5s5z", "S": "123m456p789m555s1z"}
    table = table_of("jinan", hands, "5z5z5z6z").play("E 5s", "S pon 55s", "S 1z").throw_drawn(3)
    assert table.drawn() == "6z"
    assert reason(table, "S", "ready")[1] == "JINAN-15"


@pytest.mark.rule("JINAN-15", "JINAN-16", "COMMON-23")
def test_not_after_a_pung_but_after_the_next_draw_melds_do_no_harm():
    hands = {"E": "147m258p369s123z6z5z", "S": "123m456p78s88p66z1z"}
    table = table_of("jinan", hands, "5z5z5z7z").play("E 6z", "S pon 66z")
    assert reason(table, "S", "ready") == ("ready-drawn", "JINAN-15")
    table.play("S 1z").throw_drawn(3)
    assert table.may("S", "ready")


@pytest.mark.rule("JINAN-15")
@pytest.mark.parametrize(("north", "label"), [("11z147m25p369s245z", "pon 11z"), ("123p456s789m11z22s", "win")])
def test_the_announcing_discard_may_be_claimed_and_won_on(north, label):
    assert announced("ready", "", {"N": north}).may("N", label)


@pytest.mark.rule("JINAN-17", "JINAN-18")
@pytest.mark.parametrize("way", WAYS)
def test_what_is_drawn_is_shown_to_all(way):
    table = announced(way, "3z3z4z5z").throw_drawn(3)
    assert table.drawn() == "5z"
    for reader in ("E", "W", "N", None):
        assert table.view(reader).seats[1].drawn == "5z"


@pytest.mark.rule("JINAN-17")
def test_the_stream_of_the_others_names_what_is_drawn_after_the_announcement_and_not_before():
    table = table_of("jinan", {"E": DULL + "7z", "S": READY}, "1z3z3z4z5z")
    stream = []
    for step in ("E 7z", "S ready", "S 1z drawn", "W 3z drawn", "N 3z drawn", "E 4z drawn"):
        stream += table.play(step).wait().events
    for reader in (0, 2, 3, None):
        drew = [
            one.tile for one in only(list(seen_by(stream, reader, hiding_of(table.rules))), ev.Drew) if one.seat == 1
        ]
        assert drew == [None, "5z"]


@pytest.mark.rule("JINAN-17")
def test_the_open_draw_shows_nothing_else():
    table = announced("ready", "3z3z4z5z")
    for reader in ("E", "N", None):
        seats = table.view(reader).seats
        assert seats[1].hand is None
        assert seats[2].drawn is None  # West has drawn in secret
    table.throw_drawn(3)
    assert table.view("E").seats[1].hand is None
    assert table.view("W").seats[1].hand is None


@pytest.mark.rule("JINAN-18")
def test_the_open_hand_lies_face_up_from_the_discard_on():
    table = table_of("jinan", {"E": DULL + "7z", "S": READY}, "1z3z").play("E 7z", "S open ready")
    assert table.view("W").seats[1].hand is None  # chosen, not yet discarded
    table.play("S 1z drawn")
    for reader in ("E", "W", "N", None):
        seats = table.view(reader).seats
        assert "".join(seats[1].hand) == "1m2m3m4p5p6p8p8p7s8s6z6z6z"
        assert [seat.seat for seat in seats if seat.hand is not None] == sorted({1, *map("ESWN".find, reader or ())})


@pytest.mark.rule("JINAN-19", "JINAN-38")
@pytest.mark.parametrize("way", WAYS)
def test_what_does_not_win_is_discarded_and_nothing_is_called(way):
    table = announced(way, "6z").play("W 6z drawn")
    assert int(table.record.turn) == 3  # South, who holds three, is not asked
    table.throw_drawn(2)
    assert table.open_to("S") == [f"{table.drawn()} drawn"]
    assert reason(table, "S", "8p") == ("ready-lock", "JINAN-19")


@pytest.mark.rule("JINAN-19")
def test_who_has_announced_takes_no_chow():
    table = table_of("jinan", {"E": DULL + "7z", "S": READY}, "1z3z3z3p").play("E 7z", "S 1z drawn").throw_drawn(2)
    assert table.play("E 3p drawn").may("S", "chi 45p")
    for way in WAYS:
        table = announced(way, "3z3z3p4z").throw_drawn(2).play("E 3p drawn")
        assert not table.may("S", "chi 45p")
        assert table.wait().drawn() == "4z"


@pytest.mark.rule("JINAN-19", "COMMON-11")
@pytest.mark.parametrize(
    ("hand", "drawn", "is_open"),
    [
        ("678m444p5567p666s", "4p", True),  # 6p would complete 44p 456p 567p, but fours are no pair: 5p and 8p stay
        ("678m2223s345p666z", "2s", False),  # 1s and 4s win beside the pair of twos, which the kong takes away
    ],
)
def test_only_waits_that_would_win_must_stay_for_a_kong(hand, drawn, is_open):
    table = announced("ready", "3z3z4z" + drawn, {"S": hand}).throw_drawn(3)
    assert table.may("S", f"kong {4 * drawn[0]}{drawn[1]}") == is_open


@pytest.mark.rule("JINAN-19", "JINAN-29", "JINAN-F-kong_bloom")
def test_a_kong_with_the_drawn_tile_that_leaves_the_waits_is_open_and_counts():
    table = announced("ready", "3z3z4z6z", tail="9s").throw_drawn(3)
    table.play("S kong 6666z", "S win")
    # Open draw 4, eight from the dealer; the kong 1, its replacement 1.
    assert table.scores() == [-10, 22, -6, -6]


@pytest.mark.rule("JINAN-19")
def test_no_kong_that_changes_the_waits():
    # 22234p beside 88p waits for 2p, 5p and 8p; with 2222p laid out it would for 2p and 5p.
    table = table_of("jinan", {"E": "147m369s1234z7s5s6p7z", "S": "123m456s22234p88p"}, "1z3z3z4z2p")
    table.play("E 7z", "S ready", "S 1z drawn").throw_drawn(3)
    assert table.drawn() == "2p"
    assert table.may("S", "win")
    assert reason(table, "S", "kong 2222p") == ("kong-ready", "JINAN-19")


@pytest.mark.rule("JINAN-19")
def test_no_kong_of_four_tiles_held_before_the_draw():
    hands = {"E": "147m258p39s1234z57z", "S": "66667s456p88p123m"}
    table = table_of("jinan", hands, "1z3z3z4z5z")
    table.play("E 7z", "S ready", "S 1z drawn").throw_drawn(3)
    assert table.open_to("S") == ["5z drawn"]


@pytest.mark.rule("JINAN-20", "JINAN-21", "JINAN-37")
@pytest.mark.parametrize("way", WAYS)
def test_after_announcing_only_the_own_draw_wins(way):
    table = announced(way, "9s", {"N": "99s147m25p12345z7p"})
    dangers = {(one.safe, one.rule) for line in hint_of(table.view("W")).discards for one in line.dangers if one.safe}
    table.play("W 9s")
    told = {"ready": ("ready-draws-only", "JINAN-20"), "open ready": ("open-hand-draws-only", "JINAN-21")}
    assert reason(table, "S", "win") == told[way]
    assert dangers == {told[way]}
    table = announced(way, "3z3z4z9s").throw_drawn(3)
    fan = WAYS[way]
    assert table.play("S win").scores() == [-2 * fan, 4 * fan, -fan, -fan]


@pytest.mark.rule("JINAN-20")
def test_nor_does_robbing_a_kong():
    hands = {"E": "147m258p36s12345z7z", "N": "99s147m25p1235z77p"}
    table = announced("ready", "9s3z4z5z9s", hands).play("W 9s", "N pon 99s", "N 1z").throw_drawn(3)
    assert (table.drawn(), int(table.record.turn)) == ("9s", 3)
    table.play("N kong 9999s")
    assert not table.over
    assert int(table.record.turn) == 3  # nobody was asked


@pytest.mark.rule("JINAN-22")
def test_announcing_is_voluntary():
    table = table_of("jinan", {"E": DULL + "7z", "S": READY}, "1z9s").play("E 7z", "S 1z drawn", "W 9s", "S win")
    assert table.scores() == [-1, 3, -1, -1]


@pytest.mark.rule("JINAN-23")
def test_no_change_from_open_draw_to_open_hand():
    table = announced("ready", "3z3z4z5z").throw_drawn(3)
    assert reason(table, "S", "open ready") == ("ready-twice", "JINAN-23")
