"""The action space: one numbering for every variant, so that a mask, a record and a network fit all of them.

0 .. 55    TILE + kind    discard that tile from the hand; in an exchange, hand it over
56         DISCARD_DRAWN  discard the tile just drawn
57         PASS
58         WIN            self-drawn, on a discard, or robbing
59 .. 67   CLAIM_CHOW + n suits: n = place of the claimed tile in the run (0 low, 1 middle, 2 high), n + 3 the same
                          with a red tile from the hand, the five where two could be red; winds: n = which of the
                          three others stays in the hand;
                          sums of 15: n = lower own number - 1
68 .. 70   CLAIM_PUNG + n n red tiles given from the hand; where tiles stand apart, n of those
71         OPEN_KONG      three in the hand and the discard
72 .. 105  CONCEALED_KONG + face
106 .. 139 ADDED_KONG + face
140 .. 163 SPECIAL + n    what only some regions know: 0 lays a North aside (sanma), 1 looks at all hands (Taiwan);
                              2 says that the next kong is opened, 3 opens a kong of a discard;
                              4 to 7 an egg of winds, dragons, ones, nines;
                              8 to 13 discard a red tile that has no number below 56: threes of m p s, sevens;
                              14 a chow of a five or seven and a three or five, that beside the five red, 15 both red;
                              16 to 19 four heads 1a .. 4a, 20 to 23 a fourth one
164 .. 167 READY + n      declare ready: 0 plain (riichi), 1 with the hand shown, 2 before the first turn, 3 spare; with
                          a tile that stood apart: 0 face up, 1 face down, 2 and 3 the same on the wall
168        ABORT          call for a new deal (nine terminals)
169 .. 184 CHOOSE + n     answer number n to the question of the phase (bets, missing suit, show the hand ...)
185 .. 187 what the host rules, in records only and never in a mask: a chombo of the seat, time is up, a fine
188 .. 191 FOLLOW + seat  named by a person who waits, in records only and never in a mask
192, 193   RULED, RULING_BACK  beside the number of a ruling of this match, not a seat: the host rules, or takes it back
"""

TILE = 0
DISCARD_DRAWN = 56
PASS = 57
WIN = 58
CLAIM_CHOW = 59
CLAIM_PUNG = 68
OPEN_KONG = 71
CONCEALED_KONG = 72
ADDED_KONG = 106
SPECIAL = 140
LAY_NORTH = 140
WATCH = 141
OPENING = 142
CLAIM_OPENED = 143
EGG = 144  # and the three after it, by family
RED_TILE = 148  # and the five after it, in the order of kinds
CHOW_RED_BESIDE = 154
CHOW_TWO_REDS = 155
HEAD_KONG = 156
ADDED_HEAD_KONG = 160
READY = 164
ABORT = 168
CHOOSE = 169
RULE_CHOMBO = 185
CALL_TIME = 186
RULE_FINE = 187
FOLLOW = 188
ACTIONS = 192  # three words of 64 bits
RULED = 192  # no seat may do this or the next, so no mask has room for them
RULING_BACK = 193
NO_ACTION = -1
