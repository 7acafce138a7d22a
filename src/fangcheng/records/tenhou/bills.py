"""The results of a hand as tenhou.net/6 writes them: who won from whom, what it was worth and for which yaku."""

from collections.abc import Sequence

from fangcheng.records.model import Abort, DrawnHand, HandRecord, Indicator, Pattern, Ready, Tiles, Win
from fangcheng.records.tenhou.words import ABORTS, DRAWN, WON, plain
from fangcheng.records.tenhou.yaku import NUMBER_OF_NAME, YAKU, pattern_id

WORD_OF_DRAW = {reason: word for word, reason in reversed(DRAWN.items())}
WORD_OF_ABORT = {reason: word for word, reason in ABORTS.items()}
LIMITS = {1: "満貫", 2: "跳満", 3: "倍満", 4: "三倍満", 5: "役満"}
NAME_OF_PATTERN = {pattern: name for name, pattern in reversed(YAKU)}
WINDS = "東南西北"
DRAGONS = {"5z": "役牌 白", "6z": "役牌 發", "7z": "役牌 中"}
DRAGON_OF_WORD = dict(
    zip(("白", "white", "發", "发", "発", "green", "中", "red"), [*2 * ["役牌 白"], *4 * ["役牌 發"], *2 * ["役牌 中"]])
)
FIRST_INDICATOR = {136: 130, 108: 98}  # by tiles of the wall; its ura lies under it (RIICHI-27, SANMA-12)
EACH_COUNTER = 100  # points of every payer of a self-drawn win


def result_of(hand: HandRecord, shift: int) -> list[object]:
    """Return the last part of a hand; empty where the record breaks off. Raises ValueError for what has no word."""
    wins = [result for result in hand.results if isinstance(result, Win)]
    if wins:
        told: list[object] = [WON]
        for place, win in enumerate(wins):
            told += [_changes(win.deltas, hand, shift), _bill(win, hand, shift, hand.counters if place == 0 else 0)]
        return told
    for result in hand.results:
        changes = [] if result.deltas is None else [_changes(result.deltas, hand, shift)]
        return [_word(result), *changes]
    return []


def ura_of(hand: HandRecord) -> Tiles:
    """Return the indicators underneath, where a winner saw them: as they are told, else from the wall."""
    wins = [result for result in hand.results if isinstance(result, Win)]
    told: Tiles = max((win.ura for win in wins), key=len, default=())
    in_riichi = any(isinstance(event, Ready) and event.seat == win.seat for win in wins for event in hand.events)
    if told or not in_riichi or hand.wall is None:
        return told
    turned = len(hand.indicators) + sum(isinstance(event, Indicator) for event in hand.events)
    first = FIRST_INDICATOR[len(hand.wall)] + 1
    return hand.wall[first - 2 * (turned - 1) : first + 1 : 2][::-1]


def _word(result: DrawnHand | Abort | Win) -> str:
    words = WORD_OF_DRAW if isinstance(result, DrawnHand) else WORD_OF_ABORT
    reason = "" if isinstance(result, Win) else result.reason
    if reason not in words:
        raise ValueError(f'the format has no word for the end "{reason}"')
    return words[reason]


def _changes(deltas: Sequence[int] | None, hand: HandRecord, shift: int) -> list[int]:
    if deltas is None:
        raise ValueError("what a win changed is not told")
    seats = len(hand.dealt)
    return [*(deltas[(seat + shift) % seats] for seat in range(seats)), *[0] * (4 - seats)]


def _bill(win: Win, hand: HandRecord, shift: int, counters: int) -> list[object]:
    seats = len(hand.dealt)
    liable = win.seat if win.liable is None else win.liable
    places = [(seat - shift) % seats for seat in (win.seat, win.from_seat, liable)]
    if win.points is None and not win.patterns:
        return [*places]  # as programs write it that do not reckon
    lines = [line for one in _with_norths_as_dora(win.patterns) for line in _lines(one, win, hand)]
    return [*places, _total(win, hand, counters), *lines]


