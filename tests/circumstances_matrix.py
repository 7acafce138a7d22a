"""Every circumstance beside every other, every kind of meld and every way of winning, asked at every door.

What cannot be is said here once more, from the books and apart from the library's table; so are the words.

python -m circumstances_matrix 400 7 riichi mcr    asks 400 cells of each game by seed 7 (src and tests on the path)
"""

import contextlib
import io
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from fangcheng import score, score_many, wins_of
from fangcheng.cli.score import Around
from fangcheng.cli.score import score as terminal
from fangcheng.conform.books import WIN_CAUSES
from fangcheng.conform.fields import Fields
from fangcheng.conform.wins import play_win
from fangcheng.errors import FangchengError
from fangcheng.game.asking import asker_of
from fangcheng.game.hand_input import jokers_named_by
from fangcheng.tiles import parse, write
from fangcheng.variants import IDS
from fangcheng.web import bodies
from fangcheng.web.page.analysed import scored

SEATS = "ESWN"
REFUSED = "refused"
RIICHI_GAMES = ("riichi", "sanma")
FIRST = {"first_turn", "first_draw", "before_first_draw", "heavenly"}
OWN = {"first_draw", "heavenly", "kong_replacement", "discard_kong_replacement", "kita_replacement"} | {
    *(
        "flower_replacement",
        "wild_last",
        "drift",
        "drift_twice",
        "drift_three_times",
        "treasure_draw",
        "treasure_match",
    ),
    *("eight_flowers", "self_drawn"),
}
ANOTHERS = {"payer_ready", "after_kong_discard", "payer_melded", "seven_rob_one", "double_win", "triple_win"}
DISCARD_ONLY = {"before_first_draw", "discarded"}
ROB_ONLY = {"concealed_kong_robbed", "opened_kong_robbed", "north_robbed", "robbed_kong"}
NO_ROB = {"last_tile", "last_copy", *FIRST}
READY = {"riichi", "double_riichi", "ready_declared", "open_ready", "open_draw", "open_hand"} | {
    *("hard_ready", "soft_ready", "heavenly_ready", "earthly_ready"),
}
COUNTED = [
    {"joker_thrown", "two_jokers_thrown", "three_jokers_thrown", "four_jokers_thrown"},
    {"drift", "drift_twice", "drift_three_times"},
    {"double_win", "triple_win"},
    {"treasure_draw", "treasure_match"},
    {"hard_ready", "soft_ready"},
    {"open_draw", "open_hand"},
    {"open_ready", "heavenly_ready", "earthly_ready"},
    {"concealed_kong_robbed", "opened_kong_robbed", "north_robbed"},
]
EVERYWHERE = ("last_tile", "kong_replacement", "discard_kong_replacement", "concealed_kong_robbed")
ALONE_IN = {  # words of one or a few games, as these are by default
    "riichi": RIICHI_GAMES,
    "double_riichi": RIICHI_GAMES,
    "ippatsu": RIICHI_GAMES,
    "ready_declared": (
        *RIICHI_GAMES,
        "taiwan",
        "harbin",
        "changchun",
        "jilin",
        "guizhou",
        "jinan",
        "shanxi",
        "taiyuan",
        "luoshu",
    ),
    "open_ready": ("taiwan",),
    "heavenly_ready": ("taiwan",),
    "earthly_ready": ("taiwan",),
    "hard_ready": ("guizhou",),
    "soft_ready": ("guizhou",),
    "open_draw": ("jinan",),
    "open_hand": ("jinan",),
    "payer_ready": ("harbin", "changchun", "shanxi", "wuhan", "shanghai"),
    "kita_replacement": ("sanma",),
    "north_robbed": ("sanma",),
    "after_kong_discard": ("sichuan", "chengdu", "guizhou", "guangxi", "nanning"),
    "fourth_tile": ("mcr",),
    "last_copy": ("nanjing",),
    "joker_discarded": ("tianjin",),
    "payer_melded": ("nanning",),
    "jokers_elsewhere": ("nanchang",),
    "double_hand": ("nanjing",),
    "lucky_dice": ("shanghai",),
    "wash_out": ("shanghai", "anqing"),
    "opened_kong_robbed": ("changsha",),
    "treasure_draw": ("harbin", "changchun", "jilin"),
    "treasure_match": ("changchun", "jilin"),
    "drift": ("hangzhou",),
    "drift_twice": ("hangzhou",),
    "drift_three_times": ("hangzhou",),
    "wild_last": ("yingkou",),
    "double_win": (),
    "triple_win": ("guangdong", "guangxi"),
    "flower_replacement": (
        *("mcr", "taiwan", "hongkong", "classic", "nanjing", "jinan", "hainan", "shanghai"),
        *("guangdong_folk", "anqing", "hefei"),
    ),
}
FIRST_TURN_IN = (
    *("riichi", "sanma", "taiwan", "sichuan", "tianjin", "hongkong", "guangdong", "classic", "jilin"),
    *("chengdu", "guizhou", "beijing", "hebei", "nanjing", "hainan", "guangzhou", "guangxi", "changsha"),
    *("wenzhou", "anqing", "hangzhou", "nanchang", "jiangnan"),
)
NO_LAST_DISCARD = ("wenzhou", "wuhan", "yingkou")  # the last tiles are drawn only: WENZHOU-10, WUHAN-20, YINGKOU-17
MELDS = ("none", "chow", "across", "pung", "open", "added", "concealed")
CLAIMED = ("chow", "across", "pung", "open", "added")
WAYS = ("self", "discard", "rob")


