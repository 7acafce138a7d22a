"""Words deeper in a case that were once taken in silence: nothing hung on them, or two of them said two things."""

import pytest

from conform.test_refusals import case_of
from fangcheng.conform.runner import run_case

PLAIN = "seat: S\n  hand: '123456m2346799p'\n  win: {tile: 8p, by: self}\n  expect: {win: true}\n"
MCR = "seat: S\n  hand: '123456789m6799p'\n  win: {tile: 8p, by: discard, from: E}\n  expect: {win: true}\n"
PINFU = "seat: S\n  hand: '234567m34p67899s'\n  context: [riichi]\n  win: {tile: 5p, by: %s}\n  expect: {win: true}\n"
CHICKENS = f"{PLAIN}  flip: null\n"
EVENT = "event: [{by: N, kong: '%s', fresh: false}]\n  expect: {payments: {E: 0}}\n"
PIG = "draw: {hands: {S: {hand: '123456m2346799p', passive_pig: %s}}}\n  expect: {payments: {}}\n"
TURN = "seat: S\n  turn: {hand: '123456m2346799p8p', first: true}\n  expect: {discards: '1m'}\n"

SHANXI = (
    "seat: S\n  hand: '123456m2346799p'\n  check: {action: ready, drawn: 8p, tile: 9p}\n  expect: {allowed: true}\n"
)
TEN = "seat: S\n  hand: '123456m2346799p'\n  win: {by: ten_winds, %s}\n  expect: {win: true}\n"

EGGS = (
    "seat: S\n  hand: '234m456p1155s'\n  melds: ['%s']\n  state: {kongs: {S: %s}}\n"
    "  win: {tile: 1s, by: self}\n  expect: {win: true}"
)

OPENED = (
    "seat: W\n  hand: '234m567m34p88s'\n  melds: [concealed 1111s]\n  win: {tile: 2p, by: self}\n"
    "  kong_tiles: [2p, 5p, 6p]\n  opener: W\n  expect: {win: true}"
)
LAST = (
    "seat: S\n  hand: '123456m23467p55s'\n  win: {tile: 8p, by: self}\n  context: [last_tile]\n  birds: [%s]\n"
    "  expect: {win: true}"
)
HEFEI = (
    "options: {profile: dahu}\n  seat: W\n  hand: 8s\n  win: {tile: 8s, by: self}\n"
    "  melds: [pon 222m from S, pon 555p from E, pon 888p from N, pon 222s from S]\n"
    "  context: [last_tile]\n  birds: [8s, 8s]\n  expect: {win: true}"
)

