"""Liability and bonds: who pays for a winner whom he has fed, and what players owe who are bound to each other."""

from fangcheng.core.state.fields.kinds import Choice, Quantity, Several, Switch, Word
from fangcheng.core.state.hook_codes import AFTER_CLAIM

# The first three are places of table.liable[winner] too, and FED_FOURTH is that of LIABLE_FOURTH; the others are told
# by the melds. Of LIABLE_THREE_FED, LIABLE_FOURTH_LAID and LIABLE_THIRD_FLUSH the first that applies counts.
LIABLE_DRAGONS, LIABLE_WINDS, LIABLE_KONGS, LIABLE_FOR_ALL, LIABLE_FLUSH, LIABLE_FOURTH = range(6)
LIABLE_THREE_FED, LIABLE_THIRD_FLUSH, LIABLE_FOURTH_LAID, LIABLE_FOURTH_EXPOSED, LIABLE_NINE_FED = range(6, 11)
LIABLE_BEFORE_DEALER = 11
FED_FOURTH = 3
liability = Several(
    "What makes a player answer for the win of another.",
    Word("three_dragons", LIABLE_DRAGONS, "he fed the third set of dragons"),
    Word("four_winds", LIABLE_WINDS, "he fed the fourth set of winds"),
    Word("four_kongs", LIABLE_KONGS, "he fed the fourth kong"),
    Word("all_yakuman", LIABLE_FOR_ALL, "who answers for one limit hand answers for all that are won with it"),
    Word("fourth_flush_meld", LIABLE_FLUSH, "he fed the fourth exposed meld of a flush; he pays a self-draw alone"),
    Word(
        "fourth_meld",
        LIABLE_FOURTH,
        "he fed the fourth exposed meld of any hand; he pays a self-draw alone, unless he answers for another already",
    ),
    Word("three_fed", LIABLE_THREE_FED, "he fed three melds"),
    Word("third_flush_meld", LIABLE_THIRD_FLUSH, "he fed the third meld of a full flush"),
    Word("fourth_laid_meld", LIABLE_FOURTH_LAID, "he fed the fourth meld of who has laid down four"),
    Word(
        "fourth_exposed_meld",
        LIABLE_FOURTH_EXPOSED,
        "he fed the fourth exposed meld of any hand; he pays a self-draw alone, whomever else he answers for",
    ),
    Word("third_pure_pung", LIABLE_NINE_FED, "he fed the third exposed pung of one suit; he pays a self-draw alone"),
    Word(
        "before_dealer",
        LIABLE_BEFORE_DEALER,
        "the dealer wins, fed pungs and kongs by the player before him or the one after: the one before pays",
    ),
    shape=(12,),
)

LIABLE_ANY_SET, LIABLE_EXPOSED = range(2)
liable_sets = Choice(
    "Which sets of dragons and winds count where the last of them is fed.",
    Word("all", LIABLE_ANY_SET, "all"),
    Word("exposed", LIABLE_EXPOSED, "those claimed from others; a concealed kong does not count"),
)

LIABLE_EVERY_WIN, LIABLE_SELF_DRAWS = range(2)
liable_wins = Choice(
    "Which wins of who was fed the liable player pays.",
    Word("all", LIABLE_EVERY_WIN, "all"),
    Word("self_draws", LIABLE_SELF_DRAWS, "self-draws"),
)

NO_BONDS, BOUND_PAYS_ALL, BOUND_PAYS_GIVEN, BOUND_PAYS_SHARES, BOUND_PAYS_CHOWS = range(5)
FEEDER_BOUND, BOUND_PAYS_DOUBLE = 5, 6
bonds = Choice(
    "What players owe who are bound by melds taken from each other.",
    Word("none", NO_BONDS, "nothing; nobody is bound"),
    Word("all_points", BOUND_PAYS_ALL, "one pays all that the other wins, whoever discards"),
    Word("given_tiles", BOUND_PAYS_GIVEN, "one pays the shares of all where the other wins with his tile"),
    Word("shares", BOUND_PAYS_SHARES, "so many shares of it, by who discards (bond_shares)"),
    Word("feeder", FEEDER_BOUND, "who fed the melds pays beside a discarder, or a self-draw alone; he may not win"),
    Word("double", BOUND_PAYS_DOUBLE, "twice what is due between the two, and a self-draw alone"),
    Word("chows", BOUND_PAYS_CHOWS, "by chows alone: the shares of all, once for chows fed, twice for chows taken"),
    hooks=AFTER_CLAIM,
)

bond_melds = Quantity("Melds taken from one opponent that bind the two.", "melds", 0, 4)

bond_draw_melds = Quantity(
    "Melds fed by one player that let him pay a self-draw alone.", "melds", 0, 4, zero="he never does"
)

bond_doubled = Switch("Who is bound as a feeder pays twice what he owes for others.")

BOND_SELF_DRAW, BOND_OTHERS, BOND_DISCARD, BOND_ROBBED, BOND_UNREADY, BOND_READY = range(6)
bond_shares = Quantity(
    "Shares of his win that are owed to a bound winner.",
    "shares",
    0,
    10,
    places=(
        Word("self_draw", BOND_SELF_DRAW, "by who is bound to him, for a self-draw"),
        Word("others", BOND_OTHERS, "by each other player, for a self-draw"),
        Word("discard", BOND_DISCARD, "by a bound discarder"),
        Word("robbed", BOND_ROBBED, "by who is bound, beside the maker of a robbed kong"),
        Word("unready", BOND_UNREADY, "by a discarder who is not bound and was not ready"),
        Word("ready", BOND_READY, "by a discarder who is not bound and was ready, and by who is bound"),
    ),
    shape=(8,),
)