class Cell(NamedTuple):
    """One question."""

    game: str
    words: tuple[str, ...]
    meld: str  # none, chow, across (a chow of who does not sit on the left), pung, open, added or concealed
    by: str
    seat: str
    laid: bool  # a flower, or a North, is laid out
    copies: bool  # the hand holds another copy of the winning tile


def words_of(game: str) -> list[str]:
    """The words that mean something in a game."""
    own = [word for word, games in ALONE_IN.items() if game in games]
    return [*EVERYWHERE, *own, *(sorted(FIRST) if game in FIRST_TURN_IN else ())]


def cells_of(game: str) -> Iterator[Cell]:
    """All questions about a game: no word, each and every two of them."""
    known = [*words_of(game), *foreign(game)]
    contexts = [(), *((word,) for word in known), *combinations(known, 2)]
    for words in contexts:
        for meld in MELDS:
            for by in WAYS:
                for seat in "ES":
                    for laid in (False, True) if lays(game) else (False,):
                        for copies in (False, True):
                            yield Cell(game, words, meld, by, seat, laid, copies)


def foreign(game: str) -> list[str]:
    """A word of other games."""
    return [next(word for word in ("riichi", "fourth_tile") if game not in ALONE_IN[word])]


def lays(game: str) -> str:
    """What is laid out singly in a game: a flower, a North or nothing."""
    rules = asker_of(game).engine.rules
    return "north" if rules.lay_north else "flower" if rules.flower_rule else ""


# --- what cannot be, from the books


def cannot_be(cell: Cell) -> str:
    """Why the books leave no such win; empty where they may."""
    said, by = {*cell.words}, cell.by
    for word in said:
        if word not in words_of(cell.game):
            return f"{word} is of other games"
    if said & OWN and by != "self":
        return "a tile one draws is given by nobody"
    if said & (ANOTHERS | DISCARD_ONLY | ROB_ONLY) and by == "self":
        return "nobody gives a tile one draws"
    if (
        (said & DISCARD_ONLY and by != "discard")
        or (said & ROB_ONLY and by != "rob")
        or (said & NO_ROB and by == "rob")
    ):
        return "a kong is no discard"
    if "last_tile" in said and by == "discard" and cell.game in NO_LAST_DISCARD:
        return "nobody discards after the last tile"
    if any(len(said & group) > 1 for group in COUNTED):
        return "one of two"
    rules = asker_of(cell.game).engine.rules
    if said & {"double_win", "triple_win"} and rules.winners != 1:
        return "only one wins by default"
    if cell.meld == "across" and chows(cell.game):
        return "RIICHI-37, MCR-15, LUOSHU-12: a chow or a sum is of the left neighbour's discard"
    if cell.game == "luoshu" and by == "rob":
        return "LUOSHU-15: numbers make no kongs"
    if said >= {"payer_melded", "concealed_kong_robbed"}:
        return "a concealed kong is no claimed set"
    if said & COUNTED[0] and not rules.thrown_factor:
        return "thrown jokers count nothing by default"
    return of_readiness(cell, said) or of_first_turn(cell, said) or of_replacements(cell, said) or of_copies(cell, said)


