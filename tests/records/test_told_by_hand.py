"""A hand of each variant written down as its rulebook has it, and played by the engine to the same words."""

from collections import Counter

import pytest
from msgspec.structs import replace

from fangcheng.game.engine import Engine
from fangcheng.records.model import (
    Bet,
    Chow,
    ConcealedKong,
    Dice,
    Discard,
    Draw,
    Exchange,
    Flower,
    GameRecord,
    HandRecord,
    MissingSuit,
    Noted,
    Pattern,
    Payment,
    Pung,
    Ready,
    ReadyAccepted,
    Reveal,
    TakenBack,
    TakenIn,
    Win,
)
from fangcheng.records.replay.wall import set_of
from fangcheng.records.verify import verify
from fangcheng.tiles import name_of, parse


def tiles(text):
    return tuple(map(name_of, parse(text)))


def wall_of(variant, hands, last, draws, tail):
    """A wall that deals these hands and the dealer's last tile, then gives the draws, and the tail by position."""
    rules = Engine(variant, mode="interpreted").rules
    left = Counter({name_of(kind): number for kind, number in set_of(rules).items()})
    packets = len(hands[0]) // 4
    head = [tile for number in range(packets) for hand in hands for tile in hand[4 * number : 4 * number + 4]]
    head += [tile for hand in hands for tile in hand[4 * packets :]]
    head += [last, *draws]
    left.subtract([*head, *tail.values()])
    assert min(left.values()) >= 0
    rest = iter(sorted(left.elements()))
    size = left.total() + len(head) + len(tail)
    return tuple(head[place] if place < len(head) else tail.get(place) or next(rest) for place in range(size))


def holds(game):
    """The engine plays it to the same words."""
    for forward in (False, True):
        report = verify(game, forward=forward, mode="interpreted")
        assert report.skipped == []
        assert [str(mismatch) for mismatch in report.mismatches] == []
        assert report.events == len(game.hands[0].events)


def game_of(variant, options, hand):
    return GameRecord(variant, options, "by hand", ("Ann", "Bo", "Cy", "Di"), (hand,))


@pytest.mark.rule(
    "SICHUAN-7", "SICHUAN-10", "SICHUAN-12", "SICHUAN-17", "SICHUAN-18", "SICHUAN-27", "SICHUAN-30", "SICHUAN-33",
    "SICHUAN-34", "SICHUAN-36", "SICHUAN-39", "SICHUAN-40", "SICHUAN-54", "SICHUAN-F-shot_after_kong",
)  # fmt: skip
def test_a_blood_battle_with_exchange_rain_and_transfer():
    dealt = (
        tiles("111m456m234p345p7p"),
        tiles("88s123p678s23s456s"),
        tiles("22m345m678m89p999p"),
        tiles("999m123s789s5s666p"),
    )
    seat_1 = tiles("123p666p23s678s88s")  # what each holds once the tiles are exchanged
    seat_2 = tiles("22m345m678m34589p")
    seat_3 = tiles("999m123s456s789s5s")
    events = (
        Draw(0, "1m"),  # the dealer's jump
        Dice("exchange", (3,)),  # 3 or 4: across (SICHUAN-12)
        Exchange(0, tiles("345p"), 2),
        Exchange(1, tiles("456s"), 3),
        Exchange(2, tiles("999p"), 0),
        Exchange(3, tiles("666p"), 1),
        MissingSuit(0, "s"),
        MissingSuit(1, "m"),
        MissingSuit(2, "s"),
        MissingSuit(3, "p"),
        ConcealedKong(0, ("1m",) * 4),
        Payment("concealed_kong", (6, -2, -2, -2), 0),  # rain: two bases from each (SICHUAN-39)
        Draw(0, "8m", replacement=True),  # from the tail (SICHUAN-18)
        Discard(0, "7p", drawn=False),
        # The discarder alone pays base x 2^1 (SICHUAN-33), and the kong's income goes to the winner (SICHUAN-40).
        Win(2, 0, "7p", (-2, 0, 2, 0), 1, patterns=(Pattern("shot_after_kong", 1, "fan"),), hand=(*seat_2, "7p")),
        Payment("transfer", (-6, 0, 6, 0), 0),
        Draw(3, "5s"),  # the next unfinished player after the winner (SICHUAN-54)
        Win(3, 3, "5s", (-2, -2, 0, 4), 0, hand=(*seat_3, "5s")),  # 2^0 and a base from who has not won (SICHUAN-34)
        Draw(0, "4s"),
        Discard(0, "4s", drawn=True),  # the missing suit goes first (SICHUAN-17)
        Win(1, 0, "4s", (-1, 1, 0, 0), 0, hand=(*seat_1, "4s")),  # the third winner ends the hand (SICHUAN-30)
    )
    wall = wall_of("sichuan", dealt, "1m", ("5s", "4s"), {106: "8m"})
    hand = HandRecord(0, 0, 0, 0, 0, (0,) * 4, dealt, events, dice=(2, 3), wall=wall, streak=0)
    holds(game_of("sichuan", {"exchange3": True}, hand))


