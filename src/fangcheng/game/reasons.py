"""Why an action is not open: asked of the same kernels that close it, told as a key, arguments and a rule id."""

from typing import Any

from msgspec import Struct, field

from fangcheng.core.institutions.bonds import is_sealed
from fangcheng.core.institutions.catch_circle import bars_added_kong, is_caught
from fangcheng.core.institutions.lack import holds_lack, is_lacking
from fangcheng.core.play.hints import discards_at
from fangcheng.core.play.legal_claim import chows_made, leaves_last_tile, may_be_laid, spreads_suits
from fangcheng.core.play.legal_turn import hand_is_fixed, kong_possible
from fangcheng.core.play.passing import barred
from fangcheng.core.play.winning import completes, must_win, pays_enough, win_barred_this_turn
from fangcheng.core.scoring.tally import way_is_barred
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state import action_codes as code
from fangcheng.core.state.codes import (
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    CLAIM,
    EGG_MELD,
    EXCHANGE,
    HAND_OVER,
    LAST_TILE,
    NOBODY,
    READY_OPENED,
    ROB,
    TURN,
)
from fangcheng.core.state.eggs import FAMILIES
from fangcheng.core.state.refusals import BELOW_MINIMUM, NO_SHAPE
from fangcheng.core.state.rule_codes import (
    CHOW_ANYBODY,
    CHOW_NOBODY,
    LIVE,
    PUNG_NOBODY,
    READY_EARLY,
    READY_NONE,
    READY_RIICHI,
)
from fangcheng.core.table.garden import is_spared
from fangcheng.core.table.hand import allowed, find_pung, is_closed
from fangcheng.core.table.sea_bed import TAKEN
from fangcheng.core.table.single_kongs import kept_faces
from fangcheng.core.table.standing_four import count_standing, tiles_standing
from fangcheng.core.table.thrown_jokers import joker_discarded
from fangcheng.core.table.tile_actions import is_chow, kind_named, names_tile
from fangcheng.errors import IllegalAction
from fangcheng.game import claim_reasons
from fangcheng.game.actions import action_of, actions_of, numbers_of
from fangcheng.game.arguments import shown
from fangcheng.game.duties import duty_behind
from fangcheng.game.engine import Engine, copy_of
from fangcheng.game.printed import kinds_at
from fangcheng.game.refusal_words import REFUSALS, WORD_OF_BAR, bar_behind, least_worth, topic_of_refusal
from fangcheng.game.words import text_of
from fangcheng.rules.topics import TOPICS, WIDER
from fangcheng.tiles import NO_TILE, face_of, name_of


class Reason(Struct, frozen=True, kw_only=True):
    """Why not: a key of words.py, its arguments, the rule behind it."""

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    rule: str = ""

    @property
    def text(self) -> str:
        """Return the English sentence of the reason."""
        return text_of(self.key, self.args)


def rule_behind(engine: Engine, key: str) -> str:
    """Return the rule behind a key at a table of this engine; empty where there is none."""
    return engine.rule_of(key) if key in TOPICS else ""


def refusal_rule(engine: Engine, refusal: int) -> str:
    """Return the rule behind a number of core/state/refusals.py."""
    return rule_behind(engine, REFUSALS[refusal])


def why_not(engine: Engine, table: Any, seat: int, number: int) -> Reason:
    """Say why the action with this number is not open to `seat`; nothing is changed."""
    return _Question(engine, table, seat).ask(number)


def warning(engine: Engine, table: Any, seat: int, number: int) -> Reason | None:
    """Say what an open action costs the seat: who discards his first joker cannot win, who looks at all hands is bound.

    Rules: TAIWAN-53, TAIWAN-54, TIANJIN-29, TIANJIN-53.
    """
    if number == code.WATCH:
        return Reason(key="watch-binds", rule=rule_behind(engine, "watch-binds"))
    rule = rule_behind(engine, "joker-discarded")
    kind = int(table.drawn) if number == code.DISCARD_DRAWN else int(kind_named(number))
    throws = number == code.DISCARD_DRAWN or names_tile(number)
    spoils = rule and throws and not joker_discarded(table, seat)
    if not spoils or not int(table.wild_mask) >> face_of(kind) & 1:
        return None
    return Reason(key="joker-discarded", args={"tile": name_of(kinds_at(table)[kind])}, rule=rule)


