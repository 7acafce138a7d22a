"""Where an option shows: a hand or moment of `situations.yaml`, or something that only the game floor does with it."""

from pathlib import Path
from typing import Any

from fangcheng.conform.casefile import Case
from fangcheng.conform.fields import Fields
from fangcheng.conform.runner import _runner
from fangcheng.core.settlement.liability import note_liability
from fangcheng.core.state.codes import CONCEALED_KONG_MELD, NOBODY, OPEN_KONG_MELD
from fangcheng.core.table.hand import to_river
from fangcheng.errors import FangchengError, StakeRefused
from fangcheng.game.match import Match
from fangcheng.game.ranking import points_by_place
from fangcheng.rules.option import Value
from fangcheng.web.page.translate import meld
from fangcheng.web.table.clock import Limits
from flow.table_of import table_of
from hangzhou.test_play import lay
from tabletop import rules_of, value, win_of
from yaml_text import read_yaml

Options = dict[str, Value]
SITUATIONS = read_yaml((Path(__file__).parent / "situations.yaml").read_text())


def situations(variant: str, key: str, value: Value) -> list[dict[str, Any]]:
    """The situations that must show this value."""
    return [
        {name: part for name, part in situation.items() if name not in ("variants", "shows")}
        for situation in SITUATIONS
        if variant in situation["variants"]
        and any(
            value == one and isinstance(value, bool) == isinstance(one, bool) for one in situation["shows"].get(key, ())
        )
    ]


def outcome(variant: str, situation: dict[str, Any], options: Options) -> str:
    """What comes of a situation under these options, in one line."""
    fields = Fields(
        Case(
            "situations.yaml", 1, variant, "", {**situation, "options": {**situation.get("options", {}), **options}}
        ).fields
    )
    try:
        _, found = _runner(fields)(variant, fields, {"win": True})
    except FangchengError as refused:
        return str(refused)
    return str(sorted((key, str(value)) for key, value in found.items()))


# --- moments that no case file can set up


def limits(variant: str, options: Options) -> str:
    """The clock, which the server keeps."""
    return str(Limits.of(Match(variant, 1, options, mode="interpreted")))


def chombo(variant: str, options: Options) -> str:
    """A foul of the dealer that the host has ruled."""
    match = Match(variant, 1, options, mode="interpreted")
    match.rule_chombo(0)
    return str((match.scores, match.table.penalty.tolist()))


def fine(variant: str, options: Options) -> str:
    """A fine of the dealer that the host enters."""
    match = Match(variant, 1, options, mode="interpreted")
    try:
        match.rule_fine(0)
    except FangchengError as refused:
        return str(refused)
    return str(match.scores)


def onlooker(variant: str, options: Options) -> str:
    """An onlooker asks to follow a player."""
    try:
        return str(Match(variant, 1, options, mode="interpreted").outer.start("Hua", person=2, amount=1).amount)
    except StakeRefused as refused:
        return str(refused)


def kong_seen(variant: str, options: Options) -> str:
    """What South sees of a concealed kong of East."""
    table = table_of(variant, {"E": "9999m258p369s1234z"}, tail="6z", options=options).play("E kong 9999m")
    return str(table.view("S").seats[0].melds)


def seven_pairs_on_the_last_tile(variant: str, options: Options) -> str:
    """Last Tile does not join seven pairs where the list of MCR-P3 holds."""
    rules = rules_of(variant, **options)
    # The flag is set by hand: `score` refuses it, for the other copies cannot lie open.
    win = win_of(rules, "1122m3344p5566s7z", "7z", context=["fourth_tile"], check=False)
    return str(value(win, rules).total)


def places(variant: str, options: Options) -> str:
    """What the places of a match bring."""
    engine = Match(variant, 1, options, mode="interpreted").engine
    return str(points_by_place(engine, [14, 6, 6, -26]))


def four_winds(variant: str, options: Options) -> str:
    """All four discard North at once."""
    hands = {"E": "159m159p159s1236z4z", "S": "148m259p159s125z4z"}
    hands |= {"W": "147m258p369s136z4z", "N": "258m369p147s235z4z"}
    return str(table_of(variant, hands, options=options).play("E 4z", "S 4z", "W 4z", "N 4z").wait().over)


def four_riichi(variant: str, options: Options) -> str:
    """All four declare riichi with the first discard."""
    hands = {letter: "123m123p789s" + pairs for letter, pairs in zip("ESWN", ("1155z9m", "2266z", "3377z", "44z99p"))}
    table = table_of(variant, hands, wall="9m9m9m", options=options)
    steps = [step for letter in "ESWN" for step in (f"{letter} ready", f"{letter} 9m drawn")]
    return str(table.play(*steps).wait().over)


def four_kongs(variant: str, options: Options) -> str:
    """The dealer makes two kongs and South two more."""
    hands = {"E": "11112222p147s258s", "S": "33334444p369s14s"}
    table = table_of(variant, hands, wall="9s", tail="3z4z3z4z", options=options)
    table.play("E kong 1111p", "E kong 2222p", "E 1s").wait()
    return str(table.play("S kong 3333p", "S kong 4444p", "S 1s").wait().over)


def fed_by_two(variant: str, options: Options) -> str:
    """North has a pung fed by the dealer and a kong fed by South when the dealer wins."""
    hands = {"E": "123m456p789s222z678p9m9m", "S": "1469m2579p3468s3344z", "W": "1369m1457p2679s4455z"}
    hands["N"] = "8888m1369p14569s777z"
    table = table_of(variant, hands, options={"heavenly_earthly": False, **options}, before_deal={})
    return str(lay(table, "N", "pon 777z from E", "kong 8888m from S").play("E win").scores())


