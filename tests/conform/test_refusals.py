"""Words of a case that were once taken in silence, or beside which others were void: each is refused with its place."""

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from yaml_text import read_yaml

PLAIN = "seat: S\n  hand: '123456m2346799p'\n  win: {tile: 8p, by: self}\n  expect: {win: true}\n"
CHICKENS = "seat: S\n  hand: '123456m2346799p'\n  win: {tile: 8p, by: self}\n"
WAKING = "seat: S\n  hand: '123456m2346799p'\n  win: {tile: 8p, by: self}\n  context: [last_tile]\n"

URA = "seat: S\n  hand: '234567m34p67899s'\n  dora_indicators: [1z]\n  ura_indicators: [2z]\n"
RON = "  win: {tile: 5p, by: discard, from: W}\n  expect: {win: true}\n"
REFUSED = [
    ("riichi", f"{URA}{RON}", "ura_indicators is looked at by who has declared riichi alone. Say riichi"),
    ("mcr", f"{PLAIN.replace('123456m', '456m')}  melds: ['chi 123m from N']", "S claims chows and sums of E alone"),
    ("sichuan", f"{PLAIN}  honba: 2", "honba: no counters lie in sichuan; it would change nothing, so leave it out"),
    ("sichuan", f"{PLAIN}  streak: 2", "streak: repeats of the dealer count nothing in sichuan"),
    ("sichuan", f"{PLAIN}  round: S", "round: the round wind matters nowhere in sichuan"),
    ("beijing", f"{PLAIN}  round: S", "round: the round wind matters nowhere in beijing"),
    ("mcr", f"{PLAIN}  sticks: 1", "sticks: no riichi sticks lie in mcr"),
    ("mcr", f"{PLAIN}  table: {{lack: {{S: s}}}}", "table.lack: no suit is declared missing in mcr"),
    ("mcr", f"{PLAIN}  state: {{open: [W]}}", "state.open: it does not matter who has claimed in mcr"),
    ("mcr", f"{PLAIN}  ready: [W]", "ready: nobody declares ready in mcr"),
    ("mcr", f"{PLAIN}  bankrupt: W", "bankrupt: what a seat has left bounds nothing in mcr"),
    ("mcr", f"{PLAIN}  mutual: true", "mutual: nobody is bound to another in mcr"),
    ("shanghai", f"{PLAIN}  mutual: true", "mutual: nobody is bound here; name him with `bound`"),
    ("sichuan", f"{PLAIN}  liable: W", "liable: W is not liable for this hand: E and N pay for it too"),
    ("sichuan", f"{PLAIN}  seat_wind: E", 'no key "seat_wind"'),
    ("sichuan", f"{PLAIN}  honba: null", "honba: null says nothing; give it a value, or leave the key out"),
    ("sichuan", f"{PLAIN}  others: {{W: {{melds: [null]}}}}", "others.W.melds[1]: null says nothing"),
    ("sichuan", f"{PLAIN}  jokers: {{}}", "jokers: nothing is in it"),
    ("sichuan", f"{PLAIN}  rules: [SICHUAN-999]", 'rules: no rule "SICHUAN-999"'),
    ("sichuan", f"{PLAIN}  rules: [SECHUAN-9]", 'Did you mean "SICHUAN"?'),
    ("sichuan", PLAIN.replace("by: self", "by: self, kong: added"), "win.kong: no kong is robbed by self"),
    (
        "sichuan",
        PLAIN.replace("{win: true}", "{win: true, why: SICHUAN-9}"),
        "expect.why: a reason is one against a move",
    ),
    ("sichuan", PLAIN.replace("{win: true}", "{win: true, next: {}}"), "expect.next: nothing is in it"),
    ("sichuan", PLAIN.replace("{win: true}", "{win: true, side: {kong: {}}}"), 'expect.side: no book "kong"'),
    (
        "guizhou",
        f"{CHICKENS}  expect: {{win: true, side: {{E: 0}}}}",
        "flip: missing: what is paid aside hangs on the tile",
    ),
    (
        "guizhou",
        f"{CHICKENS}  flip: 3m\n  context: [last_tile]\n  expect: {{win: true}}",
        "flip: no tile is turned after this win",
    ),
    ("guangxi", f"{WAKING}  wake: [3m]\n  expect: {{win: true}}", "wake: no tile is left to be turned after this win"),
    (
        "guangxi",
        f"{WAKING}  options: {{style: liuzhou}}\n  fish: [3m, 4m]\n  expect: {{win: true}}",
        "fish: no tile is left to be turned after this win",
    ),
    (
        "changsha",
        "seat: S\n  hand: '123456m2346722p'\n  win: {tile: 8p, by: self}\n  context: [last_tile]\n  birds: [1m, 2m]\n"
        "  expect: {win: true}",
        "birds: no tile is left to be turned after this win: the last tile is every bird",
    ),
    ("changsha", f"{PLAIN}  opener: W", "opener: an opened kong turns tiles up; name them in `kong_tiles`"),
    ("wuhan", f"{PLAIN}  kong_tiles: '5p'", "kong_tiles: no tile is laid out singly in wuhan"),
    ("wuhan", f"{PLAIN}  special: [wild]", "special: the case turns up no tile"),
    ("mcr", "opening: '123m'\n  expect: {payments: {}}", "opening: dealt tiles bring nothing in mcr"),
    (
        "hefei",
        "options: {profile: dahu}\n  deal: {E: '123m'}\n  expect: {openings: {}}",
        "deal.E: E is dealt 14 tiles, not 3",
    ),
    ("hefei", "deal: {E: '123m'}\n  expect: {openings: {}}", "deal: dealt tiles bring nothing in hefei"),
    ("nanning", "seat: S\n  draw: {}\n  expect: {payments: {}}", "seat: E is the dealer"),
    (
        "nanning",
        "draw: {last_drawn_by: W}\n  expect: {payments: {}}",
        "draw.last_drawn_by: it does not matter in nanning",
    ),
    (
        "changsha",
        "draw: {}\n  expect: {next_dealer: N}",
        "draw.last_drawn_by: missing: who deals next hangs on the seat",
    ),
    ("guangxi", "context: [last_tile]\n  draw: {}\n  expect: {payments: {}}", "context: last_tile is about one seat"),
    ("riichi", "draw: {kind: triple_ron, tile: 5p}\n  expect: {allowed: true}", "draw.hands: missing"),
    ("mcr", "draw: {nagashi: [S]}\n  expect: {payments: {}}", "draw.nagashi: terminals thrown win nothing in mcr"),
    ("mcr", "match: {points: {P1: 500, P2: 500, P3: 600}}\n  expect: {places: {P1: 2}}", "match.points.P4: missing"),
    ("anqing", "after: [{dealer: E, next_dealer: E}]\n  expect: {ok: true}", "after[1].result: missing"),
    (
        "anqing",
        "after: [{dealer: E, result: draw, winner: S}]\n  expect: {ok: true}",
        "nobody wins in a hand whose result is draw",
    ),
    (
        "shenzhen",
        "seat: N\n  hand: '34m567p22s'\n  melds: ['pon 888p from E', 'pon 666s from W']\n  win: {tile: 5m, by: self}\n"
        "  kongs: [{seat: N, kind: added, tile: 8p, from: S}]\n  expect: {win: true}",
        "kongs: N: the pung of 8p is from E among its melds",
    ),
    (
        "shenzhen",
        "seat: N\n  hand: '34m567p22s'\n  melds: ['kong 8888p from E', 'pon 666s from W']\n"
        "  win: {tile: 5m, by: self}\n"
        "  kongs: [{seat: N, kind: exposed, from: S}]\n  expect: {win: true}",
        "kongs: N: exposed from S, but among its melds lies 8p from E",
    ),
    (
        "wenzhou",
        "seat: S\n  jokers: {indicator: 1z}\n  hand: '123456m2346799p678s'\n  context: [last_tile]\n"
        "  win: {tile: 8p, by: discard, from: W}\n  expect: {win: true}",
        "nobody discards after the last tile",
    ),
    (
        "tuidaohu",
        "seat: S\n  options: {preset: mil_2024}\n  hand: '234567m34588p67s'\n  context: [passed_win]\n"
        "  passed: {tile: 1z, fan: 6}\n  win: {tile: 5s, by: discard, from: N}\n  expect: {win: false}",
        "passed.tile: S does not wait for 1z",
    ),
]


