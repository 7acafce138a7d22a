"""What a hand must show for a circumstance to be true of it; each answers why it cannot be, nothing where it can.

What is asked follows from the books: no claim before a first turn (COMMON-7), a closed hand for riichi (RIICHI-57).
"""

from typing import Any

from fangcheng.core.shapes.sums import is_head, plays_sums
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    CHOW,
    CONCEALED_KONG_MELD,
    EGG_MELD,
    OPEN_KONG_MELD,
)
from fangcheng.core.state.eggs import FLYING_TILE
from fangcheng.core.state.fields.forms import ANY_HEADS
from fangcheng.core.state.flower_jokers import has_flower_jokers
from fangcheng.core.state.rule_codes import (
    EGG_NINES,
    EGG_ONES,
    FIRST_TURN_KONGS,
    NORTH_STAYS,
    READY_ANNOUNCED,
    READY_EARLY,
    READY_RIICHI,
    WINNERS_ALL,
)
from fangcheng.game.circumstances.entry import Facts, Need
from fangcheng.tiles import EAST, NORTH, is_flower

REPLACED = ("kong_replacement", "flower_replacement", "kita_replacement")
FIRST_TURN_WORDS = ("first_turn", "first_draw", "before_first_draw", "heavenly")
KONGS = (OPEN_KONG_MELD, ADDED_KONG_MELD, CONCEALED_KONG_MELD)


def untouched(facts: Facts) -> str:
    """Nobody has claimed, and the winner has made no discard; what he konged or laid aside he drew a tile for.

    Whether that turn still has the rights of a first one is another question: `keeps_first_turn`.
    Rules: COMMON-7.
    """
    if facts.discards:
        return "the winner has discarded before"
    if any(kind != CONCEALED_KONG_MELD for kind in facts.melds):
        return "the hand has a claimed meld or an egg, which ends the first go-around"
    replaced = facts.by == "self" and not facts.words.isdisjoint(REPLACED)
    if facts.melds and not replaced:
        return "the hand has a kong, so that the tile would replace it: say kong_replacement"
    if facts.aside and not replaced:
        return "the hand has a North aside, so that the tile would replace it: say kita_replacement"
    return ""


def dealt(facts: Facts) -> str:
    """Nothing but flowers was laid out; where the book says so concealed kongs too.

    Rules: COMMON-7, HONGKONG-8.
    """
    if facts.discards:
        return "the winner has discarded before"
    if not facts.aside and keeps_first_turn(facts.rules, facts.by, facts.is_dealer, facts.melds, facts.aside):
        return ""
    return "the hand has more than the dealt tiles: a meld, or a North laid aside"


def keeps_first_turn(rules: Any, by: str, is_dealer: bool, melds: tuple[int, ...], aside: int) -> bool:
    """Return True if a win in the first turn counts as one beside these melds.

    Rules: COMMON-7, SANMA-20, HONGKONG-8.
    """
    if aside:
        return False
    own = all(kind == CONCEALED_KONG_MELD for kind in melds)
    return not melds or (own and rules.option[FIRST_TURN_KONGS] != 0 and is_dealer and by == "self")


def before_other_discards(facts: Facts) -> str:
    """The dealer discards first, so that a tile given to him is none of his first turn."""
    given = facts.is_dealer and facts.by != "self"
    return "the dealer has discarded before anybody gives him a tile" if given else ""


def of_dealer(facts: Facts) -> str:
    """Only the dealer is dealt a full hand."""
    return "" if facts.is_dealer else "only the dealer has it"


def of_no_dealer(facts: Facts) -> str:
    """The dealer's win in his first turn is another: that of the dealt tiles.

    Rules: RIICHI-F-earthly_hand.
    """
    return "the dealer's is heavenly, or tenhou" if facts.is_dealer else ""


def somebody_discarded(facts: Facts) -> str:
    """A tile was let pass, so that somebody had discarded before: never before the dealer's first turn.

    Rules: RIICHI-76.
    """
    dealt = facts.is_dealer and not facts.words.isdisjoint(FIRST_TURN_WORDS)
    return "nobody discards before the dealer's first turn" if dealt else ""


def declared_by_a_discard(facts: Facts) -> str:
    """Riichi is declared with a discard, which ends the winner's first turn.

    Rules: RIICHI-57, COMMON-7.
    """
    first = facts.rules.ready_rule == READY_RIICHI and not facts.words.isdisjoint(FIRST_TURN_WORDS)
    return "it is declared with a discard, and in the first turn there is none yet" if first else ""


def at_once(facts: Facts) -> str:
    """A double riichi is declared with the first discard; ippatsu is gone with the next.

    Rules: RIICHI-F-ippatsu, RIICHI-F-double_riichi.
    """
    late = "double_riichi" in facts.words and facts.discards > 1
    return f"{facts.discards} own discards are told, and the first declared a double riichi" if late else ""


def threw_a_joker(facts: Facts) -> str:
    """Told discards hold the joker that was discarded.

    Rules: TIANJIN-29.
    """
    return "the discards that are told hold no joker" if facts.discards and not facts.thrown else ""


def threw(count: int, or_more: bool = False) -> Need:
    """Return a need: told discards hold so many jokers.

    Rules: GUANGDONG-P11, HANGZHOU-9.
    """

    def asked(facts: Facts) -> str:
        fits = facts.thrown >= count if or_more else facts.thrown == count
        return f"the discards that are told hold {facts.thrown} jokers" if facts.discards and not fits else ""

    return asked


def not_of_dealer(facts: Facts) -> str:
    """The dealer's first turn begins with the deal.

    Rules: TAIWAN-50, GUIZHOU-16.
    """
    return "the dealer has no time before his first turn" if facts.is_dealer else ""


