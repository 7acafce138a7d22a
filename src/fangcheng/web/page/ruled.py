"""Rulings of a host in the words of the page: what was ruled, what it does, what a host may choose."""

from collections import Counter

from fangcheng.game.hosting import rule_for
from fangcheng.game.match import Match
from fangcheng.game.ruled import KINDS, Preview, Ruling
from fangcheng.web import messages
from fangcheng.web.page.texts import signed, text
from fangcheng.web.wire import Text

STEPS = (1, 2, 5, 10, 20, 40, 80)  # in units of the game; the host may write any other number
UNITS = ((10_000, 1_000), (1_000, 100), (0, 1))  # points at the start from which a unit is so many


def said_of(ruling: Ruling) -> list[Text]:
    """Tell a ruling with its rule, and the reason that was given."""
    who: dict[str, int] = {} if ruling.seat is None else {"seat": ruling.seat}
    if ruling.ruling == "fine":
        key = ruling.to if isinstance(ruling.to, str) else "seat"
        to: dict[str, int] = {"seat_to": ruling.to} if isinstance(ruling.to, int) else {}
        said = text(f"ruled-fine-{key}", ruling.rule, n=ruling.points, **who, **to)
    elif ruling.ruling == "note":
        said = text("ruled-note" if ruling.seat is None else "ruled-note-about", ruling.rule, **who)
    else:
        said = text(f"ruled-{ruling.ruling}", ruling.rule, **who)
    words = "ruled-words" if ruling.ruling == "note" else "ruled-reason"  # a note is no reason of anything
    return [said, text(words, reason=ruling.note)] if ruling.note else [said]


def taken_back(ruling: Ruling) -> Text:
    """Tell that a ruling was taken back."""
    return text("ruled-back", kind=ruling.ruling, **({} if ruling.seat is None else {"seat": ruling.seat}))


def foreseen(preview: Preview) -> list[Text]:
    """Tell what a ruling would do: what it says, what it moves, and how the match goes on."""
    moved = [text("ruled-moves", seat=seat, n=signed(n)) for seat, n in enumerate(preview.changes) if n]
    return [*said_of(preview.ruling), *(moved or [text("ruled-moves-nothing")]), _outcome(preview)]


def foreseen_back(match: Match, number: int, after: Match) -> list[Text]:
    """Tell what it would do to take a ruling back; `after` is a copy of the match where that is done."""
    changes = (now - was for now, was in zip(after.scores, match.scores))
    moved = [text("ruled-moves", seat=seat, n=signed(n)) for seat, n in enumerate(changes) if n]
    returns = match.hand_over and not after.hand_over
    goes_on = text("ruled-hand-returns" if returns else "ruled-goes-on")
    return [taken_back(match.rulings[number]), *(moved or [text("ruled-moves-nothing")]), goes_on]


def _outcome(preview: Preview) -> Text:
    if preview.over:
        return text("ruled-match-ends")
    if preview.hands_to_go is not None and preview.ruling.ruling == "time":
        return text("ruled-hands-to-go", n=preview.hands_to_go)
    if preview.ruling.ruling in ("void", "redeal", "chombo"):
        return text("ruled-hand-ends", seat=preview.next_dealer or 0)
    return text("ruled-goes-on")


def rulings_of(match: Match) -> list[messages.RulingSeen]:
    """Return the rulings of the present match, the latest first."""
    first = match.first_ruling
    struck, still = set(match.struck), set(match.open_rulings)
    return [
        messages.RulingSeen(
            number=number,
            says=said_of(match.rulings[number]),
            by=match.rulings[number].by,
            struck=number in struck,
            open=number in still,
        )
        for number in range(len(match.rulings) - 1, first - 1, -1)
    ]


def warned(match: Match) -> Counter[int]:
    """Return how many warnings of each person stand in the present match."""
    struck = set(match.struck)
    told = enumerate(match.rulings[match.first_ruling :], start=match.first_ruling)
    people = (one.person for number, one in told if one.ruling == "warn" and number not in struck)
    return Counter(person for person in people if person is not None)


def form_of(match: Match, alone: bool) -> messages.HostForm:
    """Return what a host may choose at this table; `alone`: nobody else need consent."""
    engine = match.engine
    kinds = [kind for kind in KINDS if kind != "chombo" or engine.numbers.chombo]
    start = int(engine.numbers.start_score)
    unit = next(unit for points, unit in UNITS if start >= points)
    return messages.HostForm(
        alone=alone,
        kinds=[*kinds],
        steps=[step * unit for step in STEPS],
        pot=int(engine.numbers.fine),
        rules={kind: rule for kind in kinds if (rule := rule_for(engine, Ruling(ruling=kind)))},
    )
