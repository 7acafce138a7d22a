"""Random winning hands: mostly of the shapes in which riichi's rules meet."""

from random import Random

from reference.riichi_hands import DRAGONS, GREEN, HONOURS, OUTER, SUITED, TERMINALS, TILES, WINDS, Hand

POOLS = (
    TILES,
    TILES,
    SUITED,
    [tile for tile in TILES if tile not in OUTER],
    [tile for tile in TILES if tile[1] in "mz"],
    [tile for tile in TILES if tile[1] == "s"],
    [tile for tile in TILES if tile in OUTER or tile[0] in "23789"],
    [tile for tile in SUITED if tile[0] in "123"],
    OUTER,
    HONOURS,
    GREEN,
    TERMINALS,
    [*WINDS, "2p", "3p", "4p", "8s"],
    [*DRAGONS, "4m", "5m", "6m", "9p"],
)


def random_hand(chance: Random, players: int = 4) -> Hand:
    """A complete hand with melds and circumstances that can occur together."""
    tiles = TILES if players == 4 else [tile for tile in TILES if tile[1] != "m" or tile[0] in "19"]
    while True:
        hand = try_hand(chance, tiles, players)
        if hand is not None:
            return hand


def try_hand(chance: Random, tiles: list[str], players: int) -> Hand | None:
    """One attempt; None when a tile would be needed five times."""
    pool = [tile for tile in chance.choice(POOLS) if tile in tiles]
    shape = chance.random()
    if shape < 0.05:
        return seven_pairs(chance, pool, players)
    if shape < 0.07:
        extra = chance.choice(OUTER)
        concealed = [*OUTER, extra]
        return dressed(chance, concealed, [], chance.choice(concealed), players)
    if shape < 0.09:
        return gates(chance, players)
    groups = [random_group(chance, pool, tiles, players) for _ in range(4)]
    pair = chance.choice(pool)
    melds, concealed = [], [pair, pair]
    openness = chance.choice((0, 0, 0.2, 0.5))
    for group in groups:
        word = "chi" if group[0] != group[1] else chance.choice(("pon", "pon", "kong", "added", "concealed"))
        if chance.random() < openness and not (word == "chi" and players == 3):
            melds.append((word, group if word in ("chi", "pon") else [group[0]] * 4))
        else:
            concealed += group
    used = concealed + [tile for _, meld in melds for tile in meld]
    if any(used.count(tile) > 4 for tile in used):
        return None
    return dressed(chance, concealed, melds, chance.choice(concealed), players)


def random_group(chance: Random, pool: list[str], tiles: list[str], players: int) -> list[str]:
    """A triplet of the pool, or a run that begins in it."""
    first = chance.choice(pool)
    if chance.random() < 0.55 and first[1] != "z" and int(first[0]) <= 7 and (players == 4 or first[1] != "m"):
        return [f"{int(first[0]) + step}{first[1]}" for step in range(3)]
    return [first] * 3


def seven_pairs(chance: Random, pool: list[str], players: int) -> Hand | None:
    """Seven different pairs of the pool."""
    if len(pool) < 7:
        return None
    pairs = chance.sample(pool, 7)
    return dressed(chance, [tile for tile in pairs for _ in range(2)], [], pairs[0], players)


def gates(chance: Random, players: int) -> Hand:
    """1112345678999 of a suit and one more."""
    suit = chance.choice("mps" if players == 4 else "ps")
    concealed = [f"{number}{suit}" for number in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, chance.randint(2, 8))]
    return dressed(chance, concealed, [], chance.choice(concealed), players)


def dressed(chance: Random, concealed: list[str], melds: list, tile: str, players: int) -> Hand:
    """The hand with its circumstances."""
    hand = Hand(concealed, tile, melds, by=chance.choice(("self", "self", "discard", "discard", "discard", "rob")))
    hand.players = players
    hand.seat_wind = chance.choice(WINDS[:players])
    hand.round_wind = chance.choice(WINDS[:3])
    hand.reds = chance.choice((0, 0, 1, 2))
    hand.counters = chance.choice((0, 0, 1, 5, 6))
    norths = [*concealed, *(tile for _, meld in melds for tile in meld)].count("4z")
    hand.kita = chance.choice((0, 1, 2)) if players == 3 and not norths else 0
    left = tiles_left(hand)
    chance.shuffle(left)
    turned = chance.choice((1, 1, 1, 2, 5))
    hand.dora = left[:turned]
    hand.context = circumstances(chance, hand)
    if "riichi" in hand.context or "double_riichi" in hand.context:
        hand.ura = left[turned : 2 * turned]
    return hand


def tiles_left(hand: Hand) -> list[str]:
    """Every copy that is neither in the hand nor laid aside."""
    names = [name for name in TILES if hand.players == 4 or name[1] != "m" or name[0] in "19"]
    left = [name for name in names for _ in range(4)]
    for tile in [*hand.concealed, *(tile for _, meld in hand.melds for tile in meld), *["4z"] * hand.kita]:
        left.remove(tile)
    return left


def circumstances(chance: Random, hand: Hand) -> set[str]:
    """Circumstances that do not contradict each other."""
    found: set[str] = set()
    kongs = sum(word in ("kong", "added", "concealed") for word, _ in hand.melds)
    if not hand.melds and hand.by != "rob" and chance.random() < 0.03:
        return {"first_turn"} if hand.by == "self" or hand.seat_wind != "1z" else found
    if hand.closed() and chance.random() < 0.4:
        found.add(chance.choice(("riichi", "riichi", "riichi", "double_riichi")))
    if hand.by == "self" and chance.random() < 0.15 and (kongs or hand.kita):
        found.add("kong_replacement" if kongs else "kita_replacement")
    if found & {"riichi", "double_riichi"} and not found & {"kong_replacement", "kita_replacement"}:
        found |= {"ippatsu"} if chance.random() < 0.3 else set()
    if hand.by != "rob" and chance.random() < 0.05 and "kong_replacement" not in found:
        found.add("last_tile")
    return found
