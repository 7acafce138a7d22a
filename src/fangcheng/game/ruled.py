"""What a host rules, as data: the ruling, those that may still be taken back, and what one would do."""

import re
from typing import Any, Literal, get_args

from msgspec import Struct

from fangcheng.core.state.codes import SEATS

RulingKind = Literal["chombo", "fine", "warn", "void", "redeal", "time", "note"]
KINDS: tuple[RulingKind, ...] = get_args(RulingKind)
ABOUT_A_SEAT = ("chombo", "fine", "warn")
IN_A_HAND = ("chombo", "void", "redeal")  # each of them ends it
RECEIVERS = ("nobody", "each", "pot")  # of a fine, beside the seats
MOST_POINTS = 1_000_000
LONGEST_NOTE = 200  # characters
RULE_ID = re.compile(r"[A-Z][A-Z0-9_]{1,31}-[A-Za-z0-9_-]{1,64}")
Accounts = tuple[int, ...]  # points of four seats and of what lies beside the table
NOTHING: Accounts = (0,) * (SEATS + 1)


class Ruling(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a host rules: it cites a rule of the book, or gives its reason in words."""

    ruling: RulingKind
    seat: int | None = None  # whom it is about; of a note perhaps nobody
    points: int = 0  # of a fine
    to: int | str = "nobody"  # who gets them: a seat, or a word of RECEIVERS
    rule: str = ""  # id of the rule: "MCR-57"
    note: str = ""  # the reason, or what is to stand in the record
    person: int | None = None  # who sat at that seat; written when it is carried out
    by: str = ""  # who ruled: the host of a program, else a name that a server gives


class Made(Struct, frozen=True, kw_only=True):
    """A ruling that may still be taken back: nothing has been dealt since."""

    number: int  # among those of the match
    ruling: Ruling
    changes: Accounts = NOTHING  # what it moved
    before: bytes = b""  # the table before it, where it ended the hand
    settlements: tuple[Any, ...] = ()  # explanations of the hand before it, where it ended that
    in_hand: bool = False  # ruled while a hand was played


class Hosted(Struct, frozen=True, kw_only=True):
    """What rulings of the present hand need to know of it."""

    before_deal: bytes = b""  # the table before the deal; empty where that is not known
    moved: Accounts = NOTHING  # by the fines of this hand, which stand when it is void
    made: tuple[Made, ...] = ()  # those that stand


NONE_RULED = Hosted()


class Preview(Struct, frozen=True, kw_only=True):
    """What a ruling would do, found on a copy of the match."""

    ruling: Ruling  # with the rule that it cites
    changes: tuple[int, ...]  # of points, by seat
    scores: tuple[int, ...]  # thereafter, by seat
    hand_over: bool
    over: bool  # the match
    next_dealer: int | None = None  # seat; None where the ruling ends no hand, or the match with it
    hands_to_go: int | None = None  # after the present hand, once time is called
