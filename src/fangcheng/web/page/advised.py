"""The advised move as the page shows it: the choice that is pressed, the tiles to mark, its reasons."""

from collections.abc import Iterable
from functools import lru_cache

from fangcheng.adviser.advise import advice_on
from fangcheng.adviser.answer import Advice, Reason
from fangcheng.coach.book import advice
from fangcheng.game.hints import Hint
from fangcheng.game.views import View
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.web import wire
from fangcheng.web.page.choices import Hand
from fangcheng.web.page.texts import names, text


def advised_move(view: View, hint: Hint, hand: Hand) -> wire.AdvisedMove:
    """Return the advice for the reader of a view, in choices and tiles of the hand that the page has."""
    told = advice_on(view, hint)
    gives = told.action.kind == "give" and bool(hand.picks)
    places = _places_to_give(told, hand) if gives else []
    choice = _pick(hand, places) if gives else _choice(told, hand)
    made = wire.AdvisedMove(
        label=text("said", words=names({language: told.move(language) for language in LANGUAGES})),
        tiles=[],
        choice=choice,
        marks=places or _marks(told, hand, choice),
        reasons=[reason_of(one) for one in told.reasons],
        same=bool(told.same),
    )
    if told.action.kind == "discard":
        tile, same = told.action.tiles[0], "".join(one.tiles[0] for one in told.same)
        made.label = text("advise-either", tile=tile, tile_same=same) if same else text("choice-discard", tile=tile)
    elif choice is not None and not gives:
        made.label, made.tiles = hand.choices[choice].label, list(hand.choices[choice].tiles)
        made.tiles += [tile for one in told.then for tile in one.tiles]
    return made


def _choice(told: Advice, hand: Hand) -> int | None:
    """Return the choice that stands for a move: all its actions, or else its first."""
    numbers = (told.action.number, *(one.number for one in told.then))
    whole = (index for index, acts in enumerate(hand.acts) if acts == numbers)
    begun = (index for index, acts in enumerate(hand.acts) if acts[:1] == numbers[:1])
    return next(whole, next(begun, None))


def _marks(told: Advice, hand: Hand, choice: int | None) -> list[int]:
    """Return the positions of the tiles that a move discards, those that would be the same behind it."""
    same = {one.number for one in told.same}
    others = [index for index, acts in enumerate(hand.acts) if len(acts) == 1 and acts[0] in same]
    found = (hand.choices[index].hand for index in ([] if choice is None else [choice]) + others)
    return [position for position in found if position is not None]


def _places_to_give(told: Advice, hand: Hand) -> list[int]:
    """Return the positions of tiles that are handed over, each tile of the hand once."""
    found: list[int] = []
    for action in (told.action, *told.then):
        held = (n for n, one in enumerate(hand.tiles) if one.tile == action.tiles[0] and n not in found)
        found += [next(held)]
    return found


def _pick(hand: Hand, places: Iterable[int]) -> int | None:
    """Return the choice that picks the next of the tiles to be handed over, or hands over all that are picked."""
    due = [place for place in places if not hand.tiles[place].picked]
    if due:
        return next((choice for choice, place in hand.picks.items() if place == due[0]), None)
    return next((index for index, acts in enumerate(hand.acts) if acts), None)


def reason_of(one: Reason) -> wire.AdviceReason:
    """Return a reason as it travels, with the item of the book of advice that says the same."""
    made = wire.AdviceReason(text=text(one.key, one.rule, **one.args))
    if one.item:
        made.item, made.title = one.item, title_of(one.item)
    return made


@lru_cache(maxsize=256)
def title_of(item: str) -> wire.Names:
    """Return what an item of the book of advice is called."""
    return names({language: advice(item, language).title for language in LANGUAGES})
