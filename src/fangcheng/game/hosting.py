"""The rulings of a host: what each says, what it does to a table, and how it is taken back until the next deal."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from fangcheng.core.play.rulings import PAID_BACK, TAKEN_BACK, TO_EACH
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER, NOBODY, REDEALT, SEATS, VOIDED
from fangcheng.core.state.rule_codes import CHOMBO_NONE
from fangcheng.errors import FangchengError
from fangcheng.game.arguments import check_seat, shown, whole_number
from fangcheng.game.engine import Engine, array_of, copy_of
from fangcheng.game.event_types import AnyEvent, HandClosed, Ruled
from fangcheng.game.explain import Explanation
from fangcheng.game.ruled import (
    ABOUT_A_SEAT,
    IN_A_HAND,
    KINDS,
    LONGEST_NOTE,
    MOST_POINTS,
    RECEIVERS,
    RULE_ID,
    Accounts,
    Hosted,
    Made,
    Preview,
    Ruling,
)
from fangcheng.game.undoing import table_of


def is_about_the_hand(ruling: Ruling) -> bool:
    """Return True if a ruling ends the hand in which it is made."""
    return ruling.ruling in IN_A_HAND


def checked(engine: Engine, table: Any, ruling: Ruling) -> Ruling:
    """Return the ruling as it will stand, with the rule that its game has for it. Raises FangchengError.

    Rules: MCR-57, MCR-P18, RIICHI-111, BEIJING-17.
    """
    kind, seats = ruling.ruling, int(table.seats)
    if kind not in KINDS:
        raise FangchengError(f"ruling={shown(kind)}: one of {', '.join(KINDS)}")
    if kind in ABOUT_A_SEAT or ruling.seat is not None:
        check_seat(ruling.seat, seats)
    if ruling.seat is not None and kind not in (*ABOUT_A_SEAT, "note"):
        raise FangchengError(f"seat={ruling.seat}: a {kind} is about no single player; leave it out")
    _check_words(ruling)
    if kind == "fine":
        _check_fine(engine, ruling, seats)
    elif ruling.points or ruling.to != "nobody":
        raise FangchengError(f"points={shown(ruling.points)}: a {kind} moves what its rule says; give points to a fine")
    if kind == "chombo" and engine.rules.chombo == CHOMBO_NONE:
        raise FangchengError(f"no chombo can be ruled: {engine.ruleset.id} knows none")
    cited = ruling if ruling.rule else replace(ruling, rule=rule_for(engine, ruling))
    if not (cited.rule or cited.note):
        raise FangchengError(f"a {kind} in {engine.ruleset.id}: cite a rule of its book, or give the reason as a note")
    if kind == "note" and not cited.note:
        raise FangchengError("a note says something: write it into note")
    _check_moment(table, ruling)
    return replace(cited, person=None if cited.seat is None else int(table.person[cited.seat]))


def rule_for(engine: Engine, ruling: Ruling) -> str:
    """Return the rule that the book of a game has for a ruling, empty where it has none."""
    topics = {
        "chombo": "ruling-chombo",
        "fine": "ruling-pot" if ruling.to == "pot" else "ruling-fine",
        "warn": "ruling-warn",
        "void": "ruling-void",
        "redeal": "ruling-redeal",
        "time": "ruling-time",
    }
    topic = topics.get(ruling.ruling)
    return engine.rule_of(topic) if topic else ""


def _check_words(ruling: Ruling) -> None:
    if ruling.rule != "" and RULE_ID.fullmatch(str(ruling.rule)) is None:
        raise FangchengError(f"rule={shown(ruling.rule)}: the id of a rule, such as MCR-57")
    told: tuple[tuple[str, Any], ...] = (("note", ruling.note), ("by", ruling.by))  # whatever a program gives
    for name, words in told:
        if not isinstance(words, str) or len(words) > LONGEST_NOTE or not words.isprintable():
            raise FangchengError(f"{name}={shown(words)}: one line of at most {LONGEST_NOTE} characters")


def _check_fine(engine: Engine, ruling: Ruling, seats: int) -> None:
    points = whole_number("points", ruling.points, f"a fine of 1 to {MOST_POINTS} points")
    if not 0 < points <= MOST_POINTS:
        raise FangchengError(f"points={shown(points)}: a fine of 1 to {MOST_POINTS} points")
    wanted = f"a seat, or one of {', '.join(RECEIVERS)}"
    if ruling.to not in RECEIVERS and not 0 <= whole_number("to", ruling.to, wanted) < seats:
        raise FangchengError(f"to={shown(ruling.to)}: {wanted}")
    if ruling.to == ruling.seat:
        raise FangchengError(f"to={ruling.to}: nobody pays a fine to himself")
    pot = int(engine.rules.fine)
    if ruling.to == "pot" and not pot:
        raise FangchengError(f"no fine can be ruled: {engine.ruleset.id} knows none that goes into a pot")
    if ruling.to == "pot" and points != pot:
        raise FangchengError(f"points={points}: a fine into the pot is {pot} here")


def _check_moment(table: Any, ruling: Ruling) -> None:
    kind = ruling.ruling
    if (kind in IN_A_HAND or ruling.to == "pot") and table.phase >= HAND_OVER:
        raise FangchengError(f"no {kind} can be ruled: no hand is being played")
    if kind in ("fine", "time") and table.phase == MATCH_OVER:
        raise FangchengError(f"no {kind} can be ruled: the match is over")
    if kind == "time" and table.time_called:
        raise FangchengError("time is called already")


def told_of(ruling: Ruling, number: int) -> Ruled:
    """Return a ruling as an event."""
    return Ruled(number=number, **structs.asdict(ruling))


def next_of(ruled: Iterator[Ruling], number: int) -> Ruling:
    """Return the ruling that stands next in a saved match. Raises FangchengError where there is none."""
    found = next(ruled, None)
    if found is None:
        raise FangchengError(f"no saved match: ruling {number} stands among its actions and not among its rulings")
    return found


def settlements_before(hosted: Hosted, number: int) -> list[Explanation] | None:
    """Return what the hand had settled before a ruling that ended it; None for any other ruling."""
    made = next((one for one in hosted.made if one.number == number), None)
    return None if made is None or not made.before else list(made.settlements)


def preview_of(match: Any, after: Any, happened: Sequence[AnyEvent]) -> Preview:
    """Return what a ruling has done to a copy of a match."""
    closed = next((event.seat for event in happened if isinstance(event, HandClosed)), None)
    return Preview(
        ruling=after.rulings[-1],
        changes=tuple(now - was for now, was in zip(after.scores, match.scores)),
        scores=tuple(after.scores),
        hand_over=after.hand_over,
        over=after.over,
        next_dealer=None if after.over else closed,
        hands_to_go=after.hands_to_go,
    )


def carry_out(
    engine: Engine, table: Any, hosted: Hosted, ruling: Ruling, number: int, settlements: Sequence[Any] = ()
) -> Hosted:
    """Do to the table what a checked ruling says, and return what is known of the hand now.

    `settlements` are those that the hand has come to.

    Raises FangchengError, with nothing changed, where a deal is not known that would have to be paid back.
    """
    before, octets = accounts_of(table), table.tobytes()
    in_hand = bool(table.phase < HAND_OVER)
    if ruling.ruling in ("void", "redeal") and not hosted.before_deal:
        raise FangchengError(f"no {ruling.ruling} can be ruled: how this hand began is not known here")
    _do(engine, table, hosted, ruling)
    changes = tuple(after - had for after, had in zip(accounts_of(table), before))
    ends = is_about_the_hand(ruling)
    made = Made(
        number=number,
        ruling=ruling,
        changes=changes,
        before=octets if ends else b"",
        settlements=tuple(settlements) if ends else (),
        in_hand=in_hand and not ends,
    )
    moved = hosted.moved if ends else _sum(hosted.moved, changes)
    return replace(hosted, moved=moved, made=(*hosted.made, made))


def _do(engine: Engine, table: Any, hosted: Hosted, ruling: Ruling) -> None:
    table.event_count = table.payment_count = 0
    match ruling.ruling:
        case "chombo":
            engine.rule_chombo(table, ruling.seat or 0)
        case "fine" if ruling.to == "pot":
            engine.rule_fine(table, ruling.seat or 0)
        case "fine":
            engine.rule_points(table, ruling.seat or 0, ruling.points, receiver(ruling))
        case "void" | "redeal":
            _break_off(engine, table, hosted, VOIDED if ruling.ruling == "void" else REDEALT)
        case "time":
            engine.call_time(table)


def receiver(ruling: Ruling) -> int:
    """Return who gets a fine, as kernels say it."""
    if isinstance(ruling.to, int):
        return ruling.to
    return TO_EACH if ruling.to == "each" else NOBODY


def _break_off(engine: Engine, table: Any, hosted: Hosted, ending: int) -> None:
    """Pay back what this hand has moved, sweep its tiles together and end it.

    What institutions carry through a match stands again as it stood before the deal. The generator runs on, so the
    next wall is a new one.
    Rules: RIICHI-5, RIICHI-101, TAIWAN-84.
    """
    now = accounts_of(table)
    kept = table.random.copy(), table.person.copy(), int(table.time_called)
    begun = table_of(hosted.before_deal)
    engine.clear_hand(begun)
    due = _sum(accounts_of(begun), hosted.moved)
    _lay(table, begun)
    table.random[:], table.person[:], table.time_called = kept
    table.pot.points += sum(_into_pot(made) for made in hosted.made if made.ruling.to == "pot")
    _set_accounts(table, now)
    _book(engine, table, tuple(owed - had for owed, had in zip(due, now)), PAID_BACK)
    engine.break_off(table, ending)


def take_back(engine: Engine, table: Any, hosted: Hosted, number: int) -> Hosted:
    """Undo what a ruling did, and return what is known of the hand then.

    One that ended the hand gives back the hand; of any other what it moved goes back. Raises FangchengError, with
    nothing changed, for one that stands no more, or since which something was dealt.
    """
    made = next((one for one in hosted.made if one.number == number), None)
    if made is None:
        raise FangchengError(f"ruling {shown(number)} cannot be taken back: {_why_gone(hosted)}")
    _check_back(table, hosted, made)
    if made.before:
        _give_back(engine, table, made)
    elif made.ruling.ruling == "time":
        table.time_called = 0
    elif made.ruling.to == "pot":
        table.pot.points -= _into_pot(made)
    back = tuple(-change for change in made.changes)
    _book(engine, table, back, TAKEN_BACK)
    stand = tuple(one for one in hosted.made if one.number != number)
    return replace(hosted, moved=hosted.moved if made.before else _sum(hosted.moved, back), made=stand)


def _give_back(engine: Engine, table: Any, made: Made) -> None:
    """Lay the table of before a ruling that ended the hand, with the accounts of now.

    A clock may have called time since then: it is called in the hand that goes on.
    """
    called = bool(table.time_called)
    _lay(table, table_of(made.before))
    _set_accounts(table, _sum(accounts_of(table), made.changes))
    if called:
        engine.call_time(table)


def _check_back(table: Any, hosted: Hosted, made: Made) -> None:
    """Raise FangchengError for a ruling that cannot be taken back, or not before a later one.

    A ruling that ended the hand gives back the table that was there before it, with what earlier ones had moved.
    """
    number = made.number
    later = [one for one in hosted.made if one.number > number]
    ender = next((one.number for one in later if one.before), None)
    if made.before and later:
        raise FangchengError(f"ruling {number} ended the hand: take back ruling {later[-1].number} first")
    if made.in_hand and made.ruling.ruling == "time" and table.phase >= HAND_OVER:
        raise FangchengError(f"ruling {number} cannot be taken back: the hand in which time was called is over")
    if any(made.changes) and ender is not None:
        raise FangchengError(f"ruling {ender} ended the hand of ruling {number}: take back ruling {ender} first")
    if made.ruling.to == "pot" and table.pot.points < _into_pot(made):
        raise FangchengError(f"ruling {number} cannot be taken back: the pot has been won since")


def _into_pot(made: Made) -> int:
    """Return what a fine has brought into the pot."""
    return -made.changes[made.ruling.seat or 0]


def _why_gone(hosted: Hosted) -> str:
    standing = ", ".join(str(one.number) for one in hosted.made)
    return f"those that can are {standing}" if standing else "none can, for nothing was ruled since the last deal"


def accounts_of(table: Any) -> Accounts:
    """Return the points of the seats and of what lies beside the table."""
    return (*table["scores"].tolist(), int(table["beside"]))


def _set_accounts(table: Any, accounts: Accounts) -> None:
    table.scores[:], table.beside = accounts[:SEATS], accounts[SEATS]


def _book(engine: Engine, table: Any, changes: Accounts, cause: int) -> None:
    """Move points in a row of their own; nothing is written where nothing moves."""
    table.event_count = table.payment_count = 0
    if any(changes):
        engine.book_ruling(table, cause, changes)


def _sum(first: Accounts, second: Accounts) -> Accounts:
    return tuple(one + other for one, other in zip(first, second, strict=True))


def _lay(table: Any, other: Any) -> None:
    """Let a table be what another one is, in its own memory."""
    array_of(table, table.dtype)[0] = array_of(copy_of(other), other.dtype)[0]
