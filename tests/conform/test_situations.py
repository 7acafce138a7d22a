"""Situations that the published cases leave out, written as cases."""

import pytest
import yaml

from fangcheng.conform import Case, run_case

CASES = yaml.safe_load("""
- name: four equal winds end the hand, the dealer stays
  variant: riichi
  rules: [RIICHI-99, RIICHI-96]
  draw: {kind: four_winds}
  expect: {allowed: true, payments: {E: 0, S: 0, W: 0, N: 0}, next: {dealer: E, honba: 1, round: E}}
- name: four players in riichi end the hand
  variant: riichi
  rules: [RIICHI-100, RIICHI-96]
  draw: {kind: four_riichi}
  expect: {allowed: true, next: {dealer: E, honba: 1}}
- name: four kongs of two players end the hand
  variant: riichi
  rules: [RIICHI-98, RIICHI-96]
  draw: {kind: four_kongs, owners: [E, E, S, S]}
  expect: {allowed: true, next: {dealer: E, honba: 1}}
- name: four kongs of one player do not
  variant: riichi
  rules: [RIICHI-98]
  draw: {kind: four_kongs, owners: [W, W, W, W]}
  expect: {allowed: false}
- name: rcr knows no abortive draws
  variant: riichi
  rules: [RIICHI-P7]
  options: {preset: rcr_2024}
  draw: {kind: four_winds}
  expect: {allowed: false}
- name: nobody nine terminals after the first turn
  variant: riichi
  rules: [RIICHI-97]
  draw: {kind: nine_terminals, declared_by: W, hand: "19m29p15s12345z67p"}
  expect: {allowed: false}
- name: no pon in the missing suit
  variant: sichuan
  rules: [SICHUAN-17]
  seat: S
  table: {lack: {S: s}}
  hand: "1234567m2346p55s"
  check: {action: pon, tile: 5s, from: E}
  expect: {allowed: false, why: SICHUAN-17}
- name: pon in another suit
  variant: sichuan
  rules: [SICHUAN-16]
  seat: S
  table: {lack: {S: s}}
  hand: "1234567m234655p"
  check: {action: pon, tile: 5p, from: E}
  expect: {allowed: true}
- name: no chi in sichuan
  variant: sichuan
  rules: [SICHUAN-15]
  seat: S
  hand: "1234567m234655p"
  check: {action: chi, tile: 4p, from: E}
  expect: {allowed: false, why: SICHUAN-15}
- name: chi from the left neighbour only
  variant: riichi
  rules: [RIICHI-37]
  seat: S
  hand: "1234567m234655p"
  check: {action: chi, tile: 1p, from: W}
  expect: {allowed: false, why: RIICHI-37}
- name: riichi on a closed hand one tile from winning
  variant: riichi
  rules: [RIICHI-57]
  seat: S
  hand: "234567m34p67899s"
  check: {action: riichi, tile: 1z}
  expect: {allowed: true}
- name: a joker cannot be ponged
  variant: tianjin
  rules: [TIANJIN-20]
  seat: S
  jokers: {indicator: 5p}
  hand: "1234567m234655p"
  check: {action: pon, tile: 5p, from: E}
  expect: {allowed: false, why: TIANJIN-20}
- name: eight flowers win by themselves, everybody pays
  variant: taiwan
  rules: [TAIWAN-63, TAIWAN-F-eight_flowers]
  seat: E
  hand: "1479m258p369s123567z"
  flowers: "1f2f3f4f5f6f7f"
  win: {tile: 8f, by: self}
  expect: {win: true, total: 9, patterns: {eight_flowers: 8, dealer: 1}, payments: {E: 36, S: -12, W: -12, N: -12}}
- name: a flower completes no hand
  variant: mcr
  rules: [MCR-14, MCR-27]
  seat: E
  hand: "123m456p789s1155z"
  win: {tile: 1f, by: self}
  expect: {win: false, why: MCR-27}
- name: sticks lie on the table and go to the winner
  variant: riichi
  rules: [RIICHI-61]
  seat: S
  sticks: 2
  hand: "234567m34p67899s"
  context: [riichi]
  win: {tile: 5p, by: discard, from: W}
  expect: {win: true, total: {han: 2, fu: 30}, payments: {S: 2000, W: -2000}, side: {riichi_sticks: {S: 2000}}}
- name: equal table points share their standard points
  variant: mcr
  rules: [MCR-50]
  match: {points: {P1: 500, P2: 500, P3: 600, P4: 400}}
  expect: {standard_points: {P1: 1.5, P2: 1.5, P3: 4, P4: 0}}
""")


@pytest.mark.parametrize(
    "fields", [pytest.param(case, id=case["name"], marks=pytest.mark.rule(*case["rules"])) for case in CASES]
)
def test_situation(fields):
    rest = {key: value for key, value in fields.items() if key not in ("variant", "name")}
    outcome = run_case(Case("test.yaml", 1, fields["variant"], fields["name"], rest))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("MCR-14", "TIANJIN-12")
@pytest.mark.parametrize(
    ("variant", "fields", "why"),
    [
        ("mcr", {"discards": "1f"}, "1f is laid out"),
        ("mcr", {"jokers": {"indicator": "1m"}}, "1m is no joker"),
        ("tianjin", {"jokers": {"indicator": "1f"}}, "1f cannot be a joker"),
        ("mcr", {"dora_indicators": "1f"}, "1f indicates no dora"),
        ("mcr", {"flowers": "1m"}, "1m is no flower"),
    ],
)
def test_a_tile_that_is_no_part_of_a_hand_cannot_slip_into_a_case(variant, fields, why):
    win = {"seat": "E", "hand": "123m456p789s1155z", "win": {"tile": "5z", "by": "self"}, "expect": {"win": True}}
    outcome = run_case(Case("test.yaml", 1, variant, "slip", {**win, **fields}))
    assert why in outcome.trouble, str(outcome)
