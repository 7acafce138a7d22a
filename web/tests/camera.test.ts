import { describe, expect, test } from "vitest";
import { ABOVE, chair, drawn, REACH, seen } from "../src/lib/camera";
import type { Placed } from "../src/lib/geometry";
import { solid } from "../src/lib/solid";

/** Where a point in space meets the screen, by plain projection: turned about the centre, then divided by distance. */
function projected(tilt: number, x: number, y: number, z: number): [number, number] {
  const angle = (tilt * Math.PI) / 180;
  const towards = y * Math.sin(angle) + z * Math.cos(angle); // the eye
  const share = REACH / (REACH - towards);
  return [x * share, (y * Math.cos(angle) - z * Math.sin(angle)) * share];
}

describe("a point above a tilted felt", () => {
  test.each([
    [20, 3, -9, 0.62],
    [30, -8, 4, 1.24],
    [38, 0, 9.5, 4 / 3],
  ])("at %i degrees is drawn where the line of sight meets the felt", (tilt, x, y, z) => {
    const camera = chair(tilt);
    const at = drawn(camera, x, y, z);
    const { y: below, scale } = seen(camera, at.y);
    const [right, down] = projected(tilt, x, y, z);
    expect(at.x * scale).toBeCloseTo(right, 6);
    expect(below).toBeCloseTo(down, 6);
  });
});

describe("a solid", () => {
  const tile: Placed = { key: "w1-0-1", spot: "#", x: 8.4, y: 2, z: 0, turn: -90, scale: 1, look: "wall", depth: 2 };

  test("shows its west face where it lies to the right, its east face to the left, none before the reader", () => {
    for (const camera of [ABOVE, chair(30)]) {
      expect(solid(tile, camera)).toMatchObject({ east: false });
      expect(solid({ ...tile, x: -8.4 }, camera)).toMatchObject({ east: true });
      expect(solid({ ...tile, x: 0 }, camera).side).toBeNull();
    }
  });

  test("is turned with its owner: at the sides its foot is longer than deep", () => {
    expect(solid(tile, ABOVE).width).toBeCloseTo(4 / 3);
    expect(solid(tile, ABOVE).depth).toBe(1);
    expect(solid({ ...tile, turn: 180 }, ABOVE).depth).toBeCloseTo(4 / 3);
  });

  test("has faces that meet: the lower edge of the upper face is the upper edge of the near one", () => {
    for (const camera of [ABOVE, chair(33)]) {
      const { top, south, depth } = solid(tile, camera);
      const lower = top.y + (depth * top.scale) / 2;
      expect(south.y - south.height / 2).toBeCloseTo(lower, 6);
      expect(south.y + south.height / 2).toBeCloseTo(depth / 2, 6);
    }
  });
});
