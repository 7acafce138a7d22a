"""Questions about single hands, no table needed: how far, which tiles help, what to discard.

Answers come interpreted at first and compiled as soon as that is ready (warming.py); `mode` says otherwise.
"""

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, Literal, NamedTuple, TypeGuard, overload

import numpy as np
from msgspec import Struct

from fangcheng.core.questions.asked_hands import ask_acceptance, ask_distance, ask_waits
from fangcheng.core.questions.written import UNREAD
from fangcheng.core.scoring.away import asks_more
from fangcheng.core.state.codes import NOBODY
from fangcheng.errors import HandError, NotationError
from fangcheng.game.allowed import look_at_allowed
from fangcheng.game.arguments import listed, shown
from fangcheng.game.asking import Asker, Options, as_bytes, asker_of, imagined_by, lack_of, scratch_row
from fangcheng.game.claims import NeverClaimed, check_claims
from fangcheng.game.engine import Mode
from fangcheng.game.explain import Explanation
from fangcheng.game.hand_checks import check_held, check_laid_jokers, check_tiles, named_jokers
from fangcheng.game.hand_input import Tiles, checked_hand, lying_apart, text_of
from fangcheng.game.hands import Meld, Melds, check_sets, meld_of
from fangcheng.game.own_hand import OutlookView
from fangcheng.game.printed import PLAIN, Kinds
from fangcheng.game.told_wins import jokers_of
from fangcheng.game.warming import Kernel
from fangcheng.game.worth import score
from fangcheng.rules.ruleset import Variant
from fangcheng.tiles import NAMES, NORTH, face_of, parse, write


class Acceptance(OutlookView, frozen=True, kw_only=True):
    """What one discard leaves, of a hand that is asked about: of the tiles wanted, how many are not in that hand."""


class Analysis(Struct, frozen=True, kw_only=True):
    """How far a whole hand is from winning, and what may become of it."""

    shanten: int  # of the shape of the hand as it lies: 0 ready, -1 complete
    away: int | None  # the same to a win that is allowed, where a game demands more; None: no such win is left
    outlooks: list[Acceptance]  # of every discard, nearest and widest first; one of a hand with nothing to discard


class Wait(Struct, frozen=True, kw_only=True):
    """A tile that completes a hand, and what it pays."""

    tile: str
    left: int  # copies that lie neither in the hand nor in its melds nor among the visible tiles
    discarded: Explanation | None  # won on a discard: total, changes, payments, or why it does not win; None: none left
    drawn: Explanation | None  # won by self-draw


