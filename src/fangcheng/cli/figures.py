"""`fangcheng figures`: what players did in recorded games."""

import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

from fangcheng.cli import BAD_INPUT
from fangcheng.cli.options import Switch
from fangcheng.cli.output import half, print_json, print_table
from fangcheng.cli.verify import Unread, each_file
from fangcheng.errors import FangchengError, printable
from fangcheng.game.intervals import Figure, mean_of_few, rate
from fangcheng.records import read
from fangcheng.records.figures import Amounts, Figures, figures_of, means, rates
from fangcheng.records.model import GameRecord

COLUMNS = {
    "place": "place",
    "won": "won",
    "self_drawn": "self-drawn",
    "dealt_in": "dealt in",
    "declared": "declared",
    "claimed": "claimed",
    "drawn": "nobody won",
    "ready": "ready when drawn",
    "value": "worth of a win",
    "cost": "cost of a deal-in",
}

Counted = dict[str, dict[str, Figures]]  # by game, then by name of the player


def figures(*files: Path, player: str | None = None, json: Switch = False) -> int:
    """Count what players did in recorded games: places, wins, deal-ins, declarations, claims and their worth.

    Games are not played again; what a record does not tell is not counted, nor a match in which a decision was taken
    back. Behind each number stands half of its 95 % interval. Players go by their names.

    e.g. fangcheng figures logs/ --player Hana

    Parameters
    ----------
    files
        Records in any format that Fangcheng reads; a folder stands for all files in it.
    player
        Only the player of this name.
    json
        One JSON document instead of tables.
    """
    unread = Unread()
    counted = _counted(files, unread, player)
    if not counted and not unread.files:
        name = f' of "{player}"' if player else ""
        unread.note(Path("figures"), FangchengError(f"no hand{name} to count: name files or folders of records"))
    if json:
        print_json(as_data(counted))
    else:
        for game, players in counted.items():
            tell(game, players)
    return BAD_INPUT if unread.files else 0


def _counted(files: tuple[Path, ...], unread: Unread, player: str | None) -> Counted:
    """Add up the figures of all files; a file that cannot be read is noted, and a game of unknown rules."""
    counted: Counted = defaultdict(dict)
    for path in each_file(files, unread):
        try:
            for place, game in enumerate(read(path), start=1):
                if game.went_back:
                    print(f"fangcheng: {path}: not counted: a decision was taken back", file=sys.stderr)
                    continue
                try:
                    found = figures_of(game)
                except FangchengError as refusal:
                    unread.note(path, FangchengError(f"{path}: game {place} cannot be counted: {refusal}"))
                else:
                    _add(counted[game.variant], game, found, player)
        except (FangchengError, OSError) as failure:
            unread.note(path, failure)
    return {variant: players for variant, players in counted.items() if players}


def _add(players: dict[str, Figures], game: GameRecord, found: list[Figures], player: str | None) -> None:
    """Add the figures of one game to those of its players, or only to those of one."""
    for number, own in enumerate(found):
        name = (game.players[number : number + 1] or ("",))[0] or f"player {number + 1}"
        if own.hands and player in (None, name):
            players[name] = players.get(name, Figures()) + own


def as_data(counted: Counted) -> dict[str, Any]:
    """Return the counts by game and player, with rates and means."""
    return {
        game: {
            name: msgspec.to_builtins(found) | {"matches": found.matches} | {"figures": _intervals(found)}
            for name, found in players.items()
        }
        for game, players in counted.items()
    }


def _intervals(found: Figures) -> dict[str, Figure]:
    shares = {key: rate(*pair) for key, pair in rates(found).items()}
    return shares | {key: _mean(amounts) for key, amounts in means(found).items()}


def _mean(amounts: Amounts) -> Figure:
    return mean_of_few(amounts.total, amounts.squares, amounts.count)


def tell(game: str, players: dict[str, Figures]) -> None:
    """Print the figures of one game: a line for each player, who has played most first."""
    order = sorted(players, key=lambda name: -players[name].hands)
    told = [key for key in COLUMNS if any(_says(players[name], key) for name in order)]
    head = (game, "matches", "hands", *(COLUMNS[key] for key in told))
    rows = [
        (printable(name), players[name].matches, players[name].hands, *(_cell(players[name], key) for key in told))
        for name in order
    ]
    print_table(rows, head=head, right=range(1, len(head)))


def _says(found: Figures, key: str) -> bool:
    """Return True if there is anything to tell: a rate that is 0 for everybody is left out."""
    return bool(rates(found).get(key, (0, 0))[0]) or key in means(found)


def _cell(found: Figures, key: str) -> str:
    if key in means(found):
        one = _mean(means(found)[key])
        digits = 2 if key == "place" else 0 if abs(one["mean"] or 0) >= 100 else 1
        return f"{one['mean']:.{digits}f}{half(one, 1, digits)}"
    if key not in rates(found):
        return "-"
    one = rate(*rates(found)[key])
    return f"{100 * (one['mean'] or 0):.1f}%{half(one, 100, 1)}"
