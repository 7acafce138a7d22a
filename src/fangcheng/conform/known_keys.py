"""Keys that only some games know: what each needs of the rules of a table, so that none is taken and means nothing."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from fangcheng.conform.fields import SEATS, BadCase
from fangcheng.core.state.rule_codes import (
    ABORT_FOUR_KONGS,
    AT_ONCE,
    DRAW_STAYS_WITHOUT_KONG,
    EAST_OPENED_WALL,
    NO_BONDS,
    NORTH_STAYS,
    SHARE_ALL_CLOSED,
    SHARE_CLOSED,
    SHARE_CLOSED_DRAW,
    SIT_AND_PULL,
)
from fangcheng.game.circumstances.meanings import (
    counts_counters,
    counts_streak,
    declares,
    declares_lack,
    doubles_hands,
    lays_sticks,
    means_something,
    minds_round_wind,
    minds_unready_payer,
)
from fangcheng.rules.ruleset import Ruleset

ANY = "*"
SHARES = ("share_fan", "share_units", "share_points", "share_times")
Knows = Callable[[Any], bool]  # of a rules record


@dataclass(frozen=True)
class Known:
    """A key that only some games know: what their rules have, and what is so without it."""

    by: Knows
    lacks: str  # what a game that does not know the key is without
    plain: Any = None  # a value that any game may say, beside none, nought and nothing
    matters_false: bool = False  # false says something, too
    by_options: bool = False  # asked by the rules of the case, as `score` asks; others may show what counts not


def refuse_foreign(game: Ruleset, rules: Any, fields: Mapping[str, Any]) -> None:
    """Raise BadCase for a key that says something no rule of the game asks about; `fields` are those of the case.

    What `score` takes, too, must be asked about by the `rules` of the case. Of anything else what some option would ask
    about may be said under another, to show that it does not count.

    What is so in any game, such as no counters or a first round, may be said everywhere.
    """
    keys = {**KEYS, **(OF_ANY_WIN if "win" in fields else {}), **(OF_A_WIN if _asks_of_a_win_alone(fields) else {})}
    for pattern, key in keys.items():
        for place, value in _told(fields, pattern):
            if (value or key.matters_false) and value != key.plain and not key.by(rules):
                _refuse(game, ".".join(place), key)


def _refuse(game: Ruleset, place: str, key: Known) -> None:
    """Raise BadCase for a key that counts nowhere in the game, or not under the options of the case."""
    if not means_something(game, key.by):
        raise BadCase(f"{place}: {key.lacks} in {game.id}; it would change nothing, so leave it out")
    if key.by_options:
        why = f"{key.lacks} in {game.id} under these options"
        raise BadCase(f"{place}: {why}; leave it out, or write the option under which it counts")


def _asks_of_a_win_alone(fields: Mapping[str, Any]) -> bool:
    """Return True for a case about what a win is worth, and not about the hand after it."""
    expected = fields.get("expect")
    return "win" in fields and not (isinstance(expected, Mapping) and "next" in expected)


def _told(value: Any, pattern: tuple[str, ...], place: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Give what a case says at the places of a pattern; `*` in it is any seat, or any entry of a list."""
    if not pattern:
        yield place, value
        return
    key, *rest = pattern
    if key == ANY and isinstance(value, list):
        inside = [(f"{place[-1]}[{number}]", one) for number, one in enumerate(value, start=1)]
        place = place[:-1]
    elif key == ANY and isinstance(value, Mapping):
        inside = [(name, one) for name, one in value.items() if name in tuple(SEATS)]
    else:
        inside = [(key, value[key])] if isinstance(value, Mapping) and key in value else []
    for name, one in inside:
        yield from _told(one, tuple(rest), (*place, name))


# --- what a game knows


def _counts_streak(rules: Any) -> bool:
    """Return True where it matters how often the dealer has kept the deal: to a win, or to who deals next."""
    return bool(counts_streak(rules) or rules.series or rules.streak_max)


def _has_share(rules: Any, *reasons: int) -> bool:
    """Return True if one of the reasons makes a share dearer."""
    return any(int(rules[table][reason]) for table in SHARES for reason in reasons)


def _plays_rounds(rules: Any) -> bool:
    return bool(rules.rounds > 1 or minds_round_wind(rules))


def _minds_closed(rules: Any) -> bool:
    return _has_share(rules, SHARE_CLOSED, SHARE_CLOSED_DRAW, SHARE_ALL_CLOSED)


def _counts_kongs(rules: Any) -> bool:
    """Return True where the number of kongs of the table matters."""
    return bool(rules.draw_rule == DRAW_STAYS_WITHOUT_KONG or rules.abortive[ABORT_FOUR_KONGS])


def _has_bonds(rules: Any) -> bool:
    return bool(rules.bonds != NO_BONDS)


def _asks_whether_a_discarder_is_ready(rules: Any) -> bool:
    return bool(rules.bond_shares.any() or rules.chickens or minds_unready_payer(rules))


