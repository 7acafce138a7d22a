"""The book of advice as the browser draws it: positions laid out in tiles, items linked with one another."""

from collections.abc import Iterator

from fangcheng.coach import book
from fangcheng.coach.boards import Board
from fangcheng.coach.items import chapter_of
from fangcheng.coach.named import with_links
from fangcheng.coach.scope import holds
from fangcheng.coach.told import Told, all_sayings, answer_of, saying_in, source_in
from fangcheng.sentences import say
from fangcheng.tiles import parse, sort_key, write
from fangcheng.variants import ids, load, load_known
from fangcheng.web import bodies
from fangcheng.web.page.texts import names, tiles_of
from fangcheng.web.page.trials import trials_of


def contents(language: str, game: str) -> list[bodies.AdviceChapter]:
    """Return all chapters in a language; of a game what can hold in it, with no game all. Raises UnknownName."""
    ruleset = load_known(game) if game else None
    return [
        bodies.AdviceChapter(
            number=chapter.number,
            title=chapter.title,
            question=chapter.question,
            items=[_link(item) for item in chapter.items if ruleset is None or holds(item.entry.scope, ruleset)],
        )
        for chapter in _chapters(language)
    ]


def sayings_page(language: str) -> list[bodies.AdviceSaying]:
    """Return all old sayings in a language. Raises UnknownName."""
    written = _written(language)
    return [_saying(saying, written) for saying in all_sayings(language)]


def item_page(item: str, language: str) -> bodies.AdviceItem:
    """Return an item in a language. Raises UnknownName, RecordError."""
    found = book.advice(item, language)
    written, order = _written(language), [one.id for one in _items(language)]
    place = order.index(found.id)
    games = found.games
    return bodies.AdviceItem(
        id=found.id,
        chapter=found.chapter,
        chapter_title=book.chapter(chapter_of(found.id), language).title,
        title=found.title,
        when=with_links(found.when, language),
        do=with_links(found.do, language),
        why=with_links(found.why, language),
        but=with_links(found.but, language),
        board=_board(found.board, language) if found.board else None,
        everywhere=len(games) == len(ids()),
        games=[names(load(game).name) for game in games],
        real_table=bool(found.entry.at),
        screen=found.entry.screen,
        sayings=[_saying(saying_in(key, language), written) for key in found.entry.sayings],
        sources=[source_in(key, language) for key in found.entry.sources],
        trials=trials_of(found.id, language),
        before=written[order[place - 1]] if place else None,
        after=written[order[place + 1]] if place + 1 < len(order) else None,
    )


def _chapters(language: str) -> Iterator[book.Chapter]:
    return (book.chapter(number, language) for number in book.chapters_in(language))


def _items(language: str) -> Iterator[book.Item]:
    return (item for chapter in _chapters(language) for item in chapter.items)


def _written(language: str) -> dict[str, bodies.AdviceLink]:
    """Return a link to every item that is written in a language, by its id."""
    return {item.id: _link(item) for item in _items(language)}


def _link(item: book.Item) -> bodies.AdviceLink:
    return bodies.AdviceLink(id=item.id, title=item.title)


def _saying(saying: Told, written: dict[str, bodies.AdviceLink]) -> bodies.AdviceSaying:
    return bodies.AdviceSaying(
        key=saying.key,
        text=saying.text,
        pinyin=saying.pinyin,
        means=saying.means,
        table=saying.table,
        printed=saying.printed,
        items=[written[item] for item in saying.items if item in written],
    )


def _board(board: Board, language: str) -> bodies.AdviceBoard:
    return bodies.AdviceBoard(
        game=names(load(board.game).name), rows=[*_rows(board, language)], answer=_answer(board, language)
    )


def _answer(board: Board, language: str) -> bodies.Row:
    """Return tiles to throw and why, or in words what to call and why."""
    why = with_links(board.say, language)
    if not board.claims:
        return bodies.Row(groups=[_group("".join(board.answer))], say=why)
    told = say(language, "advice-answered", answer=answer_of(board.answer, language), why=why)
    return bodies.Row(groups=[], say=str(told))


def _rows(board: Board, language: str) -> Iterator[bodies.Row]:
    """Yield what others have melded and all have discarded, then the own hand, then the tile in question."""
    for seat, melds in board.melds_of.items():
        yield _row(f"advice-melds-{seat}", language, *melds)
    for seat, tiles in board.rivers.items():
        yield _row(f"advice-river-{seat}", language, tiles)
    if board.melds:
        yield _row("advice-melds-own", language, *board.melds)
    yield _row("advice-hand", language, write(sorted(parse(board.hand), key=sort_key)))
    key = f"advice-offered-{board.source}" if board.offered else "advice-draw"
    yield _row(key, language, board.draw or board.offered)


def _row(key: str, language: str, *groups: str) -> bodies.Row:
    return bodies.Row(groups=[_group(group) for group in groups], say=str(say(language, key)))


def _group(notation: str) -> bodies.TileGroup:
    return bodies.TileGroup(tiles=[*tiles_of(notation)])
