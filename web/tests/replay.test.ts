// A record on the table: it goes on when it is asked to, and only then.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Replay } from "../src/lib/replay.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Replay as Game } from "../src/protocol";
import { mockTable, MOCKS } from "./helpers";

const HAND = { round: { key: "round", args: {}, rule: null }, counters: [], steps: 20, marks: [] };
const name = MOCKS.find((one) => mockTable(one).view.results.length) ?? "";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...mockTable(name), fresh: 0 })));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the next hand is asked for once, and stands still at its start", async () => {
  const info = { players: ["a", "b", "c", "d"], seat: 0, hands: [HAND, HAND, HAND] } as unknown as Game;
  const replay = new Replay("record", 0, info, { hand: 0, step: 19, seat: 0, open: true });
  const table = new Table(replay.connect);
  await vi.advanceTimersByTimeAsync(100);
  table.next();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([replay.hand, replay.step]).toEqual([1, 0]);
  replay.toEnd();
  await vi.advanceTimersByTimeAsync(100);
  table.next();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([replay.hand, replay.step]).toEqual([2, 0]);
  table.close();
});
