"""Reads what Botzone keeps of Chinese-Standard-Mahjong: matches, self-play logs, a wall for each seat."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from fangcheng.errors import RecordError
from fangcheng.records.chinese.botzone_answers import strange_answer
from fangcheng.records.chinese.events import McrEvents
from fangcheng.records.chinese.tiles import GAME, all_from_botzone, from_botzone
from fangcheng.records.model import (
    EXHAUSTED,
    Abort,
    Amount,
    Count,
    DrawnHand,
    Final,
    GameRecord,
    HandRecord,
    Numbers,
    Pattern,
    Result,
    Seat,
    Tiles,
    Win,
)
from fangcheng.records.opening import Source
from fangcheng.records.parts import FirstFailure

OPTIONS = {"duplicate": True, "flowers": False, "start": 0}
Four: TypeAlias = tuple[Amount, Amount, Amount, Amount]  # one a seat
PENALTY = (-30, 10, 10, 10)  # for an illegal move or a win below eight fan; in any order
SEATS = 4
WALL_OF_ONE = 34  # tiles; a seat draws from the end of its own part


class FanLine(msgspec.Struct, frozen=True):
    cnt: Count
    name: str
    value: Amount


class Judgement(msgspec.Struct, frozen=True):
    """The judge's last display."""

    action: str
    player: Seat | None = None
    fan: tuple[FanLine, ...] = ()
    fanCnt: Count | None = None
    score: Four | None = None


class InitData(msgspec.Struct, frozen=True):
    quan: int | None = None
    srand: int | None = None
    walltiles: str | None = None


class Display(msgspec.Struct, frozen=True):
    """What spectators saw at a request: the same as the seats were told, once more."""

    action: str
    quan: int | None = None
    player: Seat | None = None
    tile: str | None = None
    tileCHI: str | None = None
    hand: list[list[str]] | None = None
    fan: tuple[FanLine, ...] = ()
    fanCnt: Count | None = None
    score: Four | None = None


class Step(msgspec.Struct, frozen=True):
    """Either what every seat was told (in the end its score), or what every seat answered."""

    req: dict[str, str | Amount] | None = None
    res: list[str] | None = None
    disp: Display | None = None


class Match(msgspec.Struct, frozen=True):
    """A match fetched from Botzone."""

    match: str
    steps: list[Step]
    final: Judgement
    players: tuple[str, ...] = ()
    initdata: InitData | None = None


class Answer(msgspec.Struct, frozen=True):
    response: str


class SelfPlay(msgspec.Struct, frozen=True):
    """A game a program played against itself; `log` alternates requests and answers."""

    log: list[dict[str, str | Answer]]
    scores: Four
    walltiles: str | list[str] | None = None
    seed: int | None = None
    quan: int | None = None


def read_botzone(source: Source) -> Iterator[GameRecord]:
    """Read one game from every line; the error of one that cannot be read is raised behind the others."""
    failure = FirstFailure()
    for where, line in source.lines():
        try:
            yield _game_of(source, where, line)
        except RecordError as error:
            failure.note(error)
    failure.raise_it()


def _game_of(source: Source, where: str, line: str) -> GameRecord:
    fields = source.decode(where, line, dict[str, msgspec.Raw])
    try:
        if "steps" in fields:
            return _match_record(source.decode(where, line, Match))
        return _self_play_record(source.decode(where, line, SelfPlay))
    except ValueError as failure:
        raise source.error(where, str(failure)) from None


def _match_record(match: Match) -> GameRecord:
    table = _Table()
    for number, step in enumerate(match.steps, start=1):
        table.take(number, step)
    final = match.final
    if any(step.disp is not None for step in match.steps):
        _require_same(match.steps[-1].disp, final)
    start = match.initdata or InitData()
    table.require_wind(start.quan)
    deltas = final.score or ((0, 0, 0, 0) if final.action == "HUANG" else None)
    return table.record(
        players=match.players or ("0", "1", "2", "3"),
        own_walls=_own_walls(start.walltiles),
        result=table.result(final.player if final.action == "HU" else None, deltas, final),
        id=match.match,
        seed=str(start.srand or ""),
    )


def _self_play_record(game: SelfPlay) -> GameRecord:
    table = _Table()
    for number, entry in enumerate(game.log, start=1):
        table.take(number, _step(entry))
    table.require_wind(game.quan)
    return table.record(
        players=("0", "1", "2", "3"),
        own_walls=_own_walls(game.walltiles),
        result=table.result(table.declared_winner(), game.scores, None),
        id="",
        seed=str(game.seed or ""),
    )


def _step(entry: dict[str, str | Answer]) -> Step:
    told = {seat: text for seat, text in entry.items() if isinstance(text, str)}
    if told:
        return Step(req={**told})
    answers = [entry.get(str(seat)) for seat in range(4)]
    return Step(res=[answer.response if isinstance(answer, Answer) else "PASS" for answer in answers])


