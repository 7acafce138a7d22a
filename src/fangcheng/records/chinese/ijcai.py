"""Reads the text records of the IJCAI mahjong competition: one hand a game, words like `Player 2 Chi T5`."""

import re
from collections.abc import Iterator

from fangcheng.records.chinese.events import McrEvents
from fangcheng.records.chinese.tiles import GAME, all_from_botzone, from_botzone
from fangcheng.records.model import (
    EXHAUSTED,
    HIDDEN,
    DrawnHand,
    Final,
    GameRecord,
    HandRecord,
    Numbers,
    Pattern,
    Tiles,
    Win,
)
from fangcheng.records.opening import Source
from fangcheng.records.parts import FirstFailure

OPTIONS = {"duplicate": True, "flowers": False, "start": 0}


def read_ijcai(source: Source) -> Iterator[GameRecord]:
    """Read every `Match` of a file; the error of one that cannot be read is raised behind the others."""
    game: _Game | None = None
    failure = FirstFailure()
    for where, line in source.lines():
        if line.split(maxsplit=1)[0] == "Match":
            yield from _finished(source, where, game, failure)
            game = _Game(line.removeprefix("Match").strip())
        elif game is None:
            failure.note(source.error(where, "a game begins with Match and its name"))
        elif not game.is_cut:
            try:
                game.take(line)
            except (ValueError, IndexError) as reason:
                failure.note(source.error(where, str(reason)))
                game.is_cut = True
    if game is None:
        failure.note(source.error("end of file", "no Match"))
    yield from _finished(source, "end of file", game, failure)
    failure.raise_it()


def _finished(source: Source, where: str, game: "_Game | None", failure: FirstFailure) -> Iterator[GameRecord]:
    """Yield a game that has been read; `where` is the place behind it."""
    if game is None or game.is_cut:
        return
    try:
        record = game.record()
    except ValueError as reason:
        failure.note(source.error(where, str(reason)))
        return
    yield record


class _Game:
    """One game while its lines come in."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.is_cut = False  # a line could not be read
        self.wind: int | None = None
        self.dealt: dict[int, Tiles] = {}
        self.play = McrEvents()
        self.winner: int | None = None
        self.is_over = False  # by a win or without one; then only its bill and the scores follow
        self.bill: tuple[int, tuple[Pattern, ...]] | None = None
        self.scores: Numbers | None = None

    def take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "Player":
            self._player(rest)
        elif word == "Wind" and self.wind is None:
            self.wind = _small(rest)
        elif word == "Fan" and self.winner is not None and self.bill is None:
            self.bill = _bill(rest)
        elif word == "Score" and self.is_over and self.scores is None:
            self.scores = _scores(rest)
        elif word == "Huang" and not self.is_over:
            self.is_over = True
        elif word in ("Wind", "Fan", "Score", "Huang"):
            raise ValueError(f"{word} where none is due")
        else:
            raise ValueError(f'unknown word "{word[:20]}"')

    def record(self) -> GameRecord:
        if sorted(self.dealt) != [0, 1, 2, 3]:
            raise ValueError("four hands must be dealt")
        if self.wind is None:
            raise ValueError("no Wind is told")
        if self.winner is not None and self.bill is None:
            raise ValueError("a win without its Fan")
        hand = HandRecord(
            round_wind=self.wind,
            dealer=0,
            number=0,
            counters=0,
            sticks=0,
            start_scores=(0, 0, 0, 0),
            dealt=tuple(self.dealt[seat] for seat in range(4)),
            events=(*self.play.events, *self._results()),
        )
        return GameRecord(
            variant=GAME,
            options=OPTIONS,
            source_format="ijcai",
            players=("0", "1", "2", "3"),
            hands=(hand,),
            final=Final(self.scores) if self.scores else None,
            id=self.match,
            ended=self.scores is not None,
        )

    def _results(self) -> Iterator[Win | DrawnHand]:
        if self.winner is not None:
            points, patterns = self.bill or (None, ())
            yield Win(self.winner, self.play.seat, self.play.tile, self.scores, points, patterns=patterns)
        elif self.is_over:
            yield DrawnHand(EXHAUSTED, self.scores)

    def _player(self, rest: str) -> None:
        # "Ignore Player 3 Chi W8" tells of claims that lost against this one.
        words = rest.partition(" Ignore ")[0].split()
        if len(words) < 3:
            raise ValueError("a line needs Player, number, action and tile")
        seat, action, tile = _small(words[0]), words[1], from_botzone(words[2])
        if self.is_over:
            raise ValueError("play goes on after the end of the hand")
        if action != "Deal" and len(words) > len(("seat", "action", "tile")):
            raise ValueError(f"{len(words) - 2} tiles where one is due")
        if action in ("Peng", "Gang", "Hu") and tile != self.play.tile != HIDDEN:
            raise ValueError(f"{action} on {tile}, but {self.play.tile} lies there")
        match action:
            case "Deal" if seat in self.dealt or self.play.events:
                raise ValueError(f"seat {seat} is dealt a second hand")
            case "Deal":
                self.dealt[seat] = all_from_botzone(words[2:])
            case "Draw":
                self.play.draw(seat, tile)
            case "Play":
                self.play.discard(seat, tile)
            case "Chi":
                self.play.chow(seat, tile)
            case "Peng":
                self.play.pung(seat)
            case "Gang":
                self.play.open_kong(seat)
            case "AnGang":
                self.play.concealed_kong(seat, tile)
            case "BuGang":
                self.play.added_kong(seat, tile)
            case "Hu":
                self.winner, self.is_over = seat, True
            case _:
                raise ValueError(f'unknown action "{action[:20]}"')


def _bill(text: str) -> tuple[int, tuple[Pattern, ...]]:
    """Return total and patterns; the sample lost its Chinese names ("???*1"), those lines are dropped."""
    total, _, lines = text.partition(" ")
    found = re.findall(r"([^+*]+)\*(\d{1,2})", lines)
    patterns = (Pattern(name.strip(), 0, "fan", int(count)) for name, count in found if "?" not in name)
    return _number(total), tuple(patterns)


def _scores(text: str) -> Numbers:
    numbers = tuple(_number(word) for word in text.split())
    if len(numbers) != 4:
        raise ValueError("four scores are due")
    return numbers


def _number(text: str) -> int:
    if re.fullmatch(r"-?[0-9]{1,6}", text) is None:
        raise ValueError(f'"{text[:20]}" is no number')
    return int(text)


def _small(text: str) -> int:
    if text.strip() not in ("0", "1", "2", "3"):
        raise ValueError(f'"{text[:20]}" is no number from 0 to 3')
    return int(text)
