"""A review as the page shows it: figures and curves of each player, marks on decisions, sentences by their keys."""

from collections.abc import Iterator, Sequence

from fangcheng.reviewer.model import GRADES, Judged, OfPlayer, Review
from fangcheng.reviewer.told import change_told, moves_told, parts_of_cost, points_told
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import say
from fangcheng.web import bodies, wire
from fangcheng.web.page.advised import reason_of
from fangcheng.web.page.texts import names, text

MARKED = (*GRADES, "find")


def review_page(made: Review | None, state: str) -> bodies.Review:
    """Return a review as far as it is; None before anything of it is there."""
    if made is None:
        return bodies.Review(state=state)  # type: ignore[arg-type]
    marked = [one for one in made.judged if one.verdict in MARKED]
    places = {one.number: place for place, one in enumerate(marked)}
    return bodies.Review(
        state=state,  # type: ignore[arg-type]
        game=made.variant,
        done=made.done,
        of=made.decisions,
        unit=points_told(made.unit, made.unit),
        seated=[list(seats) for seats in made.seated],
        decisions=[_decision(one, made) for one in marked],
        players=[_player(one, made, [places[number] for number in one.dearest]) for one in made.people],
    )


def _decision(one: Judged, made: Review) -> bodies.ReviewDecision:
    chosen, best = zip(*(moves_told(one, language) for language in LANGUAGES))
    if one.best is None:
        said = text("review-found", chosen=_names(chosen))
    else:
        said = text(
            "review-better",
            grade=names({language: say(language, f"review-{one.verdict}") or "" for language in LANGUAGES}),
            chosen=_names(chosen),
            best=_names(best),
            points=points_told(one.cost, made.unit),
            margin=points_told(one.margin, made.unit),
            worlds=one.worlds,
        )
    return bodies.ReviewDecision(
        hand=one.hand,
        step=one.step,
        player=one.player,
        verdict=one.verdict,  # type: ignore[arg-type]
        text=said,
        reasons=[*(reason_of(reason) for reason in one.reasons), *_on_places(one, made)],
        cost=one.cost,
    )


def _on_places(one: Judged, made: Review) -> Iterator[wire.AdviceReason]:
    """Yield what is said of the place in the match, where it pays for places."""
    if one.places:
        yield wire.AdviceReason(text=text(f"review-places-{one.places}", **parts_of_cost(one, made)))


def _names(told: Sequence[str]) -> wire.Names:
    return names(dict(zip(LANGUAGES, told)))


def _player(one: OfPlayer, made: Review, dearest: Sequence[int]) -> bodies.ReviewPlayer:
    unit = made.unit
    return bodies.ReviewPlayer(
        name=one.name or f"P{one.player + 1}",
        real=one.real,
        right=one.right,
        sums=text(
            "review-sum",
            points=change_told(one.end - one.start, unit),
            decisions=change_told(one.decisions, unit),
            rest=change_told(one.tiles, unit),
        ),
        counts=text("review-counts", real=one.real, right=one.right, **{key: one.grades[key] for key in GRADES}),
        graph=text(
            "review-graph",
            name=one.name or f"P{one.player + 1}",
            decisions=change_told(one.decisions, unit),
            rest=change_told(one.tiles, unit),
        ),
        theme=next(iter(one.themes), ""),
        drill=one.drill,
        dearest=list(dearest),
        curve=[bodies.ReviewPoint(mark.hand, mark.step, mark.points, mark.decisions) for mark in one.curve],
    )