class _Table:
    """One table while its requests come in; the answers before them tell which tile a concealed kong is of."""

    def __init__(self) -> None:
        self.play = McrEvents()
        self.wind: int | None = None
        self.dealt: dict[int, Tiles] = {}
        self.requests: dict[int, list[str]] = {}
        self.answers: list[str] = []
        self.strange = ""  # the first answer that nobody was asked for, in words
        self.scores: Four | None = None  # told to the seats in the end

    def take(self, number: int, step: Step) -> None:
        try:
            if step.res is not None:
                self._take_answers(number, step.res)
            elif step.req is not None:
                words = {_seat(seat): text.split() for seat, text in step.req.items() if isinstance(text, str)}
                self._requests(words)
                self.requests = words
                if step.disp is not None:
                    _require_shown(step.disp, words)
                self._take_scores({_seat(seat): number for seat, number in step.req.items() if type(number) is int})
        except (ValueError, IndexError) as failure:
            raise ValueError(f"step {number}: {failure}") from None

    def _take_answers(self, number: int, answers: list[str]) -> None:
        self.answers = answers
        found = strange_answer(self.requests, answers)
        if found and not self.strange:
            self.strange = f"step {number}: {found}"

    def require_wind(self, wind: int | None) -> None:
        """Raise ValueError where the file names another wind than the seats were told."""
        if wind not in (None, self.wind):
            raise ValueError(f"quan {wind}, but the seats were told {self.wind}")

    def declared_winner(self) -> Seat | None:
        """Return the first seat after the last tile's owner that answered HU at the end."""
        return min(self._claiming(), key=lambda seat: (seat - self.play.seat) % 4, default=None)

    def _claiming(self) -> list[Seat]:
        return [seat for seat, answer in enumerate(self.answers[:4]) if answer.strip() == "HU"]

    def _take_scores(self, told: dict[int, int]) -> None:
        if len(told) == SEATS:
            self.scores = (told[0], told[1], told[2], told[3])

    def result(self, winner: Seat | None, deltas: Numbers | None, judged: Judgement | None) -> Result:
        if self.scores is not None and deltas is not None and deltas != self.scores:
            raise ValueError(f"scores {deltas}, but the seats were told {self.scores}")
        if deltas is None or sorted(deltas) == sorted(PENALTY):
            return Abort("penalty", deltas)
        if self.strange:
            raise ValueError(f"{self.strange}, and nobody pays a penalty")
        if winner is not None:
            if judged is not None and winner not in self._claiming():
                raise ValueError(f"seat {winner} wins without a word")
            lines = judged.fan if judged else ()
            patterns = tuple(Pattern(line.name, line.cnt * line.value, "fan", line.cnt) for line in lines)
            points = judged.fanCnt if judged else None
            return Win(winner, self.play.seat, self.play.tile, deltas, points, patterns=patterns)
        if any(deltas):
            raise ValueError(f"no win, no empty wall and no penalty gives {deltas}")
        return DrawnHand(EXHAUSTED, deltas)

    def record(self, *, result: Result, own_walls: tuple[Tiles, ...] | None, **about: Any) -> GameRecord:
        if sorted(self.dealt) != [0, 1, 2, 3]:
            raise ValueError("four hands must be dealt")
        if self.wind is None:
            raise ValueError("no wind is told")
        hand = HandRecord(
            round_wind=self.wind,
            dealer=0,
            number=0,
            counters=0,
            sticks=0,
            start_scores=(0, 0, 0, 0),
            dealt=tuple(self.dealt[seat] for seat in range(4)),
            events=(*self.play.events, result),
            own_walls=own_walls,
        )
        final = Final(result.deltas) if result.deltas is not None else None
        return GameRecord(GAME, OPTIONS, "botzone", hands=(hand,), final=final, **about)

    def _requests(self, told: dict[int, list[str]]) -> None:
        if told and sorted(told) != list(range(SEATS)):
            raise ValueError(f"only seats {sorted(told)} are told anything")
        for seat, words in told.items():
            match words:
                case ["0", own, wind]:
                    self._begin(seat, _seat(own), _seat(wind))
                case ["1", *_]:
                    self._deal(seat, words)
                case ["2", tile]:
                    self.play.draw(seat, from_botzone(tile))
                case ["3", _, _, *_]:
                    continue
                case _:
                    raise ValueError(f'unknown request "{" ".join(words)[:20]}"')
        public = [words for words in told.values() if words[0] == "3"]
        if any(words != public[0] for words in public):
            raise ValueError("the seats were told different things")
        if public and public[0][2] != "DRAW":
            self._answered(_seat(public[0][1]), public[0][2:])
            self._public(_seat(public[0][1]), public[0][2], public[0][3:])

    def _begin(self, seat: Seat, own: Seat, wind: int) -> None:
        if own != seat:
            raise ValueError(f"seat {seat} is told that it is seat {own}")
        if self.wind not in (None, wind):
            raise ValueError("the seats were told different winds")
        self.wind = wind

    def _answered(self, seat: Seat, action: list[str]) -> None:
        """Check that whatever happens is what its seat answered; a concealed kong's tile stands in the answer alone."""
        words = self.answers[seat].split() if seat < len(self.answers) else []
        if words != action and not (action == ["GANG"] and words[:1] == action and len(words) == 2):
            raise ValueError(f"seat {seat} answered {' '.join(words)[:20]!r}, but made {' '.join(action)[:20]!r}")

    def _deal(self, seat: Seat, words: list[str]) -> None:
        if words[1:5] != ["0"] * 4:
            raise ValueError("flowers: only games without them are read")
        if seat in self.dealt or self.play.events:
            raise ValueError(f"seat {seat} is dealt a second hand")
        self.dealt[seat] = all_from_botzone(words[5:])

    def _public(self, seat: Seat, action: str, tiles: list[str]) -> None:
        match action:
            case "PLAY":
                self.play.discard(seat, from_botzone(tiles[0]))
            case "PENG":
                self.play.pung(seat)
                self.play.discard(seat, from_botzone(tiles[0]))
            case "CHI":
                self.play.chow(seat, from_botzone(tiles[0]))
                self.play.discard(seat, from_botzone(tiles[1]))
            case "GANG":
                self._kong(seat)
            case "BUGANG":
                self.play.added_kong(seat, from_botzone(tiles[0]))
            case _:
                raise ValueError(f'unknown action "{action[:20]}"')

    def _kong(self, seat: Seat) -> None:
        """Add a kong: other seats are told only that one was made, its maker's answer names a concealed one."""
        words = self.answers[seat].split()
        if len(words) == 2 and words[0] == "GANG":
            self.play.concealed_kong(seat, from_botzone(words[1]))
        else:
            self.play.open_kong(seat)


