import { describe, expect, it } from "vitest";
import { bandOf, intervalOf, valueOf } from "../src/lib/figures";

const rate = { key: "won", value: 0.25, low: 0.12, high: 0.449, of: 24, count: 6 };
const place = { key: "place", value: 2.25, low: null, high: null, of: 4, count: null };

describe("figures", () => {
  it("writes a rate of few in whole percent, of many in tenths", () => {
    expect(valueOf(rate)).toBe("25%");
    expect(intervalOf(rate)).toBe("12% – 45%");
    expect(valueOf({ ...rate, of: 1000 })).toBe("25.0%");
  });

  it("writes means by their size, and no interval where there is none", () => {
    expect(valueOf(place)).toBe("2.25");
    expect(intervalOf(place)).toBe("");
    expect(valueOf({ ...place, key: "value", value: 5321.4 })).toBe("5,321");
    expect(valueOf({ ...place, key: "value", value: 8.25 })).toMatch(/^8\.[23]$/);
  });

  it("lays rates out from none to all, places from the first to the last, and points not at all", () => {
    expect(bandOf(rate, 4)).toEqual({ at: 25, from: 12, to: expect.closeTo(44.9) as number });
    expect(bandOf({ ...place, value: 1, low: 0.4, high: 2.5 }, 4)).toEqual({ at: 0, from: 0, to: 50 });
    expect(bandOf({ ...place, key: "cost" }, 4)).toBeNull();
  });
});
