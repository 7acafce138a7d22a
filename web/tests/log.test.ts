import { expect, test } from "vitest";
import { linesOf } from "../src/lib/log";
import { toldLines } from "../src/lib/told";
import type { Event } from "../src/protocol";

const event = (kind: Event["kind"], seat: number, tiles: string[] = [], cut = false): Event => ({
  kind,
  text: { key: `ev-${kind}`, args: {}, rule: null },
  seat,
  tiles,
  cut,
  word: null,
});

test("draw and discard of a turn are one line, calls and wins are cards", () => {
  const lines = linesOf([
    event("deal", 0),
    event("discard", 0, ["1m"]),
    event("draw", 1),
    event("discard", 1, ["5z"], true),
    event("pon", 0, ["5z", "5z", "5z"]),
    event("discard", 0, ["9p"]),
    event("draw", 1, ["2s"]),
    event("ready", 1),
    event("discard", 1, [], false),
    event("win", 0, ["2s"]),
  ]);
  const turn = (number: number, seat: number, drawn: string | null, discard: string, cut = false) => {
    return { kind: "turn", number, seat, drawn, discard, cut };
  };
  expect(lines.filter((line) => line.kind === "turn")).toEqual([
    turn(1, 0, null, "1m"),
    turn(2, 1, null, "5z", true),
    turn(3, 0, null, "9p"),
    turn(4, 1, "2s", "#"),
  ]);
  expect(lines.map((line) => line.kind).join(" ")).toBe("plain turn turn card turn turn card card");
});

test("a turn that goes on has a line already", () => {
  expect(linesOf([event("draw", 2, ["7p"])])).toEqual([
    { kind: "turn", number: 0, seat: 2, drawn: "7p", discard: null, cut: false },
  ]);
});

test("the log is told in lines of text, and what the reader did not see is not in it", () => {
  const lines = linesOf([
    event("discard", 0, ["1m"]),
    event("draw", 1),
    event("discard", 1, ["5z"], true),
    event("draw", 0, ["2s"]),
    event("discard", 0, []),
    event("draw", 1),
  ]);
  expect(toldLines(lines, ["Ann", "Ben"]).split("\n")).toEqual([
    "1. Ann discards 1 of characters",
    "2. Ben discards White Dragon (just drawn)",
    "3. Ann draws 2 of bamboo → discards unknown tile",
    "Ben draws",
  ]);
});
