import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Payments from "../src/table/result/Payments.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Settlement } from "../src/protocol";

test("points after a hand are told at once and never run through sums that nobody has", () => {
  settings.speed = 1; // with motion
  const before = [25000, 25000];
  const payments = [-8000, 8000].map((change, seat) => ({
    ...{ seat, change, before: before[seat]!, after: before[seat]! + change, parts: [] },
  }));
  const result = { payments, ranking: [], winner: 1, transfers: [], beside: [] } as unknown as Settlement;
  const players = ["Mei", "Lan"];
  const page = mount(Payments, { target: document.body, props: { players, faces: players, own: 0, result } });
  flushSync();
  const told = [...document.querySelectorAll(".after")].map((each) => each.textContent);
  expect(told).toEqual(["17\u202f000", "33\u202f000"]);
  void unmount(page);
});
