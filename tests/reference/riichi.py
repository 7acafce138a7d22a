"""Riichi's settlements, from a score sheet: what the hand is worth, who pays it, and what is paid beside wins.

What a hand is worth is worked out in riichi_hands.py; both are written from rules/riichi.md and rules/sanma.md alone.
"""

from dataclasses import replace

from reference.riichi_hands import DEFAULTS, DRAGONS, OUTER, TILES, WINDS, Hand, readings
from reference.riichi_value import payments, score
from reference.sheet import Verdict, added, from_each, reds, tiles, total_of, transfer

OPTIONS = {**DEFAULTS, "own_four": False, "nagashi_mangan": "win", "pao_covers": "own_part", "pao_four_kongs": False}
PRESETS = {
    "tenhou": {"nagashi_mangan": "plain", "own_four": "concealed", "pao_covers": "all"},
    "mahjong_soul": {"nagashi_mangan": "draw", "double_yakuman": True},
    "m_league": {
        "nagashi_mangan": False,
        "counted_yakuman": False,
        "kiriage": True,
        "double_wind_fu": 2,
        "pao_four_kongs": True,
    },
    "ema": {
        "add_yakuman": False,
        "counted_yakuman": False,
        "nagashi_mangan": "draw",
        "human_hand": "mangan",
        "own_four": True,
    },
    "wrc": {
        "add_yakuman": False,
        "counted_yakuman": False,
        "nagashi_mangan": "draw",
        "human_hand": "five_han",
        "kiriage": True,
    },
    "rcr_2024": {
        "add_yakuman": False,
        "counted_yakuman": False,
        "nagashi_mangan": False,
        "own_four": "concealed",
    },
}
PLAYED = {"m_league": {"noten_declare": False}}  # who shows a ready hand is the player's choice, not the scorer's
CALLED = ("pon", "kong", "added")
STICK = 1000
NOTEN = {4: 3000, 3: 2000}  # RIICHI-93, SANMA-38


def to_draw(options):
    """RIICHI-23, RIICHI-25: 122 live tiles, 53 of them dealt; each replacement takes one of the others away."""
    return 122 - 53


def verdict(sheet):
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options = OPTIONS | PRESETS.get(sheet.option("preset"), {}) | dict(sheet.options)
    if sheet.win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    hand = hand_on(sheet, options)
    value = score(hand)
    if value is None:
        return Verdict(False)
    total = value["yakuman"] or value["han"]
    return Verdict(True, value["values"], total, paid(sheet, hand, value, options))


def hand_on(sheet, options):
    """The hand in the words of this scorer."""
    win = sheet.win
    told = win.circumstances
    context = set(told & {"kong_replacement", "kita_replacement", "last_tile", "first_turn", "north_robbed"})
    if "ready" in told:
        context |= {"double_riichi" if "ready_first" in told else "riichi"} | (told & {"ippatsu"})
    everything = sheet.hands[win.seat] + win.tile + "".join(meld.tiles for meld in sheet.melds[win.seat])
    return Hand(
        concealed=[plain(tile) for tile in tiles(sheet.hands[win.seat] + win.tile)],
        tile=plain(win.tile),
        melds=[(meld.kind, sorted(map(plain, tiles(meld.tiles)))) for meld in sheet.melds[win.seat]],
        by=win.by,
        context=context,
        seat_wind=WINDS[sheet.winds()[win.seat]],
        round_wind=WINDS[sheet.round_wind],
        dora=list(map(plain, tiles(sheet.turned))),
        ura=list(map(plain, tiles(sheet.under))),
        reds=reds(everything),
        kita=sheet.aside[win.seat],
        counters=sheet.counters,
        players=sheet.seats,
        options={name: value for name, value in options.items() if name in DEFAULTS},
    )


def plain(tile):
    """A red five is a five."""
    return tile.replace("0", "5")


