"""A peer's legal menus beside ours: at every decision of recorded games, written in the peer's words."""

import gzip
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fangcheng.core.state.codes import ROB
from fangcheng.game.actions import Action, actions_of
from fangcheng.game.engine import empty_table
from fangcheng.records import read
from fangcheng.records.mjai.tiles import to_mjai
from fangcheng.records.replay.hand import Replay
from fangcheng.records.replay.judged_by import engine_of

Place = tuple[int, int]  # line of the file, seat
WORDS = {"ready": "reach", "win": "hora", "pass": "none", "abort": "ryukyoku", "lay_north": "kita"}
CALLS = {"chi": "chi", "pon": "pon", "open_kong": "daiminkan"}


class Watched(Replay):
    """A replay that writes down the menu of every seat before it acts."""

    def __init__(self, *hand: Any, first_line: int) -> None:
        super().__init__(*hand)
        self.first_line = first_line
        self.menus: dict[Place, set[str]] = {}
        self.robbing: set[Place] = set()

    def _act(self, seat: int, action: int) -> None:
        place = (self.first_line + self.compared, seat)
        self.menus[place] = {word for one in actions_of(self.table, self.engine.rules, seat) for word in words(one)}
        if self.table.phase == ROB:
            self.robbing.add(place)
        super()._act(seat, action)


def words(action: Action) -> Iterator[str]:
    """The peer's word for an action."""
    tiles = [to_mjai(tile) for tile in action.tiles]
    if action.kind in ("discard", "discard_drawn"):
        yield f"d {tiles[0]}"
    elif action.kind in CALLS:
        yield f"{CALLS[action.kind]} {to_mjai(action.called)} < {' '.join(sorted(tiles))}"
    elif action.kind == "concealed_kong":
        yield f"ankan {tiles[0].removesuffix('r')}"
    elif action.kind == "added_kong":
        yield f"kakan {tiles[0]}"
    else:
        yield WORDS[action.kind]


def our_menus(path: Path, mode: str) -> tuple[dict[Place, set[str]], set[Place]]:
    """Our menus of a game, and the places where a kong or a North may be robbed."""
    (game,) = read(path)
    engine, table = engine_of(game, None, mode), empty_table()
    menus: dict[Place, set[str]] = {}
    robbing: set[Place] = set()
    line = 1
    for hand in game.hands:
        replay = Watched(engine, table, hand, False, first_line=line)
        replay.run(fresh=True)
        menus |= replay.menus
        robbing |= replay.robbing
        line += len(hand.events) + 2
    return menus, robbing


def their_menus(path: Path) -> dict[str, dict[Place, set[str]]]:
    """The peer's menus by game."""
    found: dict[str, dict[Place, set[str]]] = defaultdict(dict)
    with gzip.open(path, "rt") as lines:
        for line in lines:
            menu = json.loads(line)
            found[menu["g"]][menu["i"], menu["s"]] = {in_order(word) for word in menu["legal"]}
    return found


def in_order(word: str) -> str:
    """A call with its own tiles sorted."""
    call, between, own = word.partition(" < ")
    return call + between + " ".join(sorted(own.split()))


def compare(ours: dict[Place, set[str]], theirs: dict[Place, set[str]], robbing: set[Place]) -> Counter[str]:
    """How often what differs: words that only one has, menus that only one has."""
    found: Counter[str] = Counter(compared=len(theirs))
    for place in ours.keys() | theirs.keys():
        kind = "robbing " if place in robbing else ""
        if place not in theirs:
            found[f"{kind}menu only ours"] += 1
        elif place not in ours:
            found[f"menu only theirs: {' '.join(sorted({word.split()[0] for word in theirs[place]}))}"] += 1
        else:
            for word in ours[place] - theirs[place]:
                found[f"{kind}only ours: {word.split()[0]}"] += 1
            for word in theirs[place] - ours[place]:
                found[f"{kind}only theirs: {word.split()[0]}"] += 1
    return found