def of_readiness(cell: Cell, said: set[str]) -> str:
    """RIICHI-57, GUIZHOU-16, TAIWAN-50, TAIWAN-51: who declares so has claimed nothing; ippatsu is of a declaration."""
    claimed = cell.meld in CLAIMED
    closed = said & {"riichi", "double_riichi", "heavenly_ready", "earthly_ready", "hard_ready", "soft_ready"}
    if claimed and (closed or ("ready_declared" in said and cell.game in (*RIICHI_GAMES, "guizhou"))):
        return "declared with a claimed meld"
    if said & {"heavenly_ready", "hard_ready"} and cell.seat == "E":
        return "the dealer's first turn begins with the deal"
    if said & {"ippatsu", "treasure_draw", "treasure_match"} and not said & READY:
        return "nothing was declared"
    if "ippatsu" in said and said & {"kong_replacement", "discard_kong_replacement", "kita_replacement"}:
        return "RIICHI-F-ippatsu: a kong breaks it"
    return ""


def of_first_turn(cell: Cell, said: set[str]) -> str:
    """COMMON-7: a first turn is before any claim, any discard of one's own and long before the last tile."""
    if not said & FIRST:
        return ""
    later = {"riichi", "double_riichi", "ippatsu", "earthly_ready", "soft_ready", "joker_discarded", "last_tile"}
    later |= {"treasure_draw", "treasure_match", "after_kong_discard", *COUNTED[0], *COUNTED[1]}
    if said & {*later, "last_copy"}:  # which lies beside a pung that was claimed
        return "no first turn any more"
    if cell.game in RIICHI_GAMES and "ready_declared" in said:
        return "declared with a discard"  # RIICHI-57
    if {"before_first_draw"} & said and said & {"first_draw", "heavenly"}:
        return "drawn and not drawn"
    if "heavenly" in said and (cell.seat != "E" or "open_ready" in said or "kita_replacement" in said):
        return "dealt tiles"
    if cell.seat == "E" and cell.by == "discard":
        return "the dealer has discarded before"
    if cell.meld in CLAIMED:
        return "a claim"
    replaced = cell.by == "self" and bool(said & {"kong_replacement", "flower_replacement", "kita_replacement"})
    north = cell.laid and lays(cell.game) == "north"
    if "heavenly" in said and (north or cell.meld != "none"):
        return "more than dealt"
    if said & FIRST == {"heavenly"}:
        return ""
    return "a kong or a North is replaced" if (cell.meld != "none" or north) and not replaced else ""


def of_replacements(cell: Cell, said: set[str]) -> str:
    """What is replaced lies before the winner; one tile replaces one."""
    kong = cell.meld in ("open", "added", "concealed")
    singly = cell.laid and bool(asker_of(cell.game).engine.rules.kong_tiles)
    if "kong_replacement" in said and not kong and not singly:
        return "no kong"
    if "discard_kong_replacement" in said and cell.meld != "open":
        return "no kong of a discard"
    if "flower_replacement" in said and not (cell.laid and lays(cell.game) == "flower"):
        return "no flower"
    if "kita_replacement" in said and not cell.laid:
        return "no North"
    kongs = said & {"kong_replacement", "discard_kong_replacement"}
    if kongs and said & {"kita_replacement", "treasure_match"}:
        return "one tile replaces one"
    return "one tile replaces one" if {"flower_replacement", "treasure_match"} <= said else ""


def of_copies(cell: Cell, said: set[str]) -> str:
    """The last copy is held by nobody else, and a kong takes all four; North is laid aside singly (SANMA-16)."""
    if cell.copies and (cell.by == "rob" or said & {"fourth_tile", "last_copy"}):
        return "copies in the own hand"
    return "no North" if "north_robbed" in said else ""


# --- the hands


def told(cell: Cell) -> dict[str, Any]:
    """The arguments of `score`."""
    hand, tile, melds = hand_of(cell)
    laid = lays(cell.game) if cell.laid else ""
    return {
        "hand": hand,
        "win": tile,
        "by": cell.by,
        "seat": cell.seat,
        "source": None if cell.by == "self" else "W",
        "melds": melds,
        "context": list(cell.words),
        "aside": int(laid == "north"),
        "flowers": flower_of(cell.game) if laid == "flower" else "",
        "jokers": jokers_named_by(turned(cell.game), asker_of(cell.game).engine.rules) if turned(cell.game) else "",
    }


