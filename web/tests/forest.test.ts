import { describe, expect, test } from "vitest";
import { barOf, reachOf } from "../src/lib/forest";
import type { AdviceTrial, TrialCell } from "../src/protocol";

const cell = (gain: number | null, half: number | null, part = false): TrialCell => ({
  name: "Taiwan",
  part,
  cases: 100,
  per_100_hands: 2,
  gain,
  low: gain === null || half === null ? null : gain - half,
  high: gain === null || half === null ? null : gain + half,
});
const trial = (...cells: TrialCell[]): AdviceTrial => ({
  id: "E-6",
  question: "?",
  word: "open",
  told: "",
  unit: "u",
  smallest: 0.5,
  cells,
  command: "",
  show: "",
});

describe("a forest chart", () => {
  test("is as wide as the widest interval of a whole game", () => {
    expect(reachOf(trial(cell(2, 1), cell(-3, 1), cell(50, 20, true)))).toBeCloseTo(1.1 * 4);
    expect(reachOf(trial(cell(0, 0.1)))).toBeCloseTo(1.1);
    expect(reachOf(trial(cell(null, null)))).toBeCloseTo(1.1);
  });

  test("has no gain in the middle, a gain to the right, and the band around the middle", () => {
    expect(barOf(cell(0, 1), 2, 0.5)).toMatchObject({ dot: 100, low: 50, high: 150, band: 75 });
    expect(barOf(cell(1, 0.5), 2, 0.5)).toMatchObject({ dot: 150, low: 125, high: 175 });
  });

  test("cuts off what lies beyond", () => {
    expect(barOf(cell(1, 50), 2, 0.5)).toMatchObject({ dot: 150, low: 0, high: 200 });
  });

  test("tells a ratio as so many times, with both ends", () => {
    const twice = 100 * Math.log(2);
    expect(barOf(cell(twice, 0), 100, 18.2, "ratio").text).toBe("× 2.00 (2.00–2.00)");
    expect(barOf(cell(-twice, 100 * Math.log(1.5)), 100, 18.2, "ratio").text).toBe("× 0.50 (0.33–0.75)");
    expect(barOf(cell(0, null), 100, 18.2, "ratio").text).toBe("× 1.00");
    expect(barOf(cell(null, null), 100, 18.2, "ratio").text).toBe("");
  });

  test("says in numbers what it draws", () => {
    expect(barOf(cell(-1.5, 0.25), 2, 0.5).text).toBe("−1.50 ± 0.25");
    expect(barOf(cell(1.5, null), 2, 0.5)).toMatchObject({ text: "+1.50", low: null });
    expect(barOf(cell(null, null), 2, 0.5)).toMatchObject({ text: "", dot: null });
  });
});
