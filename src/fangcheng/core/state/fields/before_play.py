"""Choices before play: bets, raises, imagined tiles, exchanged tiles and missing suits."""

import numpy as np

from fangcheng.core.state.fields.kinds import Choice, Quantity, Several, Switch, Word
from fangcheng.core.state.hook_codes import AFTER_DEAL, BEFORE_DEAL, BEFORE_MATCH, HELD_BACK

NO_BETS, SIT_AND_PULL, INNER_STAKES, NAMED_BETS = range(4)
bet_kind = Choice(
    "What players stake before the deal.",
    Word("none", NO_BETS, "nothing"),
    Word("sit_and_pull", SIT_AND_PULL, "the dealer sits, the others pull"),
    Word("inner_stakes", INNER_STAKES, "stakes that stay for the match", BEFORE_MATCH),
    Word("named", NAMED_BETS, "a number that all name together, anew before each deal"),
    hooks=BEFORE_DEAL,
)

bet_max = Quantity("The most that a player may bet.", "units", 0, 15)

bet_dealer = Quantity(
    "The most that the dealer bets before the others are asked, 1 at least.",
    "units",
    0,
    15,
    zero="he names his bet together with them",
)

bet_dealer_asked = Switch("The dealer names his bet before the others, and may name any number that they may.")

bet_times = Switch("What the dealer and another pay each other counts 1 + their numbers times.")

bet_numbers = Several(
    "Numbers that may be named as a bet; with none of them, any up to the most (bet_max).",
    *(Word(str(number), 1 << number, "this number") for number in range(16)),
    dtype=np.int32,
)

raise_return = Switch(
    "Each side may raise against the dealer before the deal, who may return each raise.", hooks=BEFORE_DEAL
)

outer_bet = Switch("Onlookers may follow players with stakes beside the table.", hooks=BEFORE_MATCH)

heart = Switch("Each is dealt a tile less, and writes down one that he imagines.", hooks=AFTER_DEAL)

exchange = Quantity("Tiles that are exchanged before play.", "tiles", only=(0, 3), hooks=AFTER_DEAL)

LACK_NONE, LACK_DECLARED, LACK_FREE = range(3)
lack_rule = Choice(
    "Whether a hand must lack a suit to win.",
    Word("none", LACK_NONE, "it need not"),
    Word("declared", LACK_DECLARED, "the one that its player has named after the deal", AFTER_DEAL | HELD_BACK),
    Word("free", LACK_FREE, "any one"),
)
