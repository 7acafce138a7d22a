"""Answers of the analyser: what the questions of `game/questions.py` and `game/worth.py` say, as the page draws it."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

from fangcheng.core.dialect.compiler import path_of
from fangcheng.core.state.rule_codes import JOKER_NONE
from fangcheng.errors import HandError, IncompatibleCircumstance
from fangcheng.game.asking import Asker, asker_of
from fangcheng.game.circumstances.aliases import By, way_of
from fangcheng.game.circumstances.reading import named
from fangcheng.game.engine import Mode
from fangcheng.game.explain import Explanation
from fangcheng.game.hand_checks import check_aside, check_flowers, check_indicators, check_tiles
from fangcheng.game.hand_input import lying_apart
from fangcheng.game.hands import SEAT_LETTERS, meld_of, round_of
from fangcheng.game.hints import BY_HAND, Brings, WaitHint
from fangcheng.game.own_hand import rank_of
from fangcheng.game.questions import Acceptance, analyse
from fangcheng.game.seat_views import MeldView
from fangcheng.game.told_wins import check_seats, jokers_of
from fangcheng.game.warming import Kernel, is_ready
from fangcheng.game.worth import bets_of, score
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import name_of, parse, red, write
from fangcheng.web import bodies
from fangcheng.web.compiling import may_order
from fangcheng.web.page.cards import ruleset_of
from fangcheng.web.page.circumstances import fits, hangs_on_tile
from fangcheng.web.page.hints import away, line_of, wait_line
from fangcheng.web.page.results import won_page

NO_END = 1 << 30


def analysed(asked: bodies.Question) -> bodies.Analysed:
    """Analyse a hand. Raises FangchengError."""
    return _Asked(asked).analysed()


def scored(asked: bodies.Question) -> bodies.Scored:
    """Tell what the hand is worth with its winning tile. Raises FangchengError."""
    return _Asked(asked).scored()


class _Asked:
    def __init__(self, asked: bodies.Question) -> None:
        self.asked = asked
        self.ruleset: Ruleset = ruleset_of(asked.game.variant, asked.game.house)
        self.asker: Asker = asker_of(self.ruleset, asked.game.options, asked.game.preset)
        self.rules: Any = self.asker.engine.rules
        self.letters = SEAT_LETTERS[: self.asker.seats]
        self.jokers = jokers_of(self.asker, asked.jokers, asked.turned) if asked.turned else asked.jokers
        check_seats(self.asker, asked.seat, asked.dealer, None)
        if asked.stake and asked.bets:
            raise HandError("stake and bets: tell the winner's own stake, or those of all by seat")
        self.bets = asked.bets or ({asked.seat: asked.stake} if asked.stake else {})
        self.mode: Mode = "auto" if self._may_be_compiled else "interpreted"
        self.tries_left = self._tries()

    @property
    def _may_be_compiled(self) -> bool:
        """Return True if the game's scoring is compiled, or may be for who asks."""
        kernel: Kernel = self.asker.score_kernel
        stages = self.asker.stages(kernel)
        return is_ready(kernel, stages) or may_order(" ".join([path_of(kernel), *map(path_of, stages)]))

    def _tries(self) -> int:
        """Return how many wins may be valued for one answer: few while their kernel is interpreted."""
        if self.asker.scorer(self.mode) is not self.asker.score_kernel:
            return NO_END
        return BY_HAND if self.rules.joker_rule == JOKER_NONE else 0

    @property
    def setting(self) -> dict[str, Any]:
        """Return what every question about the hand is told."""
        asked, game = self.asked, self.asked.game
        return {
            "lack": asked.lack,
            "heart": asked.heart or None,
            "jokers": self.jokers,
            "options": game.options,
            "preset": game.preset,
        }

    # --- how far it is

    def analysed(self) -> bodies.Analysed:
        asked = self.asked
        if asked.by:
            raise HandError("by: a wait is valued both ways, by discard and by self-draw")
        self._check_told()
        turned = lying_apart(asked.turned, self.rules)
        visible = write([kind for tiles in (asked.visible, turned, asked.dora) for kind in parse(tiles)])
        found = analyse(self.ruleset, asked.hand, melds=asked.melds, visible=visible, **self.setting)
        lines, pending = [], False
        for one in found.outlooks:
            line = line_of(one)
            if one.shanten == 0:
                waits = list(self._waits(one))
                pending = pending or any(not wait.worked_out for wait in waits)
                line.waits = [wait_line(self.ruleset, self.rules, wait) for wait in waits]
            lines.append(line)
        return bodies.Analysed(away=away(found.away), steps=rank_of(found.away, 1)[0], lines=lines, pending=pending)

    def _check_told(self) -> None:
        """Check what is told of wins, whether the hand is near one or not."""
        asked = self.asked
        numbers = {"streak": asked.streak, "counters": asked.counters, "deposits": asked.deposits}
        round_of(asked.round)
        self.asker.check_told({"round": asked.round, "discards": asked.discards, **numbers})
        bets_of(self.asker, self.bets, asked.dealer)
        named(self.ruleset, self.rules, asked.context, "")
        check_indicators(self.rules, parse(asked.dora), parse(asked.ura))
        check_flowers(self.rules, parse(asked.flowers))
        check_tiles(self.rules, parse(asked.flowers))
        check_aside(self.rules, asked.aside)

    # --- what wins bring

    def _waits(self, one: Acceptance) -> Iterator[WaitHint]:
        """Yield what a hand at rest would bring on each of its waits."""
        tiles = [name_of(kind) for kind in parse(self.asked.hand)]
        if one.discard is not None:
            tiles.remove(one.discard if one.discard in tiles else red(one.discard))
        resting = write(kind for tile in tiles for kind in parse(tile))
        for tile, left in one.tiles.items():
            if left <= 0:
                yield WaitHint(tile=tile, left=0)  # nobody can win on it
            elif self.tries_left <= 0:
                yield WaitHint(tile=tile, left=left, worked_out=False)
            else:
                yield self._wait(resting, tile, left)

    def _wait(self, resting: str, tile: str, left: int) -> WaitHint:
        drawn = self._tried(resting, tile, None)
        first = drawn
        given = []
        if self.rules.win_by_discard:
            given = self._given(resting, tile)
            first = given[0] if given else drawn
        gains = [self._gain(win) for win in given if win.wins]
        best = first if first.wins else drawn
        brings = None
        if gains or drawn.wins:
            low, high = (min(gains), max(gains)) if gains else (None, None)
            brings = Brings(low=low, high=high, drawn=self._gain(drawn) if drawn.wins else None)
        return WaitHint(
            tile=tile,
            left=left,
            value=best.total if best.wins else None,
            brings=brings,
            reason="" if first.wins else first.refusal,
            rule="" if first.wins else first.refusal_rule,
        )

    def _given(self, resting: str, tile: str) -> list[Explanation]:
        """Score the wins on a discard of each other seat: none where all that is told can be true of a draw alone."""
        others = [letter for letter in self.letters if letter != self.asked.seat]
        try:
            return [self._tried(resting, tile, letter) for letter in others]
        except IncompatibleCircumstance:
            if all(self._fits(word, "self") for word in self.asked.context):
                return []  # such as the first turn of a dealer, to whom nobody has given a tile
            raise

    def _fits(self, word: str, by: str) -> bool:
        return fits(self.ruleset, self.rules, word, by)

    def _gain(self, win: Explanation) -> int:
        return win.changes[self.letters.index(self.asked.seat)]

    def _tried(self, resting: str, tile: str, source: str | None) -> Explanation:
        """Score a win that might come: of the circumstances those count that can be true of it."""
        by = _way(source)
        words = [word for word in self.asked.context if self._fits(word, by)]
        try:
            return self._score(resting, tile, by, source, words)
        except IncompatibleCircumstance:
            words = [word for word in words if not hangs_on_tile(self.ruleset, self.rules, word)]
            return self._score(resting, tile, by, source, words)

    def _score(self, resting: str, tile: str, by: By, source: str | None, words: list[str]) -> Explanation:
        self.tries_left -= 1
        asked = self.asked
        return score(
            self.ruleset,
            resting,
            tile,
            by=by,
            source=source,
            melds=asked.melds,
            seat=asked.seat,
            dealer=asked.dealer,
            round=asked.round,
            context=words,
            discards=asked.discards,
            dora=asked.dora,
            ura=asked.ura,
            aside=asked.aside,
            flowers=asked.flowers,
            streak=asked.streak,
            counters=asked.counters,
            deposits=asked.deposits,
            bets=self.bets or None,
            mode=self.mode,
            **{**self.setting, "jokers": asked.jokers, "turned": asked.turned},
        )

    def scored(self) -> bodies.Scored:
        asked = self.asked
        if asked.robbed and asked.source is None and not asked.by:
            raise HandError("source is missing: say whose kong is robbed")
        by = cast(By, asked.by) if asked.by else _way(asked.source, asked.robbed)
        if asked.robbed and way_of(by) not in (None, "rob"):
            raise HandError(f"robbed: by says {by}; leave one of the two out")
        win = self._score(asked.hand, asked.win, by, asked.source, asked.context)
        if not win.wins:
            line = wait_line(
                self.ruleset, self.rules, WaitHint(tile=asked.win, left=0, reason=win.refusal, rule=win.refusal_rule)
            )
            return bodies.Scored(reason=line.reason)
        return bodies.Scored(result=won_page(self._table(), self._view(), win))

    def _table(self) -> Any:
        """Return what a result page asks of a match."""
        return SimpleNamespace(engine=self.asker.engine, table=None)

    def _view(self) -> Any:
        """Return what a result page asks of a view: the winner's tiles."""
        asked = self.asked
        melds = [meld_of(meld) for meld in asked.melds]
        seen = SimpleNamespace(
            seat=self.letters.index(asked.seat),
            hand=tuple(name_of(kind) for kind in parse(asked.hand)),
            drawn=None,
            melds=tuple(MeldView(kind="pon", tiles=tuple(map(name_of, meld.tiles))) for meld in melds),
            flowers=tuple(name_of(kind) for kind in parse(asked.flowers)),
            aside=asked.aside,
            heart=asked.heart or None,
        )
        jokers = tuple(name_of(kind) for kind in parse(self.jokers or self.asker.fixed_joker))
        indicators = tuple(name_of(kind) for kind in parse(asked.dora))
        return SimpleNamespace(seats=dict.fromkeys(range(4), seen), jokers=jokers, indicators=indicators)


def _way(source: str | None, robbed: bool = False) -> By:
    if source is None:
        return "self"
    return "rob" if robbed else "discard"