def paid(sheet, hand, value, options):
    """RIICHI-87, RIICHI-90, RIICHI-91, SANMA-34."""
    part = liable_part(sheet, value, options)
    if part is None:
        return at_the_table(sheet, hand, value)
    payer, units = part
    whole = at_the_table(sheet, hand, value | {"base": value["base"] - 8000 * units})
    ron = 8000 * units * (6 if sheet.win.seat == sheet.dealer else 4)
    if sheet.win.source in (None, payer):
        return added(whole, transfer(sheet.seats, payer, sheet.win.seat, ron))
    return added(whole, from_each(sheet.seats, sheet.win.seat, {payer: ron // 2, sheet.win.source: ron // 2}))


def at_the_table(sheet, hand, value):
    """What the others pay where nobody is liable."""
    seats = {wind: (sheet.dealer + number) % sheet.seats for number, wind in enumerate(WINDS[: sheet.seats])}
    seats["discarder"] = sheet.win.source
    amounts = {seats[who]: amount for who, amount in payments(hand, value).items()}
    return from_each(sheet.seats, sheet.win.seat, amounts)


def liable_part(sheet, value, options):
    """Who is liable for how many of the yakuman, or None."""
    for name in ("big_three_dragons", "big_four_winds", "four_kongs"):
        payer = liable_for(sheet, name) if name in value["values"] and value["yakuman"] else None
        if payer is not None and (name != "four_kongs" or options["pao_four_kongs"]):
            whole = options["pao_covers"] == "all" or not options["add_yakuman"]
            return payer, value["yakuman"] if whole else value["values"][name]
    return None


def liable_for(sheet, name):
    """Who fed the meld that completed these laid-out sets."""
    tiles_of, due = {"big_three_dragons": (DRAGONS, 3), "big_four_winds": (WINDS, 4), "four_kongs": (TILES, 4)}[name]
    melds = [
        meld
        for meld in sheet.melds[sheet.win.seat]
        if plain(tiles(meld.tiles)[0]) in tiles_of
        and meld.kind != "chi"
        and (name != "four_kongs" or meld.kind in ("kong", "added", "concealed"))
    ]
    last = melds[-1] if len(melds) == due else None
    wanted = ("kong",) if name == "four_kongs" else CALLED
    return last.feeder if last is not None and last.kind in wanted else None


# --- what is paid beside wins


def side_payments(sheet, options):
    """Sticks, counters, the ready and the unready, mangan at draw."""
    found = {}
    sticks = [total_of(sheet.seats, {seat: -STICK}) for seat in sheet.stood]
    takers = wholly_outer(sheet) if options["nagashi_mangan"] and sheet.ended in ("nagashi", "exhausted") else []
    first = first_winner(sheet, takers, options)
    if first is not None:
        sticks.append(total_of(sheet.seats, {first: STICK * (sheet.sticks + len(sheet.stood))}))
    if sticks:
        found["sticks"] = added(*sticks)
    found["counters"] = counters_paid(sheet, takers, options)
    if takers:
        found["nagashi"] = added(*(mangan(sheet, seat) for seat in takers))
    elif sheet.ended == "exhausted":
        found["noten"] = noten(sheet, options)
    return found


def first_winner(sheet, takers, options):
    """Who takes the sticks."""
    if sheet.wins and sheet.ended == "won":
        return sheet.wins[0].beside[0]
    return takers[0] if takers and options["nagashi_mangan"] == "win" else None


def counters_paid(sheet, takers, options):
    """RIICHI-88, RIICHI-91, RIICHI-95, SANMA-36."""
    each = 100 * sheet.counters
    if sheet.wins and sheet.ended == "won":
        win = sheet.wins[0]
        first = replace(sheet, win=win)
        value = score(hand_on(first, options))
        part = liable_part(first, value, options)
        payer = part[0] if part is not None else win.source
        if payer is not None:
            return transfer(sheet.seats, payer, win.seat, each * (sheet.seats - 1))
        return from_each(sheet.seats, win.seat, dict.fromkeys(sheet.others(win.seat), each))
    if takers and options["nagashi_mangan"] != "plain":
        return from_each(sheet.seats, takers[0], dict.fromkeys(sheet.others(takers[0]), each))
    return (0,) * sheet.seats


def wholly_outer(sheet):
    """RIICHI-95: who has thrown terminals and honours only, none of them called; from the dealer on."""
    turns = [sheet.dealer, *sheet.others(sheet.dealer)]
    return [seat for seat in turns if all(is_outer_and_left(cut) for cut in sheet.rivers[seat])]


def is_outer_and_left(cut):
    return plain(cut.tile) in OUTER and not cut.claimed


def mangan(sheet, seat):
    """A mangan self-draw."""
    base = 2000
    amounts = {other: base * (2 if sheet.dealer in (seat, other) else 1) for other in sheet.others(seat)}
    return from_each(sheet.seats, seat, amounts)


def noten(sheet, options):
    """RIICHI-93, SANMA-38."""
    ready = [seat for seat in range(sheet.seats) if is_ready(sheet, seat, options)]
    unready = [seat for seat in range(sheet.seats) if seat not in ready]
    if not ready or not unready:
        return (0,) * sheet.seats
    whole = NOTEN[sheet.seats]
    changes = {seat: whole // len(ready) for seat in ready}
    return total_of(sheet.seats, changes | {seat: -whole // len(unready) for seat in unready})


def is_ready(sheet, seat, options):
    """RIICHI-63: one tile short of a shape, even where no such tile is left."""
    concealed = list(map(plain, tiles(sheet.hands[seat])))
    melds = [(meld.kind, list(map(plain, tiles(meld.tiles)))) for meld in sheet.melds[seat]]
    found = [tile for tile in TILES if readings(Hand([*concealed, tile], tile, melds))]
    if not options["own_four"]:
        return bool(found)
    own = concealed + ([] if options["own_four"] == "concealed" else [tile for _, group in melds for tile in group])
    return any(own.count(tile) < 4 for tile in found)
