"""Situations that the published cases leave out, written as cases."""

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from yaml_text import read_yaml

CASES = read_yaml("""
- name: what lies in rivers was not discarded by the winner
  variant: riichi
  rules: [RIICHI-75, RIICHI-76]
  seat: E
  hand: "234567m34p67888s"
  context: [riichi]
  visible: "2p2p5p"
  win: {tile: 2p, by: discard, from: W}
  expect: {win: true}
- name: nobody claims a pung in hefei
  variant: hefei
  rules: [HEFEI-9]
  seat: E
  hand: "123789p456p3s"
  melds: ["pon 222s from W"]
  win: {tile: 3s, by: discard, from: W}
  expect: {win: false, why: HEFEI-9}
- name: a player has three chows at most in hangzhou
  variant: hangzhou
  rules: [HANGZHOU-13]
  seat: E
  hand: "5s"
  melds: ["chi 123m from N", "chi 456m from N", "chi 789m from N", "chi 123p from N"]
  win: {tile: 5s, by: self}
  expect: {win: false, why: HANGZHOU-13}
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
- name: a passed wait bars the win on a discard
  variant: riichi
  rules: [RIICHI-76]
  seat: S
  hand: "234567m34p67899s"
  context: [passed_wait]
  win: {tile: 5p, by: discard, from: W}
  expect: {win: false, why: RIICHI-76}
- name: a passed wait does not bar the self-draw
  variant: riichi
  rules: [RIICHI-74, RIICHI-76]
  seat: S
  hand: "234567m34p67888s"
  context: [passed_wait]
  dora_indicators: [1z]
  win: {tile: 5p, by: self}
  expect: {win: true, patterns: {fully_concealed: 1, pinfu: 1, all_simples: 1}, total: {han: 3, fu: 20}}
- name: a wait passed in riichi bars the win to the end of the hand
  variant: riichi
  rules: [RIICHI-77]
  seat: S
  hand: "234567m34p67899s"
  context: [passed_wait_in_riichi]
  win: {tile: 2p, by: discard, from: W}
  expect: {win: false, why: RIICHI-77}
- name: a wait passed in riichi leaves the self-draw
  variant: riichi
  rules: [RIICHI-74, RIICHI-77]
  seat: S
  hand: "234567m34p67888s"
  context: [passed_wait_in_riichi]
  dora_indicators: [1z]
  win: {tile: 5p, by: self}
  expect: {win: true, patterns: {riichi: 1, fully_concealed: 1, pinfu: 1, all_simples: 1}, total: {han: 4, fu: 20}}
- name: a win passed in sichuan bars one worth the same
  variant: sichuan
  rules: [SICHUAN-25]
  seat: S
  hand: "123456m2346799p"
  context: [passed_win]
  win: {tile: 8p, by: discard, from: W}
  expect: {win: false, why: SICHUAN-25}
- name: a win passed in sichuan leaves one worth more
  variant: sichuan
  rules: [SICHUAN-25, SICHUAN-F-shot_after_kong]
  seat: S
  hand: "123456m2346799p"
  others: {W: {melds: ["concealed 1111s"]}}
  context: [passed_win, after_kong_discard]
  win: {tile: 8p, by: discard, from: W}
  expect: {win: true, patterns: {plain: 0, shot_after_kong: 1}, total: 1}
- name: an own draw lifts the ban of a win passed in sichuan
  variant: sichuan
  rules: [SICHUAN-25]
  seat: S
  hand: "123456m2346799p"
  context: [passed_win]
  win: {tile: 8p, by: self}
  expect: {win: true, total: 0}
- name: a kong after taking the drawn tile in, when a wait has gone by, bars its replacement
  variant: taiwan
  rules: [TAIWAN-30]
  seat: S
  hand: "234m67p11s345678s"
  melds: ["concealed 9999p"]
  context: [kong_replacement, drawn_tile_joined_hand, wait_discarded_this_go_around]
  win: {tile: 8p, by: self}
  expect: {win: false, why: TAIWAN-30}
- name: the order of the words does not matter
  variant: taiwan
  rules: [TAIWAN-30]
  seat: S
  hand: "234m67p11s345678s"
  melds: ["concealed 9999p"]
  context: [wait_discarded_this_go_around, drawn_tile_joined_hand, kong_replacement]
  win: {tile: 8p, by: self}
  expect: {win: false, why: TAIWAN-30}
- name: a kong of the drawn tile leaves its replacement open to win
  variant: taiwan
  rules: [TAIWAN-30]
  seat: S
  hand: "234m67p11s345678s"
  melds: ["concealed 9999p"]
  context: [kong_replacement, wait_discarded_this_go_around]
  win: {tile: 8p, by: self}
  expect: {win: true}
- name: a tile taken in with no wait gone by leaves the replacement open to win
  variant: taiwan
  rules: [TAIWAN-30]
  seat: S
  hand: "234m67p11s345678s"
  melds: ["concealed 9999p"]
  context: [kong_replacement, drawn_tile_joined_hand]
  win: {tile: 8p, by: self}
  expect: {win: true}
- name: heavenly ready is void once a drawn tile has joined the hand
  variant: taiwan
  rules: [TAIWAN-50]
  seat: W
  hand: "123456m45678p56799s"
  context: [heavenly_ready, drawn_tile_joined_hand]
  win: {tile: 9p, by: self}
  expect: {win: true, patterns: {concealed_hand: 1, fully_concealed: 1, self_draw: 1, all_chows: 2}, total: 5}
- name: the last tile counts beside the last four
  variant: sichuan
  rules: [SICHUAN-F-last_tile_draw]
  seat: S
  hand: "123456m2346799p"
  context: [last_tile, last_four]
  win: {tile: 8p, by: self}
  expect: {win: true, patterns: {plain: 0, last_tile_draw: 1}, total: 1}
- name: a dealer who makes a kong first has no heavenly win
  variant: taiwan
  rules: [TAIWAN-F-heavenly_hand]
  seat: E
  hand: "234m67p11s345678s"
  melds: ["concealed 9999p"]
  context: [first_turn, kong_replacement]
  win: {tile: 8p, by: self}
  expect:
    win: true
    patterns: {dealer: 1, concealed_hand: 1, fully_concealed: 1, self_draw: 1, kong_bloom: 1}
    total: 5
- name: a North laid aside ends the right to an earthly hand
  variant: sanma
  rules: [SANMA-20]
  seat: S
  hand: "12378p45634599s"
  kita: 1
  context: [first_turn, kita_replacement]
  dora_indicators: [1z]
  win: {tile: 9p, by: self}
  expect: {win: true, patterns: {fully_concealed: 1, pinfu: 1, kong_bloom: 1, kita: 1}, total: {han: 4, fu: 20}}
- name: three winners of one discard end the hand
  variant: riichi
  rules: [RIICHI-72]
  round: E
  draw:
    kind: triple_ron
    discarder: E
    tile: 5p
    hands:
      S: "234567m34p67888s"
      W: "345m234s22z34p789p"
      N: {hand: "34p22s", melds: ["pon 666z from W", "pon 777z from W", "pon 111m from S"]}
  expect: {allowed: true, payments: {E: 0, S: 0, W: 0, N: 0}, next: {dealer: E, honba: 1}}
- name: who has riichi as his only yaku is one of three winners too
  variant: riichi
  rules: [RIICHI-72, RIICHI-64]
  draw:
    kind: triple_ron
    hands:
      S: {hand: "234567m34p67899s", context: [riichi]}
      W: "345m234s22z34p789p"
      N: {hand: "34p22s", melds: ["pon 666z from W", "pon 777z from W", "pon 111m from S"]}
    tile: 2p
  expect: {allowed: true, next: {dealer: E, honba: 1}}
- name: only the rule of three winners is asked where no hands are given
  variant: riichi
  rules: [RIICHI-72]
  options: {multiple_ron: all}
  draw: {kind: triple_ron}
  expect: {allowed: false}
- name: a riichi hand cannot be hidden
  variant: riichi
  rules: [RIICHI-94]
  options: {noten_declare: true}
  draw: {hands: {S: {hand: "234567m34p67899s", context: [riichi]}}}
  expect: {payments: {E: -1000, S: 3000, W: -1000, N: -1000}}
- name: by option all three of them win
  variant: riichi
  rules: [RIICHI-72]
  options: {multiple_ron: all}
  draw:
    kind: triple_ron
    hands:
      S: "234567m34p67888s"
      W: "345m234s22z34p789p"
      N: {hand: "34p22s", melds: ["pon 666z from W", "pon 777z from W", "pon 111m from S"]}
    tile: 5p
  expect: {allowed: false, payments: {E: -5600, S: 2000, W: 1000, N: 2600}}
- name: nine terminals before any draw have a taiwan hand dealt again
  variant: taiwan
  rules: [TAIWAN-82, TAIWAN-84]
  streak: 1
  draw: {kind: nine_terminals, declared_by: W, hand: "19m29p15s12345z6788p3s", context: [first_turn]}
  expect: {allowed: true, payments: {E: 0, S: 0, W: 0, N: 0}, next: {dealer: E, streak: 1}}
- name: the dealer counts his seventeenth tile among nine terminals
  variant: taiwan
  rules: [TAIWAN-82]
  draw: {kind: nine_terminals, declared_by: E, hand: "19m29p15s1234z56788p3s", drawn: 5z, context: [first_turn]}
  expect: {allowed: true}
- name: eight terminals do not have it dealt again
  variant: taiwan
  rules: [TAIWAN-82]
  draw: {kind: nine_terminals, declared_by: W, hand: "19m29p19s123z56788p23s", context: [first_turn]}
  expect: {allowed: false}
- name: once somebody has drawn nine terminals are no longer asked
  variant: taiwan
  rules: [TAIWAN-82]
  draw: {kind: nine_terminals, declared_by: W, hand: "19m29p15s12345z6788p3s"}
  expect: {allowed: false}
- name: the hands themselves show who is ready
  variant: riichi
  rules: [RIICHI-93, RIICHI-102]
  draw:
    kind: exhaustive
    hands:
      E: "147m258p369s1234z"
      S: "234567m34p67899s"
      W: {hand: "34p11z", melds: ["pon 333z from S", "chi 567s from S", "chi 123m from S"]}
      N: "1389m2479p1158s6z"
  expect: {payments: {E: -1500, S: 1500, W: 1500, N: -1500}, next: {dealer: S, honba: 1}}
- name: all discards of a player make the mangan at draw
  variant: riichi
  rules: [RIICHI-95]
  draw: {hands: {N: {hand: "258m258p258s5677z", discards: "1999m1p1z"}}}
  expect: {payments: {E: -4000, S: -2000, W: -2000, N: 8000}}
- name: a ready hand kept hidden pays like an unready one
  variant: riichi
  rules: [RIICHI-94]
  options: {noten_declare: true}
  draw: {ready: {S: true, W: true}, hidden: [W]}
  expect: {payments: {E: -1000, S: 3000, W: -1000, N: -1000}}
- name: where hands may be hidden they are shown unless the case says otherwise
  variant: riichi
  rules: [RIICHI-94]
  options: {noten_declare: true}
  draw: {ready: {S: true, W: true}}
  expect: {payments: {E: -1500, S: 1500, W: 1500, N: -1500}}
- name: the fourth riichi lays its stick before the hand ends
  variant: riichi
  rules: [RIICHI-100, RIICHI-58]
  draw: {kind: four_riichi, discarder: N}
  expect: {allowed: true, payments: {E: 0, S: 0, W: 0, N: 0}, side: {riichi_sticks: {N: -1000}}}
- name: a chi with a red five names it
  variant: riichi
  rules: [RIICHI-37]
  seat: S
  hand: "123m40p67p55667s1z"
  check: {action: chi, tile: 6p, from: E, with: "40p"}
  expect: {allowed: true}
- name: a chi of tiles the hand does not hold
  variant: riichi
  rules: [RIICHI-37]
  seat: S
  hand: "123m40p67p55667s1z"
  check: {action: chi, tile: 6p, from: E, with: "45p"}
  expect: {allowed: false, why: RIICHI-37}
- name: a pon of the red five and a plain one is no pon of two plain ones
  variant: riichi
  rules: [RIICHI-38]
  seat: S
  hand: "123m05p67p55667s1z"
  check: {action: pon, tile: 5p, from: W, with: "55p"}
  expect: {allowed: false, why: RIICHI-38}
- name: a pon with the red five
  variant: riichi
  rules: [RIICHI-38]
  seat: S
  hand: "123m05p67p55667s1z"
  check: {action: pon, tile: 5p, from: W, with: "05p"}
  expect: {allowed: true}
- name: a chi that leaves nothing but swapped tiles is refused
  variant: riichi
  rules: [RIICHI-49, RIICHI-50]
  seat: S
  hand: "3456s"
  melds: ["pon 666z from E", "pon 777z from W", "pon 111z from E"]
  check: {action: chi, tile: 3s, from: E, with: "45s"}
  expect: {allowed: false, why: RIICHI-50}
- name: nor is a run of honours
  variant: mcr
  rules: [MCR-15]
  seat: S
  hand: "345m67899p78s34z2s"
  check: {action: chi, tile: 1z, from: E, with: "34z"}
  expect: {allowed: false, why: MCR-15}
- name: an onlooker is paid by everyone who pays the player he follows
  variant: taiwan
  rules: [TAIWAN-75]
  seat: N
  options: {outer_bet: {N: 2}}
  hand: "2233455678s"
  melds: ["pon 999s from W", "chi 123s from W"]
  win: {tile: 1s, by: self}
  expect:
    win: true
    payments: {E: -17, S: -16, W: -16, N: 49}
    side: {outer_bet: {X1: 18, E: -6, S: -6, W: -6}}
- name: an onlooker pays when his player pays, in tai
  variant: taiwan
  rules: [TAIWAN-75]
  seat: N
  options: {outer_bet: {S: {tai: 3}}}
  hand: "2233455678s"
  melds: ["pon 999s from W", "chi 123s from W"]
  win: {tile: 1s, by: discard, from: S}
  expect: {win: true, payments: {S: -15, N: 15}, side: {outer_bet: {X1: -3, N: 3}}}
- name: a stake does not bind who has not accepted it
  variant: taiwan
  rules: [TAIWAN-76]
  seat: N
  options: {outer_bet: {N: {bases: 1, accepted: [E]}}}
  hand: "2233455678s"
  melds: ["pon 999s from W", "chi 123s from W"]
  win: {tile: 1s, by: self}
  expect: {win: true, side: {outer_bet: {X1: 3, E: -3}}}
""")


@pytest.mark.by_day
@pytest.mark.parametrize(
    "fields", [pytest.param(case, id=case["name"], marks=pytest.mark.rule(*case["rules"])) for case in CASES]
)
def test_situation(fields):
    rest = {key: value for key, value in fields.items() if key not in ("variant", "name")}
    outcome = run_case(Case("test.yaml", 1, fields["variant"], fields["name"], rest))
    assert outcome.status == "passed", str(outcome)


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
