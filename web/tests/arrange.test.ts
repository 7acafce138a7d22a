import { expect, test } from "vitest";
import { followDrag, moved, nearest } from "../src/lib/arrange";

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

const pointer = (type: string, clientX: number, pointerId = 1) =>
  Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerId }) as unknown as PointerEvent;

test.each([
  ["pointerup", [true]],
  ["pointercancel", [false]], // the browser takes it for a pinch: nothing is put anywhere
])("a drag that ends by %s", (type, told) => {
  const [way, ends]: [number[], boolean[]] = [[], []];
  followDrag(
    pointer("pointerdown", 10),
    (x) => way.push(x),
    (dropped) => ends.push(dropped),
  );
  for (const x of [12, 30, 25]) dispatchEvent(pointer("pointermove", x));
  dispatchEvent(pointer("pointermove", 99, 2)); // another finger
  dispatchEvent(pointer("pointerup", 99, 2));
  dispatchEvent(pointer(type, 25));
  dispatchEvent(pointer("pointermove", 60));
  expect(way).toEqual([20, 15]);
  expect(ends).toEqual(told);
});

test("a press that hardly moves is a click", () => {
  const ends: boolean[] = [];
  followDrag(
    pointer("pointerdown", 10),
    () => ends.push(true),
    () => ends.push(false),
  );
  dispatchEvent(pointer("pointermove", 99, 2)); // of another finger
  dispatchEvent(pointer("pointermove", 14));
  dispatchEvent(pointer("pointerup", 14));
  expect(ends).toEqual([]);
});