def _with_norths_as_dora(patterns: Sequence[Pattern]) -> list[Pattern]:
    """Return the patterns with Norths laid aside among the dora, as Tenhou counts them."""
    aside = sum(pattern.value for pattern in patterns if pattern.id == "kita")
    told = [pattern for pattern in patterns if pattern.id not in ("kita", "dora")]
    dora = aside + sum(pattern.value for pattern in patterns if pattern.id == "dora")
    if not aside:
        return list(patterns)
    return [*told, Pattern("dora", dora, "han")]


def _total(win: Win, hand: HandRecord, counters: int) -> str:
    """Write the sum: 30符4飜7700点, 満貫2000-4000点, or 満貫4000点∀ where all pay the same."""
    if win.points is None or win.limit is None:
        raise ValueError("what a win was worth is not told")
    if win.limit:
        counted = win.limit == 5 and all(pattern.unit == "han" for pattern in win.patterns)
        worth = "数え役満" if counted else LIMITS[win.limit]
    else:
        worth = f"{win.fu}符{win.han}飜"
    return f"{worth}{_points(win, hand, counters)}"


def _points(win: Win, hand: HandRecord, counters: int) -> str:
    if win.seat != win.from_seat:
        return f"{win.points}点"
    seats = range(len(hand.dealt))
    shares = {seat: _share(win, hand, seat, counters) for seat in seats if seat != win.seat}
    if sum(shares.values()) != win.points:
        raise ValueError(f"the shares of a win of {win.points} come to {sum(shares.values())}")
    if hand.dealer == win.seat:
        return f"{next(iter(shares.values()))}点∀"
    other = next((share for seat, share in shares.items() if seat != hand.dealer), 0)
    return f"{other}-{shares[hand.dealer]}点"


def _share(win: Win, hand: HandRecord, seat: int, counters: int) -> int:
    """Return what a seat owes for a self-drawn win, counters aside; who is liable has paid it for the others."""
    if win.liable is None and win.deltas is not None:
        return -win.deltas[seat] - EACH_COUNTER * counters
    seats, points = len(hand.dealt), win.points or 0
    if hand.dealer == win.seat:
        return points // (seats - 1)
    return points * (2 if seat == hand.dealer else 1) // seats


def _lines(pattern: Pattern, win: Win, hand: HandRecord) -> list[str]:
    """Return the lines of a pattern; each dragon has one of its own."""
    names = _names(pattern, win, hand)
    if pattern.unit == "yakuman":
        return [f"{name}(役満)" for name in names]
    if pattern.unit != "han" or pattern.value % len(names):
        raise ValueError(f"the format has no word for {pattern.id}")
    return [f"{name}({pattern.value // len(names)}飜)" for name in names]


def _names(pattern: Pattern, win: Win, hand: HandRecord) -> list[str]:
    if isinstance(pattern.id, int):
        return [YAKU[pattern.id][0]] if 0 <= pattern.id < len(YAKU) else [""]
    if pattern.id in NUMBER_OF_NAME:
        return [pattern.id]
    known = pattern_id(pattern.id) or pattern.id
    if known == "seat_wind":
        return [f"自風 {WINDS[(win.seat - hand.dealer) % len(hand.dealt)]}"]
    if known == "round_wind":
        return [f"場風 {WINDS[hand.round_wind % 4]}"]
    if known == "dragon_pung":
        return _named_dragon(pattern.id) or _dragons(win, hand)
    if known not in NAME_OF_PATTERN:
        raise ValueError(f"the format has no word for {pattern.id}")
    return [NAME_OF_PATTERN[known]]


def _named_dragon(name: str) -> list[str]:
    """Return Tenhou's word for the dragon that another program's name is about; nothing where it names none."""
    return [ours for word, ours in DRAGON_OF_WORD.items() if word in plain(name) and name != "dragon_pung"]


def _dragons(win: Win, hand: HandRecord) -> list[str]:
    """Return the dragons of which the winner holds three: in the hand, or in what he has called or laid out."""
    laid = [
        tile
        for event in hand.events
        if getattr(event, "seat", None) == win.seat
        for tile in (*getattr(event, "own", ()), *getattr(event, "tiles", ()))
    ]
    return [name for tile, name in DRAGONS.items() if win.hand.count(tile) >= 3 or laid.count(tile) >= 2] or [""]
