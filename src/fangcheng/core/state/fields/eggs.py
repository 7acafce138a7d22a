"""Eggs: groups of winds, dragons, ones or nines that are laid down in the first turn, and what they bring."""

from fangcheng.core.state.fields.kinds import Quantity, Several, Switch, Word

EGG_THREE_WINDS, EGG_FOUR_WINDS, EGG_DRAGONS, EGG_ONES, EGG_NINES = 1, 2, 4, 8, 16
eggs = Several(
    "Which eggs may be laid in the own first turn.",
    Word("three_winds", EGG_THREE_WINDS, "three different winds"),
    Word("four_winds", EGG_FOUR_WINDS, "all four winds"),
    Word("dragons", EGG_DRAGONS, "the three dragons"),
    Word("ones", EGG_ONES, "the ones of the three suits"),
    Word("nines", EGG_NINES, "the nines of the three suits"),
)

egg_flies = Switch("The one of bamboo stands for a member that an egg lacks.")

egg_suits = Switch("Ones and nines in an egg show their suits; otherwise they count as honours.")

egg_opens = Switch("An egg spoils a concealed hand.")

egg_after_call = Switch("Eggs may be laid in a first turn that began with a claim, too.")

egg_claims = Switch("A tile added to an egg may be claimed for a pung or kong as a discard is.")

EGG_OF_THREE, EGG_OF_FOUR, EGG_ADDED = range(3)
egg_pay = Quantity(
    "What each pays at once for an egg.",
    "points",
    places=(
        Word("three", EGG_OF_THREE, "an egg of three tiles"),
        Word("four", EGG_OF_FOUR, "an egg of four tiles"),
        Word("added", EGG_ADDED, "a tile that is added to one"),
    ),
    shape=(3,),
)