def case_of(variant, text):
    return Case("test.yaml", 1, variant, "a case", read_yaml(f"- {text}".rstrip())[0])


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "text", "words"), REFUSED)
def test_what_would_be_ignored_is_refused(variant, text, words):
    outcome = run_case(case_of(variant, text))
    assert outcome.status == "failed"
    assert words in str(outcome)


@pytest.mark.rule("GUIZHOU-30", "GUIZHOU-31", "GUIZHOU-33")
@pytest.mark.parametrize(("flip", "each"), [("3m", 2), ("null", 1)])
def test_null_as_the_turned_tile_leaves_none(flip, each):
    """South holds a 4m, which a turned 3m makes a chicken; his 8p is one in any case."""
    side = f"{{E: -{each}, S: {3 * each}, W: -{each}, N: -{each}}}"
    outcome = run_case(case_of("guizhou", f"{CHICKENS}  flip: {flip}\n  expect: {{win: true, side: {side}}}"))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("HEFEI-19", "HEFEI-20")
def test_rows_of_an_opening_stand_in_any_order():
    rows = ["four_of_a_kind", "no_258", "missing_suit_deal", "two_triplets"]
    text = "options: {profile: dahu}\n  deal: %s\n  expect: {openings: {S: [%s], W: [no_258]}}"
    dealt = "{E: 2467m23457p23456s, S: 1111333679m146p, W: 4469m179p134679s, N: 2255888m58p1225s}"
    for order in (rows, rows[::-1], sorted(rows)):
        outcome = run_case(case_of("hefei", text % (dealt, ", ".join(order))))
        assert outcome.status == "passed", str(outcome)
    assert run_case(case_of("hefei", text % (dealt, ", ".join(rows[1:])))).status == "failed"


def test_a_book_of_nothing_may_be_named():
    assert (
        run_case(case_of("sichuan", PLAIN.replace("{win: true}", "{win: true, side: {kongs: {}}}"))).status == "passed"
    )
