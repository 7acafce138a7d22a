import { expect, test } from "vitest";
import { flowing, flowsOf, heightOf } from "../src/lib/flows";
import type { Settlement, Transfer } from "../src/protocol";

const pay = (payer: number, receiver: number, amount = 1000): Transfer => ({ payer, receiver, amount });
const settled = (transfers: Transfer[], beside: unknown[] = []) => ({ transfers, beside }) as unknown as Settlement;
const ORDER = [0, 1, 2, 3];

test("a few payments to one player are arrows, anything else is a list", () => {
  expect(flowing(settled([pay(0, 1), pay(2, 1), pay(3, 1)]))).toHaveLength(3);
  expect(flowing(settled([pay(0, 1), pay(1, 2)]))).toEqual([]);
  expect(flowing(settled([pay(0, 1)], [{}]))).toEqual([]);
  expect(flowing(settled([]))).toEqual([]);
});

test.each([0, 1, 2, 3])("sums of arrows to seat %i stand apart and within the row", (winner) => {
  const flows = flowsOf(
    ORDER.filter((seat) => seat !== winner).map((seat) => pay(seat, winner)),
    ORDER,
    700,
  );
  const height = heightOf(
    flows.map((flow) => flow.transfer),
    ORDER,
  );
  for (const { x, y } of flows) {
    expect(y).toBeGreaterThanOrEqual(12);
    expect(y).toBeLessThan(height);
    expect(x).toBeGreaterThan(30);
    expect(x).toBeLessThan(670);
  }
  const near = flows.flatMap((one, i) =>
    flows.slice(i + 1).filter((other) => Math.abs(one.x - other.x) < 64 && Math.abs(one.y - other.y) < 24),
  );
  expect(near).toEqual([]);
});

test("the larger sum has the thicker arrow", () => {
  const [large, small] = flowsOf([pay(0, 2, 8000), pay(1, 2, 2000)], ORDER, 700);
  expect(large!.stroke).toBeGreaterThan(small!.stroke + 2);
});