REFUSED = [
    ("hefei", HEFEI, "birds: no tile is left to be turned after this win"),  # HEFEI-32: none stands for another
    ("changsha", OPENED, "kong_tiles: an opened kong turns up 2 tiles here"),  # CHANGSHA-12
    (
        "changsha",
        LAST % "8p, 8p, 8p",
        "birds: no tile is left to be turned after this win: the last tile is every bird, 2",
    ),
    ("changsha", LAST % "8p", "birds: no tile is left to be turned after this win: the last tile is every bird, 2"),
    ("jilin", EGGS % ("pon 777s from E", "[open 7s]"), "7 copies of 7s"),
    ("jilin", EGGS % ("chi 567s from E", "[concealed 5s]"), "7 copies of 5s"),
    ("jilin", EGGS % ("egg 5z6z7z", "[concealed 5z]"), "5 copies of 5z"),
    ("changchun", EGGS % ("concealed 7777s", "[open 7s]"), "state.kongs: S has a concealed kong among its melds that"),
    ("changchun", EGGS % ("kong 7777s from E", "[concealed 8s]"), "state.kongs: S has an open kong among its melds"),
    ("changchun", EGGS % ("pon 777s from E", "[concealed 8m, concealed 8m]"), "8 copies of 8m"),
    ("jilin", EGGS % ("kong 7777s from E", "[egg dragons]"), "state.kongs: S has an open kong among its melds"),
    ("shanxi", SHANXI, "check.tile: no tile is asked about; say `drawn` alone"),
    ("hangzhou", TEN % "tile: 9s", 'no key "win.tile"'),
    ("hangzhou", TEN % "from: N", 'no key "win.from"'),
    (
        "hongkong",
        "seat: S\n  hand: '123456m2346799p'\n  flowers: 1f2f3f4f5f6f7f\n"
        "  win: {tile: 8f, by: rob, from: E, kong: added}\n  expect: {win: true}",
        "win.kong: a flower is robbed, no kong",
    ),
    ("mcr", f"{MCR}  others: {{W: {{ready: true}}}}", "others.W.ready: nothing hangs on who else is ready at a win"),
    ("riichi", PINFU % "self" + "  others: {W: {ready: true}}", "others.W.ready: nothing hangs on who else is ready"),
    ("sichuan", f"{PLAIN}  others: {{N: {{ready: true}}}}", "others.N.ready: nothing hangs on who else is ready"),
    ("riichi", PINFU % "discard, from: E" + "  liable: W", "liable: this is no hand for which W is liable"),
    ("riichi", PINFU % "self" + "  liable: W", "liable: this is no hand for which W is liable"),
    ("sichuan", TURN, "turn.first: nobody lays eggs"),
    ("mcr", "session: {balance: {E: 0}}\n  expect: {session_over: false}", "session.balance: what the players have"),
    ("mcr", "session: {bankrupt: E}\n  expect: {session_over: false}", "session.bankrupt: what the players have"),
    ("mcr", "rotation: {queue: [P5]}\n  expect: {leaves: W}", "rotation: nobody waits for a seat in mcr"),
    ("mcr", "draw: {hands: {N: {won: true}}}\n  expect: {payments: {}}", "draw.hands.N.won: the first win ends"),
    ("mcr", "draw: {N: {won: true}}\n  expect: {payments: {}}", "draw.N.won: the first win ends the hand in mcr"),
    ("mcr", PIG % "true", "draw.hands.S.passive_pig: a pig is one, whatever it has thrown"),
    ("mcr", PIG % "false", "draw.hands.S.passive_pig: a pig is one, whatever it has thrown"),
    ("mcr", "draw: {repeats: 3}\n  expect: {payments: {}}", "draw.repeats: repeats of the dealer count nothing"),
    ("sichuan", EVENT % "concealed 9999s", "event[1].fresh: only a tile added to a pung"),
    ("sichuan", EVENT % "kong 9999s from S", "event[1].fresh: only a tile added to a pung"),
    ("riichi", EVENT % "added 9999s from S", "event[1].fresh: it does not matter when the last tile of a kong came"),
    (
        "riichi",
        PINFU % "self" + "  kongs: [{seat: W, kind: added, tile: 2z, fresh: false}]",
        "kongs[1].fresh: it does not matter when the last tile of a kong came",
    ),
    ("guizhou", f"{CHICKENS}  charge: [{{tile: 1s, by: E}}, {{tile: 1s, by: W}}]", "the first 1s is told already"),
    ("guizhou", f"{CHICKENS}  charge: [{{tile: 1s, by: E, claimed_by: E}}]", "E has discarded it"),
    ("guizhou", f"{CHICKENS}  charge: [{{tile: 1s, by: E, claimed_by: W}}]", "no meld of 1s from E lies before W"),
    ("guizhou", f"{CHICKENS}  charge: [{{tile: 8p, by: E, claimed_by: W, won: true}}]", "it is the winning tile"),
    ("guizhou", f"{CHICKENS}  charge: [{{tile: 8p, by: E, won: true}}]", "8p of E is not the winning tile"),
    (
        "nanchang",
        "seat: S\n  jokers: {indicator: 1m}\n  hand: '234567m34p67899s'\n  win: {tile: 5p, by: self}\n"
        "  others_jing: 3\n  jing_raw: {E: 0}\n  expect: {win: true}",
        "others_jing: 3, but by jing_raw the others hold 0",
    ),
    ("beijing", f"{PLAIN}  state: {{bound_to: [W, W]}}", "state.bound_to: W stands there twice"),
    ("shanghai", f"{PLAIN}  bound: [W, W]", "bound: W stands there twice"),
    ("mcr", f"{MCR}  options: {{red_fives: {{0p: 1}}}}", "options.red_fives: no five is red in mcr"),
    ("hongkong", f"{PLAIN}  options: {{break_seat: W}}", "options.break_seat: it does not matter whose wall was"),
    ("mcr", "after: [{dealer: E, result: draw}]\n  expect: {ok: true}", "after[1].next_dealer: nothing is asked"),
    (
        "mcr",
        "after: [{dealer: E, result: draw, streak: 5, next_dealer: S}]\n  expect: {ok: true}",
        "after[1].streak: repeats of the dealer count nothing in mcr",
    ),
    (
        "sanma",
        "seat: S\n  hand: '123p456p789p555s4z'\n  context: [riichi]\n"
        "  win: {tile: 4z, by: rob, from: E, kong: added}\n  expect: {win: true}",
        "win.kong: a North that is laid aside is robbed, no kong",
    ),
]


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "text", "words"), REFUSED)
def test_what_nothing_hangs_on_is_refused_with_its_place(variant, text, words):
    outcome = run_case(case_of(variant, text))
    assert outcome.status == "failed"
    assert words in str(outcome)


