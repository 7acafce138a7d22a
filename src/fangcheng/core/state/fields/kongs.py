"""Kongs: how many there may be, what they do, who sees and who robs them."""

from fangcheng.core.state.fields.kinds import Choice, Quantity, Several, Switch, Word
from fangcheng.core.state.hook_codes import HELD_BACK, SPECIAL_ACTION, TURN_OFFERS

NO_LIMIT = 0  # of rules.kong_max, rules.cap and rules.cap_given

kong_max = Quantity(
    "Kongs that the players of a table may make together.",
    "kongs",
    0,
    20,
    words=(Word("any", NO_LIMIT, "any number"),),
)

KONG_REFUSED, KONG_ENDS_HAND = range(2)
kong_max_rule = Choice(
    "What the one kong too many does.",
    Word("refused", KONG_REFUSED, "it may not be made"),
    Word("ends_hand", KONG_ENDS_HAND, "it ends the hand"),
)

kong_last = Quantity("Drawable tiles that there must be for a kong.", "tiles", 1, 100)

kong_drops = Switch("The upper tile of the last stack stays behind, and its lower one replaces a kong.")

kong_after_claim = Switch("A concealed or added kong may follow a chow or pung at once.")

open_kong_no_win = Switch(
    "The replacement of a kong of a discard may not be won on, nor may a concealed kong follow it."
)

concealed_kong_no_win = Switch(
    "After a concealed kong without the drawn tile a win on its replacement is barred if a waited tile went by."
)

joker_kong = Switch("Four equal jokers may be laid down as a concealed kong.")

hide_concealed_kong = Switch("The others see only the back of a concealed kong until the hand ends.")

hide_dealt_kong = Switch("The others see only the back of a concealed kong until they have all discarded.")

# --- kongs of one tile, opened kongs

SINGLE_RED, SINGLE_WILD, SINGLE_GREEN, SINGLE_TURNED = 1, 2, 4, 8
single_kongs = Several(
    "Tiles that are laid aside one by one as kongs.",
    Word("red", SINGLE_RED, "Red"),
    Word("wild", SINGLE_WILD, "jokers"),
    Word("green", SINGLE_GREEN, "Green where it is no joker"),
    Word("turned", SINGLE_TURNED, "tiles of the kind turned up that are none of the others"),
    hooks=HELD_BACK,
)

kong_opens = Quantity("Tiles that a kong which is opened turns up.", "tiles", 0, 4, zero="no kong is opened")

kong_dice = Switch("Two dice say which stack an opened kong turns up, and these tiles are claimed only to win.")

# --- robbing a kong

rob_added = Switch("A fourth tile added to a pung may be robbed.")

ROB_NO_CONCEALED, ROB_WITH_ORPHANS, ROB_WITH_STRAIGHT = range(3)
rob_concealed = Choice(
    "Which hand may rob a concealed kong.",
    Word("nobody", ROB_NO_CONCEALED, "none"),
    Word("thirteen_orphans", ROB_WITH_ORPHANS, "thirteen orphans"),
    Word("pure_straight", ROB_WITH_STRAIGHT, "one with a straight of that suit, which the robbed tile completes"),
)

# --- North laid aside

NORTH_STAYS, NORTH_DORA, NORTH_VALUE = range(3)
lay_north = Choice(
    "Whether a North may be laid aside, and what it then is.",
    Word("none", NORTH_STAYS, "it may not"),
    Word("dora", NORTH_DORA, "a dora", TURN_OFFERS | SPECIAL_ACTION),
    Word("value_tile", NORTH_VALUE, "a value tile", TURN_OFFERS | SPECIAL_ACTION),
)

lay_rob = Switch("A North laid aside may be robbed.")

lay_bloom = Switch("A win on the replacement of a North laid aside counts as one on that of a kong.")
