"""Walls of secrets: what lies face down, was put aside or is offered unseen is told to nobody who may not know it.

Each table is laid out so that its secret comes about while it is played. A second table hides another tile from the
beginning, or from the moment on at which the secret is there; whoever may not know it is sent the same bytes at the
same moments by both, hints too.
"""

from typing import NamedTuple

import pytest

from changsha.test_play import LAST as CHANGSHA_LAST
from changsha.test_play import at_table as changsha
from fangcheng import Match
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.codes import FACE_DOWN_CUT
from fangcheng.game.event_types import TreasureSeen
from fangcheng.game.events import kinds_in_hand, read_events
from fangcheng.game.seen import seen_record
from fangcheng.tiles import parse
from fangcheng.web.table.bots import Bots
from flow.table_of import only, table_of
from hangzhou.test_play import has_thrown
from harbin.test_play import HANDS as HARBIN_HANDS
from harbin.test_play import at_table as harbin
from harbin.test_play import next_treasure
from hefei.test_play import LAST as HEFEI_LAST
from hefei.test_play import dahu
from jilin.test_play import HANDS as JILIN_HANDS
from shanxi.test_play import READY as SHANXI_READY
from taiyuan.test_play import WAITING as TAIYUAN_READY
from web.side_by_side import WAY, is_own_turn, mix_all, play_on, side_by_side, wishing
from web.tables import prefer, run_apart
from yingkou.test_play import at_table as yingkou

LEAVING = prefer("pass", "discard")  # else the last choice
DULL = "1489m258p369s12z"  # East holds what may lie face down, and asks how safe it is


def seated(table, options):
    """A match that is at this table; the person sits in the East, bots elsewhere."""
    match = Match(table.engine.ruleset, 1, options, table.engine.preset, mode="interpreted")
    match.table, match._events = table.record, list(read_events(table.record))
    return match


def at_tables(monkeypatch, deals, options=None, wishes=None):
    """Let the tables that are opened next be these."""
    waiting = iter(deals)
    monkeypatch.setattr("fangcheng.web.table.room.match_for", lambda *_: seated(next(waiting)(), options))
    monkeypatch.setattr(Bots, "choice", wishing(wishes or {}))


# --- secrets that are changed once they are there


class Secret(NamedTuple):
    """A table, what is wished of its bots, and how to tell that the secret is there."""

    deal: object
    wishes: dict
    ripe: object
    options: dict | None = None
    mix: object = mix_all


def has_treasure(room):
    table = room.match.table
    seen = [event.seat for event in only(room.match.events, TreasureSeen)]
    return is_own_turn(room) and int(table.treasure.position) >= 0 and room.seat not in seen and seen != []


def lies_face_down(room):
    return is_own_turn(room) and bool((room.match.table.river_flags & FACE_DOWN_CUT).any())


def hide_another_last(match, seat, most):
    """Exchange the last tile that can be drawn with one that another player holds."""
    table = match.table
    place, other = int(table.next_tile) + int(table.drawable) - 1, (seat + 1) % match.seats
    last = int(table.wall[place])
    kind = next(kind for kind in kinds_in_hand(table, other) if kind != last)
    table.hand[other, kind] -= 1
    table.hand[other, last] += 1
    table.wall[place] = kind
    keep_waits(table, match.engine.rules, match.engine.desk, other)


def waiting(variant, hands, wall, **more):
    """A table where South, once it has drawn, can declare ready."""
    return lambda: table_of(variant, hands, wall, **more)


READY = {"S": ("ready", "9s drawn")}
TREASURE = {"wishes": READY, "ripe": has_treasure}
DOWN = {"ripe": lies_face_down}
LAST = {"wishes": dict.fromkeys("SWN", ("leave",)), "ripe": is_own_turn, "mix": hide_another_last}

