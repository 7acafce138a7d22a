import { describe, expect, test } from "vitest";
import {
  CLOSE,
  dealt,
  farFirst,
  fit,
  isNarrow,
  LEANING,
  meldLayout,
  melds,
  meldsWidth,
  NARROW,
  onFelt,
  river,
  standing,
  TALL,
  UPRIGHT,
  wall,
  WIDE,
  type Placed,
} from "../src/lib/geometry";
import type { Meld, RiverTile, SeatState, WallSide } from "../src/protocol";
import { mockTable, MOCKS } from "./helpers";

const discard = (ready = false): RiverTile => ({
  tile: "1m",
  drawn: false,
  ready,
  called: false,
  last: false,
  won: false,
  dark: false,
  racked: false,
});
const seat = (change: Partial<SeatState>): SeatState => ({ ...mockTable("riichi-turn").view.seats[0]!, ...change });

describe("the river", () => {
  test("runs in rows of six, and the third row runs on", () => {
    const placed = river(seat({ river: Array.from({ length: 20 }, () => discard()) }), WIDE);
    const rows = new Set(placed.map((tile) => tile.y.toFixed(2)));
    expect(rows.size).toBe(3);
    expect(placed[6]!.x).toBeCloseTo(placed[0]!.x);
    expect(placed[18]!.x).toBeGreaterThan(placed[17]!.x);
    expect(placed[18]!.y).toBeCloseTo(placed[17]!.y);
  });

  test.each([0, 1, 2, 3])("of place %i is pressed together before it reaches the wall", (place) => {
    for (const count of [18, 19, 22, 24, 28]) {
      const tiles = Array.from({ length: count }, (_, i) => discard(i === 14));
      const placed = river(seat({ place, river: tiles }), WIDE);
      const along = placed.map(({ x, y }) => [x, -y, -x, y][place]!); // to the right of its owner
      expect(along.at(-1)! + 0.5).toBeLessThan(7.75);
      const steps = along.slice(13).map((at, i) => at - along[12 + i]!);
      expect(Math.min(...steps)).toBeGreaterThan(0.6); // every tile stays to be seen
    }
  });

  test("turns the tile that declared ready and makes room for it", () => {
    const [before, ready, after] = river(seat({ river: [discard(), discard(true), discard()] }), WIDE);
    expect(ready!.turn).toBe(before!.turn - 90);
    expect(after!.x - before!.x).toBeGreaterThan(2.3);
  });

  test("of each seat lies before its own place", () => {
    const at = [0, 1, 2, 3].map((place) => river(seat({ place, river: [discard()] }), WIDE)[0]!);
    expect(at[0]!.y).toBeGreaterThan(3);
    expect(at[1]!.x).toBeGreaterThan(3);
    expect(at[2]!.y).toBeLessThan(-3);
    expect(at[3]!.x).toBeLessThan(-3);
  });
});

