"""What a tally says: rates and means with their 95 % intervals, as a document and as a table for a person."""

from collections.abc import Iterable
from typing import Any

from fangcheng.bots.matches import Setting
from fangcheng.cli.output import half, print_table
from fangcheng.core.state.codes import PERSONS
from fangcheng.game.intervals import Figure, mean, rate

# Figures of a person, in the order of the table: key and words.
RATES = {
    "win_rate": "hands won",
    "self_draw_rate": "wins by self-draw",
    "deal_in_rate": "hands dealt in",
    "ready_rate": "hands ready at the end",
    "declared_rate": "hands declared ready",
    "claim_rate": "hands with a claim",
}
MEANS = {
    "win_value": "points of a win",
    "hand_points": "points a hand",
    "match_points": "points a match",
    "place": "place",
}
COUNTS = {
    "wins": "wins",
    "self_draws": "  self-drawn",
    "by_discard": "  by discard",
    "by_rob": "  by robbing",
    "deal_ins": "wins of others dealt in",
}


def figures_of(setting: Setting, tally: Any) -> dict[str, Any]:
    """Put the tally in words: counts, rates and means, for the run and for each person."""
    counts = {name: int(tally[name]) for name in ("decisions", "matches", "drawn")}
    persons = [_person(setting, tally, person) for person in range(len(setting.bots))]
    played = int(tally.hands)
    return {"played": played, **counts, "draw_rate": rate(counts["drawn"], played), "persons": persons}


def _person(setting: Setting, tally: Any, person: int) -> dict[str, Any]:
    number = {name: int(tally[name][person]) for name in tally.dtype.names if tally[name].shape == (PERSONS,)}
    hands, matches, wins = number["seated"], int(tally.matches), number["wins"]
    places = [int(count) for count in tally.places[person][: len(setting.bots)]]
    squares = sum(count * place**2 for place, count in enumerate(places, start=1))
    return {
        "person": person,
        "bot": setting.bots[person],
        "wins": wins,
        "self_draws": number["self_draws"],
        "by_discard": wins - number["self_draws"] - number["robs"],
        "by_rob": number["robs"],
        "deal_ins": number["deal_ins"],
        "points": number["points"],
        "places": places,
        "win_rate": rate(number["won_hands"], hands),
        "self_draw_rate": rate(number["self_draws"], wins),
        "deal_in_rate": rate(number["dealt_in_hands"], hands),
        "ready_rate": rate(number["ready_hands"], hands),
        "declared_rate": rate(number["declared_hands"], hands),
        "claim_rate": rate(number["claim_hands"], hands),
        "win_value": mean(number["win_points"], number["win_points_squared"], wins),
        "hand_points": mean(number["hand_points"], number["hand_points_squared"], hands),
        "match_points": mean(number["points"], number["points_squared"], matches),
        "place": mean(sum(count * place for place, count in enumerate(places, start=1)), squares, matches),
    }


def tell(result: dict[str, Any]) -> None:
    """Print the figures as a table: a line for each figure, a column for each person."""
    drawn = percent(result["draw_rate"])
    matches = "1 match" if result["matches"] == 1 else f"{result['matches']} matches"
    print(f"{result['played']} hands, {matches}, {drawn} drawn, {result['decisions']} decisions")
    persons = result["persons"]
    rows = [("hands won", *cells(persons, "win_rate", percent))]
    rows += [(words, *(f"{one[key]}" for one in persons)) for key, words in COUNTS.items()]
    for key, words in RATES.items():
        if key != "win_rate" and any(one[key]["mean"] for one in persons):
            rows.append((words, *cells(persons, key, percent)))
    rows += [(words, *cells(persons, key, plain)) for key, words in MEANS.items()]
    head = ("", *(f"{one['person'] + 1} {one['bot']}" for one in persons))
    print_table(rows, head=head, right=range(1, len(head)))
    print("After ±: half of the 95 % interval.")


def cells(persons: Iterable[dict[str, Any]], key: str, write: Any) -> list[str]:
    """Return one figure of each person, as `write` tells it."""
    return [write(one[key]) for one in persons]


def percent(one: Figure) -> str:
    """Write a rate."""
    mean = one["mean"]
    return "-" if mean is None else f"{100 * mean:.1f}%{half(one, 100, 1)}"


def plain(one: Figure) -> str:
    """Write a mean."""
    mean = one["mean"]
    if mean is None:
        return "-"
    digits = 0 if max(abs(mean), abs(one["high"] or 0)) >= 1000 else 2
    return f"{mean:.{digits}f}{half(one, 1, digits)}"