def announced_in_time(facts: Facts) -> str:
    """The dealer cannot announce before his first turn; with his first discard he may declare.

    Rules: TAIWAN-50, TUIDAOHU-PF-heavenly_ready.
    """
    return not_of_dealer(facts) if facts.rules.ready_rule == READY_ANNOUNCED else ""


def has_last_discard(facts: Facts) -> str:
    """Somebody discards after the last tile, so that it can be won on.

    Rules: WENZHOU-10, WUHAN-20, YINGKOU-17.
    """
    drawn_only = facts.by == "discard" and (facts.rules.draw_only_tail or facts.rules.last_tile_wild)
    return "nobody discards after the last tile in this game; it is drawn" if drawn_only else ""


def closed(facts: Facts) -> str:
    """No set was claimed; a concealed kong is none.

    Rules: RIICHI-57, TAIWAN-51.
    """
    return "" if all(kind == CONCEALED_KONG_MELD for kind in facts.melds) else "the hand has claimed melds"


def closed_for_riichi(facts: Facts) -> str:
    """Where ready is declared as riichi, or only early, the hand is closed.

    Rules: RIICHI-57, GUIZHOU-16.
    """
    return closed(facts) if facts.rules.ready_rule in (READY_RIICHI, READY_EARLY) else ""


def has_kong(facts: Facts) -> str:
    """The hand shows what the drawn tile replaces: a kong, an egg, a tile laid out as a kong."""
    if any(kind in KONGS or kind == EGG_MELD for kind in facts.melds):
        return ""
    singly = facts.rules.single_kongs or facts.rules.kong_tiles
    return "" if singly and facts.flowers else "the hand has no kong that the tile would replace"


def has_open_kong(facts: Facts) -> str:
    """The hand shows a kong of a discard."""
    return "" if OPEN_KONG_MELD in facts.melds else "the hand has no kong of a discard: write it as kong 4444m"


def has_flower(facts: Facts) -> str:
    """The hand shows a flower."""
    return "" if facts.flowers else "the hand has laid out no flower that the tile would replace"


def has_north(facts: Facts) -> str:
    """The hand shows a North laid aside."""
    return "" if facts.aside else "the hand has laid no North aside (aside=1)"


def ties_up(meld_kind: int, robbed: bool) -> bool:
    """Return True if copies of the winning tile in an own meld of this kind cannot be the ones that a word speaks of.

    Three in a pung may be those that lie open; of a robbed kong they cannot be, for its maker has all four.
    """
    return meld_kind == CHOW or meld_kind in KONGS or robbed


def is_last_copy(facts: Facts) -> str:
    """The three other copies lie in one pung, so that none is in the hand nor in a chow.

    Rules: NANJING-F-last_copy.
    """
    return "the hand has other copies of the winning tile" if facts.copies else ""


def is_fourth(facts: Facts) -> str:
    """The three other copies lie open in rivers and melds, the winner's own melds too, so that none is in the hand.

    Rules: MCR-F-last_tile.
    """
    return "the hand has other copies of the winning tile" if facts.held else ""


def not_in_hand(facts: Facts) -> str:
    """All four copies of a robbed kong's tile are its maker's; a North is laid aside singly, and sums make no kongs.

    Rules: MCR-17, LUOSHU-15.
    """
    if facts.by == "rob" and plays_sums(facts.rules) and not is_head(facts.tile):
        return "numbers make no kongs in this game"
    any_heads = int(facts.rules.forms) & ANY_HEADS  # a kong may be of unlike ones (LUOSHU-17)
    if facts.by != "rob" or robs_north(facts) or any_heads or (facts.rules.eggs and may_lie_in_egg(facts)):
        return ""
    if is_flower(facts.tile) or (facts.rules.single_kongs and facts.tile >= EAST):
        return ""  # laid aside one by one
    return "the winner has copies of the tile, and a kong takes all four" if facts.copies else ""


def may_lie_in_egg(facts: Facts) -> bool:
    """Return True if the tile may have been added to an egg, which does not take all four.

    Rules: JILIN-11, CHANGCHUN-12.
    """
    honour, last = facts.tile >= EAST, facts.tile % 9 in (0, 8)
    suits = last and int(facts.rules.eggs) & (EGG_ONES | EGG_NINES) != 0
    return honour or suits or facts.tile == FLYING_TILE


def robs_north(facts: Facts) -> bool:
    """Return True if the tile is a North that another lays aside.

    Rules: SANMA-22.
    """
    return facts.rules.lay_north != NORTH_STAYS and facts.by == "rob" and facts.tile == NORTH


def is_north(facts: Facts) -> str:
    """The tile is a North."""
    return "" if facts.tile == NORTH else "the winning tile is no North"


def is_of_kong(facts: Facts) -> str:
    """The tile is that of a kong, no North laid aside."""
    return "a North laid aside is no kong" if robs_north(facts) else ""


def is_laid_flower(facts: Facts) -> str:
    """The winning tile is a flower."""
    laid = is_flower(facts.tile) and not has_flower_jokers(facts.rules)
    return "" if laid else "the winning tile is no flower"


def several_win(facts: Facts) -> str:
    """Several win on one tile."""
    return "" if facts.rules.winners == WINNERS_ALL else "only one wins on a tile under these options"


def thrown_count(facts: Facts) -> str:
    """Jokers thrown multiply."""
    return "" if facts.rules.thrown_factor else "jokers thrown count nothing under these options"


ASK_FOR_THE_TILE = (is_fourth, is_last_copy, is_north, is_of_kong, is_laid_flower)  # and a robbed kong always does