@cache
def turned(game: str) -> str:
    """The tile turned up in a game that names its jokers so."""
    return "9m" if int(asker_of(game).engine.rules.joker_rule) not in NO_TURNED_TILE else ""


def flower_of(game: str) -> str:
    """A tile that is laid out singly in a game."""
    rules = asker_of(game).engine.rules
    return next(name for name in ("1f", "5z") if rules.copies[parse(name)[0]])


def hand_of(cell: Cell) -> tuple[str, str, list[str]]:
    """Hand, winning tile and melds: a run or a pair is completed, beside sets of circles and bamboos."""
    if cell.game == "luoshu":
        return hand_of_sums(cell)
    sets = ["123p", "789p", "222s"] + ["789s"] * (int(asker_of(cell.game).engine.rules.sets) - 4)
    laid = {
        "none": [],
        "chow": [f"chi 123p from {left_of(cell)}"],
        "across": ["chi 123p from W"],
        "pung": ["pon 222s from W"],
        "open": ["kong 2222s from W"],
        "added": ["added 2222s from W"],
        "concealed": ["concealed 2222s"],
    }[cell.meld]
    gone = {"none": None, "chow": "123p", "across": "123p"}.get(cell.meld, "222s")
    rest = "".join(one for one in sets if one != gone)
    waiting, tile = ("456p5s", "5s") if cell.copies else ("56p55s", "4p")
    return write(sorted(parse(rest + waiting))), tile, laid


def left_of(cell: Cell) -> str:
    """Return the seat whose turn is before the winner's."""
    return SEATS[(SEATS.index(cell.seat) - 1) % int(asker_of(cell.game).engine.rules.seats)]


def hand_of_sums(cell: Cell) -> tuple[str, str, list[str]]:
    """The same where sums and heads are played."""
    laid = {
        "none": [],
        "chow": [f"sum 159m from {left_of(cell)}"],
        "across": ["sum 159m from W"],
        "pung": ["head 333a from W"],
        "open": ["kong 3333a from W"],
        "added": ["added 3333a from W"],
        "concealed": ["concealed 3333a"],
    }[cell.meld]
    gone = {"none": "", "chow": "159m", "across": "159m"}.get(cell.meld, "333a")
    rest = "".join(one for one in ("159m", "267p", "333a") if one != gone)
    waiting, tile = ("168s4a", "4a") if cell.copies else ("16s44a", "8s")
    return rest + waiting, tile, laid


NO_TURNED_TILE: tuple[int, ...] = ()


def _name_rules() -> None:
    from fangcheng.core.state.rule_codes import JOKER_FIXED, JOKER_FLOWERS, JOKER_NONE

    global NO_TURNED_TILE
    NO_TURNED_TILE = (JOKER_NONE, JOKER_FIXED, JOKER_FLOWERS)


_name_rules()

# --- the doors

Answer = tuple[Any, ...]


def by_library(cell: Cell) -> Answer:
    """`score`."""
    found = score(cell.game, mode="interpreted", **told(cell))
    return (True, found.total, *found.changes) if found.wins else (False,)


def by_batch(cell: Cell) -> Answer:
    """`wins_of` and `score_many`."""
    [found] = score_many(cell.game, wins_of(cell.game, [told(cell)], mode="interpreted"), mode="interpreted")
    seats = int(asker_of(cell.game).engine.rules.seats)
    return (True, int(found["total"]), *found["changes"][:seats].tolist()) if found["wins"] else (False,)


def by_terminal(cell: Cell) -> Answer:
    """`fangcheng score`."""
    asked = told(cell)
    words = {name: asked[name] for name in ("aside", "seat", "context", "flowers")}
    how = {"meld": asked["melds"], "source": asked["source"], "rob": cell.by == "rob"}
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        around = Around(turned=turned(cell.game) or "", **words)
        terminal(cell.game, asked["hand"], asked["win"], around=around, json=True, **how)
    found = json.loads(out.getvalue())
    return (True, found["total"], *found["changes"].values()) if found["wins"] else (False,)


