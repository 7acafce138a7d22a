"""Kong income: what kongs are paid, when and by whom."""

from fangcheng.core.state.fields.kinds import Choice, Quantity, Switch, Word
from fangcheng.core.state.hook_codes import AFTER_KONG, HAND_END, HAND_WON, WALL_EMPTY
from fangcheng.tiles import FACES, name_of

PAID_OPEN, PAID_ADDED, PAID_CONCEALED, PAID_SPECIAL = range(4)
kong_pay = Quantity(
    "What a kong is paid, in bases.",
    "bases",
    places=(
        Word("open", PAID_OPEN, "a kong of a discard"),
        Word("added", PAID_ADDED, "a fourth tile added to a pung"),
        Word("concealed", PAID_CONCEALED, "a concealed kong"),
        Word("special", PAID_SPECIAL, "a tile laid aside by itself"),
    ),
    shape=(4,),
)

kong_factor = Quantity(
    "Multiplies what a kong is paid by its face.",
    "times",
    zero="once",
    places=tuple(Word(name_of(kind), kind, "a kong of this face") for kind in range(FACES)),
    shape=(FACES,),
)

KONGS_UNPAID, AT_ONCE, AT_THE_END, WITH_A_WIN, WITH_THE_HAND = range(5)
kong_when = Choice(
    "When kongs are paid.",
    Word("never", KONGS_UNPAID, "never"),
    Word("at_once", AT_ONCE, "as soon as the kong stands", AFTER_KONG),
    Word("at_the_end", AT_THE_END, "what all have together, when the hand ends", HAND_END),
    Word("with_a_win", WITH_A_WIN, "those of all, when somebody wins the hand", HAND_WON),
    Word(
        "with_the_hand",
        WITH_THE_HAND,
        "those of all, when somebody wins the hand or nobody does",
        HAND_WON | WALL_EMPTY,
    ),
)

FEEDER_PAYS, EVERYBODY_PAYS = range(2)
open_kong_payers = Choice(
    "Who pays a kong of a discard.",
    Word("feeder", FEEDER_PAYS, "who discarded the tile"),
    Word("everybody", EVERYBODY_PAYS, "everybody"),
)

ALL_PAY_ADDED, PUNG_FEEDER_PAYS = range(2)
added_kong_payers = Choice(
    "Who pays a kong that was a pung.",
    Word("everybody", ALL_PAY_ADDED, "everybody"),
    Word("feeder", PUNG_FEEDER_PAYS, "who fed the pung"),
)

kong_cover = Switch("Who discards the winning tile unready pays the kongs of all others, and none is paid to him.")

kong_early = Quantity(
    "Multiplies what a kong is paid that the dealer makes before his first discard, or another of that discard.",
    "times",
    0,
    10,
    zero="once",
)

kong_row = Switch("Each kong of several in a row doubles what the next is worth.")

KONG_FLAT, KONG_BY_NUMBER = range(2)
kong_worth = Choice(
    "Whether the tiles of a kong count.",
    Word("flat", KONG_FLAT, "they do not"),
    Word("number", KONG_BY_NUMBER, "the price is paid times the number on them"),
)