def fourth_kong_fed(variant: str, options: Options) -> str:
    """Who is liable for four kongs, the last one of a discard of South."""
    table = table_of(variant, options=options)
    record = table.record
    record.meld_count[0] = 4
    record.meld_kind[0, :4] = [CONCEALED_KONG_MELD] * 3 + [OPEN_KONG_MELD]
    record.liable[:] = NOBODY
    note_liability(record, table.rules, 0, 0, 1, 1)
    return str(record.liable[0].tolist())


def fourth_meld_fed(variant: str, options: Options) -> str:
    """The dealer draws his pair behind four pungs, of which West fed the last."""
    hands = {"E": "111p222p333s777s5z5z", "S": "1469m579p2468s34z", "W": "1369m457p2689s44z"}
    hands["N"] = "4689p4569s1346z7z"
    melds = ("pon 111p from S", "pon 222p from S", "pon 333s from S", "pon 777s from W")
    return str(lay(table_of(variant, hands, options=options, before_deal={}), "E", *melds).play("E win").scores())


def many_kongs(variant: str, options: Options) -> str:
    """What a fourth and a fifth kong of the table do."""
    endings = []
    for made in (3, 4):
        table = table_of(variant, {"E": "2222m58m258p258s12345z"}, options=options)
        table.record.kongs_made = made
        endings.append(int(table.play("E kong 2222m").wait().record.ending))
    return str(endings)


def passed_before_a_call(variant: str, options: Options) -> str:
    """South has let West's 5z pass; West's pon of another tile is no draw of South, yet a call."""
    hands = {"E": "19m1477p258s1234z9p", "S": "123p456p789s1155z", "W": "9m99p1258s23467z1z"}
    table = table_of(variant, hands, wall="3z5z" + ("3z" if variant == "riichi" else ""), options=options)
    table.play("E 9m", "S 3z drawn", "W 5z drawn")
    if variant == "riichi":
        table.play("N 3z drawn")
    table.play("E 9p", "W pon 99p", "W 1z")
    return str(table.may("S", "win"))


def tenth_honour(variant: str, options: Options) -> str:
    """East has discarded nine honours and discards the tenth."""
    table = table_of(variant, {"E": "1479m2358p1346s1z2s"}, options=options)
    for kind in [*range(27, 34), 28, 29]:
        to_river(table.record, table.seat("E"), kind, 0)
    table.play("E 1z")
    return str((table.over, table.open_to("E")))


def chase(variant: str, options: Options) -> str:
    """All discard, one after the other, what the dealer discarded first."""
    hands = {"E": "1479m2358p1346s2z9s", "S": "258m147s399p1234z", "W": "369m258s147p1452z", "N": "147m369s258p1562z"}
    table = table_of(variant, hands, wall="1p1p1p", options=options)
    return str(table.play("E 2z", "S 2z", "W 2z", "N 2z").wait().scores())


def chow_laid(variant: str, options: Options) -> str:
    """How the page of a player lays a chow of South."""
    hands = {"E": "1479m2358p1346s29s", "S": "234567m23455p78s"}
    table = table_of(variant, hands, options=options).play("E 9s", "S chi 78s")
    south = table.seat("S")
    return str(meld(table.view("W").seats[south].melds[0], south, 4, table.rules))


def three_empty_pots(variant: str, options: Options) -> str:
    """An egg that takes the last points of three players."""
    scores = {"scores": [191, 3, 3, 3]}
    table = table_of(variant, {"E": "123567z19m28p357s9p"}, options={"pot": 50, **options}, before_deal=scores)
    return str(table.play("E egg winds").over)


MOMENTS = {
    "chow_layout": chow_laid,
    "fast_pot": three_empty_pots,
    "follow_any": chase,
    "ten_winds": tenth_honour,
    "clock": limits,
    "match_minutes": limits,
    "chombo_points": chombo,
    "manual_table": fine,
    "outer_bet": onlooker,
    "concealed_kong_visible": kong_seen,
    "seven_pairs_add": seven_pairs_on_the_last_tile,
    "pao_four_kongs": fourth_kong_fed,
    "twelve_down": fourth_meld_fed,
    "abort_kongs": many_kongs,
    "furiten_temp_release": passed_before_a_call,
    "table_points": places,
    "abort_four_winds": four_winds,
    "abort_four_riichi": four_riichi,
    "abort_four_kongs": four_kongs,
    "north_pays": fed_by_two,
}

# What walks need beside an option to meet it soon: matches that go on, scores below 1000, a target out of reach.
COMPANY: dict[str, Options] = {
    "target": {"start": 0, "bust": False},
    "extension": {"target": 100000, "bust": False},
    "riichi_below_1000": {"start": 0, "bust": False},
    "all_last_repeat": {"bust": False},
    "kan_dora_time": {"bust": False},
    "fly": {"count": "fan"},
    "outside_horses": {"outside_buyers": 2},
    "shadow": {"players": 6},
    "winds_each_circle": {"circles": 2},
    "stakes": {"chicken_stake": 4},
    "flower_stake": {"stakes": "free"},
    "kong_stake": {"stakes": "free"},
    "chicken_stake": {"stakes": "free"},
}

# Values that change nothing, with the words of the book that say so.
SAME_BY_THE_BOOK = {
    ("riichi", "seat_draw", "random"): ("riichi", "RIICHI-8", "A uniform random seat order equals RIICHI-7"),
    ("sanma", "seat_draw", "random"): ("riichi", "RIICHI-8", "A uniform random seat order equals RIICHI-7"),
    ("harbin", "cap", 64): ("harbin", "HARBIN-30", "no share comes above 64"),
    ("mcr", "penalty_table", "mil_2025"): ("mcr", "MCR-P18", "〔program〕 Refused; referee mode keeps them"),
}
