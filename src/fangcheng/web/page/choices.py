"""The own hand and what may be done with it: every choice knows the engine's actions it stands for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from fangcheng.adviser.moves import ready_label
from fangcheng.core.play.egg_tiles import names_egg
from fangcheng.core.play.live_claims import next_in_play
from fangcheng.core.state import action_codes as code
from fangcheng.core.state.rule_codes import (
    COUNTS_WAITED,
    LIVE,
    SIT_AND_PULL,
    UNTIL_OWN_DISCARD,
    UNTIL_SAFE_DISCARD,
)
from fangcheng.core.table.sea_bed import LEFT
from fangcheng.errors import FangchengError
from fangcheng.game.actions import Action, returned_to
from fangcheng.game.event_types import EGGS
from fangcheng.game.match import Match
from fangcheng.game.own_hand import WaitView
from fangcheng.game.printed import kinds_at
from fangcheng.game.reckoning.methods import unit_of
from fangcheng.game.refusal_words import least_worth
from fangcheng.game.views import View
from fangcheng.tiles import name_of, parse, plain, write
from fangcheng.web import wire
from fangcheng.web.page.flower_choices import flower_income, tried_worth, worth_of_win
from fangcheng.web.page.prompts import prompt_of
from fangcheng.web.page.standing import bars_for_hand, tiles_of_hand, winds_together
from fangcheng.web.page.sum_choices import offer_named, stake_label, without_doubles
from fangcheng.web.page.texts import calls_in_japanese, text_of_page, unit_of_value
from fangcheng.web.page.treasure_choices import treasure_label

ORDER = ("discard", "give", "option", "draw", "special", "flower", "chi", "pon", "kong", "ready", "win", "pass")
EXCHANGED = 3  # tiles handed over


@dataclass
class Hand:
    """The own side of a view. `acts[n]` are the engine's actions of choice n, one after the other.

    A choice of tiles to hand over only picks them: `acts` is empty and `picks` names the position; `confirm` is
    the choice that hands all picked tiles over.
    """

    tiles: list[wire.HandTile] = field(default_factory=list)
    choices: list[wire.Choice] = field(default_factory=list)
    acts: list[tuple[int, ...]] = field(default_factory=list)
    picks: dict[int, int] = field(default_factory=dict)
    prompt: wire.Text | None = None
    waits: list[wire.Wait] = field(default_factory=list)
    notices: list[wire.Notice] = field(default_factory=list)

    def add(self, kind: Any, label: wire.Text, acts: Sequence[int], **more: Any) -> None:
        """Add one more choice."""
        self.choices.append(wire.Choice(index=len(self.choices), kind=kind, label=label, **more))
        self.acts.append(tuple(acts))


def own_hand(match: Match, seat: int, view: View, picked: Sequence[int] = ()) -> Hand:
    """Return the hand of the seat with everything open to it; `picked` are positions chosen for the exchange."""
    return _Own(match, seat, view, picked).hand()


def looked_at(match: Match, seat: int, view: View) -> Hand:
    """Return the hand of the seat with what it waits for, and nothing to be done with it."""
    return _Own(match, seat, view, ()).lying()


class _Own:
    def __init__(self, match: Match, seat: int, view: View, picked: Sequence[int]) -> None:
        self.match, self.seat, self.view, self.picked = match, seat, view, picked
        self.rules: Any = match.engine.numbers
        self.japanese = calls_in_japanese(match)
        self.cite = match.engine.rule_of
        self.made = Hand()

    def say(self, key: str, rule: str | None = None, /, **args: int | str | wire.Names) -> wire.Text:
        """Return a sentence by its key, in the variant's own words where its page has some."""
        return text_of_page(self.match.engine.ruleset, key, rule, **args)

    def lying(self) -> Hand:
        own = self.view.seats[self.seat]
        made = self.made
        made.tiles = tiles_of_hand(own)
        if own.drawn:
            made.tiles.append(wire.HandTile(tile=own.drawn, drawn=True))
        for tile in made.tiles:
            tile.unseen = self.view.unseen.get(plain(tile.tile))
        made.waits = self.waits(self.view.waits)
        made.notices = self.notices()
        return made

    def hand(self) -> Hand:
        made = self.lying()
        actions = self.match.legal(self.seat)
        if not actions:
            return made
        made.prompt = prompt_of(self.match, self.seat, self.view)
        if self.view.phase == "exchange":
            self.exchange(actions)
            return made
        offer_named(self.match, self.seat, made, [action for action in actions if action.kind == "give"])
        self.discards([action for action in actions if action.kind == "discard"])
        rest = [action for action in actions if action.kind not in ("discard", "give")]
        rest = without_doubles(self.match, self.seat, rest)
        for action in sorted(rest, key=lambda action: (ORDER.index(self.kind(action)), action.number)):
            self.offer(action)
        return made

    # --- clicks on tiles

    def discards(self, actions: Iterable[Action]) -> None:
        """Make one choice for every tile that may be discarded; the others say why not."""
        drawn = next((action for action in actions if action.drawn), None)
        others = {action.tiles[0]: action for action in actions if not action.drawn}
        if drawn is None and not others:
            return
        after = {one.tile: self.waits(one.waits) for one in self.view.discards}
        reasons: dict[str, wire.Text | None] = {}
        for position, tile in enumerate(self.made.tiles):
            action = drawn if tile.drawn else others.get(tile.tile) if not tile.standing else None
            if action is None:
                tile.forbidden = reasons.setdefault(tile.tile, self.why_kept(tile))
                continue
            tile.choice = len(self.made.choices)
            tile.waits = after.get(plain(tile.tile), [])
            label = self.say("choice-discard", tile=tile.tile)
            self.made.add("discard", label, [action.number], hand=position, confirm=self.warning(action))

    def warning(self, action: Action) -> wire.Text | None:
        """Return what the page asks before such a discard, pass or look at all hands.

        Rules: TAIWAN-53, TIANJIN-53.
        """
        if bars_for_hand(self.rules) and any(one.kind == "win" for one in self.match.legal(self.seat)):
            return self.say("confirm-passed-win", self.cite("passed-win"))
        reason = self.match.warning(self.seat, action)
        return self.say(f"confirm-{reason.key}", reason.rule, **reason.args) if reason else None

    def why_kept(self, tile: wire.HandTile) -> wire.Text | None:
        """Return why a tile may not be discarded; one that stands apart may not though an equal one may.

        Rules: TAIYUAN-16, TAIYUAN-19.
        """
        if tile.standing and not self.view.seats[self.seat].ready:
            return self.say("standing", self.cite("standing"))
        return self.why_not(kinds_at(self.match.plain)[parse(tile.tile)[0]])

    def why_not(self, number: int) -> wire.Text | None:
        reason = self.match.why_not(self.seat, number)
        if reason is None:
            return None
        return self.say(reason.key, reason.rule or None, **reason.args)

    def exchange(self, actions: Iterable[Action]) -> None:
        """Let tiles of one suit be picked and put back until three lie there; then they may be handed over."""
        made = self.made
        open_now = {action.tiles[0]: action.number for action in actions}
        suits = {made.tiles[position].tile[1] for position in self.picked}
        full = len(self.picked) == EXCHANGED
        for position, tile in enumerate(made.tiles):
            is_picked = position in self.picked
            tile.picked = self.picked.index(position) + 1 if is_picked else 0
            wrong_suit = bool(suits) and tile.tile[1] not in suits
            if not is_picked and (tile.tile not in open_now or wrong_suit or full):
                tile.forbidden = self.say("exchange-suit", self.cite("exchange-suit"))
                continue
            tile.choice = len(made.choices)
            made.picks[tile.choice] = position
            made.add("give", self.say("choice-give", tile=tile.tile), [], hand=position)
        if full:
            numbers = [open_now[made.tiles[position].tile] for position in self.picked]
            made.add("option", self.say("choice-confirm"), numbers, default=True)

    # --- buttons

    def kind(self, action: Action) -> Any:
        """Return the wire's word for a kind of action."""
        kinds = {
            "open_kong": "kong",
            "concealed_kong": "kong",
            "added_kong": "kong",
            "lay_north": "flower",
            "abort": "draw",
            "choose": "option",
        } | ({"special": "kong"} if self.rules.kong_opens else {})
        return kinds.get(action.kind, action.kind)

    def offer(self, action: Action) -> None:
        if action.kind == "ready":
            self.ready(action)
            return
        if action.number == code.OPENING:
            self.opening(action)
            return
        wins = any(code.WIN in acts for acts in self.made.acts)
        self.made.add(
            self.kind(action),
            self.label(action),
            [action.number],
            tiles=list(action.tiles),
            note=self.note(action),
            confirm=self.warning(action) if action.kind == "pass" or action.number == code.WATCH else None,
            default=action.kind == "win" or (action.kind == "pass" and not wins and self.view.phase != "turn"),
        )

    def label(self, action: Action) -> wire.Text:
        if self.view.phase.startswith("treasure") and action.kind != "win":
            return treasure_label(self.match, action)
        if action.kind == "choose":
            return self.answer(action.choice or 0)
        if self.view.phase == "flowers":
            key = "choice-win-flowers" if action.kind == "win" else "choice-go-on"
            return self.say(key, self.cite("choose-flower-win"))
        if self.view.phase == "honours":
            key = "choice-win-honours" if action.kind == "win" else "choice-go-on"
            return self.say(key, self.cite("choose-honour-win"))
        if action.kind == "win":
            if not self.japanese:
                return self.say("choice-win")
            return self.say("choice-tsumo" if self.view.phase == "turn" else "choice-ron")
        if action.kind == "lay_north":
            return self.say("choice-north")
        if code.EGG <= action.number < code.EGG + len(EGGS):
            return self.say(f"choice-egg-{EGGS[action.number - code.EGG]}", self.cite("egg"))
        if action.kind == "pass" and names_egg(self.match.table):
            return self.say("choice-egg-done", self.cite("egg"))
        if action.number == code.CLAIM_OPENED:
            return self.say("choice-open-kong", self.cite("open-kong"))
        if action.kind == "pon" and action.choice is not None:
            return self.say("choice-pon-standing", n=action.choice)
        if action.kind == "pass" and self.rules.claim_timing == LIVE:
            return self.say(self.let_go())
        return self.say(f"choice-{self.kind(action) if action.kind != 'abort' else 'abort'}")

    def let_go(self) -> str:
        """Name letting a discard go in live timing: to draw, for who is next, and in one's turn to take the tile in.

        Rules: TAIWAN-40, TAIWAN-41.
        """
        table = self.match.table
        if self.view.offered is None:
            return "choice-take-in"
        reaches = self.view.phase == "claim" and next_in_play(table) == self.seat and table.drawable > 0
        return "choice-reach" if reaches else "choice-pass"

    def answer(self, number: int) -> wire.Text:
        if self.view.phase == "raise":
            return self.say("choice-raise" if number else "choice-no-raise", self.cite("choose-raise"))
        if self.view.phase == "return":
            return self.returns(number)
        if self.view.phase == "heart":
            return self.say("choice-heart", self.cite("choose-heart"), tile=name_of(number))
        if self.view.phase == "lack":
            return self.say("choice-missing", self.cite("choose-lack"), suit="mps"[number])
        if self.view.phase == "last_tile":
            return self.say(
                "choice-leave-last" if number == LEFT else "choice-take-last", self.cite("choose-last-tile")
            )
        if self.view.phase == "opening_wins":
            return self.say("choice-silent" if number else "choice-show-opening", self.cite("choose-opening"))
        if self.view.phase == "kong_tile":
            tile = name_of(int(self.match.table.opened.tiles[number]))
            return self.say("choice-name-tile", self.cite("choose-kong-tile"), tile=tile)
        if self.view.phase == "turn" and self.rules.ready_stake:
            return stake_label(self.match, self.seat, number)
        if self.view.phase == "show":
            return self.say("choice-hide" if number else "choice-show", self.cite("choose-show"))
        if self.rules.bet_kind != SIT_AND_PULL:
            return self.say("choice-stake" if number else "choice-no-stake", self.cite("choose-stake"), n=number)
        if self.seat == self.view.dealer:
            return self.say("choice-sit" if number else "choice-stand", self.cite("choose-sit"))
        return self.say("choice-pull" if number else "choice-no-pull", self.cite("choose-pull"), n=number)

    def returns(self, number: int) -> wire.Text:
        """Name an answer of the dealer to the raises by the winds of those it is given to.

        Rules: TAIYUAN-44.
        """
        winds = [self.view.seats[seat].wind or "" for seat in returned_to(self.match.plain, number)]
        key = "choice-return" if winds else "choice-no-return"
        return self.say(key, self.cite("choose-return"), who=winds_together(winds))

    def ready(self, action: Action) -> None:
        """Make declaring ready and its discard one choice, by a click on the tile."""
        choice = action.choice or 0
        label = self.say("choice-riichi" if self.japanese else ready_label(self.rules, choice))
        trial = self.match.copy()
        try:
            trial.act(self.seat, action.number)
        except FangchengError:
            return
        following = [one for one in trial.legal(self.seat) if one.kind == "discard"]
        if not trial.table.declared.pending or not following:
            self.made.add("ready", label, [action.number])
            return
        drawn = next((one for one in following if one.drawn), None)
        others = {one.tiles[0]: one for one in following if not one.drawn}
        for position, tile in enumerate(self.made.tiles):
            stays = bool(self.rules.standing) and not tile.standing
            cut = None if stays else drawn if tile.drawn else others.get(tile.tile)
            if cut is not None:
                self.made.add("ready", label, [action.number, cut.number], hand=position)

    def opening(self, action: Action) -> None:
        """Make opening a kong one choice, with the kong that is opened.

        Rules: CHANGSHA-9.
        """
        trial = self.match.copy()
        trial.act(self.seat, action.number)
        for kong in trial.legal(self.seat):
            label = self.say("choice-open-kong", self.cite("open-kong"))
            self.made.add("kong", label, [action.number, kong.number], tiles=list(kong.tiles))

    def note(self, action: Action) -> wire.Text | None:
        """Tell what an action would bring, where that can be said."""
        if self.view.phase == "flowers":
            return tried_worth(self.match, self.seat) if action.kind == "win" else flower_income(self.match, self.seat)
        if self.view.phase in ("honours", "treasure"):
            return tried_worth(self.match, self.seat) if action.kind == "win" else None
        return worth_of_win(self.match, self.seat, self.view) if action.kind == "win" else None

    # --- what is said beside them

    def waits(self, seen: Iterable[WaitView]) -> list[wire.Wait]:
        unit = unit_of(self.rules)
        return [
            wire.Wait(
                tile=wait.tile,
                left=wait.left,
                value=unit_of_value(unit, wait.value) if wait.value is not None else None,
                reason=self.no_win(wait) if wait.reason else None,
            )
            for wait in seen
        ]

    def no_win(self, wait: WaitView) -> wire.Text:
        args: dict[str, int | str | wire.Names] = {}
        if wait.reason == "below-minimum":
            args["minimum"] = least_worth(self.rules)
        if wait.reason == "no-shape":
            args["tile"] = wait.tile
        return self.say(f"wait-{wait.reason}", wait.rule or None, **args)

    def notices(self) -> list[wire.Notice]:
        found, furiten = [], self.view.furiten
        bars = write([kind for tile in furiten.tiles for kind in parse(tile)])
        if furiten.own_river:
            found.append(("warn", self.say("notice-furiten-own", self.cite("furiten-own"), tile=bars)))
        elif furiten.for_hand and self.rules.pass_counts[COUNTS_WAITED]:
            found.append(("warn", self.say("notice-furiten-riichi", self.cite("furiten-ready"), tile=bars)))
        elif furiten.passed and self.rules.pass_counts[COUNTS_WAITED]:
            found.append(("warn", self.say("notice-furiten-temporary", self.cite("furiten-passed"), tile=bars)))
        elif furiten.for_hand or furiten.passed:
            found.append(("warn", self.passed_win(furiten.for_hand)))
        barred = self.made.waits[0].reason if self.made.waits else None
        if barred is not None and len(self.made.waits) > 3 and all(wait.reason for wait in self.made.waits):
            found.append(("warn", barred))  # of so many waits the page does not say it one by one
        if self.view.tiles_left == 0 and self.view.phase in ("turn", "claim"):
            found.append(("info", self.say("notice-last-tile")))
        told = [wire.Notice(tone=tone, text=words) for tone, words in found]  # type: ignore[arg-type]
        heart = self.view.seats[self.seat].heart
        return told if heart is None else [wire.Notice("info", self.say("indicator-heart"), [heart]), *told]

    def passed_win(self, for_hand: bool) -> wire.Text:
        """Tell how long a win let pass bars others.

        Rules: SICHUAN-25, TAIWAN-44, TAIWAN-P15.
        """
        if for_hand:
            return self.say("notice-passed-for-hand", self.cite("passed-win"))
        if self.rules.pass_until[UNTIL_OWN_DISCARD]:
            return self.say("notice-passed-go-round", self.cite("passed-win"))
        if self.rules.pass_until[UNTIL_SAFE_DISCARD]:
            return self.say("notice-passed-lock", self.cite("passed-win"))
        return self.say("notice-passed-win")