SECRETS = {
    "harbin": Secret(lambda: harbin("9s3m2p"), **TREASURE),
    "harbin, who waits for it wins": Secret(
        lambda: harbin("9s3m2p", HARBIN_HANDS, options={"treasure_match": True}),
        options={"treasure_match": True},
        **TREASURE,
    ),
    "jilin": Secret(waiting("jilin", JILIN_HANDS, "9s3m2p"), **TREASURE),
    "changchun": Secret(waiting("changchun", JILIN_HANDS, "9s3m2p"), **TREASURE),
    "shanxi": Secret(
        waiting("shanxi", {"E": DULL + "37z", "S": SHANXI_READY}, "1z3z4z"), {"S": ("ready", "1z drawn")}, **DOWN
    ),
    **{
        f"taiyuan {manner}": Secret(
            waiting("taiyuan", {"E": DULL + "35z", "S": TAIYUAN_READY}, "1z3z4z"),
            {"S": (f"{manner} ready", "9m")},
            **DOWN,
        )
        for manner in ("closed", "closed racked")
    },
    "yingkou": Secret(lambda: yingkou("", left=1), **LAST),
    "changsha": Secret(lambda: changsha("1m", CHANGSHA_LAST, left=2), options={"opening_wins": False}, **LAST),
    "hefei": Secret(lambda: dahu("1m", HEFEI_LAST, left=2), options={"profile": "dahu", "birds": 0}, **LAST),
}


@pytest.mark.by_day
@pytest.mark.rule(
    "JILIN-51",
    *("HARBIN-19", "CHANGCHUN-26", "SHANXI-15", "TAIYUAN-9", "TAIYUAN-26", "TAIYUAN-27"),
    *("YINGKOU-16", "CHANGSHA-22"),
)
@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_that_becomes_another_changes_nothing_for_who_may_not_know_it(monkeypatch, name):
    secret = SECRETS[name]
    at_tables(monkeypatch, [secret.deal] * 2, secret.options, secret.wishes)
    variant = name.split()[0].strip(",")
    last = secret.mix is hide_another_last
    ways = {"ripe": secret.ripe, "mix": secret.mix, "ending": last, "way": LEAVING if last else WAY}
    (here, there), mixed, _ = run_apart(side_by_side(variant, secret.options or {}, 1, 5, **ways))
    assert mixed > 0
    assert len(here) >= mixed + 4
    assert here == there


# --- secrets that were others from the beginning


def exchanged(table, letter, old, new):
    """The same table, but the seat holds `new`, standing where `old` stood, and `old` lies last of all in the wall."""
    record, seat, (was,), (now,) = table.record, table.seat(letter), parse(old), parse(new)
    place = max(place for place in range(int(record.wall_size)) if record.wall[place] == now)
    record.wall[place] = was
    record.hand[seat, was] -= 1
    record.hand[seat, now] += 1
    faces = record.standing_four.faces[seat]
    faces[faces == was] = now
    keep_waits(record, table.rules, table.engine.desk, seat)
    return table


def drawing(table, tile):
    """The same table, but the next tile drawn is this one, and that one lies last of all in the wall."""
    record, (kind,) = table.record, parse(tile)
    place = max(place for place in range(int(record.wall_size)) if record.wall[place] == kind)
    record.wall[place], record.wall[record.next_tile] = record.wall[record.next_tile], kind
    return table


def taiyuan(**more):
    return table_of("taiyuan", {"E": DULL + "35z", "S": TAIYUAN_READY}, "1z3z4z5z6z6z6z4z4z3z6z7z7z7z", **more)


def shanxi():
    return table_of("shanxi", {"E": DULL + "37z", "S": SHANXI_READY}, "1z3z4z5z6z6z6z4z4z3z6z7z7z7z")