@pytest.mark.by_day
@pytest.mark.rule("GUANGZHOU-29", "SHENZHEN-6", "NANNING-24", "GUANGXI-21", "HONGZHONG-30", "CHANGSHA-39")
@pytest.mark.parametrize(
    ("variant", "word", "tiles", "turned"),
    [
        ("guangzhou", "horses", "2z 2m 2p 2s 2z", 4),
        ("shenzhen", "horses", "2z 2m 2p 2s 2z", 4),
        ("nanning", "horses", "3m 4p 4s 3z 4z 3p 3s", 6),
        ("guangxi", "wake", "4z 4z", 1),
        ("hongzhong", "birds", "2m 2p 2s", 2),
        ("changsha", "birds", "2m 2p 2s", 2),
    ],
)
def test_as_many_tiles_are_named_as_are_turned_after_the_win(variant, word, tiles, turned):
    """One too many lay there for nothing; for one that was missing in a reserve any tile of the wall was turned."""
    named = tiles.split()
    win = PLAIN.replace("2346799p", "23467p55s")  # with a pair that may win anywhere
    for count in range(len(named) + 1):
        outcome = run_case(case_of(variant, f"{win}  {word}: [{', '.join(named[:count])}]"))
        trouble = str(outcome.trouble)
        if count == turned or (count < turned and word == "birds") or (count == 0 and word == "horses"):
            assert outcome.status == "passed", (
                count,
                str(outcome),
            )  # the wall may be short of birds; none named, none played
        elif count:
            are = "is" if turned == 1 else "are"
            assert trouble.startswith(f"{word}: {count} named, and after this win {turned} {are} turned")
        else:
            assert trouble.startswith(f"{word}: nothing is in it")


@pytest.mark.parametrize("variant", ["mcr", "shenzhen", "sichuan"])
def test_who_is_ready_in_a_drawn_hand_may_be_said_of_any_game(variant):
    """Where nothing is paid for it, that is what such a case shows."""
    table = "table: {lack: {E: m, S: m, W: m, N: m}}\n  " if variant == "sichuan" else ""
    outcome = run_case(case_of(variant, f"{table}draw: {{ready: {{S: false}}}}\n  expect: {{payments: {{}}}}"))
    assert outcome.status == "passed", str(outcome)