def _require_same(shown: Display | None, final: Judgement) -> None:
    """Raise ValueError where spectators saw another end than the judge's."""
    if shown is None:
        raise ValueError("the last step is missing: nobody is told the end")
    for field in Judgement.__struct_fields__:
        if getattr(shown, field) != getattr(final, field):
            raise ValueError(f"the judge's {field} is not what spectators saw in the end")


def _require_shown(shown: Display, told: dict[int, list[str]]) -> None:
    """Raise ValueError where spectators saw other tiles than the seats were told."""
    told_action = _action_of(told)
    if told_action not in (None, shown.action):
        raise ValueError(f"spectators saw {shown.action[:20]!r}, but the seats were told {told_action!r}")
    match shown.action:
        case "INIT":
            same = shown.quan is None or all(words[2:] == [str(shown.quan)] for words in told.values())
        case "DEAL":
            same = shown.hand is None or shown.hand == [told.get(seat, [])[5:] for seat in range(SEATS)]
        case "DRAW":
            same = told.get(shown.player or 0, [])[:2] == ["2", shown.tile]
        case "PLAY" | "PENG" | "BUGANG":
            same = [str(shown.player), shown.action, shown.tile] in [words[1:] for words in told.values()]
        case "CHI":
            same = [str(shown.player), "CHI", shown.tileCHI, shown.tile] in [words[1:] for words in told.values()]
        case "GANG":
            same = [str(shown.player), "GANG"] in [words[1:] for words in told.values()]
        case _:
            same = True
    if not same:
        raise ValueError(f"spectators saw another {shown.action} than the seats were told")


def _action_of(told: dict[int, list[str]]) -> str | None:
    """Return the spectators' word for a request; None where the seats are told their scores."""
    words = next((words for words in told.values() if words[:1] != ["2"]), [])
    match words:
        case ["0", *_]:
            return "INIT"
        case ["1", *_]:
            return "DEAL"
        case ["3", _, action, *_]:
            return action
    return None


def _own_walls(walltiles: str | list[str] | None) -> tuple[Tiles, ...] | None:
    if not walltiles:
        return None
    tiles = all_from_botzone(walltiles.split() if isinstance(walltiles, str) else walltiles)
    if len(tiles) != 4 * WALL_OF_ONE:
        raise ValueError(f"{len(tiles)} wall tiles instead of {4 * WALL_OF_ONE}")
    return tuple(tiles[start : start + WALL_OF_ONE][::-1] for start in range(0, len(tiles), WALL_OF_ONE))


def _seat(text: str) -> Seat:
    if text not in ("0", "1", "2", "3"):
        raise ValueError(f'"{text[:20]}" is no number from 0 to 3')
    return int(text)