def refusal_of(engine: Engine, table: Any, seat: int, number: int, where: str = "") -> IllegalAction:
    """Return the error that says why an action is not open to a seat, and what is; `where` names one of many tables."""
    reason = why_not(engine, table, seat, number)
    label = (
        action_of(table, engine.rules, seat, number).label if 0 <= number < code.ACTIONS else f"action {shown(number)}"
    )
    labels = [action.label for action in actions_of(table, engine.rules, seat)]
    wind = "ESWN"[(seat - int(table.dealer)) % int(table.seats)]
    return IllegalAction(wind, label, reason.text, reason.rule, labels, where)


class _Question:
    def __init__(self, engine: Engine, table: Any, seat: int) -> None:
        self.engine, self.rules, self.seat = engine, engine.rules, seat
        self.table = copy_of(table)  # kernels that look ahead may move tiles and put them back

    def name(self, kind: int) -> str:
        return name_of(kinds_at(self.table)[kind])

    def because(self, key: str, **args: int | str) -> Reason:
        return Reason(key=key, args=args, rule=rule_behind(self.engine, key))

    def ask(self, number: int) -> Reason:
        reason, heart = self.plainly(number), int(self.table.heart[self.seat]) - 1
        if heart >= 0 and reason.key in ("chi-tiles", "pon-tiles", "kong-tiles"):
            self.table.hand[self.seat, heart] += 1  # would it be open with the tile imagined?
            reason = self.because("heart-claim") if self.plainly(number).key != reason.key else reason
        return reason

    def plainly(self, number: int) -> Reason:
        table, seat = self.table, self.seat
        if not 0 <= number < code.ACTIONS:
            return self.because("no-such-action")
        if table.phase >= HAND_OVER:
            return self.because("hand-over")
        if table.phase == TURN:
            if table.turn == seat:
                return self.in_turn(number)
            return self.late(number) if self.rules.claim_timing == LIVE else self.not_your_turn()
        if table.phase == CLAIM or table.phase == ROB:
            if seat == table.offered_by or allowed(table, seat, number):
                return self.because("not-owed")
            return self.on_tile(number)
        if table.question == LAST_TILE and number == code.CHOOSE + TAKEN and numbers_of(table, seat):
            return self.because("last-tile-unready")
        if table.question == EXCHANGE and names_tile(number) and numbers_of(table, seat):
            if table.hand[seat, int(kind_named(number))] == 0:
                return self.because("not-held", tile=self.name(int(kind_named(number))))
            return self.because("exchange-suit")
        return self.because("other-phase" if numbers_of(table, seat) else "not-owed")

    def late(self, number: int) -> Reason:
        """Say in live timing whether the discard before this turn may still be claimed."""
        if numbers_of(self.table, self.seat):
            could = self.on_tile(number)
            return could if could.key not in ("no-discard-left", "rob-not-allowed") else self.because("too-late")
        claims = (code.WIN <= number <= code.OPEN_KONG or is_chow(number)) and self.table.offered != NO_TILE
        return self.because("too-late") if claims else self.not_your_turn()

    def not_your_turn(self) -> Reason:
        return self.because("not-your-turn", who="ESWN"[(self.table.turn - self.table.dealer) % self.table.seats])

    # --- in one's own turn

    def in_turn(self, number: int) -> Reason:
        table, seat = self.table, self.seat
        if number == code.WIN:
            return self.self_draw()
        if first := claim_reasons.what_is_named_first(table, self.rules, seat):
            return self.because(first)
        if allowed(table, seat, code.WIN) and must_win(table, self.rules, seat):
            return self.because("must-win")
        if number == code.DISCARD_DRAWN or names_tile(number):
            return self.discard(int(table.drawn) if number == code.DISCARD_DRAWN else int(kind_named(number)))
        if plays_sums(self.rules) and claim_reasons.is_kong_action(number):
            return self.because(claim_reasons.why_no_head_kong(*self.asked(number)))
        if code.CONCEALED_KONG <= number < code.LAY_NORTH:
            return self.own_kong(number)
        if code.READY <= number < code.ABORT:
            return self.ready()
        if number == code.PASS:
            return self.because("may-not-pass")
        if number == code.LAY_NORTH:
            return self.because("no-north")
        if code.EGG <= number < code.EGG + FAMILIES and self.rules.eggs:
            return self.because(claim_reasons.why_no_egg(*self.asked(number)))
        if number == code.ABORT:
            return self.because("no-abort")
        if number == code.OPENING and self.rules.kong_opens:
            return self.because("not-opened")
        return self.because("no-claim" if self.claims_tile(number) else "other-phase")

    def claims_tile(self, number: int) -> bool:
        return bool(is_chow(number)) or code.CLAIM_PUNG <= number <= code.OPEN_KONG

    def self_draw(self) -> Reason:
        drawn = int(self.table.drawn)
        if drawn == NO_TILE:
            return self.because("claimed-turn")
        return self.win(drawn, BY_SELF, NOBODY)

    def win(self, kind: int, by: int, payer: int) -> Reason:
        """Ask what `can_win` asks, in its order, and give the first reason against the win."""
        engine, table, rules, seat = self.engine, self.table, self.rules, self.seat
        if way_is_barred(rules, int(table.streak), by):
            return self.because("no-discard-win")
        if is_spared(table, rules, by, payer):
            return self.because("payer-broke")
        if is_sealed(table, rules, seat):
            return self.because("sealed")
        if not completes(table, rules, seat, kind, by):
            key = claim_reasons.why_incomplete(table, rules, seat, kind)
            return self.shapeless(kind, by, payer) if key == "no-shape" else self.because(key)
        if by != BY_SELF and not rules.joker_given and int(table.wild_mask) >> face_of(kind) & 1:
            return self.because("joker-claim")
        if by == BY_SELF and win_barred_this_turn(table, rules):
            return self.because("kong-passed-wait" if table.bloom_barred else "kong-replacement")
        if not engine.value(table, seat, kind, by, payer, blind=False):
            return self.refused(int(engine.desk.work.results[seat].refusal), kind)
        if rules.min_payment and not engine.run(pays_enough, table, rules, engine.desk, seat):
            return self.refused(BELOW_MINIMUM, kind)
        if barred(table, rules, seat, by, kind, engine.desk.work.results[seat]):
            return self.barred_before()
        return self.because_of_win("rob-not-allowed")

    def because_of_win(self, key: str, **args: int | str) -> Reason:
        robs_north = bool(self.table.phase == ROB and self.table.offered_meld < 0)
        return Reason(key=key, args=args, rule=rule_behind(self.engine, topic_of_refusal(key, robs_north)))

    def barred_before(self) -> Reason:
        topic = bar_behind(self.table, self.rules, self.seat)
        return Reason(key=WORD_OF_BAR[topic], rule=rule_behind(self.engine, topic))

    def shapeless(self, kind: int, by: int, payer: int) -> Reason:
        """Say why the tile completes no hand: what the hand is instead, where the rules name that."""
        self.engine.value(self.table, self.seat, kind, by, payer, blind=False)
        refusal = int(self.engine.desk.work.results[self.seat].refusal)
        return self.refused(refusal if WIDER.get(REFUSALS[refusal]) == "no-shape" else NO_SHAPE, kind)

    def refused(self, refusal: int, kind: int) -> Reason:
        key = REFUSALS[refusal] or "no-shape"
        if key == "below-minimum":
            return self.because(key, minimum=least_worth(self.rules))
        return self.because(key, tile=self.name(kind)) if key == "no-shape" else self.because_of_win(key)

    def discard(self, kind: int) -> Reason:
        table, seat = self.table, self.seat
        if kind == NO_TILE:
            return self.because("nothing-drawn")
        if table.hand[seat, kind] == 0:
            return self.because("not-held", tile=self.name(kind))
        if int(table.banned_discards) >> face_of(kind) & 1:
            return self.because("swap")
        if table.declared.pending:
            if self.rules.standing and not tiles_standing(table, seat, face_of(kind)):
                return self.because("ready-discard")
            return self.because(claim_reasons.why_not_declared(self.engine, table, seat, face_of(kind)))
        if hand_is_fixed(table, seat):
            return self.because("opened-lock" if table.ready[seat] == READY_OPENED else "ready-lock")
        if is_caught(table, self.rules, seat):
            return self.because("catch-circle")
        if self.rules.standing and tiles_standing(table, seat, face_of(kind)):
            return self.because("standing")
        duty = duty_behind(table, self.rules, seat, face_of(kind))
        if duty:
            return self.because(duty)
        if holds_lack(table, seat) and not is_lacking(table, seat, kind):
            return self.because("lack-first")
        return self.because("not-held", tile=self.name(kind))  # the only one is the drawn tile

    def own_kong(self, number: int) -> Reason:
        table, seat = self.table, self.seat
        added = number >= code.ADDED_KONG
        face = number - (code.ADDED_KONG if added else code.CONCEALED_KONG)
        if table.drawn == NO_TILE and not self.rules.kong_after_claim:
            return self.because("kong-fresh")
        if not kong_possible(table, self.rules):
            return self.because(claim_reasons.why_no_kong(self.table, self.rules))
        if is_lacking(table, seat, face):
            return self.because("lack-claim")
        held = int(table.hand[seat, face])
        if held < (1 if added else 4) or (added and find_pung(table, seat, face) < 0):
            return self.because("kong-tiles")
        if not self.rules.joker_claims and int(table.wild_mask) >> face & 1:
            return self.because("joker-claim")
        if hand_is_fixed(table, seat):
            return self.because("opened-lock" if table.ready[seat] == READY_OPENED else "kong-ready")
        if added and bars_added_kong(table, self.rules, seat):
            return self.because("catch-circle")
        return self.because("kong-fresh")

    def asked(self, number: int) -> tuple[Any, Any, int, int]:
        return self.table, self.rules, self.seat, number

    def ready(self) -> Reason:
        table, rules, seat = self.table, self.rules, self.seat
        if rules.ready_rule == READY_NONE or table.ready[seat] or table.declared.pending:
            return self.because("no-ready" if rules.ready_rule == READY_NONE else "ready-twice")
        if table.drawn == NO_TILE and (rules.ready_after_draw or rules.ready_rule == READY_RIICHI):
            return self.because("ready-drawn")
        if rules.ready_rule == READY_EARLY and (table.river_count[seat] or table.meld_count[seat]):
            return self.because("ready-early")
        if rules.ready_rule == READY_RIICHI:
            if not is_closed(table, seat):
                return self.because("ready-open")
            if table.scores[seat] < rules.ready_min_score:
                return self.because("ready-score", points=int(rules.ready_min_score))
            if table.drawable < rules.ready_min_tiles:
                return self.because("ready-wall", n=int(rules.ready_min_tiles))
        if rules.standing and count_standing(table, seat) == 0:
            return self.because("standing-gone")
        keep = int(self.engine.run_at(discards_at, copy_of(table), seat))
        return self.because("not-open" if keep else claim_reasons.why_not_declared(self.engine, table, seat))

    # --- on another's tile

    def on_tile(self, number: int) -> Reason:
        table, seat = self.table, self.seat
        kind = int(table.offered)
        if not int(table.in_play) >> seat & 1:
            return self.because("not-owed")
        if number == code.WIN:
            by = BY_ROB if table.phase == ROB else BY_DISCARD
            return self.win(kind, by, int(table.offered_by))
        if number == code.PASS:
            return self.because("must-win" if allowed(table, seat, code.WIN) else "may-not-pass")
        if number == code.CLAIM_OPENED and self.rules.kong_opens and table.phase == CLAIM:
            return self.because("not-opened")
        if not self.claims_tile(number):
            return self.because("not-owed")
        if table.phase == ROB and not (
            self.rules.egg_claims and table.offered_meld == EGG_MELD and not is_chow(number)
        ):
            return self.because("no-claim")
        return self.claim(number, kind)

    def claim(self, number: int, kind: int) -> Reason:
        table, rules, seat, face = self.table, self.rules, self.seat, face_of(kind)
        to_chow = bool(is_chow(number))
        if to_chow and rules.claim_chi == CHOW_NOBODY:
            return self.because("no-chi")
        if not to_chow and rules.claim_pon == PUNG_NOBODY:
            return self.because("no-pon")
        if allowed(table, seat, code.WIN) and must_win(table, rules, seat):
            return self.because("must-win")
        if not may_be_laid(table, rules, face):
            return self.because("joker-claim")
        if rules.single_kongs and int(kept_faces(rules, table.wild_mask)) >> face & 1:
            return self.because("single-kong")
        if hand_is_fixed(table, seat) or table.ready[seat]:
            return self.because("opened-lock" if table.ready[seat] == READY_OPENED else "ready-claim")
        if is_caught(table, rules, seat):
            return self.because("catch-circle")
        if is_lacking(table, seat, kind):
            return self.because("lack-claim")
        if rules.last_hand_tile and leaves_last_tile(table, rules, seat, to_chow):
            return self.because("last-hand-tile")
        if to_chow and rules.claim_chi != CHOW_ANYBODY and (table.offered_by + 1) % table.seats != seat:
            return self.because("chi-left")
        if table.drawable <= rules.claims_end:
            return self.because("claims-end")
        if to_chow and rules.own_river_chow and int(table.own_river_mask[seat]) >> face & 1:
            return self.because("recall-chow")
        if rules.recall_own == 0 and int(table.own_river_mask[seat]) >> face & 1:
            return self.because("recall")
        if plays_sums(rules):
            return self.because(claim_reasons.why_no_sum_claim(*self.asked(number), kind))
        return self.chow(number, face) if to_chow else self.pung(number, kind)

    def chow(self, number: int, face: int) -> Reason:
        limit = int(self.rules.chow_limit)
        if limit and chows_made(self.table, self.seat) >= limit:
            return self.because("chow-limit", n=limit)
        return self.because(claim_reasons.why_no_run(*self.asked(number), face))

    def pung(self, number: int, kind: int) -> Reason:
        table, face = self.table, face_of(kind)
        held = int(table.hand[self.seat, face])
        if number == code.OPEN_KONG:
            if held < 3:
                return self.because("kong-tiles")
            no_kong = claim_reasons.why_no_kong(table, self.rules)
            return self.because("meld-suits" if self.spreads_suits(face) else no_kong)
        if held < 2 or (self.rules.three_for_kong and held >= 3):
            return self.because("pon-tiles" if held < 2 else "three-for-kong", tile=self.name(face))
        if self.spreads_suits(face):
            return self.because("meld-suits")
        if self.rules.pung_pass_ban and int(table.passed_pung_mask[self.seat]) >> face & 1:
            return self.because("passed-pung")
        if self.rules.standing:
            free = held - int(tiles_standing(table, self.seat, face))
            fits = number - code.CLAIM_PUNG <= held - free and 2 - (number - code.CLAIM_PUNG) <= free
            return self.because("standing-pung") if fits else self.because("pon-tiles", tile=self.name(face))
        if number > code.CLAIM_PUNG or any(allowed(table, self.seat, code.CLAIM_PUNG + reds) for reds in (1, 2)):
            return self.because("pon-tiles", tile=self.name(face))
        return self.because("no-discard-left")

    def spreads_suits(self, face: int) -> bool:
        rules = self.rules
        return bool(rules.meld_suits and self.engine.run(spreads_suits, self.table, rules, self.seat, face))
