"""Write `docs/observations.md` from the channels and numbers declared in `fangcheng.core.observe`.

    python tools/make_observations.py            write the page
    python tools/make_observations.py --check    only say whether it is up to date

The page is committed; a test compares.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/observations.md"
TOOL = "tools/make_observations.py"
sys.path.insert(0, str(ROOT / "src"))

from fangcheng.core.observe.channels import ALL_CHANNELS, BLOCK, COMMON, Channel  # noqa: E402
from fangcheng.core.observe.hidden_channels import HIDDEN_CHANNELS  # noqa: E402
from fangcheng.core.observe.scalars import ALL_SCALARS, NUMBERS  # noqa: E402
from fangcheng.core.state.action_codes import ACTIONS  # noqa: E402
from fangcheng.game.observations import observe_spec  # noqa: E402
from fangcheng.variants import IDS  # noqa: E402

HEAD = f"""\
# What a seat sees, as numbers

For programs that learn: one scheme for all {len(IDS)} games, written by compiled kernels, and nothing in it that the
seat may not know. Everything is counted from whoever observes: itself is rel 0, the seat after it rel 1, and so on.

```python
from fangcheng import Tables, observe_spec

tables = Tables("riichi", 1000, seed=1)
out = tables.observation(planes=True)  # arrays, made once
tables.observe_into(out)  # what the acting seat of each table sees
spec = observe_spec("riichi")
spec.channels[4].name, spec.channels[4].meaning, spec.scalars["drawable"].index
```

| array | shape, dtype | what it is |
|---|---|---|
| `bits` | (n, {len(ALL_CHANNELS)}) uint64 | a word for each channel; bit k stands for tile kind k |
| `planes` | (n, channels, width) uint8 | the same spread out, the channels that the game has, 0 or 1 |
| `scalars` | (n, {NUMBERS}) int32 | numbers; `spec.scales` is what to divide them by |
| `mask` | (n, {ACTIONS}) int8 | actions open to the seat, by `Action.number`; pass (57) alone where it owes nothing |

- `tables.observe_into(out, seats)` takes the seats to look from, -1 for nobody; without `seats` those that act.
  `tables.observe(...)` makes new arrays, `match.observe(seat)` is one row of them.
- A tile kind is a number (`fangcheng.tiles`): 0 to 8 are 1m to 9m, 9 to 17 p, 18 to 26 s, 27 to 33 winds and dragons,
  34 to 36 red fives, 37 to 44 flowers, 45 to 48 heads, 56 to 61 red threes and sevens. A red tile stands at its face
  and at its own kind in the hand, at its own kind in rivers and melds, and is counted at its face among the unseen.
- `spec.channels` are those the rules of the game can set, `spec.width` is the shortest of 34, 37, 45, 49 and 62 that
  holds its kinds, `spec.planes_of(bits)` spreads words. `spec.digest` changes when any place, name or meaning does:
  keep it with what you have trained. Within version {{version}} nothing changes its place or meaning.
- Names that end in .1 to .4 are thermometers: .n is set where there are at least n.
- Where a dragon stands for the joker's face (channel `stands_in`), the two kinds are told, and acted with, in each
  other's place: the dragon under the kind that it counts as, the joker under the dragon's.
- A run of three different winds (Nanchang) stands in `chow` at the wind that it lacks.
- What stands in no channel yet: the order of events, and dangers and values worked out.

A row of riichi costs some 2 microseconds, 2.8 with planes, on a busy core on which a random step costs 0.6.

Tests hold, in all games and seat by seat, that hands, rivers, unseen copies, numbers and masks are those of `View`,
that unseen copies are just the tiles that are hidden, and that tables which differ in what is hidden give the same
arrays to the bit.

Written by `{TOOL}` from `core/observe/channels.py` and `scalars.py`: change it there.
"""


HIDDEN = """\
For critics, which may know while they learn what players may not: `tables.privileged(seats)` gives words like `bits`,
(n, 34) uint64, and `spec.spread(words)` planes of them. They are the same in all games. No observation of a player has
any of it, and the digest does not tell of it.

```python
spec = tables.observe_spec
words = tables.privileged()  # what is hidden from the acting seat of each table
planes = spec.spread(words)  # (n, 34, width) uint8
spec.privileged[24].name, spec.privileged[24].meaning
```

Of an environment `privileged()` tells it for the learner, of one in which everybody learns `privileged(agent)`."""


def page() -> str:
    """Return the whole page."""
    version = observe_spec("riichi").version
    parts = [HEAD.replace("{version}", str(version)), "## Channels of the whole table", *_channels(0, COMMON)]
    parts += [
        "## Channels of each seat",
        f"A block of {BLOCK} for each seat: index = {COMMON} + {BLOCK} × rel + place.",
        *_channels(COMMON, COMMON + BLOCK),
        "## Numbers",
        *_numbers(),
        *_hidden(),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _channels(first: int, last: int) -> Iterator[str]:
    rows = [
        f"| {one.index - first} | {one.name.removeprefix('rel0.')} | {one.meaning} | {_games(one)} |"
        for one in ALL_CHANNELS[first:last]
    ]
    yield "\n".join(["| place | name | set where | games |", "|---|---|---|---|", *rows])


def _games(channel: Channel) -> str:
    """Return how many games have the channel by default."""
    if channel.when is None:
        return "all"
    return str(sum(channel in observe_spec(variant).channels for variant in IDS))


def _numbers() -> Iterator[str]:
    rows = [f"| {one.index} | {one.name} | {one.scale} | {one.meaning} |" for one in ALL_SCALARS]
    yield "\n".join(["| place | name | divide by | what it is |", "|---|---|---|---|", *rows])


def _hidden() -> Iterator[str]:
    yield "## What is hidden"
    yield HIDDEN
    rows = [f"| {one.index} | {one.name} | {one.meaning} |" for one in HIDDEN_CHANNELS]
    yield "\n".join(["| word | name | set where |", "|---|---|---|", *rows])


def main() -> int:
    """Write the page, or compare it."""
    text = page()
    if "--check" in sys.argv[1:]:
        if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text:
            return 0
        print(f"{PAGE.relative_to(ROOT)} is out of date: run python {TOOL}", file=sys.stderr)
        return 1
    PAGE.write_text(text, encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
