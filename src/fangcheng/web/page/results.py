"""Settlements as pages of the result: what was won, why, and who pays whom."""

from collections.abc import Sequence
from typing import Any

from fangcheng.core.state.rule_codes import HAN_AND_FU, URA_ALL, URA_OFF
from fangcheng.game.explain import Explanation, Part, SeatPayment
from fangcheng.game.finished_hand import Group
from fangcheng.game.match import Match
from fangcheng.game.ranking import Standing
from fangcheng.game.reckoning.step import Step
from fangcheng.game.seat_views import SeatView
from fangcheng.game.views import View
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.tiles import is_red_name, name_of, plain, red
from fangcheng.web import wire
from fangcheng.web.page import beside
from fangcheng.web.page.beside import who_pays_whom
from fangcheng.web.page.readiness import readiness
from fangcheng.web.page.rows import rows_of
from fangcheng.web.page.texts import cause_key, ending, names, text, tiles_of, unit_of_value
from fangcheng.web.page.words import names_of_player

KINDS: dict[str, Any] = {"win": "win", "draw": "draw", "abort": "abort", "match": "match"}
NO_SEAT = -1
ASIDE = ("kong", "side")  # told on one page at the end of the hand


def settlements(match: Match, view: View, people: Sequence[str] = ()) -> list[wire.Settlement]:
    """Return the pages of a finished hand: wins and draws in order, then what was paid beside them, then the match.

    `people` are names by person, empty for the reader.
    """
    told = match.explain()
    pages = [_page(match, view, one) for one in told if one.kind in ("win", "draw", "abort")]
    aside = [one for one in told if one.kind in ASIDE and any(one.changes)]
    if aside:
        pages.append(_aside(match, view, aside))
    left = [one for one in told if one.kind == "match"]
    running = [
        score
        - sum(page.payments[seat].change for page in pages if page.payments)
        - sum(one.changes[seat] for one in left)
        for seat, score in enumerate(match.scores)
    ]
    for page in pages:
        for payment in page.payments:
            payment.before = running[payment.seat]
            payment.after = running[payment.seat] = payment.before + payment.change
    if match.over:
        pages.append(_end(match, left, people))
    return pages


def _page(match: Match, view: View, one: Explanation) -> wire.Settlement:
    if one.kind != "win":
        return wire.Settlement(
            kind=KINDS[one.kind],
            title=ending(match, one.reason or ""),
            payments=[_payment(match, payment) for payment in one.payments],
            transfers=transfers(one.payments),
            readiness=readiness(match, view) if one.kind == "draw" else [],
        )
    return won_page(match, view, one)


def won_page(match: Match, view: View, one: Explanation) -> wire.Settlement:
    """Return the page of a win; of match and view it reads the engine, the wall and the winner's seat."""
    rules = match.engine.rules
    in_points = bool(rules.method == HAN_AND_FU)  # the points are what counts, not the han
    won = sum(part.amount for payment in one.payments if payment.seat == one.winner for part in payment.parts
              if part.cause == "win")  # fmt: skip
    return wire.Settlement(
        kind="win",
        title=_title(one),
        subtitle=text("result-tile", tile=one.tile) if one.tile else None,
        winner=one.winner,
        source=one.source,
        total=won if in_points else one.total,
        unit=text("unit-points") if in_points else text(f"noun-{one.unit}", n=one.total),
        groups=_groups(view, one),
        indicators=[*_heart(view, one), *(_indicators(match, view, one) if rules.indicators else [])],
        patterns=[row for line in one.patterns for row in rows_of(match.engine.ruleset, line)],
        pattern_total=_pattern_total(one),
        counts_title=text("counts-fu") if _fu(one) else None,
        counts=_fu(one),
        steps=[_step(match, step) for step in one.steps],
        payments=[_payment(match, payment) for payment in one.payments],
        transfers=transfers(one.payments),
    )


def _title(one: Explanation) -> wire.Text:
    way = {"discard": "discard", "rob": "kong", "flowers": "flowers"}.get(one.by or "", "self")
    if one.by is None and one.source is not None:
        way = "discard"
    more = {} if one.source is None else {"seat_from": one.source}
    if way == "flowers" and one.source is not None:
        way = "flowers-from"
    return text(f"result-win-{way}", seat=one.winner or 0, **more)


# --- the hand


def _groups(view: View, one: Explanation) -> list[wire.HandGroup]:
    winner = view.seats[one.winner or 0]
    reds, jokers = _red_tiles(winner, one), _joker_tiles(view, winner, one)
    groups = [_group(group, one, reds, jokers) for group in one.groups]
    beside = ["4z"] * winner.aside + list(winner.flowers)
    if beside:
        groups.append(wire.HandGroup(tiles=list(beside), open=True, label=text("part-flowers")))
    return groups