def by_analyser(cell: Cell) -> Answer:
    """The endpoint of the page, which asks of drawn and discarded tiles."""
    asked = told(cell)
    names = ("hand", "melds", "win", "seat", "source", "context", "flowers", "aside")
    question = bodies.Question(
        bodies.Game(cell.game), turned=turned(cell.game), **{name: asked[name] for name in names}
    )
    found = scored(question).result
    if found is None:
        return (False,)
    return (True, *(payment.change for payment in found.payments))


def by_case(cell: Cell) -> Answer:
    """A case, played."""
    asked = told(cell)
    win = {"tile": asked["win"], "by": cell.by, **({} if cell.by == "self" else {"from": "W"})}
    case = {name: asked[name] for name in ("seat", "hand", "melds", "context", "flowers")}
    case |= {"win": win, "kita": asked["aside"]}
    if turned(cell.game):
        case["jokers"] = {"indicator": turned(cell.game)}
    situation, [winner, *_], _ = play_win(cell.game, Fields(case), {})
    if winner.refusal is not None:
        return (False,)
    return (True, int(winner.result["total"]), *situation.paid(WIN_CAUSES, {winner.seat}).values())


DOORS: dict[str, Callable[[Cell], Answer]] = {
    "library": by_library,
    "batch": by_batch,
    "terminal": by_terminal,
    "analyser": by_analyser,
    "case": by_case,
}


def answers(cell: Cell) -> dict[str, Answer | str]:
    """What every door says: value and payments, no win, or a refusal of the question."""
    found: dict[str, Answer | str] = {}
    for name, door in DOORS.items():
        if name == "analyser" and cell.by == "rob":
            continue
        try:
            found[name] = door(cell)
        except FangchengError:
            found[name] = REFUSED
    return found


def faults(cell: Cell) -> list[str]:
    """What is wrong with the answers: a contradiction counted, a win refused, or doors that disagree."""
    found, why = answers(cell), cannot_be(cell)
    if why:
        return [f"{name} counts {found[name]}, though: {why}" for name in found if found[name] != REFUSED]
    if nobody_claims(cell):  # of a case it is a win that is refused, elsewhere no hand
        return [f"{name} counts a set that nobody claims" for name in found if found[name] not in (REFUSED, (False,))]
    wrong = [f"{name} refuses" for name in found if found[name] == REFUSED]
    if wrong:
        return wrong
    library = found["library"]
    assert isinstance(library, tuple)
    return [
        f"{name} says {said}, the library {library}"
        for name, said in found.items()
        if said != (library if name != "analyser" or library == (False,) else (True, *library[2:]))
    ]


def nobody_claims(cell: Cell) -> bool:
    """Whether the meld is one that nobody claims in the game.

    Rules: SICHUAN-15, HEFEI-9.
    """
    if cell.meld in ("chow", "across"):
        return not chows(cell.game)
    return cell.game == "hefei" and cell.meld in ("pung", "open", "added")


def chows(game: str) -> bool:
    """Whether anybody claims runs, or sums, in a game."""
    return bool(asker_of(game).engine.rules.claim_chi)


def sampled(game: str, number: int, seed: int) -> list[Cell]:
    """Some cells of a game; half of them among those that may be."""
    every = [*cells_of(game)]
    if number >= len(every):
        return every
    chance = random.Random(f"{game} {seed}")
    possible = [cell for cell in every if not cannot_be(cell)]
    half = chance.sample(possible, min(number // 2, len(possible)))
    return half + chance.sample(every, number - len(half))


def main() -> None:
    """Count cells and faults."""
    number, seed, *games = sys.argv[1:]
    total = wrong = 0
    kinds: Counter[str] = Counter()
    for game in games or IDS:
        cells = sampled(game, int(number), int(seed))
        bad = [(cell, fault) for cell in cells if (fault := faults(cell))]
        total, wrong = total + len(cells), wrong + len(bad)
        kinds.update(fault[0].split(" ")[0] + (" contradiction" if "though" in fault[0] else "") for _, fault in bad)
        print(game, len([*cells_of(game)]), len(cells), len(bad), flush=True)
        for cell, fault in bad[:8]:
            print("   ", cell, fault)
    print(total, wrong, kinds)


if __name__ == "__main__":
    main()
