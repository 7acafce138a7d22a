"""Melds as they are told: whether somebody in the game can have claimed them so, of whom and in which order."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from fangcheng.core.questions import told_melds
from fangcheng.core.state.codes import CHOW, CONCEALED_KONG_MELD, NOBODY
from fangcheng.errors import HandError
from fangcheng.game.arguments import shown
from fangcheng.game.engine import Engine
from fangcheng.game.seat_views import WINDS
from fangcheng.rules.option import shown as as_chosen
from fangcheng.tiles import write

if TYPE_CHECKING:
    from fangcheng.game.hands import Meld


class NeverClaimed(HandError):
    """Melds that nobody claims in this game, or not under these options; `setting` is the one that says so."""

    def __init__(self, what: str, setting: str, hint: str = "") -> None:
        self.what, self.setting, self.hint = what, setting, hint
        super().__init__(f"{what} in this game{hint}")

    def by_option(self, engine: Engine) -> HandError:
        """Return the same error with the option of this table that forbids the claim; itself where none does."""
        for option in engine.ruleset.options:
            value = engine.chosen[option.key]
            now = option.settings(engine.ruleset.id, value).get(self.setting)
            others = [one for one, made in option.choices.items() if made.get(self.setting, now) != now]
            if option.counts(engine.chosen) and others:
                other = " or ".join(f"{option.key}={as_chosen(one)}" for one in others)
                return HandError(
                    f"{self.what} with {option.key}={as_chosen(value)}{self.hint}; {other} has it otherwise"
                )
        return self


def check_claims(rules: Any, melds: Sequence["Meld"], winner: int) -> None:
    """Raise HandError for melds that the winner can have claimed from nobody, or not from who is said to have fed them.

    Rules: SICHUAN-15, HEFEI-9, RIICHI-37, HANGZHOU-13, HARBIN-12.
    """
    for meld in melds:
        check_claim(rules, meld, winner)
    check_after_ready(rules, melds, winner)
    most = int(told_melds.chows_allowed(rules))
    chows = sum(meld.kind == CHOW for meld in melds)
    if chows > most:
        raise NeverClaimed(f"{chows} chows: a player makes {most} at most", "chow_limit")


def check_claim(rules: Any, meld: "Meld", winner: int) -> None:
    """Raise HandError for a meld that a seat cannot have claimed so."""
    fault = told_melds.fault_of_claim(meld.kind, meld.giver, winner, rules)
    if fault == told_melds.NO_CHOWS:
        raise NeverClaimed(f"meld {write(meld.tiles)}: nobody claims a chow", "claim_chi")
    if fault == told_melds.NO_PUNGS:
        raise NeverClaimed(
            f"meld {write(meld.tiles)}: nobody claims a pung or a kong", "claim_pon", "; write no claimed one"
        )
    check_left(rules, meld, winner)


def check_left(rules: Any, meld: "Meld", winner: int) -> None:
    """Raise HandError for a run or a sum of which its maker may not take the discard.

    Rules: RIICHI-37, MCR-15, LUOSHU-12.
    """
    if told_melds.fault_of_claim(meld.kind, meld.giver, winner, rules) != told_melds.NOT_FROM_THE_LEFT:
        return
    left, maker = WINDS[(winner - 1) % int(rules.seats)], WINDS[winner]
    told = f"meld {write(meld.tiles)} from {WINDS[meld.giver]}: {maker} claims chows and sums of {left} alone"
    raise HandError(f"{told}, whose turn is before; write from {left}, or leave it out")


def check_after_ready(rules: Any, melds: Sequence["Meld"], maker: int) -> None:
    """Raise HandError for a meld behind a chow that was taken to declare ready: nothing is claimed after that.

    Rules: HARBIN-12, HARBIN-17.
    """
    taken: Meld | None = None
    for meld in melds:
        if taken is not None and not told_melds.may_follow_ready(meld.kind, rules):
            told = f"meld {write(meld.tiles)} after {write(taken.tiles)} from {WINDS[taken.giver]}"
            why = "who takes a chow from there declares ready with it, and claims nothing more"
            raise HandError(f"{told}: {why}; write melds in the order they were made")
        if told_melds.takes_to_ready(meld.kind, meld.giver, maker, rules):
            taken = meld


def check_givers(melds: Iterable["Meld"], winner: int, seats: int) -> None:
    """Raise HandError for a meld that nobody at the table can have fed."""
    for meld in melds:
        written = write(meld.tiles)
        if type(meld.giver) is not int or not NOBODY <= meld.giver < seats:
            raise HandError(f"meld {written} from seat {shown(meld.giver)}: seats are {' '.join(WINDS[:seats])}")
        if meld.giver == winner:
            raise HandError(f"meld {written} from {WINDS[winner]}: that is the winner; another player fed it")
        if meld.giver != NOBODY and meld.kind == CONCEALED_KONG_MELD:
            raise HandError(f"concealed kong {written} from {WINDS[meld.giver]}: nobody feeds a concealed kong")