@pytest.mark.rule(
    "TAIWAN-11", "TAIWAN-12", "TAIWAN-18", "TAIWAN-50", "TAIWAN-69", "TAIWAN-70", "TAIWAN-73", "TAIWAN-74",
    "TAIWAN-F-heavenly_ready", "TAIWAN-F-seat_flower",
)  # fmt: skip
def test_heavenly_ready_with_a_flower_and_inner_stakes():
    dealt = (
        tiles("147m258p369s1234567z"),
        tiles("123m456m789p56p2s999s2f"),
        tiles("79m147p258s12345z57s3m"),
        tiles("258m369p147s123456z8s"),
    )
    won = tiles("123m456m789p56p22s999s4p")
    events = (
        Bet(0, "stake", 1),
        Bet(1, "stake", 2),
        Bet(2, "stake", 0),
        Bet(3, "stake", 0),
        Draw(0, "9p"),  # the door tile, before flowers are replaced (TAIWAN-11)
        Flower(1, "2f"),
        Draw(1, "2s", replacement=True),
        Ready(1, "heavenly"),  # before his first turn (TAIWAN-50)
        Discard(0, "9p", drawn=True),
        Draw(1, "8m"),
        Discard(1, "8m", drawn=True),
        Chow(2, ("7m", "9m"), "8m", 1),
        Discard(2, "5z", drawn=False),
        Draw(3, "6z"),
        Discard(3, "6z", drawn=True),
        Draw(0, "4p"),
        Discard(0, "4p", drawn=True),
        # Heavenly ready 8 and South's flower 1 make 9 tai; the dealer pays base 3, 9 tai and his own tai (TAIWAN-70).
        Win(
            1,
            0,
            "4p",
            (-13, 13, 0, 0),
            9,
            patterns=(Pattern("heavenly_ready", 8, "tai"), Pattern("seat_flower", 1, "tai")),
            hand=won,
        ),
        Payment("side_bet", (-9, 9, 0, 0), 1),  # his two units and the payer's one, three chips each (TAIWAN-73)
    )
    wall = wall_of("taiwan", dealt, "9p", ("8m", "6z", "4p"), {142: "2s"})
    hand = HandRecord(0, 0, 0, 0, 0, (0,) * 4, dealt, events, dice=(1, 2, 3), wall=wall, streak=0, stakes=(0, 0, 0, 0))
    holds(game_of("taiwan", {"inner_bet": True}, hand))