describe("melds", () => {
  const pon: Meld = { kind: "pon", tiles: ["1z", "1z", "1z"], source: 1, turned: 2, added: null };

  test("have the claimed tile lying sideways", () => {
    expect(meldLayout(pon).map((tile) => tile.sideways)).toEqual([false, false, true]);
  });

  test("lie along the right edge of their owner, the newest further left (RIICHI-53)", () => {
    const owner = seat({ place: 0, seat: 2, melds: [pon, { ...pon, turned: 0 }, { ...pon, turned: 1 }] });
    const placed = melds(owner, WIDE);
    const edges = [0, 1, 2].map((number) => placed.filter((tile) => tile.key.startsWith(`m2-${number}-`)));
    expect(Math.max(...edges[0]!.map((tile) => tile.x))).toBeGreaterThan(WIDE.right - 1);
    for (const number of [1, 2]) {
      const newest = Math.max(...edges[number]!.map((tile) => tile.x));
      expect(newest).toBeLessThan(Math.min(...edges[number - 1]!.map((tile) => tile.x)));
    }
  });

  test("carry the fourth tile of an added kong above the turned one", () => {
    const kong: Meld = { ...pon, kind: "added_kong", tiles: ["1z", "1z", "1z", "1z"], added: 3 };
    const layout = meldLayout(kong);
    expect(layout[3]!.x).toBe(layout[2]!.x);
    expect(layout[3]!.y).toBeGreaterThan(layout[2]!.y + 0.9);
  });

  /** Where a tile ends on the felt: left, right, top, bottom. */
  function edges({ x, y, turn, scale, look }: Placed): [number, number, number, number] {
    const tall = look === "stand" ? 0.78 : scale * TALL;
    const [width, height] = turn % 180 === 0 ? [scale, tall] : [tall, scale];
    return [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  }

  function overlap(one: Placed, other: Placed): boolean {
    const [left, right, top, bottom] = edges(one);
    const [left2, right2, top2, bottom2] = edges(other);
    return left < right2 && left2 < right && top < bottom2 && top2 < bottom;
  }

  test.each([
    ["WIDE", WIDE],
    ["CLOSE", CLOSE],
    ["UPRIGHT", UPRIGHT],
    ["NARROW", NARROW],
  ])("that are added kongs keep off the neighbour's hand, standing and shown (%s)", (_, plan) => {
    for (const place of [1, 2]) {
      for (const turned of [0, 1, 2]) {
        const kong: Meld = { kind: "added_kong", tiles: ["1z", "1z", "1z", "1z"], source: 0, turned, added: 3 };
        const laid = melds(seat({ place, melds: [kong] }), plan);
        for (const shown of [null, Array.from({ length: 14 }, () => "1m")]) {
          const beside = seat({ place: place + 1, melds: [], hand_count: 14, drawn: true, shown });
          for (const tile of standing(beside, plan)) {
            expect(laid.filter((each) => overlap(each, tile)).map((each) => each.key)).toEqual([]);
          }
        }
      }
    }
  });
});

test.each([
  ["WIDE", WIDE],
  ["LEANING", LEANING],
  ["CLOSE", CLOSE],
  ["UPRIGHT", UPRIGHT],
  ["NARROW", NARROW],
])("four kongs and what is left of the hand fit beside each other (%s)", (_, plan) => {
  const kong: Meld = { kind: "open_kong", tiles: ["1z", "1z", "1z", "1z"], source: 1, turned: 0, added: null };
  for (const hand_count of [1, 2]) {
    const owner = seat({ place: 2, melds: [kong, kong, kong, kong], hand_count, drawn: hand_count > 1, shown: null });
    const hand = standing(owner, plan).map((tile) => tile.x - tile.scale / 2);
    const laid = melds(owner, plan).map((tile) => tile.x + tile.scale * TALL * 0.5);
    expect(Math.max(...laid)).toBeLessThan(Math.min(...hand)); // across, left and right are exchanged
    expect(Math.max(...standing(owner, plan).map((tile) => tile.x + tile.scale / 2))).toBeLessThan(-plan.left + 0.01);
  }
});

describe("walls", () => {
  test.each([13, 14, 17, 18])("of %i stacks stay on the table and do not overlap", (stacks) => {
    const placed = wall({ place: 0, stacks: Array.from({ length: stacks }, () => ["#", "#"]), gaps: [], reserved: [] });
    expect(placed).toHaveLength(2 * stacks);
    const lower = placed.filter((tile) => tile.look.includes("lower"));
    for (const [i, tile] of lower.entries()) {
      expect(Math.abs(tile.x)).toBeLessThan(9.1);
      if (i) expect(lower[i - 1]!.x - tile.x).toBeGreaterThan(tile.scale - 0.001);
    }
  });

  test("leave room for their gaps", () => {
    const stacks = Array.from({ length: 18 }, (): [string, string] => ["#", "#"]);
    const placed = wall({ place: 0, stacks, gaps: [4, 9], reserved: [] });
    for (const tile of placed) {
      expect(tile.x - tile.scale / 2).toBeGreaterThan(-7.76); // there the next wall stands
      expect(tile.x + tile.scale / 2).toBeLessThan(9.1);
    }
  });

  test("lose what has been drawn", () => {
    const stacks: [string, string][] = [
      ["#", "#"],
      [".", "#"],
      [".", "."],
    ];
    expect(wall({ place: 2, stacks, gaps: [], reserved: [] })).toHaveLength(3);
  });
});

describe("the deal", () => {
  const whole = (place: number): WallSide => ({
    place,
    stacks: Array.from({ length: 3 }, (): [string, string] => [".", "."]),
    gaps: [],
    reserved: [],
  });

  test("takes tiles from the break on, clockwise, each stack from above", () => {
    const sides = [0, 1, 2, 3].map(whole);
    sides[1]!.stacks[1] = ["#", "#"]; // where the wall stands still
    const taken = dealt({ sides, dice: [1, 2], opened: { place: 1, stack: 2 } });
    expect(taken.map((tile) => tile.order)).toEqual(taken.map((_, i) => i));
    const places = taken.map((tile) => tile.key.slice(1, 4)); // place and stack
    expect(places.slice(0, 4)).toEqual(["1-2", "1-2", "0-0", "0-0"]);
    expect(places.at(-1)).toBe("1-0");
    expect(taken).toHaveLength(2 * 12 - 2);
    expect(taken[0]!.look).toContain("upper");
  });

  test("leaves nothing where the wall has not been opened", () => {
    expect(dealt({ sides: [whole(0)], dice: [], opened: null })).toEqual([]);
  });
});

test("what lies nearer covers what is behind it, and upper tiles cover lower ones", () => {
  const side: WallSide = {
    place: 3,
    stacks: [
      ["#", "#"],
      ["#", "#"],
    ],
    gaps: [],
    reserved: [],
  };
  const order = farFirst(wall(side)).map((tile) => tile.key);
  expect(order).toEqual(["w3-1-0", "w3-1-1", "w3-0-0", "w3-0-1"]);
});

test("a hand of sixteen with four melds keeps off its own melds", () => {
  const { view } = mockTable("taiwan");
  for (const each of view.seats) {
    const right = Math.max(...standing({ ...each, place: 0 }, WIDE).map((tile) => tile.x + tile.scale / 2));
    const taken = each.melds.reduce((sum, meld) => sum + meld.tiles.length + 0.6, 0);
    expect(right).toBeLessThan(WIDE.right - taken + 1);
  }
});

test.each([1, 2, 3, 4, 5])("%i own melds fit every screen beside or above the own hand", (count) => {
  const pon: Meld = { kind: "pon", tiles: ["1z", "1z", "1z"], source: 1, turned: 2, added: null };
  const own = Array.from({ length: count }, () => pon);
  for (const [width, height, layout] of [
    [796, 760, "wide"],
    [844, 390, "low"],
    [390, 844, "tall"],
  ] as const) {
    const { hand, meld, rows } = fit(width, height, layout, 17, own);
    const row = meld * meldsWidth(own);
    const beside = rows === 1 ? hand * (17 - 3 * count + 0.32) : 0;
    expect(row + beside).toBeLessThanOrEqual(width - 8);
    expect(meld).toBeGreaterThan(19);
  }
});

test.each([
  [796, 760, "wide"],
  [844, 390, "low"],
] as const)("without anybody across, a table of %i by %i px is drawn larger", (width, height, layout) => {
  const four = fit(width, height, layout, 14, []);
  const three = fit(width, height, layout, 14, [], false);
  expect(three.u).toBeGreaterThan(1.04 * four.u);
  expect(three.top / three.u).toBeLessThan(four.top / four.u);
});

test.each([
  [390, 844],
  [360, 640],
  [768, 984],
])("a felt of %i by %i px leaves room above the own hand for what is asked", (width, height) => {
  const { plan, u, top, hand, rows } = fit(width, height, "tall", 14, []);
  expect(rows).toBe(width < 600 ? 2 : 1);
  expect(height - rows * hand * TALL - (top + plan.below * u)).toBeGreaterThan(96);
});

describe("a narrow table", () => {
  const pung: Meld = { kind: "pon", tiles: ["1z", "1z", "1z"], source: 1, turned: 2, added: null };
  const kong: Meld = { kind: "added_kong", tiles: ["1z", "1z", "1z", "1z"], source: 0, turned: 0, added: 3 };

  /** The corners that a lying tile takes. */
  function box({ x, y, turn, scale, look }: Placed): [number, number, number, number] {
    const [wide, high] = look === "stand" ? [scale, 0.8] : [scale, scale * TALL];
    const [width, height] = turn % 180 ? [high, wide] : [wide, high];
    return [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  }

  function over(one: Placed, other: Placed): boolean {
    const [left, right, top, bottom] = box(one);
    const [left2, right2, top2, bottom2] = box(other);
    const slack = 0.02;
    return left + slack < right2 && left2 + slack < right && top + slack < bottom2 && top2 + slack < bottom;
  }

  function laid(ready: number, melded: Meld[]): Placed[] {
    const tiles = Array.from({ length: 18 }, (_, i) => discard(i === ready));
    const hand_count = 14 - 3 * melded.length;
    const seats = [0, 1, 2, 3].map((place) =>
      seat({ place, seat: place, river: tiles, melds: melded, hand_count, drawn: true, shown: null }),
    );
    const others = seats.filter(({ place }) => place !== 0);
    return seats
      .flatMap((each) => river(each, NARROW))
      .concat(others.flatMap((each) => [...standing(each, NARROW), ...melds(each, NARROW)]));
  }

  test.each([0, 5, 8, 11, 17])(
    "holds eighteen discards a seat, that at %i sideways, and no tile lies on another",
    (at) => {
      for (const melded of [[], [pung, pung], [kong, pung], [pung, pung, pung, pung], [kong, kong, kong, kong]]) {
        const tiles = laid(at, melded).filter((tile) => tile.z === 0); // what is added to a pung lies upon it
        const found = tiles.flatMap((one, i) =>
          tiles.slice(i + 1).flatMap((other) => (over(one, other) ? [`${one.key} ${other.key}`] : [])),
        );
        const crowded = found.filter((pair) => !/^h\d\S* h\d/.test(pair)); // hands may be pressed together
        expect(crowded).toEqual([]);
      }
    },
  );

  test("keeps all of it on the screen", () => {
    for (const tile of laid(5, [kong, kong])) {
      const [left, right, top, bottom] = box(tile);
      expect(Math.max(-left, right)).toBeLessThanOrEqual(NARROW.width / 2);
      expect(-top).toBeLessThanOrEqual(NARROW.above);
      expect(bottom).toBeLessThanOrEqual(NARROW.below);
    }
  });

  test("is for four, and not for long rivers and tiles laid aside", () => {
    const { seats } = mockTable("riichi-turn").view;
    const plain = seats.map((each) => ({ ...each, river: [], aside: [], standing: [] }));
    expect(isNarrow(plain)).toBe(true);
    expect(isNarrow(plain.slice(1))).toBe(false);
    expect(isNarrow(plain.map((each) => ({ ...each, aside: ["1f"] })))).toBe(false);
    expect(isNarrow(plain.map((each) => ({ ...each, river: Array.from({ length: 19 }, () => discard()) })))).toBe(
      false,
    );
  });

  test("shows tiles a fifth larger or more on a phone held upright", () => {
    const wide = fit(390, 844, "tall", 14, []);
    const narrow = fit(390, 844, "tall", 14, [], true, false, true);
    expect(narrow.u / wide.u).toBeGreaterThan(1.2);
    expect(narrow.hand).toBe(wide.hand);
  });
});

test("turning a point four times brings it back", () => {
  expect(onFelt(0, 3, 5)).toEqual([3, 5]);
  expect(onFelt(2, 3, 5)).toEqual([-3, -5]);
  expect(onFelt(1, 3, 5)).toEqual([5, -3]);
});

test.each(MOCKS)("%s fits every screen", (name) => {
  const { view } = mockTable(name);
  for (const [width, height, layout] of [
    [796, 760, "wide"],
    [844, 390, "low"],
    [390, 844, "tall"],
  ] as const) {
    const { u, hand, rows } = fit(width, height, layout, view.hand_size, []);
    expect(u).toBeGreaterThan(15);
    expect((hand * (view.hand_size + 0.32)) / rows).toBeLessThanOrEqual(width);
    expect(hand).toBeGreaterThan(layout === "tall" ? 38 : 40);
  }
});
