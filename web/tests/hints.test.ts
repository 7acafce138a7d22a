import { describe, expect, it } from "vitest";
import type { Hint, HintLine } from "../src/protocol";
import type { CallButton } from "../src/lib/choices";
import { barsOf, isAdvised, totalWays } from "../src/lib/hints";

function line(tile: string, steps: number, count: number, ways: number[]): HintLine {
  const dangers = ways.map((each, seat) => ({ seat, safe: each === 0, ways: each, reasons: [] }));
  return {
    tile,
    choice: null,
    away: { key: "hint-away", args: {}, rule: null },
    steps,
    accepts: [],
    count,
    waits: [],
    dangers,
  };
}

const hint: Hint = {
  away: null,
  now: null,
  lines: [line("5p", 1, 20, [4, 6]), line("1z", 1, 10, [0, 5]), line("9s", 2, 40, [0, 0])],
  advice: null,
  notes: [],
  pending: false,
};

describe("bars", () => {
  it("grow with the tiles that bring the hand nearer, and only where no other discard leaves it nearer", () => {
    expect(barsOf(hint, "1z")?.left).toBe(0.5);
    expect(barsOf(hint, "9s")?.left).toBe(0);
  });
  it("take a red five for a five", () => {
    expect(barsOf(hint, "0p")?.left).toBe(1);
  });
  it("show the ways of all opponents together", () => {
    expect(totalWays(hint.lines[0]!)).toBe(10);
    expect(barsOf(hint, "1z")?.risk).toBe(0.5);
  });
  it("stand on no tile that cannot be discarded", () => {
    expect(barsOf(hint, "7z")).toBeNull();
    expect(barsOf(null, "5p")).toBeNull();
  });
});

describe("the advised button", () => {
  const button = (index: number, then: CallButton["then"] = null) =>
    ({ id: "", key: "", choice: { index }, then }) as unknown as CallButton;
  const told = (choice: number | null): Hint => ({
    ...hint,
    advice: { label: { key: "", args: {}, rule: null }, tiles: [], choice, marks: [], reasons: [], same: false },
  });

  it("is the one of the advised choice", () => {
    expect([3, 4].map((index) => isAdvised(told(4), button(index)))).toEqual([false, true]);
  });
  it("is also one that leads to the choice by a click on a tile", () => {
    expect(isAdvised(told(7), button(5, new Map([[0, 7]])))).toBe(true);
    expect(isAdvised(told(8), button(5, new Map([[0, 7]])))).toBe(false);
  });
  it("is none where nothing is advised", () => {
    expect(isAdvised(told(null), button(0))).toBe(false);
    expect(isAdvised(null, button(0))).toBe(false);
  });
});
