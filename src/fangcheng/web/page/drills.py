"""Drills as the browser draws them: positions in tiles, texts in the reader's language, answers marked."""

from functools import cache

from fangcheng.coach import book
from fangcheng.coach.scope import holds
from fangcheng.drills.item import Item, Row
from fangcheng.drills.kinds import drill, kinds_in
from fangcheng.drills.rating import Rating, difficulty, rated
from fangcheng.drills.told import answer_told, told
from fangcheng.game.seat_views import FACE_DOWN
from fangcheng.variants import load_known, readable
from fangcheng.web import bodies
from fangcheng.web.page.texts import names, tiles_of


def games() -> list[bodies.DrillGame]:
    """Return all games with the kinds of drills that each has."""
    return [bodies.DrillGame(variant=one.id, name=names(one.name), kinds=list(_kinds(one.id))) for one in readable()]


@cache
def _kinds(game: str) -> tuple[str, ...]:
    return kinds_in(load_known(game))


def question(language: str, game: str, kind: str, seed: str) -> bodies.Drill:
    """Return a question in a language, without its answer. Raises FangchengError."""
    ruleset = load_known(game)
    item = drill(kind, ruleset, seed)
    return bodies.Drill(
        kind=item.kind,
        game=item.game,
        name=names(ruleset.name),
        calls="japanese" if ruleset.calls == "japanese" else "chinese",
        seed=item.seed,
        told=[told(line, language) for line in item.told],
        rows=[_row(row, language) for row in item.rows],
        asked=told(item.asked, language),
        several=item.several,
        choices=[bodies.DrillChoice(id=one.id, say=told(one.say, language), tile=one.tile) for one in item.choices],
        difficulty=difficulty(item),
    )


def marked(language: str, game: str, kind: str, seed: str, answer: bodies.DrillAnswer) -> bodies.DrillMarked:
    """Mark an answer to the same question. Raises FangchengError."""
    item = drill(kind, load_known(game), seed)
    found = item.mark(answer.answer)
    before = Rating() if answer.rating is None else Rating(answer.rating.mean, answer.rating.spread)
    after = rated(found, before)
    return bodies.DrillMarked(
        is_right=found.is_right,
        right=list(item.right),
        answer=answer_told(item, language),
        reasons=[told(line, language) for line in item.reasons],
        rule=item.rule,
        advice=_advice(item, language),
        rating=bodies.DrillRating(after.mean, after.spread),
    )


def _advice(item: Item, language: str) -> bodies.AdviceLink | None:
    """Return the advice that the drill is about, where it can hold in the game."""
    if not item.advice:
        return None
    found = book.advice(item.advice, language)
    return bodies.AdviceLink(found.id, found.title) if holds(found.entry.scope, load_known(item.game)) else None


def _row(row: Row, language: str) -> bodies.Row:
    groups = [_group(group) for group in row.groups]
    if row.won:
        groups[-1].won = True
    return bodies.Row(groups=groups, say=told(row.say, language))


def _group(written: str) -> bodies.TileGroup:
    """Lay out tiles; `#` is one that lies face down."""
    shown = written.strip(FACE_DOWN)
    before = len(written) - len(written.lstrip(FACE_DOWN)) if shown else 0
    after = len(written) - before - len(shown)
    return bodies.TileGroup(tiles=[FACE_DOWN] * before + tiles_of(shown) + [FACE_DOWN] * after)
