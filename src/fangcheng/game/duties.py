"""Which duty of an institution holds a tile of the hand back, as a key of words.py."""

from typing import Any

from fangcheng.core.institutions.follow_duty import faces_not_followed
from fangcheng.core.institutions.honour_discipline import faces_behind_honours
from fangcheng.core.institutions.joker_duty import jokers_to_keep
from fangcheng.core.institutions.singles_kept import singles_to_keep
from fangcheng.core.state.rule_codes import FOLLOW_FREE


def duty_behind(table: Any, rules: Any, seat: int, face: int) -> str:
    """Return the key of the duty for which a face may not be discarded now; empty where none holds it back."""
    if rules.follow_duty != FOLLOW_FREE and int(faces_not_followed(table, rules, seat)) >> face & 1:
        return "must-follow"
    if rules.joker_kept and int(jokers_to_keep(table, seat)) >> face & 1:
        return "joker-kept"
    if rules.single_kongs and int(singles_to_keep(table, rules, seat)) >> face & 1:
        return "single-kong"
    if rules.honour_discipline and int(faces_behind_honours(table, seat, table.banned_discards)) >> face & 1:
        return "honours-first"
    return ""
