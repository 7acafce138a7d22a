"""A review in words, in four languages: a decision, its reasons, what a player's decisions come to."""

from fangcheng.adviser.answer import BETWEEN, CHINESE, Advice
from fangcheng.game.actions import Action
from fangcheng.game.told import known_language, sentence
from fangcheng.reviewer.model import GRADES, Called, Judged, OfPlayer, Review


def moves_told(one: Judged, language: str) -> tuple[str, str]:
    """Return in words the move that was made, and the better one with what it goes on with; empty without one.

    Raises UnknownName for the language.
    """
    _, colon, _ = BETWEEN.get(language, CHINESE)
    best = () if one.best is None else (one.best, *one.then)
    better = (_told(action, called, language) for action, called in zip(best, one.better))
    return _told(one.chosen, one.called, language), colon.join(better)


def _told(action: Action, called: Called, language: str) -> str:
    return Advice(seat=0, action=action, words=called.words, called=called.own).move(language)


def points_told(points: float, of: float = 0.0) -> str:
    """Return points as they are read: whole where the unit is large, else with as many places as tell them apart."""
    places = 0 if of >= 100 else 1 if of >= 10 else 2
    text = f"{points:,.{places}f}"
    return text.replace("-", "\N{MINUS SIGN}") if float(text.replace(",", "")) else f"{0:.{places}f}"


def names_at(review: Review, hand: int) -> list[str]:
    """Return what the players are called, by their seats in a hand."""
    return [review.players[player] or f"P{player + 1}" for player in review.seated[hand]]


def change_told(points: float, of: float) -> str:
    """Return a change of points, a gain with its sign."""
    told = points_told(points, of)
    return told if told.startswith("\N{MINUS SIGN}") or not told.strip("0.,") else f"+{told}"


def decision_told(one: Judged, review: Review, language: str) -> str:
    """Return what a graded decision was, what would have been better, by how much, and what speaks for it.

    Raises UnknownName for the language.
    """
    _, _, space = BETWEEN.get(known_language(language), CHINESE)
    chosen, best = moves_told(one, language)
    said = sentence(
        language,
        "review-better",
        grade=sentence(language, f"review-{one.verdict}"),
        chosen=chosen,
        best=best,
        points=points_told(one.cost, review.unit),
        margin=points_told(one.margin, review.unit),
        worlds=one.worlds,
    )
    reasons = [reason.text(language, names_at(review, one.hand)) for reason in one.reasons]
    return space.join([said, *reasons, *([places_told(one, review, language)] if one.places else [])])


def places_told(one: Judged, review: Review, language: str) -> str:
    """Return whether the place in the match is in the cost of a decision, where the match pays for places."""
    return sentence(language, f"review-places-{one.places}", **parts_of_cost(one, review))


def parts_of_cost(one: Judged, review: Review) -> dict[str, str]:
    """Return what the points of the hand and the place make of a cost, as they are read; one of them may be a gain."""
    parts = {"hand": one.cost - one.place_cost, "place": one.place_cost}
    return {name: points_told(points, review.unit) for name, points in parts.items()}


def theme_told(theme: str, language: str) -> str:
    """Return the name of a theme."""
    return sentence(language, f"review-theme-{theme}")


def figures_told(one: OfPlayer, review: Review, language: str) -> list[str]:
    """Return the figures of a player in a few lines. Raises UnknownName for the language."""
    known_language(language)
    unit = review.unit
    lines = [
        sentence(
            language,
            "review-sum",
            points=change_told(one.end - one.start, unit),
            decisions=change_told(one.decisions, unit),
            rest=change_told(one.tiles, unit),
        )
    ]
    if one.real:
        told = {grade: one.grades.get(grade, 0) for grade in GRADES}
        lines.append(sentence(language, "review-counts", real=one.real, right=one.right, **told))
    if one.themes:
        lines.append(sentence(language, "review-theme", theme=theme_told(next(iter(one.themes)), language)))
    return lines