def _group(group: Group, one: Explanation, reds: list[tuple[str, bool]], jokers: list[str]) -> wire.HandGroup:
    tiles: list[str] = tiles_of(group.tiles)
    if group.win is not None and one.tile and plain(one.tile) == tiles[group.win] and (one.tile, group.open) in reds:
        reds.remove((one.tile, group.open))
        tiles[group.win] = one.tile
    elif _stands_for_another(group, one, tiles):
        tiles[group.win or 0] = one.tile or ""
    for place, tile in enumerate(tiles):
        twin = (red(tile), group.open)
        if place != group.win and twin in reds:
            reds.remove(twin)
            tiles[place] = twin[0]
    for place in group.jokers:
        if jokers:
            tiles[place] = jokers.pop(0)
    win = group.win
    if win in group.jokers and one.tile in tiles:  # of tile and joker the reckoning may name either
        win = tiles.index(one.tile)
    return wire.HandGroup(tiles=list(tiles), open=group.open, win=win)


def _stands_for_another(group: Group, one: Explanation, tiles: list[str]) -> bool:
    """Return True if the tile drawn is counted as another: a treasure as the best wait, or a wild last tile.

    Rules: HARBIN-36, YINGKOU-14.
    """
    if group.win is None or group.win in group.jokers or one.by != "self" or not one.tile:
        return False
    return plain(one.tile) != tiles[group.win]


def _concealed(winner: SeatView, one: Explanation) -> list[str]:
    """Return the concealed tiles with the winning one."""
    tiles = [*(winner.hand or ()), *([winner.drawn] if winner.drawn else [])]
    full = (len(tiles) + (winner.heart is not None)) % 3 == 2
    return tiles if one.tile is None or full else [*tiles, one.tile]


def _heart(view: View, one: Explanation) -> list[wire.Indicator]:
    """Return the tile that the winner has imagined, which is shown with the win (JIANGNAN-29)."""
    heart = view.seats[one.winner or 0].heart
    return [] if heart is None else [wire.Indicator(tile=heart, label=text("indicator-heart"))]


def _red_tiles(winner: SeatView, one: Explanation) -> list[tuple[str, bool]]:
    """Return the red tiles of the hand, each with whether it lies in an open meld; reckonings know only plain faces."""
    reds = [(tile, False) for tile in _concealed(winner, one) if is_red_name(tile)]
    for meld in winner.melds:
        reds += [(tile, meld.kind != "concealed_kong") for tile in meld.tiles if is_red_name(tile)]
    return reds


def _joker_tiles(view: View, winner: SeatView, one: Explanation) -> list[str]:
    return [tile for tile in _concealed(winner, one) if tile in view.jokers]


def _indicators(match: Match, view: View, one: Explanation) -> list[wire.Indicator]:
    """Return the dora indicators, and under them those a riichi turns up.

    Rules: RIICHI-28, RIICHI-79.
    """
    found = [wire.Indicator(tile=tile, label=text("indicator-dora")) for tile in view.indicators]
    rules, table = match.engine.rules, match.table
    if (
        table is None
        or rules.ura == URA_OFF
        or not any(line.id in ("riichi", "double_riichi") for line in one.patterns)
    ):
        return found
    for index in range(int(table.indicators.count) if rules.ura == URA_ALL else 1):
        under = int(table.wall[int(table.indicators.positions[index]) + 1])
        found.append(wire.Indicator(tile=name_of(under), label=text("indicator-ura")))
    return found


# --- why


def _pattern_total(one: Explanation) -> wire.Text | None:
    if not one.patterns or one.unit == "points":
        return None
    if one.unit == "yakuman":
        return text("unit-yakuman", n=one.total)
    if one.unit == "han":
        return text("total-han-fu", han=one.han, fu=one.fu, limit=one.limit or "none")
    return unit_of_value(one.unit, one.total)


def _fu(one: Explanation) -> list[wire.Step]:
    parts = [step for step in one.steps if step.key.startswith("fu-")]
    if not parts:
        return []
    return [_step(None, step) for step in parts] + [wire.Step(text=text("total"), value=one.fu)]


def _step(match: Match | None, step: Step) -> wire.Step:
    args: dict[str, int | str | wire.Names] = dict(step.args)
    if match is not None and "pattern" in args:
        pattern = str(args["pattern"])
        args["pattern"] = names({lang: match.engine.ruleset.pattern_name(pattern, lang) for lang in LANGUAGES})
    return wire.Step(
        text=wire.Text(key=step.key, args=args), value=step.value, depth=step.depth, rule=step.rule or None
    )