def shanten(
    variant: Variant,
    hand: Tiles,
    *,
    jokers: str = "",
    lack: str | None = None,
    heart: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> int:
    """Count the tiles to go until the hand is ready: 0 ready, -1 complete.

    `hand` holds the concealed tiles, three less for each meld: written, a list of kinds (0-8 1m-9m, 9-17 p, 18-26 s,
    27-33 z, red fives 34-36) or an array of 34 counts by face. `jokers` lists the wild kinds, `lack` is the missing
    suit, `heart` the tile that the hand imagines where games have that. `mode` "auto" answers interpreted until what it
    needs has been compiled.
    Raises NotationError, HandError, UnknownVariant, UnknownName, BadOption.

    >>> shanten("riichi", "123m456p789s1155z")
    0
    """
    asker = asker_of(variant, options, preset)
    return _ask(ask_distance, asker, hand, jokers, lack, heart, mode)[0] - 1


@overload
def waits(
    variant: Variant,
    hand: Tiles,
    *,
    melds: Melds = (),
    visible: str = "",
    worth: Literal[False] = False,
    jokers: str = "",
    lack: str | None = None,
    heart: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> list[str]: ...


@overload
def waits(
    variant: Variant,
    hand: Tiles,
    *,
    melds: Melds = (),
    visible: str = "",
    worth: Literal[True],
    jokers: str = "",
    lack: str | None = None,
    heart: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
    **circumstances: Any,
) -> list[Wait]: ...


def waits(
    variant: Variant,
    hand: Tiles,
    *,
    melds: Melds = (),
    visible: str = "",
    worth: bool = False,
    jokers: str = "",
    lack: str | None = None,
    heart: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
    **circumstances: Any,
) -> list[str] | list[Wait]:
    """Return the tiles that complete a hand of 3n + 1 tiles in shape, whatever its worth; none if it is not ready.

    With `melds` hand and melds fill a hand together. With `worth` each wait is a `Wait`, which tells how many copies
    are left and what it pays by discard and by self-draw; further arguments are then those of `score`: seat, dealer,
    round, source, context, dora ... `by` and `win` are not among them. Left is what lies neither in hand and melds nor
    among the `visible` tiles; told indicators, own discards, Norths aside and a turned tile are not named there again.
    What is told must be possible both ways, and is read and checked whether the hand is ready or not.
    Other arguments and errors are those of `shanten` and `analyse`.

    >>> waits("riichi", "123m456p789s1155z")
    ['1z', '5z']
    >>> ready = waits("mcr", "456p789s1155z", melds=["chi 123m from N"], worth=True)
    >>> [(one.tile, one.left, one.drawn.refusal) for one in ready]
    [('1z', 2, ''), ('5z', 2, '')]
    """
    if circumstances and not worth:
        raise HandError(f"{', '.join(circumstances)}: what a wait is worth is asked with worth=True")
    setting: dict[str, Any] = {"jokers": jokers, "lack": lack, "heart": heart}
    setting |= {"options": options, "preset": preset, "mode": mode}
    if worth:
        return _worths(variant, hand, melds, visible, setting, circumstances)
    asker, masks = asker_of(variant, options, preset), np.empty(1, np.uint64)
    if melds or visible:
        return list(_waited_for(variant, hand, melds, visible, setting))
    size, _ = _ask(ask_waits, asker, hand, jokers, lack, heart, mode, masks)
    if size % 3 == 2:
        raise HandError(f'"{hand}" has a tile too many to wait: one must be discarded first')
    mask, kinds = int(masks[0]), asker.kinds(jokers)
    return [NAMES[face] for face in range(asker.width) if mask >> kinds[face] & 1]


def _waited_for(variant: Variant, hand: Tiles, melds: Melds, visible: str, setting: dict[str, Any]) -> dict[str, int]:
    """Return what a hand that has nothing to discard waits for in shape, and how many are left. Raises HandError."""
    _, _, looked = _whole_hand(variant, hand, melds, visible, **setting)
    if not looked.rests:
        raise HandError(f'"{text_of(hand)}" has a tile too many to wait: one must be discarded first')
    [outlook] = looked.outlooks()
    return outlook.tiles if outlook.shanten == 0 else {}


def _worths(
    variant: Variant,
    hand: Tiles,
    melds: Melds,
    visible: str,
    setting: dict[str, Any],
    circumstances: dict[str, Any],
) -> list[Wait]:
    """Return the waits of a hand, each with what it pays."""
    for word in ("by", "win"):
        if word in circumstances:
            raise HandError(f"{word}: a wait is valued both ways, by discard and by self-draw")
    resting, sets = text_of(hand), listed(melds, "melds")
    asker = asker_of(variant, setting["options"], setting["preset"])
    lying = _lying(asker, visible, circumstances)
    waited_for = _waited_for(variant, resting, sets, lying, _with_jokers(asker, setting, circumstances))
    given = {"melds": sets, **setting, **circumstances}
    drawn = {**given, "source": None}

    def worth(tile: str) -> tuple[Explanation, Explanation]:
        return score(variant, resting, tile, by="discard", **given), score(variant, resting, tile, by="self", **drawn)

    if not any(left > 0 for left in waited_for.values()):  # what is told is read all the same
        worth(_tile_beside(asker, [*parse(resting), *(tile for meld in sets for tile in meld_of(meld).tiles)]))
    found = []
    for tile, left in waited_for.items():
        by_discard, by_draw = worth(tile) if left > 0 else (None, None)
        found.append(Wait(tile=tile, left=max(left, 0), discarded=by_discard, drawn=by_draw))
    return found


def _with_jokers(asker: Asker, setting: dict[str, Any], circumstances: dict[str, Any]) -> dict[str, Any]:
    """Return the setting with the jokers that a turned tile names. Raises HandError."""
    turned = circumstances.get("turned")
    return {**setting, "jokers": jokers_of(asker, setting["jokers"], turned)} if turned else setting


def _lying(asker: Asker, visible: str, circumstances: dict[str, Any]) -> str:
    """Return the tiles that lie elsewhere: `visible`, and what is told of the table.

    What cannot be read is refused later, with its own words: a wrong `visible` by the waits, all else by `score`.
    """
    if not _can_be_read(visible):
        return visible
    told = [circumstances.get(name) for name in ("dora", "ura", "discards")]
    turned, aside = circumstances.get("turned"), circumstances.get("aside")
    told += [lying_apart(turned, asker.engine.rules)] if isinstance(turned, str) else []
    told += [NAMES[NORTH] * aside] if type(aside) is int and 0 < aside <= asker.copies[NORTH] else []
    return "".join([visible, *filter(_can_be_read, told)])


def _can_be_read(tiles: Any) -> TypeGuard[str]:
    """Return True for tiles in writing, of which no digit is left that the letter of others would take."""
    if not isinstance(tiles, str):
        return False
    try:
        parse(tiles)
    except NotationError:
        return False
    return True


def _tile_beside(asker: Asker, tiles: Sequence[int]) -> str:
    """Return a tile of the game that is not among these: a win with it is refused for its shape, when all is read."""
    held = {face_of(kind) for kind in tiles}
    return next(NAMES[face] for face in range(asker.width) if face not in held and asker.faces >> face & 1)


def acceptance(
    variant: Variant,
    hand: Tiles,
    *,
    jokers: str = "",
    lack: str | None = None,
    heart: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> list[Acceptance]:
    """Judge every discard of a hand of 3n + 2 tiles, nearest and widest first; one answer for 3n + 1 tiles.

    Arguments and errors are those of `shanten`.
    """
    return _look(asker_of(variant, options, preset), hand, jokers, lack, heart, mode).outlooks()


def analyse(
    variant: Variant,
    hand: Tiles,
    *,
    melds: Melds = (),
    jokers: str = "",
    lack: str | None = None,
    heart: str | None = None,
    visible: str = "",
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> Analysis:
    """Tell how far a whole hand is from winning, and what each discard would leave.

    `hand` and `melds` fill a hand together, with a tile to discard or without. Tiles of the melds and `visible` ones,
    which lie elsewhere, are not counted as left. `shanten` looks at shapes alone; `away` and the tiles that help look
    at wins that show all that the game demands. A hand may be ready and worth too little: points are not counted.
    Melds are written as for `score`; the other arguments and errors are those of `shanten`.

    >>> best = analyse("riichi", "456p6788s1155z", melds=["chi 123m from N"], visible="5z").outlooks[0]
    >>> best.discard, best.shanten, best.tiles
    ('8s', 0, {'1z': 2, '5z': 1})
    """
    asker, sets, looked = _whole_hand(variant, hand, melds, visible, jokers, lack, heart, options, preset, mode)
    steps = looked.steps[0]
    if not looked.rests:  # it may be complete, while all that it leaves is not
        steps = _ask(ask_distance, asker, hand, jokers, lack, heart, mode)[0]
    if not asks_more(asker.engine.rules):
        return Analysis(shanten=steps - 1, away=steps - 1, outlooks=looked.outlooks())
    discards = [] if looked.rests else looked.places
    allowed, wanted, away = look_at_allowed(asker, looked.counts, sets, asker.wild(jokers), lack_of(lack), discards)
    return Analysis(shanten=steps - 1, away=away, outlooks=looked.outlooks(allowed, wanted))


def _whole_hand(
    variant: Variant,
    hand: Tiles,
    melds: Melds,
    visible: str,
    jokers: str,
    lack: str | None,
    heart: str | None,
    options: Options | None,
    preset: str | None,
    mode: Mode,
) -> "tuple[Asker, list[Meld], _Looked]":
    """Read and check a hand with its melds, which fill a hand together, and look at its shape. Raises HandError."""
    asker = asker_of(variant, options, preset)
    sets = [meld_of(meld, asker.kinds(jokers)) for meld in listed(melds, "melds")]
    if not isinstance(visible, str):
        raise HandError(f"visible = {shown(visible)}: write tiles, like 3m5z")
    laid_out = [tile for meld in sets for tile in meld.tiles]
    asker, elsewhere = asker.beside(laid_out), [*laid_out, *parse(visible)]
    looked = _look(asker, hand, jokers, lack, heart, mode, elsewhere)
    _check_filled(asker, hand, looked.size, sets)
    check_sets(asker.engine.rules, sets)
    try:
        check_claims(asker.engine.rules, [replace(meld, giver=NOBODY) for meld in sets], NOBODY)
    except NeverClaimed as refusal:
        raise refusal.by_option(asker.engine) from None
    check_laid_jokers(asker.engine.rules, laid_out, parse(named_jokers(asker.engine.rules, jokers)))
    if elsewhere:
        check_tiles(asker.engine.rules, [*parse(text_of(hand)), *elsewhere])
    return asker, sets, looked


def _check_filled(asker: Asker, hand: Tiles, size: int, sets: Sequence[Meld]) -> None:
    """Raise HandError unless so many concealed tiles and these melds are a hand of the game."""
    check_held((tile for meld in sets for tile in meld.tiles), asker.engine.rules)
    places = int(asker.engine.rules.sets)
    if len(sets) > places:
        raise HandError(f"{len(sets)} melds; a hand has room for {places}")
    if size // 3 + len(sets) != places:
        imagined = int(asker.engine.rules.heart)
        due, size = 3 * (places - len(sets)) + 1 - imagined, size - imagined
        beside = f"beside {len(sets)} meld{'s' * (len(sets) > 1)}" if sets else "without melds"
        raise HandError(f'"{text_of(hand)}" has {size} tiles; {beside} a hand has {due} or {due + 1}')


class _Looked(NamedTuple):
    """A hand whose shape was looked at: by face discarded, or with the one place 0 of a hand that discards nothing."""

    size: int
    counts: np.ndarray  # tiles held by face
    steps: list[int]  # to go to a shape, 1 for a hand that is ready; -1 where there is no such discard
    masks: list[int]  # faces that bring it nearer
    left: list[int]  # copies by face that lie neither in the hand nor elsewhere
    kinds: Kinds

    @property
    def rests(self) -> bool:
        """Return True if the hand discards nothing."""
        return self.size % 3 == 1

    @property
    def places(self) -> list[int]:
        """Return the places that say something."""
        return [0] if self.rests else [face for face, steps in enumerate(self.steps) if steps >= 0]

    def outlooks(
        self, allowed: Sequence[int | None] | None = None, wanted: Sequence[int] | None = None
    ) -> list[Acceptance]:
        """Return what each discard leaves, best first; `allowed` and `wanted` are rows of wins that are allowed."""
        steps, masks = allowed or self.steps, wanted or self.masks
        found = [self._outlook(place, steps[place], masks[place]) for place in self.places]
        return sorted(found, key=attrgetter("rank"))

    def _outlook(self, place: int, allowed: int | None, mask: int) -> Acceptance:
        tiles = {}
        while mask:
            face = (mask & -mask).bit_length() - 1
            tiles[NAMES[self.kinds[face]]] = self.left[face]
            mask &= mask - 1
        return Acceptance(
            discard=None if self.rests else NAMES[self.kinds[place]],
            shanten=self.steps[place] - 1,
            away=None if allowed is None else allowed - 1,
            tiles=tiles,
            count=sum(tiles.values()),
        )


def _look(
    asker: Asker,
    hand: Tiles,
    jokers: str,
    lack: str | None,
    heart: str | None,
    mode: Mode,
    elsewhere: Sequence[int] = (),
) -> _Looked:
    """Look at the shape of a hand; tiles elsewhere are not counted as left."""
    steps, masks = np.empty(asker.width, np.int64), np.empty(asker.width, np.uint64)
    size, scratch = _ask(ask_acceptance, asker, hand, jokers, lack, heart, mode, steps, masks)
    counts, kinds = scratch[: asker.width].copy(), asker.kinds(jokers)
    left = [copies - held for copies, held in zip(asker.copies, counts.tolist())]
    for tile in elsewhere:
        if face_of(tile) < asker.width:
            left[face_of(kinds[tile])] -= 1
    return _Looked(size, counts, steps.tolist(), masks.tolist(), left, kinds)


def _ask(
    kernel: Kernel,
    asker: Asker,
    hand: Tiles,
    jokers: str,
    lack: str | None,
    heart: str | None,
    mode: Mode,
    *out: np.ndarray,
) -> tuple[int, np.ndarray]:
    """Ask a kernel about a hand; return its answer and the scratch row with its counts, by what tiles count as.

    The answer is a number of tiles: the size of the hand, or its distance.
    """
    if asker.stands_in:
        hand, jokers = _as_counted(asker, hand, jokers)
    named = type(jokers) is not str or jokers or lack is not None
    wild, suit = (asker.wild(jokers), lack_of(lack)) if named else (asker.always_wild, -1)
    if lack is not None:
        asker.check_told({"lack": True})
    imagined, scratch = imagined_by(asker, heart), scratch_row()
    call, game = asker.way(kernel, mode)
    answer = UNREAD
    if isinstance(hand, str):
        answer = call(as_bytes(hand), scratch, wild, suit, imagined, game, *out)
    if answer == UNREAD:
        answer = call(_read_again(asker, hand), scratch, wild, suit, imagined, game, *out)
    return int(answer), scratch


def _read_again(asker: Asker, hand: Tiles) -> np.ndarray:
    """Let Python read a hand that a kernel could not: it knows all ways to give one, and says what is wrong."""
    return as_bytes(checked_hand(asker.engine.rules, asker.engine.ruleset.id, hand))


def _as_counted(asker: Asker, hand: Tiles, jokers: str) -> tuple[Tiles, str]:
    """Return a hand and its jokers by what tiles count as, where a dragon may stand for the joker's face."""
    asker.wild(jokers)  # checks them
    kinds = asker.kinds(jokers)
    if kinds is PLAIN:
        return hand, jokers
    tiles = parse(checked_hand(asker.engine.rules, asker.engine.ruleset.id, hand))
    return write(kinds[tile] for tile in tiles), write(kinds[tile] for tile in parse(jokers))
