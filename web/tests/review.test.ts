// The review of a record: walked from mistake to mistake, its curves in a box, fetched while it grows.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { curvesOf, decidedAt, mistakeFrom, mistakesOf, Review, seatOf } from "../src/lib/review.svelte";
import { placeOf } from "../src/lib/replay.svelte";
import type { Review as Made, ReviewDecision, ReviewPlayer } from "../src/protocol";

const text = { key: "review-better", args: {}, rule: null };
const decision = (hand: number, step: number, player: number, verdict: ReviewDecision["verdict"]) =>
  ({ hand, step, player, verdict, text, reasons: [], cost: 10 }) satisfies ReviewDecision;

const player = {
  curve: [
    { hand: 0, step: 0, points: 100, decisions: 0 },
    { hand: 0, step: 5, points: 90, decisions: -10 },
    { hand: 0, step: -1, points: 140, decisions: -10 },
    { hand: 1, step: 2, points: 130, decisions: -10 },
    { hand: 1, step: 4, points: 110, decisions: -30 },
    { hand: 1, step: -1, points: 120, decisions: -30 },
  ],
} as ReviewPlayer;

const made = {
  state: "running",
  seated: [
    [0, 1, 2, 3],
    [2, 3, 0, 1],
  ],
  decisions: [
    decision(0, 3, 0, "find"),
    decision(0, 5, 0, "slip"),
    decision(0, 6, 1, "blunder"),
    decision(1, 4, 0, "mistake"),
  ],
  players: [player],
} as unknown as Made;

test("mistakes follow each other, of one player and without what was well done", () => {
  expect(mistakesOf(made, 0).map((one) => [one.hand, one.step])).toEqual([
    [0, 5],
    [1, 4],
  ]);
  expect(mistakeFrom(made, 0, { hand: 0, step: 0 })?.step).toBe(5);
  expect(mistakeFrom(made, 0, { hand: 0, step: 5 })?.hand).toBe(1);
  expect(mistakeFrom(made, 0, { hand: 1, step: 4 })).toBeNull();
  expect(mistakeFrom(made, 0, { hand: 1, step: 4 }, true)?.step).toBe(5);
  expect(mistakeFrom(made, 0, { hand: 0, step: 5 }, true)).toBeNull();
});

test("a decision is found at its step alone, what was well done too", () => {
  expect(decidedAt(made, 0, { hand: 0, step: 3 })?.verdict).toBe("find");
  expect(decidedAt(made, 1, { hand: 0, step: 3 })).toBeNull();
  expect(decidedAt(made, 0, { hand: 0, step: 4 })).toBeNull();
});

test("a player is looked for at the seat of the hand", () => {
  expect(seatOf(made, 0, 0)).toBe(0);
  expect(seatOf(made, 0, 1)).toBe(2);
  expect(seatOf(made, 7, 1)).toBeNull();
});

test("the curves meet: decisions and tiles make the points at every place", () => {
  const curves = curvesOf(player, mistakesOf(made, 0), [11, 11], 200, 100);
  const heights = (line: string) => line.split(" ").map((pair) => Number(pair.split(",")[1]));
  const [points, decisions, tiles] = [curves.points, curves.decisions, curves.tiles].map(heights) as [
    number[],
    number[],
    number[],
  ];
  for (let i = 0; i < points.length; i++) {
    const sum = (decisions[i] ?? 0) - curves.zero + ((tiles[i] ?? 0) - curves.zero);
    expect((points[i] ?? 0) - curves.zero).toBeCloseTo(sum, 0);
  }
  expect([curves.top, curves.bottom]).toEqual([50, -30]);
});

test("every hand has its width, and marks lie on the line of decisions where they cost", () => {
  const curves = curvesOf(player, mistakesOf(made, 0), [11, 11], 200, 100);
  expect(curves.hands).toEqual([100, 200]);
  expect(curves.marks.map((mark) => mark.x)).toEqual([50, 140]);
  const scale = 100 / (curves.top - curves.bottom);
  expect(curves.marks.map((mark) => Math.round((mark.y - curves.zero) / scale))).toEqual([10, 30]);
});

test("an address can ask for a review", () => {
  expect(placeOf("/r/abc/2/1.1//review")).toMatchObject({
    record: "abc",
    game: 1,
    seat: null,
    open: true,
    review: true,
  });
  expect(placeOf("/r/abc/2/1.1/0")).toMatchObject({ seat: 0, review: false });
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a review is fetched until it is whole, and no more once the page is left", async () => {
  const states = ["running", "running", "done"];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, options?: RequestInit) => {
    asked.push(`${options?.method ?? "GET"} ${path}`);
    return Promise.resolve(Response.json({ ...made, state: states[Math.min(asked.length, 3) - 1] }));
  });
  const review = new Review("abc", 0);
  await review.order();
  expect(asked).toEqual(["POST /api/replays/abc/0/review"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(3);
  expect(review.made?.state).toBe("done");

  asked.length = 0;
  const left = new Review("abc", 0);
  await left.look();
  left.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(["GET /api/replays/abc/0/review"]);
});

test("a refusal is told", async () => {
  const reason = { key: "review-full", args: { n: 3 }, rule: null };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ reason }, { status: 429 })));
  const review = new Review("abc", 0);
  await review.order();
  expect(review.problem).toEqual(reason);
});