DOWN_FROM_HAND = (taiyuan, lambda: exchanged(taiyuan(), "S", "9m", "8m"))
FROM_THE_BEGINNING = {  # two tables, and what is wished of their bots
    **{
        f"taiyuan {manner}": (DOWN_FROM_HAND, {"S": (f"{manner} ready", "9m", "8m")})
        for manner in ("closed", "closed racked")
    },
    "shanxi": ((shanxi, lambda: drawing(shanxi(), "2z")), {"S": ("ready", "1z drawn", "2z drawn")}),
    **{
        variant: (
            (lambda deal=deal: next_treasure(deal(), "1p"), lambda deal=deal: next_treasure(deal(), "6s")),
            {"S": ("ready", "9s drawn")},
        )
        for variant, deal in (
            ("harbin", lambda: harbin("9s3m2p")),
            ("jilin", waiting("jilin", JILIN_HANDS, "9s3m2p")),
            ("changchun", waiting("changchun", JILIN_HANDS, "9s3m2p")),
        )
    },
}


def in_turn(treasure, thrown=""):
    """The trial rules of 2024, by which South throws and looks in its next turn, and may be asked again later."""
    table = table_of("changchun", JILIN_HANDS, "9s3p4m3m2p1s7m5s", preset="mil_2024")
    return lambda: next_treasure(has_thrown(table, "E", thrown), treasure)


@pytest.mark.parametrize("thrown", ["", "1p1p1p"])
def test_whether_a_bot_waits_for_the_treasure_or_may_throw_again_is_not_told(monkeypatch, thrown):
    """South waits for 5p; of 1p all others may lie open, so that it is asked about it in each of its turns."""
    at_tables(monkeypatch, [in_turn("5p", thrown), in_turn("1p", thrown)], wishes=READY)
    here, there = (run_apart(play_on("changchun", {}, 6)) for _ in "ab")
    assert any(b"treasure" in text for _, text in here)
    assert len(here) > 20
    assert here == there


@pytest.mark.by_day
@pytest.mark.rule("JILIN-51", "TAIYUAN-26", "TAIYUAN-27", "SHANXI-15", "HARBIN-19", "CHANGCHUN-26")
@pytest.mark.parametrize("name", FROM_THE_BEGINNING)
def test_two_secrets_that_came_about_alike_are_told_alike(monkeypatch, name):
    deals, wishes = FROM_THE_BEGINNING[name]
    at_tables(monkeypatch, deals, wishes=wishes)
    here, there = (run_apart(play_on(name.split()[0], {}, 5)) for _ in "ab")
    assert len(here) > 12
    assert here == there


@pytest.mark.rule("JILIN-51", "TAIYUAN-9", "TAIYUAN-26", "SHANXI-15", "HARBIN-19", "CHANGCHUN-26")
@pytest.mark.parametrize("name", FROM_THE_BEGINNING)
def test_bots_and_programs_work_on_the_same_record_whatever_the_secret_is(name):
    """South knows it; the others' records of the table are the same to the byte."""
    deals, wishes = FROM_THE_BEGINNING[name]
    one, other = (declared(deal(), wishes["S"]) for deal in deals)
    for reader in (0, 2, 3, None, 1):
        seen = [seen_record(table.engine, table.record, reader).tobytes() for table in (one, other)]
        assert (seen[0] == seen[1]) == (reader != 1)


def declared(table, wishes):
    """The same table after South's declaration and the next player's turn."""
    table.play(f"E {table.open_to('E')[0]}").wait().play(f"S {wishes[0]}")
    return table.play(f"S {next(tile for tile in wishes[1:] if table.may('S', tile))}").throw_drawn(1)


BETS = {
    "bets": ({"bets": True}, ("stake 1", "stake 3")),
    "raises": ({"raise_return": True}, ("no raise", "raise")),
}


@pytest.mark.rule("TAIYUAN-44", "TAIYUAN-45", "COMMON-25")
@pytest.mark.parametrize("name", BETS)
def test_what_others_bet_is_told_once_all_have_chosen(monkeypatch, name):
    options, ways = BETS[name]
    side = next(seed for seed in range(9) if Match("taiyuan", seed, mode="interpreted").seat_of(0) != 0)
    for answers in (0, 1):
        sent = []
        for way in ways:
            monkeypatch.setattr(Bots, "choice", wishing(dict.fromkeys("ESWN", (way,))))
            sent.append(run_apart(play_on("taiyuan", options, answers, side)))
        assert (sent[0] == sent[1]) == (answers == 0)
