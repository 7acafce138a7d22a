// Views of which only the changes are sent: the page makes the same of them as the server did.
import { expect, test } from "vitest";
import { changed } from "../src/lib/changes";
import cases from "./changes.json";

test.each(cases)("steps of a played hand, %#", (one) => {
  const before = structuredClone(one.old);
  expect(changed<unknown>(one.old, one.steps)).toEqual(one.new);
  expect(one.old).toEqual(before);
});

test("an earlier view is not written, and what has not changed is the same object", () => {
  const old = {
    seats: [
      { score: 1, river: ["1m"] },
      { score: 2, river: [] as string[] },
    ],
    wall: { left: 4 },
  };
  const now = changed(old, [
    ["seats.0.score", 5],
    [".river", 1, 0, ["2m", "3m"]],
    ["seats.0.river.0", "9m"],
  ]);
  expect(now.seats[0]).toEqual({ score: 5, river: ["9m", "2m", "3m"] });
  expect(old.seats[0]).toEqual({ score: 1, river: ["1m"] });
  expect([now.seats[1], now.wall]).toEqual([old.seats[1], old.wall]);
  expect(now.seats[1]).toBe(old.seats[1]);
});