# --- who pays


def _payment(match: Match, payment: SeatPayment) -> wire.Payment:
    return wire.Payment(
        seat=payment.seat,
        before=payment.before,
        after=payment.after,
        change=payment.change,
        parts=[wire.Part(text=_cause(match, payment.seat, part), amount=part.amount) for part in payment.parts],
    )


def _cause(match: Match, seat: int, part: Part) -> wire.Text:
    """Say what a part is for, as the seat may read it; of a note with whom.

    Rules: TAIWAN-P19.
    """
    receives = seat == part.about
    other = (part.other if receives else part.about) or 0
    if part.cause == "noted":
        key = "part-noted-due" if receives else "part-noted"
        return text(key, part.rule, seat=other, n=part.number)
    if part.cause in ("note", "note_halved"):
        key = f"part-{part.cause}" if receives else f"part-{part.cause}-paid"
        return text(key, part.rule, seat=other, n=part.number)
    if part.cause == "bought_horses" and part.about is None:
        return text("part-horses-outside", part.rule, n=part.number)
    return text(f"part-{cause_key(match.engine.rules, part.cause)}", part.rule)


def transfers(payments: Sequence[SeatPayment]) -> list[wire.Transfer]:
    """Tell who pays whom, where the changes alone tell it."""
    return who_pays_whom([payment.change for payment in payments])


def _aside(match: Match, view: View, told: Sequence[Explanation]) -> wire.Settlement:
    """Show kongs and side payments of the whole hand on one page: each with its payers, and for every seat the sums."""
    sums: dict[int, list[wire.Part]] = {}
    for one in told:
        for payment in one.payments:
            parts = sums.setdefault(payment.seat, [])
            for part in payment.parts:
                _add(parts, _cause(match, payment.seat, part), part.amount)
    payments = [
        wire.Payment(
            seat=seat,
            before=0,
            after=0,
            change=sum(part.amount for part in parts),
            parts=[part for part in parts if part.amount],
        )
        for seat, parts in sorted(sums.items())
    ]
    each = []
    for part, line in beside.lines(match, told, view.seat):
        line.text = _cause(match, part.about or 0, part)
        each.append(line)
    return wire.Settlement(kind="kong", title=text("result-aside"), payments=payments, beside=each)


def _add(parts: list[wire.Part], cause: wire.Text, amount: int) -> None:
    for part in parts:
        if part.text == cause:
            part.amount += amount
            return
    parts.append(wire.Part(text=cause, amount=amount))


def _waits(one: Standing, people: Sequence[str]) -> wire.Step:
    """Tell the place and points of somebody who waits for a seat at the end."""
    name = names_of_player(people[one.person] if one.person < len(people) else "")
    more = {} if name is None else {"name": name}
    key = "step-place-own" if name is None else "step-place-waiting"
    return wire.Step(text=text(key, place=one.place, points=f"{one.score:+}".replace("-", "−"), **more))


def _outside(number: int, points: int) -> wire.Step:
    """Tell the points of somebody who bought horses beside the table.

    Rules: TUIDAOHU-48.
    """
    return wire.Step(text=text("step-outside", n=number, points=f"{points:+}".replace("-", "−")))


def _end(match: Match, left: Sequence[Explanation], people: Sequence[str]) -> wire.Settlement:
    """Return the last page: places, and placement points where the variant gives them."""
    standings = match.ranking()
    start = int(match.engine.rules.start_score)
    scores = match.scores
    parts: dict[int, list[wire.Part]] = {}
    for one in left:
        for payment in one.payments:
            parts[payment.seat] = _payment(match, payment).parts
    return wire.Settlement(
        kind="match",
        title=text("result-match"),
        winner=standings[0].seat,
        steps=[
            wire.Step(
                text=text("step-place", place=one.place, seat=one.seat, points=f"{one.points:+.1f}".replace("-", "−"))
            )
            for one in standings
            if one.points is not None and one.seat is not None
        ]
        + [_waits(one, people) for one in standings if one.seat is None]
        + [_outside(number, points) for number, points in enumerate(match.view().outside, start=1)],
        payments=[
            wire.Payment(seat=seat, before=start, after=score, change=score - start, parts=parts.get(seat, []))
            for seat, score in enumerate(scores)
        ],
        ranking=[NO_SEAT if one.seat is None else one.seat for one in standings],
    )