def _minds_late_kongs(rules: Any) -> bool:
    """Return True where a kong is worth something else if its last tile came in an earlier turn."""
    return bool((rules.late_added_kong == 0 and rules.kong_pay.any()) or rules.chickens)


def _ends_with_points(rules: Any) -> bool:
    """Return True where a match may end by what the players have left."""
    return bool(rules.purse or rules.bust or rules.broke_ends)


def _plays_on(rules: Any) -> bool:
    return bool(rules.play_on != 1)


def _sits_and_pulls(rules: Any) -> bool:
    return bool(rules.bet_kind == SIT_AND_PULL)


_ROUND = "the round wind matters nowhere"
_STREAK = Known(_counts_streak, "repeats of the dealer count nothing", by_options=True)
_PURSE = Known(lambda rules: bool(rules.purse), "what a seat has left bounds nothing")
_ALREADY_WON = Known(_plays_on, "the first win ends the hand")
_PIGS = Known(lambda rules: bool(rules.teams), "a pig is one, whatever it has thrown", matters_false=True)
_LATE = Known(_minds_late_kongs, "it does not matter when the last tile of a kong came", True, matters_false=True)
_ENDS = Known(_ends_with_points, "what the players have left ends no match")
_BETS = Known(_sits_and_pulls, "nobody sits or pulls")

OF_ANY_WIN: dict[tuple[str, ...], Known] = {
    ("others", ANY, "ready"): Known(_asks_whether_a_discarder_is_ready, "nothing hangs on who else is ready at a win")
}
OF_A_WIN: dict[tuple[str, ...], Known] = {
    ("round",): Known(minds_round_wind, _ROUND, "E", by_options=True)
}  # where nothing is asked about the next hand
KEYS: dict[tuple[str, ...], Known] = {
    ("round",): Known(_plays_rounds, _ROUND, "E", by_options=True),
    ("streak",): _STREAK,
    ("repeats",): _STREAK,
    ("honba",): Known(counts_counters, "no counters lie", by_options=True),
    ("sticks",): Known(lays_sticks, "no riichi sticks lie", by_options=True),
    ("double",): Known(doubles_hands, "no hand counts double"),
    ("balance",): _PURSE,
    ("bankrupt",): _PURSE,
    ("ready",): Known(declares, "nobody declares ready"),
    ("kita",): Known(lambda rules: rules.lay_north != NORTH_STAYS, "nobody lays Norths aside"),
    ("kong_income",): Known(lambda rules: rules.kong_when == AT_ONCE, "no kong is paid when it is made"),
    ("mutual",): Known(_has_bonds, "nobody is bound to another"),
    ("feeder_ready",): Known(_asks_whether_a_discarder_is_ready, "it does not matter whether a discarder was ready"),
    **{
        ("draw", *seats, key): known
        for seats in ((ANY,), ("hands", ANY), ("seats", ANY))
        for key, known in {"won": _ALREADY_WON, "passive_pig": _PIGS}.items()
    },
    ("draw", "repeats"): _STREAK,
    ("kongs", ANY, "fresh"): _LATE,
    ("event", ANY, "fresh"): _LATE,
    ("turn", "first"): Known(lambda rules: bool(rules.eggs), "nobody lays eggs, which alone a first turn asks about"),
    ("session", "balance"): _ENDS,
    ("session", "bankrupt"): _ENDS,
    ("rotation",): Known(lambda rules: rules.persons > rules.seats, "nobody waits for a seat"),
    ("after", ANY, "streak"): replace(_STREAK, plain=1),
    ("options", "break_seat"): Known(
        lambda rules: rules.seat_wind_rule == EAST_OPENED_WALL, "it does not matter whose wall was opened"
    ),
    ("table", "lack"): Known(declares_lack, "no suit is declared missing", by_options=True),
    ("table", "already_won"): _ALREADY_WON,
    ("state", "sit"): _BETS,
    ("state", "pull"): _BETS,
    ("state", "open"): Known(_minds_closed, "it does not matter who has claimed"),
    ("state", "follow"): Known(lambda rules: bool(rules.follow), "a followed dealer pays nothing"),
    ("state", "burns"): Known(lambda rules: bool(rules.burn), "a burnt dealer pays nothing"),
    ("state", "bound_to"): Known(_has_bonds, "nobody is bound to another"),
    ("state", "ready"): Known(declares, "nobody declares ready"),
    ("state", "raise"): Known(lambda rules: bool(rules.raise_return), "nobody raises"),
    ("state", "bets"): Known(lambda rules: bool(rules.bet_max), "nobody bets"),
    ("state", "kongs_on_table"): Known(_counts_kongs, "the kongs of the table are not counted"),
    ("check", "passed_pon"): Known(
        lambda rules: bool(rules.pung_pass_ban or rules.pung_pass_own or rules.pung_pass_draw),
        "a pung let pass bars nothing",
    ),
    ("draw", "nagashi"): Known(lambda rules: bool(rules.nagashi), "terminals thrown win nothing"),
}