@pytest.mark.rule("TAIWAN-12", "TAIWAN-64", "TAIWAN-69", "TAIWAN-F-seven_rob_one")
def test_seven_flowers_rob_the_eighth():
    dealt = (
        tiles("147m258p369s1234567z"),
        tiles("123m258p369s1234567f"),
        tiles("258m147p258s123456z8f"),
        tiles("369m369p147s1234567z"),
    )
    tail = {142: "7m", 143: "7m", 140: "7p", 141: "7p", 138: "7s", 139: "9m", 136: "9p", 137: "9s"}
    taken = list(tail.values())  # upper tile before lower, stack by stack from the tail
    events = (
        Draw(0, "8m"),
        *(
            event
            for number in range(7)
            for event in (Flower(1, f"{number + 1}f"), Draw(1, taken[number], replacement=True))
        ),
        Flower(2, "8f"),
        Draw(2, taken[7], replacement=True),
        # Base 3 and 8 tai from the one who laid out the eighth, who is not the dealer.
        Win(1, 2, "8f", (0, 11, -11, 0), 8, patterns=(Pattern("seven_rob_one", 8, "tai"),)),
    )
    wall = wall_of("taiwan", dealt, "8m", (), tail)
    hand = HandRecord(0, 0, 0, 0, 0, (0,) * 4, dealt, events, dice=(6, 6, 6), wall=wall, streak=0)
    holds(game_of("taiwan", {}, hand))


@pytest.mark.rule("TAIWAN-P12", "TAIWAN-P16", "TAIWAN-P17", "TAIWAN-P19", "TAIWAN-P20")
def test_mixed_flowers_the_seventeenth_tile_a_declaration_and_a_win_that_is_noted():
    dealt = (
        tiles("2589m258p258s123456z"),
        tiles("123456789m123p45s99s"),
        tiles("1f6f3f8f258m258p258s123z"),
        tiles("147m147p147s1234567z"),
    )
    events = (
        Flower(2, "1f"),
        Draw(2, "4z", replacement=True),
        Flower(2, "3f"),
        Draw(2, "5z", replacement=True),
        Flower(2, "6f"),
        Draw(2, "6z", replacement=True),
        Flower(2, "8f"),
        Payment("mixed_flowers", (-5, -5, 15, -5), 2),  # half a base of ten
        Draw(2, "9p", replacement=True),
        Draw(0, "7z"),  # the seventeenth tile
        Discard(0, "7z", drawn=True),
        Draw(1, "1z"),
        Ready(1),
        Discard(1, "1z", drawn=True),
        ReadyAccepted(1),
        Draw(2, "6s"),
        Discard(2, "6s", drawn=True),
        Win(
            1,
            2,
            "6s",
            (0, 0, 0, 0),
            50,
            patterns=(
                Pattern("ippatsu", 5, "fan"),
                Pattern("concealed_ready", 10, "fan"),
                Pattern("pure_all_chows", 15, "fan"),
                Pattern("concealed_straight", 20, "fan"),
            ),
            hand=tiles("123456789m123p45s99s6s"),
        ),
        Noted(1, 2, 110),  # base 10 and 50 fan of two half points
        Payment("note_halved", (0, -20, 20, 0), 2),  # of the 41 he owed West, who now owes him
    )
    wall = wall_of("taiwan", dealt, "7z", ("1z", "6s"), {142: "4z", 143: "5z", 140: "6z", 141: "9p"})
    notes = ((0, 0, 0, 0), (0, 0, 0, 0), (0, 41, 0, 0), (0, 0, 0, 0))
    hand = HandRecord(0, 0, 0, 0, 0, (0,) * 4, dealt, events, dice=(1, 2, 3), wall=wall, streak=0, notes=notes)
    holds(game_of("taiwan", {"preset": "hkma_2020"}, hand))


