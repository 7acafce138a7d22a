"""Whole files with one mistake each, as a person makes them: one clear line says what is wrong, where, and what now."""

import pytest

from fangcheng.conform.casefile import read_cases
from fangcheng.conform.runner import run_paths

WON = '- name: a case\n  seat: S\n  hand: "234567m34p67899s"\n  win: {tile: 5p, by: discard, from: W}\n'
TURN = (
    '- name: a case\n  seat: S\n  turn: {discards: [%s], hand: "123m45p678s3z55z77z9p"}\n  expect: {discards: "3z"}\n'
)
ROTATION = "- name: a case\n  rotation: {queue: [%s], results: {E: 4, W: %s}, winners: [E]}\n  expect: {leaves: W}\n"
PLAIN = '- name: a case\n  seat: S\n  hand: "123456m2346799p"\n  win: {tile: 8p, by: self}\n'
WINS = "  expect: {win: true}\n"
DEALT = "deal: {E: 2467m23457p23456s, S: 1111333679m146p, W: 4469m179p134679s, N: 2255888m58p1225s}"


def expecting(what):
    return f"{WON}  expect: {{win: true, {what}}}\n"


IGNORED = [  # what was taken in silence
    ("riichi", WON.replace("hand: ", "hand: &h ") + WINS, "line 3: the anchor &h is not for case files"),
    ("riichi", WON.replace("hand: ", "hand: !!str ") + WINS, "line 3: the tag !!str is not for case files"),
    ("riichi", f"{WON}  honba: 010\n{WINS}", "line 5: '010' is no plain number; write it in digits"),
    ("riichi", f"{WON}  honba: 0x10\n{WINS}", "line 5: '0x10' is no plain number"),
    ("riichi", f"{WON}  honba: 1_0\n{WINS}", "line 5: '1_0' is no plain number"),
    ("riichi", f"{WON}  honba: 1:10\n{WINS}", "line 5: '1:10' is no plain number"),
    ("riichi", f"{WON}  rules: [RIICHI-64, RIICHI-64]\n{WINS}", "rules: RIICHI-64 stands there twice"),
    ("riichi", f"{WON}  rules: [MCR-28]\n{WINS}", "rules: MCR-28 is no rule of riichi; its books are COMMON, RIICHI"),
    ("riichi", f'{WON}  others: {{S: {{discards: "9m"}}}}\n{WINS}', "others: S is whom the case is about"),
    ("riichi", expecting("patterns: {pinfu: true}"), "expect.patterns.pinfu: True is not a whole number or text"),
    (
        "riichi",
        "- name: a case\n  draw: {kind: four_kongs, owners: [E, S]}\n  expect: {allowed: true}\n",
        "owners: four kongs have four owners",
    ),
    ("chengdu", ROTATION % ("P5, P5", -4), "rotation.queue: P5 stands there twice"),
    ("chengdu", ROTATION % ("P5", -3), "rotation.results: come to 1; what some win others lose, so to nothing"),
    ("sichuan", "- name: a case\n  event: []\n  expect: {payments: {E: 0}}\n", "event: nothing happens; list a kong"),
    ("sichuan", f"{PLAIN}  kongs: [{{seat: W, kind: concealed, from: E}}]\n{WINS}", "nobody feeds a concealed kong"),
    ("sichuan", f"{PLAIN}  kong_income: {{S: {{S: 2}}}}\n{WINS}", "kong_income: S pays itself nothing"),
    ("beijing", TURN % '"E 3z", "E 4z"', 'turn.discards: "E 4z": E does not discard twice running'),
    (
        "nanjing",
        "- name: a case\n  session: {balance: {E: 250}, bankrupt: E}\n  expect: {session_over: false}\n",
        "session.bankrupt: E has 250 left in `balance`; say one of the two",
    ),
]
MISREAD = [  # what was told as another result, such as "win: expected true, got true"
    ("riichi", f'{WON}  expect: {{win: "true"}}\n', "expect.win: 'true' is not true or false"),
    ("riichi", f"{WON}  expect: {{win: 1}}\n", "expect.win: 1 is not true or false"),
    ("riichi", expecting("total: {hans: 1, fu: 30}"), 'expect.total: no such word "hans". Did you mean "han"?'),
    ("riichi", expecting('total: {han: "1", fu: 30}'), "expect.total.han: '1' is not a whole number"),
    ("riichi", expecting("patterns: [pinfu]"), "expect.patterns: ['pinfu'] is not a mapping"),
    ("riichi", expecting("patterns: {pinfuu: 1}"), 'expect.patterns: no pattern "pinfuu". Did you mean "pinfu"?'),
    ("riichi", expecting("fans: pinfu"), "expect.fans: 'pinfu' is not a list"),
    ("riichi", expecting("payments: {e: 0}"), 'expect.payments: no seat "e"'),
    ("riichi", expecting("payments: {E: 0.0}"), "expect.payments.E: 0.0 is not a whole number"),
    ("riichi", expecting("payments: []"), "expect.payments: [] is not a mapping"),
    ("riichi", expecting("next: {dealr: E}"), 'expect.next: no such word "dealr". Did you mean "dealer"?'),
    ("riichi", expecting("next: {dealer: P1}"), 'expect.next.dealer: no seat "P1"'),
    ("riichi", expecting("next_dealer: 0"), "expect.next_dealer: 0 is not text"),
    ("riichi", expecting("side: {riichi_sticks: 1000}"), "expect.side.riichi_sticks: 1000 is not a mapping"),
    ("riichi", f"{WON}  expect: {{win: false, why: RIICHI-999}}\n", 'expect.why: no rule "RIICHI-999"'),
    ("riichi", f"{WON}  expect: {{win: false, why: MCR-28}}\n", "expect.why: MCR-28 is no rule of riichi"),
    ("riichi", f"{WON}  expect: {{win: false, why: [RIICHI-64]}}\n", "expect.why: ['RIICHI-64'] is not text"),
    ("riichi", f"{WON}  expect: {{win: false, patterns: {{pinfu: 1}}}}\n", "expect.patterns: a hand that does not win"),
    ("shanghai", "- name: a case\n  dice: [4, 1]\n  expect: {lucky: 1}\n", "expect.lucky: 1 is not true or false"),
    ("tianjin", "- name: a case\n  successors: {9s: 1s}\n  expect: {ok: maybe}\n", "expect.ok: 'maybe' is not true or"),
    ("tianjin", "- name: a case\n  setup: {indicator: 9s}\n  expect: {jokers: 19}\n", "expect.jokers: 19 is not text"),
    (
        "hefei",
        f"- name: a case\n  options: {{profile: dahu}}\n  {DEALT}\n  expect: {{openings: {{S: [no_259]}}}}\n",
        'expect.openings.S: no pattern "no_259". Did you mean "no_258"?',
    ),
    (
        "sichuan",
        PLAIN.replace("seat: S", "winners:\n    - {seat: S, total: {plain: 0}}").replace(
            '  hand: "123456m2346799p"\n', ""
        )
        + WINS,
        "hand: missing",
    ),
]
TELLING = [  # what was refused before
    ("riichi", WON.replace("tile: 5p", "tile: 2024-01-01") + WINS, "line 4: '2024-01-01' is a date to YAML"),
    ("riichi", WON.replace('"234567m34p67899s"', "0123456") + WINS, "line 3: '0123456' is no plain number"),
    ("riichi", WON.replace("  seat: S", "  seat: S\n  seat: W") + WINS, "line 3: seat stands there twice"),
    ("riichi", f"{WON}  melds: *other\n{WINS}", "line 5: the alias *other is not for case files"),
    ("riichi", WON.replace('"234567m34p67899s"', '"55555m34p67899s"') + WINS, "5m"),
    ("riichi", f"{WON}  dora_indicators: [9s, 9s, 9s]\n{WINS}", "9s"),
    ("riichi", WON.replace("from: W", "from: S") + WINS, "S"),
    ("sanma", WON.replace("seat: S", "seat: N") + WINS, "'N' is no seat; seats are E S W"),
    ("riichi", f"{WON}  draw: {{}}\n{WINS}", "a case has one of"),
    ("jinan", f"{PLAIN}  context: [open_hand, open_draw]\n{WINS}", "open_"),
]


@pytest.mark.parametrize(("variant", "text", "words"), [*IGNORED, *MISREAD, *TELLING])
def test_one_mistake_is_told_in_one_line(tmp_path, variant, text, words):
    path = tmp_path / f"{variant}.yaml"
    path.write_text(text, encoding="utf-8")
    (outcome,) = run_paths([path])
    told = str(outcome)
    assert outcome.status == "failed"
    assert outcome.differences == ()
    assert words in told
    assert "internal error" not in told
    assert len(told.splitlines()) == 1


def test_an_anchor_costs_its_own_case_alone(tmp_path):
    path = tmp_path / "riichi.yaml"
    path.write_text(WON.replace("hand: ", "hand: &h ") + WINS + WON + WINS, encoding="utf-8")
    assert [bool(case.trouble) for case in read_cases(path)] == [True, False]
