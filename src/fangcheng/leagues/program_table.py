"""A riichi table at which programs play that speak mjai, beside bots of the house and own ones."""

import time
from typing import Any

import numpy as np

from fangcheng.bots.asked import ask_bot
from fangcheng.bots.driver import NO_WORK
from fangcheng.bots.matches import Block, Setting
from fangcheng.bots.protocol import load_bot
from fangcheng.bots.tally import HAND, TALLY
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER
from fangcheng.game.actions import owing
from fangcheng.game.engine import Engine
from fangcheng.game.ranking import standings
from fangcheng.game.seen import seen_record
from fangcheng.game.views import View
from fangcheng.leagues.mjai_talk import meant, start_of_game, start_of_hand, told_to
from fangcheng.leagues.program import Message, is_program, seated
from fangcheng.records.model import Event, HandRecord, Indicator
from fangcheng.records.replay.start import start_of
from fangcheng.records.replay.step import take_step
from fangcheng.records.replay.told_events import dealt, told

END_OF_HAND: Message = {"type": "end_kyoku"}
END_OF_GAME: Message = {"type": "end_game"}


class ProgramTable:
    """Plays matches as a `Worker` does; of a tally it fills what a league asks for: points, seats, places."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.engine = Engine(setting.variant, dict(setting.options), setting.preset, setting.mode)
        self.eyes = Engine(setting.variant, dict(setting.options), setting.preset, setting.mode)
        self.engine.furnish()
        self.eyes.keep_desk()
        self.eyes.furnish()

    def play(self, first: int, count: int, most: int) -> Block:
        """Play `count` matches from number `first` on, each of at most `most` hands. Raises FangchengError."""
        start = time.perf_counter()
        tallies = with_attributes(np.zeros(count, TALLY))
        for number in range(count):
            OneMatch(self, self.setting.seed_of(first + number)).play(tallies[number], most)
        return Block(first, tallies, np.zeros(0, HAND), time.perf_counter() - start)


class OneMatch:
    """One match at such a table."""

    def __init__(self, at: ProgramTable, seed: str) -> None:
        self.engine, self.eyes, self.seed = at.engine, at.eyes, seed
        names = at.setting.bots
        self.programs = seated(names)
        self.bots = [None if is_program(name) else load_bot(name) for name in names]
        for person, bot in enumerate(self.bots):
            if bot is not None and callable(getattr(bot, "new_match", None)):
                bot.new_match(int(seed_words(f"{seed}:{person}", "own bot")[0]))
        self.table = self.engine.new_table(seed)
        self.persons: list[int] = self.table.person[: len(names)].tolist()  # by seat, all the match long
        self.to_tell: list[list[Message]] = [
            [start_of_game([names[person] for person in self.persons], seat)] for seat in range(len(names))
        ]

    def play(self, tally: Any, most: int) -> None:
        """Play to the end, or so many hands, and count."""
        table = self.table
        while tally.hands < most and table.phase != MATCH_OVER:
            before = table.scores.tolist()
            self._play_hand()
            tally.hands += 1
            for seat, person in enumerate(self.persons):
                tally.hand_points[person] += int(table.scores[seat]) - before[seat]
                tally.seated[person] += 1
        if table.phase == MATCH_OVER:
            for one in standings(self.engine, table):
                tally.places[one.person, one.place - 1] += 1
        for seat, person in enumerate(self.persons):
            self.to_tell[seat].append(END_OF_GAME)
            program = self.programs[person]
            if program is not None:
                program.ask(self.to_tell[seat])

    def _play_hand(self) -> None:
        engine, table = self.engine, self.table
        begun = start_of(engine, table)
        first = list(told(table, engine.rules, engine.desk))
        shown = tuple(event.tile for event in first if isinstance(event, Indicator))
        hand = HandRecord(**{**begun, "wall": None, "dice": None}, dealt=dealt(table) or (), indicators=shown)
        for seat, messages in enumerate(self.to_tell):
            messages.append(start_of_hand(hand, seat))
        self._tell(event for event in first if not isinstance(event, Indicator))
        while table.phase < HAND_OVER:
            seat = owing(table)[0]
            action = self._answer(seat)
            happened = take_step(engine, table, seat, action)
            assert happened is not None, "a legal action was refused"
            self._tell(happened)
        for messages in self.to_tell:
            messages.append(END_OF_HAND)

    def _tell(self, events: Any) -> None:
        happened: list[Event] = list(events)
        for seat, messages in enumerate(self.to_tell):
            if self.programs[self.persons[seat]] is not None:
                messages += told_to(seat, happened)

    def _answer(self, seat: int) -> int:
        """Return the number of the action that a seat takes."""
        person = self.persons[seat]
        self.eyes.desk["work"] = NO_WORK  # where the views of other bots have left their hands
        view = View(self.eyes, seen_record(self.eyes, self.table, seat), seat)
        program = self.programs[person]
        if program is None:
            return ask_bot(self.bots[person], view, self.table, self.engine.rules, self.seed)
        answer = program.ask(self.to_tell[seat])
        self.to_tell[seat] = []
        action = meant(answer, view.actions)
        if action is None:
            labels = ", ".join(one.label for one in view.actions)
            place = f"match {self.seed}, hand {view.hand_number}, seat {seat}"
            raise program.error(f"{place}: it answered {answer}, which is not open; open are {labels}")
        return action.number
