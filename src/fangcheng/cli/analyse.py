"""`fangcheng analyse`: how far a hand is from winning, and what each discard would leave."""

from collections.abc import Iterable
from typing import Annotated, Any

from cyclopts import Parameter

from fangcheng.cli.options import Repeated, Switch, chosen
from fangcheng.cli.output import print_json, print_table
from fangcheng.cli.score import why_no_win
from fangcheng.game.asking import asker_of
from fangcheng.game.hand_input import lying_apart
from fangcheng.game.questions import Acceptance, Analysis, waits
from fangcheng.game.questions import analyse as ask
from fangcheng.game.told_wins import jokers_of
from fangcheng.tiles import parse, write


def analyse(
    variant: str,
    hand: str,
    /,
    *,
    meld: Annotated[Repeated, Parameter(name=["--meld", "--melds"])] = None,
    joker: Annotated[str, Parameter(name=["--turned", "--joker"])] = "",
    jokers: str = "",
    lack: str | None = None,
    heart: str | None = None,
    visible: str = "",
    rule: Repeated = None,
    preset: str | None = None,
    json: Switch = False,
) -> None:
    """Show how far HAND is from winning, and which tiles bring it nearer.

    With a tile to discard there is a line for every discard, the best first. Counted is how far a hand is from a win
    that shows all the game demands, whatever it is worth. Of a ready hand at rest it is told which of its waits would
    be no win even if you drew them, and why.

    e.g. fangcheng analyse riichi 123m456p6788s1155z

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists them.
    hand
        The concealed tiles, at rest or with one to discard.
    meld
        A meld: "chi 340p from E", "pon 888m", "concealed 1111p"; "sum 159m", "head 444a", "egg 5z6z7z".
    joker
        The turned tile that names the jokers.
    jokers
        The kinds that are wild, where no tile is turned.
    lack
        The suit the hand does without: m, p or s.
    heart
        The tile that the hand imagines, where that is played.
    visible
        Tiles seen elsewhere, not counted as left.
    rule
        Change one rule, KEY=VALUE; `fangcheng variants VARIANT` lists them.
    preset
        A named set of rules.
    json
        One JSON document instead of a table.
    """
    # Asked once, and interpreted: loading the compiler takes longer than the answer.
    asker = asker_of(variant, chosen(rule), preset)
    setting: dict[str, Any] = {
        "melds": meld or (),
        "jokers": jokers_of(asker, jokers, joker) if joker else jokers,
        "lack": lack,
        "heart": heart,
        "visible": written([visible, lying_apart(joker, asker.engine.rules)]),
        "options": chosen(rule),
        "preset": preset,
        "mode": "interpreted",
    }
    found = ask(variant, hand, **setting)
    if found.outlooks[0].discard is None:
        show_rest(found.outlooks[0], no_wins(variant, hand, setting) if found.away == 0 else {}, json)
    else:
        show_discards(found, json)


def no_wins(variant: str, hand: str, setting: dict[str, Any]) -> dict[str, str]:
    """Return why a wait that is left would be no win, drawn or discarded; by tile, those that would not.

    Where only the declared win the hand is taken for declared. A hand that holds jokers is not asked about: each of
    its many wins would take a second.
    """
    asker = asker_of(variant, setting["options"], setting["preset"])
    if {*parse(hand)} & {*parse(setting["jokers"] or asker.fixed_joker)}:
        return {}
    setting = {**setting, "melds": [meld.partition(" from ")[0] for meld in setting["melds"]]}  # of a seat nobody told
    found = waits(variant, hand, worth=True, **setting)
    if any(one.drawn is not None and one.drawn.refusal == "not-declared" for one in found):
        found = waits(variant, hand, worth=True, context=["ready_declared"], **setting)
    told = {}
    for one in found:
        if one.drawn is not None and one.discarded is not None and not (one.drawn.wins or one.discarded.wins):
            told[one.tile] = why_no_win(asker, one.drawn, one.tile)
    return told


def show_rest(found: Acceptance, no_win: dict[str, str], json: bool) -> None:
    """Print one line on a resting hand and one for each reason why a wait would be no win, or JSON."""
    if json:
        print_json({**plain(found), "no_win": no_win})
        return
    helps = "waits" if found.away == 0 else "nearer with"
    print(f"{named(found.away)}; {helps} {written(found.tiles)} ({found.count} left)")
    for why in dict.fromkeys(no_win.values()):
        print(f"no win with {written(tile for tile, other in no_win.items() if other == why)}: {why}")


def show_discards(found: Analysis, json: bool) -> None:
    """Print a table with a line for each discard, or JSON."""
    if json:
        discards = [plain(one) for one in found.outlooks]
        print_json({"shanten": found.shanten, "away": found.away, "discards": discards})
        return
    print(named(found.away))
    rows = [(one.discard or "", named(one.away), one.count, written(one.tiles)) for one in found.outlooks]
    print_table(rows, head=("discard", "then", "left", "nearer with"), right=[2])


def plain(found: Acceptance) -> dict[str, Any]:
    """Return what JSON says of one discard; tiles are written as in a hand."""
    told = {"shanten": found.shanten, "away": found.away, "tiles": written(found.tiles), "count": found.count}
    return {**told, "discard": found.discard or ""}


def written(tiles: Iterable[str]) -> str:
    """Join several texts of tiles: `14m5z`."""
    return write(kind for tile in tiles for kind in parse(tile))


def named(away: int | None) -> str:
    """Name a distance: `ready`, `2 from ready`."""
    if away is None:
        return "no win left"
    return {-1: "complete", 0: "ready"}.get(away, f"{away} from ready")