@pytest.mark.rule("TAIWAN-37", "TAIWAN-38", "TAIWAN-40", "TAIWAN-50")
def test_claims_first_come_take_a_draw_back_and_a_tile_taken_in_ends_heavenly_ready():
    dealt = (
        tiles("147m258p369s1234567z"),
        tiles("123m456m789p56p22s999s"),
        tiles("39m147p28s1133z57s3m44z"),
        tiles("258m369p147s1235566z"),
    )
    events = (
        Draw(0, "9p"),
        Ready(1, "heavenly"),
        Discard(0, "4z", drawn=False),
        Draw(1, "8m"),  # reaches for the wall first
        TakenBack(1, "8m"),  # the pung was called before the tile was in the hand (TAIWAN-40)
        Pung(2, ("4z", "4z"), "4z", 0),
        Discard(2, "7s", drawn=False),
        Draw(3, "8m"),  # the same tile, put back on the wall
        TakenIn(3),
        Discard(3, "8m", drawn=False),
        Draw(0, "8p"),
        Discard(0, "8p", drawn=True),
        Draw(1, "1p"),
        TakenIn(1),  # and heavenly ready is void (TAIWAN-50)
        Discard(1, "1p", drawn=True),
        Draw(2, "2z"),
        Discard(2, "2z", drawn=True),
        Draw(3, "6z"),
        Discard(3, "6z", drawn=True),
        Draw(0, "4p"),
        Discard(0, "4p", drawn=True),
        # Concealed hand 1 instead of heavenly ready 8; base 3, the dealer's tai 1.
        Win(1, 0, "4p", (-5, 5, 0, 0), 1, patterns=(Pattern("concealed_hand", 1, "tai"),)),
    )
    wall = wall_of("taiwan", dealt, "9p", ("8m", "8p", "1p", "2z", "6z", "4p"), {})
    hand = HandRecord(0, 0, 0, 0, 0, (0,) * 4, dealt, events, dice=(1, 1, 1), wall=wall, streak=0)
    holds(game_of("taiwan", {"claim_timing": "live"}, hand))


@pytest.mark.rule(
    "TIANJIN-6", "TIANJIN-7", "TIANJIN-10", "TIANJIN-11", "TIANJIN-12", "TIANJIN-18", "TIANJIN-23", "TIANJIN-25",
    "TIANJIN-39", "TIANJIN-42", "TIANJIN-43", "TIANJIN-44", "TIANJIN-45", "TIANJIN-F-joker_wait",
    "TIANJIN-F-kong_bloom",
)  # fmt: skip
def test_a_joker_wait_after_a_kong_with_sitting_and_pulling():
    dealt = (
        tiles("258m147p147s1256z"),
        tiles("9m555p123s456s777s"),
        tiles("258m369p258s1234z"),
        tiles("147m369p369s1466z"),
    )
    events = (
        Bet(0, "sit", 1),
        Bet(1, "pull", 2),
        Bet(2, "pull", 0),
        Bet(3, "pull", 1),
        Draw(0, "7z"),
        Dice("joker", (1, 2), 2),  # opposite the dealer: the third stack from the tail (TIANJIN-11)
        Reveal("joker", ("9m",)),  # 9m and 1m are the jokers (TIANJIN-12)
        Discard(0, "6z", drawn=False),
        Pung(3, ("6z", "6z"), "6z", 0),
        Discard(3, "1z", drawn=False),
        Draw(0, "3z"),
        Discard(0, "3z", drawn=True),
        Draw(1, "5p"),
        ConcealedKong(1, ("5p",) * 4),
        Draw(1, "2z", replacement=True),
        # Plain 1, joker wait times 2, kong bloom times 2: 4 (TIANJIN-39). The sitting dealer and two pulls make
        # times 8 between 0 and 1 (TIANJIN-42); the others pay 4 (TIANJIN-43).
        Win(
            1,
            1,
            "2z",
            (-32, 40, -4, -4),
            4,
            patterns=(
                Pattern("plain_hand", 1, "points"),
                Pattern("joker_wait", 2, "times"),
                Pattern("kong_bloom", 2, "times"),
            ),
            hand=tiles("9m123s456s777s2z"),
        ),
        Payment("concealed_kong", (-16, 20, -2, -2), 1),  # two from each, times the pair's factor (TIANJIN-44)
    )
    wall = wall_of("tianjin", dealt, "7z", ("3z", "5p"), {130: "9m", 134: "2z"})
    hand = HandRecord(0, 0, 0, 0, 0, (0,) * 4, dealt, events, dice=(4, 2), wall=wall, streak=0)
    game = game_of("tianjin", {}, hand)
    holds(game)
    # Had the dealer not sat, he would have paid half.
    stood = replace(hand, events=(Bet(0, "sit", 0), *events[1:]))
    [mismatch] = verify(game_of("tianjin", {}, stood), mode="interpreted").mismatches
    assert (mismatch.what, mismatch.got) == ("win deltas", "(-16, 24, -4, -4)")
