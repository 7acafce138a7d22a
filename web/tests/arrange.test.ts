import { expect, test } from "vitest";
import { moved, nearest } from "../src/lib/arrange";

test("a member of a list is put at another place, and the others keep their order", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});

test("a tile goes to the place whose middle is nearest, in one row and in two", () => {
  const boxes = [0, 1, 2, 3].map((i) => {
    const [left, top] = [50 * (i % 2), 70 * Math.floor(i / 2)];
    return { left, right: left + 50, top, bottom: top + 70 };
  });
  expect(nearest(boxes, 20, 10)).toBe(0);
  expect(nearest(boxes, 60, 60)).toBe(1);
  expect(nearest(boxes, 49, 100)).toBe(2);
  expect(nearest(boxes, 900, 900)).toBe(3);
});
