import { beforeEach, expect, test, vi } from "vitest";
import { noteWalls, verdictOn } from "../src/lib/walls";

// printf %s '{"fangcheng":"wall 1","seed":"1","salt":"2"}' | sha256sum
const OPENING = '{"fangcheng":"wall 1","seed":"1","salt":"2"}';
const SEAL = "767fdaab7edf9dc65b1962d341c51103eeb431ecf83b249ca96ee77e06fd62bf";
const OTHER = "0".repeat(64);
const sealed = { match: 1, commitment: SEAL, opening: "", next: "" };
const opened = { ...sealed, opening: OPENING, next: OTHER };

beforeEach(() => localStorage.clear());

test("a line that gives the seal again keeps the promise", async () => {
  noteWalls("a", sealed);
  expect(await verdictOn("a", sealed)).toBe("sealed");
  expect(await verdictOn("a", opened)).toBe("kept");
});

test("another line, another seal, or a seal taken back breaks it", async () => {
  noteWalls("a", sealed);
  expect(await verdictOn("a", { ...opened, opening: `${OPENING} ` })).toBe("broken");
  expect(await verdictOn("a", { ...opened, commitment: OTHER })).toBe("broken");
  expect(await verdictOn("a", { ...sealed, commitment: "" })).toBe("broken");
});

test("the next match is held to what was promised when the one before ended", async () => {
  noteWalls("a", opened);
  expect(await verdictOn("a", { match: 2, commitment: SEAL, opening: "", next: "" })).toBe("broken");
  expect(await verdictOn("a", { match: 2, commitment: OTHER, opening: "", next: "" })).toBe("sealed");
});

test("a wall that was chosen is promised to nobody", async () => {
  const chosen = { ...sealed, commitment: "" };
  noteWalls("a", chosen);
  expect(await verdictOn("a", chosen)).toBe("chosen");
});

test("a browser that cannot hash says so", async () => {
  noteWalls("a", sealed);
  vi.stubGlobal("crypto", {});
  expect(await verdictOn("a", opened)).toBe("unchecked");
  vi.unstubAllGlobals();
});

test("what was promised first stays noted, and the oldest notes go", async () => {
  noteWalls("a", sealed);
  noteWalls("a", { ...sealed, commitment: OTHER });
  expect(await verdictOn("a", sealed)).toBe("sealed");
  for (let i = 0; i < 200; i++) noteWalls(`table ${i}`, sealed);
  expect(Object.keys(JSON.parse(localStorage.getItem("walls")!) as object)).toHaveLength(100);
});
